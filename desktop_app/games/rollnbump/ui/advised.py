"""What a hint asks for at the table: the cards it speaks of, and the plan that follows it. Pure."""

from __future__ import annotations

from typing import Any

from desktop_app.bots.bot import Advice
from desktop_app.games.rollnbump.engine.deck import Card
from desktop_app.games.rollnbump.engine.state import Action, Claim, Placement, Reroll, Slot, Stop

from .hand import BONUS, Plan


def cards_named(hint: Advice[Action]) -> tuple[Card, ...]:
    """The cards that a hint names, in the order of its words: one that is sure first, at most two."""
    data = dict(hint.data)
    sure = _rows(data.get("sure"))
    named = [row[1] for row in sure] if len(sure) == 1 else []
    if isinstance(card := data.get("card"), int):
        named.append(card)
    named += [row[1] for row in _rows(data.get("also"))]
    return tuple(named[:2])


def sure_of(hint: Advice[Action]) -> tuple[Placement, ...]:
    """What the kept dice claim already."""
    return tuple(Placement(row[0], row[2]) for row in _rows(dict(hint.data).get("sure")))


def laid_of(hint: Advice[Action]) -> tuple[Placement, ...]:
    """The claim that a hint is about, also the one that a Stop leads to."""
    if isinstance(hint.action, Claim):
        return hint.action.placements
    return tuple(Placement(*row) for row in _rows(dict(hint.data).get("placed")))


def slots_of(hint: Advice[Action]) -> frozenset[Slot]:
    """The slots of all cards that a hint is about."""
    data = dict(hint.data)
    found = {placement.slot for placement in (*laid_of(hint), *sure_of(hint))}
    found |= {row[0] for row in _rows(data.get("also"))}
    if isinstance(slot := data.get("slot"), int):
        found.add(slot)
    return frozenset(found)


def plan_for(plan: Plan, hint: Advice[Action]) -> Plan | None:
    """The plan that a hint asks for; None if it asks for none, or for dice that do not lie there.

    What is sure lies on its card; if the turn shall end without a card all dice are kept.
    """
    laid = laid_of(hint)
    match hint.action:
        case Reroll(kept, keep_bonus):
            made, code = plan.lock_exactly(kept, bonus=keep_bonus)
            for placement in sure_of(hint):
                made = _put(made, placement)
        case Claim() | Stop() if laid:
            made, code = plan.follow(Claim(laid))
        case Stop():
            made, code = plan.lock_exactly(tuple(sorted(plan.faces)), bonus=BONUS in plan.dice)
        case Claim():
            made, code = plan.clear()
        case _:
            return None
    return made if code is None else None


def _put(plan: Plan, placement: Placement) -> Plan:
    """These dice, of those that are locked, on their card."""
    made = plan
    for face in placement.dice:
        fitting = [die for die in made.free if die in made.locked and made.face(die) == face]
        if not fitting:
            return plan
        made, _ = made.put(fitting[0], placement.slot)
    return made if made.problem(placement.slot) is None else plan


def _rows(value: object) -> tuple[Any, ...]:
    return value if isinstance(value, tuple) else ()
