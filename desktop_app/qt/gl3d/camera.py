"""The eye that looks at the board: an orbit camera of plain numbers.

Azimuth 0 looks from the front (the last row is nearest), 90 from the right, angles in degrees; elevation 0 is
level with the board, 90 straight above. Pixels are logical, the origin is the view's upper left corner.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import lru_cache
from math import cos, hypot, inf, radians, sin, tan
from typing import Final, TypeAlias

from desktop_app.qt.gl3d.scene import Caps, Vec

Matrix: TypeAlias = tuple[float, ...]
"""Sixteen numbers, row by row."""

Size: TypeAlias = tuple[float, float]

HOME_AZIMUTH: Final = 28.0
HOME_ELEVATION: Final = 34.0
SIDE_ELEVATION: Final = 12.0
MIN_ELEVATION: Final = 3.0
MAX_ELEVATION: Final = 90.0
BORDER: Final = 0.8
"""How far the plate reaches beyond the board's bounding box, in squares."""
DEPTH: Final = 0.55
"""How far the plate reaches below the surface, in levels."""

HEADROOM: Final = 0.5
"""Levels above the height limits that a fitted picture holds too."""


@dataclass(frozen=True, slots=True)
class Ray:
    """A half line: points start + t * direction for t >= 0; the direction has length 1."""

    start: Vec
    direction: Vec


