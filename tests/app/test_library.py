"""Starting, going on, opening, saving: nothing is lost, and what fails leaves all as it was."""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from desktop_app.app import archive_access
from desktop_app.app.games import Games
from desktop_app.app.library import Library, Refused, Sitting
from desktop_app.app.seating import Table
from desktop_app.core.game import CHANCE
from desktop_app.session.record import Player
from desktop_app.storage import codec, gamefile, journal
from desktop_app.storage.archive import Archive
from desktop_app.storage.journal import Journal
from tests.helpers.fake_game import FakeKit

PLAYERS = (Player("Ada", "person", 1, "red"), Player("Bo", "person", 1, "blue"))
TABLE = Table(2, PLAYERS, (("heap", 12),))


class Shelf:
    """A library over folders of this test, and what it complained about."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.kit = FakeKit()
        self.journals = home / "journals"
        self.archive = home / "archive.sqlite"
        self.library = Library(Games((self.kit,)), self.journals, self.archive)
        self.troubles: list[str] = []
        self.library.trouble.connect(self.troubles.append)

    def start(self, table: Table = TABLE) -> Sitting:
        return self.library.start(self.kit, table)


@pytest.fixture
def shelf(qtbot: QtBot, tmp_path: Path) -> Shelf:
    return Shelf(tmp_path)


def take(sitting: Sitting, *counts: int) -> None:
    session = sitting.session
    for count in counts:
        seat = session.to_act
        assert seat is not None
        session.submit(count, seat, session.revision)


def test_each_action_is_in_the_journal_before_it_is_shown(shelf: Shelf) -> None:
    sitting = shelf.start()
    journal = sitting.journal
    assert journal is not None
    sizes: list[int] = []
    sitting.session.subscribe(lambda change: sizes.append(journal.path.stat().st_size))
    before = journal.path.stat().st_size
    take(sitting, 1, 2)
    assert before < sizes[0] < sizes[1]
    shelf.library.close(sitting)


def test_an_unfinished_game_goes_on_where_it_was_left(shelf: Shelf) -> None:
    assert not shelf.library.may_have_unfinished()
    sitting = shelf.start()
    take(sitting, 1, 2, 3)
    shelf.library.close(sitting)
    assert shelf.library.may_have_unfinished()
    (left,) = shelf.library.unfinished()
    assert (left.actions, left.header.players) == (3, PLAYERS)
    again = shelf.library.resume(left.path)
    assert again.session.state == sitting.session.state
    assert shelf.library.unfinished() == (), "it is on a table"
    take(again, 3)
    shelf.library.close(again)
    assert shelf.library.unfinished()[0].actions == 4


def test_a_game_in_which_nothing_was_played_leaves_nothing_behind(shelf: Shelf) -> None:
    shelf.library.close(shelf.start())
    assert list(shelf.journals.iterdir()) == []


def test_a_deal_alone_leaves_nothing_behind_and_is_no_move(shelf: Shelf) -> None:
    """What chance did at the start is nobody's decision: such a game was offered to be gone on with."""
    from tests.helpers.secret_game import SecretKit

    kit = SecretKit()
    library = Library(Games((kit,)), shelf.journals, shelf.archive)
    players = (Player("Ada", "person", 1, "red"), Player("Bo", "person", 1, "blue"))
    sitting = library.start(kit, Table(2, players, ()))
    assert {step.seat for step in sitting.session.steps} == {CHANCE}
    library.close(sitting)
    assert list(shelf.journals.iterdir()) == []
    sitting = library.start(kit, Table(2, players, ()))
    seat, session = sitting.session.to_act, sitting.session
    assert seat is not None
    session.submit(min(session.game.legal(session.state)), seat, session.revision)
    library.close(sitting)
    assert [game.actions for game in library.unfinished()] == [1]


def test_a_finished_game_goes_to_the_archive(shelf: Shelf) -> None:
    sitting = shelf.start()
    take(sitting, 3, 3, 3, 3)
    assert sitting.session.over
    shelf.library.close(sitting)
    assert shelf.library.unfinished() == ()
    with Archive(shelf.archive) as archive:
        (game,) = archive.games()
        assert [seat.player.name for seat in game.seats] == ["Ada", "Bo"]


