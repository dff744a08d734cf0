"""Measure the window: how soon it is painted, and how smooth it stays while the computer thinks.

    .venv/bin/python packaging/bench_window.py start     # against an empty PySide6 window, in turns
    .venv/bin/python packaging/bench_window.py gap       # idle and with the expert thinking, in turns
    .venv/bin/python packaging/bench_window.py stop      # from "play now" to the expert's answer

Needs a display (Xvfb will do). Prints medians, extremes and the ratio or difference; only these
compare from machine to machine. Both programs start as they do for a person the second time: with Python's
compiled modules in a cache, which the first round fills (PYTHONDONTWRITEBYTECODE would have each start
compile the program anew). The window counts as painted when its first picture is on the screen; "complete"
also has the painted covers and the line with the last choice.
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
import time
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMainWindow
class Window(QMainWindow):
    def paintEvent(self, event):
        super().paintEvent(event)
        QTimer.singleShot(0, done)
def done():
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
times = []
class Watch(QObject):
    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint:
            QTimer.singleShot(0, lambda: times.append(time.monotonic()))
        return False
def look_for_the_rest():
    if window.home.complete:
        print(times[0], time.monotonic(), flush=True)
        app.quit()
watch = Watch()
window.home.installEventFilter(watch)
app.aboutToQuit.connect(window.shut_down)
timer = QTimer(interval=2)
timer.timeout.connect(look_for_the_rest)
timer.start()
window.show()
app.exec()
"""


def moments(program: str, home: str) -> list[float]:
    """Milliseconds from the start of a process to each moment it prints, the first painted window first."""
    own = dict.fromkeys(("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"), home)
    own |= {"PYTHONPYCACHEPREFIX": str(Path(home) / "compiled"), "PYTHONDONTWRITEBYTECODE": ""}
    began = time.monotonic()
    found = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        env=os.environ | own | {"PYTHONPATH": str(ROOT)},
        check=True,
    )
    return [(float(moment) - began) * 1000 for moment in found.stdout.split()]


def start() -> None:
    """Start of the program against an empty window."""
    ours, empty, complete = [], [], []
    with tempfile.TemporaryDirectory() as home:
        for _ in range(ROUNDS + 1):
            empty.append(moments(EMPTY, home)[0])
            painted, whole = moments(OURS, home)
            ours.append(painted)
            complete.append(whole)
    ours, empty, complete = ours[1:], empty[1:], complete[1:]  # the first round only fills the caches
    ratios = [a / b for a, b in zip(ours, empty, strict=True)]
    for name, values in (("empty window", empty), ("Tischrunde", ours), ("complete", complete)):
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


def stop() -> None:
    """Time from "play now" until the thinking expert's answer is there, on four boards."""
    from PySide6.QtCore import QCoreApplication, QEventLoop, QTimer

    from desktop_app.core.game import Setup
    from desktop_app.games.rumis.engine.rules import GAME
    from desktop_app.qt.bot_driver import BotDriver

    app = QCoreApplication([])
    driver = BotDriver("desktop_app.games.rumis.engine.opponents")
    times = []
    for number in range(4 * ROUNDS):
        scenario = ("chullpa", "pirka", "coricancha", "cucho")[number % 4]
        state = GAME.initial(Setup(4).with_option("scenario", scenario))
        loop = QEventLoop()
        asked: list[float] = []

        def now(asked: list[float] = asked) -> None:
            asked.append(time.monotonic())
            driver.play_now()

        driver.answered.connect(loop.quit)
        driver.think(5, GAME.observe(state, 0), str(number), "bench")
        QTimer.singleShot(600 if number < 4 else 250, now)
        loop.exec()
        if asked:
            times.append((time.monotonic() - asked[0]) * 1000)
    driver.close()
    app.quit()
    print(f"stop: median {statistics.median(times):.1f} ms, worst {max(times):.1f} ms of {len(times)}")


if __name__ == "__main__":
    {"start": start, "gap": gap, "stop": stop}[sys.argv[1]]()
