"""Three tiny games: without luck, with dice, with hidden hands. An action is its own notation."""

from __future__ import annotations

import json
from abc import abstractmethod
from collections.abc import Collection
from dataclasses import astuple, dataclass
from random import Random
from typing import Any, ClassVar, Generic, TypeVar

from desktop_app.core.errors import BadData
from desktop_app.core.game import CHANCE, Event, Game, Option, Outcome, Score, Seat, Setup
from desktop_app.session.record import Header, Kind, Line, Player


@dataclass(frozen=True, slots=True)
class Heap:
    """Counters left in the middle, taken by each seat, and whose turn it is."""

    left: int
    points: tuple[int, ...]
    mover: Seat


@dataclass(frozen=True, slots=True)
class Track:
    """Steps of each seat; `roll` is what lies on the table, 0 before it is rolled."""

    points: tuple[int, ...]
    mover: Seat
    roll: int = 0


@dataclass(frozen=True, slots=True)
class Hands:
    """Cards of each seat (0 is a card that the viewer does not see), the trick on the table, points."""

    hands: tuple[tuple[int, ...], ...]
    dealt: int
    trick: tuple[int, ...]
    points: tuple[int, ...]


S = TypeVar("S", Heap, Track, Hands)


class TinyGame(Game[S, str, S], Generic[S]):
    """What the three share."""

    rules_version: ClassVar[int] = 2
    seat_range: ClassVar[tuple[int, int]] = (2, 4)
    has_secrets: ClassVar[bool] = False
    state_type: ClassVar[type[Any]]
    letters: ClassVar[str]

    @abstractmethod
    def start(self, seats: int, first: Seat) -> S: ...

    def options(self, seats: int) -> tuple[Option, ...]:
        return ()

    def initial(self, setup: Setup) -> S:
        if not 2 <= setup.seats <= 4 or not 0 <= setup.start < setup.seats or setup.options:
            raise BadData("no such set-up", given=repr(setup))
        return self.start(setup.seats, setup.start)

    def refusal(self, state: S, action: str) -> str | None:
        return None if action in self.legal(state) else "not_now"

    def outcome(self, state: S) -> Outcome | None:
        if self.to_act(state) is not None:
            return None
        scores = self.standing(state)
        ranks = tuple(1 + sum(other.total > score.total for other in scores) for score in scores)
        return Outcome(scores, ranks)

    def standing(self, seen: S) -> tuple[Score, ...]:
        return tuple(Score(points, (("points", points),)) for points in seen.points)

    def observe(self, state: S, seat: Seat | None) -> S:
        return state

    def imagine(self, seen: S, rng: Random) -> S:
        return seen

    def notate(self, action: str) -> str:
        return action

    def parse(self, text: str) -> str:
        if len(text) < 2 or text[0] not in self.letters or not text[1:].isdecimal():
            raise BadData("no action", given=text)
        return text

    def encode(self, state: S) -> str:
        return json.dumps(astuple(state))

    def decode(self, text: str) -> S:
        def tuples(value: Any) -> Any:
            return tuple(map(tuples, value)) if isinstance(value, list) else value

        state: S = self.state_type(*tuples(json.loads(text)))
        return state


def _added(points: tuple[int, ...], seat: Seat, more: int) -> tuple[int, ...]:
    return (*points[:seat], points[seat] + more, *points[seat + 1 :])


class HeapGame(TinyGame[Heap]):
    """Take 1 to 3 of 12 counters in turn; most counters win."""

    id: ClassVar[str] = "heap"
    state_type: ClassVar[type[Any]] = Heap
    letters: ClassVar[str] = "t"

    def start(self, seats: int, first: Seat) -> Heap:
        return Heap(12, (0,) * seats, first)

    def to_act(self, state: Heap) -> Seat | None:
        return state.mover if state.left else None

    def legal(self, state: Heap) -> Collection[str]:
        return [f"t{count}" for count in range(1, min(3, state.left) + 1)]

    def apply(self, state: Heap, action: str) -> tuple[Heap, tuple[Event, ...]]:
        count = int(action[1:])
        points = _added(state.points, state.mover, count)
        after = Heap(state.left - count, points, (state.mover + 1) % len(points))
        return after, (Event("taken", state.mover, (("count", count),)),)


