"""Draw resources/art/rollnbump-cover.svg: QT_QPA_PLATFORM=offscreen python packaging/assets/make_rollnbump_cover.py

Dice that tumble over a fan of cards, on blue felt in a pool of warm light, 1200 x 900. What matters lies in
the middle, so that the picture can be cut to a wide strip as well as to a square.
"""

# ruff: noqa: E501  (format strings and tables of a drawing stay in one piece)

from __future__ import annotations

import math
import sys
from pathlib import Path
from random import Random

from PySide6.QtGui import QFont, QGuiApplication, QPainterPath, QTransform

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from dice_scene import Camera, Die, DiePainter, Point, Vector, polygon  # type: ignore[import-not-found]  # noqa: E402 - lies beside this script

from desktop_app.games.rollnbump.engine.deck import NO_COLOUR, deck  # noqa: E402 - the path comes first
from desktop_app.games.rollnbump.ui.glyphs import PIPS  # noqa: E402
from desktop_app.games.rollnbump.ui.suits import LOZENGES, PEAKS, STARS, SUITS, emblem, star  # noqa: E402
from desktop_app.qt import fonts  # noqa: E402
from desktop_app.qt.theme import DARK_INK, LIGHT_INK, SEAT_COLOURS, mixed  # noqa: E402

OUT = ROOT / "resources" / "art" / "rollnbump-cover.svg"
CAMERA = Camera(eye=(0.6, -13.6, 13.2), target=(0.0, 0.9, 0.2), centre=(600, 500), focal=1560)
WIDE, HIGH = 2.75, 3.85
"""A card, in the units of the scene."""
INK = "#232A45"


def faded(*stops: tuple[float, str, float]) -> str:
    return "".join(f'<stop offset="{o:g}" stop-color="{c}" stop-opacity="{a:g}"/>' for o, c, a in stops)


def radial(name: str, *stops: tuple[float, str, float], at: str = "0.5,0.5,0.5") -> str:
    cx, cy, r = at.split(",")
    return f'<radialGradient id="{name}" cx="{cx}" cy="{cy}" r="{r}">{faded(*stops)}</radialGradient>'


def linear(name: str, *stops: tuple[float, str, float], slope: str = "0,0,0,1") -> str:
    x1, y1, x2, y2 = slope.split(",")
    return f'<linearGradient id="{name}" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}">{faded(*stops)}</linearGradient>'


def defs() -> list[str]:
    return [
        radial(
            "felt",
            (0, "#4A70C0", 1),
            (0.3, "#365AA6", 1),
            (0.62, "#213E7E", 1),
            (1, "#0E1C44", 1),
            at="0.47,0.52,0.66",
        ),
        radial(
            "pool", (0, "#FFE9B8", 0.46), (0.35, "#FFDFA0", 0.26), (0.7, "#FFD58C", 0.08), (1, "#FFD58C", 0)
        ),
        linear("room", (0, "#120D14", 1), (0.7, "#2A1A1A", 1), (1, "#3A241C", 1)),
        linear("wood", (0, "#B67C4C", 1), (0.35, "#8A5733", 1), (1, "#3E2314", 1)),
        radial(
            "bokeh", (0, "#FFDDA6", 0.95), (0.75, "#FFBE70", 0.7), (0.93, "#FFD08E", 0.85), (1, "#FFB765", 0)
        ),
        linear("paper", (0, "#FFFDF6", 1), (0.55, "#FBF4E4", 1), (1, "#E4D8BC", 1), slope="0,0,1,1"),
        linear("lip", (0.15, "#000010", 0.75), (0.85, "#FFFFFF", 0.85), slope="0,0,1,1"),
        linear(
            f"pip-{LIGHT_INK}", (0, "#B9B2A6", 1), (0.4, "#F8F2E6", 1), (1, "#FFFFFF", 1), slope="0,0,1,1"
        ),
        linear(f"pip-{DARK_INK}", (0, "#05040A", 1), (0.5, "#1E1C1A", 1), (1, "#45403A", 1), slope="0,0,1,1"),
        linear("pip-#2B3563", (0, "#0C1130", 1), (0.5, "#2B3563", 1), (1, "#5765A3", 1), slope="0,0,1,1"),
        radial(
            "vignette", (0, "#05081C", 0), (0.62, "#05081C", 0), (1, "#05081C", 0.62), at="0.48,0.54,0.72"
        ),
        radial("lamp", (0, "#FFD79A", 0.24), (0.5, "#FFCB84", 0.09), (1, "#FFC27A", 0)),
        linear("dusk", (0, "#0A0A18", 0.45), (0.22, "#0A0A18", 0), (1, "#0A0A18", 0)),
    ]


