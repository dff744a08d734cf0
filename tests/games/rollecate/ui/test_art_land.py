"""The meadow: the same wherever one looks from, calm below the railway, and quick to scroll."""

from __future__ import annotations

import math

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from desktop_app.games.rollecate.ui import faces, fields
from desktop_app.qt import theme as look
from tests.games.rollecate.ui.art_pictures import DARK, LIGHT, colours, differing, painted

AREA = QRectF(0, 0, 160, 160)


@pytest.fixture(autouse=True)
def _application(qapp: QApplication) -> None:
    assert qapp is not None


def land(
    x: float, y: float, scale: float = 40, theme: look.Theme = LIGHT, seed: int = 3, **more: object
) -> QImage:
    """The land with world point (x, y) in the upper left."""
    offset = QPointF(-x * scale, -y * scale)
    return painted(lambda p: faces.paint_land(p, AREA, scale, offset, theme, seed, **more))  # type: ignore[arg-type]


def alike(one: QImage, two: QImage, dx: int) -> float:
    """The share of pixels of `one` that lie `dx` pixels farther left in `two`, up to a shade."""
    same = total = 0
    for x in range(dx, 160, 3):
        for y in range(0, 160, 3):
            a, b = one.pixelColor(x, y), two.pixelColor(x - dx, y)
            same += abs(a.red() - b.red()) + abs(a.green() - b.green()) + abs(a.blue() - b.blue()) < 24
            total += 1
    return same / total


def test_the_same_place_looks_the_same_wherever_the_window_is() -> None:
    for x, y in ((0, 0), (-37, 12), (400, -250)):
        assert differing(land(x, y), land(x, y)) == 0
        assert alike(land(x, y), land(x + 2, y), 80) > 0.97


def test_seeds_and_places_differ() -> None:
    assert differing(land(0, 0), land(0, 0, seed=4)) > 8000
    assert differing(land(0, 0), land(60, 40)) > 8000


def test_the_land_fills_the_rectangle_only() -> None:
    inner = QRectF(30, 20, 70, 60)
    image = painted(lambda p: faces.paint_land(p, inner, 30, QPointF(11, 7), LIGHT))
    ground = painted(lambda p: None)
    for x in range(0, 160, 5):
        for y in range(0, 160, 5):
            assert (image.pixelColor(x, y) == ground.pixelColor(x, y)) != inner.contains(x + 0.5, y + 0.5)


@pytest.mark.parametrize("seed", [1, 2, 3, 9])
def test_it_is_a_green_meadow_with_water(seed: int) -> None:
    image = land(-12, -9, 7, seed=seed)
    shades = colours(image, [(x, y) for x in range(0, 160, 2) for y in range(0, 160, 2)])
    green = sum(c.green() > c.red() and c.green() > c.blue() for c in shades)
    water = sum(c.blue() > c.red() + 25 and c.blue() >= c.green() - 12 for c in shades)
    assert green > len(shades) * 0.7
    assert len(shades) * 0.01 < water < len(shades) * 0.2


def test_the_evening_is_darker() -> None:
    spots = [(x, y) for x in range(0, 160, 4) for y in range(0, 160, 4)]
    day, evening = (
        sum(c.lightness() for c in colours(land(0, 0, theme=theme), spots)) for theme in (LIGHT, DARK)
    )
    assert evening < day * 0.75


# ---- what stands there -------------------------------------------------------------------------------


def test_things_do_not_depend_on_the_box_they_are_asked_for() -> None:
    wide = fields.things(5, -12, -12, 12, 12)
    for left, top in ((-12, -12), (-3, 4), (6, -7)):
        small = fields.things(5, left, top, left + 6, top + 6)
        box = QRectF(left, top, 6, 6)
        assert [thing for thing in wide if thing.box.intersects(box)] == list(small)
    assert [thing.y for thing in wide] == sorted(thing.y for thing in wide)


@pytest.mark.parametrize("seed", range(1, 7))
def test_there_is_a_windmill_near_the_first_cards_and_something_to_see_around(seed: int) -> None:
    kinds = {thing.kind for thing in fields.things(seed, -45, -45, 45, 45)}
    assert kinds <= set(fields.REACH)
    assert {"mill", "house", "cow", "sheep", "tree", "poplar", "willow", "bush"} <= kinds
    near = [thing for thing in fields.things(seed, -2, -8, 12, 3) if thing.kind == "mill"]
    assert fields.FIRST_MILL in [(thing.x, thing.y) for thing in near]


def test_no_thing_reaches_farther_than_is_looked_for() -> None:
    for left, up, right, down in fields.REACH.values():
        assert max(left, up, right, down) * 1.35 <= fields.FARTHEST + 0.6
    for thing in fields.things(2, -30, -30, 30, 30):
        box = thing.box
        reach = max(thing.x - box.left(), thing.y - box.top(), box.right() - thing.x, box.bottom() - thing.y)
        assert reach <= fields.FARTHEST


