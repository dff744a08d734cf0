"""Settings and recent files: checked, atomic, and never a reason not to start."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from desktop_app.storage import recent, settings_file

DEFAULTS: dict[str, object] = {
    "theme": "system",
    "volume": 0.7,
    "mute": False,
    "speed": 3,
    "recent": [],
    "tables": {},
}


def test_missing_file_gives_the_defaults(tmp_path: Path) -> None:
    loaded = settings_file.load(tmp_path / "settings.json", DEFAULTS)
    assert loaded == settings_file.Loaded(DEFAULTS)
    assert loaded.problem == ""
    assert settings_file.load(tmp_path / "settings.json").values == {}


def test_saved_settings_come_back_with_unknown_keys(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "folder" / "settings.json"
    chosen = {
        **DEFAULTS,
        "theme": "dark",
        "volume": 1,
        "of a newer program": [1, {"x": None}],
        "recent": ["ü"],
    }
    settings_file.save(path, chosen)
    loaded = settings_file.load(path, DEFAULTS)
    assert loaded.values == chosen
    assert loaded.problem == ""


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("theme", 1),
        ("volume", "loud"),
        ("volume", True),
        ("mute", 0),
        ("speed", True),
        ("speed", 3.5),
        ("speed", None),
        ("recent", {}),
        ("tables", []),
    ],
)
def test_value_of_another_type_gives_way_to_the_default(tmp_path: Path, key: str, value: Any) -> None:
    path = tmp_path / "settings.json"
    settings_file.save(path, {**DEFAULTS, "theme": "dark", key: value})
    loaded = settings_file.load(path, DEFAULTS)
    assert loaded.refused == (key,)
    assert key in loaded.problem
    assert loaded.values == {**DEFAULTS, "theme": "dark", key: DEFAULTS[key]}
    assert path.exists()


@pytest.mark.parametrize(
    "data",
    [
        *(b"", b"{", b"[]", b"7", b"\xff", b"\0" * 64, b"[" * 99_999, b'{"a":' + b"9" * 5000 + b"}"),
        *(b'{"a":"\\ud800"}', b'{"\\udfff":1}', b'{"a":[NaN]}', b'{"a":1e999}'),
    ],
)
def test_damaged_file_is_set_aside(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(data)
    loaded = settings_file.load(path, DEFAULTS)
    assert loaded.values == DEFAULTS
    assert loaded.aside is not None
    assert loaded.aside.now.read_bytes() == data
    assert str(loaded.aside.now) in loaded.problem
    assert not path.exists()
    settings_file.save(path, loaded.values)
    assert settings_file.load(path, DEFAULTS).problem == ""


def test_huge_file_is_set_aside_unread(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    with path.open("wb") as file:
        file.truncate(settings_file.MAX_SETTINGS + 1)
    assert settings_file.load(path, DEFAULTS).aside is not None


def test_failed_save_leaves_the_old_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "settings.json"
    settings_file.save(path, DEFAULTS)

    def fail(*args: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", fail)
        with pytest.raises(OSError, match="space"):
            settings_file.save(path, {"theme": "dark"})
    for value in ({1, 2}, float("nan")):
        with pytest.raises((TypeError, ValueError)):
            settings_file.save(path, {"theme": value})
    assert settings_file.load(path, DEFAULTS).values == DEFAULTS
    assert [found.name for found in tmp_path.iterdir()] == ["settings.json"]


def test_recent_files_last_first_each_once(tmp_path: Path) -> None:
    settings: dict[str, object] = {"theme": "dark"}
    paths = [tmp_path / f"{number}.tischrunde" for number in range(12)]
    for path in paths:
        path.touch()
        settings = recent.remembered(settings, path)
    assert recent.recent(settings) == tuple(reversed(paths[2:]))
    settings = recent.remembered(settings, paths[5])
    assert [path.stem for path in recent.recent(settings)] == [
        "5",
        "11",
        "10",
        "9",
        "8",
        "7",
        "6",
        "4",
        "3",
        "2",
    ]
    assert settings["theme"] == "dark"


def test_recent_file_that_is_away_comes_back(tmp_path: Path) -> None:
    """A file on a stick that is not plugged in must not be forgotten."""
    one, two = tmp_path / "1.tischrunde", tmp_path / "2.tischrunde"
    settings = recent.remembered(recent.remembered({}, one), two)
    one.touch()
    assert recent.recent(settings) == (one,)
    two.touch()
    assert recent.recent(settings) == (two, one)
    assert recent.recent(recent.forgotten(settings, two)) == (one,)
    assert recent.recent(recent.forgotten(settings)) == ()


def test_relative_names_are_made_absolute(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("here.tischrunde").touch()
    settings = recent.remembered({}, Path("here.tischrunde"))
    monkeypatch.chdir("/")
    assert recent.recent(settings) == (tmp_path / "here.tischrunde",)


@pytest.mark.parametrize("value", [None, 7, "text", {}, [1, None, "", "a\0b", []]])
def test_nonsense_in_the_settings_is_no_recent_file(value: object) -> None:
    assert recent.recent({"recent": value}) == ()
