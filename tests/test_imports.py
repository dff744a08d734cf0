"""What loads what: the start stays quick, and the engines run where Qt is not installed.

import-linter reads the source; these tests see what is really loaded, parent packages included.
"""

from __future__ import annotations

import ast
import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "desktop_app"
SLOW = ("numpy", "OpenGL", "pyqtgraph")
SCREEN = ("PySide6", "shiboken6", "miniaudio", "OpenGL", "pyqtgraph")
NOT_AT_HOME = (
    *SLOW,
    *("configparser", "ctypes", "filelock", "hashlib", "miniaudio", "multiprocessing", "secrets", "sqlite3"),
    *("desktop_app.bots", "desktop_app.core.game", "desktop_app.session", "desktop_app.storage.journal"),
    *("desktop_app.app.choices", "desktop_app.app.new_game", "desktop_app.app.table_page"),
    *("desktop_app.qt.perspective", "desktop_app.qt.plates"),
)
"""What the first picture of the window does without; each costs a millisecond or more."""
PURE = ("arena", "bots", "core", "session", "storage", "cli", "cli.py", "__main__.py", "games/*/engine")


def _module(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _pure_modules() -> list[str]:
    paths = [path for pattern in PURE for path in PACKAGE.glob(pattern)]
    files = [file for path in paths for file in (path.rglob("*.py") if path.is_dir() else [path])]
    return sorted({_module(file) for file in files})


def _loaded(*imports: str, watched: tuple[str, ...]) -> list[str]:
    """Which of `watched` a fresh interpreter has loaded after the imports."""
    code = (
        f"import importlib, sys\n"
        f"for name in {imports!r}: importlib.import_module(name)\n"
        f"print(*sorted(set({watched!r}) & set(sys.modules)))"
    )
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


def test_a_loaded_module_is_noticed() -> None:
    assert _loaded("json", watched=("json", "numpy")) == ["json"]


def test_every_engine_is_among_the_pure_modules() -> None:
    engines = {_module(path) for path in PACKAGE.glob("games/*/engine/rules.py")}
    assert engines
    assert engines <= set(_pure_modules())


def test_the_pure_half_loads_nothing_of_the_screen() -> None:
    assert _loaded(*_pure_modules(), watched=SCREEN) == []


def test_rules_sessions_and_files_load_no_numpy() -> None:
    """Only a solver inside an engine may, when a bot or a table first needs it."""
    engines = [name for name in _pure_modules() if ".engine" in name and not name.endswith(".rules")]
    light = sorted(set(_pure_modules()) - set(engines))
    assert any(name.endswith(".rules") for name in light)
    assert _loaded(*light, watched=("numpy",)) == []


@pytest.mark.skipif(importlib.util.find_spec("PySide6") is None, reason="Qt is not installed")
def test_the_shell_starts_without_the_slow_libraries() -> None:
    assert _loaded("desktop_app.app.main", watched=SLOW) == []


@pytest.mark.skipif(importlib.util.find_spec("PySide6") is None, reason="Qt is not installed")
def test_the_first_picture_of_the_window_comes_without_rules_and_stores(tmp_path: Path) -> None:
    """Half the start once went into engines, sessions and journals that nobody had asked for yet.

    Folders that are new, so there is no unfinished game to look up; the window is made, not only imported.
    """
    folders = dict.fromkeys(("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"), str(tmp_path))
    engines = {f"{_module(path)}.engine" for path in PACKAGE.glob("games/*")}
    code = (
        "import sys\n"
        "from desktop_app.app.main import make_application, make_window\n"
        "window = make_window(make_application([]))\n"
        f"print(*sorted(set({(*NOT_AT_HOME, *sorted(engines))!r}) & set(sys.modules)))\n"
        "window.shut_down()"
    )
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        cwd=ROOT,
        env=os.environ | folders,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == []


@pytest.mark.skipif(importlib.util.find_spec("PySide6") is None, reason="Qt is not installed")
def test_the_page_of_a_new_game_loads_no_numpy() -> None:
    """The list of a game's strengths once loaded its whole solver."""
    kits = tuple(_module(path) for path in PACKAGE.glob("games/*/ui/kit.py"))
    code = (
        "import importlib, sys\n"
        f"for name in {kits!r}:\n"
        "    kit = importlib.import_module(name).KIT\n"
        "    assert kit.levels() and kit.game\n"
        "print('numpy' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.stdout.strip(), done.stderr) == ("False", "")


def test_package_files_hold_a_docstring_only() -> None:
    """import-linter does not see what the `__init__` files of parent packages import."""
    for path in PACKAGE.rglob("__init__.py"):
        body = ast.parse(path.read_text(encoding="utf-8")).body
        assert len(body) <= 1, path
        assert all(isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant) for part in body), path
