"""A tiny game with hidden hands for tests of secrecy. No Qt here: it runs in the bots' process as well.

Two to four seats are dealt two cards each; whoever is to act draws one, may sort the hand, and lays a card
openly (its number of points) or keeps all. After three turns of each seat the hands are open. Each card has
a word of its own that nothing else on the screen contains.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from random import Random
from typing import ClassVar

from desktop_app.bots.bot import Advice, Bot, Budget, Control, Level
from desktop_app.core.errors import BadData
from desktop_app.core.game import CHANCE, Event, Game, Option, Outcome, Score, Seat, Setup

WORDS = (
    *("Aardvark", "Bandicoot", "Cassowary", "Dugong", "Echidna", "Flamingo", "Gharial", "Hoatzin"),
    *("Ibex", "Jerboa", "Kakapo", "Lemming", "Markhor", "Numbat", "Ocelot", "Pangolin"),
    *("Quokka", "Rhea", "Serval", "Tapir", "Urial", "Vicuna", "Wombat", "Xerus"),
)
TURNS = 3


def word(card: int) -> str:
    """The word of a card, 1 to 24."""
    return WORDS[card - 1]


@dataclass(frozen=True, slots=True)
class Hands:
    """Cards of each seat (0 is one that the viewer does not see), those laid, who is to act, turns taken."""

    hands: tuple[tuple[int, ...], ...]
    laid: tuple[tuple[int, ...], ...]
    mover: Seat = 0
    taken: int = 0
    drawn: bool = False

    @property
    def over(self) -> bool:
        """Whether all turns are taken."""
        return self.taken == TURNS * len(self.hands)


@dataclass(frozen=True, slots=True)
class Drawn(Event):
    """A card drawn; only its owner may know which."""

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else Event("drawn", self.seat)


class Secrets(Game[Hands, str, Hands]):
    """The rules; actions are d7 (7 is drawn), l7 (7 is laid), k (keep all), s (sort)."""

    id: ClassVar[str] = "secrets"
    rules_version: ClassVar[int] = 1
    seat_range: ClassVar[tuple[int, int]] = (2, 4)
    has_secrets: ClassVar[bool] = True

    def options(self, seats: int) -> tuple[Option, ...]:
        return ()

    def initial(self, setup: Setup) -> Hands:
        if not 2 <= setup.seats <= 4 or not 0 <= setup.start < setup.seats:
            raise BadData("two to four seats", given=str(setup))
        nothing = ((),) * setup.seats
        return Hands(nothing, nothing, setup.start)

    def to_act(self, state: Hands) -> Seat | None:
        if state.over:
            return None
        return state.mover if self._owner(state) is None else CHANCE

    def _owner(self, state: Hands) -> Seat | None:
        """Who gets the card to be drawn now; None: none is."""
        dealt = [len(hand) + len(laid) for hand, laid in zip(state.hands, state.laid, strict=True)]
        if min(dealt) < 2:
            return dealt.index(min(dealt))
        return None if state.drawn else state.mover

    def legal(self, state: Hands) -> Collection[str]:
        seat = self.to_act(state)
        if seat is None:
            return ()
        if seat == CHANCE:
            gone = {card for cards in (*state.hands, *state.laid) for card in cards}
            return tuple(f"d{card}" for card in range(1, len(WORDS) + 1) if card not in gone)
        return (*(f"l{card}" for card in state.hands[seat]), "k", "s")

    def apply(self, state: Hands, action: str) -> tuple[Hands, tuple[Event, ...]]:
        hands, laid, mover = list(state.hands), list(state.laid), state.mover
        card = int(action[1:] or 0)
        if action[0] == "d":
            owner = self._owner(state)
            assert owner is not None
            hands[owner] = (*hands[owner], card)
            drawn = sum(map(len, hands)) + sum(map(len, laid)) > 2 * len(hands)
            return replace(state, hands=tuple(hands), drawn=drawn), (
                Drawn("drawn", owner, (("card", card),)),
            )
        if action == "s":
            hands[mover] = tuple(sorted(hands[mover]))
            return replace(state, hands=tuple(hands)), (Event("sorted", mover),)
        if action[0] == "l":
            hands[mover] = tuple(other for other in hands[mover] if other != card)
            laid[mover] = (*laid[mover], card)
        event = Event("laid", mover, (("card", card),)) if card else Event("kept", mover)
        following = (mover + 1) % len(hands)
        return Hands(tuple(hands), tuple(laid), following, state.taken + 1), (event,)

    def chance(self, state: Hands, rng: Random) -> str:
        return rng.choice(list(self.legal(state)))

    def refusal(self, state: Hands, action: str) -> str | None:
        return None if action in self.legal(state) else "card"

    def outcome(self, state: Hands) -> Outcome | None:
        if not state.over:
            return None
        scores = self.standing(state)
        return Outcome(scores, tuple(1 + sum(o.total > s.total for o in scores) for s in scores))

    def standing(self, seen: Hands) -> tuple[Score, ...]:
        return tuple(Score(sum(laid), (("laid", sum(laid)),)) for laid in seen.laid)

    def observe(self, state: Hands, seat: Seat | None) -> Hands:
        if state.over:
            return state
        hands = tuple(hand if who == seat else (0,) * len(hand) for who, hand in enumerate(state.hands))
        return replace(state, hands=hands)

    def imagine(self, seen: Hands, rng: Random) -> Hands:
        known = {card for cards in (*seen.hands, *seen.laid) for card in cards}
        rest = [card for card in range(1, len(WORDS) + 1) if card not in known]
        rng.shuffle(rest)
        hands = tuple(tuple(card or rest.pop() for card in hand) for hand in seen.hands)
        return replace(seen, hands=hands)

    def notate(self, action: str) -> str:
        return action

    def parse(self, text: str) -> str:
        if text in ("k", "s") or (text[:1] in ("d", "l") and text[1:].isdecimal()):
            return text
        raise BadData("no action", given=text)

    def encode(self, state: Hands) -> str:
        return repr((state.hands, state.laid, state.mover, state.taken, state.drawn))

    def decode(self, text: str) -> Hands:
        raise BadData("positions are not read", given=text)


GAME = Secrets()
LEVELS = (Level(1, Budget(iterations=1)), Level(2, Budget(iterations=1)), Level(3, Budget(iterations=1)))


class Keeper(Bot[Hands, str]):
    """Always keeps its cards."""

    def choose(self, seen: Hands, rng: Random, control: Control) -> str:
        return "k"


def make_bot(level: int) -> Bot[Hands, str]:
    """The same player at each level."""
    return Keeper()


def advise(seen: Hands, rng: Random, control: Control) -> Advice[str]:
    """Lay the highest card."""
    card = max(seen.hands[seen.mover])
    return Advice(f"l{card}", "highest", (("card", card),))
