"""The keyboard cursor."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.qt.scene2d.conftest import Table
from tests.qt.scene2d.example import card

KEY = Qt.Key


def press(qtbot: QtBot, example: Table, *keys: Qt.Key) -> str:
    for key in keys:
        qtbot.keyClick(example.view, key)
    return example.view.cursor


def test_arrows_walk_over_what_can_be_reached(qtbot: QtBot, example: Table) -> None:
    example.artist.unreachable |= {"card1", "card6"}
    told: list[str] = []
    example.view.cursor_moved.connect(told.append)
    assert press(qtbot, example, KEY.Key_Right) == "card0"
    assert press(qtbot, example, KEY.Key_Right) == "card2"
    assert press(qtbot, example, KEY.Key_Down) == "card7"
    assert press(qtbot, example, KEY.Key_Left) == "card5"
    assert press(qtbot, example, KEY.Key_Left) == "card5"
    assert press(qtbot, example, KEY.Key_End) == "die"
    assert press(qtbot, example, KEY.Key_Home, KEY.Key_Up) == "card0"
    assert told == ["card0", "card2", "card7", "card5", "die", "card0"]


def test_enter_and_space_click_where_the_cursor_is(qtbot: QtBot, example: Table) -> None:
    clicks: list[tuple[str, object]] = []
    example.view.clicked.connect(lambda name, button: clicks.append((name, button)))
    press(qtbot, example, KEY.Key_Space)
    assert clicks == []
    press(qtbot, example, KEY.Key_End, KEY.Key_Space, KEY.Key_Home, KEY.Key_Return)
    assert clicks == [("die", Qt.MouseButton.LeftButton), ("card0", Qt.MouseButton.LeftButton)]


def test_a_key_that_is_held_clicks_once_and_walks_on(qtbot: QtBot, example: Table) -> None:
    """A held Enter clicked dozens of times: what was put on a card by it came back and went there again."""
    clicks: list[str] = []
    example.view.clicked.connect(lambda name, button: clicks.append(name))
    example.view.set_cursor("card0")
    for key in (KEY.Key_Return, KEY.Key_Space):
        for again in (False, True, True, True):
            event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "", again)
            QApplication.sendEvent(example.view, event)
    assert clicks == ["card0", "card0"]
    for again in (False, True, True):
        event = QKeyEvent(QEvent.Type.KeyPress, KEY.Key_Right, Qt.KeyboardModifier.NoModifier, "", again)
        QApplication.sendEvent(example.view, event)
    assert example.view.cursor == "card3"


def test_the_ring_is_seen_while_keys_are_used_and_the_view_has_the_focus(
    qtbot: QtBot, example: Table
) -> None:
    press(qtbot, example, KEY.Key_Home)
    qtbot.waitUntil(lambda: example.look("card0").cursor)
    example.view.clearFocus()
    qtbot.waitUntil(lambda: not example.look("card0").cursor)
    example.view.setFocus()
    qtbot.waitUntil(lambda: example.look("card0").cursor)
    place = example.view.rect_of("card8").center().toPoint()
    qtbot.mouseClick(example.view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    qtbot.waitUntil(lambda: not example.look("card0").cursor)
    assert example.view.cursor == "card8"
    assert not example.look("card8").cursor
    assert press(qtbot, example, KEY.Key_Right) == "card9"
    qtbot.waitUntil(lambda: example.look("card9").cursor)


def test_who_comes_by_tab_stands_on_the_first_component(qtbot: QtBot, example: Table) -> None:
    example.view.clearFocus()
    assert example.view.cursor == ""
    example.view.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(lambda: example.view.cursor == "card0")
    qtbot.waitUntil(lambda: example.look("card0").cursor)


def test_a_lost_cursor_steps_to_the_nearest(qtbot: QtBot, example: Table) -> None:
    example.view.set_cursor("card13")
    example.artist.unreachable |= {"card8", "card12", "card18"}
    with qtbot.waitSignal(example.view.cursor_moved) as told:
        example.remove("card13")
    assert told.args == ["card14"]
    example.model.set_components(())
    example.view.finish_motion()
    assert example.view.cursor == ""
    assert not example.view.move_cursor(1, 0)


def test_a_cursor_goes_along_with_its_component(qtbot: QtBot, example: Table) -> None:
    example.view.set_cursor("card0")
    example.change(card(0, 5, 2))
    example.view.finish_motion()
    assert example.view.cursor == "card0"
    assert press(qtbot, example, KEY.Key_Left) == "card14"


def test_only_what_can_be_reached_gets_the_cursor(example: Table) -> None:
    example.artist.unreachable.add("card3")
    example.view.set_cursor("card2")
    example.view.set_cursor("card3")
    assert example.view.cursor == ""
    assert example.view.move_cursor(0, 1)
    assert example.view.cursor == "card0"
    assert not example.view.move_cursor(0, 0)


def test_keys_of_the_game_and_shortcuts_go_on_to_the_parent(qtbot: QtBot, example: Table) -> None:
    holder = QWidget()
    qtbot.addWidget(holder)
    keys: list[int] = []
    holder.keyPressEvent = lambda event: keys.append(event.key())  # type: ignore[method-assign]
    example.view.setParent(holder)
    press(qtbot, example, KEY.Key_Home, KEY.Key_R, KEY.Key_1)
    qtbot.keyClick(example.view, KEY.Key_Left, Qt.KeyboardModifier.ControlModifier)
    assert [key for key in keys if key != KEY.Key_Control] == [KEY.Key_R, KEY.Key_1, KEY.Key_Left]
    example.view.setParent(None)


def test_the_menu_key_is_a_right_click(qtbot: QtBot, example: Table) -> None:
    example.view.set_cursor("card4")
    with qtbot.waitSignal(example.view.clicked) as told:
        menu_key = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(1, 1), QPoint(301, 201))
        QApplication.sendEvent(example.view.viewport(), menu_key)
    assert told.args == ["card4", Qt.MouseButton.RightButton]
