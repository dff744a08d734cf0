"""A soapbox cart with its driver in perspective, as SVG: it drives on the street of `street_scene`.

Own coordinates of a cart: x to its left (the viewer's right), y to the rear, z up from the street.
"""

# ruff: noqa: E501  (format strings and tables of a drawing stay in one piece)

from __future__ import annotations

import math
from dataclasses import dataclass

from dice_scene import Point, Vector, add, cross, dot, hull, unit  # type: ignore[import-not-found]
from game_scene import _numeral  # type: ignore[import-not-found]
from street_scene import Street, shape  # type: ignore[import-not-found]
from svg_parts import ellipse, path  # type: ignore[import-not-found]

from desktop_app.qt.theme import mixed

LIGHT: Vector = unit((-0.6, -0.42, 0.72))
WOOD, STEEL = "#B87E47", "#A9B2BA"


@dataclass(frozen=True)
class Look:
    """How a cart and its driver look; `turn` in degrees to the viewer's left, `lean` to the right."""

    paint: str
    ink: str
    number: str
    helmet: str
    shirt: str
    skin: str
    hair: str
    turn: float
    lean: float


class CartPainter:
    """One cart at (x, y) of the street."""

    def __init__(self, street: Street, x: float, y: float, look: Look, name: str) -> None:
        self.street, self.look, self.name = street, look, name
        self.origin = street.world(x, y)
        a, b = math.radians(look.turn), math.radians(look.lean)
        slope = unit((0.0, 1.0, street.steep))
        across, up = (1.0, 0.0, 0.0), unit(cross((1.0, 0.0, 0.0), slope))
        along = add(tuple(part * math.cos(a) for part in slope), across, math.sin(a))
        side = add(tuple(part * math.cos(a) for part in across), slope, -math.sin(a))
        self.axes = (
            add(tuple(part * math.cos(b) for part in side), up, math.sin(b) * -1),
            along,
            add(tuple(part * math.cos(b) for part in up), side, math.sin(b)),
        )

    def world(self, point: Vector) -> Vector:
        x, y, z = point
        moved: Vector = add(add(add(self.origin, self.axes[0], x), self.axes[1], y), self.axes[2], z)
        return moved

    def at(self, x: float, y: float, z: float) -> Point:
        seen: Point = self.street.camera.at(self.world((x, y, z)))
        return seen

    def unit(self, x: float, y: float, z: float) -> float:
        """Pixels a unit there."""
        (x1, y1), (x2, y2) = self.at(x - 0.5, y, z), self.at(x + 0.5, y, z)
        return math.hypot(x2 - x1, y2 - y1)

    def face(self, corners: list[Vector], colour: str, *, both: bool = False) -> str:
        """A flat face, shaded by the light; '' where it looks away."""
        one, two, three = (self.world(corner) for corner in corners[:3])
        normal = unit(cross(add(two, one, -1), add(three, one, -1)))
        if not self.street.camera.facing(one, normal):
            if not both:
                return ""
            normal = (-normal[0], -normal[1], -normal[2])
        light = 0.42 + 0.72 * max(dot(normal, LIGHT), 0)
        tone = (
            mixed(colour, "#4A2010", min(light * 1.05, 1))
            if light < 1
            else mixed("#FFF2CC", colour, (light - 1) * 1.6)
        )
        return str(shape([self.at(*corner) for corner in corners], tone, seam=True))

    def box(self, low: Vector, high: Vector, colour: str) -> list[str]:
        (a, b, c), (d, e, f) = low, high
        faces = (
            [(a, e, c), (d, e, c), (d, e, f), (a, e, f)][::-1],
            [(a, b, c), (a, b, f), (a, e, f), (a, e, c)],
            [(d, b, c), (d, e, c), (d, e, f), (d, b, f)],
            [(a, b, f), (d, b, f), (d, e, f), (a, e, f)],
            [(a, b, c), (d, b, c), (d, b, f), (a, b, f)],
        )
        return [drawn for corners in faces if (drawn := self.face(list(corners), colour))]

    def wheel(self, x: float, y: float, steer: float = 0.0) -> list[str]:
        """A ball bearing: a fat steel ring, the gap with its balls, the ring around the axle."""
        radius, thick = 0.33, 0.1
        sa, ca = math.sin(math.radians(steer)), math.cos(math.radians(steer))

        def ring(r: float, out: float, *, along: float = 0.0, up: float = 0.0) -> list[Point]:
            points = []
            for n in range(36):
                a, c = math.cos(n * math.tau / 36) * r + along, math.sin(n * math.tau / 36) * r + up
                points.append(self.at(x + out * ca - a * sa, y + a * ca + out * sa, radius + c))
            return points

        near = self.face([(x, y - 0.1, 0.1), (x, y + 0.1, 0.1), (x, y + 0.1, 0.3)], STEEL) != ""
        outs = (thick, -thick) if near else (-thick, thick)
        tread = []
        for step in range(7):
            out = outs[1] + (outs[0] - outs[1]) * step / 7
            rims = [*ring(radius, out), *ring(radius, outs[0])]
            tread.append(shape(hull(rims), mixed("#5F676F", "#98A2AA", 1 - step / 6)))
        front = outs[0]
        result = [
            *tread,
            shape(ring(radius, front), "#C9D1D6"),
            shape(ring(radius * 0.93, front), "#9BA5AD"),
            shape(ring(radius * 0.72, front), "#3A3F47"),
        ]
        for number in range(9):
            angle = number * math.tau / 9 + 0.3
            along, up = math.cos(angle) * radius * 0.58, math.sin(angle) * radius * 0.58
            result.append(shape(ring(radius * 0.12, front, along=along, up=up), "#E3E8EA"))
        return [
            *result,
            shape(ring(radius * 0.44, front), "#B7C0C6"),
            shape(ring(radius * 0.24, front), "#6C4A2A"),
            shape(ring(radius * 0.1, front), "#3C2818"),
        ]

    def shadow(self) -> list[str]:
        result = []
        for layer in range(5):
            grow = 0.05 * layer - 0.06
            result.append(
                shape(
                    [
                        self.at(-0.75 - grow, -1.25 - grow, 0),
                        self.at(0.95 + grow, -1.3 - grow, 0),
                        self.at(1.15 + grow, 1.15 + grow, 0),
                        self.at(-0.5 - grow, 1.15 + grow, 0),
                    ],
                    "#3A1F28",
                    opacity=0.15,
                )
            )
        return result

    def draw(self) -> list[str]:
        paint = self.look.paint
        result = [*self.wheel(-0.74, 0.86), *self.wheel(0.74, 0.86)]
        result += self.box((-0.68, 0.78, 0.27), (0.68, 0.94, 0.4), mixed(WOOD, "#5B3418", 0.8))
        result += self.box((-0.46, -1.12, 0.38), (0.46, 1.05, 0.47), WOOD)
        result += self.box((-0.46, 0.9, 0.47), (0.46, 0.98, 1.3), paint)
        result += self.box((0.4, -0.5, 0.47), (0.47, 0.95, 0.92), paint)
        result += self.box((-0.47, -0.5, 0.47), (-0.4, 0.95, 0.92), paint)
        result += self.driver()
        for side in (-1, 1):
            flank = [
                (side * 0.47, -0.5, 0.47),
                (side * 0.47, 0.95, 0.47),
                (side * 0.47, 0.95, 0.92),
                (side * 0.47, -0.5, 0.98),
                (side * 0.45, -1.12, 0.6),
                (side * 0.45, -1.12, 0.47),
            ]
            result.append(self.face(flank if side > 0 else flank[::-1], paint))
            stripe = [
                (side * 0.475, -0.95, 0.58),
                (side * 0.475, 0.9, 0.58),
                (side * 0.475, 0.9, 0.66),
                (side * 0.475, -0.95, 0.66),
            ]
            result.append(self.face(stripe if side > 0 else stripe[::-1], "#FFF4DD"))
        hood = [(-0.47, -1.12, 0.62), (0.47, -1.12, 0.62), (0.47, -0.46, 1.0), (-0.47, -0.46, 1.0)]
        result.append(self.face(hood, paint, both=True))
        for a, b in ((-0.34, -0.24), (0.24, 0.34)):
            result.append(
                self.face(
                    [(a, -1.12, 0.625), (b, -1.12, 0.625), (b, -0.46, 1.005), (a, -0.46, 1.005)],
                    "#FFF4DD",
                    both=True,
                )
            )
        nose = [(-0.47, -1.13, 0.4), (0.47, -1.13, 0.4), (0.47, -1.13, 0.62), (-0.47, -1.13, 0.62)]
        result.append(self.face(nose, mixed(paint, "#000000", 0.94), both=True))
        result += self.hands()
        result += self.plate()
        result += self.box((-0.7, -0.98, 0.27), (0.7, -0.84, 0.4), mixed(WOOD, "#5B3418", 0.86))
        far, near = (-1, 1) if self.look.turn > 0 else (1, -1)
        for side in (far, near):
            result += self.wheel(side * 0.76, -0.91, self.look.turn * 0.5)
        return [part for part in result if part]

    def plate(self) -> list[str]:
        """The painted number on a round board that leans on the hood."""

        def on(u: float, v: float) -> Point:
            return self.at(u * 0.37, -0.9 + v * 0.16, 0.86 + v * 0.37)

        def ring(r: float) -> list[Point]:
            return [on(r * math.cos(n * math.tau / 40), r * math.sin(n * math.tau / 40)) for n in range(40)]

        text = _numeral(self.look.number, 0, 0, 1.0, on)
        return [
            shape(ring(1.1), "#4A2C1A"),
            shape(ring(1.04), "#FFF7E4"),
            shape(ring(0.92), self.look.paint),
            shape(ring(0.84), "#FFF9EA"),
            path(text, "#2B1E1A"),
        ]

    def driver(self) -> list[str]:
        look, s = self.look, self.unit(0, 0.2, 1.2)
        (x, _), (hx, hy) = self.at(0, 0.3, 0.9), self.at(0.0, 0.16, 1.78)
        left, right = self.at(-0.36, 0.25, 1.28), self.at(0.36, 0.25, 1.28)
        low_l, low_r = self.at(-0.34, 0.2, 0.75), self.at(0.34, 0.2, 0.75)
        neck = self.at(0, 0.2, 1.42)
        deep = mixed(look.shirt, "#2A1828", 0.78)
        result = [
            path(
                f"M{left[0]:.1f} {left[1]:.1f} Q{neck[0]:.1f} {neck[1] - 0.04 * s:.1f} {right[0]:.1f} {right[1]:.1f} L{low_r[0]:.1f} {low_r[1]:.1f} L{low_l[0]:.1f} {low_l[1]:.1f} Z",
                look.shirt,
                stroke=look.shirt,
                width=0.16 * s,
            ),
            path(
                f"M{neck[0] + 0.1 * s:.1f} {neck[1]:.1f} Q{right[0]:.1f} {right[1]:.1f} {low_r[0]:.1f} {low_r[1]:.1f} L{x + 0.12 * s:.1f} {low_r[1]:.1f} Z",
                deep,
                opacity=0.55,
            ),
            path(
                f"M{neck[0]:.1f} {neck[1] + 0.06 * s:.1f} L{hx:.1f} {hy:.1f}",
                stroke=mixed(look.skin, "#3A1E18", 0.8),
                width=0.2 * s,
            ),
        ]
        return [*result, *self._head(hx, hy, s * 0.34)]

    def _head(self, x: float, y: float, r: float) -> list[str]:
        look = self.look
        dark = mixed(look.skin, "#3A1E18", 0.78)
        tilt = look.lean * 1.6
        parts = [
            ellipse(-0.93 * r, 0.12 * r, 0.17 * r, 0.22 * r, look.skin),
            ellipse(0.93 * r, 0.12 * r, 0.17 * r, 0.22 * r, dark),
            path(
                f"M{-1.0 * r:.1f} {-0.1 * r:.1f} Q{-1.05 * r:.1f} {0.7 * r:.1f} {-0.7 * r:.1f} {0.55 * r:.1f} L{0.7 * r:.1f} {0.55 * r:.1f} Q{1.05 * r:.1f} {0.7 * r:.1f} {1.0 * r:.1f} {-0.1 * r:.1f} Z",
                look.hair,
            ),
            path(
                f"M{-0.86 * r:.1f} {-0.3 * r:.1f} C{-0.9 * r:.1f} {0.5 * r:.1f} {-0.55 * r:.1f} {0.98 * r:.1f} 0 {1.02 * r:.1f} C{0.55 * r:.1f} {0.98 * r:.1f} {0.9 * r:.1f} {0.5 * r:.1f} {0.86 * r:.1f} {-0.3 * r:.1f} Z",
                look.skin,
            ),
            path(
                f"M{0.3 * r:.1f} {-0.3 * r:.1f} C{0.62 * r:.1f} {0.3 * r:.1f} {0.4 * r:.1f} {0.8 * r:.1f} 0 {1.02 * r:.1f} C{0.55 * r:.1f} {0.98 * r:.1f} {0.9 * r:.1f} {0.5 * r:.1f} {0.86 * r:.1f} {-0.3 * r:.1f} Z",
                dark,
                opacity=0.5,
            ),
            *(ellipse(e * 0.33 * r, 0.1 * r, 0.13 * r, 0.16 * r, "#FFFFFF") for e in (-1, 1)),
            *(ellipse(e * 0.33 * r + 0.02 * r, 0.12 * r, 0.085 * r, 0.11 * r, "#2B1A14") for e in (-1, 1)),
            *(ellipse(e * 0.33 * r - 0.01 * r, 0.075 * r, 0.03 * r, 0.035 * r, "#FFFFFF") for e in (-1, 1)),
            *(
                path(
                    f"M{e * 0.5 * r:.1f} {-0.14 * r:.1f} Q{e * 0.34 * r:.1f} {-0.24 * r:.1f} {e * 0.18 * r:.1f} {-0.15 * r:.1f}",
                    stroke=look.hair,
                    width=0.075 * r,
                )
                for e in (-1, 1)
            ),
            path(
                f"M{-0.06 * r:.1f} {0.36 * r:.1f} Q{0.02 * r:.1f} {0.43 * r:.1f} {0.1 * r:.1f} {0.35 * r:.1f}",
                stroke=dark,
                width=0.07 * r,
            ),
            path(
                f"M{-0.38 * r:.1f} {0.5 * r:.1f} Q0 {0.6 * r:.1f} {0.38 * r:.1f} {0.5 * r:.1f} Q{0.3 * r:.1f} {0.88 * r:.1f} 0 {0.88 * r:.1f} Q{-0.3 * r:.1f} {0.88 * r:.1f} {-0.38 * r:.1f} {0.5 * r:.1f} Z",
                "#7A2A26",
            ),
            path(
                f"M{-0.34 * r:.1f} {0.52 * r:.1f} Q0 {0.61 * r:.1f} {0.34 * r:.1f} {0.52 * r:.1f} Q{0.3 * r:.1f} {0.64 * r:.1f} 0 {0.66 * r:.1f} Q{-0.3 * r:.1f} {0.64 * r:.1f} {-0.34 * r:.1f} {0.52 * r:.1f} Z",
                "#FFFFFF",
            ),
            *(ellipse(e * 0.58 * r, 0.42 * r, 0.15 * r, 0.1 * r, "#E0685A", opacity=0.35) for e in (-1, 1)),
            path(
                f"M{-1.06 * r:.1f} {-0.1 * r:.1f} C{-1.12 * r:.1f} {-1.0 * r:.1f} {-0.6 * r:.1f} {-1.32 * r:.1f} 0 {-1.32 * r:.1f} C{0.6 * r:.1f} {-1.32 * r:.1f} {1.12 * r:.1f} {-1.0 * r:.1f} {1.06 * r:.1f} {-0.1 * r:.1f} Q0 {-0.42 * r:.1f} {-1.06 * r:.1f} {-0.1 * r:.1f} Z",
                look.helmet,
            ),
            path(
                f"M{0.35 * r:.1f} {-1.27 * r:.1f} C{0.85 * r:.1f} {-1.15 * r:.1f} {1.1 * r:.1f} {-0.8 * r:.1f} {1.06 * r:.1f} {-0.1 * r:.1f} Q{0.85 * r:.1f} {-0.24 * r:.1f} {0.6 * r:.1f} {-0.27 * r:.1f} Q{0.72 * r:.1f} {-0.9 * r:.1f} {0.35 * r:.1f} {-1.27 * r:.1f} Z",
                mixed(look.helmet, "#2A1828", 0.7),
                opacity=0.7,
            ),
            path(
                f"M{-0.15 * r:.1f} {-1.31 * r:.1f} L{0.15 * r:.1f} {-1.31 * r:.1f} L{0.2 * r:.1f} {-0.25 * r:.1f} L{-0.2 * r:.1f} {-0.25 * r:.1f} Z",
                "#FFF4DD",
            ),
            path(
                f"M{-1.06 * r:.1f} {-0.1 * r:.1f} Q0 {-0.42 * r:.1f} {1.06 * r:.1f} {-0.1 * r:.1f}",
                stroke=mixed(look.helmet, "#2A1828", 0.6),
                width=0.09 * r,
            ),
            path(
                f"M{-0.74 * r:.1f} {-0.78 * r:.1f} Q{-0.62 * r:.1f} {-1.06 * r:.1f} {-0.36 * r:.1f} {-1.16 * r:.1f}",
                stroke="#FFFFFF",
                width=0.1 * r,
                opacity=0.7,
            ),
            path(
                f"M{-0.88 * r:.1f} {0.1 * r:.1f} Q{-0.7 * r:.1f} {0.95 * r:.1f} 0 {1.12 * r:.1f} Q{0.7 * r:.1f} {0.95 * r:.1f} {0.88 * r:.1f} {0.1 * r:.1f}",
                stroke="#4A2C1A",
                width=0.06 * r,
            ),
        ]
        return [f'<g transform="translate({x:.1f} {y:.1f}) rotate({tilt:g})">{"".join(parts)}</g>']

    def hands(self) -> list[str]:
        """Sleeves and fists on the rope that turns the front axle."""
        look, s = self.look, self.unit(0, -0.2, 1.1)
        result = []
        for side in (-1, 1):
            shoulder, elbow, hand = (
                self.at(side * 0.4, 0.22, 1.28),
                self.at(side * 0.6, -0.1, 1.06),
                self.at(side * 0.42, -0.52, 1.1),
            )
            axle = self.at(side * 0.58, -0.95, 0.42)
            tone = look.shirt if side < 0 else mixed(look.shirt, "#2A1828", 0.84)
            skin = look.skin if side < 0 else mixed(look.skin, "#3A1E18", 0.88)
            mid = ((shoulder[0] + elbow[0] * 2) / 3, (shoulder[1] + elbow[1] * 2) / 3)
            result += [
                path(
                    f"M{hand[0]:.1f} {hand[1]:.1f} L{axle[0]:.1f} {axle[1]:.1f}",
                    stroke="#E9D9B4",
                    width=0.035 * s,
                ),
                path(
                    f"M{shoulder[0]:.1f} {shoulder[1]:.1f} Q{elbow[0]:.1f} {elbow[1]:.1f} {hand[0]:.1f} {hand[1]:.1f}",
                    stroke=skin,
                    width=0.13 * s,
                ),
                path(
                    f"M{shoulder[0]:.1f} {shoulder[1]:.1f} L{mid[0]:.1f} {mid[1]:.1f}",
                    stroke=tone,
                    width=0.19 * s,
                ),
                ellipse(round(hand[0], 1), round(hand[1], 1), round(0.1 * s, 1), round(0.1 * s, 1), skin),
            ]
        return result
