"""Draw resources/art/rumis-cover.svg: python packaging/assets/make_rumis_cover.py

A building of coloured stones before the evening Andes, 1200 x 900. What matters lies in the middle, so that the
picture can be cut to a wide strip as well as to a square.
"""

# ruff: noqa: E501  (paths and tables of a drawing stay in one piece)

from __future__ import annotations

import math
from pathlib import Path
from random import Random

from stones import View, draw, gradients, partition, polygon  # type: ignore[import-not-found]  # lies beside this script

OUT = Path(__file__).resolve().parents[2] / "resources" / "art"
COLOURS = ("red", "blue", "yellow", "green")
HEIGHTS = [
    [4, 4, 5, 4, 3, 2, 1],
    [4, 6, 6, 5, 3, 2, 1],
    [5, 6, 7, 5, 4, 2, 1],
    [4, 5, 5, 4, 3, 2, 0],
    [3, 3, 4, 3, 2, 1, 0],
    [2, 2, 2, 2, 1, 1, 0],
    [1, 1, 1, 0, 0, 0, 0],
]


def stops(*pairs: tuple[float, str]) -> str:
    return "".join(f'<stop offset="{offset:g}" stop-color="{colour}"/>' for offset, colour in pairs)


def faded(*triples: tuple[float, str, float]) -> str:
    return "".join(
        f'<stop offset="{offset:g}" stop-color="{colour}" stop-opacity="{opacity:g}"/>'
        for offset, colour, opacity in triples
    )


def defs() -> list[str]:
    return [
        "<defs>",
        '<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">'
        + stops((0, "#3F5C7E"), (0.28, "#8C7F94"), (0.5, "#E09A70"), (0.68, "#F6C486"), (0.85, "#FCE3B0"))
        + "</linearGradient>",
        '<radialGradient id="glow" cx="0.5" cy="0.5" r="0.5">'
        + faded((0, "#FFF3C9", 0.95), (0.25, "#FFE2A0", 0.55), (0.6, "#FFC98A", 0.2), (1, "#FFC98A", 0))
        + "</radialGradient>",
        '<linearGradient id="sun" x1="0" y1="0" x2="0" y2="1">'
        + stops((0, "#FFF6D6"), (1, "#FFD27C"))
        + "</linearGradient>",
        '<linearGradient id="far" x1="0" y1="0" x2="0" y2="1">'
        + stops((0, "#9C8BA0"), (1, "#E2B595"))
        + "</linearGradient>",
        '<linearGradient id="mid" x1="0" y1="0" x2="0" y2="1">'
        + stops((0, "#5F6680"), (1, "#B08F86"))
        + "</linearGradient>",
        '<linearGradient id="near" x1="0" y1="0" x2="0" y2="1">'
        + stops((0, "#3E5A58"), (1, "#5D7A5A"))
        + "</linearGradient>",
        '<linearGradient id="earth" x1="0" y1="0" x2="0" y2="1">'
        + stops((0, "#B98A58"), (0.45, "#96683F"), (1, "#54362A"))
        + "</linearGradient>",
        '<linearGradient id="mist" x1="0" y1="0" x2="0" y2="1">'
        + faded((0, "#FCE3B0", 0), (0.5, "#FBDDB0", 0.6), (1, "#FCE3B0", 0))
        + "</linearGradient>",
        '<radialGradient id="shade" cx="0.5" cy="0.5" r="0.5">'
        + faded((0, "#140B07", 0.7), (0.6, "#140B07", 0.45), (1, "#140B07", 0))
        + "</radialGradient>",
        '<linearGradient id="vignette" x1="0" y1="0" x2="0" y2="1">'
        + faded((0, "#1B2436", 0.28), (0.25, "#1B2436", 0), (0.8, "#140B07", 0), (1, "#140B07", 0.3))
        + "</linearGradient>",
        *gradients((*COLOURS, "grey")),
        "</defs>",
    ]


def path(d: str, fill: str, opacity: float = 1.0) -> str:
    more = f' fill-opacity="{opacity:g}"' if opacity < 1 else ""
    return f'<path d="{d}" fill="{fill}"{more}/>'


def ellipse(x: float, y: float, rx: float, ry: float, fill: str, opacity: float = 1.0) -> str:
    return (
        f'<ellipse cx="{x:g}" cy="{y:g}" rx="{rx:g}" ry="{ry:g}" fill="{fill}" fill-opacity="{opacity:g}"/>'
    )


