"""Common arrangements of cards: rasters, rows and hands."""

from __future__ import annotations

from math import cos, radians, sin

from PySide6.QtCore import QPointF, QRectF, QSizeF

from .spot import Spot


def grid_spots(area: QRectF, count: int, columns: int, card: QSizeF, gap: float) -> list[Spot]:
    """Places row by row, the whole raster in the middle of the area and as large as fits, but with cards
    no larger than `card`; all cards keep its proportions, `gap` shrinks with them."""
    if count <= 0:
        return []
    columns = min(columns, count)
    rows = -(-count // columns)
    wide = columns * card.width() + (columns - 1) * gap
    high = rows * card.height() + (rows - 1) * gap
    scale = min(1.0, area.width() / wide, area.height() / high)
    step_x, step_y = (card.width() + gap) * scale, (card.height() + gap) * scale
    left = area.center().x() - (columns - 1) * step_x / 2
    top = area.center().y() - (rows - 1) * step_y / 2
    return [
        Spot(
            left + number % columns * step_x,
            top + number // columns * step_y,
            card.width() * scale,
            card.height() * scale,
        )
        for number in range(count)
    ]


def fan_spots(
    middle: QPointF, count: int, card: QSizeF, room: float, *, gap: float = 6.0, bend: float = 0.0
) -> list[Spot]:
    """A hand of cards, left to right, each on top of the one before, centred on `middle`.

    The hand is at most `room` wide, measured on cards that lie straight: cards that do not fit side by side
    overlap evenly. `bend` is how many degrees the outermost cards lean outwards; then the centres lie on an
    arc, and the middle of the hand is its highest point.
    """
    if count <= 0:
        return []
    step = card.width() + gap
    if count > 1:
        step = min(step, max(room - card.width(), 0.0) / (count - 1))
    reach = step * (count - 1) / 2
    spots = []
    for number in range(count):
        share = (number - (count - 1) / 2) * 2 / (count - 1) if count > 1 else 0.0
        x, drop, lean = share * reach, 0.0, share * bend
        if bend and reach:
            radius = reach / sin(radians(bend))
            x, drop = radius * sin(radians(lean)), radius * (1.0 - cos(radians(lean)))
        at = QPointF(middle.x() + x, middle.y() + drop)
        spots.append(Spot(at.x(), at.y(), card.width(), card.height(), z=float(number), rotation=lean))
    return spots
