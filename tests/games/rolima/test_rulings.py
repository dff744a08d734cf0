"""Edge cases and how they are ruled, by their number; what is allowed when, and why something is not.

E36 (a player leaves) is a matter of the session, not of the rules.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from desktop_app.core.errors import BadData
from desktop_app.core.game import CHANCE, Setup
from desktop_app.games.rolima.engine.chances import hill_odds
from desktop_app.games.rolima.engine.rules import GAME
from desktop_app.games.rolima.engine.state import House, RolimaState
from tests.games.rolima.positions import (
    AT_THE_END,
    IN_A_ROW,
    Table,
    cheered,
    codes,
    done,
    drafted,
    ended,
    filled,
    legal,
    line,
    position,
    race,
    random_game,
    refused,
    result,
    told,
    totals,
)


def after(rows: str, hands: str, rule: int | None = None) -> str:
    """The track after everybody played that card."""
    return line(cheered(Table(tuple(hands.split()), rule=rule, track=rows)))


# ---- cheering ----------------------------------------------------------------------------------------


def test_e1_e2_of_equal_totals_the_foremost_wins() -> None:
    assert after("BGV/YR", "Y8 B8") == "BGV/R/Y"
    assert after("BGV/YR", "B6 G6 V6") == "BG/YRV"
    assert after("BGV/YR", "B6 Y6 G6 V6 R6") == "BGV/Y/R"


def test_e4_all_cards_of_one_colour() -> None:
    state = cheered(Table(("B3", "B1", "B2")))
    assert line(state) == "GV/YRB"
    assert state.queue == (1, 2, 0)


@pytest.mark.parametrize("order", ["G0/10 G1 B5", "G1 G0/10 B5"])
def test_e5_e6_company_makes_nothing_of_a_zero_ten_card_whoever_plays_first(order: str) -> None:
    assert after(IN_A_ROW, order) == "GVYR/B"
    assert after(IN_A_ROW, order.replace("B5", "B1").replace("G1", "G2")) == "BVYR/G"


def test_e7_in_the_start_row_the_right_is_ahead() -> None:
    assert after(IN_A_ROW, "B5 V5") == "BGYR/V"


def test_e8_a_gap_closes() -> None:
    assert after(IN_A_ROW, "V9 B1") == "BGYR/V"
    assert after("B/GVY/R", "V9 B1") == "B/GY/RV"


def test_e9_the_leader_moves_on_and_its_card_is_turned_up_in_maintenance() -> None:
    house = House(hill_mode="fixed", named=(7, 5, None, None))
    state = position(Table(("R9", "B1"), house=house, hill=(7, None, None, None)))
    state, events = told(state, "play R9", "play B1")
    assert line(state) == "BGV/Y/R"
    assert "revealed" not in codes(events)
    assert (state.open, state.rule) == (1, 7)
    state = done(drafted(state), "reveal 5")
    assert (state.open, state.rule) == (2, 5)


def test_e10_nothing_is_turned_where_the_leader_stays() -> None:
    state = drafted(cheered(Table(("B9", "V1"), rule=7)))
    assert (state.phase, state.open, state.rule) == ("fill", 1, 7)


def test_e11_a_section_that_comeback_skips_is_never_turned_up() -> None:
    state = cheered(Table(("B9", "V1"), rule=6, track="/BVGYR"))
    assert line(state) == "/VGYR//B"
    state = drafted(state)
    state = done(state, legal(state)[0])
    assert state.open == 3
    assert state.hill[1] is None
    follow = filled(state)
    assert follow.phase == "cheer"
    assert GAME.decode(GAME.encode(follow)) == follow


def test_e17_a_finish_leaves_the_rest_of_the_hill_rule_out() -> None:
    state = cheered(Table(("R9", "B1"), rule=2, track="B/G//V/YR"))
    assert (line(state), state.phase) == ("B/G//V/Y/R", "over")
    state = cheered(Table(("R9", "Y8"), rule=11, track="B/G//V/YR"))
    assert (line(state), state.phase) == ("B/G//V/Y/R", "over")


def test_e21_one_cart_at_most_is_on_the_goal_card() -> None:
    text = GAME.encode(ended("R1 R2 R3", "Y1 Y2 Y3"))
    with pytest.raises(BadData):
        GAME.decode(text.replace(f"track={'-' + AT_THE_END}", "track=-/V/B/G/-/YR"))


def test_e25_headwind_halves_one_to_nothing_and_the_colour_still_takes_part() -> None:
    state, events = told(position(Table(("R1", "R2"), rule=1, track="BGV/YR")), "play R1", "play R2")
    assert line(state) == "BGV/Y/R"
    state, events = told(
        position(Table(("R1", "B0/10", "B1"), rule=1, track="BGV/YR")), "play R1", "play B0/10", "play B1"
    )
    cheer = next(event for event in events if event.code == "cheered")
    assert cheer.get("totals") == (0, None, None, 1, None)
    state, events = told(position(Table(("R1", "Y9"), rule=1, track="BGV/YR")), "play R1", "play Y9")
    assert next(e for e in events if e.code == "cheered").get("totals") == (0, 9, None, None, None)


def test_e26_slipstream_drags_nobody_along_with_the_leftmost() -> None:
    assert after("BGV/YR", "B9 G1", 2) == "GV/YRB"


def test_e27_a_single_colour_is_the_lowest_and_the_highest() -> None:
    assert after("BGV/YR", "B9 B8", 3) == "GV/YRB"


def test_e28_of_equal_lowest_totals_the_cart_further_back_wins() -> None:
    assert after("BGV/YR", "V2 B2 G2 R9", 3) == "GV/YRB"


def test_e29_gravel_does_not_matter_on_the_goal_card() -> None:
    state = cheered(Table(("R9", "B1"), rule=5, track="B/G//V/YR"))
    assert (line(state), state.phase) == ("B/G//V/Y/R", "over")


@pytest.mark.parametrize("rows", ["///BVYGR", "////BVYGR"])
def test_e30_comeback_from_the_last_sections_reaches_the_goal(rows: str) -> None:
    state = cheered(Table(("B9", "R1"), rule=6, track=rows))
    assert state.phase == "over"
    assert race(state)[0] == "B"


def test_e31_comeback_takes_the_leftmost_for_the_last() -> None:
    assert after("/BVGYR", "B9 R1", 6) == "/VGYR//B"
    assert after("/BVGYR", "V9 R1", 6) == "/BGYR/V"


def test_e32_hairpin_reverses_ties_too() -> None:
    plain = cheered(Table(("G5", "V5", "G2", "Y1")))
    hairpin = cheered(Table(("G5", "V5", "G2", "Y1"), rule=7))
    assert hairpin.queue == plain.queue[::-1]


def test_e33_what_was_chosen_face_down_is_no_part_of_a_view() -> None:
    state = position(Table(("B9 B8", "V2", "Y3"), rule=8))
    one, other = done(state, "play B9"), done(state, "play B8")
    assert GAME.observe(one, 1) == GAME.observe(other, 1)
    assert GAME.observe(one, None) == GAME.observe(other, None)
    assert GAME.observe(one, 0) != GAME.observe(other, 0)


def test_e34_three_times_nothing_is_nothing() -> None:
    state, events = told(position(Table(("B0/10", "B3", "Y5"), rule=10)), "play B0/10", "play B3", "play Y5")
    cheer = next(event for event in events if event.code == "cheered")
    assert cheer.get("weights") == (0, 3, 5)
    assert line(state) == "BGV/R/Y"


def test_megaphone_takes_of_equal_lowest_cards_that_of_the_cart_further_back_before_the_move() -> None:
    state, events = told(position(Table(("V3", "R3", "B8"), rule=10)), "play V3", "play R3", "play B8")
    cheering = next(event for event in events if event.code == "cheered")
    assert cheering.get("totals") == (3, None, None, 8, 9)
    assert line(state) == "BG/YRV", "violet, further back before it moved, is the one that is tripled"
    assert race(state)[:2] == "VR", "after the move violet is ahead, so red would have been the lowest"
    assert state.queue == (1, 0, 2), "while drafting goes by the places after it, and by the plain value"


def test_e35_the_winner_stays_ahead_of_the_second() -> None:
    assert after("BGV/YR", "G8 B7", 11) == "V/YRBG"
    assert after("BGV/YR", "R8 Y7", 11) == "BGV//YR"
    assert after("B/V/YGR", "V8 B7", 11) == "/B/YGRV"


def test_neck_and_neck_can_end_the_race_by_the_second() -> None:
    state = cheered(Table(("B9", "R1"), rule=11, track="B/G//V/YR"))
    assert (line(state), state.phase) == ("/GB//V/Y/R", "over")


# ---- drafting and maintenance ------------------------------------------------------------------------


def test_e3_of_equal_cards_that_of_the_cart_further_back_drafts_first() -> None:
    assert cheered(Table(("R5", "V5", "B5", "G9"))).queue == (2, 1, 0, 3)


def test_e12_sold_out_governs_the_display_at_once() -> None:
    house = House(hill_mode="fixed", named=(7, 9, None, None))
    state = position(Table(("R9", "B1", "V1"), house=house, hill=(7, None, None, None)))
    assert len(state.display) == 4
    state = done(drafted(done(state, "play R9", "play B1", "play V1")), "reveal 9")
    assert len(filled(state).display) == 3


def test_e13_a_rule_turned_down_no_longer_governs_the_display() -> None:
    house = House(hill_mode="fixed", named=(9, 7, None, None))
    state = position(Table(("R9", "B1", "V1"), house=house, hill=(9, None, None, None)))
    assert len(state.display) == 3
    state = done(drafted(done(state, "play R9", "play B1", "play V1")), "reveal 7")
    assert len(filled(state).display) == 4


def test_e14_the_cards_of_the_round_are_shuffled_in_when_the_pile_runs_out() -> None:
    state = drafted(cheered(Table(("R9", "B1"), pile=0)))
    assert state.phase == "fill"
    assert set(map(GAME.parse, ("fill R9", "fill B1"))) <= set(GAME.legal(state))
    assert not state.discard


def test_e15_what_is_left_of_the_display_stays() -> None:
    state = cheered(Table(("R9", "B1")))
    last = state.display[-1]
    state = drafted(state)
    assert state.display == (last,)
    assert filled(state).display[0] == last


def test_e16_the_last_one_must_take_one_of_two() -> None:
    state = cheered(Table(("R9", "B1")))
    state = done(state, legal(state)[0])
    assert len(legal(state)) == 2


def test_e18_no_gum_card_is_taken_in_the_round_of_the_finish() -> None:
    state, events = told(position(Table(("R9", "B1"), track="B/G//V/YR", gums="-----")), "play R9", "play B1")
    assert state.phase == "over"
    assert not {"took_gum", "gum_skipped", "drafted", "horn"} & set(codes(events))


def test_e19_a_gum_card_of_another_seat_changes_its_owner() -> None:
    state = drafted(cheered(Table(("R9", "B1"), gums="11-1-")))
    assert state.current == 0
    after_it, events = told(state, "gum Y")
    assert after_it.gums == (1, 0, None, 1, None)
    assert dict(events[0].data) == {"colour": 1, "from": 1}
    assert dict(told(state, "gum G")[1][0].data) == {"colour": 2, "from": None}


def test_e20_who_owns_all_gum_cards_takes_none() -> None:
    state = cheered(Table(("R9", "B1"), gums="00000"))
    state = done(state, legal(state)[0])
    state, events = told(state, legal(state)[0])
    assert codes(events)[:3] == ["drafted", "horn", "gum_skipped"]
    assert state.gums == (0,) * 5
    assert state.phase == "fill"


def test_e37_a_hidden_hill_is_never_turned_up() -> None:
    for seed in range(5):
        steps = random_game(Setup(3).with_option("hill_mode", "hidden"), Random(seed))
        assert all(step.after.open == 0 and not any(step.after.hill) for step in steps)
        assert not any(step.before.phase == "reveal" for step in steps)


def test_e38_two_players_have_a_display_of_three() -> None:
    for seed in range(5):
        for step in random_game(Setup(2), Random(seed)):
            if step.after.phase == "cheer":
                assert len(step.after.display) == (2 if step.after.rule == 9 else 3)
            assert 4 not in step.after.hill


# ---- the end -----------------------------------------------------------------------------------------


def test_e22_e23_the_next_cart_decides_and_only_tied_seats_compete() -> None:
    state = ended("Y4 G4 B1", "Y5 G5 V1", "R4 V5 B4")
    assert totals(state) == [6, 6, 6]
    assert result(state).reason == "tie:R"
    state = ended("Y4 G4 B1", "Y5 G5 V1", "R7 V5 B4")
    assert totals(state) == [6, 6, 3]
    assert (result(state).ranks, result(state).reason) == ((2, 1, 3), "tie:Y")


def test_e23_the_bet_of_a_seat_that_is_not_tied_counts_for_the_zero_ten_card() -> None:
    """Two seats tie; the third one's red bet spoils the 0/10 card of one, the only red bet among the tied."""
    state = ended("Y0/10 B1 V1", "Y6 B2 V2", "Y9 B3 V3")
    assert totals(state) == [4, 4, 2]
    assert result(state).winners == (1,)


