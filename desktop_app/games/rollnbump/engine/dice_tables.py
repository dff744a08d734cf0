"""The dice of a turn as numbers: every roll, every choice of dice to keep, and how they lead to one another.

A keep is a part of a roll, the whole and nothing included. Keeps are numbered by size, then in ascending
order of their faces, so the keeps of fewer dice are always a prefix: 84, 210 and 462 for 3, 4 and 5 dice.
The rolls are the largest keeps (56, 126, 252), numbered from 0 in the same order.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import accumulate, combinations, pairwise
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from .chances import throws
from .deck import FACES
from .state import Dice

Floats: TypeAlias = NDArray[np.float64]
Ints: TypeAlias = NDArray[np.intp]

ALL_FACES = tuple(range(1, FACES + 1))


@dataclass(frozen=True, slots=True, eq=False)
class DiceTable:
    """Everything about so many dice. Never change the arrays: they are shared.

    of_size[n]: where the keeps of n dice stand.
    more[n][face - 1, i]: what the i-th keep of n dice becomes by a die of that face.
    fewer[n][place, i]: what the i-th keep of n dice becomes without the die at that place.
    chance: how likely each roll is when all dice are rolled.
    inside: the keeps within each roll, one roll after the other; those of roll r begin at starts[r].
    holder[i]: the roll that inside[i] belongs to.
    turned[roll, face - 1, :]: the roll itself, then with one of its dice turned to that face.
    """

    dice: int
    rolls: tuple[Dice, ...]
    keeps: tuple[Dice, ...]
    roll_number: dict[Dice, int]
    keep_number: dict[Dice, int]
    of_size: tuple[slice, ...]
    more: tuple[Ints, ...]
    fewer: tuple[Ints, ...]
    chance: Floats
    inside: Ints
    starts: Ints
    holder: Ints
    turned: Ints
    roll_total: Ints
    keep_total: Ints


@cache
def dice_table(dice: int) -> DiceTable:
    """The table for 1 to 5 dice, made when first asked for."""
    sizes = [tuple(keep for keep, _ in throws(size)) for size in range(dice + 1)]
    rolls, keeps = sizes[-1], tuple(keep for row in sizes for keep in row)
    roll_number = {roll: number for number, roll in enumerate(rolls)}
    number = {keep: place for place, keep in enumerate(keeps)}
    ends = list(accumulate(map(len, sizes), initial=0))
    within = [sorted({number[part] for n in range(dice + 1) for part in combinations(r, n)}) for r in rolls]
    return DiceTable(
        dice,
        rolls,
        keeps,
        roll_number,
        number,
        tuple(slice(first, last) for first, last in pairwise(ends)),
        tuple(np.array([[number[_with(k, f)] for k in row] for f in ALL_FACES]) for row in sizes[:-1]),
        tuple(
            np.array([[number[_without(k, i)] for k in row] for i in range(n)], dtype=np.intp)
            for n, row in enumerate(sizes)
        ),
        np.array([ways / FACES**dice for _, ways in throws(dice)]),
        np.array([keep for row in within for keep in row]),
        np.array(list(accumulate(map(len, within[:-1]), initial=0))),
        np.repeat(np.arange(len(rolls)), [len(row) for row in within]),
        np.array([[_turned(roll, face, roll_number) for face in ALL_FACES] for roll in rolls]),
        np.array([sum(roll) for roll in rolls]),
        np.array([sum(keep) for keep in keeps]),
    )


def _with(keep: Dice, face: int) -> Dice:
    return tuple(sorted((*keep, face)))


def _without(keep: Dice, place: int) -> Dice:
    return keep[:place] + keep[place + 1 :]


def _turned(roll: Dice, face: int, number: dict[Dice, int]) -> list[int]:
    return [number[roll], *(number[_with(_without(roll, place), face)] for place in range(len(roll)))]
