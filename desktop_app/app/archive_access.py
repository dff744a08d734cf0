"""The archive of finished games as the window uses it: opened for a moment, never waited for long."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import date, datetime, time
from pathlib import Path
from typing import TYPE_CHECKING, Final

from desktop_app.core.errors import BadData

from . import sentences

if TYPE_CHECKING:
    from desktop_app.core.game import Setup
    from desktop_app.storage.archive import Archive

log = logging.getLogger(__name__)

PATIENCE: Final = 0.3
"""Seconds for which each access waits while another program holds the archive; the window waits as well."""

NEWEST: Final = 3
"""So many finished games are shown."""


@contextmanager
def open_archive(path: Path, tell: Callable[[str], None]) -> Iterator[Archive]:
    """The archive in `path`; `tell` hears the sentence if it was damaged and begun anew.

    Raises:
        BadData, OSError: it cannot be used now, also when that shows only inside the `with` statement.
    """
    import sqlite3  # this and the archive are not needed at the start

    from desktop_app.storage.archive import Archive

    try:
        with Archive(path, patience=PATIENCE) as archive:
            if (aside := archive.aside) is not None:
                log.error("a damaged archive is now %s: %s", aside.now, aside.reason)
                tell(sentences.set_aside(aside.now, aside.reason))
            yield archive
    except sqlite3.Error as error:
        raise OSError(str(error)) from error


def ended_on(path: Path, game: str, day: date, tell: Callable[[str], None]) -> tuple[tuple[Setup, str], ...]:
    """What was agreed in the games of that kind that ended from that day on, and the outcomes' reasons.

    None while the archive cannot be read.
    """
    if not path.exists():
        return ()
    try:
        with open_archive(path, tell) as archive:
            return archive.ended(game, datetime.combine(day, time()).astimezone())
    except (OSError, BadData) as error:
        log.error("the archive cannot be read: %s", error)
        return ()
