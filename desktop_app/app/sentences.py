"""What the shell says when something cannot be done: which file, where in it, why, and what is safe."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

if TYPE_CHECKING:
    from desktop_app.session.record import Header
    from desktop_app.storage.archive import Finished

translate = QCoreApplication.translate


def reason(error: Exception) -> str:
    """Why, in the user's words where the cause is known, else as the system says it."""
    from desktop_app.storage.files import BadFile

    if isinstance(error, BadFile):
        known = _bad_file(error.code)
        where = translate("Trouble", "line %1: ").replace("%1", str(error.line)) if error.line else ""
        return f"{where}{known} ({error.reason})" if known else f"{where}{error.reason}"
    if isinstance(error, FileNotFoundError):
        return translate("Trouble", "it is not there any more.")
    if isinstance(error, PermissionError):
        return translate("Trouble", "access is denied.")
    if isinstance(error, OSError):
        if error.errno in (28, 122):
            return translate("Trouble", "the disk is full.")
        return error.strerror or str(error)
    return str(error)


def _bad_file(code: str) -> str:
    match code:
        case "size":
            return translate("Trouble", "it is too large to be a game.")
        case "kind" | "format":
            return translate("Trouble", "this is no Tischrunde game.")
        case "text" | "json" | "shape":
            return translate("Trouble", "this is no line of a game.")
        case "checksum":
            return translate("Trouble", "the file was damaged or edited.")
        case "torn":
            return translate("Trouble", "the file ends too early.")
        case "game":
            return translate("Trouble", "this game is not installed here.")
        case "newer":
            return translate("Trouble", "it was made by a newer Tischrunde.")
        case "rules":
            return translate("Trouble", "the rules do not allow what stands here.")
        case "player":
            return translate("Trouble", "this player cannot sit at the table.")
    return ""


def _about(text: str, path: Path, error: Exception) -> str:
    return text.replace("%1", path.name).replace("%2", reason(error))


def cannot_open(path: Path, error: Exception) -> str:
    """A file could not be opened; nothing on the table has changed."""
    return _about(translate("Trouble", "“%1” cannot be opened: %2"), path, error)


def cannot_save(path: Path, error: Exception) -> str:
    """A file could not be written."""
    text = translate("Trouble", "“%1” was not saved: %2 What was there before is unharmed; the game goes on.")
    return _about(text, path, error)


def cannot_continue(path: Path, error: Exception) -> str:
    """A journal could not be opened."""
    return _about(translate("Trouble", "This game cannot be continued (%1): %2"), path, error)


def cannot_look_at(error: Exception) -> str:
    """A finished game could not be read from the archive."""
    return translate("Trouble", "This game cannot be shown: %1").replace("%1", reason(error))


def not_offered_again(sentence: str, now: Path) -> str:
    """The same, and where the journal is now."""
    return f"{sentence} " + translate("Trouble", "It was set aside as %1.").replace("%1", now.name)


def journal_removed() -> str:
    """The journal was deleted from outside and has been written anew."""
    return translate(
        "Trouble",
        "The file in which this game is written down was removed from outside. It has been written anew;"
        " nothing is lost.",
    )


def journal_unreadable(path: Path, why: str) -> str:
    """A journal stays where it is, unread."""
    text = translate("Trouble", "An unfinished game cannot be read. It is in %1: %2")
    return text.replace("%1", str(path)).replace("%2", why)


def cannot_discard(error: Exception) -> str:
    """A journal could not be removed."""
    return translate("Trouble", "This game cannot be discarded: %1").replace("%1", reason(error))


def journal_lost(error: Exception) -> str:
    """The game goes on, but a crash would cost it."""
    text = translate(
        "Trouble",
        "The game cannot be written down any more: %1 It goes on here; save it to another place to be safe.",
    )
    return text.replace("%1", reason(error))


def folder_unreadable(folder: Path, error: Exception) -> str:
    """The journals cannot be listed."""
    text = translate("Trouble", "Unfinished games cannot be looked up in %1: %2")
    return text.replace("%1", str(folder)).replace("%2", reason(error))


def journal_damaged(now: Path, why: str) -> str:
    """A journal was set aside."""
    text = translate("Trouble", "An unfinished game was damaged and set aside as %1: %2")
    return text.replace("%1", str(now)).replace("%2", why)


def archive_failed(error: Exception) -> str:
    """A finished game stays in its journal."""
    text = translate(
        "Trouble",
        "The finished game could not be archived. It is kept and tried again at the next start: %1",
    )
    return text.replace("%1", reason(error))


def set_aside(name: Path, why: str) -> str:
    """A damaged file of the program's own was renamed."""
    text = translate("Trouble", "A damaged file was set aside as %1 and begun anew: %2")
    return text.replace("%1", str(name)).replace("%2", why)


def broken_game(name: str, why: str) -> str:
    """A game's code does not load."""
    text = translate("Trouble", "The game “%1” cannot be loaded: %2")
    return text.replace("%1", name).replace("%2", why)


def cannot_play(title: str, error: Exception) -> str:
    """A file of the game is missing or damaged."""
    text = translate("Trouble", "“%1” cannot be played: %2")
    return text.replace("%1", title).replace("%2", reason(error))


def settings_not_saved(why: str) -> str:
    """The settings file cannot be written."""
    return translate("Trouble", "The settings cannot be saved: %1").replace("%1", why)


def names(header: Header) -> str:
    """Who plays, in one line."""
    return ", ".join(player.name for player in header.players)


def when(seconds: float) -> str:
    """A moment as people say it: the time today, "yesterday", else the date."""
    moment = QDateTime.fromSecsSinceEpoch(int(seconds))
    days = moment.date().daysTo(QDateTime.currentDateTime().date())
    time = QLocale().toString(moment.time(), QLocale.FormatType.ShortFormat)
    if days == 0:
        return translate("When", "today, %1").replace("%1", time)
    if days == 1:
        return translate("When", "yesterday, %1").replace("%1", time)
    return QLocale().toString(moment.date(), QLocale.FormatType.ShortFormat)


def moves(count: int) -> str:
    """So many moves."""
    return translate("When", "%n move(s)", None, count)


def result(game: Finished) -> str:
    """Who won a finished game; nobody does who played alone."""
    if len(game.seats) == 1:
        return translate("Result", "alone")
    first = [seat.player.name for seat in game.seats if seat.rank == 1]
    if len(first) == 1:
        return translate("Result", "%1 won").replace("%1", first[0])
    return translate("Result", "shared victory")


def signed(number: int) -> str:
    """The number with a true minus sign.

    >>> signed(-2), signed(5)
    ('\N{MINUS SIGN}2', '5')
    """
    return f"\N{MINUS SIGN}{-number}" if number < 0 else str(number)


def points(game: Finished) -> str:
    """Who reached how many points, the best first."""
    seats = sorted(game.seats, key=lambda seat: seat.rank)
    return ", ".join(f"{seat.player.name} {signed(seat.score)}" for seat in seats)
