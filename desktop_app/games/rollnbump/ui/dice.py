"""Heavy rounded dice with real pips, seen from above in light from the upper left."""

from __future__ import annotations

import math
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
    QTransform,
)

from desktop_app.qt.theme import SEAT_COLOURS, Theme, mixed, pattern_image

from .pips import pip_places
from .suits import star

BONUS = "bonus"
BONUS_BODY, BONUS_INK = "#F6F0E2", "#2B3563"
GOLD, GOLD_DEEP = "#E9B949", "#9C6B12"
TUMBLES = 5
"""So many times a die tips over in one roll."""


def paint_die(
    painter: QPainter,
    rect: QRectF,
    face: int,
    colour_key: str | None,
    theme: Theme,
    *,
    phase: float = 1.0,
    angle: float = 0.0,
    locked: bool = False,
    cursor: bool = False,
    hovered: bool = False,
    ghost: bool = False,
    turned: bool = False,
    dim: bool = False,
    shadow: bool = True,
) -> None:
    """A die whose body fills the rectangle (square); its shadow and marks reach a little out.

    `colour_key` is the seat's palette key; None or "bonus" is the bonus die. `face` 0 paints no pips.
    `phase` 0..1 is how far a roll has come: it tips over, hops and lies still at 1. `angle` turns the body
    clockwise, in degrees. `locked`: kept, lifted and with a padlock. `ghost`: a die that would lie here.
    `turned`: shows the bonus die's value, marked with the bonus die's star. `dim`: cannot be used now.
    """
    side = min(rect.width(), rect.height())
    body = QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)
    left = 1.0 - min(max(phase, 0.0), 1.0)
    lift = side * (0.07 * locked + 0.04 * hovered + 0.55 * _hop(left))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setOpacity(painter.opacity() * (0.5 if ghost else 1.0))
    if shadow and not ghost:
        _paint_shadow(painter, body, angle, lift + side * 0.05)
    painter.translate(body.center() - QPointF(0, lift))
    painter.rotate(angle + 300 * left * left)
    body.moveCenter(QPointF(0, 0))
    if left > 0:
        _paint_tumbling(painter, body, face, colour_key, left)
    else:
        _paint_body(painter, body, face, colour_key, hovered=hovered)
    if dim:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(16, 26, 58, 120))
        painter.drawPath(_block(body))
    if ghost:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor("#FFFBF4"), side * 0.05, Qt.PenStyle.DashLine))
        painter.drawPath(_block(body))
    painter.rotate(-angle - 300 * left * left)
    if cursor:
        _paint_ring(painter, body)
    if locked:
        _paint_lock(painter, QPointF(0, side * 0.5), side * 0.19, theme)
    if turned:
        _paint_star_badge(painter, QPointF(side * 0.43, -side * 0.43), side * 0.2)
    painter.restore()


def _hop(left: float) -> float:
    """How high a rolling die is, in shares of its highest hop; three hops that get smaller."""
    return abs(math.sin(left * math.pi * 3)) * left


def _block(rect: QRectF) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(rect, rect.width() * 0.22, rect.height() * 0.22)
    return path


def _paint_shadow(painter: QPainter, body: QRectF, angle: float, lift: float) -> None:
    """Soft, falling to the lower right; the higher the die, the farther and fainter."""
    side = body.width()
    painter.save()
    painter.translate(body.center() + QPointF(side * 0.04 + lift * 0.45, side * 0.06 + lift * 0.55))
    painter.rotate(angle)
    painter.setPen(Qt.PenStyle.NoPen)
    steps = 6
    blur = side * 0.10 + lift * 0.35
    for step in range(steps):
        grow = blur * (step + 1) / steps - side * 0.02
        painter.setBrush(QColor(4, 8, 26, round(34 / (1 + lift / side * 1.5) * (1 - step / steps)) + 5))
        area = QRectF(-side / 2, -side / 2, side, side).adjusted(-grow, -grow, grow, grow)
        painter.drawRoundedRect(area, side * 0.22 + grow, side * 0.22 + grow)
    painter.restore()


