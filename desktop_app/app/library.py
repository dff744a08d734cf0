"""The games of this person: starting, going on, opening, saving. A game on the table keeps a journal.

Sessions and stores are imported by the methods that use them: the start page comes without.
"""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime
from pathlib import Path
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from desktop_app.core.errors import BadData, TischrundeError

from . import sentences
from .archive_access import NEWEST, ended_on, open_archive
from .games import Rules

if TYPE_CHECKING:
    from desktop_app.core.game import Game, Outcome, Setup
    from desktop_app.qt.kit import GameKit
    from desktop_app.session.record import Line, Record
    from desktop_app.session.session import Session
    from desktop_app.storage.archive import Finished
    from desktop_app.storage.journal import Journal, Unfinished

    from .games import Games
    from .seating import Table

log = logging.getLogger(__name__)


class Refused(Exception):
    """Something could not be done; the text is for the person."""


@dataclass(eq=False, slots=True)
class Sitting:
    """One game on the table. `path` is the file it was saved to, None while it is unsaved."""

    kit: GameKit
    session: Session[Any, Any, Any]
    journal: Journal | None = None
    path: Path | None = None
    opened: bool = False
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
        self._unreadable: set[Path] = set()

    # ---- starting ------------------------------------------------------------------------------

    def start(self, kit: GameKit, table: Table) -> Sitting:
        """A new game; who starts is drawn from its seed if that was left open."""
        seed = SystemRandom().getrandbits(62)
        return self._start(kit, table, table.setup(Random(f"{seed}/start")).start, seed)

    def rematch(self, sitting: Sitting) -> Sitting:
        """The same people and options again; the next seat starts."""
        from .seating import Table

        header = sitting.session.header
        setup = header.setup
        table = Table(
            setup.seats, header.players, setup.options, (setup.start + 1) % setup.seats, header.practice
        )
        return self._start(sitting.kit, table, table.start or 0, SystemRandom().getrandbits(62))

    def _start(self, kit: GameKit, table: Table, start: int, seed: int) -> Sitting:
        from desktop_app.session.record import Header
        from desktop_app.session.session import Session

        header = Header(
            game=kit.id,
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
        everything = (*sitting.session.lines, *lines)
        if sitting.journal is None or sitting.failing:
            self._begin_journal(sitting, everything)
            return
        from desktop_app.storage.journal import Gone

        try:
            sitting.journal.append(*lines)
        except Gone as error:
            log.error("the journal was removed: %s", error)
            if self._begin_journal(sitting, everything):
                self.trouble.emit(sentences.journal_removed())
        except OSError as error:
            self._lost(sitting, error)

    def _begin_journal(self, sitting: Sitting, lines: tuple[Line, ...]) -> bool:
        """Write everything into a new journal, in the place of one that failed; whether that went well."""
        from desktop_app.storage.journal import Journal

        old = sitting.journal
        try:
            sitting.journal = Journal.create(self._folder, sitting.session.header, lines)
        except (OSError, BadData) as error:
            self._lost(sitting, error)
            return False
        sitting.failing = False
        if old is not None:
            with contextlib.suppress(OSError):
                old.discard()
        return True

    def _lost(self, sitting: Sitting, error: Exception) -> None:
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
            if aside.now == aside.path:
                self._tell_unreadable(aside.path, aside.reason)
                continue
            log.error("a damaged journal is now %s: %s", aside.now, aside.reason)
            self.trouble.emit(sentences.journal_damaged(aside.now, aside.reason))
        return tuple(game for game in found.games if self._games.find(game.header.game) is not None)

    def _tell_unreadable(self, path: Path, why: str) -> None:
        """Tell of a journal that stays where it is, but not at every look."""
        if path not in self._unreadable:
            self._unreadable.add(path)
            log.error("a journal cannot be read: %s: %s", path, why)
            self.trouble.emit(sentences.journal_unreadable(path, why))

    def may_have_unfinished(self) -> bool:
        """Whether there are journals at all; quick, for the first picture of the start page."""
        return next(self._folder.glob("*.tischrunde"), None) is not None

    # ---- finished games ------------------------------------------------------------------------

    def finished(self) -> tuple[Finished, ...]:
        """The games that ended last, newest first; none while the archive cannot be read."""
        if not self._archive.exists():
            return ()
        try:
            with open_archive(self._archive, self.trouble.emit) as archive:
                games = archive.games(NEWEST)
        except (OSError, BadData) as error:
            log.error("the archive cannot be read: %s", error)
            return ()
        return tuple(game for game in games if self._games.find(game.game) is not None)

    def ended_as(self, kit: GameKit, day: date) -> tuple[tuple[Setup, str], ...]:
        """What was agreed in the games of that kind that ended on that day, and the outcomes' reasons."""
        return ended_on(self._archive, kit.id, day, self.trouble.emit)

    def look_at(self, number: int) -> Sitting:
        """A finished game, to be stepped through; `number` is that of the archive.

        Raises:
            Refused: it cannot be read.
        """
        from desktop_app.storage import gamefile

        try:
            with open_archive(self._archive, self.trouble.emit) as archive:
                record = archive.record(number)
            session = gamefile.replay(self._archive, record, self._by_id())
            kit = self._kit_for(self._archive, session)
        except (OSError, BadData, KeyError) as error:
            raise Refused(sentences.cannot_look_at(error)) from error
        return self._sit(Sitting(kit, session, opened=True))

    def resume(self, path: Path) -> Sitting:
        """Go on with an unfinished game.

        Raises:
            Refused: it cannot be gone on with. A journal with something wrong in it is set aside, so that it
                is not offered again; any other is untouched.
        """
        from desktop_app.storage import journal

        opened = None
        try:
            session, opened = journal.resume(path, self._by_id())
            kit = self._kit_for(path, session)
        except (OSError, BadData) as error:
            sentence = sentences.cannot_continue(path, error)
            now = self._put_aside(path, opened, error)
            raise Refused(sentences.not_offered_again(sentence, now) if now else sentence) from error
        return self._sit(Sitting(kit, session, opened))

    def _put_aside(self, path: Path, opened: Journal | None, error: Exception) -> Path | None:
        """Set a journal aside that is wrong in itself; where it is now, None if it stays."""
        from desktop_app.storage.journal import Journal

        if getattr(error, "code", "") not in ("rules", "player"):
            return None
        try:
            now = (opened or Journal.reopen(path)).set_aside(str(error)).now
        except (OSError, BadData) as another:
            log.error("a journal cannot be set aside: %s", another)
            return None
        log.error("a journal that cannot be continued is now %s: %s", now, error)
        self.changed.emit()
        return now

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
            kit = self._kit_for(path, session)
        except (OSError, BadData) as error:
            raise Refused(sentences.cannot_open(path, error)) from error
        return self._sit(Sitting(kit, session, path=path, opened=True))

    def save(self, sitting: Sitting, path: Path) -> None:
        """Write the whole game to `path`.

        Raises:
            Refused: it cannot be written; an older file of that name is intact.
        """
        from desktop_app.session.record import Record
        from desktop_app.storage import gamefile

        lines = sitting.session.lines
        try:
            gamefile.write(path, Record(sitting.session.header.titled(path.stem), lines))
        except (OSError, TischrundeError) as error:
            raise Refused(sentences.cannot_save(path, error)) from error
        sitting.path = path
        sitting.opened = False

    # ---- leaving -------------------------------------------------------------------------------

    def close(self, sitting: Sitting) -> None:
        """Take a game off the table: finished it goes to the archive, unfinished it stays in its journal.

        A new game in which no seat has decided anything leaves nothing behind.
        """
        from desktop_app.core.game import CHANCE
        from desktop_app.session.session import no_recorder

        session = sitting.session
        session.record = no_recorder
        untouched = not session.can_redo and all(step.seat == CHANCE for step in session.steps)
        lost = sitting.failing or (sitting.journal is not None and sitting.journal.gone)
        if lost and not untouched:
            self._begin_journal(sitting, session.lines)
        kept = not session.over or self._archive_it(sitting)
        if sitting.journal is not None:
            if kept:
                sitting.journal.close(over=untouched or session.over)
            else:
                self._put_by(sitting.journal)
            sitting.journal = None
        self.changed.emit()

    def archive_finished(self) -> None:
        """Put the games into the archive that could not be put there when they ended; for the start.

        The person was told then; a failure now goes to the log alone, and the games go on waiting.
        """
        from desktop_app.session.record import Record
        from desktop_app.storage import gamefile, journal

        for path in journal.finished(self._folder):
            try:
                session = gamefile.replay(path, journal.read(path), self._by_id())
                outcome = session.outcome
                if outcome is not None:
                    ended = datetime.fromtimestamp(path.stat().st_mtime, UTC)
                    self._add(Record(session.header, session.lines), outcome, ended)
                    path.unlink(missing_ok=True)
            except BadData as error:  # the archive may still take the others
                log.error("a finished game cannot be read: %s", error)
            except OSError as error:
                log.error("the archive still cannot be written: %s", error)
                return

    def _archive_it(self, sitting: Sitting) -> bool:
        """Whether a finished game is in the archive; one that was only looked at need not be there."""
        from desktop_app.session.record import Record

        session = sitting.session
        outcome = session.outcome
        if outcome is None or sitting.journal is None:
            return True
        try:
            self._add(Record(session.header, session.lines), outcome, datetime.now(UTC))
        except (OSError, BadData) as error:
            log.error("the archive cannot be written: %s", error)
            self.trouble.emit(sentences.archive_failed(error))
            return False
        return True

    def _add(self, record: Record, outcome: Outcome, ended: datetime) -> None:
        """Put a game into the archive.

        Raises:
            BadData, OSError: that cannot be done now.
        """
        with open_archive(self._archive, self.trouble.emit) as archive:
            archive.add(record, outcome, ended)

    def _put_by(self, journal: Journal) -> None:
        try:
            journal.put_by()
        except OSError as error:  # then it is offered to be gone on with, and archived after that
            log.error("a finished game cannot be put by: %s", error)

    def _kit_for(self, path: Path, session: Session[Any, Any, Any]) -> GameKit:
        """The kit of a game that was read from `path`.

        Raises:
            BadFile: somebody sits there who cannot sit in this game.
        """
        from desktop_app.storage.files import BadFile

        from .seating import first_misfit

        kit = self._games.find(session.header.game)
        assert kit is not None
        levels = {level.number for level in kit.levels()}
        wrong = first_misfit(session.header, session.lines, kit.colours, levels)
        if wrong is not None:
            raise BadFile(path, wrong[0], "player", wrong[1])
        return kit

    def _by_id(self) -> Mapping[str, Game[Any, Any, Any]]:
        return Rules(self._games)
