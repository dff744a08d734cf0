"""One line of text that becomes smaller before it is cut."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from desktop_app.qt.painting import paint_line

LEFT = Qt.AlignmentFlag.AlignLeft


def fitted(words: str, font: QFont, width: float, least: int) -> QFont:
    """The font, made smaller down to `least` pixels where the words are wider than `width`."""
    wide = QFontMetricsF(font).horizontalAdvance(words)
    if wide <= width:
        return font
    smaller = QFont(font)
    size = max(int(font.pixelSize() * width / wide), least)
    smaller.setPixelSize(min(size, font.pixelSize()))
    return smaller


def paint_fitted(
    painter: QPainter,
    room: QRectF,
    words: str,
    font: QFont,
    ink: str,
    align: Qt.AlignmentFlag = LEFT,
    *,
    least: int = 11,
) -> None:
    """Paint the words in one line, vertically centred; only what is too long at `least` pixels is cut."""
    paint_line(painter, room, words, fitted(words, font, room.width(), least), ink, align)