def sky() -> list[str]:
    x, y = 300.0, 330.0
    result = ['<rect width="1200" height="900" fill="url(#sky)"/>', ellipse(x, y, 430, 430, "url(#glow)")]
    for index in range(24):  # rays of two lengths, as on old gold work
        angle = index * math.tau / 24
        inner, outer, half = 104, 150 if index % 2 else 190, 0.045
        corners = [
            (x + inner * math.cos(angle - half), y + inner * math.sin(angle - half)),
            (x + outer * math.cos(angle), y + outer * math.sin(angle)),
            (x + inner * math.cos(angle + half), y + inner * math.sin(angle + half)),
        ]
        result.append(polygon(corners, "#FFE9B4", opacity=0.75))
    result.append(f'<circle cx="{x}" cy="{y}" r="88" fill="url(#sun)"/>')
    for cx, cy, w, o in (
        (770, 118, 270, 0.55),
        (980, 172, 190, 0.45),
        (110, 128, 190, 0.5),
        (500, 190, 150, 0.4),
        (1090, 262, 200, 0.55),
        (40, 236, 170, 0.5),
    ):
        for dx, dy, share, thick, tint in (
            (0, 0, 1.0, 15, "#F3B48E"),
            (0.16, -9, 0.62, 13, "#FFDDB4"),
            (-0.34, 8, 0.5, 9, "#E59C82"),
        ):
            x0, half, y0 = cx + w * dx, w * share, cy + dy
            result.append(
                path(
                    f"M{x0 - half:g} {y0:g} C{x0 - half * 0.4:g} {y0 - thick:g} {x0 + half * 0.3:g} {y0 - thick:g} {x0 + half:g} {y0:g}"
                    f" C{x0 + half * 0.3:g} {y0 + thick * 0.5:g} {x0 - half * 0.4:g} {y0 + thick * 0.5:g} {x0 - half:g} {y0:g} Z",
                    tint,
                    o,
                )
            )
    return result


def ridge(points: list[tuple[float, float]], fill: str, lit: str, snow: float | None) -> list[str]:
    """A chain of peaks (x, y of tops and saddles in turn, from the left); left flanks are lit, high tops carry snow."""
    outline = [(-20.0, 700.0), *points, (1220.0, 700.0)]
    result = [polygon(outline, fill)]
    for index in range(1, len(outline) - 1):
        before, top, after = outline[index - 1], outline[index], outline[index + 1]
        if top[1] >= before[1] or top[1] >= after[1]:
            continue
        valley = (before[0] + (top[0] - before[0]) * 0.22, 720.0)
        drop = 720.0 - top[1]
        spur = [
            (top[0] + 14, top[1] + drop * 0.16),
            (top[0] - 4, top[1] + drop * 0.34),
            (top[0] + 34, top[1] + drop * 0.6),
            (top[0] + 20, 720.0),
        ]
        result.append(polygon([before, top, *spur, valley], lit, opacity=0.5))
        if snow is not None and top[1] < snow:
            result += _snow(before, top, after, snow)
    return result


def _snow(
    before: tuple[float, float], top: tuple[float, float], after: tuple[float, float], line: float
) -> list[str]:
    deep = (line - top[1]) * 0.9 + 18

    def down(to: tuple[float, float], by: float) -> tuple[float, float]:
        share = by / max(to[1] - top[1], 1)
        return top[0] + (to[0] - top[0]) * share, top[1] + by

    left, right = down(before, deep), down(after, deep * 0.9)
    width = right[0] - left[0]
    zig = [
        (left[0] + width * s, top[1] + deep * d)
        for s, d in ((0.2, 0.72), (0.34, 1.15), (0.5, 0.7), (0.66, 1.05), (0.82, 0.62))
    ]
    white = [top, left, *zig, right]
    dark = [top, (top[0] + 6, top[1] + deep * 0.5), zig[2], zig[3], zig[4], right]
    return [polygon(white, "#FFF4E2"), polygon(dark, "#B9A9B8", opacity=0.75)]


def mountains() -> list[str]:
    far = [
        (60.0, 470.0),
        (150, 400),
        (235, 470),
        (330, 425),
        (430, 500),
        (560, 340),
        (640, 400),
        (760, 205),
        (850, 310),
        (905, 270),
        (1010, 400),
        (1090, 330),
        (1180, 420),
    ]
    mid = [
        (40.0, 520.0),
        (120, 560),
        (210, 590),
        (330, 560),
        (470, 600),
        (640, 560),
        (800, 590),
        (905, 440),
        (960, 470),
        (1040, 395),
        (1110, 500),
        (1160, 460),
    ]
    return [
        *ridge(far, "url(#far)", "#F0C3A0", 345),
        '<rect x="0" y="400" width="1200" height="220" fill="url(#mist)"/>',
        *ridge(mid, "url(#mid)", "#C79B82", None),
        '<rect x="0" y="520" width="1200" height="150" fill="url(#mist)"/>',
    ]


