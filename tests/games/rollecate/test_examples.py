"""The worked examples of the rules, in their order."""

from __future__ import annotations

import pytest

from desktop_app.core.game import Setup
from desktop_app.games.rollecate.engine.chances import wheel_odds
from desktop_app.games.rollecate.engine.geometry import EAST, NORTH, target
from desktop_app.games.rollecate.engine.rules import GAME
from desktop_app.games.rollecate.engine.state import House, RollecateState
from tests.games.rollecate.positions import (
    Table,
    codes,
    done,
    legal,
    line,
    piles_reached,
    position,
    railway,
    refused,
    short,
    taken,
    told,
)


def cells(text: str) -> list[tuple[int, int]]:
    return [track.cell for track in railway(text)]


# ---- 1 set-up ----------------------------------------------------------------------------------------


def first_railway() -> tuple[RollecateState, list[str]]:
    state = GAME.initial(Setup(2))
    drawn = ["2S", "X", "4S", "3C", "bend L", "1S", "4S", "3S"]
    state, events = told(state, *(text if " " in text else f"reveal {text}" for text in drawn))
    return state, [str(event.get("why")) for event in events if event.code == "set_aside"]


def test_1_what_does_not_fit_is_set_aside() -> None:
    state, why = first_railway()
    assert why == ["chaos", "value", "value"]
    assert line(state) == "2 3L 4 3"
    assert [track.cell for track in state.railway] == [(0, 0), (1, 0), (1, 1), (1, 2)]
    assert target(state.railway) == ((1, 3), NORTH)
    assert state.train == 2
    assert state.aside == ()
    assert sum(state.pool) == 51, "all others are in the pile again"


def test_1_cards_to_draw_after_dealing() -> None:
    state, _ = first_railway()
    view = GAME.observe(state, 0)
    assert view.pool - 4 - view.deck == 11
    state = done(state, "draw 1S", "draw X", "draw X", "draw 2C")
    assert (state.phase, state.current) == ("draw", 0)
    assert [short(hand) for hand in state.hands] == ["1 X", "2C X"]
    assert state.deck == 36


@pytest.mark.parametrize(("seats", "removed", "turns"), [(1, 13, 36), (2, 11, 18), (3, 9, 12), (4, 7, 9)])
def test_1_everybody_gets_equally_many_turns(seats: int, removed: int, turns: int) -> None:
    state = GAME.initial(Setup(seats))
    assert state.deck == 36 == seats * turns
    assert sum(state.pool) - 4 - 2 * seats - removed == 36


# ---- 2 value rule and moves --------------------------------------------------------------------------


def builds(state: RollecateState, before: tuple[str, ...] = ()) -> list[tuple[str, ...]]:
    """Every sequence of cards that can be laid in this turn."""
    found = [before] if before else []
    for text in legal(state):
        if text.startswith("lay"):
            found += builds(done(state, text), (*before, text))
    return found


def test_2_only_a_difference_of_two_is_forbidden() -> None:
    pairs = set()
    for front in range(1, 5):
        for value in range(1, 5):
            state = position(Table(rails=f"{front} {front}", train=0, hands=(str(value),)))
            if refused(state, f"lay {value}S") == "value":
                pairs.add((front, value))
    assert pairs == {(1, 3), (3, 1), (2, 4), (4, 2)}


def test_2_the_list_of_moves() -> None:
    state = position(Table(rails="2 2 3 3", hands=("1 3C 4 4 X",)))
    assert builds(state) == [("lay 3C L",), ("lay 3C R",), ("lay 4S",), ("lay 4S", "lay 4S")]
    assert legal(state) == ["pass", "lay 3C L", "lay 3C R", "lay 4S", "chaos"]
    assert refused(state, "lay 1S") == "value"
    assert refused(done(state, "lay 3C L"), "lay 4S") == "same_value"


# ---- 3, 4 geometry -----------------------------------------------------------------------------------


def test_3_curves() -> None:
    rails = railway("1 1L 2 2R")
    assert [track.cell for track in rails] == [(0, 0), (1, 0), (1, 1), (1, 2)]
    assert [track.leaves for track in rails] == [EAST, NORTH, NORTH, EAST]
    assert target(rails) == ((2, 2), EAST)


