"""What can be measured of the engine: random games, and thinking.

The yardstick of the first plays random games by the rules, that of the second looks up keys of a dictionary
(a unit for each thousand).
"""

from __future__ import annotations

from itertools import cycle
from random import Random
from typing import Final

from desktop_app.arena.bench import Bench, BenchMaker
from desktop_app.core.game import CHANCE, Setup

from .fast import FastGame
from .rules import GAME
from .search import Search
from .state import RolimaState, RolimaView

SAMPLE_SEED: Final = 1
GAMES: Final = 50
ITERATIONS: Final = 200
LOOK_UPS: Final = 100_000
THOUSAND: Final = 1000


def playouts(setup: Setup) -> Bench:
    """Random games from the first round on."""
    start = _first_round(setup, Random(SAMPLE_SEED))
    game = FastGame.of(start)
    rng, other = Random(SAMPLE_SEED), Random(SAMPLE_SEED)

    def fast() -> int:
        for _ in range(GAMES):
            game.copy().playout(rng)
        return GAMES

    def ruled() -> int:
        _random_game(start, other)
        return 1

    return Bench("games/s", fast, "rules", ruled)


def thinking(setup: Setup) -> Bench:
    """Iterations of the search, from each decision of a random game in turn."""
    rng = Random(SAMPLE_SEED)
    turn = cycle(_random_game(_first_round(setup, rng), rng))
    table = {number: number for number in range(LOOK_UPS)}

    def thought() -> int:
        search = Search(next(turn), rng)
        for _ in range(ITERATIONS):
            search.iterate()
        return ITERATIONS

    def looked_up() -> int:
        total = 0
        for number in range(LOOK_UPS):
            total += table[number]
        return LOOK_UPS // THOUSAND if total else 0

    return Bench("iterations/s", thought, "thousand look-ups", looked_up)


BENCHES: Final[dict[str, BenchMaker]] = {"playout": playouts, "think": thinking}


def _first_round(setup: Setup, rng: Random) -> RolimaState:
    state = GAME.initial(setup)
    while state.phase != "cheer":
        state, _ = GAME.apply(state, GAME.chance(state, rng))
    return state


def _random_game(state: RolimaState, rng: Random) -> list[RolimaView]:
    """A game by the rules; what its players saw where they decided."""
    found = []
    while (actor := GAME.to_act(state)) is not None:
        if actor != CHANCE:
            found.append(GAME.observe(state, actor))
        action = GAME.chance(state, rng) if actor == CHANCE else rng.choice(list(GAME.legal(state)))
        state, _ = GAME.apply(state, action)
    return found
