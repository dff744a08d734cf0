"""What the board adds to the arrangement, and the words on plates, buttons and the forecast."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from desktop_app.games.rollecate.engine.rules import GAME
from desktop_app.games.rollecate.engine.state import Bend, Chaos, House, Lay, RollecateState, Stack
from desktop_app.games.rollecate.ui import furniture, signs
from desktop_app.games.rollecate.ui.arrange import Rolled, arrange
from desktop_app.games.rollecate.ui.controls import Controls, Words
from desktop_app.games.rollecate.ui.deeds import show_deeds
from desktop_app.games.rollecate.ui.dressing import Hinted, dressed
from desktop_app.games.rollecate.ui.forecast import forecast
from desktop_app.games.rollecate.ui.forecast_view import Bar, ForecastView, Outlook, shade
from desktop_app.games.rollecate.ui.hand import Plan, plan_of
from desktop_app.games.rollecate.ui.memory import Memory, remembered
from desktop_app.qt import fonts, theme
from desktop_app.session.component import Component
from desktop_app.session.session import Step
from tests.games.rollecate.positions import Table as Said
from tests.games.rollecate.positions import card, done, position

NAMES = ("Ada", "Bruno")
LOOK = theme.light().with_accent("loco")


def plan(state: RollecateState | Said, *, mine: bool = True) -> Plan:
    state = position(state) if isinstance(state, Said) else state
    return plan_of(GAME.observe(state, state.current), mine=mine)


def shown(made: Plan, hint: Hinted | None = None, *, dice: int = 0) -> dict[str, Component]:
    parts = dressed(arrange(made.seen, made, forecast=forecast(made)), made, hint, dice=dice)
    return {part.id: part for part in parts}


STACK = Said(hands=("1",), piles=("1 2",), pending="2 4", phase="stack")


# ---- dressing ----------------------------------------------------------------------------------------


def test_the_train_is_left_to_the_view_and_the_rear_is_marked() -> None:
    parts = shown(plan(Said("2 3 3", train=1)))
    assert "train" not in parts
    assert parts["rear"].place == ("cell", 0, 0)
    assert parts["rear"].get("heading") == 0
    assert next(iter(parts)) == "shelf", "it is painted first"


def test_dice_that_would_be_rolled_take_the_place_of_those_that_lie_there() -> None:
    made = plan(Said("2 3 3", train=1))
    lying = arrange(made.seen, made, rolled=Rolled(1, 2, 1))
    kept = [part.get("wheel") for part in dressed(lying, made) if part.kind == "die"]
    assert kept == [True, False]
    due = [part for part in dressed(lying, made, dice=3) if part.kind == "die"]
    assert [part.get("wheel") for part in due] == [None] * 3
    assert len({part.id for part in due}) == 3


def test_targets_are_shown_to_whom_they_concern() -> None:
    mine = shown(plan(STACK))
    assert mine["plate"].get("mine")
    assert mine["target-join"].get("lit")
    assert mine["target-join"].get("chosen")
    assert not mine["target-top"].get("chosen")
    others = shown(plan(STACK, mine=False))
    assert "target-join" not in others
    assert not others["plate"].get("mine")
    assert "plate" not in shown(plan(Said()))


def test_an_unequal_card_lights_only_the_top() -> None:
    made = plan(STACK).choose(card("4"))[0]
    parts = shown(made)
    assert not parts["target-join"].get("lit")
    assert parts["target-top"].get("lit")
    assert parts["target-top"].get("chosen")
    assert parts["target-top"].get("value") == 4


def test_a_player_alone_sees_what_is_reached() -> None:
    said = Said(
        seats=1,
        hands=("1 4",),
        piles=("3 X",),
        house=House(derail_limit=3),
        derailments=(2,),
    )
    goals = shown(plan(said))["goals"]
    assert [goals.get(key) for key in ("points", "derailments", "limit", "tier")] == [13, 2, 3, "master"]
    title, rows, _ = signs.goals(goals)
    assert "13" in title
    assert [reached for _, _, reached in rows] == [True, False, False, False, False]
    assert [points for _, points, _ in rows][:2] == ["0\N{EN DASH}40", "41\N{EN DASH}55"]
    assert "2" in signs.goals_words(goals).splitlines()[-1]
    assert "3" in signs.goals_words(goals).splitlines()[-1]
    lost = Component("goals", "goals", ("goals",), (("points", 13), ("derailments", 4), ("limit", 3)))
    assert "4" in signs.goals_words(lost).splitlines()[-1]
    assert "3" not in signs.goals_words(lost).splitlines()[-1]
    assert "goals" not in shown(plan(Said()))


@pytest.mark.parametrize(
    ("said", "action", "names"),
    [
        (Said(hands=("4 3C",)), Lay(card("3C"), "R"), {"hand": 1, "ghost": 0}),
        (Said(hands=("4 X",)), Chaos(), {"hand": 1, "ghost": 0}),
        (STACK, Stack(card("4")), {"pending": 1, "target": 0}),
        (STACK, Stack(card("2"), combine=True), {"pending": 1, "target": 0}),
    ],
)
def test_a_hint_names_the_card_first_and_then_the_place(
    said: Said, action: Any, names: dict[str, int]
) -> None:
    made = plan(said)
    if isinstance(action, Lay):
        made = made.choose(action.card)[0]
    hinted = [part for part in shown(made, Hinted(action)).values() if part.get("hinted")]
    assert len(hinted) == 1
    whole = [part for part in shown(made, Hinted(action, whole=True)).values() if part.get("hinted")]
    extra = {"Lay": 1, "Stack": 1, "Chaos": 0}[type(action).__name__]
    assert len(whole) == 1 + extra
    assert set(names) & {str(part.place[0]) for part in hinted}


def test_a_hint_for_the_first_railway_names_the_way() -> None:
    made = plan(Said(hands=("3C",))).choose(card("3C"))[0]
    parts = shown(made, Hinted(Bend("L"), whole=True))
    assert parts["ghost-L"].get("hinted")
    assert not parts["ghost-R"].get("hinted")


# ---- memory ------------------------------------------------------------------------------------------


def steps(state: RollecateState, *texts: str) -> list[Step[Any]]:
    found = []
    for said in texts:
        action, seat = GAME.parse(said), GAME.to_act(state)
        assert seat is not None
        state, events = GAME.apply(state, action)
        found.append(Step(action, seat, events))
    return found


def test_the_last_dice_lie_there_until_something_else_is_done() -> None:
    state = position(Said("2 3 3 4", train=2, hands=("4",)))
    ride = steps(state, "lay 4S", "ride", "roll 2", "draw 1S")
    assert remembered(ride).rolled == Rolled(0, 4, 2)
    assert remembered(ride).used == {(4, 0)}
    assert remembered([*ride, *steps(position(Said()), "pass")]).rolled is None
    assert remembered(ride[:2]).rolled is None
    assert remembered([]) == Memory()


def test_what_a_roll_brought_is_told_in_short() -> None:
    state = position(Said("2 3B 3 4", train=0, hands=("4",)))
    ride = steps(state, "lay 4S", "ride", "roll 4")
    words = signs.rolled_words(remembered(ride).events, state.house.values)
    assert words.startswith("4 step")
    assert "broken" in words
    assert words.endswith("takes 2")
    still = steps(state, "lay 4S", "ride", "roll 0")
    assert signs.rolled_words(remembered(still).events, state.house.values) == "the train stays"
    over = steps(position(Said("2 3 3", train=2, hands=("4",))), "lay 4S", "ride", "roll 3")
    assert "derails" in signs.rolled_words(remembered(over).events, state.house.values)


# ---- the forecast ------------------------------------------------------------------------------------


def test_the_outlook_is_that_of_the_plan_then_of_the_last_dice() -> None:
    made = plan(Said("2 3 3", train=1, hands=("4 X",)))
    assert signs.outlook(made, Memory(), NAMES).note
    memory = remembered(steps(position(Said("2 3 3", train=1, hands=("4",))), "lay 4S", "ride", "roll 1"))
    assert signs.outlook(made, memory, NAMES).title.startswith("Ada")
    ride = signs.outlook(made.choose(card("4"))[0], memory, NAMES)
    assert len(ride.bars) == 5
    assert sum(bar.chance for bar in ride.bars) == pytest.approx(1.0)
    assert [bar.harm > 0 for bar in ride.bars] == [False, False, False, True, True]
    assert ride.bars[3].foot == "+2"
    assert "derails 59%" in ride.facts
    chaos = signs.outlook(made.choose(card("X"))[0], memory, NAMES)
    assert not chaos.bars
    assert "+5" in chaos.note
    assert signs.outlook(plan(STACK), Memory(), NAMES) == Outlook()


def test_losing_the_game_is_the_worst_bar_and_the_first_fact() -> None:
    said = Said("2 3", train=1, seats=1, hands=("4",), house=House(derail_limit=3), derailments=(3,))
    made = plan(said).choose(card("4"))[0]
    look = signs.outlook(made, Memory(), NAMES)
    assert look.facts[0].startswith("loses")
    assert [bar.harm for bar in look.bars][-1] == 1.0


def test_bars_stand_side_by_side_and_explain_themselves(qtbot: QtBot) -> None:
    fonts.load()
    view = ForecastView(LOOK)
    qtbot.addWidget(view)
    view.resize(250, 96)
    made = plan(Said("2 3 3", train=1, hands=("4",))).choose(card("4"))[0]
    view.show_outlook(signs.outlook(made, Memory(), NAMES))
    rects = view.bar_rects()
    assert len(rects) == 5
    assert all(QRectF(view.rect()).contains(rect) for rect in rects)
    assert all(one.right() <= other.left() + 0.1 for one, other in pairwise(rects))
    assert "59%" in view.accessibleDescription()
    picture = view.grab().toImage()
    view.show_outlook(Outlook(note="Wait"))
    assert view.grab().toImage() != picture
    assert view.bar_rects() == []


def test_colours_of_outcomes_go_from_green_to_red() -> None:
    assert shade(0.0) == shade(-1.0) != shade(0.5) != shade(1.0)
    assert Bar(0.5, "50%", "0", 0.0).words == ""


# ---- deeds -------------------------------------------------------------------------------------------


def test_the_first_button_is_the_deed_that_is_due(qtbot: QtBot) -> None:
    fonts.load()
    controls = Controls(LOOK)
    qtbot.addWidget(controls)
    controls.resize(210, 150)
    controls.show()
    state = position(Said(hands=("4 X X",), house=House(chaos_many=True)))
    made = plan(state)
    cases = (
        (made, controls.ride, False),
        (made.choose(card("4"))[0], controls.lay, True),
        (plan(done(state, "lay 4S")), controls.ride, True),
        (plan(done(state, "chaos")), controls.done, True),
    )
    for each, button, enabled in cases:
        show_deeds(controls, each, None)
        visible = [b for b in (controls.lay, controls.ride, controls.done) if b.isVisible()]
        assert visible == [button]
        assert button.isEnabled() == enabled
        assert button.accessibleName()
        assert button.words.title in button.toolTip()


def test_passing_names_the_cards_it_takes() -> None:
    assert "takes 2" in signs.pass_words(plan(Said("2 3 3 4", train=2))).note
    both = signs.pass_words(plan(Said("2 3 3 4", train=3)))
    assert "takes 2 and 3" in both.note
    assert "(+5)" in both.note
    assert both.more
    nothing = signs.pass_words(plan(Said("2", train=0)))
    assert "nothing" in nothing.note


def test_buttons_look_different_when_they_may_be_pressed(qtbot: QtBot) -> None:
    fonts.load()
    controls = Controls(LOOK)
    qtbot.addWidget(controls)
    controls.resize(210, 150)
    button = controls.skip
    pictures = []
    for enabled, main in ((False, False), (True, False), (True, True)):
        button.setEnabled(enabled)
        button.say(Words("Pass", "takes 2"), "X", main=main)
        pictures.append(button.grab().toImage())
    button.set_hinted(True)
    pictures.append(button.grab().toImage())
    assert all(one != other for at, one in enumerate(pictures) for other in pictures[at + 1 :])


# ---- furniture ---------------------------------------------------------------------------------------


SIZE = QSize(220, 160)


def painted(paint: Any, size: QSize = SIZE) -> QImage:
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    with QPainter(image) as painter:
        paint(painter, QRectF(20, 20, size.width() - 40, size.height() - 40))
    return image


def test_burnt_out_lamps_can_be_told_from_those_that_burn(qtbot: QtBot) -> None:
    pictures = [
        painted(lambda p, rect, used=used: furniture.paint_signal_lamps(p, rect, used, 3))
        for used in range(4)
    ]
    assert all(one != other for at, one in enumerate(pictures) for other in pictures[at + 1 :])


def test_the_lamp_at_the_rear_glows_in_danger(qtbot: QtBot) -> None:
    def red(danger: float) -> int:
        square = QSize(160, 160)
        image = painted(lambda p, rect: furniture.paint_buffer_stop(p, rect, 0, LOOK, danger=danger), square)
        colours = (image.pixelColor(x, y) for x in range(0, 160, 2) for y in range(0, 160, 2))
        return sum(colour.red() * colour.alpha() for colour in colours)

    assert red(0.0) < red(0.5) < red(1.0)


def test_a_hand_of_backs_shows_its_number(qtbot: QtBot) -> None:
    fonts.load()
    pictures = [
        painted(lambda p, rect, count=count: furniture.paint_backs(p, rect, count, LOOK), QSize(120, 64))
        for count in (0, 1, 2, 7)
    ]
    assert all(one != other for at, one in enumerate(pictures) for other in pictures[at + 1 :])
