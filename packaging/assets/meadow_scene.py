"""The Dutch meadow around the railway in perspective, as SVG: the workshop of make_rollecate_cover.py.

`ground` projects a place of the world (x right, y away, z up) onto the drawing of 1200 x 900.
"""

# ruff: noqa: E501  (format strings and tables of a drawing stay in one piece)

from __future__ import annotations

import math
from itertools import pairwise
from random import Random
from typing import Any, Protocol

from rail_scene import polygon  # type: ignore[import-not-found]
from svg_parts import ellipse, moved, path  # type: ignore[import-not-found]

Point = tuple[float, float]
MILL: Point = (-5.9, 43.0)


class Ground(Protocol):
    def __call__(self, x: float, y: float, z: float = 0.0) -> Point: ...


# ---- the sky -----------------------------------------------------------------------------------------


def sky() -> list[str]:
    result = [
        '<rect width="1200" height="420" fill="url(#sky)"/>',
        ellipse(205, 270, 420, 330, "url(#sun)"),
    ]
    random = Random(14)
    for x, y, size in (
        (420, 96, 1.0),
        (735, 140, 0.8),
        (95, 130, 0.62),
        (975, 70, 1.15),
        (585, 218, 0.5),
        (1120, 205, 0.6),
        (300, 208, 0.42),
    ):
        result += _cloud(x, y, size, random)
    return result


def _cloud(x: float, y: float, size: float, random: Random) -> list[str]:
    """A flat bottom in shade, round heaps above it."""
    result = [ellipse(x, y + 22 * size, 165 * size, 20 * size, "url(#cloud-low)")]
    for number in range(11):
        share = number / 10 * 2 - 1
        high = (1 - share * share) * 52 * size
        radius = (24 + 26 * (1 - abs(share)) * random.uniform(0.8, 1.2)) * size
        result.append(
            ellipse(
                x + share * 135 * size,
                y + 12 * size - high * random.uniform(0.3, 0.95),
                radius * 1.25,
                radius,
                "url(#cloud)",
            )
        )
    return result


# ---- the land ----------------------------------------------------------------------------------------


def meadow(ground: Ground, random: Random) -> list[str]:
    horizon = ground(0, 4000)[1]
    result = [f'<rect y="{horizon:.1f}" width="1200" height="{900 - horizon:.1f}" fill="url(#grass)"/>']
    result += _far_land(horizon)
    result += _fields(ground)
    result += _ditch(ground, [(-9.0, -9), (-7.2, 0), (-6.4, 8), (-7.4, 18), (-9.5, 40), (-14, 110)], 1.25)
    result += _ditch(ground, [(-7.3, 14), (2.0, 13.2), (14, 12.8), (60, 12)], 0.9)
    result += _ditch(ground, [(-60, 36), (-9, 34), (12, 33), (70, 34)], 1.4)
    result += _ditch(ground, [(12.5, -6), (13.4, 6), (15.4, 12.8), (20, 33), (44, 120)], 1.1)
    result.append(f'<rect y="{horizon - 40:.1f}" width="1200" height="92" fill="url(#haze)"/>')
    result += _blades(ground, random)
    return result


def _far_land(horizon: float) -> list[str]:
    """The line of far trees and a church at the edge of the sky."""
    random = Random(20)
    points = [(-10.0, horizon + 3)]
    x = -10.0
    while x < 1210:
        points.append((x, horizon - random.uniform(3, 11)))
        x += random.uniform(7, 22)
    points.append((1210, horizon + 3))
    church = f"M846 {round(horizon + 2)} l0 -22 l5 0 l4 -26 l4 26 l5 0 l0 8 l22 0 l8 14 Z"
    return [path(church, "#8FA79A"), polygon(points, "#8DAA90")]


