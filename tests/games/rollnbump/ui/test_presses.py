"""A press plays one thing: keys that are held and double clicks do not go on into the next turn."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop_app.games.rollnbump.engine.state import AssignJoker, Claim, Reroll, Roll
from tests.games.rollnbump.positions import Table as Said
from tests.games.rollnbump.positions import position

from .boards import LEFT, Table
from .tables import lying

KEY = Qt.Key
NONE = Qt.MouseButton.NoButton
KEYLESS = Qt.KeyboardModifier.NoModifier


def hold(widget: QWidget, key: Qt.Key, text: str = "", times: int = 8) -> None:
    """Press a key and keep it down, so that it repeats."""
    for number in range(times):
        event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, text, autorep=number > 0)
        QApplication.sendEvent(widget, event)


def double_click(qtbot: QtBot, widget: QWidget) -> None:
    """All that comes of it: a press, a release, and then the second press in its own kind."""
    qtbot.mouseClick(widget, LEFT)
    qtbot.mouseDClick(widget, LEFT)
    qtbot.mouseRelease(widget, LEFT)


def decisions(table: Table) -> list[object]:
    return [step.action for step in table.session.steps if step.seat >= 0]


def claims(table: Table) -> int:
    return sum(isinstance(action, Claim) for action in decisions(table))


def test_c_held_down_ends_one_turn(qtbot: QtBot) -> None:
    """Among persons at one screen a C that was held a moment too long ended the turns of everybody else."""
    table = Table(qtbot, lying((1, 4, 4, 4, 6), "red K3", "blue P2", phase="claim"), computers=())
    table.click("stack-0")
    hold(table.board.view, KEY.Key_C, "c")
    assert claims(table) == 1
    assert table.state.current == 1


def test_r_held_down_rolls_once(qtbot: QtBot) -> None:
    """A held R used up both rerolls."""
    table = Table(qtbot, lying((1, 4, 4, 5, 6), "red K3"), Roll((2, 2, 3)))
    table.click("die-0-1")
    table.click("die-0-2")
    hold(table.board.view, KEY.Key_R, "r")
    assert decisions(table) == [Reroll((4, 4))]
    assert table.state.rerolls == 1


def test_other_keys_that_are_held_do_their_deed_once(qtbot: QtBot) -> None:
    """Held digits, A, O and Enter flickered between two states, and stayed in either by chance."""
    table = Table(qtbot, lying((1, 4, 4, 4, 6), "red K3"))
    odds = table.board.actions()[0]
    shown = odds.isChecked()
    hold(table.board.view, KEY.Key_2, "2")
    assert table.board.plan.locked == {"d1"}
    hold(table.board.view, KEY.Key_2, "2")
    hold(table.board.view, KEY.Key_A, "a")
    assert len(table.board.plan.locked) == 5
    hold(table.board.view, KEY.Key_A, "a")
    hold(table.board.view, KEY.Key_O, "o")
    assert odds.isChecked() != shown
    assert not odds.autoRepeat()
    table.board.view.set_cursor("stack-0")
    for key in (KEY.Key_Space, KEY.Key_Return):
        hold(table.board.view, key)
        assert table.board.plan.group(0) == (4, 4, 4)
        table.key(KEY.Key_Backspace)
        assert table.board.plan.group(0) == ()


def test_arrows_that_are_held_go_on(qtbot: QtBot) -> None:
    table = Table(qtbot, lying((1, 4, 4, 4, 6), "red K3", "blue P2", "black S1", "orange S2"))
    table.board.view.set_cursor("stack-0")
    hold(table.board.view, KEY.Key_Right, times=3)
    once = table.board.view.cursor
    table.board.view.set_cursor("stack-0")
    hold(table.board.view, KEY.Key_Right, times=1)
    assert table.board.view.cursor != once


def test_a_double_click_rolls_once(qtbot: QtBot) -> None:
    """With motion off, a double click on the button used both rerolls and kept nothing in the second."""
    table = Table(qtbot, lying((1, 4, 4, 5, 6), "red K3"), Roll((2, 2, 3)))
    table.click("die-0-1")
    table.click("die-0-2")
    double_click(qtbot, table.board.controls.roll)
    assert decisions(table) == [Reroll((4, 4))]
    qtbot.mouseClick(table.board.controls.roll, LEFT)
    assert table.state.rerolls == 0


def test_a_double_click_claims_once(qtbot: QtBot) -> None:
    """With motion off, a double click on Claim ended two turns, the second that of the next person."""
    state = lying((1, 4, 4, 4, 6), "red K3", "blue K4", phase="claim")
    table = Table(qtbot, state, Roll((1, 2, 4, 5, 6)), computers=())
    table.click("stack-0")
    double_click(qtbot, table.board.controls.claim)
    assert claims(table) == 1
    assert table.state.current == 1


def test_a_press_soon_after_another_at_the_same_place_is_none(qtbot: QtBot) -> None:
    """A third quick click begins anew for the window system: it rolled the next person's dice."""
    table = Table(qtbot, lying((1, 4, 4, 4, 6), "red K3", "blue P2", phase="claim"), computers=())
    table.click("stack-0")
    button = table.board.controls.claim
    place = QPointF(button.rect().center())
    for number in range(3):
        for kind, held in ((QEvent.Type.MouseButtonPress, LEFT), (QEvent.Type.MouseButtonRelease, NONE)):
            event = QMouseEvent(kind, place, button.mapToGlobal(place), LEFT, held, KEYLESS)
            event.setTimestamp(1_000_000 + 100 * number)
            QApplication.sendEvent(button, event)
    assert claims(table) == 1
    assert table.state.current == 1


