"""Stones that are carried: by a drag of the pointer, and through the air to their place."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop_app.qt.gl3d.board_view import BoardView
from desktop_app.qt.gl3d.motion import Flight
from desktop_app.qt.gl3d.picking import Hit
from tests.qt.gl3d.conftest import MakeView
from tests.qt.gl3d.samples import SCENE, visible_faces
from tests.qt.gl3d.test_views import KINDS, LEFT, RIGHT, drag


def heard(view: BoardView) -> list[tuple[str, Any]]:
    """All that the view says from now on, in order."""
    said: list[tuple[str, Any]] = []
    view.lifted.connect(lambda hit: said.append(("lifted", hit)))
    view.hovered.connect(lambda hit: said.append(("hovered", hit)))
    view.clicked.connect(lambda hit, button: said.append(("clicked", hit)))
    return said


def under(view: BoardView, x: int = 320, y: int = 240) -> Hit:
    hit = view.hit_at(x, y)
    assert hit is not None
    return hit


@pytest.mark.parametrize("kind", KINDS)
def test_a_drag_that_begins_on_a_stone_to_carry_lifts_it_and_ends_with_a_click(
    kind: str, make_view: MakeView
) -> None:
    view = make_view(kind)
    view.set_carrier(lambda hit: hit.cell == under(view).cell)
    azimuth, said = view.camera.azimuth, heard(view)
    drag(view, LEFT, (60, 40))
    assert said[0] == ("lifted", under(view))
    assert {name for name, _ in said[1:-1]} == {"hovered"}
    assert said[-1] == ("clicked", view.hit_at(380, 280))
    assert view.camera.azimuth == azimuth


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("button", [LEFT, RIGHT])
def test_every_other_drag_turns_the_board(kind: str, button: Any, make_view: MakeView) -> None:
    view = make_view(kind)
    view.set_carrier(lambda hit: button == RIGHT)
    azimuth, said = view.camera.azimuth, heard(view)
    drag(view, button, (60, 40))
    assert said == []
    assert view.camera.azimuth != azimuth


@pytest.mark.parametrize("kind", KINDS)
def test_a_click_on_such_a_stone_is_a_click(kind: str, make_view: MakeView) -> None:
    view = make_view(kind)
    view.set_carrier(lambda hit: True)
    said = heard(view)
    face = visible_faces(SCENE, view.camera, view.view_size())[0]
    QTest.mouseClick(view.widget, LEFT, pos=QPoint(round(face.x), round(face.y)))
    assert said == [("clicked", Hit(face.cell, face.normal, face.cell[:2]))]


def test_a_flight_begins_where_it_stood_and_comes_down_on_its_place() -> None:
    flight = Flight("a", (4.0, -2.0, 1.0), 2.0, 400)
    assert flight.at(0) == (1.0, 1.0, (4.0, -2.0))
    half = flight.at(200)
    assert half is not None
    assert half[0] == pytest.approx(0.5 + 2.0)
    assert half[2] == pytest.approx((2.0, -1.0))
    last = flight.at(399.9)
    assert last is not None
    assert max(map(abs, (last[0], *last[2]))) < 0.01
    assert flight.at(400) is None


@pytest.mark.parametrize("kind", KINDS)
def test_a_stone_flies_to_its_place_and_any_input_ends_it(
    kind: str, make_view: MakeView, qtbot: QtBot
) -> None:
    view = make_view(kind)
    with qtbot.waitSignal(view.settled):
        view.carry("a", (-3.0, 1.0, 0.0), speed=4.0)
        shown = next(solid for solid in view.shown_scene().solids if solid.id == "a")
        assert shown.moving
        assert shown.shift != (0.0, 0.0)
    assert view.shown_scene() == view.scene
    view.carry("a", (-3.0, 1.0, 0.0))
    QTest.mousePress(view.widget, LEFT)
    assert not view.moving
    view.carry("a", (-3.0, 1.0, 0.0), speed=0.0)
    assert not view.moving
