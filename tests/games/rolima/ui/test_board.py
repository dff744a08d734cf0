"""The Rolimã table by itself: playing, drafting and gum cards by mouse, drag and key; what is shown of it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt, QTranslator
from PySide6.QtGui import QHelpEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from desktop_app.bots.bot import Advice
from desktop_app.games.rolima.engine.notation import card_text
from desktop_app.games.rolima.engine.state import Play, Reveal, Take, TakeGum
from desktop_app.games.rolima.ui import text
from desktop_app.qt import theme
from desktop_app.qt.sound import Sound
from tests.games.rolima.positions import Table as Said
from tests.games.rolima.positions import cards, ended, short

from .boards import RIGHT, Table

KEY = Qt.Key
FOUR = Said(("G4 R5 B2 B3", "B9", "G6", "Y2"), rule=2, horn=1)
"""Seat 0 plays last; slipstream lies open, green moves and drags blue along if it plays G4."""
BLIND = Said(("G4 R5", "R9", "G6"), rule=8, horn=1)


def last(qtbot: QtBot, **more: object) -> Table:
    """The table where seat 0 plays last."""
    table = Table(qtbot, FOUR, **more)  # type: ignore[arg-type]
    table.play("play B9", "play G6", "play Y2")
    return table


def drafting(qtbot: QtBot) -> Table:
    """The table where seat 0 drafts first."""
    table = Table(qtbot, Said(("G2 R5", "R9", "G6"), horn=1, display="R1 B7 Y3 V2"))
    table.play("play R9", "play G6", "play G2")
    assert table.state.current == 0
    return table


def with_gum(qtbot: QtBot) -> Table:
    """The table where seat 0 takes a gum card: it has drafted last."""
    table = Table(qtbot, Said(("R9 R5", "G2", "G6"), horn=1, gums="1-2--", display="R1 B7 Y3 V2"))
    table.play("play G2", "play G6", "play R9")
    while table.state.phase == "draft":
        table.play(f"take {card_text(table.state.display[0])}")
    assert (table.state.phase, table.state.current) == ("gum", 0)
    return table


# ---- playing -----------------------------------------------------------------------------------------


def test_a_click_chooses_a_card_and_a_second_one_plays_it(qtbot: QtBot) -> None:
    table = last(qtbot)
    name = table.named("G4")
    table.click(name)
    assert table.part(name).get("chosen")
    assert table.actions[3:] == []
    table.click(name)
    assert table.actions[3:] == ["play G4"]
    assert table.part(name).place == ("played", 0)


def test_the_button_plays_what_is_chosen(qtbot: QtBot) -> None:
    table = last(qtbot)
    assert not table.part("deed").get("enabled")
    table.click("deed")
    assert table.said == [text.refusal("none_chosen")]
    table.click(table.named("B2"))
    table.click("deed")
    assert table.actions[3:] == ["play B2"]


def test_a_card_is_dragged_to_the_street(qtbot: QtBot) -> None:
    table = last(qtbot)
    table.drag(table.named("R5"), QPoint(500, 150))
    assert table.actions[3:] == ["play R5"]


def test_a_card_that_is_dropped_on_the_hand_comes_back(qtbot: QtBot) -> None:
    table = last(qtbot)
    name = table.named("R5")
    start = table.at(name)
    table.drag(name, start + QPoint(30, 20))
    assert table.actions[3:] == []
    assert table.part(name).place[0] == "hand"


def test_right_click_escape_and_taking_back_choose_nothing(qtbot: QtBot) -> None:
    table = last(qtbot)
    name = table.named("R5")
    table.click(name)
    table.click(name, RIGHT)
    assert table.board.plan.chosen is None
    table.click(name)
    table.key(KEY.Key_Escape)
    assert table.board.plan.chosen is None
    table.click(name)
    assert table.board.can_take_back
    assert table.board.take_back()
    assert not table.board.can_take_back
    assert not table.board.take_back()


def test_playing_by_keys(qtbot: QtBot) -> None:
    table = last(qtbot)
    table.key(KEY.Key_Right)
    table.key(KEY.Key_Right)
    hand = table.state.hands[0]
    assert table.part(f"card-{hand[1]}").get("chosen")
    table.key(KEY.Key_4)
    assert table.part(f"card-{hand[3]}").get("chosen")
    table.key(KEY.Key_Return)
    assert table.actions[3:] == [f"play {card_text(hand[3])}"]


def test_a_held_key_plays_once(qtbot: QtBot) -> None:
    table = drafting(qtbot)
    table.key(KEY.Key_1)
    held = QKeyEvent(QEvent.Type.KeyPress, KEY.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", True)
    QApplication.sendEvent(table.board.view, held)
    assert table.actions[3:] == []


def test_what_cannot_be_played_says_why(qtbot: QtBot) -> None:
    table = last(qtbot)
    table.click(next(part.id for part in table.parts("card", "display")))
    assert table.said == [text.refusal("only_play")]
    assert table.actions[3:] == []


# ---- the look ahead ----------------------------------------------------------------------------------


def test_hovering_shows_what_a_card_would_do(qtbot: QtBot) -> None:
    table = last(qtbot)
    table.hover(table.named("G4"))
    ghosts = {part.id: part.place for part in table.parts("ghost")}
    assert ghosts == {"ghost-2": ("row", 1, 3, 4), "ghost-3": ("row", 1, 2, 4)}
    green = table.part("sum-2")
    assert (green.get("total"), green.get("ahead"), green.get("wins_ahead")) == (6, 10, True)
    assert table.part("seat-0").get("ahead") == 1
    worth = table.part("worth")
    assert isinstance(worth.get("ahead"), int)
    table.hover("deed")
    assert not table.parts("ghost")
    assert table.part("worth").get("ahead") is None


def test_the_chosen_card_shows_the_same_by_keys(qtbot: QtBot) -> None:
    table = last(qtbot)
    number = table.state.hands[0].index(cards("G4")[0]) + 1
    table.key(KEY(KEY.Key_0 + number))
    assert {part.id for part in table.parts("ghost")} == {"ghost-2", "ghost-3"}


def test_carts_that_would_move_stay_beside_their_ghosts_row(qtbot: QtBot) -> None:
    table = last(qtbot)
    table.hover(table.named("G4"))
    there = {part.id: part.place for part in table.parts("cart")}
    assert there["cart-2"][:2] == ("row", 0)
    assert there["cart-1"] == ("row", 1, 0, 4)
    places = [part.place for part in (*table.parts("cart"), *table.parts("ghost"))]
    assert len(set(places)) == len(places)


def test_in_the_draft_a_card_shows_what_the_hand_is_worth_with_it(qtbot: QtBot) -> None:
    table = drafting(qtbot)
    now = table.part("worth").get("now")
    table.hover(table.named("R1"))
    ahead = table.part("worth").get("ahead")
    assert isinstance(now, int)
    assert isinstance(ahead, int)
    assert ahead > now


# ---- drafting and gum cards --------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["click", "drag", "keys"])
def test_a_card_is_drafted(qtbot: QtBot, way: str) -> None:
    table = drafting(qtbot)
    name = table.named("Y3")
    if way == "click":
        table.click(name)
        table.click(name)
    elif way == "drag":
        table.drag(name, table.board.artist.layout.hand.center().toPoint())
    else:
        table.key(KEY(KEY.Key_1 + table.state.display.index(cards("Y3")[0])))
        table.key(KEY.Key_Space)
    assert table.actions[3:4] == ["take Y3"]
    assert table.part(name).place[0] == "hand"


def test_a_gum_card_is_taken_from_another_seat(qtbot: QtBot) -> None:
    table = with_gum(qtbot)
    assert table.part("gum-0").place[:2] == ("owned", 1)
    table.click("gum-0")
    assert table.part("gum-0").get("chosen")
    table.click("gum-0")
    assert table.actions[-1] == "gum R"
    assert table.part("gum-0").place[:2] == ("owned", 0)


def test_the_horn_lies_at_its_owner(qtbot: QtBot) -> None:
    table = with_gum(qtbot)
    assert table.part("horn").place == ("horn", 0)


# ---- what is seen ------------------------------------------------------------------------------------


def test_sums_follow_the_cards_as_they_fall(qtbot: QtBot) -> None:
    table = Table(qtbot, FOUR)
    seen = []
    for said in ("play B9", "play G6", "play Y2"):
        table.play(said)
        seen.append([table.part(f"sum-{colour}").get("total") for colour in range(5)])
    assert seen == [
        [None, None, None, 9, None], [None, None, 6, 9, None], [None, 2, 6, 9, None]
    ]  # fmt: skip
    assert [part.id for part in table.parts("sum") if part.get("wins")] == ["sum-3"]


def test_a_tripled_card_and_a_halved_total_are_marked(qtbot: QtBot) -> None:
    table = Table(qtbot, Said(("R9", "V8", "R3"), rule=10, horn=1))
    table.play("play V8", "play R3")
    lowest = table.part(table.named("R3"))
    assert (lowest.get("weight"), lowest.get("weighed")) == (9, True)
    assert not table.part(table.named("V8")).get("weighed")
    halved = Table(qtbot, Said(("R9", "V8", "R3"), rule=1, horn=1, track="BG/V/YR"))
    halved.play("play V8", "play R3")
    red = halved.part("sum-0")
    assert (red.get("total"), red.get("halved")) == (1, True)
    assert not halved.part("sum-4").get("halved")


def test_cards_of_a_blind_bend_lie_face_down_and_turn_over_together(qtbot: QtBot) -> None:
    table = Table(qtbot, BLIND)
    table.play("play R9", "play G6")
    assert {part.id for part in table.parts("back")} == {"back-1", "back-2"}
    assert not table.parts("card", "played")
    assert {"back-1", "back-2"} <= set(table.board.view.reachable_ids())
    assert "9" not in "".join(table.board.view.name_of(name) for name in ("back-1", "back-2"))
    table.play("play G4")
    assert not table.parts("back")
    assert len(table.parts("card", "played")) == 3


def test_an_own_card_of_a_blind_bend_is_known_to_its_seat_only(qtbot: QtBot) -> None:
    table = Table(qtbot, Said(("G4 R5", "R9", "G6"), rule=8, horn=0))
    table.play("play G4")
    assert table.part(table.named("G4")).get("blind")
    table.perspective.set_seat(1)
    assert [part.id for part in table.parts("back")] == ["back-0"]


@pytest.mark.parametrize("first", [True, False])
def test_in_a_blind_bend_no_card_promises_a_move(qtbot: QtBot, first: bool) -> None:
    """Nor a place in the draft, nor new totals: neither a card looked at nor the own one that was played."""
    table = Table(qtbot, Said(("G4 R5 B2 G0/10", "R9", "G6"), rule=8, horn=0 if first else 2))
    if not first:
        table.play("play G6")
    board, before = table.board, {part.id: part.place for part in table.parts("cart")}

    def promises_nothing() -> None:
        assert not table.parts("ghost")
        assert {part.id: part.place for part in table.parts("cart")} == before
        assert not any(part.get("dim") or part.get("lit") for part in table.parts("cart"))
        for part in table.parts("sum"):
            assert [part.get(key) for key in ("total", "ahead")] == [None, None]
            assert not any(part.get(key) for key in ("wins", "wins_ahead", "looking", "halved"))
        for part in table.parts("seat"):
            assert [part.get(key) for key in ("order", "ahead")] == [None, None]
        assert table.part("worth").get("ahead") is None
        for word in ("moves", "draft 1st", "drafts", "So far", "cheered"):
            assert word not in board.describe().replace(text.SPACE, " ")
            assert word not in board.prompt()

    promises_nothing()
    for card, counts in (("G4", "Counts 4"), ("G0/10", "Counts 10 if alone, else 0")):
        name = table.named(card)
        table.hover(name)
        assert board.plan.looked_at is not None
        promises_nothing()
        assert counts in board.view.name_of(name)
        assert counts in board.describe()
        assert "brings" in board.view.name_of("worth")
    table.click(table.named("G4"))
    assert board.prompt().endswith("face down?")
    promises_nothing()
    table.key(KEY.Key_Return)
    board.finish_motion()
    assert table.part(table.named("G4")).get("blind")
    assert board.view.name_of(table.named("G4")).endswith("face down")
    assert table.part("sums").get("hidden") == (1 if first else 2)
    promises_nothing()


def test_nobody_looking_sees_no_hand_and_can_do_nothing(qtbot: QtBot) -> None:
    table = last(qtbot)
    table.click(table.named("G4"))
    held = {f"card-{card}" for hand in table.state.hands for card in hand}
    table.perspective.set_seat(None)
    assert not held & {part.id for part in table.board.components}
    assert not held & set(table.board.view.reachable_ids())
    assert not table.parts("ghost")
    assert table.board.plan.chosen is None
    assert table.board.prompt() == ""
    assert not table.parts("worth")
    for card in held:
        assert table.board.view.spot_of(card) is None


@pytest.mark.parametrize("speed", [0.0, 1.0])
def test_another_seat_sees_its_own_hand_only(qtbot: QtBot, speed: float) -> None:
    table = last(qtbot, people=(0, 1, 2, 3), speed=speed)
    table.board.finish_motion()
    table.perspective.set_seat(2)
    shown = {part.get("card") for part in table.parts("card", "hand")}
    assert shown == set(table.state.hands[2])
    assert not table.board.moving
    words = "\n".join(
        (table.board.describe(), *map(table.board.view.name_of, table.board.view.reachable_ids()))
    )
    for card in table.state.hands[0]:
        assert text.card_name(card) not in words


def test_the_podium_stands_at_the_end_with_all_bets(qtbot: QtBot) -> None:
    table = Table(qtbot, ended("R6 Y5 V3", "R8 G2 G3", "B1 B2 Y4", gums="11--2"))
    assert [part.get("total") for part in table.parts("bets")] == [10, 14, 4]
    assert [part.get("won") for part in table.parts("bets")] == [False, True, False]
    assert len(table.parts("card", "bet")) == 9
    assert len(table.parts("gum", "bet gum")) == 3
    points = [
        part.get("points") for part in (*table.parts("card"), *table.parts("gum")) if part.get("seat") == 1
    ]
    assert points == [3, 3, 3, 3, 2]
    assert table.part("podium").get("race") == table.state.race


def test_hints_mark_the_card_then_choose_it(qtbot: QtBot) -> None:
    table = last(qtbot)
    advice = Advice(Play(cards("G4")[0]), "leads")
    table.board.show_advice(advice, 1)
    assert not any(part.get("hinted") for part in table.board.components)
    table.board.show_advice(advice, 2)
    assert table.part(table.named("G4")).get("hinted")
    assert table.board.plan.chosen is None
    table.board.show_advice(advice, 3)
    assert table.part(table.named("G4")).get("chosen")
    table.board.show_advice(None, 0)
    assert not any(part.get("hinted") for part in table.board.components)


@pytest.mark.parametrize("kind", ["take", "gum"])
def test_hints_of_the_draft_and_of_gum_cards(qtbot: QtBot, kind: str) -> None:
    table = drafting(qtbot) if kind == "take" else with_gum(qtbot)
    action = Take(cards("Y3")[0]) if kind == "take" else TakeGum(3)
    name = table.named("Y3") if kind == "take" else "gum-3"
    table.board.show_advice(Advice(action, "worth"), 2)
    assert [part.id for part in table.board.components if part.get("hinted")] == [name]


def test_tool_tips_say_the_rule(qtbot: QtBot) -> None:
    table = last(qtbot)
    at = table.board.view.rect_of("hill-1").center().toPoint()
    viewport = table.board.view.viewport()
    QApplication.sendEvent(viewport, QHelpEvent(QEvent.Type.ToolTip, at, viewport.mapToGlobal(at)))
    assert "Slipstream" in QToolTip.text()
    QToolTip.hideText()


@pytest.mark.parametrize("when", ["cheer", "blind", "draft", "gum", "over"])
def test_every_component_that_can_be_reached_has_a_name(qtbot: QtBot, when: str) -> None:
    made: dict[str, Callable[[QtBot], Table]] = {
        "cheer": last,
        "draft": drafting,
        "gum": with_gum,
        "blind": lambda bot: Table(bot, BLIND),
        "over": lambda bot: Table(bot, ended("R6 Y5 V3", "R8 G2 G3", gums="11---")),
    }
    table = made[when](qtbot)
    view = table.board.view
    assert [name for name in view.reachable_ids() if not view.name_of(name)] == []
    assert table.board.describe()


def test_ctrl_and_arrows_go_over_the_table(qtbot: QtBot) -> None:
    table = last(qtbot)
    table.board.view.setFocus()
    seen = set()
    for key in (KEY.Key_Left, KEY.Key_Up, KEY.Key_Up, KEY.Key_Right, KEY.Key_Right, KEY.Key_Down):
        table.key(key, Qt.KeyboardModifier.ControlModifier)
        seen.add(table.board.view.cursor)
    assert len(seen) > 3
    assert table.board.plan.chosen is None
    table.board.view.set_cursor(table.named("R5"))
    table.key(KEY.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert table.part(table.named("R5")).get("chosen")


@pytest.mark.parametrize("seats", [2, 6])
@pytest.mark.parametrize("dark", [False, True])
def test_both_themes_are_painted(qtbot: QtBot, seats: int, dark: bool) -> None:
    table = Table(qtbot, Said(("R5", "B9", "G6", "Y2", "G9", "V8")[:seats]))
    first = table.board.grab().toImage()
    table.board.set_theme((theme.dark() if dark else theme.light()).with_accent("mango"))
    again = table.board.grab().toImage()
    assert (first == again) is not dark
    assert not again.isNull()


# ---- motion ------------------------------------------------------------------------------------------


def run(table: Table, milliseconds: float = 400.0) -> None:
    """Let so much time pass for what moves."""
    table.clock.now += milliseconds
    table.board.view._stage._tick()


def test_what_happens_is_shown_in_acts(qtbot: QtBot) -> None:
    """The own card falls, then the sums stand, then the carts roll; the next seat waits so long."""
    table = last(qtbot, speed=1.0)
    table.board.finish_motion()
    table.play("play G4")
    board = table.board
    assert board.moving
    assert table.part(table.named("G4")).place == ("played", 0)
    assert table.part("cart-2").place[:2] == ("row", 0)
    run(table)
    with qtbot.waitSignal(board.performance.resting.timeout):
        pass
    assert table.part("sum-2").get("wins")
    assert table.part("cart-2").place[:2] == ("row", 0)
    with qtbot.waitSignal(board.performance.resting.timeout):
        pass
    assert table.part("cart-2").place[:2] == ("row", 1)
    run(table)
    with qtbot.waitSignal(board.performance.resting.timeout):
        pass
    run(table)
    assert not board.moving
    assert table.heard.kinds[-3:] == [Sound.CARD, Sound.CHEER, Sound.CART]


def test_cards_of_a_blind_bend_are_turned_over_in_an_act(qtbot: QtBot) -> None:
    table = Table(qtbot, BLIND, speed=1.0)
    table.play("play R9")
    table.board.finish_motion()
    table.play("play G6")
    table.board.finish_motion()
    table.play("play G4")
    assert {part.id for part in table.parts("back")} == {"back-1", "back-2"}
    assert table.part(table.named("G4")).get("blind")
    run(table)
    with qtbot.waitSignal(table.board.performance.resting.timeout):
        pass
    assert not table.parts("back")
    assert not table.part(table.named("G4")).get("blind")
    assert table.part("sums").get("hidden") == 0
    assert not any(part.get("total") for part in table.parts("sum") if part.get("colour") == 4)
    assert table.board.moving
    table.board.finish_motion()
    assert table.part("cart-2").place[:2] == ("row", 1)


def test_any_input_ends_the_motion(qtbot: QtBot) -> None:
    table = last(qtbot, speed=1.0)
    table.play("play G4")
    assert table.board.moving
    table.key(KEY.Key_Shift)
    assert table.board.moving
    table.key(KEY.Key_F9)
    assert not table.board.moving
    assert table.part("cart-2").place[:2] == ("row", 1)


def test_after_finish_motion_it_looks_as_if_drawn_anew(qtbot: QtBot) -> None:
    table = last(qtbot, speed=1.0)
    table.play("play G4")
    table.board.finish_motion()
    shown = {part.id: part for part in table.board.components}
    fresh = Table(qtbot, table.state)
    for part in fresh.board.components:
        if part.kind not in ("sums", "sum", "card"):  # how they came about is told by the steps
            assert shown[part.id] == part


def test_a_whole_round_ends_in_the_next_one(qtbot: QtBot) -> None:
    table = Table(qtbot, FOUR, Reveal(5), speed=1.0)
    table.play("play B9", "play G6", "play Y2", "play R5")
    table.board.finish_motion()
    while table.state.phase == "draft":
        table.play(f"take {card_text(table.state.display[-1])}")
        table.board.finish_motion()
    assert table.state.phase == "cheer"
    assert not table.parts("card", "played")
    assert short(table.state.display) == short(
        tuple(part.get("card") for part in table.parts("card", "display"))  # type: ignore[misc]
    )
    assert table.part("discard").get("count") == len(table.state.discard)
    assert table.part("pile").get("count") == len(table.state.pile)


def test_who_looks_again_sees_what_has_happened(qtbot: QtBot) -> None:
    table = last(qtbot, people=(0, 1, 2, 3), speed=1.0)
    table.board.finish_motion()
    table.play("play G4")
    table.board.finish_motion()
    ply = table.session.ply
    table.perspective.set_seat(None)
    drafter = table.state.current
    while table.state.phase == "draft":
        table.play(f"take {card_text(table.state.display[0])}")
    table.perspective.set_seat(0)
    table.board.catch_up(ply)
    assert table.board.moving
    table.board.finish_motion()
    assert {part.get("card") for part in table.parts("card", "hand")} == set(table.state.hands[0])
    assert drafter != 0


def test_looking_back_and_ahead_moves_nothing(qtbot: QtBot) -> None:
    table = last(qtbot, speed=1.0)
    table.play("play G4")
    table.board.finish_motion()
    for ply in (1, 3, None):
        table.perspective.look_at(ply)
        assert not table.board.moving
    assert table.part("cart-2").place[:2] == ("row", 1)


def test_the_language_changes_in_the_middle_of_a_game(qtbot: QtBot, qapp: QApplication) -> None:
    table = last(qtbot)
    table.board.finish_motion()
    before = table.board.grab().toImage()

    class Loud(QTranslator):
        def translate(self, context: str, source: str, note: str | None = None, n: int = -1) -> str:
            return f"~{source}" if context == "Rolima" else ""

        def isEmpty(self) -> bool:
            return False

    loud = Loud()
    qapp.installTranslator(loud)
    QApplication.sendEvent(table.board, QEvent(QEvent.Type.LanguageChange))
    assert "~Pile" in table.board.view.name_of("pile")
    assert table.board.grab().toImage() != before
    qapp.removeTranslator(loud)
    QApplication.sendEvent(table.board, QEvent(QEvent.Type.LanguageChange))
    assert table.board.grab().toImage() == before


def test_who_has_drafted_keeps_the_place_in_the_drafting_order(qtbot: QtBot) -> None:
    table = drafting(qtbot)
    assert [table.part(f"seat-{seat}").get("order") for seat in range(3)] == [0, 2, 1]
    for _ in range(2):
        table.play(f"take {card_text(table.state.display[0])}")
        assert [table.part(f"seat-{seat}").get("order") for seat in range(3)] == [0, 2, 1]


def test_in_the_gum_phase_the_plates_tell_who_drafted_when(qtbot: QtBot) -> None:
    table = with_gum(qtbot)
    assert [table.part(f"seat-{seat}").get("order") for seat in range(3)] == [2, 0, 1]


def test_the_totals_stay_while_a_drafted_card_flies(qtbot: QtBot) -> None:
    table = Table(qtbot, Said(("G2 R5", "R9", "G6"), horn=1, display="R1 B7 Y3 V2"), speed=1.0)
    table.play("play R9", "play G6", "play G2")
    for _ in range(2):  # the second change comes while the first one is still shown
        table.play(f"take {card_text(table.state.display[0])}")
        assert table.board.moving
        assert [table.part(f"sum-{colour}").get("total") for colour in (0, 2)] == [9, 8]
        assert table.part("sums").get("settled")
    table.board.finish_motion()
    assert [table.part(f"sum-{colour}").get("total") for colour in (0, 2)] == [9, 8]


@pytest.mark.parametrize("finished", [False, True])
def test_three_persons_lift_the_curtain_in_a_blind_bend(qtbot: QtBot, finished: bool) -> None:
    """Each of them sees the others' cards fall face down, and all of them turned over at the end."""
    table = Table(qtbot, BLIND, people=(0, 1, 2), seat=1, speed=1.0)
    played: list[int] = []
    while table.state.phase == "cheer":
        seat = table.state.current
        table.perspective.set_seat(None)
        table.perspective.set_seat(seat)
        table.board.catch_up(0)
        if finished:
            table.board.finish_motion()
        faces = {part.id for part in table.parts("back")}
        assert faces <= {f"back-{one}" for one in played}
        table.play(f"play {card_text(table.state.hands[seat][0])}")
        played.append(seat)
    for seat in (0, 1, 2):
        table.perspective.set_seat(None)
        table.perspective.set_seat(seat)
        table.board.catch_up(0)
        table.board.finish_motion()
        assert not table.parts("back")
        assert len(table.parts("card", "played")) == 3
    assert len(played) == 3