def asked_for_a_colour(qtbot: QtBot) -> Table:
    """Both persons may have to choose a colour for the joker; seat 0 is asked now."""
    seat = Said(2, cards={0: "blackS1 redS2"}, joker="0:?", phase="joker", rerolls=2, heights={1: 4})
    return Table(qtbot, position(seat), computers=())


def test_a_digit_held_for_the_joker_does_not_go_on_with_the_dice(qtbot: QtBot) -> None:
    """The digit that chose the colour also locked a die of the roll that followed, or freed it again."""
    table = asked_for_a_colour(qtbot)
    hold(table.board.view, KEY.Key_2, "2")
    assert decisions(table) == [AssignJoker(2)]
    assert table.board.plan.locked == frozenset()


def test_a_double_click_on_a_colour_does_not_press_what_comes_in_its_place(qtbot: QtBot) -> None:
    """The question of the joker gives way to the two large buttons; the second press hit one of them."""
    table = asked_for_a_colour(qtbot)
    controls = table.board.controls
    button = controls.suits[2]
    qtbot.mouseClick(button, LEFT)
    assert decisions(table) == [AssignJoker(2)]
    for other in (controls.roll, controls.claim):
        qtbot.mouseDClick(other, LEFT)
        qtbot.mouseRelease(other, LEFT)
    assert decisions(table) == [AssignJoker(2)]


def test_stepping_through_the_game_keeps_the_plan(qtbot: QtBot) -> None:
    """Whoever looked at an earlier position lost the locks and the dice on cards; also to undo is kept."""
    table = Table(qtbot, lying((1, 4, 4, 5, 6), "red K3", "black S6"), Roll((2, 3, 6)))
    table.click("die-0-1")
    table.click("die-0-2")
    table.key(KEY.Key_R)
    table.click("stack-1")
    plan = table.board.plan
    assert plan.locked == {"d1", "d2"}
    assert plan.group(1) == (6,)
    for ply in (1, 0, 1):
        table.perspective.look_at(ply)
        assert table.board.plan.group(1) == ()
        assert not table.board.can_take_back
    table.perspective.look_at(None)
    assert table.board.plan == plan
    assert table.board.take_back()
    assert table.board.plan.group(1) == ()
    assert table.board.plan.locked == {"d1", "d2"}


def test_a_plan_kept_aside_goes_on_with_what_is_played(qtbot: QtBot) -> None:
    """A roll that comes while an earlier position is looked at leaves the locked dice where they lie."""
    table = Table(qtbot, lying((1, 4, 4, 5, 6), "red K3"), Roll((2, 3, 6)), Roll((1,)))
    table.click("die-0-1")
    table.click("die-0-2")
    table.key(KEY.Key_R)
    table.perspective.look_at(0)
    table.session.submit(Reroll((2, 3, 4, 4)), 0, table.session.revision)
    assert table.perspective.live
    assert table.board.plan.state == table.state
    assert table.board.plan.faces == (2, 4, 4, 3, 1)
