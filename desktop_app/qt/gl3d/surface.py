"""The visible faces of stones: which cube faces show, where a stone ends, where it meets something.

A face is the unit square origin + s*u + t*v, 0 <= s, t <= 1, whose normal is u x v by the usual formula. Its
edges are numbered 0: t=0, 1: s=1, 2: t=1, 3: s=0; corner i lies between edges i-1 and i.
"""

from __future__ import annotations

from collections.abc import Container, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

from desktop_app.qt.gl3d.scene import Caps, Cell, Solid, Square, Vec

RIGHT, LEFT, FRONT, REAR, TOP, BOTTOM = range(6)
"""Face directions: +x, -x, +y, -y, +z, -z."""

NORMALS: Final[tuple[Cell, ...]] = ((1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1))
US: Final[tuple[Cell, ...]] = ((0, 1, 0), (0, 0, 1), (0, 0, 1), (1, 0, 0), (1, 0, 0), (0, 1, 0))
VS: Final[tuple[Cell, ...]] = ((0, 0, 1), (0, 1, 0), (1, 0, 0), (0, 0, 1), (0, 1, 0), (1, 0, 0))

INSIDE: Final = 0
"""The stone goes on beyond the edge (or bends inwards there): nothing is drawn."""
FREE: Final = 1
"""The stone ends and nothing lies beside it: a bevelled edge."""
GROOVE: Final = 2
"""The stone ends beside another one of the same height: a bevel and a dark joint."""
WALL: Final = 3
"""Another stone or the board rises from the edge: a dark joint."""

Heights: TypeAlias = tuple[tuple[Square, int], ...]
"""(square, level above its highest cube) of the built-on squares, in order."""


@dataclass(frozen=True, slots=True)
class Face:
    """One visible face. `solid` is the stone's index (-1: the board), `direction` one of RIGHT … BOTTOM.

    `edges[i]` is INSIDE, FREE, GROOVE or WALL; `corners[i]` tells that the stone goes on over both edges of
    the corner but not over the corner itself; `ao[i]` counts, 0 to 3, what hides the sky at the corner.
    `marked` faces carry the stone's letter.
    """

    solid: int
    cell: Cell
    direction: int
    edges: tuple[int, int, int, int]
    corners: tuple[bool, bool, bool, bool]
    ao: tuple[int, int, int, int]
    marked: bool = False

    @property
    def origin(self) -> Vec:
        """The corner s = t = 0."""
        x, y, z = self.cell
        n = NORMALS[self.direction]
        return (float(x + (n[0] > 0)), float(y + (n[1] > 0)), float(z + (n[2] > 0)))


def edge_direction(direction: int, edge: int) -> Cell:
    """Which way is out over an edge of a face."""
    u, v = US[direction], VS[direction]
    if edge == 0:
        return (-v[0], -v[1], -v[2])
    if edge == 1:
        return u
    return v if edge == 2 else (-u[0], -u[1], -u[2])


def _plus(a: Cell, b: Cell) -> Cell:
    return (a[0] + b[0], a[1] + b[1], a[2] + b[2])


_EDGE_STEPS: Final = tuple(tuple(edge_direction(d, e) for e in range(4)) for d in range(6))
_CORNER_STEPS: Final = tuple(
    tuple(_plus(_EDGE_STEPS[d][(i + 3) % 4], _EDGE_STEPS[d][i]) for i in range(4)) for d in range(6)
)


@lru_cache(maxsize=64)
def solid_faces(solids: tuple[Solid, ...]) -> tuple[Face, ...]:
    """Every face of the solids that touches free air; the undersides on the board never do."""
    owner = {cell: i for i, solid in enumerate(solids) for cell in solid.cells}
    marked = _marked_cells(solids, owner)
    faces: list[Face] = []
    for cell, index in owner.items():
        for direction in range(6):
            front = _plus(cell, NORMALS[direction])
            if front in owner or front[2] < 0:
                continue
            is_marked = direction == TOP and marked.get(index) == cell
            faces.append(_face(owner, cell, index, direction, marked=is_marked))
    return tuple(faces)


