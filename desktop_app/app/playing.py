"""Everything that puts a game on the table or keeps one: start, go on, open, save, rematch."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from desktop_app.core.errors import BadData
from desktop_app.qt.kit import GameKit

from . import sentences
from .asking import Asking
from .library import Library, Refused, Sitting
from .notices import Notices
from .settings import Settings
from .table_stand import TableStand

if TYPE_CHECKING:
    from .occasions import Offer
    from .seating import Table

log = logging.getLogger(__name__)

LATER = " "
"""In place of the last choice until the window is there; it keeps the line free."""

LAST_GAME = "last game"
"""The preference that holds the id of the game chosen last."""


class Playing(QObject):
    """Each deed either succeeds or says why not in a notice, and then nothing has changed."""

    seated = Signal()
    """A game is being put on the table."""

    def __init__(
        self,
        stand: TableStand,
        library: Library,
        settings: Settings,
        notices: Notices,
        asking: Asking,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._stand = stand
        self._library = library
        self._settings = settings
        self._notices = notices
        self._asking = asking
        self._stepped: Sitting | None = None
        stand.shown.connect(self._step_through)
        asking.save_chosen.connect(self.save_to)

    def start(self, kit: GameKit, table: Table) -> None:
        """Begin a new game."""
        if self.playable(kit):
            self._settings.prefer(LAST_GAME, kit.id)
            self._seat(self._library.start(kit, table))

    def begin_offer(self, offer: Offer) -> None:
        """Begin a game that suggested itself, for the person of the last choice; that choice stays."""
        from .choices import alone_at  # loads the rules, which the start page comes without
        from .occasions import of_now

        kit = offer.kit
        if self.playable(kit):
            occasion = of_now(offer).occasion
            self._settings.prefer(LAST_GAME, kit.id)
            try:
                self._seat(self._library.start(kit, alone_at(kit, self._settings, occasion.setup)))
            except BadData as error:
                log.error("the game %s cannot be begun: %s", kit.id, error)
                self._notices.refuse(sentences.cannot_play(occasion.title, error))

    def quick_start(self, kit: GameKit) -> None:
        """Begin a new game with the last choice."""
        from .choices import last_table  # loads the rules, which the start page comes without

        if self.playable(kit):
            self.start(kit, last_table(kit, self._settings))

    def last_choice(self, kit: GameKit) -> str:
        """What a quick start begins, in one line; '' while the game cannot be played."""
        from .choices import last_table, summary  # load the rules, which the start page comes without

        try:
            return summary(kit, last_table(kit, self._settings))
        except BadData:  # beginning it tells what is wrong
            return ""

    def playable(self, kit: GameKit) -> bool:
        """Whether the game has all it needs; if one of its files is damaged, say which and why."""
        from .choices import last_table

        try:
            last_table(kit, self._settings)
        except BadData as error:
            log.error("the game %s cannot be played: %s", kit.id, error)
            self._notices.refuse(sentences.cannot_play(kit.title(), error))
            return False
        return True

    def rematch(self) -> None:
        """The same people again."""
        if self._stand.sitting is not None:
            self._seat(self._library.rematch(self._stand.sitting))

    def resume(self, path: Path) -> None:
        """Go on with an unfinished game."""
        self._try(lambda: self._seat(self._library.resume(path)))

    def open_path(self, path: Path) -> None:
        """Open a game file; if it cannot be used, nothing on the table changes."""
        if self._try(lambda: self._seat(self._library.open_file(path))):
            self._settings.remember_file(path)

    def look_at(self, number: int) -> None:
        """Show a finished game of the archive, to be stepped through."""
        self._try(lambda: self._show(self._library.look_at(number)))

    def discard(self, path: Path) -> None:
        """Throw an unfinished game away."""
        self._try(lambda: self._library.discard(path))

    def save(self) -> None:
        """Write the game on the table to its file, or ask for one."""
        sitting = self._stand.sitting
        if sitting is None:
            return
        if sitting.path is None or sitting.opened:
            self.save_as()
        else:
            self.save_to(sitting.path)

    def save_as(self) -> None:
        """Ask where to save the game on the table."""
        if self._stand.sitting is not None:
            self._asking.save_file(self._stand.sitting)

    def save_to(self, path: Path) -> None:
        """Write the game on the table to `path`."""
        sitting = self._stand.sitting
        if sitting is not None and self._try(lambda: self._library.save(sitting, path)):
            self._settings.remember_file(path)
            self._notices.tell(self.tr("Saved as “%1”.").replace("%1", path.name))

    def _seat(self, sitting: Sitting) -> None:
        self._notices.settle()
        self._stand.seat(sitting)
        self.seated.emit()

    def _show(self, sitting: Sitting) -> None:
        self._stepped = sitting
        self._seat(sitting)

    def _step_through(self) -> None:
        """Begin at once to step through a game that is only shown."""
        if (
            self._stepped is not None
            and self._stand.sitting is self._stepped
            and self._stand.page is not None
        ):
            self._stand.page.set_reviewing(True)
        self._stepped = None

    def _try(self, deed: Callable[[], None]) -> bool:
        """Do it; if it is refused, say why and return False."""
        self._notices.settle()
        try:
            deed()
        except Refused as refused:
            self._notices.refuse(str(refused))
            return False
        return True
