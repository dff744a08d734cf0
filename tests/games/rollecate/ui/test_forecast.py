"""What a ride will cost, against the rules played out for every number of wheels and every way to stack."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop_app.games.rollecate.engine.deck import CHAOS
from desktop_app.games.rollecate.engine.rules import GAME
from desktop_app.games.rollecate.engine.state import Chaos, House, Lay, Pass, Ride, Roll, RollecateState
from desktop_app.games.rollecate.ui.forecast import (
    Forecast,
    Result,
    chaos_forecast,
    forecast,
    least_total,
    pass_forecast,
    ride_forecast,
)
from desktop_app.games.rollecate.ui.hand import plan_of
from tests.games.rollecate.positions import Table, any_setup, card, cards, done, position, random_game


def points(state: RollecateState, seat: int) -> int:
    return sum(state.value(each) for each in state.piles[seat])


def fewest(state: RollecateState, seat: int) -> int:
    """The points of the seat's pile stacked in the best way, all ways tried."""
    found, waiting, known = [], [state], {state}
    while waiting:
        each = waiting.pop()
        if each.phase == "stack" and each.current == seat:
            ways = {GAME.apply(each, way)[0] for way in GAME.legal(each)} - known
            known |= ways
            waiting += ways
        else:
            found.append(points(each, seat))
    return min(found)


def played(state: RollecateState, wheels: int) -> Result:
    """What the rules make of so many wheels."""
    seat = state.current
    after, told = GAME.apply(state, Roll(wheels))
    events = {event.code: event for event in told}
    rode, broke, over, penalty = (events.get(code) for code in ("rode", "broke", "derailed", "penalty"))

    def number(event: object, key: str) -> int:
        value = event.get(key) if event is not None else 0  # type: ignore[attr-defined]
        assert isinstance(value, int)
        return value

    taken = penalty.get("cards") if penalty else ()
    assert isinstance(taken, tuple)
    grown = fewest(after, seat) - points(state, seat)
    odds = dict(GAME.odds(state) or ())
    steps = number(rode, "steps")
    return Result(
        odds[Roll(wheels)],
        wheels,
        steps,
        number(over, "over"),
        number(broke, "count"),
        taken,
        grown,
        "lost" in events,
    )


# ---- rides -------------------------------------------------------------------------------------------


def test_a_ride_is_foreseen_for_every_number_of_wheels() -> None:
    state = position(Table("1 2 2 3", train=2, hands=("3 3",), piles=("4",)))
    found = ride_forecast(GAME.observe(state, 0), Lay(card("3")), Lay(card("3")))
    assert found.dice == 6
    assert [result.steps for result in found.outcomes] == [0, 1, 2, 3, 3, 3, 3]
    assert [result.over for result in found.outcomes] == [0, 0, 0, 0, 1, 2, 3]
    assert found.outcomes[5].taken == cards("1 2")
    assert [result.points for result in found.outcomes] == [0, 0, 0, 0, 1, 3, 1]
    assert found.chance_derail == pytest.approx((240 + 192 + 64) / 729)
    assert found.expected_points == pytest.approx((240 + 3 * 192 + 64) / 729)
    assert found.chance_free == pytest.approx(1 - found.chance_derail)
    assert [found.risk(index) for index in (0, 1, 2, 3)] == pytest.approx([496 / 729, 256 / 729, 64 / 729, 0])
    assert found.most_taken == 3


def test_broken_track_that_is_entered_is_charged() -> None:
    state = position(Table("1 2 3B 3 2", train=1, hands=("1",)))
    rides = ride_forecast(GAME.observe(state, 0), Lay(card("1"))).outcomes
    assert [(result.steps, result.broken, result.taken) for result in rides] == [
        (0, 0, ()),
        (1, 1, cards("1")),
    ]


def test_who_plays_alone_sees_that_the_game_would_be_lost() -> None:
    limited = House(derail_limit=3)
    for before, lost in ((3, 4 / 9), (2, 0)):
        table = Table("2", train=0, hands=("2",), seats=1, derailments=(before,), house=limited)
        found = ride_forecast(GAME.observe(position(table), 0), Lay(card("2")))
        assert (found.chance_lost, found.chance_derail) == pytest.approx((lost, 4 / 9))


