"""The live odds: what the dice kept now give for each card, and which of that is best. Imports the solver."""

from __future__ import annotations

from collections.abc import Mapping

from desktop_app.games.rollnbump.engine.odds import claim_odds
from desktop_app.games.rollnbump.engine.state import JOKER_SLOT, Slot

from .hand import Plan
from .sets import gain
from .wants import top


def chances_of(plan: Plan) -> Mapping[Slot, float]:
    """The exact chance to claim each card if the dice kept now are kept and the rest is rolled.

    Cards out of reach have chance 0. Nothing while the dice cannot be rolled again.
    """
    if plan.reroll is None:
        return {}
    found = claim_odds(plan.state, plan.reroll.kept, plan.reroll.keep_bonus)
    every = (*range(len(plan.state.stacks)), JOKER_SLOT)
    return {slot: found.get(slot, 0.0) for slot in every if top(plan.state, slot) is not None}


def best_aim(plan: Plan, chances: Mapping[Slot, float]) -> tuple[Slot, float] | None:
    """The card that rolling again is worth most for: chance by gain; cards that are sure do not count."""
    state = plan.state
    worth = {
        slot: chance * gain(state, state.current, card)
        for slot, chance in chances.items()
        if 0 < chance < 1 and slot not in plan.started and (card := top(state, slot)) is not None
    }
    if not worth:
        return None
    slot = max(worth, key=lambda slot: (worth[slot], -slot))
    return slot, chances[slot]
