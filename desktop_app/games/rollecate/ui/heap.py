"""What a chaos card shows: bent rails, sleepers and signs in a heap."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF


def paint_heap(painter: QPainter, area: QRectF) -> None:
    """The heap in the middle of an area, about as wide as it."""
    random = Random(11)
    unit = area.width()
    painter.save()
    painter.translate(area.center().x(), area.center().y() + area.height() * 0.06)
    painter.scale(unit, unit)
    painter.setPen(Qt.PenStyle.NoPen)
    for step in range(4):
        painter.setBrush(QColor(12, 8, 12, 42))
        painter.drawEllipse(QPointF(0.02, 0.14), 0.45 + 0.02 * step, 0.22 + 0.02 * step)
    for number in range(9):
        _paint_plank(
            painter,
            random.uniform(-0.2, 0.2),
            random.uniform(-0.16, 0.2),
            number * 41 + random.uniform(-12, 12),
        )
    for start, bow, end in (
        ((-0.42, 0.2), (-0.1, -0.42), (0.4, -0.08)),
        ((-0.36, -0.2), (0.16, 0.36), (0.42, 0.2)),
        ((-0.1, 0.32), (-0.34, -0.1), (0.12, -0.34)),
    ):
        rail = QPainterPath(QPointF(*start))
        rail.quadTo(QPointF(*bow), QPointF(*end))
        for width, colour in ((0.062, "#1E1A1C"), (0.045, "#8B9096"), (0.016, "#F2F4F6")):
            painter.strokePath(
                rail, QPen(QColor(colour), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
            )
    _paint_fallen_sign(painter)
    painter.restore()


def _paint_plank(painter: QPainter, x: float, y: float, angle: float) -> None:
    painter.save()
    painter.translate(x, y)
    painter.rotate(angle)
    painter.setPen(QPen(QColor("#33200F"), 0.012))
    painter.setBrush(QColor("#7A5533"))
    painter.drawRoundedRect(QRectF(-0.23, -0.035, 0.46, 0.07), 0.012, 0.012)
    painter.setPen(QPen(QColor(190, 146, 96, 160), 0.012))
    painter.drawLine(QLineF(-0.2, -0.016, 0.2, -0.016))
    painter.restore()


def _paint_fallen_sign(painter: QPainter) -> None:
    """A crossing sign and a warning board that stick out askew."""
    painter.save()
    painter.translate(-0.16, -0.12)
    painter.rotate(-24)
    painter.fillRect(QRectF(-0.018, 0.0, 0.036, 0.34), QColor("#E9E2D0"))
    for angle in (38, -38):
        painter.save()
        painter.rotate(angle)
        painter.setPen(QPen(QColor("#3A2320"), 0.01))
        painter.setBrush(QColor("#FFF8E8"))
        painter.drawRect(QRectF(-0.2, -0.035, 0.4, 0.07))
        painter.fillRect(QRectF(-0.2, -0.035, 0.07, 0.07), QColor("#CE3B28"))
        painter.fillRect(QRectF(0.13, -0.035, 0.07, 0.07), QColor("#CE3B28"))
        painter.restore()
    painter.restore()
    painter.save()
    painter.translate(0.2, 0.06)
    painter.rotate(19)
    board = QPolygonF([QPointF(0, -0.15), QPointF(0.15, 0.11), QPointF(-0.15, 0.11)])
    pen = QPen(QColor("#D23A26"), 0.045)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(QColor("#FFF6DF"))
    painter.drawPolygon(board)
    painter.fillRect(QRectF(-0.014, -0.06, 0.028, 0.09), QColor("#2A1410"))
    painter.fillRect(QRectF(-0.014, 0.045, 0.028, 0.028), QColor("#2A1410"))
    painter.restore()
