"""How the train gets from card to card: where it is seen at every moment of a ride. Pure.

Places are those of `camera`, x to the east and y to the north, in cells; angles are degrees clockwise on the
screen, 0 is east. Times are milliseconds at normal speed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, floor, pi, sin
from typing import Final

from desktop_app.games.rollecate.engine.state import Track

from .ways import point_at

CARD_MS: Final = 120.0
START_MS, STOP_MS = 120.0, 200.0
"""How long it takes to get into motion and to come to rest."""
LURCH_MS: Final = 520.0
"""A derailed train jolts for so long."""
WHEEL_TURNS: Final = 1.8
"""Turns of the wheels a card."""


@dataclass(frozen=True, slots=True)
class Stand:
    """The train at one moment: its place, its angle, how far its wheels have turned, how much it leans."""

    x: float
    y: float
    angle: float
    wheels: float = 0.0
    tilt: float = 0.0


def standing(track: Track, share: float = 0.5, *, wheels: float = 0.0, tilt: float = 0.0) -> Stand:
    """The train that has gone `share` of its way over a card."""
    place, angle = point_at(track.heading, track.leaves, share)
    x, y = track.cell
    return Stand(x + place.x() - 0.5, y - place.y() + 0.5, angle, wheels, tilt)


@dataclass(frozen=True, slots=True)
class Journey:
    """A ride from the middle of the first of `tracks` to the middle of the last one.

    With `derails` the train jolts at the end, having wanted further.
    """

    tracks: tuple[Track, ...]
    derails: bool = False

    @property
    def steps(self) -> int:
        """How many cards it goes on."""
        return len(self.tracks) - 1

    @property
    def riding(self) -> float:
        """How long the train rolls."""
        return CARD_MS * self.steps + (START_MS + STOP_MS) / 2 if self.steps else 0.0

    @property
    def duration(self) -> float:
        """How long everything takes."""
        return self.riding + (LURCH_MS if self.derails else 0.0)

    def rolls(self, time: float) -> bool:
        """Whether the train is rolling at that time."""
        return 0 < time < self.riding

    def gone(self, time: float) -> float:
        """How many cards it has gone by then: it starts and stops softly.

        >>> journey = Journey((Track(0, (0, 0), 0, "S"), Track(0, (1, 0), 0, "S")))
        >>> [round(journey.gone(time), 3) for time in (0, 60, 140, 280, 999)]
        [0.0, 0.125, 0.592, 1.0, 1.0]
        """
        time = min(max(time, 0.0), self.riding)
        if not self.steps:
            return 0.0
        left = self.riding - time
        if time < START_MS:
            return time * time / (2 * START_MS * CARD_MS)
        if left < STOP_MS:
            return self.steps - left * left / (2 * STOP_MS * CARD_MS)
        return (time - START_MS / 2) / CARD_MS

    def at(self, time: float) -> Stand:
        """Where the train is."""
        way = self.gone(time)
        number = min(floor(way + 0.5), self.steps)
        share = way + 0.5 - number
        jolt = time - self.riding
        if not self.derails or jolt <= 0 or jolt >= LURCH_MS:
            return standing(self.tracks[number], share, wheels=way * WHEEL_TURNS)
        fading = exp(-3.2 * jolt / LURCH_MS)
        ahead = 0.2 * fading * sin(pi * min(jolt / LURCH_MS * 2.4, 1.0))
        tilt = fading * sin(4.4 * pi * jolt / LURCH_MS)
        return standing(self.tracks[number], share + ahead, wheels=way * WHEEL_TURNS, tilt=tilt)


def journey_of(tracks: Sequence[Track], start: int, end: int, *, derails: bool = False) -> Journey:
    """The ride between two places of a railway."""
    return Journey(tuple(tracks[start : end + 1]), derails)
