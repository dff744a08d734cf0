"""The boards that people keep: a folder of files, one a board."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

from desktop_app.games.rumis.engine.boards import (
    LARGEST_FILE,
    SUFFIX,
    OwnBoard,
    files_in,
    free_name,
    name_problem,
    problems,
    write_board,
)
from desktop_app.storage.files import BadFile, read_bounded


@dataclass(frozen=True, slots=True)
class Kept:
    """A board and its file; `players` as in `BoardFile`."""

    path: Path
    board: OwnBoard
    players: tuple[int, ...] = ()


def kept_in(folder: Path) -> tuple[Kept, ...]:
    """The boards of a folder by name, no two called alike; damaged files are left out."""
    return tuple(Kept(path, file.board, file.players) for path, file in files_in(folder))


def named(folder: Path, name: str) -> Kept | None:
    """The board of that name, if there is one."""
    return next((kept for kept in kept_in(folder) if kept.board.name == name), None)


def unused_name(folder: Path, wish: str) -> str:
    """The wished name, with a number behind it if it is taken."""
    return free_name(wish, {kept.board.name for kept in kept_in(folder)})


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
        raw: object = json.loads(read_bounded(path, LARGEST_FILE).decode("utf-8-sig"))
        entry = raw["scenarios"][0]  # type: ignore[index]
        name, tables = entry["name"], entry["players"]
        rows = tables[max(tables)]["heights"]
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
