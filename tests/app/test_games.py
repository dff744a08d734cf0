"""Finding the games: by their folders alone, and one that is broken does not take the others along."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from desktop_app.app.games import find_games

GOOD = """
from tests.helpers.fake_game import FakeKit
class Kit(FakeKit):
    pass
KIT = Kit()
"""


def _package(root: Path, name: str, kits: dict[str, str | None]) -> str:
    for folder, text in kits.items():
        ui = root / name / folder / "ui"
        ui.mkdir(parents=True)
        for path in (root / name, root / name / folder, ui):
            (path / "__init__.py").write_text('"""A package."""\n', encoding="utf-8")
        if text is not None:
            (ui / "kit.py").write_text(text, encoding="utf-8")
    return name


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.syspath_prepend(str(tmp_path))
    return tmp_path


def test_the_games_of_the_program_are_found() -> None:
    games = find_games()
    assert games.broken == ()
    rumis = games.find("rumis")
    assert rumis is not None
    assert rumis in games.kits
    assert games.find("halma") is None


def test_a_broken_game_is_reported_and_the_others_are_there(
    root: Path, caplog: pytest.LogCaptureFixture
) -> None:
    kits = {"alpha": GOOD, "beta": "raise OSError('no board')", "gamma": "KIT = 3", "delta": None}
    name = _package(root, "some_games", kits)
    games = find_games(name)
    assert [kit.title() for kit in games.kits] == ["Pebbles"]
    assert [(broken.name, broken.reason) for broken in games.broken] == [
        ("beta", "OSError: no board"),
        ("gamma", "TypeError: some_games.gamma.ui.kit.KIT is no GameKit"),
    ]
    assert "beta" in caplog.text


def test_finding_the_games_loads_no_board(root: Path) -> None:
    """The start page needs titles and covers only."""
    import subprocess

    code = (
        "import sys; from desktop_app.app.games import find_games; find_games();"
        "print([n for n in sys.modules if n in ('numpy', 'OpenGL', 'pyqtgraph') or n.endswith('gl_view')])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
