"""The joy of a solved puzzle: a glow that runs through the building once, from first stone to last."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

STEP_MS: Final = 55
TAIL: Final = 4
"""So many stones glow at a time while it runs."""
WHOLE: Final = 9
"""So many steps the whole building glows at the end."""
MOST_STEPS: Final = 16
"""To run through the stones; of more stones several light up in one step."""


class Glow(QObject):
    """`changed` comes whenever other stones glow; at last none do."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._order: tuple[str, ...] = ()
        self._at = 0
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._on)

    @property
    def running(self) -> bool:
        """Whether it is under way."""
        return self._timer.isActive()

    @property
    def lit(self) -> frozenset[str]:
        """The ids of the stones that glow now."""
        if not self.running:
            return frozenset()
        pace = -(-len(self._order) // MOST_STEPS)
        head = self._at * pace
        first = 0 if head >= len(self._order) else max(0, head - TAIL * pace)
        return frozenset(self._order[first:head])

    def start(self, order: tuple[str, ...], speed: float) -> None:
        """Run through these stones; speed 0 is no motion at all."""
        self.stop()
        if speed > 0 and order:
            self._order, self._at = order, 1
            self._timer.start(round(STEP_MS / speed))
            self.changed.emit()

    def stop(self) -> None:
        """At once dark again."""
        if self.running:
            self._timer.stop()
            self.changed.emit()

    def _on(self) -> None:
        self._at += 1
        pace = -(-len(self._order) // MOST_STEPS)
        if self._at > -(-len(self._order) // pace) + WHOLE:
            self.stop()
        else:
            self.changed.emit()
