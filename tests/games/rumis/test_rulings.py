"""The rulings of the rules for the base game, numbered as there."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from desktop_app.core.game import Event
from desktop_app.games.rumis.engine.rules import GAME, WHOLE, covered, explain, stones_left, visible
from desktop_app.games.rumis.engine.state import Place, RumisState
from desktop_app.games.rumis.engine.stones import Cells, recognise, touches
from tests.games.rumis.positions import finished_with, own_board, played, random_game, row_of, start, told

O4_IN_THE_CORNER = "O4:a1,a2,b1,b2"
SIX = ((4, 4, 4, 4, 4, 4),) * 2


def refused(state: RumisState, text: str) -> tuple[str, Cells] | None:
    """Code and cells of the refusal, after checking that the list of legal placements agrees."""
    action = GAME.parse(text)
    found = explain(state, action.stone, action.cells)
    assert (found is None) == (action in GAME.legal(state))
    assert GAME.refusal(state, action) == (None if found is None else found.code)
    return None if found is None else (found.code, found.cells)


def test_q1_edges_and_corners_do_not_touch() -> None:
    state = played(start("chullpa", 2), O4_IN_THE_CORNER)
    assert refused(state, "I2:c3,d3") == ("first_contact", ((2, 2, 0), (3, 2, 0)))
    later = played(state, "I2:c1,c2")
    assert refused(later, "I2:c3,d3") == ("contact", ((2, 2, 0), (3, 2, 0)))
    assert refused(later, "I2:a3,a4") is None


def test_q2_a_first_stone_may_lie_partly_on_another() -> None:
    assert refused(played(start("chullpa", 2), O4_IN_THE_CORNER), "V3:b1.2,c1,c1.2") is None


def test_q3_a_first_stone_must_touch_the_board() -> None:
    state = played(start("chullpa", 2), O4_IN_THE_CORNER)
    assert refused(state, "I2:a1.2,b1.2") == ("first_on_board", ((0, 0, 1), (1, 0, 1)))


def test_q4_a_first_stone_may_touch_the_other_colour_of_its_owner() -> None:
    state = played(start("chullpa", 2, four_colours=True), "I2:a1,b1", "I2:a2,b2")
    assert (state.colour, GAME.to_act(state)) == (2, 0)
    beside_colour_0_only = "I2:c1,d1"
    assert refused(state, beside_colour_0_only) is None


def test_q5_a_colour_that_cannot_place_its_first_stone_is_out_with_minus_eleven() -> None:
    state, events = told(own_board(((1, 1),)), "I2:a1,b1")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert [score.total for score in outcome.scores] == [2 - 10, -11]
    assert [(event.code, event.seat) for event in events] == [
        ("placed", 0),
        ("out", 1),
        ("out", 0),
        ("over", None),
    ]


def test_q5_the_one_who_starts_may_be_out_at_once() -> None:
    state = own_board(((1, 0, 1),))
    assert (state.colour, state.status, state.out_order) == (None, ("out", "out"), (0, 1))


def test_q6_no_cube_above_an_empty_cell() -> None:
    state = played(own_board(SIX), "I2:a1,b1", "I2:c1,d1")
    assert refused(state, "I3:a1.2,b1.2,c1.2") is None
    assert refused(state, "V3:b1.2,b2,b2.2") is None
    assert refused(state, "V3:b1.2,b2.2,c1.2") == ("floating", ((1, 1, 1),))


def test_q7_a_stones_own_cube_supports() -> None:
    state = own_board(SIX)
    assert refused(state, "I4:a1,a1.2,a1.3,a1.4") is None


def test_q8_no_bridge_over_an_empty_square() -> None:
    state = played(own_board(SIX), "V3:a1,a2,b2", "V3:c1,c2,d2")
    assert state.heights == ((1, 0, 1, 0, 0, 0), (1, 1, 1, 1, 0, 0))
    assert refused(state, "I3:a1.2,b1.2,c1.2") == ("floating", ((1, 0, 1),))
    assert refused(state, "I3:a2.2,b2.2,c2.2") is None


def test_q9_each_cube_obeys_the_cap_of_its_own_square() -> None:
    state = played(own_board(((1, 3, 3), (3, 3, 3))), "I3:a1,b1,c1", "I2:a2,b2")
    assert refused(state, "I2:a1.2,b1.2") == ("too_high", ((0, 0, 1),))
    assert refused(state, "I2:b1.2,b1.3") is None


def test_q10_there_is_no_passing() -> None:
    for state in random_game(start("tambo", 3), Random(10)):
        assert all(isinstance(action, Place) for action in GAME.legal(state))
        assert (len(GAME.legal(state)) == 0) == (GAME.to_act(state) is None)


def test_q11_out_is_for_good() -> None:
    state = played(own_board(((4, 4, 4),)), "I4:c1,c1.2,c1.3,c1.4", "I3:b1,b1.2,b1.3", "I2:a1,a1.2")
    assert state.status == ("out", "in")
    assert state.board.possible(0)
    assert GAME.to_act(state) == 1


def test_q12_finished_costs_nothing_and_can_still_be_covered() -> None:
    for seed in range(200):
        states = random_game(start("coricancha", 2), Random(seed))
        done = next((state for state in states if "finished" in state.status), None)
        if done is None:
            continue
        colour = done.status.index("finished")
        assert (stones_left(done)[colour], done.hands[colour]) == (0, ())
        assert states[-1].status[colour] == "finished"
        assert colour not in states[-1].out_order
        if visible(states[-1])[colour] < visible(done)[colour]:
            return
    pytest.fail("no game in which a finished colour is covered later")


def test_q13_later_stones_need_not_touch_the_board() -> None:
    state = played(start("chullpa", 2), O4_IN_THE_CORNER, "I2:c1,c2")
    assert refused(state, "I2:a1.2,a2.2") is None


def test_q14_the_stones_of_a_colour_stay_one_group() -> None:
    for state in random_game(start("pirka", 4), Random(14)):
        for colour in range(4):
            cells = [cell for stone in state.placed if stone.colour == colour for cell in stone.cells]
            group = set(cells[:1])
            while more := {a for a in cells if a not in group and any(touches(a, b) for b in group)}:
                group |= more
            assert len(group) == len(cells)


def test_q15_and_q16_only_top_cubes_score() -> None:
    state = played(start("chullpa", 2), O4_IN_THE_CORNER, "V3:b1.2,c1,c1.2")
    assert visible(state) == (3, 2)
    assert sum(visible(state)) == 5


def test_q17_stones_cost_not_cubes() -> None:
    outcome = GAME.outcome(finished_with(2, row_of((5, 3)), (2, 0)))
    assert outcome is not None
    assert outcome.scores[0].parts == (("visible", 5), ("stones", -2))
    assert [score.total for score in outcome.scores] == [3, 3]


def test_q18_a_placed_stone_never_moves() -> None:
    states = random_game(start("cucho", 2), Random(18))
    for before, after in pairwise(states):
        assert after.placed[:-1] == before.placed


def test_q19_the_same_cells_are_one_placement() -> None:
    legal = list(GAME.legal(start("pisac", 2)))
    assert len({place.cells for place in legal}) == len(legal)


def test_q20_a_stone_is_not_mirrored() -> None:
    state = start("chullpa", 2)
    right = next(place for place in GAME.legal(state) if place.stone == "R4")
    found = explain(state, "D4", right.cells)
    assert found is not None
    assert found.code == "shape"
    flipped = tuple(sorted((4 - x, y, z) for x, y, z in right.cells))
    form = recognise(flipped)
    assert form is not None
    assert form[0].id == "D4"


def test_q21_an_out_colour_is_skipped_and_the_other_goes_on() -> None:
    for seed in range(50):
        states = random_game(start("chullpa", 2, four_colours=True), Random(seed))
        for state in states:
            seat = GAME.to_act(state)
            if seat is not None and state.status[(seat + 2) % 4] != state.status[seat]:
                assert state.colour is not None
                assert state.status[state.colour] == "in"
                return
    pytest.fail("no game in which one of two colours is out first")


def test_turns_go_round_from_the_seat_that_starts() -> None:
    state = start("coricancha", 4, 2)
    assert _movers(state, 6) == [2, 3, 0, 1, 2, 3]
    state = start("coricancha", 2, 1, four_colours=True)
    assert _movers(state, 5) == [1, 2, 3, 0, 1]


def _movers(state: RumisState, plies: int) -> list[int | None]:
    movers = []
    for _ in range(plies):
        movers.append(state.colour)
        state, _ = GAME.apply(state, next(iter(GAME.legal(state))))
    return movers


def test_equal_scores_share_the_victory_unless_fewer_stones_were_agreed() -> None:
    tops, left = row_of((5, 4, 2)), (2, 1, 0)
    shared = GAME.outcome(finished_with(3, tops, left))
    fewer = GAME.outcome(finished_with(3, tops, left, fewer_stones=True))
    assert shared is not None
    assert fewer is not None
    assert [score.total for score in shared.scores] == [3, 3, 2]
    assert shared.ranks == (1, 1, 3)
    assert fewer.ranks == (2, 1, 3)
    still_equal = GAME.outcome(finished_with(2, row_of((3, 3)), (1, 1), fewer_stones=True))
    assert still_equal is not None
    assert still_equal.ranks == (1, 1)


def test_equal_best_colours_are_decided_by_the_others() -> None:
    others = GAME.outcome(finished_with(2, row_of((9, 9, 4, 5)), (0, 0, 0, 0), four_colours=True))
    assert others is not None
    assert others.ranks == (2, 1)
    assert [score.total for score in others.scores] == [9, 9]
    shared = GAME.outcome(finished_with(2, row_of((9, 4, 4, 9)), (0, 0, 0, 0), four_colours=True))
    assert shared is not None
    assert shared.winners == (0, 1)


def test_the_event_of_a_placement_tells_what_it_covers() -> None:
    state, events = told(start("chullpa", 2), O4_IN_THE_CORNER, "L4:a1.2,b1.2,c1,c1.2")
    assert events == (
        Event(
            "placed",
            1,
            (
                ("stone", "L4"),
                ("cells", ((0, 0, 1), (1, 0, 1), (2, 0, 0), (2, 0, 1))),
                ("colour", 1),
                ("covered", (0, 0)),
            ),
        ),
    )
    assert covered(state, ((0, 0, 2), (4, 0, 0))) == (1,)


def test_refusals_come_in_order() -> None:
    state = played(start("chullpa", 2), O4_IN_THE_CORNER)
    assert explain(state, "X9", ((0, 0, 0),)) is not None
    assert GAME.refusal(state, Place("X9", ((0, 0, 0),))) == "not_in_hand"
    assert GAME.refusal(state, Place("I2", ())) == "shape"
    assert GAME.refusal(state, Place("I2", ((2, 0, 0), (2, 0, 0)))) == "shape"
    assert GAME.refusal(state, Place("I2", ((3, 0, 0), (2, 0, 0)))) == "shape"
    assert refused(state, "I2:e1,f1") == ("outside", ((5, 0, 0),))
    assert GAME.refusal(state, Place("I2", ((0, 0, -1), (0, 0, 0)))) == "outside"
    assert refused(state, "I2:c1.4,c1.5") == ("too_high", ((2, 0, 4),))
    assert refused(state, "I2:b1,c1") == ("occupied", ((1, 0, 0),))
    later = played(state, "I2:c1,c2")
    assert refused(later, "O4:d1,d2,e1,e2") == ("not_in_hand", ((3, 0, 0), (3, 1, 0), (4, 0, 0), (4, 1, 0)))
    over = played(own_board(((1, 1),)), "I2:a1,b1")
    assert refused(over, "I2:a1,b1") == ("over", ((0, 0, 0), (1, 0, 0)))


def test_options_depend_on_the_number_of_seats() -> None:
    """With one seat those of a puzzle; what the table offers, `test_whole_game` counts."""
    assert [option.key for option in GAME.options(1)] == ["target", "level", "rule", "colours"]
    for seats in range(2, 7):
        assert GAME.options(seats) == WHOLE.options(seats)
