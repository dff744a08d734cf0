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
KILLS = 25
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
    return [0, *(int(line.split()[1]) for line in output if line.startswith("shown") and line.endswith("\n"))]


def killed(folder: Path, game: str, seed: int, rng: Random, plies: int) -> list[str]:
    """Play, kill after a random number of actions and a random moment more, and return all that was shown."""
    with start(str(folder), game, str(seed)) as program:
        assert program.stdout is not None
        output = [program.stdout.readline() for _ in range(1 + rng.randrange(plies))]
        time.sleep(rng.random() * 0.002)  # anywhere in a move, not just after it was shown
        program.send_signal(signal.SIGKILL)
        output += program.stdout.readlines()
    assert program.returncode == -signal.SIGKILL
    return output


@pytest.mark.parametrize("name", ["track", "rumis"])
def test_killed_game_goes_on(name: str, tmp_path: Path) -> None:
    game, games = game_named(name), {name: game_named(name)}
    with start(str(tmp_path / "whole"), name, SEED) as program:
        whole, _ = program.communicate("")
    all_shown = shown_in(whole.splitlines(keepends=True))
    (left,) = journal.unfinished(tmp_path / "whole").games
    session, opened = journal.resume(left.path, games)
    opened.close()
    every = session.lines
    assert len(every) == all_shown[-1], "what was shown is what is written"
    assert len(all_shown) > 10

    rng = Random(f"kills of {name}")
    reached = set()
    for number in range(KILLS):
        folder = tmp_path / str(number)
        shown = shown_in(killed(folder, name, int(SEED), rng, len(all_shown)))
        found = journal.unfinished(folder)
        assert found.damaged == ()
        (left,) = found.games
        resumed, opened = journal.resume(left.path, games)
        following = [lines for lines in all_shown if lines > shown[-1]][:1] or [shown[-1]]
        before = Session(game, resumed.header).lines  # dice that fall before the first change
        assert max(shown[-1], len(before)) <= len(resumed.lines) <= max(following[0], len(before))
        assert resumed.lines == every[: len(resumed.lines)]
        assert opened.record.lines == resumed.lines[: len(opened.record.lines)]
        opened.discard()
        assert list(folder.iterdir()) == []
        reached.add(len(resumed.lines))
    assert len(reached) > 5, "they were not all killed at the same place"


def test_two_programs_never_share_a_journal(tmp_path: Path) -> None:
    with start(str(tmp_path), "hold") as program:
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
