"""The list of legal placements against the plain reference, on random games of every board."""

from __future__ import annotations

from random import Random

import pytest

from desktop_app.games.rumis.engine.rules import GAME
from desktop_app.games.rumis.engine.scenarios import scenarios
from desktop_app.games.rumis.engine.state import RumisState
from tests.games.rumis import brute_force
from tests.games.rumis.positions import random_game, start

BOARDS = [(scenario.id, seats) for scenario in scenarios() for seats in (2, 3, 4)]


@pytest.mark.parametrize(("scenario", "seats"), BOARDS)
def test_legal_placements_are_those_of_the_reference(
    scenario: str, seats: int, pytestconfig: pytest.Config
) -> None:
    """The reference is slow: one game for 16 of `--rumis-games`, whole lists at every second ply."""
    games = max(1, int(pytestconfig.getoption("--rumis-games")) // 16)
    for seed in range(games):
        compare(random_game(start(scenario, seats), Random(f"{scenario}/{seats}/{seed}"))[seats % 2 :: 2])


@pytest.mark.parametrize("scenario", ["chullpa", "coricancha"])
def test_the_same_with_four_colours(scenario: str) -> None:
    compare(random_game(start(scenario, 2, four_colours=True), Random(4)))


@pytest.mark.parametrize(("scenario", "seats"), [("cucho", 2), ("pisac", 3), ("coricancha", 2)])
def test_the_same_on_alternative_heights(scenario: str, seats: int) -> None:
    usual, other = start(scenario, seats), start(scenario, seats, heights="alternative")
    assert usual.caps != other.caps
    compare(random_game(other, Random(5)))


def compare(states: list[RumisState]) -> None:
    for state in states:
        legal = GAME.legal(state)
        listed = [(place.stone, place.cells) for place in legal]
        expected = brute_force.legal(state)
        assert len(listed) == len(expected) == len(legal)
        assert set(listed) == expected, GAME.encode(state)
