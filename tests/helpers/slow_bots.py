"""Opponents for the tests of the bots' process: an observation says how the bot behaves.

Observations are (kind, number): "echo" answers number at once, "patient" waits until it is told to stop,
"deaf" never listens, "silent" neither listens nor reports, "broken" raises, "memory" counts its calls.
"""

from __future__ import annotations

import time
from random import Random
from typing import Any

from desktop_app.bots.bot import Advice, Bot, Budget, Control, Level

LEVELS = (Level(1, Budget(iterations=1)),)


class FakeBot(Bot[Any, Any]):
    """Does what the observation says."""

    def __init__(self, level: int) -> None:
        self._level = level
        self._calls = 0

    def choose(self, seen: Any, rng: Random, control: Control) -> Any:
        kind, number = seen
        self._calls += 1
        if kind == "broken":
            raise RuntimeError("broken on purpose")
        if kind == "memory":
            return self._calls
        if kind == "random":
            return rng.random()
        began = control.clock()
        while kind != "echo" and (kind in ("deaf", "silent") or not control.stop()):
            if kind != "silent":
                control.report(min(1.0, (control.clock() - began) / 10))
            time.sleep(0.002)
        return number


def make_bot(level: int) -> FakeBot:
    return FakeBot(level)


def advise(seen: Any, rng: Random, control: Control) -> Advice[Any]:
    return Advice(seen[1], "because")
