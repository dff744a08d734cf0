"""Shows what happened in acts, one after the other, and last of all the new position."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Generic, TypeVar

from PySide6.QtCore import QObject, QTimer, SignalInstance

from .view import SceneView

A = TypeVar("A")


class Performance(QObject, Generic[A]):
    """Between two acts it waits for the view to come to rest, and then as long as the act wants.

    `stage` puts an act onto the table. `rest_of` is asked once nothing moves any more: so many milliseconds
    the act stays in sight then. `signals` tell that something has come to rest.
    """

    def __init__(
        self,
        view: SceneView,
        stage: Callable[[A], None],
        parent: QObject,
        *,
        signals: Iterable[SignalInstance],
        rest_of: Callable[[A], float] = lambda act: 0.0,
    ) -> None:
        super().__init__(parent)
        self._view, self._stage, self._rest_of = view, stage, rest_of
        self._acts: list[A] = []
        self._shown: A | None = None
        """The act on the table that has not rested yet, if there is one."""
        self._close: Callable[[], None] | None = None
        self._rest = 0.0
        self._resting = QTimer(self, singleShot=True)
        self._resting.timeout.connect(self._next)
        for signal in signals:
            signal.connect(self._next)

    @property
    def running(self) -> bool:
        """Whether the new position is not shown yet, or has not been in sight long enough."""
        return self._close is not None or (self._resting.isActive() and self._view.isVisible())

    @property
    def resting(self) -> QTimer:
        """Runs while an act, or in the end the new position, stays in sight."""
        return self._resting

    def begin(self, acts: Iterable[A], close: Callable[[], None], *, rest: float = 0.0) -> None:
        """Show these acts, then `close`; what that brings stays in sight for `rest` milliseconds."""
        self._acts, self._shown, self._close, self._rest = list(acts), None, close, rest
        self._next()

    def stop(self) -> Callable[[], None] | None:
        """Show no further act and rest no more; what would have closed it, if that is still to come."""
        self._resting.stop()
        close, self._close, self._acts, self._shown = self._close, None, [], None
        return close

    def finish(self) -> None:
        """End all motion at once, with the new position on the table."""
        close = self.stop()
        self._view.finish_motion()
        if close is not None:
            close()
            self._view.finish_motion()

    def _next(self) -> None:
        """The next act, once nothing moves any more and the last one was seen long enough."""
        # To ask whether the view moves may settle it, which comes back to here: so that is asked first.
        while not self._view.moving and self._close is not None and not self._resting.isActive():
            act, self._shown = self._shown, None
            rest = self._rest_of(act) if act is not None else 0.0
            if rest > 0:
                self._resting.start(round(rest))
                return
            if not self._acts:
                close, rest, self._close = self._close, self._rest, None
                close()
                if rest > 0 and not self.running:
                    self._resting.start(round(rest))
                return
            self._shown = self._acts.pop(0)
            self._stage(self._shown)