@lru_cache(maxsize=64)
def floor_faces(caps: Caps, heights: Heights) -> tuple[Face, ...]:
    """The bare squares of the board (cells of level -1); `heights` are the built-on squares."""
    owner: dict[Cell, int] = {(x, y, z): 0 for (x, y), top in heights for z in range(top)}
    built = {square for square, _ in heights}
    faces = []
    for y, row in enumerate(caps):
        for x, cap in enumerate(row):
            if cap and (x, y) not in built:
                ao = _occlusion(owner, (x, y, -1), TOP)
                faces.append(Face(-1, (x, y, -1), TOP, _tile_edges(caps, x, y), (False,) * 4, ao))
    return tuple(faces)


def column_heights(solids: tuple[Solid, ...]) -> Heights:
    """(square, level above the highest cube) of every built-on square, in order of the squares."""
    heights: dict[Square, int] = {}
    for solid in solids:
        for x, y, z in solid.cells:
            heights[(x, y)] = max(z + 1, heights.get((x, y), 0))
    return tuple(sorted(heights.items()))


@lru_cache(maxsize=16)
def envelope(caps: Caps) -> tuple[Face, ...]:
    """The surface of the allowed volume, as if one stone filled it."""
    cells = tuple((x, y, z) for y, row in enumerate(caps) for x, cap in enumerate(row) for z in range(cap))
    return solid_faces((Solid("envelope", cells, "#ffffff"),))


def _face(owner: Mapping[Cell, int], cell: Cell, index: int, direction: int, *, marked: bool) -> Face:
    normal = NORMALS[direction]
    kinds = []
    for step in _EDGE_STEPS[direction]:
        beside = _plus(cell, step)
        above = _plus(beside, normal)
        kinds.append(_edge_kind(owner.get(beside), owner.get(above), index, floor=above[2] < 0))
    corners = []
    for i, step in enumerate(_CORNER_STEPS[direction]):
        through = kinds[(i + 3) % 4] == INSIDE and kinds[i] == INSIDE
        corner = _plus(cell, step)
        corners.append(through and owner.get(corner) != index and _plus(corner, normal) not in owner)
    edges = (kinds[0], kinds[1], kinds[2], kinds[3])
    notch = (corners[0], corners[1], corners[2], corners[3])
    return Face(index, cell, direction, edges, notch, _occlusion(owner, cell, direction), marked)


def _edge_kind(beside: int | None, above: int | None, own: int, *, floor: bool) -> int:
    if above is not None or floor:
        return INSIDE if above == own else WALL
    if beside == own:
        return INSIDE
    return FREE if beside is None else GROOVE


def _occlusion(owner: Container[Cell], cell: Cell, direction: int) -> tuple[int, int, int, int]:
    front = _plus(cell, NORMALS[direction])

    def solid(step: Cell) -> bool:
        at = _plus(front, step)
        return at in owner or at[2] < 0

    sides = [solid(step) for step in _EDGE_STEPS[direction]]
    counts = []
    for i, step in enumerate(_CORNER_STEPS[direction]):
        a, b = sides[(i + 3) % 4], sides[i]
        counts.append(3 if a and b else a + b + solid(step))
    return (counts[0], counts[1], counts[2], counts[3])


def _tile_edges(caps: Caps, x: int, y: int) -> tuple[int, int, int, int]:
    def kind(dx: int, dy: int) -> int:
        inside = 0 <= y + dy < len(caps) and 0 <= x + dx < len(caps[0]) and caps[y + dy][x + dx] > 0
        return GROOVE if inside else FREE

    return (kind(0, -1), kind(1, 0), kind(0, 1), kind(-1, 0))


def _marked_cells(solids: tuple[Solid, ...], owner: Mapping[Cell, int]) -> dict[int, Cell]:
    """The cell of each stone whose top shows its letter: the visible one nearest to their middle."""
    marked: dict[int, Cell] = {}
    for index, solid in enumerate(solids):
        open_cells = [c for c in solid.cells if owner[c] == index and _plus(c, (0, 0, 1)) not in owner]
        if not solid.mark or not open_cells:
            continue
        n = len(open_cells)
        mx, my = sum(c[0] for c in open_cells) / n, sum(c[1] for c in open_cells) / n
        marked[index] = min(open_cells, key=lambda c: ((c[0] - mx) ** 2 + (c[1] - my) ** 2, -c[2], c))
    return marked
