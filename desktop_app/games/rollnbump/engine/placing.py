"""Dice on cards: what a card takes, what beats the dice there, and every way to divide a roll over the cards.

A single takes one or more dice of its face; its strength is their number. A set takes exactly its number
of equal dice, a straight exactly its number of faces in a row, one each; their strength is the total. Dice of
another seat fall to greater strength only.

In a turn with the bonus die one die may show that die's value instead of its own. What a claim says is how
the dice lie on the cards; if they cannot lie so as rolled, the lowest die left over was turned.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Final, Literal, TypeAlias

from .chances import fits, packed
from .deck import FACES, Kind, deck
from .state import JOKER_SLOT, Claim, Claimed, Dice, Placement, RollnbumpState, Slot

ClaimCode: TypeAlias = Literal["order", "twice", "empty", "shape", "too_few", "too_low", "dice"]

UNCLAIMED: Final = 0
"""The strength of no dice."""


@dataclass(frozen=True, slots=True)
class Target:
    """A card face up: its slot, what it wants, and the strength of the dice on it (UNCLAIMED if none)."""

    slot: Slot
    kind: Kind
    held: int = UNCLAIMED


@dataclass(frozen=True, slots=True)
class Spent:
    """What a claim does to the dice: the face that was turned (0: none) and the dice left over."""

    turned: int
    left: Dice


def strength(kind: Kind, dice: Dice) -> int:
    """What dice on such a card count when somebody wants to bump them.

    >>> kinds = {kind.id: kind for kind in deck().kinds}
    >>> strength(kinds["S6"], (6, 6)), strength(kinds["K3"], (4, 4, 4))
    (2, 12)
    """
    return len(dice) if kind.shape == "single" else sum(dice)


def held(kind: Kind, claim: Claimed | None) -> int:
    """The strength of the dice on a card; UNCLAIMED if there are none."""
    return UNCLAIMED if claim is None else strength(kind, claim.dice)


def shape_refusal(kind: Kind, dice: Dice) -> Literal["shape"] | None:
    """None if such a card takes exactly these dice, whoever lies there, else "shape"."""
    if not dice or not all(1 <= face <= FACES for face in dice):
        return "shape"
    if kind.shape == "single":
        good = all(face == kind.face for face in dice) and len(dice) <= deck().dice
    elif kind.shape == "set":
        good = len(dice) == kind.size and len(set(dice)) == 1
    else:
        good = len(dice) == kind.size and all(high == low + 1 for low, high in pairwise(dice))
    return None if good else "shape"


def placement_refusal(kind: Kind, dice: Dice, beaten: int) -> Literal["shape", "too_few", "too_low"] | None:
    """None if the dice may go onto such a card against dice of strength `beaten`."""
    if shape_refusal(kind, dice) is not None:
        return "shape"
    if strength(kind, dice) > beaten:
        return None
    return "too_few" if kind.shape == "single" else "too_low"


@lru_cache(maxsize=20_000)
def groups(kind: Kind, dice: Dice, beaten: int = UNCLAIMED) -> tuple[Dice, ...]:
    """Every choice from these dice that may go onto such a card, weakest first.

    >>> kinds = {kind.id: kind for kind in deck().kinds}
    >>> groups(kinds["R4"], (2, 3, 4, 5, 6))
    ((2, 3, 4, 5), (3, 4, 5, 6))
    >>> groups(kinds["S6"], (3, 4, 6, 6, 6), beaten=1)
    ((6, 6), (6, 6, 6))
    """
    if kind.shape == "single":
        found = [(kind.face,) * size for size in range(1, dice.count(kind.face) + 1)]
    elif kind.shape == "set":
        found = [(face,) * kind.size for face in sorted(set(dice)) if dice.count(face) >= kind.size]
    else:
        rows = [tuple(range(low, low + kind.size)) for low in sorted(set(dice))]
        found = [row for row in rows if set(row) <= set(dice)]
    return tuple(group for group in found if placement_refusal(kind, group, beaten) is None)


def turned(dice: Dice, bonus_face: int) -> tuple[Dice, ...]:
    """The dice as they lie, then once for each other face with one die of it turned to `bonus_face`.

    Without a bonus die (0) only the dice as they lie.

    >>> turned((1, 4, 4), 4)
    ((1, 4, 4), (4, 4, 4))
    """
    found = [dice]
    for face in sorted(set(dice) - {bonus_face}) if bonus_face else ():
        place = dice.index(face)
        found.append(tuple(sorted((*dice[:place], *dice[place + 1 :], bonus_face))))
    return tuple(found)


def targets(state: RollnbumpState) -> tuple[Target, ...]:
    """Every card face up on the table, by slot, the joker first."""
    edition = deck()
    kinds = edition.kinds
    found = []
    if state.joker_on_table:
        found.append(Target(JOKER_SLOT, kinds[-1], held(kinds[-1], state.joker_claim)))
    for slot, stack in enumerate(state.stacks):
        if stack.top is not None:
            kind = edition.kind(stack.top)
            found.append(Target(slot, kind, held(kind, stack.claim)))
    return tuple(found)


def placement_lists(
    cards: Iterable[Target], dice: Dice, bonus_face: int = 0
) -> Sequence[tuple[Placement, ...]]:
    """Every way to put these dice on these cards, no two equal; the empty one first.

    With a bonus die that shows `bonus_face`, one die may be turned to it. `cards` must ascend by slot.
    """
    supply = tuple(sorted((*dice, bonus_face))) if bonus_face else dice
    lists: list[tuple[Placement, ...]] = [()]
    bags = [(packed(supply), len(dice))]
    for card in cards:
        found = groups(card.kind, supply, card.held)
        if not found:
            continue
        choices = [(Placement(card.slot, group), packed(group), len(group)) for group in found]
        for number in range(len(lists)):
            bag, room = bags[number]
            if not room:
                continue
            placed = lists[number]
            for placement, part, size in choices:
                if size <= room and fits(part, bag):
                    lists.append((*placed, placement))
                    bags.append((bag - part, room - size))
    return lists


def spent(dice: Dice, bonus_face: int, placements: Iterable[Placement]) -> Spent | None:
    """What is turned and what is left when the dice lie so; None if they cannot.

    >>> spent((1, 3, 3, 5, 6), 3, (Placement(0, (3, 3, 3)),))
    Spent(turned=1, left=(5, 6))
    """
    left = list(dice)
    missing: list[int] = []
    for placement in placements:
        for face in placement.dice:
            if face in left:
                left.remove(face)
            else:
                missing.append(face)
    if not missing:
        return Spent(0, tuple(left))
    if missing != [bonus_face] or not left:
        return None
    return Spent(left[0], tuple(left[1:]))


def claim_refusal(state: RollnbumpState, claim: Claim) -> ClaimCode | None:
    """None if the current seat's dice may be claimed with so, else the first rule that refuses it.

    Each card is looked at before the dice are counted, so that "shape" tells of the card.
    """
    edition = deck()
    slots = [placement.slot for placement in claim.placements]
    if len(set(slots)) < len(slots):
        return "twice"
    for placement in claim.placements:
        known = placement.slot == JOKER_SLOT or 0 <= placement.slot < len(state.stacks)
        card = state.top(placement.slot, edition.joker) if known else None
        if card is None:
            return "empty"
        kind = edition.kind(card)
        dice = tuple(sorted(placement.dice))
        refused = placement_refusal(kind, dice, held(kind, state.claim(placement.slot)))
        if refused is not None:
            return refused
        if dice != placement.dice:
            return "order"
    if spent(state.dice, state.bonus_face, claim.placements) is None:
        return "dice"
    return None if slots == sorted(slots) else "order"
