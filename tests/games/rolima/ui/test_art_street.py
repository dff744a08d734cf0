"""The street: calm where carts and cards lie, lively beside it, the same each time."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from desktop_app.games.rolima.ui.street import paint_street
from desktop_app.games.rolima.ui.street_plan import ROWS, Plan
from desktop_app.qt import fonts
from desktop_app.qt.theme import Theme, luminance
from tests.games.rolima.ui.art_pictures import DARK, LIGHT, differing, outside, painted

THEMES = pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])


@pytest.fixture(autouse=True)
def _typefaces(qapp: QApplication) -> None:
    fonts.load()


def street(width: int = 640, height: int = 330, theme: Theme = LIGHT) -> QImage:
    return painted(partial(paint_street, rect=QRectF(0, 0, width, height), theme=theme), width, height)


def colours(image: QImage, box: QRectF) -> list[QColor]:
    xs = range(round(box.left()), round(box.right()), 2)
    ys = range(round(box.top()), round(box.bottom()), 2)
    return [image.pixelColor(x, y) for x in xs for y in ys]


def spread(found: list[QColor]) -> float:
    """How far the darker and the brighter tenth are apart in lightness."""
    shades = sorted(colour.lightnessF() for colour in found)
    tenth = len(shades) // 10
    return shades[-tenth - 1] - shades[tenth]


@THEMES
@pytest.mark.parametrize("size", [(640, 330), (860, 520)])
def test_the_road_is_calm_under_the_carts(theme: Theme, size: tuple[int, int]) -> None:
    image, plan = street(*size, theme=theme), Plan(*size)
    for row in range(ROWS - 1):
        for index in range(5):
            box = plan.cart(row, index, 5).rect
            box.adjust(4, box.height() * 0.3, -4, -box.height() * 0.1)
            assert spread(colours(image, box)) < 0.17, (row, index)
    town = QRectF(size[0] * 0.75, size[1] * 0.3, size[0] * 0.2, size[1] * 0.25)
    assert spread(colours(image, town)) > 0.2


def test_rows_can_be_counted_by_their_steps() -> None:
    image, plan = street(860, 520), Plan(860, 520)
    for row in range(1, ROWS):
        step = plan.at(0.5, plan.share(row))
        column = [
            luminance(image.pixelColor(round(step.x()), y).name())
            for y in range(round(step.y()) - 6, round(step.y()) + 12)
        ]
        assert max(column) - min(column) > 0.15


def test_the_same_street_each_time_and_another_before_sunrise() -> None:
    assert differing(street(), street()) == 0
    day, dawn = street(), street(theme=DARK)
    road = Plan(640, 330).row(2)
    box = QRectF(road.center().x() - 40, road.center().y() - 6, 80, 14)
    light, dark = (sum(c.lightnessF() for c in colours(image, box)) for image in (day, dawn))
    assert dark < light * 0.75


@pytest.mark.parametrize("size", [(300, 240), (560, 700), (1000, 400)])
def test_every_size_is_filled(size: tuple[int, int]) -> None:
    image = street(*size)
    ground = QColor("#FF00FF")
    bare = QImage(image.size(), QImage.Format.Format_RGB32)
    bare.fill(ground)
    corners = [(0, 0), (size[0] - 1, 0), (0, size[1] - 1), (size[0] - 1, size[1] - 1)]
    shades = {image.pixelColor(x, y).name() for x, y in corners}
    assert len(shades) == 4
    assert differing(image, bare) == size[0] * size[1]


def test_it_stays_in_its_rectangle() -> None:
    box = QRectF(30, 20, 400, 240)
    image = painted(partial(paint_street, rect=box, theme=LIGHT), 460, 290)
    assert outside(image, box, 1) == 0
