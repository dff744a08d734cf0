"""What lies under a pixel: a walk through the cells along the line of sight (Amanatides and Woo, 1987)."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass
from math import floor, inf
from typing import Final

from desktop_app.qt.gl3d.camera import Camera, Ray, Size
from desktop_app.qt.gl3d.scene import Cell, Scene3D, Square

APRON: Final = 3
"""So many squares around the board still count as floor, so that a stone held beside it can be told so."""


@dataclass(frozen=True, slots=True)
class Hit:
    """A face of a cube, or the floor.

    `cell` is the cube that was hit; for the floor its level is -1. `normal` points out of the face. `column`
    is the square of the cell itself, which may lie outside the footprint when the floor was hit.
    """

    cell: Cell
    normal: Cell
    column: Square

    @property
    def floor(self) -> bool:
        """Whether the board itself was hit and no stone."""
        return self.cell[2] < 0

    @property
    def front(self) -> Cell:
        """The free cell before the face: on top of a top face, beside a side face."""
        return (self.cell[0] + self.normal[0], self.cell[1] + self.normal[1], self.cell[2] + self.normal[2])


def pick(
    scene: Scene3D, camera: Camera, px: float, py: float, size: Size, *, with_ghost: bool = False
) -> Hit | None:
    """What a click at a logical pixel means; the ghost is hit only where it is asked for."""
    solids = (*scene.solids, scene.ghost) if with_ghost and scene.ghost else scene.solids
    cells = frozenset(cell for solid in solids for cell in solid.cells)
    return walk(camera.ray(px, py, size), cells, (scene.cols, scene.rows, scene.top))


def walk(ray: Ray, filled: Container[Cell], bounds: Cell) -> Hit | None:
    """The first filled cell, else the floor, that a ray meets within columns, rows and levels of `bounds`."""
    cols, rows, top = bounds
    low, high = (-APRON, -APRON, 0), (cols + APRON, rows + APRON, top)
    enter, leave, axis = _clip(ray, low, high)
    if enter > leave:
        return None
    step = [0, 0, 0]
    cross = [inf, inf, inf]
    delta = [inf, inf, inf]
    cell = [0, 0, 0]
    for i in range(3):
        d, at = ray.direction[i], ray.start[i] + enter * ray.direction[i]
        cell[i] = min(high[i] - 1, max(low[i], floor(at + 1e-9)))
        if i == axis and enter > 0.0:
            cell[i] = low[i] if d > 0 else high[i] - 1
        if d:
            step[i] = 1 if d > 0 else -1
            cross[i] = (cell[i] + (d > 0) - ray.start[i]) / d
            delta[i] = abs(1.0 / d)
    while True:
        here = (cell[0], cell[1], cell[2])
        if here in filled:
            return Hit(here, _normal(axis, step), here[:2])
        axis = min((0, 1, 2), key=cross.__getitem__)
        cell[axis] += step[axis]
        cross[axis] += delta[axis]
        if cell[2] < 0:
            return Hit((cell[0], cell[1], -1), (0, 0, 1), (cell[0], cell[1]))
        if not low[axis] <= cell[axis] < high[axis]:
            return None


def _clip(ray: Ray, low: Cell, high: Cell) -> tuple[float, float, int]:
    """Where the ray enters and leaves the box, and the axis of the side it enters by."""
    enter, leave, axis = 0.0, inf, 2
    for i in range(3):
        d, start = ray.direction[i], ray.start[i]
        if abs(d) < 1e-12:
            if not low[i] <= start <= high[i]:
                return 1.0, 0.0, i
            continue
        first, second = sorted(((low[i] - start) / d, (high[i] - start) / d))
        if first > enter:
            enter, axis = first, i
        leave = min(leave, second)
    return enter, leave, axis


def _normal(axis: int, step: list[int]) -> Cell:
    normal = [0, 0, 0]
    normal[axis] = -step[axis]
    return (normal[0], normal[1], normal[2])
