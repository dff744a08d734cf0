"""The measuring of computer players plays a game to its end and reports; what it finds is no matter here."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

ROOT = Path(__file__).parents[2]


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "desktop_app.app.bots_bench", *arguments],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


@pytest.mark.usefixtures("qapp")
def test_it_plays_a_game_and_prints_one_line() -> None:
    done = run("rumis", "--option", "scenario=chullpa", "--level", "2", "--rounds", "1")
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)
    assert figures["answers"] >= 8
    assert figures["answer_ms"] <= figures["answer_p99_ms"] <= figures["answer_most_ms"]
    assert figures["wait_ms"]["idle"]["longest"] > 0
    assert figures["worker_mb"] > 10


def test_what_is_not_offered_is_named(qapp: QApplication) -> None:
    done = run("rumis", "--option", "scenario=nowhere")
    assert done.returncode == 2
    assert "nowhere" in done.stderr
