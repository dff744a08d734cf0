"""Measure the window: how soon it is painted, and how smooth it stays while the computer thinks.

    .venv/bin/python packaging/bench_window.py start     # against an empty PySide6 window, in turns
    .venv/bin/python packaging/bench_window.py gap       # idle and with the expert thinking, in turns

Needs a display (Xvfb will do). Prints medians, extremes and the ratio or difference; only these
compare from machine to machine.
"""

from __future__ import annotations

import itertools
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
ROUNDS = 9

EMPTY = """
import sys, time
from PySide6.QtWidgets import QApplication, QMainWindow
class Window(QMainWindow):
    def paintEvent(self, event):
        super().paintEvent(event)
        print(time.monotonic(), flush=True)
        app.quit()
app = QApplication([])
window = Window()
window.resize(1280, 800)
window.show()
app.exec()
"""

OURS = """
import time
from PySide6.QtCore import QEvent, QObject, QTimer
from desktop_app.app.main import make_application, make_window
app = make_application([])
window = make_window(app)
class Watch(QObject):
    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint:
            QTimer.singleShot(0, done)
        return False
def done():
    print(time.monotonic(), flush=True)
    app.quit()
watch = Watch()
window.home.installEventFilter(watch)
app.aboutToQuit.connect(window.shut_down)
window.show()
app.exec()
"""


def first_paint(program: str, home: str) -> float:
    """Milliseconds from the start of a process to its first painted window."""
    own = dict.fromkeys(("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"), home)
    began = time.monotonic()
    found = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        env=os.environ | own | {"PYTHONPATH": str(ROOT)},
        check=True,
    )
    return (float(found.stdout.split()[0]) - began) * 1000


def start() -> None:
    """Start of the program against an empty window."""
    ours, empty = [], []
    with tempfile.TemporaryDirectory() as home:
        for _ in range(ROUNDS + 1):
            empty.append(first_paint(EMPTY, home))
            ours.append(first_paint(OURS, home))
    ours, empty = ours[1:], empty[1:]  # the first round only warms the file cache
    ratios = [a / b for a, b in zip(ours, empty, strict=True)]
    for name, values in (("empty window", empty), ("Tischrunde", ours)):
        print(f"{name:14} median {statistics.median(values):6.0f} ms, {min(values):.0f} to {max(values):.0f}")
    print(f"ratio          median {statistics.median(ratios):6.2f}, {min(ratios):.2f} to {max(ratios):.2f}")


def gap() -> None:
    """Worst gap between ticks of 16 ms while the table is shown, idle and with the expert thinking."""
    from PySide6.QtCore import QEventLoop, QTimer

    from desktop_app.app.main import make_application
    from desktop_app.core.game import Setup
    from desktop_app.games.rumis.engine.rules import GAME
    from desktop_app.games.rumis.ui.kit import KIT
    from desktop_app.qt import theme
    from desktop_app.qt.bot_driver import BotDriver
    from desktop_app.qt.kit import Services
    from desktop_app.qt.perspective import Perspective
    from desktop_app.qt.sound import SoundPlayer
    from desktop_app.session.record import Header, Player
    from desktop_app.session.session import Session

    app = make_application([])
    setup = Setup(2).with_option("scenario", "coricancha")
    session = Session(GAME, Header("rumis", 1, setup, (Player("A"), Player("B")), 1))
    services = Services(
        theme.light(), SoundPlayer(muted=True), lambda: 1.0, lambda key, other: other, lambda *_: None
    )
    board = KIT.make_board(Perspective(session, None), services)
    board.resize(1280, 800)
    board.show()
    driver = BotDriver(KIT.opponents)

    def worst(milliseconds: int) -> float:
        ticks: list[float] = []
        loop, timer = QEventLoop(), QTimer()
        timer.setInterval(16)

        def tick() -> None:
            ticks.append(time.monotonic())
            board.update()

        timer.timeout.connect(tick)
        timer.start()
        QTimer.singleShot(milliseconds, loop.quit)
        loop.exec()
        timer.stop()
        return max(b - a for a, b in itertools.pairwise(ticks)) * 1000

    worst(500)
    idle, thinking = [], []
    for number in range(ROUNDS):
        idle.append(worst(1400))
        driver.think(5, GAME.observe(session.state, 0), str(number), "bench")
        thinking.append(worst(1400))
        driver.cancel()
    driver.close()
    app.quit()
    for name, values in (("idle", idle), ("thinking", thinking)):
        middle = statistics.median(values)
        print(f"{name:9} worst gap: median {middle:5.1f} ms, {min(values):.1f} to {max(values):.1f}")
    differences = [a - b for a, b in zip(thinking, idle, strict=True)]
    print(f"difference: median {statistics.median(differences):+.1f} ms, worst {max(differences):+.1f}")


if __name__ == "__main__":
    {"start": start, "gap": gap}[sys.argv[1]]()
