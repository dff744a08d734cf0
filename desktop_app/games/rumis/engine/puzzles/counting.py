"""How many ways there are to fill a target, each alone or those alike up to a symmetry counted once."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from desktop_app.games.rumis.engine.geometry import members, numbers_in
from desktop_app.games.rumis.engine.scenarios import Heights
from desktop_app.games.rumis.engine.stones import stone_set

from .cover import Supply, Tables, fillings, tables_of
from .effort import Effort
from .symmetry import Moves, Orbits, moved, reflections, rotations


@dataclass(frozen=True, slots=True)
class Count:
    """How many were found; `complete`: there are no more."""

    number: int
    complete: bool


def count_fillings(tables: Tables, free: int, supply: Supply, effort: Effort, most: int) -> Count:
    """The fillings of the free cells, each counted, but no more than `most` + 1 looked for."""
    found = 0
    for _ in fillings(tables, free, supply, effort):
        found += 1
        if found > most:
            return Count(found, complete=False)
    return Count(found, not effort.spent)


def count_apart(heights: Heights, supply: Supply, effort: Effort, most: int, *, mirrored: bool) -> Count:
    """The fillings of a whole board up to rotation, or with `mirrored` up to rotation and reflection.

    Counting ends above `most`. Reflections exchange the two screws: if the supply has not the same number of
    both, mirror images are counted apart all the same.
    """
    tables = tables_of(heights)
    symmetries = rotations(heights)
    if mirrored and all(supply[stone.index] == supply[_mirror(stone.mirror)] for stone in stone_set()):
        symmetries += reflections(heights)
    found = 0
    for _ in _apart(tables, supply, symmetries, effort):
        found += 1
        if found > most:
            return Count(found, complete=False)
    return Count(found, not effort.spent)


def _mirror(name: str) -> int:
    return next(stone.index for stone in stone_set() if stone.id == name)


def _apart(
    tables: Tables, supply: Supply, symmetries: tuple[Moves, ...], effort: Effort
) -> Iterator[tuple[int, ...]]:
    """One filling of every orbit.

    If each filling has exactly one of some placements that the symmetries carry into one another, it is
    enough to look at one of every orbit of these, and at the symmetries that keep it.
    """
    board = tables.geometry
    whole = (1 << len(board.cells)) - 1
    anchors = _anchors(tables, supply, symmetries)
    if not anchors:
        yield from _of_each_orbit(tables, fillings(tables, whole, supply, effort), symmetries)
        return
    left = {number for number in numbers_in(anchors) if supply[board.stone[number]]}
    while left:
        anchor = min(left)
        left -= {moved(board, anchor, moves) for moves in symmetries}
        keeping = tuple(moves for moves in symmetries if moved(board, anchor, moves) == anchor)
        stone = board.stone[anchor]
        others = (*supply[:stone], supply[stone] - 1, *supply[stone + 1 :])
        only = tables.apart(anchor)
        rest = fillings(tables, whole & ~board.bits[anchor], others, effort, only=only)
        yield from _of_each_orbit(tables, ((anchor, *filling) for filling in rest), keeping)


def _of_each_orbit(
    tables: Tables, found: Iterator[tuple[int, ...]], symmetries: tuple[Moves, ...]
) -> Iterator[tuple[int, ...]]:
    if len(symmetries) == 1:
        yield from found
        return
    orbits = Orbits(tables.geometry, symmetries)
    seen: set[tuple[int, ...]] = set()
    for filling in found:
        form = orbits.canonical(filling)
        if form not in seen:
            seen.add(form)
            yield filling


def _anchors(tables: Tables, supply: Supply, symmetries: tuple[Moves, ...]) -> int:
    """Placements of which every filling has exactly one, closed under the symmetries; 0 if none are known.

    Those on a cell that never moves, or those of a stone that there is once and that must be used.
    """
    board = tables.geometry
    for cell in range(len(board.cells)):
        if all(moves[cell] == cell for moves in symmetries):
            return tables.holding[cell]
    room = sum(count * stone.size for count, stone in zip(supply, stone_set(), strict=True))
    if room == len(board.cells):
        for stone in reversed(stone_set()):
            if supply[stone.index] == 1 and _closed(tables, board.of_stone[stone.index], symmetries):
                return board.of_stone[stone.index]
    return 0


def _closed(tables: Tables, placements: int, symmetries: tuple[Moves, ...]) -> bool:
    first = next(members(placements), None)
    return first is None or all(
        placements >> moved(tables.geometry, first, moves) & 1 for moves in symmetries
    )
