"""Asks once a run, in a process of its own, whether OpenGL can be used: a crashing driver harms nothing."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import asdict
from typing import Any

from PySide6.QtCore import QObject, Signal

from .settings import Settings

log = logging.getLogger(__name__)


def ask_child(parent: QObject) -> Any:
    """Start the probe; its `finished` brings a ProbeResult."""
    from desktop_app.qt.gl3d.probe import probe_in_child

    return probe_in_child(parent)


class GlCheck(QObject):
    """The answer goes into the preference "gl_probe", which lives as long as this run.

    `ask` starts a probe and returns an object with the signal `finished(ProbeResult)`.
    """

    done = Signal()

    def __init__(
        self, settings: Settings, parent: QObject | None = None, *, ask: Callable[[QObject], Any] = ask_child
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._ask = ask
        self._child: Any = None
        self._closed = False
        self.result: dict[str, Any] | None = None

    def start(self) -> None:
        """Ask, unless it is known or being asked already; `done` comes when the answer is there."""
        if self.result is None and self._child is None and not self._closed:
            self._child = self._ask(self)
            self._child.finished.connect(self._keep)

    def close(self) -> None:
        """End a probe that is still running; nothing is answered any more."""
        self._closed = True
        child, self._child = self._child, None
        if child is not None:
            from PySide6.QtCore import QProcess  # large, and not needed at the start

            for process in child.findChildren(QProcess):
                process.kill()
                process.waitForFinished(1000)

    def _keep(self, result: Any) -> None:
        self._child = None
        if self._closed:
            return
        from desktop_app.qt.gl3d import probe

        probe.apply(result)
        self.result = {**asdict(result), "software": result.software, "samples": result.samples}
        log.info("OpenGL: %s", self.result)
        self._settings.prefer("gl_probe", self.result)
        self.done.emit()
