"""A steep Brazilian street in the morning, in perspective, as SVG: the workshop of make_rolima_cover.py.

World: x to the right, y away from the viewer and uphill, z up from the street; `Street.at` puts a place on the
drawing of 1200 x 900. The light comes from the upper left.
"""

# ruff: noqa: E501  (format strings and tables of a drawing stay in one piece)

from __future__ import annotations

import math
from dataclasses import dataclass
from random import Random

from dice_scene import Camera, Point, Vector  # type: ignore[import-not-found]
from svg_parts import ellipse, path  # type: ignore[import-not-found]

from desktop_app.qt.theme import mixed

FAR = 60.0
"""So far up the street is drawn."""
HALF = 3.1
"""Half the width of the street."""
FLAGS = ("#E39B17", "#D8442F", "#2F8F6B", "#2F73BE", "#F3E6C8", "#7A4FA3", "#F0C23C", "#E2708A")


@dataclass(frozen=True)
class Street:
    """The street: how steep it is and how it bends, seen by `camera`."""

    camera: Camera
    steep: float = 0.25

    def middle(self, y: float) -> float:
        """Where the middle of the street is, so far up."""
        return 0.0045 * max(y, 0) ** 2 * 1.35 - 0.00004 * max(y, 0) ** 3 - 0.05 * min(y, 0)

    def world(self, x: float, y: float, z: float = 0.0) -> Vector:
        """A place beside the middle of the street, `z` above its surface."""
        return self.middle(y) + x, y, self.steep * y + z

    def at(self, x: float, y: float, z: float = 0.0) -> Point:
        seen: Point = self.camera.at(self.world(x, y, z))
        return seen

    def scale(self, y: float) -> float:
        """Pixels a unit, so far up."""
        (x1, _), (x2, _) = self.at(-0.5, y), self.at(0.5, y)
        return float(x2 - x1)


def shape(points: list[Point], fill: str, *, opacity: float = 1.0, seam: bool = False) -> str:
    """A polygon; `seam` closes hair lines to its neighbours."""
    more = f' fill-opacity="{opacity:.3g}"' if opacity < 1 else ""
    if seam:
        more += f' stroke="{fill}" stroke-width="0.7"'
    return f'<polygon points="{" ".join(f"{x:.1f},{y:.1f}" for x, y in points)}" fill="{fill}"{more}/>'


# ---- the sky and what is far away ----------------------------------------------------------------------


def sky() -> list[str]:
    result = ['<rect width="1200" height="900" fill="url(#sky)"/>', ellipse(455, 205, 560, 430, "url(#sun)")]
    for x, y, wide, high, opacity in (
        (890, 92, 190, 17, 0.75),
        (1010, 116, 150, 12, 0.6),
        (240, 66, 170, 14, 0.55),
        (700, 176, 130, 9, 0.5),
        (120, 176, 120, 10, 0.5),
    ):
        result.append(ellipse(x, y, wide, high, "url(#cloud)", opacity=opacity))
    return result


def mountains() -> list[str]:
    """A sugarloaf and its neighbours in the haze."""
    far = "M-10 420 L-10 268 C80 236 130 250 190 262 C236 250 268 214 300 196 C346 170 388 214 430 248 C480 256 508 250 528 240 C556 176 574 126 606 120 C642 116 664 186 690 244 C720 262 860 250 918 246 C990 262 1060 224 1130 236 C1170 242 1210 230 1210 230 L1210 470 Z"
    near = "M-10 420 L-10 318 C90 292 190 306 280 308 C380 300 470 292 560 312 C700 300 820 292 930 306 C1010 286 1100 294 1210 282 L1210 470 L-10 470 Z"
    return [path(far, "url(#far)"), path(near, "url(#nearer)")]