def test_what_would_hide_the_railway_is_left_out() -> None:
    x, y = fields.FIRST_MILL
    with_mill = land(x - 2, y - 3)
    cell = (math.floor(x), math.floor(y) - 1)
    without = land(x - 2, y - 3, clear={cell})
    assert differing(with_mill, without) > 2500
    assert differing(with_mill, land(x - 2, y - 3, clear={(cell[0] + 40, cell[1])})) == 0


@pytest.mark.parametrize("seed", [1, 8])
def test_every_place_lies_in_the_field_that_is_said(seed: int) -> None:
    for u in (-31.5, -4.0, 0.0, 7.7, 25.25):
        for v in (-19.0, 0.0, 3.3, 44.0):
            column, row = fields.at(seed, u, v)
            assert fields.column_edge(seed, column, v) <= u < fields.column_edge(seed, column + 1, v)
            assert fields.row_edge(seed, column, row, u) <= v < fields.row_edge(seed, column, row + 1, u)
            there = fields.to_field(*fields.to_world(u, v))
            assert there[0] == pytest.approx(u)
            assert there[1] == pytest.approx(v)


def test_no_tulips_grow_where_the_railway_begins() -> None:
    kinds = set()
    for seed in range(1, 12):
        for u in range(-12, 13, 3):
            for v in range(-12, 13, 3):
                assert fields.field_kind(seed, *fields.at(seed, u, v)) != "tulips"
        kinds |= {fields.field_kind(seed, column, row) for column in range(-9, 9) for row in range(-9, 9)}
    assert kinds == set(fields.KINDS)


def test_chance_is_even_and_keeps_its_word() -> None:
    drawn = [fields.chance(3, 1, x, y) for x in range(-20, 20) for y in range(-20, 20)]
    assert drawn == [fields.chance(3, 1, x, y) for x in range(-20, 20) for y in range(-20, 20)]
    assert all(0 <= luck < 1 for luck in drawn)
    for tenth in range(10):
        assert 100 < sum(tenth <= luck * 10 < tenth + 1 for luck in drawn) < 220
    assert len(set(drawn)) == len(drawn)


# ---- tiles ---------------------------------------------------------------------------------------------


def tiled(tiles: faces.LandTiles, offset: QPointF, scale: float, **more: object) -> QImage:
    return painted(lambda p: tiles.paint(p, AREA, scale, offset, LIGHT, **more))  # type: ignore[arg-type]


def test_tiles_look_like_the_land_itself() -> None:
    tiles = faces.LandTiles(3)
    offset = QPointF(-37, 21)
    copied = tiled(tiles, offset, 38)
    itself = painted(lambda p: faces.paint_land(p, AREA, 38, offset, LIGHT, 3))
    assert alike(copied, itself, 0) > 0.97


def test_tiles_are_painted_once_and_none_is_missing() -> None:
    tiles = faces.LandTiles(3)
    for step in range(12):
        image = tiled(tiles, QPointF(-13.4 * step, 7.3 * step), 30.5 - 0.4 * step)
        bare = painted(lambda p: None).pixelColor(0, 0)
        assert sum(c == bare for c in colours(image, [(x, y) for x in range(160) for y in (0, 57, 159)])) < 60
    painted_so_far = tiles.painted
    tiled(tiles, QPointF(-13.4 * 11, 7.3 * 11), 30.5 - 0.4 * 11)
    assert tiles.painted == painted_so_far
    tiled(tiles, QPointF(-13.4 * 11, 7.3 * 11), 30.5 - 0.4 * 11, clear={(0, 0)})
    assert painted_so_far < tiles.painted <= painted_so_far + 9


def test_a_zoom_stands_in_with_tiles_of_another_size_and_gets_sharp() -> None:
    tiles = faces.LandTiles(3)
    offset = QPointF(-40, -60)

    def shown(scale: float) -> bool:
        image = QImage(160, 160, QImage.Format.Format_RGB32)
        with QPainter(image) as painter:
            return tiles.paint(painter, AREA, scale, offset, LIGHT, most=1)

    assert shown(18)  # nothing can stand in at first
    first = tiles.painted
    assert not shown(19)
    assert tiles.painted == first + 1
    rounds = 1
    while not shown(19):
        rounds += 1
        assert tiles.painted == first + 1 + rounds - 1
    assert 1 < rounds < 12
    assert shown(19)


def test_tiles_do_not_pile_up() -> None:
    class Few(faces.LandTiles):
        MOST_BYTES = 4 * (faces.LandTiles.SIDE * 12) ** 2 * 3

    tiles = Few(1)
    for step in range(4):
        tiled(tiles, QPointF(-400.0 * step, 0), 12)
    assert tiles.painted > 5
    assert tiles.kept <= 3


def test_painting_keeps_the_painter() -> None:
    image = QImage(160, 160, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.setOpacity(0.5)
    painter.translate(5, 5)
    faces.LandTiles(1).paint(painter, AREA, 20, QPointF(), DARK, ratio=2.0)
    assert painter.opacity() == 0.5
    assert painter.transform().dx() == 5
    painter.end()
