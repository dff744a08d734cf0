"""Where a ghost that hangs in the air would come down: its footprint below, and plumb lines down to it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from desktop_app.qt.gl3d.scene import Scene3D, Square, Vec

INSETS: Final = (0.02, 0.08, 0.14, 0.20)
"""Sheets of shade laid over one another, each a little smaller: together they have a soft border."""

SHEET_ALPHA: Final = 0.15
SHADE: Final = (0.04, 0.03, 0.02)
PLUMB_WIDTH: Final = 0.045
"""In squares."""
PLUMB_THROUGH: Final = 0.22
OUTLINE_THROUGH: Final = 0.62
"""How much of the plumb lines, and of the ghost's outline, shimmers through stones before them."""


@dataclass(frozen=True, slots=True)
class Patch:
    """A square of the footprint: the ghost hangs over it, and what it would meet is at this level.

    `joined[i]` tells that the footprint goes on at the same level beyond the side at y, x + 1, y + 1 and x.
    """

    square: Square
    level: int
    joined: tuple[bool, bool, bool, bool]

    def sheet(self, inset: float) -> tuple[float, float, float, float]:
        """x0, y0, x1 and y1 of the patch, smaller by `inset` where the footprint ends."""
        x, y = self.square
        north, east, south, west = (0.0 if joined else inset for joined in self.joined)
        return x + west, y + north, x + 1 - east, y + 1 - south


@dataclass(frozen=True, slots=True)
class Plumb:
    """A vertical line at a corner of the squares, from a lowest corner of the ghost down to level `foot`."""

    x: int
    y: int
    foot: int
    head: int

    def ends(self) -> tuple[Vec, Vec]:
        """The points at its foot and its head."""
        x, y = float(self.x), float(self.y)
        return (x, y, float(self.foot)), (x, y, float(self.head))


def footprint(scene: Scene3D) -> tuple[Patch, ...]:
    """The squares of the board that the ghost hangs over; none where it lies on something."""
    foot = {square: level for square, (level, _) in _gaps(scene).items()}
    patches = []
    for (x, y), level in foot.items():
        beside = ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y))
        north, east, south, west = (foot.get(square) == level for square in beside)
        patches.append(Patch((x, y), level, (north, east, south, west)))
    return tuple(patches)


def plumbs(scene: Scene3D) -> tuple[Plumb, ...]:
    """Lines at the outer corners of the parts of the ghost that hang."""
    gaps = _gaps(scene)
    lines = []
    for x, y in sorted({(x + i, y + j) for x, y in gaps for i in (0, 1) for j in (0, 1)}):
        around = [gaps.get(square) for square in ((x - 1, y - 1), (x, y - 1), (x - 1, y), (x, y))]
        found = [gap for gap in around if gap is not None]
        straight = len(found) == 2 and (around[0] is None) != (around[3] is None) and found[0] == found[1]
        if not straight and (len(found) < 4 or len(set(found)) > 1):
            lines.append(Plumb(x, y, min(foot for foot, _ in found), min(head for _, head in found)))
    return tuple(lines)


def _gaps(scene: Scene3D) -> dict[Square, tuple[int, int]]:
    """For each square that the ghost hangs over, the levels where the gap begins and ends."""
    lowest: dict[Square, int] = {}
    for x, y, z in scene.ghost.cells if scene.ghost is not None else ():
        if scene.cap(x, y):
            lowest[(x, y)] = min(z, lowest.get((x, y), z))
    foot = dict.fromkeys(lowest, 0)
    for solid in scene.solids:
        for x, y, z in solid.cells:
            if z < lowest.get((x, y), 0):
                foot[(x, y)] = max(z + 1, foot[(x, y)])
    return {square: (foot[square], head) for square, head in sorted(lowest.items()) if foot[square] < head}
