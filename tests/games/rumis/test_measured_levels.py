"""The figures that the program shows: of every table, and in an order that people can rely on."""

from __future__ import annotations

import pytest

from desktop_app.arena.standings import Standings, read_standings
from desktop_app.games.rumis.engine.opponents import LEVELS, measured
from desktop_app.games.rumis.engine.rules import GAME
from tests.games.rumis.variants import BASE

NUMBERS = [level.number for level in LEVELS]


@pytest.fixture(scope="module")
def found() -> Standings:
    standings = read_standings("rumis")
    assert standings is not None
    return standings


def test_every_table_was_measured_with_every_level(found: Standings) -> None:
    assert found.anchor == "greedy"
    for setup in measured():
        table = found.table(GAME, setup)
        assert table is not None, setup
        assert (table.seats, [level.level for level in table.levels]) == (setup.seats, NUMBERS)
        assert all(level.games >= setup.seats for level in table.levels)


def test_the_levels_stand_in_their_order(found: Standings) -> None:
    """All of them with two seats on the boards of the base game; elsewhere the few games leave room for luck
    between the lower ones.
    """
    for setup in measured():
        table = found.table(GAME, setup)
        assert table is not None
        ratings = [level.elo for level in table.levels]
        assert ratings[0] < ratings[3] <= ratings[4], setup
        if dict(setup.options).get("scenario") in BASE and setup.seats == 2 and len(setup.options) == 1:
            assert ratings == sorted(ratings), setup
