"""Finding out whether a puzzle can still be finished, in short slices of the window's own time.

The search is plain code that runs until it is done, up to a second. It gets a thread of its own, but never at
the same time as the window: the two hand one baton to and fro, so that neither waits for the other's turn
at the interpreter. The search gives the baton back whenever it asks whether it shall stop and its slice
is used up.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from desktop_app.bots.bot import Control
from desktop_app.games.rumis.engine.puzzles.advice import finishable
from desktop_app.games.rumis.engine.puzzles.play import PuzzleState
from desktop_app.games.rumis.engine.puzzles.solver import Verdict

SLICE = 0.012
"""Seconds of search before the window is served again."""


class _Diver:
    """One search on its thread; `slice` lets it go on for a while and says whether it has come to its end."""

    def __init__(self, work: Callable[[Callable[[], bool]], Verdict]) -> None:
        self.verdict: Verdict = "unknown"
        self._work = work
        self._down, self._up = threading.Semaphore(0), threading.Semaphore(0)
        self._until = 0.0
        self._drop = False
        self._done = False
        self._thread = threading.Thread(target=self._run, name="puzzle search", daemon=True)

    def slice(self) -> bool:
        self._until = time.perf_counter() + SLICE
        if self._thread.ident is None:
            self._thread.start()
        else:
            self._down.release()
        self._up.acquire()
        return self._done

    def drop(self) -> None:
        """End it; nothing is left running."""
        self._drop = True
        if self._thread.ident is not None:
            if not self._done:
                self.slice()
            self._thread.join()

    def _run(self) -> None:
        try:
            self.verdict = self._work(self._stop)
        finally:
            self._done = True
            self._up.release()

    def _stop(self) -> bool:
        if not self._drop and time.perf_counter() >= self._until:
            self._up.release()
            self._down.acquire()
        return self._drop


def _drop_all(divers: list[_Diver]) -> None:
    for diver in divers:
        diver.drop()


class Finishing(QObject):
    """Answers for one position at a time: `found` brings the verdict for the state asked about last."""

    found = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._diver: _Diver | None = None
        self._kept: list[_Diver] = []  # the same, for when this object is no more
        kept = self._kept
        self.destroyed.connect(lambda: _drop_all(kept))
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._go_on)

    @property
    def busy(self) -> bool:
        """Whether a search goes on."""
        return self._diver is not None

    def ask(self, state: PuzzleState) -> None:
        """Look into this position from now on, and no more into another."""
        self.cancel()
        self._diver = _Diver(lambda stop: finishable(state, Control(stop)).verdict)
        self._kept.append(self._diver)
        self._timer.start()

    def cancel(self) -> None:
        """Look no further."""
        diver, self._diver = self._diver, None
        if diver is not None:
            self._timer.stop()
            self._kept.clear()
            diver.drop()

    def _go_on(self) -> None:
        diver = self._diver
        if diver is None or not diver.slice():
            return
        self.cancel()
        self.found.emit(diver.verdict)
