"""The games of this person: starting, going on, opening, saving. A game on the table keeps a journal."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QStandardPaths, Signal

from desktop_app.core.errors import BadData, TischrundeError
from desktop_app.core.game import Game
from desktop_app.qt.kit import GameKit
from desktop_app.session.record import Header, Line, Record
from desktop_app.session.session import Session, no_recorder

from . import sentences
from .games import Games
from .seating import Table

if TYPE_CHECKING:
    from desktop_app.storage.journal import Journal, Unfinished

log = logging.getLogger(__name__)


def journal_folder() -> Path:
    """Where the journals of this person lie."""
    return _data_folder() / "journals"


def archive_path() -> Path:
    """The archive of finished games."""
    return _data_folder() / "archive.sqlite"


def documents_folder() -> Path:
    """Where games are saved unless somebody chooses another folder."""
    place = QStandardPaths.StandardLocation
    documents = Path(QStandardPaths.writableLocation(place.DocumentsLocation))
    return documents if documents.is_dir() else Path(QStandardPaths.writableLocation(place.HomeLocation))


def _data_folder() -> Path:
    return Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation))


class Refused(Exception):
    """Something could not be done; the text is for the person."""


@dataclass(eq=False, slots=True)
class Sitting:
    """One game on the table. `path` is the file it was saved to, None while it is unsaved; `saved_lines`
    how many lines that file holds."""

    kit: GameKit
    session: Session[Any, Any, Any]
    journal: Journal | None = None
    path: Path | None = None
    opened: bool = False
    saved_lines: int = -1
    failing: bool = False


class Library(QObject):
    """Opens and closes sittings. It shows no window; what goes wrong while playing comes as `trouble`."""

    trouble = Signal(str)
    """A sentence: what could not be kept, and what can be done about it."""
    changed = Signal()
    """The unfinished games or the recent files are others now."""

    def __init__(self, games: Games, folder: Path, archive: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._games = games
        self._folder = folder
        self._archive = archive

    # ---- starting ------------------------------------------------------------------------------

    def start(self, kit: GameKit, table: Table) -> Sitting:
        """A new game; who starts is drawn from its seed if that was left open."""
        seed = secrets.randbits(62)
        return self._start(kit, table, table.setup(Random(f"{seed}/start")).start, seed)

    def rematch(self, sitting: Sitting) -> Sitting:
        """The same people and options again; the next seat starts."""
        header = sitting.session.header
        setup = header.setup
        table = Table(
            setup.seats, header.players, setup.options, (setup.start + 1) % setup.seats, header.practice
        )
        return self._start(sitting.kit, table, table.start or 0, secrets.randbits(62))

    def _start(self, kit: GameKit, table: Table, start: int, seed: int) -> Sitting:
        header = Header(
            game=kit.game.id,
            rules_version=kit.game.rules_version,
            setup=replace(table.setup(), start=start),
            players=table.seated,
            seed=seed,
            practice=table.practice,
            created=datetime.now(UTC).astimezone().isoformat(timespec="seconds"),
        )
        return self._sit(Sitting(kit, Session(kit.game, header)))

    def _sit(self, sitting: Sitting) -> Sitting:
        """Have every further line of the session kept; a new game gets its journal at once."""
        sitting.session.record = lambda *lines: self._keep(sitting, lines)
        if sitting.journal is None and not sitting.opened:
            self._begin_journal(sitting, sitting.session.lines)
        return sitting

    # ---- keeping -------------------------------------------------------------------------------

    def _keep(self, sitting: Sitting, lines: tuple[Line, ...]) -> None:
        """Write lines down. If the disk refuses, the game goes on in memory and every line tries anew."""
        if sitting.opened:  # an opened game that goes on is a new one; the file stays as it is
            sitting.opened = False
            sitting.path = None
            sitting.saved_lines = -1
        if sitting.journal is None or sitting.failing:
            self._begin_journal(sitting, (*sitting.session.lines, *lines))
            return
        try:
            sitting.journal.append(*lines)
        except OSError as error:
            self._lost(sitting, error)

    def _begin_journal(self, sitting: Sitting, lines: tuple[Line, ...]) -> None:
        from desktop_app.storage.journal import Journal

        old = sitting.journal
        try:
            sitting.journal = Journal.create(self._folder, sitting.session.header, lines)
        except OSError as error:
            self._lost(sitting, error)
            return
        sitting.failing = False
        if old is not None:
            old.discard()

    def _lost(self, sitting: Sitting, error: OSError) -> None:
        log.error("the journal cannot be written: %s", error)
        if not sitting.failing:
            sitting.failing = True
            self.trouble.emit(sentences.journal_lost(error))

    # ---- unfinished games ----------------------------------------------------------------------

    def unfinished(self) -> tuple[Unfinished, ...]:
        """The games that can be gone on with, newest first; damaged journals are set aside and told."""
        from desktop_app.storage import journal

        try:
            found = journal.unfinished(self._folder)
        except OSError as error:
            log.error("the journals cannot be read: %s", error)
            self.trouble.emit(sentences.folder_unreadable(self._folder, error))
            return ()
        for aside in found.damaged:
            log.error("a damaged journal is now %s: %s", aside.now, aside.reason)
            self.trouble.emit(sentences.journal_damaged(aside.now, aside.reason))
        return tuple(game for game in found.games if self._games.find(game.header.game) is not None)

    def may_have_unfinished(self) -> bool:
        """Whether there are journals at all; quick, for the first picture of the start page."""
        return next(self._folder.glob("*.tischrunde"), None) is not None

    def resume(self, path: Path) -> Sitting:
        """Go on with an unfinished game.

        Raises:
            Refused: it cannot be gone on with; the journal is untouched.
        """
        from desktop_app.storage import journal

        try:
            session, opened = journal.resume(path, self._by_id())
        except (OSError, BadData) as error:
            raise Refused(sentences.cannot_continue(path, error)) from error
        kit = self._games.find(session.header.game)
        assert kit is not None
        return self._sit(Sitting(kit, session, opened))

    def discard(self, path: Path) -> None:
        """Throw an unfinished game away.

        Raises:
            Refused: another window holds it, or it cannot be removed.
        """
        from desktop_app.storage.journal import Journal

        try:
            Journal.reopen(path).discard()
        except (OSError, BadData) as error:
            raise Refused(sentences.cannot_discard(error)) from error
        self.changed.emit()

    # ---- files ---------------------------------------------------------------------------------

    def open_file(self, path: Path) -> Sitting:
        """The game in a file; it gets a journal of its own when somebody plays on.

        Raises:
            Refused: the file cannot be used; names it, the line and the reason.
        """
        from desktop_app.storage import gamefile

        try:
            session = gamefile.load(path, self._by_id())
        except (OSError, BadData) as error:
            raise Refused(sentences.cannot_open(path, error)) from error
        kit = self._games.find(session.header.game)
        assert kit is not None
        return self._sit(Sitting(kit, session, path=path, opened=True, saved_lines=len(session.lines)))

    def save(self, sitting: Sitting, path: Path) -> None:
        """Write the whole game to `path`.

        Raises:
            Refused: it cannot be written; an older file of that name is intact.
        """
        from desktop_app.storage import gamefile

        lines = sitting.session.lines
        try:
            gamefile.write(path, Record(sitting.session.header.titled(path.stem), lines))
        except (OSError, TischrundeError) as error:
            raise Refused(sentences.cannot_save(path, error)) from error
        sitting.path = path
        sitting.opened = False
        sitting.saved_lines = len(lines)

    # ---- leaving -------------------------------------------------------------------------------

    def close(self, sitting: Sitting) -> None:
        """Take a game off the table: finished it goes to the archive, unfinished it stays in its journal.

        A new game in which nothing was played leaves nothing behind.
        """
        sitting.session.record = no_recorder
        over = sitting.session.over
        kept = not over or self._archive_it(sitting)
        if sitting.journal is not None:
            untouched = sitting.session.ply == 0 and not sitting.session.can_redo
            sitting.journal.close(over=untouched or (over and kept))
            sitting.journal = None
        self.changed.emit()

    def _archive_it(self, sitting: Sitting) -> bool:
        """Whether a finished game is in the archive; one that was only looked at need not be there."""
        session = sitting.session
        outcome = session.outcome
        if outcome is None or sitting.journal is None:
            return True
        import sqlite3

        from desktop_app.storage.archive import Archive

        record = Record(session.header, session.lines)
        try:
            with Archive(self._archive) as archive:
                archive.add(record, outcome, datetime.now(UTC))
                aside = archive.aside
        except (OSError, sqlite3.Error, BadData) as error:
            log.error("the archive cannot be written: %s", error)
            self.trouble.emit(sentences.archive_failed(error))
            return False
        if aside is not None:
            log.error("a damaged archive is now %s: %s", aside.now, aside.reason)
            self.trouble.emit(sentences.set_aside(aside.now, aside.reason))
        return True

    def _by_id(self) -> Mapping[str, Game[Any, Any, Any]]:
        return {kit.game.id: kit.game for kit in self._games.kits}
