"""How the program starts, in a process of its own as people start it."""

from __future__ import annotations

import importlib.metadata
import os
import subprocess
import sys
from pathlib import Path

import pytest

from desktop_app import __main__ as start

ROOT = Path(__file__).parent.parent


def _run(*args: str, **changes: str | None) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, **{name: value for name, value in changes.items() if value is not None}}
    for name in (name for name, value in changes.items() if value is None):
        env.pop(name, None)
    return subprocess.run(
        [sys.executable, "-W", "error", "-m", "desktop_app", *args],
        cwd=ROOT,
        env=env,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


def _without_display(*args: str) -> subprocess.CompletedProcess[str]:
    return _run(*args, DISPLAY=None, WAYLAND_DISPLAY=None, QT_QPA_PLATFORM=None)


def test_version_is_that_of_the_project_file() -> None:
    done = _without_display("--version")
    assert done.returncode == 0, done.stderr
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    word, shown = done.stdout.strip().split(" ", 1)
    assert word == "tischrunde"
    try:
        importlib.metadata.version("tischrunde")
    except importlib.metadata.PackageNotFoundError:
        assert shown == "0 (not installed)"
    else:
        assert f'\nversion = "{shown}"\n' in text


@pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a display")
@pytest.mark.parametrize("args", [(), ("some.tischrunde",), ("--probe-gl",)])
def test_without_a_display_it_says_so_in_one_sentence(args: tuple[str, ...]) -> None:
    """Qt itself would abort the process, without a traceback."""
    done = _without_display(*args)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.strip() == start.NO_DISPLAY


def test_words_of_the_command_line_need_no_display() -> None:
    done = _without_display("games", "--help")
    assert done.returncode == 0, done.stderr
    assert "usage" in done.stdout


def test_help_names_every_word() -> None:
    done = _without_display("--help")
    assert done.returncode == 0, done.stderr
    assert set(start.CLI_WORDS) <= set(done.stdout.replace(",", " ").split())
