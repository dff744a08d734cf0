"""What the search needs of a board on top of its geometry, and how a move is picked from a set."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import reduce
from operator import itemgetter, or_
from random import Random
from typing import Final, TypeAlias

from .evaluation import CUBE_WORTH
from .geometry import Geometry, geometry, kept, members
from .scenarios import Heights
from .stones import stone_set

_TOUCH_BITS: Final = 300_000_000
"""How much is kept of what touches what: all of it on every board of the game, but not on the largest."""

_WIDE: Final = 81
"""Columns from which on a look at all of them takes too long to see what fits; only own boards have them."""
_REACH: Final = 3

_SMALL: Final = 64
"""Bits at which a random pick stops halving and counts."""

_Of: TypeAlias = Callable[[Sequence[int]], tuple[int, ...]]


@dataclass(frozen=True, slots=True, eq=False)
class Tables:
    """What `Geometry` says, in the form the search needs; parallel tuples over placements.

    rises: (column, cubes added) pairs. columns: bit set of its columns. worth: its worth on squares of
    nobody. code: random numbers to tell positions apart. keep: per stone the placements of all others.
    halves: (width, mask) for picking from a set of placements. wide: the board has so many columns that
    what fits is not worked out from all of them. touch and near: filled when first asked for.
    """

    geometry: Geometry
    rises: tuple[tuple[tuple[int, int], ...], ...]
    columns: tuple[int, ...]
    worth: tuple[float, ...]
    code: tuple[int, ...]
    keep: tuple[int, ...]
    halves: tuple[tuple[int, int], ...]
    wide: bool
    touch: dict[int, int]
    near: dict[int, tuple[tuple[int, ...], _Of]]

    def touching(self, number: int) -> int:
        """The placements that share a face with the placement of that number."""
        found = self.touch.get(number)
        if found is None:
            found = 0
            for cell in self.geometry.placed[number]:
                found |= self.geometry.touching[self.geometry.index[cell]]
            if len(self.touch) * len(self.code) < _TOUCH_BITS:
                self.touch[number] = found
        return found

    def risen(self, flush: int, columns: int, fits: list[int]) -> int:
        """What is flush with all heights after those of some columns (a bit set) have changed.

        flush: before. fits: per column the placements that do not fit its height, as it is now. No stone
        reaches further than three squares, so only columns that are near can say what is new.
        """
        known = self.near.get(columns)
        if known is None:
            known = self.near[columns] = self._near(tuple(members(columns)))
        changed, around = known
        misfit = self.geometry.misfit
        for column in changed:
            flush |= misfit[column][-1]
        return flush & ~reduce(or_, around(fits))

    def _near(self, changed: tuple[int, ...]) -> tuple[tuple[int, ...], _Of]:
        """These columns, and what picks the values of all that a stone on one of them may reach."""
        places = self.geometry.columns
        near = [
            column
            for column, (x, y) in enumerate(places)
            if any(abs(x - places[c][0]) + abs(y - places[c][1]) <= _REACH for c in changed)
        ]
        return changed, itemgetter(near[0], *near)  # one alone would not be picked as a tuple


@kept
def tables_of(heights: Heights) -> Tables:
    """The tables of a board, built once and kept."""
    board = geometry(heights)
    rises: list[tuple[tuple[int, int], ...]] = []
    for cells in board.placed:
        added: dict[int, int] = {}
        for cell in cells:
            column = board.column_of[board.index[cell]]
            added[column] = added.get(column, 0) + 1
        rises.append(tuple(added.items()))
    lottery = Random(0)
    width = 1 << max(len(board.stone) - 1, 1).bit_length() - 1
    halves = []
    while width >= _SMALL:
        halves.append((width, (1 << width) - 1))
        width //= 2
    sizes = [stone.size for stone in stone_set()]
    return Tables(
        geometry=board,
        rises=tuple(rises),
        columns=tuple(sum(1 << column for column, _ in pairs) for pairs in rises),
        worth=tuple(
            len(pairs) + CUBE_WORTH * sizes[stone] for pairs, stone in zip(rises, board.stone, strict=True)
        ),
        code=tuple(lottery.getrandbits(64) for _ in board.stone),
        keep=tuple(board.every & ~own for own in board.of_stone),
        halves=tuple(halves),
        wide=len(board.columns) >= _WIDE,
        touch={},
        near={},
    )


def picked(moves: int, halves: tuple[tuple[int, int], ...], rnd: Callable[[], float]) -> int:
    """One of the moves of a bit set, each with the same chance: its rank among them, then the half it lies
    in, again and again. `halves` as in `Tables`.
    """
    rank = int(rnd() * moves.bit_count())
    move = 0
    for width, mask in halves:
        low = moves & mask
        count = low.bit_count()
        if rank < count:
            moves = low
        else:
            rank -= count
            moves >>= width
            move += width
    while rank:
        moves &= moves - 1
        rank -= 1
    return move + (moves & -moves).bit_length() - 1