def _paint_tumbling(painter: QPainter, body: QRectF, face: int, key: str | None, left: float) -> None:
    """Two neighbouring faces of a cube that tips over; the last one is the face rolled."""
    turned = left * TUMBLES
    step, part = int(turned), turned - int(turned)
    near, far = _shown(face, step), _shown(face, step + 1)
    wide, narrow = math.cos(part * math.pi / 2), math.sin(part * math.pi / 2)
    side = body.width()
    whole = side * (wide + narrow)
    for shown, start, share in ((far, 0.0, narrow), (near, side * narrow, wide)):
        if share < 0.04:
            continue
        painter.save()
        painter.translate(-whole / 2 + start + side * share / 2, 0)
        painter.scale(share, 1)
        _paint_body(painter, body, shown, key)
        painter.restore()


def _shown(face: int, step: int) -> int:
    """The face that lies on top so many tips before the end: neighbours, never the opposite one."""
    order = (face, *(other for other in (1, 2, 3, 6, 5, 4) if other not in (face, 7 - face)))
    return order[step % len(order)] if face else 0


def _paint_body(
    painter: QPainter, body: QRectF, face: int, key: str | None, *, hovered: bool = False
) -> None:
    """The block, its rim in the seat's pattern, the polished top and the pips."""
    bonus = key is None or key == BONUS
    side = body.width()
    colour = BONUS_BODY if bonus else SEAT_COLOURS[key or ""].hex
    ink = BONUS_INK if bonus else SEAT_COLOURS[key or ""].ink
    if hovered:
        colour = mixed(colour, "#FFFFFF", 0.9)
    block = _block(body)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_gold(body) if bonus else _rim(key or "", body))
    painter.drawPath(block)
    shade = QLinearGradient(body.topLeft(), body.bottomRight())
    for stop, tint in ((0, (255, 255, 255, 95)), (0.42, (255, 255, 255, 0)), (0.58, (0, 0, 0, 0))):
        shade.setColorAt(stop, QColor(*tint))
    shade.setColorAt(1, QColor(8, 6, 20, 100))
    painter.setBrush(shade)
    painter.drawPath(block)
    top = body.adjusted(side * 0.085, side * 0.075, -side * 0.085, -side * 0.1)
    _paint_top(painter, top, colour)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(
        QPen(QColor(mixed(GOLD_DEEP if bonus else colour, "#0A0A1C", 0.5)), max(side * 0.018, 0.7))
    )
    painter.drawPath(block)
    if face:
        for place in pip_places(top, face):
            _paint_pip(painter, place, side * (0.085 if face > 1 else 0.12), ink, colour)
    if bonus:
        painter.setPen(QPen(QColor(GOLD_DEEP), max(side * 0.014, 0.6)))
        painter.setBrush(QColor(GOLD))
        for x, y in ((0.5, 0.175), (0.5, 0.8)):
            painter.drawPolygon(
                star(body.x() + side * x, body.y() + side * y, side * 0.075, side * 0.033, points=5)
            )


