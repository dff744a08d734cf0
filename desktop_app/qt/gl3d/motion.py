"""How a stone comes into its place: a pure function of time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from desktop_app.qt.gl3d.scene import Vec

DROP_MS: Final = 160
FLIGHT_MS: Final = 520

State: TypeAlias = tuple[float, float, tuple[float, float]]
"""Levels above its place, how opaque it is, squares beside its place."""


@dataclass(frozen=True, slots=True)
class Drop:
    """One falling stone: from `levels` above its place, fading in, within `duration` milliseconds."""

    solid: str
    levels: float = 1.6
    duration: float = DROP_MS

    def at(self, elapsed: float) -> State | None:
        """Where it is after `elapsed` milliseconds; None once the stone lies still.

        >>> Drop("a", 2.0).at(0), Drop("a", 2.0).at(200)
        ((2.0, 0.35, (0.0, 0.0)), None)
        """
        if elapsed >= self.duration or self.duration <= 0:
            return None
        t = elapsed / self.duration
        return self.levels * (1.0 - t) ** 3, min(1.0, 0.35 + 1.3 * t), (0.0, 0.0)


@dataclass(frozen=True, slots=True)
class Flight:
    """One stone carried through the air: it begins at `start`, seen from its place, and comes down on it.

    On the way it rises `arc` levels above the straight line.
    """

    solid: str
    start: Vec
    arc: float
    duration: float = FLIGHT_MS

    def at(self, elapsed: float) -> State | None:
        """Where it is after `elapsed` milliseconds; None once the stone lies still.

        >>> Flight("a", (4.0, 0.0, 2.0), 3.0).at(0), Flight("a", (4.0, 0.0, 2.0), 3.0).at(600)
        ((2.0, 1.0, (4.0, 0.0)), None)
        """
        if elapsed >= self.duration or self.duration <= 0:
            return None
        t = elapsed / self.duration
        rest = 1.0 - t * t * (3.0 - 2.0 * t)
        x, y, z = (part * rest for part in self.start)
        return z + self.arc * 4.0 * rest * (1.0 - rest), 1.0, (x, y)
