"""The line above the tray of a puzzle: how much is filled, what each colour has left, can it be finished.

On demand it asks instead whether to give up.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QToolButton, QWidget

from desktop_app.qt import fonts, icons
from desktop_app.qt.painting import paint_swatch
from desktop_app.qt.theme import Theme

from . import puzzle_words, text

Shown: TypeAlias = Literal["ask", "busy", "yes", "no", "unknown", "none"]
"""What the button says; "none": it is not there."""

Left: TypeAlias = tuple[tuple[str, tuple[str, ...]], ...]
"""The palette key of each colour, and the ids of the stones it has left."""

HEIGHT: Final = 36
_TRACK: Final = 110
_SWATCH: Final = 20
_ICONS: Final = {"ask": "help", "busy": "hourglass", "yes": "check", "no": "x", "unknown": "help"}


class _Progress(QWidget):
    """A short bar with its words, then a swatch and the stones left for each colour if there are several."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        self._words, self._share = "", 0.0
        self._left: Left = ()
        self._turn: str | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(HEIGHT - 4)

    def show_progress(self, words: str, share: float, left: Left, turn: str | None) -> None:
        self._words, self._share, self._left, self._turn = words, share, left, turn
        told = "\n".join(puzzle_words.colour_left(key, hand) for key, hand in left)
        self.setToolTip(told)
        self.setAccessibleName("\n".join(part for part in (words, told) if part))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            x = self._paint_track(painter)
            for key, hand in self._left:
                x = self._paint_left(painter, x, key, len(hand))

    def _paint_track(self, painter: QPainter) -> float:
        middle, theme = self.height() / 2, self.theme
        track = QRectF(4, middle - 4, _TRACK, 8)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.line))
        painter.drawRoundedRect(track, 4, 4)
        if self._share > 0:
            painter.setBrush(QColor(theme.accent))
            painter.drawRoundedRect(QRectF(track.x(), track.y(), max(8.0, _TRACK * self._share), 8), 4, 4)
        font = fonts.ui(11)
        painter.setFont(font)
        painter.setPen(QColor(theme.text))
        left = track.right() + 10
        painter.drawText(
            QRectF(left, 0, self.width() - left, self.height()), Qt.AlignmentFlag.AlignVCenter, self._words
        )
        return left + QFontMetricsF(font).horizontalAdvance(self._words) + 22

    def _paint_left(self, painter: QPainter, x: float, key: str, count: int) -> float:
        middle, theme = self.height() / 2, self.theme
        swatch = QRectF(x, middle - _SWATCH / 2, _SWATCH, _SWATCH)
        painter.setOpacity(1.0 if count else 0.4)
        paint_swatch(painter, swatch, (key,), theme, radius=6)
        words = str(count)
        font = fonts.ui(11)
        font.setBold(key == self._turn)
        painter.setFont(font)
        painter.setPen(QColor(theme.text))
        width = QFontMetricsF(font).horizontalAdvance(words)
        painter.drawText(
            QRectF(swatch.right() + 6, 0, width + 4, self.height()), Qt.AlignmentFlag.AlignVCenter, words
        )
        if key == self._turn:
            painter.setBrush(QColor(theme.accent))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.drawRoundedRect(QRectF(x, self.height() - 4, _SWATCH + 8 + width, 3), 1.5, 1.5)
        painter.setOpacity(1.0)
        return swatch.right() + 6 + width + 16


class PuzzleBar(QWidget):
    """`check_requested`: the person wants to know, `always_requested(bool)`: always, or no longer;
    `gave_up`: yes, give up; `went_on`: no, do not."""

    check_requested = Signal()
    always_requested = Signal(bool)
    gave_up = Signal()
    went_on = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._shown: Shown = "none"
        self._asking = False
        self.setFixedHeight(HEIGHT)
        self._progress = _Progress(theme, self)
        self.check = QToolButton(self)
        self.check.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.check.setIconSize(QSize(18, 18))
        self.check.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.check.clicked.connect(self.check_requested)
        self.always = QToolButton(self)
        self.always.setCheckable(True)
        self.always.setIconSize(QSize(18, 18))
        self.always.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.always.clicked.connect(self.always_requested)
        self._question = QLabel(self)
        self.give_up, self.go_on = QPushButton(self), QPushButton(self)
        self.give_up.setProperty("variant", "danger")
        for button in (self.give_up, self.go_on):
            button.setAutoDefault(True)  # Enter presses it
            button.setFixedHeight(HEIGHT - 4)
            button.setStyleSheet("QPushButton { min-height: 0; padding: 2px 12px; }")
        self.give_up.clicked.connect(self.gave_up)
        self.go_on.clicked.connect(self.went_on)
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 2, 8, 2)
        row.setSpacing(8)
        for part in (self._progress, self._question, self.give_up, self.go_on, self.check, self.always):
            row.addWidget(part, 1 if part is self._progress else 0)
        self.set_asking(asking=False)
        self.set_theme(theme)
        self.retranslate()

    @property
    def asking(self) -> bool:
        """Whether it asks about giving up."""
        return self._asking

    @property
    def shown(self) -> Shown:
        """What the button says now."""
        return self._shown

    def set_asking(self, *, asking: bool) -> None:
        """Ask whether to give up, or no more."""
        self._asking = asking
        for part in (self._question, self.give_up, self.go_on):
            part.setVisible(asking)
        self._show_parts()

    def set_always(self, *, always: bool) -> None:
        """Whether the end is looked into after every stone."""
        self.always.setChecked(always)

    def show_check(self, shown: Shown) -> None:
        """What is known of the end."""
        self._shown = shown
        self._name_check()
        self._show_parts()

    def _show_parts(self) -> None:
        for part in (self.check, self.always):
            part.setVisible(not self._asking and self._shown != "none")

    def show_progress(self, words: str, share: float, left: Left, turn: str | None) -> None:
        """How much is filled (0 to 1); what every colour has left, and the key on turn."""
        self._progress.show_progress(words, share, left, turn)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = self._progress.theme = theme
        self._name_check()
        self._progress.update()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self._question.setText(text.translate("Rumis", "Give up and see the solution?"))
        self.give_up.setText(text.translate("Rumis", "Give up"))
        self.go_on.setText(text.translate("Rumis", "Go on"))
        self._name_check()

    def _name_check(self) -> None:
        theme, shown = self._theme, self._shown
        tone = {"yes": theme.ok, "no": theme.danger}.get(shown, theme.text)
        if shown in _ICONS:
            self.check.setIcon(icons.icon(_ICONS[shown], tone))
        self.check.setStyleSheet(f"QToolButton {{ color: {tone}; }}")
        words = {
            "ask": puzzle_words.question(),
            "busy": text.translate("Rumis", "Looking …"),
            "yes": puzzle_words.verdict("yes"),
            "no": puzzle_words.verdict("no"),
            "unknown": puzzle_words.verdict("unknown"),
        }.get(shown, "")
        self.check.setText(words)
        self.check.setAccessibleName(words)
        self.check.setToolTip(f"{puzzle_words.question()} ({_native('K')})")
        self.always.setIcon(icons.icon("eye", theme.text))
        name = text.translate("Rumis", "Always show whether it can be finished")
        self.always.setAccessibleName(name)
        self.always.setToolTip(f"{name} ({_native('Shift+K')})")


def _native(keys: str) -> str:
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)
