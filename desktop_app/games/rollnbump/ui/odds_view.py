"""The live odds: what the dice kept now give for each card, and which of that is best. Imports the solver."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from desktop_app.games.rollnbump.engine.odds import claim_odds
from desktop_app.games.rollnbump.engine.state import Dice, Slot

from .hand import BONUS, Die, Plan
from .sets import gain
from .wants import slots, top


def chances_of(plan: Plan) -> Mapping[Slot, float]:
    """The exact chance to claim each card beside those with dice, if what is kept now stays kept and the rest
    is rolled.

    Dice on a card are kept for it and lost for the others. Cards out of reach have chance 0. Nothing while
    the dice cannot be rolled again.
    """
    if plan.reroll is None:
        return {}
    every = tuple(slot for slot in slots(plan.state) if slot not in plan.started)
    found = _found(plan, every, None)
    for slot in plan.started:
        found |= _found(plan, (slot,), slot)
    return found


def _found(plan: Plan, only: tuple[Slot, ...], here: Slot | None) -> dict[Slot, float]:
    """The chances of these cards, with all dice spent that lie on another card than `here`."""
    spent = [die for die in plan.own if plan.slot(die) not in (None, here)]
    kept = plan.kept - set(spent)
    odds = claim_odds(
        plan.state,
        _rolled(plan, [die for die in plan.own if die in kept]),
        BONUS in kept,
        spent=_rolled(plan, spent),
        bonus_spent=plan.turned in spent,
        only=only,
    )
    return {slot: odds.get(slot, 0.0) for slot in only}


def _rolled(plan: Plan, dice: Iterable[Die]) -> Dice:
    """What these own dice show if none is turned, ascending."""
    return tuple(sorted(plan.faces[plan.own.index(die)] for die in dice))


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
