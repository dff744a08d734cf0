"""Hot-seat secrecy at a table: lets the curtain fall and rise, and changes through whose eyes it is seen."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QLabel, QToolTip, QWidget

from desktop_app.core.game import Seat
from desktop_app.session.session import ChangeKind

from .curtain import Call
from .table_log import rows_since, whole_log
from .table_looks import Looks, last_turn

if TYPE_CHECKING:
    from .table_page import TablePage

REST_MS = 700
"""So long the person who has just played sees at the normal speed at least what came of it."""
STILL_MS = 40
"""So often the board is asked whether it has come to rest."""


class Secrecy(QObject):
    """The only one who sets the seat of a table's perspective; idle where hands are no secret.

    While the curtain hangs, the frame of the table is hidden and disabled, and the perspective is a
    spectator's: what lies behind could be seen by everybody, too. After a move the curtain waits until the
    board is at rest, and so long the view does not change: whoever moved goes on looking.
    """

    def __init__(self, page: TablePage, looks: Looks, speed: Callable[[], float]) -> None:
        super().__init__(page)
        self._page = page
        self._looks = looks
        self._speed = speed
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._when_still)
        page.curtain.lift_wanted.connect(self.lift)
        page.curtain.seat_wanted.connect(lambda: page.open_seat_menu(0))

    @property
    def called(self) -> Seat | None:
        """For whose turn the curtain hangs; None: it does not."""
        call = self._page.curtain.called
        return None if call is None else call.seat

    @property
    def down(self) -> bool:
        """Whether the curtain hangs."""
        return self.called is not None

    @property
    def pending(self) -> bool:
        """Whether the view is about to change; no computer should play on before that."""
        return self._soon.isActive()

    def follow(self, kind: ChangeKind | None = None) -> None:
        """The session has changed so; None: it has just been laid on the table."""
        if (self._looks.seat, self._looks.curtain) == (self._page.perspective.seat, self.called):
            self._soon.stop()
            self._looks.settle()
            self._refresh_call()
            return
        self._page.log.mark_after(None)
        speed = self._speed()
        if kind != "play" or (speed <= 0 and not self._page.board.moving):
            self._settle()
        else:
            self._soon.start(round(REST_MS / speed) if speed > 0 else STILL_MS)

    def lift(self) -> None:
        """The person called looks: show the hand, and what has happened since the own last turn."""
        page, seat = self._page, self.called
        if seat is None:
            return
        since = last_turn(page.session, seat)
        self._looks.lift()
        self._uncover(seat)
        page.log.mark_after(since or None)
        page.board.catch_up(since)

    def close(self) -> None:
        """Follow no longer."""
        self._soon.stop()
        self._page.curtain.finish_motion()

    # ---- inside --------------------------------------------------------------------------------

    def _when_still(self) -> None:
        if self._page.board.moving:
            self._soon.start(STILL_MS)
        else:
            self._settle()
            self._page.refresh()

    def _settle(self) -> None:
        """Look at the table as it has to be seen now."""
        self._soon.stop()
        self._looks.settle()
        if not self.down:
            self._forget()
        if self._looks.curtain is not None:
            self._cover(self._looks.curtain)
        elif self.down:
            self._uncover(self._looks.seat)
        else:
            self._page.perspective.set_seat(self._looks.seat)

    def _cover(self, seat: Seat) -> None:
        page = self._page
        page.perspective.set_seat(None)
        page.log_model.set_rows(whole_log(page.kit, page.session, page.perspective))
        page.curtain.hang(self._call(seat))
        page.frame.setEnabled(False)
        page.frame.hide()

    def _uncover(self, seat: Seat | None) -> None:
        page = self._page
        page.curtain.rise(self._speed())
        page.frame.setEnabled(True)
        page.frame.show()
        page.perspective.set_seat(seat)
        page.refresh()
        page.take_focus()

    def _call(self, seat: Seat) -> Call:
        page = self._page
        player = page.session.players[seat]
        colours = page.kit.seat_colours(page.session.header.setup, page.session.players, seat)
        since = last_turn(page.session, seat)
        return Call(seat, player.name, colours, rows_since(page.log_model.rows, seat, since), first=not since)

    def _refresh_call(self) -> None:
        """Say it again: a name may have changed."""
        if (seat := self.called) is not None:
            self._page.curtain.hang(self._call(seat))

    def _forget(self) -> None:
        """Take away everything that was meant for the eyes of the person who looked."""
        page = self._page
        page.board.finish_motion()
        page.hints.clear()
        page.stop_review()
        page.review.show_ply(0, 0)
        page.card.dismiss()
        page.toast.dismiss()
        page.prompt.clear_refusal()
        for part in (page.card, page.toast):
            _wipe(part)
        QToolTip.hideText()


def _wipe(part: QWidget) -> None:
    part.setAccessibleName("")
    for label in part.findChildren(QLabel):
        label.clear()
