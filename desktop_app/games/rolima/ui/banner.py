"""Strings of paper flags, chequered cloth and posts: what a street puts up for a race."""

from __future__ import annotations

import math

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF, QRadialGradient

from desktop_app.qt.theme import Theme

from .tone import CREAM, INK, MANGO, WOOD_DEEP, tint

FLAGS = ("#D9483B", "#F0BE3E", "#4FA66A", "#3A7FC4", "#8B5AA8", "#F2F0E4", "#EE7FA4")


def hanging(start: QPointF, end: QPointF, sag: float, share: float) -> QPointF:
    """A point of a string between two places; `sag` is how far its middle hangs below the straight line."""
    straight = start + (end - start) * share
    return straight + QPointF(0, 4 * sag * share * (1 - share))


def paint_flags(
    painter: QPainter,
    start: QPointF,
    end: QPointF,
    sag: float,
    size: float,
    theme: Theme,
    seed: int = 0,
    *,
    lamps: bool = False,
) -> None:
    """Swallow-tailed paper flags of that height on a string; `lamps`: bulbs glow between them at dawn."""
    length = math.hypot(end.x() - start.x(), end.y() - start.y())
    count = max(round(length / (size * 0.98)), 2)
    string = QPolygonF([hanging(start, end, sag, n / 16) for n in range(17)])
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(tint("#C2A67E", theme, share=0.3), max(size * 0.06, 0.6)))
    painter.drawPolyline(string)
    wide, high = size * 0.74, size
    painter.setPen(Qt.PenStyle.NoPen)
    for n in range(count):
        at = hanging(start, end, sag, (n + 0.5) / count)
        after = hanging(start, end, sag, (n + 0.7) / count)
        lean = math.atan2(after.y() - at.y(), after.x() - at.x()) * 0.6 + 0.07 * ((n + seed) % 3 - 1)
        across = QPointF(math.cos(lean), math.sin(lean))
        down = QPointF(-across.y(), across.x())
        left, right = at - across * (wide / 2), at + across * (wide / 2)
        corners = [left, right, right + down * high, at + down * (high * 0.68), left + down * high]
        painter.setBrush(tint(FLAGS[(n * 3 + seed * 2) % len(FLAGS)], theme, share=0.3))
        painter.drawPolygon(QPolygonF(corners))
        if size >= 7:
            fold = [at + across * (wide * 0.1), right, right + down * high, at + down * (high * 0.68)]
            painter.setBrush(QColor(30, 16, 30, 34))
            painter.drawPolygon(QPolygonF(fold))
        if lamps and theme.dark and n % 2:
            paint_lamp(painter, left, size * 0.16)


def paint_lamp(painter: QPainter, at: QPointF, radius: float) -> None:
    """A small warm bulb with its glow."""
    glow = QRadialGradient(at, radius * 6)
    glow.setColorAt(0, QColor(255, 214, 120, 120))
    glow.setColorAt(1, QColor(255, 190, 90, 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(glow)
    painter.drawEllipse(at, radius * 6, radius * 6)
    painter.setBrush(QColor("#FFF0C0"))
    painter.drawEllipse(at, radius, radius * 1.2)


def paint_chequers(painter: QPainter, corners: QPolygonF, columns: int, rows: int, theme: Theme) -> None:
    """Black and white squares over a four-sided area (upper left, upper right, lower right, lower left)."""
    a, b, c, d = (corners.at(n) for n in range(4))

    def at(across: float, down: float) -> QPointF:
        return (a * (1 - across) + b * across) * (1 - down) + (d * (1 - across) + c * across) * down

    pale, dark = QPainterPath(), QPainterPath()
    for row in range(rows):
        for column in range(columns):
            left, right = column / columns, (column + 1) / columns
            upper, lower = row / rows, (row + 1) / rows
            field = QPolygonF([at(left, upper), at(right, upper), at(right, lower), at(left, lower)])
            (dark if (row + column) % 2 else pale).addPolygon(field)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillPath(pale, tint("#F8F0E0", theme, share=0.5))
    painter.fillPath(dark, tint("#3A2F2C", theme, share=0.4))


def paint_post(painter: QPainter, foot: QPointF, height: float, wide: float, theme: Theme) -> None:
    """A wooden post with painted rings."""
    box = QRectF(foot.x() - wide / 2, foot.y() - height, wide, height)
    wood = QLinearGradient(box.topLeft(), box.topRight())
    wood.setColorAt(0, tint("#E8C48C", theme))
    wood.setColorAt(1, tint(WOOD_DEEP, theme))
    painter.setPen(QPen(tint(INK, theme, share=0.2, alpha=170), max(wide * 0.1, 0.6)))
    painter.setBrush(wood)
    painter.drawRoundedRect(box, wide * 0.3, wide * 0.3)
    painter.setPen(Qt.PenStyle.NoPen)
    for n, colour in enumerate(("#D9483B", CREAM, "#D9483B")):
        painter.setBrush(tint(colour, theme, alpha=225))
        painter.drawRect(QRectF(box.x(), box.y() + height * (0.1 + 0.09 * n), wide, height * 0.09))


def paint_goal_flag(painter: QPainter, foot: QPointF, height: float, theme: Theme) -> None:
    """A chequered flag on a pole, waving to the right."""
    top = foot - QPointF(0, height)
    painter.setPen(QPen(tint("#5E4630", theme), max(height * 0.05, 1.0)))
    painter.drawLine(QLineF(foot, top))
    wide, high = height * 0.5, height * 0.36
    painter.save()
    cloth = QPainterPath(top)
    cloth.cubicTo(
        top + QPointF(wide * 0.35, -high * 0.22),
        top + QPointF(wide * 0.65, high * 0.24),
        top + QPointF(wide, 0),
    )
    cloth.lineTo(top + QPointF(wide, high))
    cloth.cubicTo(
        top + QPointF(wide * 0.65, high * 1.24),
        top + QPointF(wide * 0.35, high * 0.78),
        top + QPointF(0, high),
    )
    cloth.closeSubpath()
    painter.setClipPath(cloth, Qt.ClipOperation.IntersectClip)
    box = cloth.boundingRect()
    corners = [box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft()]
    paint_chequers(painter, QPolygonF(corners), 5, 4, theme)
    painter.restore()
    painter.setPen(QPen(tint(INK, theme, share=0.2), max(height * 0.02, 0.7)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(cloth)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tint(MANGO, theme, share=0.2))
    painter.drawEllipse(top, height * 0.045, height * 0.045)
