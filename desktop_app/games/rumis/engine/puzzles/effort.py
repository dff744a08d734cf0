"""How much a search may still do, counted in steps, so that it ends alike on every machine."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

STEPS_BETWEEN_ASKING: Final = 64
"""At some 10 to 60 microseconds a step this asks often enough for a window that waits."""


class Effort:
    """A budget of steps, and a question that may end the search before.

    `spent` is whether it was ended: what a search has not found by then is not known to be absent.
    """

    __slots__ = ("_stop", "limit", "spent", "steps")

    def __init__(self, limit: int, stop: Callable[[], bool] = lambda: False) -> None:
        self.limit = limit
        self.steps = 0
        self.spent = False
        self._stop = stop

    def step(self) -> bool:
        """Count one step; false once the search must end."""
        if self.spent:
            return False
        self.steps += 1
        if self.steps > self.limit or (self.steps % STEPS_BETWEEN_ASKING == 0 and self._stop()):
            self.spent = True
        return not self.spent

    def part(self, limit: int) -> Effort:
        """A smaller budget taken out of this one: hand its steps back with `take`."""
        return Effort(min(limit, self.limit - self.steps), self._stop)

    def take(self, part: Effort) -> None:
        """Count what a part has used."""
        self.steps += part.steps
        if self.steps >= self.limit or (part.spent and self._stop()):
            self.spent = True
