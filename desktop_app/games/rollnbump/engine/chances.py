"""Dice: what a roll can bring and how often, and what can be kept of it; all tables are made once.

Dice are sorted tuples; a bag of dice is also written as one number, four bits a face, so that "these dice
are among those" is a subtraction (`fits`).
"""

from __future__ import annotations

from functools import cache
from itertools import combinations, combinations_with_replacement
from math import factorial, prod
from typing import Final

from .deck import FACES
from .state import Dice, Reroll, Roll

_GUARD: Final = 0x888888
"""The free top bit of each face: a count is at most 7."""


@cache
def throws(count: int) -> tuple[tuple[Dice, int], ...]:
    """Every result of that many dice, ascending, with the number of ordered throws that give it.

    >>> throws(2)[:2], len(throws(5))
    ((((1, 1), 1), ((1, 2), 2)), 252)
    """
    found = []
    for dice in combinations_with_replacement(range(1, FACES + 1), count):
        same = prod(factorial(dice.count(face)) for face in set(dice))
        found.append((dice, factorial(count) // same))
    return tuple(found)


@cache
def rolls(count: int, *, bonus: bool) -> dict[Roll, float]:
    """Every outcome of rolling that many own dice, and perhaps the bonus die, with its probability.

    The table is shared: read it only.
    """
    faces = range(1, FACES + 1) if bonus else (0,)
    total = FACES**count * len(faces)
    return {Roll(dice, face): ways / total for dice, ways in throws(count) for face in faces}


@cache
def keeps(dice: Dice, *, bonus: bool) -> tuple[Reroll, ...]:
    """Every choice of dice to keep that leaves one to roll, from few kept to many.

    >>> [reroll.kept for reroll in keeps((3, 3, 5), bonus=False)]
    [(), (3,), (5,), (3, 3), (3, 5)]
    """
    kept = [part for size in range(len(dice) + 1) for part in sorted(set(combinations(dice, size)))]
    pairs = [(part, also) for part in kept for also in ((False, True) if bonus else (False,))]
    return tuple(Reroll(part, also) for part, also in pairs if len(part) < len(dice) or (bonus and not also))


@cache
def packed(dice: Dice) -> int:
    """The dice as one number: the count of face f in the four bits from 4 * (f - 1) on.

    >>> hex(packed((1, 1, 6)))
    '0x100002'
    """
    return sum(1 << 4 * (face - 1) for face in dice)


def fits(part: int, bag: int) -> bool:
    """Whether the packed dice `part` are all among those of `bag`."""
    return (bag + _GUARD - part) & _GUARD == _GUARD


def without(dice: Dice, taken: Dice) -> Dice | None:
    """The dice left when `taken` are gone; None if they are not all there.

    >>> without((1, 3, 3, 5), (3, 5))
    (1, 3)
    """
    left = list(dice)
    for face in taken:
        if face not in left:
            return None
        left.remove(face)
    return tuple(left)
