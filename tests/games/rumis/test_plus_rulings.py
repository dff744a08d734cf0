"""The rulings of the rules for edges, ruins and the rebuild, numbered as there (Q), and its gaps (M)."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from desktop_app.core.errors import BadData
from desktop_app.core.game import Event, Setup
from desktop_app.games.rumis.engine.rebuild import carried, lifted, removable, within
from desktop_app.games.rumis.engine.rules import (
    WHOLE,
    colour_scores,
    drop,
    explain,
    opening,
    places_of,
    playable,
    stones_left,
    visible,
)
from desktop_app.games.rumis.engine.scenarios import Heights
from desktop_app.games.rumis.engine.state import Agreement, Place, RumisState
from desktop_app.games.rumis.engine.stones import Cells, recognise
from tests.games.rumis.variants import BASE, PLUS, Mode, random_game

SIX = ((4, 4, 4, 4, 4, 4),) * 3
ROW: tuple[Heights, Heights] = (((2, 2, 2, 2, 2, 2),), ((2, 2, 2, 2, 0, 0),))
"""Four squares inside the red line and two beyond it, two levels high."""


def own_board(caps: Heights, seats: int = 2) -> RumisState:
    return opening(Agreement(seats, 0, "", caps))


def rebuild_on(caps: Heights, red: Heights, start: int = 0) -> RumisState:
    return opening(Agreement(2, start, "", caps, variant="rebuild", red=red))


def told(state: RumisState, *actions: str) -> tuple[RumisState, tuple[Event, ...]]:
    """The state after these legal actions, and what happened in the last one."""
    events: tuple[Event, ...] = ()
    for text in actions:
        action = WHOLE.parse(text)
        assert WHOLE.refusal(state, action) is None, (text, WHOLE.refusal(state, action))
        assert action in WHOLE.legal(state), text
        state, events = WHOLE.apply(state, action)
    return state, events


def refused(state: RumisState, text: str) -> tuple[str, Cells] | None:
    action = WHOLE.parse(text)
    found = explain(state, action.stone, action.cells)
    assert (found is None) == (action in WHOLE.legal(state))
    assert WHOLE.refusal(state, action) == (None if found is None else found.code)
    return None if found is None else (found.code, found.cells)


# Five and six colours


def test_q22_only_the_four_diagonal_neighbours_can_be_met_without_a_face() -> None:
    """An edge across two levels always comes with a face, as nothing floats."""
    judged = set()
    for seed in range(4):
        for state in random_game(Mode("huaca", 6).start(), Random(seed)):
            begun = {stone.colour for stone in state.placed}
            if state.colour is None or not begun or state.colour in begun:
                continue
            judged.add(state.colour)
            cubes = [cell for stone in state.placed for cell in stone.cells]
            for place in WHOLE.legal(state):
                assert any(
                    abs(x - a) == abs(y - b) == 1 and z == c for x, y, z in place.cells for a, b, c in cubes
                )
    assert judged == {1, 2, 3, 4, 5}


def test_q5_an_opening_may_leave_the_four_others_no_first_stone() -> None:
    """The short side of the oval: whatever meets an edge there meets a face, so the starter goes on alone."""
    state, events = told(Mode("apachita", 5).start(), "I4:a2,a3,a4,a5")
    assert [(event.code, event.seat) for event in events] == [
        ("placed", 0), *(("out", seat) for seat in (1, 2, 3, 4))
    ]  # fmt: skip
    assert state.out_order == (1, 2, 3, 4)
    assert state.status == ("in", "out", "out", "out", "out")
    assert colour_scores(state) == (1 * 4 - 10, -11, -11, -11, -11)
    assert WHOLE.to_act(state) == 0
    state, events = told(state, "I3:b2,c2,d2")
    assert [event.code for event in events] == ["placed"]
    assert WHOLE.to_act(state) == 0, "those who are out stay out"
    end = random_game(state, Random(1))[-1]
    assert {stone.colour for stone in end.placed} == {0}
    assert colour_scores(end)[1:] == (-11,) * 4
    outcome = WHOLE.outcome(end)
    assert outcome is not None
    assert outcome.winners == (0,)


def test_q23_no_face_at_all_even_if_an_edge_of_another_stone_is_met() -> None:
    state, _ = told(own_board(SIX, 5), "I2:a1,b1", "I2:c2,d2")
    assert refused(state, "I2:e2,e3") == ("first_face", ((4, 1, 0),))
    assert refused(state, "V3:a3,b2,b3") == ("first_face", ((1, 1, 0),))
    assert refused(state, "I2:e3,f3") is None
    assert refused(state, "I2:f3,f3.2") == ("first_edge", ((5, 2, 0), (5, 2, 1)))


def test_five_colours_later_stones_touch_faces_of_their_own() -> None:
    state, _ = told(own_board(SIX, 5), "I2:a1,b1", "I2:c2,d2", "I2:e1,f1", "I2:e3,f3", "I2:a3,b3")
    assert state.colour == 0
    assert refused(state, "I3:f2,f2.2,f2.3") == ("contact", ((5, 1, 0), (5, 1, 1), (5, 1, 2)))
    assert refused(state, "I3:a1.2,a1.3,a1.4") is None
    assert refused(state, "V3:b1.2,b2,b2.2") is None, "it touches others by faces too"


def test_q28_base_boards_are_for_four_at_most() -> None:
    for seats in (5, 6):
        assert WHOLE.options(seats)[0].choices == PLUS
        for board in BASE:
            with pytest.raises(BadData):
                Mode(board, seats).start()
        assert all(Mode(board, seats).start().colours == seats for board in PLUS)
    assert all(Mode(board, 4).start().colours == 4 for board in BASE)


def test_five_and_six_have_their_seats_colours_and_turns() -> None:
    for seats in (5, 6):
        state = Mode("colca", seats).start(seats - 1)
        assert (state.colours, state.colour, WHOLE.to_act(state)) == (seats, seats - 1, seats - 1)
        after, _ = WHOLE.apply(state, next(iter(WHOLE.legal(state))))
        assert WHOLE.to_act(after) == 0


# Ruins


def test_m20_seats_take_turns_with_the_stones_of_nobody() -> None:
    state = Mode("pirka", 3, "ruins").start(2)
    assert state.caps == Mode("pirka", 4).start().caps
    assert (state.phase, state.colour, state.agreement.neutral) == ("ruins", 3, 3)
    for seat in (2, 0, 1, 2):
        assert WHOLE.to_act(state) == seat
        state, events = WHOLE.apply(state, next(iter(WHOLE.legal(state))))
        assert (events[0].code, events[0].seat, events[0].get("colour")) == ("placed", seat, 3)
    assert WHOLE.standing(WHOLE.observe(state, None))[0].total == -11


def test_m20_a_ruin_needs_no_contact_but_support() -> None:
    state, _ = told(opening(Agreement(2, 0, "", SIX, variant="ruins")), "I2:a1,b1")
    assert refused(state, "I3:d3,e3,f3") is None
    assert refused(state, "I3:b1.2,c1.2,d1.2") == ("floating", ((2, 0, 1), (3, 0, 1)))
    assert refused(state, "I2:d3,e3") == ("not_in_hand", ((3, 2, 0), (4, 2, 0)))


def test_q27_ruins_that_do_not_fit_are_laid_aside_without_a_penalty() -> None:
    for seed in range(20):
        states = random_game(opening(Agreement(2, 1, "", ((2, 2, 2, 2),), variant="ruins")), Random(seed))
        phases = [state.phase for state in states]
        begun = phases.index("build")
        assert "ruins" not in phases[begun:]
        first = states[begun]
        assert first.hands[2]
        assert all(stone.colour == 2 for stone in first.placed)
        end = states[-1]
        assert sum(visible(end)) <= 4
        assert [score.total for score in WHOLE.standing(WHOLE.observe(end, None))] == list(colour_scores(end))
        assert stones_left(end) == (len(end.hands[0]), len(end.hands[1]))


def test_m20_the_first_stone_is_free_and_later_ones_may_touch_ruins() -> None:
    state = Mode("tambo", 2, "ruins").start(1)
    rng = Random(2)
    while state.phase == "ruins":
        state, events = WHOLE.apply(state, rng.choice(list(WHOLE.legal(state))))
    assert [event.code for event in events] == ["placed", "ruins_laid"]
    assert events[-1].get("left") == state.hands[2]
    assert (state.colour, WHOLE.to_act(state)) == (1, 1)
    board = state.board
    assert len(WHOLE.legal(state)) == (board.fits & board.held[1]).bit_count(), "nothing but room counts"
    state, _ = WHOLE.apply(state, next(iter(WHOLE.legal(state))))
    near = board.geometry.on_ground & (state.board.touch[1] | state.board.touch[2]) & state.board.fits
    assert len(WHOLE.legal(state)) == near.bit_count()
    assert near & ~state.board.touch[1], "some touch ruins alone"


def test_ruins_block_and_are_covered_but_score_nothing() -> None:
    for seed in range(10):
        end = random_game(Mode("chullpa", 3, "ruins").start(), Random(seed))[-1]
        tops = [end.top(x, y) for x, y in end.board.geometry.columns]
        assert sum(visible(end)) == sum(top in (0, 1, 2) for top in tops)
        outcome = WHOLE.outcome(end)
        assert outcome is not None
        assert len(outcome.scores) == 3
        assert end.out_order == tuple(dict.fromkeys(end.out_order))
        assert 3 not in end.out_order


# Rebuild


def test_the_first_half_stays_inside_the_red_line() -> None:
    state = rebuild_on(*ROW)
    assert refused(state, "I2:e1,f1") == ("red_line", ((4, 0, 0), (5, 0, 0)))
    assert refused(state, "I2:d1,e1") == ("red_line", ((4, 0, 0),))
    assert refused(state, "I2:c1,d1") is None
    for line in random_game(Mode("puncu", 2, "rebuild").start(), Random(1)):
        if line.phase == "build":
            assert all(line.agreement.inside(x, y) for place in WHOLE.legal(line) for x, y, _ in place.cells)


def test_m15_the_lower_score_begins_and_else_who_was_second() -> None:
    seen = set()
    for seed in range(60):
        start = seed % 2
        states = random_game(Mode("apachita", 2, "rebuild").start(start), Random(seed))
        state = next(state for state in states if state.phase == "rebuild")
        a, b = state.interim
        expected = 1 - start if a == b else int(b < a)
        if removable(state, expected):
            assert state.colour == expected
            seen.add((a > b) - (a < b))
    assert seen == {-1, 0, 1}


LINE = "rumis2 seats=2 start=0 scenario=- four=no tie=shared caps={caps} placed={placed} status={status}"
REST = " colour={colour} out={out} variant=rebuild phase=rebuild red={red} interim={interim} aside={aside}"


def second(placed: str, colour: str = "0", status: str = "ii", **more: str) -> RumisState:
    """A position of the second half on 6 x 2 squares, three levels high, four columns inside the line."""
    values = {"caps": "333333/333333", "red": "333300/333300", "interim": "0,0", "aside": "-", "out": "-"}
    values |= {"placed": placed, "colour": colour, "status": status, **more}
    return WHOLE.decode((LINE + REST).format(**values))


def test_q24_and_m18_a_buried_stone_waits_until_what_lies_on_it_is_gone() -> None:
    state = second("0I2:d1,d2;1I3:c1,c1.2,c1.3;1V3:d1.2,d2.2,d2.3", "1")
    assert [stone.stone for stone in within(state, 0)] == ["I2"]
    assert removable(state, 0) == ()
    state, events = told(state, "I3:e2,e2.2,e2.3")
    assert [(event.code, event.seat) for event in events] == [("moved", 1), ("waits", 0)]
    assert (state.colour, state.status) == (1, ("in", "in"))
    state, events = told(state, "V3:e1,f1,f2")
    assert [(event.code, event.seat) for event in events] == [("moved", 1), ("all_moved", 1)]
    assert (state.colour, [stone.stone for stone in removable(state, 0)]) == (0, ["I2"])


def test_m16_own_stones_bury_too_and_a_stone_does_not_bury_itself() -> None:
    state = second("0I3:d1,d1.2,d1.3;0I2:c1,c1.2;0V3:c2,d2,d2.2")
    assert {stone.stone for stone in removable(state, 0)} == {"I3", "I2", "V3"}
    under = second("0V3:c1,d1,d2;0I2:d1.2,d1.3;1I2:a1,a2")
    assert [stone.stone for stone in removable(under, 0)] == ["I2"]
    assert refused(under, "V3:e1,e2,f1") == ("buried", ((2, 0, 0), (3, 0, 0), (3, 1, 0)))
    assert playable(under) == ("I2",)
    assert {place.stone for place in places_of(under, "I2")} == {"I2"}
    moved, _ = told(under, "I2:e1,e1.2")
    assert [stone.stone for stone in removable(moved, 0)] == ["V3"]


def test_f33_the_first_stone_carried_over_touches_the_board_and_an_own_stone_still_inside() -> None:
    state = second("0I2:d1,d1.2;0I3:d2,d2.2,d2.3;1I2:a1,a2")
    assert refused(state, "I2:e1,e1.2") == ("moved_contact", ((4, 0, 0), (4, 0, 1))), (
        "I2 itself is gone (Q26)"
    )
    assert refused(state, "I2:e2,e2.2") is None
    assert refused(state, "I2:e2,f2") is None
    assert refused(state, "I2:f1,f2") == ("moved_contact", ((5, 0, 0), (5, 1, 0)))
    assert refused(state, "I2:d1,e1") == ("red_area", ((3, 0, 0),))
    assert refused(state, "V3:e1,e2,f1") == ("not_standing", ((4, 0, 0), (4, 1, 0), (5, 0, 0)))
    assert refused(state, "I3:e1,e1.2,e1.3") is None
    high = second("0I2:d1,d1.2;0I3:d2,d2.2,d2.3;1I2:e2,e2.2", "0")
    assert refused(high, "I2:e2.3,f2.3") == ("floating", ((5, 1, 2),))
    stepped = second("0I3:d2,d2.2,d2.3;0I2:c1,d1;1I2:e1,e2", "0")
    assert refused(stepped, "I2:e2.2,e2.3") == ("first_on_board", ((4, 1, 1), (4, 1, 2)))


def test_f33_later_ones_touch_any_other_own_stone_inside_or_beyond() -> None:
    state, events = told(second("0I2:d1,d1.2;0I3:d2,d2.2,d2.3;1I2:a1,a2"), "I2:e2,f2")
    assert [event.code for event in events] == ["moved"]
    assert events[0].get("taken") == ((3, 0, 0), (3, 0, 1))
    assert events[0].get("covered") == ()
    assert carried(state, 0)[0].cells == ((4, 1, 0), (5, 1, 0))
    # Colour 1 has one stone only: nothing of its own would be left to touch.
    assert (state.colour, list(WHOLE.legal(state))) == (1, [Place("I2", ())])
    state, events = told(state, "-I2")
    assert [event.code for event in events] == ["laid_aside", "out"]
    assert events[0].get("taken") == ((0, 0, 0), (0, 1, 0))
    assert (state.status, state.out_order, state.aside) == (("in", "out"), (1,), ((1, "I2"),))
    assert refused(state, "I3:f1,f1.2,f1.3") is None, "it touches the stone beyond"
    assert refused(state, "I3:e1,e1.2,e1.3") is None


def test_q26_the_stone_just_taken_off_gives_no_contact() -> None:
    state = second("0I3:d1,d1.2,d1.3;0I2:a1,a2;1I2:b1,b2")
    assert refused(state, "I3:e1,e1.2,e1.3") == ("moved_contact", ((4, 0, 0), (4, 0, 1), (4, 0, 2)))
    assert refused(state, "I2:e1,e1.2") is None


def test_f34_laying_aside_is_for_those_who_cannot_place_any() -> None:
    state = second("0I3:d1,d1.2,d1.3;0I2:a1,a2;1I2:b1,b2")
    assert refused(state, "-I2") == ("must_place", ((0, 0, 0), (0, 1, 0)))
    assert refused(state, "-V3") == ("not_standing", ())
    stuck = second("0I3:a1,b1,c1;0I2:a2,b2;1I2:c2,d2")
    assert list(WHOLE.legal(stuck)) == [Place("I2", ()), Place("I3", ())], "one of them, freely chosen"
    assert refused(stuck, "-I3") is None
    assert refused(stuck, "I3:e1,e1.2,e1.3") == ("moved_contact", ((4, 0, 0), (4, 0, 1), (4, 0, 2)))
    assert playable(stuck) == ()


def test_who_has_carried_all_over_is_told_once_and_waits_no_more() -> None:
    state, events = told(
        second("0I2:d1,d1.2;0I3:e1,e1.2,e1.3;1I3:d2,d2.2,d2.3;1I2:c2,c2.2;1V3:b1,b2,c1"),
        "I2:f1,f1.2",
    )
    assert [(event.code, event.seat) for event in events] == [("moved", 0), ("all_moved", 0)]
    assert state.colour == 1
    state, events = told(state, "I2:e2,e2.2")
    assert [(event.code, event.seat) for event in events] == [("moved", 1)]
    assert (state.colour, state.status) == (1, ("in", "in"))


def test_q25_the_game_ends_if_the_other_is_out_and_buries_mine() -> None:
    """Colour 0 has taken all the ground next to the line; colour 1 has nowhere to go."""
    line = "0I2:d1,d2;1O4:d1.2,d1.3,d2.2,d2.3;1I2:a1,a2;0V3:e1,e2,f1"
    state, events = told(second(line, "1"), "-I2")
    assert [event.code for event in events] == ["laid_aside", "out", "over"]
    assert (state.colour, state.status) == (None, ("in", "out"))
    outcome = WHOLE.outcome(state)
    assert outcome is not None
    assert [score.total for score in outcome.scores] == [3, -1]


def test_a_stone_in_the_hand_comes_to_rest_where_it_may_be_placed() -> None:
    for state in random_game(Mode("chaka", 2, "rebuild").start(), Random(4)):
        if state.colour is None or state.phase != "rebuild":
            continue
        for stone in removable(state, state.colour):
            held = lifted(state, stone.stone)
            assert all(held.owner(cell) is None for cell in stone.cells)
            assert sum(map(sum, held.heights)) == sum(map(sum, state.heights)) - len(stone.cells)
            for place in places_of(state, stone.stone):
                form = recognise(place.cells)
                assert form is not None
                x, y = (min(cell[axis] for cell in place.cells) for axis in (0, 1))
                assert drop(held, form[0].orientations[form[1]], x, y) == place.cells


def test_m17_what_is_left_inside_neither_scores_nor_costs() -> None:
    for board in PLUS:
        for seed in range(3):
            end = random_game(Mode(board, 2, "rebuild").start(), Random(f"{board}/{seed}"))[-1]
            for colour in (0, 1):
                aside = sum(mine == colour for mine, _ in end.aside)
                beyond = sum(
                    end.top(x, y) == colour
                    for x, y in end.board.geometry.columns
                    if not end.agreement.inside(x, y)
                )
                assert colour_scores(end)[colour] == end.interim[colour] + beyond - aside
                assert aside <= 1
                assert len(within(end, colour)) + len(carried(end, colour)) + stones_left(end)[colour] == 11


def test_f36_stones_never_placed_do_not_come_back() -> None:
    for state in random_game(Mode("colca", 2, "rebuild").start(), Random(9)):
        if state.phase == "rebuild" and state.colour is not None:
            inside = {stone.stone for stone in within(state, state.colour)}
            assert {place.stone for place in WHOLE.legal(state)} <= inside


@pytest.mark.parametrize("seats", range(2, 7))
def test_m21_victory_is_shared_unless_agreed_otherwise(seats: int) -> None:
    option = next(option for option in WHOLE.options(seats) if option.key == "tie_break")
    assert option.choices == ("shared", "fewer_stones")
    assert WHOLE.agreed(Setup(seats))["tie_break"] == "shared"
    for board in PLUS:
        assert Mode(board, seats).start().agreement.tie_break == "shared"
        assert Mode(board, seats).start(tie_break="fewer_stones").agreement.tie_break == "fewer_stones"
    assert Agreement(seats, 0, "", SIX).tie_break == "shared"


@pytest.mark.parametrize("fewer", [False, True])
def test_m21_the_tie_break_counts_all_stones_not_placed(fewer: bool) -> None:
    state = second("0I2:a1,b1;1I2:a2,b2", "-", "oo", out="01", aside="0I3;1I3", interim="3,3")
    assert stones_left(state) == (10, 10)
    one_more = replace(state, board=state.board.without(0, 5))
    agreed = replace(one_more.agreement, tie_break="fewer_stones" if fewer else "shared")
    outcome = WHOLE.outcome(replace(one_more, agreement=agreed))
    assert outcome is not None
    assert outcome.winners == ((0,) if fewer else (0, 1))