def test_4_no_card_may_block_the_front() -> None:
    assert cells("1 1L 1L") == [(0, 0), (1, 0), (1, 1)]
    assert target(railway("1 1L 1L"))[0] == (0, 1)
    state = position(Table(rails="1 1L 1L", hands=("1 1C",)))
    assert target(done(state, "lay 1S").railway)[0] == (-1, 1)
    assert target(done(state, "lay 1C R").railway)[0] == (0, 2)
    assert refused(state, "lay 1C L") == "blocks"


def test_4_a_freed_cell_may_be_used_again() -> None:
    state = position(Table(rails="1 1L 1L", train=1, hands=("2", "1C")))
    state = done(state, "pass", "draw 4S")
    assert line(state) == "1L 1L"
    assert target(done(state, "lay 1C L").railway)[0] == (0, 0)


# ---- 5, 6, 7 rides -----------------------------------------------------------------------------------


def test_5_a_ride_without_and_with_a_derailment() -> None:
    state = position(Table(rails="1 2 2 3", hands=("3 3",)))
    state = done(state, "lay 3S", "lay 3S", "ride")
    assert (line(state), state.dice) == ("1 2 2 3 3 3", 6)
    short_ride, events = told(state, "roll 2")
    assert (short_ride.train, taken(events), short_ride.derailments) == (4, "", (0, 0))
    long_ride, events = told(state, "roll 5")
    assert [event.get("over") for event in events if event.code == "derailed"] == [2]
    assert taken(events) == "1 2"
    assert (line(long_ride), long_ride.train) == ("2 3 3 3", 3)
    assert long_ride.derailments == (1, 0)


def test_6_penalties_stop_at_the_train() -> None:
    state = position(Table(rails="3", train=0, hands=("4",)))
    state, events = told(state, "lay 4S", "ride", "roll 4")
    assert [event.get("over") for event in events if event.code == "derailed"] == [3]
    assert taken(events) == "3"
    assert (line(state), state.train) == ("4", 0)


def test_6_no_penalty_without_a_cause() -> None:
    state = position(Table(rails="4 1 1", train=1, hands=("1 1",)))
    state, events = told(state, "lay 1S", "lay 1S", "ride", "roll 2")
    assert (state.train, len(state.railway), taken(events)) == (3, 5, "")


def test_7_broken_track_costs_whether_passed_or_stopped_on() -> None:
    stops = position(Table(rails="1 2 3B 3 2", train=1, hands=("1 2 2",)))
    stops, events = told(stops, "lay 1S", "ride", "roll 1")
    assert taken(events) == "1"
    assert (line(stops), stops.train, stops.derailments) == ("2 3B 3 2 1", 1, (0, 0))
    passes = position(Table(rails="1 2 3B 3 2", train=1, hands=("2 2",)))
    passes, events = told(passes, "lay 2S", "lay 2S", "ride", "roll 3")
    assert (taken(events), passes.train) == ("1", 3)
    stood = position(Table(rails="1 2 3B 3 2", train=2, hands=("1",)))
    stood, events = told(stood, "lay 1S", "ride", "roll 1")
    assert (taken(events), stood.train) == ("", 3)


# ---- 8, 9 passing ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rails", "train", "penalty", "left", "at"),
    [
        ("2 3 3 4", 1, "2", "3 3 4", 1),
        ("2 3 3 4", 0, "2", "3 3 4", 0),
        ("2 3 3B 4", 1, "2 3", "3B 4", 0),
    ],
)
def test_8_a_pass_with_room_ahead(rails: str, train: int, penalty: str, left: str, at: int) -> None:
    state, events = told(position(Table(rails=rails, train=train)), "pass")
    assert (taken(events), line(state), state.train) == (penalty, left, at)
    assert state.derailments == (0, 0)


@pytest.mark.parametrize(
    ("rails", "train", "extra", "penalty", "left", "at"),
    [
        ("2 3 3 4", 3, 1, "2 3", "3 4", 1),
        ("2 3 3 4", 3, 0, "2", "3 3 4", 2),
        ("2", 0, 1, "", "2", 0),
    ],
)
def test_9_a_pass_at_the_front(rails: str, train: int, extra: int, penalty: str, left: str, at: int) -> None:
    table = Table(rails=rails, train=train, house=House(pass_front_extra=extra))
    state, events = told(position(table), "pass")
    assert (taken(events), line(state), state.train) == (penalty, left, at)
    assert state.derailments == (0, 0)
    assert state.phase == ("stack" if penalty == "2 3" else "draw")


