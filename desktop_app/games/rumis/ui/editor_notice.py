"""The line under the drawing: what is wrong with it, what just happened, and how to undo that."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from desktop_app.qt import icons
from desktop_app.qt.notices import KINDS, announce
from desktop_app.qt.theme import Theme, restyle


class NoticeLine(QWidget):
    """One or two lines of text with a mark, and a button where there is something to do."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._kind = "info"
        self._deed: Callable[[], None] | None = None
        self._mark = QLabel(self)
        self._label = QLabel(self)
        self._label.setWordWrap(True)
        self._label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.button = QPushButton(self)
        self.button.setProperty("variant", "ghost")
        self.button.clicked.connect(self._act)
        self.square = QLabel(self)
        self.square.setProperty("role", "muted")
        row = QHBoxLayout(self)
        row.setContentsMargins(2, 0, 2, 0)
        row.setSpacing(8)
        row.addWidget(self._mark, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self._label, 1)
        row.addWidget(self.button)
        row.addWidget(self.square)
        self.setFixedHeight(44)
        self.say("")

    @property
    def text(self) -> str:
        """What is said."""
        return self._label.text()

    @property
    def kind(self) -> str:
        """Info, ok, warning or error."""
        return self._kind

    def say(
        self, text: str, *, kind: str = "info", action: str = "", deed: Callable[[], None] | None = None
    ) -> None:
        """Show a text; `action` labels a button that does `deed` once."""
        changed = text != self._label.text()
        self._kind, self._deed = kind, deed
        self._label.setText(text)
        self._label.setToolTip(text)
        self._label.setProperty("role", "error" if kind in ("warning", "error") else "")
        restyle(self._label)
        self.button.setText(action)
        self.button.setVisible(bool(action))
        self.set_theme(self._theme)
        if changed and text:
            announce(self._label, text)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        colour = {"ok": theme.ok, "error": theme.danger, "warning": theme.danger}.get(
            self._kind, theme.accent_ink
        )
        self._mark.setVisible(bool(self._label.text()))
        self._mark.setPixmap(icons.pixmap(KINDS[self._kind], colour, 20, ratio=self.devicePixelRatioF()))

    def _act(self) -> None:
        deed, self._deed = self._deed, None
        if deed is not None:
            deed()