def terraces() -> list[str]:
    """Steps of fields on both slopes, each with its wall, as the old farmers built them."""
    result = [
        path(
            "M-10 620 C200 560 380 610 600 640 C800 610 1000 560 1210 600 L1210 910 L-10 910 Z", "url(#near)"
        )
    ]
    greens = ("#5F8A58", "#6F9A5E", "#57804F", "#7BA366", "#628D58", "#83A86B")
    for index in range(6):
        y, inset = 618 + index * 34, index * 38
        for side in (1, -1):

            def at(x: float, side: int = side) -> float:
                return x if side == 1 else 1200 - x

            inner, fall = 400 - inset, 14 + index * 4
            field = f"M{at(-20)} {y} C{at(120)} {y - 26} {at(inner - 90)} {y - 14} {at(inner)} {y + fall}"
            result.append(
                path(
                    f"{field} L{at(inner - 16)} {y + fall + 26} C{at(inner - 110)} {y + 14} {at(120)} {y + 6} {at(-20)} {y + 34} Z",
                    greens[(index + (side < 0)) % 6],
                )
            )
            result.append(
                f'<path d="M{at(-20)} {y + 34} C{at(120)} {y + 6} {at(inner - 110)} {y + 14} {at(inner - 16)} {y + fall + 26}"'
                ' fill="none" stroke="#5B4A3A" stroke-width="9" stroke-opacity="0.75"/>'
            )
            result.append(
                f'<path d="M{at(-20)} {y + 31} C{at(120)} {y + 3} {at(inner - 110)} {y + 11} {at(inner - 16)} {y + fall + 23}"'
                ' fill="none" stroke="#D9BE93" stroke-width="2.5" stroke-opacity="0.7"/>'
            )
    return result


def llama(x: float, y: float, size: float, coat: str, shade: str, flip: int = 1) -> str:
    """A llama that looks to the right (`flip` -1: to the left); (x, y) is the ground between its feet."""
    body = (
        f'<ellipse cx="0" cy="2" rx="40" ry="7" fill="#140B07" fill-opacity="0.35"/>'
        f'<path d="M-26 0 L-24 -34 L-16 -34 L-17 0 Z M-12 0 L-12 -34 L-5 -34 L-6 0 Z M12 0 L13 -34 L20 -34 L19 0 Z M24 0 L22 -34 L30 -36 L31 0 Z" fill="{shade}"/>'
        f'<path d="M-33 -58 C-36 -40 -30 -26 -10 -26 C8 -24 24 -24 32 -34 C38 -42 38 -60 40 -84 C41 -92 40 -100 37 -104 L28 -102 C26 -86 25 -70 17 -64 C2 -70 -22 -72 -33 -58 Z" fill="{coat}"/>'
        f'<path d="M28 -104 L27 -117 L33 -108 L36 -108 L39 -118 L41 -106 C46 -105 55 -101 57 -97 C57 -92 50 -90 42 -91 C34 -91 28 -96 28 -104 Z" fill="{coat}"/>'
        f'<path d="M-33 -58 C-40 -56 -41 -46 -38 -40 C-36 -46 -34 -50 -32 -52 Z" fill="{shade}"/>'
        f'<path d="M-30 -42 C-22 -28 10 -24 32 -34 C20 -22 -18 -20 -30 -42 Z" fill="{shade}" fill-opacity="0.6"/>'
        '<circle cx="45" cy="-101" r="1.9" fill="#2A1A14"/>'
        '<path d="M-16 -70 C-6 -72 4 -71 12 -67 L12 -42 C2 -38 -8 -38 -16 -42 Z" fill="#C2432F"/>'
        '<path d="M-16 -63 C-6 -65 4 -64 12 -60 L12 -55 C4 -59 -6 -60 -16 -58 Z M-16 -51 C-6 -52 4 -51 12 -48 L12 -44 C4 -47 -6 -48 -16 -47 Z" fill="#F6D077"/>'
        '<path d="M27 -92 L40 -89 L40 -84 L27 -87 Z" fill="#3A77BF"/>'
    )
    return f'<g transform="translate({x} {y}) scale({size * flip} {size})">{body}</g>'


