"""How a stone falls into its place: a pure function of time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

DROP_MS: Final = 160


@dataclass(frozen=True, slots=True)
class Drop:
    """One falling stone: from `levels` above its place, fading in, within `duration` milliseconds."""

    solid: str
    levels: float = 1.6
    duration: float = DROP_MS

    def at(self, elapsed: float) -> tuple[float, float] | None:
        """(offset in levels, alpha) after `elapsed` milliseconds; None once the stone lies still.

        >>> Drop("a", 2.0).at(0), Drop("a", 2.0).at(200)
        ((2.0, 0.35), None)
        """
        if elapsed >= self.duration or self.duration <= 0:
            return None
        t = elapsed / self.duration
        return self.levels * (1.0 - t) ** 3, min(1.0, 0.35 + 1.3 * t)
