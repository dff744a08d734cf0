"""How the game ended, in the tray where the dice lay: who took what in the last turn."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from desktop_app.core.game import Event
from desktop_app.qt import fonts
from desktop_app.session.session import Step

SIZES = (17, 15, 14, 13, 12, 11)
"""Pixels; the largest at which all is to be seen."""
FLAGS = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap


def last_events(steps: Sequence[Step[object]]) -> tuple[Event, ...]:
    """What the last action of a seat brought, and what chance did after it."""
    first = max((number for number, step in enumerate(steps) if step.seat >= 0), default=0)
    return tuple(event for step in steps[first:] for event in step.events)


class LastWords(QWidget):
    """Shows lines one after the other on a plate; hidden while there are none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines: tuple[str, ...] = ()
        self.hide()

    @property
    def lines(self) -> tuple[str, ...]:
        """What is said."""
        return self._lines

    def say(self, lines: tuple[str, ...]) -> None:
        """Show these lines."""
        if lines == self._lines:
            return
        self._lines = lines
        self.setVisible(bool(lines))
        self.setToolTip("\n".join(lines))
        self.setAccessibleName("\n".join(lines))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(400, 70)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        plate = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setPen(QPen(QColor(214, 196, 150, 130), 1.2))
        painter.setBrush(QColor("#1B2750"))
        painter.drawRoundedRect(plate, 10, 10)
        room = plate.adjusted(12, 4, -12, -4)
        words = " · ".join(line.rstrip(".") for line in self._lines)
        painter.setFont(_largest(words, room))
        painter.setPen(QColor("#F3E6C4"))
        painter.drawText(room, FLAGS, words)
        painter.end()


def _largest(words: str, room: QRectF) -> QFont:
    """The largest font at which the words fit into the room, the smallest if none does."""
    for pixels in SIZES:
        font = fonts.ui(weight=QFont.Weight.DemiBold)
        font.setPixelSize(pixels)
        if QFontMetricsF(font).boundingRect(room, FLAGS, words).height() <= room.height():
            break
    return font