def palm(x: float, y: float, size: float, seed: int, *, shade: str, leaf: str) -> list[str]:
    """A palm whose foot is at (x, y)."""
    random = Random(seed)
    top = (x + random.uniform(-0.1, 0.16) * size, y - size)
    result = [
        path(
            f"M{x:.1f} {y:.1f} Q{x - 0.06 * size:.1f} {y - 0.5 * size:.1f} {top[0]:.1f} {top[1]:.1f}",
            stroke=shade,
            width=0.055 * size,
        )
    ]
    for number in range(11):
        angle = math.pi * (0.04 + 0.092 * number) + random.uniform(-0.1, 0.1)
        reach = size * random.uniform(0.42, 0.56)
        dx, dy = math.cos(angle) * reach, -math.sin(angle) * reach * 0.62
        end = (top[0] + dx, top[1] + dy + reach * 0.42)
        bow = (top[0] + dx * 0.55, top[1] + dy * 1.05 - reach * 0.06)
        low = (top[0] + dx * 0.5, top[1] + dy * 0.75 + reach * 0.1)
        result.append(
            path(
                f"M{top[0]:.1f} {top[1]:.1f} Q{bow[0]:.1f} {bow[1]:.1f} {end[0]:.1f} {end[1]:.1f} Q{low[0]:.1f} {low[1]:.1f} {top[0]:.1f} {top[1]:.1f} Z",
                leaf if number % 2 else mixed(leaf, shade, 0.75),
            )
        )
    return result


def church(x: float, y: float, size: float) -> list[str]:
    """A white baroque church with two towers, its foot at (x, y)."""
    wall, shade, trim, roof = "#FBF1DC", "#D9C3A8", "#D99A2B", "#B5603C"
    result = []
    for side in (-1, 1):
        left = x + side * 0.42 * size - 0.17 * size
        result += [
            f'<rect x="{left:.1f}" y="{y - 1.28 * size:.1f}" width="{0.34 * size:.1f}" height="{1.28 * size:.1f}" fill="{wall}"/>',
            f'<rect x="{left + 0.2 * size:.1f}" y="{y - 1.28 * size:.1f}" width="{0.14 * size:.1f}" height="{1.28 * size:.1f}" fill="{shade}" fill-opacity="0.7"/>',
            path(
                f"M{left - 0.03 * size:.1f} {y - 1.28 * size:.1f} Q{left + 0.03 * size:.1f} {y - 1.56 * size:.1f} {left + 0.17 * size:.1f} {y - 1.64 * size:.1f} Q{left + 0.31 * size:.1f} {y - 1.56 * size:.1f} {left + 0.37 * size:.1f} {y - 1.28 * size:.1f} Z",
                roof,
            ),
            path(
                f"M{left + 0.17 * size:.1f} {y - 1.62 * size:.1f} v{-0.13 * size:.1f} m{-0.045 * size:.1f} {0.05 * size:.1f} h{0.09 * size:.1f}",
                stroke="#6E4A2C",
                width=0.018 * size,
            ),
            f'<rect x="{left - 0.03 * size:.1f}" y="{y - 1.3 * size:.1f}" width="{0.4 * size:.1f}" height="{0.05 * size:.1f}" fill="{trim}"/>',
            arch(left + 0.17 * size, y - 0.88 * size, 0.1 * size, 0.26 * size, "#5B4A44"),
        ]
    result += [
        f'<rect x="{x - 0.28 * size:.1f}" y="{y - 0.86 * size:.1f}" width="{0.56 * size:.1f}" height="{0.86 * size:.1f}" fill="{mixed(wall, "#FFFFFF", 0.5)}"/>',
        path(
            f"M{x - 0.3 * size:.1f} {y - 0.84 * size:.1f} C{x - 0.18 * size:.1f} {y - 0.9 * size:.1f} {x - 0.16 * size:.1f} {y - 1.1 * size:.1f} {x:.1f} {y - 1.16 * size:.1f} C{x + 0.16 * size:.1f} {y - 1.1 * size:.1f} {x + 0.18 * size:.1f} {y - 0.9 * size:.1f} {x + 0.3 * size:.1f} {y - 0.84 * size:.1f} Z",
            wall,
            stroke=trim,
            width=0.03 * size,
        ),
        ellipse(x, y - 0.95 * size, 0.06 * size, 0.06 * size, "#7D98B0"),
        arch(x, y, 0.16 * size, 0.36 * size, "#2E6E78"),
        arch(x - 0.16 * size, y - 0.52 * size, 0.09 * size, 0.2 * size, "#5B4A44"),
        arch(x + 0.16 * size, y - 0.52 * size, 0.09 * size, 0.2 * size, "#5B4A44"),
    ]
    return result