@dataclass(frozen=True, slots=True)
class Camera:
    """Where the eye is. `fov` is the vertical opening angle; in the orthographic case it sets the scale, so
    that what lies at `centre` has the same size in both projections. `perspective` is what the view can do;
    a `plan` asks every view for the orthographic projection, until the eye leaves the zenith."""

    azimuth: float = HOME_AZIMUTH
    elevation: float = HOME_ELEVATION
    distance: float = 20.0
    centre: Vec = (0.0, 0.0, 0.0)
    fov: float = 28.0
    perspective: bool = True
    plan: bool = False

    @property
    def right(self) -> Vec:
        """Unit vector to the right of the picture."""
        a = radians(self.azimuth)
        return (cos(a), -sin(a), 0.0)

    @property
    def up(self) -> Vec:
        """Unit vector to the top of the picture."""
        a, e = radians(self.azimuth), radians(self.elevation)
        return (-sin(e) * sin(a), -sin(e) * cos(a), cos(e))

    @property
    def back(self) -> Vec:
        """Unit vector from the centre to the eye."""
        a, e = radians(self.azimuth), radians(self.elevation)
        return (cos(e) * sin(a), cos(e) * cos(a), sin(e))

    @property
    def eye(self) -> Vec:
        """Where the eye is."""
        return _along(self.centre, self.back, self.distance)

    def pixels_per_unit(self, size: Size) -> float:
        """Logical pixels of one square's width at the distance of the centre."""
        return max(size[1], 1.0) / (2.0 * self.distance * tan(radians(self.fov) / 2.0))

    def project(self, point: Vec, size: Size) -> tuple[float, float]:
        """The pixel that shows a point (corner coordinates, not cell centres)."""
        x, y, back = self._seen(point)
        scale = self.pixels_per_unit(size)
        if self.perspective:
            scale *= self.distance / max(self.distance - back, 1e-6)
        return size[0] / 2.0 + x * scale, size[1] / 2.0 - y * scale

    def ray(self, px: float, py: float, size: Size) -> Ray:
        """The line of sight through a pixel, starting before everything that can be seen."""
        scale = self.pixels_per_unit(size)
        x, y = (px - size[0] / 2.0) / scale, (size[1] / 2.0 - py) / scale
        target = _along(_along(self.centre, self.right, x), self.up, y)
        if not self.perspective:
            start = _along(target, self.back, 1000.0)
            return Ray(start, (-self.back[0], -self.back[1], -self.back[2]))
        eye = self.eye
        d = (target[0] - eye[0], target[1] - eye[1], target[2] - eye[2])
        length = (d[0] ** 2 + d[1] ** 2 + d[2] ** 2) ** 0.5
        return Ray(eye, (d[0] / length, d[1] / length, d[2] / length))

    def view_matrix(self) -> Matrix:
        """Scene to eye space (x right, y up, z towards the viewer)."""
        right, up, back, c = self.right, self.up, self.back, self.centre
        return (
            *right, -_dot(right, c),
            *up, -_dot(up, c),
            *back, -_dot(back, c) - self.distance,
            0.0, 0.0, 0.0, 1.0,
        )  # fmt: skip

    def projection_matrix(self, size: Size, reach: float) -> Matrix:
        """Eye space to clip space; everything within `reach` of the centre is kept."""
        near, far = max(0.2, self.distance - reach), self.distance + reach
        half = tan(radians(self.fov) / 2.0)
        aspect = max(size[0], 1.0) / max(size[1], 1.0)
        if self.perspective:
            return (
                1.0 / (half * aspect), 0.0, 0.0, 0.0,
                0.0, 1.0 / half, 0.0, 0.0,
                0.0, 0.0, -(far + near) / (far - near), -2.0 * far * near / (far - near),
                0.0, 0.0, -1.0, 0.0,
            )  # fmt: skip
        near = self.distance - reach
        half *= self.distance
        return (
            1.0 / (half * aspect), 0.0, 0.0, 0.0,
            0.0, 1.0 / half, 0.0, 0.0,
            0.0, 0.0, -2.0 / (far - near), -(far + near) / (far - near),
            0.0, 0.0, 0.0, 1.0,
        )  # fmt: skip

    def orbited(self, dx: float, dy: float) -> Camera:
        """Turned by `dx` degrees around the board and lifted by `dy` degrees, within the limits."""
        elevation = min(MAX_ELEVATION, max(MIN_ELEVATION, self.elevation + dy))
        azimuth = (self.azimuth + dx + 180.0) % 360.0 - 180.0
        plan = self.plan and elevation == MAX_ELEVATION
        return replace(self, azimuth=azimuth, elevation=elevation, plan=plan)

    def seen_in(self, *, perspective: bool) -> Camera:
        """The same look in a view that draws in perspective, or cannot; a plan stays a plan."""
        return replace(self, perspective=perspective and not self.plan)

    def panned(self, dx: float, dy: float, size: Size) -> Camera:
        """Moved so that the picture follows the pointer by (dx, dy) pixels."""
        scale = self.pixels_per_unit(size)
        return replace(self, centre=_along(_along(self.centre, self.right, -dx / scale), self.up, dy / scale))

    def zoomed(self, factor: float) -> Camera:
        """Everything `factor` times as large."""
        return replace(self, distance=self.distance / factor)

    def _seen(self, p: Vec) -> Vec:
        d = (p[0] - self.centre[0], p[1] - self.centre[1], p[2] - self.centre[2])
        return _dot(d, self.right), _dot(d, self.up), _dot(d, self.back)


def footprint_corners(caps: Caps, levels: int | None = None) -> tuple[Vec, ...]:
    """The points a picture of the board must hold: the plate's corners and those of every column's limit, or
    of its lowest `levels`."""
    rows, cols = len(caps), len(caps[0])
    x1, y1 = cols + BORDER, rows + BORDER
    points: set[Vec] = {(x, y, z) for x in (-BORDER, x1) for y in (-BORDER, y1) for z in (-DEPTH, 0.0)}
    for y, row in enumerate(caps):
        for x, cap in enumerate(row):
            if cap:
                top = min(cap, cap if levels is None else levels) + HEADROOM
                points |= {(float(x + i), float(y + j), top) for i in (0, 1) for j in (0, 1)}
    return tuple(points)


