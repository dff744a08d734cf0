"""Wooden dice with a brass wheel on some of their faces, seen from above in light from the upper left."""

from __future__ import annotations

import math

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen

from desktop_app.qt.theme import Theme, mixed

from .plates import BRASS, BRASS_DEEP, BRASS_PALE

TUMBLES = 5
"""So many times a die tips over in one roll."""
_WOOD = ("#FBF0D6", "#EFDDB4", "#D2B680")


def paint_wheel_die(
    painter: QPainter,
    rect: QRectF,
    wheel: bool,
    theme: Theme,
    *,
    phase: float = 1.0,
    angle: float = 0.0,
    lit: bool = False,
    dim: bool = False,
    ghost: bool = False,
    shadow: bool = True,
) -> None:
    """A die whose body fills the rectangle (square); its shadow reaches a little out.

    `wheel`: it shows a wheel, else nothing. `phase` 0..1 is how far a roll has come: it tips over, hops and
    lies still at 1. `angle` turns it clockwise, in degrees. `lit`: this wheel has just become a step. `dim`:
    used up. `ghost`: a die that would be rolled; it shows no face.
    """
    side = min(rect.width(), rect.height())
    body = QRectF(0, 0, side, side)
    body.moveCenter(rect.center())
    rest = 1.0 - min(max(phase, 0.0), 1.0)
    lift = side * 0.55 * abs(math.sin(rest * math.pi * 3)) * rest
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setOpacity(painter.opacity() * (0.55 if ghost else 1.0))
    if lit:
        _paint_glow(painter, body)
    if shadow and not ghost:
        _paint_shadow(painter, body, angle, lift + side * 0.05)
    painter.translate(body.center() - QPointF(0, lift))
    turn = angle + 300 * rest * rest
    painter.rotate(turn)
    body.moveCenter(QPointF(0, 0))
    if rest > 0:
        _paint_tumbling(painter, body, wheel, rest, theme)
    else:
        _paint_body(painter, body, wheel and not ghost, theme)
    if dim:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(36, 50, 38, 125))
        painter.drawPath(_block(body))
    if ghost:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor("#6B4A1E"), side * 0.045, Qt.PenStyle.DashLine))
        painter.drawPath(_block(body))
    painter.restore()


def paint_wheel(painter: QPainter, rect: QRectF, pale: str, deep: str) -> None:
    """A spoked wheel that fills the square."""
    side = rect.width()
    centre = rect.center()
    metal = QLinearGradient(rect.topLeft(), rect.bottomRight())
    for stop, shade in (
        (0, pale),
        (0.4, deep),
        (0.6, mixed(pale, deep, 0.6)),
        (1, mixed("#000000", deep, 0.25)),
    ):
        metal.setColorAt(stop, QColor(shade))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for number in range(4):
        turn = math.pi * (number / 4 + 1 / 8)
        reach = QPointF(math.cos(turn), math.sin(turn)) * side * 0.4
        painter.setPen(QPen(QBrush(metal), side * 0.068, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
        painter.drawLine(QLineF(centre - reach, centre + reach))
    painter.setPen(QPen(QBrush(metal), side * 0.13))
    painter.drawEllipse(centre, side * 0.43, side * 0.43)
    painter.setPen(QPen(QColor(mixed("#000000", deep, 0.45)), max(side * 0.02, 0.5)))
    painter.drawEllipse(centre, side * 0.495, side * 0.495)
    painter.drawEllipse(centre, side * 0.365, side * 0.365)
    painter.setBrush(metal)
    painter.drawEllipse(centre, side * 0.135, side * 0.135)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(mixed("#000000", deep, 0.5)))
    painter.drawEllipse(centre, side * 0.05, side * 0.05)


def _block(rect: QRectF) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(rect, rect.width() * 0.2, rect.height() * 0.2)
    return path


def _paint_glow(painter: QPainter, body: QRectF) -> None:
    side = body.width()
    painter.setPen(Qt.PenStyle.NoPen)
    for step in range(5):
        grow = side * 0.045 * (5 - step)
        painter.setBrush(QColor(255, 214, 110, 46))
        area = body.adjusted(-grow, -grow, grow, grow)
        painter.drawRoundedRect(area, side * 0.2 + grow, side * 0.2 + grow)


def _paint_shadow(painter: QPainter, body: QRectF, angle: float, lift: float) -> None:
    side = body.width()
    painter.save()
    painter.translate(body.center() + QPointF(side * 0.04 + lift * 0.45, side * 0.06 + lift * 0.55))
    painter.rotate(angle)
    painter.setPen(Qt.PenStyle.NoPen)
    steps = 6
    blur = side * 0.1 + lift * 0.35
    for step in range(steps):
        grow = blur * (step + 1) / steps - side * 0.02
        painter.setBrush(QColor(10, 18, 8, round(34 / (1 + lift / side * 1.5) * (1 - step / steps)) + 5))
        area = QRectF(-side / 2, -side / 2, side, side).adjusted(-grow, -grow, grow, grow)
        painter.drawRoundedRect(area, side * 0.2 + grow, side * 0.2 + grow)
    painter.restore()


def _paint_tumbling(painter: QPainter, body: QRectF, wheel: bool, rest: float, theme: Theme) -> None:
    """Two neighbouring faces of a cube that tips over; the last one is the face rolled."""
    tips = rest * TUMBLES
    number = math.ceil(tips)
    share = number - tips
    side = body.width()
    shown = math.sin(share * math.pi / 2), math.cos(share * math.pi / 2)
    whole = sum(shown)
    top = body.top() + side * (1 - whole) / 2
    for index, high in enumerate(shown):
        face = wheel if number - 1 + index == 0 else (number + index) % 3 != 0
        if high < 0.02:
            continue
        painter.save()
        painter.translate(body.center().x(), top + side * high / 2)
        painter.scale(1, high)
        area = QRectF(-side / 2, -side / 2, side, side)
        _paint_body(painter, area, face, theme)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(30, 20, 4, round((1 - high) * (30 if index == 0 else 95))))
        painter.drawPath(_block(area))
        painter.restore()
        top += side * high


