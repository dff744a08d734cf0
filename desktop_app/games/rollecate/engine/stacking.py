"""How penalty cards are put onto a pile best: every result worth looking at, and the steps that lead there.

Only values matter here. Two equal cards that come can always go away together: one is put down, the other
takes it along. So a result is told by how many cards are dug out of the pile, each by an equal one that
comes, and by the order of those left over: one for each value of which an odd number is left.
Results that keep a pair which could go are left out: it counts twice, and hardly ever helps later.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import permutations
from typing import NamedTuple

from .state import Stack, Table


class Result(NamedTuple):
    """`dug` cards leave the pile from its top, then `added` (from the bottom up) lie on it.

    `growth` is by how much the values of the pile add up to more than before, or below zero to less.
    """

    growth: int
    dug: int
    added: tuple[int, ...]


@lru_cache(maxsize=1 << 15)
def results(tops: tuple[int, ...], coming: tuple[int, ...]) -> tuple[Result, ...]:
    """Every result worth looking at, the least growth first; `coming` ascends.

    `tops` are the values of the pile from its top down, at least as many as there are coming ones (or all).

    >>> results((2, 4), (2, 4))[0], results((3,), (3, 3))[0], len(results((), (1, 2)))
    (Result(growth=-6, dug=2, added=()), Result(growth=0, dug=0, added=()), 2)
    """
    left = list(coming)
    found: list[Result] = []
    growth = 0
    for dug in range(len(tops) + 1):
        single = [value for value in sorted(set(left)) if left.count(value) % 2]
        below = tops[dug] if dug < len(tops) else 0
        gone = tops[dug - 1] if dug else 0
        grown = growth + sum(single)
        # An order that begins with one of these is the same as one card dug out less, or more.
        alike = (below, gone)
        orders = (order for order in permutations(single) if not order or order[0] not in alike)
        found += [Result(grown, dug, order) for order in orders]
        if below not in left:
            break
        left.remove(below)
        growth -= below
    return tuple(sorted(found))


def least_growth(pile: Sequence[int], coming: Sequence[int]) -> int:
    """By how much a pile (from the bottom up) grows at least when these values come.

    >>> least_growth((3, 2), (2, 2, 3)), least_growth((), (1, 4))
    (-3, 5)
    """
    return results(topmost(pile, len(coming)), tuple(sorted(coming)))[0].growth


def topmost(pile: Sequence[int], count: int) -> tuple[int, ...]:
    """So many values from the top of a pile down, or all."""
    return tuple(pile[: -count - 1 : -1])


def stacked(pile: Sequence[int], result: Result) -> tuple[int, ...]:
    """The pile (from the bottom up) that a result leaves."""
    return (*pile[: len(pile) - result.dug], *result.added)


def first_step(table: Table, result: Result) -> Stack:
    """The next thing to do with the pending cards so that the result comes out.

    First cards are dug out, then pairs go, then the rest is laid in its order.
    """
    values = [table.value(card) for card in table.pending]
    if result.dug:
        top = table.value(table.piles[table.current][-1])
        return Stack(table.pending[values.index(top)], combine=True)
    pairs = [value for value in values if values.count(value) > 1]
    wanted = pairs[0] if pairs else result.added[0]
    return Stack(table.pending[values.index(wanted)])
