"""The bar for stepping through a game."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QSlider, QWidget

from desktop_app.qt.theme import Theme
from desktop_app.qt.widgets import Card, IconButton


class ReviewBar(Card):
    """First, previous, a slider, next, last, and the way back; asks for other plies by `moved`.

    The keys Home, Left, Right and End work while it is visible.
    """

    moved = Signal(int)
    """The ply to look at."""
    left = Signal()
    """Back to the game."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent, depth=4, padding=(8, 4))
        self._first = self._step("Home", self.go_first)
        self._previous = self._step("Left", self.go_back)
        self._next = self._step("Right", self.go_on)
        self._last = self._step("End", self.go_last)
        before = [self._button("first", self._first, theme), self._button("left", self._previous, theme)]
        self.slider = QSlider(Qt.Orientation.Horizontal, self)
        after = [self._button("right", self._next, theme), self._button("last", self._last, theme)]
        self._buttons = before + after
        self.slider.setPageStep(5)
        self.place = QLabel(self)
        self.place.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.back = QPushButton(self)
        row = QHBoxLayout()
        self.hold(row)
        row.setSpacing(6)
        for part in (*before, self.slider, *after, self.place, self.back):
            row.addWidget(part, 1 if part is self.slider else 0)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.slider.valueChanged.connect(self._slid)
        self.back.clicked.connect(self.left)
        self._retranslate()

    @property
    def ply(self) -> int:
        """The ply shown."""
        return self.slider.value()

    def show_ply(self, ply: int, last: int, words: str = "", *, first: int = 0) -> None:
        """Stand at `ply` of `last` without a signal; `words` tell a screen reader what happened there.

        Nothing before `first` can be looked at.
        """
        blocked = self.slider.blockSignals(True)
        self.slider.setRange(first, last)
        self.slider.setValue(ply)
        self.slider.blockSignals(blocked)
        self.place.setText(f"{ply} / {last}")
        self.place.setMinimumWidth(self.place.fontMetrics().horizontalAdvance(f"{last} / {last}") + 8)
        self.slider.setAccessibleDescription(words)
        self._enable()

    def go_first(self) -> None:
        """To the start of the game, or of what may be looked at."""
        self.slider.setValue(self.slider.minimum())

    def go_back(self) -> None:
        """One step back."""
        self.slider.setValue(self.slider.value() - 1)

    def go_on(self) -> None:
        """One step on."""
        self.slider.setValue(self.slider.value() + 1)

    def go_last(self) -> None:
        """To the newest position."""
        self.slider.setValue(self.slider.maximum())

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        for button in self._buttons:
            button.set_theme(theme)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _button(self, icon: str, action: QAction, theme: Theme) -> IconButton:
        return IconButton(icon, theme, self, action=action)

    def _step(self, key: str, deed: Callable[[], None]) -> QAction:
        """An action whose key works while the bar is visible."""
        action = QAction(self)
        action.setShortcut(QKeySequence(key))
        action.triggered.connect(deed)
        self.addAction(action)
        return action

    def _slid(self, ply: int) -> None:
        self._enable()
        self.moved.emit(ply)

    def _enable(self) -> None:
        for action in (self._first, self._previous):
            action.setEnabled(self.slider.value() > self.slider.minimum())
        for action in (self._next, self._last):
            action.setEnabled(self.slider.value() < self.slider.maximum())

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Step through the game"))
        self.slider.setAccessibleName(self.tr("Step"))
        self._first.setText(self.tr("First step"))
        self._previous.setText(self.tr("Previous step"))
        self._next.setText(self.tr("Next step"))
        self._last.setText(self.tr("Last step"))
        self.back.setText(self.tr("Back to the game"))
