"""A tiny game for tests of the frame: whoever takes the last pebble of a heap gets two points more.

Two to four seats take 1 to 3 pebbles in turn, each a point. No Qt here: it runs in the bots' process as well.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from random import Random
from typing import ClassVar

from desktop_app.bots.bot import Advice, Bot, Budget, Control, Level
from desktop_app.core.errors import BadData
from desktop_app.core.game import Event, Game, Option, Outcome, Score, Seat, Setup

BONUS = 2


@dataclass(frozen=True, slots=True)
class Heap:
    """The pebbles left, whose turn it is, and what each seat has taken; `last` took the last one."""

    left: int
    mover: Seat
    taken: tuple[int, ...]
    last: Seat | None = None


class Pebbles(Game[Heap, int, Heap]):
    """The rules; an action is the number taken."""

    id: ClassVar[str] = "pebbles"
    rules_version: ClassVar[int] = 1
    seat_range: ClassVar[tuple[int, int]] = (2, 4)
    has_secrets: ClassVar[bool] = False

    def options(self, seats: int) -> tuple[Option, ...]:
        return (Option("heap", (12, 6, 40)),)

    def initial(self, setup: Setup) -> Heap:
        low, high = self.seat_range
        if not low <= setup.seats <= high or not 0 <= setup.start < setup.seats:
            raise BadData("two to four seats", given=str(setup))
        heap = setup.option("heap", 12)
        if heap not in self.options(setup.seats)[0].choices:
            raise BadData("no such heap", given=str(heap))
        return Heap(int(heap), setup.start, (0,) * setup.seats)

    def to_act(self, state: Heap) -> Seat | None:
        return state.mover if state.left else None

    def legal(self, state: Heap) -> Collection[int]:
        return range(1, min(3, state.left) + 1)

    def apply(self, state: Heap, action: int) -> tuple[Heap, tuple[Event, ...]]:
        taken = list(state.taken)
        taken[state.mover] += action
        left = state.left - action
        mover = (state.mover + 1) % len(taken)
        after = Heap(left, mover, tuple(taken), None if left else state.mover)
        return after, (Event("took", state.mover, (("count", action), ("left", left))),)

    def refusal(self, state: Heap, action: int) -> str | None:
        if not state.left:
            return "over"
        if not 1 <= action <= 3:
            return "amount"
        return None if action <= state.left else "too-many"

    def outcome(self, state: Heap) -> Outcome | None:
        if state.left:
            return None
        scores = self.standing(state)
        ranks = tuple(1 + sum(other.total > score.total for other in scores) for score in scores)
        return Outcome(scores, ranks)

    def standing(self, seen: Heap) -> tuple[Score, ...]:
        scores = []
        for seat, count in enumerate(seen.taken):
            bonus = BONUS if seat == seen.last else 0
            scores.append(Score(count + bonus, (("pebbles", count), ("last", bonus))))
        return tuple(scores)

    def observe(self, state: Heap, seat: Seat | None) -> Heap:
        return state

    def imagine(self, seen: Heap, rng: Random) -> Heap:
        return seen

    def notate(self, action: int) -> str:
        return str(action)

    def parse(self, text: str) -> int:
        if text not in ("1", "2", "3"):
            raise BadData("1 to 3", given=text)
        return int(text)

    def encode(self, state: Heap) -> str:
        last = "-" if state.last is None else str(state.last)
        return f"{state.left} {state.mover} {last} {' '.join(map(str, state.taken))}"

    def decode(self, text: str) -> Heap:
        try:
            left, mover, last, *taken = text.split(" ")
            return Heap(int(left), int(mover), tuple(map(int, taken)), None if last == "-" else int(last))
        except ValueError as error:
            raise BadData("no heap", given=text) from error


GAME = Pebbles()
LEVELS = (Level(1, Budget(iterations=1)), Level(2, Budget(iterations=1)), Level(3, Budget(iterations=1)))


class TakeOne(Bot[Heap, int]):
    """Always takes one."""

    def choose(self, seen: Heap, rng: Random, control: Control) -> int:
        return 1


def make_bot(level: int) -> Bot[Heap, int]:
    """The same player at each level."""
    return TakeOne()


def advise(seen: Heap, rng: Random, control: Control) -> Advice[int]:
    """Take as much as is allowed."""
    return Advice(max(GAME.legal(seen)), "most", (("left", seen.left),))
