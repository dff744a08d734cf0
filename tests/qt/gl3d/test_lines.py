"""Lines between squares: where they lie, and that they are seen in both views."""

from __future__ import annotations

from dataclasses import replace

import pytest

from desktop_app.qt.gl3d.lines import HALF, border_of, light, strips
from desktop_app.qt.gl3d.scene import Scene3D, Solid, Trace
from desktop_app.qt.gl3d.surface import column_heights
from tests.qt.gl3d.conftest import MakeView
from tests.qt.gl3d.samples import BLUE
from tests.qt.gl3d.test_pictures import KINDS, colour_at, picture

LINE = "#E4212B"
FLAT = Scene3D(((3,) * 4,) * 3, show_limits=False)
LEFT_HALF = tuple((x, y) for x in range(2) for y in range(3))
TOWER = Solid("tower", ((1, 1, 0), (1, 1, 1)), BLUE)


def lines_of(scene: Scene3D) -> list[tuple[tuple[int, int], int]]:
    """Square and level of every piece of a line, without the casings."""
    found = strips(scene, column_heights(scene.solids))
    return [(strip.square, strip.level) for strip in found if strip.layer]


def test_the_border_of_a_part_is_closed_and_each_piece_there_once() -> None:
    border = border_of(LEFT_HALF, LINE)
    assert len(border) == len(set(border)) == 10
    ends: list[tuple[int, int]] = []
    for piece in border:
        ends += [(piece.x, piece.y), (piece.x + (not piece.upright), piece.y + piece.upright)]
    assert all(ends.count(end) == 2 for end in ends)


def test_a_border_with_a_hole_goes_around_both() -> None:
    ring = [(x, y) for x in range(3) for y in range(3) if (x, y) != (1, 1)]
    assert len(border_of(ring, LINE)) == 16


def test_a_line_lies_on_both_squares_half_on_each() -> None:
    scene = replace(FLAT, traces=(Trace(2, 1, upright=True, colour=LINE),))
    left, right = (strip for strip in strips(scene, ()) if strip.layer)
    assert (left.square, right.square) == ((1, 1), (2, 1))
    assert (left.x0, left.x1, right.x0, right.x1) == (2 - HALF, 2, 2, 2 + HALF)


def test_beside_a_tower_it_lies_on_the_tower_and_on_the_bare_square() -> None:
    scene = replace(FLAT, solids=(TOWER,), traces=(Trace(2, 1, upright=True, colour=LINE),))
    assert lines_of(scene) == [((1, 1), 2), ((2, 1), 0)]
    higher = Solid("higher", ((2, 1, 0), (2, 1, 1), (2, 1, 2)), BLUE)
    assert lines_of(replace(scene, solids=(TOWER, higher))) == [((2, 1), 3)]


def test_at_the_rim_it_goes_under_the_stones() -> None:
    scene = replace(FLAT, solids=(Solid("rim", ((0, 1, 0),), BLUE),), traces=border_of(((0, 1),), LINE))
    assert ((0, 1), 1) in lines_of(scene)
    rim = replace(scene, traces=(Trace(0, 1, upright=True, colour=LINE),))
    assert lines_of(rim) == []


def test_no_line_leaves_the_board() -> None:
    scene = replace(FLAT, traces=border_of([(x, y) for x in range(4) for y in range(3)], LINE))
    for strip in strips(scene, ()):
        assert 0 <= strip.x0 < strip.x1 <= 4
        assert 0 <= strip.y0 < strip.y1 <= 3


@pytest.mark.parametrize("kind", KINDS)
def test_the_line_is_red_on_bare_squares_and_on_top_of_stones(kind: str, make_view: MakeView) -> None:
    view = make_view(kind, replace(FLAT, solids=(TOWER,), traces=border_of(LEFT_HALF, LINE)))
    view.top_view()
    image = picture(view)
    for x, y, z in ((2.0, 0.5, 0), (2.0, 2.5, 0), (1.97, 1.5, 2)):
        seen = colour_at(view, image, (x, y, float(z)))
        assert seen.red() > 190
        assert seen.green() < 90
        assert seen.blue() < 90


@pytest.mark.parametrize("kind", KINDS)
def test_a_stone_before_the_line_hides_it(kind: str, make_view: MakeView) -> None:
    trace = (Trace(2, 0, upright=True, colour=LINE),)
    wall = Solid("wall", tuple((x, 1, z) for x in (1, 2) for z in range(3)), BLUE)
    view = make_view(kind, replace(FLAT, solids=(wall,), traces=trace))
    view.side_view(0)
    seen = colour_at(view, picture(view), (2.0, 0.5, 0.0))
    assert seen.blue() > seen.red() + 30


@pytest.mark.parametrize("kind", KINDS)
def test_a_stone_that_is_not_there_lets_the_board_through(kind: str, make_view: MakeView) -> None:
    view = make_view(kind, FLAT)
    view.top_view()
    bare = colour_at(view, picture(view), (1.5, 1.5, 1.0))
    view.set_scene(replace(FLAT, hollows=(Solid("gone", ((1, 1, 0),), "#0000FF"),)))
    glass = colour_at(view, picture(view), (1.5, 1.5, 1.0))
    view.set_scene(replace(FLAT, solids=(Solid("there", ((1, 1, 0),), "#0000FF"),)))
    stone = colour_at(view, picture(view), (1.5, 1.5, 1.0))
    assert bare.red() > glass.red() > stone.red() + 40


def test_light_is_on_the_top_of_each_column_and_framed_at_its_end() -> None:
    scene = replace(FLAT, solids=(TOWER,), lit=((1, 1), (2, 1), (9, 9)))
    found = tuple(light(scene, column_heights(scene.solids), LINE))
    assert [(strip.square, strip.level) for strip in found if strip.layer == -1] == [((1, 1), 2)]
    frame = [(strip.square, strip.level) for strip in found if strip.layer == 1]
    assert sorted(frame) == [((1, 1), 2)] * 3 + [((2, 1), 0)] * 3
    for strip in found:
        x, y = strip.square
        assert x <= strip.x0 < strip.x1 <= x + 1
        assert y <= strip.y0 < strip.y1 <= y + 1


@pytest.mark.parametrize("kind", KINDS)
def test_a_hint_lights_the_tops_of_what_is_built(kind: str, make_view: MakeView) -> None:
    dark = replace(FLAT, solids=(TOWER,))
    view = make_view(kind, dark)
    view.top_view()
    before = colour_at(view, picture(view), (1.5, 1.5, 2.0))
    view.set_scene(replace(dark, lit=((1, 1),)))
    after = colour_at(view, picture(view), (1.5, 1.5, 2.0))
    assert after.red() > before.red() + 50
    assert after.blue() < before.blue()
