"""Short texts as outlines, centred by what is seen of them: numbers on plates, cards, dice and boards."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QTransform

from . import fonts


def glyphs(text: str, rect: QRectF, *, plain: bool = False, common: bool = True) -> QPainterPath:
    """A short text as large as the rectangle, centred by what is seen of it.

    In the display face, or (`plain`) in that of the interface. `common`: all texts get the height of digits.
    """
    return _place(text, rect, plain=plain, common=common).map(_outline(text, plain))


def paint_glyphs(
    painter: QPainter, rect: QRectF, text: str, ink: str | QColor, *, plain: bool = False
) -> QRectF:
    """The same, painted in that ink; where it went."""
    place, path = _place(text, rect, plain=plain, common=True), _outline(text, plain)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(ink))
    painter.drawPath(place.map(path))
    return place.mapRect(path.boundingRect())


def _place(text: str, rect: QRectF, *, plain: bool, common: bool) -> QTransform:
    """Takes the outline into the rectangle."""
    box = _outline(text, plain).boundingRect()
    tall = max(_outline("0", plain).boundingRect().height(), box.height()) if common else box.height()
    scale = min(rect.height() / tall, rect.width() / max(box.width(), 1.0))
    place = QTransform.fromTranslate(rect.center().x(), rect.center().y())
    place.scale(scale, scale)
    place.translate(-box.center().x(), -box.center().y())
    return place


@cache
def _outline(text: str, plain: bool) -> QPainterPath:
    font = fonts.ui(weight=QFont.Weight.Bold) if plain else fonts.display()
    font.setPixelSize(200)
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addText(0, 0, font, text)
    return path
