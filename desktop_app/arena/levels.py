"""How strong the levels of a game are: each against the one below, at every table worth measuring.

The games come in rounds over all tables. A round has one seed, and with it, at each table, each pair once per
rotation of the seats: the anchor and level 1, each level and the next, the anchor and the middle level. With
more than two seats the stronger of a pair sits alone against copies of the other; the other way round would
cost as much again. (Ratings there take for granted that it would say the same. In some games it does not: who
is alone among stronger ones loses less than who is alone among weaker ones wins.) So it can end after any
game, and every table has about as many games as any other. Only whole rotations count.
"""

from __future__ import annotations

import os
import platform
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import count
from typing import Final

from desktop_app.core.errors import BadData
from desktop_app.core.game import Setup

from .match import Pairing, Result, Summary, challenge, summary, times_of
from .ratings import DRAWS, Rating, rated
from .standings import LevelStanding, Machine, Standings, TableStanding

_TURNS: Final = 200_000


@dataclass(frozen=True, slots=True)
class Plan:
    """What is measured: at which tables, against which anchor; `levels` are the players from level 1 up.

    The highest level, which thinks longest, plays in one of `every` rounds.

    Raises:
        BadData: a player stands for two things, or there is nothing to measure.
    """

    tables: tuple[Setup, ...]
    anchor: str
    levels: tuple[str, ...]
    seed: int = 1
    every: int = 1

    def __post_init__(self) -> None:
        if len({self.anchor, *self.levels}) <= len(self.levels) or not self.levels:
            raise BadData("different players expected", given=", ".join((self.anchor, *self.levels)))
        if not self.tables or any(table.seats < 2 for table in self.tables):
            raise BadData("tables with at least two seats expected")
        if self.every < 1:
            raise BadData("the highest level plays in one of at least 1 rounds", given=str(self.every))

    @property
    def pairs(self) -> tuple[tuple[str, str], ...]:
        """(stronger, other), for each level that against the one below first."""
        ladder = (self.anchor, *self.levels)
        middle = self.levels[len(self.levels) // 2]
        steps = [*zip(self.levels, ladder, strict=False)]
        return (*steps, *([(middle, self.anchor)] if (middle, self.anchor) not in steps else []))

    def pairings(self, games: int | None = None) -> Iterator[Pairing]:
        """The games in the order in which they are played, until each pair has so many; endless if None."""
        for number in count():
            tables = [table for table in self.tables if games is None or number * table.seats < games]
            if not tables:
                return
            for table in tables:
                for strong, other in self.pairs:
                    if number % self.every and self.levels[-1] in (strong, other):
                        continue
                    yield from challenge(table, strong, other, table.seats, self.seed + number)


def whole(results: Iterable[Result]) -> list[Result]:
    """Those of seeds that a pair has played in all rotations, in the order of tables, seeds and pairs."""
    groups: dict[tuple[object, ...], list[Result]] = {}
    for result in results:
        pairing = result.pairing
        key = (pairing.setup.seats, pairing.setup.options, pairing.seed, *sorted(pairing.players))
        groups.setdefault(key, []).append(result)
    full = [key for key, games in groups.items() if len(games) == games[0].pairing.setup.seats]
    return [
        game
        for key in sorted(full, key=str)
        for game in sorted(groups[key], key=lambda game: game.pairing.players)
    ]


def table_standing(
    plan: Plan, setup: Setup, results: Sequence[Result], draws: int = DRAWS
) -> TableStanding | None:
    """What games at one table say; None as long as not every pair has played there."""
    own = [result for result in whole(results) if result.pairing.setup == setup]
    games = [_between(own, strong, other) for strong, other in plan.pairs]
    if not all(games):
        return None
    ratings = rated(own, plan.anchor, seed=plan.seed, draws=draws)
    levels = [
        _level(number, name, ratings[name], played)
        for number, (name, played) in enumerate(zip(plan.levels, games, strict=False), 1)
    ]
    return TableStanding(setup.seats, setup.options, len(own), tuple(levels))


def _between(results: Iterable[Result], strong: str, other: str) -> list[Result]:
    return [
        result
        for result in results
        if set(result.pairing.players) == {strong, other} and result.pairing.players.count(strong) == 1
    ]


def _level(number: int, name: str, rating: Rating, games: Sequence[Result]) -> LevelStanding:
    record: Summary = summary(games, name)
    times = times_of(games, name)
    return LevelStanding(
        level=number,
        elo=round(rating.elo),
        low=round(rating.low),
        high=round(rating.high),
        games=record.games,
        share=round(record.share, 4),
        share_low=round(record.low, 4),
        share_high=round(record.high, 4),
        seconds=round(times.mean, 6),
        slowest=round(times.slowest, 6),
    )


def standings(
    plan: Plan,
    game_id: str,
    results: Sequence[Result],
    *,
    search: str = "",
    expert: str = "",
    draws: int = DRAWS,
) -> Standings:
    """The content of the file: those tables of the plan at which every pair has played."""
    by_table: dict[Setup, list[Result]] = {}
    for result in results:
        by_table.setdefault(result.pairing.setup, []).append(result)
    tables = [table_standing(plan, table, by_table.get(table, []), draws) for table in plan.tables]
    return Standings(
        game_id,
        datetime.now().astimezone().date().isoformat(),
        search,
        plan.anchor,
        plan.seed,
        this_machine(),
        expert,
        tuple(table for table in tables if table is not None),
    )


def this_machine() -> Machine:
    """Cores, Python and speed of where this runs; takes some hundredths of a second."""
    return Machine(os.cpu_count() or 1, platform.python_version(), max(1, round(max(_speeds()))))


def _speeds() -> Iterator[float]:
    for _ in range(5):
        start = time.process_time()
        total = 0
        for number in range(_TURNS):
            total += number & 7
        yield _TURNS / max(time.process_time() - start, 1e-9)
