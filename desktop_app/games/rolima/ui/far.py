"""What is far away at the upper end of the street: the sky with its sun, blue hills, the bay."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF, QRadialGradient

from desktop_app.qt.theme import Theme

from .street_plan import Plan
from .tone import chance, tint


def paint_sky(painter: QPainter, plan: Plan, theme: Theme) -> None:
    high = plan.horizon
    sky = QLinearGradient(0, 0, plan.width * 0.3, high * 1.4)
    stops = ("#2B2A5A", "#8A5F8F", "#F0A67E") if theme.dark else ("#8FCBE0", "#CFE7DE", "#FFF0CB")
    for place, colour in zip((0.0, 0.55, 1.0), stops, strict=True):
        sky.setColorAt(place, QColor(colour))
    painter.fillRect(QRectF(0, 0, plan.width, high * 2.2), sky)
    sun = QPointF(plan.width * 0.13, high * 0.55)
    glow = QRadialGradient(sun, plan.width * 0.34)
    glow.setColorAt(0, QColor(255, 214, 130, 190 if not theme.dark else 150))
    glow.setColorAt(0.25, QColor(255, 220, 150, 90))
    glow.setColorAt(1, QColor(255, 220, 160, 0))
    painter.fillRect(QRectF(0, 0, plan.width, high * 2), glow)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(255, 255, 255, 34 if theme.dark else 150))
    for n in range(5):
        centre = QPointF(plan.width * (0.32 + 0.16 * n), high * (0.2 + 0.26 * chance(3, n)))
        for k in range(3):
            wide = plan.height * (0.05 - 0.012 * k)
            painter.drawEllipse(centre + QPointF(wide * (k - 1) * 1.4, 0), wide * 1.5, wide * 0.22)


def paint_sea(painter: QPainter, plan: Plan, theme: Theme) -> None:
    """Blue hills at the horizon, the bay before them."""
    y, wide, high = plan.horizon, plan.width, plan.height
    painter.setPen(Qt.PenStyle.NoPen)
    for colour, start, rises in (
        ("#A9C6CF", 0.0, ((0.06, 0.3), (0.16, 0.62), (0.26, 0.35), (0.4, 0.16), (0.5, 0.4), (0.58, 0.1))),
        ("#86B0B4", 0.55, ((0.62, 0.42), (0.67, 0.85), (0.72, 0.5), (0.8, 0.22), (0.9, 0.5), (1.0, 0.3))),
    ):
        hills = QPainterPath(QPointF(wide * start, y + 1))
        last = QPointF(wide * start, y + 1)
        for x, rise in rises:
            point = QPointF(wide * x, y - high * 0.09 * rise)
            half = (point.x() - last.x()) / 2
            hills.cubicTo(last + QPointF(half, 0), point - QPointF(half, 0), point)
            last = point
        hills.lineTo(last.x() + wide * 0.06, y + 1)
        hills.closeSubpath()
        painter.fillPath(hills, tint(colour, theme, share=0.5))
    sea = QLinearGradient(0, y, 0, y + high * 0.3)
    sea.setColorAt(0, tint("#A5D5D8", theme, share=0.45))
    sea.setColorAt(0.3, tint("#5FAFBF", theme))
    sea.setColorAt(1, tint("#3E93A8", theme))
    painter.fillRect(QRectF(0, y, wide, high * 0.5), sea)
    painter.setPen(QPen(QColor(255, 250, 230, 70 if theme.dark else 150), max(high * 0.0024, 0.8)))
    lines = []
    for n in range(46):
        depth = chance(5, n) ** 1.5
        at = QPointF(wide * (0.3 + 0.7 * chance(6, n)), y + high * (0.008 + 0.2 * depth))
        lines.append(QLineF(at, at + QPointF(high * (0.012 + 0.03 * depth), 0)))
    painter.drawLines(lines)
    painter.setPen(Qt.PenStyle.NoPen)
    for x, down in ((0.7, 0.03), (0.84, 0.055)):
        at, size = QPointF(wide * x, y + high * down), high * 0.03
        painter.setBrush(tint("#FFF8EA", theme, share=0.3))
        painter.drawPolygon(QPolygonF([at, at - QPointF(0, size), at + QPointF(size * 0.6, -size * 0.08)]))
        painter.setBrush(tint("#B4523F", theme))
        painter.drawRect(QRectF(at.x() - size * 0.35, at.y(), size * 0.95, size * 0.13))
