"""Hovering, clicking and dragging with real mouse events."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop_app.qt.components_model import ComponentsModel
from desktop_app.qt.scene2d.view import SceneView
from tests.qt.scene2d.conftest import Table, move_pointer
from tests.qt.scene2d.example import ExampleArtist, card, table

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
EMPTY = QPoint(520, 200)


def centre(example: Table, component_id: str) -> QPoint:
    return example.view.rect_of(component_id).center().toPoint()


def listen(example: Table) -> list[tuple[object, ...]]:
    """All that the view says of the pointer, in order."""
    heard: list[tuple[object, ...]] = []
    view = example.view
    view.clicked.connect(lambda name, button: heard.append(("clicked", name, button)))
    view.drag_started.connect(lambda name: heard.append(("drag", name)))
    view.drag_cancelled.connect(lambda name: heard.append(("cancelled", name)))
    view.dropped.connect(lambda name, target: heard.append(("dropped", name, target)))
    return heard


def begin_drag(qtbot: QtBot, example: Table, component_id: str, to: QPoint) -> None:
    """Presses on the component and moves there in eight steps, without letting go."""
    start, viewport = centre(example, component_id), example.view.viewport()
    qtbot.mousePress(viewport, LEFT, pos=start)
    for step in range(1, 9):
        move_pointer(example, start + (to - start) * step / 8, LEFT)


def let_go(qtbot: QtBot, example: Table, at: QPoint) -> None:
    qtbot.mouseRelease(example.view.viewport(), LEFT, pos=at)


@pytest.fixture
def loose(example: Table) -> Table:
    """The example, in which card 0 can be dragged onto cards 7 and 8."""
    example.artist.loose.add("card0")
    example.artist.takers |= {"card7", "card8"}
    return example


# ---- clicks


@pytest.mark.parametrize("button", [LEFT, RIGHT])
def test_a_click_tells_what_was_hit(qtbot: QtBot, example: Table, button: Qt.MouseButton) -> None:
    heard = listen(example)
    for name in ("card0", "card18", "die"):
        qtbot.mouseClick(example.view.viewport(), button, pos=centre(example, name))
    qtbot.mouseClick(example.view.viewport(), button, pos=EMPTY)
    assert heard == [("clicked", name, button) for name in ("card0", "card18", "die", "")]


def test_quick_clicks_all_count(qtbot: QtBot, example: Table) -> None:
    heard = listen(example)
    for _ in range(2):
        qtbot.mouseClick(example.view.viewport(), LEFT, pos=centre(example, "card3"))
    qtbot.mouseDClick(example.view.viewport(), LEFT, pos=centre(example, "card3"))
    let_go(qtbot, example, centre(example, "card3"))
    assert len(heard) == 3


def test_the_upper_one_is_hit_and_what_cannot_be_reached_is_let_through(qtbot: QtBot, example: Table) -> None:
    example.change(card(5, 0, 0))  # lies on card 0 now
    example.view.finish_motion()
    at = centre(example, "card0")
    assert example.view.component_at(at) == "card5"
    example.artist.unreachable.add("card5")
    assert example.view.component_at(at) == "card0"
    assert example.view.component_at(QPointF(at)) == "card0"


def test_a_press_that_ends_elsewhere_is_no_click(qtbot: QtBot, example: Table) -> None:
    heard = listen(example)
    qtbot.mousePress(example.view.viewport(), LEFT, pos=centre(example, "card0"))
    qtbot.mouseRelease(example.view.viewport(), LEFT, pos=centre(example, "card1"))
    assert heard == []


def test_a_finger_may_miss_a_small_thing_by_a_little(example: Table) -> None:
    example.model.set_components(())
    example.view.finish_motion()
    small = card(0, 2, 2)
    plain = example.artist.spot
    example.artist.spot = lambda component, size: type(plain(component, size))(200, 200, 20, 20)  # type: ignore[method-assign]
    example.model.set_components((small,))
    example.view.finish_motion()
    assert example.view.component_at(QPoint(219, 200)) == "card0"
    assert example.view.component_at(QPoint(225, 200)) == ""


def test_clicks_hit_where_things_will_lie(qtbot: QtBot, example: Table) -> None:
    heard = listen(example)
    example.change(card(0, 5, 1))
    assert example.view.moving
    qtbot.mouseClick(example.view.viewport(), LEFT, pos=QPoint(440, 160))
    assert heard == [("clicked", "card0", LEFT)]


def test_a_release_that_went_astray_costs_no_click(qtbot: QtBot, loose: Table) -> None:
    begin_drag(qtbot, loose, "card0", EMPTY)
    heard = listen(loose)
    move_pointer(loose, EMPTY)
    assert heard == [("cancelled", "card0")]
    qtbot.mousePress(loose.view.viewport(), LEFT, pos=centre(loose, "card3"))
    qtbot.mouseClick(loose.view.viewport(), LEFT, pos=centre(loose, "card4"))
    assert heard[1:] == [("clicked", "card4", LEFT)]


# ---- hovering


def test_the_pointer_shows_what_can_be_done(qtbot: QtBot, loose: Table) -> None:
    seen: list[str] = []
    loose.view.hovered.connect(seen.append)
    viewport = loose.view.viewport()
    for at, shape in (
        (centre(loose, "card0"), Qt.CursorShape.OpenHandCursor),
        (centre(loose, "card1"), Qt.CursorShape.PointingHandCursor),
        (EMPTY, Qt.CursorShape.ArrowCursor),
        (centre(loose, "die"), Qt.CursorShape.PointingHandCursor),
    ):
        move_pointer(loose, at)
        assert viewport.cursor().shape() == shape
    QApplication.sendEvent(viewport, QEvent(QEvent.Type.Leave))
    assert seen == ["card0", "card1", "", "die", ""]
    assert viewport.cursor().shape() == Qt.CursorShape.ArrowCursor


def test_hovering_paints_one_card_and_never_the_ground(qtbot: QtBot, example: Table) -> None:
    qtbot.waitUntil(lambda: example.artist.painted["die"] > 0)
    example.artist.painted.clear()
    move_pointer(example, centre(example, "card3"))
    qtbot.waitUntil(lambda: example.artist.looks["card3"].hovered)
    assert example.artist.painted == {"card3": 1}
    move_pointer(example, centre(example, "card4"))
    qtbot.waitUntil(lambda: example.artist.looks["card4"].hovered)
    move_pointer(example, centre(example, "card3"))
    with qtbot.waitSignal(example.view.hovered):
        move_pointer(example, EMPTY)
    example.view.grab()
    assert example.artist.painted == {"card3": 1, "card4": 1}


def test_what_comes_to_lie_under_a_resting_pointer_is_hovered(qtbot: QtBot, example: Table) -> None:
    move_pointer(example, QPoint(440, 160))
    with qtbot.waitSignal(example.view.hovered) as heard:
        example.change(card(0, 5, 1))
    assert heard.args == ["card0"]


# ---- dragging


def test_a_drag_follows_the_pointer_and_falls_on_what_takes_it(qtbot: QtBot, loose: Table) -> None:
    heard = listen(loose)
    target = centre(loose, "card7")
    begin_drag(qtbot, loose, "card0", target)
    assert heard == [("drag", "card0")]
    assert loose.x_of("card0") == target.x()
    assert loose.view.viewport().cursor().shape() == Qt.CursorShape.ClosedHandCursor
    assert loose.look("card7").hovered
    assert not loose.look("card8").hovered
    assert loose.look("card0").dragged
    assert loose.marked() == ["card0", "card7", "card8"]
    loose.view.dropped.connect(lambda *_: loose.change(card(0, 2, 1)))
    let_go(qtbot, loose, target)
    assert heard[1:] == [("dropped", "card0", "card7")]
    loose.view.finish_motion()
    assert loose.x_of("card0") == target.x()
    assert loose.marked() == []


def test_a_drop_on_nothing_slides_home(qtbot: QtBot, loose: Table) -> None:
    heard = listen(loose)
    home = loose.x_of("card0")
    begin_drag(qtbot, loose, "card0", EMPTY)
    let_go(qtbot, loose, EMPTY)
    assert heard == [("drag", "card0"), ("dropped", "card0", "")]
    assert loose.view.moving
    assert loose.x_of("card0") == EMPTY.x()
    with qtbot.waitSignal(loose.view.settled):
        loose.clock.now = 400.0
    assert loose.x_of("card0") == home


def test_a_drop_with_speed_0_is_home_at_once(qtbot: QtBot, loose: Table) -> None:
    loose.view.set_speed(0.0)
    begin_drag(qtbot, loose, "card0", EMPTY)
    with qtbot.waitSignal(loose.view.settled):
        let_go(qtbot, loose, EMPTY)
    assert not loose.view.moving
    assert loose.x_of("card0") == 60.0


def test_a_trembling_click_never_drags(qtbot: QtBot, loose: Table) -> None:
    heard = listen(loose)
    at, viewport = centre(loose, "card0"), loose.view.viewport()
    qtbot.mousePress(viewport, LEFT, pos=at)
    for step in (QPoint(2, 1), QPoint(-2, 2), QPoint(3, -3)):
        move_pointer(loose, at + step, LEFT)
    qtbot.mouseRelease(viewport, LEFT, pos=at + QPoint(3, -3))
    assert heard == [("clicked", "card0", LEFT)]
    assert loose.x_of("card0") == 60.0


def test_what_is_fixed_and_the_right_button_drag_nothing(qtbot: QtBot, loose: Table) -> None:
    heard = listen(loose)
    begin_drag(qtbot, loose, "card1", EMPTY)
    let_go(qtbot, loose, EMPTY)
    start, viewport = centre(loose, "card0"), loose.view.viewport()
    qtbot.mousePress(viewport, RIGHT, pos=start)
    move_pointer(loose, start + QPoint(60, 60), RIGHT)
    qtbot.mouseRelease(viewport, RIGHT, pos=start + QPoint(60, 60))
    assert heard == []
    assert (loose.x_of("card0"), loose.x_of("card1")) == (60.0, 136.0)


Cancel = Callable[[QtBot, Table], object]


def _other_button(qtbot: QtBot, table: Table) -> None:
    qtbot.mousePress(table.view.viewport(), RIGHT, pos=EMPTY)


@pytest.mark.parametrize(
    "cancel",
    [
        lambda qtbot, table: qtbot.keyClick(table.view, Qt.Key.Key_Escape),
        lambda qtbot, table: table.view.clearFocus(),
        lambda qtbot, table: table.view.cancel_drag(),
        lambda qtbot, table: table.view.resize(600, 480),
        _other_button,
    ],
    ids=["escape", "focus", "call", "resize", "other-button"],
)
def test_a_cancelled_drag_goes_home_and_clicks_nothing(qtbot: QtBot, loose: Table, cancel: Cancel) -> None:
    begin_drag(qtbot, loose, "card0", centre(loose, "card7"))
    heard = listen(loose)
    cancel(qtbot, loose)
    let_go(qtbot, loose, centre(loose, "card7"))
    assert heard == [("cancelled", "card0")]
    loose.view.finish_motion()
    assert loose.x_of("card0") == 60.0
    assert loose.marked() == []


def test_escape_without_a_drag_is_for_the_parent(qtbot: QtBot, example: Table) -> None:
    holder = QWidget()
    qtbot.addWidget(holder)
    keys: list[int] = []
    holder.keyPressEvent = lambda event: keys.append(event.key())  # type: ignore[method-assign]
    example.view.setParent(holder)
    qtbot.keyClick(example.view, Qt.Key.Key_Escape)
    assert keys == [Qt.Key.Key_Escape]
    example.view.setParent(None)


def test_a_drag_whose_thing_goes_away_is_over(qtbot: QtBot, loose: Table) -> None:
    begin_drag(qtbot, loose, "card0", EMPTY)
    heard = listen(loose)
    loose.remove("card0")
    move_pointer(loose, EMPTY + QPoint(5, 5), LEFT)
    qtbot.waitUntil(lambda: bool(heard))
    let_go(qtbot, loose, EMPTY)
    assert heard == [("cancelled", "card0")]
    loose.view.finish_motion()
    assert "card0" not in loose.view.reachable_ids()
    assert len(loose.view.scene().items()) == 19


def test_a_drag_goes_on_while_the_rest_of_the_model_changes(qtbot: QtBot, loose: Table) -> None:
    heard = listen(loose)
    begin_drag(qtbot, loose, "card0", EMPTY)
    loose.change(card(7, 5, 2), card(9, 0, 4, face="down"), card(40, 1, 4))
    loose.remove("card3", "card12")
    loose.artist.takers.add("card40")
    assert loose.view.moving
    assert loose.x_of("card0") == EMPTY.x()
    loose.change(card(0, 5, 0, face="down"))  # the thing in the hand itself has another place now
    assert loose.view.moving
    assert loose.x_of("card0") == EMPTY.x()
    loose.clock.now = 1000.0
    with qtbot.waitSignal(loose.view.settled):
        pass
    let_go(qtbot, loose, centre(loose, "card40"))
    assert heard == [("drag", "card0"), ("dropped", "card0", "card40")]
    loose.view.finish_motion()
    assert loose.x_of("card0") == 440.0


def test_what_may_not_be_dragged_any_more_goes_home(qtbot: QtBot, loose: Table) -> None:
    begin_drag(qtbot, loose, "card0", EMPTY)
    heard = listen(loose)
    loose.artist.loose.clear()
    loose.view.arrange()
    qtbot.waitUntil(lambda: heard == [("cancelled", "card0")])


# ---- the wheel


def test_the_wheel_goes_on_to_the_parent(qtbot: QtBot) -> None:
    class Holder(QWidget):
        turns = 0

        def wheelEvent(self, event: QWheelEvent) -> None:
            self.turns += 1

    holder = Holder()
    qtbot.addWidget(holder)
    model = ComponentsModel(holder)
    model.set_components(table())
    view = SceneView(model, ExampleArtist())
    layout = QVBoxLayout(holder)
    layout.addWidget(view)
    layout.addWidget(QLineEdit())
    with qtbot.waitExposed(holder):
        holder.show()
    before = view.rect_of("card0")
    QTest.wheelEvent(holder.windowHandle(), QPointF(60, 60), QPoint(0, -120))
    qtbot.waitUntil(lambda: holder.turns == 1)
    assert view.rect_of("card0") == before
