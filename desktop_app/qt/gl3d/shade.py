"""Light and colour, one formula for both views: matt stone under a warm sun and a cool sky.

The light comes from the upper left of the picture and turns with the eye, as if the board stood on a
turntable. Colours are (red, green, blue) from 0 to 1.
"""

from __future__ import annotations

from functools import lru_cache
from math import cos, radians, sin
from typing import Final, TypeAlias

from desktop_app.qt.gl3d.scene import Vec

Rgb: TypeAlias = tuple[float, float, float]

LIGHT_TURN: Final = -52.0
LIGHT_HEIGHT: Final = 54.0
SKY: Final[Rgb] = (0.505, 0.520, 0.565)
SUN: Final[Rgb] = (0.590, 0.560, 0.490)
WRAP: Final = 0.22
"""How far light creeps around an edge."""
BEVEL: Final = 0.105
"""Width of the rounded edge, in squares."""
BEVEL_TILT: Final = 0.62
"""How far the normal leans outwards at the very edge."""
EDGE_WEAR: Final = 0.13
"""How much lighter a free edge is rubbed."""
JOINT: Final = 0.020
"""Half the width of the dark line where a stone ends, in squares."""
OCCLUSION: Final = (0.0, 0.17, 0.31, 0.44)
"""Share of light lost at a corner with so many neighbours."""


def light_direction(azimuth: float) -> Vec:
    """Unit vector from the board to the sun, for an eye at this azimuth."""
    a, e = radians(azimuth + LIGHT_TURN), radians(LIGHT_HEIGHT)
    return (cos(e) * sin(a), cos(e) * cos(a), sin(e))


def sunlight(cosine: float) -> float:
    """How much sun a matt surface takes up whose normal has this cosine with the light."""
    return max(0.0, (cosine + WRAP) / (1.0 + WRAP))


def lit(base: Rgb, cosine: float, brightness: float = 1.0) -> Rgb:
    """A surface's colour in the light."""
    sun = sunlight(cosine)
    return tuple(  # type: ignore[return-value]  # three in, three out
        min(1.0, base[i] * brightness * (SKY[i] + SUN[i] * sun)) for i in range(3)
    )


@lru_cache(maxsize=256)
def rgb(colour: str) -> Rgb:
    """'#rrggbb' as numbers.

    >>> rgb("#ff0033")
    (1.0, 0.0, 0.2)
    """
    value = int(colour[1:], 16)
    return (value >> 16 & 255) / 255, (value >> 8 & 255) / 255, (value & 255) / 255


def mix(a: Rgb, b: Rgb, share: float) -> Rgb:
    """`a` with a share of `b`."""
    return tuple(a[i] + (b[i] - a[i]) * share for i in range(3))  # type: ignore[return-value]  # three


def luminance(colour: Rgb) -> float:
    """How bright a colour looks, 0 to 1."""
    return 0.30 * colour[0] + 0.59 * colour[1] + 0.11 * colour[2]


def stone_base(colour: str, *, dimmed: bool, glow: bool) -> Rgb:
    """The matt colour of a stone, faded or warmed as asked."""
    base = rgb(colour)
    if dimmed:
        grey = luminance(base)
        base = mix(mix(base, (grey, grey, grey), 0.55), (0.52, 0.50, 0.47), 0.35)
    return mix(base, (1.0, 0.86, 0.5), 0.18) if glow else base


def engraved_edge(base: Rgb, ink: Rgb) -> float:
    """How the lower edge of an engraving stands out: 1 catches light beside dark ink, -1 is in shade."""
    return 1.0 if luminance(ink) < luminance(base) else -1.0


def ink_on(base: Rgb) -> tuple[Rgb, float]:
    """The colour and strength of letters and patterns cut into a stone of this colour."""
    if luminance(base) > 0.42:
        return mix(base, (0.12, 0.08, 0.05), 0.82), 0.62
    return mix(base, (1.0, 0.97, 0.90), 0.86), 0.66
