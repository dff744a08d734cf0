"""What can be measured of the engine: random games, turns weighed at first sight, futures played through.

The yardstick of the first plays random games by the rules, that of the second weighs plans by the odds of
their turn alone, that of the third looks up keys of a dictionary (a unit for each thousand).
"""

from __future__ import annotations

from itertools import cycle
from random import Random
from typing import Final

from desktop_app.arena.bench import Bench, BenchMaker
from desktop_app.core.game import CHANCE, Setup

from .fast import FastGame
from .reference import cost, turn_plans
from .rules import GAME
from .search import Search
from .state import RollecateState, RollecateView
from .value import values

SAMPLE_SEED: Final = 1
GAMES: Final = 50
FUTURES: Final = 20
LOOK_UPS: Final = 100_000
THOUSAND: Final = 1000


def playouts(setup: Setup) -> Bench:
    """Random games from the first turn on, geometry included."""
    start = _first_turn(setup, Random(SAMPLE_SEED))
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


def sights(setup: Setup) -> Bench:
    """Turns weighed by their odds and the fitted values, from each position of a random game in turn."""
    source = values(setup.seats)
    first, second = cycle(_turns(setup)), cycle(_turns(setup))

    def weighed() -> int:
        Search(next(first), source)
        return 1

    def plain() -> int:
        seen = next(second)
        game = FastGame.of(seen)
        for plan in turn_plans(seen, game):
            cost(seen, game, plan, hand=True)
        return 1

    return Bench("turns/s", weighed, "expect", plain)


def futures(setup: Setup) -> Bench:
    """Futures played for every plan that is not hopeless, from each position of a random game in turn."""
    source, rng = values(setup.seats), Random(SAMPLE_SEED)
    turn = cycle(_turns(setup))
    table = {number: number for number in range(LOOK_UPS)}

    def thought() -> int:
        search = Search(next(turn), source)
        for _ in range(FUTURES):
            search.future(rng)
        return FUTURES

    def looked_up() -> int:
        total = 0
        for number in range(LOOK_UPS):
            total += table[number]
        return LOOK_UPS // THOUSAND if total else 0

    return Bench("futures/s", thought, "thousand look-ups", looked_up)


BENCHES: Final[dict[str, BenchMaker]] = {"playout": playouts, "sight": sights, "future": futures}


def _first_turn(setup: Setup, rng: Random) -> RollecateState:
    state = GAME.initial(setup)
    while state.phase != "draw":
        by_lot = GAME.to_act(state) == CHANCE
        action = GAME.chance(state, rng) if by_lot else rng.choice(list(GAME.legal(state)))
        state, _ = GAME.apply(state, action)
    return state


def _random_game(state: RollecateState, rng: Random) -> list[RollecateView]:
    """A game by the rules; what its players saw at the start of their actions."""
    found = []
    while (actor := GAME.to_act(state)) is not None:
        if state.phase == "act":
            found.append(GAME.observe(state, actor))
        action = GAME.chance(state, rng) if actor == CHANCE else rng.choice(list(GAME.legal(state)))
        state, _ = GAME.apply(state, action)
    return found


def _turns(setup: Setup) -> list[RollecateView]:
    rng = Random(SAMPLE_SEED)
    return _random_game(_first_turn(setup, rng), rng)
