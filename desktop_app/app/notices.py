"""Notices to the person, one after the other."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from desktop_app.qt.theme import Theme
from desktop_app.qt.widgets import Toast


class Notices(QObject):
    """Shows each notice until it goes or is dismissed; troubles stay until they are dismissed."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.toast = Toast(theme, parent, at_top=True)  # buttons and trays are below
        self._waiting: list[tuple[str, str]] = []
        self.toast.closed.connect(self._next)

    def trouble(self, text: str) -> None:
        """Something could not be done."""
        self._add(text, "warning")

    def tell(self, text: str) -> None:
        """Something was done."""
        self._add(text, "ok")

    @property
    def texts(self) -> tuple[str, ...]:
        """What is shown and what waits."""
        shown = () if self.toast.isHidden() else (self.toast.text,)
        return (*shown, *(text for text, _ in self._waiting))

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self.toast.set_theme(theme)

    def _add(self, text: str, kind: str) -> None:
        if text in self.texts:
            return
        self._waiting.append((text, kind))
        if self.toast.isHidden():
            self._next()

    def _next(self) -> None:
        if self._waiting:
            text, kind = self._waiting.pop(0)
            self.toast.show_message(text, kind=kind, stay_ms=0 if kind == "warning" else 4000)
