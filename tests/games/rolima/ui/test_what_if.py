"""What a card would do now, and what a hand is worth as the race stands."""

from __future__ import annotations

import pytest

from desktop_app.core.game import Event
from desktop_app.games.rolima.engine.notation import card_text, read_card
from desktop_app.games.rolima.engine.rules import GAME
from desktop_app.games.rolima.engine.state import (
    BLIND_BEND,
    COMEBACK,
    HAIRPIN,
    HEADWIND,
    QUIET_HOUR,
    SLIPSTREAM,
    RolimaState,
    RolimaView,
)
from desktop_app.games.rolima.ui.hand import Spot
from desktop_app.games.rolima.ui.sums import sums_of
from desktop_app.games.rolima.ui.what_if import (
    GumOutlook,
    PlayOutlook,
    TakeOutlook,
    hand_now,
    outlook,
)
from desktop_app.session.session import Step
from tests.games.rolima.positions import Table, done, drafted, position, told

R, Y, G, B, V = range(5)


def view(state: RolimaState, seat: int | None = None) -> RolimaView:
    return GAME.observe(state, state.current if seat is None else seat)


def play(seen: RolimaView, text: str) -> PlayOutlook:
    found = outlook(seen, Spot("hand", read_card(text)))
    assert isinstance(found, PlayOutlook)
    return found


# ---- playing -------------------------------------------------------------------------------------------


def test_a_card_that_completes_the_round_tells_what_will_come() -> None:
    """The second worked example of the rules, looked at by the last to play."""
    state = position(Table(("G4", "B9", "G6", "Y2 R1 R2 V3")))
    state = done(state, "play G4", "play B9", "play G6")
    found = play(view(state), "Y2")
    assert found.after.totals == (None, 2, 10, 9, None)
    assert found.before.totals == (None, None, 10, 9, None)
    assert found.after.winner == G
    assert found.race_before == (R, Y, V, G, B)
    assert found.race_after == (G, R, Y, V, B)
    assert found.climbers == (G,)
    assert (found.draft_place, found.drafting, found.to_come) == (0, 4, 0)
    assert found.rest_now.total == 3 * 3 + 3 * 3 + 3 * 1
    assert found.rest_after.total == 3 * 2 + 3 * 2 + 0
    assert found.gain == -9
    after = done(state, "play Y2")
    assert (after.track, after.queue) == (found.after.track, found.after.draft)


def test_it_holds_for_the_cards_played_so_far() -> None:
    state = position(Table(("G4", "B9 B2", "G6")))
    state = done(state, "play G4")
    found = play(view(state), "B9")
    assert found.after.winner == B
    assert (found.draft_place, found.drafting, found.to_come) == (1, 2, 1)
    assert play(view(state), "B2").after.winner == G


def test_who_plays_later_can_look_ahead_too() -> None:
    state = done(position(Table(("G4", "B9", "G6"))), "play G4")
    found = play(view(state, 2), "G6")
    assert found.after.totals[G] == 10
    assert found.to_come == 1


def test_once_the_card_is_played_the_hand_tells_nothing() -> None:
    state = done(position(Table(("G4 G5", "B9", "G6"))), "play G4")
    assert outlook(view(state, 0), Spot("hand", read_card("G5"))) is None
    assert outlook(view(state, 0), Spot("hand", read_card("B9"))) is None, "not its card"
    assert outlook(GAME.observe(state, None), Spot("hand", read_card("B9"))) is None


def test_a_cart_that_arrives_ends_the_race() -> None:
    state = position(Table(("R9 Y5 V3 G2", "B1"), track="/V/B/G/YR"))
    found = play(view(state), "R9")
    assert found.after.finished
    assert found.draft_place is None
    assert found.race_after == (R, Y, G, B, V)
    assert found.rest_after.total == 2 * 2 + 0 + 3


