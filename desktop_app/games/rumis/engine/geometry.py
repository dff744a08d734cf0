"""Everything about a board that never changes while playing, as bit sets.

Cells under the height caps are numbered in order of (x, y, z), so the cells of a column are
neighbours in number, from the board up. Placements are numbered by stone, then by cells, and no two
are equal. As no cube ever floats, a position is a height per column; with F = the set of the next
free cell of every column that is not full, a placement fits exactly if its bottoms are all in F.

Two kinds of bit sets: over cells (bit = cell number) and over placements (bit = placement number).
With the latter whole lists of moves are a few operations on large ints.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache, reduce, wraps
from itertools import accumulate
from operator import itemgetter, or_
from types import MappingProxyType
from typing import Final, ParamSpec, TypeAlias, TypeVar, cast

from .scenarios import Heights
from .stones import Cell, Cells, Stone, stone_set

P = ParamSpec("P")
T = TypeVar("T")

_FACES = ((1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1))
_EDGES = tuple(
    (x, y, z) for x in (-1, 0, 1) for y in (-1, 0, 1) for z in (-1, 0, 1) if abs(x) + abs(y) + abs(z) == 2
)


@dataclass(frozen=True, slots=True, eq=False)
class Geometry:
    """The tables of one board.

    Per column (numbered by (x, y)): `columns`, `caps` (levels allowed), `first` (its lowest cell).
    Per cell: `cells`, `column_of`, `neighbours` (bit set of the cells sharing a face).
    Per placement, parallel tuples: `stone` (index in the set), `placed` (sorted cells), `bits`,
    `bottoms` (its lowest cell in each of its columns), `tops`, `above` (the cells right over its tops,
    none where it reaches the cap).

    Over placements: `every`, `of_stone[stone]`, `holding[cell]` (has that cell), `touching[cell]` (shares a
    face with it from outside), `on_ground` (has a cell at level 0), `misfit[column][height]` (has a bottom
    in that column at another level).
    """

    heights: Heights
    columns: tuple[tuple[int, int], ...]
    caps: tuple[int, ...]
    first: tuple[int, ...]
    column: Mapping[tuple[int, int], int]
    cells: Cells
    index: Mapping[Cell, int]
    column_of: tuple[int, ...]
    neighbours: tuple[int, ...]
    ground: int
    stone: tuple[int, ...]
    placed: tuple[Cells, ...]
    bits: tuple[int, ...]
    bottoms: tuple[int, ...]
    tops: tuple[int, ...]
    above: tuple[int, ...]
    number: Mapping[Cells, int]
    every: int
    of_stone: tuple[int, ...]
    holding: tuple[int, ...]
    touching: tuple[int, ...]
    on_ground: int
    misfit: tuple[tuple[int, ...], ...]


def members(bits: int) -> Iterator[int]:
    """The numbers in a bit set, ascending; meant for small ones.

    >>> list(members(0b10110))
    [1, 2, 4]
    """
    while bits:
        low = bits & -bits
        yield low.bit_length() - 1
        bits ^= low


def numbers_in(bits: int) -> list[int]:
    """The numbers in a bit set, ascending; fast for thousands of bits of which few are set.

    >>> numbers_in(0b10110)
    [1, 2, 4]
    """
    digits = format(bits, "b")[::-1]
    found: list[int] = []
    place = digits.find("1")
    while place >= 0:
        found.append(place)
        place = digits.find("1", place + 1)
    return found


def bit_set(numbers: Iterable[int], size: int) -> int:
    """The bit set of some numbers below `size`.

    >>> bin(bit_set([1, 2, 4], 5))
    '0b10110'
    """
    octets = bytearray((size >> 3) + 1)
    for number in numbers:
        octets[number >> 3] |= 1 << (number & 7)
    return int.from_bytes(octets, "little")


_LARGE: Final = 320
"""Cubes from which tables weigh so much, up to 100 MB, that only those of a few boards are kept."""


def kept(make: Callable[P, T]) -> Callable[P, T]:
    """Keep what a function makes, its first argument a board: of 64 boards, and of 3 large ones."""
    usual = cast("Callable[P, T]", lru_cache(maxsize=64)(make))
    large = cast("Callable[P, T]", lru_cache(maxsize=3)(make))

    @wraps(make)
    def found(*given: P.args, **named: P.kwargs) -> T:
        heights = cast("Heights", given[0])
        return (large if sum(map(sum, heights)) > _LARGE else usual)(*given, **named)

    return found


@kept
def geometry(heights: Heights) -> Geometry:
    """The tables of the board with these height caps, built once and kept.

    It takes some 0.05 s; on the largest board of one's own, with its 90 000 placements, 0.5 s.
    """
    columns = tuple((x, y) for x in range(len(heights[0])) for y in range(len(heights)) if heights[y][x] > 0)
    caps = tuple(heights[y][x] for x, y in columns)
    cells = tuple((x, y, z) for (x, y), cap in zip(columns, caps, strict=True) for z in range(cap))
    index = {cell: number for number, cell in enumerate(cells)}
    column = {place: number for number, place in enumerate(columns)}
    first = tuple(index[x, y, 0] for x, y in columns)
    neighbours = tuple(sum(1 << index[n] for n in _around(cell) if n in index) for cell in cells)
    lying = [_rows(stone, heights, dict(zip(columns, first, strict=True))) for stone in stone_set()]
    rows = [row for of_stone in lying for row in of_stone]
    ends = list(accumulate(map(len, lying)))
    holding = _holding(rows, len(cells))
    placed = tuple(tuple([cells[number] for number in row[0]]) for row in rows)
    return Geometry(
        heights=heights,
        columns=columns,
        caps=caps,
        first=first,
        column=MappingProxyType(column),
        cells=cells,
        index=MappingProxyType(index),
        column_of=tuple(column[x, y] for x, y, _ in cells),
        neighbours=neighbours,
        ground=sum(1 << number for number in first),
        stone=tuple(stone for stone, those in enumerate(lying) for _ in those),
        placed=placed,
        bits=tuple(row[1] for row in rows),
        bottoms=tuple(row[2] for row in rows),
        tops=tuple(row[3] for row in rows),
        above=tuple(row[4] for row in rows),
        number=MappingProxyType({form: number for number, form in enumerate(placed)}),
        every=(1 << len(rows)) - 1,
        of_stone=tuple((1 << end) - (1 << end - len(those)) for end, those in zip(ends, lying, strict=True)),
        holding=holding,
        touching=_touching(holding, neighbours),
        on_ground=reduce(or_, (holding[number] for number in first), 0),
        misfit=_misfits(caps, holding),
    )


@kept
def meeting(heights: Heights) -> tuple[int, ...]:
    """Per cell the placements, as a bit set, that share an edge and no face with it at one of their cells."""
    tables = geometry(heights)
    found: list[int] = []
    for x, y, z in tables.cells:
        met = 0
        for dx, dy, dz in _EDGES:
            other = tables.index.get((x + dx, y + dy, z + dz))
            met |= 0 if other is None else tables.holding[other]
        found.append(met)
    return tuple(found)


@kept
def halves(heights: Heights, red: Heights) -> tuple[int, int]:
    """The placements, as bit sets, wholly on the squares of `red` and wholly off them."""
    tables = geometry(heights)
    within = sum(1 << n for n, (x, y, _) in enumerate(tables.cells) if red[y][x])
    total = len(tables.placed)
    inside = (n for n, bits in enumerate(tables.bits) if not bits & ~within)
    outside = (n for n, bits in enumerate(tables.bits) if not bits & within)
    return bit_set(inside, total), bit_set(outside, total)


def _around(cell: Cell) -> Iterator[Cell]:
    x, y, z = cell
    return ((x + dx, y + dy, z + dz) for dx, dy, dz in _FACES)


_Row: TypeAlias = tuple[tuple[int, ...], int, int, int, int]
"""A placement: the numbers of its cells, ascending; bit sets of them, bottoms, tops and those above."""


def _rows(stone: Stone, heights: Heights, first: Mapping[tuple[int, int], int]) -> list[_Row]:
    """Every placement of a stone under the caps, in the order of its cells."""
    found: list[_Row] = []
    for form in stone.orientations:
        standing = _columns_of(form)
        for x in range(len(heights[0])):
            for y in range(len(heights)):
                _stack(found, [(x + dx, y + dy, *pair) for dx, dy, *pair in standing], heights, first)
    # Cells are numbered in their order, so the lists of numbers sort like the lists of cells.
    found.sort(key=itemgetter(0))
    return found


def _columns_of(form: Cells) -> list[tuple[int, int, int, int]]:
    """(x, y, lowest level, cubes) of every column of an orientation; there is no gap in any."""
    levels: dict[tuple[int, int], list[int]] = {}
    for x, y, z in form:
        levels.setdefault((x, y), []).append(z)
    return [(x, y, min(column), len(column)) for (x, y), column in levels.items()]


def _stack(
    found: list[_Row],
    standing: Sequence[Sequence[int]],
    heights: Heights,
    first: Mapping[tuple[int, int], int],
) -> None:
    """Add the placements of an orientation over its squares, from the board up to the caps."""
    rooms = []
    numbers: list[int] = []
    bits = bottoms = tops = 0
    for x, y, low, count in standing:
        start = first.get((x, y))
        if start is None:
            return
        rooms.append(heights[y][x] - low - count)
        start += low
        numbers.extend(range(start, start + count))
        bits |= (1 << count) - 1 << start
        bottoms |= 1 << start
        tops |= 1 << start + count - 1
    numbers.sort()
    room = min(rooms)
    # The cells of a column are neighbours in number: a level higher is a number higher everywhere.
    for level in range(room + 1):
        above = tops << level + 1
        if level == room:
            for (x, y, low, count), left in zip(standing, rooms, strict=True):
                if left == level:
                    above &= ~(1 << first[x, y] + low + count + level)
        found.append(
            (tuple([n + level for n in numbers]), bits << level, bottoms << level, tops << level, above)
        )


def _holding(rows: Sequence[_Row], cells: int) -> tuple[int, ...]:
    """Per cell the placements that have it."""
    having: list[list[int]] = [[] for _ in range(cells)]
    for number, row in enumerate(rows):
        for cell in row[0]:
            having[cell].append(number)
    return tuple(bit_set(numbers, len(rows)) for numbers in having)


def _touching(holding: tuple[int, ...], neighbours: tuple[int, ...]) -> tuple[int, ...]:
    found: list[int] = []
    for own, around in zip(holding, neighbours, strict=True):
        near = 0
        for cell in members(around):
            near |= holding[cell]
        found.append(near & ~own)
    return tuple(found)


def _misfits(caps: tuple[int, ...], holding: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Per column and height 0..cap: placements with a bottom in it that is not flush with the height.

    A placement has its bottom where it has a cell and not the one below.
    """
    table: list[tuple[int, ...]] = []
    cell = 0
    for cap in caps:
        column = holding[cell : cell + cap]
        starting = [own & ~below for own, below in zip(column, (0, *column), strict=False)]
        anywhere = reduce(or_, column)
        table.append((*(anywhere & ~mask for mask in starting), anywhere))
        cell += cap
    return tuple(table)
