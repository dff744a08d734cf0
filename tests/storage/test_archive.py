"""The archive: whole or not at all, practice apart, old ones brought up to date, damaged ones set aside."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path
from typing import Any

import pytest

from desktop_app.core.game import Outcome, Score
from desktop_app.session.record import Played, Player, Record, Resigned, Seated
from desktop_app.session.session import Session
from desktop_app.storage import archive as archives
from desktop_app.storage import migrations
from desktop_app.storage.archive import Archive, Statistic, seating
from desktop_app.storage.files import BadFile
from tests.session.fakes import HEAP, header_for

NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)


def finished(
    first: str, *, seed: int = 1, practice: bool = False, kinds: str = "pp"
) -> tuple[Record, Outcome]:
    """A game of heap in which seat 0 takes `first` and everybody then 3; created at a moment of its own."""
    header = replace(
        header_for(HEAP, kinds, seed=seed, practice=practice), created=f"2026-05-01T10:00:{seed:02}"
    )
    session = Session(HEAP, header)
    session.submit(first, 0, 0)
    while not session.over:
        assert session.to_act is not None
        session.submit(list(HEAP.legal(session.state))[-1], session.to_act, session.revision)
    assert session.outcome is not None
    return Record(header, session.lines), session.outcome


def test_game_comes_back_whole(tmp_path: Path) -> None:
    record, outcome = finished("t1", kinds="pc")
    path = tmp_path / "new folder" / "archive.sqlite"
    with Archive(path) as archive:
        number = archive.add(record, outcome, NOON)
    with Archive(path) as archive:
        assert (archive.aside, archive.backup) == (None, None)
        (game,) = archive.games()
        assert (game.id, game.game, game.practice, game.reason) == (number, "heap", False, "over")
        assert game.finished_at == NOON
        assert [(seat.player.name, seat.player.kind, seat.score, seat.rank) for seat in game.seats] == [
            ("Person 0", "person", 6, 1),
            ("Computer 1", "computer", 6, 1),
        ]
        assert game.seats[0].parts == outcome.scores[0].parts
        assert archive.record(number) == record
        with pytest.raises(KeyError):
            archive.record(number + 1)


def test_newest_first_across_time_zones(tmp_path: Path) -> None:
    with Archive(tmp_path / "a") as archive:
        early = NOON.astimezone(timezone(timedelta(hours=9)))
        for seed, time in ((1, NOON + timedelta(hours=1)), (2, early), (3, NOON + timedelta(hours=2))):
            archive.add(*finished("t1", seed=seed), time)
        assert [game.finished_at for game in archive.games()] == [
            NOON + timedelta(hours=2),
            NOON + timedelta(hours=1),
            NOON,
        ]
        assert len(archive.games(limit=2)) == 2
        with pytest.raises(ValueError, match="zone"):
            archive.add(*finished("t1"), datetime(2026, 5, 1))  # noqa: DTZ001 - the mistake itself


def test_what_was_agreed_in_the_games_that_ended_since_a_moment(tmp_path: Path) -> None:
    path = tmp_path / "a"
    with Archive(path) as archive:
        for seed in (1, 2, 3):
            archive.add(*finished("t1", seed=seed), NOON + timedelta(hours=seed))
        record, _ = finished("t1")
        since = (NOON + timedelta(hours=2)).astimezone(timezone(timedelta(hours=9)))
        assert archive.ended("heap", since) == ((record.header.setup, "over"),) * 2
        assert archive.ended("halma", since) == ()
    with closing(sqlite3.connect(path)) as db, db:
        db.execute(
            "UPDATE game SET record = x'00' WHERE finished_at < ?", ((NOON + timedelta(hours=3)).isoformat(),)
        )
    with Archive(path) as archive:
        assert len(archive.ended("heap", NOON)) == 1, "damaged ones are left out"


def test_statistics_count_persons_and_leave_practice_out(tmp_path: Path) -> None:
    with Archive(tmp_path / "a") as archive:
        for seed, first in enumerate(("t1", "t2", "t3"), start=1):
            archive.add(*finished(first, seed=seed, kinds="pcp"), NOON)
        archive.add(*finished("t3", seed=9, practice=True, kinds="pcp"), NOON)
        points = [
            [score.total for score in finished(first, kinds="pcp")[1].scores] for first in ("t1", "t2", "t3")
        ]
        assert points == [[4, 5, 3], [5, 4, 3], [6, 3, 3]]
        assert archive.statistics("heap") == (
            Statistic("Person 0", games=3, wins=2, best=6, total=15),
            Statistic("Person 2", games=3, wins=0, best=3, total=9),
        )
        assert archive.statistics("heap")[0].mean == 5.0
        assert [found.name for found in archive.statistics("heap", ["Person 2", "Nobody"])] == ["Person 2"]
        assert archive.statistics("chess") == ()
        assert len(archive.games()) == 4, "practice games are kept, only not counted"


def test_game_finished_again_takes_the_place_of_its_first_end(tmp_path: Path) -> None:
    with Archive(tmp_path / "a") as archive:
        archive.add(*finished("t1"), NOON)
        second = archive.add(*finished("t3"), NOON + timedelta(minutes=5))
        assert [game.id for game in archive.games()] == [second]
        assert archive.statistics("heap")[0].games == 1
        archive.add(*finished("t3", seed=2), NOON)
        assert archive.statistics("heap")[0].games == 2


def test_games_without_a_moment_of_creation_are_not_taken_for_one_another(tmp_path: Path) -> None:
    with Archive(tmp_path / "a") as archive:
        for first in ("t1", "t2", "t2"):
            record, outcome = finished(first)
            archive.add(Record(replace(record.header, created=""), record.lines), outcome, NOON)
        assert len(archive.games()) == 2, "only the very same record is one game"


def test_add_is_all_or_nothing(tmp_path: Path) -> None:
    record, outcome = finished("t1")
    with Archive(tmp_path / "a") as archive:
        archive.add(record, outcome, NOON)
        before = archive.games()
        wrong = Outcome((Score(1), Score(None)), (1, 2))  # type: ignore[arg-type]
        with pytest.raises(sqlite3.IntegrityError):
            archive.add(record, wrong, NOON)
        with pytest.raises(ValueError, match="zip"):
            archive.add(record, Outcome((Score(1),), (1,)), NOON)
        assert archive.games() == before
        archive.add(record, outcome, NOON)


def test_result_counts_for_whoever_sat_there_or_gave_up() -> None:
    header = header_for(HEAP, "ppp")
    lines = (
        Seated(0, Player("Eve")),
        Resigned(1),
        Played("t1", 0),
        Seated(2, Player("Machine", "computer", 3)),
    )
    assert [player.name for player in seating(Record(header, lines))] == ["Eve", "Person 1", "Machine"]


@pytest.mark.parametrize("data", [b"rubbish" * 500, b"SQLite format 3\0" + b"\x07" * 5000])
def test_damaged_archive_is_set_aside(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "archive.sqlite"
    path.write_bytes(data)
    with Archive(path) as archive:
        assert archive.aside is not None
        assert archive.aside.now.read_bytes() == data
        assert archive.games() == ()
        archive.add(*finished("t1"), NOON)
    with Archive(path) as archive:
        assert archive.aside is None
        assert len(archive.games()) == 1


def test_archive_with_a_broken_page_is_set_aside(tmp_path: Path) -> None:
    path = tmp_path / "archive.sqlite"
    with Archive(path) as archive:
        for seed in range(1, 30):
            archive.add(*finished("t1", seed=seed), NOON)
    data = bytearray(path.read_bytes())
    data[4096 : 4096 + 512] = b"\xff" * 512
    path.write_bytes(data)
    with Archive(path) as archive:
        assert archive.aside is not None
        assert archive.aside.now.read_bytes() == data
        assert archive.games() == ()


def test_archive_of_a_newer_program_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "archive.sqlite"
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA user_version = 99")
    before = path.read_bytes()
    with pytest.raises(BadFile) as caught:
        Archive(path)
    assert caught.value.code == "newer"
    assert path.read_bytes() == before
    assert [found.name for found in tmp_path.iterdir()] == ["archive.sqlite"]


def test_archive_that_another_program_writes_is_not_taken_for_damaged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "archive.sqlite"
    with Archive(path) as archive:
        archive.add(*finished("t1"), NOON)
    connect = sqlite3.connect
    monkeypatch.setattr(sqlite3, "connect", lambda name, **given: connect(name, **{**given, "timeout": 0.01}))
    with closing(connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(sqlite3.OperationalError, match="locked"):
            Archive(path)
        other.execute("ROLLBACK")
    with Archive(path) as archive:
        assert (archive.aside, len(archive.games())) == (None, 1)


# ---- migrations ----------------------------------------------------------------------------------

NEXT: Any = (*migrations.MIGRATIONS, ("ALTER TABLE game ADD COLUMN place TEXT NOT NULL DEFAULT 'home'",))
BROKEN: Any = (*NEXT, ("CREATE TABLE extra (x)", "no SQL at all"))


def old_archive(path: Path) -> bytes:
    """An archive of version 1 with one game; its bytes."""
    with Archive(path) as archive:
        archive.add(*finished("t1"), NOON)
    return path.read_bytes()


def test_old_archive_is_copied_and_brought_up_to_date(tmp_path: Path) -> None:
    path = tmp_path / "archive.sqlite"
    old_archive(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        backup = migrations.migrate(db, path, NEXT)
        assert backup == tmp_path / "archive.sqlite.version-1.backup"
        assert migrations.version(db) == 2
        assert db.execute("SELECT place FROM game").fetchall() == [("home",)]
        assert migrations.migrate(db, path, NEXT) is None, "nothing is left to do"
    with Archive(backup) as copy:
        assert len(copy.games()) == 1


def test_migration_that_fails_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "archive.sqlite"
    old_archive(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        with pytest.raises(sqlite3.OperationalError):
            migrations.migrate(db, path, BROKEN)
        assert migrations.version(db) == 1
        tables = db.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name").fetchall()
        assert tables == [("game",), ("seat",)]
        with pytest.raises(sqlite3.OperationalError, match="place"):
            db.execute("SELECT place FROM game")
        assert migrations.migrate(db, path, NEXT) == tmp_path / "archive.sqlite.version-1-2.backup"
    with Archive(tmp_path / "archive.sqlite.version-1.backup") as copy:
        assert len(copy.games()) == 1


def test_archive_tells_of_its_backup(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "archive.sqlite"
    old_archive(path)
    monkeypatch.setattr(migrations, "MIGRATIONS", NEXT)
    monkeypatch.setattr(archives, "MIGRATIONS", NEXT)
    monkeypatch.setattr(archives, "migrate", lambda db, path: migrations.migrate(db, path, NEXT))
    with Archive(path) as archive:
        assert archive.backup == tmp_path / "archive.sqlite.version-1.backup"
        assert len(archive.games()) == 1
