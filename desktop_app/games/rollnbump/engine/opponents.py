"""The computer players of Roll'n Bump: five levels for people, and references of fixed strength.

All of them depend on nothing but the view and the seed, and none looks at a clock.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Final, TypeAlias

from desktop_app.bots.bot import Advice, Bot, Budget, Control, Level
from desktop_app.bots.simple import RandomBot
from desktop_app.core.errors import BadData

from .advice import advice_for
from .deck import deck
from .plan import best_choice, claims_by_worth, make_plan
from .rules import GAME
from .state import Action, AssignJoker, Claim, Reroll, RollnbumpState, RollnbumpView, Stop
from .values import Taste, offers, plain_rest, plain_values

RollnbumpBot: TypeAlias = Bot[RollnbumpView, Action]

LEVELS: Final[tuple[Level, ...]] = tuple(Level(number, Budget()) for number in range(1, 6))

NAMES: Final = ("random", "greedy", "dp-setbonus")
"""The references; they never change."""

TASTES: Final = {
    "greedy": Taste(),
    "dp-setbonus": Taste(sets=1.0, first=1.0),
    "2": Taste(),
    "3": Taste(sets=1.0, first=1.0),
    "4": Taste(sets=1.0, first=1.0, deny=1.0, interest=0.5),
    "5": Taste(sets=1.0, first=1.0, deny=1.0, interest=0.5),
}


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
        values, rest = plain_values(state, self._taste), plain_rest(state, self._taste.rest)
        plan = make_plan(state, values, rest)
        if state.phase == "claim":
            return claims_by_worth(plan, state)[0][1]
        return best_choice(plan, state, list(GAME.legal(state)))


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


def make_bot(name: str | int) -> RollnbumpBot:
    """The player of that name or level: "1" to "5", "random", "greedy", "dp-setbonus".

    Raises:
        BadData: there is none.
    """
    text = str(name)
    if text == "random":
        return RandomBot(lambda seen: list(GAME.legal(seen.state)))
    if text == "1":
        return BeginnerBot()
    if text in TASTES:
        return PlainBot(TASTES[text])
    raise BadData(f"no such player (1 to {len(LEVELS)}, {', '.join(NAMES)})", given=text[:40])


def advise(seen: RollnbumpView, rng: Random, control: Control) -> Advice[Action]:
    """A hint for the seat to move: what the strongest level would do, and why."""
    state = seen.state
    bot = make_bot(LEVELS[-1].number)
    action = bot.choose(seen, rng, control)
    if not isinstance(action, Stop):
        return advice_for(state, action)
    then = bot.choose(RollnbumpView(GAME.apply(state, action)[0]), rng, control)
    return advice_for(state, action, then if isinstance(then, Claim) else None)


def best_colour(state: RollnbumpState) -> int:
    """The colour for the joker: of those allowed, the one with most cards still to come."""
    edition = deck()
    gone = [0] * len(edition.colours)
    for cards in state.cards:
        for card in cards:
            gone[edition.colour(card)] += 1
    allowed = [action.colour for action in GAME.legal(state) if isinstance(action, AssignJoker)]
    return min(allowed, key=lambda colour: gone[colour])
