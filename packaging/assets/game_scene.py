"""Number plates, cards and dice of Rollecate in perspective, as SVG: beside meadow_scene.py."""

# ruff: noqa: E501  (format strings and tables of a drawing stay in one piece)

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from meadow_scene import Ground, Point  # type: ignore[import-not-found]
from PySide6.QtGui import QPainterPath
from rail_scene import polygon  # type: ignore[import-not-found]
from svg_parts import ellipse, path  # type: ignore[import-not-found]

from desktop_app.games.rollecate.ui.plates import ENAMELS, marks
from desktop_app.qt import fonts


def lying_card(ground: Ground, x: float, y: float, angle: float, value: int) -> list[str]:
    """A card of the game that lies in the grass, its number away from the viewer."""
    turn = math.radians(angle)
    cos, sin = math.cos(turn), math.sin(turn)

    def at(u: float, v: float) -> Point:
        """From shares of the card's width, the middle at (0, 0)."""
        return ground(x + (u * cos - v * sin) * 1.05, y + (u * sin + v * cos) * 1.05, 0.04)

    def block(left: float, low: float, right: float, high: float, fill: str, corner: float = 0.05) -> str:
        points = []
        for cx, cy, start in (
            (right - corner, high - corner, 0),
            (left + corner, high - corner, 90),
            (left + corner, low + corner, 180),
            (right - corner, low + corner, 270),
        ):
            for step in range(5):
                a = math.radians(start + 22.5 * step)
                points.append(at(cx + math.cos(a) * corner, cy + math.sin(a) * corner))
        return polygon(points, fill)  # type: ignore[no-any-return]

    look = ENAMELS[value]
    shadow = [
        (px + 7, py + 7) for px, py in (at(-0.51, -0.71), at(0.51, -0.71), at(0.51, 0.71), at(-0.51, 0.71))
    ]
    result = [
        polygon(shadow, "#14260F", 0.45),
        block(-0.5, -0.7, 0.5, 0.7, "#CBBE9E", 0.08),
        block(-0.495, -0.69, 0.49, 0.7, "#FBF6E8", 0.08),
        block(-0.44, 0.26, 0.44, 0.645, look.ground),
        block(-0.44, -0.645, 0.44, 0.23, "#8FB765"),
        block(-0.2, -0.645, 0.2, 0.23, "#A0947F", 0.01),
    ]
    for n in range(7):
        low = -0.62 + n * 0.12
        result.append(block(-0.155, low, 0.155, low + 0.055, "#7A5533", 0.01))
    for side in (-0.085, 0.085):
        result.append(block(side - 0.022, -0.645, side + 0.022, 0.23, "#4A4440", 0.005))
        result.append(block(side - 0.014, -0.645, side + 0.008, 0.23, "#DCE3E6", 0.005))
    result.append(path(_numeral(str(value), -0.22, -0.475, 0.24, at), look.ink))
    for mx, _ in marks(value):
        ring = [
            at(-0.22 + (mx - 0.5) * 0.34 + math.cos(a) * 0.03, 0.3 + math.sin(a) * 0.03)
            for a in (n * math.tau / 10 for n in range(10))
        ]
        result.append(polygon(ring, look.ink))
    return result


def wheel_die(
    ground: Ground, x: float, y: float, angle: float, side: float, tops: tuple[bool, bool, bool]
) -> list[str]:
    """A wooden die in the grass; `tops` says which of its upper, left and right face shows a wheel."""
    turn = math.radians(angle)
    along, across = (math.cos(turn), math.sin(turn)), (-math.sin(turn), math.cos(turn))

    def at(a: float, b: float, c: float) -> Point:
        half = side / 2
        return ground(
            x + (along[0] * a + across[0] * b) * half,
            y + (along[1] * a + across[1] * b) * half,
            half * (1 + c),
        )

    faces: tuple[tuple[Callable[[float, float], Point], str, str], ...] = (
        (lambda u, v: at(u, v, 1.0), "#FFF3D6", "#F3E0B4"),
        (lambda u, v: at(-1.0, -u, v), "#EBD5A2", "#DDC48D"),
        (lambda u, v: at(u, -1.0, v), "#D3B57C", "#BF9F66"),
    )
    foot = at(0, 0, -1)
    wide = abs(at(1, -1, -1)[0] - at(-1, -1, -1)[0])
    result = [
        ellipse(
            round(foot[0] + wide * 0.35, 1),
            round(foot[1] + wide * 0.04, 1),
            round(wide * 0.85, 1),
            round(wide * 0.26, 1),
            "#14260F",
            opacity=0.45,
        )
    ]
    for (place, pale, deep), wheel in zip(faces, tops, strict=True):
        result.append(polygon([place(-1, -1), place(1, -1), place(1, 1), place(-1, 1)], deep))
        result.append(polygon(_round_block(place, 0.9, 0.22), pale))
        if wheel:
            result += _wheel(place)
    return result


