"""Simple solids for things that stand on the landscape: facets with a colour, and how light falls on them.

Axes: x forward, y to the right of it, z up from the ground; the unit is a cell. A `Part` is convex or nearly
so; within it facets lie in the order in which they may be painted once those that look away are left out.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

Vector = tuple[float, float, float]

DETAIL = 1
"""How many times as many facets round bodies have; more for large drawings."""
LIGHT: Vector = (-0.52, -0.42, 0.744)
"""Towards the light, on the screen: from the upper left and high above."""


@dataclass(frozen=True, slots=True)
class Facet:
    """A flat polygon, its outward normal, its colour, and how much it shines (0 matt to 1 polished)."""

    points: tuple[Vector, ...]
    normal: Vector
    colour: str
    gloss: float = 0.0


@dataclass(frozen=True, slots=True)
class Part:
    """Facets that are painted together; parts of a higher layer lie over those of lower ones."""

    layer: int
    facets: tuple[Facet, ...]

    @property
    def centre(self) -> Vector:
        """The mean of all corners."""
        points = [point for facet in self.facets for point in facet.points]
        count = len(points)
        return (
            sum(point[0] for point in points) / count,
            sum(point[1] for point in points) / count,
            sum(point[2] for point in points) / count,
        )


def dot(a: Vector, b: Vector) -> float:
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def unit(a: Vector) -> Vector:
    size = math.sqrt(dot(a, a)) or 1.0
    return a[0] / size, a[1] / size, a[2] / size


def box(x: tuple[float, float], y: tuple[float, float], z: tuple[float, float], colour: str) -> list[Facet]:
    """A block between two corners, without its bottom."""
    (x0, x1), (y0, y1), (z0, z1) = x, y, z
    return [
        Facet(((x0, y0, z0), (x1, y0, z0), (x1, y0, z1), (x0, y0, z1)), (0, -1, 0), colour),
        Facet(((x0, y0, z0), (x0, y1, z0), (x0, y1, z1), (x0, y0, z1)), (-1, 0, 0), colour),
        Facet(((x1, y0, z0), (x1, y1, z0), (x1, y1, z1), (x1, y0, z1)), (1, 0, 0), colour),
        Facet(((x0, y1, z0), (x1, y1, z0), (x1, y1, z1), (x0, y1, z1)), (0, 1, 0), colour),
        Facet(((x0, y0, z1), (x1, y0, z1), (x1, y1, z1), (x0, y1, z1)), (0, 0, 1), colour),
    ]


def barrel(
    x: tuple[float, float],
    middle: tuple[float, float],
    radius: float,
    colour: str,
    *,
    gloss: float = 0.6,
    sides: int = 28,
    capped: bool = True,
) -> list[Facet]:
    """A cylinder that lies along x around the line (y, z), with its two ends or as an open tube."""
    (x0, x1), (y, z) = x, middle
    sides *= DETAIL
    ring = [(math.cos(math.tau * n / sides), math.sin(math.tau * n / sides)) for n in range(sides)]
    facets = []
    for number, (c0, s0) in enumerate(ring):
        c1, s1 = ring[(number + 1) % sides]
        corners = (
            (x0, y + c0 * radius, z + s0 * radius),
            (x1, y + c0 * radius, z + s0 * radius),
            (x1, y + c1 * radius, z + s1 * radius),
            (x0, y + c1 * radius, z + s1 * radius),
        )
        facets.append(Facet(corners, unit((0, c0 + c1, s0 + s1)), colour, gloss))
    for place, facing in ((x0, -1.0), (x1, 1.0)):
        disc = tuple((place, y + c * radius, z + s * radius) for c, s in ring)
        if capped:
            facets.append(Facet(disc, (facing, 0, 0), colour, gloss * 0.3))
    return facets


def disc(
    place: Vector, radius: float, colour: str, facing: Vector, *, sides: int = 20, gloss: float = 0.0
) -> Facet:
    """A flat round that looks along x or y."""
    x, y, z = place
    sides *= DETAIL
    ring = [
        (math.cos(math.tau * n / sides) * radius, math.sin(math.tau * n / sides) * radius)
        for n in range(sides)
    ]
    if facing[0]:
        points = tuple((x, y + c, z + s) for c, s in ring)
    else:
        points = tuple((x + c, y, z + s) for c, s in ring)
    return Facet(points, facing, colour, gloss)


def turned_on_lathe(
    place: tuple[float, float],
    profile: Sequence[tuple[float, float]],
    colours: Sequence[str],
    *,
    gloss: float = 0.6,
    sides: int = 18,
) -> list[Facet]:
    """A round body at (x, y): `profile` holds radius and height from below, a colour for each band."""
    x, y = place
    sides *= DETAIL
    facets = []
    ring = [(math.cos(math.tau * n / sides), math.sin(math.tau * n / sides)) for n in range(sides)]
    for (r0, z0), (r1, z1), colour in zip(profile, profile[1:], colours, strict=False):
        for number, (c0, s0) in enumerate(ring):
            c1, s1 = ring[(number + 1) % sides]
            corners = (
                (x + c0 * r0, y + s0 * r0, z0),
                (x + c1 * r0, y + s1 * r0, z0),
                (x + c1 * r1, y + s1 * r1, z1),
                (x + c0 * r1, y + s0 * r1, z1),
            )
            across = math.cos(math.pi / sides)
            mean = ((c0 + c1) / 2 / across, (s0 + s1) / 2 / across)
            normal = unit((mean[0] * (z1 - z0), mean[1] * (z1 - z0), r0 - r1))
            facets.append(Facet(corners, normal, colour, gloss))
    radius, height = profile[-1]
    if radius > 0:
        top = tuple((x + c * radius, y + s * radius, height) for c, s in ring)
        facets.append(Facet(top, (0, 0, 1), colours[-1], gloss * 0.4))
    return facets


def lit_colour(
    colour: tuple[int, int, int], normal: Vector, gloss: float, toward_eye: Vector
) -> tuple[int, int, int]:
    """The colour of a facet in warm light and cool shade, with a gleam where it is polished."""
    light = max(dot(normal, LIGHT), 0.0)
    sky = 0.5 + 0.5 * normal[2]
    warm, cool = 0.40 + 0.66 * light, 0.26 * sky
    middle = unit((LIGHT[0] + toward_eye[0], LIGHT[1] + toward_eye[1], LIGHT[2] + toward_eye[2]))
    gleam = gloss * max(dot(normal, middle), 0.0) ** 22 * 165
    red, green, blue = colour
    return (
        min(round(red * (warm * 1.02 + cool * 0.86) + gleam), 255),
        min(round(green * (warm + cool * 0.96) + gleam * 0.97), 255),
        min(round(blue * (warm * 0.95 + cool * 1.18) + gleam * 0.9), 255),
    )


def moved(facets: Iterable[Facet], by: Vector) -> list[Facet]:
    """The facets elsewhere."""
    return [
        Facet(
            tuple((x + by[0], y + by[1], z + by[2]) for x, y, z in facet.points),
            facet.normal,
            facet.colour,
            facet.gloss,
        )
        for facet in facets
    ]
