"""Where things lie and how a change of place is shown: plain values and pure functions of time."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from math import cos, pi, radians, sin
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QTransform

SLIDE_MS: Final = 220.0
TUMBLE_MS: Final = 600.0
HOP = 0.16
"""By how much a tumbling thing grows in the middle of its throw."""
THINNEST = 0.02
"""What is left of the width of a thing seen from its edge."""


@dataclass(frozen=True, slots=True)
class Spot:
    """Where something lies: its centre and its size in logical pixels of the view, turned by `rotation`
    degrees clockwise. What has the higher `z` lies on top."""

    x: float
    y: float
    width: float
    height: float
    z: float = 0.0
    rotation: float = 0.0
    opacity: float = 1.0

    def from_centre(self, x: float, y: float) -> tuple[float, float]:
        """A point of the view in the thing's own directions, measured from its centre."""
        turn = radians(self.rotation)
        dx, dy = x - self.x, y - self.y
        return dx * cos(turn) + dy * sin(turn), dy * cos(turn) - dx * sin(turn)

    def distance(self, x: float, y: float, *, least: float = 0.0) -> float:
        """How far a point is outside, 0 within; the thing counts as at least `least` wide and high.

        >>> Spot(50, 50, 20, 20).distance(50, 62), Spot(50, 50, 20, 20).distance(50, 62, least=30)
        (2.0, 0.0)
        """
        across, down = self.from_centre(x, y)
        over_x = max(abs(across) - max(self.width, least) / 2, 0.0)
        over_y = max(abs(down) - max(self.height, least) / 2, 0.0)
        return float((over_x**2 + over_y**2) ** 0.5)


class MotionKind(Enum):
    """How a change is shown. NONE: at once. SLIDE: moves there, with the new face from the start. FLIP: moves
    there and turns over, the face changes when it is seen from its edge. TUMBLE: is thrown there, rolling,
    painted anew in every frame. FADE: vanishes where it was and appears where it will be."""

    NONE = "none"
    SLIDE = "slide"
    FLIP = "flip"
    TUMBLE = "tumble"
    FADE = "fade"


@dataclass(frozen=True, slots=True)
class Motion:
    """How one change is shown; times in milliseconds at normal speed.

    `start`: from where, instead of from where it is; what appears without it fades in on its spot. `end`:
    where something that goes away flies to; without it, it fades out on its spot. `turns`: whole turns of a
    tumble.
    """

    kind: MotionKind = MotionKind.SLIDE
    duration: float = SLIDE_MS
    delay: float = 0.0
    start: Spot | None = None
    end: Spot | None = None
    turns: int = 1


NONE: Final = Motion(MotionKind.NONE, 0.0)
SLIDE: Final = Motion()


@dataclass(frozen=True, slots=True)
class Pose:
    """One moment of a flight. `phase` runs from 0 to 1; `swapped` says that the new face is seen, `squeeze`
    is the share of the width that is seen, `grown` a scale."""

    spot: Spot
    phase: float = 1.0
    swapped: bool = True
    squeeze: float = 1.0
    grown: float = 1.0


@dataclass(frozen=True, slots=True)
class Flight:
    """One thing on its way; `began` and `duration` in real milliseconds, `began` may lie ahead."""

    motion: Motion
    start: Spot
    end: Spot
    began: float
    duration: float
    from_world: bool = False
    to_world: bool = False
    """Whether its start and its end move with the world, see `Artist.in_world`."""

    def carried(self, change: QTransform) -> Flight:
        """The same flight after the world has moved."""
        start = moved(self.start, change) if self.from_world else self.start
        end = moved(self.end, change) if self.to_world else self.end
        return replace(self, start=start, end=end)

    def begun(self, now: float) -> bool:
        """Whether it has moved at all."""
        return now > self.began

    def over(self, now: float) -> bool:
        """Whether it has landed."""
        return now >= self.began + self.duration

    def at(self, now: float) -> Pose:
        """How it is seen at that time.

        >>> flight = Flight(SLIDE, Spot(0, 0, 9, 9), Spot(80, 0, 9, 9), 100.0, 200.0)
        >>> [flight.at(now).spot.x for now in (0, 100, 200, 300)]
        [0.0, 0.0, 70.0, 80.0]
        """
        share = (now - self.began) / self.duration if self.duration > 0 else 1.0
        share = min(max(share, 0.0), 1.0)
        eased = 1.0 - (1.0 - share) ** 3
        kind = self.motion.kind
        if kind == MotionKind.FADE:
            return self._fading(share)
        spot = between(self.start, self.end, eased)
        if kind == MotionKind.FLIP:
            return Pose(spot, eased, eased >= 0.5, max(abs(cos(pi * eased)), THINNEST))
        if kind == MotionKind.TUMBLE:
            spot = replace(spot, rotation=spot.rotation + 360.0 * self.motion.turns * eased)
            return Pose(spot, eased, grown=1.0 + HOP * sin(pi * eased))
        return Pose(spot)

    def _fading(self, share: float) -> Pose:
        """Out in one half, in in the other; where one end cannot be seen, the other takes all the time."""
        if self.start.opacity <= 0:
            return Pose(replace(self.end, opacity=self.end.opacity * share))
        if self.end.opacity <= 0:
            return Pose(replace(self.start, opacity=self.start.opacity * (1.0 - share)), swapped=False)
        if share < 0.5:
            return Pose(replace(self.start, opacity=self.start.opacity * (1.0 - 2 * share)), swapped=False)
        return Pose(replace(self.end, opacity=self.end.opacity * (2 * share - 1.0)))


def moved(spot: Spot, change: QTransform) -> Spot:
    """The spot after such a move, which shifts and scales but does not turn.

    >>> moved(Spot(10, 20, 4, 6), QTransform().translate(5, 0).scale(2, 2))
    Spot(x=25.0, y=40.0, width=8.0, height=12.0, z=0.0, rotation=0.0, opacity=1.0)
    """
    at = change.map(QPointF(spot.x, spot.y))
    wide, high = spot.width * change.m11(), spot.height * change.m22()
    return replace(spot, x=at.x(), y=at.y(), width=wide, height=high)


def between(one: Spot, other: Spot, share: float) -> Spot:
    """The spot at `share` 0..1 of the way; `z` is the higher of both.

    >>> between(Spot(0, 0, 10, 10), Spot(8, 4, 20, 10, z=2.0), 0.5)
    Spot(x=4.0, y=2.0, width=15.0, height=10.0, z=2.0, rotation=0.0, opacity=1.0)
    """
    rest = 1.0 - share
    return Spot(
        one.x * rest + other.x * share,
        one.y * rest + other.y * share,
        one.width * rest + other.width * share,
        one.height * rest + other.height * share,
        max(one.z, other.z),
        one.rotation * rest + other.rotation * share,
        one.opacity * rest + other.opacity * share,
    )
