"""The little tank engine as solids: green and brass, red buffer beams; see `solids` for axes and units.

It stands with the middle between its wheels over (0, 0, 0), a rail at either side, its chimney ahead.
"""

from __future__ import annotations

import math
from functools import cache
from itertools import pairwise

from .plates import BRASS, LOCO
from .solids import Facet, Part, Vector, barrel, box, disc, turned_on_lathe

GREEN, GREEN_DEEP = "#35805C", LOCO
COAL, IRON, IRON_PALE = "#2A2B2E", "#34363A", "#5D6168"
RED, RED_DEEP = "#C0402C", "#9C2F20"
CREAM, GOLD, GLASS = "#F3E7C6", "#DDB65A", "#22343B"
LENS, STEEL, ROOF = "#FFF1C2", "#C4CACF", "#2B5F4A"
FRONT, BACK = 0.41, -0.41
"""From buffer to buffer, in cells."""
CHIMNEY: Vector = (0.245, 0.0, 0.50)
"""Where the steam comes out."""
LAMP: Vector = (0.345, 0.0, 0.345)
UPPER = 3
"""The lowest layer that does not move with the wheels."""
STEPS = 24
"""So many positions of the wheels are told apart."""
_WHEELS = ((-0.235, 0.088), (-0.035, 0.088), (0.205, 0.06))
"""Where along the engine the axles are, and the radius of their wheels."""
_RAIL = 0.03
"""The height of the rails, on which the wheels run."""


def engine(step: int) -> tuple[Part, ...]:
    """All parts; `step` 0..STEPS-1 is how far the large wheels have turned."""
    return (*_undercarriage(step), *_body())


@cache
def _undercarriage(step: int) -> tuple[Part, ...]:
    turn = math.tau * step / STEPS
    parts = [Part(0, tuple(box((-0.33, 0.33), (-0.075, 0.075), (0.03, 0.13), COAL)))]
    for side in (-1.0, 1.0):
        for x, radius in _WHEELS:
            parts.append(Part(1, tuple(_wheel(x, side, radius, turn * 0.088 / radius))))
        parts.append(Part(2, tuple(_rod(side, turn + (math.pi / 2 if side > 0 else 0)))))
    return tuple(parts)


def _wheel(x: float, side: float, radius: float, turn: float) -> list[Facet]:
    """A red spoked wheel with a steel tyre, seen from outside."""
    centre = _RAIL + radius
    y = 0.1 * side
    out = y + 0.02 * side
    facing: Vector = (0, side, 0)
    sides = 20
    rim: list[Facet] = []
    for n in range(sides):
        c0, s0 = math.cos(math.tau * n / sides), math.sin(math.tau * n / sides)
        c1, s1 = math.cos(math.tau * (n + 1) / sides), math.sin(math.tau * (n + 1) / sides)
        rim.append(
            Facet(
                (
                    (x + c0 * radius, y, centre + s0 * radius),
                    (x + c1 * radius, y, centre + s1 * radius),
                    (x + c1 * radius, out, centre + s1 * radius),
                    (x + c0 * radius, out, centre + s0 * radius),
                ),
                (math.cos(math.tau * (n + 0.5) / sides), 0, math.sin(math.tau * (n + 0.5) / sides)),
                IRON_PALE,
                0.3,
            )
        )
    rim.append(disc((x, out, centre), radius, STEEL, facing))
    rim.append(disc((x, out, centre), radius * 0.82, COAL, facing))
    for n in range(3 if radius < 0.07 else 4):
        angle = turn + math.pi * n / (3 if radius < 0.07 else 4)
        rim.append(_bar((x, out, centre), angle, radius * 0.85, radius * 0.15, facing, RED))
    rim.append(disc((x, out, centre), radius * 0.3, RED_DEEP, facing, sides=12))
    return rim


def _bar(place: Vector, angle: float, reach: float, wide: float, facing: Vector, colour: str) -> Facet:
    """A flat bar through a point, in the plane of the wheels."""
    x, y, z = place
    ax, az = math.cos(angle) * reach, math.sin(angle) * reach
    bx, bz = -math.sin(angle) * wide / 2, math.cos(angle) * wide / 2
    corners = ((1, 1), (-1, 1), (-1, -1), (1, -1))
    points = tuple((x + a * ax + b * bx, y, z + a * az + b * bz) for a, b in corners)
    return Facet(points, facing, colour)