def arch(x: float, y: float, wide: float, high: float, fill: str) -> str:
    """An opening with a round top, its foot at (x, y)."""
    half, rise = wide / 2, wide * 0.55
    return str(
        path(
            f"M{x - half:.1f} {y:.1f} V{y - high + rise:.1f} Q{x - half:.1f} {y - high:.1f} {x:.1f} {y - high:.1f} Q{x + half:.1f} {y - high:.1f} {x + half:.1f} {y - high + rise:.1f} V{y:.1f} Z",
            fill,
        )
    )


# ---- the street ----------------------------------------------------------------------------------------


def roadway(street: Street) -> list[str]:
    """Kerbs, the trodden earth with its gravel, the shade of the houses at the left."""
    steps = [-6.2 + 0.6 * number for number in range(int((FAR + 6.2) / 0.6))]

    def strip(left: float, right: float, fill: str, z: float = 0.0, opacity: float = 1.0) -> str:
        there = [street.at(left, y, z) for y in steps]
        back = [street.at(right, y, z) for y in reversed(steps)]
        return shape([*there, *back], fill, opacity=opacity)

    result = [
        strip(-HALF - 2.5, HALF + 2.5, "#B98C5E"),
        strip(-HALF, HALF, "url(#road)"),
        strip(-HALF - 1.1, -HALF, "#A98A78", 0.14),
        strip(HALF, HALF + 1.1, "#F0D9B0", 0.14),
        strip(HALF, HALF + 0.02, "#B58A5C", 0.07),
    ]
    result += _kerb(street, -1)
    result += _kerb(street, 1)
    result += [strip(-1.75, -1.05, "#B98A58", 0.0, 0.28), strip(0.95, 1.6, "#B98A58", 0.0, 0.24)]
    result += _gravel(street)
    result += _shade(street)
    return result


def _kerb(street: Street, side: int) -> list[str]:
    result, random = [], Random(4 + side)
    y = -6.0
    while y < FAR:
        length = 0.85 if y < 14 else 2.0
        x = side * HALF
        front = [street.at(x, y + 0.03), street.at(x, y + length - 0.03)]
        top = [street.at(x, y + length - 0.03, 0.16), street.at(x, y + 0.03, 0.16)]
        tone = mixed("#E9D2AC" if side > 0 else "#8E7A76", "#A0805E", random.uniform(0.55, 1.0))
        result.append(shape([*front, *top], mixed(tone, "#3A2A24", 0.78)))
        width = side * 0.3
        far = [street.at(x + width, y + 0.03, 0.16), street.at(x + width, y + length - 0.03, 0.16)]
        result.append(shape([top[1], *far, top[0]], tone))
        y += length
    return result


def _gravel(street: Street) -> list[str]:
    """Stones, each with its light and its shade; fewer and larger near the edges."""
    random = Random(31)
    result = []
    for _ in range(620):
        y = -5.4 + 30 * random.random() ** 1.9
        x = random.uniform(-HALF + 0.1, HALF - 0.1)
        if abs(x) < 1.9 and random.random() < 0.45:
            continue
        size = street.scale(y) * random.uniform(0.012, 0.05 if abs(x) > 2.2 else 0.034)
        px, py = street.at(x, y)
        lit = x > -0.6 - 0.02 * y
        tone = random.choice(("#F3DDB4", "#E2C092", "#CFA877") if lit else ("#A8856C", "#977866", "#B5937A"))
        result.append(
            ellipse(
                round(px + size * 0.3, 1),
                round(py + size * 0.24, 1),
                round(size, 1),
                round(size * 0.55, 1),
                "#6B4630",
                opacity=0.4,
            )
        )
        result.append(ellipse(round(px, 1), round(py, 1), round(size, 1), round(size * 0.6, 1), tone))
    return result