# ---- the room and the table ----------------------------------------------------------------------------


def room() -> list[str]:
    random = Random(12)
    result = ['<rect width="1200" height="320" fill="url(#room)"/>']
    for _ in range(17):
        x, y, r = random.uniform(20, 1180), random.uniform(0, 120), random.uniform(12, 44)
        result.append(
            f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{r:.0f}" fill="url(#bokeh)" fill-opacity="{random.uniform(0.45, 0.95):.2f}"/>'
        )
    return result


def table() -> list[str]:
    """A round table: the far rim of walnut, then the felt with its fibres, the pool of light."""
    rim = "M-260 560 C-160 210 180 92 600 92 C1020 92 1360 210 1460 560 L1460 920 L-260 920 Z"
    lip = "M-250 585 C-150 246 200 134 600 134 C1000 134 1350 246 1450 585 L1450 920 L-250 920 Z"
    inner = "M-246 596 C-146 258 204 148 600 148 C996 148 1346 258 1446 596 L1446 920 L-246 920 Z"
    return [
        f'<path d="{rim}" fill="url(#wood)"/>',
        '<path d="M-258 552 C-160 206 180 94 600 94 C1020 94 1360 206 1458 552" fill="none" stroke="#FFD9A0" stroke-width="4" stroke-opacity="0.75"/>',
        *grain(),
        f'<path d="{lip}" fill="#1C0F0A"/>',
        f'<path d="{inner}" fill="url(#felt)"/>',
        '<path d="M-246 604 C-146 268 204 158 600 158 C996 158 1346 268 1446 604" fill="none" stroke="#050B22" stroke-width="22" stroke-opacity="0.35"/>',
        '<path d="M-246 596 C-146 258 204 148 600 148 C996 148 1346 258 1446 596" fill="none" stroke="#C99C3F" stroke-width="2.4" stroke-opacity="0.8"/>',
        *fibres(),
        '<ellipse cx="540" cy="490" rx="680" ry="410" fill="url(#pool)"/>',
        '<ellipse cx="330" cy="240" rx="620" ry="360" fill="url(#lamp)"/>',
    ]


def grain() -> list[str]:
    random = Random(3)
    result = []
    for number in range(11):
        y = 97 + number * 3.3
        result.append(
            f'<path d="M{-200 + number * 4} {y + 330:.1f} C-80 {y + 120 + random.uniform(-5, 5):.1f} 230 {y + random.uniform(-2, 3):.1f} 600 {y:.1f} C970 {y + random.uniform(-2, 3):.1f} 1280 {y + 120 + random.uniform(-5, 5):.1f} {1400 - number * 4} {y + 330:.1f}"'
            f' fill="none" stroke="#2A140A" stroke-width="{random.uniform(0.8, 2):.1f}" stroke-opacity="{random.uniform(0.15, 0.5):.2f}"/>'
        )
    return result


def fibres() -> list[str]:
    random = Random(8)
    result = []
    for shade, count, opacity in (("#FFFFFF", 620, 0.085), ("#020616", 700, 0.16)):
        strokes = []
        for _ in range(count):
            y = random.uniform(190, 900)
            size = 0.5 + (y - 190) / 500
            x = random.uniform(0, 1200)
            strokes.append(
                f"M{x:.0f} {y:.0f}l{random.uniform(-7, 7) * size:.1f} {random.uniform(-3, 3) * size:.1f}"
            )
        result.append(
            f'<path d="{"".join(strokes)}" fill="none" stroke="{shade}" stroke-width="1.3" stroke-opacity="{opacity}"/>'
        )
    return result


# ---- cards ---------------------------------------------------------------------------------------------


class Card:
    """A card that lies at (x, y, z), turned by `angle` degrees about `pivot` above its lower edge."""

    def __init__(
        self, card: int, x: float, y: float, z: float, angle: float, *, pivot: float = HIGH / 2
    ) -> None:
        self.card, self.x, self.y, self.z, self.pivot = card, x, y, z, pivot
        self._cos, self._sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))

    def at(self, u: float, v: float, z: float = 0.0) -> Point:
        """A place on the card: u to the right and v down from its upper left corner, as shares of its width."""
        along, up = (u - 0.5) * WIDE, HIGH - v * WIDE - self.pivot
        point: Vector = (
            self.x + along * self._cos + up * self._sin,
            self.y - along * self._sin + up * self._cos,
            self.z + z,
        )
        seen: Point = CAMERA.at(point)
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


