"""The measured strengths that the program shows, of every game that has a file of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop_app.arena.standings import read_standings
from desktop_app.cli_common import opponents_of
from desktop_app.cli_levels import USUAL_ANCHOR
from desktop_app.core.game import Setup
from tests.contract.games import ROOT, all_games

GAMES = {game.id: game for game in all_games()}
FILES = sorted((ROOT / "resources" / "levels").iterdir())


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_the_levels_of_two_stand_in_their_order(path: Path) -> None:
    """At the usual table; and at every table of the file, which the game must have, stands every level."""
    assert path.suffix == ".json"
    game, module = GAMES[path.stem], opponents_of(path.stem)
    found = read_standings(game.id)
    assert found is not None
    assert found.anchor == getattr(module, "ANCHOR", USUAL_ANCHOR)
    for table in found.tables:
        game.agreed(table.setup)
        assert [row.level for row in table.levels] == [level.number for level in module.LEVELS]
    usual = found.table(game, Setup(2))
    assert usual is not None
    ratings = [row.elo for row in usual.levels]
    assert ratings == sorted(ratings)
    assert usual.levels[0].high < usual.levels[-1].low
