"""The bots' process: answers, withdrawal, deaf and broken bots, the end of either side."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import textwrap
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop_app.qt.bot_driver import SILENCE_MS, BotDriver

BOTS = "tests.helpers.slow_bots"


@pytest.fixture
def driver(qtbot: QtBot) -> Iterator[BotDriver]:
    made = BotDriver(BOTS)
    yield made
    made.close()


def test_an_answer_comes_with_the_number_of_its_request(qtbot: QtBot, driver: BotDriver) -> None:
    with qtbot.waitSignal(driver.answered, timeout=10_000) as heard:
        number = driver.think(1, ("echo", 7), "seed", "a")
    assert heard.args == [number, 7]
    assert not driver.busy


def test_advice_comes_by_its_own_signal(qtbot: QtBot, driver: BotDriver) -> None:
    with qtbot.waitSignal(driver.advised, timeout=10_000) as heard:
        driver.advise(("echo", 3), "seed")
    assert (heard.args[1].action, heard.args[1].reason) == (3, "because")


def test_the_seed_decides_and_each_key_has_its_own_memory(qtbot: QtBot, driver: BotDriver) -> None:
    def ask(kind: str, seed: str, key: str) -> object:
        with qtbot.waitSignal(driver.answered, timeout=10_000) as heard:
            driver.think(1, (kind, 0), seed, key)
        return heard.args[1]

    assert ask("random", "x", "a") == ask("random", "x", "b") != ask("random", "y", "a")
    assert [ask("memory", "x", "c"), ask("memory", "x", "c"), ask("memory", "x", "d")] == [1, 2, 1]


def test_play_now_makes_a_thinking_bot_answer(qtbot: QtBot, driver: BotDriver) -> None:
    with qtbot.waitSignal(driver.progress, timeout=10_000):
        driver.think(1, ("patient", 5), "seed", "a")
    with qtbot.waitSignal(driver.answered, timeout=5_000) as heard:
        driver.play_now()
    assert heard.args[1] == 5


def test_a_withdrawn_request_never_answers_and_the_next_one_does(qtbot: QtBot, driver: BotDriver) -> None:
    answers = []
    driver.answered.connect(lambda number, action: answers.append(action))
    with qtbot.waitSignal(driver.progress, timeout=10_000):
        driver.think(1, ("patient", 1), "seed", "a")
    first = driver.process_id
    driver.cancel()
    with qtbot.waitSignal(driver.answered, timeout=5_000):
        driver.think(1, ("echo", 2), "seed", "a")
    assert answers == [2]
    assert driver.process_id == first  # a bot that listens keeps its process


def test_a_deaf_bot_loses_its_process_and_the_next_request_is_answered(
    qtbot: QtBot, driver: BotDriver
) -> None:
    with qtbot.waitSignal(driver.progress, timeout=10_000):
        driver.think(1, ("deaf", 1), "seed", "a")
    first = driver.process_id
    with qtbot.waitSignal(driver.answered, timeout=10_000) as heard:
        driver.think(1, ("echo", 2), "seed", "a")
    assert heard.args[1] == 2
    assert driver.process_id != first


def test_a_deaf_bot_that_shall_play_now_is_reported(qtbot: QtBot, driver: BotDriver) -> None:
    with qtbot.waitSignal(driver.progress, timeout=10_000):
        number = driver.think(1, ("deaf", 1), "seed", "a")
    with qtbot.waitSignal(driver.failed, timeout=10_000) as heard:
        driver.play_now()
    assert heard.args[0] == number


def test_a_bot_that_still_loads_is_given_time_to_hear_of_it(qtbot: QtBot) -> None:
    """ "Play now" in the first second of a table once ended the process that was just loading its solver."""
    driver = BotDriver("tests.helpers.slow_start")
    driver._patience.setInterval(200)
    failures: list[str] = []
    driver.failed.connect(lambda number, why: failures.append(why))
    with qtbot.waitSignal(driver.answered, timeout=20_000) as heard:
        driver.think(1, ("patient", 5), "seed", "a")
        driver.play_now()
    assert (heard.args[1], failures) == (5, [])
    driver.close()


def test_a_broken_bot_is_reported_with_its_traceback(qtbot: QtBot, driver: BotDriver) -> None:
    with qtbot.waitSignal(driver.failed, timeout=10_000) as heard:
        driver.think(1, ("broken", 0), "seed", "a")
    assert "broken on purpose" in heard.args[1]


def test_a_killed_process_is_reported_and_replaced(qtbot: QtBot, driver: BotDriver) -> None:
    with qtbot.waitSignal(driver.progress, timeout=10_000):
        driver.think(1, ("patient", 1), "seed", "a")
    assert driver.process_id is not None
    with qtbot.waitSignal(driver.failed, timeout=10_000):
        os.kill(driver.process_id, signal.SIGKILL)
    with qtbot.waitSignal(driver.answered, timeout=10_000) as heard:
        driver.think(1, ("echo", 4), "seed", "a")
    assert heard.args[1] == 4


def test_a_bot_after_a_killed_process_is_not_told_to_stop_at_once(qtbot: QtBot, driver: BotDriver) -> None:
    """A fresh process began with the number of its first request as the one to stop at, so that bot had
    no time to think."""
    with qtbot.waitSignal(driver.progress, timeout=10_000):
        driver.think(1, ("patient", 1), "seed", "a")
    assert driver.process_id is not None
    with qtbot.waitSignal(driver.failed, timeout=10_000):
        os.kill(driver.process_id, signal.SIGKILL)
    with qtbot.waitSignal(driver.progress, timeout=10_000):  # a patient bot reports unless told to stop
        driver.think(1, ("patient", 1), "seed", "a")
    assert driver.busy


def test_a_request_that_is_sent_anew_is_not_told_to_stop_at_once(qtbot: QtBot, driver: BotDriver) -> None:
    """The same after a deaf bot had lost its process to the request that came after it."""
    with qtbot.waitSignal(driver.progress, timeout=10_000):
        driver.think(1, ("deaf", 1), "seed", "a")
    with qtbot.waitSignal(driver.progress, timeout=10_000):
        driver.think(1, ("patient", 2), "seed", "a")
    assert driver.busy


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGSTOP on Windows")
def test_who_hears_of_a_failure_may_ask_again_at_once(qtbot: QtBot, driver: BotDriver) -> None:
    """The table asks again inside `failed`. The driver then started one more process, which took the place
    of the one that had the request: the turn was stuck for ever and a process was left over."""
    with qtbot.waitSignal(driver.progress, timeout=10_000):
        driver.think(1, ("patient", 1), "seed", "a")
    assert driver.process_id is not None
    driver.failed.connect(lambda number, why: driver.think(1, ("echo", 2), "seed", "a"))
    os.kill(driver.process_id, signal.SIGSTOP)
    with qtbot.waitSignal(driver.answered, timeout=10_000) as heard:
        driver.play_now()
    assert heard.args[1] == 2
    assert [bot.pid for bot in multiprocessing.active_children() if bot.name == "bots"] == [driver.process_id]


def test_a_bot_of_which_nothing_is_heard_fails(qtbot: QtBot, driver: BotDriver) -> None:
    """A process that hung without anybody pressing "play now" was waited for for ever."""
    with qtbot.waitSignal(driver.answered, timeout=10_000):
        driver.think(1, ("echo", 1), "seed", "a")
    driver._silence.setInterval(200)
    with qtbot.waitSignal(driver.failed, timeout=10_000) as heard:
        number = driver.think(1, ("silent", 1), "seed", "a")
    assert heard.args == [number, "nothing was heard of the bot for too long"]
    driver._silence.setInterval(SILENCE_MS)
    with qtbot.waitSignal(driver.answered, timeout=10_000) as heard:
        driver.think(1, ("echo", 2), "seed", "a")
    assert heard.args[1] == 2


def test_a_bot_that_reports_progress_may_take_its_time(qtbot: QtBot, driver: BotDriver) -> None:
    """Each report begins the wait for the next word anew."""
    with qtbot.waitSignal(driver.progress, timeout=10_000):
        driver.think(1, ("patient", 1), "seed", "a")
    driver._silence.setInterval(1_000)
    reports: list[float] = []
    driver.progress.connect(reports.append)
    qtbot.waitUntil(lambda: len(reports) >= 15, timeout=10_000)  # ten a second
    assert driver.busy
    with qtbot.waitSignal(driver.answered, timeout=5_000):
        driver.play_now()
    assert not driver._silence.isActive()


def test_closing_ends_a_thinking_process(qtbot: QtBot) -> None:
    driver = BotDriver(BOTS)
    with qtbot.waitSignal(driver.progress, timeout=10_000):
        driver.think(1, ("deaf", 1), "seed", "a")
    driver.close()
    assert not [child for child in multiprocessing.active_children() if child.name == "bots"]


def test_the_process_dies_with_a_killed_program(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(
        textwrap.dedent(
            f"""
            from PySide6.QtCore import QCoreApplication
            from desktop_app.qt.bot_driver import BotDriver

            if __name__ == "__main__":
                app = QCoreApplication([])
                driver = BotDriver({BOTS!r})
                driver.progress.connect(lambda share: print(driver.process_id, flush=True))
                driver.think(1, ("deaf", 1), "seed", "a")
                app.exec()
            """
        )
    )
    root = Path(__file__).parents[2]
    with subprocess.Popen(
        [sys.executable, str(program)],
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONPATH": str(root)},
    ) as running:
        assert running.stdout is not None
        bot = int(running.stdout.readline())
        running.kill()
    for _ in range(300):
        if not _alive(bot):
            break
        time.sleep(0.01)
    assert not _alive(bot)


def _alive(pid: int) -> bool:
    """Whether a process runs; one that has ended but was not fetched yet does not."""
    status = Path(f"/proc/{pid}/stat")
    try:
        return status.read_text().rsplit(")", 1)[1].split()[0] not in ("Z", "X")
    except OSError:
        return False
