"""Players that weigh a turn by itself, without a thought of later ones: beginner and fixed references.

They never change, so that strength can always be told against them.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from desktop_app.bots.bot import Bot, Control
from desktop_app.core.errors import BadData

from .fast import FastGame
from .plans import Plan, outcomes, plans
from .stacking import Result, first_step, least_growth, results, topmost
from .state import Action, RollecateView
from .transitions import fitting_turns

_ALIKE: Final = 1e-9
_DISASTER: Final = 100.0
"""Points that losing by derailing counts."""


class GreedyBot(Bot[RollecateView, Action]):
    """Keeps pile and hand as small as the exact odds of this turn allow; equals by lot.

    With `hand` False it looks at the pile alone. The reference `expect` has True.
    """

    def __init__(self, *, hand: bool) -> None:
        """`hand`: whether cards held count, too."""
        self._hand = hand

    def choose(self, seen: RollecateView, rng: Random, control: Control) -> Action:
        """The next small step of the plan that costs least."""
        if seen.phase == "bend":
            return bend(seen, rng)
        if seen.phase == "stack":
            return first_step(seen, best_stack(seen))
        game = FastGame.of(seen)
        found = turn_plans(seen, game)
        costs = [cost(seen, game, plan, hand=self._hand) for plan in found]
        least = min(costs) + _ALIKE
        return rng.choice([plan for plan, each in zip(found, costs, strict=True) if each <= least]).first


class BeginnerBot(Bot[RollecateView, Action]):
    """Builds what fits, one card or several, or passes now and then; stacks well."""

    def choose(self, seen: RollecateView, rng: Random, control: Control) -> Action:
        """Some plan."""
        if seen.phase == "bend":
            return bend(seen, rng)
        if seen.phase == "stack":
            return first_step(seen, best_stack(seen))
        if seen.laid:
            return Plan("ride").first
        return rng.choice(turn_plans(seen, FastGame.of(seen))).first


def turn_plans(seen: RollecateView, game: FastGame) -> list[Plan]:
    """Every plan of the viewer, who is to act."""
    return plans(game, seen.hand, len(seen.pending))


def bend(seen: RollecateView, rng: Random) -> Action:
    """Some way for a curve of the first railway."""
    from .state import Bend

    return Bend(rng.choice(fitting_turns(seen, seen.pending[0])))


def cost(seen: RollecateView, game: FastGame, plan: Plan, *, hand: bool) -> float:
    """By how much the pile, or pile and hand, grow on average."""
    pile = game.piles[game.current]
    total = 0.0
    limit = game.house.derail_limit
    for each in outcomes(game, plan, len(seen.pending)):
        total += each.chance * (least_growth(pile, each.coming) if each.coming else 0)
        if each.over and limit is not None and game.derailments[game.current] >= limit:
            total += each.chance * _DISASTER
    return total - (sum(game.values[card] for card in plan.used) if hand else 0)


def stack_results(seen: RollecateView) -> Sequence[Result]:
    """What can become of the pending cards, the least growth first."""
    coming = tuple(sorted(seen.value(card) for card in seen.pending))
    pile = [seen.value(card) for card in seen.piles[seen.current]]
    return results(topmost(pile, len(coming)), coming)


def best_stack(seen: RollecateView) -> Result:
    """The result of the least growth; of equal ones the first."""
    return stack_results(seen)[0]


def make_reference(name: str) -> Bot[RollecateView, Action]:
    """The reference of that name: "greedy" or "expect".

    Raises:
        BadData: there is none.
    """
    if name not in ("greedy", "expect"):
        raise BadData("no such reference", given=name)
    return GreedyBot(hand=name == "expect")
