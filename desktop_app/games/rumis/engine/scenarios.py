"""The boards of the base game: a height table for 2, 3 and 4 players each.

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
LARGEST_SIDE: Final = 26


@dataclass(frozen=True, slots=True)
class Table:
    """One height table and how sure it is (text of the data file, English)."""

    heights: Heights
    confidence: str


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


def read_scenarios(path: Path) -> tuple[Scenario, ...]:
    """The boards of a data file, checked.

    Raises:
        BadData: names the file, the board and what is wrong.
    """
    entries = member(read_json(path), "scenarios", list, str(path))
    scenarios = tuple(_read_scenario(entry, f"{path}: scenario {n}") for n, entry in enumerate(entries))
    if not scenarios:
        raise BadData(f"{path}: no scenarios")
    if len({scenario.id for scenario in scenarios}) < len(scenarios):
        raise BadData(f"{path}: two scenarios have the same id")
    return scenarios


def _read_scenario(entry: object, where: str) -> Scenario:
    only_keys(expect(entry, dict, where), frozenset({"id", "name", "meaning", "players"}), where)
    name = member(entry, "id", str, where)
    if not (name.isascii() and name.isalnum() and name.islower() and len(name) <= 20):
        raise BadData(f"{where}: an id of small letters and digits expected", given=name[:40])
    where = f"{where} ({name})"
    players = member(entry, "players", dict, where)
    only_keys(players, frozenset(map(str, PLAYERS)), where)
    tables, alternatives = {}, {}
    for count in PLAYERS:
        data = member(players, str(count), dict, where)
        place = f"{where}: {count} players"
        only_keys(data, frozenset({"confidence", "heights", "alternative"}), place)
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
    return Table(parse_heights(member(data, "heights", list, where), where), confidence)


@lru_cache(maxsize=1)
def scenarios() -> tuple[Scenario, ...]:
    """The boards of the game; the first is the default."""
    return read_scenarios(resource_path("editions", "rumis", "scenarios.json"))


def scenario_of(name: str) -> Scenario:
    """The board of that id.

    Raises:
        BadData: there is none.
    """
    for scenario in scenarios():
        if scenario.id == name:
            return scenario
    raise BadData("no such scenario", given=name)
