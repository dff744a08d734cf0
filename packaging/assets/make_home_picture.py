"""Draw resources/art/home.svg: python packaging/assets/make_home_picture.py

Friends at a round table in the evening, 1600 x 500, no text. What matters lies between x = 330 and x = 1270, so the
sides may be cut.
"""

# ruff: noqa: E501  (paths and tables of a drawing stay in one piece)

from __future__ import annotations

from make_program_art import DEFS, OUT, die, engine, wheel  # type: ignore[import-not-found]  # lies beside this script
from stones import View, draw  # type: ignore[import-not-found]  # likewise
from svg_parts import ellipse, gradient, moved, path, svg  # type: ignore[import-not-found]  # likewise


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
    return str(moved(x, y, size, *parts))


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
    return str(
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
    return str(
        svg(
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
    )


if __name__ == "__main__":
    (OUT / "home.svg").write_text(home(), encoding="utf-8")
