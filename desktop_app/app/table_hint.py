"""The hint in three steps: where to look, what to use, and what to do and why."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Signal

from desktop_app.bots.bot import Advice
from desktop_app.qt.perspective import Perspective
from desktop_app.session.session import Session

log = logging.getLogger(__name__)

STAGES = 3


class Hints(QObject):
    """At most one hint, for the position on the table; `driver` is a `BotDriver` or has the same signals.

    `before` tells what a person plays by asking, where a game counts hints: that is played first.
    """

    changed = Signal()

    def __init__(
        self,
        session: Session[Any, Any, Any],
        perspective: Perspective,
        driver: Any,
        parent: QObject | None = None,
        *,
        before: Callable[[Any], Any | None] = lambda seen: None,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._perspective = perspective
        self._driver = driver
        self._before = before
        self._request = -1
        self.advice: Advice[Any] | None = None
        self.stage = 0
        """1 to 3 while a hint is shown."""
        self.failed = False
        """Whether the last hint asked for could not be worked out."""
        driver.advised.connect(self._on_advice)
        driver.failed.connect(self._on_failure)

    @property
    def waiting(self) -> bool:
        """Whether the hint is being worked out."""
        return self._request >= 0

    @property
    def active(self) -> bool:
        """Whether there is something to take away."""
        return self.waiting or self.advice is not None or self.failed

    def ask(self) -> None:
        """The first stage, or the next one; nothing if no person decides now."""
        seat = self._perspective.to_act
        if not self._perspective.may_act or seat is None or self.waiting:
            return
        if self.advice is not None:
            self.stage = min(STAGES, self.stage + 1)
        else:
            self.failed = False
            session = self._session
            seen = session.game.observe(session.state, seat)
            if (action := self._before(seen)) is not None:
                self._perspective.submit(action)
                if self._perspective.to_act != seat:
                    return
                seen = session.game.observe(session.state, seat)
            self._request = self._driver.advise(seen, f"{session.header.seed}/advice/{session.ply}")
        self.changed.emit()

    def clear(self) -> None:
        """Take the hint away, or stop looking for it."""
        if not self.active:
            return
        if self.waiting:
            self._driver.cancel()
        self._reset()
        self.changed.emit()

    def _reset(self) -> None:
        self._request = -1
        self.advice = None
        self.stage = 0
        self.failed = False

    def _on_advice(self, request: int, advice: Advice[Any]) -> None:
        if request == self._request:
            self._reset()
            self.advice = advice
            self.stage = 1
            self.changed.emit()

    def _on_failure(self, request: int, why: str) -> None:
        if request == self._request:
            log.warning("no hint: %s", why)
            self._reset()
            self.failed = True
            self.changed.emit()
