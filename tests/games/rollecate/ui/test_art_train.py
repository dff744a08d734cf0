"""The engine, its steam and the wooden dice: seen from every side, at every size, in both themes."""

from __future__ import annotations

import itertools
import math
from functools import partial
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from desktop_app.games.rollecate.ui import faces
from desktop_app.games.rollecate.ui.loco import STEPS, engine
from desktop_app.games.rollecate.ui.solids import box, dot, lit_colour
from desktop_app.qt import fonts
from desktop_app.qt import theme as look
from tests.games.rollecate.ui.art_pictures import DARK, GRASS, LIGHT, colours, differing, painted, touched

MIDDLE = QPointF(80, 90)
DIE = QRectF(40, 40, 80, 80)


@pytest.fixture(autouse=True)
def _typefaces(qapp: QApplication) -> None:
    fonts.load()


def train(angle: float = 0.0, scale: float = 80, theme: look.Theme = LIGHT, **more: Any) -> QImage:
    return painted(lambda p: faces.paint_train(p, MIDDLE, angle, scale, theme, **more))


def greenish(colour: QColor) -> bool:
    """The paint of the engine, darker and bluer than the meadow."""
    return colour.green() > colour.red() + 25 and colour.green() < 160 and colour.blue() > 50


def brassy(colour: QColor) -> bool:
    return colour.red() > 150 and colour.red() > colour.blue() + 60 and colour.green() > colour.blue() + 30


@pytest.mark.parametrize("scale", [40, 80])
@pytest.mark.parametrize("angle", range(0, 360, 45))
def test_the_engine_is_green_and_brass_from_every_side(angle: int, scale: int) -> None:
    image = train(angle, scale)
    seen = touched(image)
    xs, ys = [x for x, _ in seen], [y for _, y in seen]
    assert 0.5 * scale < max(xs) - min(xs) + max(ys) - min(ys) < 2.4 * scale
    assert min(xs) > 80 - 0.62 * scale
    assert max(xs) < 80 + 0.72 * scale
    assert min(ys) > 90 - 0.82 * scale
    assert max(ys) < 90 + 0.72 * scale
    shades = colours(image, seen)
    assert sum(map(greenish, shades)) > len(seen) * 0.08
    assert sum(map(brassy, shades)) > len(seen) * 0.015


def test_it_turns_by_degrees_and_its_wheels_by_steps() -> None:
    assert differing(train(0), train(10)) > 500
    still, moved = train(0, wheel_phase=0.0), train(0, wheel_phase=0.15)
    assert 20 < differing(still, moved) < 900
    assert differing(still, train(0, wheel_phase=3.0)) == 0
    assert differing(still, train(360)) == 0
    assert len({engine(step) for step in range(STEPS)}) == STEPS


def test_marks_of_the_engine_differ() -> None:
    images = [train(), train(lit=True), train(tilt=1.0), train(ghost=True)]
    for one, two in itertools.combinations(images, 2):
        assert differing(one, two) > 800
    assert differing(train(tilt=1.0), train(tilt=-1.0)) > 800


def test_in_the_evening_the_lamp_throws_a_beam_ahead() -> None:
    for angle in (0, 90, 180, 270):
        ahead = QPointF(math.cos(math.radians(angle)), math.sin(math.radians(angle))) * 58 + MIDDLE
        dark, day = train(angle, theme=DARK), train(angle)
        assert dark.pixelColor(ahead.toPoint()).red() > GRASS.red() + 15
        assert day.pixelColor(ahead.toPoint()) == GRASS


@pytest.mark.parametrize("angle", [0, 37, 90, 200, 270])
def test_steam_and_light_come_from_chimney_and_lamp(angle: int) -> None:
    image = train(angle, 100)
    top = faces.chimney(MIDDLE, angle, 100)
    dark = image.pixelColor(top.toPoint())
    assert dark.lightness() < 70  # the mouth of the chimney
    ahead = QPointF(math.cos(math.radians(angle)), math.sin(math.radians(angle)))
    assert QPointF.dotProduct(faces.lamp(MIDDLE, angle, 100) - top + QPointF(0, 5), ahead) > -12
    assert faces.chimney(MIDDLE, angle, 50).y() == pytest.approx(MIDDLE.y() + (top.y() - MIDDLE.y()) / 2)


