"""Notices to the person, one after the other."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from desktop_app.qt.theme import Theme
from desktop_app.qt.widgets import Toast

LEAST_MS, LETTER_MS = 5000, 70
"""So long a notice that goes by itself stays: time to find it, and to read each letter without haste."""


class _Notice(NamedTuple):
    text: str
    kind: str = "warning"
    stays: bool = False
    answer: bool = False


class Notices(QObject):
    """Shows each notice until it goes or is dismissed; troubles stay until they are dismissed.

    A refusal is the answer to what the person has just done: it goes when it can be read, and at once when
    they do something else (`settle`).
    """

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.toast = Toast(theme, parent, at_top=True)  # buttons and trays are below
        self._waiting: list[_Notice] = []
        self._shown = _Notice("")
        self.toast.closed.connect(self._next)

    def trouble(self, text: str) -> None:
        """Something went wrong that must not be missed, whoever sits there."""
        self._add(_Notice(text, stays=True))

    def refuse(self, text: str) -> None:
        """What was just asked for could not be done."""
        self.settle()
        self._add(_Notice(text, answer=True))

    def tell(self, text: str) -> None:
        """Something was done."""
        self._add(_Notice(text, "ok"))

    def settle(self) -> None:
        """The person does something else: what was refused before is of no interest any more."""
        self._waiting = [notice for notice in self._waiting if not notice.answer]
        if self._shown.answer:
            self.toast.dismiss()

    def keep_below(self, place: QWidget | None) -> None:
        """Let notices lie over the upper part of `place`, not of the whole window."""
        self.toast.keep_below(place)

    @property
    def texts(self) -> tuple[str, ...]:
        """What is shown and what waits."""
        shown = () if self.toast.isHidden() else (self.toast.text,)
        return (*shown, *(notice.text for notice in self._waiting))

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self.toast.set_theme(theme)

    def _add(self, notice: _Notice) -> None:
        if notice.text in self.texts:
            return
        self._waiting.append(notice)
        if self.toast.isHidden():
            self._next()

    def _next(self) -> None:
        if self._waiting:
            self._shown = self._waiting.pop(0)
            text, kind, stays, _ = self._shown
            self.toast.show_message(text, kind=kind, stay_ms=0 if stays else LEAST_MS + LETTER_MS * len(text))
