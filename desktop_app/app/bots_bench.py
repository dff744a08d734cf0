"""How quickly the computer players of a game answer and stop, and whether a window feels them think.

`python -m desktop_app.app.bots_bench GAME [--seats N] [--option KEY=VALUE] [--level 5] [--games N]
[--rounds N]` plays whole games at one level in the bots' process and prints one line of JSON. Times are wall
times in milliseconds as the window sees them, way to the process and back included; the first answer, for
which the process has to start, stands apart. A small window paints all the while; the longest wait between
two of its paints is taken while a bot thinks and, in turn, while none does. Needs a display.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
import time
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from desktop_app.app.games import find_games
from desktop_app.core.errors import BadData
from desktop_app.core.game import CHANCE, Setup
from desktop_app.qt.bot_driver import BotDriver
from desktop_app.qt.kit import GameKit

TICK_MS = 10
STOP_AFTER_MS = 300
IDLE_MS = 1500
PATIENCE_MS = 60_000


class Painted(QWidget):
    """A window that paints as often as a moving board does; `gaps` are the waits between, in seconds."""

    def __init__(self) -> None:
        super().__init__()
        self.resize(640, 400)
        self.gaps: list[float] = []
        self._last = 0.0
        self._frame = 0
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.update)
        self._timer.start(TICK_MS)

    def begin(self) -> None:
        """Forget the waits so far."""
        self.gaps = []
        self._last = 0.0

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint some hundred tiles."""
        now = time.perf_counter()
        if self._last:
            self.gaps.append(now - self._last)
        self._last = now
        self._frame += 1
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for number in range(400):
            painter.setBrush(QColor.fromHsv((number * 7 + self._frame) % 360, 120, 220))
            painter.drawRoundedRect(number % 20 * 32, number // 20 * 20, 30, 18, 4, 4)


class Table:
    """One bots' process and the loop that waits for it."""

    def __init__(self, kit: GameKit, level: int) -> None:
        self.level = level
        self.driver = BotDriver(kit.opponents)
        self._loop = QEventLoop()
        self._result: Any = None
        self.driver.answered.connect(self._on_answered)
        self.driver.failed.connect(self._on_failed)

    def _on_answered(self, number: int, action: object) -> None:
        self._result = action
        self._loop.quit()

    def _on_failed(self, number: int, why: str) -> None:
        self._result = RuntimeError(why)
        self._loop.quit()

    def think(self, seen: object, seed: str, key: str, *, stop_after: int | None = None) -> tuple[Any, float]:
        """(action, seconds); with `stop_after` milliseconds the seconds are those from the stop on."""
        start = time.perf_counter()
        stopped = QTimer()
        stopped.setSingleShot(True)
        late = QTimer()
        late.setSingleShot(True)
        late.timeout.connect(lambda: self._on_failed(0, "no answer"))
        late.start(PATIENCE_MS)

        def stop() -> None:
            nonlocal start
            start = time.perf_counter()
            self.driver.play_now()

        stopped.timeout.connect(stop)
        if stop_after is not None:
            stopped.start(stop_after)
        self.driver.think(self.level, seen, seed, key)
        self._loop.exec()
        seconds = time.perf_counter() - start
        if isinstance(self._result, RuntimeError):
            raise self._result
        return self._result, seconds if stop_after is None or not stopped.isActive() else 0.0

    def megabytes(self) -> float:
        """The greatest memory the process had so far; 0 where the system does not tell."""
        about = Path(f"/proc/{self.driver.process_id}/status")
        found = re.search(r"VmHWM:\s+(\d+) kB", about.read_text()) if about.is_file() else None
        return int(found[1]) / 1024 if found else 0.0


def measure(kit: GameKit, setup: Setup, level: int, games: int, rounds: int) -> dict[str, object]:
    """Whole games for the times of answers, then positions of them for stops, then waits in turn."""
    game, table, window = kit.game, Table(kit, level), Painted()
    window.show()
    answers: list[float] = []
    positions: list[tuple[int, Any]] = []
    for number in range(games):
        dice, state = Random(number), game.initial(setup)
        while (seat := game.to_act(state)) is not None:
            if seat == CHANCE:
                action = game.chance(state, dice)
            else:
                seen = game.observe(state, seat)
                positions.append((seat, seen))
                action, seconds = table.think(seen, f"{number}/{len(answers)}", f"{seat}")
                answers.append(seconds)
            state, _ = game.apply(state, action)
    stops = []
    for number in range(rounds):
        seat, seen = positions[number * 7 % len(positions)]
        _, seconds = table.think(seen, f"stop/{number}", f"{seat}", stop_after=STOP_AFTER_MS)
        if seconds:
            stops.append(seconds)
    thinking, idle = _waits(table, window, positions, rounds)
    first = answers.pop(0)
    found: dict[str, object] = {
        "first_ms": round(1000 * first),
        "answers": len(answers),
        "answer_ms": round(1000 * median(answers)),
        "answer_p99_ms": round(1000 * _part(answers, 0.99)),
        "answer_most_ms": round(1000 * max(answers)),
        "stops": len(stops),
        "stop_ms": round(1000 * median(stops), 1) if stops else None,
        "stop_most_ms": round(1000 * max(stops), 1) if stops else None,
        "wait_ms": {"thinking": thinking, "idle": idle},
        "worker_mb": round(table.megabytes()),
    }
    table.driver.close()
    window.close()
    return found


def _waits(
    table: Table, window: Painted, positions: list[tuple[int, Any]], rounds: int
) -> tuple[dict[str, float], dict[str, float]]:
    """Waits between two paints, thinking and idle in turn: median over the rounds of the longest, and all."""
    longest: tuple[list[float], list[float]] = ([], [])
    for number in range(rounds):
        seat, seen = positions[number % max(len(positions) // 3, 1)]
        window.begin()
        table.think(seen, f"wait/{number}", f"{seat}")
        if len(window.gaps) > IDLE_MS // TICK_MS // 4:
            longest[0].append(max(window.gaps))
        loop = QEventLoop()
        QTimer.singleShot(IDLE_MS, loop.quit)
        window.begin()
        loop.exec()
        longest[1].append(max(window.gaps))
    thinking, idle = (
        {
            "longest_median": round(1000 * median(waits), 1) if waits else 0.0,
            "longest": round(1000 * max(waits), 1) if waits else 0.0,
        }
        for waits in longest
    )
    return thinking, idle


def _part(values: list[float], share: float) -> float:
    return sorted(values)[min(int(share * len(values)), len(values) - 1)]


def main(argv: list[str]) -> int:
    """See the head of this module."""
    kits = {kit.id: kit for kit in find_games().kits}
    parser = argparse.ArgumentParser(description="Answers, stops and waits of computer players.")
    parser.add_argument("game", choices=sorted(kits))
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--level", type=int, default=5)
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=12)
    chosen = parser.parse_args(argv)
    app = QApplication.instance() or QApplication(sys.argv[:1])
    kit = kits[chosen.game]
    setup = Setup(chosen.seats)
    try:
        for text in chosen.option:
            key, _, value = text.partition("=")
            setup = setup.with_option(key, {"true": True, "false": False}.get(value, value))
        kit.game.initial(setup)
    except BadData as error:
        parser.error(str(error))
    found = measure(kit, setup, chosen.level, max(chosen.games, 1), max(chosen.rounds, 1))
    print(json.dumps({"game": kit.id, "seats": setup.seats, "options": dict(setup.options), **found}))
    del app
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
