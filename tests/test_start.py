"""How the program starts, in a process of its own as people start it."""

from __future__ import annotations

import ctypes
import importlib.metadata
import importlib.util
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from desktop_app import __main__ as start
from desktop_app import cli

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


def test_both_lists_of_words_are_the_same() -> None:
    assert tuple(start.CLI_WORDS) == tuple(cli.CLI_WORDS)


def test_help_names_every_word() -> None:
    done = _without_display("--help")
    assert done.returncode == 0, done.stderr
    assert set(start.CLI_WORDS) <= set(done.stdout.replace(",", " ").split())


class _Attributes(ctypes.Structure):
    """XWindowAttributes of Xlib, as far as `map_state`; the rest is room."""

    _fields_ = (
        ("before_visual", ctypes.c_int * 6),
        ("visual", ctypes.c_void_p),
        ("root", ctypes.c_ulong),
        ("gravities", ctypes.c_int * 4),
        ("backing", ctypes.c_ulong * 2),
        ("save_under", ctypes.c_int),
        ("colormap", ctypes.c_ulong),
        ("map_installed", ctypes.c_int),
        ("map_state", ctypes.c_int),
        ("after", ctypes.c_char * 256),
    )


class _Screen:
    """The windows of an X display, as a stranger sees them; the library is there because Qt needs it too."""

    def __init__(self, display: str) -> None:
        self.x = ctypes.CDLL("libX11.so.6")
        self.x.XOpenDisplay.restype = ctypes.c_void_p
        self.x.XDefaultRootWindow.restype = ctypes.c_ulong
        self.x.XSetErrorHandler.restype = ctypes.c_void_p
        # By default Xlib ends the process when a window goes away between two questions about it.
        self.ignore = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)(lambda _, error: 0)
        self.former = ctypes.c_void_p(self.x.XSetErrorHandler(self.ignore))
        self.connection = ctypes.c_void_p(self.x.XOpenDisplay(display.encode()))
        assert self.connection.value, f"no X display {display}"

    def close(self) -> None:
        self.x.XCloseDisplay(self.connection)
        self.x.XSetErrorHandler(self.former)

    def classes_of_visible_windows(self) -> Iterator[str]:
        """The class (second word of WM_CLASS) of each window that is on the screen and tells one."""
        root = ctypes.c_ulong(self.x.XDefaultRootWindow(self.connection))
        above, parent, count = ctypes.c_ulong(), ctypes.c_ulong(), ctypes.c_uint()
        children = ctypes.POINTER(ctypes.c_ulong)()
        refs = (ctypes.byref(part) for part in (above, parent, children, count))
        self.x.XQueryTree(self.connection, root, *refs)
        for number in children[: count.value]:
            window, attributes, hint = ctypes.c_ulong(number), _Attributes(), (ctypes.c_char_p * 2)()
            self.x.XGetWindowAttributes(self.connection, window, ctypes.byref(attributes))
            viewable = 2
            if attributes.map_state == viewable and self.x.XGetClassHint(self.connection, window, hint):
                yield (hint[1] or b"").decode()


@pytest.mark.skipif(importlib.util.find_spec("PySide6") is None, reason="Qt is not installed")
@pytest.mark.skipif(sys.platform != "linux", reason="looks for the window by X11")
def test_window_opens_under_the_name_in_the_desktop_file() -> None:
    """The class of the window is what lets the desktop match it with the launcher's icon."""
    entry = (ROOT / "packaging/linux/org.tischrunde.Tischrunde.desktop").read_text(encoding="utf-8")
    assert "\nStartupWMClass=tischrunde\n" in entry
    with subprocess.Popen(
        [sys.executable, "-W", "error", "-m", "desktop_app"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as program:
        screen = _Screen(os.environ["DISPLAY"])
        try:
            give_up = time.monotonic() + 120
            while "tischrunde" not in screen.classes_of_visible_windows():
                assert program.poll() is None, program.communicate()[0]
                assert time.monotonic() < give_up, "no window after two minutes"
                time.sleep(0.02)  # another process's window sends no signal
        finally:
            screen.close()
            program.terminate()
        output, _ = program.communicate(timeout=60)
    assert output == ""
