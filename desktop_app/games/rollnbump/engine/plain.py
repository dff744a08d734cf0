"""The weaker players: exact dice for values seen at a glance, or not even that."""

from __future__ import annotations

from collections import Counter
from random import Random

from desktop_app.bots.bot import Bot, Control

from .deck import deck
from .plan import best_choice, claims_by_worth, make_plan
from .rules import GAME
from .state import Action, AssignJoker, Claim, Reroll, RollnbumpState, RollnbumpView, Stop
from .values import Taste, offers, plain_rest, plain_values


class PlainBot(Bot[RollnbumpView, Action]):
    """Plays the dice exactly, for values that are seen at a glance."""

    def __init__(self, taste: Taste) -> None:
        """`taste`: what it cares about."""
        self._taste = taste

    def choose(self, seen: RollnbumpView, rng: Random, control: Control) -> Action:
        """The best keep or claim."""
        state = seen.state
        if state.phase == "joker":
            return AssignJoker(best_colour(state))
        return plain_choice(state, self._taste)


class BeginnerBot(Bot[RollnbumpView, Action]):
    """Keeps the most frequent face and claims the most points of cards."""

    def choose(self, seen: RollnbumpView, rng: Random, control: Control) -> Action:
        """The dice of one face, or what counts most."""
        state = seen.state
        if state.phase == "joker":
            return AssignJoker(best_colour(state))
        if state.phase == "choose":
            counts = Counter(state.dice)
            face = max(counts, key=lambda face: (counts[face], face))
            kept = (face,) * counts[face]
            return Stop() if kept == state.dice else Reroll(kept, keep_bonus=state.bonus_face == face)
        points = {offer.slot: deck().kind(offer.card).points for offer in offers(state)}
        claims = [action for action in GAME.legal(state) if isinstance(action, Claim)]
        return max(claims, key=lambda claim: sum(points[p.slot] for p in claim.placements))


def plain_choice(state: RollnbumpState, taste: Taste) -> Action:
    """The best keep or claim for values seen at a glance."""
    plan = make_plan(state, plain_values(state, taste), plain_rest(state, taste.rest))
    if state.phase == "claim":
        return claims_by_worth(plan, state)[0][1]
    return best_choice(plan, state, list(GAME.legal(state)))


def best_colour(state: RollnbumpState) -> int:
    """The colour for the joker: of those allowed, the one with most cards still to come."""
    edition = deck()
    gone = [0] * len(edition.colours)
    for cards in state.cards:
        for card in cards:
            gone[edition.colour(card)] += 1
    allowed = [action.colour for action in GAME.legal(state) if isinstance(action, AssignJoker)]
    return min(allowed, key=lambda colour: gone[colour])
