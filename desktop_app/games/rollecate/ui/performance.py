"""Shows what happened in acts, one after the other: dice, ride, and last of all the new position."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from .acts import Act, RideOn
from .railway_view import RailwayView


class Performance(QObject):
    """Waits for the view to come to rest between two acts. `stage` puts the dice of an act onto the table."""

    def __init__(self, view: RailwayView, stage: Callable[[Act], None], parent: QObject) -> None:
        super().__init__(parent)
        self._view, self._stage = view, stage
        self._acts: list[Act] = []
        self._close: Callable[[], None] | None = None
        view.settled.connect(self._next)
        view.arrived.connect(self._next)

    @property
    def running(self) -> bool:
        """Whether the new position is not shown yet."""
        return self._close is not None

    def begin(self, acts: tuple[Act, ...], close: Callable[[], None]) -> None:
        """Show these acts, then `close`."""
        self._acts, self._close = list(acts), close
        self._next()

    def stop(self) -> Callable[[], None] | None:
        """Show no further act; what would have closed it, if that is still to come."""
        close, self._close, self._acts = self._close, None, []
        return close

    def _next(self) -> None:
        """The next act, once nothing moves any more."""
        while self._close is not None and not self._view.moving:
            if not self._acts:
                close, self._close = self._close, None
                close()
                return
            act = self._acts.pop(0)
            self._stage(act)
            if isinstance(act, RideOn):
                self._view.ride(act.journey)
