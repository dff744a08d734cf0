"""From cells of the railway to pixels of the board and back, and how the eye glides from here to there. Pure.

Cells count x to the east and y to the north, as in the rules; pixels go down. A cell's own place is its
middle.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from math import floor
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QTransform

from desktop_app.games.rollecate.engine.state import Cell

GLIDE_MS: Final = 460.0
LEAST_CELL: Final = 26.0
"""Nobody can zoom out further than to cells of so many pixels."""
BLOCK: Final = 3
SURROUNDINGS: Final = 0.62
"""So many cells around what must be in sight are shown, too."""


@dataclass(frozen=True, slots=True)
class Camera:
    """`x`, `y` are where the middle of cell (0, 0) is seen, `cell` how large a cell is, all in pixels.

    >>> eye = Camera(100, 200, 50)
    >>> eye.point(1, 2).toTuple(), eye.cell_at(QPointF(149, 101))
    ((150.0, 100.0), (1, 2))
    """

    x: float
    y: float
    cell: float

    def point(self, x: float, y: float) -> QPointF:
        """Where that place in the world is seen."""
        return QPointF(self.x + x * self.cell, self.y - y * self.cell)

    def rect(self, cell: Cell) -> QRectF:
        """Where that cell is seen."""
        middle, half = self.point(*cell), self.cell / 2
        return QRectF(middle.x() - half, middle.y() - half, self.cell, self.cell)

    def cell_at(self, pixel: QPointF) -> Cell:
        """The cell that is seen there."""
        return (
            floor((pixel.x() - self.x) / self.cell + 0.5),
            floor((self.y - pixel.y()) / self.cell + 0.5),
        )

    def moved(self, way: QPointF) -> Camera:
        """The same size, everything seen shifted by so many pixels."""
        return replace(self, x=self.x + way.x(), y=self.y + way.y())

    def zoomed(self, cell: float, around: QPointF) -> Camera:
        """Cells of another size, the place seen at `around` staying there."""
        share = cell / self.cell
        x = around.x() + (self.x - around.x()) * share
        y = around.y() + (self.y - around.y()) * share
        return Camera(x, y, cell)

    def change_to(self, other: Camera) -> QTransform:
        """The move of everything seen that leads from this camera to another."""
        share = other.cell / self.cell
        return QTransform(share, 0, 0, share, other.x - self.x * share, other.y - self.y * share)

    def between(self, other: Camera, share: float) -> Camera:
        """The camera at `share` 0..1 of the way to another."""
        rest = 1.0 - share
        return Camera(
            self.x * rest + other.x * share,
            self.y * rest + other.y * share,
            self.cell * rest + other.cell * share,
        )

    def whole(self, ratio: float) -> Camera:
        """Cells of whole device pixels on whole device pixels, so that neighbours join; `ratio` per pixel."""
        cell = max(round(self.cell * ratio), 2) / ratio
        corner_x = round((self.x - cell / 2) * ratio) / ratio
        corner_y = round((self.y - cell / 2) * ratio) / ratio
        return Camera(corner_x + cell / 2, corner_y + cell / 2, cell)


def extent(cells: Iterable[Cell]) -> QRectF:
    """The rectangle around the cells, in cells with y to the south: for fitting, see `fitted`.

    >>> extent([(0, 0), (2, 1)])
    PySide6.QtCore.QRectF(-0.500000, -1.500000, 3.000000, 2.000000)
    """
    found = list(cells)
    xs, ys = [x for x, _ in found], [-y for _, y in found]
    return QRectF(min(xs) - 0.5, min(ys) - 0.5, max(xs) - min(xs) + 1.0, max(ys) - min(ys) + 1.0)


def fitted(cells: Iterable[Cell], box: QRectF, most: float) -> Camera:
    """All the cells and a little around them in the middle of the box, as large as fits, at most `most`."""
    area = extent(cells).adjusted(-SURROUNDINGS, -SURROUNDINGS, SURROUNDINGS, SURROUNDINGS)
    cell = max(min(box.width() / area.width(), box.height() / area.height(), most), LEAST_CELL)
    middle = box.center() - area.center() * cell
    return Camera(middle.x(), middle.y(), cell)


def revealing(camera: Camera, cells: Iterable[Cell], box: QRectF) -> Camera:
    """The camera shifted no further than it takes to have these cells in the box; smaller if it must be."""
    found = list(cells)
    if not found:
        return camera
    area = extent(found)
    margin = min(SURROUNDINGS, 0.3)
    area.adjust(-margin, -margin, margin, margin)
    most = min(box.width() / area.width(), box.height() / area.height())
    if camera.cell > most:
        camera = camera.zoomed(max(most, LEAST_CELL), box.center())
    seen = QRectF(area.topLeft() * camera.cell, area.size() * camera.cell)
    seen.translate(camera.x, camera.y)
    return camera.moved(
        QPointF(
            _shift(seen.left(), seen.right(), box.left(), box.right()),
            _shift(seen.top(), seen.bottom(), box.top(), box.bottom()),
        )
    )


def beside(camera: Camera, cells: Iterable[Cell], box: QRectF, covered: QRectF) -> Camera:
    """The camera shifted, never smaller: these cells in the box, as far as they fit, and none of them hidden.

    What is `covered` lies in the lower right of the box. Where not all can be seen, the last cell is.
    """
    found = list(cells)
    if (shifted := revealing(camera, found, box)).cell == camera.cell:
        camera = shifted
    above, left = QRectF(box), QRectF(box)
    above.setBottom(covered.top())
    left.setRight(covered.left())
    for part in (found, found[-1:]):
        if not any(camera.rect(cell).intersects(covered) for cell in part):
            return camera
        ways = [revealing(camera, part, place) for place in (above, left)]
        fitting = [eye for eye in ways if eye.cell == camera.cell]
        if fitting:
            return min(fitting, key=lambda eye: abs(eye.x - camera.x) + abs(eye.y - camera.y))
    return camera


def cleared(cells: Iterable[Cell]) -> frozenset[Cell]:
    """The cells in blocks of three by three: so a meadow has to change only where a new block is entered.

    >>> sorted(cleared([(4, -1)]))[:4], len(cleared([(4, -1), (5, -1)]))
    ([(3, -3), (3, -2), (3, -1), (4, -3)], 9)
    """
    blocks = {(x // BLOCK, y // BLOCK) for x, y in cells}
    return frozenset(
        (BLOCK * x + right, BLOCK * y + up)
        for x, y in blocks
        for right in range(BLOCK)
        for up in range(BLOCK)
    )


def _shift(low: float, high: float, least: float, most: float) -> float:
    """How far a stretch has to go to lie within another; in the middle of it where it is longer."""
    if high - low > most - least:
        return (least + most - low - high) / 2
    return max(least - low, 0.0) + min(most - high, 0.0)


@dataclass(frozen=True, slots=True)
class Glide:
    """The eye on its way, with a soft end; `began` in milliseconds."""

    start: Camera
    goal: Camera
    began: float
    duration: float = GLIDE_MS

    def over(self, now: float) -> bool:
        """Whether it has arrived."""
        return now >= self.began + self.duration

    def at(self, now: float) -> Camera:
        """Where it is at that time."""
        share = min(max((now - self.began) / self.duration, 0.0), 1.0) if self.duration > 0 else 1.0
        return self.goal if share >= 1.0 else self.start.between(self.goal, 1.0 - (1.0 - share) ** 3)
