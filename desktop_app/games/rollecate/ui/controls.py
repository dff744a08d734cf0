"""The three deeds of a turn as large buttons on the shelf: ride, pass, chaos; and "end the turn"."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from desktop_app.qt import fonts, icons
from desktop_app.qt.painting import paint_line
from desktop_app.qt.theme import Theme, mixed

from .furniture import GOOD, PALE
from .heap import paint_heap
from .plates import BRASS, BRASS_PALE, LOCO, LOCO_DEEP

INK = "#2A2008"


@dataclass(frozen=True, slots=True)
class Words:
    """What a button says: what it does, and what comes of it; `more` is added to the tool tip."""

    title: str = ""
    note: str = ""
    more: str = ""


class DeedButton(QAbstractButton):
    """A deed; `main` asks to be pressed. `sign` is "chaos" or the name of an icon."""

    pointed = Signal(bool)
    """The pointer has come, or gone."""

    def __init__(self, sign: str, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sign, self._theme = sign, theme
        self._words = Words()
        self._main = self._hinted = self._over = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    @property
    def words(self) -> Words:
        """What it says now."""
        return self._words

    @property
    def main(self) -> bool:
        """Whether it asks to be pressed."""
        return self._main

    def say(self, words: Words, key: str, *, main: bool = False) -> None:
        """Show these words; `key` is named in the tool tip."""
        self._words, self._main = words, main
        self.setText(words.title)
        self.setAccessibleName(words.title)
        told = [part for part in (words.note, words.more) if part]
        self.setAccessibleDescription("\n".join(told))
        first = f"{words.title} ({key})" if key else words.title
        self.setToolTip("\n".join((first, *told)))
        self.update()

    def set_hinted(self, hinted: bool) -> None:
        """Ring it: a hint names it."""
        self._hinted = hinted
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, 40)

    def enterEvent(self, event: QEnterEvent) -> None:
        self._over = True
        self.update()
        self.pointed.emit(True)
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._over = False
        self.update()
        self.pointed.emit(False)
        super().leaveEvent(event)

    # ---- painting ------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(2.5, 2, -2.5, -3)
        fill, ink, line = self._shades()
        radius = min(9.0, area.height() * 0.24)
        if self.isEnabled() and not self.isDown():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(2, 12, 6, 110))
            painter.drawRoundedRect(area.translated(0, 2), radius, radius)
        painter.setPen(QPen(QColor(line), 1.3))
        painter.setBrush(QColor(fill))
        painter.drawRoundedRect(area, radius, radius)
        if self.hasFocus() or self._hinted:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor("#FFFFFF" if self.hasFocus() else GOOD), 2.6))
            painter.drawRoundedRect(area.adjusted(-0.8, -0.8, 0.8, 0.8), radius, radius)
        self._paint_words(painter, area, ink)
        painter.end()

    def _shades(self) -> tuple[str, str, str]:
        """Fill, ink and outline."""
        if not self.isEnabled():
            return mixed(LOCO_DEEP, "#2B5A45", 0.6), "#8DA898", "#3C6B55"
        if self._main:
            fill = BRASS_PALE if self._over else "#E4BE62"
            return (mixed(fill, "#000000", 0.88) if self.isDown() else fill), INK, "#FFF0C0"
        fill = mixed("#FFFFFF", LOCO, 0.2) if self._over else mixed("#FFFFFF", LOCO, 0.1)
        return (mixed(fill, "#000000", 0.85) if self.isDown() else fill), PALE, mixed(BRASS, LOCO, 0.65)

    def _paint_words(self, painter: QPainter, area: QRectF, ink: str) -> None:
        high = area.height()
        side = min(high * 0.62, 40.0)
        pad = max(7.0, high * 0.16)
        sign = QRectF(area.x() + pad, area.center().y() - side / 2, side, side)
        if self._sign == "chaos":
            painter.setOpacity(1.0 if self.isEnabled() else 0.45)
            paint_heap(painter, sign)
            painter.setOpacity(1.0)
        else:
            icons.paint(painter, sign, self._sign, ink)
        room = area.adjusted(pad * 1.6 + side, high * 0.05, -pad * 0.7, -high * 0.05)
        title, note = self._words.title, self._words.note
        bold = fonts.ui(weight=QFont.Weight.Bold)
        plain = fonts.ui(weight=QFont.Weight.DemiBold)
        if high >= 39 and note:
            bold.setPixelSize(max(14, round(high * 0.37)))
            plain.setPixelSize(max(13, round(high * 0.3)))
            upper = QRectF(room.x(), room.y(), room.width(), room.height() * 0.54)
            lower = QRectF(room.x(), upper.bottom(), room.width(), room.height() * 0.44)
            paint_line(painter, upper, title, _fitted(bold, title, room.width(), 12), ink)
            paint_line(painter, lower, note, _fitted(plain, note, room.width(), 11), ink)
            return
        bold.setPixelSize(max(14, round(high * (0.37 if high >= 39 else 0.46))))
        plain.setPixelSize(max(12, round(high * 0.38)))
        wide = QFontMetricsF(bold).horizontalAdvance(title)
        paint_line(painter, room, title, bold, ink)
        rest = room.adjusted(wide + 8, 0, 0, 0)
        paint_line(
            painter, rest, note, _fitted(plain, note, rest.width(), 11), ink, Qt.AlignmentFlag.AlignRight
        )


def _fitted(font: QFont, text: str, width: float, least: int) -> QFont:
    """The font made smaller until the text fits, down to `least` pixels."""
    while QFontMetricsF(font).horizontalAdvance(text) > width and font.pixelSize() > least:
        font.setPixelSize(font.pixelSize() - 1)
    return font


class Controls(QWidget):
    """The deeds one above the other."""

    lay_pressed = Signal()
    ride_pressed = Signal()
    pass_pressed = Signal()
    chaos_pressed = Signal()
    done_pressed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lay = DeedButton("check", theme, self)
        self.ride = DeedButton("dice", theme, self)
        self.done = DeedButton("check", theme, self)
        self.skip = DeedButton("right", theme, self)
        self.chaos = DeedButton("chaos", theme, self)
        for button, pressed in (
            (self.lay, self.lay_pressed),
            (self.ride, self.ride_pressed),
            (self.done, self.done_pressed),
            (self.skip, self.pass_pressed),
            (self.chaos, self.chaos_pressed),
        ):
            button.clicked.connect(pressed)
        self._riding = False
        self.offer("ride")

    @property
    def buttons(self) -> tuple[DeedButton, ...]:
        """All of them, also those that are hidden."""
        return self.lay, self.ride, self.done, self.skip, self.chaos

    def offer(self, deed: Literal["lay", "ride", "done"], *, riding: bool = False) -> None:
        """Show that one of the three that share a place; `riding` offers the ride in the place of "pass"."""
        for name, button in (("lay", self.lay), ("ride", self.ride), ("done", self.done)):
            button.setVisible(name == deed or (riding and button is self.ride))
        self.skip.setVisible(not riding)
        if riding != self._riding:
            self._riding = riding
            self._place()

    def set_theme(self, theme: Theme) -> None:
        """Repaint in another theme."""
        for button in self.buttons:
            button.set_theme(theme)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        width, height = self.width(), self.height()
        first = round(height * 0.38)
        rest = (height - first) // 2
        for button in (self.lay, self.ride, self.done):
            button.setGeometry(0, 0, width, first)
        (self.ride if self._riding else self.skip).setGeometry(0, first, width, rest)
        self.chaos.setGeometry(0, first + rest, width, height - first - rest)