def fitted(
    camera: Camera, caps: Caps, size: Size, *, margin: float = 0.05, levels: int | None = None
) -> Camera:
    """The camera moved along its own line of sight and sideways until the whole board just fits.

    `margin` is the share of the smaller side left free on each border; `levels` are to be seen, else all.
    """
    points = footprint_corners(caps, levels)
    width, height = max(size[0], 1.0), max(size[1], 1.0)
    room = min(width, height) * margin
    half_y = tan(radians(camera.fov) / 2.0) * (height - 2 * room) / height
    half_x = tan(radians(camera.fov) / 2.0) * (width - 2 * room) / height
    camera = replace(camera, centre=_middle(points))
    for _ in range(8):
        camera = _recentred(replace(camera, distance=_needed(camera, points, half_x, half_y)), points, size)
    return replace(camera, distance=_needed(camera, points, half_x, half_y))


def clamped(camera: Camera, caps: Caps, size: Size) -> Camera:
    """The camera with its distance and centre held where the board stays in reach."""
    home = _home_distance(caps, size, camera.fov, camera.perspective)
    rows, cols = len(caps), len(caps[0])
    top = max(max(row) for row in caps)
    x, y, z = camera.centre
    centre = (min(cols + 1.0, max(-1.0, x)), min(rows + 1.0, max(-1.0, y)), min(top + 1.0, max(-1.0, z)))
    distance = min(home * 2.5, max(home * 0.2, camera.distance))
    return replace(camera, centre=centre, distance=distance)


@lru_cache(maxsize=64)
def _home_distance(caps: Caps, size: Size, fov: float, perspective: bool) -> float:
    return fitted(Camera(fov=fov, perspective=perspective), caps, size).distance


def home_view(camera: Camera, caps: Caps, size: Size, levels: int | None = None) -> Camera:
    """The look from the front, a little from the right and above."""
    camera = replace(camera, azimuth=HOME_AZIMUTH, elevation=HOME_ELEVATION, plan=False)
    return fitted(camera, caps, size, levels=levels)


def top_view(camera: Camera, caps: Caps, size: Size) -> Camera:
    """A plan: straight from above without perspective, so that no tower leans over its neighbours; the first
    row at the top of the picture."""
    camera = replace(camera, azimuth=0.0, elevation=MAX_ELEVATION, perspective=False, plan=True)
    return fitted(camera, caps, size)


def side_view(camera: Camera, side: int, caps: Caps, size: Size, levels: int | None = None) -> Camera:
    """Nearly level from side 0 (front), 1 (right), 2 (back) or 3 (left)."""
    azimuth = (90.0 * (side % 4) + 180.0) % 360.0 - 180.0
    camera = replace(camera, azimuth=azimuth, elevation=SIDE_ELEVATION, plan=False)
    return fitted(camera, caps, size, levels=levels)


def reach_of(caps: Caps) -> float:
    """A radius around any sensible centre that holds the whole scene."""
    rows, cols = len(caps), len(caps[0])
    return hypot(rows + 4.0, cols + 4.0, max(max(row) for row in caps) + 4.0)


def _needed(camera: Camera, points: Iterable[Vec], half_x: float, half_y: float) -> float:
    best = -inf
    for point in points:
        x, y, back = camera._seen(point)
        spread = max(abs(x) / half_x, abs(y) / half_y)
        best = max(best, spread + (back if camera.perspective else 0.0))
    return max(best, 1.0)


def _recentred(camera: Camera, points: Iterable[Vec], size: Size) -> Camera:
    pixels = [camera.project(point, size) for point in points]
    xs, ys = [p[0] for p in pixels], [p[1] for p in pixels]
    return camera.panned(size[0] / 2 - (min(xs) + max(xs)) / 2, size[1] / 2 - (min(ys) + max(ys)) / 2, size)


def _middle(points: Iterable[Vec]) -> Vec:
    xs, ys, zs = zip(*points, strict=True)
    return (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2, (min(zs) + max(zs)) / 2


def _dot(a: Vec, b: Vec) -> float:
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def _along(p: Vec, d: Vec, t: float) -> Vec:
    return p[0] + d[0] * t, p[1] + d[1] * t, p[2] + d[2] * t
