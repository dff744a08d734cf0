"""Exact cover: filling free cells with stones, none left over, none overlapping.

Stones of one kind are alike here, whatever their colour: `supply[index]` is how many of that kind may be
used. A search goes through all fillings, each once, taking the cell with the fewest choices first; the order
is fixed by the board and an optional ranking of the placements alone.

Only fillings that can be built count: their stones can be put down one after the other so that no cube ever
floats. It takes three stones that lie on one another in a ring to break that, two are too small.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from desktop_app.games.rumis.engine.geometry import Geometry, geometry, members, numbers_in
from desktop_app.games.rumis.engine.scenarios import Heights
from desktop_app.games.rumis.engine.stones import stone_set

from .effort import Effort

Supply = tuple[int, ...]
"""How many stones of each kind, by index in the set."""

SIZES: Final = (2, 3, 4)


@dataclass(frozen=True, slots=True, eq=False)
class Tables:
    """A board prepared for covering.

    Over placements, as bit sets: `holding[cell]` (has that cell), `of_size[n]` (stones of n cubes).
    """

    geometry: Geometry
    holding: tuple[int, ...]
    of_size: tuple[int, ...]
    _apart: dict[int, int] = field(default_factory=dict)

    def apart(self, number: int) -> int:
        """The placements that share no cell with this one; worked out when first asked for."""
        known = self._apart.get(number)
        if known is None:
            overlapping = 0
            for cell in members(self.geometry.bits[number]):
                overlapping |= self.holding[cell]
            known = self._apart[number] = self.geometry.every & ~overlapping
        return known


@lru_cache(maxsize=32)
def tables_of(heights: Heights) -> Tables:
    """The tables of a board, kept."""
    board = geometry(heights)
    sizes = [0] * (max(SIZES) + 1)
    for stone in stone_set():
        sizes[stone.size] |= board.of_stone[stone.index]
    return Tables(board, board.holding, tuple(sizes))


@lru_cache(maxsize=4096)
def usable_sizes(room: int, counts: tuple[int, ...]) -> tuple[int, ...]:
    """The sizes of stones that can have a part in filling so many cells; `counts` are those of `SIZES`.

    >>> usable_sizes(27, (1, 2, 8))
    (3, 4)
    >>> usable_sizes(5, (0, 0, 3))
    ()
    """
    found: set[int] = set()
    twos, threes, fours = counts
    for two in range(min(twos, room // 2) + 1):
        for three in range(min(threes, (room - 2 * two) // 3) + 1):
            four, odd = divmod(room - 2 * two - 3 * three, 4)
            if not odd and four <= fours:
                found |= {size for size, n in zip(SIZES, (two, three, four), strict=True) if n}
    return tuple(sorted(found))


def fillings(
    tables: Tables,
    free: int,
    supply: Supply,
    effort: Effort,
    *,
    ranking: Sequence[int] | None = None,
    only: int | None = None,
) -> Iterator[tuple[int, ...]]:
    """All ways to fill the free cells (a bit set), as placement numbers in the order they were chosen.

    `ranking[placement]`: smaller ones are tried first. `only`: the placements that may be used, a bit set.
    Nothing must lie above a free cell but free cells. When the effort is spent it ends early.
    """
    board = tables.geometry
    usable = board.every if only is None else only
    for cell in members(((1 << len(board.cells)) - 1) & ~free):
        usable &= ~tables.holding[cell]
    for index, count in enumerate(supply):
        if count <= 0:
            usable &= ~board.of_stone[index]
    for chosen in _descend(_Search(tables, effort, ranking), free, usable, supply, ()):
        if build_order(board, chosen) is not None:
            yield chosen


@dataclass(frozen=True, slots=True, eq=False)
class _Search:
    tables: Tables
    effort: Effort
    ranking: Sequence[int] | None


def _descend(
    search: _Search, free: int, usable: int, supply: Supply, chosen: tuple[int, ...]
) -> Iterator[tuple[int, ...]]:
    if not free:
        yield chosen
        return
    tables = search.tables
    usable = _without_odd_sizes(tables, free, usable, supply)
    choices = _fewest(tables.holding, free, usable)
    numbers = numbers_in(choices)
    if search.ranking is not None:
        numbers.sort(key=search.ranking.__getitem__)
    board = tables.geometry
    for number in numbers:
        if not search.effort.step():
            return
        stone = board.stone[number]
        left = (*supply[:stone], supply[stone] - 1, *supply[stone + 1 :])
        after = usable & tables.apart(number)
        if not left[stone]:
            after &= ~board.of_stone[stone]
        yield from _descend(search, free & ~board.bits[number], after, left, (*chosen, number))


def _without_odd_sizes(tables: Tables, free: int, usable: int, supply: Supply) -> int:
    """The usable placements without those whose size cannot have a part in filling the room."""
    counts = [0] * (max(SIZES) + 1)
    for stone, count in zip(stone_set(), supply, strict=True):
        counts[stone.size] += count
    sizes = usable_sizes(free.bit_count(), tuple(counts[size] for size in SIZES))
    for size in SIZES:
        if size not in sizes:
            usable &= ~tables.of_size[size]
    return usable


def _fewest(holding: tuple[int, ...], free: int, usable: int) -> int:
    """The usable placements of the free cell that has the fewest, the lowest such cell."""
    best, least = 0, 1 << 30
    for cell in members(free):
        here = usable & holding[cell]
        count = here.bit_count()
        if count < least:
            best, least = here, count
            if count <= 1:
                break
    return best


def build_order(board: Geometry, chosen: Iterable[int]) -> tuple[int, ...] | None:
    """The placements in an order in which each rests on the ground or on earlier ones; None if there is none.

    Cells that none of them has count as filled before, so they must not lie above one.
    """
    waiting = list(chosen)
    standing = 0
    for number in waiting:
        standing |= board.bits[number]
    unfilled = standing
    order: list[int] = []
    while waiting:
        for number in waiting:
            if not _under(board, board.bottoms[number]) & unfilled:
                break
        else:
            return None
        waiting.remove(number)
        order.append(number)
        unfilled &= ~board.bits[number]
    return tuple(order)


def _under(board: Geometry, bottoms: int) -> int:
    """The cells right below these."""
    return (bottoms & ~board.ground) >> 1
