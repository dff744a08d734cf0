"""The locomotive on its rails, seen from above and a little from the south, and its steam.

The ground is seen undistorted; what is high is moved up on the screen (`RISE` cells a cell). So it can stand
at any angle on the same grid as the track. Scale is pixels a cell; angles are degrees clockwise, 0 is east.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache, lru_cache
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF, QRadialGradient, QTransform

from desktop_app.qt.theme import Theme, mixed

from .loco import BACK, CHIMNEY, FRONT, GLASS, LAMP, LENS, STEPS, UPPER, engine
from .solids import Facet, Part, Vector, dot, lit_colour, unit
from .tone import DUSK

RISE = 0.62
"""So far up the screen goes what is one cell high."""
GLOWING = {GLASS: "#FFC869", LENS: "#FFF6D2"}
"""What shines in the evening: the windows of the cab and the lamp."""
GROWN = 1.1
"""The engine is a little larger than true to the track, so that it is seen well."""
_EYE = unit((0.0, RISE, 1.0))
"""Towards the viewer."""


def paint_train(
    painter: QPainter,
    centre: QPointF,
    angle: float,
    scale: float,
    theme: Theme,
    *,
    wheel_phase: float = 0.0,
    lit: bool = False,
    tilt: float = 0.0,
    ghost: bool = False,
) -> None:
    """The engine with its middle over a point of the rails, `scale` pixels a cell.

    `wheel_phase` counts turns of the wheels; a ride of one cell is about 1.8. `tilt` -1..1 leans it to a side
    as it derails. `lit`: a warm ring of light on the ground. `ghost`: where it would stand. It reaches about
    0.45 cells around its centre and 0.5 cells up.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(centre)
    painter.scale(scale, scale)
    if ghost:
        painter.setOpacity(painter.opacity() * 0.5)
    _paint_ground(painter, angle, theme, lit=lit)
    step = round(wheel_phase % 1.0 * STEPS) % STEPS
    for polygon, shade in _picture(round(angle) % 360, round(tilt, 2), step, theme.dark):
        painter.setBrush(shade)
        painter.setPen(QPen(shade, 0.004))
        painter.drawPolygon(polygon)
    painter.restore()


class _Place:
    """Turns points and normals of the engine into those of the screen."""

    def __init__(self, angle: float, tilt: float) -> None:
        self._cos, self._sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        lean = math.radians(16 * tilt)
        self._lean = (math.cos(lean), math.sin(lean))

    def turned(self, point: Vector) -> Vector:
        """A point or a normal, leant and turned; y down the screen."""
        x, y, z = point
        cos, sin = self._lean
        y, z = y * cos + z * sin, z * cos - y * sin
        return x * self._cos - y * self._sin, x * self._sin + y * self._cos, z

    def on_screen(self, point: Vector) -> QPointF:
        x, y, z = self.turned(point)
        return QPointF(x, y - z * RISE) * GROWN

    def depth(self, part: Part) -> float:
        """How near a part is to the viewer."""
        return dot(self.turned(_centre(part)), _EYE)


@cache
def _centre(part: Part) -> Vector:
    return part.centre


Picture = tuple[tuple[QPolygonF, QColor], ...]


def _picture(angle: int, tilt: float, step: int, dark: bool) -> Picture:
    """What is seen of the engine, from back to front, in cells around its centre."""
    return _wheels(angle, tilt, step, dark) + _body(angle, tilt, dark)


@lru_cache(maxsize=1500)
def _wheels(angle: int, tilt: float, step: int, dark: bool) -> Picture:
    return _seen([part for part in engine(step) if part.layer < UPPER], _Place(angle, tilt), dark=dark)


@lru_cache(maxsize=800)
def _body(angle: int, tilt: float, dark: bool) -> Picture:
    return _seen([part for part in engine(0) if part.layer >= UPPER], _Place(angle, tilt), dark=dark)