def _round_block(place: Callable[[float, float], Point], half: float, corner: float) -> list[Point]:
    points = []
    for cx, cy, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for step in range(6):
            a = math.radians(start + 18 * step)
            points.append(
                place(
                    cx * (half - corner) + math.cos(a) * corner, cy * (half - corner) + math.sin(a) * corner
                )
            )
    return points


def _wheel(place: Callable[[float, float], Point]) -> list[str]:
    def ring(radius: float) -> list[Point]:
        return [
            place(math.cos(n * math.tau / 28) * radius, math.sin(n * math.tau / 28) * radius)
            for n in range(28)
        ]

    result = [polygon(ring(0.66), "#6E4F1C"), polygon(ring(0.62), "#C9A24A"), polygon(ring(0.47), "#7A5A2A")]
    for n in range(4):
        a = math.pi * (n + 0.5) / 4
        dx, dy = math.cos(a), math.sin(a)
        bar = [
            place(dx * s * 0.5 - dy * t, dy * s * 0.5 + dx * t)
            for s, t in ((1, 0.05), (-1, 0.05), (-1, -0.05), (1, -0.05))
        ]
        result.append(polygon(bar, "#DDBB68"))
    return [*result, polygon(ring(0.17), "#E8CB7C"), polygon(ring(0.07), "#5A3E12")]


# ---- number plates -----------------------------------------------------------------------------------


def plate(value: int, foot: Point, top: Point) -> list[str]:
    """An enamel plate on its post, as along the railway of the game."""
    high = (foot[1] - top[1]) * 0.6
    x, y = foot[0], top[1] + high / 2
    look = ENAMELS[value]
    half = high / 2

    def plain(cut: float, fill: str, **more: Any) -> str:
        side, corner = half - cut, high * 0.2 - cut * 0.8
        d = (
            f"M{x - side + corner:.1f} {y - side:.1f} L{x + side - corner:.1f} {y - side:.1f} Q{x + side:.1f} {y - side:.1f} {x + side:.1f} {y - side + corner:.1f}"
            f" L{x + side:.1f} {y + side - corner:.1f} Q{x + side:.1f} {y + side:.1f} {x + side - corner:.1f} {y + side:.1f}"
            f" L{x - side + corner:.1f} {y + side:.1f} Q{x - side:.1f} {y + side:.1f} {x - side:.1f} {y + side - corner:.1f}"
            f" L{x - side:.1f} {y - side + corner:.1f} Q{x - side:.1f} {y - side:.1f} {x - side + corner:.1f} {y - side:.1f} Z"
        )
        return path(d, fill, **more)  # type: ignore[no-any-return]

    deep = {1: "#6E6A58", 2: "#173C63", 3: "#7C560F", 4: "#4E150E"}[value]
    result = [
        ellipse(foot[0] + high * 0.3, foot[1], high * 0.42, high * 0.07, "#1E3A18", opacity=0.4),
        path(f"M{foot[0]:.1f} {foot[1]:.1f} L{foot[0]:.1f} {y:.1f}", stroke="#4A3723", width=high * 0.1),
        path(
            f"M{foot[0] - high * 0.02:.1f} {foot[1]:.1f} L{foot[0] - high * 0.02:.1f} {y:.1f}",
            stroke="#8A6A46",
            width=high * 0.035,
        ),
        plain(-high * 0.02, deep),
        plain(high * 0.015, f"url(#enamel-{value})"),
        plain(high * 0.08, "none", stroke=look.rim, width=high * 0.028),
        path(_numeral(str(value), x, y - high * 0.1, high * 0.5), look.ink),
    ]
    for mx, _ in marks(value):
        result.append(
            ellipse(
                round(x + (mx - 0.5) * high * 0.8, 1),
                round(y + high * 0.3, 1),
                high * 0.068,
                high * 0.068,
                look.ink,
            )
        )
    return result


def _numeral(
    text: str, x: float, y: float, high: float, place: Callable[[float, float], Point] | None = None
) -> str:
    """The outline of a short text in the display face around (x, y), y down; `place` takes (x, -y) elsewhere."""
    font = fonts.display()
    font.setPixelSize(200)
    outline = QPainterPath()
    outline.addText(0, 0, font, text)
    box = outline.boundingRect()
    scale = high / box.height()
    parts = []
    for number in range(outline.elementCount()):
        element: Any = outline.elementAt(number)
        px, py = (element.x - box.center().x()) * scale + x, (element.y - box.center().y()) * scale + y
        if place is not None:
            px, py = place(px, -py)
        letter = (
            "M" if element.isMoveTo() else "L" if element.isLineTo() else "C" if element.isCurveTo() else ""
        )
        parts.append(f"{letter}{px:.2f} {py:.2f}")
    return " ".join(parts) + " Z"
