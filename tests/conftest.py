"""The ground for all tests: works with Qt and without, and lets nothing leak from one test to the next.

Without Qt (or pytest-qt) the tests that need it are left out, and the report's header says so.
"""

from __future__ import annotations

import gc
import importlib.util
import logging
import multiprocessing
import os
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

HAVE_QT = all(importlib.util.find_spec(name) is not None for name in ("PySide6", "pytestqt"))
NEEDS_QT = ("app", "e2e", "qt", "games/*/ui", "test_pins.py")
HERE = Path(__file__).parent
GUI_FIXTURES = {"qapp", "qtbot", "qtmodeltester"}
ENDING_SECONDS = 3.0
"""How long threads, processes and timers may take to end after a test."""

collect_ignore_glob = [] if HAVE_QT else [str(HERE / pattern) for pattern in NEEDS_QT]

# The language and the look must not depend on who runs the tests.
os.environ["LC_ALL"] = "C.UTF-8"
for name in ("LANGUAGE", "QT_SCALE_FACTOR", "QT_STYLE_OVERRIDE", "QT_QPA_PLATFORMTHEME", "WAYLAND_DISPLAY"):
    os.environ.pop(name, None)

# No test measures time: a busy machine must not fail one. What failed once is tried first the next time.
settings.register_profile("tischrunde", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("tischrunde")

if HAVE_QT:
    from PySide6.QtCore import QCoreApplication, Qt

    # pyqtgraph keeps its shader programs once per process: without shared contexts only the first 3D view of
    # a run draws anything (https://github.com/pyqtgraph/pyqtgraph/pull/3610, remove when that is released).
    QCoreApplication.setAttribute(Qt.ApplicationAttribute.AA_ShareOpenGLContexts)


def pytest_addoption(parser: pytest.Parser, pluginmanager: pytest.PytestPluginManager) -> None:
    """Own options; and the settings in pyproject.toml of plugins that are not there, else they are errors."""
    parser.addoption(
        "--rumis-games",
        type=int,
        default=50,
        metavar="N",
        help="random games per board and seat count in which rules and fast board are compared (default: 50)",
    )
    parser.addoption(
        "--rollnbump-games",
        type=int,
        default=500,
        metavar="N",
        help="random games per seat count in which the laws of Roll'n Bump are checked (default: 500)",
    )
    parser.addoption(
        "--rollecate-games",
        type=int,
        default=500,
        metavar="N",
        help="random games per seat count in which the laws of Rollecate are checked (default: 500)",
    )
    parser.addoption(
        "--rolima-games",
        type=int,
        default=100,
        metavar="N",
        help="random games per seat count and modules in which the laws of Rolimã are checked (default: 100)",
    )
    parser.addoption(
        "--record", action="store_true", help="write the recorded playthroughs anew instead of comparing"
    )
    absent = {"pytest-qt": ("qt_api", "qt_log_level_fail", "qt_log_ignore")}
    absent["xvfb"] = ("xvfb_width", "xvfb_height", "xvfb_colordepth")
    for plugin, names in absent.items():
        if not pluginmanager.hasplugin(plugin):
            for name in names:
                parser.addini(name, f"unused: {plugin} is not loaded", type="linelist")


def pytest_report_header() -> str:
    if HAVE_QT:
        return "Qt: installed, all tests"
    return f"Qt: NOT installed, left out: {' '.join('tests/' + pattern for pattern in NEEDS_QT)}"


@pytest.hookimpl(wrapper=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> Iterator[None]:
    """Marks what opens windows before `-m` chooses, and asks for a display for what is left after it."""
    for item in items:
        if GUI_FIXTURES & set(getattr(item, "fixturenames", ())):
            item.add_marker(pytest.mark.gui)
    yield
    gui = [item for item in items if item.get_closest_marker("gui")]
    display = any(os.environ.get(name) for name in ("DISPLAY", "QT_QPA_PLATFORM"))
    if gui and sys.platform == "linux" and not display:
        # Qt would abort the whole run without a report.
        raise pytest.UsageError(
            "these tests open windows, but there is no display: install xvfb (apt) and pytest-xvfb"
        )


@pytest.fixture(autouse=True)
def own_folders(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Settings, data and state of this test go to a fresh folder, which it returns."""
    home = tmp_path_factory.mktemp("home", numbered=True)
    for kind, folder in (("CONFIG", ".config"), ("DATA", ".local/share"), ("STATE", ".local/state")):
        path = home / folder
        path.mkdir(parents=True)
        monkeypatch.setenv(f"XDG_{kind}_HOME", str(path))
    if HAVE_QT:
        from PySide6.QtCore import QSettings

        for form in (QSettings.Format.NativeFormat, QSettings.Format.IniFormat):
            QSettings.setPath(form, QSettings.Scope.UserScope, str(home / ".config"))
    return home


class _Warnings(logging.Handler):
    """Keeps each record of a warning or worse."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)


@pytest.fixture(autouse=True)
def quiet_log(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fails a test in which the program logs a warning or worse, unless the test asks for `caplog`."""
    kept = _Warnings()
    logger = logging.getLogger("desktop_app")
    logger.addHandler(kept)
    yield
    logger.removeHandler(kept)
    if kept.records and "caplog" not in request.fixturenames:
        lines = [f"{record.name}: {record.levelname}: {record.getMessage()}" for record in kept.records]
        pytest.fail("unexpected log lines:\n" + "\n".join(lines), pytrace=False)


@pytest.fixture(autouse=True)
def same_language(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Takes away the language that a window has spoken, and restores how numbers were written before."""
    if not HAVE_QT or not GUI_FIXTURES & set(request.fixturenames):
        yield
        return
    from PySide6.QtCore import QLocale

    from desktop_app.app.i18n import Translations

    before, used = QLocale(), list[Translations]()
    use = Translations.use

    def noted(self: Translations, choice: str) -> str:
        used.append(self)
        return use(self, choice)

    monkeypatch.setattr(Translations, "use", noted)
    yield
    for translations in used:
        translations.close()
    QLocale.setDefault(before)


@pytest.fixture(autouse=True)
def nothing_left_running(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fails a test that leaves a thread, a child process, a QThread or an active QTimer behind."""
    gui = HAVE_QT and bool(GUI_FIXTURES & set(request.fixturenames))
    looks: list[Callable[[], dict[int, str]]] = [_threads, _children]
    if gui:
        looks.append(_running_qt)
    before = [set(look()) for look in looks]
    yield

    def left() -> list[str]:
        found = zip(looks, before, strict=True)
        return [text for look, known in found for key, text in look().items() if key not in known]

    if not left():
        return
    end = time.monotonic() + ENDING_SECONDS
    while (running := left()) and time.monotonic() < end:
        if gui:
            _let_qt_finish()
        gc.collect()
        threading.Event().wait(0.02)
    if running:
        pytest.fail("left running after the test: " + ", ".join(running), pytrace=False)


def _threads() -> dict[int, str]:
    """Threads that Python started; those of others show up as dummies and never go away."""
    return {
        id(thread): f"thread {thread.name}"
        for thread in threading.enumerate()
        if not isinstance(thread, threading._DummyThread)
    }


def _children() -> dict[int, str]:
    """Living child processes by number, but for the helper of `multiprocessing` that lasts until the exit."""
    multiprocessing.active_children()  # reaps those that have ended
    found: dict[int, str] = {}
    for listing in Path("/proc/self/task").glob("*/children"):
        for pid in _read(listing).split():
            command = _read(Path("/proc", pid, "cmdline")).replace("\0", " ").strip()
            if command and "resource_tracker" not in command:  # an ended process has an empty command line
                found[int(pid)] = f"process {pid} ({command[:120]})"
    return found


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8", errors="replace")
    except OSError:  # it has ended meanwhile
        return ""


def _running_qt() -> dict[int, str]:
    from PySide6.QtCore import QThread, QTimer
    from shiboken6 import Shiboken

    found: dict[int, str] = {}
    for thing in gc.get_objects():
        kind = type(thing)
        if not issubclass(kind, QThread | QTimer) or not Shiboken.isValid(thing):
            continue
        if thing.isRunning() if issubclass(kind, QThread) else thing.isActive():
            found[id(thing)] = f"{kind.__name__} {thing.objectName()} of {thing.parent()}"
    return found


def _let_qt_finish() -> None:
    from PySide6.QtCore import QCoreApplication, QEvent

    QCoreApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
