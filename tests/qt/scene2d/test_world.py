"""What lies in a world that is shifted and scaled under the view: it follows at once, and flights with it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QTransform
from pytestqt.qtbot import QtBot

from desktop_app.qt.scene2d.spot import Motion, Spot, moved
from desktop_app.session.component import Component
from tests.qt.scene2d.conftest import MakeTable, Table, move_pointer
from tests.qt.scene2d.example import ExampleArtist, card, table

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


class WorldArtist(ExampleArtist):
    """The cards of the first two rows lie in the world; `world` is where it is seen."""

    def __init__(self) -> None:
        super().__init__()
        self.world = QTransform()

    def in_world(self, component: Component) -> bool:
        return component.place[1] in (0, 1)

    def spot(self, component: Component, size: QSizeF) -> Spot:
        spot = super().spot(component, size)
        return moved(spot, self.world) if self.in_world(component) else spot


@pytest.fixture
def artist() -> WorldArtist:
    return WorldArtist()


@pytest.fixture
def world(make_table: MakeTable, artist: WorldArtist) -> Table:
    made = make_table(table(), artist)
    made.view.pan_area = QRectF(0, 0, 640, 240)
    return made


def shift(world: Table, artist: WorldArtist, change: QTransform, *, rough: bool = False) -> None:
    artist.world = artist.world * change
    world.view.move_world(change, rough=rough)


def drag(world: Table, qtbot: QtBot, start: QPoint, end: QPoint) -> None:
    viewport = world.view.viewport()
    qtbot.mousePress(viewport, LEFT, pos=start)
    for share in (0.25, 0.5, 0.75, 1.0):
        move_pointer(world, start + (end - start) * share, LEFT)
    qtbot.mouseRelease(viewport, LEFT, pos=end)


def test_the_world_is_moved_at_once_and_nothing_else(world: Table, artist: WorldArtist) -> None:
    inside, outside = world.view.rect_of("card0"), world.view.rect_of("card10")
    shift(world, artist, QTransform.fromTranslate(30, -10))
    assert world.view.rect_of("card0") == inside.translated(30, -10)
    assert world.view.rect_of("card10") == outside
    assert not world.view.moving


def test_a_flight_within_the_world_goes_along(world: Table, artist: WorldArtist) -> None:
    start = world.x_of("card0")
    world.change(card(0, 4, 0))
    assert world.view.moving
    shift(world, artist, QTransform.fromTranslate(50, 0))
    assert world.x_of("card0") == start + 50
    world.view.finish_motion()
    assert world.x_of("card0") == start + 50 + 4 * 76


def test_a_flight_out_of_the_world_begins_where_it_lay(world: Table, artist: WorldArtist) -> None:
    artist.planned["card0"] = Motion(delay=100.0)
    start = world.x_of("card0")
    world.change(card(0, 4, 2))
    assert world.view.moving
    shift(world, artist, QTransform.fromTranslate(50, 0))
    assert world.x_of("card0") == start + 50
    end = world.view.rect_of("card0").center().x()
    assert end == start + 4 * 76
    world.view.finish_motion()
    assert world.x_of("card0") == end


def test_what_leaves_the_world_goes_along_until_it_is_gone(
    qtbot: QtBot, world: Table, artist: WorldArtist
) -> None:
    artist.planned["card1"] = Motion(delay=100.0)
    start = world.x_of("card1")
    item = next(i for i in world.view.scene().items() if i.x() == start and i.y() < 100)
    world.remove("card1")
    assert world.view.moving
    shift(world, artist, QTransform.fromTranslate(0, 40))
    assert (item.x(), item.y()) == (start, 100.0)
    world.view.finish_motion()
    assert item.scene() is None


def test_rough_keeps_the_pictures_until_they_are_sharpened(world: Table, artist: WorldArtist) -> None:
    world.view.grab()
    artist.painted.clear()
    shift(world, artist, QTransform.fromScale(1.5, 1.5), rough=True)
    world.view.grab()
    assert artist.painted["card0"] == 0
    assert world.view.rect_of("card0").width() == 90
    world.view.sharpen()
    world.view.grab()
    assert artist.painted["card0"] == 1
    assert artist.painted["card10"] == 0


def test_after_a_move_it_looks_as_if_built_anew(
    make_table: MakeTable, world: Table, artist: WorldArtist
) -> None:
    shift(world, artist, QTransform.fromScale(1.25, 1.25), rough=True)
    shift(world, artist, QTransform.fromTranslate(8, 12))
    world.view.sharpen()
    seen = world.view.grab().toImage()
    assert seen == make_table(world.model.components, artist).view.grab().toImage()


def test_the_ground_is_dragged_where_it_may_be(qtbot: QtBot, world: Table) -> None:
    ways: list[QPointF] = []
    ended: list[bool] = []
    clicked: list[str] = []
    world.view.panned.connect(ways.append)
    world.view.pan_ended.connect(lambda: ended.append(True))
    world.view.clicked.connect(lambda name, _: clicked.append(name))
    drag(world, qtbot, QPoint(500, 100), QPoint(580, 60))
    assert sum(ways, QPointF()) == QPointF(80, -40)
    assert ended == [True]
    assert clicked == []
    drag(world, qtbot, QPoint(500, 300), QPoint(580, 260))
    assert len(ended) == 1


def test_a_card_in_the_world_drags_it_unless_it_is_loose(
    qtbot: QtBot, world: Table, artist: WorldArtist
) -> None:
    ways: list[QPointF] = []
    world.view.panned.connect(ways.append)
    here = world.view.rect_of("card6").center().toPoint()
    drag(world, qtbot, here, here + QPoint(40, 0))
    assert sum(ways, QPointF()) == QPointF(40, 0)
    artist.loose.add("card6")
    dropped: list[str] = []
    world.view.dropped.connect(lambda name, _: dropped.append(name))
    drag(world, qtbot, here, here + QPoint(40, 0))
    assert len(ways) == 4
    assert dropped == ["card6"]


def test_a_click_that_trembles_is_still_a_click(qtbot: QtBot, world: Table) -> None:
    clicked: list[str] = []
    world.view.clicked.connect(lambda name, _: clicked.append(name))
    here = world.view.rect_of("card6").center().toPoint()
    qtbot.mousePress(world.view.viewport(), LEFT, pos=here)
    move_pointer(world, here + QPoint(2, 1), LEFT)
    qtbot.mouseRelease(world.view.viewport(), LEFT, pos=here + QPoint(2, 1))
    assert clicked == ["card6"]


def test_what_is_dragged_may_go_while_the_world_is_held(qtbot: QtBot, world: Table) -> None:
    ended: list[bool] = []
    world.view.pan_ended.connect(lambda: ended.append(True))
    here = world.view.rect_of("card6").center().toPoint()
    qtbot.mousePress(world.view.viewport(), LEFT, pos=here)
    move_pointer(world, here + QPoint(30, 0), LEFT)
    world.remove("card6")
    assert not world.view.look_of("card6") or world.view.moving
    move_pointer(world, here + QPoint(60, 0), LEFT)
    qtbot.mouseRelease(world.view.viewport(), LEFT, pos=here + QPoint(60, 0))
    assert ended == [True]


def test_no_pan_area_no_pan(qtbot: QtBot, example: Table) -> None:
    ways: list[QPointF] = []
    clicked: list[str] = []
    example.view.panned.connect(ways.append)
    example.view.clicked.connect(lambda name, _: clicked.append(name))
    drag(example, qtbot, QPoint(500, 100), QPoint(580, 60))
    assert ways == []
    assert clicked == [""]


def test_a_second_button_ends_the_pan(qtbot: QtBot, world: Table) -> None:
    ended: list[bool] = []
    world.view.pan_ended.connect(lambda: ended.append(True))
    qtbot.mousePress(world.view.viewport(), LEFT, pos=QPoint(500, 100))
    move_pointer(world, QPoint(560, 100), LEFT)
    qtbot.mousePress(world.view.viewport(), RIGHT, pos=QPoint(560, 100))
    assert ended == [True]