def test_without_the_archive_a_finished_game_waits_for_the_next_start(
    shelf: Shelf, caplog: pytest.LogCaptureFixture
) -> None:
    shelf.archive.mkdir()
    sitting = shelf.start()
    take(sitting, 3, 3, 3, 3)
    shelf.library.close(sitting)
    assert "archive" in shelf.troubles[0]
    assert shelf.library.unfinished() == ()
    shelf.library.archive_finished()
    assert len(shelf.troubles) == 1, "the person knows"
    shelf.archive.rmdir()
    shelf.library.archive_finished()
    with Archive(shelf.archive) as archive:
        assert [seat.player.name for seat in archive.games()[0].seats] == ["Ada", "Bo"]
    assert list(shelf.journals.iterdir()) == []


def test_the_games_that_ended_last_can_be_looked_at(shelf: Shelf) -> None:
    """A game that had ended could not be found again once its table was left."""
    assert shelf.library.finished() == ()
    assert not shelf.archive.exists(), "looking makes no archive"
    for _ in range(4):
        sitting = shelf.start()
        take(sitting, 3, 3, 3, 3)
        shelf.library.close(sitting)
    games = shelf.library.finished()
    assert [seat.player.name for seat in games[0].seats] == ["Ada", "Bo"]
    assert len({game.id for game in games}) == 3
    shown = shelf.library.look_at(games[0].id)
    assert shown.session.over
    assert shown.session.ply == 4
    shelf.library.close(shown)
    assert shelf.library.finished() == games, "looking changes nothing"
    with pytest.raises(Refused):
        shelf.library.look_at(999)
    assert shelf.troubles == []


def test_an_archive_that_cannot_be_read_shows_no_games(
    shelf: Shelf, caplog: pytest.LogCaptureFixture
) -> None:
    shelf.archive.mkdir(parents=True)
    assert shelf.library.finished() == ()
    assert "cannot be read" in caplog.text


