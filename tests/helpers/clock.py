"""A clock for tests of motion."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class Clock:
    """Milliseconds that pass only when a test says so."""

    now: float = 0.0

    def __call__(self) -> float:
        return self.now
