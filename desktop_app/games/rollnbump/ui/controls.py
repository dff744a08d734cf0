"""The two large buttons beside the dice, and the four that choose the joker's colour."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFont,
    QFontMetricsF,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from desktop_app.games.rollnbump.engine.state import AssignJoker, Claim, Reroll, Slot, Stop
from desktop_app.qt import fonts, icons
from desktop_app.qt.theme import LIGHT_INK, Theme, mixed

from . import labels, prompts
from .hand import Plan
from .labels import Words
from .layout import BESIDE
from .suits import SUITS, paint_band, paint_emblem, suit_name

translate = QCoreApplication.translate

BRASS, BRASS_INK = "#E9B949", "#2A2110"
NIGHT = "#1B2750"
PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)


class BigButton(QAbstractButton):
    """A button on the felt with a title and a note; `main` is the one that asks to be pressed."""

    def __init__(self, icon: str, key: str, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon, self._key, self._theme = icon, key, theme
        self._words = Words()
        self._main = self._warning = self._hinted = self._over = False
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

    @property
    def warning(self) -> bool:
        """Whether it asks back."""
        return self._warning

    def say(self, words: Words, *, main: bool, warning: bool = False) -> None:
        """Show these words; `warning`: they ask back before something that is seldom meant."""
        self._words, self._main, self._warning = words, main, warning
        self.setText(words.title)
        self.setAccessibleName(words.title)
        self.setAccessibleDescription(words.note)
        told = f"{words.title} ({self._key})" if self._key else words.title
        self.setToolTip(f"{told}\n{words.note}" if words.note else told)
        self.update()

    def set_main(self, main: bool) -> None:
        """Show it as what the turn asks for, or not."""
        self._main = main
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
        return QSize(260, 48)

    def enterEvent(self, event: QEnterEvent) -> None:
        self._over = True
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._over = False
        self.update()
        super().leaveEvent(event)

    # ---- painting ------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(3, 3, -3, -4)
        fill, ink, line = self._shades()
        radius = min(12.0, area.height() * 0.28)
        if self.isEnabled() and not self.isDown():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(4, 8, 26, 90))
            painter.drawRoundedRect(area.translated(0, 2.5), radius, radius)
        painter.setPen(QPen(QColor(line), 1.2))
        painter.setBrush(QColor(fill))
        painter.drawRoundedRect(area, radius, radius)
        if self.hasFocus() or self._hinted:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(LIGHT_INK if self.hasFocus() else BRASS), 2.4))
            painter.drawRoundedRect(area.adjusted(-1.2, -1.2, 1.2, 1.2), radius + 1, radius + 1)
        self._paint_words(painter, area, ink)
        painter.end()

    def _shades(self) -> tuple[str, str, str]:
        """Fill, ink and outline."""
        if not self.isEnabled():
            return mixed(NIGHT, "#31426F", 0.6), "#8C97BC", "#3A4A78"
        if self._warning:
            return "#B4432F" if self._over else "#A2301F", "#FFF3E6", "#F0A79B"
        if self._main:
            fill = "#F4CC68" if self._over else BRASS
            return mixed(fill, "#000000", 0.9) if self.isDown() else fill, BRASS_INK, "#F9DE96"
        fill = "#41548F" if self._over else "#34467D"
        return mixed(fill, "#000000", 0.85) if self.isDown() else fill, LIGHT_INK, "#6C7FB8"

    def _paint_words(self, painter: QPainter, area: QRectF, ink: str) -> None:
        high = area.height()
        side = min(high * 0.5, 44.0)
        pad = max(8.0, high * 0.2)
        icons.paint(
            painter, QRectF(area.x() + pad, area.center().y() - side / 2, side, side), self._icon, ink
        )
        room = area.adjusted(pad * 1.7 + side, high * 0.06, -pad * 0.6, -high * 0.06)
        if not self._words.note:
            _line(painter, room, self._words.title, high * 0.36, ink, bold=True)
            return
        share = room.height() * 0.54
        upper = QRectF(room.x(), room.y(), room.width(), share)
        lower = QRectF(room.x(), upper.bottom(), room.width(), room.height() - share)
        _line(painter, upper, self._words.title, high * 0.35, ink, bold=True)
        _line(painter, lower, self._words.note, high * 0.27, ink, bold=False)


def _line(painter: QPainter, room: QRectF, words: str, pixels: float, ink: str, *, bold: bool) -> None:
    """One line, made smaller down to 12 pixels where it is too long, then cut with an ellipsis."""
    font = fonts.ui(weight=QFont.Weight.Bold if bold else QFont.Weight.DemiBold)
    size = max(round(min(pixels, room.height() * 0.84)), 12)
    font.setPixelSize(size)
    wide = QFontMetricsF(font).horizontalAdvance(words)
    if wide > room.width():
        font.setPixelSize(max(int(size * room.width() / wide), 12))
    short = QFontMetricsF(font).elidedText(words, Qt.TextElideMode.ElideRight, room.width() + 0.5)
    painter.setFont(font)
    painter.setPen(QColor(ink))
    painter.drawText(
        room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine, short
    )


class SuitButton(QAbstractButton):
    """A colour of the cards as a wide button: pattern, emblem, name, and how many cards of it are there."""

    def __init__(self, colour: int, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.colour = colour
        self._theme = theme
        self._note = ""
        self._hinted = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def say(self, note: str) -> None:
        """Name it in the language of now; `note` is what the joker makes of that set."""
        self._note = note
        name = suit_name(self.colour)
        self.setText(name[:1].upper() + name[1:])
        self.setAccessibleName(self.text())
        self.setAccessibleDescription(note)
        self.setToolTip(f"{self.text()}\n{note}" if note else self.text())
        self.update()

    def set_hinted(self, hinted: bool) -> None:
        """Ring it: a hint names it."""
        self._hinted = hinted
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        suit = SUITS[self.colour]
        painter.setPen(QPen(QColor("#F6F0E2"), 2.0))
        painter.setBrush(QColor(mixed(suit.hex, "#000000", 0.85) if self.isDown() else suit.hex))
        painter.drawRoundedRect(area, 10, 10)
        band = area.adjusted(2, 2, -2, -2)
        band.setWidth(min(area.width() * 0.3, area.height() * 0.9))
        painter.save()
        painter.setClipRect(band)
        paint_band(painter, band, (self.colour,), max(8.0, band.width() * 0.4))
        painter.restore()
        side = band.width() * 0.56
        disc = QRectF(0, 0, side * 1.3, side * 1.3)
        disc.moveCenter(band.center())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(suit.hex))
        painter.drawEllipse(disc)
        emblem = QRectF(0, 0, side * 0.8, side * 0.8)
        emblem.moveCenter(band.center())
        paint_emblem(painter, emblem, self.colour, suit.ink)
        room = QRectF(band.right() + 8, area.y(), area.right() - band.right() - 12, area.height())
        upper = QRectF(room.x(), room.y() + room.height() * 0.08, room.width(), room.height() * 0.46)
        lower = QRectF(room.x(), upper.bottom(), room.width(), room.height() * 0.38)
        _line(painter, upper if self._note else room, self.text(), area.height() * 0.36, suit.ink, bold=True)
        _line(painter, lower, self._note, area.height() * 0.27, suit.ink, bold=False)
        if self.hasFocus() or self._hinted or self.underMouse():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(BRASS), 3.0))
            painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), 9, 9)
        painter.end()


class Controls(QWidget):
    """What can be pressed in the tray: rolling and claiming, or the colours a joker may take."""

    roll_pressed = Signal()
    claim_pressed = Signal()
    suit_pressed = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.roll = BigButton("dice", "R", theme, self)
        self.claim = BigButton("check", "C", theme, self)
        self.suits = tuple(SuitButton(colour, theme, self) for colour in range(len(SUITS)))
        self._offered: tuple[int, ...] = ()
        self._pressed = 0, QPoint()
        """When and where (on the screen) a button of the mouse went down last."""
        for part in (self.roll, self.claim, *self.suits):
            part.installEventFilter(self)
        self.roll.clicked.connect(self.roll_pressed)
        self.claim.clicked.connect(self.claim_pressed)
        for button in self.suits:
            button.clicked.connect(lambda _=False, colour=button.colour: self.suit_pressed.emit(colour))
        self.offer_suits(())

    def offer_suits(self, colours: tuple[int, ...]) -> None:
        """Show the buttons of these colours instead of the two; () shows the two."""
        self._offered = colours
        for part in (self.roll, self.claim):
            part.setVisible(not colours)
        for button in self.suits:
            button.setVisible(button.colour in colours)
        self._place()
        self.update()

    def show_plan(
        self, plan: Plan, best: tuple[Slot, float] | None, *, acting: bool, asked: bool = False
    ) -> None:
        """Say what the buttons do now.

        `best` is what rolling may bring, `acting`: a person has the dice, `asked`: see `TurnHand.asked`. To
        claim nothing while cards are lit is never the main thing to do.
        """
        playing = (bool(plan.started) and plan.complete) or plan.reroll is None
        self.roll.say(labels.roll_words(plan, best), main=not playing)
        claims = labels.claim_words(plan, asked=asked)
        self.claim.say(claims, main=playing and not plan.idle, warning=asked)
        self.roll.setEnabled(acting and plan.reroll is not None)
        self.claim.setEnabled(acting and plan.complete)
        self.setVisible(plan.state.phase != "over")
        for button in self.suits:
            button.say(prompts.joker_note(plan.state, button.colour))

    def show_hint(self, action: object) -> None:
        """Ring the button that plays this action; none for None. Rolling is then what the turn asks for,
        even if dice lie on cards.
        """
        self.roll.set_hinted(isinstance(action, Reroll))
        if isinstance(action, Reroll):
            self.roll.set_main(True)
            self.claim.set_main(False)
        self.claim.set_hinted(isinstance(action, Claim | Stop))
        for button in self.suits:
            button.set_hinted(action == AssignJoker(button.colour))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The second press of a double click counts for nothing, whichever button lies there by then.

        What it would play is the next step, which may be another person's.
        """
        if isinstance(event, QMouseEvent) and event.type() in PRESSES:
            (before, where), here = self._pressed, event.globalPosition().toPoint()
            self._pressed = event.timestamp(), here
            soon = event.timestamp() - before < QApplication.doubleClickInterval()
            near = (here - where).manhattanLength() <= QApplication.startDragDistance()
            if event.type() == QEvent.Type.MouseButtonDblClick or (soon and near):
                return True
        return super().eventFilter(watched, event)

    @property
    def offered(self) -> tuple[int, ...]:
        """The colours that the joker may take; () while it is no question."""
        return self._offered

    def set_theme(self, theme: Theme) -> None:
        """Repaint in another theme."""
        for button in (self.roll, self.claim):
            button.set_theme(theme)
        for suit in self.suits:
            suit.set_theme(theme)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The colours of the joker lie on a plate of their own, with the question above them."""
        if not self._offered:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(214, 196, 150, 130), 1.2))
        painter.setBrush(QColor(NIGHT))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 10, 10)
        question = translate("Rollnbump", "Which set does your joker join?")
        room = QRectF(self._asking())
        _line(painter, room, question, room.height() * 0.6, "#F3E6C4", bold=True)
        painter.end()

    def _asking(self) -> QRect:
        """Where the question stands."""
        return QRect(16, 4, self.width() - 32, round(self.height() * 0.3))

    def _place(self) -> None:
        """The two above each other, where it is wide beside; the colours side by side below the question."""
        width, height = self.width(), self.height()
        if width + 4 >= BESIDE * height:
            half = (width - 6) // 2
            self.roll.setGeometry(0, 0, half, height)
            self.claim.setGeometry(width - half, 0, half, height)
        else:
            half = (height - 4) // 2
            self.roll.setGeometry(0, 0, width, half)
            self.claim.setGeometry(0, height - half, width, half)
        if not self._offered:
            return
        top = self._asking().bottom() + 2
        wide = min((width - 24) // len(self._offered), 5 * (height - top))
        for place, colour in enumerate(self._offered):
            self.suits[colour].setGeometry(12 + place * wide, top, wide - 6, height - top - 8)
