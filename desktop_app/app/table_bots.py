"""Keeps the computer's seats playing: asks the bots when it is their turn and plays their answers."""

from __future__ import annotations

import logging
from collections.abc import Callable
from random import Random
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from desktop_app.core.game import CHANCE, Seat
from desktop_app.session.session import Session

log = logging.getLogger(__name__)

LEAST_MS = 500
"""So long a bot's turn lasts at the normal speed at least, so that people can follow."""
STILL_MS = 40
"""So often the table is asked whether it has come to rest."""


class BotHand(QObject):
    """The hand that moves for the computer at one table.

    Call `wake` after everything that may change who is to act. A bot is asked with what its own seat may see;
    its answer is played only if the position it was asked about is still on the table. One failure is tried
    again, after the second one `gave_up` offers the seat to a person. `driver` is a `BotDriver` or something
    with the same signals. While the table is `moving` (dice still roll) no answer is played.
    """

    changed = Signal()
    """Another seat thinks, or none does."""
    progressed = Signal(int, float)
    """(seat, share of the thinking time used)"""
    tried_again = Signal(int)
    """The bot of that seat failed and is asked once more."""
    gave_up = Signal(int)
    """The bot of that seat failed twice; nobody plays for it until `retry` or a change of the seats."""

    def __init__(
        self,
        session: Session[Any, Any, Any],
        driver: Any,
        speed: Callable[[], float],
        parent: QObject | None = None,
        *,
        moving: Callable[[], bool] = lambda: False,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._driver = driver
        self._speed = speed
        self._moving = moving
        self._seat: Seat | None = None
        self._revision = -1
        self._request = -1
        self._share = 0.0
        self._answer: tuple[Any] | None = None
        self._failures = 0
        self.why = ""
        """What a bot failed of last, as the driver told it."""
        self._stuck: tuple[Seat, int] | None = None
        self._paused = False
        self._single = -1
        """The revision at which one move is wanted although the computer is stopped."""
        self._held = False
        self._closed = False
        self._least = QTimer(self)
        self._least.setSingleShot(True)
        self._least.timeout.connect(self._play_when_still)
        driver.answered.connect(self._on_answer)
        driver.failed.connect(self._on_failure)
        driver.progress.connect(self._on_progress)

    # ---- what is going on ----------------------------------------------------------------------

    @property
    def thinking(self) -> Seat | None:
        """The seat whose bot is at work."""
        return self._seat

    @property
    def work(self) -> tuple[Seat | None, float]:
        """The seat whose bot is at work, and the share of its thinking time that it has used."""
        return self._seat, self._share

    @property
    def stuck(self) -> Seat | None:
        """The seat to act whose bot has failed twice."""
        waits = self._stuck is not None and self._stuck == (self._session.to_act, self._session.revision)
        return self._stuck[0] if waits and self._stuck is not None else None

    @property
    def paused(self) -> bool:
        """Whether the person has stopped the computer's seats."""
        return self._paused

    def set_paused(self, paused: bool) -> None:
        """Stop the computer's seats, the one that thinks too, or let them go on."""
        self._paused = paused
        self._single = -1
        self.wake()

    def set_held(self, held: bool) -> None:
        """The same for as long as somebody steps through the game."""
        self._held = held
        self.wake()

    # ---- acting --------------------------------------------------------------------------------

    def wake(self) -> None:
        """Ask the bot whose turn it is; withdraw what was asked about a position that is gone."""
        seat = self._wanted()
        if seat is not None and seat == self._seat and self._revision == self._session.revision:
            return
        had = self._seat
        self._withdraw()
        if seat is not None:
            self._ask(seat)
        if seat != had or seat is not None:
            self.changed.emit()

    @property
    def can_hurry(self) -> bool:
        """Whether `play_now` would bring about anything."""
        return self._seat is not None or (self._paused and self._computer_due() is not None)

    def play_now(self) -> None:
        """The bot answers with the best it has, and its answer is shown at once.

        While the computer is stopped it thinks about one move and plays it, then it is stopped again.
        """
        if self._seat is None:
            if self._paused and self._computer_due() is not None:
                self._single = self._session.revision
                self.wake()
            return
        if self._answer is not None:
            self._least.stop()
            self._play()
            return
        self._least.stop()
        self._driver.play_now()

    def retry(self) -> None:
        """Ask a bot that has given up once more."""
        self._stuck = None
        self._failures = 0
        self.wake()

    def close(self) -> None:
        """Nothing is played any more; the driver stays the caller's to close."""
        self._closed = True
        self._withdraw()

    # ---- inside --------------------------------------------------------------------------------

    def _wanted(self) -> Seat | None:
        stopped = self._paused and self._single != self._session.revision
        return None if stopped else self._computer_due()

    def _computer_due(self) -> Seat | None:
        """The seat to act if a computer sits there and can play."""
        seat = self._session.to_act
        if self._closed or self._held or seat is None or seat == CHANCE:
            return None
        if self._session.players[seat].kind != "computer" or self.stuck == seat:
            return None
        return seat

    def _ask(self, seat: Seat) -> None:
        session = self._session
        self._seat = seat
        self._share = 0.0
        self._revision = session.revision
        seen = session.game.observe(session.state, seat)
        speed = self._speed()
        if speed > 0:
            self._least.start(round(LEAST_MS / speed))
        level = session.players[seat].level
        self._request = self._driver.think(level, seen, self._seed(seat), f"seat {seat}")

    def _seed(self, seat: Seat) -> str:
        return f"{self._session.header.seed}/bot/{seat}/{self._session.ply}"

    def _withdraw(self) -> None:
        self._least.stop()
        if self._seat is not None and self._answer is None:
            self._driver.cancel()
        self._seat = None
        self._request = -1
        self._answer = None

    def _on_progress(self, share: float) -> None:
        if self._seat is not None:
            self._share = share
            self.progressed.emit(self._seat, share)

    def _on_answer(self, request: int, action: Any) -> None:
        if self._seat is None or request != self._request:
            return
        self._answer = (action,)
        self._request = -1
        if not self._least.isActive():
            self._play_when_still()

    def _play_when_still(self) -> None:
        """Play the answer once what happened last has been shown."""
        if self._answer is not None and self._moving():
            self._least.start(STILL_MS)
        else:
            self._play()

    def _play(self) -> None:
        """Submit the answer, unless it is still awaited or the position is gone."""
        if self._answer is None or self._seat is None:
            return
        session, seat, (action,) = self._session, self._seat, self._answer
        fresh = session.revision == self._revision and session.to_act == seat
        self._seat = None
        self._answer = None
        if fresh:
            self._failures = 0
            session.submit(self._checked(seat, action), seat, session.revision)
        self.wake()

    def _checked(self, seat: Seat, action: Any) -> Any:
        """The action, or a random legal one if the rules refuse it."""
        session = self._session
        legal = session.game.legal(session.state)
        if action in legal:
            return action
        position = session.game.encode(session.state) if not session.game.has_secrets else "this position"
        log.warning("the computer on seat %d answered %r, which is not legal in %s", seat, action, position)
        return Random(f"{self._seed(seat)}/instead").choice(list(legal))

    def _on_failure(self, request: int, why: str) -> None:
        if self._seat is None or request != self._request:
            return
        seat, self.why = self._seat, why
        log.warning("the computer on seat %d failed: %s", seat, why)
        self._least.stop()
        self._seat = None
        self._request = -1
        self._failures += 1
        if self._failures < 2:
            self.tried_again.emit(seat)
            self.wake()
            return
        self._failures = 0
        self._stuck = (seat, self._session.revision)
        self.changed.emit()
        self.gave_up.emit(seat)
