"""Killed at any instant, a game goes on with the last action shown, or the one in progress."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from desktop_app.session.session import Session
from desktop_app.storage import journal
from tests.storage.playing import game_named

ROOT = Path(__file__).parents[2]
KILLS = 50
SEED = "7"


def start(*args: str) -> subprocess.Popen[str]:
    """The playing program with pipes for both its ends."""
    return subprocess.Popen(
        [sys.executable, "-m", "tests.storage.playing", *args],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def shown_in(output: list[str]) -> list[int]:
    """How many lines the record had after each change that was shown, 0 for the start."""
    return [0, *(int(line.split()[1]) for line in output if line.startswith("shown "))]


def killed(program: subprocess.Popen[str], folder: Path, lines: int | None, delay: float) -> list[str]:
    """Let it play in `folder` and kill it after `lines` (None: at the end) and a moment; all it has shown."""
    assert program.stdin is not None
    assert program.stdout is not None
    print(folder, file=program.stdin, flush=True)
    child = int(program.stdout.readline().split()[1])
    output: list[str] = []
    while len(output) != lines and output[-1:] != ["over\n"]:
        output.append(program.stdout.readline())
    time.sleep(delay)
    os.kill(child, signal.SIGKILL)
    while not output[-1].startswith("ended"):
        output.append(program.stdout.readline())
    assert output[-1] == f"ended {-signal.SIGKILL}\n", "it went on until it was killed"
    return output


@pytest.mark.parametrize("name", ["track", "rumis"])
def test_killed_game_goes_on(name: str, tmp_path: Path) -> None:
    game, games = game_named(name), {name: game_named(name)}
    rng = Random(f"kills of {name}")
    reached = set()
    with start("play", name, SEED) as program:
        all_shown = shown_in(killed(program, tmp_path / "whole", None, 0))
        (left,) = journal.unfinished(tmp_path / "whole").games
        session, opened = journal.resume(left.path, games)
        opened.close()
        every = session.lines
        assert session.over
        assert len(every) == all_shown[-1], "what was shown is what is written"
        assert len(all_shown) > 20

        at_start = len(Session(game, session.header).lines)  # dice that fall before the first change
        for number in range(KILLS):
            folder = tmp_path / str(number)
            lines, delay = 1 + rng.randrange(len(all_shown)), rng.random() * 0.002  # anywhere in a move
            shown = max(shown_in(killed(program, folder, lines, delay))[-1], at_start)
            found = journal.unfinished(folder)
            assert found.damaged == ()
            (left,) = found.games
            resumed, opened = journal.resume(left.path, games)
            following = next((lines for lines in all_shown if lines > shown), shown)
            assert shown <= len(resumed.lines) <= following, "the last one shown, or the one in progress"
            assert resumed.lines == every[: len(resumed.lines)]
            assert opened.record.lines == resumed.lines[: len(opened.record.lines)]
            opened.discard()
            assert list(folder.iterdir()) == []
            reached.add(len(resumed.lines))
        assert program.stdin is not None
        program.stdin.close()
        assert program.wait() == 0
    assert len(reached) > 10, "they were not all killed at the same place"


def test_two_programs_never_share_a_journal(tmp_path: Path) -> None:
    with start("hold", str(tmp_path)) as program:
        assert program.stdout is not None
        path = Path(program.stdout.readline().split(maxsplit=1)[1].strip())
        assert journal.unfinished(tmp_path).games == ()
        with pytest.raises(journal.InUse):
            journal.Journal.reopen(path)
        program.kill()
        program.wait()
        (left,) = journal.unfinished(tmp_path).games
        assert left.path == path
        journal.Journal.reopen(path).discard()
