"""The worked examples of the rules, one by one, numbered as there. Numbers of other editions are left out."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from desktop_app.games.rumis.engine.rules import (
    GAME,
    LegalPlaces,
    colour_scores,
    explain,
    stones_left,
    visible,
)
from desktop_app.games.rumis.engine.scenarios import scenario_of
from desktop_app.games.rumis.engine.state import RumisState
from desktop_app.games.rumis.engine.stones import mirrored, recognise, stone_set
from tests.games.rumis.positions import (
    by_policy,
    by_stone,
    finished_with,
    own_board,
    played,
    row_of,
    start,
)

O4_IN_THE_CORNER = "O4:a1,a2,b1,b2"
STONES = ["I2", "I3", "V3", "I4", "L4", "T4", "S4", "O4", "Y4", "R4", "D4"]


@pytest.fixture
def example_5() -> RumisState:
    """Chullpa, four players: colour 0 has placed its O4 in the corner."""
    return played(start("chullpa", 4), O4_IN_THE_CORNER)


@pytest.fixture
def example_9() -> RumisState:
    """Three squares in a row, two colours standing upright."""
    return played(own_board(((4, 4, 4),)), "I4:c1,c1.2,c1.3,c1.4", "I3:b1,b1.2,b1.3")


def test_example_1_set_size() -> None:
    stones = stone_set()
    assert [stone.id for stone in stones] == STONES
    assert [stone.index for stone in stones] == list(range(11))
    assert [stone.size for stone in stones] == [2, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4]
    assert sum(stone.size for stone in stones) == 40
    assert [len(stone.orientations) for stone in stones] == [3, 3, 12, 3, 24, 12, 12, 3, 8, 12, 12]
    assert sum(len(stone.orientations) for stone in stones) == 104


def test_example_2_chirality() -> None:
    for stone in stone_set():
        image = recognise(mirrored(stone.cells))
        assert image is not None
        assert image[0].id == {"R4": "D4", "D4": "R4"}.get(stone.id, stone.id)
    assert len({form for stone in stone_set() for form in stone.orientations}) == 104


@pytest.mark.parametrize(
    ("scenario", "counts"),
    [
        ("chullpa", (687, 687, 687)),
        ("pirka", (993, 1130, 1163)),
        ("tambo", (1258, 1426, 1466)),
        ("pisac", (1294, 1312, 1312)),
        ("coricancha", (2069, 2149, 2153)),
    ],
)
def test_example_3_opening_moves(scenario: str, counts: tuple[int, ...]) -> None:
    assert tuple(len(GAME.legal(start(scenario, seats))) for seats in (2, 3, 4)) == counts


@pytest.mark.parametrize(
    ("scenario", "counts"),
    [
        ("chullpa", (51, 42, 110, 33, 174, 56, 34, 43, 48, 48, 48)),
        ("pirka", (85, 71, 185, 57, 296, 96, 58, 72, 81, 81, 81)),
        ("tambo", (104, 88, 230, 74, 376, 124, 76, 88, 102, 102, 102)),
        ("pisac", (96, 72, 212, 54, 318, 126, 84, 74, 92, 92, 92)),
        ("coricancha", (148, 112, 340, 84, 520, 240, 168, 109, 144, 144, 144)),
    ],
)
def test_example_4_opening_moves_by_stone(scenario: str, counts: tuple[int, ...]) -> None:
    assert by_stone(list(GAME.legal(start(scenario, 4)))) == dict(zip(STONES, counts, strict=True))


def test_example_5_second_players_first_stone(example_5: RumisState) -> None:
    board = example_5.board
    assert board.fits.bit_count() == 552
    assert (board.fits & ~board.geometry.on_ground).bit_count() == 53
    assert (board.fits & board.geometry.on_ground & ~board.touch[0]).bit_count() == 273
    legal = list(GAME.legal(example_5))
    assert len(legal) == 226
    under_the_o4 = {(0, 0), (1, 0), (0, 1), (1, 1)}
    assert sum(any(cell[:2] in under_the_o4 for cell in place.cells) for place in legal) == 30
    assert by_stone(legal) == dict(zip(STONES, (12, 10, 35, 7, 55, 21, 19, 12, 15, 20, 20), strict=True))


@pytest.mark.parametrize(
    ("placement", "code"),
    [
        ("I2:c1,d1", None),
        ("I2:c3,d3", "first_contact"),
        ("I3:c3,c3.2,c3.3", "first_contact"),
        ("I2:d1,e1", "first_contact"),
        ("I2:a1.2,b1.2", "first_on_board"),
        ("V3:b1.2,c1,c1.2", None),
        ("L4:a1.2,b1.2,c1,c1.2", None),
    ],
)
def test_example_6_contact_of_a_first_stone(example_5: RumisState, placement: str, code: str | None) -> None:
    action = GAME.parse(placement)
    assert GAME.refusal(example_5, action) == code
    assert (action in GAME.legal(example_5)) == (code is None)


def test_example_7_no_holes(example_5: RumisState) -> None:
    lies_over_a_gap = GAME.parse("I2:b1.2,c1.2")
    refused = explain(example_5, lies_over_a_gap.stone, lies_over_a_gap.cells)
    assert refused is not None
    assert (refused.code, refused.cells) == ("floating", ((2, 0, 1),))


def test_example_8_later_stone(example_5: RumisState) -> None:
    state = played(example_5, "I4:c1,c2,c3,c4")
    legal = list(_choices_of_colour_0(state))
    assert len(legal) == 162
    names = [name for name in STONES if name != "O4"]
    assert by_stone(legal) == dict(zip(names, (15, 8, 34, 6, 33, 8, 9, 14, 18, 17), strict=True))
    upright = sorted(place.cells[0] for place in legal if place.stone == "I4")
    assert upright == [(0, 0, 1), (0, 1, 1), (0, 2, 0), (1, 0, 1), (1, 1, 1), (1, 2, 0)]


def _choices_of_colour_0(state: RumisState) -> LegalPlaces:
    """What colour 0 could place if it were its turn and it were not out."""
    return LegalPlaces(state.board.geometry, state.board.possible(0))


def test_example_9_tiny_board() -> None:
    state = played(own_board(((4, 4, 4),)), "I4:c1,c1.2,c1.3,c1.4")
    assert state.colour == 1
    assert len(GAME.legal(state)) == 9
    assert GAME.parse("I3:b1,b1.2,b1.3") in GAME.legal(state)


def test_example_10_permanent_elimination(example_9: RumisState) -> None:
    assert example_9.status == ("out", "in")
    assert example_9.colour == 1
    state = played(example_9, "I2:a1,a1.2")
    assert state.heights == ((2, 3, 4),)
    assert state.colour == 1
    the_one = GAME.parse("V3:a1.3,a1.4,b1.4")
    assert list(_choices_of_colour_0(state)) == [the_one]
    assert list(GAME.legal(state)) == [the_one]
    after = played(state, GAME.notate(the_one))
    assert GAME.to_act(after) is None
    assert after.out_order == (0, 1)


def test_example_11_negative_score(example_9: RumisState) -> None:
    state = played(example_9, "I2:a1,a1.2")
    assert (visible(state), stones_left(state), colour_scores(state)) == ((1, 2), (10, 9), (-9, -7))
    after = played(state, "V3:a1.3,a1.4,b1.4")
    assert (visible(after), stones_left(after), colour_scores(after)) == ((1, 2), (10, 8), (-9, -6))
    outcome = GAME.outcome(after)
    assert outcome is not None
    assert outcome.winners == (1,)


@pytest.mark.parametrize(
    ("seen", "left", "scores", "winner"),
    [
        ((15, 19, 12, 17), (2, 5, 2, 4), [13, 14, 10, 13], 1),
        ((4, 9, 9, 11), (4, 1, 2, 2), [0, 8, 7, 9], 3),
    ],
)
def test_example_12_published_results(
    seen: tuple[int, ...], left: tuple[int, ...], scores: list[int], winner: int
) -> None:
    outcome = GAME.outcome(finished_with(4, row_of(seen), left))
    assert outcome is not None
    assert [score.total for score in outcome.scores] == scores
    assert outcome.winners == (winner,)


def test_example_13_given_final_position() -> None:
    rows = [
        [0, 1, 1, 1, 1, 1],
        [0, 1, 1, 1, 1, 1],
        [0, 0, 0, 0, 0, 0],
        [-1, -1, -1, 2, 3, 0],
        [-1, -1, -1, 2, 0, 0],
        [-1, -1, -1, 2, 0, 0],
        [-1, -1, -1, 2, 3, 3],
        [-1, -1, -1, 2, 2, 2],
    ]
    given = finished_with(4, [None if top < 0 else top for row in rows for top in row], (2, 4, 2, 2))
    assert visible(given) == (13, 10, 7, 3)
    assert colour_scores(given) == (11, 6, 5, 1)
    # It is the end of the Pirka game of example 14.
    end = by_policy(start("pirka", 4))
    assert [[_top(end, x, y) for x in range(6)] for y in range(8)] == rows
    assert end.heights == (
        (4, 4, 4, 3, 4, 4),
        (4, 4, 4, 4, 4, 4),
        (4, 4, 4, 4, 4, 4),
        (0, 0, 0, 3, 4, 3),
        (0, 0, 0, 4, 4, 4),
        (0, 0, 0, 4, 4, 4),
        (0, 0, 0, 4, 4, 4),
        (0, 0, 0, 4, 4, 4),
    )


def _top(state: RumisState, x: int, y: int) -> int:
    top = state.top(x, y)
    return -1 if top is None else top


@pytest.mark.parametrize(
    "expected",
    json.loads((Path(__file__).parent / "deterministic_games.json").read_text(encoding="utf-8")),
    ids=lambda game: f"{game['scenario']}-{game['players']}",
)
def test_example_14_deterministic_full_games(expected: dict[str, object]) -> None:
    end = by_policy(start(str(expected["scenario"]), int(str(expected["players"]))))
    assert {
        "scenario": end.agreement.scenario,
        "players": end.agreement.seats,
        "placed": len(end.placed),
        "cubes": sum(map(sum, end.heights)),
        "visible": list(visible(end)),
        "left": list(stones_left(end)),
        "score": list(colour_scores(end)),
        "out_order": list(end.out_order),
    } == expected


def test_example_15_two_players_four_colours() -> None:
    end = by_policy(start("cucho", 2, four_colours=True))
    assert colour_scores(end) == (11, 12, 11, 9)
    outcome = GAME.outcome(end)
    assert outcome is not None
    assert outcome.winners == (1,)
    assert [score.total for score in outcome.scores] == [11, 12]
    assert outcome.scores[0].parts == (("colour0", 11), ("colour2", 11))
    assert outcome.scores[1].parts == (("colour1", 12), ("colour3", 9))


@pytest.mark.parametrize(
    ("scenario", "volumes"),
    [
        ("chullpa", (80, 120, 160)),
        ("tambo", (80, 120, 160)),
        ("cucho", (88, 120, 160)),
        ("pirka", (66, 99, 132)),
        ("pisac", (96, 126, 140)),
        ("coricancha", (100, 116, 120)),
    ],
)
def test_example_21_volumes(scenario: str, volumes: tuple[int, ...]) -> None:
    tables = [scenario_of(scenario).table(players).heights for players in (2, 3, 4)]
    assert tuple(sum(map(sum, heights)) for heights in tables) == volumes
