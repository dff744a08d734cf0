"""Shows what happened in acts, one after the other, and last of all the new position."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from .acts import Act
from .table_view import TableView


class Performance(QObject):
    """Between two acts it waits for the view to come to rest, and then as long as the act wants.

    `stage` puts an act onto the table.
    """

    def __init__(
        self, view: TableView, stage: Callable[[Act], None], speed: Callable[[], float], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._view, self._stage, self._speed = view, stage, speed
        self._acts: list[Act] = []
        self._close: Callable[[], None] | None = None
        self._rest = 0.0
        self._resting = QTimer(self, singleShot=True)
        self._resting.timeout.connect(self._next)
        view.settled.connect(self._next)

    @property
    def running(self) -> bool:
        """Whether the new position is not shown yet."""
        return self._close is not None

    @property
    def resting(self) -> QTimer:
        """Runs while an act stays in sight."""
        return self._resting

    def begin(self, acts: tuple[Act, ...], close: Callable[[], None]) -> None:
        """Show these acts, then `close`."""
        self._acts, self._close, self._rest = list(acts), close, 0.0
        self._next()

    def stop(self) -> Callable[[], None] | None:
        """Show no further act; what would have closed it, if that is still to come."""
        self._resting.stop()
        close, self._close, self._acts = self._close, None, []
        return close

    def _next(self) -> None:
        """The next act, once nothing moves any more and the last one was seen long enough."""
        # To ask whether the view moves may settle it, which comes back to here: so that is asked first.
        while not self._view.moving and self._close is not None and not self._resting.isActive():
            speed = self._speed()
            if self._rest > 0 and speed > 0:
                rest, self._rest = self._rest, 0.0
                self._resting.start(round(rest / speed))
                return
            if not self._acts:
                close, self._close = self._close, None
                close()
                return
            act = self._acts.pop(0)
            self._rest = act.rest
            self._stage(act)