def _paint_top(painter: QPainter, top: QRectF, colour: str) -> None:
    """The upper face: a soft glow in the upper left, a fine light edge."""
    side = top.width()
    glow = QRadialGradient(top.topLeft() + QPointF(side * 0.3, side * 0.24), side * 1.05)
    glow.setColorAt(0, QColor(mixed("#FFFFFF", colour, 0.34)))
    glow.setColorAt(0.45, QColor(colour))
    glow.setColorAt(1, QColor(mixed("#0B0B24", colour, 0.15)))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(glow)
    path = QPainterPath()
    path.addRoundedRect(top, side * 0.25, side * 0.25)
    painter.drawPath(path)
    edge = QLinearGradient(top.topLeft(), top.bottomRight())
    edge.setColorAt(0, QColor(255, 255, 255, 150))
    edge.setColorAt(0.4, QColor(255, 255, 255, 20))
    edge.setColorAt(1, QColor(0, 0, 10, 60))
    painter.setPen(QPen(QBrush(edge), max(side * 0.022, 0.7)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)


def _paint_pip(painter: QPainter, place: QPointF, radius: float, ink: str, ground: str) -> None:
    """A drilled and painted hollow: its upper left wall lies in shade, its lower right lip catches light."""
    painter.setPen(Qt.PenStyle.NoPen)
    lip = QLinearGradient(place - QPointF(radius, radius), place + QPointF(radius, radius))
    lip.setColorAt(0.1, QColor(mixed("#000010", ground, 0.45)))
    lip.setColorAt(0.9, QColor(mixed("#FFFFFF", ground, 0.5)))
    painter.setBrush(lip)
    painter.drawEllipse(place, radius * 1.13, radius * 1.13)
    hollow = QRadialGradient(place + QPointF(radius * 0.3, radius * 0.35), radius * 1.45)
    hollow.setColorAt(0, QColor(mixed("#FFFFFF", ink, 0.12)))
    hollow.setColorAt(0.6, QColor(ink))
    hollow.setColorAt(1, QColor(mixed("#000010", ink, 0.3)))
    painter.setBrush(hollow)
    painter.drawEllipse(place, radius, radius)


def _rim(key: str, body: QRectF) -> QBrush:
    """The seat's pattern for the edge of the block."""
    brush = QBrush(_rim_tile(key))
    scale = max(body.width() * 0.17, 5.0) / 64
    brush.setTransform(QTransform.fromTranslate(body.x(), body.y()).scale(scale, scale))
    return brush


@cache
def _rim_tile(key: str) -> QImage:
    colour = SEAT_COLOURS[key]
    return pattern_image(
        colour.pattern, mixed("#0B0B24", colour.hex, 0.12), mixed(colour.ink, colour.hex, 0.75), 64
    )


def _gold(body: QRectF) -> QLinearGradient:
    gold = QLinearGradient(body.topLeft(), body.bottomRight())
    for stop, shade in ((0, "#FFE9A8"), (0.3, GOLD), (0.55, "#F7D57E"), (0.8, "#C08A26"), (1, "#E2B04A")):
        gold.setColorAt(stop, QColor(shade))
    return gold


def _paint_ring(painter: QPainter, body: QRectF) -> None:
    """The keyboard's place."""
    side = body.width()
    for grow, width, shade in ((0.1, 0.085, "#101A3A"), (0.1, 0.05, "#FFFBF4")):
        area = body.adjusted(-side * grow, -side * grow, side * grow, side * grow)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(shade), max(side * width, 1.6)))
        painter.drawRoundedRect(area, side * 0.3, side * 0.3)


def _paint_lock(painter: QPainter, centre: QPointF, radius: float, theme: Theme) -> None:
    """A padlock in a dark round."""
    radius = max(radius, 7.0)
    painter.setPen(QPen(QColor(GOLD), max(radius * 0.16, 1.0)))
    painter.setBrush(QColor("#1A2344" if not theme.dark else "#131A33"))
    painter.drawEllipse(centre, radius, radius)
    painter.save()
    painter.translate(centre)
    painter.scale(radius, radius)
    painter.setPen(QPen(QColor("#FFF3D0"), 0.17))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    shackle = QPainterPath(QPointF(-0.26, 0))
    shackle.lineTo(-0.26, -0.24)
    shackle.arcTo(QRectF(-0.26, -0.52, 0.52, 0.52), 180, -180)
    shackle.lineTo(0.26, 0)
    painter.drawPath(shackle)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#FFF3D0"))
    painter.drawRoundedRect(QRectF(-0.44, -0.06, 0.88, 0.6), 0.1, 0.1)
    painter.restore()


def _paint_star_badge(painter: QPainter, centre: QPointF, radius: float) -> None:
    """The bonus die's star in a light round: this die shows the bonus die's value."""
    radius = max(radius, 6.5)
    painter.setPen(QPen(QColor(GOLD_DEEP), max(radius * 0.14, 1.0)))
    painter.setBrush(QColor(BONUS_BODY))
    painter.drawEllipse(centre, radius, radius)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#C98F1C"))
    painter.drawPolygon(star(centre.x(), centre.y() + radius * 0.04, radius * 0.78, radius * 0.34, points=5))
