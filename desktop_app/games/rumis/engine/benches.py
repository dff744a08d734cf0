"""What can be measured of the engine: random games, lists of moves, search iterations.

The yardstick of the first two looks at every placement of the board anew for each list; that of the third
is a plain UCT search without priors and RAVE.
"""

from __future__ import annotations

from itertools import cycle
from random import Random
from typing import Final

from desktop_app.arena.bench import Bench, BenchMaker, Work
from desktop_app.bots.search import PLAIN_UCT, PUCT_RAVE, Policy, Search
from desktop_app.core.game import Setup

from .fastboard import FastBoard
from .geometry import members
from .opponents import fast_board
from .rules import WHOLE, explain
from .state import EDGE_COLOURS, Place, RumisState
from .stones import stone_set

SAMPLE_SEED: Final = 1
SEARCH_ITERATIONS: Final = 200


def playouts(setup: Setup) -> Bench:
    """Random games from the empty board."""
    empty = WHOLE.initial(setup)
    start = fast_board(empty)
    rng, other = Random(SAMPLE_SEED), Random(SAMPLE_SEED)

    def fast() -> int:
        start.copy().playout(rng)
        return 1

    def naive() -> int:
        state, places = empty, empty.board.geometry.placed
        stones = [stone.id for stone in stone_set()]
        while state.colour is not None:
            scan = [
                Place(stones[state.board.geometry.stone[number]], places[number]) for number in scanned(state)
            ]
            state, _ = WHOLE.apply(state, other.choice(scan or list(WHOLE.legal(state))))
        return 1

    return Bench("games/s", fast, "full scan", naive)


def move_lists(setup: Setup) -> Bench:
    """The rules' lists of legal moves over the positions of five random games; both ways must agree."""
    positions = [state for seed in range(5) for state in _random_game(setup, seed)]
    for state in positions:
        placed = state.board.geometry.placed
        found = [place.cells for place in WHOLE.legal(state) if place.cells]
        assert found == [placed[number] for number in scanned(state)]
    first, second = cycle(positions), cycle(positions)

    def listed() -> int:
        list(WHOLE.legal(next(first)))
        return 1

    def naive() -> int:
        scanned(next(second))
        return 1

    return Bench("lists/s", listed, "full scan", naive)


def searches(setup: Setup) -> Bench:
    """Iterations of the search from each position of a random game in turn, building the tree included."""
    return _searching([fast_board(state) for state in _random_game(setup, SAMPLE_SEED)])


def openings(setup: Setup) -> Bench:
    """Iterations of the search at the empty board, where a playout takes longest."""
    return _searching([fast_board(WHOLE.initial(setup))])


BENCHES: Final[dict[str, BenchMaker]] = {
    "playout": playouts,
    "moves": move_lists,
    "search": searches,
    "opening": openings,
}


def scanned(state: RumisState) -> list[int]:
    """The legal placements by a look at each: bottoms on the next free cells, contact, stone in hand.

    In the variants those that rest somewhere are explained one by one.
    """
    colour, tables = state.colour, state.board.geometry
    free = own = occupied = 0
    for first, cap, stack in zip(tables.first, tables.caps, state.board.stacks, strict=True):
        if len(stack) < cap:
            free |= 1 << first + len(stack)
        for level, owner in enumerate(stack):
            occupied |= 1 << first + level
            if owner == colour:
                own |= 1 << first + level
    if state.agreement.variant != "usual" or state.colours >= EDGE_COLOURS:
        names = [stone.id for stone in stone_set()]
        return [
            number
            for number, bottoms in enumerate(tables.bottoms)
            if not bottoms & ~free
            and explain(state, names[tables.stone[number]], tables.placed[number]) is None
        ]
    near = 0
    for cell in members(own or occupied):
        near |= tables.neighbours[cell]
    ground = -1 if own or not occupied else tables.ground
    hand = () if colour is None else state.board.hands[colour]
    return [
        number
        for number, bottoms in enumerate(tables.bottoms)
        if not bottoms & ~free
        and (not occupied or tables.bits[number] & near)
        and tables.bits[number] & ground
        and tables.stone[number] in hand
    ]


def _searching(boards: list[FastBoard]) -> Bench:
    def worker(policy: Policy) -> Work:
        rng, turn = Random(SAMPLE_SEED), cycle(boards)

        def work() -> int:
            tree = Search(next(turn), policy)
            for _ in range(SEARCH_ITERATIONS):
                tree.iterate(rng)
            return SEARCH_ITERATIONS

        return work

    return Bench("iterations/s", worker(PUCT_RAVE), "plain UCT", worker(PLAIN_UCT))


def _random_game(setup: Setup, seed: int) -> list[RumisState]:
    rng = Random(seed)
    state = WHOLE.initial(setup)
    found = []
    while state.colour is not None:
        found.append(state)
        state, _ = WHOLE.apply(state, rng.choice(list(WHOLE.legal(state))))
    return found
