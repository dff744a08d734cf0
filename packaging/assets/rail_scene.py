"""The engine, its track and steam in perspective, as SVG: the workshop of make_rollecate_cover.py.

World: x to the right, y away from the viewer, z up; `SIZE` units are a cell of the game. Light comes from the
upper left, a little from the viewer's side. Only what QSvgRenderer draws is used: polygons,
ellipses and gradients in the box of what they fill.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from dice_scene import Camera, Point, Vector, dot, unit  # type: ignore[import-not-found]

from desktop_app.games.rollecate.ui import solids

solids.DETAIL = 3

from desktop_app.games.rollecate.ui.loco import CHIMNEY, LENS, engine  # noqa: E402 - after the detail is set

SIZE = 4.3
LIGHT: Vector = unit((-0.62, -0.42, 0.66))
Ground = tuple[float, float]


def polygon(points: Sequence[Point], fill: str, opacity: float = 1.0, *, seam: bool = False) -> str:
    """A polygon; `seam` closes the hair lines between neighbours of one colour."""
    if seam:
        edge = f' stroke="{fill}" stroke-width="0.7" stroke-linejoin="round"'
    else:
        edge = ""
    more = f' fill-opacity="{opacity:g}"' if opacity < 1 else ""
    return f'<polygon points="{" ".join(f"{x:.1f},{y:.1f}" for x, y in points)}" fill="{fill}"{edge}{more}/>'


def hexed(red: float, green: float, blue: float) -> str:
    return "#" + "".join(f"{round(min(max(part, 0), 255)):02X}" for part in (red, green, blue))


def parts_of(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def shaded(colour: str, normal: Vector, gloss: float, toward: Vector) -> str:
    """Warm light, cool shade from the sky, green from the grass below, a gleam where it is polished."""
    light = max(dot(normal, LIGHT), 0.0)
    sky, grass = max(normal[2], 0.0), max(-normal[2], 0.0)
    middle = unit((LIGHT[0] + toward[0], LIGHT[1] + toward[1], LIGHT[2] + toward[2]))
    gleam = gloss * (
        max(dot(normal, middle), 0.0) ** 26 * 190 + max(dot(normal, unit((0.5, -0.5, 0.7))), 0.0) ** 40 * 40
    )
    red, green, blue = parts_of(colour)
    return hexed(
        red * (0.34 + 0.80 * light + 0.10 * sky) + gleam,
        green * (0.36 + 0.74 * light + 0.13 * sky + 0.10 * grass) + gleam * 0.95,
        blue * (0.42 + 0.60 * light + 0.20 * sky) + gleam * 0.8,
    )


# ---- the line of the track ---------------------------------------------------------------------------


class Line:
    """A smooth line on the ground through points, measured along its length from the first one."""

    def __init__(self, points: Sequence[Ground]) -> None:
        self._places: list[Ground] = []
        padded = [points[0], *points, points[-1]]
        for before, one, two, after in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
            for n in range(60):
                self._places.append(_spline(before, one, two, after, n / 60))
        self._places.append(points[-1])
        self._far = [0.0]
        for one, two in zip(self._places, self._places[1:], strict=False):
            self._far.append(self._far[-1] + math.dist(one, two))

    @property
    def length(self) -> float:
        return self._far[-1]

    def at(self, way: float) -> tuple[Ground, Ground]:
        """The place after so much of the way, and the direction there."""
        low, high = 0, len(self._far) - 2
        while low < high:
            middle = (low + high + 1) // 2
            low, high = (middle, high) if self._far[middle] <= way else (low, middle - 1)
        one, two = self._places[low], self._places[low + 1]
        span = self._far[low + 1] - self._far[low] or 1.0
        share = (way - self._far[low]) / span
        place = one[0] + (two[0] - one[0]) * share, one[1] + (two[1] - one[1]) * share
        return place, ((two[0] - one[0]) / span, (two[1] - one[1]) / span)

    def beside(self, way: float, aside: float) -> Ground:
        """So far to the right of the line."""
        (x, y), (dx, dy) = self.at(way)
        return x + dy * aside, y - dx * aside


def _spline(before: Ground, one: Ground, two: Ground, after: Ground, t: float) -> Ground:
    def part(a: float, b: float, c: float, d: float) -> float:
        return 0.5 * (
            2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3
        )

    return part(before[0], one[0], two[0], after[0]), part(before[1], one[1], two[1], after[1])


class Track:
    """The railway along a line, painted from far to near."""

    def __init__(self, camera: Camera, line: Line) -> None:
        self._camera, self._line = camera, line

    def ground(self, place: Ground, high: float = 0.0) -> Point:
        x, y = self._camera.at((place[0], place[1], high))
        return x, y

    def _strip(
        self, near: float, far: float, left: float, right: float, high: float, step: float
    ) -> list[Point]:
        ways = []
        way = near
        while way < far:
            ways.append(way)
            way += step * max(1.0, (way - near) / 8)
        ways.append(far)
        one = [self.ground(self._line.beside(way, left), high) for way in ways]
        two = [self.ground(self._line.beside(way, right), high) for way in ways]
        return one + two[::-1]

    def draw(self, near: float, far: float) -> list[str]:
        half = 0.30 * SIZE
        result = [
            polygon(self._strip(near, far, -half * 1.2, half * 1.34, 0, 0.2), "#3F5A2C", 0.4),
            polygon(self._strip(near, far, -half, half, 0, 0.2), "#8F8373"),
            polygon(self._strip(near, far, -half * 0.86, half * 0.86, 0.06, 0.2), "#A79A87"),
            polygon(self._strip(near, far, -half * 0.86, -half * 0.3, 0.06, 0.2), "#C2B49C", 0.5),
            *self._stones(near, far),
            *self._sleepers(near, far),
        ]
        for side in (-0.1, 0.1):
            result += self._rail(near, far, side * SIZE)
        return result

    def _stones(self, near: float, far: float) -> list[str]:
        random = Random(5)
        result = []
        for _ in range(1900):
            way = near + (far - near) * random.random() ** 2.4 * 0.5
            aside = max(-1.0, min(1.0, random.gauss(0, 0.55))) * 0.3 * SIZE
            size = random.uniform(0.02, 0.05)
            place = self._line.beside(way, aside)
            x, y = self.ground(place, 0.06)
            x1, _ = self.ground((place[0] + size, place[1]), 0.06)
            wide = x1 - x
            if wide < 0.7 or not -20 < x < 1220 or y > 930:
                continue
            corners = [
                (x + math.cos(turn) * wide * random.uniform(0.7, 1.1), y + math.sin(turn) * wide * 0.5)
                for turn in (0.2, 1.3, 2.5, 3.6, 4.9)
            ]
            shade = random.choice(("#6A6054", "#D8CCB6", "#857A6A", "#B9AC97", "#574F45"))
            result.append(polygon(corners, shade, 0.9))
        return result

    def _sleepers(self, near: float, far: float) -> list[str]:
        gap = SIZE / 7.4
        count = int(min(far - near, 48) / gap)
        result = []
        random = Random(2)
        for number in range(count, -1, -1):
            way = near + number * gap
            result += self._sleeper(way, random.uniform(-0.015, 0.015), random)
        return result

    def _sleeper(self, way: float, skew: float, random: Random) -> list[str]:
        half, wide, low, high = 0.19 * SIZE, 0.033 * SIZE, 0.05, 0.14

        def corner(along: float, aside: float, up: float) -> Point:
            return self.ground(self._line.beside(way + along + skew * aside, aside), up)

        top = [
            corner(wide, -half, high),
            corner(wide, half, high),
            corner(-wide, half, high),
            corner(-wide, -half, high),
        ]
        front = [
            corner(-wide, -half, high),
            corner(-wide, half, high),
            corner(-wide, half, low),
            corner(-wide, -half, low),
        ]
        shade = [
            corner(wide, -half, low),
            corner(wide, half * 1.06, low),
            corner(-wide * 1.7, half * 1.08, low),
            corner(-wide * 1.7, -half, low),
        ]
        result = [polygon(shade, "#2B1E12", 0.4)]
        for flank in (-half, half):
            end = [
                corner(wide, flank, high),
                corner(-wide, flank, high),
                corner(-wide, flank, low),
                corner(wide, flank, low),
            ]
            result.append(polygon(end, "#5A3C22"))
        result.append(polygon(front, "#553820"))
        result.append(polygon(top, random.choice(("#8F6740", "#86603B", "#997148"))))
        if self.ground(self._line.beside(way, half))[1] > 470:
            for _ in range(3):
                aside = random.uniform(-wide * 0.7, wide * 0.7)
                begin, stop = random.uniform(-half * 0.95, 0), random.uniform(0.1, half * 0.95)
                thin = wide * 0.06
                grain = [
                    corner(aside, begin, high),
                    corner(aside, stop, high),
                    corner(aside - thin, stop, high),
                    corner(aside - thin, begin, high),
                ]
                result.append(polygon(grain, random.choice(("#5E4023", "#B98D5C")), 0.7))
        return result

    def _rail(self, near: float, far: float, aside: float) -> list[str]:
        foot, head, low, high = 0.022 * SIZE, 0.0125 * SIZE, 0.14, 0.34
        return [
            polygon(self._strip(near, far, aside - foot, aside + foot * 2.6, low, 0.15), "#22180F", 0.4),
            polygon(self._strip(near, far, aside - foot, aside + foot, low, 0.15), "#4A3A30"),
            *self._web(near, far, aside, low, high),
            polygon(self._strip(near, far, aside - head, aside + head, high, 0.15), "#B9C2C8"),
            polygon(self._strip(near, far, aside - head * 0.9, aside + head * 0.1, high, 0.15), "#F7FBFC"),
        ]

    def _web(self, near: float, far: float, aside: float, low: float, high: float) -> list[str]:
        thin = 0.010 * SIZE
        result = []
        for side, colour in ((thin, "#3A302B"), (-thin, "#6B625C")):
            ways = [near + n * 0.15 for n in range(int((far - near) / 0.15) + 1)]
            up = [self.ground(self._line.beside(way, aside + side), high) for way in ways]
            down = [self.ground(self._line.beside(way, aside + side), low) for way in ways]
            result.append(polygon(up + down[::-1], colour))
        return result


# ---- the engine ----------------------------------------------------------------------------------------


class Engine:
    """The engine of the game somewhere on the ground."""

    def __init__(self, camera: Camera, place: Ground, ahead: Ground, *, raised: float = 0.2) -> None:
        self._camera, self._place, self._raised = camera, place, raised
        self._ahead: Vector = (ahead[0], ahead[1], 0.0)
        self._right: Vector = (ahead[1], -ahead[0], 0.0)

    def turned(self, vector: Vector) -> Vector:
        x, y, z = vector
        return (
            self._ahead[0] * x + self._right[0] * y,
            self._ahead[1] * x + self._right[1] * y,
            z,
        )

    def world(self, point: Vector) -> Vector:
        x, y, z = self.turned(point)
        return self._place[0] + x * SIZE, self._place[1] + y * SIZE, self._raised + z * SIZE

    def on_drawing(self, point: Vector) -> Point:
        x, y = self._camera.at(self.world(point))
        return x, y

    @property
    def chimney(self) -> Point:
        return self.on_drawing(CHIMNEY)

    def _far(self, part: solids.Part) -> float:
        return math.dist(self.world(part.centre), self._camera.eye)

    def draw(self) -> list[str]:
        result = []
        for part in sorted(engine(5), key=lambda part: (part.layer // 3, -self._far(part))):
            for facet in part.facets:
                middle = self.world(solids.Part(0, (facet,)).centre)
                normal = self.turned(facet.normal)
                if not self._camera.facing(middle, normal):
                    continue
                eye = self._camera.eye
                toward = unit((eye[0] - middle[0], eye[1] - middle[1], eye[2] - middle[2]))
                fill = (
                    "#FFF4C4" if facet.colour == LENS else shaded(facet.colour, normal, facet.gloss, toward)
                )
                result.append(polygon([self.on_drawing(point) for point in facet.points], fill, seam=True))
        return result

    def shadow(self) -> list[str]:
        """On the ground to the right of the engine, soft at its edge."""
        result = []
        for step in range(6):
            points = []
            for x, y in (
                (-0.42, 0.13),
                (0.42, 0.13),
                (0.44, -0.13),
                (0.30, -0.55),
                (-0.3, -0.62),
                (-0.44, -0.13),
            ):
                spread = 0.9 + 0.05 * step
                world = self.world((x * spread, y * spread, 0))
                points.append(self._camera.at((world[0], world[1], 0.1)))
            result.append(polygon(points, "#1B2412", 0.1))
        return result


def steam(
    start: Point, end: Point, *, bow: float, first: float, last: float, count: int, seed: int
) -> list[str]:
    """A plume of round puffs that grow along a bowed way, the oldest first."""
    random = Random(seed)
    result = []
    for number in range(count, -1, -1):
        share = number / count
        x = start[0] + (end[0] - start[0]) * share**0.85
        y = start[1] + (end[1] - start[1]) * share - bow * math.sin(share * math.pi * 0.75)
        size = first + (last - first) * share**0.8
        for _ in range(4):
            turn, reach = random.uniform(0, math.tau), size * random.uniform(0.15, 0.62)
            radius = size * random.uniform(0.5, 0.85)
            cx, cy = x + math.cos(turn) * reach, y + math.sin(turn) * reach * 0.75
            fade = 0.9 * (1 - share) ** 0.55 + 0.06
            kind = "puff" if random.random() < 0.72 else "shade-puff"
            place = f'cx="{cx:.1f}" cy="{cy:.1f}" r="{radius:.1f}"'
            result.append(f'<circle {place} fill="url(#{kind})" fill-opacity="{fade:.2f}"/>')
    return result
