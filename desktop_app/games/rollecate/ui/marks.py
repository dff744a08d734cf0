"""Marks over cells and cards: where the next card goes, what is recommended, where the keyboard is."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF

from desktop_app.qt.theme import Theme


def paint_target(painter: QPainter, rect: QRectF, heading: int, theme: Theme, *, lit: bool = True) -> None:
    """The empty cell that the railway leads to: three chevrons along the heading in a dashed frame."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center())
    painter.scale(rect.width(), rect.height())
    colour = QColor("#FFE7A3" if lit else "#E9F0DC")
    colour.setAlpha(225 if lit else 120)
    pen = QPen(colour, 0.028, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.RoundCap)
    pen.setDashPattern([2.4, 3.0])
    painter.setPen(pen)
    painter.setBrush(QColor(255, 240, 190, 34 if lit else 14))
    painter.drawRoundedRect(QRectF(-0.44, -0.44, 0.88, 0.88), 0.12, 0.12)
    painter.rotate(-90 * heading)
    for place in range(3):
        faded = QColor(colour)
        faded.setAlpha(round(colour.alpha() * (0.4 + 0.3 * place)))
        pen = QPen(faded, 0.05, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        x = -0.27 + 0.19 * place
        painter.drawPolyline(QPolygonF([QPointF(x, -0.13), QPointF(x + 0.13, 0), QPointF(x, 0.13)]))
    painter.restore()


def paint_brackets(painter: QPainter, rect: QRectF) -> None:
    """Green corners around a cell or a card: this is recommended."""
    unit = min(rect.width(), rect.height())
    area = rect.adjusted(-unit * 0.03, -unit * 0.03, unit * 0.03, unit * 0.03)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    arm = unit * 0.24
    for width, shade in ((0.1, "#0B2A1C"), (0.058, "#86EBB0")):
        pen = QPen(QColor(shade), max(unit * width, 2.2))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        for x, y, dx, dy in (
            (area.left(), area.top(), 1, 1),
            (area.right(), area.top(), -1, 1),
            (area.left(), area.bottom(), 1, -1),
            (area.right(), area.bottom(), -1, -1),
        ):
            painter.drawLine(QLineF(x, y, x + dx * arm, y))
            painter.drawLine(QLineF(x, y, x, y + dy * arm))
    painter.restore()


def paint_frame(painter: QPainter, rect: QRectF) -> None:
    """A pale ring around a cell: the keyboard's place."""
    unit = min(rect.width(), rect.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    light = QLinearGradient(rect.topLeft(), rect.bottomRight())
    light.setColorAt(0, QColor("#FFFFFF"))
    light.setColorAt(1, QColor("#FFF0C8"))
    for pen in (QPen(QColor("#12261B"), max(unit * 0.075, 3.0)), QPen(light, max(unit * 0.04, 1.6))):
        painter.setPen(pen)
        painter.drawRoundedRect(rect, unit * 0.1, unit * 0.1)
    painter.restore()


def paint_kind(painter: QPainter, rect: QRectF, kind: str) -> None:
    """A small sign of a card's kind on the left of its picture, seen also while the next card covers it."""
    if kind == "chaos":
        return
    side = rect.width() * 0.27
    plate = QRectF(rect.x() + rect.width() * 0.06, rect.y() + rect.height() * 0.345, side, side)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor("#3B2D12"), max(side * 0.05, 0.8)))
    painter.setBrush(QColor("#FFF9EA"))
    painter.drawRoundedRect(plate, side * 0.22, side * 0.22)
    painter.translate(plate.topLeft())
    painter.scale(side, side)
    way = QPainterPath(QPointF(0.32, 0.84) if kind == "curve" else QPointF(0.5, 0.84))
    if kind == "curve":
        way.lineTo(0.32, 0.62)
        way.quadTo(0.32, 0.34, 0.62, 0.34)
        way.lineTo(0.66, 0.34)
        head = ((0.6, 0.16), (0.88, 0.34), (0.6, 0.52))
    else:
        way.lineTo(0.5, 0.36)
        head = ((0.3, 0.38), (0.5, 0.12), (0.7, 0.38))
    colour = QColor("#B3261A" if kind == "broken" else "#22302A")
    pen = QPen(colour, 0.14)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    if kind == "broken":
        pen.setDashPattern([1.1, 0.8])
    painter.strokePath(way, pen)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawPolygon(QPolygonF([QPointF(*point) for point in head]))
    painter.restore()
