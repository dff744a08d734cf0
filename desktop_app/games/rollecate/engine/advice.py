"""Why an action is good, in codes that the table puts into a sentence.

A hint's data, where they mean something:
    points    by how much the own pile grows on average in this turn, below zero if it shrinks
    chance    0.0 to 1.0: how likely the ride of this turn derails

The reason is one of these; `points` is always there, except for `even`:
    only      nothing else is allowed
    combine   Stack or Pass: two equal numbers leave the pile
    pass      Pass: building would cost more
    chaos     Chaos: now it costs no more than later
    long      Lay or Ride: the train has room; also `chance`
    cheap     Lay, Ride, Stack or Done: it costs the pile the least; for Lay and Ride also `chance`
    save      Lay, Ride or Done: not the cheapest for the pile, but it gets rid of the right cards, or keeps
              those needed later; for Lay and Ride also `chance`
    even      Bend: both ways are equally good
"""

from __future__ import annotations

from typing import Final

from desktop_app.bots.bot import Advice

from .fast import FastGame
from .plans import Plan, outcomes
from .reference import cost, stack_results, turn_plans
from .state import Action, Bend, Chaos, Lay, Pass, Ride, RollecateView, Stack

REASONS: Final = ("only", "combine", "pass", "chaos", "long", "cheap", "save", "even")

SELDOM: Final = 0.25
"""A ride that derails no more often has room."""

_ALIKE: Final = 1e-9


def advice_for(seen: RollecateView, action: Action, plan: Plan | None = None) -> Advice[Action]:
    """The hint for a legal decision of the viewer; `plan` is the whole turn that it begins, if known."""
    if isinstance(action, Bend):
        return Advice(action, "even")
    if isinstance(action, Stack):
        return _of_stack(seen, action)
    game = FastGame.of(seen)
    found = turn_plans(seen, game)
    costs = {each: cost(seen, game, each, hand=False) for each in found}
    if plan is None or plan not in costs:
        plan = _beginning(action, found, costs)
    points = costs[plan] if plan is not None else 0.0
    details: tuple[tuple[str, object], ...] = (("points", points),)
    if len({each.first for each in found}) == 1:
        return Advice(action, "only", details)
    if isinstance(action, Lay | Ride) and plan is not None:
        chance = sum(each.chance for each in outcomes(game, plan) if each.over)
        details += (("chance", chance),)
        if chance <= SELDOM:
            return Advice(action, "long", details)
    return Advice(action, _reason(action, points, min(costs.values())), details)


def _beginning(action: Action, found: list[Plan], costs: dict[Plan, float]) -> Plan | None:
    """The cheapest plan that begins so; else the cheapest that builds with the same card."""
    same = [each for each in found if each.first == action]
    if not same and isinstance(action, Lay):
        same = [each for each in found if action.card in each.used]
    return min(same, key=lambda each: costs[each], default=None)


def _reason(action: Action, points: float, least: float) -> str:
    if isinstance(action, Chaos):
        return "chaos"
    if isinstance(action, Pass):
        return "combine" if points < 0 else "pass"
    return "cheap" if points <= least + _ALIKE else "save"


def _of_stack(seen: RollecateView, action: Stack) -> Advice[Action]:
    found = stack_results(seen)
    points = float(found[0].growth)
    values = [seen.value(card) for card in seen.pending]
    paired = values.count(seen.value(action.card)) > 1
    return Advice(action, "combine" if action.combine or paired else "cheap", (("points", points),))