def _rod(side: float, turn: float) -> list[Facet]:
    """The coupling rod between the large wheels and the piston rod, on one side."""
    y = 0.126 * side
    (rear, radius), (front, _) = _WHEELS[0], _WHEELS[1]
    crank = radius * 0.48
    dx, z = math.cos(turn) * crank, _RAIL + radius + math.sin(turn) * crank
    facing: Vector = (0, side, 0)
    thick = 0.014
    coupling = (
        (rear + dx - 0.02, y, z - thick),
        (front + dx + 0.02, y, z - thick),
        (front + dx + 0.02, y, z + thick),
        (rear + dx - 0.02, y, z + thick),
    )
    piston = (
        (front + dx, y, z - thick * 0.7),
        (0.18, y, 0.115),
        (0.18, y, 0.135),
        (front + dx, y, z + thick * 0.7),
    )
    cylinder = box(
        (0.14, 0.29),
        (0.09 * side, 0.148 * side) if side > 0 else (0.148 * side, 0.09 * side),
        (0.075, 0.165),
        GREEN_DEEP,
    )
    return [
        Facet(piston, facing, "#9AA1A8", 0.4),
        Facet(coupling, facing, STEEL, 0.4),
        disc((rear + dx, y, z), 0.018, BRASS, facing, sides=10),
        disc((front + dx, y, z), 0.018, BRASS, facing, sides=10),
        *cylinder,
    ]


@cache
def _body() -> tuple[Part, ...]:
    deck = [
        *box((-0.38, 0.38), (-0.15, 0.15), (0.165, 0.19), IRON),
    ]
    return (
        Part(3, tuple(_beam(0.38, 1.0))),
        Part(3, tuple(_beam(-0.38, -1.0))),
        Part(3, tuple(deck)),
        Part(4, tuple(box((-0.1, 0.06), (-0.14, -0.085), (0.19, 0.23), GREEN_DEEP))),
        Part(4, tuple(box((-0.1, 0.06), (0.085, 0.14), (0.19, 0.23), GREEN_DEEP))),
        Part(4, tuple(_boiler())),
        Part(4, tuple(_smokebox())),
        Part(4, tuple(_cab())),
        Part(5, tuple(_roof())),
        Part(5, tuple(_chimney())),
        Part(5, tuple(_dome(0.065, 0.058, BRASS))),
        Part(5, tuple(_dome(-0.075, 0.036, GOLD))),
        Part(5, tuple(_lamp())),
    )


def _beam(x: float, facing: float) -> list[Facet]:
    """A buffer beam with its two buffers."""
    outer = x + 0.012 * facing
    beam = box((min(x, outer), max(x, outer)), (-0.15, 0.15), (0.085, 0.178), RED)
    for y in (-0.095, 0.095):
        tip = x + 0.045 * facing
        beam += barrel((min(x, tip), max(x, tip)), (y, 0.13), 0.016, IRON_PALE, sides=10)
        beam.append(disc((tip, y, 0.13), 0.031, STEEL, (facing, 0, 0), sides=14, gloss=0.3))
    return beam


_AXIS = (0.0, 0.292)


def _boiler() -> list[Facet]:
    facets = barrel((-0.15, 0.175), _AXIS, 0.112, GREEN, gloss=0.75)
    for x in (-0.08, 0.015, 0.11):
        facets += barrel((x - 0.007, x + 0.007), _AXIS, 0.1145, GOLD, gloss=0.9, capped=False)
    return facets


def _smokebox() -> list[Facet]:
    facets = barrel((0.17, 0.325), _AXIS, 0.117, IRON, gloss=0.5)
    facets += barrel((0.165, 0.18), _AXIS, 0.1185, GOLD, gloss=0.9, capped=False)
    facets += [
        disc((0.326, 0.0, 0.292), 0.096, IRON_PALE, (1, 0, 0), sides=24),
        disc((0.327, 0.0, 0.292), 0.082, "#3F4247", (1, 0, 0), sides=24),
        _strap(0.265, -0.075, 0.012),
        _strap(0.319, -0.075, 0.012),
        disc((0.329, 0.0, 0.292), 0.024, BRASS, (1, 0, 0), sides=12),
    ]
    return facets


def _strap(z: float, left: float, right: float) -> Facet:
    """A hinge of the smokebox door."""
    points = (
        (0.328, left, z - 0.006),
        (0.328, right, z - 0.006),
        (0.328, right, z + 0.006),
        (0.328, left, z + 0.006),
    )
    return Facet(points, (1, 0, 0), STEEL)


