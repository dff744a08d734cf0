"""Trees, cattle, farms and windmills of the meadow, seen as the engine is: from above and a little from the
south.

Each is painted around its foot (0, 0) in cells, y down the screen; what is high goes up. Shadows fall to the
lower right.
"""

from __future__ import annotations

import math
from random import Random

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen, QPolygonF, QRadialGradient

from desktop_app.qt.theme import Theme

from .fields import Thing
from .mill import paint_house, paint_mill
from .tone import tint


def paint_thing(painter: QPainter, thing: Thing, theme: Theme) -> None:
    """A thing where it stands; the painter's unit is the cell of the world."""
    painter.save()
    painter.translate(thing.x, thing.y)
    painter.scale(thing.size, thing.size)
    painter.setPen(Qt.PenStyle.NoPen)
    if thing.kind == "mill":
        paint_mill(painter, thing.form, theme)
    elif thing.kind == "house":
        paint_house(painter, thing.form, theme)
    elif thing.kind in ("cow", "sheep"):
        if thing.form < 0.5:
            painter.scale(-1, 1)
        _paint_cow(painter, thing.form, theme) if thing.kind == "cow" else _paint_sheep(painter, theme)
    elif thing.kind == "bale":
        _paint_bale(painter, theme)
    else:
        _paint_tree(painter, thing.kind, thing.form, theme)
    painter.restore()


def shade(painter: QPainter, x: float, y: float, rx: float, ry: float) -> None:
    """A soft shadow on the ground."""
    painter.setPen(Qt.PenStyle.NoPen)
    for step in range(3):
        painter.setBrush(QColor(12, 26, 10, 26))
        grow = 1 + 0.13 * step
        painter.drawEllipse(QPointF(x, y), rx * grow, ry * grow)


_CROWNS = {
    "tree": (
        0.62,
        ((0.0, -0.05, 0.34), (-0.2, 0.06, 0.23), (0.2, 0.07, 0.24), (-0.08, -0.22, 0.22), (0.13, -0.19, 0.2)),
    ),
    "poplar": (0.72, ((0.0, 0.2, 0.19), (0.0, 0.0, 0.2), (0.0, -0.22, 0.18), (0.0, -0.4, 0.13))),
    "willow": (0.46, ((0.0, 0.0, 0.27), (-0.17, 0.07, 0.19), (0.17, 0.08, 0.19), (0.0, -0.14, 0.19))),
    "bush": (0.15, ((0.0, 0.0, 0.17), (-0.13, 0.04, 0.13), (0.14, 0.04, 0.14))),
}
"""Height of the crown's middle on the screen, and its balls: place and radius."""
_LEAVES = {
    "tree": (("#4F8A45", "#2C5C33"), ("#5E9447", "#356533"), ("#6F9B4A", "#3D6C35")),
    "poplar": (("#5D9150", "#2F5F3A"), ("#6B9A55", "#38683C")),
    "willow": (("#8FAE66", "#557D45"), ("#9DB673", "#5F8449")),
    "bush": (("#568C47", "#315F34"), ("#6D9A4C", "#3C6B38")),
}