def ground(view: View) -> list[str]:
    """Dark earth and on it the round-cornered plate the building stands on."""
    result = [
        path(
            "M-10 806 C60 740 110 600 240 566 C420 540 800 540 970 566 C1100 600 1140 740 1210 806 L1210 910 L-10 910 Z",
            "url(#earth)",
        ),
        path(
            "M-10 806 C60 740 110 600 240 566 C420 540 800 540 970 566 C1100 600 1140 740 1210 806 C1130 756 1080 640 960 606"
            " C800 584 420 584 250 606 C130 640 80 756 -10 806 Z",
            "#8FA860",
            0.85,
        ),
    ]
    low, high, thick = -0.9, 7.9, 0.42
    top = [view.at(low, low, 0), view.at(high, low, 0), view.at(high, high, 0), view.at(low, high, 0)]
    left = [
        view.at(low, high, 0),
        view.at(high, high, 0),
        view.at(high, high, -thick),
        view.at(low, high, -thick),
    ]
    right = [
        view.at(high, high, 0),
        view.at(high, low, 0),
        view.at(high, low, -thick),
        view.at(high, high, -thick),
    ]
    centre = view.at(3.5, 3.5, -0.7)
    result += [
        *strata(),
        ellipse(centre[0] + 14, centre[1] + 62, 470, 176, "url(#shade)"),
        polygon(left, "url(#grey-left)", stroke="#7C6F5E"),
        polygon(right, "url(#grey-right)", stroke="#5A4F43"),
        polygon(top, "url(#grey-top)", stroke="#C2B39C"),
    ]
    for number in range(8):  # the grid of the board
        for start, end in (
            (view.at(number, 0, 0), view.at(number, 7, 0)),
            (view.at(0, number, 0), view.at(7, number, 0)),
        ):
            result.append(
                f'<line x1="{start[0]:.1f}" y1="{start[1]:.1f}" x2="{end[0]:.1f}" y2="{end[1]:.1f}" stroke="#6E6254"'
                ' stroke-width="1.6" stroke-opacity="0.55"/>'
            )
    return result


def strata() -> list[str]:
    """Lighter and darker bands of the hill, so that the foreground is no flat brown."""
    result = []
    for y, tint, opacity in (
        (690, "#D9B07A", 0.20),
        (742, "#4A2F22", 0.22),
        (800, "#D9B07A", 0.16),
        (858, "#2E1C16", 0.25),
    ):
        result.append(
            path(
                f"M-10 {y + 60} C200 {y - 10} 400 {y + 30} 600 {y + 6} C820 {y - 16} 1000 {y + 20} 1210 {y + 50}"
                f" L1210 {y + 92} C1000 {y + 50} 820 {y + 30} 600 {y + 44} C400 {y + 62} 200 {y + 34} -10 {y + 96} Z",
                tint,
                opacity,
            )
        )
    return result


def cast(view: View) -> list[str]:
    """The shadow the pile throws on the plate, to the right."""
    points = [
        view.at(*p, 0)
        for p in (
            (0.0, 0.0),
            (2.5, -0.8),
            (7.8, -0.8),
            (7.8, 2.2),
            (7.5, 3.2),
            (6.6, 4.2),
            (5.5, 5.4),
            (4.4, 6.7),
            (3.3, 7.1),
            (0.4, 7.1),
        )
    ]
    return [polygon(points, "#140B07", opacity=0.34)]


def tufts() -> list[str]:
    random = Random(4)
    result = []
    for _ in range(46):
        x, y = random.uniform(0, 1200), random.uniform(800, 895)
        if 250 + (y - 800) < x < 950 - (y - 800):
            continue
        for blade in (-7, -2, 3, 8):
            tip = x + blade + random.uniform(-4, 4)
            result.append(
                f'<path d="M{x + blade * 0.3:.1f} {y:.1f} Q{x + blade * 0.5:.1f} {y - 12:.1f} {tip:.1f} {y - random.uniform(14, 26):.1f}" fill="none"'
                f' stroke="{random.choice(("#8FA860", "#6E8B4E", "#B9B26A"))}" stroke-width="2.2" stroke-linecap="round"/>'
            )
    return result


def main() -> None:
    view = View(x=604, y=428, half=45, depth=25, height=48.5)
    parts = [
        '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900" viewBox="0 0 1200 900">',
        *defs(),
        *sky(),
        *mountains(),
        *terraces(),
        *ground(view),
        *cast(view),
        *draw(partition(HEIGHTS, COLOURS, 21), view, line_width=2.6),
        *tufts(),
        llama(150, 850, 1.3, "#F3E7D3", "#CDB99C"),
        llama(1068, 846, 0.95, "#C0926A", "#94694A", -1),
        '<rect width="1200" height="900" fill="url(#vignette)"/>',
        "</svg>",
    ]
    OUT.mkdir(parents=True, exist_ok=True)
    (OUT / "rumis-cover.svg").write_text("\n".join(parts) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
