"""The Roll'n Bump table by itself: locking, rolling, dice on cards by mouse, drag and key, claiming."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt, QTranslator
from PySide6.QtGui import QAccessible, QColor, QKeyEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop_app.bots.bot import Advice
from desktop_app.core.game import Setup
from desktop_app.games.rollnbump.engine.odds import claim_odds
from desktop_app.games.rollnbump.engine.rules import GAME
from desktop_app.games.rollnbump.engine.state import (
    JOKER_SLOT,
    AssignJoker,
    BonusRoll,
    Claim,
    Claimed,
    Placement,
    Reroll,
    Roll,
    Stack,
    Stop,
)
from desktop_app.games.rollnbump.ui import text
from desktop_app.games.rollnbump.ui.board import ODDS
from desktop_app.games.rollnbump.ui.faces import pill_width
from desktop_app.qt.sound import Sound
from desktop_app.session.record import Player
from tests.games.rollnbump.positions import Table as Said
from tests.games.rollnbump.positions import position

from .boards import LEFT, RIGHT, Table
from .tables import lying

KEY = Qt.Key
CONTROL = Qt.KeyboardModifier.ControlModifier


def actions(table: Table) -> list[object]:
    return [step.action for step in table.session.steps if step.seat >= 0]


# ---- keeping and rolling -----------------------------------------------------------------------------


def test_a_click_locks_a_die_and_another_frees_it(qtbot: QtBot) -> None:
    table = Table(qtbot, lying((1, 4, 4, 5, 6), "red K3"))
    asked = table.board.prompt()
    table.click("die-0-1")
    assert table.board.plan.locked == {"d1"}
    assert table.die("d1").get("locked")
    assert table.board.prompt() != asked
    table.click("die-0-1")
    assert not table.board.plan.locked
    assert table.board.prompt() == asked


def test_rolling_again_leaves_locked_dice_where_they_lie(qtbot: QtBot) -> None:
    table = Table(qtbot, lying((1, 4, 4, 5, 6), "red K3"), Roll((2, 3, 3)))
    table.click("die-0-1")
    table.click("die-0-2")
    before = table.at("die-0-1")
    qtbot.mouseClick(table.board.controls.roll, Qt.MouseButton.LeftButton)
    assert actions(table) == [Reroll((4, 4))]
    assert table.board.plan.faces == (2, 4, 4, 3, 3)
    assert table.board.plan.locked == {"d1", "d2"}
    assert table.at("die-0-1") == before
    assert Sound.ROLL in table.heard.kinds


def test_after_the_last_roll_dice_cannot_be_locked_any_more(qtbot: QtBot) -> None:
    table = Table(qtbot, lying((1, 4, 4, 5, 6), "red K3", phase="claim"))
    assert not table.board.controls.roll.isEnabled()
    table.click("die-0-1")
    assert not table.board.plan.locked
    assert table.said == [text.refusal("no_rerolls")]


def test_keys_lock_and_roll(qtbot: QtBot) -> None:
    table = Table(qtbot, lying((1, 4, 4, 5, 6), "red K3"), Roll((2, 3, 3)))
    qtbot.keyClicks(table.board.view, "23")
    table.key(KEY.Key_R)
    assert actions(table) == [Reroll((4, 4))]
    table.key(KEY.Key_A)
    table.key(KEY.Key_R)
    assert table.said == [text.refusal("nothing_rolled")]


# ---- dice on cards -----------------------------------------------------------------------------------


def test_a_click_on_a_lit_card_puts_dice_there_and_claiming_plays_it(qtbot: QtBot) -> None:
    table = Table(qtbot, lying((1, 4, 4, 4, 6), "red K3", "blue S1", "black R5"))
    lit = [c.id for c in table.board.components if c.kind == "stack" and c.get("claimable")]
    assert lit == ["stack-0", "stack-1"]
    table.click("stack-0")
    table.click("stack-1")
    assert table.board.plan.group(0) == (4, 4, 4)
    assert table.board.plan.group(1) == (1,)
    assert "Claim 2" in table.board.controls.claim.words.title
    assert table.board.controls.claim.main
    qtbot.mouseClick(table.board.controls.claim, Qt.MouseButton.LeftButton)
    assert actions(table)[:2] == [Stop(), Claim((Placement(0, (4, 4, 4)), Placement(1, (1,))))]
    assert table.state.claim(0) == Claimed(0, (4, 4, 4))


@pytest.mark.parametrize("bonus", [(), (6,) * 5])
def test_a_turn_with_lit_cards_never_ends_by_one_press(qtbot: QtBot, bonus: tuple[int, ...]) -> None:
    """C once gave a turn away that no undo brought back, and the golden button offered to."""
    table = Table(qtbot, lying((1, 4, 4, 4, 6), "red K3", "blue S1", bonus_claim=bonus))
    table.key(KEY.Key_A)
    claim = table.board.controls.claim
    assert not claim.main
    before, asked = claim.words, table.board.prompt()
    for press in (lambda: table.key(KEY.Key_C), lambda: qtbot.mouseClick(claim, LEFT)):
        press()
        assert actions(table) == []
        assert claim.warning
        assert "red three of a kind" in table.board.prompt()
        assert claim.words != before
        table.key(KEY.Key_Right)
        assert (claim.warning, claim.words, table.board.prompt()) == (False, before, asked)
    table.key(KEY.Key_C)
    table.click("die-0-0")
    table.key(KEY.Key_C)
    qtbot.mouseClick(table.board.view.viewport(), LEFT, pos=QPoint(3, 3))
    table.key(KEY.Key_C)
    assert actions(table) == []
    table.key(KEY.Key_C)
    assert actions(table)[:2] == [Stop(), Claim()]


def test_a_turn_without_lit_cards_ends_by_one_press(qtbot: QtBot) -> None:
    table = Table(qtbot, lying((1, 2, 4, 5, 6), "red K3", phase="claim"))
    assert table.board.controls.claim.main
    table.key(KEY.Key_C)
    assert actions(table)[0] == Claim()


def test_a_hint_to_claim_no_card_is_played_with_one_press(qtbot: QtBot) -> None:
    table = Table(qtbot, lying((1, 4, 4, 4, 6), "red K3", phase="claim"))
    table.board.show_advice(Advice(Claim(), "bonus", (("total", 19),)), 3)
    table.key(KEY.Key_C)
    assert actions(table)[0] == Claim()


def test_a_key_held_down_does_not_claim(qtbot: QtBot) -> None:
    table = Table(qtbot, lying((1, 4, 4, 4, 6), "red K3"))
    table.key(KEY.Key_C)
    held = QKeyEvent(QEvent.Type.KeyPress, KEY.Key_C, Qt.KeyboardModifier.NoModifier, "c", autorep=True)
    QApplication.sendEvent(table.board.view, held)
    assert actions(table) == []


def test_arrows_reach_everything_row_by_row(qtbot: QtBot) -> None:
    """The first Right once went to the bonus die, and the next ones no farther."""
    table = Table(qtbot, lying((1, 4, 4, 4, 6), "red K3", "blue S1", "red R3", "blue P2", bonus=3))
    table.click("stack-0")
    view = table.board.view
    every = set(view.reachable_ids())
    table.board.view.set_cursor("")
    table.key(KEY.Key_Right)
    assert view.cursor == table.die("d0").id  # the first in the tray; d1 to d3 lie on a card
    for key in (KEY.Key_Right, KEY.Key_Left):
        seen = set()
        for _ in every:
            table.key(key)
            seen.add(view.cursor)
        assert seen == every
    view.set_cursor("stack-0")
    table.key(KEY.Key_Right)
    assert view.cursor == table.die("d1").id
    for key in (KEY.Key_Up, KEY.Key_Down):
        rows = set()
        for _ in range(4):
            table.key(key)
            rows.add(round(view.rect_of(view.cursor).center().y()))
        assert len(rows) >= 3


def test_enter_says_why_when_it_does_nothing(qtbot: QtBot) -> None:
    table = Table(qtbot, lying((1, 4, 4, 4, 6), "red K3"))
    table.board.view.set_cursor("area")
    table.key(KEY.Key_Return)
    assert table.said == [text.refusal("by_itself")]


def test_enter_shows_first_where_the_mouse_has_left_the_cursor(qtbot: QtBot) -> None:
    table = Table(qtbot, lying((1, 4, 4, 4, 6), "red K3"))
    table.click("die-0-0")
    assert table.board.plan.locked == {"d0"}
    table.key(KEY.Key_Return)
    assert table.board.plan.locked == {"d0"}
    table.key(KEY.Key_Return)
    assert not table.board.plan.locked


def test_only_cards_that_the_dice_may_still_claim_glow_under_a_dragged_die(qtbot: QtBot) -> None:
    table = Table(qtbot, lying((4, 4, 6), "red K3", "blue R4", "blue S4", turns=0))
    die = table.die("d0")
    stacks = [c for c in table.board.components if c.kind == "stack"]
    glowing = [c.id for c in stacks if table.board.hand.accepts(die, c)]
    assert glowing == ["stack-0", "stack-2"]


def test_a_click_on_a_die_on_a_card_takes_it_back(qtbot: QtBot) -> None:
    table = Table(qtbot, lying((1, 4, 4, 4, 6), "red K3"))
    table.click("stack-0")
    table.click("die-0-2")
    assert table.board.plan.group(0) == (4, 4)
    assert not table.board.controls.claim.isEnabled()
    assert table.pills(0)["lack"] == "1 more"
    qtbot.keyClick(table.board.view, KEY.Key_C)
    assert table.said == [text.refusal("incomplete")]
    assert actions(table) == []


def test_a_right_click_takes_all_dice_of_a_card_back(qtbot: QtBot) -> None:
    table = Table(qtbot, lying((1, 4, 4, 4, 6), "red K3"))
    table.click("stack-0")
    table.click("stack-0", RIGHT)
    assert table.board.plan.group(0) == ()


def test_dice_are_dragged_onto_cards_and_back(qtbot: QtBot) -> None:
    table = Table(qtbot, lying((1, 4, 4, 4, 6), "red K3", "blue S6"))
    table.drag("die-0-4", table.at("stack-1"))
    assert table.board.plan.group(1) == (6,)
    table.drag("die-0-1", table.at("stack-1"))  # a 4 does not fit there
    assert table.board.plan.group(1) == (6,)
    table.drag("die-0-4", table.at("stack-0", high=2.0) + QPoint(0, 60))
    assert table.board.plan.group(1) == ()


def test_keys_put_dice_on_the_card_of_the_cursor(qtbot: QtBot) -> None:
    table = Table(qtbot, lying((1, 4, 4, 4, 6), "red K3", "blue S6", phase="claim"))
    table.board.view.set_cursor("stack-1")
    table.key(KEY.Key_5, CONTROL)
    assert table.board.plan.group(1) == (6,)
    table.key(KEY.Key_5, CONTROL)
    assert table.board.plan.group(1) == ()
    table.key(KEY.Key_Return)
    assert table.board.plan.group(1) == (6,)
    table.key(KEY.Key_Backspace)
    assert table.board.plan.group(1) == ()
    table.board.view.set_cursor("stack-0")
    table.key(KEY.Key_Space)
    table.key(KEY.Key_C)
    assert actions(table)[0] == Claim((Placement(0, (4, 4, 4)),))


def test_what_does_not_fit_is_refused_with_the_reason(qtbot: QtBot) -> None:
    table = Table(qtbot, lying((1, 4, 4, 4, 6), "red R5", "red K3", held=[(1, (5, 5, 5))]))
    table.click("stack-0")
    assert table.said == [text.refusal("no_group")]
    table.board.view.set_cursor("stack-1")
    table.key(KEY.Key_2, CONTROL)
    assert table.said[1:] == [text.refusal("too_low")]
    assert not table.board.can_take_back


def test_dice_about_to_be_bumped_stay_in_sight(qtbot: QtBot) -> None:
    table = Table(qtbot, lying((1, 4, 4, 4, 6), "red K3", held=[(0, (2, 2, 2))]))
    assert table.pills(0)["need"] == "> 6"
    table.click("stack-0")
    mine = [c.id for c in table.board.components if c.place[:2] == ("plan", 0)]
    theirs = [c.id for c in table.board.components if c.place[:2] == ("claim", 0)]
    assert (len(mine), len(theirs)) == (3, 3)
    view = table.board.view
    assert not any(view.rect_of(a).intersects(view.rect_of(b)) for a in mine for b in theirs)


def test_undo_takes_single_steps_back(qtbot: QtBot) -> None:
    table = Table(qtbot, lying((1, 4, 4, 4, 6), "red K3", "blue S1"))
    assert not table.board.take_back()
    table.click("stack-0")
    table.click("stack-1")
    assert table.board.can_take_back
    assert table.board.take_back()
    assert (table.board.plan.group(0), table.board.plan.group(1)) == ((4, 4, 4), ())
    assert table.board.take_back()
    assert not table.board.can_take_back


def test_escape_takes_everything_back(qtbot: QtBot) -> None:
    table = Table(qtbot, lying((1, 4, 4, 4, 6), "red K3"))
    table.click("stack-0")
    table.click("die-0-0")
    table.key(KEY.Key_Escape)
    assert table.board.plan.kept == frozenset()


# ---- the bonus die -----------------------------------------------------------------------------------


def test_the_bonus_die_turns_a_die_by_two_clicks(qtbot: QtBot) -> None:
    table = Table(qtbot, lying((1, 4, 4, 5, 6), "red K3", bonus=4, phase="claim"))
    table.click("bonus")
    assert "bonus die" in table.board.prompt()
    table.click("die-0-3")
    assert table.board.plan.turned == "d3"
    assert table.die("d3").get("turned")
    assert table.die("d3").get("face") == 4
    table.click("stack-0")
    assert table.board.plan.group(0) == (4, 4, 4)


def test_the_bonus_die_is_dragged_onto_a_die_and_stays_in_the_tray(qtbot: QtBot) -> None:
    table = Table(qtbot, lying((1, 4, 4, 5, 6), "red K3", bonus=4))
    table.drag("bonus", table.at("die-0-0"))
    assert table.board.plan.turned == "d0"
    table.drag("bonus", table.at("stack-0"))
    assert table.part("bonus").place == ("tray", "b")


def test_while_rolls_are_left_a_click_keeps_the_bonus_die(qtbot: QtBot) -> None:
    table = Table(qtbot, lying((1, 4, 4, 5, 6), "red K3", bonus=4), Roll((2, 2, 2, 2, 3)))
    table.click("bonus")
    qtbot.mouseClick(table.board.controls.roll, Qt.MouseButton.LeftButton)
    assert actions(table) == [Reroll((), keep_bonus=True)]
    assert table.state.bonus_face == 4


def test_the_place_of_the_bonus_die_tells_who_would_get_it(qtbot: QtBot) -> None:
    table = Table(qtbot, lying((1, 4, 4, 5, 6), "red K3", bonus_claim=(6, 6), phase="claim"))
    area = table.part("area")
    assert (area.get("total"), area.get("tries"), area.get("wins")) == (12, 20, True)
    assert area.get("owner") == 1


# ---- odds --------------------------------------------------------------------------------------------


def test_every_card_shows_the_exact_chance_of_the_locks(qtbot: QtBot) -> None:
    state = lying((1, 4, 4, 5, 6), "red K3", "blue K4", "black R5", "orange P2", held=[(3, (6, 6))])
    table = Table(qtbot, state)
    for locks in ((), (4, 4)):
        table.board.hand.do(table.board.plan.lock_exactly(locks))
        odds = claim_odds(state, locks)
        for slot in range(3):
            assert table.pills(slot)["chance"] == text.percent(odds[slot])
        assert table.pills(3) == {"need": "safe", "chance": "0%"}
    assert "34%" not in table.board.controls.roll.words.note
    best = max(range(3), key=lambda slot: odds[slot] * (5, 12, 10)[slot])
    assert text.percent(odds[best]) in table.board.controls.roll.words.note


def test_certain_points_and_chances_are_told_apart(qtbot: QtBot) -> None:
    """Beside "+5" on a card that could be claimed "11%" was once read as the chance for those points."""
    table = Table(qtbot, lying((1, 4, 4, 4, 6), "red K3"), Roll((2, 3, 3, 3, 5)))
    assert pill_width("+5", 20, "good") > pill_width("+5", 20)  # each has its icon
    assert pill_width("11%", 20, "chance") > pill_width("11%", 20)
    mark = dict(table.part("mark-0").face)
    assert (mark["gain"], mark["placed"]) == ("+5", False)
    table.click("stack-0")
    mark = dict(table.part("mark-0").face)
    assert (mark["gain"], mark["placed"], mark["chance"]) == ("+5", True, "")
    assert "rolled again" in table.board.actions()[0].toolTip()


def test_in_the_last_phase_no_card_shows_a_chance(qtbot: QtBot) -> None:
    table = Table(qtbot, lying((1, 4, 4, 4, 6), "red K3", "blue R5", phase="claim"))
    assert all("chance" not in table.pills(slot) for slot in (0, 1))
    assert "chance" not in table.board.tip_at(table.at("stack-0", high=0.1))


def test_the_odds_can_be_switched_off_for_good(qtbot: QtBot) -> None:
    table = Table(qtbot, lying((1, 4, 4, 5, 6), "red K3"))
    assert "chance" in table.pills(0)
    table.key(KEY.Key_O)
    assert "chance" not in table.pills(0)
    assert "%" not in table.board.controls.roll.words.note
    assert table.preferences[ODDS] is False
    table.board.actions()[0].trigger()
    assert "chance" in table.pills(0)


# ---- the joker ---------------------------------------------------------------------------------------


def test_the_joker_takes_one_of_the_colours_offered(qtbot: QtBot) -> None:
    state = position(
        Said(
            2,
            cards={0: "blackS1 redS2 orangeS4"},
            joker="0:?",
            phase="joker",
            rerolls=2,
            heights={1: 4, 2: 5},
        )
    )
    table = Table(qtbot, state)
    controls = table.board.controls
    assert [button.colour for button in controls.suits if button.isVisible()] == [0, 2, 3]
    assert not controls.roll.isVisible()
    qtbot.mouseClick(controls.suits[2], Qt.MouseButton.LeftButton)
    assert actions(table) == [AssignJoker(2)]
    assert table.board.pad.rows[0].cells[2].joker
    assert controls.roll.isVisible()


def test_digits_choose_the_colour_of_the_joker(qtbot: QtBot) -> None:
    state = position(
        Said(2, cards={0: "blackS1 redS2"}, joker="0:?", phase="joker", rerolls=2, heights={1: 4})
    )
    table = Table(qtbot, state)
    table.key(KEY.Key_3)
    assert actions(table) == []
    table.key(KEY.Key_2)
    assert actions(table) == [AssignJoker(2)]


# ---- other seats, other times ------------------------------------------------------------------------


def test_what_a_computer_keeps_is_seen_and_nothing_can_be_done_meanwhile(qtbot: QtBot) -> None:
    table = Table(qtbot, lying((1, 4, 4, 5, 6), "red K3"), Roll((2, 3, 3)), computers=(0, 1))
    assert table.board.prompt() == ""
    assert not any(c.get("claimable") for c in table.board.components if c.kind == "stack")
    assert "chance" not in table.pills(0)
    table.session.submit(Reroll((4, 4)), 0, table.session.revision)
    assert [table.die(name).get("locked") for name in ("d0", "d1", "d2")] == [False, True, True]
    assert not table.board.controls.roll.isEnabled()
    assert not table.board.controls.claim.isEnabled()
    table.click("die-0-0")
    assert table.said == [text.refusal("turn")]


def test_an_earlier_position_is_only_looked_at(qtbot: QtBot) -> None:
    table = Table(qtbot, lying((1, 4, 4, 5, 6), "red K3"), Roll((2, 3, 3)))
    table.click("die-0-1")
    table.click("die-0-2")
    table.key(KEY.Key_R)
    table.perspective.look_at(0)
    assert [c.get("face") for c in table.board.components if c.get("name")] == [1, 4, 4, 5, 6]
    table.click("stack-0")
    assert table.said == [text.refusal("turn")]
    assert not table.board.controls.claim.isEnabled()
    table.perspective.look_at(None)
    assert table.board.controls.claim.isEnabled()
    assert table.board.plan.state == table.state


def test_the_last_roll_of_the_bonus_die_stays_in_sight(qtbot: QtBot) -> None:
    state = lying((1, 1, 2, 2, 6), "red K3", seats=2, phase="claim", turns=30)
    state = replace(state, stacks=(Stack(state.stacks[0].top, 1, Claimed(1, (6, 6, 6))),))
    table = Table(qtbot, state, BonusRoll(5))
    table.key(KEY.Key_C)  # seat 1 collects the last card; the dice left over were seat 0's claim
    assert table.session.over
    assert table.state.bonus_points == (5, 0)
    assert (table.part("bonus").place, table.part("bonus").get("face")) == (("centre",), 5)
    area = table.part("area")
    assert (area.get("final"), area.get("hand")) == (5, 0)
    assert not table.board.controls.isVisible()


def test_the_last_turn_is_told_where_the_dice_lay(qtbot: QtBot) -> None:
    """Who took what at the end was once only to be found in the log."""
    state = lying((1, 1, 2, 2, 6), "red K3", "blue P2", seats=2, phase="claim", turns=30)
    state = replace(state, stacks=(Stack(state.stacks[0].top, 1, Claimed(1, (6, 6, 6))), state.stacks[1]))
    table = Table(qtbot, state, BonusRoll(5))
    assert not table.board.ending.isVisible()
    table.click("stack-1")
    playing = table.board.minimumSizeHint().width()
    table.key(KEY.Key_C)
    assert table.session.over
    told = " ".join(table.board.ending.lines)
    for words in (
        "Bruno collects red three of a kind",
        "a stack is empty",
        "Ada collects blue pair",
        "5 point",
    ):
        assert words in told
    assert table.board.ending.isVisible()
    assert table.board.minimumSizeHint().width() < playing  # so that the scores lie beside the board
    table.perspective.look_at(0)
    assert not table.board.ending.isVisible()
    assert table.board.minimumSizeHint().width() == playing


# ---- hints -------------------------------------------------------------------------------------------


def test_a_hint_lights_up_card_dice_and_button(qtbot: QtBot) -> None:
    table = Table(qtbot, lying((1, 4, 4, 5, 6), "red K3", "blue S1"))
    advice = Advice(Reroll((4, 4)), "aim", (("kept", (4, 4)), ("slot", 0), ("chance", 0.5), ("gain", 5)))
    table.board.show_advice(advice, 1)
    assert [table.part(f"stack-{slot}").get("hinted") for slot in (0, 1)] == [True, False]
    assert not table.die("d1").get("hinted")
    table.board.show_advice(advice, 2)
    assert [table.die(f"d{n}").get("hinted") for n in range(5)] == [False, True, True, False, False]
    assert not table.board.plan.locked
    table.board.show_advice(advice, 3)
    assert table.board.plan.locked == {"d1", "d2"}
    qtbot.mouseClick(table.board.controls.roll, Qt.MouseButton.LeftButton)
    assert actions(table) == [advice.action]
    table.board.show_advice(None, 0)
    assert not table.part("stack-0").get("hinted")


def test_a_hint_lays_out_a_claim(qtbot: QtBot) -> None:
    table = Table(qtbot, lying((1, 4, 4, 5, 6), "red K3", bonus=4, phase="claim"))
    claim = Claim((Placement(0, (4, 4, 4)),))
    table.board.show_advice(Advice(claim, "sure", (("slot", 0), ("gain", 5))), 3)
    assert table.board.plan.claim == claim
    qtbot.mouseClick(table.board.controls.claim, Qt.MouseButton.LeftButton)
    assert actions(table) == [claim]


# ---- motion ------------------------------------------------------------------------------------------


def test_dice_are_thrown_and_only_then_the_cards_light_up(qtbot: QtBot) -> None:
    table = Table(qtbot, lying((1, 4, 4, 5, 6), "red K3"), Roll((3, 3, 4)), speed=8.0)
    table.click("die-0-1")
    table.click("die-0-2")
    table.board.finish_motion()
    table.key(KEY.Key_R)
    assert table.board.moving
    assert not table.part("stack-0").get("claimable")
    qtbot.waitUntil(lambda: not table.board.moving)
    assert table.part("stack-0").get("claimable")


def test_any_input_ends_the_motion_at_once(qtbot: QtBot) -> None:
    table = Table(qtbot, lying((1, 4, 4, 5, 6), "red K3"), Roll((3, 3, 3, 3, 4)), speed=0.01)
    table.key(KEY.Key_R)
    assert table.board.moving
    assert Sound.ROLL in table.heard.kinds
    qtbot.mouseClick(table.board.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
    assert not table.board.moving
    assert table.part("stack-0").get("claimable")
    table.key(KEY.Key_R)
    assert table.board.moving
    table.key(KEY.Key_Home)
    assert not table.board.moving


def test_sounds_that_wait_for_their_motion_end_with_it(qtbot: QtBot) -> None:
    table = Table(qtbot, lying((1, 4, 4, 4, 6), "red K3"), Roll((3, 3, 3, 3, 4)), speed=0.01)
    table.click("stack-0")
    table.key(KEY.Key_C)
    assert Sound.ROLL not in table.heard.kinds
    table.board.finish_motion()
    assert not table.board.moving
    assert Sound.ROLL not in table.heard.kinds


# ---- words and room ----------------------------------------------------------------------------------


def test_a_card_tells_everything_about_itself(qtbot: QtBot) -> None:
    table = Table(qtbot, lying((1, 4, 4, 4, 6), "red K3", held=[(0, (2, 2, 2))]))
    tip = table.board.tip_at(table.at("stack-0", high=0.1))
    for words in (
        "Red three of a kind",
        "Bruno claims it with",
        "Beat it",
        "Claimed now it brings you 5 point",
    ):
        assert words in tip
    assert "If you roll the other dice again, the chance is" in tip
    assert "Bonus die: nobody claims it." in table.board.tip_at(table.at("area"))
    assert table.board.tip_at(QPoint(2, 2)) == ""


def test_the_table_can_be_told_in_words(qtbot: QtBot) -> None:
    table = Table(qtbot, lying((1, 4, 4, 4, 6), "red K3"))
    assert "Red three of a kind" in table.board.describe()
    assert table.board.accessibleName() == "Roll'n Bump board"
    scene = QAccessible.queryAccessibleInterface(table.board.view)
    names = [scene.child(n).text(QAccessible.Text.Name) for n in range(scene.childCount())]
    assert any(name.startswith("Red three of a kind") for name in names)
    assert "Die 2: 4" in names
    assert table.board.controls.roll.accessibleName()


def test_dice_take_another_colour_when_the_seat_does(qtbot: QtBot) -> None:
    table = Table(qtbot, lying((1, 4, 4, 4, 6), "red K3"))
    corner = table.at("die-0-0") - QPoint(18, 18)

    def shade() -> QColor:
        return table.board.grab().toImage().pixelColor(corner)

    before = shade()
    table.session.seat_player(0, Player("Ada", colour="green"))
    qtbot.waitUntil(lambda: shade().green() > before.green() + 40)
    assert table.board.pad.rows[0].colour == "green"


def test_tab_goes_from_the_scene_to_the_buttons(qtbot: QtBot) -> None:
    table = Table(qtbot, lying((1, 4, 4, 4, 6), "red K3"))
    with qtbot.waitActive(table.board):
        table.board.activateWindow()
    table.board.setFocus()
    qtbot.waitUntil(table.board.view.hasFocus)
    assert table.board.hasFocus()
    for button in (table.board.controls.roll, table.board.controls.claim):
        qtbot.keyClick(QApplication.focusWidget(), KEY.Key_Tab)
        assert button.hasFocus()
    qtbot.keyClick(table.board.controls.claim, KEY.Key_Space)
    assert actions(table) == []  # cards are lit
    qtbot.keyClick(table.board.controls.claim, KEY.Key_Space)
    assert actions(table)[0] == Stop()


class Loud(QTranslator):
    """A language in which everything is said in capitals."""

    def isEmpty(self) -> bool:
        return False

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        return re.sub(r"{\w+}|[^{}]+", _loud, source) if context == "Rollnbump" else ""


def _loud(part: re.Match[str]) -> str:
    words = part.group()
    return words if words.startswith("{") else words.upper()


def test_the_words_follow_the_language(qtbot: QtBot, qapp: QApplication) -> None:
    table = Table(qtbot, lying((1, 4, 4, 4, 6), "red K3", phase="claim"))
    before = table.board.controls.claim.words.title
    loud = Loud()
    qapp.installTranslator(loud)
    try:
        qtbot.waitUntil(lambda: table.board.controls.claim.words.title == before.upper())
    finally:
        qapp.removeTranslator(loud)


@pytest.mark.parametrize("size", [(756, 400), (1016, 420), (2400, 1300)])
def test_everything_is_in_sight_at_any_size(qtbot: QtBot, size: tuple[int, int]) -> None:
    state = position(Said(5, roll="13446", on={1: "redK3 1:222"}, bonus="1:66"))
    table = Table(qtbot, state, size=size)
    board = table.board
    for part in (board.pad, board.controls, board.controls.roll, board.controls.claim):
        assert part.isVisible()
        corner = part.mapTo(board, part.rect().bottomRight())
        assert board.rect().contains(corner)
    for component in board.components:
        if component.place[0] not in ("reserve", "seat"):
            assert board.view.rect().toRectF().contains(board.view.rect_of(component.id)), component.id


def test_the_joker_can_be_claimed(qtbot: QtBot) -> None:
    table = Table(qtbot, lying((4, 4, 4, 4, 4), "red K3", phase="claim"))
    table.click("stack-joker")
    assert table.board.plan.group(JOKER_SLOT) == (4, 4, 4, 4, 4)


@pytest.mark.parametrize("seed", range(3))
def test_whatever_is_pressed_the_plan_fits_the_position(qtbot: QtBot, seed: int) -> None:
    """Clicks, drags and keys anywhere, also while dice roll; now and then a look back and an undo."""
    random = Random(seed)
    state = GAME.initial(Setup(3))
    table = Table(qtbot, state, computers=(), speed=random.choice((0.0, 4.0)))
    board, viewport = table.board, table.board.view.viewport()
    keys = [*map(KEY, range(KEY.Key_0, KEY.Key_7)), KEY.Key_R, KEY.Key_T, KEY.Key_A, KEY.Key_Return]
    keys += [KEY.Key_Left, KEY.Key_Right, KEY.Key_Up, KEY.Key_Down, KEY.Key_Backspace, KEY.Key_Escape]

    def anywhere() -> QPoint:
        names = board.view.reachable_ids()
        if names and random.random() < 0.8:
            return table.at(random.choice(names), high=random.choice((0.12, 0.5)))
        return QPoint(random.randrange(viewport.width()), random.randrange(viewport.height()))

    for _ in range(120):
        match random.randrange(8):
            case 0 | 1:
                qtbot.mouseClick(viewport, random.choice((LEFT, LEFT, RIGHT)), pos=anywhere())
            case 2:
                start = anywhere()
                qtbot.mousePress(viewport, LEFT, pos=start)
                qtbot.mouseMove(viewport, start + QPoint(0, -30))
                qtbot.mouseMove(viewport, end := anywhere())
                qtbot.mouseRelease(viewport, LEFT, pos=end)
            case 3 | 4:
                table.key(random.choice(keys), random.choice((Qt.KeyboardModifier.NoModifier, CONTROL)))
            case 5:
                button = random.choice((board.controls.roll, board.controls.claim, *board.controls.suits))
                qtbot.mouseClick(button, LEFT)
            case 6:
                table.key(KEY.Key_C)
                table.key(KEY.Key_C)
            case _ if table.session.ply:
                table.perspective.look_at(random.choice((None, random.randrange(table.session.ply))))
                board.take_back()
        assert board.plan.state == table.perspective.seen.state
        places = [c.place for c in board.components if c.kind == "die"]
        assert len(places) == len(set(places)) == 15
    board.finish_motion()
    assert table.session.ply > 15
