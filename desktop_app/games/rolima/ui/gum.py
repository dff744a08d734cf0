"""Pink bubble gum: the pieces on cards, and the gum card of a colour."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from desktop_app.games.rolima.engine.deck import Colour
from desktop_app.qt.theme import Theme, mixed

from .card_parts import paint_paper, radius_of, rounded_card
from .patterns import fill, paint_badge
from .tone import CREAM, GUM, GUM_DEEP

PIECE_RATIO = 1.25
"""Width by height of a piece."""


def paint_gum(painter: QPainter, rect: QRectF) -> None:
    """One piece: a soft pink pillow with two grooves; as large as fits into the rectangle."""
    high = min(rect.height(), rect.width() / PIECE_RATIO)
    box = QRectF(0, 0, high * PIECE_RATIO, high)
    box.moveCenter(rect.center())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pillow = QLinearGradient(box.topLeft(), box.bottomRight())
    pillow.setColorAt(0, QColor("#FFC2D6"))
    pillow.setColorAt(0.4, QColor(GUM))
    pillow.setColorAt(1, QColor("#DE6C97"))
    inset = high * 0.06
    inner = box.adjusted(inset, inset, -inset, -inset)
    painter.setPen(QPen(QColor("#94355B"), max(high * 0.07, 0.8)))
    painter.setBrush(pillow)
    painter.drawRoundedRect(inner, high * 0.3, high * 0.3)
    if high >= 9:
        painter.setPen(QPen(QColor(GUM_DEEP), max(high * 0.06, 0.7)))
        for share in (0.36, 0.64):
            x = inner.x() + inner.width() * share
            painter.drawLine(QPointF(x, inner.y() + high * 0.2), QPointF(x, inner.bottom() - high * 0.2))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(255, 255, 255, 190))
    painter.drawRoundedRect(
        QRectF(inner.x() + high * 0.2, inner.y() + high * 0.12, inner.width() * 0.34, high * 0.11),
        high * 0.055,
        high * 0.055,
    )
    painter.restore()


def paint_gums(painter: QPainter, rect: QRectF, count: int, *, left: bool = False) -> None:
    """So many pieces in a row, centred or from the left."""
    if count <= 0:
        return
    high = min(rect.height(), rect.width() / (count * PIECE_RATIO + (count - 1) * 0.18))
    step = high * (PIECE_RATIO + 0.18)
    wide = step * count - high * 0.18
    x = rect.x() if left else rect.center().x() - wide / 2
    for index in range(count):
        paint_gum(painter, QRectF(x + index * step, rect.center().y() - high / 2, high * PIECE_RATIO, high))


def paint_bubble(painter: QPainter, centre: QPointF, radius: float) -> None:
    """A blown bubble."""
    shade = QRadialGradient(centre - QPointF(radius * 0.35, radius * 0.4), radius * 1.5)
    shade.setColorAt(0, QColor("#FFE3EE"))
    shade.setColorAt(0.35, QColor("#F9A9C4"))
    shade.setColorAt(1, QColor("#D4618F"))
    painter.setPen(QPen(QColor("#A2426B"), max(radius * 0.06, 0.8)))
    painter.setBrush(shade)
    painter.drawEllipse(centre, radius, radius)
    shine = QPainterPath()
    shine.arcMoveTo(
        QRectF(centre.x() - radius * 0.7, centre.y() - radius * 0.7, radius * 1.4, radius * 1.4), 110
    )
    shine.arcTo(
        QRectF(centre.x() - radius * 0.7, centre.y() - radius * 0.7, radius * 1.4, radius * 1.4), 110, 60
    )
    pen = QPen(QColor(255, 255, 255, 220), max(radius * 0.14, 0.9))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(shine)


def paint_gum_card(painter: QPainter, rect: QRectF, colour: Colour, theme: Theme) -> None:
    """The gum card of a colour: pink paper, a bubble, below it a band in the colour with its letter."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_paper(painter, rect, theme, paper=mixed(GUM, CREAM, 0.62))
    inset = min(rect.width(), rect.height()) * 0.07
    inner = rect.adjusted(inset, inset, -inset, -inset)
    shape = QPainterPath()
    shape.addRoundedRect(inner, radius_of(rect) * 0.7, radius_of(rect) * 0.7)
    painter.save()
    painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    ground = QLinearGradient(inner.topLeft(), inner.bottomLeft())
    ground.setColorAt(0, QColor("#FFE9F0"))
    ground.setColorAt(1, QColor("#F7B9CE"))
    painter.fillRect(inner, ground)
    wide = inner.width() > inner.height()
    band = QPainterPath()
    if wide:
        band.addRect(inner.adjusted(inner.width() * 0.56, 0, 0, 0))
    else:
        band.addRect(inner.adjusted(0, inner.height() * 0.56, 0, 0))
    area = band.boundingRect()
    fill(painter, band, colour, min(area.width(), area.height()) * 0.36)
    painter.restore()
    rest = (
        QRectF(inner.x(), inner.y(), inner.width() * 0.56, inner.height())
        if wide
        else QRectF(inner.x(), inner.y(), inner.width(), inner.height() * 0.56)
    )
    paint_bubble(painter, rest.center(), min(rest.width(), rest.height()) * 0.38)
    paint_badge(painter, area.center(), min(area.width(), area.height()) * 0.38, colour)
    painter.setPen(QPen(QColor("#A2426B"), max(inset * 0.3, 0.8)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(shape)
    painter.drawPath(rounded_card(rect))
    painter.restore()