@pytest.mark.parametrize(
    ("rule", "text", "winner", "value"),
    [(None, "R5", R, 5), (HEADWIND, "R5", V, 5), (QUIET_HOUR, "R5", V, 5), (None, "G0/10", G, 10)],
)
def test_hill_rules_and_special_cards_count(rule: int | None, text: str, winner: int, value: int) -> None:
    state = done(position(Table(("V4", text, "B1"), rule=rule, zero_ten=True)), "play V4")
    found = play(view(state), text)
    assert (found.after.winner, found.value) == (winner, value)


def test_company_makes_a_special_card_nothing() -> None:
    state = done(position(Table(("G0/10", "G4", "B1"))), "play G0/10")
    assert play(view(state), "G4").after.totals[G] == 4
    assert view(state).rule is None


def test_carts_that_come_along_are_told() -> None:
    state = position(Table(("V9", "B2", "Y3"), rule=SLIPSTREAM))
    assert [move.colour for move in play(view(state), "V9").after.moves] == [V, G]
    state = position(Table(("B9", "V2", "Y3"), rule=COMEBACK))
    assert play(view(state), "B9").after.moves[0].end == 2


def test_a_hairpin_turns_the_drafting_round() -> None:
    for rule, place in ((None, 1), (HAIRPIN, 0)):
        state = done(position(Table(("G4", "B9", "Y1"), rule=rule)), "play G4")
        assert play(view(state), "B9").draft_place == place


def test_cards_face_down_are_not_counted() -> None:
    state = done(position(Table(("V9", "B2", "Y3"), rule=BLIND_BEND)), "play V9")
    found = play(view(state), "B2")
    assert (found.hidden, found.face_down, found.value) == (1, True, 2)
    assert found.after.totals == (None,) * 5
    other = done(position(Table(("V1 V9", "B2", "Y3"), rule=BLIND_BEND)), "play V1")
    assert play(view(other), "B2").after == found.after


def test_the_first_card_of_a_blind_bend_promises_nothing() -> None:
    """No move, no place in the draft, no other worth: though it lies alone."""
    state = position(Table(("R9 Y5 V3 G2", "B2", "Y3"), rule=BLIND_BEND))
    seen = view(state)
    found = play(seen, "R9")
    assert (found.hidden, found.face_down, found.value, found.weight) == (0, True, 9, 9)
    assert (found.after.totals, found.after.moves, found.after.winner) == ((None,) * 5, (), None)
    assert (found.after.track, found.race_after, found.climbers) == (seen.track, found.race_before, ())
    assert found.draft_place is None
    assert not found.after.finished
    assert found.rest_after == found.rest_now
    assert not play(view(position(Table(("R9", "B2")))), "R9").face_down
    winning = position(Table(("R9 Y5 V3 G2", "B1"), track="/V/B/G/YR", rule=BLIND_BEND))
    assert not play(view(winning), "R9").after.finished, "it may yet be outdone"


# ---- drafting and gum cards ----------------------------------------------------------------------------


def test_a_display_card_tells_what_the_hand_would_be_worth() -> None:
    state = position(Table(("B9 R1 Y5 V3", "B1", "G2"), display="R2 B7"))
    state = done(state, "play B9", "play B1", "play G2")
    assert state.race == (B, R, Y, V, G)
    found = outlook(view(state, 0), Spot("display", read_card("R2")))
    assert isinstance(found, TakeOutlook)
    assert (found.bet.gums, found.bet.multiplier, found.bet.points) == (3, 2, 6)
    assert found.now.total == 6 + 2 + 0
    assert found.after.total == 6 + 6 + 2
    assert found.after.left_out == read_card("V3")
    assert found.gain == 6
    poor = outlook(view(state, 0), Spot("display", read_card("B7")))
    assert isinstance(poor, TakeOutlook)
    assert poor.bet.points == 3


def test_who_has_drafted_looks_ahead_no_more() -> None:
    state = position(Table(("B9", "B1", "G2"), display="R2 B7"))
    state = done(state, "play B9", "play B1", "play G2", "take R2")
    first = next(seat for seat in range(3) if seat not in state.queue)
    assert outlook(view(state, first), Spot("display", read_card("B7"))) is None
    assert outlook(view(state, first), Spot("display", read_card("R2"))) is None, "it is gone"


