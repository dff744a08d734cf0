"""The 11 stones of a colour, their 104 orientations and how quarter-turns lead from one to another.

A cell is (x, y, z) = (column, row, level). An orientation is the sorted tuple of a stone's cells,
shifted so that the smallest x, y and z are 0. Only proper rotations count: the mirror image of a
screw is another stone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final, Literal, TypeAlias

from desktop_app.core.codec import expect, member, only_keys, read_json
from desktop_app.core.errors import BadData
from desktop_app.core.resources import resource_path

Cell: TypeAlias = tuple[int, int, int]
Cells: TypeAlias = tuple[Cell, ...]
Axis: TypeAlias = Literal["x", "y", "z"]

_QUARTER: Final[dict[Axis, Callable[[Cell], Cell]]] = {
    "x": lambda cell: (cell[0], -cell[2], cell[1]),
    "y": lambda cell: (cell[2], cell[1], -cell[0]),
    "z": lambda cell: (-cell[1], cell[0], cell[2]),
}
"""A quarter-turn by the right-hand rule about each axis: x to y, y to z, z to x."""

_STONE_KEYS: Final = frozenset({"id", "size", "rotations", "mirror", "cells"})


@dataclass(frozen=True, slots=True)
class Stone:
    """One of the stones every colour owns.

    `index` is its place in the order of the set. `orientations` come flat ones first (by height, then
    by cells); `cells` is the form given in the data file. `mirror` is the id of its mirror image.
    """

    id: str
    index: int
    mirror: str
    cells: Cells
    orientations: tuple[Cells, ...]

    @property
    def size(self) -> int:
        """Number of cubes."""
        return len(self.cells)


def normalise(cells: Iterable[Cell]) -> Cells:
    """The cells shifted to smallest coordinates 0 and sorted.

    >>> normalise([(3, 2, 1), (2, 2, 1)])
    ((0, 0, 0), (1, 0, 0))
    """
    listed = tuple(cells)
    low_x, low_y, low_z = (min(cell[axis] for cell in listed) for axis in range(3))
    return tuple(sorted((x - low_x, y - low_y, z - low_z) for x, y, z in listed))


def turned(cells: Iterable[Cell], axis: Axis, direction: int) -> Cells:
    """The normalised cells after a quarter-turn (+1 or -1) about an axis, by the right-hand rule.

    >>> turned(((0, 0, 0), (1, 0, 0)), "y", +1)
    ((0, 0, 0), (0, 0, 1))
    """
    step = _QUARTER[axis]
    result = tuple(cells)
    for _ in range(direction % 4):
        result = tuple(step(cell) for cell in result)
    return normalise(result)


def mirrored(cells: Iterable[Cell]) -> Cells:
    """The normalised mirror image of the cells."""
    return normalise((-x, y, z) for x, y, z in cells)


def orientations_of(cells: Cells) -> tuple[Cells, ...]:
    """All different orientations of a polycube, flat ones first (by height, then by cells)."""
    found = {normalise(cells)}
    open_ends = list(found)
    while open_ends:
        current = open_ends.pop()
        for axis in _QUARTER:
            after = turned(current, axis, +1)
            if after not in found:
                found.add(after)
                open_ends.append(after)
    return tuple(sorted(found, key=lambda form: (max(cell[2] for cell in form), form)))


def read_stones(path: Path) -> tuple[Stone, ...]:
    """The stones of a data file, checked.

    Raises:
        BadData: names the file and what is wrong: a malformed entry, a stone in pieces, one of more
            than four cubes, a wrong rotation count or mirror image, the same stone twice.
    """
    entries = member(read_json(path), "stones", list, str(path))
    stones = tuple(_read_stone(entry, n, f"{path}: stone {n}") for n, entry in enumerate(entries))
    if not stones:
        raise BadData(f"{path}: no stones")
    if len({stone.id for stone in stones}) < len(stones):
        raise BadData(f"{path}: two stones have the same id")
    by_form = {form: stone.id for stone in stones for form in stone.orientations}
    if len(by_form) < sum(len(stone.orientations) for stone in stones):
        raise BadData(f"{path}: two stones are the same but for a rotation")
    for stone in stones:
        if by_form.get(mirrored(stone.cells)) != stone.mirror:
            raise BadData(f"{path}: the mirror image of {stone.id} is not {stone.mirror}")
    return stones


def _read_stone(entry: object, index: int, where: str) -> Stone:
    only_keys(expect(entry, dict, where), _STONE_KEYS, where)
    name = member(entry, "id", str, where)
    if not (name.isascii() and name.isalnum() and len(name) <= 8):
        raise BadData(f"{where}: an id of up to 8 letters and digits expected", given=name[:40])
    cells = []
    for item in member(entry, "cells", list, where):
        numbers = [expect(number, int, f"{where}: cells") for number in expect(item, list, f"{where}: cells")]
        if len(numbers) != 3:
            raise BadData(f"{where}: a cell has three coordinates", given=repr(numbers)[:200])
        cells.append((numbers[0], numbers[1], numbers[2]))
    if len(set(cells)) != len(cells) or not 1 <= len(cells) <= 4 or not _hangs_together(cells):
        raise BadData(f"{where}: one to four different cells in one piece expected", given=repr(cells)[:200])
    if member(entry, "size", int, where) != len(cells):
        raise BadData(f"{where}: size is not the number of cells")
    orientations = orientations_of(normalise(cells))
    if member(entry, "rotations", int, where) != len(orientations):
        raise BadData(f"{where}: it has {len(orientations)} rotations")
    return Stone(name, index, member(entry, "mirror", str, where), normalise(cells), orientations)


def _hangs_together(cells: list[Cell]) -> bool:
    reached = {cells[0]}
    while True:
        more = {a for a in cells if a not in reached and any(touches(a, b) for b in reached)}
        if not more:
            return len(reached) == len(cells)
        reached |= more


def touches(a: Cell, b: Cell) -> bool:
    """Whether two cells share a face."""
    return abs(a[0] - b[0]) + abs(a[1] - b[1]) + abs(a[2] - b[2]) == 1


@lru_cache(maxsize=1)
def stone_set() -> tuple[Stone, ...]:
    """The stones of the game, in their order.

    >>> " ".join(stone.id for stone in stone_set())
    'I2 I3 V3 I4 L4 T4 S4 O4 Y4 R4 D4'
    """
    return read_stones(resource_path("editions", "rumis", "stones.json"))


@lru_cache(maxsize=1)
def _by_id() -> dict[str, Stone]:
    return {stone.id: stone for stone in stone_set()}


@lru_cache(maxsize=1)
def _by_form() -> dict[Cells, tuple[Stone, int]]:
    return {form: (stone, number) for stone in stone_set() for number, form in enumerate(stone.orientations)}


def stone_of(name: str) -> Stone | None:
    """The stone of that id, or None."""
    return _by_id().get(name)


def recognise(cells: Iterable[Cell]) -> tuple[Stone, int] | None:
    """Which stone the cells form, and the number of its orientation; None if none of the set.

    >>> stone, orientation = recognise([(4, 4, 1), (4, 4, 2)]) or (None, None)
    >>> stone.id, stone.orientations[orientation]
    ('I2', ((0, 0, 0), (0, 0, 1)))
    """
    listed = tuple(cells)
    return _by_form().get(normalise(listed)) if listed else None


@lru_cache(maxsize=1024)
def turn(stone: Stone, orientation: int, axis: Axis, direction: int) -> int:
    """The number of the orientation reached by a quarter-turn, +1 by the right-hand rule or -1.

    >>> turn(stone_set()[0], 0, "x", +1) in (0, 1, 2)
    True
    """
    return stone.orientations.index(turned(stone.orientations[orientation], axis, direction))
