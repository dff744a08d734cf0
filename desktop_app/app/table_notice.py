"""A question or a longer text over the board of a table; nothing behind it is blocked."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from desktop_app.qt.theme import Theme
from desktop_app.qt.widgets import Card, announce

WIDEST = 560


class AskCard(Card):
    """Floats over the upper middle of `over`; `ask` shows a text with buttons, each closes the card."""

    toggled = Signal()
    """The card has come or gone."""

    def __init__(self, theme: Theme, over: QWidget) -> None:
        super().__init__(theme, over, depth=8, padding=14)
        self._over = over
        self.text = QLabel(self)
        self.text.setWordWrap(True)
        self.text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.buttons: list[QPushButton] = []
        self._row = QHBoxLayout()
        self._row.setSpacing(8)
        self._row.addStretch(1)
        column = QVBoxLayout(self)
        self.setContentsMargins(0, 0, 0, 0)  # a style sheet resets them; the layout keeps clear of the shadow
        column.setContentsMargins(28, 26, 28, 28)
        column.setSpacing(14)
        column.addWidget(self.text)
        column.addLayout(self._row)
        over.installEventFilter(self)
        self.hide()

    def ask(self, text: str, *choices: tuple[str, str, Callable[[], None]]) -> None:
        """Show the text; `choices` are (label, button variant, what it does), the last one gets the focus."""
        self._clear()
        self.text.setText(text)
        self.setAccessibleName(text)
        for label, variant, deed in choices:
            button = QPushButton(label, self)
            button.setProperty("variant", variant)
            button.clicked.connect(lambda _=False, do=deed: self._answer(do))
            self._row.addWidget(button)
            self.buttons.append(button)
        self._place()
        self.show()
        self.raise_()
        self.buttons[-1].setFocus()
        announce(self, text)
        self.toggled.emit()

    def dismiss(self) -> None:
        """Take the card away without an answer."""
        self.hide()
        self.toggled.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._over and event.type() == QEvent.Type.Resize and not self.isHidden():
            self._place()
        return super().eventFilter(watched, event)

    def _answer(self, deed: Callable[[], None]) -> None:
        self.dismiss()
        deed()

    def _clear(self) -> None:
        while self.buttons:
            button = self.buttons.pop()
            self._row.removeWidget(button)
            button.hide()
            button.deleteLater()

    def _place(self) -> None:
        room = self._over.rect()
        width = min(WIDEST, room.width() - 24)
        height = min(max(self.heightForWidth(width), self.minimumSizeHint().height()), room.height() - 16)
        self.setGeometry((room.width() - width) // 2, 12, width, height)