def _shade(street: Street) -> list[str]:
    """What the houses at the left keep from the sun: an edge of eaves and gaps."""
    random = Random(8)
    edge, y = [], -6.2
    while y < FAR:
        reach = -0.95 + random.uniform(-0.2, 0.25)
        length = random.uniform(3.2, 4.6)
        edge += [(reach, y), (reach + 0.12, y + length * 0.5), (reach, y + length)]
        y += length
    inner = [street.at(x, y) for x, y in edge]
    outer = [street.at(-HALF - 2.4, y) for _, y in reversed(edge)]
    return [shape([*inner, *outer], "#4A2F52", opacity=0.34)]


# ---- flags and dust ------------------------------------------------------------------------------------


def garland(a: Point, b: Point, sag: float, size: float, count: int, seed: int) -> list[str]:
    """A string of paper flags from `a` to `b`, each with a swallow's tail, moved by a light wind."""
    random = Random(seed)

    def on(t: float) -> Point:
        return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t + sag * 4 * t * (1 - t)

    line = " ".join(
        f"{'ML'[number > 0]}{on(number / 24)[0]:.1f} {on(number / 24)[1]:.1f}" for number in range(25)
    )
    result = [path(line, stroke="#7A5A40", width=max(size * 0.05, 0.7))]
    for number in range(count):
        t = (number + 0.5) / count
        x, y = on(t)
        (x1, y1), (x2, y2) = on(t - 0.36 / count), on(t + 0.36 / count)
        lean = random.uniform(-0.1, 0.24) * size
        low = size * random.uniform(1.12, 1.22)
        colour = FLAGS[(number + seed) % len(FLAGS)]
        notch = (x + lean * 0.7, y + low * 0.74)
        result.append(
            shape([(x1, y1), (x2, y2), (x2 + lean, y2 + low), notch, (x1 + lean, y1 + low)], colour)
        )
        result.append(shape([(x, y), (x2, y2), (x2 + lean, y2 + low), notch], mixed(colour, "#5A2A30", 0.82)))
        result.append(
            shape(
                [
                    (x1, y1),
                    (x2, y2),
                    (x2 + lean * 0.12, y2 + low * 0.12),
                    (x1 + lean * 0.12, y1 + low * 0.12),
                ],
                mixed(colour, "#FFFFFF", 0.72),
            )
        )
    return result


def dust(x: float, y: float, size: float, seed: int) -> list[str]:
    """What the wheels stir up around (x, y)."""
    random = Random(seed)
    result = []
    for number in range(13):
        share = number / 12
        result.append(
            ellipse(
                round(x + random.uniform(-0.5, 0.5) * size * (0.5 + share), 1),
                round(y - share * size * 0.55 + random.uniform(-0.08, 0.08) * size, 1),
                round(size * (0.2 + 0.26 * share), 1),
                round(size * (0.13 + 0.17 * share), 1),
                "url(#dust)",
                opacity=round(0.85 - 0.4 * share, 2),
            )
        )
    return result


# ---- what stands in front ------------------------------------------------------------------------------


def goal_line(street: Street, near: float, far: float) -> list[str]:
    """A chequered line of chalk across the street, worn a little."""
    random, result, columns, lines = Random(12), [], 14, 2
    for row in range(lines):
        low, high = near + (far - near) * row / lines, near + (far - near) * (row + 1) / lines
        for column in range(columns):
            left = -HALF + 0.05 + (2 * HALF - 0.1) * column / columns
            right = left + (2 * HALF - 0.1) / columns
            dark = (row + column) % 2
            corners = [
                street.at(left, low),
                street.at(right, low),
                street.at(right, high),
                street.at(left, high),
            ]
            strength = random.uniform(0.5, 0.62) if dark else random.uniform(0.78, 0.92)
            result.append(shape(corners, "#4A2E2A" if dark else "#FFF8E8", opacity=strength))
    return result


