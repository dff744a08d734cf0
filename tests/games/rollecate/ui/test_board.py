"""The Rollecate table by itself: building, riding, passing, chaos and stacking by mouse, drag and key."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QTranslator
from PySide6.QtGui import QAction, QColor, QHelpEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from desktop_app.bots.bot import Advice
from desktop_app.games.rollecate.engine.state import Chaos, House, Lay, Pass, Ride, Roll, Stack
from desktop_app.games.rollecate.ui import signs, text
from desktop_app.qt import theme
from desktop_app.qt.sound import Sound
from tests.games.rollecate.positions import Table as Said
from tests.games.rollecate.positions import card, done, position

from .boards import LEFT, RIGHT, Table

KEY = Qt.Key
BUILD = Said("2 3L 3 4", train=2, hands=("4 1 3C X",))
STACK = Said("2 3 3 4", train=2, hands=("1",), piles=("1 2",), pending="2 4", phase="stack")


# ---- building ----------------------------------------------------------------------------------------


def test_a_click_on_a_card_shows_its_ghost_and_a_click_there_lays_it(qtbot: QtBot) -> None:
    table = Table(qtbot, BUILD)
    assert not table.parts("ghost")
    table.click(table.card("4", "hand"))
    assert [part.id for part in table.parts("ghost")] == ["ghost-S"]
    table.click("ghost-S")
    assert table.actions == ["lay 4S"]
    assert table.state.laid == 1


def test_a_curve_has_two_ghosts_that_are_hit_apart(qtbot: QtBot) -> None:
    table = Table(qtbot, BUILD)
    table.click(table.card("3C", "hand"))
    assert {part.id for part in table.parts("ghost")} == {"ghost-L", "ghost-R"}
    left, right = (table.board.view.rect_of(name) for name in ("ghost-L", "ghost-R"))
    assert not left.adjusted(1, 1, -1, -1).intersects(right.adjusted(1, 1, -1, -1))
    table.click("ghost-R")
    assert table.actions == ["lay 3C R"]


def test_a_second_click_lays_a_straight_and_bends_a_curve(qtbot: QtBot) -> None:
    table = Table(qtbot, BUILD)
    name = table.card("3C", "hand")
    ways = []
    for _ in range(2):
        table.click(name)
        ways.append(table.board.plan.way)
    assert ways == ["L", "R"]
    assert table.actions == []
    name = table.card("4", "hand")
    table.click(name)
    table.click(name)
    assert table.actions == ["lay 4S"]


def test_a_card_is_dragged_to_the_front(qtbot: QtBot) -> None:
    table = Table(qtbot, BUILD)
    table.drag(table.card("4", "hand"), table.at("head"))
    assert table.actions == ["lay 4S"]


def test_a_curve_is_dragged_onto_the_ghost_of_a_way(qtbot: QtBot) -> None:
    table = Table(qtbot, BUILD)
    name = table.card("3C", "hand")
    table.click(name)
    table.drag(name, table.at("ghost-R"))
    assert table.actions == ["lay 3C R"]


def test_a_card_that_is_dropped_elsewhere_comes_back(qtbot: QtBot) -> None:
    table = Table(qtbot, BUILD)
    name = table.card("4", "hand")
    table.drag(name, QPoint(40, 40))
    assert table.actions == []
    assert table.part(name).place[0] == "hand"


def test_what_cannot_be_laid_says_why(qtbot: QtBot) -> None:
    table = Table(qtbot, Said("2 3 3", train=1, hands=("1 3",)))
    assert table.part(table.card("1", "hand")).get("code") == "value"
    table.click(table.card("1", "hand"))
    assert table.said == [text.refusal("value")]
    assert text.refusal("value") in table.board.prompt()
    assert table.actions == []


def test_right_click_and_escape_choose_nothing(qtbot: QtBot) -> None:
    table = Table(qtbot, BUILD)
    table.click(table.card("4", "hand"))
    table.click(table.card("4", "hand"), RIGHT)
    assert table.board.plan.chosen is None
    table.click(table.card("4", "hand"))
    table.key(KEY.Key_Escape)
    assert table.board.plan.chosen is None


def test_building_by_keys(qtbot: QtBot) -> None:
    table = Table(qtbot, BUILD, Roll(1))
    table.key(KEY.Key_Right)
    table.keys("3")
    assert table.board.plan.chosen == table.board.plan.choices[2]
    table.keys(str(table.board.plan.choices.index(card("3C")) + 1))
    table.keys("r")
    ways = [table.board.plan.way]
    table.key(KEY.Key_Up)
    assert [*ways, table.board.plan.way] == ["R", "L"]
    table.key(KEY.Key_Return)
    table.key(KEY.Key_Space)
    assert table.actions[:2] == ["lay 3C L", "ride"]
    assert Sound.ROLL not in table.heard.kinds, "at speed 0 only the end is heard"


def test_riding_by_button_only_when_a_card_is_laid(qtbot: QtBot) -> None:
    table = Table(qtbot, BUILD, Roll(0))
    ride = table.board.controls.ride
    assert not ride.isEnabled()
    table.key(KEY.Key_Space)
    assert table.said == [text.refusal("nothing_laid")]
    table.click(table.card("4", "hand"))
    table.key(KEY.Key_Return)
    assert ride.isEnabled()
    assert ride.main
    table.press(ride)
    assert table.actions[:2] == ["lay 4S", "ride"]


def test_a_further_card_is_laid_by_the_main_button_and_riding_stays_possible(qtbot: QtBot) -> None:
    table = Table(qtbot, Said("2 3L 3 4", train=2, hands=("4 4 4C X",)), Roll(1))
    controls = table.board.controls
    table.click(table.card("4", "hand"))
    assert not controls.ride.isVisible()
    table.press(controls.lay)
    assert table.board.plan.chosen is None, "an equal card is not chosen by itself"
    assert controls.ride.isVisible()
    assert controls.ride.main
    assert not controls.lay.isVisible()
    table.click(table.card("4C", "hand"))
    shown = [button for button in controls.buttons if button.isVisible()]
    assert shown == [controls.lay, controls.ride, controls.chaos]
    assert [button.main for button in shown] == [True, False, False]
    assert not controls.lay.geometry().intersects(controls.ride.geometry())
    table.press(controls.lay)
    assert table.actions == ["lay 4S", "lay 4C L"]
    table.click(table.card("4", "hand"))
    table.press(controls.ride)
    assert table.actions[:3] == ["lay 4S", "lay 4C L", "ride"]


def test_the_forecast_is_shown_before_anything_is_laid(qtbot: QtBot) -> None:
    table = Table(qtbot, Said("2 3 3", train=1, hands=("4",)))
    assert table.board.outlook.outlook.bars == ()
    table.click(table.card("4", "hand"))
    outlook = table.board.outlook.outlook
    assert [bar.label for bar in outlook.bars] == ["1%", "10%", "30%", "40%", "20%"]
    assert len(table.board.outlook.bar_rects()) == 5
    assert all(
        table.board.outlook.rect().contains(rect.toRect().center())
        for rect in table.board.outlook.bar_rects()
    )
    assert [part.get("wheel") for part in table.parts("die")] == [None] * 4
    rear = table.part("rear")
    assert rear.get("danger") == pytest.approx(0.6, abs=0.01)


def test_the_pointer_on_pass_marks_what_it_costs(qtbot: QtBot) -> None:
    table = Table(qtbot, Said("2 3 3", train=1, hands=("4",)))
    assert table.part("rear").get("danger") == 0.0
    table.board.controls.skip.pointed.emit(True)
    assert table.part("rear").get("danger") == 1.0
    table.board.controls.skip.pointed.emit(False)
    assert table.part("rear").get("danger") == 0.0


def test_backspace_takes_the_choice_and_then_the_card_back(qtbot: QtBot) -> None:
    table = Table(qtbot, BUILD)
    undo = QAction("Undo", table.board)
    undo.setShortcut("Ctrl+Z")
    undo.triggered.connect(lambda: table.session.undo_to(table.session.undo_ply()))
    table.click(table.card("4", "hand"))
    table.key(KEY.Key_Backspace)
    assert table.board.plan.chosen is None
    table.click(table.card("4", "hand"))
    table.key(KEY.Key_Return)
    name = table.card("4", "cell")
    laid = [part.id for part in table.parts("card", "cell") if part.get("laid")]
    assert len(laid) == 1
    table.key(KEY.Key_Backspace)
    assert table.actions == []
    assert table.part(laid[0]).place[0] == "hand"
    assert name in [part.id for part in table.parts("card", "cell")]


def test_a_held_key_acts_once_but_goes_on_moving(qtbot: QtBot) -> None:
    table = Table(qtbot, BUILD)

    def hold(key: Qt.Key, said: str = "") -> None:
        event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, said, autorep=True)
        QApplication.sendEvent(table.board.view, event)

    table.click(table.card("1", "hand"))
    chosen = [table.board.plan.chosen]
    for _ in range(2):
        hold(KEY.Key_Right)
        chosen.append(table.board.plan.chosen)
    assert len(set(chosen)) == 3
    table.board.hand.clear()
    table.click(table.card("4", "hand"))
    for key in (KEY.Key_Return, KEY.Key_X, KEY.Key_C):
        hold(key)
    assert table.actions == []
    cell = table.board.view.camera.cell
    hold(KEY.Key_Minus, "-")
    assert table.board.view.camera.cell < cell


# ---- passing and chaos -------------------------------------------------------------------------------


def test_passing_by_button_and_key(qtbot: QtBot) -> None:
    table = Table(qtbot, BUILD)
    words = table.board.controls.skip.words
    assert words.title == "Pass"
    assert "2" in words.note
    table.press(table.board.controls.skip)
    assert table.actions == ["pass"]
    other = Table(qtbot, BUILD)
    other.keys("x")
    assert other.actions == ["pass"]


def test_a_chaos_card_by_button_key_and_drag(qtbot: QtBot) -> None:
    table = Table(qtbot, BUILD)
    table.press(table.board.controls.chaos)
    assert table.actions == ["chaos"]
    other = Table(qtbot, BUILD)
    other.keys("c")
    assert other.actions == ["chaos"]
    third = Table(qtbot, BUILD)
    third.drag(third.card("X", "hand"), third.at("pile-0"))
    assert third.actions == ["chaos"]
    fourth = Table(qtbot, BUILD)
    fourth.drag(fourth.card("X", "hand"), fourth.at("pile-1"))
    assert fourth.actions == []


def test_without_a_chaos_card_there_is_none(qtbot: QtBot) -> None:
    table = Table(qtbot, Said(hands=("1",)))
    assert not table.board.controls.chaos.isEnabled()
    table.keys("c")
    assert table.said == [text.refusal("no_chaos")]


def test_several_chaos_cards_are_ended_with_done(qtbot: QtBot) -> None:
    table = Table(qtbot, Said(hands=("X X 1",), house=House(chaos_many=True)))
    table.press(table.board.controls.chaos)
    assert table.board.controls.done.isVisible()
    table.press(table.board.controls.done)
    assert table.actions[:2] == ["chaos", "done"]


# ---- stacking ----------------------------------------------------------------------------------------


def test_a_click_puts_an_unequal_card_onto_the_pile(qtbot: QtBot) -> None:
    table = Table(qtbot, STACK)
    table.click(table.card("4", "pending"))
    assert table.actions[0] == "stack 4S"
    assert table.state.piles[0][:3] == (card("1"), card("2"), card("4"))


def test_an_equal_card_asks_where_it_goes(qtbot: QtBot) -> None:
    table = Table(qtbot, STACK)
    name = table.card("2", "pending")
    table.keys("2")
    table.click(name)
    assert table.actions == []
    assert table.part(name).get("chosen")
    assert table.part("target-join").get("lit")
    table.click("pile-0")
    assert table.said == [signs.refusal("join_or_top")]
    table.click("target-join")
    assert table.actions[0] == "combine 2S"


def test_an_equal_card_can_be_put_on_top_all_the_same(qtbot: QtBot) -> None:
    table = Table(qtbot, STACK)
    table.click("target-top")
    assert table.actions[0] == "stack 2S"
    other = Table(qtbot, STACK)
    other.drag(other.card("2", "pending"), other.at("target-top"))
    assert other.actions[0] == "stack 2S"


def test_a_penalty_card_is_dragged_onto_the_pile(qtbot: QtBot) -> None:
    table = Table(qtbot, STACK)
    table.drag(table.card("4", "pending"), table.at("pile-0"))
    assert table.actions[0] == "stack 4S"
    other = Table(qtbot, STACK)
    other.drag(other.card("2", "pending"), other.at("target-join"))
    assert other.actions[0] == "combine 2S"
    third = Table(qtbot, STACK)
    third.drag(third.card("4", "pending"), third.at("target-join"))
    assert third.actions == []


def test_stacking_by_keys(qtbot: QtBot) -> None:
    table = Table(qtbot, STACK)
    table.keys("1")
    assert table.board.plan.stack == Stack(card("2"), combine=True)
    table.key(KEY.Key_Down)
    assert table.board.plan.stack == Stack(card("2"), combine=False)
    table.key(KEY.Key_Up)
    table.key(KEY.Key_Return)
    assert table.actions[0] == "combine 2S"


def test_the_hand_is_quiet_while_penalty_cards_wait(qtbot: QtBot) -> None:
    table = Table(qtbot, Said(hands=("2",), piles=("1",), pending="2 4", phase="stack"))
    assert table.part(table.card("2", "hand")).get("code") == "not_now"
    table.click(table.card("2", "hand"))
    assert table.actions == []
    assert not table.board.controls.skip.isEnabled()


# ---- secrets -----------------------------------------------------------------------------------------


def words_of(table: Table) -> str:
    view = table.board.view
    return "\n".join([table.board.describe(), *(view.name_of(part.id) for part in table.board.components)])


def test_another_hand_is_backs_and_a_number(qtbot: QtBot) -> None:
    table = Table(qtbot, Said(hands=("4", "1B 2B")))
    assert not [part for part in table.parts("card") if part.get("card") in (card("1B"), card("2B"))]
    assert table.part("held-1").get("count") == 2
    assert "broken" not in words_of(table)


def test_nobody_looking_sees_no_hand_and_can_do_nothing(qtbot: QtBot) -> None:
    table = Table(qtbot, Said(hands=("1B", "2B")), people=(0, 1))
    table.click(table.card("1B", "hand"))
    assert table.board.plan.mine
    table.perspective.set_seat(None)
    assert not table.parts("card", "hand")
    assert not table.parts("ghost")
    assert table.board.plan.chosen is None
    assert not table.board.moving
    assert table.board.prompt() == ""
    assert "broken" not in words_of(table)
    table.perspective.set_seat(1)
    assert [part.get("card") for part in table.parts("card", "hand")] == [card("2B")]


def test_a_new_seat_is_shown_without_motion(qtbot: QtBot) -> None:
    table = Table(qtbot, Said(hands=("1", "2")), people=(0, 1), speed=1.0)
    table.perspective.set_seat(1)
    assert not table.board.moving
    assert table.board.view.rect_of("pile-1").top() > table.board.view.rect_of("pile-0").top()


def test_a_lost_game_alone_has_reached_no_tier(qtbot: QtBot) -> None:
    said = Said(piles=("1 2",), seats=1, phase="over", deck=0, house=House(derail_limit=3))
    state = position(said)
    tiers = {}
    for derailed in (3, 4):
        (goals,) = Table(qtbot, replace(state, derailments=(derailed,))).parts("goals")
        tiers[derailed] = goals.get("tier")
    assert tiers[3]
    assert tiers[4] == ""


# ---- hints, words, looks -----------------------------------------------------------------------------


def test_a_hint_marks_the_card_then_chooses_it(qtbot: QtBot) -> None:
    table = Table(qtbot, BUILD)
    advice = Advice(Lay(card("3C"), "R"), "cheap", ())
    name = table.card("3C", "hand")
    table.board.show_advice(advice, 1)
    assert not table.part(name).get("hinted")
    table.board.show_advice(advice, 2)
    assert table.part(name).get("hinted")
    table.board.show_advice(advice, 3)
    assert table.part("ghost-R").get("hinted")
    assert table.board.plan.lay == Lay(card("3C"), "R")
    table.board.show_advice(None, 0)
    assert not table.part(name).get("hinted")


@pytest.mark.parametrize("action", [Pass(), Chaos(), Ride()])
def test_a_hint_rings_the_button(qtbot: QtBot, action: object) -> None:
    said = BUILD if not isinstance(action, Ride) else done(position(BUILD), "lay 4S")
    table = Table(qtbot, said)
    plain = table.board.controls.grab().toImage()
    table.board.show_advice(Advice(action, "cheap", ()), 2)
    assert table.board.controls.grab().toImage() != plain


def test_tool_tips_are_in_full_words(qtbot: QtBot) -> None:
    table = Table(qtbot, BUILD)
    at = table.at(table.card("4", "hand"))
    viewport = table.board.view.viewport()
    event = QHelpEvent(QEvent.Type.ToolTip, at, viewport.mapToGlobal(at))
    QApplication.sendEvent(viewport, event)
    assert text.card_name(card("4")) in QToolTip.text()
    QToolTip.hideText()


def test_every_component_that_can_be_reached_has_a_name(qtbot: QtBot) -> None:
    for said in (BUILD, STACK):
        view = Table(qtbot, said).board.view
        assert [name for name in view.reachable_ids() if not view.name_of(name)] == []


def test_ctrl_and_arrows_go_over_the_table(qtbot: QtBot) -> None:
    table = Table(qtbot, BUILD)
    seen = set()
    for key in (KEY.Key_Right, KEY.Key_Right, KEY.Key_Up, KEY.Key_Right, KEY.Key_Down):
        table.key(key, Qt.KeyboardModifier.ControlModifier)
        seen.add(table.board.view.cursor)
    assert len(seen) > 2
    assert table.board.plan.chosen is None
    table.board.view.set_cursor(table.card("4", "hand"))
    table.key(KEY.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert table.board.plan.chosen == card("4")


def test_both_themes_are_taken_over(qtbot: QtBot) -> None:
    table = Table(qtbot, BUILD)
    bright = table.board.grab().toImage()
    table.board.set_theme(theme.dark().with_accent("loco"))
    dark = table.board.grab().toImage()
    at = (300, 60)
    assert QColor(dark.pixel(*at)).lightness() < QColor(bright.pixel(*at)).lightness()
    table.board.set_theme(theme.light().with_accent("loco"))
    assert table.board.grab().toImage() == bright


# ---- motion ------------------------------------------------------------------------------------------


def play_out(qtbot: QtBot, table: Table) -> None:
    """Let time pass until nothing moves."""

    def later() -> bool:
        table.clock.now += 40.0
        return not table.board.moving

    qtbot.waitUntil(later, timeout=20_000)


def test_a_ride_is_shown_in_acts(qtbot: QtBot) -> None:
    table = Table(qtbot, done(position(BUILD), "lay 4S"), Roll(3), speed=1.0)
    rear = table.card("2", "cell")
    table.key(KEY.Key_Space)
    assert table.board.moving
    assert [part.get("wheel") for part in table.parts("die")] == [True] * 3 + [False]
    assert table.part(rear).place[0] == "cell", "the penalty cards lie there until the train has been"
    assert not table.board.controls.skip.isEnabled()
    assert Sound.ROLL in table.heard.kinds

    def riding() -> bool:
        table.clock.now += 30.0
        return table.board.view.riding

    qtbot.waitUntil(riding)
    assert table.part(rear).place[0] == "cell"
    play_out(qtbot, table)
    assert table.part(rear).place[0] in ("pile", "pending")
    shown = table.board.view.engine.shown
    assert shown is not None
    train = table.state.railway[table.state.train]
    assert (shown.x, shown.y) == train.cell


def test_an_own_card_flies_face_up(qtbot: QtBot) -> None:
    table = Table(qtbot, BUILD, speed=1.0)
    name = table.card("4", "hand")
    table.click(name)
    table.board.finish_motion()
    table.key(KEY.Key_Return)
    assert table.board.moving
    assert table.part(name).place[0] == "cell"
    look = table.board.view.look_of(name)
    assert look is not None
    assert look.phase == 1.0


def test_the_rim_of_a_pile_follows_the_turn(qtbot: QtBot) -> None:
    table = Table(qtbot, Said(hands=("1", "4"), seats=2), people=(0, 1))

    def rims() -> list[bool]:
        """A bright rim, by seat."""
        image = table.board.view.grab().toImage()
        found = []
        for seat in range(2):
            rect = table.board.view.rect_of(f"pile-{seat}")
            at = rect.topLeft() + QPointF(rect.width() / 2, 0)
            colours = [image.pixelColor(round(at.x()), round(at.y()) + step) for step in range(-2, 3)]
            found.append(max(colour.red() for colour in colours) > 220)
        return found

    assert rims() == [True, False]
    table.session.submit(Pass(), 0, table.session.revision)
    while table.state.phase == "stack":
        table.session.submit(Stack(table.state.pending[0]), 0, table.session.revision)
    table.board.finish_motion()
    assert table.state.current == 1
    assert rims() == [False, True]


@pytest.mark.parametrize(
    "railway", ["2 3L 3 4", "2 3R 3 4", "2 3 3 4R 4 4 3", "2 3R 3 4L 4 4R 4", "2 3 3 4 4R 4 3 3L 2"]
)
def test_the_camera_stays_while_penalty_cards_wait(qtbot: QtBot, railway: str) -> None:
    said = Said(railway, train=3, hands=("1",), piles=("1 2",), pending="2 4", phase="stack")
    table = Table(qtbot, replace(said, pending="", phase="act"))
    view = table.board.view
    before = view.camera
    table.keys("x")
    table.board.finish_motion()
    assert table.state.phase == "stack"
    plate = view.rect_of("plate")
    assert view.camera.cell == before.cell
    train = view.camera.rect(table.state.railway[table.state.train].cell)
    assert view.box.contains(train)
    assert not train.intersects(plate)
    assert not view.rect_of("head").intersects(plate)
    moved = QPointF(view.camera.x - before.x, view.camera.y - before.y)
    was = [before.rect(part.cell) for part in table.state.railway]
    if not any(rect.adjusted(-90, -90, 90, 90).intersects(plate) for rect in was):
        assert moved.manhattanLength() < 2


def test_the_result_of_a_ride_stays_in_sight_for_a_while(qtbot: QtBot) -> None:
    table = Table(qtbot, done(position(BUILD), "lay 4S"), Roll(1), speed=4.0, people=(0, 1))
    table.key(KEY.Key_Space)

    def landed() -> bool:
        table.clock.now += 40.0
        return not table.board.view.moving and table.part("pile-1").get("turn") is True

    qtbot.waitUntil(landed)
    assert table.board.moving, "the table rests"
    qtbot.waitUntil(lambda: not table.board.moving)


def test_any_input_ends_the_motion(qtbot: QtBot) -> None:
    for key in (None, KEY.Key_1):
        table = Table(qtbot, done(position(BUILD), "lay 4S"), Roll(1), speed=1.0)
        table.press(table.board.controls.ride)
        assert table.board.moving
        if key is None:
            table.qtbot.mouseClick(table.board.view.viewport(), LEFT, pos=QPoint(20, 20))
        else:
            table.key(key)
        assert not table.board.moving
        assert not table.board.view.steam.puffs


def test_after_finish_motion_it_looks_as_if_drawn_anew(qtbot: QtBot) -> None:
    table = Table(qtbot, done(position(BUILD), "lay 4S"), Roll(3), speed=1.0, people=(0, 1))
    still = Table(qtbot, done(position(BUILD), "lay 4S"), Roll(3), people=(0, 1))
    for each in (table, still):
        each.session.submit(Ride(), 0, each.session.revision)
    assert table.board.moving
    table.board.finish_motion()
    assert table.state == still.state
    still.board.finish_motion()
    assert table.board.grab().toImage() == still.board.grab().toImage()


def test_another_seat_lays_from_its_plate(qtbot: QtBot) -> None:
    table = Table(qtbot, Said(hands=("1", "4"), seats=2), speed=1.0, people=(0, 1))
    table.session.submit(Pass(), 0, table.session.revision)
    table.board.finish_motion()
    if table.state.phase == "stack":
        table.session.submit(Stack(table.state.pending[0]), 0, table.session.revision)
        table.board.finish_motion()
    before = {part.id for part in table.parts("card", "cell")}
    table.session.submit(Lay(card("4")), 1, table.session.revision)
    assert table.board.moving
    (new,) = {part.id for part in table.parts("card", "cell")} - before
    spot = table.board.view.spot_of(new)
    assert spot is not None
    plate = table.board.view.rect_of("pile-1")
    assert plate.contains(QPointF(spot.x, spot.y))


def test_looking_back_and_ahead_moves_nothing(qtbot: QtBot) -> None:
    table = Table(qtbot, done(position(BUILD), "lay 4S"), Roll(1), speed=1.0)
    table.key(KEY.Key_Space)
    table.board.finish_motion()
    table.perspective.look_at(0)
    assert not table.board.moving
    assert not table.board.plan.mine
    table.perspective.look_at(None)
    assert not table.board.moving


# ---- the first railway -------------------------------------------------------------------------------


def bending(qtbot: QtBot) -> Table:
    """The first railway, whose curve the players turn."""
    house = House(setup_interactive=True)
    said = Said("2 3", train=0, hands=(), pending="3C", phase="bend", deck=36, house=house)
    return Table(qtbot, said, people=(0, 1))


def test_a_curve_of_the_first_railway_is_turned_by_click_drag_and_key(qtbot: QtBot) -> None:
    table = bending(qtbot)
    assert table.board.prompt()
    table.click("ghost-R")
    assert table.actions[0] == "bend R"
    other = bending(qtbot)
    other.drag(other.card("3C", "pending"), other.at("ghost-L"))
    assert other.actions[0] == "bend L"
    third = bending(qtbot)
    third.keys("r")
    third.key(KEY.Key_Return)
    assert third.actions[0] == "bend R"


# ---- language ----------------------------------------------------------------------------------------


class Marking(QTranslator):
    """Puts a mark before every text of the game."""

    def isEmpty(self) -> bool:
        return False

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        return f"~{source}" if context in ("Rollecate", "RollecateBoard", "MapTools") else ""


def test_the_language_changes_in_the_middle_of_a_game(qtbot: QtBot, qapp: QApplication) -> None:
    table = Table(qtbot, STACK)
    marking = Marking()
    qapp.installTranslator(marking)
    try:
        qtbot.waitUntil(lambda: table.board.controls.skip.words.title.startswith("~"))
        assert table.board.prompt().startswith("~")
        assert table.board.view.name_of("deck").startswith("~")
        assert all(action.text().startswith("~") for action in table.board.actions())
        assert "~" in table.board.describe()
    finally:
        qapp.removeTranslator(marking)
    qtbot.waitUntil(lambda: not table.board.controls.skip.words.title.startswith("~"))
