"""Game files: one game that a person saved, opened again with every action checked."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from desktop_app.core.errors import BadData
from desktop_app.core.game import Game
from desktop_app.session.record import Record
from desktop_app.session.session import Recorder, ReplayError, Session, no_recorder

from .codec import MAX_FILE, decode, decode_header, decode_line, encode, encode_header, encode_line
from .files import BadFile, read_bounded, write_atomic

__all__ = [
    "MEDIA_TYPE",
    "SUFFIX",
    "BadFile",
    "decode_header",
    "decode_line",
    "encode_header",
    "encode_line",
    "load",
    "read",
    "replay",
    "write",
]

SUFFIX: Final = ".tischrunde"
MEDIA_TYPE: Final = "application/x-tischrunde-game"


def read(path: Path) -> Record:
    """The record in a game file; whether the rules allow it, `load` checks.

    Raises:
        BadFile: it is damaged, or no game file.
        OSError: it cannot be read.
    """
    return decode(read_bounded(path, MAX_FILE), path)


def write(path: Path, record: Record) -> None:
    """Save a game with its checksum, all of it or nothing; on any error the old file is intact.

    Raises:
        BadData: the record cannot be written down (a bound is passed, or it would read back differently).
        BadFile: `path` is no regular file, or the disk gives back something else.
        OSError: the system refuses.
    """
    data = encode(record)
    if decode(data, path) != record:
        raise BadData("this record would read back differently")
    write_atomic(path, data)


def load(path: Path, games: Mapping[str, Game[Any, Any, Any]]) -> Session[Any, Any, Any]:
    """The session that a game file describes; `games` are those known here by their id.

    Nothing is written; the session records nowhere until its `record` is set.

    Raises:
        BadFile: it is damaged, its game is unknown here, or the rules refuse a line.
        OSError: it cannot be read.
    """
    return replay(path, read(path), games)


def replay(
    path: Path,
    record: Record,
    games: Mapping[str, Game[Any, Any, Any]],
    recorder: Recorder = no_recorder,
) -> Session[Any, Any, Any]:
    """The session that `record`, read from `path`, describes; what follows goes to `recorder`.

    Raises:
        BadFile: its game is unknown here, or the rules refuse a line.
    """
    game = games.get(record.header.game)
    if game is None:
        raise BadFile(path, 1, "game", f"the game {record.header.game!r} is unknown here")
    if record.header.rules_version > game.rules_version:
        raise BadFile(path, 1, "newer", "it was played under newer rules")
    try:
        return Session.resume(game, record, recorder)
    except ReplayError as error:
        raise BadFile(path, error.line + 2, "rules", str(error)) from error
    except BadData as error:
        raise BadFile(path, 1, "rules", str(error)) from error
