"""A question or a longer text over the board of a table; nothing behind it is blocked."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from desktop_app.qt.theme import Theme
from desktop_app.qt.widgets import Card, announce

from .page import scroll_around

WIDEST = 560
DEPTH, PADDING = 8, 16
SIDE = DEPTH + 2 + PADDING
GAP = 12


class AskCard(Card):
    """Floats over the upper middle of `table`, a part of `frame`: a text with buttons that close it."""

    toggled = Signal()
    """The card has come or gone."""

    def __init__(self, theme: Theme, frame: QWidget, table: QWidget) -> None:
        super().__init__(theme, frame, depth=DEPTH, padding=PADDING)
        self._frame = frame
        self._table = table
        self.text = QLabel(self)
        self.text.setWordWrap(True)
        self.text.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._scroll = scroll_around(self.text, self)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.buttons: list[QPushButton] = []
        self._row = QHBoxLayout()
        self._row.setSpacing(8)
        self._row.addStretch(1)
        column = QVBoxLayout()
        self.hold(column)
        column.setSpacing(GAP)
        column.addWidget(self._scroll, 1)
        column.addLayout(self._row)
        table.installEventFilter(self)
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
        if (
            watched is self._table
            and event.type() in (QEvent.Type.Resize, QEvent.Type.Move)
            and not self.isHidden()
        ):
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
        """As high as the text, as far as there is room; a longer text scrolls."""
        room = self._table.geometry()
        width = min(WIDEST, self._frame.width() - 24)
        text = self.text.heightForWidth(width - 2 * SIDE - 4)
        buttons = max(button.sizeHint().height() for button in self.buttons)
        height = min(text + GAP + buttons + 2 * SIDE, room.height() - 16)
        self.setGeometry(room.x() + max(0, (room.width() - width) // 2), room.y() + 8, width, height)
