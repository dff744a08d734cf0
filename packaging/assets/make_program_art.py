"""Draw the program's own pictures: python packaging/assets/make_program_art.py

tischrunde.svg and .png (the icon: a round table from above with one piece of each kind on it) and
tischrunde-file.svg (the icon of saved games). The PNG needs PySide6.
"""

# ruff: noqa: E501  (paths and tables of a drawing stay in one piece)

from __future__ import annotations

import math
from pathlib import Path

from stones import View, draw, gradients  # type: ignore[import-not-found]  # lies beside this script
from svg_parts import ellipse, gradient, moved, path, svg  # type: ignore[import-not-found]  # likewise

OUT = Path(__file__).resolve().parents[2] / "resources" / "art"


DEFS = [
    "<defs>",
    gradient("wood", (0, "#E3B57C", 1), (0.55, "#C78D54", 1), (1, "#9A6236", 1), radial="0.36,0.3,0.85"),
    gradient("rim", (0, "#A8703F", 1), (1, "#5E3A20", 1)),
    gradient("soft", (0, "#1A0F08", 0.55), (0.7, "#1A0F08", 0.3), (1, "#1A0F08", 0), radial="0.5,0.5,0.5"),
    gradient("steel", (0, "#F4F1EA", 1), (0.5, "#B7B4AE", 1), (1, "#77746F", 1)),
    gradient("mango", (0, "#FFD579", 1), (1, "#D98A14", 1)),
    gradient("loco", (0, "#5FA583", 1), (1, "#22513B", 1)),
    gradient("loco2", (0, "#3F8262", 1), (1, "#1C4331", 1)),
    gradient("brass", (0, "#F2D893", 1), (1, "#B08A34", 1)),
    gradient("paper", (0, "#FFFDF8", 1), (1, "#EADFCB", 1)),
    *gradients(("red", "blue", "yellow", "green", "grey")),
]


def stone(view: View, colour: str, cubes: tuple[tuple[int, int, int], ...], width: float) -> list[str]:
    drawn: list[str] = draw(dict.fromkeys(cubes, (1, colour)), view, line_width=width)
    return drawn


def die(view: View, colour: str = "blue") -> list[str]:
    """A cube with pips: five on top, two and three on the sides."""
    result = stone(view, colour, ((0, 0, 0),), view.half * 0.08)
    spots = {
        "top": ((0.25, 0.25), (0.75, 0.25), (0.5, 0.5), (0.25, 0.75), (0.75, 0.75)),
        "left": ((0.28, 0.28), (0.72, 0.72)),
        "right": ((0.25, 0.75), (0.5, 0.5), (0.75, 0.25)),
    }
    for face, places in spots.items():
        for u, v in places:
            point = {"top": (u, v, 1.0), "left": (u, 1.0, 1 - v), "right": (1.0, u, 1 - v)}[face]
            x, y = view.at(*point)
            squeeze = (1.0, 0.56) if face == "top" else (0.72, 0.95)
            size = view.half * 0.13
            result.append(ellipse(x, y, size * squeeze[0], size * squeeze[1], "#FFF9EE"))
    return result


def wheel() -> str:
    """A ball-bearing wheel of a street cart, 100 units wide around 0, 0."""
    parts = [
        ellipse(4, 8, 52, 50, "url(#soft)"),
        ellipse(0, 0, 48, 48, "url(#mango)", stroke="#7A4A0B", width=3),
        ellipse(0, 0, 35, 35, "#5B3B0C", opacity=0.55),
        ellipse(0, 0, 31, 31, "url(#steel)", stroke="#5B3B0C", width=2),
    ]
    for index in range(8):
        angle = index * math.tau / 8
        parts.append(
            ellipse(
                23 * math.cos(angle), 23 * math.sin(angle), 5.6, 5.6, "#FFFFFF", stroke="#6E6A64", width=1.6
            )
        )
    parts += [
        ellipse(0, 0, 13, 13, "#8A5A2B", stroke="#4A2E12", width=2.5),
        ellipse(-3, -3, 4, 4, "#D9A76C"),
        path("M-40 -18 A44 44 0 0 1 -12 -42", stroke="#FFF0C4", width=4.5, opacity=0.85),
    ]
    return "".join(parts)


