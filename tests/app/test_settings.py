"""Settings: kept, checked, and never a reason not to start."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop_app.app.motion_wish import ask_desktop, wants_less_motion
from desktop_app.app.settings import SPEEDS, Settings


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "config" / "settings.json"


def test_everything_chosen_is_there_the_next_time(qtbot: QtBot, path: Path, tmp_path: Path) -> None:
    game = tmp_path / "a.tischrunde"
    game.write_text("x", encoding="utf-8")
    settings = Settings(path)
    settings.choose("theme", "dark")
    settings.choose("language", "de")
    settings.choose("speed", "fast")
    settings.choose("view3d", "painter")
    settings.set_volume("place", 0.25)
    settings.set_muted(True)
    settings.set_geometry(b"\x00\xffplace")
    settings.remember_file(game)
    settings.prefer("new game rumis", {"seats": 3})
    settings.prefer("gl_probe", {"ok": True})
    settings.flush()
    again = Settings(path)
    assert (again.theme, again.language, again.speed, again.view3d) == ("dark", "de", "fast", "painter")
    assert (again.volume("place"), again.volume("tap"), again.muted) == (0.25, 1.0, True)
    assert again.geometry == b"\x00\xffplace"
    assert again.recent_files() == (game,)
    assert again.preference("new game rumis", None) == {"seats": 3}
    assert again.preference("gl_probe", None) is None, "true for one run only"
    assert again.preference("speed", "") == "fast"


def test_a_change_is_told_once_and_written_by_itself(qtbot: QtBot, path: Path) -> None:
    settings = Settings(path)
    told: list[str] = []
    settings.changed.connect(told.append)
    settings.choose("theme", "light")
    settings.choose("theme", "light")
    settings.prefer("language", "en")
    assert told == ["theme", "language"]
    qtbot.waitUntil(path.exists)
    assert json.loads(path.read_text(encoding="utf-8"))["theme"] == "light"


def test_values_that_mean_nothing_count_as_not_chosen(qtbot: QtBot, path: Path) -> None:
    path.parent.mkdir()
    odd = {"theme": "pink", "speed": "warp", "muted": "yes", "volumes": {"tap": "loud", "all": 7}}
    path.write_text(json.dumps({**odd, "geometry": "%"}), encoding="utf-8")
    settings = Settings(path)
    assert (settings.theme, settings.speed, settings.muted) == ("system", "normal", False)
    assert (settings.volume("tap"), settings.volume("all"), settings.geometry) == (1.0, 1.0, b"")
    with pytest.raises(ValueError, match="pink"):
        settings.choose("theme", "pink")


def test_a_damaged_file_is_set_aside_and_the_program_starts(qtbot: QtBot, path: Path) -> None:
    path.parent.mkdir()
    path.write_text("{no settings", encoding="utf-8")
    settings = Settings(path)
    assert settings.theme == "system"
    assert settings.aside is not None
    assert settings.aside.now.read_text(encoding="utf-8") == "{no settings"


def test_a_failure_to_write_is_told_and_tried_again(
    qtbot: QtBot, path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path.parent.write_text("in the way", encoding="utf-8")
    settings = Settings(path)
    settings.choose("theme", "dark")
    with qtbot.waitSignal(settings.not_saved):
        settings.flush()
    path.parent.unlink()
    settings.flush()
    assert Settings(path).theme == "dark"


def test_the_wish_for_less_motion_holds_until_a_speed_is_chosen(qtbot: QtBot, path: Path) -> None:
    settings = Settings(path, less_motion=True)
    assert settings.speed_factor() == 0
    settings.choose("speed", "normal")
    assert settings.speed_factor() == SPEEDS["normal"] == 1
    settings.flush()
    assert Settings(path, less_motion=True).speed == "normal"


@pytest.mark.parametrize(
    ("name", "text", "less"),
    [
        ("kdeglobals", "[KDE]\nAnimationDurationFactor=0\n", True),
        ("kdeglobals", "[KDE]\nAnimationDurationFactor=1.5\n", False),
        ("gtk-3.0/settings.ini", "[Settings]\ngtk-enable-animations=false\n", True),
        ("gtk-4.0/settings.ini", "[Settings]\ngtk-enable-animations=1\n", False),
        ("kdeglobals", "no [ini\x00", False),
    ],
)
def test_the_system_s_wish_is_read_from_the_desktop_s_files(
    tmp_path: Path, name: str, text: str, *, less: bool
) -> None:
    file = tmp_path / ".config" / name
    file.parent.mkdir(parents=True)
    file.write_text(text, encoding="utf-8")
    assert wants_less_motion({}, tmp_path) is less
    assert wants_less_motion({"XDG_CONFIG_HOME": str(tmp_path / ".config")}, Path("/nowhere")) is less


@pytest.mark.parametrize(("said", "heard"), [("false", [True]), ("true", [False]), ("no such key", [])])
def test_a_desktop_with_a_database_is_asked(
    qtbot: QtBot, qapp: QApplication, said: str, heard: list[bool]
) -> None:
    answers: list[bool] = []
    process = ask_desktop(qapp, answers.append, ("echo", said))
    assert process is not None
    with qtbot.waitSignal(process.destroyed):
        pass
    assert answers == heard
    assert ask_desktop(qapp, answers.append, ("no-such-program-here",)) is None


def test_two_programs_on_one_file_keep_what_each_has_chosen(qtbot: QtBot, path: Path, tmp_path: Path) -> None:
    """Each wrote all it knew: closing the second window took back the theme chosen in the first."""
    files = [tmp_path / "1.tischrunde", tmp_path / "2.tischrunde"]
    for file in files:
        file.touch()
    one, two = Settings(path), Settings(path)
    one.choose("theme", "dark")
    one.set_volume("all", 0.2)
    one.prefer("new game rumis", {"seats": 3})
    one.remember_file(files[0])
    one.flush()
    two.set_geometry(b"there")
    two.set_volume("place", 0.4)
    two.prefer("last game", "rumis")
    two.remember_file(files[1])
    two.flush()
    again = Settings(path)
    assert (again.theme, again.geometry) == ("dark", b"there")
    assert (again.volume("all"), again.volume("place")) == (0.2, 0.4)
    assert again.preference("new game rumis", None) == {"seats": 3}
    assert again.preference("last game", None) == "rumis"
    assert again.recent_files() == (files[1], files[0])


@pytest.mark.parametrize("damage", ["gone", "rubbish"])
def test_a_file_that_was_lost_meanwhile_is_written_whole_again(
    qtbot: QtBot, path: Path, caplog: pytest.LogCaptureFixture, damage: str
) -> None:
    settings = Settings(path)
    settings.choose("theme", "dark")
    settings.flush()
    if damage == "gone":
        path.unlink()
    else:
        path.write_text("rubbish", encoding="utf-8")
    settings.choose("language", "de")
    settings.flush()
    again = Settings(path)
    assert (again.theme, again.language) == ("dark", "de")


@pytest.mark.parametrize("text", ['{"preferences": {"last game": "\\ud800"}}', '{"volumes": {"all": NaN}}'])
def test_settings_that_could_never_be_saved_again_are_set_aside(qtbot: QtBot, path: Path, text: str) -> None:
    """Half a surrogate pair and NaN passed for JSON when read, and failed whenever they were saved."""
    path.parent.mkdir()
    path.write_text(text, encoding="utf-8")
    settings = Settings(path)
    assert settings.aside is not None
    assert settings.aside.now.read_text(encoding="utf-8") == text
    settings.choose("theme", "dark")
    settings.flush()
    assert Settings(path).theme == "dark"


def test_what_cannot_be_written_does_not_keep_the_rest_from_being_saved(
    qtbot: QtBot, path: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A game file whose name is no Unicode went into the recent ones, and nothing was saved any more."""
    odd = tmp_path / "a\udcff.tischrunde"
    odd.touch()
    settings = Settings(path)
    settings.remember_file(odd)
    settings.prefer("note", "\ud800")
    settings.choose("theme", "dark")
    settings.flush()
    again = Settings(path)
    assert again.theme == "dark"
    assert again.recent_files() == ()
    assert again.preference("note", None) is None
