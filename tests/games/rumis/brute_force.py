"""The rules of a placement written down once more, as slowly and plainly as possible.

Shares nothing with the engine's tables: rotations are matrices, occupied cells a set.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import permutations, product

from desktop_app.games.rumis.engine.state import RumisState

Cell = tuple[int, int, int]

SHAPES: dict[str, tuple[Cell, ...]] = {
    "I2": ((0, 0, 0), (1, 0, 0)),
    "I3": ((0, 0, 0), (1, 0, 0), (2, 0, 0)),
    "V3": ((0, 0, 0), (1, 0, 0), (0, 1, 0)),
    "I4": ((0, 0, 0), (1, 0, 0), (2, 0, 0), (3, 0, 0)),
    "L4": ((0, 0, 0), (1, 0, 0), (2, 0, 0), (2, 1, 0)),
    "T4": ((0, 0, 0), (1, 0, 0), (2, 0, 0), (1, 1, 0)),
    "S4": ((0, 0, 0), (1, 0, 0), (1, 1, 0), (2, 1, 0)),
    "O4": ((0, 0, 0), (1, 0, 0), (0, 1, 0), (1, 1, 0)),
    "Y4": ((0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "R4": ((0, 0, 0), (1, 0, 0), (0, 1, 0), (1, 0, 1)),
    "D4": ((0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 1, 1)),
}


def _rotated(cells: tuple[Cell, ...]) -> list[list[Cell]]:
    """The 24 proper rotations: axes permuted and signed, with determinant +1."""
    axes = [
        (order, signs)
        for order in permutations(range(3))
        for signs in product((1, -1), repeat=3)
        if (-1) ** _swaps(order) * signs[0] * signs[1] * signs[2] == 1
    ]
    assert len(axes) == 24
    return [
        [(s[0] * cell[order[0]], s[1] * cell[order[1]], s[2] * cell[order[2]]) for cell in cells]
        for order, s in axes
    ]


def _from_first(cells: list[Cell]) -> tuple[Cell, ...]:
    """The cells counted from the first of them."""
    ax, ay, az = cells[0]
    return tuple((x - ax, y - ay, z - az) for x, y, z in cells)


def _swaps(order: tuple[int, ...]) -> int:
    return sum(a > b for i, a in enumerate(order) for b in order[i + 1 :])


@lru_cache(maxsize=32)
def within_bounds(caps: tuple[tuple[int, ...], ...], stone: str) -> frozenset[tuple[Cell, ...]]:
    """Shape and bounds: every set of cells under the caps that is congruent to the stone."""
    spots = [(x, y, z) for y, row in enumerate(caps) for x, cap in enumerate(row) for z in range(cap)]
    inside = set(spots)
    found = set()
    for form in {_from_first(sorted(form)) for form in _rotated(SHAPES[stone])}:
        for sx, sy, sz in spots:
            cells = tuple((x + sx, y + sy, z + sz) for x, y, z in form)
            if all(cell in inside for cell in cells):
                found.add(cells)
    return frozenset(found)


def _faces(cell: Cell) -> list[Cell]:
    x, y, z = cell
    return [(x + 1, y, z), (x - 1, y, z), (x, y + 1, z), (x, y - 1, z), (x, y, z + 1), (x, y, z - 1)]


def legal(state: RumisState) -> set[tuple[str, tuple[Cell, ...]]]:
    """Every legal placement of the colour to move."""
    colour = state.colour
    if colour is None:
        return set()
    owner = {cell: stone.colour for stone in state.placed for cell in stone.cells}
    used = {stone.stone for stone in state.placed if stone.colour == colour}
    first = not used
    found = set()
    for stone in SHAPES:
        if stone in used:
            continue
        for cells in within_bounds(state.caps, stone):
            if any(cell in owner for cell in cells):
                continue
            if not all(z == 0 or (x, y, z - 1) in owner or (x, y, z - 1) in cells for x, y, z in cells):
                continue
            touched = {owner[near] for cell in cells for near in _faces(cell) if near in owner}
            if owner and first and not (touched and any(z == 0 for _, _, z in cells)):
                continue
            if not first and colour not in touched:
                continue
            found.add((stone, cells))
    return found
