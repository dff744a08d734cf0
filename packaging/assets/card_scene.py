"""Cards of Roll'n Bump in perspective, as SVG: they lie on the table of `dice_scene`."""

from __future__ import annotations

import math
import sys
from pathlib import Path
from random import Random

from PySide6.QtGui import QFont, QPainterPath, QTransform

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from dice_scene import Camera, Point, Vector, polygon  # type: ignore[import-not-found]  # noqa: E402 - lies beside this script

from desktop_app.games.rollnbump.engine.deck import NO_COLOUR, deck  # noqa: E402 - the path comes first
from desktop_app.games.rollnbump.ui.pips import PIPS  # noqa: E402
from desktop_app.games.rollnbump.ui.suits import LOZENGES, PEAKS, STARS, SUITS, emblem, star  # noqa: E402
from desktop_app.qt import fonts  # noqa: E402
from desktop_app.qt.theme import mixed  # noqa: E402

WIDE, HIGH = 2.75, 3.85
"""A card, in the units of the scene."""
INK = "#232A45"


class Card:
    """A card that lies at (x, y, z), turned by `angle` degrees about `pivot` above its lower edge."""

    def __init__(
        self,
        camera: Camera,
        card: int,
        place: Vector,
        angle: float,
        *,
        pivot: float = HIGH / 2,
    ) -> None:
        self.camera, self.card, self.pivot = camera, card, pivot
        self.x, self.y, self.z = place
        self._cos, self._sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))

    def at(self, u: float, v: float, z: float = 0.0) -> Point:
        """A place on the card: u to the right and v down from its upper left, as shares of its width."""
        along, up = (u - 0.5) * WIDE, HIGH - v * WIDE - self.pivot
        point: Vector = (
            self.x + along * self._cos + up * self._sin,
            self.y - along * self._sin + up * self._cos,
            self.z + z,
        )
        seen: Point = self.camera.at(point)
        return seen

    def area(
        self,
        left: float,
        top: float,
        right: float,
        bottom: float,
        radius: float,
        fill: str,
        opacity: float = 1.0,
        z: float = 0.0,
    ) -> str:
        """A rounded rectangle on it."""
        points = []
        for cx, cy, start in (
            (right - radius, top + radius, -90),
            (right - radius, bottom - radius, 0),
            (left + radius, bottom - radius, 90),
            (left + radius, top + radius, 180),
        ):
            for step in range(7):
                angle = math.radians(start + step * 15)
                points.append(self.at(cx + radius * math.cos(angle), cy + radius * math.sin(angle), z))
        return str(polygon(points, fill, opacity=opacity))

    def form(self, path: QPainterPath, place: QTransform, fill: str, opacity: float = 1.0) -> str:
        """A painter's path, laid onto the card."""
        parts = []
        fine = 250.0  # curves are split as finely as whole units can be told apart
        for outline in path.toSubpathPolygons(place * QTransform.fromScale(fine, fine)):
            corners = [outline.at(index) for index in range(outline.count())]
            points = [self.at(p.x() / fine, p.y() / fine) for p in corners]
            parts.append("M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "Z")
        more = f' fill-opacity="{opacity:g}"' if opacity < 1 else ""
        return f'<path d="{"".join(parts)}" fill="{fill}" fill-rule="nonzero"{more}/>'

    def shadow(self, *, low: float = 0.0, strength: float = 0.10) -> list[str]:
        tall = HIGH / WIDE
        result = []
        for layer in range(6):
            grow = 0.012 * layer
            shift = 0.014 + (self.z - low) * 0.16
            result.append(
                self.area(
                    shift - grow,
                    shift * 0.7 - grow,
                    1 + shift + grow,
                    tall + shift * 0.7 + grow,
                    0.07,
                    "#030818",
                    strength,
                    low - self.z,
                )
            )
        return result

    def edges(self, layers: int, thick: float) -> list[str]:
        """The cards below it."""
        tall = HIGH / WIDE
        random = Random(self.card)
        result = []
        for layer in range(layers, 0, -1):
            shift = random.uniform(-0.006, 0.006)
            tint = "#F4EBD6" if layer % 2 else "#B6A684"
            result.append(self.area(shift, shift, 1 + shift, tall + shift, 0.085, tint, 1.0, -layer * thick))
        return result

    def draw(self) -> list[str]:
        kind, colour = deck().kind(self.card), deck().colour(self.card)
        tall = HIGH / WIDE
        line = SUITS[colour].line if colour != NO_COLOUR else "#9C6B12"
        result = [
            self.area(0, 0, 1, tall, 0.085, "#8A7E66"),
            self.area(0.006, 0.006, 0.994, tall - 0.006, 0.08, "url(#paper)"),
        ]
        if colour == NO_COLOUR:
            result += [
                self.area(0.022, 0.022, 0.978, tall - 0.022, 0.07, "#E0A93A"),
                self.area(0.05, 0.05, 0.95, tall - 0.05, 0.05, "url(#paper)"),
            ]
        result += self._band(colour)
        result += self._numeral(str(kind.points))
        if kind.shape == "single":
            result += self._drawn(0.46, 0.88, 0.56, kind.face)
        elif kind.shape == "straight":
            side = {3: 0.31, 4: 0.25, 5: 0.21}[kind.size]
            step = (0.84 - side) / (kind.size - 1)
            for number in range(kind.size):
                x, y = 0.08 + side / 2 + number * step, tall - 0.09 - side / 2 - number * step
                if number:
                    result.append(
                        self.area(
                            x - side * 0.44,
                            y,
                            x + side * 0.44,
                            tall - 0.09,
                            0.001,
                            mixed(line, "#FBF4E4", 0.16 + 0.05 * number),
                        )
                    )
            for number in range(kind.size):
                result += self._drawn(
                    0.08 + side / 2 + number * step, tall - 0.09 - side / 2 - number * step, side, 0
                )
        else:
            result += self._set(kind.size, line)
        return result

    def _band(self, colour: int) -> list[str]:
        if colour != NO_COLOUR:
            suit = SUITS[colour]
            result = [self.area(0.04, 0.04, 0.96, 0.378, 0.055, suit.hex), *self._pattern(colour, 0.05, 0.95)]
            result.append(self.area(0.07, 0.06, 0.37, 0.36, 0.15, suit.hex))
            result.append(self.form(emblem(suit.pattern), QTransform(0.1, 0, 0, 0.1, 0.22, 0.21), suit.ink))
            return result
        result = [self.area(0.065, 0.065, 0.935, 0.378, 0.035, "#E9B949")]
        for place in range(4):
            left = 0.065 + place * 0.118
            result.append(
                self.area(left, 0.065, left + 0.119, 0.378, 0.004 if place else 0.03, SUITS[place].hex)
            )
            for y in (0.145, 0.295):
                result.append(
                    self.form(
                        emblem(SUITS[place].pattern),
                        QTransform(0.042, 0, 0, 0.042, left + 0.06, y),
                        SUITS[place].ink,
                        0.85,
                    )
                )
        return result

    def _pattern(self, colour: int, left: float, right: float) -> list[str]:
        suit = SUITS[colour]
        result = []
        for row, y in enumerate((0.1, 0.21, 0.32)):
            for column in range(10):
                x = 0.09 + column * 0.115 + (0.0575 if row % 2 else 0)
                if not left + 0.03 < x < right - 0.03:
                    continue
                path = QPainterPath()
                if suit.pattern in (LOZENGES, PEAKS):
                    path = emblem(suit.pattern)
                elif suit.pattern == STARS:
                    path.addPolygon(star(0, 0, 1.0, 0.36, points=4))
                else:
                    path = _wave()
                wide = 0.0575 if suit.pattern not in (LOZENGES, PEAKS, STARS) else 0.04
                high = 0.05 if suit.pattern == LOZENGES else 0.036
                result.append(self.form(path, QTransform(wide, 0, 0, high, x, y), suit.pattern_ink))
        return result

    def _numeral(self, text: str) -> list[str]:
        path = QPainterPath()
        font: QFont = fonts.display()
        font.setPixelSize(100)
        path.addText(0, 0, font, text)
        box = path.boundingRect()
        left = 0.53 if len(text) > 1 else 0.66
        plate = self.area(left, 0.07, 0.93, 0.348, 0.08, "#FFFBF1")
        scale = min(0.2 / box.height(), (0.93 - left - 0.08) / box.width())
        place = QTransform.fromTranslate((left + 0.93) / 2, 0.209).scale(scale, scale)
        place.translate(-box.center().x(), -box.center().y())
        return [plate, self.form(path, place, INK)]

    def _drawn(self, x: float, y: float, side: float, face: int, ground: str = "#FFFFFF") -> list[str]:
        half, line = side / 2, side * 0.055
        result = [
            self.area(x - half, y - half, x + half, y + half, side * 0.2, INK),
            self.area(
                x - half + line, y - half + line, x + half - line, y + half - line, side * 0.16, ground
            ),
        ]
        for px, py in PIPS.get(face, ()):
            r = side * 0.095
            cx, cy = x - half + px * side, y - half + py * side
            result.append(self.area(cx - r, cy - r, cx + r, cy + r, r, INK))
        return result

    def _set(self, size: int, line: str) -> list[str]:
        side, places, signs = {
            2: (0.34, ((0.25, 0.88), (0.75, 0.88)), ((0.5, 0.88),)),
            3: (0.32, ((0.5, 0.62), (0.24, 1.1), (0.76, 1.1)), ((0.5, 1.1),)),
            4: (0.32, ((0.24, 0.63), (0.76, 0.63), (0.24, 1.13), (0.76, 1.13)), ((0.5, 0.63), (0.5, 1.13))),
            5: (
                0.28,
                ((0.23, 0.61), (0.77, 0.61), (0.5, 0.88), (0.23, 1.15), (0.77, 1.15)),
                ((0.5, 0.6), (0.5, 1.16)),
            ),
        }[size]
        result = []
        for x, y in places:
            result += self._drawn(x, y, side, 0, mixed(line, "#FFFFFF", 0.2))
        for x, y in signs:
            for offset in (-0.042, 0.042):
                result.append(
                    self.area(x - 0.065, y + offset - 0.02, x + 0.065, y + offset + 0.02, 0.02, line)
                )
        return result


def _wave() -> QPainterPath:
    path = QPainterPath()
    path.moveTo(-1, -0.22)
    path.cubicTo(-0.5, -1.1, -0.3, -1.1, 0, -0.22)
    path.cubicTo(0.3, 0.66, 0.5, 0.66, 1, -0.22)
    path.lineTo(1, 0.22)
    path.cubicTo(0.5, 1.1, 0.3, 1.1, 0, 0.22)
    path.cubicTo(-0.3, -0.66, -0.5, -0.66, -1, 0.22)
    path.closeSubpath()
    return path
