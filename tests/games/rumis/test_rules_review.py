"""The rules where a wrong engine could pass the other tests: data cell by cell, turns by a referee.

Rulings and examples are numbered as in `test_rulings` and `test_examples`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from desktop_app.core.errors import BadData
from desktop_app.games.rumis.engine.opponents import fast_board, place_of
from desktop_app.games.rumis.engine.rules import GAME, colour_scores, explain, opening, stones_left, visible
from desktop_app.games.rumis.engine.scenarios import Heights, scenario_of, scenarios
from desktop_app.games.rumis.engine.state import Agreement, Place, PlacedStone, RumisState, Status
from desktop_app.games.rumis.engine.stones import stone_of, stone_set
from tests.games.rumis import brute_force
from tests.games.rumis.positions import finished_with, own_board, played, random_game, row_of, start, told

FOR_FOUR = {
    "chullpa": ("88888", "88888", "88888", "88888"),
    "pirka": ("444444", "444444", "444444", "000444", "000444", "000444", "000444", "000444"),
    "tambo": ("4444400", "4444400", "4404444", "4444444", "4444444", "0044444", "0044444"),
    "pisac": (
        "00088000", "00077000", "00666600", "00555500",
        "04444440", "03333330", "22222222", "11111111",
    ),
    "coricancha": (
        "11111111", "12222221", "12333321", "12344321",
        "12344321", "12333321", "12222221", "11111111",
    ),
    "cucho": (
        "00001111", "00002222", "00003333", "00004444",
        "12345555", "12345555", "12345555", "12345555",
    ),
}  # fmt: skip
CUT_AT = {
    "chullpa": (4, 6, 8),
    "pirka": (2, 3, 4),
    "tambo": (2, 3, 4),
    "pisac": (3, 5, 8),
    "coricancha": (2, 3, 4),
    "cucho": (2, 3, 5),
}
O4_IN_THE_CORNER = "O4:a1,a2,b1,b2"


def cut(rows: Sequence[str], highest: int) -> Heights:
    """The table with no square higher than that."""
    return tuple(tuple(min(int(digit), highest) for digit in row) for row in rows)


def refusal(state: RumisState, text: str) -> str | None:
    """The code, after checking that the list of legal placements agrees."""
    action = GAME.parse(text)
    code = GAME.refusal(state, action)
    assert (code is None) == (action in GAME.legal(state)) == (action in list(GAME.legal(state)))
    return code


def test_every_height_table_square_by_square() -> None:
    assert {scenario.id for scenario in scenarios()} == set(FOR_FOUR)
    for scenario in scenarios():
        for players, highest in zip((2, 3, 4), CUT_AT[scenario.id], strict=True):
            expected = cut(FOR_FOUR[scenario.id], highest)
            assert scenario.tables[players].heights == expected, (scenario.id, players)
            assert start(scenario.id, players).caps == expected


def test_every_alternative_height_table_square_by_square() -> None:
    inner = [
        "".join(digit if 0 < x < 7 and 0 < y < 7 else "0" for x, digit in enumerate(row))
        for y, row in enumerate(FOR_FOUR["coricancha"])
    ]
    expected = {
        ("pisac", 2): cut(FOR_FOUR["pisac"], 4),
        ("pisac", 3): cut(FOR_FOUR["pisac"], 4),
        ("coricancha", 2): cut(inner, 3),
        ("coricancha", 3): cut(FOR_FOUR["coricancha"], 4),
        ("cucho", 2): cut(FOR_FOUR["cucho"], 3),
    }
    for (name, players), heights in expected.items():
        assert start(name, players, heights="alternative").caps == heights
    found = {(scenario.id, players) for scenario in scenarios() for players in scenario.alternatives}
    assert found == set(expected)
    assert start("pirka", 3, heights="alternative").caps == scenario_of("pirka").tables[3].heights


def test_every_stone_has_its_cells() -> None:
    assert [stone.id for stone in stone_set()] == list(brute_force.SHAPES)
    for stone in stone_set():
        assert stone.cells == tuple(sorted(brute_force.SHAPES[stone.id]))
        assert stone.mirror == {"R4": "D4", "D4": "R4"}.get(stone.id, stone.id)


@pytest.mark.parametrize(("name", "handedness"), [("R4", 1), ("D4", -1)])
def test_the_screws_are_right_and_left_handed(name: str, handedness: int) -> None:
    """The determinant of the three steps along the cubes is +1 for the right-handed one, however it lies."""
    stone = stone_of(name)
    assert stone is not None
    for form in stone.orientations:
        near = {a: [b for b in form if sum(abs(p - q) for p, q in zip(a, b, strict=True)) == 1] for a in form}
        path = [next(cell for cell in form if len(near[cell]) == 1)]
        while len(path) < 4:
            path.append(next(cell for cell in near[path[-1]] if cell not in path))
        (a, b, c), (d, e, f), (g, h, i) = ((q[0] - p[0], q[1] - p[1], q[2] - p[2]) for p, q in pairwise(path))
        assert a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g) == handedness


def test_example_7_no_holes_for_any_colour() -> None:
    state = played(start("chullpa", 4), O4_IN_THE_CORNER)
    over_a_gap = GAME.parse("I2:b1.2,c1.2")
    for colour in range(4):
        its_turn = replace(state, colour=colour)
        refused = explain(its_turn, over_a_gap.stone, over_a_gap.cells)
        assert refused is not None
        assert refused.code == "floating"
        assert over_a_gap not in GAME.legal(its_turn)


def test_q1_a_later_stone_must_touch_its_colour_with_a_face_even_on_top_of_others() -> None:
    touched = played(start("chullpa", 2), O4_IN_THE_CORNER, "V3:c2,c3,d3")
    assert refusal(touched, "I2:c3.2,d3.2") == "contact"  # a corner only
    beside = played(start("chullpa", 2), O4_IN_THE_CORNER, "I2:c1,c2")
    assert refusal(beside, "I2:c1.2,c2.2") == "contact"  # edges only
    assert refusal(beside, "I2:b2.2,c2.2") is None


def test_q5_one_who_cannot_place_his_first_stone_is_out_while_the_other_goes_on() -> None:
    state, events = told(own_board(((3, 3),)), "I2:a1,b1")
    assert (state.colour, state.status, state.out_order) == (0, ("in", "out"), (1,))
    assert [(event.code, event.seat) for event in events] == [("placed", 0), ("out", 1)]
    after = played(state, "O4:a1.2,a1.3,b1.2,b1.3")
    outcome = GAME.outcome(after)
    assert outcome is not None
    assert [score.total for score in outcome.scores] == [2 - 9, -11]
    assert outcome.scores[1].parts == (("visible", 0), ("stones", -11))
    assert outcome.ranks == (1, 2)


def test_q10_there_is_no_action_that_places_nothing() -> None:
    for state in random_game(start("pirka", 2), Random(10)):
        for stone in ("", "-", "I2"):
            nothing = Place(stone, ())
            assert GAME.refusal(state, nothing) is not None
            assert nothing not in GAME.legal(state)
        assert all(len(place.cells) >= 2 for place in GAME.legal(state))
    for text in ("", "-", ":", "pass", "I2:-"):
        with pytest.raises(BadData):
            GAME.parse(text)


@pytest.mark.parametrize(
    ("caps", "seats", "placements", "blocked", "then"),
    [
        (((4, 4, 4),), 2, ("I3:b1,b1.2,b1.3", "I4:a1,a1.2,a1.3,a1.4", "I2:c1,c1.2"), 1, "V3:b1.4,c1.3,c1.4"),
        (
            ((4, 4, 4, 4),),
            3,
            ("I4:a1,a1.2,a1.3,a1.4", "I3:b1,b1.2,b1.3", "I2:c1,c1.2"),
            0,
            "V3:b1.4,c1.3,c1.4",
        ),
    ],
)
def test_q11_nobody_is_out_before_his_own_turn(
    caps: Heights, seats: int, placements: tuple[str, ...], blocked: int, then: str
) -> None:
    """Who has no place while another is to move is still in, and goes on if a place is there by his turn."""
    before = played(own_board(caps, seats), *placements[:-1])
    assert before.board.possible(blocked) == 0
    assert before.status[blocked] == "in"
    after = played(before, placements[-1])
    assert (after.colour, after.out_order) == (blocked, ())
    assert refusal(after, then) is None


def test_q12_the_last_stone_brings_no_bonus() -> None:
    outcome = GAME.outcome(finished_with(2, row_of((7, 9)), (0, 1)))
    assert outcome is not None
    assert [(score.total, score.parts) for score in outcome.scores] == [
        (7, (("visible", 7), ("stones", 0))),
        (8, (("visible", 9), ("stones", -1))),
    ]


def test_q21_the_turn_of_an_out_colour_goes_to_the_next_one_and_not_to_its_partner() -> None:
    state = opening(Agreement(2, 0, "", ((2, 2, 2, 2),) * 3, four_colours=True))
    movers = []
    for text in (
        "I2:a3,a3.2",
        "V3:a1,a2,a2.2",
        "D4:b2,b3,b3.2,c2",
        "L4:c1,d1,d2,d3",
        "I2:b1,b1.2",
        "I2:b2.2,c2.2",
        "I2:c3,c3.2",
    ):
        movers.append(state.colour)
        state = played(state, text)
    assert movers == [0, 1, 2, 3, 1, 2, 3]
    assert (state.status, state.out_order) == (("out", "in", "in", "in"), (0,))
    assert state.board.possible(2), "the partner could place, but it is not its turn"
    assert (state.colour, GAME.to_act(state)) == (1, 1)


def test_four_colours_with_fewer_stones_the_colours_are_compared_first() -> None:
    kept = GAME.outcome(
        finished_with(2, row_of((12, 9, 8, 4)), (3, 0, 3, 0), four_colours=True, fewer_stones=True)
    )
    assert kept is not None
    assert kept.ranks == (1, 2)


def test_four_colours_with_fewer_stones_those_of_both_colours_count() -> None:
    tops, left = row_of((9, 10, 7, 5)), (0, 1, 3, 1)
    fewer = GAME.outcome(finished_with(2, tops, left, four_colours=True, fewer_stones=True))
    shared = GAME.outcome(finished_with(2, tops, left, four_colours=True))
    assert fewer is not None
    assert shared is not None
    assert [score.total for score in fewer.scores] == [9, 9]
    assert fewer.ranks == (2, 1)
    assert shared.ranks == (1, 1)


def after_move(state: RumisState, action: Place) -> RumisState:
    """The referee's position after a placement: who is to move or out by trying every placement there is.

    Its board is not brought up to date, only what the reference looks at.
    """
    mover = state.colour
    assert mover is not None
    placed = (*state.placed, PlacedStone(mover, action.stone, action.cells))
    used = Counter(stone.colour for stone in placed)
    status: list[Status] = list(state.status)
    if used[mover] == 11:
        status[mover] = "finished"
    after = replace(state, placed=placed, status=tuple(status))
    return turn_given(after, (mover + 1) % state.colours)


def turn_given(state: RumisState, colour: int) -> RumisState:
    """Turn by turn from that colour on: out if in and without a place."""
    status, out = list(state.status), list(state.out_order)
    while "in" in status:
        if status[colour] == "in":
            if brute_force.legal(replace(state, colour=colour)):
                return replace(state, colour=colour, status=tuple(status), out_order=tuple(out))
            status[colour] = "out"
            out.append(colour)
        colour = (colour + 1) % state.colours
    return replace(state, colour=None, status=tuple(status), out_order=tuple(out))


def points(state: RumisState) -> list[tuple[int, int]]:
    """Per colour the squares seen from above and the stones left, from the stones placed alone."""
    top: dict[tuple[int, int], tuple[int, int]] = {}
    for stone in state.placed:
        for x, y, z in stone.cells:
            top[x, y] = max(top.get((x, y), (-1, -1)), (z, stone.colour))
    seen = Counter(colour for _, colour in top.values())
    used = Counter(stone.colour for stone in state.placed)
    return [(seen[colour], 11 - used[colour]) for colour in range(state.colours)]


def small_board(rng: Random) -> RumisState:
    """A small, uneven board before the first stone; blocked colours are common there."""
    flat = rng.random() < 0.4
    high = rng.randint(1, 4)
    width, depth = rng.randint(2, 4), rng.randint(1, 3)
    caps = tuple(
        tuple(high if flat else rng.choice((0, 1, 2, 2, 3, 4)) for _ in range(width)) for _ in range(depth)
    )
    if not any(map(any, caps)):
        caps = ((1,) * width,) * depth
    four = rng.random() < 0.25
    seats = 2 if four else rng.randint(2, 4)
    return opening(Agreement(seats, rng.randrange(seats), "", caps, four))


def test_games_on_small_boards_go_as_the_referee_says() -> None:
    """Who is to move, out or finished, what is legal, and the scores; so it is on the search's board, too."""
    met: Counter[str] = Counter()
    for seed in range(100):
        rng = Random(f"small/{seed}")
        state = small_board(rng)
        all_in: list[Status] = ["in"] * state.colours
        bare = replace(state, status=tuple(all_in), out_order=(), colour=None)
        assert turn_given(bare, state.agreement.start) == state
        while state.colour is not None:
            legal = brute_force.legal(state)
            places = list(GAME.legal(state))
            assert {(place.stone, place.cells) for place in places} == legal
            board = fast_board(state)
            assert board.actor() == state.colour
            assert [place_of(board, move) for move in board.legal()] == places
            for colour in range(state.colours):
                could = bool(brute_force.legal(replace(state, colour=colour)))
                met["in, could not place now"] += state.status[colour] == "in" and not could
                met["out without a stone"] += state.status[colour] == "out" and not points(state)[colour][0]
            chosen = rng.choice(places)
            expected = after_move(state, chosen)
            state, _ = GAME.apply(state, chosen)
            assert state == expected, GAME.encode(state)
            assert list(zip(visible(state), stones_left(state), strict=True)) == points(state)
        assert colour_scores(state) == tuple(seen - left for seen, left in points(state))
        assert fast_board(state).scores() == list(colour_scores(state))
    assert min(met["in, could not place now"], met["out without a stone"]) > 20


