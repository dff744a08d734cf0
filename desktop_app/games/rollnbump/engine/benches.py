"""What can be measured of the engine: turns solved, survival tables, chances for the table, expert decisions.

The yardstick of the turns uses dense tables of all chances from keeps to rolls; that of the survival tables
solves one board after the other; that of the chances remembers nothing; that of the expert is level 4.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import cycle
from random import Random
from typing import Final

import numpy as np

from desktop_app.arena.bench import Bench, BenchMaker, Work
from desktop_app.bots.bot import Control
from desktop_app.core.game import CHANCE, Setup

from .chances import throws
from .deck import FACES
from .dice_tables import DiceTable, Floats, dice_table
from .judgement import Judge
from .learned import learned
from .odds import best_odds, chance_of, solved
from .opponents import make_bot
from .outlook import Outlook
from .plan import make_plan
from .rules import GAME
from .state import RollnbumpState, RollnbumpView
from .survival import Case, replies
from .turn import mean, solve, solve_bonus
from .values import Taste, plain_rest, plain_values

SAMPLE_SEED: Final = 1
TASTE: Final = Taste(sets=1.0, first=1.0, deny=1.0, interest=0.5)


def turns(setup: Setup) -> Bench:
    """A whole turn of five dice solved, the values of all final rolls included."""
    return _turns(
        [state for state in _before_rolls(setup) if not state.bonus_in_hand and state.rolls_done > 1]
    )


def bonus_turns(setup: Setup) -> Bench:
    """The same with the bonus die."""
    return _turns(
        [replace(state, bonus_in_hand=True) for state in _before_rolls(setup) if state.rolls_done > 1]
    )


def survival(setup: Setup) -> Bench:
    """What every possible claim of a position is worth after the answers of all other seats."""
    states = _before_rolls(setup)
    first, second = cycle(states), cycle(states)

    def batched() -> int:
        Judge(_look(next(first))).marginal()
        return 1

    def single() -> int:
        judge = Judge(_look(next(second)))
        look = judge.outlook
        for number, offer in enumerate(look.offers):
            for seat in look.order:
                replies(look.offers, judge.want(seat), [Case(((number, offer.beaten),))], bumps=True)
        return 1

    return Bench("tables/s", batched, "one claim a card, one by one", single)


def chances(setup: Setup) -> Bench:
    """The chances of all cards for a roll, as the table shows them."""
    states = [state for state in _reached(setup) if state.phase == "choose"]
    first, second = cycle(states), cycle(states)

    def kept() -> int:
        best_odds(next(first))
        return 1

    def anew() -> int:
        solved.cache_clear()
        chance_of.cache_clear()
        best_odds(next(second))
        return 1

    return Bench("positions/s", kept, "nothing remembered", anew)


def decisions(setup: Setup) -> Bench:
    """Decisions of the expert along a game."""
    states = [state for state in _reached(setup) if state.phase in ("choose", "claim")]
    return Bench("decisions/s", _deciding("5", states), "level 4", _deciding("4", states))


BENCHES: Final[dict[str, BenchMaker]] = {
    "turn": turns,
    "turn-bonus": bonus_turns,
    "survival": survival,
    "odds": chances,
    "expert": decisions,
}


@cache
def dense(table: DiceTable) -> Floats:
    """[keep, roll]: the chance that rolling all dice but the kept ones ends in that roll."""
    found = np.zeros((len(table.keeps), len(table.rolls)))
    for number, keep in enumerate(table.keeps):
        others = table.dice - len(keep)
        for thrown, ways in throws(others):
            found[number, table.roll_number[tuple(sorted(keep + thrown))]] = ways / FACES**others
    return found


def dense_mean(table: DiceTable, final: Floats) -> Floats:
    """What a turn is worth by dense tables; `final` is [roll, case]."""
    for _ in range(2):
        keeps = dense(table) @ final
        final = np.maximum.reduceat(keeps[table.inside], table.starts, axis=0)
    found: Floats = table.chance @ final
    return found


def dense_bonus_mean(table: DiceTable, final: Floats) -> Floats:
    """The same with the bonus die; `final` is [roll, face - 1, case]."""
    for _ in range(2):
        keeps = np.einsum("kr,rfc->kfc", dense(table), final)
        keeps = np.maximum(keeps, keeps.mean(axis=1, keepdims=True))
        final = np.maximum.reduceat(keeps[table.inside], table.starts, axis=0)
    found: Floats = table.chance @ final.mean(axis=1)
    return found


def _turns(states: list[RollnbumpState]) -> Bench:
    """Both ways must agree."""
    table, bonus = dice_table(5), states[0].bonus_in_hand
    finals = [_plan_finals(state) for state in states]
    for final in finals:
        if bonus:
            pair = mean(table, solve_bonus(table, final)), dense_bonus_mean(table, final)
        else:
            pair = mean(table, solve(table, final)), dense_mean(table, final)
        assert np.allclose(*pair, atol=1e-9)
    first, second = cycle(states), cycle(finals)

    def planned() -> int:
        _plan_finals(next(first))
        return 1

    def by_tables() -> int:
        (dense_bonus_mean if bonus else dense_mean)(table, next(second))
        return 1

    return Bench("turns/s", planned, "dense tables, values given", by_tables)


def _plan_finals(state: RollnbumpState) -> Floats:
    return make_plan(state, plain_values(state, TASTE), plain_rest(state, TASTE.rest)).solved.rolls[0]


def _deciding(name: str, states: list[RollnbumpState]) -> Work:
    bot, turn = make_bot(name), cycle(states)

    def work() -> int:
        bot.choose(RollnbumpView(next(turn)), Random(SAMPLE_SEED), Control())
        return 1

    return work


def _look(state: RollnbumpState) -> Outlook:
    return Outlook(state, learned(state.seats))


def _before_rolls(setup: Setup) -> list[RollnbumpState]:
    return [state for state in _reached(setup) if state.phase == "roll" and not state.dice]


def _full_rolls(setup: Setup) -> list[RollnbumpState]:
    return [state for state in _before_rolls(setup) if state.rolls_done > 1]


def _reached(setup: Setup) -> list[RollnbumpState]:
    """Every position of a game between players of level 4."""
    rng, bot = Random(SAMPLE_SEED), make_bot("4")
    state, found = GAME.initial(setup), []
    while (seat := GAME.to_act(state)) is not None:
        found.append(state)
        if seat == CHANCE:
            action = GAME.chance(state, rng)
        else:
            action = bot.choose(GAME.observe(state, seat), rng, Control())
        state, _ = GAME.apply(state, action)
    return found
