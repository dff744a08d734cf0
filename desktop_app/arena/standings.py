"""The measured strengths of a game's levels, in `resources/levels/<game id>.json`.

A rating is in Elo above the anchor, a reference that never changes, by who is ahead of whom. A share is that
of the victories against the level below (of level 1: against the anchor); with more than two seats alone
against copies of it, so the fair one is 1 / seats.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass
from datetime import date
from math import isfinite
from pathlib import Path
from typing import Any, Final, TypeVar

from desktop_app.core.codec import expect, member, only_keys, read_json
from desktop_app.core.errors import BadData
from desktop_app.core.game import OptionValue, Setup
from desktop_app.core.resources import resource_path

from .games_file import read_options
from .match import AnyGame

FOLDER: Final = "levels"
MOST: Final = 1_000_000_000
"""More games, seats, seconds or turns than this are a damage."""

MOST_ELO: Final = 100_000
_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class Machine:
    """Where it was measured; `speed` is turns of a plain Python loop a second, to compare machines by."""

    cores: int
    python: str
    speed: int


@dataclass(frozen=True, slots=True)
class LevelStanding:
    """One level at one table; low to high and share_low to share_high hold the true value with 95 %.

    games, share and times are those of the games against the level below; seconds are of wall time a move,
    slowest is the greatest of them.
    """

    level: int
    elo: int
    low: int
    high: int
    games: int
    share: float
    share_low: float
    share_high: float
    seconds: float
    slowest: float


@dataclass(frozen=True, slots=True)
class TableStanding:
    """The levels at one table, from the lowest up; `games` are all that were played there."""

    seats: int
    options: tuple[tuple[str, OptionValue], ...]
    games: int
    levels: tuple[LevelStanding, ...]

    @property
    def setup(self) -> Setup:
        """The table as it is agreed before a game."""
        return Setup(self.seats, 0, self.options)

    @property
    def fair(self) -> float:
        """The share of the victories among equals."""
        return 1.0 / self.seats


@dataclass(frozen=True, slots=True)
class Standings:
    """What a file holds. search: which kind of search played, "" if the game has one only.

    expert: the player that stood for the highest level, "" if that played itself, by the clock.
    """

    game: str
    measured: str
    search: str
    anchor: str
    seed: int
    machine: Machine
    expert: str
    tables: tuple[TableStanding, ...]

    def table(self, game: AnyGame, setup: Setup) -> TableStanding | None:
        """What was measured where the same is agreed; None if nothing was. Who begins does not matter."""
        wanted = game.agreed(Setup(setup.seats, 0, setup.options))
        for table in self.tables:
            if table.seats == setup.seats and _agreed(game, table.setup) == wanted:
                return table
        return None


def _agreed(game: AnyGame, setup: Setup) -> dict[str, OptionValue] | None:
    try:
        return game.agreed(setup)
    except BadData:  # the file knows a table that the game no longer has
        return None


def read_standings(game_id: str) -> Standings | None:
    """The strengths that come with the program; None if this game's were never measured.

    Raises:
        BadData: the file is damaged; names it, the place in it and what is wrong.
    """
    try:
        path = resource_path(FOLDER, f"{game_id}.json")
    except BadData:
        return None
    return read_file(path, game_id)


def read_file(path: Path, game_id: str) -> Standings:
    """The strengths in a file.

    Raises:
        BadData: as `read_standings`.
    """
    where = str(path)
    data = _object(read_json(path), Standings, where)
    game = member(data, "game", str, where)
    if game != game_id:
        raise BadData(f"{where}: these are the levels of another game", given=game[:80])
    machine = _object(data["machine"], Machine, f"{where}: machine")
    measured = member(data, "measured", str, where)
    try:
        date.fromisoformat(measured)
    except ValueError as error:
        raise BadData(f"{where}: measured: a date expected", given=measured[:80]) from error
    tables = _each(data, "tables", where, _table)
    if len({(table.seats, table.options) for table in tables}) < len(tables):
        raise BadData(f"{where}: tables: the same table stands there twice")
    return Standings(
        game,
        measured,
        member(data, "search", str, where),
        member(data, "anchor", str, where),
        member(data, "seed", int, where),
        Machine(
            _least(member(machine, "cores", int, f"{where}: machine"), 1, f"{where}: machine: cores"),
            member(machine, "python", str, f"{where}: machine"),
            _least(member(machine, "speed", int, f"{where}: machine"), 1, f"{where}: machine: speed"),
        ),
        member(data, "expert", str, where),
        tables,
    )


def written(standings: Standings) -> bytes:
    """The file: a line a level, so that differences can be read."""
    values = values_of(standings)
    tables = values.pop("tables")
    head = json.dumps(values, ensure_ascii=False, indent=1).removesuffix("\n}")
    parts = []
    for table in tables:
        levels = ",\n".join(f"   {_dump(level)}" for level in table.pop("levels"))
        parts.append(f'  {_dump(table)[:-1]}, "levels": [\n{levels}]}}')
    listed = ",\n".join(parts)
    return f'{head},\n "tables": [\n{listed}\n ]\n}}\n'.encode()


def values_of(standings: Standings) -> dict[str, Any]:
    """The content of the file as plain values."""
    values = asdict(standings)
    for table in values["tables"]:
        table["options"] = dict(table["options"])
    return values


def _dump(values: object) -> str:
    return json.dumps(values, ensure_ascii=False)


def _object(value: object, kind: type[Any], where: str) -> dict[str, Any]:
    """A JSON object with exactly the keys that the class has fields."""
    data: dict[str, Any] = expect(value, dict, where)
    keys = frozenset(kind.__dataclass_fields__)
    only_keys(data, keys, where)
    for key in sorted(keys - set(data)):
        raise BadData(f"{where}: {key!r} is missing")
    return data


def _each(data: dict[str, Any], key: str, where: str, read: Callable[[object, str], _T]) -> tuple[_T, ...]:
    values = member(data, key, list, where)
    return tuple(read(value, f"{where}: {key}[{number}]") for number, value in enumerate(values))


def _table(value: object, where: str) -> TableStanding:
    data = _object(value, TableStanding, where)
    levels = _each(data, "levels", where, _level)
    if [level.level for level in levels] != list(range(1, len(levels) + 1)) or not levels:
        raise BadData(f"{where}: levels: all from 1 up expected")
    return TableStanding(
        _least(member(data, "seats", int, where), 2, f"{where}: seats"),
        read_options(data, where),
        _least(member(data, "games", int, where), 1, f"{where}: games"),
        levels,
    )


def _level(value: object, where: str) -> LevelStanding:
    data = _object(value, LevelStanding, where)
    low, middle, high = (member(data, key, int, where) for key in ("low", "elo", "high"))
    _rising((-MOST_ELO, low, middle, high, MOST_ELO), f"{where}: low, elo, high within {MOST_ELO}")
    least, share, most = (_number(data, key, where) for key in ("share_low", "share", "share_high"))
    _rising((0.0, least, share, most, 1.0), f"{where}: share_low, share, share_high from 0 to 1")
    seconds, slowest = (_number(data, key, where) for key in ("seconds", "slowest"))
    _rising((0.0, seconds, slowest, MOST), f"{where}: seconds, slowest")
    return LevelStanding(
        level=member(data, "level", int, where),
        elo=middle,
        low=low,
        high=high,
        games=_least(member(data, "games", int, where), 1, f"{where}: games"),
        share=share,
        share_low=least,
        share_high=most,
        seconds=seconds,
        slowest=slowest,
    )


def _number(data: dict[str, Any], key: str, where: str) -> float:
    value = data[key]
    if type(value) not in (int, float) or (type(value) is float and not isfinite(value)):
        raise BadData(f"{where}: {key}: a number expected", given=repr(value)[:80])
    if abs(value) > MOST:
        raise BadData(f"{where}: {key}: at most {MOST} expected", given=repr(value)[:40])
    return float(value)


def _least(value: int, least: int, where: str) -> int:
    if not least <= value <= MOST:
        raise BadData(f"{where}: {least} to {MOST} expected", given=repr(value)[:40])
    return value


def _rising(values: Iterable[float], where: str) -> None:
    listed = list(values)
    if listed != sorted(listed):
        raise BadData(f"{where}: in this order expected", given=repr(listed)[:200])
