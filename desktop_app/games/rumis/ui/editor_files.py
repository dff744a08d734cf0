"""The boards that people keep: a folder of files, one a board."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from desktop_app.core.errors import BadData
from desktop_app.games.rumis.engine.boards import (
    LONGEST_NAME,
    SUFFIX,
    OwnBoard,
    name_problem,
    problems,
    read_board,
    write_board,
)
from desktop_app.storage.files import BadFile, read_bounded

_LARGEST: Final = 100_000


@dataclass(frozen=True, slots=True)
class Kept:
    """A board and its file."""

    path: Path
    board: OwnBoard


def kept_in(folder: Path) -> tuple[Kept, ...]:
    """The boards of a folder by name; damaged files are left out, the folder may be missing."""
    found = []
    for path in sorted(folder.glob(f"*{SUFFIX}")):
        try:
            found.append(Kept(path, read_board(path)))
        except BadData:
            continue
    return tuple(sorted(found, key=lambda kept: (kept.board.name.casefold(), kept.path.name)))


def named(folder: Path, name: str) -> Kept | None:
    """The board of that name, if there is one."""
    return next((kept for kept in kept_in(folder) if kept.board.name == name), None)


def free_name(folder: Path, wish: str) -> str:
    """The wished name, with a number behind it if it is taken."""
    taken = {kept.board.name for kept in kept_in(folder)}
    number, name = 1, wish
    while name in taken:
        number += 1
        name = f"{wish[: LONGEST_NAME - 4].rstrip()} {number}"
    return name


def file_name(name: str) -> str:
    """A file name for a board, without signs that some disks refuse."""
    plain = "".join(sign if sign not in '\\/:*?"<>|' else "-" for sign in name).strip(" .")
    return (plain or "board") + SUFFIX


def path_for(folder: Path, name: str) -> Path:
    """A file of its own for a new board of that name."""
    path, number = folder / file_name(name), 1
    while path.exists():
        number += 1
        path = folder / file_name(f"{name} {number}")
    return path


def keep(folder: Path, board: OwnBoard, path: Path | None = None) -> Kept:
    """Write a board into the folder, over the file at `path` if one is given.

    Raises:
        BadData: the board or its name is not possible.
        OSError: the system refuses.
    """
    folder.mkdir(parents=True, exist_ok=True)
    kept = Kept(path or path_for(folder, board.name), board)
    write_board(kept.path, board)
    return kept


def trouble(path: Path) -> str:
    """What is wrong with a file that `read_board` refuses, as a code of the editor's sentences.

    "gone", "denied", "unreadable", "size", "foreign" (something else), "rows", or a code of the engine's
    `name_problem` and `problems`.
    """
    try:
        raw: object = json.loads(read_bounded(path, _LARGEST).decode("utf-8"))
        entry = raw["scenarios"][0]  # type: ignore[index]
        name, tables = entry["name"], entry["players"]
        rows = list(tables.values())[-1]["heights"]
    except FileNotFoundError:
        return "gone"
    except PermissionError:
        return "denied"
    except BadFile as error:
        return "size" if error.code == "size" else "unreadable"
    except OSError:
        return "unreadable"
    except (ValueError, RecursionError, LookupError, TypeError, AttributeError):
        return "foreign"
    if not isinstance(name, str) or not isinstance(rows, list):
        return "foreign"
    if not all(isinstance(row, str) and row.isascii() and row.isdigit() for row in rows):
        return "rows"
    heights = tuple(tuple(map(int, row)) for row in rows)
    return name_problem(name) or next(iter(problems(heights)), "foreign")
