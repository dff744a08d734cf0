"""Every ruling, numbered as in the rules, and what else was decided; why things are refused."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from desktop_app.core.errors import BadData
from desktop_app.core.game import CHANCE, Setup
from desktop_app.games.rollecate.engine.deck import CHAOS, counted, deck, is_broken, listed
from desktop_app.games.rollecate.engine.rules import GAME
from desktop_app.games.rollecate.engine.state import House, RollecateState
from desktop_app.games.rollecate.engine.transitions import next_dealt, unseen
from tests.games.rollecate.positions import (
    Table,
    any_setup,
    card,
    cards,
    codes,
    done,
    legal,
    line,
    piles_reached,
    position,
    random_game,
    refused,
    short,
    taken,
    told,
)


def test_1_the_train_moves_before_the_penalty_is_taken() -> None:
    state, events = told(position(Table(rails="1 2 3", train=0)), "pass")
    assert codes(events)[:3] == ["passed", "rode", "penalty"]
    assert (taken(events), line(state), state.train) == ("1", "2 3", 0)


def test_2_a_railway_of_one_card_gives_nothing() -> None:
    state, events = told(position(Table(rails="4", train=0)), "pass")
    assert (line(state), state.piles, state.phase) == ("4", ((), ()), "draw")
    penalty = next(event for event in events if event.code == "penalty")
    assert (penalty.get("due"), penalty.get("cards"), penalty.get("forgiven")) == (2, (), 2)


def test_3_only_what_lies_behind_the_train_is_taken() -> None:
    state, events = told(position(Table(rails="1 2", train=1)), "pass")
    assert (taken(events), line(state), state.train) == ("1", "2", 0)


@pytest.mark.parametrize(("train", "penalty"), [(0, "1"), (1, "1 2"), (2, "1 2")])
def test_4_passing_onto_broken_track_costs_two_as_far_as_there_are_any(train: int, penalty: str) -> None:
    rails = ("1 2B 3", "1 2 3B", "1 2 3 4B 4")[train]
    _, events = told(position(Table(rails=rails, train=train)), "pass")
    assert taken(events) == penalty
    assert [event.get("count") for event in events if event.code == "broke"] == [1]


def test_5_standing_on_broken_track_costs_nothing() -> None:
    _, events = told(position(Table(rails="1 2 3 4B", train=3)), "pass")
    assert taken(events) == "1 2"
    assert "broke" not in codes(events)


def test_6_no_wheel_no_step_no_penalty() -> None:
    state, events = told(position(Table(hands=("4 4",))), "lay 4S", "ride", "roll 0")
    assert (state.train, line(state), state.derailments) == (2, "2 3 3 4 4", (0, 0))
    assert not {"rode", "penalty", "derailed"} & set(codes(events))


def test_7_ending_on_the_front_is_no_derailment() -> None:
    state, events = told(position(Table(hands=("4",))), "lay 4S", "ride", "roll 2")
    assert (state.train, state.derailments) == (4, (0, 0))
    assert "derailed" not in codes(events)


def test_8_what_cannot_be_taken_is_forgiven_but_the_derailment_counts() -> None:
    table = Table(rails="2 3", train=1, hands=("4",), seats=1, house=House(derail_limit=3))
    state, events = told(position(table), "lay 4S", "ride", "roll 4")
    penalty = next(event for event in events if event.code == "penalty")
    assert (penalty.get("due"), penalty.get("forgiven"), taken(events)) == (3, 1, "2 3")
    assert state.derailments == (1,)


def test_9_cards_ahead_are_never_taken_but_new_ones_once_passed_are() -> None:
    ahead, events = told(position(Table(rails="1 2 3 4", train=0)), "pass")
    assert (taken(events), line(ahead)) == ("1", "2 3 4")
    state = position(Table(rails="2", train=0, hands=("3 3 3",)))
    state, events = told(state, "lay 3S", "lay 3S", "lay 3S", "ride", "roll 6")
    assert taken(events) == "2 3 3"
    assert (line(state), state.train) == ("3", 0)


def test_10_broken_track_counts_and_combines_by_its_value() -> None:
    state = position(Table(rails="3B 3 4", train=1, piles=("3",)))
    assert piles_reached(done(state, "pass")) == {"", "3 3"}
    assert GAME.standing(GAME.observe(done(state, "pass", "stack 3B"), None))[0].total == 6


def test_11_broken_track_of_this_turn_charges_at_once() -> None:
    state = position(Table(rails="1 2 2", hands=("3B", "1")))
    state, events = told(state, "lay 3B", "ride", "roll 1")
    assert (taken(events), state.train, state.derailments) == ("1", 2, (0, 0))


def test_12_each_broken_track_charges() -> None:
    state = position(Table(rails="1 2 2 2B 3B 4B", train=2, hands=("4",)))
    state, events = told(state, "lay 4S", "ride", "roll 3")
    assert [event.get("count") for event in events if event.code == "broke"] == [3]
    assert (taken(events), state.train) == ("1 2 2", 2)


@pytest.mark.parametrize(("rails", "train", "laid", "due"), [("1 2", 1, "3B", 3), ("1 2 3B", 2, "3S", 2)])
def test_13_a_broken_card_charges_only_who_enters_it(rails: str, train: int, laid: str, due: int) -> None:
    state = position(Table(rails=rails, train=train, hands=(laid,)))
    _, events = told(state, f"lay {laid}", "ride", "roll 3")
    assert [event.get("over") for event in events if event.code == "derailed"] == [2]
    assert next(event for event in events if event.code == "penalty").get("due") == due


def test_14_only_the_front_card_before_the_turn_is_compared() -> None:
    state = position(Table(rails="1 1 2L 3L", train=1, hands=("3",)))
    state = done(state, "lay 3S")
    assert state.front.cell == (1, 1), "beside the 1 in (1, 0), which means nothing"


def test_15_one_and_four_are_neighbours_and_equal_values_are() -> None:
    for front, value in ((1, 4), (4, 1), (3, 3), (2, 1)):
        state = position(Table(rails=f"2 {front}", train=0, hands=(str(value),)))
        assert refused(state, f"lay {value}S") is None


def test_16_a_chaos_card_is_never_laid() -> None:
    state = position(Table(hands=("3 X",)))
    assert legal(state) == ["pass", "lay 3S", "chaos"]
    with pytest.raises(BadData):
        GAME.parse("lay X")


def test_17_nothing_combines_with_an_empty_pile() -> None:
    state = done(position(Table(rails="1 2 3", train=0)), "pass")
    assert (state.phase, short(state.piles[0])) == ("draw", "1")


def test_18_three_equal_numbers_leave_one() -> None:
    state = done(position(Table(rails="3 3L 3B 3", train=3, piles=("3",))), "pass")
    assert short(state.pending) == "3 3C"
    assert short(done(state, "combine 3S").piles[0]) == "3C"
    assert short(done(state, "stack 3C", "combine 3S").piles[0]) == "3"
    assert piles_reached(state) == {"3", "3 3 3"}


def test_19_nobody_must_combine() -> None:
    state = position(Table(rails="3 3 4", train=0, piles=("3",)))
    state = done(state, "pass")
    assert legal(state) == ["stack 3S", "combine 3S"]
    assert short(done(state, "stack 3S").piles[0]) == "3 3"


def test_20_penalties_of_all_causes_may_be_mixed() -> None:
    state = position(Table(rails="1 2 2 4B", train=2, hands=("4",)))
    state, events = told(state, "lay 4S", "ride", "roll 3")
    assert {"broke", "derailed"} <= set(codes(events))
    assert short(state.pending) == "1 2"
    assert piles_reached(state) == {"1 2", "2 1"}


def test_21_two_chaos_cards_of_one_turn_may_cancel_each_other() -> None:
    state = position(Table(hands=("X X",), house=House(chaos_many=True)))
    state = done(state, "chaos", "chaos")
    assert piles_reached(state) == {"", "X X"}
    assert short(done(state, "combine X").removed) == "X X"


@pytest.mark.parametrize(("value", "reached"), [(5, {"3 X"}), (4, {"3 X"}), (3, {"", "3 X"})])
def test_22_chaos_combines_with_equal_numbers_only(value: int, reached: set[str]) -> None:
    state = position(Table(hands=("X",), piles=("3",), house=House(chaos_value=value)))
    assert piles_reached(done(state, "chaos")) == reached


def test_23_the_last_turn_is_a_whole_one() -> None:
    state, events = told(position(Table(hands=("X", "4"), phase="draw", deck=1)), "draw 3S")
    assert events[0].get("last") is True
    assert legal(state) == ["pass", "lay 3S", "chaos"]
    for texts in (("chaos",), ("pass",), ("lay 3S", "ride", "roll 1")):
        after, events = told(state, *texts)
        assert (after.phase, codes(events)[-1]) == ("over", "over")


def test_24_hands_have_no_limit_and_may_be_empty() -> None:
    many = position(Table(hands=("1 1 1 2 2 3 3 4 4 1C 2C X",)))
    assert len(many.hands[0]) == 12
    none = done(position(Table(hands=("",), phase="draw")), "draw 4S")
    assert short(none.hands[0]) == "4"


def test_25_who_is_boxed_in_can_still_pass_and_put_down_chaos() -> None:
    boxed = position(Table(rails="3L 3L 3L 3L", train=0, hands=("3C 3 4 X",), house=House(no_block=False)))
    assert legal(boxed) == ["pass", "chaos"]
    assert refused(boxed, "lay 3S") == "no_room"
    assert refused(boxed, "lay 3C L") == "no_room"


def test_26_a_freed_cell_may_be_used_from_the_next_turn_on() -> None:
    state = position(Table(rails="1 1L 1L", train=2, hands=("1C", "1C")))
    assert refused(state, "lay 1C L") == "blocks"
    state = done(state, "pass", "stack 1C", "draw 4S")
    assert line(state) == "1L"
    state = done(state, "lay 1C L")
    assert state.front.cell == (0, 1)


def test_27_four_equal_curves_do_not_close_a_square() -> None:
    state = position(Table(rails="1L 1L", train=0, hands=("1C 1C",)))
    state = done(state, "lay 1C L")
    assert refused(state, "lay 1C L") == "blocks"
    assert refused(state, "lay 1C R") is None


def test_28_any_number_of_dice_is_rolled() -> None:
    state = position(Table(rails="4 4", train=0, hands=("4 4 4",)))
    state = done(state, "lay 4S", "lay 4S", "lay 4S", "ride")
    assert (state.dice, len(GAME.legal(state))) == (12, 13)
    assert refused(state, "roll 13") == "wheels"


def test_29_a_part_of_the_equal_cards_may_be_laid() -> None:
    state = done(position(Table(hands=("4 4 4",))), "lay 4S")
    assert legal(state) == ["lay 4S", "ride"]


def test_30_with_others_derailments_are_only_counted() -> None:
    state = position(Table(rails="2", train=0, hands=("2",), derailments=(9,)))
    state = done(state, "lay 2S", "ride", "roll 2")
    assert (state.derailments, state.phase) == ((10, 0), "draw")


# ---- set-up ------------------------------------------------------------------------------------------


def set_up(setup: Setup, *texts: str) -> RollecateState:
    return done(GAME.initial(setup), *texts)


def test_the_players_build_the_first_railway_in_turn() -> None:
    state = GAME.initial(Setup(3, start=1))
    seats = []
    for text in ("reveal 1S", "reveal X", "reveal 1S", "reveal 2S", "reveal 2S"):
        seats.append(state.current)
        state = done(state, text)
    assert seats == [1, 2, 2, 0, 1]
    assert (state.phase, state.current) == ("deal", 1)


def test_the_deal_goes_round_from_the_start_seat() -> None:
    state = set_up(Setup(3, start=1), "reveal 1S", "reveal 1S", "reveal 2S", "reveal 2S")
    seats = []
    while state.phase == "deal":
        seats.append(next_dealt(state))
        state, _ = GAME.apply(state, GAME.chance(state, Random(1)))
    assert seats == [1, 2, 0, 1, 2, 0]
    assert (state.phase, state.current) == ("draw", 1)


def test_curves_of_the_first_railway_are_bent_by_lot_or_by_the_players() -> None:
    by_lot = set_up(Setup(2), "reveal 1C")
    assert (GAME.to_act(by_lot), legal(by_lot)) == (CHANCE, ["bend L", "bend R"])
    chosen = set_up(Setup(2, 1).with_option("setup_interactive", True), "reveal 1C")
    assert (GAME.to_act(chosen), legal(chosen)) == (1, ["bend L", "bend R"])
    assert done(chosen, "bend R").railway[0].leaves == 3


def test_a_curve_that_can_go_only_one_way_goes_there() -> None:
    state = set_up(Setup(2), "reveal 1C", "bend L", "reveal 1C", "bend L", "reveal 1C", "bend L")
    state, events = told(state, "reveal 1C")
    assert (state.railway[-1].turn, codes(events)) == ("R", ["revealed", "laid", "ready"])


def test_broken_track_in_the_first_railway() -> None:
    assert line(set_up(Setup(2), "reveal 3B")) == "3B"
    state, events = told(GAME.initial(Setup(2).with_option("setup_no_broken", True)), "reveal 3B")
    assert (line(state), events[1].get("why")) == ("", "broken")
    assert short(state.aside) == "3B"


def test_broken_track_under_the_train_costs_nothing_at_the_start() -> None:
    state, events = told(GAME.initial(Setup(2)), "reveal 2S", "reveal 2S", "reveal 3B", "reveal 3S")
    assert (state.train, is_broken(state.railway[2].card)) == (2, True)
    assert "penalty" not in codes(events)


def test_cards_set_aside_are_not_drawn_again_before_the_railway_lies() -> None:
    state = set_up(Setup(2), "reveal 1S", *["reveal X"] * 5)
    assert "reveal X" not in legal(state)
    state = done(state, "reveal 1S", "reveal 1S", "reveal 1S")
    assert state.pool[CHAOS] == 5


def test_a_set_up_that_runs_dry_begins_anew() -> None:
    state = set_up(Setup(2, 1), "reveal 1S")
    pool = counted(cards("3"))
    state = replace(state, pool=pool, aside=listed(unseen(replace(state, aside=cards("3")))))
    assert GAME.decode(GAME.encode(state)) == state
    state, events = told(state, "reveal 3S")
    assert (state.railway, state.aside, state.current, sum(state.pool)) == ((), (), 1, 55)
    assert codes(events) == ["revealed", "set_aside", "restarted"]


def test_ordinary_tracks_in_the_place_of_broken_ones() -> None:
    state = GAME.initial(Setup(2).with_option("broken_off", True))
    assert sum(state.pool) == 55
    assert [state.pool[card(text)] for text in ("1B", "2B", "3B", "4B")] == [0] * 4
    assert [state.pool[card(text)] for text in "1234"] == [7, 7, 6, 6]


# ---- ends and refusals -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("points", "limit", "tier"),
    [
        ("", None, "master"),
        ("4 4 4 3", None, "master"),
        ("4 4 4 4", None, "engine_driver"),
        ("4 4 4 4 4 4C 1", None, "stoker"),
        ("4 4 4 4 4 4C 4C 4C 3", None, "apprentice"),
        ("4 4 4 4 4 4C 4C 4C 4C 4C 3 3", None, "rusty"),
        ("4 4 4 4 4 4C 4C 4C 4C 4C 3 3", 3, "engine_driver"),
        ("4 4 4 4", 3, "master"),
    ],
)
def test_a_game_alone_ends_with_a_tier(points: str, limit: int | None, tier: str) -> None:
    table = Table(
        rails="1",
        train=0,
        hands=("",),
        piles=(points,),
        phase="over",
        deck=0,
        seats=1,
        house=House(derail_limit=limit),
    )
    outcome = GAME.outcome(position(table))
    assert outcome is not None
    assert (outcome.reason, outcome.ranks) == (tier, (1,))


def test_the_fewest_points_win() -> None:
    table = Table(hands=("1", "", "X"), piles=("2", "", ""), phase="over", deck=0, seats=3)
    outcome = GAME.outcome(position(table))
    assert outcome is not None
    assert [score.total for score in outcome.scores] == [3, 0, 5]
    assert (outcome.ranks, GAME.lower_wins) == ((2, 1, 3), True)


def test_charging_on_the_way_takes_the_same_cards_as_charging_afterwards() -> None:
    """The other reading of the rules: a card is taken at each broken track and each step too many."""
    compared = 0
    for seed in range(150):
        rng = Random(seed)
        for step in random_game(any_setup(rng.randint(1, 4), rng), rng, eager=True):
            if step.before.phase != "ride":
                continue
            rails, train = [track.card for track in step.before.railway], step.before.train
            wheels = int(GAME.notate(step.action).split()[1])
            gone = []
            for _ in range(wheels):
                moved = train < len(rails) - 1
                train += moved
                if (not moved or is_broken(rails[train])) and train > 0:
                    gone.append(rails.pop(0))
                    train -= 1
            assert short(gone) == taken(step.events)
            assert [track.card for track in step.after.railway] == rails
            assert step.after.train == train
            compared += len(gone)
    assert compared > 500


@pytest.mark.parametrize(
    ("table", "text", "code"),
    [
        (Table(), "lay 2S", "card"),
        (Table(), "ride", "nothing_laid"),
        (Table(), "done", "not_now"),
        (Table(), "chaos", "no_chaos"),
        (Table(), "roll 1", "not_now"),
        (Table(rails="2 3 3", hands=("1",)), "lay 1S", "value"),
        (Table(piles=("4",), pending="2 4", phase="stack"), "combine 2S", "unequal"),
        (Table(piles=("4",), pending="2 4", phase="stack"), "stack 1S", "pending"),
        (Table(piles=("4",), pending="2 4", phase="stack"), "pass", "not_now"),
        (Table(phase="over", deck=0), "pass", "over"),
        (Table(phase="draw"), "draw 1B", None),
        (Table(rails="1B 1", train=0, phase="draw"), "draw 1B", "card"),
    ],
)
def test_why_things_are_refused(table: Table, text: str, code: str | None) -> None:
    assert refused(position(table), text) == code


def test_after_laying_a_card_there_is_no_way_back_in_the_rules() -> None:
    state = done(position(Table(hands=("4 4 X",))), "lay 4S")
    assert refused(state, "pass") == "building"
    assert refused(state, "chaos") == "building"


def test_options() -> None:
    assert [option.key for option in GAME.options(2)] == [
        "pass_front_extra",
        "chaos_many",
        "chaos_value",
        "no_block",
        "broken_off",
        "setup_no_broken",
        "setup_interactive",
    ]
    assert GAME.options(1)[0].key == "solo_derail_limit"
    for key, wrong in (("no_block", 1), ("pass_front_extra", True), ("chaos_value", 6), ("tie", "shared")):
        with pytest.raises(BadData):
            GAME.initial(Setup(2).with_option(key, wrong))
    with pytest.raises(BadData):
        GAME.initial(Setup(2).with_option("solo_derail_limit", "three"))
    chosen = Setup(1)
    for key, value in (
        ("solo_derail_limit", "three"),
        ("pass_front_extra", 0),
        ("chaos_many", True),
        ("chaos_value", 4),
        ("no_block", False),
        ("broken_off", True),
        ("setup_no_broken", True),
        ("setup_interactive", True),
    ):
        chosen = chosen.with_option(key, value)
    assert GAME.initial(chosen).house == House(0, True, 4, False, True, True, True, 3)
    assert GAME.initial(Setup(1)).house == House()
    assert deck().size == 55
