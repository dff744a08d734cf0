"""Shows what happened in acts, one after the other: dice, ride, and last of all the new position."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from .acts import Act, RideOn
from .railway_view import RailwayView


class Performance(QObject):
    """Waits for the view to come to rest between two acts. `stage` puts the dice of an act onto the table."""

    def __init__(self, view: RailwayView, stage: Callable[[Act], None], parent: QObject) -> None:
        super().__init__(parent)
        self._view, self._stage = view, stage
        self._acts: list[Act] = []
        self._close: Callable[[], None] | None = None
        self._rest = 0.0
        self._resting = QTimer(self, singleShot=True)
        view.settled.connect(self._next)
        view.arrived.connect(self._next)

    @property
    def running(self) -> bool:
        """Whether the new position is not shown yet, or has not been in sight long enough."""
        return self._close is not None or (self._resting.isActive() and self._view.isVisible())

    def begin(self, acts: tuple[Act, ...], close: Callable[[], None], *, rest: float = 0.0) -> None:
        """Show these acts, then `close`; what that brings stays in sight for `rest` milliseconds."""
        self._acts, self._close, self._rest = list(acts), close, rest
        self._next()

    def stop(self) -> Callable[[], None] | None:
        """Show no further act and rest no more; what would have closed it, if that is still to come."""
        self._resting.stop()
        close, self._close, self._acts = self._close, None, []
        return close

    def _next(self) -> None:
        """The next act, once nothing moves any more."""
        # To ask whether the view moves may settle it, which comes back to here: so that is asked first.
        while not self._view.moving and self._close is not None:
            if not self._acts:
                close, self._close = self._close, None
                close()
                if self._rest > 0:
                    self._resting.start(round(self._rest))
                return
            act = self._acts.pop(0)
            self._stage(act)
            if isinstance(act, RideOn):
                self._view.ride(act.journey)
