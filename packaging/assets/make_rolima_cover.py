"""Draw resources/art/rolima-cover.svg: QT_QPA_PLATFORM=offscreen python packaging/assets/make_rolima_cover.py

Two soapbox carts race down a steep street in the morning, below strings of paper flags, 1200 x 900. What
matters lies in the middle, so that the picture can be cut to a wide strip as well as to a square.
"""

# ruff: noqa: E501  (format strings and tables of a drawing stay in one piece)

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtGui import QGuiApplication

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from cart_scene import CartPainter, Look  # type: ignore[import-not-found]  # noqa: E402 - lies beside this script
from dice_scene import Camera  # type: ignore[import-not-found]  # noqa: E402
from house_scene import house, houses  # type: ignore[import-not-found]  # noqa: E402
from street_scene import (  # type: ignore[import-not-found]  # noqa: E402
    HALF,
    Street,
    church,
    crate,
    dust,
    garland,
    goal_line,
    mountains,
    palm,
    roadway,
    sky,
)
from svg_parts import gradient, svg  # type: ignore[import-not-found]  # noqa: E402

from desktop_app.qt import fonts  # noqa: E402 - the path comes first

OUT = ROOT / "resources" / "art" / "rolima-cover.svg"
CAMERA = Camera(eye=(-0.35, -9.4, 1.55), target=(0.15, 2.0, 2.1), centre=(600, 424), focal=1180)
LEADER = Look("#E9A11F", "#2B1E1A", "7", "#2F8F6B", "#F3EBDD", "#9A6240", "#2A1A14", 13, -3)
CHASER = Look("#CC3F2E", "#FFFBF4", "4", "#2F73BE", "#F0C23C", "#C98E62", "#4A2A18", -12, 4)
LAST = Look("#3F7FC4", "#FFFBF4", "9", "#E39B17", "#E2708A", "#7A4A30", "#1E1410", 4, 0)


def defs() -> list[str]:
    return [
        gradient("sky", (0, "#4E93C8", 1), (0.2, "#8FC0DA", 1), (0.36, "#F6DDB0", 1), (0.5, "#FBC67E", 1), (1, "#FBC67E", 1)),
        gradient("sun", (0, "#FFFCE8", 1), (0.14, "#FFF3C4", 0.95), (0.4, "#FFE2A0", 0.5), (1, "#FFD68C", 0), radial="0.5,0.5,0.5"),
        gradient("cloud", (0, "#FFFFFF", 0.95), (0.6, "#FFF3DE", 0.7), (1, "#FFE9CC", 0), radial="0.5,0.5,0.5"),
        gradient("far", (0, "#8FA9C0", 1), (0.6, "#C9BFB4", 1), (1, "#F3D6A8", 1)),
        gradient("nearer", (0, "#7E9A86", 1), (0.6, "#B8B48A", 1), (1, "#EBD09A", 1)),
        gradient("road", (0, "#F7DFAE", 1), (0.3, "#EBC68E", 1), (1, "#CF9E66", 1)),
        gradient("dust", (0, "#FFF1D2", 0.9), (0.5, "#F6DDB0", 0.55), (1, "#EFCF9C", 0), radial="0.5,0.5,0.5"),
        gradient("glow", (0, "#FFE9B0", 0.62), (0.5, "#FFDD98", 0.24), (1, "#FFD68C", 0), radial="0.5,0.5,0.5"),
        gradient(
            "mango", (0, "#FFE08A", 1), (0.4, "#F2B02E", 1), (0.75, "#E0762A", 1), (1, "#A93E22", 1), radial="0.34,0.3,0.85"
        ),
        gradient("vignette", (0, "#2A1420", 0), (0.68, "#2A1420", 0), (1, "#2A1420", 0.46), radial="0.5,0.5,0.74"),
    ]  # fmt: skip


def far_end(street: Street) -> list[str]:
    """The church and palms where the street ends for the eye."""
    x, y = street.at(0.0, 56.0)
    return [
        *palm(x - 128, y - 12, 128, 3, shade="#6E5A44", leaf="#5C8A5A"),
        *palm(x + 112, y - 18, 108, 8, shade="#6E5A44", leaf="#6E9660"),
        *church(x - 6, y + 6, 96),
    ]


def rows(street: Street) -> list[str]:
    """Houses of both sides and garlands between them, from far to near."""
    parts = [(one.y, house(street, side, one)) for side in (-1, 1) for one in houses(side)]
    for number, y in enumerate((3.6, 9.0, 15.5, 23.0, 32.0)):
        a, b = street.at(-HALF - 0.7, y, 4.2), street.at(HALF + 0.7, y + 0.6, 4.35)
        size = street.scale(y) * 0.3
        parts.append((y - 0.2, garland(a, b, street.scale(y) * 0.55, size, 15, number * 3 + 2)))
    return [drawing for _, drawings in sorted(parts, key=lambda part: -part[0]) for drawing in drawings]


def main() -> int:
    app = QGuiApplication([])
    fonts.load()
    street = Street(CAMERA)
    carts = [
        (CartPainter(street, 0.3, 13.5, LAST, "c"), 0.3, 13.5),
        (CartPainter(street, 1.35, 2.6, CHASER, "b"), 1.35, 2.6),
        (CartPainter(street, -1.0, 0.35, LEADER, "a"), -1.0, 0.35),
    ]
    body = [
        *sky(),
        *mountains(),
        *far_end(street),
        *roadway(street),
        *goal_line(street, -2.35, -1.55),
        *rows(street),
    ]
    body.append('<ellipse cx="455" cy="330" rx="520" ry="360" fill="url(#glow)"/>')
    for painter, x, y in carts:
        scale = street.scale(y)
        dx, dy = street.at(x, y + 1.4)
        body += [
            *painter.shadow(),
            *dust(dx - 0.8 * scale, dy + 0.25 * scale, scale * 0.9, 3),
            *dust(dx + 0.85 * scale, dy + 0.25 * scale, scale * 0.9, 7),
        ]
        body += painter.draw()
    body += crate(street, 2.1, -2.55)
    body += garland((-40, 8), (1240, -14), 66, 60, 17, 0)
    body.append('<rect width="1200" height="900" fill="url(#vignette)"/>')
    OUT.write_text(svg(1200, 900, ["<defs>", *defs(), "</defs>", *body]), encoding="utf-8")
    app.quit()
    return 0


if __name__ == "__main__":
    sys.exit(main())