def mango(x: float, y: float, size: float, angle: float) -> str:
    """A ripe mango around (x, y)."""
    body = f"M{-size:.1f} {size * 0.1:.1f} C{-size:.1f} {-size * 0.75:.1f} {size * 0.5:.1f} {-size * 0.9:.1f} {size:.1f} {-size * 0.2:.1f} C{size * 1.12:.1f} {size * 0.3:.1f} {size * 0.5:.1f} {size * 0.72:.1f} {-size * 0.1:.1f} {size * 0.74:.1f} C{-size * 0.7:.1f} {size * 0.74:.1f} {-size:.1f} {size * 0.5:.1f} {-size:.1f} {size * 0.1:.1f} Z"
    shine = ellipse(-size * 0.3, -size * 0.3, size * 0.26, size * 0.13, "#FFF6D8", opacity=0.75)
    stalk = path(
        f"M{size * 0.92:.1f} {-size * 0.24:.1f} l{size * 0.2:.1f} {-size * 0.16:.1f}",
        stroke="#5A3A1C",
        width=size * 0.13,
    )
    return f'<g transform="translate({x:.1f} {y:.1f}) rotate({angle:g})">{stalk}{path(body, "url(#mango)")}{shine}</g>'


def crate(street: Street, x: float, y: float) -> list[str]:
    """An open crate of mangoes at the kerb, and some that have rolled away."""
    wide, deep, high = 1.25, 0.8, 0.5
    unit = street.scale(y)

    def at(u: float, v: float, w: float) -> Point:
        seen: Point = street.camera.at((street.middle(y) + x + u, y + v, street.steep * y + w))
        return seen

    shadow = [
        at(-wide / 2, 0, 0),
        at(wide / 2 + 0.5, 0.05, 0),
        at(wide / 2 + 0.6, deep, 0.1),
        at(-wide / 2, deep, 0.1),
    ]
    result = [shape(shadow, "#3A1F28", opacity=0.34)]
    result.append(
        shape(
            [
                at(-wide / 2, deep, 0.1),
                at(wide / 2, deep, 0.1),
                at(wide / 2, deep, high),
                at(-wide / 2, deep, high),
            ],
            "#7A4A26",
        )
    )
    for row, depth in enumerate((0.62, 0.4, 0.18)):
        for number in range(4):
            px, py = at(-wide / 2 + 0.19 + number * 0.29 + 0.06 * (row % 2), depth, high + 0.1 - 0.04 * row)
            result.append(mango(px, py, unit * 0.165, (-24, 14, 40, -8)[(number + row) % 4]))
    result.append(
        shape(
            [
                at(-wide / 2, 0, 0.02),
                at(-wide / 2, deep, 0.1),
                at(-wide / 2, deep, high),
                at(-wide / 2, 0, high),
            ],
            "#C58A50",
        )
    )
    for number in range(3):
        low, top = 0.02 + number * high / 3 + 0.006, (number + 1) * high / 3
        result.append(
            shape(
                [at(-wide / 2, 0, low), at(wide / 2, 0, low), at(wide / 2, 0, top), at(-wide / 2, 0, top)],
                ("#B87A42", "#C68A50", "#BE8148")[number],
            )
        )
    corners = ((0.0, 0.0), (0.1, 0.0), (0.1, high), (0.0, high))
    for left in (-wide / 2, wide / 2 - 0.1):
        result += [shape([at(left + u, -0.02, w) for u, w in corners], "#8E5A2E")]
    for u, v, angle in ((-1.0, -0.05, 18), (-1.35, 0.3, -30)):
        px, py = street.at(x + u, y + v)
        result += [
            ellipse(px + unit * 0.07, py + unit * 0.03, unit * 0.2, unit * 0.07, "#3A1F28", opacity=0.35),
            mango(px, py - unit * 0.1, unit * 0.165, angle),
        ]
    return result
