"""The computer players of Rollecate: five levels for people, and references of fixed strength.

None of them gets to know more than its seat sees. All but level 5 depend on nothing but the view and the
seed; level 5 does, too, on a machine that plays its futures within the seconds of its budget.
"""

from __future__ import annotations

from random import Random
from typing import Final, TypeAlias

from desktop_app.bots.bot import Advice, Bot, Budget, Control, Level
from desktop_app.bots.simple import RandomBot
from desktop_app.core.errors import BadData

from .advice import advice_for
from .reference import BeginnerBot, GreedyBot, make_reference
from .rules import GAME
from .search import ThinkingBot
from .state import Action, RollecateView

RollecateBot: TypeAlias = Bot[RollecateView, Action]

LEVELS: Final[tuple[Level, ...]] = (
    Level(1, Budget()),
    Level(2, Budget()),
    Level(3, Budget()),
    Level(4, Budget()),
    Level(5, Budget(iterations=400, seconds=0.9)),
)

NAMES: Final = ("random", "greedy", "expect")
"""The references; they never change. `think:N` plays N futures for each decision, without a clock."""

MOST_FUTURES: Final = 100_000


def make_bot(name: str | int) -> RollecateBot:
    """The player of that name or level: "1" to "5", "random", "greedy", "expect", "think:N".

    Raises:
        BadData: there is none.
    """
    text = str(name)
    for level in LEVELS:
        if text == str(level.number):
            return _of_level(level)
    if text == "random":
        return RandomBot(_legal)
    if text in NAMES:
        return make_reference(text)
    kind, _, number = text.partition(":")
    if kind == "think" and number.isascii() and number.isdigit() and len(number) < 9:
        return ThinkingBot(Budget(iterations=min(int(number), MOST_FUTURES)))
    raise BadData(f"no such player (1 to {len(LEVELS)}, {', '.join(NAMES)}, think:N)", given=text[:40])


def _of_level(level: Level) -> RollecateBot:
    if level.number == 1:
        return BeginnerBot()
    if level.number <= 3:
        return GreedyBot(hand=level.number == 3)
    return ThinkingBot(level.budget)


def advise(seen: RollecateView, rng: Random, control: Control) -> Advice[Action]:
    """A hint for the seat to move: what the strongest level would do, and why."""
    bot = ThinkingBot(LEVELS[-1].budget)
    if seen.phase in ("bend", "stack"):
        return advice_for(seen, bot.choose(seen, rng, control))
    plan = bot.plan(seen, rng, control)
    return advice_for(seen, plan.first, plan)


def _legal(seen: RollecateView) -> list[Action]:
    """What the rules allow: that depends on nothing hidden, so any deal will do."""
    return list(GAME.legal(GAME.imagine(seen, Random(0))))
