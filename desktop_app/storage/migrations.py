"""How the archive's tables came to be, one step for each version of the schema."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Final

MIGRATIONS: Final[tuple[tuple[str, ...], ...]] = (
    (
        """CREATE TABLE game (
            id INTEGER PRIMARY KEY,
            key TEXT NOT NULL UNIQUE,
            game TEXT NOT NULL,
            finished_at TEXT NOT NULL,
            title TEXT NOT NULL,
            practice INTEGER NOT NULL,
            reason TEXT NOT NULL,
            record BLOB NOT NULL
        )""",
        """CREATE TABLE seat (
            game_id INTEGER NOT NULL REFERENCES game(id) ON DELETE CASCADE,
            seat INTEGER NOT NULL,
            name TEXT NOT NULL,
            kind TEXT NOT NULL,
            level INTEGER NOT NULL,
            score INTEGER NOT NULL,
            parts TEXT NOT NULL,
            rank INTEGER NOT NULL,
            PRIMARY KEY (game_id, seat)
        )""",
        "CREATE INDEX game_by_time ON game (finished_at)",
        "CREATE INDEX seat_by_name ON seat (name)",
    ),
)
"""Statements that lead from version n (its index) to n + 1. Released ones never change."""


def migrate(db: sqlite3.Connection, path: Path, steps: Sequence[Sequence[str]] = MIGRATIONS) -> Path | None:
    """Bring the archive to the newest version in one transaction; the backup made before, if any.

    `db` is in autocommit mode. A new archive needs no backup. A second program that comes to the same
    old archive waits and then finds nothing to do.

    Raises:
        sqlite3.Error: it fails; the archive is as before.
        OSError: the backup cannot be written.
    """
    backup = None
    if 0 < version(db) < len(steps):
        backup = _back_up(db, path)
    db.execute("BEGIN IMMEDIATE")
    try:
        for number in range(version(db), len(steps)):
            for statement in steps[number]:
                db.execute(statement)
        db.execute(f"PRAGMA user_version = {max(version(db), len(steps)):d}")
        db.execute("COMMIT")
    except BaseException:
        db.execute("ROLLBACK")
        raise
    return backup


def version(db: sqlite3.Connection) -> int:
    """The version of the schema in a file; 0 for a new one."""
    found: tuple[int] = db.execute("PRAGMA user_version").fetchone()
    return found[0]


def _back_up(db: sqlite3.Connection, path: Path) -> Path:
    """A copy beside the archive that keeps its version in the name; an older copy stays."""
    stem = f"{path.name}.version-{version(db)}"
    number = 1
    while (copy := path.with_name(stem + (f"-{number}" if number > 1 else "") + ".backup")).exists():
        number += 1
    try:
        with closing(sqlite3.connect(copy)) as target:
            db.backup(target)
    except BaseException:
        copy.unlink(missing_ok=True)
        raise
    return copy
