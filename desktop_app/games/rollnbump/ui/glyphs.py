"""Text as outlines, centred by what is seen of it, and the places of pips: used by cards and dice."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QTransform

from desktop_app.qt import fonts

_LOW, _MID, _HIGH = 0.255, 0.5, 0.745
PIPS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((_MID, _MID),),
    2: ((_LOW, _HIGH), (_HIGH, _LOW)),
    3: ((_LOW, _HIGH), (_MID, _MID), (_HIGH, _LOW)),
    4: ((_LOW, _LOW), (_HIGH, _LOW), (_LOW, _HIGH), (_HIGH, _HIGH)),
    5: ((_LOW, _LOW), (_HIGH, _LOW), (_MID, _MID), (_LOW, _HIGH), (_HIGH, _HIGH)),
    6: ((_LOW, _LOW), (_HIGH, _LOW), (_LOW, _MID), (_HIGH, _MID), (_LOW, _HIGH), (_HIGH, _HIGH)),
}
"""Where the pips of each face lie, as shares of the side from the upper left corner."""


def pip_places(rect: QRectF, face: int) -> tuple[QPointF, ...]:
    """The centres of the pips of a face that fills the rectangle."""
    return tuple(QPointF(rect.x() + x * rect.width(), rect.y() + y * rect.height()) for x, y in PIPS[face])


def paint_glyphs(
    painter: QPainter, rect: QRectF, text: str, ink: str | QColor, *, bold: bool = False
) -> QRectF:
    """A short text in the display face (`bold`: the interface face), filling the rectangle; where it went."""
    path = _outline(text, bold)
    box = path.boundingRect()
    tallest = _outline("0", bold).boundingRect().height()
    scale = min(rect.height() / max(tallest, box.height()), rect.width() / max(box.width(), 1.0))
    place = QTransform.fromTranslate(rect.center().x(), rect.center().y())
    place.scale(scale, scale)
    place.translate(-box.center().x(), -box.center().y())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(ink))
    painter.drawPath(place.map(path))
    return place.mapRect(box)


@cache
def _outline(text: str, bold: bool) -> QPainterPath:
    font = fonts.ui(weight=QFont.Weight.Bold) if bold else fonts.display()
    font.setPixelSize(200)
    path = QPainterPath()
    path.addText(0, 0, font, text)
    return path
