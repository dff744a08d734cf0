"""The process that bots think in: no Qt, no files, and nothing of the game but the observation sent."""

from __future__ import annotations

import contextlib
import importlib
import os
import threading
import time
import traceback
from dataclasses import dataclass
from multiprocessing import connection, parent_process
from random import Random
from typing import Any, Literal, Protocol, TypeAlias

from .bot import Bot, Control

REPORT_EVERY = 0.1
"""Seconds between two reports of progress."""


@dataclass(frozen=True, slots=True)
class Request:
    """One thing to think about. `key` names the bot that remembers its last search (one per seat)."""

    number: int
    purpose: Literal["move", "advice"]
    level: int
    seen: Any
    seed: str
    key: str = ""


@dataclass(frozen=True, slots=True)
class Progress:
    """How much of the budget of request `number` is used, 0 to 1."""

    number: int
    share: float


@dataclass(frozen=True, slots=True)
class Answer:
    """What came out: an action or an Advice, or `error` as the text of a traceback."""

    number: int
    result: Any
    error: str = ""


Report: TypeAlias = Progress | Answer


class Stop(Protocol):
    """A number shared between the two processes: requests up to it shall end at once."""

    value: int


class _Thinker:
    """Answers requests with the bots of one opponents module."""

    def __init__(self, opponents: str, stop: Stop, pipe: connection.Connection) -> None:
        self._module = importlib.import_module(opponents)
        self._stop = stop
        self._pipe = pipe
        self._bots: dict[str, tuple[int, Bot[Any, Any]]] = {}
        self._reported = 0.0

    def answer(self, request: Request) -> Answer:
        """Think; a bot's failure becomes an answer too."""
        control = Control(
            stop=lambda: self._stop.value >= request.number,
            report=lambda share: self._report(request.number, share),
        )
        try:
            if request.purpose == "advice":
                return Answer(
                    request.number, self._module.advise(request.seen, Random(request.seed), control)
                )
            bot = self._bot(request.key, request.level)
            return Answer(request.number, bot.choose(request.seen, Random(request.seed), control))
        except Exception:  # noqa: BLE001 - any failure of a bot is answered, so that the table can go on without it
            self._bots.pop(request.key, None)
            return Answer(request.number, None, traceback.format_exc())

    def _bot(self, key: str, level: int) -> Bot[Any, Any]:
        known = self._bots.get(key)
        if known is None or known[0] != level:
            known = (level, self._module.make_bot(level))
            self._bots[key] = known
        return known[1]

    def _report(self, number: int, share: float) -> None:
        now = time.monotonic()
        if now - self._reported >= REPORT_EVERY:
            self._reported = now
            self._pipe.send(Progress(number, share))


def main(pipe: connection.Connection, stop: Stop, opponents: str) -> None:
    """Answer requests from `pipe` until None comes, the pipe closes or the parent dies."""
    threading.Thread(target=leave_with_parent, daemon=True).start()
    with contextlib.suppress(AttributeError, OSError):  # no nice() on Windows, or not allowed
        os.nice(5)
    thinker = _Thinker(opponents, stop, pipe)
    with contextlib.suppress(EOFError, OSError, KeyboardInterrupt):
        pipe.send(Progress(0, 0.0))  # loaded, from now on it listens
        while (request := pipe.recv()) is not None:
            pipe.send(thinker.answer(request))


def leave_with_parent() -> None:
    """Wait for the end of the process that started this one, even a violent one, and end this one with it."""
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(0)
