"""The computer players of Rollecate: five levels for people, and references of fixed strength.

A level is told by the number of futures it plays through in its head; with a seed it plays the same on every
machine that is fast enough to finish within the seconds of its budget.
"""

from __future__ import annotations

from random import Random
from typing import Final, TypeAlias

from desktop_app.bots.bot import Advice, Bot, Budget, Control, Level
from desktop_app.bots.simple import RandomBot
from desktop_app.core.errors import BadData

from .advice import advice_for
from .reference import BeginnerBot, GreedyBot
from .state import Action, RollecateView

RollecateBot: TypeAlias = Bot[RollecateView, Action]

LEVELS: Final[tuple[Level, ...]] = tuple(Level(number, Budget()) for number in range(1, 6))

NAMES: Final = ("random", "greedy", "expect")
"""The references; they never change."""


def make_bot(name: str | int) -> RollecateBot:
    """The player of that name or level: "1" to "5", "random", "greedy", "expect".

    Raises:
        BadData: there is none.
    """
    text = str(name)
    if text == "random":
        return RandomBot(_legal)
    if text == "1":
        return BeginnerBot()
    if text in ("greedy", "2"):
        return GreedyBot(hand=False)
    if text in ("expect", "3", "4", "5"):
        return GreedyBot(hand=True)
    raise BadData(f"no such player (1 to {len(LEVELS)}, {', '.join(NAMES)})", given=text[:40])


def advise(seen: RollecateView, rng: Random, control: Control) -> Advice[Action]:
    """A hint for the seat to move: what the strongest level would do, and why."""
    action = make_bot(LEVELS[-1].number).choose(seen, rng, control)
    return advice_for(seen, action)


def _legal(seen: RollecateView) -> list[Action]:
    """What the rules allow; they ask for nothing but the own hand."""
    from .rules import GAME

    return list(GAME.legal(GAME.imagine(seen, Random(0))))
