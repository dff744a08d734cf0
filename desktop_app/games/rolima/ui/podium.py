"""The podium at the end: three steps with their carts, the others on the ground beside them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen, QPolygonF

from desktop_app.games.rolima.engine.deck import Colour
from desktop_app.qt.glyphs import glyphs
from desktop_app.qt.theme import Theme

from .banner import paint_flags
from .carts import paint_cart
from .tone import CREAM, INK, tint

_STEPS: Final = ((0.5, 0.40, "#E3AE3A"), (0.265, 0.29, "#C3C8CB"), (0.735, 0.21, "#C98A52"))
"""For each place the middle, the height and the colour of the plate, by width and height of the picture."""
_TALL: Final = (0.5, 0.19, 0.81)
"""The middles in a tall picture: the steps fill its width and the last two carts stand in front of them."""


def _tall(rect: QRectF) -> bool:
    return rect.height() > rect.width() * 1.15


def _ground(rect: QRectF) -> float:
    """How high the ground reaches in a tall picture, above which the steps stand."""
    return rect.width() * 0.3 + max(rect.height() - rect.width() * 1.9, 0.0) * 0.4


def step_box(rect: QRectF, place: int) -> QRectF:
    """The front of a step, `place` 0 to 2; the carts of places 3 and 4 stand at the sides or in front."""
    middle, high, _ = _STEPS[place]
    wide, floor, unit = rect.width() * 0.225, rect.bottom() - rect.height() * 0.06, rect.height()
    if _tall(rect):
        middle, wide = _TALL[place], rect.width() * 0.3
        unit = min(rect.height(), rect.width() * 1.5)
        floor = rect.bottom() - _ground(rect)
    top = floor - unit * high
    return QRectF(rect.x() + rect.width() * middle - wide / 2, top, wide, floor - top)


def cart_box(rect: QRectF, place: int) -> QRectF:
    """Where the cart of a place 0 to 4 stands."""
    tall = _tall(rect)
    unit = rect.width() * 1.4 if tall else min(rect.width(), rect.height() * 1.6)
    wide = unit * (0.225, 0.195, 0.19, 0.14, 0.14)[place]
    box = QRectF(0, 0, wide, wide / 1.3)
    if place < 3:
        step = step_box(rect, place)
        box.moveCenter(QPointF(step.center().x(), 0))
        box.moveBottom(step.top() + step.height() * 0.01)
    else:
        side = 0.27 if tall else 0.075
        x = rect.x() + rect.width() * (side if place == 3 else 1 - side)
        box.moveCenter(QPointF(x, 0))
        box.moveBottom(rect.bottom() - (_ground(rect) * 0.3 if tall else rect.height() * 0.045))
    return box


def paint_podium(
    painter: QPainter, rect: QRectF, order: Sequence[Colour], theme: Theme, *, numbers: Sequence[int] = ()
) -> None:
    """The carts in race order, the winner first, on three wooden steps under paper flags.

    `numbers` are written on the steps, usually what a gum counts there; without them the places.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    ground = _ground(rect) + rect.width() * 0.06 if _tall(rect) else rect.height() * 0.13
    floor = QRectF(rect.x(), rect.bottom() - ground, rect.width(), ground)
    sand = QLinearGradient(floor.topLeft(), floor.bottomLeft())
    sand.setColorAt(0, tint("#E2C593", theme, share=0.34))
    sand.setColorAt(1, tint("#CFA972", theme, share=0.34))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(sand)
    round_off = min(floor.height() * 0.3, 24.0)
    painter.drawRoundedRect(floor, round_off, round_off)
    high = rect.height()
    size = min(high * 0.085, rect.width() * 0.05)
    ends = rect.topLeft() + QPointF(0, high * 0.02), rect.topRight() + QPointF(0, high * 0.02)
    paint_flags(painter, *ends, high * 0.07, size, theme, 1, lamps=True)
    for place in (2, 1, 0):
        _paint_step(painter, step_box(rect, place), place, numbers, theme)
    for place, colour in reversed(list(enumerate(order[:5]))):
        paint_cart(painter, cart_box(rect, place), colour, theme)
    painter.restore()


def _paint_step(painter: QPainter, box: QRectF, place: int, numbers: Sequence[int], theme: Theme) -> None:
    """A box of boards with a plate."""
    wide = box.width()
    depth = wide * 0.1
    painter.setPen(QPen(tint(INK, theme, share=0.3), max(wide * 0.012, 0.8)))
    wood = QLinearGradient(box.topLeft(), box.bottomRight())
    wood.setColorAt(0, tint("#DDA968", theme, share=0.34))
    wood.setColorAt(1, tint("#A9713F", theme, share=0.34))
    painter.setBrush(wood)
    painter.drawRect(box)
    painter.setBrush(tint("#F0C98E", theme, share=0.34))
    top = [
        box.topLeft() + QPointF(-wide * 0.02, 0),
        box.topLeft() + QPointF(depth * 0.6, -depth * 0.7),
        box.topRight() + QPointF(-depth * 0.6, -depth * 0.7),
        box.topRight() + QPointF(wide * 0.02, 0),
    ]
    painter.drawPolygon(QPolygonF(top))
    painter.setPen(QPen(tint("#7A4B26", theme, share=0.34), max(wide * 0.008, 0.6)))
    boards = max(round(box.height() / (wide * 0.22)), 1)
    for n in range(1, boards):
        y = box.y() + box.height() * n / boards
        painter.drawLine(QPointF(box.x(), y), QPointF(box.right(), y))
    radius = min(wide * 0.2, box.height() * 0.36)
    centre = QPointF(box.center().x(), box.center().y())
    painter.setPen(QPen(tint(INK, theme, share=0.2), max(radius * 0.08, 0.8)))
    painter.setBrush(tint(_STEPS[place][2], theme, share=0.2))
    painter.drawEllipse(centre, radius, radius)
    painter.setBrush(QColor(CREAM))
    painter.drawEllipse(centre, radius * 0.76, radius * 0.76)
    text = f"×{numbers[place]}" if place < len(numbers) else str(place + 1)
    side = radius * 0.95
    path = glyphs(text, QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side), plain=True)
    painter.fillPath(path, QColor(INK))
