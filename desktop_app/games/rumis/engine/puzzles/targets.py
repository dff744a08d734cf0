"""What can be built, how hard, and when: read from `resources/editions/rumis/puzzles.json`.

Levels: those with `stones` leave so many stones to place, the others being given, in a way that exactly
one filling is left. "set" gives no stone but the very ones to use; "open" every stone of the colours.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from functools import lru_cache
from pathlib import Path
from typing import Final, Literal, TypeAlias

from desktop_app.core.codec import expect, member, only_keys, read_json
from desktop_app.core.errors import BadData
from desktop_app.core.resources import resource_path
from desktop_app.games.rumis.engine.scenarios import Heights, parse_heights
from desktop_app.games.rumis.engine.stones import stone_set

Rule: TypeAlias = Literal["free", "contact"]
Colours: TypeAlias = Literal["few", "many"]
RULES: Final[tuple[Rule, ...]] = ("free", "contact")
COLOURS: Final[tuple[Colours, ...]] = ("few", "many")
MOST_COLOURS: Final = 4
WEEK: Final = 7


@dataclass(frozen=True, slots=True)
class Target:
    """A body to build; `few` is the least number of colours whose stones suffice, `many` a larger one."""

    id: str
    heights: Heights
    few: int
    many: int

    @property
    def volume(self) -> int:
        """Number of cubes."""
        return sum(map(sum, self.heights))


@dataclass(frozen=True, slots=True)
class PuzzleLevel:
    """How hard a puzzle is; `stones` are the least and most stones to place, (0, 0) where none is given.

    `whole`: the hands are all stones of the colours, more than are needed.
    """

    id: str
    stones: tuple[int, int]
    whole: bool


@dataclass(frozen=True, slots=True)
class Day:
    """What is dealt on a day of the week."""

    target: str
    level: str
    rule: Rule
    colours: Colours


@dataclass(frozen=True, slots=True)
class Collection:
    """All of the data file; its first target and level are the defaults. `week` begins on Monday."""

    targets: tuple[Target, ...]
    levels: tuple[PuzzleLevel, ...]
    week: tuple[Day, ...]

    def target(self, name: str) -> Target:
        """The target of that id.

        Raises:
            BadData: there is none.
        """
        for target in self.targets:
            if target.id == name:
                return target
        raise BadData("no such target", given=name[:40])

    def level(self, name: str) -> PuzzleLevel:
        """The level of that id.

        Raises:
            BadData: there is none.
        """
        for level in self.levels:
            if level.id == name:
                return level
        raise BadData("no such level", given=name[:40])


@lru_cache(maxsize=1)
def collection() -> Collection:
    """The puzzles of this installation.

    Raises:
        BadData: the file is damaged; names the file and the place.
    """
    return read_collection(resource_path("editions", "rumis", "puzzles.json"))


def read_collection(path: Path) -> Collection:
    """The targets, levels and the week of a data file, checked.

    Raises:
        BadData: names the file and what is wrong.
    """
    data, where = read_json(path), str(path)
    only_keys(expect(data, dict, where), frozenset({"about", "targets", "levels", "week"}), where)
    targets = tuple(
        _target(entry, f"{where}: target {n}") for n, entry in enumerate(member(data, "targets", list, where))
    )
    levels = tuple(
        _level(entry, f"{where}: level {n}") for n, entry in enumerate(member(data, "levels", list, where))
    )
    for values in (targets, levels):
        if not values or len({value.id for value in values}) < len(values):
            raise BadData(f"{where}: targets and levels with different ids expected")
    week = member(data, "week", list, where)
    if len(week) != WEEK:
        raise BadData(f"{where}: week: {WEEK} days expected")
    read = Collection(targets, levels, ())
    days = tuple(_day(entry, read, f"{where}: week: day {n}") for n, entry in enumerate(week))
    return Collection(targets, levels, days)


def _name(data: object, key: str, where: str) -> str:
    name = member(data, key, str, where)
    if not (name.isascii() and name.isalnum() and name.islower() and len(name) <= 20):
        raise BadData(f"{where}: {key}: small letters and digits expected", given=name[:40])
    return name


def _target(entry: object, where: str) -> Target:
    only_keys(expect(entry, dict, where), frozenset({"id", "heights", "few", "many"}), where)
    heights = parse_heights(member(entry, "heights", list, where), where)
    few, many = member(entry, "few", int, where), member(entry, "many", int, where)
    target = Target(_name(entry, "id", where), heights, few, many)
    cubes = sum(stone.size for stone in stone_set())
    if not 1 <= few <= many <= MOST_COLOURS or not (few - 1) * cubes < target.volume <= few * cubes:
        raise BadData(f"{where}: few must be as many colours as {target.volume} cubes need, many no fewer")
    return target


def _level(entry: object, where: str) -> PuzzleLevel:
    only_keys(expect(entry, dict, where), frozenset({"id", "stones", "whole"}), where)
    stones = [expect(n, int, f"{where}: stones") for n in member(entry, "stones", list, where)]
    whole = member(entry, "whole", bool, where)
    if len(stones) != 2 or not (stones == [0, 0] or (1 <= stones[0] <= stones[1] and not whole)):
        raise BadData(f"{where}: stones: the least and the most to place, or 0, 0", given=repr(stones)[:80])
    return PuzzleLevel(_name(entry, "id", where), (stones[0], stones[1]), whole)


def _day(entry: object, read: Collection, where: str) -> Day:
    only_keys(expect(entry, dict, where), frozenset({"target", "level", "rule", "colours"}), where)
    rule, colours = member(entry, "rule", str, where), member(entry, "colours", str, where)
    for known_rule in RULES:
        for known in COLOURS:
            if (known_rule, known) == (rule, colours):
                target = read.target(member(entry, "target", str, where)).id
                level = read.level(member(entry, "level", str, where)).id
                return Day(target, level, known_rule, known)
    raise BadData(f"{where}: rule or colours unknown", given=f"{rule}, {colours}"[:80])


def parse_day(text: str) -> date:
    """The day of an ISO date, as in "2026-02-28".

    Raises:
        BadData: it is none.
    """
    try:
        day = date.fromisoformat(text)
    except ValueError as error:
        raise BadData("no day of the calendar", given=text[:40]) from error
    if day.isoformat() != text:
        raise BadData("a day is written as year-month-day", given=text[:40])
    return day