def _fields(ground: Ground) -> list[str]:
    """Stripes of fields in several greens, a bed of tulips at the right and one at the left."""
    result = []
    for x0, x1, y0, y1, colour, opacity in (
        (-60, -9, 34, 90, "#C9CE86", 0.8),
        (-8, 8, 36, 100, "#9FBF6E", 0.8),
        (9, 40, 35, 110, "#C4C97E", 0.75),
        (-50, -8.4, 13, 34, "#8DB75C", 0.8),
        (-6.8, 14.5, 14, 32.5, "#94BC62", 0.75),
        (17, 60, 14, 32, "#86B157", 0.8),
    ):
        corners = [ground(x0, y0), ground(x1, y0), ground(x1 + 6, y1), ground(x0 + 2, y1)]
        result.append(polygon(corners, colour, opacity))
    shades = ("#D8594C", "#F0BE4E", "#E58FA6", "#FBEBD2", "#C8455A", "#F2A84B")
    for number in range(14):
        y = 15.2 + number * 1.05
        corners = [
            ground(8.0 + number * 0.12, y),
            ground(52, y),
            ground(52, y + 0.62),
            ground(8.0 + number * 0.12, y + 0.62),
        ]
        result.append(polygon(corners, shades[number // 2 % len(shades)], 0.82))
    for number in range(12):
        y = 37 + number * 2.6
        corners = [ground(-58, y), ground(-11.5, y), ground(-11.5, y + 1.5), ground(-58, y + 1.5)]
        result.append(polygon(corners, shades[(number // 2 + 2) % len(shades)], 0.7))
    for number in range(9):
        x = -4.4 + number * 1.9
        corners = [ground(x, 14.6), ground(x + 0.95, 14.6), ground(x + 2.4, 32.3), ground(x + 1.4, 32.3)]
        result.append(polygon(corners, "#FFFFFF", 0.07))
    return result


def _ditch(ground: Ground, line: list[Point], wide: float) -> list[str]:
    """Water between darker banks; it shines like the sky at its end."""
    result = []
    for half, colour in ((wide * 0.78, "#5C8A41"), (wide * 0.62, "#3F6331"), (wide * 0.5, "url(#water)")):
        near, far = [], []
        for (x0, y0), (x1, y1) in pairwise(line):
            away = math.hypot(x1 - x0, y1 - y0)
            ax, ay = -(y1 - y0) / away * half, (x1 - x0) / away * half
            for share in (0.0, 0.25, 0.5, 0.75, 1.0):
                x, y = x0 + (x1 - x0) * share, y0 + (y1 - y0) * share
                if y > -8.2:
                    near.append(ground(x + ax, y + ay))
                    far.append(ground(x - ax, y - ay))
        result.append(polygon(near + far[::-1], colour))
    return result


def _blades(ground: Ground, random: Random) -> list[str]:
    """Grass: short strokes that get longer towards the viewer."""
    result = []
    for shade, count, opacity in (("#3E6B2B", 900, 0.4), ("#C6DC8C", 900, 0.42), ("#5E9140", 600, 0.5)):
        strokes = []
        for _ in range(count):
            y = -7.5 + 34 * random.random() ** 2.2
            x = random.uniform(-11, 12) * (1 + max(y, 0) * 0.06)
            sx, sy = ground(x, y)
            if not (-10 < sx < 1210 and sy < 905):
                continue
            size = (sy - 290) / 24
            strokes.append(
                f"M{sx:.0f} {sy:.0f}l{random.uniform(-0.35, 0.35) * size:.1f} {-size * random.uniform(0.5, 1):.1f}"
            )
        result.append(
            f'<path d="{"".join(strokes)}" fill="none" stroke="{shade}" stroke-width="1.5" stroke-opacity="{opacity}"/>'
        )
    return result


# ---- what stands there -------------------------------------------------------------------------------


def poplars(ground: Ground) -> list[str]:
    result = []
    random = Random(31)
    for number in range(10, -1, -1):
        x, y = 21 + number * 2.9 + random.uniform(-0.5, 0.5), 36.5 + number * 2.2
        result += _poplar(ground, x, y, random.uniform(4.6, 6.1))
    for x, y in ((-22, 62), (-17.5, 60), (-31, 66), (7, 70), (10, 72)):
        result += _round_tree(ground, x, y, 4.6)
    return result


def _poplar(ground: Ground, x: float, y: float, high: float) -> list[str]:
    fx, fy = ground(x, y)
    _, ty = ground(x, y, high)
    tall = fy - ty
    wide = tall * 0.15
    crown = f"M{fx:.1f} {ty:.1f} C{fx + wide * 1.5:.1f} {ty + tall * 0.35:.1f} {fx + wide * 1.3:.1f} {fy - tall * 0.16:.1f} {fx:.1f} {fy - tall * 0.12:.1f} C{fx - wide * 1.3:.1f} {fy - tall * 0.16:.1f} {fx - wide * 1.5:.1f} {ty + tall * 0.35:.1f} {fx:.1f} {ty:.1f} Z"
    return [
        ellipse(fx + tall * 0.22, fy + 1, tall * 0.26, tall * 0.03, "#2F5126", opacity=0.3),
        path(
            f"M{fx:.1f} {fy:.1f} L{fx:.1f} {fy - tall * 0.3:.1f}",
            stroke="#6B5338",
            width=max(tall * 0.03, 0.8),
        ),
        path(crown, "url(#leaf-far)"),
    ]


def _round_tree(ground: Ground, x: float, y: float, high: float) -> list[str]:
    fx, fy = ground(x, y)
    tall = fy - ground(x, y, high)[1]
    result = [
        ellipse(fx + tall * 0.25, fy, tall * 0.5, tall * 0.06, "#2F5126", opacity=0.3),
        path(f"M{fx:.1f} {fy:.1f} L{fx:.1f} {fy - tall * 0.5:.1f}", stroke="#5E472E", width=tall * 0.07),
    ]
    for dx, dy, radius in ((-0.2, 0.58, 0.26), (0.2, 0.56, 0.27), (0.0, 0.74, 0.3)):
        result.append(
            ellipse(fx + dx * tall, fy - dy * tall, radius * tall, radius * tall * 0.92, "url(#leaf-far)")
        )
    return result


def mill(ground: Ground) -> list[str]:
    """A windmill on the far bank, some two hundred pixels high."""
    fx, fy = ground(*MILL)
    size = (fy - ground(*MILL, 8.4)[1]) / 250
    parts = [
        ellipse(70, 4, 150, 9, "#2F5126", opacity=0.28),
        path("M-46 8 L-41 -62 L41 -62 L46 8 C30 15 -30 15 -46 8 Z", "url(#brick)"),
        path("M-11 11 L-11 -22 L11 -22 L11 11 Z", "#24513D"),
        path("M-38 -62 L-22 -178 L22 -178 L38 -62 Z", "url(#thatch)"),
        path("M-14 -62 L-8 -178 M12 -62 L7 -178", stroke="#5D4A34", width=1.2),
        path("M-58 -66 L58 -66 L54 -56 L-54 -56 Z", "#7A5838"),
        path(
            "M-58 -80 L58 -80 M-58 -80 L-58 -66 M-43 -80 L-43 -66 M-29 -80 L-29 -66 M-14 -80 L-14 -66 M0 -80 L0 -66 M14 -80 L14 -66 M29 -80 L29 -66 M43 -80 L43 -66 M58 -80 L58 -66",
            stroke="#F3EBD6",
            width=2.2,
        ),
        path("M-8 -108 L-8 -92 L8 -92 L8 -108 Z M-6 -146 L-6 -133 L6 -133 L6 -146 Z", "#F3EBD6"),
        path("M-5.5 -105.5 L-5.5 -94 L5.5 -94 L5.5 -105.5 Z M-4 -144 L-4 -135 L4 -135 L4 -144 Z", "#3A4B4E"),
        path("M-25 -176 C-31 -196 -14 -212 0 -213 C14 -212 31 -196 25 -176 Z", "url(#cap)"),
        path("M-27 -179 L27 -179 L27 -173 L-27 -173 Z", "#F3EBD6"),
    ]
    parts += [
        f'<g transform="translate(0 -190) rotate({24 + 90 * quarter})">{_sail()}</g>' for quarter in range(4)
    ]
    parts += [ellipse(0, -190, 8, 8, "#C23E2D"), ellipse(-1, -191, 3.4, 3.4, "#F6DE9C")]
    return [moved(fx, fy, size, *parts)]


def _sail() -> str:
    bars = " ".join(f"M-5 {-128 + n * 13.5:g} L25 {-128 + n * 13.5:g}" for n in range(9))
    return "".join(
        (
            path("M3 -128 L24 -128 L24 -20 L3 -20 Z", "#FBF4E2", opacity=0.88),
            path(bars + " M25 -128 L25 -20", stroke="#6B5336", width=1.8),
            path("M0 4 L0 -132", stroke="#4A3521", width=5),
        )
    )


def cows(ground: Ground) -> list[str]:
    result = []
    for x, y, flip, spots in (
        (-10.6, 24.0, 1, "#2E2A28"),
        (-6.4, 21.0, -1, "#7E4327"),
        (-12.4, 28.5, -1, "#2E2A28"),
        (-5.0, 16.2, 1, "#2E2A28"),
        (4.6, 27, -1, "#7E4327"),
    ):
        fx, fy = ground(x, y)
        size = (fy - ground(x, y, 1.35)[1]) / 40
        result.append(
            f'<g transform="translate({fx:.1f} {fy:.1f}) scale({size * flip:.3f} {size:.3f})">'
            + "".join(
                (
                    ellipse(6, 0, 34, 4, "#2F5126", opacity=0.35),
                    path(
                        "M-22 -14 L-22 0 M-14 -14 L-14 0 M14 -14 L14 0 M22 -14 L22 0",
                        stroke="#4A4038",
                        width=4,
                    ),
                    path(
                        "M-28 -32 C-28 -40 -16 -40 0 -39 C16 -40 28 -40 28 -30 C28 -16 22 -12 0 -12 C-22 -12 -28 -16 -28 -32 Z",
                        "#F6F1E6",
                    ),
                    path(
                        "M-20 -36 C-8 -40 -4 -30 -10 -24 C-18 -20 -26 -28 -20 -36 Z M8 -34 C18 -38 22 -28 16 -22 C8 -18 2 -26 8 -34 Z",
                        spots,
                    ),
                    path("M26 -36 L38 -42 C46 -40 46 -30 40 -27 L28 -26 Z", spots),
                    ellipse(43, -31, 5, 4.4, "#E8B8A0"),
                )
            )
            + "</g>"
        )
    return result


def bush(ground: Ground) -> list[str]:
    result = []
    for x, y, high in ((8.4, 1.6, 1.5), (9.8, 3.0, 1.9), (-8.6, 4.8, 1.2)):
        fx, fy = ground(x, y)
        tall = fy - ground(x, y, high)[1]
        result.append(ellipse(fx + tall * 0.3, fy, tall * 0.9, tall * 0.13, "#1E3A18", opacity=0.35))
        for dx, dy, radius in (
            (-0.42, 0.34, 0.36),
            (0.42, 0.32, 0.38),
            (0.0, 0.5, 0.46),
            (-0.15, 0.24, 0.34),
            (0.2, 0.22, 0.34),
        ):
            result.append(
                ellipse(fx + dx * tall, fy - dy * tall, radius * tall, radius * tall * 0.88, "url(#leaf)")
            )
    return result


def reeds(ground: Ground) -> list[str]:
    """Reeds with brown heads at the bank in the left foreground."""
    random = Random(17)
    result = []
    for _ in range(46):
        x, y = random.uniform(-6.6, -5.4), random.uniform(-4.2, 2.5)
        fx, fy = ground(x - y * 0.06, y)
        tall = (fy - ground(x, y, random.uniform(0.8, 1.5))[1]) * random.uniform(0.8, 1.05)
        lean = random.uniform(-0.1, 0.16) * tall
        result.append(
            path(
                f"M{fx:.1f} {fy:.1f} Q{fx + lean * 0.2:.1f} {fy - tall * 0.6:.1f} {fx + lean:.1f} {fy - tall:.1f}",
                stroke=random.choice(("#7FA050", "#5E873F", "#A9BE6A")),
                width=max(tall * 0.022, 1.4),
            )
        )
        if random.random() < 0.4:
            result.append(
                path(
                    f"M{fx + lean * 0.8:.1f} {fy - tall * 0.82:.1f} L{fx + lean:.1f} {fy - tall:.1f}",
                    stroke="#6B4526",
                    width=max(tall * 0.05, 3),
                )
            )
    return result


def flowers(ground: Ground, random: Random, road: Any) -> list[tuple[float, str]]:
    """Daisies, buttercups and poppies in the foreground, off the track, each with the height of its foot."""
    kept: list[tuple[float, str]] = []
    for _ in range(420):
        y = -6.6 + 7.5 * random.random() ** 1.3
        x = random.uniform(-7, 9)
        if min(math.dist((x, y), road.at(way / 4)[0]) for way in range(80)) < 1.75:
            continue
        fx, fy = ground(x, y)
        if not (-10 < fx < 1210 and fy < 910):
            continue
        size = (fy - ground(x, y, 0.1)[1]) * random.uniform(0.7, 1.1)
        stem = size * random.uniform(1.6, 3.2)
        bloom, heart = random.choice(
            (
                ("#FFFDF4", "#F2C23E"),
                ("#F7DC55", "#E0A92E"),
                ("#FFFDF4", "#F2C23E"),
                ("#E2584A", "#5A1E18"),
                ("#D9A3D0", "#FBE9A8"),
            )
        )
        parts = [
            path(
                f"M{fx:.1f} {fy:.1f} L{fx + stem * 0.1:.1f} {fy - stem:.1f}",
                stroke="#4E7F36",
                width=max(size * 0.14, 1),
            )
        ]
        cx, cy = fx + stem * 0.1, fy - stem
        for petal in range(6):
            turn = math.tau * petal / 6
            parts.append(
                ellipse(
                    round(cx + math.cos(turn) * size * 0.42, 1),
                    round(cy + math.sin(turn) * size * 0.3, 1),
                    round(size * 0.32, 1),
                    round(size * 0.23, 1),
                    bloom,
                )
            )
        parts.append(ellipse(round(cx, 1), round(cy, 1), round(size * 0.25, 1), round(size * 0.19, 1), heart))
        kept.append((fy, "".join(parts)))
    return kept
