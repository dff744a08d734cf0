"""Everything about a board that never changes while playing, as bit sets.

Cells under the height caps are numbered in order of (x, y, z), so the cells of a column are
neighbours in number, from the board up. Placements are numbered by stone, then by cells, and no two
are equal. As no cube ever floats, a position is a height per column; with F = the set of the next
free cell of every column that is not full, a placement fits exactly if its bottoms are all in F.

Two kinds of bit sets: over cells (bit = cell number) and over placements (bit = placement number).
With the latter whole lists of moves are a few operations on large ints.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType

from .scenarios import Heights
from .stones import Cell, Cells, stone_set

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
    none where it reaches the cap), `beside` (cells outside it that share a face with it).
    `starting_at[cell]`: the placements with a bottom there, ascending.

    Over placements: `every`, `of_stone[stone]`, `touching[cell]` (has it in `beside`), `on_ground` (has a
    cell at level 0), `misfit[column][height]` (has a bottom in that column at another level).
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
    beside: tuple[int, ...]
    starting_at: tuple[tuple[int, ...], ...]
    number: Mapping[Cells, int]
    every: int
    of_stone: tuple[int, ...]
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
    digits = bytearray(b"0") * (size + 1)
    for number in numbers:
        digits[size - number] = 49
    return int(digits, 2)


@lru_cache(maxsize=64)
def geometry(heights: Heights) -> Geometry:
    """The tables of the board with these height caps, built once (some 0.1 s) and kept."""
    columns = tuple((x, y) for x in range(len(heights[0])) for y in range(len(heights)) if heights[y][x] > 0)
    caps = tuple(heights[y][x] for x, y in columns)
    cells = tuple((x, y, z) for (x, y), cap in zip(columns, caps, strict=True) for z in range(cap))
    index = {cell: number for number, cell in enumerate(cells)}
    column = {place: number for number, place in enumerate(columns)}
    neighbours = tuple(sum(1 << index[n] for n in _around(cell) if n in index) for cell in cells)
    rows = _placements(index, heights)
    stone = tuple(row[0] for row in rows)
    placed = tuple(row[1] for row in rows)
    bits, bottoms, tops, above, beside = _bit_rows(placed, index, neighbours)
    total = len(rows)
    starting: list[list[int]] = [[] for _ in cells]
    touching: list[list[int]] = [[] for _ in cells]
    for number in range(total):
        for cell in members(bottoms[number]):
            starting[cell].append(number)
        for cell in members(beside[number]):
            touching[cell].append(number)
    ground = sum(1 << index[x, y, 0] for x, y in columns)
    return Geometry(
        heights=heights,
        columns=columns,
        caps=caps,
        first=tuple(index[x, y, 0] for x, y in columns),
        column=MappingProxyType(column),
        cells=cells,
        index=MappingProxyType(index),
        column_of=tuple(column[x, y] for x, y, _ in cells),
        neighbours=neighbours,
        ground=ground,
        stone=stone,
        placed=placed,
        bits=bits,
        bottoms=bottoms,
        tops=tops,
        above=above,
        beside=beside,
        starting_at=tuple(map(tuple, starting)),
        number=MappingProxyType({form: number for number, form in enumerate(placed)}),
        every=(1 << total) - 1,
        of_stone=tuple(bit_set((n for n in range(total) if stone[n] == s.index), total) for s in stone_set()),
        touching=tuple(bit_set(numbers, total) for numbers in touching),
        on_ground=bit_set((n for n in range(total) if bits[n] & ground), total),
        misfit=_misfits(caps, [bit_set(numbers, total) for numbers in starting]),
    )


@lru_cache(maxsize=16)
def meeting(heights: Heights) -> tuple[int, ...]:
    """Per cell the placements, as a bit set, that share an edge and no face with it at one of their cells."""
    tables = geometry(heights)
    holding: list[list[int]] = [[] for _ in tables.cells]
    for number, cells in enumerate(tables.placed):
        for cell in cells:
            holding[tables.index[cell]].append(number)
    sets = [bit_set(numbers, len(tables.placed)) for numbers in holding]
    found: list[int] = []
    for x, y, z in tables.cells:
        met = 0
        for dx, dy, dz in _EDGES:
            other = tables.index.get((x + dx, y + dy, z + dz))
            met |= 0 if other is None else sets[other]
        found.append(met)
    return tuple(found)


@lru_cache(maxsize=16)
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


def _placements(index: Mapping[Cell, int], heights: Heights) -> list[tuple[int, Cells]]:
    """(stone index, sorted cells) of every placement under the caps, in order."""
    found: list[tuple[int, Cells]] = []
    highest = max(map(max, heights))
    for stone in stone_set():
        of_stone: list[Cells] = []
        for form in stone.orientations:
            for x in range(len(heights[0])):
                for y in range(len(heights)):
                    for z in range(highest):
                        cells = tuple((x + dx, y + dy, z + dz) for dx, dy, dz in form)
                        if all(cell in index for cell in cells):
                            of_stone.append(cells)
        found.extend((stone.index, cells) for cells in sorted(of_stone))
    return found


def _bit_rows(
    placed: tuple[Cells, ...], index: Mapping[Cell, int], neighbours: tuple[int, ...]
) -> tuple[tuple[int, ...], ...]:
    """Five parallel tuples: bits, bottoms, tops, above, beside of every placement."""
    rows: list[tuple[int, int, int, int, int]] = []
    for form in placed:
        bits = bottoms = tops = above = beside = 0
        for cell in form:
            bits |= 1 << index[cell]
            beside |= neighbours[index[cell]]
        for cell in form:
            x, y, z = cell
            below, over = index.get((x, y, z - 1)), index.get((x, y, z + 1))
            if below is None or not bits >> below & 1:
                bottoms |= 1 << index[cell]
            if over is None or not bits >> over & 1:
                tops |= 1 << index[cell]
                above |= 0 if over is None else 1 << over
        rows.append((bits, bottoms, tops, above, beside & ~bits))
    return tuple(zip(*rows, strict=True)) if rows else ((), (), (), (), ())


def _misfits(caps: tuple[int, ...], starting: list[int]) -> tuple[tuple[int, ...], ...]:
    """Per column and height 0..cap: placements with a bottom in it that is not flush with the height."""
    table: list[tuple[int, ...]] = []
    cell = 0
    for cap in caps:
        here = starting[cell : cell + cap]
        anywhere = 0
        for mask in here:
            anywhere |= mask
        table.append((*(anywhere & ~mask for mask in here), anywhere))
        cell += cap
    return tuple(table)