def _seen(parts: Sequence[Part], place: _Place, *, dark: bool) -> Picture:
    shown = []
    for part in sorted(parts, key=lambda part: (part.layer // UPPER, place.depth(part))):
        for facet in part.facets:
            normal = place.turned(facet.normal)
            if dot(normal, _EYE) > 0.01:
                polygon = QPolygonF([place.on_screen(point) for point in facet.points])
                shown.append((polygon, _shade(facet, normal, dark=dark)))
    return tuple(shown)


def _shade(facet: Facet, normal: Vector, *, dark: bool) -> QColor:
    if dark and facet.colour in GLOWING:
        return QColor(GLOWING[facet.colour])
    body = QColor(mixed(DUSK, facet.colour, 0.12) if dark else facet.colour)
    return QColor(*lit_colour((body.red(), body.green(), body.blue()), normal, facet.gloss, _EYE))


def _paint_ground(painter: QPainter, angle: float, theme: Theme, *, lit: bool) -> None:
    """The soft shadow below the engine; the beam of its lamp in the evening."""
    painter.save()
    painter.scale(GROWN, GROWN)
    painter.save()
    painter.rotate(angle)
    painter.setPen(Qt.PenStyle.NoPen)
    if lit:
        glow = QRadialGradient(QPointF(0, 0), 0.62)
        glow.setColorAt(0, QColor(255, 220, 130, 190))
        glow.setColorAt(0.55, QColor(255, 214, 120, 110))
        glow.setColorAt(1, QColor(255, 210, 110, 0))
        painter.setBrush(glow)
        painter.drawEllipse(QRectF(-0.66, -0.46, 1.32, 0.92))
    if theme.dark:
        beam = QRadialGradient(QPointF(FRONT, 0), 0.75)
        beam.setColorAt(0, QColor(255, 226, 150, 95))
        beam.setColorAt(1, QColor(255, 226, 150, 0))
        painter.setBrush(beam)
        painter.drawPolygon(
            QPolygonF(
                [
                    QPointF(FRONT - 0.03, -0.07),
                    QPointF(1.15, -0.34),
                    QPointF(1.15, 0.34),
                    QPointF(FRONT - 0.03, 0.07),
                ]
            )
        )
    painter.restore()
    cast = QTransform().translate(0.075, 0.055).rotate(angle)
    painter.setPen(Qt.PenStyle.NoPen)
    for step in range(5):
        grow = 0.045 * step / 4
        painter.setBrush(QColor(10, 14, 8, 30))
        body = QRectF(BACK + 0.02, -0.155, FRONT - BACK - 0.04, 0.31).adjusted(-grow, -grow, grow, grow)
        painter.drawPolygon(cast.map(_rounded(body, 0.06 + grow)))
    painter.restore()


def _rounded(area: QRectF, radius: float) -> QPolygonF:
    points = []
    for x, y, start in (
        (area.right() - radius, area.bottom() - radius, 0),
        (area.left() + radius, area.bottom() - radius, 90),
        (area.left() + radius, area.top() + radius, 180),
        (area.right() - radius, area.top() + radius, 270),
    ):
        for step in range(5):
            angle = math.radians(start + 22.5 * step)
            points.append(QPointF(x + math.cos(angle) * radius, y + math.sin(angle) * radius))
    return QPolygonF(points)


def chimney(centre: QPointF, angle: float, scale: float) -> QPointF:
    """Where the steam of an engine painted there leaves its chimney."""
    return centre + _Place(angle, 0.0).on_screen(CHIMNEY) * scale


def lamp(centre: QPointF, angle: float, scale: float) -> QPointF:
    """Where its lamp is."""
    x, y, z = LAMP
    return centre + _Place(angle, 0.0).on_screen((x, y, z + 0.085)) * scale


def paint_steam(
    painter: QPainter,
    origin: QPointF,
    age: float,
    scale: float,
    theme: Theme,
    *,
    seed: int = 0,
    wind: tuple[float, float] = (0.22, -0.55),
) -> None:
    """One puff that left `origin` a while ago; `age` 0..1 of its life: it grows, rises, drifts and thins out.

    `wind` is how far it goes in its whole life, in cells to the right and down. Nothing is painted from age 1
    on.
    """
    age = max(age, 0.0)
    if age >= 1:
        return
    random = Random(seed)
    gone = 1 - (1 - age) ** 2
    middle = origin + QPointF(wind[0] * gone + random.uniform(-0.05, 0.05) * gone, wind[1] * gone) * scale
    size = (0.055 + 0.15 * gone) * scale
    strength = (1 - age) ** 1.4 * min(age / 0.05 + 0.35, 1.0)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    for lump in range(5):
        turn = math.tau * (lump / 5 + random.random() * 0.15)
        reach = size * random.uniform(0.38, 0.62) * (lump > 0)
        place = middle + QPointF(math.cos(turn), math.sin(turn) * 0.85) * reach
        radius = size * random.uniform(0.62, 0.86)
        light = QRadialGradient(place, radius, place - QPointF(radius, radius) * 0.3)
        white, grey = ("#FFFFFF", "#DCE3E0") if not theme.dark else ("#C9D0DC", "#7F8AA0")
        for stop, shade, share in (
            (0.0, white, 0.62),
            (0.55, white, 0.42),
            (0.85, grey, 0.16),
            (1.0, grey, 0.0),
        ):
            colour = QColor(shade)
            colour.setAlphaF(share * strength)
            light.setColorAt(stop, colour)
        painter.setBrush(light)
        painter.drawEllipse(place, radius, radius)
    painter.restore()
