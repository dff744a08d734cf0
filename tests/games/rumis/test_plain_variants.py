"""Every variant against the plain referee: actions, turns, scores and the end, at every ply."""

from __future__ import annotations

from random import Random

import pytest

from desktop_app.games.rumis.engine.rules import opening
from desktop_app.games.rumis.engine.scenarios import Heights
from desktop_app.games.rumis.engine.state import Agreement
from tests.games.rumis.plain_variants import referee_agrees
from tests.games.rumis.variants import MODES, Mode

NARROW: tuple[tuple[Heights, Heights], ...] = (
    (((4, 4, 4, 4),), ((4, 4, 0, 0),)),
    (((2, 2, 2), (2, 2, 2)), ((2, 2, 0), (2, 2, 0))),
    (((3, 3, 0, 3), (3, 3, 3, 3), (3, 3, 0, 3)), ((3, 3, 0, 0), (3, 3, 0, 0), (3, 3, 0, 0))),
    (((5, 5, 1), (5, 5, 1), (5, 5, 1)), ((5, 5, 0), (5, 5, 0), (5, 5, 0))),
)
"""Small boards with a red line, on which waiting, laying aside and being shut out are common."""


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_the_referee_agrees_on_every_board(mode: Mode) -> None:
    rng = Random(f"referee {mode}")
    referee, told = referee_agrees(mode.start(rng.randrange(mode.seats)), rng, 0.2)
    assert [event.code for event in told].count("over") == 1
    assert told[-1].code == "over"
    if mode.variant == "rebuild":
        assert [event.code for event in told].count("half_time") == 1
    assert [event.code for event in told].count("laid_aside") == len(referee.aside)
    assert [event.code for event in told].count("waits") == referee.waits


@pytest.mark.parametrize("board", range(len(NARROW)))
def test_the_referee_agrees_where_it_is_narrow(board: int) -> None:
    caps, red = NARROW[board]
    for seed in range(40):
        start = seed % 2
        state = opening(Agreement(2, start, "", caps, variant="rebuild", red=red))
        referee, told = referee_agrees(state, Random(f"{board}/{seed}"))
        assert sum(event.code == "waits" for event in told) == referee.waits


def test_narrow_boards_show_all_that_can_happen() -> None:
    seen: set[str] = set()
    for board, (caps, red) in enumerate(NARROW):
        for seed in range(12):
            state = opening(Agreement(2, seed % 2, "", caps, variant="rebuild", red=red))
            _, told = referee_agrees(state, Random(f"{board}/{seed}"))
            seen |= {event.code for event in told}
    assert seen >= {"placed", "half_time", "moved", "all_moved", "waits", "laid_aside", "out", "over"}


@pytest.mark.parametrize("seats", [5, 6])
def test_the_referee_agrees_on_small_boards_for_many(seats: int) -> None:
    for seed in range(10):
        caps = ((3, 3, 3, 0), (3, 0, 3, 3), (3, 3, 3, 3))
        referee_agrees(opening(Agreement(seats, seed % seats, "", caps)), Random(f"{seats}/{seed}"))
