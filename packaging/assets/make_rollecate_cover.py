"""Draw resources/art/rollecate-cover.svg: QT_QPA_PLATFORM=offscreen python packaging/assets/make_rollecate_cover.py

A little green engine that comes round a bend through the Dutch meadow in morning light, 1200 x 900. What matters
lies in the middle, so that the picture can be cut to a wide strip as well as to a square.
"""

# ruff: noqa: E501  (format strings and tables of a drawing stay in one piece)

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

from PySide6.QtGui import QGuiApplication

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from dice_scene import Camera, Point  # type: ignore[import-not-found]  # noqa: E402 - lies beside this script
from game_scene import lying_card, plate, wheel_die  # type: ignore[import-not-found]  # noqa: E402
from meadow_scene import (  # type: ignore[import-not-found]  # noqa: E402
    Ground,
    bush,
    cows,
    flowers,
    meadow,
    mill,
    poplars,
    reeds,
    sky,
)
from rail_scene import Engine, Line, Track, steam  # type: ignore[import-not-found]  # noqa: E402
from svg_parts import gradient, svg  # type: ignore[import-not-found]  # noqa: E402

from desktop_app.qt import fonts  # noqa: E402 - the path comes first

OUT = ROOT / "resources" / "art" / "rollecate-cover.svg"
CAMERA = Camera(eye=(-1.5, -8.8, 3.15), target=(0.0, 1.2, 1.15), centre=(600, 520), focal=1180)
ROAD = Line(
    [
        (-1.9, -8.5),
        (-1.85, -5.6),
        (-1.25, -2.6),
        (0.15, 0.4),
        (2.3, 2.9),
        (5.0, 5.6),
        (6.6, 9.4),
        (5.4, 14.0),
        (1.6, 19.0),
        (-2.4, 25.0),
        (-3.6, 34.0),
        (0.0, 52.0),
        (5.0, 90.0),
        (26.0, 220.0),
    ]
)
STAND = 9.3
"""So far along the road is the middle of the engine."""


def defs() -> list[str]:
    white, blue = "#FFFFFF", "#A9BCCB"
    return [
        gradient("sky", (0, "#5E9BC7", 1), (0.45, "#A9CFE0", 1), (0.75, "#F6E3BF", 1), (1, "#FBD79B", 1)),
        gradient(
            "sun",
            (0, "#FFFBE6", 1),
            (0.18, "#FFF0BE", 0.85),
            (0.5, "#FFE09A", 0.3),
            (1, "#FFD98C", 0),
            radial="0.5,0.5,0.5",
        ),
        gradient(
            "cloud", (0, "#FFFFFF", 0.98), (0.6, "#FFF4E2", 0.85), (1, "#FFE9CC", 0), radial="0.42,0.36,0.6"
        ),
        gradient(
            "cloud-low", (0, "#C9D3DC", 0.8), (0.6, "#D6DADC", 0.45), (1, "#E6E0D4", 0), radial="0.5,0.5,0.5"
        ),
        gradient("grass", (0, "#B9CC86", 1), (0.12, "#97BB66", 1), (0.4, "#7AA84E", 1), (1, "#4C7D35", 1)),
        gradient("haze", (0, "#FBE3B4", 0), (0.5, "#FBE6BE", 0.85), (1, "#FBE3B4", 0)),
        gradient(
            "puff",
            (0, white, 0.95),
            (0.55, white, 0.75),
            (0.85, "#F4F4F0", 0.3),
            (1, "#EEF0F0", 0),
            radial="0.42,0.38,0.58",
        ),
        gradient("shade-puff", (0, "#DCE4EA", 0.6), (0.6, blue, 0.3), (1, blue, 0), radial="0.5,0.5,0.5"),
        gradient("water", (0, "#E4EAE0", 1), (0.25, "#B4D2DE", 1), (1, "#5F97B6", 1)),
        gradient("leaf", (0, "#9BBE62", 1), (0.5, "#5F9147", 1), (1, "#2E5C31", 1), radial="0.32,0.26,0.85"),
        gradient("leaf-far", (0, "#8FB071", 1), (1, "#5C8A5A", 1), radial="0.32,0.26,0.85"),
        gradient("thatch", (0, "#CDB88A", 1), (0.35, "#A98F62", 1), (1, "#5D4A34", 1), line="0,0,1,0"),
        gradient("brick", (0, "#D08B66", 1), (0.4, "#B2664A", 1), (1, "#6F3A2A", 1), line="0,0,1,0"),
        gradient("cap", (0, "#5F8A72", 1), (0.5, "#3F6553", 1), (1, "#20392F", 1), line="0,0,1,0"),
        gradient(
            "vignette", (0, "#16281A", 0), (0.66, "#16281A", 0), (1, "#16281A", 0.5), radial="0.5,0.5,0.74"
        ),
        gradient("near-shade", (0, "#12240F", 0), (0.72, "#12240F", 0), (1, "#12240F", 0.42)),
        gradient(
            "lamp", (0, "#FFF7D0", 0.95), (0.3, "#FFE9A0", 0.5), (1, "#FFE08C", 0), radial="0.5,0.5,0.5"
        ),
        *(
            gradient(f"enamel-{key}", (0, light, 1), (0.5, middle, 1), (1, deep, 1))
            for key, light, middle, deep in (
                (1, "#FFFDF4", "#FBF6E6", "#DDD5BF"),
                (2, "#5C94D0", "#2C6FB4", "#235A92"),
                (3, "#F8CB72", "#F0B13C", "#C98D24"),
                (4, "#C2624F", "#A03326", "#7F281E"),
            )
        ),
    ]


