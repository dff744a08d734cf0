"""Draw the program's own pictures: python packaging/assets/make_program_art.py

tischrunde.svg and .png (the icon: a round table from above with one piece of each kind on it), tischrunde-file.svg
(the icon of saved games) and home.svg (friends at the table in the evening; 1600 x 500, no text). The PNG needs PySide6.
"""

# ruff: noqa: E501  (paths and tables of a drawing stay in one piece)

from __future__ import annotations

import math
from pathlib import Path

from stones import View, draw, gradients

OUT = Path(__file__).resolve().parents[2] / "resources" / "art"


def svg(width: int, height: int, parts: list[str]) -> str:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">'
    return "\n".join([head, *parts, "</svg>", ""])


def gradient(name: str, *stops: tuple[float, str, float], radial: str = "", line: str = "0,0,0,1") -> str:
    """A gradient in the unit square of what it fills; `radial` is "cx,cy,r"."""
    inner = "".join(f'<stop offset="{o:g}" stop-color="{c}" stop-opacity="{a:g}"/>' for o, c, a in stops)
    if radial:
        cx, cy, r = radial.split(",")
        return f'<radialGradient id="{name}" cx="{cx}" cy="{cy}" r="{r}">{inner}</radialGradient>'
    x1, y1, x2, y2 = line.split(",")
    return f'<linearGradient id="{name}" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}">{inner}</linearGradient>'


def path(d: str, fill: str = "none", *, stroke: str = "", width: float = 0, opacity: float = 1) -> str:
    more = (
        f' stroke="{stroke}" stroke-width="{width:g}" stroke-linecap="round" stroke-linejoin="round"'
        if stroke
        else ""
    )
    if opacity < 1:
        more += f' fill-opacity="{opacity:g}" stroke-opacity="{opacity:g}"'
    return f'<path d="{d}" fill="{fill}"{more}/>'


def ellipse(
    x: float,
    y: float,
    rx: float,
    ry: float,
    fill: str,
    *,
    opacity: float = 1,
    stroke: str = "",
    width: float = 0,
) -> str:
    more = f' stroke="{stroke}" stroke-width="{width:g}"' if stroke else ""
    return f'<ellipse cx="{x:g}" cy="{y:g}" rx="{rx:g}" ry="{ry:g}" fill="{fill}" fill-opacity="{opacity:g}"{more}/>'


