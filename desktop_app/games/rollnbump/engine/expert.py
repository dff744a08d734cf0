"""The strongest player: every claim judged by what the others will make of it, the dice played exactly."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Final

from desktop_app.bots.bot import Bot, Control

from .deck import deck
from .judgement import Interrupted, Judge
from .learned import Weights, learned
from .outlook import Outlook
from .placing import strength
from .plain import best_colour, plain_choice
from .plan import Plan, best_choice, claims_by_worth, make_plan
from .rules import GAME
from .state import Action, AssignJoker, Claim, RollnbumpState, RollnbumpView
from .survival import Case
from .values import Taste

HURRIED: Final = Taste(sets=1.0, first=1.0, deny=1.0, interest=0.5, rest=1.5)
"""What it cares about when the table wants an answer at once."""

CANDIDATES: Final = 100
"""So many claims, the best at a glance, are judged with all they do together."""


class ExpertBot(Bot[RollnbumpView, Action]):
    """Solves the turn for what each claim alone adds to the chance to win; before it claims, it judges the
    best claims as a whole. What it worked out is kept for the rest of the turn, which only saves time.
    """

    def __init__(self, weights: Callable[[int], Weights] = learned) -> None:
        """`weights(seats)`: what was learned for that many seats."""
        self._weights = weights
        self._known: tuple[object, Plan] | None = None

    def choose(self, seen: RollnbumpView, rng: Random, control: Control) -> Action:
        """The best keep or claim; a poorer one if the table wants it at once."""
        state = seen.state
        if state.phase == "joker":
            return AssignJoker(best_colour(state))
        try:
            plan = self._plan(state, control.stop)
            if state.phase == "claim":
                return self._claim(state, plan, control.stop)
            return best_choice(plan, state, list(GAME.legal(state)))
        except Interrupted:
            return plain_choice(state, HURRIED)

    def _plan(self, state: RollnbumpState, stop: Callable[[], bool]) -> Plan:
        key = replace(state, phase="roll", dice=(), bonus_face=0, rerolls=0)
        if self._known is None or self._known[0] != key:
            look = Outlook(state, self._weights(state.seats))
            judge = Judge(look, stop)
            worth, rest = judge.marginal()
            values = list(zip(look.offers, worth, strict=True))
            self._known = key, make_plan(state, values, rest)
        return self._known[1]

    def _claim(self, state: RollnbumpState, plan: Plan, stop: Callable[[], bool]) -> Claim:
        claims = [claim for _, claim in claims_by_worth(plan, state)[:CANDIDATES]]
        if len(claims) == 1:
            return claims[0]
        look = Outlook(state, self._weights(state.seats))
        chances = Judge(look, stop).chances([case_of(look, claim) for claim in claims])
        return claims[int(chances.round(9).argmax())]


def case_of(look: Outlook, claim: Claim) -> Case:
    """The claim as a case to be judged."""
    state, numbers = look.state, {offer.slot: number for number, offer in enumerate(look.offers)}
    kinds, least = deck().kinds, state.bonus_claim.total if state.bonus_claim else 0
    left, claims = sum(state.dice), []
    for placement in claim.placements:
        number = numbers[placement.slot]
        claims.append((number, strength(kinds[look.offers[number].kind], placement.dice)))
        left -= sum(placement.dice)
    return Case(tuple(claims), 0 if state.bonus_in_hand or left <= least else left)