def _paint_tree(painter: QPainter, kind: str, form: float, theme: Theme) -> None:
    high, balls = _CROWNS[kind]
    random = Random(round(form * 1000))
    pale, deep = _LEAVES[kind][round(form * 97) % len(_LEAVES[kind])]
    reach = max(abs(x) + r for x, _, r in balls)
    shade(painter, 0.1 + high * 0.28, 0.06 + high * 0.1, reach * (0.8 + high * 0.35), reach * 0.5)
    if kind != "bush":
        painter.setPen(QPen(tint("#5A4028", theme), 0.075, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(QLineF(0, 0, 0, -high))
        painter.setPen(Qt.PenStyle.NoPen)
    placed = [
        (
            x + random.uniform(-0.03, 0.03),
            y - high + random.uniform(-0.02, 0.02),
            r * random.uniform(0.92, 1.06),
        )
        for x, y, r in balls
    ]
    painter.setBrush(tint(deep, theme, share=0.58))
    for x, y, radius in placed:
        painter.drawEllipse(QPointF(x + 0.02, y + 0.03), radius, radius)
    for x, y, radius in placed:
        ball = QRadialGradient(QPointF(x - radius * 0.4, y - radius * 0.5), radius * 1.35)
        ball.setColorAt(0, tint(pale, theme, share=0.46))
        ball.setColorAt(0.55, tint(pale, theme, share=0.56, alpha=200))
        ball.setColorAt(1, tint(deep, theme, share=0.58, alpha=0))
        painter.setBrush(ball)
        painter.drawEllipse(QPointF(x, y), radius, radius)
    painter.setBrush(tint("#DDEBB0", theme, share=0.6, alpha=80))
    for _ in range(9 if kind != "bush" else 4):
        x, y, radius = random.choice(placed)
        spot = QPointF(x + random.uniform(-0.75, 0.3) * radius, y + random.uniform(-0.8, 0.2) * radius)
        painter.drawEllipse(spot, 0.022, 0.017)


def _paint_cow(painter: QPainter, form: float, theme: Theme) -> None:
    coat, spots = (("#F4F0E6", "#2B2826"), ("#F4EFE2", "#8A4A2A"))[round(form * 31) % 2]
    shade(painter, 0.03, 0.03, 0.2, 0.065)
    painter.setPen(QPen(tint("#4A4038", theme), 0.035, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    for x in (-0.12, -0.07, 0.08, 0.13):
        painter.drawLine(QLineF(x, -0.08, x, 0.02))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tint(coat, theme, share=0.36))
    painter.drawRoundedRect(QRectF(-0.17, -0.22, 0.34, 0.17), 0.08, 0.08)
    painter.setBrush(tint(spots, theme))
    painter.drawEllipse(QPointF(-0.08, -0.165), 0.065, 0.045)
    painter.drawEllipse(QPointF(0.07, -0.13), 0.055, 0.045)
    head_low = form % 0.2 < 0.1
    head = QPointF(0.2, -0.09 if head_low else -0.2)
    painter.drawEllipse(head, 0.06, 0.05)
    painter.setBrush(tint("#E8B8A0", theme))
    painter.drawEllipse(head + QPointF(0.045, 0.015), 0.026, 0.028)


def _paint_sheep(painter: QPainter, theme: Theme) -> None:
    shade(painter, 0.02, 0.02, 0.14, 0.05)
    painter.setPen(QPen(tint("#3F3A36", theme), 0.026, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    for x in (-0.07, 0.06):
        painter.drawLine(QLineF(x, -0.06, x, 0.015))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tint("#D8D2C2", theme, share=0.4))
    for x, y, r in ((-0.06, -0.1, 0.07), (0.05, -0.1, 0.07), (0.0, -0.12, 0.075)):
        painter.drawEllipse(QPointF(x, y), r, r * 0.9)
    painter.setBrush(tint("#F7F3E8", theme, share=0.36))
    for x, y, r in ((-0.06, -0.12, 0.055), (0.04, -0.125, 0.055), (-0.01, -0.14, 0.06)):
        painter.drawEllipse(QPointF(x, y), r, r * 0.85)
    painter.setBrush(tint("#3F3A36", theme))
    painter.drawEllipse(QPointF(0.125, -0.12), 0.038, 0.032)


def _paint_bale(painter: QPainter, theme: Theme) -> None:
    shade(painter, 0.07, 0.03, 0.2, 0.08)
    painter.setBrush(tint("#BF9A4E", theme))
    painter.drawRoundedRect(QRectF(-0.16, -0.21, 0.3, 0.23), 0.09, 0.1)
    straw = QLinearGradient(QPointF(-0.16, -0.21), QPointF(0.1, 0.02))
    straw.setColorAt(0, tint("#E9CC82", theme, share=0.44))
    straw.setColorAt(1, tint("#C9A453", theme, share=0.5))
    painter.setBrush(straw)
    painter.drawEllipse(QPointF(-0.06, -0.095), 0.11, 0.115)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(tint("#A67F38", theme), 0.012))
    for radius in (0.03, 0.06, 0.09):
        painter.drawEllipse(QPointF(-0.06, -0.095), radius, radius * 1.05)
    painter.setPen(Qt.PenStyle.NoPen)


def tuft(x: float, y: float, size: float, lean: float) -> list[QLineF]:
    """Three blades of grass."""
    return [
        QLineF(x + dx * 0.03, y, x + (dx * 0.06 + lean * 0.02), y - size * (0.1 - abs(dx) * 0.03))
        for dx in (-0.7, 0.0, 0.7)
    ]


def paint_reeds(painter: QPainter, x: float, y: float, form: float, theme: Theme) -> None:
    """A clump of reeds at the edge of a ditch, some with brown heads."""
    random = Random(round(form * 9999))
    for _ in range(6):
        dx, high, lean = random.uniform(-0.09, 0.09), random.uniform(0.14, 0.26), random.uniform(-0.04, 0.06)
        painter.setPen(QPen(tint("#A3BC68", theme), 0.018, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(QLineF(x + dx, y, x + dx + lean, y - high))
        if high > 0.22:
            painter.setPen(
                QPen(tint("#6B4526", theme), 0.026, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
            )
            painter.drawLine(QLineF(x + dx + lean * 0.8, y - high * 0.8, x + dx + lean, y - high))


def polygon(*points: tuple[float, float]) -> QPolygonF:
    """A polygon of pairs."""
    return QPolygonF([QPointF(x, y) for x, y in points])


def ring(radius: float, count: int, start: float = 0.0) -> list[QPointF]:
    """Points around the origin."""
    return [
        QPointF(
            math.cos(start + math.tau * n / count) * radius, math.sin(start + math.tau * n / count) * radius
        )
        for n in range(count)
    ]