def test_e24_a_tie_of_nothing_is_broken_as_usual() -> None:
    state = ended("B1 B2 V3", "B3 V1 V2")
    assert totals(state) == [0, 0]
    assert (result(state).winners, result(state).reason) == ((1,), "tie:B")


def test_equal_points_behind_the_first_share_a_place() -> None:
    state = ended("R1 R2 R3", "Y4 G4 B1", "R6 B5 V1", "G7 V7 V8")
    assert totals(state) == [27, 6, 6, 1]
    assert result(state).ranks == (1, 2, 2, 4)
    state = ended("R1 R2 R3", "Y4 G4 B1", "R6 B5 V1")
    assert result(state).ranks == (1, 2, 2)
    assert result(state).reason == "over"


# ---- what is allowed when ----------------------------------------------------------------------------


def test_refusals() -> None:
    state = position(Table(("R9", "B1 B2", "V1"), rule=7, gums="01---"))
    assert refused(state, "play B1") == "card"
    assert refused(state, "take B1") == "not_now"
    assert refused(state, "gum G") == "not_now"
    state = done(state, "play R9", "play B1", "play V1")
    assert refused(state, "take V1") == "display"
    assert refused(state, "play B2") == "not_now"
    state = drafted(state)
    assert state.current == 1, "the lowest drafts last under Hairpin; V1 is ahead of B1"
    assert refused(state, "gum Y") == "own_gum"
    state = done(state, "gum R")
    assert (state.phase, refused(state, "gum G")) == ("reveal", "not_now")
    over = ended("R1 R2 R3", "Y1 Y2 Y3")
    for text in ("play R1", "take R1", "gum R", "fill R1", "line R", "deal R1", "reveal 1"):
        assert refused(over, text) == "over"