def plume(train: Engine) -> list[str]:
    x, y = train.chimney
    return [
        *steam((x, y - 6), (1120, 60), bow=95, first=17, last=104, count=24, seed=9),
        *steam((x, y - 4), (x + 64, y - 80), bow=10, first=15, last=36, count=7, seed=4),
    ]


def lamp_light(train: Engine) -> list[str]:
    x, y = train.on_drawing((0.36, 0.0, 0.43))
    return [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="62" fill="url(#lamp)"/>']


def plates(track: Track, *, near: bool) -> list[tuple[float, str]]:
    """Number plates on posts along the line, each with the height of its foot; those behind the engine or not."""
    result: list[tuple[float, str]] = []
    for value, way, aside, high in ((2, 15.4, 2.0, 1.65), (1, 8.4, -2.2, 1.35), (3, 8.3, 2.25, 1.3)):
        place = ROAD.beside(way, aside)
        foot, top = track.ground(place), track.ground(place, high)
        if (way < STAND) == near:
            result.append((foot[1], "".join(plate(value, foot, top))))
    return sorted(result)


def main() -> int:
    app = QGuiApplication([])
    fonts.load()
    track = Track(CAMERA, ROAD)
    place, (dx, dy) = ROAD.at(STAND)
    train = Engine(CAMERA, place, (-dx, -dy))

    def ground(x: float, y: float, z: float = 0.0) -> Point:
        px, py = CAMERA.at((x, y, z))
        return px, py

    near = next(way / 10 for way in range(10, 200) if track.ground(ROAD.at(way / 10)[0])[1] < 960)
    front = sorted([*plates(track, near=True), *game_things(ground), *flowers(ground, Random(3), ROAD)])
    body = [
        *sky(),
        *meadow(ground, Random(6)),
        *poplars(ground),
        *mill(ground),
        *cows(ground),
        *track.draw(near, ROAD.length - 1),
        *bush(ground),
        *(drawing for _, drawing in plates(track, near=False)),
        *train.shadow(),
        *plume(train),
        *train.draw(),
        *lamp_light(train),
        *steam_on_ground(train),
        *reeds(ground),
        *(drawing for _, drawing in front),
        '<rect width="1200" height="900" fill="url(#near-shade)"/>',
        '<rect width="1200" height="900" fill="url(#vignette)"/>',
    ]
    OUT.write_text(svg(1200, 900, ["<defs>", *defs(), "</defs>", *body]), encoding="utf-8")
    app.quit()
    return 0


def steam_on_ground(train: Engine) -> list[str]:
    """Steam that a cylinder blows out low beside the wheels."""
    x, y = train.on_drawing((0.16, -0.2, 0.05))
    return [*steam((x, y), (x + 92, y + 10), bow=10, first=7, last=30, count=8, seed=2)]


def game_things(ground: Ground) -> list[tuple[float, str]]:
    """Dice and cards that somebody left in the grass, each with the height of its foot."""
    found = [
        (wheel_die(ground, -3.5, -1.05, 24, 0.5, (True, False, True)), -1.6),
        (wheel_die(ground, -2.92, -2.1, 61, 0.5, (True, True, False)), -2.35),
        (lying_card(ground, 1.95, -2.1, -24, 4), -2.7),
        (lying_card(ground, 1.45, -2.65, 12, 2), -3.2),
    ]
    return [(ground(0, y)[1], "".join(parts)) for parts, y in found]


if __name__ == "__main__":
    sys.exit(main())
