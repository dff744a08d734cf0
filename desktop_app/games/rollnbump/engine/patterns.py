"""Which dice a kind of card takes, as numbers; and the best way to put dice on several cards at once.

A group is a choice of dice that a kind takes; `kind_groups` lists them, weakest first. `packed` finds what
each keep is worth if exactly its dice are put on cards, each card taking one group; `finals` what a final
roll is worth, the dice left over included. Both are exact and work on many cases at once.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

import numpy as np

from .deck import Kind, deck
from .dice_tables import DiceTable, Floats, Ints, dice_table
from .placing import groups, strength
from .state import Dice

NEVER = -np.inf
"""The value of what cannot be done."""


@dataclass(frozen=True, slots=True, eq=False)
class KindGroups:
    """The groups of one kind of card: dice, strengths, and where they fit, in the table of all dice.

    The steps (source keep, group) that lead to keep targets[i] begin at starts[i].
    """

    groups: tuple[Dice, ...]
    strengths: Ints
    sources: Ints
    steps: Ints
    starts: Ints
    targets: Ints


@cache
def kind_groups(number: int) -> KindGroups:
    """The groups of the deck's kind of that number."""
    kind = deck().kinds[number]
    table = dice_table(deck().dice)
    found = all_groups(kind)
    to: dict[int, list[tuple[int, int]]] = {}
    for source, keep in enumerate(table.keeps):
        for step, group in enumerate(found):
            target = table.keep_number.get(tuple(sorted(keep + group)))
            if target is not None:
                to.setdefault(target, []).append((source, step))
    pairs = [pair for target in sorted(to) for pair in to[target]]
    lengths = [len(to[target]) for target in sorted(to)]
    return KindGroups(
        found,
        np.array([strength(kind, group) for group in found]),
        np.array([source for source, _ in pairs]),
        np.array([step for _, step in pairs]),
        np.cumsum([0, *lengths])[:-1],
        np.array(sorted(to)),
    )


def all_groups(kind: Kind) -> tuple[Dice, ...]:
    """Every choice of dice that such a card takes, weakest first."""
    every = tuple(face for face in range(1, 7) for _ in range(deck().dice))
    return groups(kind, every)


@cache
def meeting(table: DiceTable, number: int, beaten: int) -> Floats:
    """[roll]: 1.0 where some dice of the roll may go on a card of that kind against `beaten`, else 0.0."""
    kind = deck().kinds[number]
    return np.array([1.0 if groups(kind, roll, beaten) else 0.0 for roll in table.rolls])


def packed(cards: Iterable[tuple[int, Floats]], cases: int) -> Floats:
    """[keep, case]: the most that exactly these dice are worth on the cards, NEVER if they fit nowhere.

    A card is its kind's number and the value of each of its groups, [group, case]; NEVER if not allowed. The
    keeps are those of all the dice; a table of fewer dice uses the first of them.
    """
    found = np.full((len(dice_table(deck().dice).keeps), cases), NEVER)
    found[0] = 0.0
    for kind, values in cards:
        put_on(found, kind, values)
    return found


def put_on(found: Floats, kind: int, values: Floats) -> None:
    """Let one more card take a group, in place."""
    where = kind_groups(kind)
    worth = found.take(where.sources, axis=0) + values.take(where.steps, axis=0)
    best = np.maximum.reduceat(worth, where.starts, axis=0)
    found[where.targets] = np.maximum(found.take(where.targets, axis=0), best)


def finals(table: DiceTable, worth: Floats, rest: Floats) -> Floats:
    """[roll, case]: the most that a final roll is worth.

    `worth` is of `packed`; rest[total, case] is what dice left over of that total are worth (total 0: none).
    """
    fits = np.isfinite(worth[: len(table.keeps)].max(axis=1))
    able = np.flatnonzero(fits.take(table.inside))
    inside, holder = table.inside[able], table.holder[able]
    left = table.roll_total[holder] - table.keep_total[inside]
    starts = np.searchsorted(holder, np.arange(len(table.rolls)))
    found: Floats = np.maximum.reduceat(worth.take(inside, axis=0) + rest.take(left, axis=0), starts, axis=0)
    return found