def engine() -> str:
    """A small steam engine from the side, about 110 x 84 units around 0, 0."""
    ink = "#12301F"
    return "".join(
        [
            ellipse(2, 38, 60, 12, "url(#soft)"),
            path("M-48 -34 L-10 -34 L-10 24 L-48 24 Z", "url(#loco)", stroke=ink, width=3),
            path("M-54 -42 L-4 -42 L-4 -33 L-54 -33 Z", "url(#brass)", stroke=ink, width=2.5),
            path("M-40 -25 L-19 -25 L-19 -7 L-40 -7 Z", "#FFE7AE", stroke=ink, width=2.5),
            path("M-10 -14 L36 -14 C46 -14 50 -8 50 2 L50 24 L-10 24 Z", "url(#loco2)", stroke=ink, width=3),
            path("M22 -14 L19 -38 L40 -38 L37 -14 Z", "url(#loco)", stroke=ink, width=3),
            path("M15 -45 L44 -45 L40 -36 L19 -36 Z", "url(#brass)", stroke=ink, width=2.5),
            path("M-2 -14 A8 9 0 0 1 14 -14 Z", "url(#brass)", stroke=ink, width=2.5),
            path("M-54 22 L52 22 L60 34 L-54 34 Z", "#A93226", stroke=ink, width=2.5),
            *(
                ellipse(x, 34, 12.5, 12.5, "url(#steel)", stroke=ink, width=3)
                + ellipse(x, 34, 4, 4, "#A93226")
                for x in (-34, -4, 27)
            ),
            path("M6 -6 L38 -6", stroke="#9FD0B6", width=3.5, opacity=0.8),
        ]
    )


def table(x: float, y: float, r: float) -> list[str]:
    """A round wooden table from above: rim, planks, a warm light from the upper left."""
    parts = [
        ellipse(x, y, r, r, "url(#rim)", stroke="#4A2C17", width=r * 0.02),
        ellipse(x, y, r * 0.92, r * 0.92, "url(#wood)"),
    ]
    for share in (-0.62, -0.31, 0.0, 0.31, 0.62):
        half = math.sqrt(0.915**2 - share**2) * r
        parts.append(
            path(
                f"M{x - half:.1f} {y + share * r:.1f} L{x + half:.1f} {y + share * r:.1f}",
                stroke="#7C4E2A",
                width=r * 0.014,
                opacity=0.5,
            )
        )
    for row, (a, b, lift) in enumerate(
        ((-0.5, 0.1, 0.03), (-0.1, 0.6, -0.03), (-0.75, -0.2, 0.03), (0.2, 0.72, 0.02), (-0.5, 0.3, -0.03))
    ):
        level = y + (-0.46 + row * 0.29) * r
        parts.append(
            path(
                f"M{x + a * r:.1f} {level:.1f} Q{x + (a + b) / 2 * r:.1f} {level + lift * 2 * r:.1f} {x + b * r:.1f} {level:.1f}",
                stroke="#8C5A31",
                width=r * 0.01,
                opacity=0.45,
            )
        )
    parts.append(
        path(
            f"M{x - r * 0.84:.1f} {y - r * 0.3:.1f} A{r * 0.89:.1f} {r * 0.89:.1f} 0 0 1 {x - r * 0.3:.1f} {y - r * 0.84:.1f}",
            stroke="#FFE6BE",
            width=r * 0.03,
            opacity=0.6,
        )
    )
    return parts


def pieces_on_table() -> list[str]:
    corner = ((0, 0, 0), (0, 1, 0), (1, 1, 0), (0, 0, 1))
    return [
        ellipse(96, 106, 46, 26, "url(#soft)"),
        *stone(View(92, 72, 22, 12.5, 25), "red", corner, 2.4),
        moved(174, 88, 0.82, wheel()),
        moved(86, 176, 0.82, engine()),
        ellipse(184, 200, 42, 24, "url(#soft)"),
        *die(View(174, 178, 31, 17.8, 33)),
    ]


def icon() -> str:
    return str(
        svg(
            256,
            256,
            [
                *DEFS,
                "</defs>",
                ellipse(130, 136, 124, 119, "url(#soft)"),
                *table(128, 126, 118),
                *pieces_on_table(),
            ],
        )
    )


def file_icon() -> str:
    return str(
        svg(
            256,
            256,
            [
                *DEFS,
                "</defs>",
                path(
                    "M58 20 L166 20 L210 64 L210 236 C210 242 206 246 200 246 L58 246 C52 246 48 242 48 236 L48 30 C48 24 52 20 58 20 Z",
                    "#1A0F08",
                    opacity=0.22,
                ),
                path(
                    "M56 12 L164 12 L208 56 L208 230 C208 236 204 240 198 240 L56 240 C50 240 46 236 46 230 L46 22 C46 16 50 12 56 12 Z",
                    "url(#paper)",
                    stroke="#A08B6C",
                    width=4,
                ),
                path("M164 12 L164 46 C164 52 168 56 174 56 L208 56 Z", "#D9C7A6", stroke="#A08B6C", width=4),
                moved(52, 78, 0.59, *table(128, 126, 118), *pieces_on_table()),
            ],
        )
    )


def rendered(name: str, side: int) -> None:
    from PySide6.QtGui import QGuiApplication, QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    app = QGuiApplication.instance() or QGuiApplication(["art", "-platform", "offscreen"])
    image = QImage(side, side, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(OUT / f"{name}.svg")).render(painter)
    painter.end()
    image.save(str(OUT / f"{name}.png"))
    del app


def main() -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    for name, text in (("tischrunde", icon()), ("tischrunde-file", file_icon())):
        (OUT / f"{name}.svg").write_text(text, encoding="utf-8")
    rendered("tischrunde", 256)


if __name__ == "__main__":
    main()
