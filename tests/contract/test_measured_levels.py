"""The measured strengths that the program shows: every game, every table that it names, every level."""

from __future__ import annotations

import pytest

from desktop_app.arena.standings import read_standings
from desktop_app.cli_common import opponents_of
from desktop_app.cli_levels import USUAL_ANCHOR, measured
from tests.contract.games import AnyGame, all_games

every_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)


@every_game
def test_every_table_was_measured_with_every_level(game: AnyGame) -> None:
    """At each the lowest level is weaker than the fourth, and that no stronger than the highest can be."""
    module = opponents_of(game.id)
    found = read_standings(game.id)
    assert found is not None
    assert found.anchor == getattr(module, "ANCHOR", USUAL_ANCHOR)
    numbers = [level.number for level in module.LEVELS]
    for setup in measured(game, module):
        table = found.table(game, setup)
        assert table is not None, setup
        assert (table.seats, [level.level for level in table.levels]) == (setup.seats, numbers)
        assert all(level.games >= setup.seats for level in table.levels)
        assert table.levels[0].elo < table.levels[3].elo, setup
        assert table.levels[3].elo <= table.levels[4].high, setup
