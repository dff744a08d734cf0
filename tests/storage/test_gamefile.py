"""Saving and opening: all or nothing, with the reason, and old files stay readable."""

from __future__ import annotations

import json
import os
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from desktop_app.core.errors import BadData
from desktop_app.core.game import Setup
from desktop_app.games.rumis.engine.rules import GAME as RUMIS
from desktop_app.session.record import Header, Played, Player, Record, Said
from desktop_app.session.session import Session
from desktop_app.storage import files, gamefile
from desktop_app.storage.codec import encode
from desktop_app.storage.files import BadFile
from tests.session.fakes import DICE, GAMES, HEAP, header_for
from tests.session.test_any_sequence import assert_same, do

SAMPLES = Path(__file__).parent / "samples"
NEW = Record(header_for(HEAP), (Played("t2", 0), Said("new")))
OLD = Record(header_for(HEAP), (Said("old"),))


def names_in(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def played() -> Session[Any, Any, Any]:
    """A game with dice, an undo, a comment and another player."""
    session = Session(DICE, header_for(DICE, "ppc", practice=True))
    for what in ("play", "say", "play", "undo", "seat", "play", "undo"):
        do(session, what, 1)
    return session


def test_save_and_load(tmp_path: Path) -> None:
    path = tmp_path / "a game – “ü”.tischrunde"
    session = played()
    gamefile.write(path, Record(session.header, session.lines))
    assert_same(gamefile.load(path, GAMES), session)
    assert names_in(tmp_path) == [path.name]


def test_saving_again_replaces_and_keeps_permissions(tmp_path: Path) -> None:
    path = tmp_path / "game.tischrunde"
    gamefile.write(path, OLD)
    path.chmod(0o640)
    gamefile.write(path, NEW)
    assert gamefile.read(path) == NEW
    assert stat.S_IMODE(path.stat().st_mode) == 0o640


def test_new_file_has_the_usual_permissions(tmp_path: Path) -> None:
    path = tmp_path / "game.tischrunde"
    old = os.umask(0o027)
    try:
        gamefile.write(path, OLD)
    finally:
        os.umask(old)
    assert stat.S_IMODE(path.stat().st_mode) == 0o640


def test_link_is_followed_and_stays(tmp_path: Path) -> None:
    real, link = tmp_path / "real" / "game.tischrunde", tmp_path / "link.tischrunde"
    real.parent.mkdir()
    gamefile.write(real, OLD)
    link.symlink_to(real)
    gamefile.write(link, NEW)
    assert link.is_symlink()
    assert gamefile.read(real) == NEW
    assert names_in(real.parent) == [real.name]


@pytest.mark.parametrize("kind", ["folder", "pipe", "link to a pipe", "link to itself", "device"])
def test_only_regular_files_are_written_and_read(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "game.tischrunde"
    match kind:
        case "folder":
            path.mkdir()
        case "pipe":
            os.mkfifo(path)
        case "link to a pipe":
            os.mkfifo(tmp_path / "pipe")
            path.symlink_to(tmp_path / "pipe")
        case "link to itself":
            path.symlink_to(path)
        case "device":
            path.symlink_to("/dev/null")
    before = names_in(tmp_path)
    for attempt in (lambda: gamefile.write(path, NEW), lambda: gamefile.read(path)):
        with pytest.raises((BadFile, OSError)):
            attempt()
    assert names_in(tmp_path) == before


def fail(*args: object, **kwargs: object) -> Any:
    raise OSError(28, "No space left on device")


def half(real: Callable[[int, Any], int]) -> Callable[[int, Any], int]:
    """A disk that takes a few bytes and is full then."""
    calls = []

    def write(handle: int, data: Any) -> int:
        calls.append(data)
        return real(handle, data[:10]) if len(calls) < 3 else int(fail())

    return write


@pytest.mark.parametrize("step", ["open", "fchmod", "write", "half", "fsync", "close", "read", "replace"])
@pytest.mark.parametrize("existing", [True, False])
def test_failed_save_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str, existing: bool
) -> None:
    path = tmp_path / "game.tischrunde"
    if step == "fchmod" and not existing:
        existing = True  # there is no mode to keep otherwise
    if existing:
        gamefile.write(path, OLD)
    with monkeypatch.context() as patch:
        if step == "half":
            patch.setattr(os, "write", half(os.write))
        elif step == "close":
            real = os.close
            patch.setattr(os, "close", lambda handle: fail(real(handle)))
        else:
            patch.setattr(os, step, fail)
        with pytest.raises(OSError, match="space"):
            gamefile.write(path, NEW)
    assert names_in(tmp_path) == ([path.name] if existing else [])
    if existing:
        assert gamefile.read(path) == OLD
    gamefile.write(path, NEW)
    assert gamefile.read(path) == NEW


def test_short_writes_are_gone_on_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = os.write
    monkeypatch.setattr(os, "write", lambda handle, data: real(handle, data[:7]))
    gamefile.write(tmp_path / "game.tischrunde", NEW)
    assert gamefile.read(tmp_path / "game.tischrunde") == NEW


def test_disk_that_gives_back_something_else_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.tischrunde"
    gamefile.write(path, OLD)
    real = os.read
    with monkeypatch.context() as patch:
        patch.setattr(os, "read", lambda handle, count: real(handle, count).replace(b"t2", b"t3"))
        with pytest.raises(BadFile, match="differently"):
            gamefile.write(path, NEW)
    assert gamefile.read(path) == OLD
    assert names_in(tmp_path) == [path.name]


def test_kept_save_survives_a_folder_that_cannot_be_synced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = os.fsync

    def sync(handle: int) -> None:
        if stat.S_ISDIR(os.fstat(handle).st_mode):
            fail()
        real(handle)

    monkeypatch.setattr(os, "fsync", sync)
    gamefile.write(tmp_path / "game.tischrunde", NEW)
    assert gamefile.read(tmp_path / "game.tischrunde") == NEW


def test_order_of_a_save(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Synced before it takes the old file's place, and the folder after it."""
    steps: list[str] = []
    fsync, replace = os.fsync, os.replace

    def sync(handle: int) -> None:
        steps.append("sync folder" if stat.S_ISDIR(os.fstat(handle).st_mode) else "sync file")
        fsync(handle)

    def put(source: Any, target: Any) -> None:
        steps.append("replace")
        replace(source, target)

    monkeypatch.setattr(os, "fsync", sync)
    monkeypatch.setattr(os, "replace", put)
    gamefile.write(tmp_path / "game.tischrunde", NEW)
    assert steps == ["sync file", "replace", "sync folder"]


def test_record_that_reads_back_differently_is_not_saved(tmp_path: Path) -> None:
    header = Header("heap", 2, Setup(2, 0, (("b", 1), ("a", 2))), (Player("Ann"), Player("Bob")), 1)
    with pytest.raises(BadData, match="differently"):
        gamefile.write(tmp_path / "game.tischrunde", Record(header))
    assert names_in(tmp_path) == []


def test_too_large_a_file_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "game.tischrunde"
    with path.open("wb") as file:
        file.truncate(9 << 20)
    with pytest.raises(BadFile) as caught:
        gamefile.read(path)
    assert caught.value.code == "size"


@pytest.mark.parametrize(
    ("record", "line", "code"),
    [
        (Record(header_for(HEAP), (Played("t1", 0), Said("x"), Played("t9", 1))), 4, "rules"),
        (Record(header_for(HEAP), (Played("t1", 1),)), 2, "rules"),
        (Record(header_for(HEAP), (Played("nonsense", 0),)), 2, "rules"),
        (Record(header_for(HEAP, "p")), 1, "rules"),
        (Record(Header("chess", 1, Setup(2), (Player("A"), Player("B")), 1)), 1, "game"),
        (Record(Header("heap", 99, Setup(2), (Player("A"), Player("B")), 1)), 1, "newer"),
    ],
)
def test_load_names_file_line_and_reason(tmp_path: Path, record: Record, line: int, code: str) -> None:
    path = tmp_path / "game.tischrunde"
    gamefile.write(path, record)
    before = path.read_bytes()
    with pytest.raises(BadFile) as caught:
        gamefile.load(path, GAMES)
    assert (caught.value.path, caught.value.line, caught.value.code) == (path, line, code)
    assert str(path) in str(caught.value)
    assert path.read_bytes() == before


def test_missing_file_is_the_systems_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        gamefile.load(tmp_path / "nothing.tischrunde", GAMES)


def test_damaged_file_is_set_aside_beside_older_ones(tmp_path: Path) -> None:
    names = []
    for text in ("one", "two", "three"):
        path = tmp_path / "settings.json"
        path.write_text(text)
        names.append(files.set_aside(path, "why").now.name)
    assert names == ["settings.json.damaged", "settings.json.damaged-2", "settings.json.damaged-3"]
    assert [(tmp_path / name).read_text() for name in names] == ["one", "two", "three"]


# ---- samples of every released format ------------------------------------------------------------


@pytest.mark.parametrize("name", sorted(path.stem for path in SAMPLES.glob("*.tischrunde")))
def test_saves_of_released_formats_stay_readable(name: str) -> None:
    path = SAMPLES / f"{name}.tischrunde"
    expected = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
    session = gamefile.load(path, {**GAMES, RUMIS.id: RUMIS})
    outcome = session.outcome
    assert expected == {
        "lines": len(session.lines),
        "plies": session.ply,
        "standing": [score.total for score in session.standing()],
        "ranks": list(outcome.ranks) if outcome else None,
        "players": [player.name for player in session.players],
        "redo": session.can_redo,
        "to_act": session.to_act,
    }
    sealed = "journal" not in name
    assert encode(Record(session.header, session.lines), sealed=sealed) == path.read_bytes()


def test_there_are_samples() -> None:
    assert len(list(SAMPLES.glob("format-1-*.tischrunde"))) == 5


@pytest.mark.parametrize("place", ["no/such/game.tischrunde", "folder", "file/game.tischrunde"])
def test_an_impossible_place_is_noticed_before_the_work(tmp_path: Path, place: str) -> None:
    """Only after a whole game had been played out did it turn out that it could not be written."""
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").touch()
    with pytest.raises((OSError, BadFile)) as caught:
        files.check_place(tmp_path / place)
    assert place in str(caught.value)
    assert sorted(path.name for path in tmp_path.rglob("*")) == ["file", "folder"]


def test_a_good_place_is_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "game.tischrunde"
    files.check_place(path)
    assert list(tmp_path.iterdir()) == []
    path.write_bytes(b"before")
    files.check_place(path)
    assert path.read_bytes() == b"before"
    assert list(tmp_path.iterdir()) == [path]