def test_refusals_of_chance() -> None:
    state = GAME.initial(Setup(2))
    assert refused(state, "deal R1") == "not_now"
    state = done(state, "line R")
    assert refused(state, "line R") == "colour"
    state = done(state, "line Y", "line G", "line B", "line V", "deal R1")
    assert refused(state, "deal R1") == "card"
    assert refused(state, "deal R0/10") == "card"
    assert GAME.to_act(state) == CHANCE
    house = House(hill_mode="fixed", named=(7, 5, 12, None))
    moved = position(Table(("R9", "B1"), house=house, hill=(7, None, None, None)))
    moved = drafted(done(moved, "play R9", "play B1"))
    assert refused(moved, "reveal 12") == "hill"
    assert refused(moved, "reveal 5") is None
    with pytest.raises(BadData):
        GAME.chance(position(Table(("R9", "B1"))), Random(1))


# ---- the hill ----------------------------------------------------------------------------------------


def hills(setup: Setup, games: int) -> list[RolimaState]:
    return [random_game(setup, Random(seed))[-1].after for seed in range(games)]


def test_a_fixed_hill_lies_as_agreed() -> None:
    setup = Setup(3).with_option("hill_mode", "fixed")
    for key, hill in (("hill_1", 12), ("hill_2", 11), ("hill_4", 12)):
        setup = setup.with_option(key, hill)
    assert GAME.initial(setup).house.named == (12, 11, None, None)
    for last in hills(setup, 12):
        assert last.hill[0] in (12, None)
        assert last.hill[1] in (11, None)
        assert not {last.hill[2], last.hill[3]} & {11, 12}


