"""Every variant against the plain referee: actions, turns, scores and the end, at every ply."""

from __future__ import annotations

from random import Random

import pytest

from desktop_app.core.game import Event
from desktop_app.games.rumis.engine.rules import WHOLE, colour_scores, opening
from desktop_app.games.rumis.engine.scenarios import Heights
from desktop_app.games.rumis.engine.state import Agreement, RumisState
from tests.games.rumis.plain_variants import Referee
from tests.games.rumis.variants import MODES, Mode

NARROW: tuple[tuple[Heights, Heights], ...] = (
    (((4, 4, 4, 4),), ((4, 4, 0, 0),)),
    (((2, 2, 2), (2, 2, 2)), ((2, 2, 0), (2, 2, 0))),
    (((3, 3, 0, 3), (3, 3, 3, 3), (3, 3, 0, 3)), ((3, 3, 0, 0), (3, 3, 0, 0), (3, 3, 0, 0))),
    (((5, 5, 1), (5, 5, 1), (5, 5, 1)), ((5, 5, 0), (5, 5, 0), (5, 5, 0))),
)
"""Small boards with a red line, on which waiting, laying aside and being shut out are common."""


def referee_agrees(state: RumisState, rng: Random) -> tuple[Referee, list[Event]]:
    """Play at random to the end, the referee beside it.

    With five and six seats whole lists are compared at the first stones and then now and then.
    """
    referee = Referee.at(state)
    told: list[Event] = []
    while True:
        assert (referee.seat, referee.phase) == (WHOLE.to_act(state), state.phase)
        assert referee.mover == state.colour
        if referee.seats < 5 or len(state.placed) < 8 or rng.random() < 0.3:
            listed = [(place.stone, place.cells) for place in WHOLE.legal(state)]
            assert len(listed) == len(set(listed))
            assert set(listed) == referee.actions(), WHOLE.encode(state)
        assert referee.scores() == list(colour_scores(state))
        if WHOLE.to_act(state) is None:
            return referee, told
        place = rng.choice(list(WHOLE.legal(state)))
        state, events = WHOLE.apply(state, place)
        told += events
        referee.do(place)


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_the_referee_agrees_on_every_board(mode: Mode) -> None:
    rng = Random(f"referee {mode}")
    referee, told = referee_agrees(mode.start(rng.randrange(mode.seats)), rng)
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
