"""The file of measured strengths: written, read, and refused where it is damaged."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from desktop_app.arena import standings
from desktop_app.arena.standings import (
    LevelStanding,
    Machine,
    Standings,
    TableStanding,
    read_file,
    read_standings,
    values_of,
    written,
)
from desktop_app.core.errors import BadData
from desktop_app.core.game import Option, Setup
from tests.arena.dice import Dice


def level(number: int) -> LevelStanding:
    return LevelStanding(number, 100 * number, 50, 100 * number + 9, 40, 0.75, 0.6, 0.85, 0.01, 0.5)


FOUND = Standings(
    "dice",
    "2026-11-30",
    "compiled",
    "greedy",
    1,
    Machine(2, "3.11.2", 1_000_000),
    "x:10",
    (
        TableStanding(2, (), 80, (level(1), level(2))),
        TableStanding(3, (("board", "large"), ("dark", True)), 120, (level(1), level(2))),
    ),
)


def stored(path: Path, values: object) -> Path:
    path.write_text(json.dumps(values), encoding="utf-8")
    return path


def test_what_is_written_is_read_back(tmp_path: Path) -> None:
    path = tmp_path / "dice.json"
    path.write_bytes(written(FOUND))
    assert read_file(path, "dice") == FOUND
    assert json.loads(written(FOUND)) == json.loads(json.dumps(values_of(FOUND)))


def test_a_line_is_a_level(tmp_path: Path) -> None:
    lines = written(FOUND).decode().splitlines()
    assert sum('"level"' in line for line in lines) == 4
    assert max(line.count('"level":') for line in lines) == 1


def test_it_lies_among_the_resources_by_the_games_id(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def path_of(*parts: str) -> Path:
        path = tmp_path.joinpath(*parts)
        if not path.exists():
            raise BadData("missing resource")
        return path

    monkeypatch.setattr(standings, "resource_path", path_of)
    assert read_standings("dice") is None
    (tmp_path / "levels").mkdir()
    (tmp_path / "levels" / "dice.json").write_bytes(written(FOUND))
    assert read_standings("dice") == FOUND
    (tmp_path / "levels" / "cards.json").write_bytes(written(FOUND))
    with pytest.raises(BadData, match="another game"):
        read_standings("cards")


class Boards(Dice):
    """Dice with options."""

    def options(self, seats: int) -> tuple[Option, ...]:
        return (Option("board", ("small", "large")), Option("dark", (False, True)))


def test_a_table_is_found_by_what_is_agreed_usual_options_or_not() -> None:
    game = Boards()
    first, second = FOUND.tables
    assert FOUND.table(game, Setup(2)) == first
    assert FOUND.table(game, Setup(2, 1, (("board", "small"),))) == first
    assert FOUND.table(game, Setup(3, 2, (("board", "large"), ("dark", True)))) == second
    assert FOUND.table(game, Setup(3, 0, (("board", "large"),))) is None
    assert FOUND.table(game, Setup(4)) is None
    assert second.fair == pytest.approx(1 / 3)


def test_a_table_that_the_game_no_longer_has_is_passed_over() -> None:
    assert FOUND.table(Dice(), Setup(2)) == FOUND.tables[0]
    assert FOUND.table(Dice(), Setup(3)) is None


def changed(*place: str | int, to: object) -> Any:
    """The values of the file with one changed; None takes it out."""
    values = json.loads(written(FOUND))
    inner: Any = values
    for key in place[:-1]:
        inner = inner[key]
    if to is None:
        del inner[place[-1]]
    else:
        inner[place[-1]] = to
    return values


LEVEL = ("tables", 1, "levels", 0)


@pytest.mark.parametrize(
    ("values", "named"),
    [
        ([], "dict"),
        (changed("game", to="cards"), "another game"),
        (changed("anchor", to=None), "'anchor' is missing"),
        (changed("anker", to="greedy"), "unknown key 'anker'"),
        (changed("measured", to="yesterday"), "measured: a date"),
        (changed("machine", "cores", to=0), "machine: cores: 1 to"),
        (changed("machine", "speed", to=1.5), "machine: speed: int"),
        (changed("tables", 0, "seats", to=1), r"tables\[0\]: seats: 2 to"),
        (changed("tables", 0, "games", to=True), r"tables\[0\]: games: int"),
        (changed("tables", 1, "options", "dark", to=0.5), r"tables\[1\]: no value"),
        (changed("tables", 0, "levels", to=[]), r"tables\[0\]: levels: all from 1"),
        (changed(*LEVEL, "level", to=2), r"tables\[1\]: levels: all from 1"),
        (changed(*LEVEL, "elo", to=40), r"levels\[0\]: low, elo, high"),
        (changed(*LEVEL, "elo", to=40.0), r"levels\[0\]: elo: int"),
        (changed(*LEVEL, "share_high", to=1.01), r"levels\[0\]: share_low"),
        (changed(*LEVEL, "share", to="0.7"), r"levels\[0\]: share: a number"),
        (changed(*LEVEL, "share", to=float("nan")), r"levels\[0\]: share: a number"),
        (changed(*LEVEL, "seconds", to=0.6), r"levels\[0\]: seconds, slowest"),
        (changed(*LEVEL, "seconds", to=-0.1), r"levels\[0\]: seconds, slowest"),
        (changed(*LEVEL, "games", to=0), r"levels\[0\]: games: 1 to"),
        (changed(*LEVEL, "games", to=10**30), r"levels\[0\]: games: 1 to"),
        (changed(*LEVEL, "high", to=10**30), r"levels\[0\]: low, elo, high"),
        (changed(*LEVEL, "slowest", to=10**400), r"levels\[0\]: slowest: at most"),
        (changed(*LEVEL, "slowest", to=None), r"levels\[0\]: 'slowest' is missing"),
        (changed("tables", to=2 * json.loads(written(FOUND))["tables"]), "twice"),
    ],
)
def test_damage_is_named_with_file_and_place(tmp_path: Path, values: object, named: str) -> None:
    path = stored(tmp_path / "dice.json", values)
    with pytest.raises(BadData, match=named) as damaged:
        read_file(path, "dice")
    assert str(path) in str(damaged.value)


def test_no_json_is_damage_too(tmp_path: Path) -> None:
    path = tmp_path / "dice.json"
    path.write_bytes(written(FOUND)[:-9])
    with pytest.raises(BadData, match="not JSON"):
        read_file(path, "dice")
