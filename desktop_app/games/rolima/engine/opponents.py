"""The computer players of Rolimã: five levels for people, and references of fixed strength.

None of them gets to know more than its seat sees, and the lower levels forget a part of that. All but level 5
depend on nothing but the view and the seed; level 5 does, too, on a machine that thinks all its iterations
within the seconds of its budget.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final, TypeAlias

from desktop_app.bots.bot import Advice, Bot, Budget, Control, Level
from desktop_app.bots.simple import RandomBot
from desktop_app.core.errors import BadData

if TYPE_CHECKING:
    from .state import Action, RolimaView

RolimaBot: TypeAlias = "Bot[RolimaView, Action]"

LEVELS: Final[tuple[Level, ...]] = (
    Level(1, Budget()),
    Level(2, Budget()),
    Level(3, Budget(iterations=60)),
    Level(4, Budget(iterations=400)),
    Level(5, Budget(iterations=20_000, seconds=0.9)),
)

NAMES: Final = ("random", "greedy")
"""The references; they never change. `think:N` thinks N iterations for each decision, without a clock."""

MOST_ITERATIONS: Final = 1_000_000


def make_bot(name: str | int) -> RolimaBot:
    """The player of that name or level: "1" to "5", "random", "greedy", "think:N".

    Raises:
        BadData: there is none.
    """
    text = str(name)
    for level in LEVELS:
        if text == str(level.number):
            return _of_level(level)
    if text == "random":
        return RandomBot(_legal)
    if text == "greedy":
        from .reference import GreedyBot

        return GreedyBot()
    kind, _, number = text.partition(":")
    if kind == "think" and number.isascii() and number.isdigit() and len(number) < 9 and int(number):
        from .search import ThinkingBot

        return ThinkingBot(Budget(iterations=min(int(number), MOST_ITERATIONS)))
    raise BadData(f"no such player (1 to {len(LEVELS)}, {', '.join(NAMES)}, think:N)", given=text[:40])


def _of_level(level: Level) -> RolimaBot:
    if level.number <= 2:
        from .reference import GreedyBot

        return GreedyBot(choices=3 - level.number)
    from .search import ThinkingBot

    return ThinkingBot(level.budget, "last" if level.number == 3 else "all", far=level.number == 5)


def advise(seen: RolimaView, rng: Random, control: Control) -> Advice[Action]:
    """A hint for the seat to move: what the strongest level would do, and why."""
    from .advice import advice_for

    return advice_for(seen, _of_level(LEVELS[-1]).choose(seen, rng, control))


def _legal(seen: RolimaView) -> list[Action]:
    from .search import decisions

    return decisions(seen)
