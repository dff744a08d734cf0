"""The computer players of Roll'n Bump: five levels for people, and references of fixed strength.

All of them depend on nothing but the view and the seed, and none looks at a clock.
"""

from __future__ import annotations

from random import Random
from typing import Final, TypeAlias

from desktop_app.bots.bot import Advice, Bot, Control
from desktop_app.bots.simple import RandomBot
from desktop_app.core.errors import BadData

from .advice import advice_for
from .expert import ExpertBot
from .levels import LEVELS
from .plain import BeginnerBot, PlainBot
from .rules import GAME
from .state import Action, Claim, RollnbumpView, Stop
from .values import Taste

RollnbumpBot: TypeAlias = Bot[RollnbumpView, Action]

__all__ = ["LEVELS", "NAMES", "RollnbumpBot", "advise", "make_bot"]

NAMES: Final = ("random", "greedy", "dp-setbonus")
"""The references; they never change."""

TASTES: Final = {
    "greedy": Taste(),
    "dp-setbonus": Taste(sets=1.0, first=1.0),
    "2": Taste(),
    "3": Taste(sets=1.0, first=1.0),
    "4": Taste(sets=1.0, first=1.0, deny=0.5, interest=0.4),
}


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
    if text == "5":
        return ExpertBot()
    if text in TASTES:
        return PlainBot(TASTES[text])
    raise BadData(f"no such player (1 to {len(LEVELS)}, {', '.join(NAMES)})", given=text[:40])


def advise(seen: RollnbumpView, rng: Random, control: Control) -> Advice[Action]:
    """A hint for the seat to move: what the strongest level would do, and why."""
    state = seen.state
    bot = make_bot(LEVELS[-1].number)
    action = bot.choose(seen, rng, control)
    if not isinstance(action, Stop):
        return advice_for(state, action, stop=control.stop)
    then = bot.choose(RollnbumpView(GAME.apply(state, action)[0]), rng, control)
    return advice_for(state, action, then if isinstance(then, Claim) else None)