class DiceGame(TinyGame[Track]):
    """A die is rolled; k1 keeps it as steps, k0 does not. Whoever reaches 10 ends the game."""

    id: ClassVar[str] = "track"
    state_type: ClassVar[type[Any]] = Track
    letters: ClassVar[str] = "rk"

    def start(self, seats: int, first: Seat) -> Track:
        return Track((0,) * seats, first)

    def to_act(self, state: Track) -> Seat | None:
        if max(state.points) >= 10:
            return None
        return state.mover if state.roll else CHANCE

    def legal(self, state: Track) -> Collection[str]:
        match self.to_act(state):
            case None:
                return []
            case seat if seat == CHANCE:
                return [f"r{eyes}" for eyes in range(1, 7)]
        return ["k0", "k1"]

    def apply(self, state: Track, action: str) -> tuple[Track, tuple[Event, ...]]:
        if not state.roll:
            eyes = int(action[1:])
            return Track(state.points, state.mover, eyes), (Event("rolled", None, (("eyes", eyes),)),)
        steps = state.roll if action == "k1" else 0
        points = _added(state.points, state.mover, steps)
        return Track(points, (state.mover + 1) % len(points)), (Event("moved", state.mover),)

    def chance(self, state: Track, rng: Random) -> str:
        return f"r{rng.randint(1, 6)}"


class CardGame(TinyGame[Hands]):
    """Three cards each are dealt; in turn each plays one, the highest of a trick is a point."""

    id: ClassVar[str] = "cards"
    state_type: ClassVar[type[Any]] = Hands
    letters: ClassVar[str] = "dc"
    has_secrets: ClassVar[bool] = True

    def start(self, seats: int, first: Seat) -> Hands:
        return Hands(((),) * seats, 0, (), (0,) * seats)

    def to_act(self, state: Hands) -> Seat | None:
        seats = len(state.hands)
        if state.dealt < 3 * seats:
            return CHANCE
        return len(state.trick) if any(state.hands) or state.trick else None

    def legal(self, state: Hands) -> Collection[str]:
        seat = self.to_act(state)
        if seat is None:
            return []
        if seat == CHANCE:
            dealt = {card for hand in state.hands for card in hand}
            return [f"d{card}" for card in range(1, 3 * len(state.hands) + 1) if card not in dealt]
        return [f"c{card}" for card in state.hands[seat]]

    def apply(self, state: Hands, action: str) -> tuple[Hands, tuple[Event, ...]]:
        card, hands = int(action[1:]), list(state.hands)
        if action[0] == "d":
            seat = state.dealt % len(hands)
            hands[seat] = (*hands[seat], card)
            return Hands(tuple(hands), state.dealt + 1, (), state.points), (Event("dealt", seat),)
        seat = len(state.trick)
        hands[seat] = tuple(other for other in hands[seat] if other != card)
        trick, points = (*state.trick, card), state.points
        if len(trick) == len(hands):
            trick, points = (), _added(points, trick.index(max(trick)), 1)
        return Hands(tuple(hands), state.dealt, trick, points), (Event("played", seat),)

    def chance(self, state: Hands, rng: Random) -> str:
        return rng.choice(list(self.legal(state)))

    def observe(self, state: Hands, seat: Seat | None) -> Hands:
        hands = tuple(hand if who == seat else (0,) * len(hand) for who, hand in enumerate(state.hands))
        return Hands(hands, state.dealt, state.trick, state.points)


HEAP, DICE, CARDS = HeapGame(), DiceGame(), CardGame()
GAMES: dict[str, Game[Any, Any, Any]] = {game.id: game for game in (HEAP, DICE, CARDS)}


def header_for(
    game: Game[Any, Any, Any], kinds: str = "pp", *, seed: int = 7, practice: bool = False
) -> Header:
    """A header with one seat per letter of `kinds`: p a person, c a computer."""
    known: dict[str, Kind] = {"p": "person", "c": "computer"}
    players = tuple(
        Player(f"{known[kind].title()} {seat}", known[kind], 3 if kind == "c" else 0)
        for seat, kind in enumerate(kinds)
    )
    return Header(game.id, game.rules_version, Setup(len(kinds)), players, seed, practice=practice)


class Notebook:
    """A recorder that keeps what it is given, or refuses all of it when it is `full`."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.full = False

    def __call__(self, *lines: Line) -> None:
        if self.full:
            raise OSError(28, "No space left on device")
        self.lines += lines