def _cab() -> list[Facet]:
    """The house at the back, with windows on all sides and a brass plate on both flanks."""
    x0, x1, y1, z0, z1 = -0.37, -0.16, 0.145, 0.19, 0.45
    cab = box((x0, x1), (-y1, y1), (z0, z1), GREEN)
    for side in (-1.0, 1.0):
        y = (y1 + 0.001) * side
        facing: Vector = (0, side, 0)
        cab.append(_pane((x0 + 0.05, x1 - 0.045), y, (0.315, 0.425), CREAM, facing))
        cab.append(_pane((x0 + 0.062, x1 - 0.057), y, (0.325, 0.415), GLASS, facing))
        cab.append(_pane((x0 + 0.03, x1 - 0.03), y, (0.222, 0.29), GOLD, facing))
        cab.append(_pane((x0 + 0.04, x1 - 0.04), y, (0.23, 0.282), RED_DEEP, facing))
    for x, facing in ((x1 + 0.001, (1.0, 0.0, 0.0)), (x0 - 0.001, (-1.0, 0.0, 0.0))):
        for y in (-0.085, 0.085):
            cab.append(disc((x, y, 0.385), 0.044, CREAM, facing, sides=16))
            cab.append(disc((x, y, 0.385), 0.034, GLASS, facing, sides=16))
    return cab


def _pane(x: tuple[float, float], y: float, z: tuple[float, float], colour: str, facing: Vector) -> Facet:
    points = ((x[0], y, z[0]), (x[1], y, z[0]), (x[1], y, z[1]), (x[0], y, z[1]))
    return Facet(points, facing, colour)


def _roof() -> list[Facet]:
    """A dark green roof with a round back and a cream edge."""
    x0, x1, half, low, rise = -0.39, -0.135, 0.166, 0.448, 0.055
    steps = 8
    curve = [
        (half * math.sin(math.pi / 2 * n / steps), low + 0.022 + rise * math.cos(math.pi / 2 * n / steps))
        for n in range(-steps, steps + 1)
    ]
    edge = tuple((y, z) for y, z in curve)
    facets = []
    for x, facing in ((x0, -1.0), (x1, 1.0)):
        outline = ((x, -half, low), *((x, y, z) for y, z in edge), (x, half, low))
        facets.append(Facet(outline, (facing, 0, 0), CREAM))
    for side in (-1.0, 1.0):
        y = half * side
        facets.append(
            Facet(
                ((x0, y, low), (x1, y, low), (x1, y, low + 0.022), (x0, y, low + 0.022)), (0, side, 0), CREAM
            )
        )
    hem = 0.022
    for number, ((y0, z0), (y1, z1)) in enumerate(pairwise(edge)):
        size = math.hypot(z1 - z0, y1 - y0)
        normal = (0.0, (z0 - z1) / size, (y1 - y0) / size)
        outer = number in (0, 2 * steps - 1)
        for start, end, colour in (
            (x0, x0 + hem, CREAM),
            (x0 + hem, x1 - hem, CREAM if outer else ROOF),
            (x1 - hem, x1, CREAM),
        ):
            corners = ((start, y0, z0), (end, y0, z0), (end, y1, z1), (start, y1, z1))
            facets.append(Facet(corners, normal, colour, 0.3))
    return facets


def _chimney() -> list[Facet]:
    profile = ((0.05, 0.385), (0.036, 0.41), (0.034, 0.455), (0.052, 0.475), (0.056, 0.5), (0.046, 0.5))
    colours = (IRON, IRON, IRON, BRASS, GOLD)
    return [
        *turned_on_lathe((0.245, 0.0), profile, colours, gloss=0.7),
        *turned_on_lathe((0.245, 0.0), ((0.04, 0.5), (0.038, 0.501)), ("#17181A",), gloss=0),
    ]


def _dome(x: float, radius: float, colour: str) -> list[Facet]:
    base = 0.385
    profile = [(radius * 1.15, base), (radius, base + radius * 0.25)]
    profile += [
        (radius * math.cos(angle), base + radius * 0.55 + radius * 0.8 * math.sin(angle))
        for angle in (0.0, 0.35, 0.7, 1.05, 1.35, 1.56)
    ]
    return turned_on_lathe((x, 0.0), profile, (colour,) * len(profile), gloss=1.0)


def _lamp() -> list[Facet]:
    x, _, z = LAMP
    facets = barrel((x - 0.03, x + 0.012), (0.0, z + 0.085), 0.03, BRASS, gloss=0.9, sides=14)
    facets.append(disc((x + 0.013, 0.0, z + 0.085), 0.023, LENS, (1, 0, 0), sides=14))
    return facets
