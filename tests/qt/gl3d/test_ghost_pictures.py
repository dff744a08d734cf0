"""The stone in hand as it is seen: its colour, what hides it, and how high it hangs."""

from __future__ import annotations

from dataclasses import replace

import pytest

from desktop_app.qt.gl3d.scene import Scene3D, Solid
from tests.qt.gl3d.conftest import MakeView
from tests.qt.gl3d.samples import BLUE, CAPS, GREEN, RED
from tests.qt.gl3d.test_pictures import BARE, KINDS, colour_at, name_of, picture


@pytest.mark.parametrize("kind", KINDS)
def test_a_legal_ghost_shines_in_its_colour_and_a_refused_one_in_red(kind: str, make_view: MakeView) -> None:
    cells = ((4, 2, 0), (4, 2, 1))
    ghost = Solid("ghost", cells, GREEN)
    view = make_view(kind, BARE)
    top, side = (4.5, 2.35, 2.0), (4.5, 3.0, 0.5)
    empty = picture(view)
    view.set_scene(replace(BARE, ghost=ghost))
    legal = picture(view)
    view.set_scene(replace(BARE, ghost=ghost, ghost_ok=False, bad_cells=(cells[1],)))
    refused = picture(view)
    green, red = colour_at(view, legal, top), colour_at(view, refused, top)
    assert green.green() > green.red() + 15
    assert red.red() > red.green() + 60
    assert colour_at(view, refused, side).red() < colour_at(view, refused, side).green() + 60
    for image in (legal, refused):
        assert colour_at(view, image, top) != colour_at(view, empty, top)


@pytest.mark.parametrize("kind", KINDS)
def test_a_ghost_behind_a_stone_only_shimmers_through(kind: str, make_view: MakeView) -> None:
    wall = Solid("wall", ((2, 2, 0), (2, 2, 1), (2, 2, 2)), BLUE)
    ghost = Solid("ghost", ((2, 1, 0), (2, 1, 1)), "#FFFFFF")
    view = make_view(kind, Scene3D(CAPS, (wall,)))
    view.side_view(0)
    face = (2.5, 3.0, 1.35)
    without = colour_at(view, picture(view), face)
    view.set_scene(Scene3D(CAPS, (wall,), ghost))
    behind = colour_at(view, picture(view), face)
    view.set_scene(Scene3D(CAPS, (wall,), replace(ghost, cells=((2, 3, 0), (2, 3, 1)))))
    before = colour_at(view, picture(view), (2.5, 4.0, 1.35))
    assert name_of(behind) == BLUE
    assert 0.02 < behind.lightnessF() - without.lightnessF() < 0.25
    assert before.lightnessF() > without.lightnessF() + 0.25


@pytest.mark.parametrize("kind", KINDS)
def test_what_lies_below_a_hanging_ghost_is_in_its_shade(kind: str, make_view: MakeView) -> None:
    """Over other stones one could not tell how high a ghost hung: nothing joined it to what lay below."""
    stone = Solid("low", ((2, 2, 0),), BLUE)
    view = make_view(kind, Scene3D(CAPS, (stone,), show_limits=False))
    on_stone, on_board, free = (2.5, 2.5, 1.0), (3.5, 2.7, 0.0), (4.5, 2.7, 0.0)
    bare = picture(view)
    view.set_scene(replace(view.scene, ghost=Solid("ghost", ((2, 2, 3), (3, 2, 3)), RED)))
    hanging = picture(view)
    for spot in (on_stone, on_board):
        before, after = (colour_at(view, image, spot).lightnessF() for image in (bare, hanging))
        assert after < 0.75 * before
    assert colour_at(view, hanging, free) == colour_at(view, bare, free)
    x, y = view.camera.project((2.0, 3.0, 2.0), view.view_size())
    line = [
        hanging.pixelColor(round(x) + i, round(y)) != bare.pixelColor(round(x) + i, round(y))
        for i in (-1, 0, 1)
    ]
    assert any(line), "a plumb line"


@pytest.mark.parametrize("kind", KINDS)
def test_a_ghost_behind_a_tower_keeps_its_outline(kind: str, make_view: MakeView) -> None:
    """Held behind a tower, the ghost was a tint that one had to know of to see it."""
    wall = Solid("wall", tuple((x, 2, z) for x in (1, 2, 3) for z in (0, 1, 2)), BLUE)
    view = make_view(kind, Scene3D(CAPS, (wall,)))
    view.side_view(0)
    without = picture(view)
    view.set_scene(Scene3D(CAPS, (wall,), Solid("ghost", ((2, 1, 0), (2, 1, 1)), BLUE)))
    behind = picture(view)
    x, y = (round(part) for part in view.camera.project((2.5, 2.0, 2.0), view.view_size()))
    edge = max(
        behind.pixelColor(x, y + i).lightnessF() - without.pixelColor(x, y + i).lightnessF()
        for i in range(-3, 4)
    )
    assert edge > 0.2