# ---- 10, 11 stacking and chaos -----------------------------------------------------------------------


def test_10_piles_that_can_be_reached() -> None:
    two = position(Table(piles=("4 2",), pending="2 4", phase="stack"))
    assert piles_reached(two) == {"", "4 4", "4 2 4 2", "4 2 2 4"}
    best = done(two, "combine 2S", "combine 4S")
    assert (best.piles[0], short(best.removed)) == ((), "2 2 4 4")
    equal = position(Table(piles=("3",), pending="3 3", phase="stack"))
    assert piles_reached(equal) == {"3", "3 3 3"}


def test_11_a_chaos_card_goes_to_the_pile() -> None:
    state = position(Table(rails="1 2 2", train=1, hands=("X X 2", "1"), piles=("3",)))
    after, events = told(state, "chaos")
    assert [short(after.hands[0]), short(after.piles[0])] == ["2 X", "3 X"]
    assert (after.railway, after.train) == (state.railway, state.train)
    assert "riding" not in codes(events)
    again = done(after, "draw 1S", "pass", "draw 4S")
    assert short(again.hands[0]) == "2 4 X"
    assert short(done(again, "chaos", "combine X").piles[0]) == "3"
    assert short(done(again, "chaos", "stack X").piles[0]) == "3 X X"


def test_11_several_chaos_cards_at_once_if_so_agreed() -> None:
    house = House(chaos_many=True)
    state = position(Table(rails="1 2 2", train=1, hands=("X X 2",), piles=("3",), house=house))
    state = done(state, "chaos")
    assert legal(state) == ["chaos", "done"]
    assert short(done(state, "done").piles[0]) == "3 X"
    assert piles_reached(done(state, "chaos")) == {"3", "3 X X"}


def test_11_what_a_chaos_card_combines_with() -> None:
    usual = position(Table(rails="1 2 2", hands=("X X 2",), piles=("4",)))
    assert short(done(usual, "chaos").piles[0]) == "4 X", "5 and 4 are not equal"
    four = position(Table(rails="1 2 2", hands=("X",), piles=("4",), house=House(chaos_value=4)))
    assert piles_reached(done(four, "chaos")) == {"", "4 X"}


# ---- 12 the end --------------------------------------------------------------------------------------


def test_12_the_last_turn_ends_the_game_and_equal_scores_share_it() -> None:
    table = Table(rails="2", train=0, hands=("1", "4"), piles=("3 2B", "4 3"), phase="draw", deck=1)
    state, events = told(position(table), "draw X", "pass")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert [score.total for score in outcome.scores] == [11, 11]
    assert outcome.scores[0].parts == (("pile", 5), ("hand", 6))
    assert (outcome.ranks, outcome.winners, outcome.reason) == ((1, 1), (0, 1), "over")
    assert [short(event.get("cards")) for event in events if event.code == "shown"] == ["1 X", "4"]  # type: ignore[arg-type]


def alone(rails: str, train: int, hand: str) -> RollecateState:
    return position(
        Table(
            rails=rails,
            train=train,
            hands=(hand,),
            seats=1,
            derailments=(3,),
            house=House(derail_limit=3),
        )
    )


def test_12_alone_only_a_fourth_derailment_loses() -> None:
    state, events = told(alone("2", 0, "1"), "lay 1S", "ride", "roll 1")
    assert (state.derailments, state.phase, taken(events)) == ((3,), "draw", "")
    lost, events = told(alone("2", 0, "2"), "lay 2S", "ride", "roll 2")
    assert (lost.derailments, lost.phase) == ((4,), "over")
    assert codes(events)[-2:] == ["lost", "over"]
    outcome = GAME.outcome(lost)
    assert outcome is not None
    assert outcome.reason == "derailed"
    assert GAME.decode(GAME.encode(lost)) == lost
    passed, events = told(alone("2 2", 1, "1"), "pass")
    assert (passed.derailments, taken(events), passed.phase) == ((3,), "2", "draw")


def test_12_the_dice() -> None:
    assert wheel_odds(4) == pytest.approx([1 / 81, 8 / 81, 24 / 81, 32 / 81, 16 / 81])
    assert wheel_odds(1) == pytest.approx([1 / 3, 2 / 3])
    assert wheel_odds(3) == pytest.approx([1 / 27, 6 / 27, 12 / 27, 8 / 27])
