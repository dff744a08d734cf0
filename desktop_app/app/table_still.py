"""Tells what has happened once it has been seen: dice that still roll are not announced beforehand."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from PySide6.QtCore import QObject, QTimer

LOOK_MS = 40
"""So often the table is asked whether it has come to rest."""
MOST_LOOKS = 200
"""After so many looks it is told all the same: eight seconds, longer than any motion."""


class WhenStill(QObject):
    """Does things at once while nothing on the table is `moving`, else as soon as it has come to rest.

    Deeds wait in the order they came; one that waits already is not done twice.
    """

    def __init__(self, moving: Callable[[], bool], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._moving = moving
        self._waiting: dict[Hashable, Callable[[], None]] = {}
        self._looks = 0
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._look)

    @property
    def waiting(self) -> bool:
        """Whether something is still to be told."""
        return bool(self._waiting)

    def do(self, deed: Callable[[], None], key: Hashable = None) -> None:
        """`deed` now, or when all is still; `key` tells whether it waits already."""
        if not self._moving():
            self.flush()
            deed()
            return
        if not self._waiting:
            self._looks = 0
        self._waiting.setdefault(key if key is not None else deed, deed)
        self._timer.start(LOOK_MS)

    def flush(self) -> None:
        """Do everything that waits, now."""
        self._timer.stop()
        while self._waiting:
            key = next(iter(self._waiting))
            self._waiting.pop(key)()

    def drop(self) -> None:
        """Forget everything that waits."""
        self._timer.stop()
        self._waiting.clear()

    def _look(self) -> None:
        self._looks += 1
        if self._moving() and self._looks < MOST_LOOKS:
            self._timer.start(LOOK_MS)
        else:
            self.flush()
