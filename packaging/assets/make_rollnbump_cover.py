"""Draw resources/art/rollnbump-cover.svg: QT_QPA_PLATFORM=offscreen python packaging/assets/make_rollnbump_cover.py

Dice that tumble over a fan of cards, on blue felt in a pool of warm light, 1200 x 900. What matters lies in
the middle, so that the picture can be cut to a wide strip as well as to a square.
"""

# ruff: noqa: E501  (format strings and tables of a drawing stay in one piece)

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

from PySide6.QtGui import QGuiApplication

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from card_scene import Card  # type: ignore[import-not-found]  # noqa: E402 - lies beside this script
from dice_scene import Camera, Die, DiePainter, Vector  # type: ignore[import-not-found]  # noqa: E402

from desktop_app.games.rollnbump.engine.deck import deck  # noqa: E402 - the path comes first
from desktop_app.qt import fonts  # noqa: E402
from desktop_app.qt.theme import DARK_INK, LIGHT_INK, SEAT_COLOURS  # noqa: E402

OUT = ROOT / "resources" / "art" / "rollnbump-cover.svg"
CAMERA = Camera(eye=(0.6, -13.6, 13.2), target=(0.0, 0.9, 0.2), centre=(600, 500), focal=1560)


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


# ---- cards and dice ---------------------------------------------------------------------------


def cards() -> list[str]:
    """Two stacks and a fan between them."""
    d = deck()
    result: list[str] = []
    for card, x, y, angle, layers in (
        (d.card("blue", "R4"), 5.2, -0.35, 13, 10),
        (d.card("black", "K4"), -5.2, -0.25, -14, 6),
    ):
        thick = 0.042
        top = Card(CAMERA, card, (x, y, layers * thick), angle)
        result += [*top.shadow(strength=0.12), *top.edges(layers, thick), *top.draw()]
    fan = (
        (d.card("black", "S6"), -40),
        (d.card("blue", "K3"), -20),
        (d.joker, 0),
        (d.card("red", "R5"), 20),
        (d.card("orange", "K4"), 40),
    )
    for number, (card, angle) in enumerate(fan):
        lying = Card(CAMERA, card, (0.0, -0.5, 0.03 + 0.035 * number), angle, pivot=-1.95)
        result += [*lying.shadow(low=max(0.03 * number, 0.0), strength=0.075), *lying.draw()]
    return result


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
