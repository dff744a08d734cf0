"""The horn of the one who begins: a party horn with a striped bell and a tassel."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from .tone import CREAM, INK, MANGO


def paint_horn(painter: QPainter, rect: QRectF, *, loud: float = 0.0) -> None:
    """The horn, as large as fits; `loud` 0..1 adds waves of sound before its bell."""
    side = min(rect.width(), rect.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center() - QPointF(side / 2, side / 2))
    painter.scale(side / 100, side / 100)
    tube = QPainterPath(QPointF(6, 82))
    tube.cubicTo(QPointF(26, 72), QPointF(38, 62), QPointF(62, 22))
    tube.lineTo(88, 48)
    tube.cubicTo(QPointF(52, 72), QPointF(34, 80), QPointF(11, 91))
    tube.closeSubpath()
    shine = QLinearGradient(30, 40, 62, 84)
    shine.setColorAt(0, QColor("#FFD877"))
    shine.setColorAt(0.5, QColor(MANGO))
    shine.setColorAt(1, QColor("#A8650A"))
    pen = QPen(QColor(INK), 4.5)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(shine)
    painter.drawPath(tube)
    painter.save()
    painter.setClipPath(tube, Qt.ClipOperation.IntersectClip)
    for start, colour in ((24, "#C8402F"), (40, CREAM), (54, "#2F6DB5")):
        painter.setPen(QPen(QColor(colour), 7))
        painter.drawLine(QPointF(start, 102 - start * 1.18), QPointF(start + 34, 136 - start * 1.18))
    painter.restore()
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(tube)
    painter.setBrush(QColor("#7A3E14"))
    painter.save()
    painter.translate(75, 35)
    painter.rotate(45)
    painter.drawEllipse(QPointF(0, 0), 19.5, 8.5)
    painter.restore()
    painter.setBrush(QColor(CREAM))
    painter.drawRoundedRect(QRectF(1.5, 80, 13, 13), 5, 5)
    _paint_tassel(painter)
    if loud > 0:
        _paint_waves(painter, loud)
    painter.restore()


def _paint_tassel(painter: QPainter) -> None:
    for width, colour in ((6.0, INK), (3.2, "#C8402F")):
        pen = QPen(QColor(colour), width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        cord = QPainterPath(QPointF(36, 68))
        cord.cubicTo(QPointF(38, 86), QPointF(54, 84), QPointF(60, 80))
        painter.drawPath(cord)
    painter.setPen(QPen(QColor(INK), 3))
    painter.setBrush(QColor("#C8402F"))
    tassel = QPainterPath(QPointF(58, 77))
    tassel.lineTo(66, 80)
    tassel.lineTo(70, 96)
    tassel.lineTo(55, 97)
    tassel.closeSubpath()
    painter.drawPath(tassel)


def _paint_waves(painter: QPainter, loud: float) -> None:
    for n in range(3):
        colour = QColor("#FFF3CF")
        colour.setAlphaF(max(0.0, min(1.0, loud * 1.3 - n * 0.22)))
        radius = 17.0 + 8 * n
        for width, shade in ((6.0, QColor(43, 35, 32, round(colour.alphaF() * 150))), (3.6, colour)):
            pen = QPen(shade, width)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            box = QRectF(70 - radius, 30 - radius, 2 * radius, 2 * radius)
            painter.drawArc(box, 10 * 16, 70 * 16)