def cards() -> list[str]:
    """Two stacks and a fan between them."""
    d = deck()
    result: list[str] = []
    for card, x, y, angle, layers in (
        (d.card("blue", "R4"), 5.2, -0.35, 13, 10),
        (d.card("black", "K4"), -5.2, -0.25, -14, 6),
    ):
        thick = 0.042
        top = Card(card, x, y, layers * thick, angle)
        result += [*top.shadow(strength=0.12), *top.edges(layers, thick), *top.draw()]
    fan = (
        (d.card("black", "S6"), -40),
        (d.card("blue", "K3"), -20),
        (d.joker, 0),
        (d.card("red", "R5"), 20),
        (d.card("orange", "K4"), 40),
    )
    for number, (card, angle) in enumerate(fan):
        lying = Card(card, 0.0, -0.5, 0.03 + 0.035 * number, angle, pivot=-1.95)
        result += [*lying.shadow(low=max(0.03 * number, 0.0), strength=0.075), *lying.draw()]
    return result


# ---- dice ----------------------------------------------------------------------------------------------


def dice(gradients: list[str]) -> list[str]:
    def seat(
        key: str,
        x: float,
        y: float,
        z: float,
        angles: Vector,
        faces: tuple[int, int, int],
        side: float = 1.36,
    ) -> Die:
        colour = SEAT_COLOURS[key]
        return Die(x, y, z, angles, faces, colour.hex, colour.ink, side)

    low = 0.68
    lying = (
        seat("green", -2.95, -0.75, low, (0, 0, 24), (5, 3, 6)),
        seat("blue", 3.05, -0.75, low, (0, 0, -18), (4, 5, 6)),
        seat("red", -1.15, -2.15, low, (0, 0, -14), (6, 4, 5)),
        seat("violet", 3.25, -3.2, low, (0, 0, 31), (3, 6, 5)),
        seat("yellow", 1.25, -2.75, low, (0, 0, 12), (6, 5, 3)),
        seat("blue", -3.2, -3.35, low, (0, 0, 38), (2, 4, 6)),
    )
    flying = (
        Die(0.1, -1.35, 2.35, (24, -30, 20), (5, 4, 6), "#F6F0E2", "#2B3563", 1.45, "#E4AC3B"),
        seat("red", 2.95, 1.55, 2.1, (-28, 22, 50), (6, 3, 2), 1.3),
        seat("yellow", -2.95, 1.55, 2.2, (34, 16, -26), (3, 5, 1), 1.26),
    )
    painters = [
        DiePainter(CAMERA, die, f"d{number}", gradients) for number, die in enumerate((*lying, *flying))
    ]
    result = [part for painter in painters for part in painter.shadow()]
    for painter in painters:
        result += painter.draw()
    return result


def main() -> int:
    app = QGuiApplication([])
    fonts.load()
    gradients: list[str] = []
    body = [*room(), *table(), *cards()]
    body += dice(gradients)
    body.append('<rect width="1200" height="900" fill="url(#vignette)"/>')
    body.append('<rect width="1200" height="900" fill="url(#dusk)"/>')
    head = '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900" viewBox="0 0 1200 900">'
    OUT.write_text(
        "\n".join([head, "<defs>", *defs(), *gradients, "</defs>", *body, "</svg>", ""]), encoding="utf-8"
    )
    app.quit()
    return 0


if __name__ == "__main__":
    sys.exit(main())
