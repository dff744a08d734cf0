"""Lines drawn along the borders of squares: on the board where it is bare, else on top of the higher side."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from desktop_app.qt.gl3d.scene import Caps, Scene3D, Square, Trace
from desktop_app.qt.gl3d.surface import Heights

HALF: Final = 0.075
"""Half the width of a line, in squares."""
LIFT: Final = 0.006
"""How far a line lies above its surface, so that it is drawn over it."""


@dataclass(frozen=True, slots=True)
class Strip:
    """The part of a line that lies on one square: a rectangle at a level."""

    square: Square
    level: int
    x0: float
    y0: float
    x1: float
    y1: float
    colour: str

    def corners(self, lift: float = 0.0) -> tuple[tuple[float, float, float], ...]:
        """Around the rectangle."""
        z = self.level + lift
        return (self.x0, self.y0, z), (self.x1, self.y0, z), (self.x1, self.y1, z), (self.x0, self.y1, z)


def border_of(squares: Iterable[Square], colour: str) -> tuple[Trace, ...]:
    """The line around a part of the board.

    >>> len(border_of(((0, 0), (1, 0)), "#ff0000"))
    6
    """
    inside = set(squares)
    traces = []
    for x, y in sorted(inside):
        if (x, y - 1) not in inside:
            traces.append(Trace(x, y, upright=False, colour=colour))
        if (x, y + 1) not in inside:
            traces.append(Trace(x, y + 1, upright=False, colour=colour))
        if (x - 1, y) not in inside:
            traces.append(Trace(x, y, upright=True, colour=colour))
        if (x + 1, y) not in inside:
            traces.append(Trace(x + 1, y, upright=True, colour=colour))
    return tuple(dict.fromkeys(traces))


def strips(scene: Scene3D, heights: Heights) -> Iterator[Strip]:
    """Where the lines of a scene lie, `heights` being those of the stones that rest."""
    levels = dict(heights)
    for trace in scene.traces:
        sides = [square for square in _sides(trace) if scene.cap(*square)]
        top = max((levels.get(square, 0) for square in sides), default=0)
        for square in sides:
            if levels.get(square, 0) == top:
                yield _strip(trace, square, top, scene.caps)


def _sides(trace: Trace) -> tuple[Square, Square]:
    before = (trace.x - 1, trace.y) if trace.upright else (trace.x, trace.y - 1)
    return before, (trace.x, trace.y)


def _strip(trace: Trace, square: Square, level: int, caps: Caps) -> Strip:
    """On bare ground it is a little longer than the square, so that it goes on around corners."""
    more = HALF if level == 0 else 0.0
    before = square != (trace.x, trace.y)
    x0, x1 = float(trace.x), float(trace.x)
    y0, y1 = float(trace.y), float(trace.y)
    if trace.upright:
        x0, x1 = (x0 - HALF, x1) if before else (x0, x1 + HALF)
        y0, y1 = y0 - more, y1 + 1 + more
    else:
        y0, y1 = (y0 - HALF, y1) if before else (y0, y1 + HALF)
        x0, x1 = x0 - more, x1 + 1 + more
    wide, deep = float(len(caps[0])), float(len(caps))
    return Strip(square, level, max(0.0, x0), max(0.0, y0), min(wide, x1), min(deep, y1), trace.colour)
