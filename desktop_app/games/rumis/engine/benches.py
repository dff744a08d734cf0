"""What can be measured of the engine: random games, lists of moves, search iterations, and the compiled core.

The yardstick of the first two looks at every placement of the board anew for each list; that of the next two
is a plain UCT search without priors and RAVE. Those of the core are measured against the int version.
"""

from __future__ import annotations

from itertools import cycle
from random import Random
from typing import Any, Final

from desktop_app.arena.bench import Bench, BenchMaker, Work
from desktop_app.bots.search import PLAIN_UCT, PUCT_RAVE, Policy, Search
from desktop_app.core.errors import BadData
from desktop_app.core.game import Setup

from .corelink import core_kind, core_of, load
from .endgame import MOST, Endgame
from .fastboard import FastBoard
from .geometry import members
from .opponents import fast_board
from .rules import WHOLE, explain
from .state import EDGE_COLOURS, Place, RumisState
from .stones import stone_set

SAMPLE_SEED: Final = 1
SEARCH_ITERATIONS: Final = 200
CORE_GAMES: Final = 500
CORE_ITERATIONS: Final = 1000
CORE_LARGEST: Final = 100_000
"""Iterations after which the core begins with a new tree."""

ENDGAME_PLIES: Final = 8
ENDGAME_LIMIT: Final = 20_000
ENDGAME_INT_LIMIT: Final = 500
ENDGAME_SOLVED_LIMIT: Final = 400_000


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


def core_playouts(setup: Setup) -> Bench:
    """Moves in random games from the empty board: the core against the int version."""
    board = fast_board(WHOLE.initial(setup))
    rng, core = Random(SAMPLE_SEED), _core(board)

    def fast() -> int:
        moves: int = core.playouts(CORE_GAMES)
        return moves

    def plain() -> int:
        return sum(map(len, board.copy().playout(rng)[1]))

    return Bench("moves/s", fast, "int version", plain)


def core_openings(setup: Setup) -> Bench:
    """Search at the empty board, tree included: iterations times the moves of a random game."""
    board = fast_board(WHOLE.initial(setup))
    rng, core = Random(SAMPLE_SEED), _core(board, PUCT_RAVE)
    length: float = core.playouts(CORE_GAMES) / CORE_GAMES
    trees = [Search(board)]

    def fast() -> int:
        if sum(row[1] for row in core.rows()) >= CORE_LARGEST:
            load(core, board, PUCT_RAVE)
            core.open_root()
        core.iterate(CORE_ITERATIONS)
        return round(CORE_ITERATIONS * length)

    def plain() -> int:
        if trees[0].root.visits >= CORE_LARGEST:
            trees[0] = Search(board)
        for _ in range(10):
            trees[0].iterate(rng)
        return round(10 * length)

    return Bench("moves/s", fast, "int version", plain)


def endgames(setup: Setup) -> Bench:
    """Positions looked at for the exact result, eight moves before the end of random games."""
    first, second = cycle(_ends(setup)), cycle(_ends(setup))

    def fast() -> int:
        core = _core(next(first))
        core.solve(ENDGAME_LIMIT, -MOST, MOST)
        looked: int = core.looked_at()
        return looked

    def plain() -> int:
        endgame = Endgame()
        endgame.solve(next(second), ENDGAME_INT_LIMIT)
        return endgame.looked

    return Bench("positions/s", fast, "int version", plain)


def solved_endgames(setup: Setup) -> Bench:
    """Ends of random games that are solved, a fresh search each; with two seats the best margin is found too,
    but for the yardstick, which asks only who wins.
    """
    first, second = cycle(_ends(setup)), cycle(_ends(setup))

    def solved(board: FastBoard, low: int, high: int) -> int:
        return bool(_core(board).solve(ENDGAME_SOLVED_LIMIT, low, high))

    return Bench(
        "ends/s",
        lambda: solved(next(first), -MOST, MOST),
        "the result alone",
        lambda: solved(next(second), -1, 1),
    )


def _ends(setup: Setup) -> list[FastBoard]:
    games = [_random_game(setup, seed) for seed in range(5)]
    return [fast_board(game[-min(ENDGAME_PLIES, len(game))]) for game in games]


def _core(board: FastBoard, policy: Policy | None = None) -> Any:
    if core_kind() != "compiled":
        raise BadData("the search core of Rumis is not compiled (python packaging/build_core.py)")
    core = core_of(board, policy)
    core.seed(Random(SAMPLE_SEED).getstate()[1])
    if policy is not None:
        core.open_root()
    return core


BENCHES: Final[dict[str, BenchMaker]] = {
    "playout": playouts,
    "moves": move_lists,
    "search": searches,
    "opening": openings,
    "core-playout": core_playouts,
    "core-opening": core_openings,
    "core-endgame": endgames,
    "endgame-solved": solved_endgames,
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
