"""The boards' data file."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from desktop_app.core.errors import BadData
from desktop_app.core.resources import resource_path
from desktop_app.games.rumis.engine.scenarios import (
    format_heights,
    parse_heights,
    read_scenarios,
    scenario_of,
    scenarios,
)


def test_the_six_boards_of_the_base_game() -> None:
    assert [(scenario.id, scenario.meaning) for scenario in scenarios()] == [
        ("chullpa", "tower"),
        ("pirka", "wall"),
        ("tambo", "lodge"),
        ("pisac", "stairs"),
        ("coricancha", "pyramid"),
        ("cucho", "corner"),
    ]
    squares = {s.id: sum(cap > 0 for row in s.tables[4].heights for cap in row) for s in scenarios()}
    assert squares == {
        "chullpa": 20, "pirka": 33, "tambo": 40, "pisac": 40, "coricancha": 64, "cucho": 48
    }  # fmt: skip


def test_every_table_says_how_sure_it_is() -> None:
    assert all(table.confidence for scenario in scenarios() for table in scenario.tables.values())


def test_alternatives_have_the_volumes_they_were_chosen_for() -> None:
    volumes = {
        (scenario.id, players): sum(map(sum, table.heights))
        for scenario in scenarios()
        for players, table in scenario.alternatives.items()
    }
    assert volumes == {
        ("pisac", 2): 114,
        ("pisac", 3): 114,
        ("coricancha", 2): 88,
        ("coricancha", 3): 120,
        ("cucho", 2): 120,
    }
    pisac = scenario_of("pisac")
    assert pisac.table(2, alternative=True) is pisac.alternatives[2]
    assert pisac.table(4, alternative=True) is pisac.tables[4]


def test_height_tables_survive_their_text() -> None:
    for scenario in scenarios():
        for table in scenario.tables.values():
            assert parse_heights(format_heights(table.heights), "again") == table.heights


def test_an_unknown_board_is_refused() -> None:
    with pytest.raises(BadData, match="no such scenario"):
        scenario_of("atlantis")


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda s: s.clear(), "no scenarios"),
        (lambda s: s[1].update(id="chullpa"), "same id"),
        (lambda s: s[0].update(id="Chullpa"), "small letters"),
        (lambda s: s[0].pop("players"), "'players' is missing"),
        (lambda s: s[0]["players"].pop("3"), "'3' is missing"),
        (lambda s: s[0]["players"].update({"5": {}}), "unknown key '5'"),
        (lambda s: s[0]["players"]["2"].update(heights=[]), "at most"),
        (lambda s: s[0]["players"]["2"].update(heights=["44", "4"]), "equally many digits"),
        (lambda s: s[0]["players"]["2"].update(heights=["44", "4x"]), "equally many digits"),
        (lambda s: s[0]["players"]["2"].update(heights=["44", 44]), "str expected"),
        (lambda s: s[0]["players"]["2"].update(heights=["00"]), "no square"),
        (lambda s: s[0]["players"]["2"].update(heights=["4" * 27]), "at most"),
    ],
)
def test_a_wrong_board_file_is_refused_with_the_reason(
    change: Callable[[list[dict[str, Any]]], object], complaint: str, tmp_path: Path
) -> None:
    data = json.loads(resource_path("editions", "rumis", "scenarios.json").read_text(encoding="utf-8"))
    change(data["scenarios"])
    path = tmp_path / "scenarios.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(BadData, match=complaint) as caught:
        read_scenarios(path)
    assert str(path) in str(caught.value)
