"""What the cards on the table want, and what beats the dice that lie on them. Pure."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from desktop_app.games.rollnbump.engine.deck import FACES, Card, Kind, Shape, deck
from desktop_app.games.rollnbump.engine.placing import UNCLAIMED, groups, held
from desktop_app.games.rollnbump.engine.state import JOKER_SLOT, Dice, RollnbumpState, Slot


@dataclass(frozen=True, slots=True)
class Needed:
    """What it takes to claim a card now: the least of its `shape` that is enough.

    `size` dice of `face`, or a straight of `size` from `face` up; a single takes more of them, too. `free`:
    nobody claims it; `possible` is false where nothing beats what lies there (`face` is then 0).
    """

    shape: Shape
    size: int
    face: int
    free: bool
    possible: bool


@dataclass(frozen=True, slots=True)
class Problem:
    """A started card lacks `count` dice; `faces` are those of which the next may be one, ascending."""

    count: int
    faces: Dice


@dataclass(frozen=True, slots=True)
class Left:
    """The dice on no card: they try for the bonus die.

    `beats` is the total that lies there, 0 for none. `claims`: they get it. `in_turn`: they cannot try,
    because the bonus die is in this turn's hand.
    """

    dice: Dice
    beats: int
    claims: bool
    in_turn: bool

    @property
    def total(self) -> int:
        """The sum of the faces."""
        return sum(self.dice)


def slots(state: RollnbumpState) -> tuple[Slot, ...]:
    """Where a card lies face up: the stacks, then the joker's place."""
    every = (*range(len(state.stacks)), JOKER_SLOT)
    return tuple(slot for slot in every if top(state, slot) is not None)


def top(state: RollnbumpState, slot: Slot) -> Card | None:
    """The card that lies face up there."""
    return state.top(slot, deck().joker)


def kind_on(state: RollnbumpState, slot: Slot) -> Kind:
    """What the card that lies face up there wants."""
    card = top(state, slot)
    assert card is not None
    return deck().kind(card)


@cache
def winning(kind: Kind, beaten: int = UNCLAIMED) -> tuple[Dice, ...]:
    """All groups for such a card that beat a strength, the weakest first.

    >>> winning(deck().kind(deck().card("red", "R4")), 14)
    ((3, 4, 5, 6),)
    """
    every = tuple(face for face in range(1, FACES + 1) for _ in range(deck().dice))
    return groups(kind, every, beaten)


def enough(state: RollnbumpState, slot: Slot) -> tuple[Dice, ...]:
    """The groups that claim the card of a slot now, the weakest first; none where no card lies."""
    if top(state, slot) is None:
        return ()
    kind = kind_on(state, slot)
    return winning(kind, held(kind, state.claim(slot)))


def needed(state: RollnbumpState, slot: Slot) -> Needed | None:
    """What it takes to claim a card now; None where no card lies face up."""
    if top(state, slot) is None:
        return None
    kind, legal = kind_on(state, slot), enough(state, slot)
    free = state.claim(slot) is None
    if not legal:
        return Needed(kind.shape, kind.size, 0, free, possible=False)
    return Needed(kind.shape, len(legal[0]), legal[0][0], free, possible=True)