def test_a_gum_card_tells_its_worth_and_its_owner() -> None:
    state = drafted(done(position(Table(("R9", "B1", "G2"), gums="0-1--")), "play R9", "play B1", "play G2"))
    assert state.phase == "gum"
    seen = view(state)
    red = outlook(seen, Spot("gum", R))
    yellow = outlook(seen, Spot("gum", Y))
    assert isinstance(red, GumOutlook)
    assert isinstance(yellow, GumOutlook)
    assert (red.owner, red.bet.points, red.after.total - red.now.total) == (0, 3, 0)
    assert (yellow.owner, yellow.bet.points, yellow.after.total - yellow.now.total) == (None, 2, 2)
    plain = view(position(Table(("R9", "B1"))))
    assert outlook(plain, Spot("gum", R)) is None


# ---- what a hand is worth ------------------------------------------------------------------------------


def test_of_four_cards_the_one_that_brings_least_is_left_out() -> None:
    seen = view(position(Table(("R1 Y5 V3 B9", "B1"))))
    found = hand_now(seen)
    assert found.total == 3 * 3 + 2 * 2 + 3 * 1
    assert found.left_out == read_card("B9")
    assert [card_text(bet.card) for bet in found.worth.bets if bet.card is not None] == ["R1", "Y5", "V3"]


def test_of_equal_ones_that_which_cheers_best() -> None:
    seen = view(position(Table(("R1 B4 G9 B2", "B1"))))
    assert hand_now(seen).left_out == read_card("G9")
    assert hand_now(view(position(Table(("R1 B4 G0/10 B2", "B1"))))).left_out == read_card("G0/10")


def test_three_cards_all_count_and_gum_cards_as_well() -> None:
    state = done(position(Table(("B9 R1 Y5 V3", "B1"), gums="00---")), "play B9")
    found = hand_now(view(state, 0))
    assert found.left_out is None
    assert found.total == 9 + 4 + 3 + 3 + 2
    assert hand_now(GAME.observe(state, None)).total == 0


# ---- sums ----------------------------------------------------------------------------------------------


def test_sums_run_while_cards_fall_and_stand_after_the_move() -> None:
    state = position(Table(("R9", "V8", "R3"), rule=HEADWIND, track="BG/V/YR"))
    before = done(state, "play R9")
    assert sums_of(before).totals[R] == 4
    assert not sums_of(before).settled
    _, events = told(state, "play R9", "play V8", "play R3")
    after = done(state, "play R9", "play V8", "play R3")
    sums = sums_of(after, [Step(None, 2, tuple(events))])
    assert (sums.totals[R], sums.totals[V], sums.winner, sums.settled) == (6, 8, V, True)
    assert sums.values == (9, 8, 3)
    assert sums_of(after).winner is None, "from the position alone they cannot be known"


def test_the_lowest_total_comes_first_in_a_quiet_hour() -> None:
    state = position(Table(("V9", "B2", "Y3 R5"), rule=QUIET_HOUR))
    assert sums_of(done(state, "play V9", "play B2")).order == (B, V)
    _, events = told(state, "play V9", "play B2", "play Y3")
    after = done(state, "play V9", "play B2", "play Y3")
    assert sums_of(after, [Step(None, 2, tuple(events))]).order == (B, Y, V)


def test_sums_of_the_last_round_are_gone_with_it() -> None:
    state = position(Table(("V9", "B2")))
    _, events = told(state, "play V9", "play B2")
    after = done(state, "play V9", "play B2")
    steps = [Step(None, 1, tuple(events))]
    assert sums_of(after, steps).winner == V
    steps.append(Step(None, 0, (Event("round_ended", None, (("round", 5),)),)))
    assert sums_of(after, steps).order == ()


def test_cards_face_down_make_no_sum() -> None:
    state = done(position(Table(("V9", "B2", "Y3"), rule=BLIND_BEND)), "play V9")
    for seat in (0, 1, None):
        sums = sums_of(GAME.observe(state, seat))
        assert (sums.hidden, sums.order, sums.totals) == (1, (), (None,) * 5)
    assert sums_of(view(state, 0)).values == (9,), "the own card is known"
