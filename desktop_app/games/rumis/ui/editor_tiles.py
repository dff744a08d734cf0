"""How a height looks on paper: a stone tile, the darker the higher, with its numeral."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from desktop_app.games.rumis.engine.boards import MOST_LEVELS
from desktop_app.games.rumis.engine.scenarios import Heights
from desktop_app.qt import fonts
from desktop_app.qt.gl3d.surroundings import DARK, LIGHT, Surroundings
from desktop_app.qt.theme import Theme, ink_on, mixed

DEEP = "#7E2F14"
"""What the highest level comes near to."""


def surroundings_of(theme: Theme) -> Surroundings:
    """The colours of stone and earth in a theme."""
    return DARK if theme.dark else LIGHT


@cache
def tile_colour(cap: int, around: Surroundings) -> str:
    """The ground of a square of that height."""
    if cap <= 0:
        return mixed(around.earth_near, around.plate, 0.34)
    far = (cap - 1) / (MOST_LEVELS - 1)
    if around.dark:
        return mixed("#E58A5C", around.tile, 0.86 * far)
    return mixed(DEEP, "#DDD5C6", 0.9 * far)


def paint_tile(painter: QPainter, rect: QRectF, cap: int, around: Surroundings, *, text: str = "") -> None:
    """One square: hewn stone with a light upper left edge; a hollow where nothing may be built.

    `text` stands in place of the numeral.
    """
    ground = tile_colour(cap, around)
    painter.fillRect(rect, QColor(ground))
    edge = max(1.0, rect.width() * 0.045)
    upper, lower = ("#FFFFFF", "#000000") if cap > 0 else ("#000000", "#FFFFFF")
    strength = 0.34 if cap > 0 else 0.16
    _paint_edges(painter, rect, edge, mixed(upper, ground, strength), mixed(lower, ground, strength * 0.8))
    words = text or (str(cap) if cap else "")
    if not words:
        return
    font = fonts.display()
    font.setPixelSize(max(round(min(rect.height(), rect.width()) * (0.5 if len(words) == 1 else 0.42)), 9))
    painter.setFont(font)
    painter.setPen(QColor(ink_on(ground)))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, words)


def _paint_edges(painter: QPainter, rect: QRectF, width: float, upper: str, lower: str) -> None:
    inset = width / 2
    area = rect.adjusted(inset, inset, -inset, -inset)
    for colour, corner in ((lower, area.bottomRight()), (upper, area.topLeft())):
        pen = QPen(QColor(colour), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        painter.setPen(pen)
        painter.drawPolyline([area.bottomLeft(), corner, area.topRight()])


def paint_cast(painter: QPainter, rect: QRectF, left: int, above: int, cap: int) -> None:
    """The shadow on a tile from higher neighbours on its left and above it."""
    side = rect.width()
    shade = QColor(0, 0, 0, 58)
    if left > cap:
        painter.fillRect(QRectF(rect.x(), rect.y(), side * min(0.05 * (left - cap), 0.3), side), shade)
    if above > cap:
        painter.fillRect(QRectF(rect.x(), rect.y(), side, side * min(0.05 * (above - cap), 0.3)), shade)


def board_picture(heights: Heights, around: Surroundings, side: int, ratio: float) -> QPixmap:
    """A board as a small plan, for a list; `side` in logical pixels."""
    picture = QPixmap(round(side * ratio), round(side * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    columns, rows = len(heights[0]), len(heights)
    cell = (side - 2) / max(columns, rows)
    left, top = (side - cell * columns) / 2, (side - cell * rows) / 2
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for y, row in enumerate(heights):
            for x, cap in enumerate(row):
                if cap:
                    square = QRectF(left + x * cell, top + y * cell, cell * 0.94, cell * 0.94)
                    painter.fillRect(square, QColor(tile_colour(cap, around)))
    return picture
