"""The boards of Rumis+: what is written about their footprints, and what a data file may not say."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from desktop_app.core.errors import BadData
from desktop_app.core.resources import resource_path
from desktop_app.games.rumis.engine.scenarios import (
    PLUS_PLAYERS,
    Heights,
    plus_scenarios,
    read_scenarios,
    scenario_of,
    scenarios,
    scenarios_for,
)
from tests.games.rumis.plus_tables import PRINTED

SQUARES = {
    "colca": (21, 42, 42, 42, 42),
    "puncu": (21, 42, 42, 42, 42),
    "apachita": (20, 40, 40, 40, 40),
    "chaka": (20, 30, 40, 50, 60),
    "incahuasi": (24, 36, 48, 60, 72),
    "huaca": (21, 41, 41, 73, 73),
}
SECOND = {"colca": (21, 84), "puncu": (21, 84), "apachita": (20, 80), "chaka": (40, 160)} | {
    "incahuasi": (48, 160),
    "huaca": (52, 156),
}


def squares(heights: Heights) -> int:
    return sum(cap > 0 for row in heights for cap in row)


def test_the_six_boards_of_rumis_plus() -> None:
    assert [(scenario.id, scenario.meaning) for scenario in plus_scenarios()] == [
        ("colca", "storehouse"),
        ("puncu", "gate"),
        ("apachita", "cairn"),
        ("chaka", "bridge"),
        ("incahuasi", "Inca's house"),
        ("huaca", "shrine"),
    ]
    assert all(tuple(scenario.tables) == PLUS_PLAYERS for scenario in plus_scenarios())
    assert all(not scenario.alternatives for scenario in plus_scenarios())


@pytest.mark.parametrize("scenario", SQUARES)
def test_footprints_by_number_of_players(scenario: str) -> None:
    tables = scenario_of(scenario).tables
    assert tuple(squares(tables[n].heights) for n in PLUS_PLAYERS) == SQUARES[scenario]
    assert all(table.confidence for table in tables.values())
    for n in (3, 4, 5, 6):
        assert not tables[n].second


@pytest.mark.parametrize("scenario", SECOND)
def test_two_players_have_a_red_line(scenario: str) -> None:
    table = scenario_of(scenario).tables[2]
    assert (squares(table.second), sum(map(sum, table.second))) == SECOND[scenario]
    assert squares(table.both) == squares(table.heights) + squares(table.second)
    assert sum(map(sum, table.both)) == sum(map(sum, table.heights)) + sum(map(sum, table.second))
    # The two sides together are the board for more players, or as much of it as there is.
    most = scenario_of(scenario).tables[6].heights
    assert [[cap > 0 for cap in row] for row in table.both] == [[cap > 0 for cap in row] for row in most]


@pytest.mark.parametrize("scenario", ["colca", "puncu", "apachita"])
@pytest.mark.parametrize("players", PLUS_PLAYERS)
def test_flat_boards_have_one_height_by_the_number_of_players(scenario: str, players: int) -> None:
    heights = {cap for row in scenario_of(scenario).tables[players].heights for cap in row if cap}
    assert heights == {max(players, 4) if players == 2 else players}


def test_profiles_of_the_other_boards() -> None:
    for players in PLUS_PLAYERS:
        chaka = scenario_of("chaka").tables[players].heights
        profile = (2, 3, 4, 5, 6, 6, 5, 4, 3, 2)
        assert chaka == tuple((cap,) * players + (0,) * (6 - players) for cap in profile)
        long_house = scenario_of("incahuasi").tables[players].heights
        assert long_house == ((2, 3, 5, 5, 3, 2),) * (2 * players) + ((0,) * 6,) * (12 - 2 * players)
        shrine = scenario_of("huaca").tables[players].heights
        assert shrine == tuple(row[::-1] for row in shrine) == shrine[::-1]
        assert shrine == tuple(zip(*shrine, strict=True))


@pytest.mark.parametrize("scenario", SQUARES)
def test_every_height_table_square_by_square(scenario: str) -> None:
    """For each number of players, and beyond the red line, plants and cut corners among the squares."""
    assert list(PRINTED) == list(SQUARES)
    tables = scenario_of(scenario).tables
    found = {str(players): tables[players].heights for players in PLUS_PLAYERS}
    found["second"] = tables[2].second
    assert found == {
        which: tuple(tuple(map(int, row)) for row in text.split("/"))
        for which, text in PRINTED[scenario].items()
    }


def test_boards_for_so_many_players() -> None:
    both = [scenario.id for scenario in (*scenarios(), *plus_scenarios())]
    for players in (2, 3, 4):
        assert [scenario.id for scenario in scenarios_for(players)] == both
    for players in (5, 6):
        assert [scenario.id for scenario in scenarios_for(players)] == list(SQUARES)
    assert scenarios()[0].tables[2].both == scenarios()[0].tables[2].heights


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda s: s[0]["players"].pop("6"), "'6' is missing"),
        (lambda s: s[0]["players"].update({"7": {}}), "unknown key '7'"),
        (lambda s: s[0]["players"]["2"].update(second=["000444"]), "not of the same size"),
        (lambda s: s[0]["players"]["2"].update(second=["004444"] * 7), "both sides of the red line"),
        (lambda s: s[0]["players"]["2"].update(second=["000000"] * 7), "no square"),
        (lambda s: s[0]["players"]["2"].update(second="000444"), "list expected"),
    ],
)
def test_a_wrong_board_file_is_refused_with_the_reason(
    change: Callable[[list[dict[str, Any]]], object], complaint: str, tmp_path: Path
) -> None:
    data = json.loads(resource_path("editions", "rumis", "plus.json").read_text(encoding="utf-8"))
    change(data["scenarios"])
    path = tmp_path / "plus.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(BadData, match=complaint) as caught:
        read_scenarios(path, PLUS_PLAYERS)
    assert str(path) in str(caught.value)
