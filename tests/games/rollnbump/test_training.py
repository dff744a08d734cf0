"""Self-play: the same arguments give the same weights, and a damaged file is refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from desktop_app.core.errors import BadData
from desktop_app.games.rollnbump.engine.deck import deck
from desktop_app.games.rollnbump.engine.learned import learned, read_weights, written
from desktop_app.games.rollnbump.engine.training import first_weights, main, played


def test_the_same_arguments_give_the_same_file(tmp_path: Path) -> None:
    arguments = ["--seats", "2", "--games", "4", "--rounds", "1", "--seed", "5", "--file"]
    for name in ("a.json", "b.json"):
        main([*arguments, str(tmp_path / name)])
    text = (tmp_path / "a.json").read_text("utf-8")
    assert text == (tmp_path / "b.json").read_text("utf-8")
    assert read_weights(json.loads(text)["2"], 2, "file") != first_weights(2)


def test_games_obey_the_rules_and_end() -> None:
    record = played(3, 1, first_weights(3))
    assert record.end.phase == "over"
    assert len(record.turns) == record.end.rolls_done
    assert len(record.points) == 3


@pytest.mark.parametrize("seats", [seats for seats, _ in deck().tables])
def test_weights_are_there_for_every_number_of_seats(seats: int) -> None:
    weights = learned(seats)
    assert read_weights(written(weights), seats, "file") == weights
    assert all(row[-1] > 0.95 for row in weights.lasting)
    assert list(weights.bonus_lasting) == sorted(weights.bonus_lasting)


DAMAGES: list[dict[str, object]] = [
    {"bonus": "much"},
    {"bonus": -1.0},
    {"tempo": 1},
    {"noise": [1.0]},
    {"keen": None},
    {"lasting": {}},
    {"x": 1.0},
]


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_file_is_refused(damage: dict[str, object]) -> None:
    row = written(learned(2))
    assert read_weights(row, 2, "file")
    with pytest.raises(BadData):
        read_weights({**row, **damage}, 2, "file")