def test_a_key_beats_the_resting_pointer_until_the_mouse_moves(qtbot: QtBot) -> None:
    table = last(qtbot)
    green, other = table.named("G4"), table.named("R5")
    table.hover(other)
    assert {part.id for part in table.parts("ghost")} == {"ghost-3"}
    table.key(KEY(KEY.Key_1 + table.state.hands[0].index(cards("G4")[0])))
    assert {part.id for part in table.parts("ghost")} == {"ghost-2", "ghost-3"}
    assert table.part("sum-2").get("ahead") == 10
    table.qtbot.mouseMove(table.board.view.viewport(), table.at(other) + QPoint(2, 1))
    assert {part.id for part in table.parts("ghost")} == {"ghost-3"}
    assert table.part(green).get("chosen")


def test_own_cards_have_no_tool_tip(qtbot: QtBot) -> None:
    table = last(qtbot)
    viewport = table.board.view.viewport()
    for name, tells in ((table.named("R5"), False), (table.parts("card", "display")[0].id, True)):
        at = table.at(name)
        QApplication.sendEvent(viewport, QHelpEvent(QEvent.Type.ToolTip, at, viewport.mapToGlobal(at)))
        assert bool(QToolTip.text()) is tells
    assert table.board.view.name_of(table.named("R5"))
