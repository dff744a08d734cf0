"""The five soapbox carts with their drivers, seen from the side, heading to the right.

A cart is painted in a box of 130 x 100 units that is fitted into the rectangle; it stands on the box's lower
edge.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF, QRadialGradient

from desktop_app.games.rolima.engine.deck import Colour
from desktop_app.qt.theme import Theme, mixed

from .cart_bodies import BODIES, Body
from .patterns import deep, fill, hue, paint_badge
from .tone import CREAM, INK, STEEL, STEEL_DEEP, STEEL_PALE, WOOD, WOOD_DEEP, WOOD_PALE

WIDE, HIGH = 130.0, 100.0
_AXLES = (25.0, 105.0)
_RADIUS = 12.5
_GROUND = 98.0
_SKINS = ("#8D5A3C", "#E2B08A", "#6B4028", "#C68B62", "#F0C4A0")
_SHIRTS = ("#F3E7C6", "#3F7F8C", "#E9A23B", "#F0E4D0", "#58B09C")


@dataclass(frozen=True, slots=True)
class CartLook:
    """How a cart is shown: `lean` in degrees (clockwise, forward), `roll` 0..1 of a turn of the wheels.

    `lit`: a warm glow around it; `dim`: set back, as it does not matter now; `shadow`: on the street.
    """

    lean: float = 0.0
    roll: float = 0.0
    lit: bool = False
    dim: bool = False
    shadow: bool = True


PLAIN_LOOK = CartLook()


def paint_cart(
    painter: QPainter, rect: QRectF, colour: Colour, theme: Theme, look: CartLook = PLAIN_LOOK
) -> None:
    """A cart in its colour, pattern, letter and shape."""
    scale = min(rect.width() / WIDE, rect.height() / HIGH)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center().x() - WIDE / 2 * scale, rect.bottom() - HIGH * scale)
    painter.scale(scale, scale)
    body = BODIES[colour]
    fine = scale > 0.3
    if look.dim:
        painter.setOpacity(painter.opacity() * 0.5)
    if look.lit:
        _paint_glow(painter)
    if look.shadow:
        _paint_shadow(painter, theme)
    for x in _AXLES:
        _paint_wheel(painter, QPointF(x + 7, _GROUND - _RADIUS - 3), _RADIUS * 0.92, look.roll, far=True)
    painter.save()
    painter.translate(WIDE / 2, _GROUND - _RADIUS)
    painter.rotate(look.lean)
    painter.translate(-WIDE / 2, -(_GROUND - _RADIUS))
    _paint_frame(painter)
    _paint_torso(painter, body, colour)
    _paint_body(painter, body, colour)
    _paint_head(painter, body, colour, fine=fine)
    _paint_arm(painter, body, colour)
    paint_badge(painter, QPointF(*body.plate), body.plate_radius, colour)
    painter.restore()
    for x in _AXLES:
        _paint_wheel(painter, QPointF(x, _GROUND - _RADIUS), _RADIUS, look.roll)
    painter.restore()


# ---- below --------------------------------------------------------------------------------------------


def _paint_glow(painter: QPainter) -> None:
    painter.save()
    painter.translate(WIDE / 2, HIGH * 0.55)
    painter.scale(1.0, HIGH / WIDE)
    reach = WIDE * 0.6
    glow = QRadialGradient(QPointF(0, 0), reach)
    for stop, alpha in ((0.0, 245), (0.6, 200), (0.8, 90), (1.0, 0)):
        glow.setColorAt(stop, QColor(255, 232, 140, alpha))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(glow)
    painter.drawEllipse(QPointF(0, 0), reach, reach)
    painter.restore()


def _paint_shadow(painter: QPainter, theme: Theme) -> None:
    """Long and soft to the lower right, as the sun is low."""
    painter.setPen(Qt.PenStyle.NoPen)
    for step in range(4):
        painter.setBrush(QColor(40, 24, 30, 34 if theme.dark else 26))
        grow = 5.0 - step * 3
        painter.drawEllipse(QPointF(70, _GROUND - 1.5), 56 + grow, 5.5 + grow * 0.35)


def _paint_wheel(
    painter: QPainter, centre: QPointF, radius: float, roll: float, *, far: bool = False
) -> None:
    """A ball bearing: an outer and an inner steel ring with eight balls between."""
    painter.setPen(QPen(QColor(INK), 1.6))
    if far:
        painter.setBrush(QColor(STEEL_DEEP))
        painter.drawEllipse(centre, radius, radius)
        return
    steel = QLinearGradient(centre - QPointF(radius, radius), centre + QPointF(radius, radius))
    steel.setColorAt(0, QColor("#FFFFFF"))
    steel.setColorAt(0.45, QColor(STEEL))
    steel.setColorAt(1, QColor(STEEL_DEEP))
    painter.setBrush(steel)
    painter.drawEllipse(centre, radius, radius)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#2E343A"))
    painter.drawEllipse(centre, radius * 0.74, radius * 0.74)
    painter.setBrush(QColor(STEEL_PALE))
    for ball in range(8):
        angle = math.tau * (ball / 8 + roll)
        place = centre + QPointF(math.cos(angle), math.sin(angle)) * radius * 0.56
        painter.drawEllipse(place, radius * 0.155, radius * 0.155)
    painter.setBrush(steel)
    painter.drawEllipse(centre, radius * 0.36, radius * 0.36)
    painter.setBrush(QColor(INK))
    painter.drawEllipse(centre, radius * 0.15, radius * 0.15)


def _paint_frame(painter: QPainter) -> None:
    """The beam along the cart and the two axle boards under it."""
    wood = QLinearGradient(0, 76, 0, 87)
    wood.setColorAt(0, QColor(WOOD_PALE))
    wood.setColorAt(1, QColor(WOOD))
    painter.setPen(QPen(QColor(WOOD_DEEP), 1.4))
    painter.setBrush(wood)
    painter.drawRoundedRect(QRectF(11, 76, 110, 8), 2, 2)
    for x in _AXLES:
        painter.drawRoundedRect(QRectF(x - 9, 79, 22, 9), 2, 2)


def _paint_body(painter: QPainter, body: Body, colour: Colour) -> None:
    """Colour and pattern, a light from above, a shade below, then what its kind adds."""
    shape = body.shape
    fill(painter, shape, colour, body.tile)
    box = shape.boundingRect()
    light = QLinearGradient(box.topLeft(), box.bottomLeft())
    light.setColorAt(0, QColor(255, 255, 255, 90))
    light.setColorAt(0.35, QColor(255, 255, 255, 0))
    light.setColorAt(0.6, QColor(20, 8, 20, 0))
    light.setColorAt(1, QColor(20, 8, 20, 90))
    painter.fillPath(shape, light)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    outline = QPen(QColor(deep(colour)), 2.2)
    outline.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(outline)
    painter.drawPath(shape)
    for part in body.trim:
        painter.setPen(QPen(QColor(mixed(INK, part.colour, 0.55)), 1.5))
        painter.setBrush(QColor(part.colour) if part.filled else Qt.BrushStyle.NoBrush)
        if not part.filled:
            pen = QPen(QColor(part.colour), part.width)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
        painter.drawPath(part.path)


# ---- the driver ---------------------------------------------------------------------------------------


def _paint_torso(painter: QPainter, body: Body, colour: Colour) -> None:
    x, y = body.head
    shirt = QPainterPath(QPointF(x - 9, y + 10))
    shirt.cubicTo(QPointF(x - 17, y + 16), QPointF(x - 17, y + 30), QPointF(x - 15, y + 46))
    shirt.lineTo(x + 14, y + 46)
    shirt.cubicTo(QPointF(x + 15, y + 28), QPointF(x + 13, y + 16), QPointF(x + 7, y + 10))
    shirt.closeSubpath()
    painter.setPen(QPen(QColor(INK), 1.6))
    painter.setBrush(QColor(_SHIRTS[colour]))
    painter.drawPath(shirt)


def _paint_head(painter: QPainter, body: Body, colour: Colour, *, fine: bool) -> None:
    """A face looking to the right, a cream helmet with a stripe in the colour, a scarf in the wind."""
    x, y = body.head
    scarf = QPainterPath(QPointF(x + 6, y + 11))
    scarf.cubicTo(QPointF(x - 6, y + 17), QPointF(x - 16, y + 7), QPointF(x - 29, y + 15))
    scarf.lineTo(x - 26, y + 8)
    scarf.cubicTo(QPointF(x - 16, y + 2), QPointF(x - 8, y + 10), QPointF(x + 4, y + 6))
    scarf.closeSubpath()
    ink = QPen(QColor(INK), 1.5)
    painter.setPen(ink)
    painter.setBrush(QColor(hue(colour)))
    painter.drawPath(scarf)
    painter.setBrush(QColor(_SKINS[colour]))
    painter.drawEllipse(QPointF(x + 1.5, y + 1.5), 11, 11)
    helmet = QPainterPath(QPointF(x - 13, y + 5))
    helmet.cubicTo(QPointF(x - 16, y - 20), QPointF(x + 14, y - 22), QPointF(x + 14.5, y - 2))
    helmet.lineTo(x + 1, y - 1)
    helmet.lineTo(x - 2, y + 8)
    helmet.closeSubpath()
    shell = QLinearGradient(x - 10, y - 15, x + 10, y + 6)
    shell.setColorAt(0, QColor("#FFFFFF"))
    shell.setColorAt(1, QColor(mixed("#B89F78", CREAM, 0.5)))
    painter.setBrush(shell)
    painter.drawPath(helmet)
    stripe = QPen(QColor(hue(colour)), 4.2)
    stripe.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(stripe)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    band = QPainterPath(QPointF(x - 12.4, y - 2))
    band.cubicTo(QPointF(x - 10, y - 10), QPointF(x + 2, y - 12), QPointF(x + 13, y - 6))
    painter.drawPath(band)
    if fine:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(INK))
        painter.drawEllipse(QPointF(x + 7.6, y + 2.4), 1.5, 1.9)
        smile = QPen(QColor(INK), 1.2)
        smile.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(smile)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawArc(QRectF(x + 2.5, y + 3.5, 7.5, 5.5), 200 * 16, 130 * 16)


def _paint_arm(painter: QPainter, body: Body, colour: Colour) -> None:
    """The rope from the front axle and the arm that holds it."""
    x, y = body.head
    hand = QPointF(x + 27, y + 19)
    rope = QPainterPath(QPointF(118, 80))
    rope.cubicTo(QPointF(124, 56), QPointF(hand.x() + 24, hand.y() + 2), hand)
    for width, shade in ((3.0, WOOD_DEEP), (1.6, "#F0D9A8")):
        pen = QPen(QColor(shade), width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(rope)
    sleeve = QPolygonF([QPointF(x, y + 16), QPointF(x + 12, y + 23), hand])
    for width, shade in ((9.0, INK), (6.4, _SHIRTS[colour])):
        pen = QPen(QColor(shade), width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPolyline(sleeve)
    painter.setPen(QPen(QColor(INK), 1.3))
    painter.setBrush(QColor(_SKINS[colour]))
    painter.drawEllipse(hand, 4.4, 4.4)


def paint_dust(painter: QPainter, rect: QRectF, share: float, theme: Theme) -> None:
    """Dust behind a cart that moves, in the cart's rectangle; `share` 0..1 from fresh to gone."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    unit = rect.width() / WIDE
    for puff, (x, y, size) in enumerate(((6, 92, 8), (-4, 86, 11), (14, 95, 6), (-14, 92, 9))):
        colour = QColor("#C9B79A" if theme.dark else "#F0DDB8")
        colour.setAlphaF(max(0.0, 0.75 * (1 - share) - 0.08 * puff))
        painter.setBrush(colour)
        grow = size * (0.6 + share) * unit
        painter.drawEllipse(
            QPointF(rect.x() + (x - 22 * share) * unit, rect.bottom() - (HIGH - y + 6 * share) * unit),
            grow,
            grow,
        )
    lines = [
        QLineF(
            rect.x() - (2 + 16 * share) * unit, rect.bottom() - y * unit,
            rect.x() - (22 + 16 * share) * unit, rect.bottom() - y * unit,
        )
        for y in (30, 48, 64)
    ]  # fmt: skip
    streak = QColor(CREAM)
    streak.setAlphaF(max(0.0, 0.8 * (1 - share)))
    painter.setPen(QPen(streak, 2.4 * unit, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLines(lines)
    painter.restore()
