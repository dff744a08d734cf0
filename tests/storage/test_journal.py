"""The journal: written before it is shown, torn tails, full disks, and what is offered to go on with."""

from __future__ import annotations

import os
import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from desktop_app.core.errors import BadData
from desktop_app.session.record import Line, Played, Player, Record, Redone, Resigned, Said, Seated, Undone
from desktop_app.session.session import Session
from desktop_app.storage import gamefile, journal
from desktop_app.storage.codec import encode
from desktop_app.storage.files import BadFile
from desktop_app.storage.journal import InUse, Journal
from tests.session.fakes import DICE, GAMES, HEAP, header_for

LINES: tuple[Line, ...] = (
    Played("t1", 0),
    Said("hello “ü”"),
    Played("t2", 1),
    Undone(1),
    Redone(2),
    Seated(1, Player("Eve")),
)
HEADER = header_for(HEAP)


def kept(folder: Path, *lines: Any) -> Path:
    """A journal with these lines that nobody holds any more."""
    opened = Journal.create(folder, HEADER, lines)
    opened.close()
    return opened.path


def names_in(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_each_line_is_in_the_file_when_append_returns(tmp_path: Path) -> None:
    opened = Journal.create(tmp_path / "new" / "folder", HEADER)
    for count, line in enumerate(LINES, start=1):
        opened.append(line)
        assert opened.path.read_bytes() == encode(Record(HEADER, LINES[:count]), sealed=False)
    opened.close()
    again = Journal.reopen(opened.path)
    assert again.record == Record(HEADER, LINES)
    again.append(Resigned(0), Said("bye"))
    again.close()
    assert gamefile.read(opened.path).lines == (*LINES, Resigned(0), Said("bye"))


def test_journal_is_private_and_starts_with_what_was_played_before(tmp_path: Path) -> None:
    opened = Journal.create(tmp_path, HEADER, LINES)
    assert opened.path.stat().st_mode & 0o077 == 0
    assert gamefile.read(opened.path) == Record(HEADER, LINES)
    opened.discard()


def test_torn_at_every_byte_the_last_whole_line_stands(tmp_path: Path) -> None:
    whole = encode(Record(HEADER, LINES), sealed=False)
    first = whole.index(b"\n") + 1
    path = tmp_path / "torn.tischrunde"
    for length in range(first, len(whole) + 1):
        for rubbish in (b"", b"\0" * 9):
            path.write_bytes(whole[:length] + rubbish)
            ends = whole[:length].rindex(b"\n") + 1
            standing = LINES[: whole[first:ends].count(b"\n")]
            opened = Journal.reopen(path)
            assert opened.record == Record(HEADER, standing)
            assert path.read_bytes() == whole[:ends], "the rest is cut off"
            opened.append(Said("on we go"))
            opened.close()
            assert gamefile.read(path).lines == (*standing, Said("on we go"))


def test_torn_header_is_no_game_but_is_not_lost(tmp_path: Path) -> None:
    whole = encode(Record(HEADER), sealed=False)
    path = tmp_path / "torn.tischrunde"
    for length in range(len(whole)):
        path.write_bytes(whole[:length])
        with pytest.raises(BadFile):
            Journal.reopen(path)
        assert path.read_bytes() == whole[:length]
        found = journal.unfinished(tmp_path)
        assert found.games == ()
        (aside,) = found.damaged
        assert aside.path == path
        assert aside.now.read_bytes() == whole[:length]
        aside.now.unlink()
        assert names_in(tmp_path) == []


def test_unfinished_newest_first_with_what_stands(tmp_path: Path) -> None:
    three = (Played("t1", 0), Played("t1", 1), Played("t1", 0))
    paths = [kept(tmp_path, *LINES[:3]), kept(tmp_path), kept(tmp_path, *three, Undone(0), Redone(2))]
    for path, time in zip(paths, (1_000, 3_000, 2_000), strict=True):
        os.utime(path, (time, time))
    found = journal.unfinished(tmp_path)
    assert [(game.path, game.changed, game.actions) for game in found.games] == [
        (paths[1], 3_000.0, 0),
        (paths[2], 2_000.0, 2),
        (paths[0], 1_000.0, 2),
    ]
    assert found.games[0].header == HEADER
    assert found.damaged == ()


def test_no_folder_nothing_unfinished(tmp_path: Path) -> None:
    assert journal.unfinished(tmp_path / "none") == journal.Found((), ())


def test_held_journal_is_not_offered_until_it_is_let_go(tmp_path: Path) -> None:
    opened = Journal.create(tmp_path, HEADER)
    assert journal.unfinished(tmp_path).games == ()
    with pytest.raises(InUse):
        Journal.reopen(opened.path)
    opened.append(LINES[0])
    opened.close()
    (left,) = journal.unfinished(tmp_path).games
    again = Journal.reopen(left.path)
    assert journal.unfinished(tmp_path).games == ()
    again.close()


def test_damaged_journals_are_set_aside_and_the_others_offered(tmp_path: Path) -> None:
    good, bad, saved = kept(tmp_path, *LINES), kept(tmp_path, *LINES), kept(tmp_path, *LINES)
    bad.write_bytes(bad.read_bytes().replace(b'"undo"', b'"undu"'))
    gamefile.write(saved, Record(HEADER, LINES))
    broken = bad.read_bytes()
    found = journal.unfinished(tmp_path)
    assert [game.path for game in found.games] == [good]
    assert {aside.path for aside in found.damaged} == {bad, saved}
    aside = next(aside for aside in found.damaged if aside.path == bad)
    assert aside.now.name == f"{bad.name}.damaged"
    assert aside.now.read_bytes() == broken
    assert "line 5" in aside.reason
    assert len(journal.unfinished(tmp_path).damaged) == 0, "it is told once"


def test_journal_that_cannot_be_read_keeps_nobody_from_the_others(tmp_path: Path) -> None:
    good = kept(tmp_path, *LINES)
    loop = tmp_path / "loop.tischrunde"
    loop.symlink_to(loop)
    found = journal.unfinished(tmp_path)
    assert [game.path for game in found.games] == [good]
    assert [(aside.path, aside.now) for aside in found.damaged] == [(loop, loop)]


def test_finished_game_is_removed_at_close(tmp_path: Path) -> None:
    opened = Journal.create(tmp_path, HEADER, LINES)
    opened.close(over=True)
    opened.close()
    assert names_in(tmp_path) == []


def test_closed_journal_takes_nothing(tmp_path: Path) -> None:
    opened = Journal.create(tmp_path, HEADER)
    opened.close()
    with pytest.raises(OSError, match="closed"):
        opened.append(LINES[0])
    opened.discard()
    assert opened.path.exists(), "whoever has let go of it cannot remove it: another may hold it now"


def test_set_aside_by_hand(tmp_path: Path) -> None:
    opened = Journal.create(tmp_path, HEADER, LINES)
    aside = opened.set_aside("the rules refuse it")
    assert aside.reason == "the rules refuse it"
    assert names_in(tmp_path) == [aside.now.name]


# ---- disks that fail -----------------------------------------------------------------------------


def fail(*args: object) -> Any:
    raise OSError(28, "No space left on device")


@contextmanager
def room_for(size: int) -> Iterator[None]:
    """No file of this process may become larger than `size` bytes: the system really cuts a write short."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@pytest.mark.parametrize("room", range(0, 24, 3))
def test_full_disk_costs_nothing(tmp_path: Path, room: int) -> None:
    opened = Journal.create(tmp_path, HEADER)
    session = Session(HEAP, HEADER, opened.append)
    session.submit("t1", 0, 0)
    before = opened.path.read_bytes()
    with room_for(len(before) + room), pytest.raises(OSError, match="large"):
        session.submit("t3", 1, session.revision)
    assert opened.path.read_bytes() == before
    assert (session.ply, session.to_act, session.revision) == (1, 1, 1)
    session.submit("t2", 1, session.revision)
    opened.close()
    assert gamefile.read(opened.path).lines == (Played("t1", 0), Played("t2", 1))


@pytest.mark.parametrize("steps", [["write"], ["fdatasync"], ["lseek"], ["fdatasync", "ftruncate"]])
def test_failed_append_leaves_the_journal_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, steps: list[str]
) -> None:
    opened = Journal.create(tmp_path, HEADER, LINES)
    with monkeypatch.context() as patch:
        for step in steps:
            patch.setattr(os, step, fail)
        for _ in range(2):
            with pytest.raises(OSError, match="space"):
                opened.append(Said("lost"), Said("too"))
    opened.append(Said("kept"))
    assert gamefile.read(opened.path).lines == (*LINES, Said("kept")), (
        "even if it is killed before it is closed"
    )
    opened.close()
    assert gamefile.read(opened.path).lines == (*LINES, Said("kept"))


def test_half_written_line_that_could_not_be_cut_off_is_torn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = Journal.create(tmp_path, HEADER, LINES)
    real, calls = os.write, []

    def half(handle: int, data: Any) -> int:
        calls.append(data)
        return real(handle, data[:9]) if len(calls) == 1 else int(fail())

    with monkeypatch.context() as patch:
        patch.setattr(os, "write", half)
        patch.setattr(os, "ftruncate", fail)
        with pytest.raises(OSError, match="space"):
            opened.append(Said("lost"))
        opened.close()
    (left,) = journal.unfinished(tmp_path).games
    again = Journal.reopen(left.path)
    assert again.record.lines == LINES
    again.close()


@pytest.mark.parametrize("step", ["open", "write", "fsync"])
def test_failed_start_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    real = os.open
    with monkeypatch.context() as patch:
        if step == "open":
            patch.setattr(os, step, lambda path, *a: fail() if str(path).endswith(".new") else real(path, *a))
        else:
            patch.setattr(os, step, fail)
        with pytest.raises(OSError, match="space"):
            Journal.create(tmp_path, HEADER)
    assert names_in(tmp_path) == []


def test_line_that_cannot_be_written_down_changes_nothing(tmp_path: Path) -> None:
    opened = Journal.create(tmp_path, HEADER)
    session = Session(HEAP, HEADER, opened.append)
    for text in ("\ud800", "x" * 70_000):
        with pytest.raises(BadData):
            session.say(text)
    assert session.lines == ()
    opened.close()
    assert gamefile.read(opened.path).lines == ()


@pytest.mark.parametrize("bound", ["MAX_FILE", "MAX_LINES"])
def test_journal_never_grows_beyond_what_can_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bound: str
) -> None:
    opened = Journal.create(tmp_path, HEADER)
    size = opened.path.stat().st_size
    monkeypatch.setattr(journal, bound, size + 30 if bound == "MAX_FILE" else 3)
    opened.append(Undone(0))
    opened.append(Undone(0))
    with pytest.raises(OSError, match="full"):
        opened.append(Undone(0))
    opened.close()
    assert gamefile.read(opened.path).lines == (Undone(0), Undone(0))


# ---- going on ------------------------------------------------------------------------------------


def test_resumed_session_writes_on_in_the_same_journal(tmp_path: Path) -> None:
    header = header_for(DICE)
    opened = Journal.create(tmp_path, header)
    session = Session(DICE, header, opened.append)
    session.submit("k1", 0, 0)
    opened.close()
    path = opened.path
    path.write_bytes(b"".join(path.read_bytes().splitlines(keepends=True)[:-1]))  # the second roll is cut off
    again, opened = journal.resume(path, GAMES)
    assert again.lines == session.lines
    again.submit("k0", 1, again.revision)
    opened.close()
    assert gamefile.read(path).lines == again.lines


@pytest.mark.parametrize("text", ['"t9"', '"zz"'])
def test_journal_that_the_rules_refuse_is_untouched_and_let_go(tmp_path: Path, text: str) -> None:
    path = kept(tmp_path, *LINES)
    path.write_text(path.read_text(encoding="utf-8").replace('"t2"', text), encoding="utf-8")
    before = path.read_bytes()
    with pytest.raises(BadFile) as caught:
        journal.resume(path, GAMES)
    assert (caught.value.path, caught.value.line, caught.value.code) == (path, 4, "rules")
    with pytest.raises(BadFile) as caught:
        journal.resume(path, {})
    assert caught.value.code == "game"
    assert path.read_bytes() == before
    Journal.reopen(path).discard()


def test_journal_that_is_gone(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        Journal.reopen(tmp_path / "none.tischrunde")
    assert names_in(tmp_path) == []


# ---- folders that others meddle with -------------------------------------------------------------


def test_a_journal_that_cannot_be_locked_keeps_nobody_from_the_others(tmp_path: Path) -> None:
    """One lock file that could not be written hid every unfinished game."""
    good, odd, shut = kept(tmp_path, *LINES), kept(tmp_path, *LINES), kept(tmp_path, *LINES)
    for path in (odd, shut):
        path.with_name(path.name + ".lock").unlink(missing_ok=True)
    odd.with_name(odd.name + ".lock").mkdir()
    shut.with_name(shut.name + ".lock").touch(mode=0o444)
    shut.with_name(shut.name + ".lock").chmod(0o444)
    found = journal.unfinished(tmp_path)
    listed = {game.path for game in found.games}
    reported = {(aside.path, aside.now) for aside in found.damaged}
    assert good in listed
    assert (odd, odd) in reported
    assert listed | {path for path, _ in reported} == {good, odd, shut}
    assert odd.exists()


def test_a_folder_that_cannot_be_written_still_lists_what_can_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    good, bad = kept(tmp_path, *LINES), kept(tmp_path, *LINES)
    bad.write_bytes(b"rubbish\n")
    before = names_in(tmp_path)

    def refuse(*args: object, **kwargs: object) -> Any:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(os, "access", lambda path, mode: False)
    for name in ("_locked", "set_aside"):
        monkeypatch.setattr(journal, name, refuse)
    monkeypatch.setattr(Path, "unlink", refuse)
    found = journal.unfinished(tmp_path)
    assert [game.path for game in found.games] == [good]
    assert [(aside.path, aside.now) for aside in found.damaged] == [(bad, bad)]
    monkeypatch.undo()
    assert names_in(tmp_path) == before


@pytest.mark.parametrize("how", ["file", "folder", "renamed"])
def test_a_journal_that_is_removed_while_playing_says_so(tmp_path: Path, how: str) -> None:
    """What was played after the file was deleted went into a file that nobody could find again."""
    folder = tmp_path / "data"
    opened = Journal.create(folder, HEADER)
    opened.append(LINES[0])
    assert not opened.gone
    if how == "file":
        opened.path.unlink()
    elif how == "folder":
        for path in folder.iterdir():
            path.unlink()
        folder.rmdir()
    else:
        opened.path.rename(tmp_path / "elsewhere.tischrunde")
    assert opened.gone
    with pytest.raises(journal.Gone):
        opened.append(LINES[1])
    opened.discard()


def test_a_finished_game_is_put_by_for_the_archive(tmp_path: Path) -> None:
    opened = Journal.create(tmp_path, HEADER, LINES)
    opened.put_by()
    assert journal.unfinished(tmp_path) == journal.Found((), ())
    (path,) = journal.finished(tmp_path)
    assert names_in(tmp_path) == [path.name]
    assert journal.read(path) == Record(HEADER, LINES)
    assert journal.finished(tmp_path / "none") == ()
