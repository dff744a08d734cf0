"""Why an action is good, in codes that the table puts into a sentence.

A hint's data, where they mean something; all of it is true by the exact odds of this turn:
    points    by how much the own pile grows on average in this turn, below zero if it shrinks
    other     what the cheapest other way brings, for `future`; or building, for `pass`
    chance    0.0 to 1.0: how likely the ride of this turn derails
    lays      how many cards are still to be laid for that, this one among them

The reason is one of these; `points` is always there, except for `even`:
    only      nothing else is allowed
    combine   Stack or Pass: two equal numbers leave the pile
    pass      Pass: building costs no less; also `other`
    chaos     Chaos: another way costs less now, but the card counts in the hand, too
    long      Lay or Ride: the train has room; also `chance` and `lays`
    cheap     Lay, Ride, Stack, Pass, Chaos or Done: nothing costs the pile less; for Lay and Ride also
              `chance` and `lays`
    future    another way costs the pile less now, so the reason lies in later turns; also `other`, and for
              Lay and Ride `chance` and `lays`
    even      Bend: both ways are equally good
"""

from __future__ import annotations

from typing import Final, TypeAlias

from desktop_app.bots.bot import Advice

from .fast import FastGame
from .plans import Plan, outcomes
from .reference import turn_plans
from .stacking import least_growth
from .state import Action, Bend, Chaos, Lay, Pass, Ride, RollecateView, Stack

REASONS: Final = ("only", "combine", "pass", "chaos", "long", "cheap", "future", "even")

SELDOM: Final = 0.25
"""A ride that derails no more often has room."""

_ALIKE: Final = 1e-9

_Details: TypeAlias = tuple[tuple[str, object], ...]


def advice_for(seen: RollecateView, action: Action, plan: Plan | None = None) -> Advice[Action]:
    """The hint for a legal decision of the viewer; `plan` is the whole turn that it begins, if known."""
    if isinstance(action, Bend):
        return Advice(action, "even")
    if isinstance(action, Stack):
        return _of_stack(seen, action)
    game = FastGame.of(seen)
    found = turn_plans(seen, game)
    costs = {each: _growth(game, each, len(seen.pending)) for each in found}
    if plan is None or plan not in costs:
        plan = _beginning(action, found, costs)
    points = costs[plan] if plan is not None else 0.0
    details: _Details = (("points", points),)
    if len({each.first for each in found}) == 1:
        return Advice(action, "only", details)
    if isinstance(action, Lay | Ride) and plan is not None:
        chance = sum(each.chance for each in outcomes(game, plan) if each.over)
        details += (("chance", chance), ("lays", len(plan.lays)))
        if chance <= SELDOM:
            return Advice(action, "long", details)
    return _compared(action, points, costs, details)


def _growth(game: FastGame, plan: Plan, pending: int) -> float:
    """By how much the pile of the seat to move grows on average."""
    pile = game.piles[game.current]
    return sum(each.chance * least_growth(pile, each.coming) for each in outcomes(game, plan, pending))


def _beginning(action: Action, found: list[Plan], costs: dict[Plan, float]) -> Plan | None:
    """The cheapest plan that begins so; else the cheapest that builds with the same card."""
    same = [each for each in found if each.first == action]
    if not same and isinstance(action, Lay):
        same = [each for each in found if action.card in each.used]
    return min(same, key=lambda each: costs[each], default=None)


def _compared(action: Action, points: float, costs: dict[Plan, float], details: _Details) -> Advice[Action]:
    """The reason by what the other ways cost."""
    least = min(costs.values())
    if points > least + _ALIKE:
        if isinstance(action, Chaos):
            return Advice(action, "chaos", details)
        return Advice(action, "future", (*details, ("other", least)))
    if isinstance(action, Pass):
        if points < 0:
            return Advice(action, "combine", details)
        building = [cost for each, cost in costs.items() if each.kind == "ride"]
        if building:
            return Advice(action, "pass", (*details, ("other", min(building))))
    return Advice(action, "cheap", details)


def _of_stack(seen: RollecateView, action: Stack) -> Advice[Action]:
    pile = [seen.value(card) for card in seen.piles[seen.current]]
    coming = [seen.value(card) for card in seen.pending]
    value = seen.value(action.card)
    least, before = float(least_growth(pile, coming)), sum(pile)
    paired = coming.count(value) > 1
    coming.remove(value)
    pile = pile[:-1] if action.combine else [*pile, value]
    points = float(sum(pile) + least_growth(pile, coming) - before)
    details: _Details = (("points", points),)
    if points > least:
        return Advice(action, "future", (*details, ("other", least)))
    return Advice(action, "combine" if action.combine or paired else "cheap", details)