def test_a_puff_grows_rises_and_fades() -> None:
    puffs = [
        painted(partial(faces.paint_steam, origin=QPointF(60, 130), age=age, scale=120, theme=LIGHT))
        for age in (0.05, 0.4, 0.8)
    ]
    areas = [touched(puff) for puff in puffs]
    assert len(areas[0]) < len(areas[1]) < len(areas[2])
    heights = [sum(y for _, y in area) / len(area) for area in areas]
    assert heights[0] > heights[1] > heights[2]
    brightest = [
        max(c.lightness() for c in colours(puff, area)) for puff, area in zip(puffs, areas, strict=True)
    ]
    assert brightest[0] > brightest[2] + 20
    gone = painted(lambda p: faces.paint_steam(p, QPointF(60, 130), 1.0, 120, LIGHT))
    assert not touched(gone)
    other = painted(lambda p: faces.paint_steam(p, QPointF(60, 130), 0.4, 120, LIGHT, seed=5))
    assert differing(other, puffs[1]) > 200


def test_light_falls_from_the_upper_left_and_above() -> None:
    eye = (0.0, 0.53, 0.85)
    shades = [
        sum(lit_colour((120, 120, 120), normal, 0.0, eye)) for normal in ((0, 0, 1), (-1, 0, 0), (1, 0, 0))
    ]
    assert shades[0] > shades[1] > shades[2]
    polished = lit_colour((120, 120, 120), (-0.33, 0.06, 0.94), 1.0, eye)
    assert sum(polished) > sum(lit_colour((120, 120, 120), (-0.33, 0.06, 0.94), 0.0, eye)) + 60


def test_faces_of_a_block_look_outwards() -> None:
    for facet in box((-1, 1), (-2, 2), (0, 3), "#808080"):
        middle = tuple(sum(point[n] for point in facet.points) / 4 for n in range(3))
        assert dot((middle[0], middle[1], middle[2] - 1.5), facet.normal) > 0


# ---- dice --------------------------------------------------------------------------------------------


def die(wheel: bool, theme: look.Theme = LIGHT, **more: Any) -> QImage:
    return painted(partial(faces.paint_wheel_die, rect=DIE, wheel=wheel, theme=theme, **more))


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("side", [22, 80])
def test_a_wheel_is_seen_on_a_wheel_only(theme: look.Theme, side: int) -> None:
    area = QRectF(40, 40, side, side)
    wheel, blank = (
        painted(partial(faces.paint_wheel_die, rect=area, wheel=shown, theme=theme))
        for shown in (True, False)
    )
    inner = [
        (x, y)
        for x in range(40 + side // 3, 40 + side * 2 // 3)
        for y in range(40 + side // 3, 40 + side * 2 // 3)
    ]
    assert min(c.lightness() for c in colours(blank, inner)) > 170
    assert min(c.lightness() for c in colours(wheel, inner)) < 110
    assert differing(wheel, blank) > side * side * 0.12


def test_a_die_lies_still_at_the_end_of_its_roll() -> None:
    assert differing(die(True, phase=1.0), die(True)) == 0
    frames = [die(True, phase=phase) for phase in (0.1, 0.35, 0.6, 0.85, 1.0)]
    for one, two in itertools.pairwise(frames):
        assert differing(one, two) > 1500
    nearly = die(False, phase=0.995)
    middle = nearly.pixelColor(80, 80)
    assert middle.lightness() > 170  # the face rolled comes up at the end


def test_marks_of_a_die_differ() -> None:
    images = [
        die(True),
        die(False),
        die(True, lit=True),
        die(True, dim=True),
        die(True, ghost=True),
        die(True, angle=20),
    ]
    for one, two in itertools.combinations(images, 2):
        assert differing(one, two) > 900
    assert differing(die(True, ghost=True), die(False, ghost=True)) == 0