@settings(max_examples=40)
@given(st.integers(0, 10**6), st.integers(1, 4), st.data())
def test_rides_are_foreseen_as_the_rules_play_them(seed: int, seats: int, data: st.DataObject) -> None:
    rng = Random(seed)
    building = [
        step
        for step in random_game(any_setup(seats, rng), rng, eager=True)
        if isinstance(step.action, Lay) and step.after.dice <= 8
    ]
    if not building:
        return
    step = data.draw(st.sampled_from(building))
    assert isinstance(step.action, Lay)
    rolling, _ = GAME.apply(step.after, Ride())
    expected = tuple(played(rolling, wheels) for wheels in range(rolling.dice + 1))
    outcomes = ride_forecast(step.before, step.action).outcomes
    # A game that is lost ends before its last cards are put down; the forecast counts them all the same.
    assert [replace(r, points=0) if r.lost else r for r in outcomes] == list(expected)
    assert ride_forecast(step.after).outcomes == expected
    found = ride_forecast(step.after)
    assert sum(result.probability for result in found.outcomes) == pytest.approx(1)
    mean = sum(result.probability * result.points for result in expected)
    assert found.dice == rolling.dice
    assert found.expected_points == pytest.approx(mean)
    assert found.expected_steps <= found.dice * 2 / 3 + 1e-9


# ---- without dice ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rails", "train", "extra", "steps", "taken"),
    [
        ("2 3 3 4", 1, 1, 1, "2"),
        ("2 3 3 4", 0, 1, 1, "2"),
        ("2 3 3B 4", 1, 1, 1, "2 3"),
        ("2 3 3 4", 3, 1, 0, "2 3"),
        ("2 3 3 4", 3, 0, 0, "2"),
        ("2", 0, 1, 0, ""),
    ],
)
def test_passing_is_foreseen(rails: str, train: int, extra: int, steps: int, taken: str) -> None:
    state = position(Table(rails, train=train, house=House(pass_front_extra=extra), piles=("3",)))
    (result,) = pass_forecast(state).outcomes
    assert (result.steps, result.taken, result.probability) == (steps, cards(taken), 1.0)
    after = GAME.apply(state, Pass())[0]
    assert result.points == fewest(after, 0) - points(state, 0)


@pytest.mark.parametrize(
    ("pile", "value", "points_more"), [("", 5, 5), ("X", 5, -5), ("4", 5, 5), ("4", 4, -4)]
)
def test_a_chaos_card_is_foreseen(pile: str, value: int, points_more: int) -> None:
    state = position(Table(hands=("X",), piles=(pile,), house=House(chaos_value=value)))
    found = chaos_forecast(state)
    assert (found.dice, found.expected_points, found.chance_derail) == (0, points_more, 0)
    assert points_more == fewest(GAME.apply(state, Chaos())[0], 0) - points(state, 0)


def test_two_chaos_cards_in_one_turn_go_away_together() -> None:
    table = Table(hands=("X X",), piles=("3",), house=House(chaos_many=True))
    state = position(table)
    assert chaos_forecast(state).expected_points == 5
    assert chaos_forecast(state, 2).expected_points == 0
    assert chaos_forecast(done(state, "chaos")).expected_points == 0


# ---- plans -------------------------------------------------------------------------------------------


def test_a_plan_is_foreseen_with_the_card_that_is_chosen() -> None:
    state = position(Table("1 1 1 1", train=2, hands=("1 1C 3 X",)))
    plan = plan_of(GAME.observe(state, 0), mine=True)
    assert forecast(plan) is None
    curve = plan.choose(card("1C"))[0]
    assert forecast(curve) == ride_forecast(state, Lay(card("1C"), "L"))
    assert forecast(curve.bend("R")[0]) == ride_forecast(state, Lay(card("1C"), "R"))
    assert forecast(plan.choose(card("3"))[0]) is None
    assert forecast(plan.choose(CHAOS)[0]) == chaos_forecast(state)
    laid = plan_of(GAME.observe(done(state, "lay 1S"), 0), mine=True)
    assert forecast(laid) == ride_forecast(state, Lay(card("1")))
    more = forecast(laid.choose(card("1C"))[0])
    assert isinstance(more, Forecast)
    assert more.dice == 2


# ---- stacking ----------------------------------------------------------------------------------------


def tried(pile: tuple[int, ...], pending: tuple[int, ...]) -> int:
    """The least sum, every order and every choice tried."""
    if not pending:
        return sum(pile)
    found = []
    for place, value in enumerate(pending):
        left = (*pending[:place], *pending[place + 1 :])
        found.append(tried((*pile, value), left))
        if pile and pile[-1] == value:
            found.append(tried(pile[:-1], left))
    return min(found)


VALUES = st.integers(1, 5)


@given(st.lists(VALUES, max_size=5), st.lists(VALUES, max_size=5))
def test_the_best_way_to_stack_is_found(pile: Sequence[int], pending: Sequence[int]) -> None:
    assert least_total(pile, pending) == tried(tuple(pile), tuple(pending))
