"""What is chosen at the Rolimã table, why something cannot be, and how it is played."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from desktop_app.core.game import Setup
from desktop_app.games.rolima.engine.notation import read_card
from desktop_app.games.rolima.engine.rules import GAME
from desktop_app.games.rolima.engine.state import BLIND_BEND, Play, RolimaState, Take, TakeGum
from desktop_app.games.rolima.ui.hand import Plan, Spot, carried, plan_of
from desktop_app.games.rolima.ui.keys import Command
from desktop_app.games.rolima.ui.text import refusal
from desktop_app.games.rolima.ui.turn_hand import TurnHand
from desktop_app.qt.perspective import Perspective
from desktop_app.session.record import Header, Player
from desktop_app.session.session import Session
from tests.games.rolima.positions import Table, done, drafted, position
from tests.helpers.fake_game import fake_services

R, Y, G, B, V = range(5)


def hand(text: str) -> Spot:
    return Spot("hand", read_card(text))


def shown(text: str) -> Spot:
    return Spot("display", read_card(text))


def plan(state: RolimaState, seat: int | None = None, *, mine: bool = True) -> Plan:
    return plan_of(GAME.observe(state, state.current if seat is None else seat), mine=mine)


def chosen(plan: Plan, spot: Spot) -> Plan:
    after, code = plan.choose(spot)
    assert code is None
    return after


START = Table(("R1 Y5 V3 B9", "B1 G7 G8 V9", "G2"), display="R2 B7 Y9 G9")


# ---- the plan ------------------------------------------------------------------------------------------


def test_nothing_is_chosen_at_first() -> None:
    begun = plan(position(START))
    assert begun.mine
    assert (begun.chosen, begun.action, begun.none_code) == (None, None, "none_chosen")
    assert begun.choices == (hand("R1"), hand("Y5"), hand("B9"), hand("V3"))


def test_a_card_of_the_hand_is_played() -> None:
    assert chosen(plan(position(START)), hand("Y5")).action == Play(read_card("Y5"))


def test_a_card_of_the_display_is_taken() -> None:
    state = done(position(START), "play B9", "play B1", "play G2")
    begun = plan(state)
    assert begun.choices == (shown("R2"), shown("B7"), shown("Y9"), shown("G9"))
    assert chosen(begun, shown("B7")).action == Take(read_card("B7"))


def test_a_gum_card_is_taken_but_not_the_own() -> None:
    table = replace(START, gums="2-1--")
    state = drafted(done(position(table), "play B9", "play B1", "play G2"))
    begun = plan(state)
    owner = state.current
    own = [colour for colour in range(5) if state.gums[colour] == owner]
    assert [spot.card for spot in begun.choices] == [colour for colour in range(5) if colour not in own]
    assert chosen(begun, Spot("gum", B)).action == TakeGum(B)
    for colour in own:
        assert begun.choose(Spot("gum", colour)) == (begun, "own_gum")


def test_keys_go_round() -> None:
    begun = plan(position(START))
    first, code = begun.move(1)
    assert (first.chosen, code) == (hand("R1"), None)
    assert first.move(-1)[0].chosen == hand("V3") == begun.move(-1)[0].chosen
    assert first.move(3)[0].move(1)[0].chosen == hand("R1")
    assert begun.choose_number(3)[0].chosen == hand("B9")
    assert begun.choose_number(5) == (begun, "none_chosen")


def codes() -> list[tuple[str, RolimaState, int, Spot, str]]:
    start = position(START)
    one = done(start, "play B9")
    drafting = done(one, "play B1", "play G2")
    first = drafting.current
    taken = done(drafting, "take R2")
    return [
        ("not in hand", start, 0, hand("G2"), "hand"),
        ("not in the display", start, 0, shown("R1"), "display"),
        ("a display card too early", start, 0, shown("R2"), "only_play"),
        ("a gum card too early", start, 0, Spot("gum", R), "only_play"),
        ("another's turn", start, 1, hand("B1"), "not_now"),
        ("another's turn to play", start, 1, shown("R2"), "not_now"),
        ("another's gum", start, 1, Spot("gum", R), "no_gum_now"),
        ("played already", one, 0, hand("R1"), "played"),
        ("a hand card in the draft", drafting, first, Spot("hand", drafting.hands[first][0]), "only_draft"),
        ("drafted already", taken, first, shown("B7"), "not_now"),
    ]


@pytest.mark.parametrize(
    ("name", "state", "seat", "spot", "code"), codes(), ids=lambda value: str(value)[:24]
)
def test_why_something_cannot_be_chosen(
    name: str, state: RolimaState, seat: int, spot: Spot, code: str, qapp: QObject
) -> None:
    begun = plan(state, seat)
    assert begun.choose(spot) == (begun, code), name
    assert refusal(code) not in ("", refusal("nonsense"))


def test_a_hand_card_is_not_what_a_gum_card_is() -> None:
    table = replace(START, gums="-----")
    state = drafted(done(position(table), "play B9", "play B1", "play G2"))
    begun = plan(state)
    assert begun.choose(Spot("hand", state.hands[state.current][0]))[1] == "only_gum"


def test_after_the_end_nothing_can_be_chosen() -> None:
    state = done(position(Table(("R9", "B1"), track="/V/B/G/YR")), "play R9", "play B1")
    assert state.phase == "over"
    begun = plan(state, 0)
    assert not begun.mine
    assert begun.choose(Spot("hand", state.hands[0][0]))[1] == "over"
    assert begun.none_code == "over"


def test_looking_is_free_and_goes_before_choosing() -> None:
    begun = plan(position(START), 1)
    looking = begun.point(shown("R2"))
    assert looking.looked_at == shown("R2")
    mine = chosen(plan(position(START)), hand("R1"))
    assert mine.looked_at == hand("R1")
    assert mine.point(hand("Y5")).looked_at == hand("Y5")
    assert mine.point(hand("Y5")).point(None).looked_at == hand("R1")
    assert mine.clear().looked_at is None


def test_a_choice_stays_while_it_can_be_played_and_never_goes_to_another_seat() -> None:
    state = position(START)
    made = chosen(plan(state), hand("Y5")).point(hand("V3"))
    same = carried(made, GAME.observe(state, 0), mine=True)
    assert (same.chosen, same.pointed) == (hand("Y5"), hand("V3"))
    played = done(state, "play Y5")
    after = carried(made, GAME.observe(played, 0), mine=True)
    assert (after.chosen, after.pointed) == (None, hand("V3"))
    other = carried(made, GAME.observe(state, 1), mine=False)
    assert (other.chosen, other.pointed) == (None, None)
    assert carried(made, GAME.observe(state, None), mine=False).looked_at is None


# ---- at the table --------------------------------------------------------------------------------------


class Bench(QObject):
    """A hand in a running game of two people; what it refuses is kept."""

    def __init__(self, seed: int = 3) -> None:
        super().__init__()
        header = Header(GAME.id, GAME.rules_version, Setup(2), (Player("Ada"), Player("Bo")), seed)
        self.session: Session[object, object, object] = Session(GAME, header)  # type: ignore[arg-type]
        seat = self.session.to_act
        self.perspective = Perspective(self.session, seat, self)
        self.hand = TurnHand(self.perspective, fake_services().sound, self)
        self.refusals: list[str] = []
        self.composed = 0
        self.hand.refused.connect(self.refusals.append)
        self.hand.composed.connect(self._count)
        self.perspective.changed.connect(lambda change: self.hand.follow(keep=True))

    def _count(self) -> None:
        self.composed += 1

    @property
    def first(self) -> Spot:
        return self.hand.plan.choices[0]


def enter(bench: Bench) -> None:
    bench.hand.click(bench.first)
    assert bench.hand.obey(Command("act"))


def twice(bench: Bench) -> None:
    spot = bench.first
    bench.hand.click(spot)
    bench.hand.click(spot)


def drag(bench: Bench) -> None:
    spot = bench.first
    assert bench.hand.draggable(spot)
    bench.hand.take(spot)
    bench.hand.drop(spot)


@pytest.mark.parametrize("way", [enter, twice, drag])
def test_ways_to_play_a_card(way: Callable[[Bench], None], qtbot: QtBot) -> None:
    bench = Bench()
    ply, card = bench.session.ply, bench.first.card
    way(bench)
    assert bench.session.steps[ply].action == Play(card)
    assert bench.refusals == []
    assert bench.hand.plan.chosen is None


def test_a_click_chooses_and_beside_lets_go(qtbot: QtBot) -> None:
    bench = Bench()
    ply = bench.session.ply
    bench.hand.click(bench.first)
    assert (bench.hand.plan.chosen, bench.composed) == (bench.first, 1)
    bench.hand.click(None)
    assert (bench.hand.plan.chosen, bench.composed, bench.session.ply) == (None, 2, ply)


def test_keys_choose_and_let_go(qtbot: QtBot) -> None:
    bench = Bench()
    assert not bench.hand.obey(Command("let go")), "the frame may have the key"
    assert bench.hand.obey(Command("choose", 2))
    assert bench.hand.plan.chosen == bench.hand.plan.choices[1]
    assert bench.hand.obey(Command("move", 1))
    assert bench.hand.plan.chosen == bench.hand.plan.choices[2]
    assert bench.hand.obey(Command("let go"))
    assert bench.hand.plan.chosen is None
    assert bench.hand.obey(Command("act"))
    assert bench.refusals == ["none_chosen"]


def test_who_is_not_to_act_hears_why(qtbot: QtBot) -> None:
    bench = Bench()
    enter(bench)
    rest = bench.perspective.seen.hand
    bench.hand.click(Spot("hand", rest[0]))
    bench.hand.drop(Spot("display", bench.perspective.seen.display[0]))
    bench.hand.act()
    assert bench.refusals == ["played", "not_now", "not_now"]
    assert not bench.hand.obey(Command("act"))
    assert not bench.hand.draggable(Spot("hand", rest[0]))


def test_a_hint_is_chosen(qtbot: QtBot) -> None:
    bench = Bench()
    bench.hand.take_advice(Play(bench.first.card))
    assert bench.hand.plan.action == Play(bench.first.card)
    bench.hand.take_advice(Take(99))
    assert bench.hand.plan.action == Play(bench.first.card), "no such card: nothing changes"


def test_looking_is_told_once(qtbot: QtBot) -> None:
    bench = Bench()
    bench.hand.point(bench.first)
    bench.hand.point(bench.first)
    assert bench.composed == 1
    bench.hand.point(None)
    assert bench.composed == 2


def test_a_blind_bend_is_played_in_the_same_way() -> None:
    state = done(position(replace(START, rule=BLIND_BEND)), "play B9")
    begun = plan(state)
    assert chosen(begun, hand("G7")).action == Play(read_card("G7"))
