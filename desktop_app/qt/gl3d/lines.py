"""Lines along the borders of squares, and the light of a hint: on the board or on what stands there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from desktop_app.qt.gl3d.scene import Caps, Scene3D, Square, Trace
from desktop_app.qt.gl3d.surface import Heights

HALF: Final = 0.07
"""Half the width of a line, in squares."""
CASING: Final = 0.028
"""How much wider a line's pale casing is, on each side."""
PALE: Final = "#FFF0E4"
LIT: Final = 0.42
"""How much of the light's colour the top of a lit column takes on."""
EDGING: Final = "#4A2C12"
"""Between the bright border of what is lit and the stones below, which may be of the same colour."""
LIFT: Final = 0.006
"""How far a casing lies above its surface, and the line above the casing, so that each is drawn over it."""


@dataclass(frozen=True, slots=True)
class Strip:
    """The part of a line (layer 1), of its casing (0) or of light (-1) on one square: a rectangle."""

    square: Square
    level: int
    x0: float
    y0: float
    x1: float
    y1: float
    colour: str
    layer: int
    alpha: float = 1.0

    @property
    def height(self) -> float:
        """How high it is drawn."""
        return self.level + LIFT * (1.5 + self.layer)

    def corners(self) -> tuple[tuple[float, float, float], ...]:
        """Around the rectangle."""
        z = float(self.level)
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
    """Where the lines of a scene lie, `heights` being those of the stones that rest; casings come first.

    Between two squares a line lies on the higher one and on every bare one, at the rim of the footprint only
    on a bare one.
    """
    levels = dict(heights)
    for layer in (0, 1):
        for trace in scene.traces:
            sides = [square for square in _sides(trace) if scene.cap(*square)]
            top = max((levels.get(square, 0) for square in sides), default=0)
            for square in sides:
                level = levels.get(square, 0)
                if level == 0 or (level == top and len(sides) > 1):
                    yield _strip(trace, square, level, scene.caps, layer)


def light(scene: Scene3D, heights: Heights, colour: str) -> Iterator[Strip]:
    """The lit squares as they are seen from above: tops of columns are tinted, and a border runs around all.

    Bare squares have their tint already, see `square_skin`. What lies below comes first.
    """
    levels, lit = dict(heights), {square for square in scene.lit if scene.cap(*square)}
    for x, y in sorted(lit):
        if level := levels.get((x, y), 0):
            yield Strip((x, y), level, x, y, x + 1, y + 1, colour, -1, LIT)
    for layer, half, tone in ((0, HALF + 2 * CASING, EDGING), (1, HALF + CASING, colour)):
        for x, y in sorted(lit):
            sides = (
                ((x, y - 1), (x, y, x + 1, y + half)),
                ((x, y + 1), (x, y + 1 - half, x + 1, y + 1)),
                ((x - 1, y), (x, y, x + half, y + 1)),
                ((x + 1, y), (x + 1 - half, y, x + 1, y + 1)),
            )
            for beside, (x0, y0, x1, y1) in sides:
                if beside not in lit:
                    yield Strip((x, y), levels.get((x, y), 0), x0, y0, x1, y1, tone, layer)


def _sides(trace: Trace) -> tuple[Square, Square]:
    before = (trace.x - 1, trace.y) if trace.upright else (trace.x, trace.y - 1)
    return before, (trace.x, trace.y)


def _strip(trace: Trace, square: Square, level: int, caps: Caps, layer: int) -> Strip:
    """On bare ground it is a little longer than the square, so that it goes on around corners."""
    half = HALF if layer else HALF + CASING
    more = half if level == 0 else 0.0
    before = square != (trace.x, trace.y)
    x0, x1 = float(trace.x), float(trace.x)
    y0, y1 = float(trace.y), float(trace.y)
    if trace.upright:
        x0, x1 = (x0 - half, x1) if before else (x0, x1 + half)
        y0, y1 = y0 - more, y1 + 1 + more
    else:
        y0, y1 = (y0 - half, y1) if before else (y0, y1 + half)
        x0, x1 = x0 - more, x1 + 1 + more
    wide, deep = float(len(caps[0])), float(len(caps))
    colour = trace.colour if layer else PALE
    return Strip(square, level, max(0.0, x0), max(0.0, y0), min(wide, x1), min(deep, y1), colour, layer)
