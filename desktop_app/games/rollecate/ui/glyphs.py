"""Short texts as outlines, centred by what is seen of them: numbers on plates, cards and boards."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QTransform

from desktop_app.qt import fonts


def paint_glyphs(
    painter: QPainter, rect: QRectF, text: str, ink: str | QColor, *, plain: bool = False
) -> QRectF:
    """A text in the display face (`plain`: the interface face) as large as the rectangle; where it went."""
    path = _outline(text, plain)
    box = path.boundingRect()
    tallest = _outline("0", plain).boundingRect().height()
    scale = min(rect.height() / max(tallest, box.height()), rect.width() / max(box.width(), 1.0))
    place = QTransform.fromTranslate(rect.center().x(), rect.center().y())
    place.scale(scale, scale)
    place.translate(-box.center().x(), -box.center().y())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(ink))
    painter.drawPath(place.map(path))
    return place.mapRect(box)


@cache
def _outline(text: str, plain: bool) -> QPainterPath:
    font = fonts.ui(weight=QFont.Weight.Bold) if plain else fonts.display()
    font.setPixelSize(200)
    path = QPainterPath()
    path.addText(0, 0, font, text)
    return path