def _paint_body(painter: QPainter, body: QRectF, wheel: bool, theme: Theme) -> None:
    """A block of pale wood with its darker sides, the flat top, the wheel let into it."""
    side = body.width()
    pale, middle, deep = _WOOD if not theme.dark else tuple(mixed("#101A33", shade, 0.12) for shade in _WOOD)
    sides = QLinearGradient(body.topLeft(), body.bottomRight())
    sides.setColorAt(0, QColor(mixed("#FFFFFF", middle, 0.35)))
    sides.setColorAt(0.5, QColor(deep))
    sides.setColorAt(1, QColor(mixed("#3A2408", deep, 0.45)))
    painter.setPen(QPen(QColor(mixed("#2A1804", deep, 0.62)), max(side * 0.02, 0.7)))
    painter.setBrush(sides)
    painter.drawPath(_block(body))
    top = body.adjusted(side * 0.07, side * 0.06, -side * 0.08, -side * 0.09)
    ground = QLinearGradient(top.topLeft(), top.bottomRight())
    ground.setColorAt(0, QColor(pale))
    ground.setColorAt(1, QColor(middle))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ground)
    painter.drawRoundedRect(top, side * 0.15, side * 0.15)
    painter.setPen(QPen(QColor(150, 112, 58, 60), max(side * 0.012, 0.5)))
    for number, share in enumerate((0.2, 0.36, 0.58, 0.79)):
        y = top.y() + top.height() * share
        bow = side * (0.03 if number % 2 else -0.02)
        grain = QPainterPath(QPointF(top.x() + side * 0.03, y))
        grain.quadTo(QPointF(top.center().x(), y + bow), QPointF(top.right() - side * 0.03, y + bow * 0.3))
        painter.strokePath(grain, painter.pen())
    if not wheel:
        return
    disc = QRectF(0, 0, side * 0.6, side * 0.6)
    disc.moveCenter(top.center())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(70, 44, 10, 90))
    painter.drawEllipse(disc.center() + QPointF(side * 0.015, side * 0.02), side * 0.315, side * 0.315)
    painter.setBrush(QColor("#7A5A2A"))
    painter.drawEllipse(disc.center(), side * 0.28, side * 0.28)
    paint_wheel(painter, disc, BRASS_PALE, mixed(BRASS_DEEP, BRASS, 0.3))
