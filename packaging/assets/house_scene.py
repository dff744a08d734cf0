"""The houses along the street of `street_scene`, as SVG."""

# ruff: noqa: E501  (format strings and tables of a drawing stay in one piece)

from __future__ import annotations

import math
from dataclasses import dataclass
from random import Random

from dice_scene import Point  # type: ignore[import-not-found]
from street_scene import FAR, HALF, Street, shape  # type: ignore[import-not-found]
from svg_parts import path  # type: ignore[import-not-found]

from desktop_app.qt.theme import mixed


@dataclass(frozen=True)
class House:
    """A front along the street from `y` on: how long, how high, painted how."""

    y: float
    length: float
    high: float
    wall: str
    frame: str
    door: str


def houses(side: int) -> list[House]:
    """Both rows, the nearest first."""
    walls = (
        ("#F2A65A", "#FFF4DD", "#2E6E78"), ("#4FA79B", "#FFF4DD", "#8A3B2E"), ("#F3CF6A", "#FFFFFF", "#2F73BE"),
        ("#E4826F", "#FFF1D6", "#355F4B"), ("#7FA9D6", "#FFFFFF", "#A34A2C"), ("#F6E7C8", "#3F7FB5", "#3F7FB5"),
        ("#C96E9A", "#FFF1E2", "#4A3A66"), ("#9CC07A", "#FFFBE8", "#7A4A2C"),
    )  # fmt: skip
    random = Random(21 if side < 0 else 5)
    result, y, number = [], -3.4 if side < 0 else -2.2, 0 if side > 0 else 3
    while y < FAR - 6:
        length = random.uniform(3.2, 4.6)
        wall, frame, door = walls[number % len(walls)]
        result.append(House(y, length, random.uniform(3.9, 5.4), wall, frame, door))
        y += length
        number += 1 if side > 0 else 3
    return result


def house(street: Street, side: int, one: House) -> list[str]:
    """The front towards the street, the gable towards the viewer, the roof's eaves."""
    x = side * (HALF + 1.05)
    lit = side > 0
    base = one.y + 0.0
    haze = min(max(one.y, 0) / 70, 0.55)

    def tone(colour: str, light: float = 1.0) -> str:
        shaded = mixed(colour, "#FFE3A8", 0.9) if lit else mixed(colour, "#4B3560", 0.68)
        shaded = shaded if light >= 1 else mixed(shaded, "#3A2440", light)
        return mixed("#FBDDB0", shaded, haze)

    level = street.steep * base

    def front(along: float, up: float, out: float = 0.0) -> Point:
        """A place on the front: `along` from its near end, `up` from the foot of that end, `out` to the street."""
        y = base + along
        world = street.middle(y) + x - side * out, y, level + up
        seen: Point = street.camera.at(world)
        return seen

    deep = 3.6 * side
    near = street.middle(base) + x
    gable = [street.camera.at((near, base, level - 0.1)), street.camera.at((near + deep, base, level - 0.1))]
    gable += [
        street.camera.at((near + deep, base, level + one.high)),
        street.camera.at((near + deep / 2, base, level + one.high + 0.9)),
        street.camera.at((near, base, level + one.high)),
    ]
    rise = street.steep * one.length
    result = [shape(gable, tone(one.wall, 0.8 if lit else 0.86))]
    wall = [front(0, -0.1), front(one.length, rise - 0.1), front(one.length, one.high), front(0, one.high)]
    result.append(shape(wall, tone(one.wall), seam=True))
    foot = [
        front(0, -0.1, 0.02),
        front(one.length, rise - 0.1, 0.02),
        front(one.length, rise + 0.45, 0.02),
        front(0, 0.45 + rise * 0.25, 0.02),
    ]
    result.append(shape(foot, tone(mixed(one.wall, "#7A4A2C", 0.62))))
    for along in (0.0, one.length - 0.2):
        low = rise * along / one.length - 0.1
        result.append(
            shape(
                [
                    front(along, low, 0.03),
                    front(along + 0.2, low, 0.03),
                    front(along + 0.2, one.high, 0.03),
                    front(along, one.high, 0.03),
                ],
                tone(one.frame),
            )
        )
    result += _openings(one, front, tone, rise)
    eaves = [
        front(-0.12, one.high - 0.02, 0.26),
        front(one.length + 0.05, one.high - 0.02, 0.26),
        front(one.length + 0.05, one.high + 0.14, 0.25),
        front(-0.12, one.high + 0.14, 0.25),
    ]
    shadow = [
        front(0, one.high, 0.01),
        front(one.length, one.high, 0.01),
        front(one.length, one.high - 0.36, 0.01),
        front(0, one.high - 0.36, 0.01),
    ]
    result.append(shape(shadow, "#3A2440", opacity=0.26))
    roof = [
        front(-0.12, one.high + 0.13, 0.25),
        front(one.length + 0.05, one.high + 0.13, 0.25),
        front(one.length + 0.05, one.high + 0.95, -1.7),
        front(-0.12, one.high + 0.95, -1.7),
    ]
    result += [shape(roof, tone("#C9683F")), shape(eaves, tone("#9C4528"))]
    for number in range(int(one.length / 0.3) + 1):
        a, b = (
            front(-0.1 + number * 0.3, one.high + 0.14, 0.25),
            front(-0.1 + number * 0.3, one.high + 0.94, -1.69),
        )
        result.append(
            path(
                f"M{a[0]:.1f} {a[1]:.1f} L{b[0]:.1f} {b[1]:.1f}",
                stroke=tone("#8E3D25"),
                width=max(street.scale(max(base, -3)) * 0.018, 0.5),
            )
        )
    return result