FOUR = (
    "rumis1 seats=2 start=1 scenario=- four=yes tie=shared caps=22/22 "
    "placed=1I2:a1,b1;2I2:a2,b2 status=oiio colour=1 out=30"
)


def test_a_position_with_four_colours_as_text() -> None:
    """Colour 2 covers the rest of the board, so that colours 3 and 0 cannot place their first stones."""
    board = opening(Agreement(2, 1, "", ((2, 2), (2, 2)), four_colours=True))
    state = played(board, "I2:a1,b1", "I2:a2,b2")
    assert GAME.encode(state) == FOUR
    assert GAME.decode(FOUR) == state
    assert [state.seat_of(colour) for colour in state.out_order] == [1, 0]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("status=oiio colour=1 out=30", "status=iiii colour=3 out=-"),  # colour 3 cannot place
        ("seats=2", "seats=4"),
        ("seats=2", "seats=3"),
        ("start=1", "start=3"),
        ("four=yes", "four=no"),
        ("four=yes", "four=Yes"),
        ("four=yes", "four="),
        ("status=oiio", "status=oi"),
        ("status=oiio", "status=oiioi"),
        ("status=oiio", "status=oifo"),
        ("out=30", "out=300"),
        ("out=30", "out=3"),
        ("out=30", "out=34"),
        ("out=30", "out=\N{SUPERSCRIPT THREE}0"),
        ("placed=1I2", "placed=4I2"),
        ("placed=1I2", "placed=-1I2"),
        ("placed=1I2", "placed="),
        (";2I2:a2,b2", ";"),
        (";2I2:a2,b2", ";2I2:a2,b2;"),
        (";2I2:a2,b2", ";2I2:a2.2,b2.2"),
        (";2I2:a2,b2", ";2I2:b2,a2"),
        (";2I2:a2,b2", ";1I2:a2,b2"),
        ("caps=22/22", "caps=22/22/"),
        ("caps=22/22", "caps=00/00"),
        ("caps=22/22", "caps=22,22"),
        ("caps=22/22", "caps=" + "/".join(["22"] * 27)),
        ("caps=22/22", "caps=" + "/".join(["9" * 26] * 26)),
        ("tie=shared", "tie=-"),
        (" out=30", " out=30 "),
        (" out=30", " out=30\n"),
        ("rumis1 ", "rumis1  "),
        ("rumis1 ", ""),
    ],
)
def test_a_damaged_position_with_four_colours_is_refused(old: str, new: str) -> None:
    assert old in FOUR
    with pytest.raises(BadData):
        GAME.decode(FOUR.replace(old, new, 1))


def test_a_position_on_a_board_that_would_fill_the_memory_is_refused_at_once() -> None:
    line = FOUR.partition(" placed")[0].replace("22/22", "{}") + " placed=- status=iiii colour=1 out=-"
    with pytest.raises(BadData, match="cubes"):
        GAME.decode(line.format("/".join(["9" * 26] * 26)))
    assert GAME.to_act(GAME.decode(line.format("/".join(["8" * 8] * 8)))) == 1