def test_an_archive_that_another_program_holds_stops_nobody_for_long(
    shelf: Shelf, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The window stood still for five seconds when a game ended while the archive was locked."""
    monkeypatch.setattr(archive_access, "PATIENCE", 0.01)
    Archive(shelf.archive).close()
    other = sqlite3.connect(shelf.archive, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    sitting = shelf.start()
    take(sitting, 3, 3, 3, 3)
    shelf.library.close(sitting)
    assert "locked" in shelf.troubles[0]
    other.execute("ROLLBACK")
    other.close()
    shelf.library.archive_finished()
    with Archive(shelf.archive) as archive:
        assert len(archive.games()) == 1


def test_a_full_disk_is_told_once_and_costs_nothing(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    sitting = shelf.start()
    take(sitting, 1)

    def full(*_: Any, **__: Any) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(Journal, "append", full)
        patch.setattr(Journal, "create", full)
        take(sitting, 2, 3)
        assert sitting.session.ply == 3, "the game goes on"
        assert len(shelf.troubles) == 1
        assert "disk is full" in shelf.troubles[0]
    take(sitting, 1)  # there is room again: everything is written down anew
    shelf.library.close(sitting)
    (left,) = shelf.library.unfinished()
    assert shelf.library.resume(left.path).session.state == sitting.session.state


def test_a_game_can_start_although_the_disk_is_full(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    shelf.journals.write_text("in the way", encoding="utf-8")
    sitting = shelf.start()
    take(sitting, 1)
    assert len(shelf.troubles) == 1
    shelf.library.save(sitting, shelf.home / "safe.tischrunde")
    assert gamefile.read(shelf.home / "safe.tischrunde").lines == sitting.session.lines
    shelf.library.close(sitting)


def test_a_saved_game_opens_again_and_its_file_stays_as_it_is(shelf: Shelf) -> None:
    path = shelf.home / "Sunday.tischrunde"
    sitting = shelf.start()
    take(sitting, 1, 2)
    shelf.library.save(sitting, path)
    shelf.library.close(sitting)
    shelf.library.discard(shelf.library.unfinished()[0].path)
    saved = path.read_bytes()

    opened = shelf.library.open_file(path)
    assert opened.session.state == sitting.session.state
    assert opened.session.header.title == "Sunday"
    assert not list(shelf.journals.glob("*.tischrunde")), "looking at it needs no journal"
    opened.session.undo_to(1)
    take(opened, 3)
    assert opened.path is None, "it is a new unsaved game now"
    shelf.library.close(opened)
    assert path.read_bytes() == saved
    (left,) = shelf.library.unfinished()
    assert shelf.library.resume(left.path).session.state == opened.session.state


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "no Tischrunde game"),
        (b"nonsense\n", "line 1"),
        (None, "not there any more"),
    ],
)
def test_a_file_that_cannot_be_used_is_refused_with_name_and_reason(
    shelf: Shelf, content: bytes | None, said: str
) -> None:
    path = shelf.home / "broken.tischrunde"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(Refused) as refused:
        shelf.library.open_file(path)
    assert "broken.tischrunde" in str(refused.value)
    assert said in str(refused.value)


def test_a_line_that_the_rules_refuse_is_named(shelf: Shelf) -> None:
    path = shelf.home / "cheat.tischrunde"
    sitting = shelf.start()
    take(sitting, 1, 2)
    assert sitting.journal is not None
    text = sitting.journal.path.read_bytes().replace(b'"action":"2"', b'"action":"7"')
    path.write_bytes(text)
    with pytest.raises(Refused, match="line 3") as refused:
        shelf.library.open_file(path)
    assert "rules" in str(refused.value)
    shelf.library.close(sitting)


def test_a_save_that_fails_leaves_the_old_file(shelf: Shelf) -> None:
    sitting = shelf.start()
    take(sitting, 1)
    with pytest.raises(Refused, match="was not saved"):
        shelf.library.save(sitting, shelf.home / "no" / "such.tischrunde")
    assert sitting.path is None
    shelf.library.close(sitting)


def test_a_damaged_journal_is_set_aside_and_told(shelf: Shelf, caplog: pytest.LogCaptureFixture) -> None:
    shelf.journals.mkdir()
    (shelf.journals / "x.tischrunde").write_bytes(b"rubbish\n")
    assert shelf.library.unfinished() == ()
    assert "set aside" in shelf.troubles[0]
    assert [path.name for path in shelf.journals.glob("*.damaged")] == ["x.tischrunde.damaged"]


def test_a_rematch_seats_the_same_people_and_the_next_one_starts(shelf: Shelf) -> None:
    sitting = shelf.start(Table(2, PLAYERS, (("heap", 6),), start=1))
    take(sitting, 3, 3)
    again = shelf.library.rematch(sitting)
    old, new = sitting.session.header, again.session.header
    assert new.players == old.players
    assert new.setup.options == old.setup.options
    assert (old.setup.start, new.setup.start) == (1, 0)
    assert new.seed != old.seed
    shelf.library.close(sitting)
    shelf.library.close(again)


def test_a_seat_drawn_by_lot_is_fixed_in_the_header(shelf: Shelf) -> None:
    starts = set()
    for _ in range(40):
        sitting = shelf.start()
        starts.add(sitting.session.header.setup.start)
        assert sitting.session.to_act == sitting.session.header.setup.start
        shelf.library.close(sitting)
    assert starts == {0, 1}


def test_a_journal_that_cannot_be_read_is_not_called_set_aside(
    shelf: Shelf, caplog: pytest.LogCaptureFixture
) -> None:
    """It was told at every look as damaged and set aside, under its own name."""
    shelf.journals.mkdir()
    loop = shelf.journals / "loop.tischrunde"
    loop.symlink_to(loop)
    for _ in range(2):
        assert shelf.library.unfinished() == ()
    (told,) = shelf.troubles
    assert "cannot be read" in told
    assert str(loop) in told
    assert "set aside" not in told


@pytest.mark.parametrize("whole_folder", [False, True])
def test_a_journal_removed_while_playing_is_written_anew_and_told_once(
    shelf: Shelf, caplog: pytest.LogCaptureFixture, *, whole_folder: bool
) -> None:
    sitting = shelf.start()
    take(sitting, 1)
    assert sitting.journal is not None
    if whole_folder:
        shutil.rmtree(shelf.journals)
    else:
        sitting.journal.path.unlink()
    take(sitting, 2, 3)
    assert len(shelf.troubles) == 1
    assert "removed" in shelf.troubles[0]
    shelf.library.close(sitting)
    (left,) = shelf.library.unfinished()
    assert shelf.library.resume(left.path).session.state == sitting.session.state


def test_a_journal_removed_after_the_last_action_is_written_anew_when_the_game_is_left(shelf: Shelf) -> None:
    sitting = shelf.start()
    take(sitting, 1, 2)
    assert sitting.journal is not None
    sitting.journal.path.unlink()
    shelf.library.close(sitting)
    (left,) = shelf.library.unfinished()
    assert left.actions == 2


def test_a_journal_that_has_grown_too_long_costs_no_move(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    sitting = shelf.start()
    monkeypatch.setattr(codec, "MAX_LINES", 4)
    monkeypatch.setattr(journal, "MAX_LINES", 4)
    take(sitting, 1, 1, 1, 1, 1, 1)
    assert sitting.session.ply == 6
    assert len(shelf.troubles) == 1
    shelf.library.close(sitting)


MISFITS = [
    (b'"kind":"person","level":1', b'"kind":"computer","level":99', "level 99"),
    (b'"kind":"person","level":1', b'"kind":"computer","level":-1', "level -1"),
    (b'"colour":"red"', b'"colour":"mauve"', "mauve"),
    (b'"name":"Ada"', b'"name":""', "name"),
    (b'"name":"Ada"', b'"name":"\\n"', "name"),
    (b'"name":"Ada"', b'"name":"' + b"A" * 25 + b'"', "name"),
]


@pytest.mark.parametrize(("good", "bad", "said"), MISFITS)
def test_a_file_with_a_player_who_cannot_sit_here_is_refused(
    shelf: Shelf, good: bytes, bad: bytes, said: str
) -> None:
    """A computer of level 99 sat down, and failed when it was its turn."""
    sitting = shelf.start()
    take(sitting, 1)
    assert sitting.journal is not None
    path = shelf.home / "odd.tischrunde"
    path.write_bytes(sitting.journal.path.read_bytes().replace(good, bad, 1))
    with pytest.raises(Refused, match=r"line 1: .*seat 1") as refused:
        shelf.library.open_file(path)
    assert said in str(refused.value)
    shelf.library.close(sitting)


def test_a_player_who_cannot_sit_here_is_named_with_the_line_where_he_sat_down(shelf: Shelf) -> None:
    sitting = shelf.start()
    take(sitting, 1)
    sitting.session.seat_player(1, Player("Bo", "computer", 6, "blue"))
    path = shelf.home / "odd.tischrunde"
    shelf.library.save(sitting, path)
    with pytest.raises(Refused, match=r"line 3: .*seat 2.*level 6"):
        shelf.library.open_file(path)
    shelf.library.close(sitting)


@pytest.mark.parametrize(
    ("good", "bad"),
    [(b'"action":"2"', b'"action":"7"'), (b'"level":1', b'"level":99'), (b'"heap":12', b'"heap":13')],
)
def test_a_journal_that_cannot_be_continued_is_set_aside_and_not_offered_again(
    shelf: Shelf, caplog: pytest.LogCaptureFixture, good: bytes, bad: bytes
) -> None:
    """It was refused, and stood among the unfinished games for ever."""
    sitting = shelf.start(Table(2, (PLAYERS[0], Player("Bo", "computer", 1, "blue")), (("heap", 12),)))
    take(sitting, 1, 2)
    shelf.library.close(sitting)
    (left,) = shelf.library.unfinished()
    whole = left.path.read_bytes()
    left.path.write_bytes(bad.join(whole.rsplit(good, 1)))
    with pytest.raises(Refused, match=r"set aside as .*\.damaged"):
        shelf.library.resume(left.path)
    assert shelf.library.unfinished() == ()
    assert len(list(shelf.journals.glob("*.damaged"))) == 1


def test_a_journal_of_newer_rules_waits_for_the_newer_program(shelf: Shelf) -> None:
    sitting = shelf.start()
    take(sitting, 1)
    shelf.library.close(sitting)
    (left,) = shelf.library.unfinished()
    left.path.write_bytes(left.path.read_bytes().replace(b'"rules":1', b'"rules":2'))
    with pytest.raises(Refused, match="newer") as refused:
        shelf.library.resume(left.path)
    assert "set aside" not in str(refused.value)
    assert left.path.exists()
