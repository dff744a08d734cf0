"""The archive of finished games: each with its whole record and what every seat reached."""

from __future__ import annotations

import hashlib
import json
import sqlite3
from collections.abc import Collection
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Self

from desktop_app.core.errors import BadData
from desktop_app.core.game import Outcome, Setup
from desktop_app.session.record import Player, Record, Seated

from .codec import decode, decode_header, encode, encode_header
from .files import BadFile, SetAside, set_aside
from .migrations import MIGRATIONS, migrate, version

_BROKEN = {sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT}


@dataclass(frozen=True, slots=True)
class SeatResult:
    """What one seat reached; `parts` as in the outcome's score, `rank` 1 is first."""

    player: Player
    score: int
    parts: tuple[tuple[str, int], ...]
    rank: int


@dataclass(frozen=True, slots=True)
class Finished:
    """One game of the archive, without its record; `finished_at` is aware, in UTC."""

    id: int
    game: str
    finished_at: datetime
    title: str
    practice: bool
    reason: str
    seats: tuple[SeatResult, ...]


@dataclass(frozen=True, slots=True)
class Statistic:
    """What one person reached in one game; a shared first rank is a win. `best` is the highest score."""

    name: str
    games: int
    wins: int
    best: int
    total: int

    @property
    def mean(self) -> float:
        """Points per game."""
        return self.total / self.games


class Archive:
    """An open archive; `close` it, or use it in a `with` statement."""

    def __init__(self, path: Path, *, patience: float = 5.0) -> None:
        """Open the archive in `path`, made if it is missing, brought to the newest version if it is old.

        A damaged one is renamed and `aside` tells of it; a new one takes its place. Before a migration a
        copy is made, `backup` names it. `patience` is how many seconds each access waits for another program.

        Raises:
            BadFile: a newer program wrote it (code "newer"); it is untouched.
            OSError, sqlite3.Error: it cannot be opened or written now; it is untouched.
        """
        self.path = path
        self._patience = patience
        self.aside: SetAside | None = None
        self.backup: Path | None = None
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            self._db = self._open()
        except sqlite3.DatabaseError as error:
            if getattr(error, "sqlite_errorcode", 0) & 0xFF not in _BROKEN:
                raise
            self.aside = set_aside(path, f"the archive is damaged: {error}")
            self._db = self._open()

    def add(self, record: Record, outcome: Outcome, finished_at: datetime) -> int:
        """Keep a finished game, in one transaction; its number.

        The same game finished again (its end was taken back) takes the place of its first end. A result
        counts for who sat on the seat at the end, or when it resigned.

        Raises:
            BadData: the record cannot be written down.
            ValueError: `finished_at` has no time zone.
            sqlite3.Error: it cannot be kept; nothing has changed.
        """
        if finished_at.tzinfo is None:
            raise ValueError("the time of the end needs a time zone")
        data = encode(record)
        header = record.header
        whole = encode_header(header) if header.created else data
        key = hashlib.sha256(whole).hexdigest()
        rows = [
            (seat, player.name, player.kind, player.level, score.total, json.dumps(score.parts), rank)
            for seat, (player, score, rank) in enumerate(
                zip(seating(record), outcome.scores, outcome.ranks, strict=True)
            )
        ]
        db = self._db
        db.execute("BEGIN IMMEDIATE")
        try:
            db.execute("DELETE FROM game WHERE key = ?", (key,))
            number = db.execute(
                "INSERT INTO game (key, game, finished_at, title, practice, reason, record)"
                " VALUES (?, ?, ?, ?, ?, ?, ?)",
                (
                    key,
                    header.game,
                    finished_at.astimezone(UTC).isoformat(timespec="microseconds"),
                    header.title,
                    header.practice,
                    outcome.reason,
                    data,
                ),
            ).lastrowid
            assert number is not None
            db.executemany(
                "INSERT INTO seat (game_id, seat, name, kind, level, score, parts, rank)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                [(number, *row) for row in rows],
            )
            db.execute("COMMIT")
        except BaseException:
            db.execute("ROLLBACK")
            raise
        return number

    def games(self, limit: int = 100) -> tuple[Finished, ...]:
        """The games that ended last, newest first."""
        rows = self._db.execute(
            "SELECT id, game, finished_at, title, practice, reason FROM game"
            " ORDER BY finished_at DESC, id DESC LIMIT ?",
            (limit,),
        ).fetchall()
        return tuple(
            Finished(
                number,
                game,
                datetime.fromisoformat(ended),
                title,
                bool(practice),
                reason,
                self._seats(number),
            )
            for number, game, ended, title, practice, reason in rows
        )

    def ended(self, game: str, since: datetime) -> tuple[tuple[Setup, str], ...]:
        """What was agreed in each game of that kind that ended since then (aware), and its outcome's reason.

        A damaged record is left out.
        """
        rows = self._db.execute(
            "SELECT record, reason FROM game WHERE game = ? AND finished_at >= ? ORDER BY finished_at, id",
            (game, since.astimezone(UTC).isoformat(timespec="microseconds")),
        )
        found: list[tuple[Setup, str]] = []
        for data, reason in rows:
            with suppress(BadData):
                header, _ = decode_header(bytes(data).partition(b"\n")[0])
                found.append((header.setup, reason))
        return tuple(found)

    def record(self, number: int) -> Record:
        """The whole record of a game, for review.

        Raises:
            KeyError: there is no such game.
            BadFile: its record was damaged.
        """
        row = self._db.execute("SELECT record FROM game WHERE id = ?", (number,)).fetchone()
        if row is None:
            raise KeyError(number)
        return decode(bytes(row[0]), self.path)

    def statistics(self, game: str, names: Collection[str] | None = None) -> tuple[Statistic, ...]:
        """What each person (or only those in `names`) reached in `game`, by name; practice is left out."""
        rows = self._db.execute(
            "SELECT name, COUNT(*), SUM(rank = 1), MAX(score), SUM(score)"
            " FROM seat JOIN game ON game.id = game_id"
            " WHERE game = ? AND kind = 'person' AND NOT practice GROUP BY name ORDER BY name",
            (game,),
        )
        return tuple(Statistic(*row) for row in rows if names is None or row[0] in names)

    def close(self) -> None:
        """Let go of the file."""
        self._db.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _seats(self, number: int) -> tuple[SeatResult, ...]:
        rows = self._db.execute(
            "SELECT name, kind, level, score, parts, rank FROM seat WHERE game_id = ? ORDER BY seat",
            (number,),
        )
        return tuple(
            SeatResult(
                Player(name, kind, level),
                score,
                tuple((key, value) for key, value in json.loads(parts)),
                rank,
            )
            for name, kind, level, score, parts, rank in rows
        )

    def _open(self) -> sqlite3.Connection:
        db = sqlite3.connect(self.path, timeout=self._patience, isolation_level=None)
        try:
            (found,) = db.execute("PRAGMA quick_check(1)").fetchone()
            if found != "ok":
                error = sqlite3.DatabaseError(found)
                error.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
                raise error
            if version(db) > len(MIGRATIONS):
                raise BadFile(self.path, 0, "newer", "a newer program wrote this archive")
            self.backup = migrate(db, self.path)
            db.execute("PRAGMA foreign_keys = ON")
        except BaseException:
            db.close()
            raise
        return db


def seating(record: Record) -> tuple[Player, ...]:
    """Who a result counts for: the last who sat there, or who resigned there (nobody takes such a seat)."""
    players = list(record.header.players)
    for line in record.lines:
        if isinstance(line, Seated):
            players[line.seat] = line.player
    return tuple(players)
