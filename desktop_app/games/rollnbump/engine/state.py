"""The values of a running game: stacks, claims, collected cards, the dice on the table, whose turn it is.

Dice are sorted tuples of faces 1 to 6; which die of equal worth is meant never matters. A slot is the index
of a stack, or JOKER_SLOT. Nothing is known to some players only: what lies face down, and which cards left
the game, is decided card by card when it is turned up, so a state holds no order of the deck.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from .deck import Card

Dice: TypeAlias = tuple[int, ...]
"""Faces, ascending."""

Slot: TypeAlias = int
JOKER_SLOT: Final[Slot] = -1

Phase: TypeAlias = Literal["reveal", "joker", "roll", "choose", "claim", "bonus", "over"]
"""reveal: chance turns up the next card; joker: the current seat chooses the joker's colour; roll: dice are
due; choose: the current seat keeps dice and rolls the rest again, or stops; claim: it puts dice on cards;
bonus: chance rolls the bonus die for points at the end; over.
"""


@dataclass(frozen=True, slots=True)
class Claimed:
    """Dice of a seat on a card, or at the bonus die."""

    seat: int
    dice: Dice

    @property
    def total(self) -> int:
        """The sum of the faces."""
        return sum(self.dice)


@dataclass(frozen=True, slots=True)
class Stack:
    """`height` cards, the top one face up; `top` is None until it is turned up, and at the end."""

    top: Card | None
    height: int
    claim: Claimed | None = None


@dataclass(frozen=True, slots=True)
class RollnbumpState:
    """A position.

    `dice` and `bonus_face` (0: none) lie before the current seat; while a roll is due they are those that
    are kept. `rerolls` are left in this turn. `bonus_in_hand`: the current seat rolls the bonus die, too.
    `cards` are each seat's coloured cards, ascending. `rolls_done` counts the completed turns of the game.
    """

    seats: int
    current: int
    phase: Phase
    stacks: tuple[Stack, ...]
    joker_on_table: bool
    joker_claim: Claimed | None
    bonus_claim: Claimed | None
    bonus_in_hand: bool
    cards: tuple[tuple[Card, ...], ...]
    joker_owner: int | None
    joker_colour: int | None
    rolls_done: int
    dice: Dice
    bonus_face: int
    rerolls: int
    bonus_points: tuple[int, ...]

    def top(self, slot: Slot, joker: Card) -> Card | None:
        """The card that lies face up on a slot; `joker` is the joker's number."""
        if slot == JOKER_SLOT:
            return joker if self.joker_on_table else None
        return self.stacks[slot].top

    def claim(self, slot: Slot) -> Claimed | None:
        """Whose dice lie on a slot."""
        return self.joker_claim if slot == JOKER_SLOT else self.stacks[slot].claim


@dataclass(frozen=True, slots=True)
class RollnbumpView:
    """What a seat may know: everything, as nothing is hidden from only some of the players."""

    state: RollnbumpState


# ---- actions -----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Reveal:
    """Chance: the next card of a stack is turned up."""

    stack: int
    card: Card


@dataclass(frozen=True, slots=True)
class Roll:
    """Chance: what the dice rolled now show; `bonus` is 0 if the bonus die is not rolled."""

    dice: Dice
    bonus: int = 0


@dataclass(frozen=True, slots=True)
class Reroll:
    """Keep these own dice (and the bonus die) and roll the rest again; at least one die is rolled."""

    kept: Dice
    keep_bonus: bool = False


@dataclass(frozen=True, slots=True)
class Stop:
    """Roll no more in this turn: every die is kept."""

    keeps_all: bool = field(default=True, init=False)


@dataclass(frozen=True, slots=True)
class Placement:
    """These dice onto the card of that slot."""

    slot: Slot
    dice: Dice


@dataclass(frozen=True, slots=True)
class Claim:
    """Put dice on cards, ascending by slot; () claims no card. All other dice go to the bonus die.

    Dice are named as they lie on the cards: a die turned to the bonus die's value shows that value. Which of
    the other dice was turned makes no difference to anything, so the action does not say it.
    """

    placements: tuple[Placement, ...] = ()


@dataclass(frozen=True, slots=True)
class AssignJoker:
    """The joker just gained belongs to this colour, an index into the deck's colours."""

    colour: int


@dataclass(frozen=True, slots=True)
class BonusRoll:
    """Chance: what the bonus die shows at the end."""

    face: int


Action: TypeAlias = Reveal | Roll | Reroll | Stop | Claim | AssignJoker | BonusRoll