def test_chosen_hill_cards_lie_anywhere() -> None:
    setup = Setup(2).with_option("hill_mode", "chosen")
    for number, hill in enumerate((4, 11, 12, 5), 1):
        setup = setup.with_option(f"hill_{number}", hill)
    seen = [last.hill for last in hills(setup, 40)]
    assert {card for hill in seen for card in hill} - {None} == {4, 11, 12, 5}
    assert {hill[0] for hill in seen} - {None} == {4, 11, 12, 5}


def test_hill_cards_named_count_in_their_modes_only() -> None:
    setup = Setup(3).with_option("hill_1", 12)
    assert GAME.initial(setup) == GAME.initial(Setup(3))
    assert GAME.initial(setup.with_option("hill_mode", "hidden")).house == House(hill_mode="hidden")


def test_the_odds_of_hill_cards() -> None:
    plain = dict(hill_odds(House(), 3, (None,) * 4, 1))
    assert plain == pytest.approx(dict.fromkeys(range(1, 11), 0.1))
    after_two = dict(hill_odds(House(), 2, (5, 7, None, None), 3))
    assert after_two == pytest.approx(dict.fromkeys((1, 2, 3, 6, 8, 9, 10), 1 / 7))
    chosen = House(hill_mode="chosen", named=(12, 5, None, None))
    first = dict(hill_odds(chosen, 3, (None,) * 4, 1))
    assert first == pytest.approx({5: 0.25, 12: 0.25, **dict.fromkeys({*range(1, 11)} - {5}, 0.5 / 9)})
    later = dict(hill_odds(chosen, 3, (12, 3, None, None), 3))
    assert later == pytest.approx({5: 0.5, **dict.fromkeys({*range(1, 11)} - {3, 5}, 0.5 / 8)})
    full = House(hill_mode="chosen", named=(12, 5, 1, 2))
    assert dict(hill_odds(full, 3, (5, None, 1, None), 4)) == pytest.approx({2: 0.5, 12: 0.5})
    fixed = House(hill_mode="fixed", named=(12, None, None, 2))
    assert hill_odds(fixed, 3, (None,) * 4, 4) == ((2, 1.0),)
    rest = {*range(1, 11)} - {2}
    assert dict(hill_odds(fixed, 3, (12, None, None, None), 2)) == pytest.approx(dict.fromkeys(rest, 1 / 9))


def test_hill_cards_come_with_their_odds() -> None:
    chosen = House(hill_mode="chosen", named=(12, 5, None, None))
    state = position(Table(("R9", "B1"), house=chosen, hill=(12, None, None, None)))
    state = drafted(done(state, "play R9", "play B1"))
    rng, times = Random(1), 4000
    counts = Counter(GAME.notate(GAME.chance(state, rng)) for _ in range(times))
    odds = GAME.odds(state)
    assert odds is not None
    for action, share in odds:
        expected = times * share
        assert abs(counts[GAME.notate(action)] - expected) < 5 * (expected * (1 - share)) ** 0.5
    assert counts.total() == times


def test_only_what_a_row_allows_is_a_position() -> None:
    """A position whose open card is not that of the leader's section is none."""
    state = position(Table(("R9", "B1"), rule=7))
    with pytest.raises(BadData):
        GAME.decode(GAME.encode(replace(state, open=0)))
