"""The boards: of the base game with a height table for 2, 3 and 4 players each, of Rumis+ for 2 to 6.

`heights[row][column]` is the highest level that may be built on a square, 0 is outside the footprint.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Final, TypeAlias

from desktop_app.core.codec import expect, member, only_keys, read_json
from desktop_app.core.errors import BadData
from desktop_app.core.resources import resource_path

Heights: TypeAlias = tuple[tuple[int, ...], ...]

PLAYERS: Final = (2, 3, 4)
PLUS_PLAYERS: Final = (2, 3, 4, 5, 6)
LARGEST_SIDE: Final = 26


@dataclass(frozen=True, slots=True)
class Table:
    """One height table and how sure it is (text of the data file, English).

    `second` is the other side of the red line, for two players on a board of Rumis+; `heights` is the side
    inside it then. No square is in both. Empty if there is none.
    """

    heights: Heights
    confidence: str
    second: Heights = ()

    @property
    def both(self) -> Heights:
        """The caps of the two sides together."""
        if not self.second:
            return self.heights
        pairs = zip(self.heights, self.second, strict=True)
        return tuple(tuple(map(max, near, far)) for near, far in pairs)


@dataclass(frozen=True, slots=True)
class Scenario:
    """One board: `tables[n]` is for n players, `alternatives[n]` another that would fit as well."""

    id: str
    name: str
    meaning: str
    tables: Mapping[int, Table]
    alternatives: Mapping[int, Table]

    def table(self, players: int, *, alternative: bool = False) -> Table:
        """The table for so many players; `alternative` falls back to the usual one."""
        if alternative and players in self.alternatives:
            return self.alternatives[players]
        return self.tables[players]


def parse_heights(rows: object, where: str) -> Heights:
    """A height table from its rows of digits, checked.

    >>> parse_heights(["021", "110"], "example")
    ((0, 2, 1), (1, 1, 0))

    Raises:
        BadData: not a rectangle of digits, too large, or without any square.
    """
    listed = expect(rows, list, where)
    for row in listed:
        if not (expect(row, str, where).isascii() and row.isdigit() and len(row) == len(listed[0])):
            raise BadData(f"{where}: rows of equally many digits expected", given=repr(row)[:80])
    if not 1 <= len(listed) <= LARGEST_SIDE or len(listed[0]) > LARGEST_SIDE:
        raise BadData(f"{where}: at most {LARGEST_SIDE} rows and columns")
    heights = tuple(tuple(int(digit) for digit in row) for row in listed)
    if not any(map(any, heights)):
        raise BadData(f"{where}: there is no square to build on")
    return heights


def format_heights(heights: Heights) -> list[str]:
    """The rows of digits that `parse_heights` reads."""
    return ["".join(map(str, row)) for row in heights]


def read_scenarios(path: Path, players: tuple[int, ...] = PLAYERS) -> tuple[Scenario, ...]:
    """The boards of a data file, each with a table for these numbers of players, checked.

    Raises:
        BadData: names the file, the board and what is wrong.
    """
    entries = member(read_json(path), "scenarios", list, str(path))
    scenarios = tuple(
        _read_scenario(entry, players, f"{path}: scenario {n}") for n, entry in enumerate(entries)
    )
    if not scenarios:
        raise BadData(f"{path}: no scenarios")
    if len({scenario.id for scenario in scenarios}) < len(scenarios):
        raise BadData(f"{path}: two scenarios have the same id")
    return scenarios


def _read_scenario(entry: object, counts: tuple[int, ...], where: str) -> Scenario:
    only_keys(expect(entry, dict, where), frozenset({"id", "name", "meaning", "players"}), where)
    name = member(entry, "id", str, where)
    if not (name.isascii() and name.isalnum() and name.islower() and len(name) <= 20):
        raise BadData(f"{where}: an id of small letters and digits expected", given=name[:40])
    where = f"{where} ({name})"
    players = member(entry, "players", dict, where)
    only_keys(players, frozenset(map(str, counts)), where)
    tables, alternatives = {}, {}
    for count in counts:
        data = member(players, str(count), dict, where)
        place = f"{where}: {count} players"
        only_keys(data, frozenset({"confidence", "heights", "second", "alternative"}), place)
        tables[count] = _read_table(data, place)
        if "alternative" in data:
            alternatives[count] = _read_table(data["alternative"], f"{place}: alternative")
    return Scenario(
        name,
        member(entry, "name", str, where),
        member(entry, "meaning", str, where),
        MappingProxyType(tables),
        MappingProxyType(alternatives),
    )


def _read_table(data: object, where: str) -> Table:
    confidence = member(data, "confidence", str, where)
    heights = parse_heights(member(data, "heights", list, where), where)
    if "second" not in expect(data, dict, where):
        return Table(heights, confidence)
    second = parse_heights(member(data, "second", list, where), where)
    if [len(row) for row in second] != [len(row) for row in heights]:
        raise BadData(f"{where}: the second side is not of the same size")
    pairs = (
        (near, far) for rows in zip(heights, second, strict=True) for near, far in zip(*rows, strict=True)
    )
    if any(near and far for near, far in pairs):
        raise BadData(f"{where}: a square lies on both sides of the red line")
    return Table(heights, confidence, second)


@lru_cache(maxsize=1)
def scenarios() -> tuple[Scenario, ...]:
    """The boards of the base game; the first is the default."""
    return read_scenarios(resource_path("editions", "rumis", "scenarios.json"))


@lru_cache(maxsize=1)
def plus_scenarios() -> tuple[Scenario, ...]:
    """The boards of Rumis+."""
    return read_scenarios(resource_path("editions", "rumis", "plus.json"), PLUS_PLAYERS)


def scenarios_for(players: int) -> tuple[Scenario, ...]:
    """All boards with a table for so many players, those of the base game first."""
    return tuple(s for s in (*scenarios(), *plus_scenarios()) if players in s.tables)


def scenario_of(name: str) -> Scenario:
    """The board of that id, of either game.

    Raises:
        BadData: there is none.
    """
    for scenario in (*scenarios(), *plus_scenarios()):
        if scenario.id == name:
            return scenario
    raise BadData("no such scenario", given=name)
