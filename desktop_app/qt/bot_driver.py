"""Bots think in one warm process; this object hands them observations and brings their answers back."""

from __future__ import annotations

import contextlib
import multiprocessing
import threading
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from desktop_app.bots import worker
from desktop_app.bots.worker import Answer, Progress, Request

LISTEN_MS = 1000
"""A bot that goes on for so long after it was told to stop is ended with its process."""

SILENCE_MS = 30_000
"""A bot that neither answers nor reports progress for so long has failed; its process is ended."""


class BotDriver(QObject):
    """One thinking process for the bots of one table.

    Only one request is under way at a time: a new one withdraws the last. Answers to withdrawn
    requests never come out. Call `close` when the table goes; the process also ends by itself when
    this program dies.
    """

    answered = Signal(int, object)
    """(request, action)"""
    advised = Signal(int, object)
    """(request, Advice)"""
    progress = Signal(float)
    failed = Signal(int, str)
    """(request, what happened); the next request starts a fresh process if this one is gone."""

    _heard = Signal(object, object)

    def __init__(self, opponents: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._opponents = opponents
        self._number = 0
        self._waiting: Request | None = None
        self._context = multiprocessing.get_context("spawn")
        self._process: Any = None
        self._reader: threading.Thread | None = None
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(LISTEN_MS)
        self._patience.timeout.connect(self._lose_patience)
        self._silence = QTimer(self)
        self._silence.setSingleShot(True)
        self._silence.setInterval(SILENCE_MS)
        self._silence.timeout.connect(lambda: self._fail("nothing was heard of the bot for too long"))
        self._heard.connect(self._on_heard)
        self._start()

    # ---- asking --------------------------------------------------------------------------------

    @property
    def busy(self) -> bool:
        """Whether an answer is awaited."""
        return self._waiting is not None

    @property
    def process_id(self) -> int | None:
        """The thinking process, None once closed."""
        return self._process.pid if self._process else None

    def think(self, level: int, seen: Any, seed: str, key: str) -> int:
        """Ask for a move; `key` names the bot, so that it may use what it learned before."""
        return self._ask(Request(self._number + 1, "move", level, seen, seed, key))

    def advise(self, seen: Any, seed: str) -> int:
        """Ask for a hint."""
        return self._ask(Request(self._number + 1, "advice", 0, seen, seed))

    def play_now(self) -> None:
        """The bot answers at once with the best it has."""
        if self._waiting is not None:
            self._stop.value = self._waiting.number
            self._expect_soon()

    def cancel(self) -> None:
        """Withdraw the request under way."""
        if self._waiting is not None:
            self._stop.value = self._waiting.number
            self._waiting = None
            self._silence.stop()
            self._expect_soon()

    def close(self) -> None:
        """End the process, at once if it thinks; nothing comes out any more."""
        self._patience.stop()
        self._silence.stop()
        idle, self._waiting = self._waiting is None, None
        self._end(gently=idle)

    # ---- inside --------------------------------------------------------------------------------

    def _expect_soon(self) -> None:
        """It was told to stop; a process that still loads its bots cannot have heard that yet."""
        self._hurried = True
        if self._loaded:
            self._patience.start()

    def _ask(self, request: Request) -> int:
        self.cancel()
        self._number = request.number
        self._waiting = request
        if self._process is None or not self._process.is_alive():
            self._end(gently=False)
            self._start()
        self._send(request)
        return request.number

    def _send(self, request: Request) -> None:
        self._silence.start()
        with contextlib.suppress(OSError):  # it died just now; `_on_heard` hears the end of its pipe
            self._pipe.send(request)

    def _start(self) -> None:
        self._loaded = self._hurried = False
        self._pipe, theirs = self._context.Pipe()
        self._stop = self._context.Value("L", 0, lock=False)  # it will never hear of what was withdrawn
        self._process = self._context.Process(
            target=worker.main, args=(theirs, self._stop, self._opponents), daemon=True, name="bots"
        )
        self._process.start()
        theirs.close()
        self._reader = threading.Thread(
            target=self._listen, args=(self._pipe,), name="bots-reader", daemon=True
        )
        self._reader.start()

    def _listen(self, pipe: Any) -> None:
        """In a thread of its own: wait for reports, hand them over to this object's thread."""
        try:
            while True:
                self._heard.emit(pipe, pipe.recv())
        except (EOFError, OSError):
            pass
        try:
            self._heard.emit(pipe, None)
        except RuntimeError:  # the driver is already gone
            return

    def _on_heard(self, pipe: Any, report: worker.Report | None) -> None:
        if pipe is not self._pipe or self._process is None:
            return
        if report is None:
            self._fail("the thinking process has ended")
        elif not self._loaded:
            self._loaded = True
            if self._hurried:
                self._patience.start()
        elif self._waiting is None or report.number != self._waiting.number:
            if isinstance(report, Answer):
                self._patience.stop()
        elif isinstance(report, Progress):
            self._silence.start()
            self.progress.emit(report.share)
        else:
            self._patience.stop()
            self._silence.stop()
            request, self._waiting = self._waiting, None
            if report.error:
                self.failed.emit(report.number, report.error)
            elif request.purpose == "advice":
                self.advised.emit(report.number, report.result)
            else:
                self.answered.emit(report.number, report.result)

    def _fail(self, why: str) -> None:
        """End the process and say so. Whoever hears it may ask again at once, so it is the last step."""
        request, self._waiting = self._waiting, None
        self._patience.stop()
        self._silence.stop()
        self._end(gently=False)
        if request is not None:
            self.failed.emit(request.number, why)

    def _lose_patience(self) -> None:
        """The bot does not listen: its process goes; what was asked since is asked again."""
        request = self._waiting
        if request is not None and request.number <= self._stop.value:
            self._fail("the bot did not answer in time")
            return
        self._end(gently=False)
        self._start()
        if request is not None:
            self._send(request)

    def _end(self, *, gently: bool) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        self._stop.value = self._number
        if gently:
            with contextlib.suppress(OSError):
                self._pipe.send(None)
            process.join(0.3)
        if process.is_alive():
            process.kill()
            process.join(1.0)
        process.close()
        if self._reader is not None:
            self._reader.join(1.0)
        self._pipe.close()
