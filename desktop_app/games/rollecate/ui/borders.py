"""What divides the fields of the meadow: ditches, brooks, lanes, hedges and fences, along a winding line."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLineF, QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from desktop_app.qt.theme import Theme

from .fields import chance
from .things import paint_reeds
from .tone import tint


def _stroke(
    painter: QPainter,
    line: Sequence[QPointF],
    width: float,
    colour: QColor,
    shift: tuple[float, float] = (0, 0),
) -> None:
    pen = QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    points = QPolygonF(list(line))
    points.translate(*shift)
    painter.drawPolyline(points)


def paint_water(painter: QPainter, line: Sequence[QPointF], width: float, theme: Theme) -> None:
    """A ditch between low banks; the sky glints on its near side."""
    _stroke(painter, line, width * 1.75, tint("#6F9A50", theme))
    _stroke(painter, line, width * 1.28, tint("#4D6F42", theme))
    _stroke(painter, line, width, tint("#5E93A6", theme, share=0.5))
    _stroke(painter, line, width * 0.55, tint("#83B4C2", theme, share=0.44), (width * 0.06, width * 0.12))
    for shift, pattern, alpha in ((-0.3, [26.0, 34.0, 9.0, 41.0], 120), (0.14, [14.0, 47.0, 5.0, 29.0], 90)):
        glint = QPen(
            tint("#F2FAF6", theme, share=0.3, alpha=alpha),
            width * 0.055,
            Qt.PenStyle.CustomDashLine,
            Qt.PenCapStyle.RoundCap,
        )
        glint.setDashPattern(pattern)
        painter.setPen(glint)
        points = QPolygonF(list(line))
        points.translate(width * shift, width * shift * 0.6)
        painter.drawPolyline(points)


def paint_banks(painter: QPainter, line: Sequence[QPointF], seed: int, theme: Theme) -> None:
    for point in line:
        key = round(point.y() * 100), round(point.x() * 100)
        luck = chance(seed, 61, *key)
        if luck < 0.3:
            side = 0.27 if luck < 0.15 else -0.27
            paint_reeds(painter, point.x() + side, point.y() + 0.06, luck * 3, theme)


def paint_lane(painter: QPainter, line: Sequence[QPointF], theme: Theme) -> None:
    _stroke(painter, line, 0.82, tint("#74A052", theme))
    _stroke(painter, line, 0.6, tint("#BBA273", theme))
    _stroke(painter, line, 0.5, tint("#CFB88A", theme))
    for side in (-0.12, 0.12):
        _stroke(painter, line, 0.085, tint("#AE9365", theme, alpha=170), (side, 0))
    _stroke(painter, line, 0.09, tint("#93AE66", theme, alpha=190))


def paint_row_border(
    painter: QPainter, line: Sequence[QPointF], kind: str, theme: Theme, *, fine: bool
) -> None:
    if kind == "brook":
        paint_water(painter, line, 0.22, theme)
    elif kind == "hedge":
        _stroke(painter, line, 0.26, QColor(14, 30, 12, 60), (0.09, 0.1))
        _stroke(painter, line, 0.3, tint("#41703A", theme))
        _stroke(painter, line, 0.2, tint("#5C8C48", theme), (-0.03, -0.07))
        if fine:
            dots = QPen(
                tint("#7DA95B", theme, alpha=170), 0.1, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.RoundCap
            )
            dots.setDashPattern([0.01, 1.9])
            painter.setPen(dots)
            points = QPolygonF(list(line))
            points.translate(-0.05, -0.1)
            painter.drawPolyline(points)
    else:
        _paint_fence(painter, line, theme)


def _paint_fence(painter: QPainter, line: Sequence[QPointF], theme: Theme) -> None:
    _stroke(painter, line, 0.14, tint("#74A052", theme, alpha=200))
    for high in (-0.09, -0.17):
        _stroke(painter, line, 0.022, tint("#9C8562", theme), (0, high))
    painter.setPen(QPen(tint("#6F5A3D", theme), 0.045, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
    for point in line:
        painter.drawLine(QLineF(point.x(), point.y(), point.x(), point.y() - 0.22))
