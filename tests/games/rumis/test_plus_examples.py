"""The worked examples of the rules that the base game does not have, numbered as there."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from desktop_app.games.rumis.engine.rebuild import carried, half_time
from desktop_app.games.rumis.engine.rules import WHOLE, colour_scores, opening, stones_left, visible
from desktop_app.games.rumis.engine.scenarios import scenario_of
from desktop_app.games.rumis.engine.state import Agreement, Place, RumisState, rebuilt
from desktop_app.games.rumis.engine.stones import stone_of
from tests.games.rumis.positions import by_policy, finished_with, row_of
from tests.games.rumis.variants import Mode

O4_IN_THE_CORNER = "O4:a1,a2,b1,b2"


def index_of(place: Place) -> int:
    known = stone_of(place.stone)
    assert known is not None
    return known.index


def preferred(state: RumisState) -> Place:
    """The policy of examples 14, 18 and 20: the highest stone, at its smallest cells."""
    choices = list(WHOLE.legal(state))
    highest = max(map(index_of, choices))
    return min((place for place in choices if index_of(place) == highest), key=lambda place: place.cells)


def after(state: RumisState, *placements: str) -> RumisState:
    for text in placements:
        action = WHOLE.parse(text)
        assert WHOLE.refusal(state, action) is None, text
        assert action in WHOLE.legal(state)
        state, _ = WHOLE.apply(state, action)
    return state


@pytest.mark.parametrize(
    ("scenario", "counts"),
    [
        ("colca", (687, 1689, 1731, 1731, 1731)),
        ("puncu", (708, 1559, 1601, 1601, 1601)),
        ("apachita", (653, 1561, 1601, 1601, 1601)),
        ("chaka", (503, 1003, 1513, 2023, 2533)),
    ],
)
def test_example_3_opening_moves(scenario: str, counts: tuple[int, ...]) -> None:
    found = tuple(len(WHOLE.legal(Mode(scenario, seats).start())) for seats in range(2, 7))
    assert found == counts


@pytest.mark.parametrize("scenario", ["colca", "puncu", "apachita", "chaka"])
def test_example_3_is_the_same_inside_the_red_line(scenario: str) -> None:
    usual, rebuild = (Mode(scenario, 2, variant).start() for variant in ("usual", "rebuild"))
    assert list(WHOLE.legal(rebuild)) == list(WHOLE.legal(usual))


@pytest.mark.parametrize(
    ("placement", "four", "five"),
    [
        ("I2:c1,d1", None, "first_face"),
        ("I2:c3,d3", "first_contact", None),
        ("I3:c3,c3.2,c3.3", "first_contact", None),
        ("I2:d1,e1", "first_contact", "first_edge"),
        ("I2:a1.2,b1.2", "first_on_board", "first_on_board"),
        ("V3:b1.2,c1,c1.2", None, "first_face"),
        ("L4:a1.2,b1.2,c1,c1.2", None, "first_face"),
    ],
)
def test_example_6_contact_of_a_first_stone(placement: str, four: str | None, five: str | None) -> None:
    caps = scenario_of("chullpa").tables[4].heights
    for seats, code in ((4, four), (5, five)):
        state = after(opening(Agreement(seats, 0, "", caps)), O4_IN_THE_CORNER)
        action = WHOLE.parse(placement)
        assert WHOLE.refusal(state, action) == code
        assert (action in WHOLE.legal(state)) == (code is None)


def test_example_14_a_full_game_of_five() -> None:
    end = by_policy(Mode("chaka", 5).start())
    assert (len(end.placed), sum(map(sum, end.heights))) == (50, 187)
    assert visible(end) == (10, 11, 5, 14, 8)
    assert stones_left(end) == (2, 2, 1, 0, 0)
    assert colour_scores(end) == (8, 9, 4, 14, 8)
    assert end.out_order == (0, 1, 2)
    outcome = WHOLE.outcome(end)
    assert outcome is not None
    assert outcome.winners == (3,)


def test_example_16_edge_rule_against_face_rule() -> None:
    caps = Mode("chaka", 5).start().caps
    counts = [
        len(WHOLE.legal(after(opening(Agreement(seats, 0, "", caps)), "O4:c5,c6,d5,d6"))) for seats in (4, 5)
    ]
    assert counts == [553, 154]


def interim_of(inside: tuple[int, int], left: tuple[int, int]) -> tuple[int, ...]:
    """The scores of half time with so many squares seen inside the red line and so many stones left."""
    built = finished_with(2, [*row_of(inside), None], left)
    red = ((1,) * sum(inside) + (0,),)
    agreed = replace(built.agreement, variant="rebuild", red=red)
    state, events = half_time(replace(built, agreement=agreed))
    assert (state.phase, events[0].get("scores")) == ("rebuild", state.interim)
    return state.interim


@pytest.mark.parametrize(
    ("beyond", "aside", "final"),
    [((14, 6), (1, 1), (23, 15)), ((14, 6), (0, 0), (24, 16))],
)
def test_example_17_scoring(beyond: tuple[int, int], aside: tuple[int, int], final: tuple[int, int]) -> None:
    """Half time 10 - 0 = 10 and 11 - 1 = 10; at the end 14 - 1 + 10 = 23 and 6 - 1 + 10 = 15."""
    interim = interim_of((10, 11), (0, 1))
    assert interim == (10, 10)
    width = sum(beyond)
    caps, red = ((1,) * (width + 2),), ((1, 1) + (0,) * width,)
    agreed = Agreement(2, 0, "", caps, variant="rebuild", red=red)
    laid = tuple((colour, "I2") for colour in (0, 1) if aside[colour])
    bare = rebuilt(agreed, (), None, ("in", "in"), (), "rebuild", interim, laid)
    stacks = ((0,), (1,), *((0,) for _ in range(beyond[0])), *((1,) for _ in range(beyond[1])))
    state = replace(bare, board=replace(bare.board, stacks=stacks))
    outcome = WHOLE.outcome(state)
    assert outcome is not None
    assert tuple(score.total for score in outcome.scores) == final
    parts = tuple(dict(score.parts) for score in outcome.scores)
    assert parts == tuple({"interim": interim[c], "visible": beyond[c], "aside": -aside[c]} for c in (0, 1))
    assert outcome.winners == (0,)


@pytest.mark.parametrize(
    "expected",
    json.loads((Path(__file__).parent / "rebuild_games.json").read_text(encoding="utf-8")),
    ids=lambda game: str(game["scenario"]),
)
def test_example_18_deterministic_rebuild_games(expected: dict[str, object]) -> None:
    state = Mode(str(expected["scenario"]), 2, "rebuild").start()
    half: dict[str, object] = {}
    while WHOLE.to_act(state) is not None:
        before = state
        state, events = WHOLE.apply(state, preferred(state))
        if before.phase != state.phase:
            # The last stone of the first half lies; all that is visible is still inside the red line.
            stones = list(state.placed)
            building = rebuilt(
                replace(state.agreement, variant="usual"), tuple(stones), None, ("in", "in"), ()
            )
            half = {
                "visible1": list(visible(building)),
                "left": list(stones_left(state)),
                "interim": list(state.interim),
                "start": state.colour,
            }
            assert events[-1].code == "half_time"
            assert events[-1].get("scores") == state.interim
    aside = [colour for colour, _ in state.aside]
    assert {
        "scenario": state.agreement.scenario,
        **half,
        "visible2": list(visible(state)),
        "aside": [aside.count(0), aside.count(1)],
        "moved": [len(carried(state, 0)), len(carried(state, 1))],
        "final": list(colour_scores(state)),
    } == expected


def test_example_18_the_first_stone_of_colca_that_is_carried_over() -> None:
    state = Mode("colca", 2, "rebuild").start()
    while state.phase != "rebuild":
        state, _ = WHOLE.apply(state, preferred(state))
    place = preferred(state)
    assert place == Place("O4", ((3, 0, 0), (3, 0, 1), (3, 1, 0), (3, 1, 1)))
    _, events = WHOLE.apply(state, place)
    assert (events[0].code, events[0].seat) == ("moved", 1)
    assert events[0].get("taken") == ((0, 3, 2), (0, 3, 3), (0, 4, 2), (0, 4, 3))
    assert events[0].get("cells") == place.cells


def test_example_20_ruins() -> None:
    state = Mode("chullpa", 2, "ruins").start()
    assert state.caps == scenario_of("chullpa").tables[3].heights
    while state.phase == "ruins":
        state, _ = WHOLE.apply(state, preferred(state))
    assert state.heights == ((6, 6, 0, 0, 0), (6, 6, 0, 0, 0), (5, 3, 0, 0, 0), (6, 2, 0, 0, 0))
    assert sum(map(sum, state.heights)) == 40
    assert state.hands[2] == ()


@pytest.mark.parametrize(
    ("scenario", "volumes"),
    [
        ("colca", (84, 126, 168, 210, 252)),
        ("puncu", (84, 126, 168, 210, 252)),
        ("apachita", (80, 120, 160, 200, 240)),
        ("chaka", (80, 120, 160, 200, 240)),
        ("incahuasi", (80, 120, 160, 200, 240)),
        ("huaca", (84, 123, 144, 208, 240)),
    ],
)
def test_example_21_volumes(scenario: str, volumes: tuple[int, ...]) -> None:
    tables = [scenario_of(scenario).table(players).heights for players in range(2, 7)]
    assert tuple(sum(map(sum, heights)) for heights in tables) == volumes
