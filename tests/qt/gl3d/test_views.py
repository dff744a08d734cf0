"""What both views do with pointer, wheel, camera and motion."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop_app.qt.gl3d.board_view import BoardView
from desktop_app.qt.gl3d.factory import make_board_view
from desktop_app.qt.gl3d.picking import Hit
from desktop_app.qt.gl3d.scene import Scene3D, Solid
from tests.qt.gl3d.conftest import MakeView
from tests.qt.gl3d.samples import CAPS, RED, SCENE, visible_faces

KINDS = ("gl", "painter")
LEFT, RIGHT, MIDDLE = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton
NO_KEY = Qt.KeyboardModifier.NoModifier


def drag(view: BoardView, button: Qt.MouseButton, by: tuple[int, int], keys: Any = NO_KEY) -> None:
    """Presses, moves in four steps, releases."""
    start = QPoint(320, 240)
    QTest.mousePress(view.widget, button, keys, start)
    for step in range(1, 5):
        at = QPointF(start + QPoint(by[0] * step // 4, by[1] * step // 4))
        move = QMouseEvent(
            QEvent.Type.MouseMove, at, view.widget.mapToGlobal(at), Qt.MouseButton.NoButton, button, keys
        )
        QApplication.sendEvent(view.widget, move)
    QTest.mouseRelease(view.widget, button, keys, start + QPoint(*by))


def wheel(view: BoardView, turns: int, keys: Any = NO_KEY, *, pixels: QPoint | None = None) -> None:
    """Turns the wheel by notches; with `pixels` it is a touchpad."""
    at = QPointF(320, 240)
    phase = Qt.ScrollPhase.ScrollUpdate if pixels else Qt.ScrollPhase.NoScrollPhase
    event = QWheelEvent(
        at, view.widget.mapToGlobal(at), pixels or QPoint(), QPoint(0, 120 * turns),
        Qt.MouseButton.NoButton, keys, phase, False,
    )  # fmt: skip
    QApplication.sendEvent(view.widget, event)


@pytest.mark.parametrize("kind", KINDS)
def test_a_click_on_every_visible_face_picks_that_face(kind: str, make_view: MakeView) -> None:
    view = make_view(kind)
    hits: list[tuple[Hit | None, object]] = []
    view.clicked.connect(lambda hit, button: hits.append((hit, button)))
    for azimuth in (0.0, 140.0):
        view.orbit(azimuth, 0.0)
        seen = visible_faces(SCENE, view.camera, view.view_size())
        for face in seen:
            hits.clear()
            QTest.mouseClick(view.widget, LEFT, NO_KEY, QPoint(round(face.x), round(face.y)))
            assert hits == [(Hit(face.cell, face.normal, face.cell[:2]), LEFT)]
        assert len(seen) > 20


@pytest.mark.parametrize("kind", KINDS)
def test_moving_the_pointer_tells_what_lies_under_it(kind: str, make_view: MakeView) -> None:
    view = make_view(kind)
    hits: list[Hit | None] = []
    view.hovered.connect(hits.append)
    face = visible_faces(SCENE, view.camera, view.view_size())[0]
    at = QPointF(face.x, face.y)
    none = Qt.MouseButton.NoButton
    move = QMouseEvent(QEvent.Type.MouseMove, at, view.widget.mapToGlobal(at), none, none, NO_KEY)
    QApplication.sendEvent(view.widget, move)
    QApplication.sendEvent(view.widget, QEvent(QEvent.Type.Leave))
    assert hits == [Hit(face.cell, face.normal, face.cell[:2]), None]


@pytest.mark.parametrize("kind", KINDS)
def test_dragging_turns_or_moves_and_never_clicks(kind: str, make_view: MakeView) -> None:
    view = make_view(kind)
    clicks: list[object] = []
    view.clicked.connect(lambda hit, button: clicks.append(button))
    for button in (LEFT, RIGHT):
        before = view.camera
        drag(view, button, (60, 20))
        assert view.camera.azimuth < before.azimuth
        assert view.camera.elevation > before.elevation
        assert view.camera.centre == before.centre
    for button, keys in ((MIDDLE, NO_KEY), (LEFT, Qt.KeyboardModifier.ShiftModifier)):
        before = view.camera
        drag(view, button, (40, 0), keys)
        assert view.camera.azimuth == before.azimuth
        assert view.camera.centre != before.centre
    assert clicks == []


@pytest.mark.parametrize("kind", KINDS)
def test_a_shaky_click_is_still_a_click(kind: str, make_view: MakeView) -> None:
    view = make_view(kind)
    clicks: list[object] = []
    view.clicked.connect(lambda hit, button: clicks.append(button))
    before = view.camera
    drag(view, RIGHT, (3, 3))
    assert clicks == [RIGHT]
    assert view.camera == before


@pytest.mark.parametrize("kind", KINDS)
def test_the_wheel_zooms_or_turns_the_stone(kind: str, make_view: MakeView) -> None:
    view = make_view(kind)
    turns: list[tuple[str, int]] = []
    view.turn_requested.connect(lambda axis, direction: turns.append((axis, direction)))
    far = view.camera.distance
    wheel(view, 1)
    near = view.camera.distance
    assert near < far
    wheel(view, -1)
    assert view.camera.distance == pytest.approx(far)
    wheel(view, 1, Qt.KeyboardModifier.ControlModifier)
    wheel(view, -2, Qt.KeyboardModifier.ShiftModifier)
    view.set_stone_in_hand(True)
    wheel(view, 1)
    assert turns == [("x", 1), ("y", -1), ("y", -1), ("z", 1)]
    assert view.camera.distance == pytest.approx(far)


@pytest.mark.parametrize("kind", KINDS)
def test_two_fingers_on_a_touchpad_turn_the_board(kind: str, make_view: MakeView) -> None:
    view = make_view(kind)
    before = view.camera
    wheel(view, 0, pixels=QPoint(20, 10))
    assert view.camera.azimuth < before.azimuth
    assert view.camera.elevation > before.elevation
    assert view.camera.distance == before.distance


def test_the_look_survives_a_change_of_view(make_view: MakeView) -> None:
    painter, gl = make_view("painter"), make_view("gl")
    painter.orbit(70.0, 12.0)
    painter.zoom(1.3)
    gl.camera = painter.camera
    for name in ("azimuth", "elevation", "distance", "centre", "fov"):
        assert getattr(gl.camera, name) == pytest.approx(getattr(painter.camera, name))
    assert gl.camera.perspective
    painter.camera = gl.camera
    assert not painter.camera.perspective


@pytest.mark.parametrize("kind", KINDS)
def test_the_plan_is_the_same_in_both_views_and_ends_when_the_board_is_tilted(
    kind: str, make_view: MakeView
) -> None:
    """Seen from above in perspective, towers leaned over the board's edge, and each view forced its own
    projection on every camera it was handed."""
    view, other = make_view(kind), make_view("painter" if kind == "gl" else "gl")
    view.top_view()
    other.camera = view.camera
    assert view.camera.plan
    assert view.camera == other.camera
    for x, y in ((1, 0), (2, 1), (3, 3)):
        px, py = view.camera.project((x + 0.5, y + 0.5, 0.0), view.view_size())
        for each in (view, other):
            hit = each.hit_at(px, py)
            assert hit is not None
            assert (hit.column, hit.normal) == ((x, y), (0, 0, 1))
    view.orbit(30.0, 0.0)
    assert not view.camera.perspective, "turned like a sheet of paper it is still a plan"
    for each in (view, other):
        each.orbit(0.0, -5.0)
        assert not each.camera.plan
        assert each.camera.perspective == each.perspective
    view.top_view()
    view.home_view()
    assert view.camera.perspective == view.perspective


@pytest.mark.parametrize("kind", KINDS)
def test_a_fitted_board_stays_fitted_when_the_view_changes_its_size(
    kind: str, make_view: MakeView, qtbot: QtBot
) -> None:
    view = make_view(kind)
    view.orbit(40.0, 5.0)
    before = view.camera
    view.widget.resize(400, 700)
    qtbot.waitUntil(lambda: view.camera.distance > before.distance)
    assert view.camera.azimuth == before.azimuth
    view.zoom(1.5)
    zoomed = view.camera
    view.widget.resize(640, 480)
    qtbot.waitUntil(lambda: view.view_size() == (640.0, 480.0))
    assert view.camera.distance == zoomed.distance


@pytest.mark.parametrize("kind", KINDS)
def test_the_picture_holds_the_building_and_room_above_it(kind: str, make_view: MakeView) -> None:
    """Fitted to the height limits, a high board began small in the lower half of an empty picture."""
    caps = tuple((8,) * 5 for _ in range(4))
    view = make_view(kind, Scene3D(caps))
    bare = view.camera
    view.set_scene(Scene3D(caps, show_caps=True))
    assert view.camera.distance > 1.2 * bare.distance
    assert rises_to(view, 8) >= 0
    view.set_scene(Scene3D(caps))
    assert view.camera == bare
    for level in range(1, 9):
        tower = Solid("tower", tuple((0, 0, z) for z in range(level)), RED)
        ghost = Solid("ghost", ((0, 0, level), (0, 0, level + 1), (0, 0, level + 2)), RED)
        view.set_scene(Scene3D(caps, (tower,), ghost))
        assert rises_to(view, min(8, level + 3)) >= 0
    high = view.camera
    view.set_scene(Scene3D(caps))
    assert view.camera == high, "a look back into the game does not move the board"
    view.home_view()
    assert view.camera == bare


@pytest.mark.parametrize("kind", KINDS)
def test_a_growing_building_leaves_the_players_own_zoom_alone(kind: str, make_view: MakeView) -> None:
    caps = tuple((8,) * 5 for _ in range(4))
    view = make_view(kind, Scene3D(caps))
    view.zoom(1.2)
    before = view.camera
    view.set_scene(Scene3D(caps, (Solid("tower", tuple((0, 0, z) for z in range(7)), RED),)))
    assert view.camera == before


def rises_to(view: BoardView, level: int) -> float:
    """How far below the upper border the farthest corner of a level is drawn."""
    corners = [(x, y, float(level)) for x in (0.0, 5.0) for y in (0.0, 4.0)]
    return min(view.camera.project(corner, view.view_size())[1] for corner in corners)


@pytest.mark.parametrize("kind", KINDS)
def test_presets_and_another_board(kind: str, make_view: MakeView) -> None:
    view = make_view(kind)
    view.top_view()
    assert view.camera.elevation == 90.0
    view.side_view(1)
    assert view.camera.azimuth == 90.0
    view.set_scene(Scene3D(CAPS))
    assert view.camera.azimuth == 90.0, "the same board keeps the look"
    view.set_scene(Scene3D(((2, 2), (2, 2))))
    assert view.camera.elevation == 34.0
    view.pan(30.0, 0.0)
    view.home_view()
    assert view.camera.azimuth == 28.0


@pytest.mark.parametrize("kind", KINDS)
def test_a_stone_drops_and_then_the_picture_is_that_of_the_scene(
    kind: str, make_view: MakeView, qtbot: QtBot
) -> None:
    view = make_view(kind)
    with qtbot.waitSignal(view.settled, timeout=5000):
        view.drop("c")
        falling = next(s for s in view.shown_scene().solids if s.id == "c")
        assert falling.offset > 0
        assert view.moving
        view.widget.grab()
    assert not view.moving
    assert view.shown_scene() == SCENE


@pytest.mark.parametrize("kind", KINDS)
def test_any_input_ends_a_motion_at_once(kind: str, make_view: MakeView, qtbot: QtBot) -> None:
    view = make_view(kind)
    for pressed in (True, False):
        with qtbot.waitSignal(view.settled, timeout=5000):
            view.drop("c", speed=0.001)
            if pressed:
                QTest.mousePress(view.widget, LEFT, NO_KEY, QPoint(5, 5))
            else:
                wheel(view, 1)
        assert view.shown_scene() == SCENE
    QTest.mouseRelease(view.widget, LEFT, NO_KEY, QPoint(5, 5))


@pytest.mark.parametrize("kind", KINDS)
def test_speed_zero_means_no_motion(kind: str, make_view: MakeView, qtbot: QtBot) -> None:
    view = make_view(kind)
    with qtbot.waitSignal(view.settled, timeout=1000):
        view.drop("c", speed=0)
        assert not view.moving


def test_keys_are_left_to_the_owner(make_view: MakeView) -> None:
    for kind in KINDS:
        view = make_view(kind)
        before = view.camera
        for key in (Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_PageUp):
            QTest.keyClick(view.widget, key)
        assert view.camera == before


def test_the_factory_knows_two_kinds() -> None:
    with pytest.raises(ValueError, match="no such board view: 'vulkan'"):
        make_board_view("vulkan")


def test_a_view_without_stones_draws(make_view: MakeView) -> None:
    for kind in KINDS:
        view = make_view(kind, Scene3D(((1,),), ghost=Solid("ghost", ((0, 0, 0),), RED), cursor=(0, 0, 0)))
        assert not view.widget.grab().isNull()