def _openings(one: House, front, tone, rise: float) -> list[str]:  # type: ignore[no-untyped-def]
    """A door, windows beside it and above, each in its frame, some with a balcony."""
    result = []
    count = 3 if one.length > 3.8 else 2
    room = (one.length - 0.5) / count
    for number in range(count):
        middle = 0.25 + room * (number + 0.5)
        door = number == count // 2
        foot = rise * middle / one.length + (0.0 if door else 0.95)
        for low, high, wide, is_door in (
            (foot, foot + (1.95 if door else 1.1), 0.78 if door else 0.66, door),
            (one.high - 1.75, one.high - 0.65, 0.66, False),
        ):
            if low < foot + 1.9 and not is_door and low != foot:
                continue
            grown = _arched(front, middle, low - (0 if is_door else 0.08), high + 0.09, wide / 2 + 0.1, 0.04)
            result.append(shape(grown, tone(one.frame)))
            result.append(
                shape(
                    _arched(front, middle, low, high, wide / 2, 0.05),
                    tone(one.door if is_door else "#3B4C5E"),
                )
            )
            if is_door:
                panel = tone(mixed(one.door, "#000000", 0.75))
                result += [
                    shape(_arched(front, middle + share, low + 0.2, high - 0.35, 0.11, 0.06), panel)
                    for share in (-0.18, 0.18)
                ]
            else:
                for share in (-1, 1):
                    left, right = sorted((share * 0.04, share * (wide / 2 - 0.03)))
                    pane = [
                        front(middle + left, low + 0.06, 0.06),
                        front(middle + right, low + 0.06, 0.06),
                        front(middle + right, high - 0.25, 0.06),
                        front(middle + left, high - 0.25, 0.06),
                    ]
                    result.append(shape(pane, tone("#9EC6D8" if share < 0 else "#6E9DB8")))
    return result


def _arched(front, middle: float, low: float, high: float, half: float, out: float) -> list[Point]:  # type: ignore[no-untyped-def]
    points = [front(middle - half, low, out), front(middle - half, high - half * 0.8, out)]
    for step in range(1, 8):
        angle = math.pi * (1 - step / 8)
        points.append(
            front(middle + half * math.cos(angle), high - half * 0.8 + half * 0.8 * math.sin(angle), out)
        )
    return [*points, front(middle + half, high - half * 0.8, out), front(middle + half, low, out)]
