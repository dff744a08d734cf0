"""The sentences of the board editor."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication

from desktop_app.games.rumis.engine.boards import LONGEST_NAME, MOST_LEVELS, MOST_SQUARES

from .editor_model import Brush, Figures
from .text import square_name

__all__ = ["square_name"]

translate = QCoreApplication.translate


def square(x: int, y: int, cap: int) -> str:
    """What lies on a square, in words."""
    if not cap:
        return translate("Rumis", "{square}: outside").format(square=square_name(x, y))
    return translate("Rumis", "{square}: height {cap}").format(square=square_name(x, y), cap=cap)


def brush(value: Brush) -> str:
    """What a chip of the palette paints."""
    match value:
        case "raise":
            return translate("Rumis", "One level higher")
        case "lower":
            return translate("Rumis", "One level lower")
        case 0:
            return translate("Rumis", "Outside the board (erase)")
    return translate("Rumis", "Height {height}").format(height=value)


def problem(code: str) -> str:
    """Why a drawing or its name cannot be played or saved."""
    match code:
        case "name_empty":
            return translate("Rumis", "The board needs a name.")
        case "name_long":
            text = translate("Rumis", "The name is too long: at most {number} characters.")
            return text.format(number=LONGEST_NAME)
        case "name_character" | "name_space":
            return translate("Rumis", "The name may not contain “:” or “/” or invisible signs.")
        case "empty":
            return translate("Rumis", "There is no square yet. Choose a height and paint with the mouse.")
        case "room":
            return translate("Rumis", "Not even the smallest stone fits on this board.")
        case "large":
            return translate("Rumis", "The board is too large: at most {number} columns and rows.").format(
                number=MOST_SQUARES
            )
        case "high":
            return translate("Rumis", "The board is too high: at most level {number}.").format(
                number=MOST_LEVELS
            )
    return translate("Rumis", "The rows of the board are damaged.")


def pieces(number: int, *, meet: bool) -> str:
    """That the footprint falls apart, which is allowed; `meet`: some of the pieces meet at a corner."""
    if meet:
        text = translate(
            "Rumis",
            "In {number} pieces: all build on that of the first stone; "
            "only ruins or, with 5 or 6 players, corners lead further.",
        )
    else:
        text = translate(
            "Rumis", "In {number} pieces: all build on that of the first stone; only ruins lead further."
        )
    return text.format(number=number)


def is_open(name: str, players: tuple[int, ...]) -> str:
    """That a board or a file is open; `players`: for these, and others have other heights."""
    if not players:
        return translate("Rumis", "“{name}” is open.").format(name=name)
    text = translate(
        "Rumis", "“{name}” is open as it is for {counts} players; for others it has different heights."
    )
    return text.format(name=name, counts=", ".join(map(str, players)))


def trouble(path: Path, code: str) -> str:
    """Why a file cannot be opened, with its name."""
    match code:
        case "gone":
            why = translate("Rumis", "it is not there any more.")
        case "denied":
            why = translate("Rumis", "access is denied.")
        case "unreadable":
            why = translate("Rumis", "it cannot be read.")
        case "size":
            why = translate("Rumis", "it is too large to be a board.")
        case "foreign":
            why = translate("Rumis", "this is no board of Tischrunde.")
        case "empty":
            why = translate("Rumis", "the board has no square.")
        case _:
            why = problem(code)
    return translate("Rumis", "“{file}” cannot be opened: {why}").format(file=path.name, why=why)


def not_written(path: Path, error: Exception) -> str:
    """A file could not be written."""
    why = getattr(error, "strerror", None) or str(error)
    if isinstance(error, PermissionError):
        why = translate("Rumis", "access is denied.")
    elif isinstance(error, OSError) and error.errno in (28, 122):
        why = translate("Rumis", "the disk is full.")
    return translate("Rumis", "“{file}” was not saved: {why}").format(file=path.name, why=why)


def fit(word: str) -> str:
    """How the room suits so many players, in one word."""
    match word:
        case "cramped":
            return translate("Rumis", "cramped")
        case "tight":
            return translate("Rumis", "tight")
        case "exact":
            return translate("Rumis", "exact")
        case "roomy":
            return translate("Rumis", "roomy")
        case "vast":
            return translate("Rumis", "vast")
    return "–"


def players(number: int) -> str:
    """So many players."""
    return translate("Rumis", "%n player(s)", None, number)


def size(found: Figures) -> str:
    """The figures of a board in one line."""
    if not found.squares:
        return translate("Rumis", "No square yet")
    squares = translate("Rumis", "%n square(s)", None, found.squares)
    return f"{squares} · {room(found.cubes)}"


def room(number: int) -> str:
    """How many cubes there is room for."""
    return translate("Rumis", "room for %n cube(s)", None, number)


def for_players(counts: list[int]) -> str:
    """For how many players a printed table is; with ruins one more than play."""
    if len(counts) == 1:
        return translate("Rumis", "for %n player(s)", None, counts[0])
    return translate("Rumis", "for {counts} players").format(counts=", ".join(map(str, counts)))


def extent(found: Figures) -> str:
    """How large and high a board is."""
    if not found.squares:
        return ""
    text = translate("Rumis", "{columns} × {rows}, up to level {top}")
    text = text.format(columns=found.columns, rows=found.rows, top=found.highest)
    if found.largest == found.cubes:
        return text
    return f"{text} · " + translate("Rumis", "largest piece: {cubes}").format(cubes=found.largest)
