"""Soft shadows of columns on a flat ground, as small grey maps that the views stretch smoothly."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from desktop_app.qt.gl3d.scene import Caps, Square

STEPS = 6
"""Samples per square."""
MARGIN = 3
"""Squares around the board that the map covers too."""


@dataclass(frozen=True, slots=True)
class ShadowMap:
    """`values` row by row, 0 (light) to 255 (dark); the map covers x from -MARGIN to cols + MARGIN."""

    width: int
    height: int
    values: bytes


@lru_cache(maxsize=32)
def contact_shadow(cols: int, rows: int, heights: tuple[tuple[Square, int], ...]) -> ShadowMap:
    """The shade that stones throw around their feet: wider and deeper for higher columns."""
    spots = tuple((square, 0.32 + 0.09 * min(top, 6), 0.42 + 0.05 * min(top, 6)) for square, top in heights)
    return _blurred(cols, rows, spots)


@lru_cache(maxsize=16)
def plate_shadow(caps: Caps) -> ShadowMap:
    """The shade under the whole plate on the earth."""
    rows, cols = len(caps), len(caps[0])
    spots = tuple(((x, y), 1.35, 0.92) for y in range(-1, rows + 1) for x in range(-1, cols + 1))
    return _blurred(cols, rows, spots)


def _blurred(cols: int, rows: int, spots: tuple[tuple[Square, float, float], ...]) -> ShadowMap:
    width, height = (cols + 2 * MARGIN) * STEPS, (rows + 2 * MARGIN) * STEPS
    dark = [0.0] * (width * height)
    for (x, y), radius, strength in spots:
        across, down = _profile(x, radius, width), _profile(y, radius, height)
        for j, b in down:
            at, part = j * width, b * strength
            for i, a in across:
                dark[at + i] += a * part
    limit = max((s for _, _, s in spots), default=1.0)
    return ShadowMap(width, height, bytes(int(255 * limit * min(1.0, d / limit)) for d in dark))


@lru_cache(maxsize=512)
def _profile(place: int, radius: float, size: int) -> tuple[tuple[int, float], ...]:
    """How much of a unit square at `place` each sample sees through a soft window of this radius."""
    out = []
    for i in range(size):
        at = (i + 0.5) / STEPS - MARGIN
        share = _step((at - place) / radius) - _step((at - place - 1) / radius)
        if share > 0.002:
            out.append((i, share))
    return tuple(out)


def _step(t: float) -> float:
    """A smooth step from 0 at -1 to 1 at +1."""
    t = min(1.0, max(0.0, (t + 1.0) / 2.0))
    return t * t * (3.0 - 2.0 * t)
