"""Short ways to positions for the tests of Rumis."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from desktop_app.core.game import Event, OptionValue, Setup
from desktop_app.games.rumis.engine.geometry import geometry
from desktop_app.games.rumis.engine.rules import WHOLE as GAME
from desktop_app.games.rumis.engine.rules import opening
from desktop_app.games.rumis.engine.scenarios import Heights
from desktop_app.games.rumis.engine.state import Agreement, Board, Place, RumisState, Status


def setup(scenario: str, seats: int, start: int = 0, **options: OptionValue) -> Setup:
    """The set-up for a board."""
    return Setup(seats, start, tuple(sorted({"scenario": scenario, **options}.items())))


def start(scenario: str, seats: int, first: int = 0, **options: OptionValue) -> RumisState:
    """A board before the first stone."""
    return GAME.initial(setup(scenario, seats, first, **options))


def own_board(caps: Heights, seats: int = 2) -> RumisState:
    """A board of one's own before the first stone."""
    return opening(Agreement(seats, 0, "", caps))


def played(state: RumisState, *placements: str) -> RumisState:
    """The state after these placements, each of them legal."""
    return told(state, *placements)[0]


def told(state: RumisState, *placements: str) -> tuple[RumisState, tuple[Event, ...]]:
    """The state after these placements, each of them legal, and what happened in the last one."""
    events: tuple[Event, ...] = ()
    for text in placements:
        action = GAME.parse(text)
        assert GAME.refusal(state, action) is None, text
        assert action in GAME.legal(state), text
        state, events = GAME.apply(state, action)
    return state, events


def random_game(state: RumisState, rng: Random) -> list[RumisState]:
    """All states of a game of random placements, the given one first."""
    states = [state]
    while GAME.to_act(state) is not None:
        state, _ = GAME.apply(state, rng.choice(list(GAME.legal(state))))
        states.append(state)
    return states


def by_policy(state: RumisState) -> RumisState:
    """The end of a game in which everybody takes the stone of the highest index, at its smallest cells."""
    while GAME.to_act(state) is not None:
        choices = list(GAME.legal(state))
        last = choices[-1].stone
        state, _ = GAME.apply(state, min((p for p in choices if p.stone == last), key=lambda p: p.cells))
    return state


def by_stone(places: Sequence[Place]) -> dict[str, int]:
    """How many placements there are of each stone."""
    counts: dict[str, int] = {}
    for place in places:
        counts[place.stone] = counts.get(place.stone, 0) + 1
    return counts


def finished_with(
    seats: int,
    tops: Sequence[int | None],
    left: Sequence[int],
    *,
    four_colours: bool = False,
    fewer_stones: bool = False,
) -> RumisState:
    """A finished game in which only the visible colour of each square and the stones left are known.

    The squares lie in one row, as high as needed.
    """
    caps = ((1,) * len(tops),)
    stacks = tuple(() if top is None else (top,) for top in tops)
    hands = tuple(tuple(range(count)) for count in left)
    status: tuple[Status, ...] = tuple("out" if count else "finished" for count in left)
    board = Board(geometry(caps), stacks, 0, (0,) * len(left), (0,) * len(left), hands)
    agreement = Agreement(seats, 0, "", caps, four_colours, "fewer_stones" if fewer_stones else "shared")
    out = tuple(colour for colour, count in enumerate(left) if count)
    return RumisState(agreement, (), None, status, out, board)


def row_of(counts: Sequence[int]) -> list[int | None]:
    """Visible squares, so many of each colour."""
    return [colour for colour, count in enumerate(counts) for _ in range(count)]