def moved(x: float, y: float, size: float, *parts: str) -> str:
    return f'<g transform="translate({x:g} {y:g}) scale({size:g})">{"".join(parts)}</g>'


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
    return draw(dict.fromkeys(cubes, (1, colour)), view, line_width=width)


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
    return svg(
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


def file_icon() -> str:
    return svg(
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


def person(
    x: float,
    y: float,
    *,
    skin: str,
    hair: str,
    shirt: str,
    dark: str,
    style: str,
    turn: float,
    size: float = 1,
) -> str:
    """Someone sitting, from the waist up; (x, y) is the middle of the neck, `turn` -1..1 where they look."""
    t = turn * 9
    parts = [
        path("M-92 190 C-96 96 -84 44 -30 28 L30 28 C84 44 96 96 92 190 Z", shirt),
        path("M-92 190 C-96 96 -84 44 -50 34 C-66 80 -62 140 -58 190 Z", dark, opacity=0.45),
        path("M-24 26 C-14 46 14 46 24 26 L18 20 L-18 20 Z", dark, opacity=0.8),
        path("M-17 -8 L-17 26 C-9 40 9 40 17 26 L17 -8 Z", skin),
        path("M-17 8 C-6 20 8 18 17 6 L17 16 C6 28 -8 26 -17 20 Z", "#000000", opacity=0.16),
    ]
    if style == "long":
        parts.append(
            path(
                f"M{-52 + t * 0.3} -52 C-60 -100 60 -100 {54 + t * 0.3} -52 C60 0 58 40 44 52 C34 30 38 -6 34 -30 L-34 -30 C-38 -6 -34 30 -46 50 C-60 36 -58 0 {-52 + t * 0.3} -52 Z",
                hair,
            )
        )
    if style == "bun":
        parts.append(ellipse(-t * 0.4, -104, 24, 21, hair))
    parts.append(
        path(
            f"M{-41 + t * 0.4} -52 C{-42 + t * 0.4} -14 {-22 + t} 8 {t} 8 C{22 + t} 8 {42 + t * 0.4} -14 {41 + t * 0.4} -52 C{40} -96 {-40} -96 {-41 + t * 0.4} -52 Z",
            skin,
        )
    )
    parts += [
        ellipse(t * 1.3 - 15, -36, 3.6, 4.4, "#3A241B"),
        ellipse(t * 1.3 + 15, -36, 3.6, 4.4, "#3A241B"),
        path(f"M{t * 1.3 - 13} -17 Q{t * 1.3} {-4} {t * 1.3 + 13} -17", stroke="#6B2F23", width=3.4),
        path(
            f"M{t * 1.3 - 21} -47 Q{t * 1.3 - 15} -51 {t * 1.3 - 9} -47 M{t * 1.3 + 9} -47 Q{t * 1.3 + 15} -51 {t * 1.3 + 21} -47",
            stroke=hair,
            width=3,
        ),
        ellipse(t * 1.2 - 25, -22, 8, 5, "#D9653F", opacity=0.25),
        ellipse(t * 1.2 + 25, -22, 8, 5, "#D9653F", opacity=0.25),
    ]
    top = {
        "short": f"M{-45 + t * 0.2} -44 C-56 -106 54 -110 {45 + t * 0.2} -44 C{40 + t * 0.3} -58 {36 + t * 0.5} -66 {28 + t} -68 C{4 + t} -62 {-18 + t} -64 {-30 + t * 0.6} -66 C{-38 + t * 0.3} -62 {-42 + t * 0.2} -56 {-45 + t * 0.2} -44 Z",
        "long": f"M{-47 + t * 0.2} -36 C-58 -106 58 -106 {47 + t * 0.2} -36 C{44 + t * 0.3} -54 {30 + t * 0.8} -72 {6 + t} -76 C{-20 + t * 0.6} -70 {-40 + t * 0.3} -56 {-47 + t * 0.2} -36 Z",
        "bun": f"M{-44 + t * 0.2} -44 C-54 -104 54 -104 {44 + t * 0.2} -44 C{36 + t * 0.4} -66 {16 + t} -74 {t} -74 C{-16 + t} -74 {-36 + t * 0.4} -66 {-44 + t * 0.2} -44 Z",
        "bald": "",
    }[style]
    if top:
        parts.append(path(top, hair))
    if style == "bald":  # a grey beard and a fringe at the sides
        parts += [
            path(
                f"M{-39 + t * 0.5} -34 C{-38 + t} 2 {-22 + t} 22 {t} 22 C{22 + t} 22 {38 + t} 2 {39 + t * 0.5} -34 C{30 + t} -18 {22 + t} -24 {14 + t * 1.2} -25 C{5 + t * 1.2} -28 {-5 + t * 1.2} -28 {-14 + t * 1.2} -25 C{-22 + t} -24 {-30 + t} -18 {-39 + t * 0.5} -34 Z",
                hair,
            ),
            path(f"M{t * 1.3 - 10} -14 Q{t * 1.3} -5 {t * 1.3 + 10} -14", stroke="#6B2F23", width=3.4),
            path(
                f"M{-44 + t * 0.3} -40 C-50 -64 -44 -76 -38 -78 C-40 -64 -38 -52 {-39 + t * 0.3} -40 Z M{44 + t * 0.3} -40 C50 -64 44 -76 38 -78 C40 -64 38 -52 {39 + t * 0.3} -40 Z",
                hair,
            ),
        ]
    return moved(x, y, size, *parts)


def arm(
    start: tuple[float, float],
    elbow: tuple[float, float],
    hand: tuple[float, float],
    shirt: str,
    dark: str,
    skin: str,
    width: float,
) -> str:
    """A sleeve bent at the elbow and a hand."""
    bend = f"M{start[0]} {start[1]} Q{elbow[0]} {elbow[1]} {hand[0]} {hand[1]}"
    return (
        ellipse(hand[0] + 2, hand[1] + width * 0.45, width * 0.9, width * 0.22, "#3A2213", opacity=0.3)
        + ellipse(
            hand[0] + (hand[0] > start[0]) * width * 0.5 - (hand[0] < start[0]) * width * 0.5,
            hand[1] + 1,
            width * 0.52,
            width * 0.36,
            skin,
        )
        + path(bend, stroke=shirt, width=width)
        + path(bend, stroke=dark, width=width * 0.16, opacity=0.25)
    )


def box(x: float, y: float, width: float, height: float, colour: str, mark: str) -> str:
    """A game box lying or standing in the shelf."""
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="3" fill="{colour}"/>'
        f'<rect x="{x + width * 0.16:g}" y="{y + height * 0.16:g}" width="{width * 0.68:g}" height="{height * 0.14:g}" rx="2" fill="{mark}"/>'
        f'<rect x="{x:g}" y="{y:g}" width="4" height="{height:g}" fill="#000000" fill-opacity="0.18"/>'
    )


def room() -> list[str]:
    """The wall, a window with the evening in it on the left, a shelf of games on the right."""
    result = ['<rect width="1600" height="500" fill="url(#wall)"/>']
    result += [
        '<rect x="96" y="40" width="236" height="260" rx="10" fill="#4A2F20"/>',
        '<rect x="108" y="52" width="212" height="236" rx="5" fill="url(#dusk)"/>',
        path("M108 230 L150 186 L178 214 L226 150 L262 196 L286 176 L320 214 L320 288 L108 288 Z", "#46506E"),
        path("M108 262 C150 236 200 262 240 246 C270 236 300 246 320 240 L320 288 L108 288 Z", "#2B3A44"),
        ellipse(262, 104, 17, 17, "#FFF0C8"),
        ellipse(255, 99, 15, 15, "#5A6486"),
        path("M214 52 L214 288 M108 168 L320 168", stroke="#4A2F20", width=9),
        '<rect x="82" y="296" width="264" height="15" rx="4" fill="#3E2719"/>',
        path(
            "M284 296 C276 268 262 262 258 244 M284 296 C284 262 288 252 288 232 M284 296 C294 268 306 264 310 248",
            stroke="#5E8A56",
            width=8,
        ),
        path("M268 270 L302 270 L296 298 L274 298 Z", "#B5532D"),
    ]
    result += [
        f'<rect x="1262" y="{y}" width="258" height="13" rx="3" fill="#3E2719"/>' for y in (126, 236, 346)
    ]
    for x, width, height, colour, mark in (
        (1272, 30, 82, "#B5532D", "#F6D077"),
        (1304, 24, 74, "#3D4E9E", "#FFF9EE"),
        (1330, 34, 86, "#E39B17", "#5B3B0C"),
        (1366, 22, 70, "#7A4FA3", "#FFF9EE"),
        (1390, 30, 80, "#2F6B4F", "#F2D893"),
        (1428, 64, 26, "#A93226", "#F6D077"),
    ):
        result.append(box(x, 126 - height, width, height, colour, mark))
    for x, width, height, colour, mark in (
        (1274, 74, 26, "#2F6B4F", "#F2D893"),
        (1278, 66, 24, "#E3B23C", "#5B3B0C"),
        (1366, 26, 76, "#3A77BF", "#FFF9EE"),
        (1394, 30, 84, "#C2432F", "#FFE7AE"),
        (1426, 24, 70, "#8A5A2B", "#FFE7AE"),
        (1452, 32, 80, "#3D4E9E", "#F2D893"),
    ):
        result.append(
            box(x, (210 if (x, width) == (1278, 66) else 236) - height, width, height, colour, mark)
        )
    for x, width, height, colour, mark in (
        (1276, 28, 78, "#E39B17", "#FFF9EE"),
        (1306, 34, 86, "#A93226", "#FFE7AE"),
        (1344, 80, 28, "#3A77BF", "#FFF9EE"),
        (1456, 30, 82, "#4E9C63", "#FFF9EE"),
    ):
        result.append(box(x, 346 - height, width, height, colour, mark))
    return result


def lamp() -> list[str]:
    return [
        path("M800 0 L800 26", stroke="#3A241B", width=6),
        path("M726 72 C736 34 770 22 800 22 C830 22 864 34 874 72 Z", "url(#shadeoflamp)"),
        ellipse(800, 72, 74, 9, "#FFF3CF"),
        ellipse(800, 120, 620, 330, "url(#halo)"),
    ]


def home() -> str:
    people = [
        person(
            478,
            236,
            skin="#C98E62",
            hair="#2E1D16",
            shirt="#C2432F",
            dark="#7E241B",
            style="bun",
            turn=1,
            size=1.12,
        ),
        person(
            672,
            200,
            skin="#F0C7A0",
            hair="#D8D2C6",
            shirt="#3A77BF",
            dark="#1F477C",
            style="bald",
            turn=0.35,
            size=1.0,
        ),
        person(
            928,
            200,
            skin="#8A5A3C",
            hair="#241712",
            shirt="#E3AE3A",
            dark="#9C6C17",
            style="short",
            turn=-0.35,
            size=1.0,
        ),
        person(
            1122,
            236,
            skin="#F3CFAE",
            hair="#9A4A22",
            shirt="#4E9C63",
            dark="#285C3B",
            style="long",
            turn=-1,
            size=1.12,
        ),
    ]
    top = [
        ellipse(800, 470, 520, 90, "url(#soft)"),
        ellipse(800, 414, 456, 112, "#4A2C17"),
        ellipse(800, 396, 456, 112, "url(#rim)"),
        ellipse(800, 391, 440, 103, "url(#wood)"),
        *(
            path(f"M{800 - h} {y} L{800 + h} {y}", stroke="#7C4E2A", width=2.5, opacity=0.45)
            for y, h in ((332, 356), (362, 420), (396, 438), (432, 402))
        ),
        ellipse(800, 372, 330, 66, "url(#pool)"),
    ]
    arms = [
        arm((420, 306), (420, 388), (516, 392), "#C2432F", "#7E241B", "#C98E62", 34),
        arm((1180, 306), (1180, 388), (1084, 392), "#4E9C63", "#285C3B", "#F3CFAE", 34),
        arm((618, 274), (602, 336), (654, 344), "#3A77BF", "#1F477C", "#F0C7A0", 28),
        arm((982, 274), (998, 336), (946, 344), "#E3AE3A", "#9C6C17", "#8A5A3C", 28),
    ]
    pile = {
        (0, 0, 0): (1, "red"),
        (0, 1, 0): (1, "red"),
        (0, 0, 1): (2, "blue"),
        (1, 0, 0): (3, "green"),
        (1, 1, 0): (3, "green"),
        (2, 0, 0): (4, "yellow"),
        (2, 1, 0): (4, "yellow"),
        (0, 1, 1): (2, "blue"),
        (1, 0, 1): (5, "yellow"),
        (0, 0, 2): (2, "blue"),
    }
    cards = "".join(
        f'<g transform="translate({x} {y}) rotate({a})"><rect x="-17" y="-13" width="34" height="26" rx="4" fill="#FFFBF2" stroke="#A08B6C" stroke-width="1.5"/>'
        f'<rect x="-12" y="-8" width="24" height="16" rx="3" fill="{c}"/></g>'
        for x, y, a, c in (
            (610, 440, -14, "#E39B17"),
            (650, 448, -5, "#C2432F"),
            (690, 452, 4, "#3A77BF"),
            (1000, 420, 16, "#7A4FA3"),
        )
    )
    pieces = [
        ellipse(806, 400, 92, 26, "url(#soft)"),
        *draw(pile, View(800, 352, 24, 12, 25), line_width=1.8),
        cards,
        moved(944, 432, 0.5, engine()),
        moved(600, 392, 0.34, wheel()),
        *die(View(716, 388, 14, 8, 15)),
        *die(View(1012, 366, 13, 7.4, 14), "red"),
        moved(
            -64,
            30,
            1,
            ellipse(514, 420, 24, 8, "url(#soft)"),
            path("M492 372 L528 372 L525 418 C519 423 501 423 495 418 Z", "#EDE6D9"),
            ellipse(510, 372, 18, 5.5, "#6B3F22", stroke="#EDE6D9", width=3),
            path("M528 382 C544 380 544 404 526 404", stroke="#EDE6D9", width=5),
        ),
    ]
    defs = [
        gradient("wall", (0, "#5B3B2C", 1), (0.6, "#7A4F38", 1), (1, "#4A2F25", 1)),
        gradient("dusk", (0, "#39486F", 1), (0.6, "#B67A72", 1), (1, "#F0B27C", 1)),
        gradient(
            "halo", (0, "#FFEFC4", 0.6), (0.3, "#FFDFA0", 0.28), (1, "#FFDFA0", 0), radial="0.5,0.5,0.5"
        ),
        gradient("shadeoflamp", (0, "#C25A36", 1), (1, "#8E3521", 1)),
        gradient("pool", (0, "#FFF3D2", 0.75), (1, "#FFF3D2", 0), radial="0.5,0.5,0.5"),
        gradient(
            "night",
            (0, "#1B1310", 0.55),
            (0.25, "#1B1310", 0),
            (0.75, "#1B1310", 0),
            (1, "#1B1310", 0.55),
            line="0,0,1,0",
        ),
    ]
    return svg(
        1600,
        500,
        [
            *DEFS,
            *defs,
            "</defs>",
            *room(),
            *lamp(),
            *people[1:3],
            *people[0:1],
            *people[3:4],
            *top,
            *arms,
            *pieces,
            '<rect width="1600" height="500" fill="url(#night)"/>',
        ],
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
    for name, text in (("tischrunde", icon()), ("tischrunde-file", file_icon()), ("home", home())):
        (OUT / f"{name}.svg").write_text(text, encoding="utf-8")
    rendered("tischrunde", 256)


if __name__ == "__main__":
    main()
