"""The players without search."""

from __future__ import annotations

from collections import Counter
from random import Random

from desktop_app.bots.bot import Control
from desktop_app.bots.simple import GlanceBot, RandomBot


def test_random_reaches_every_action_about_equally_often() -> None:
    bot: RandomBot[str, str] = RandomBot(list)
    rng = Random(1)
    counts = Counter(bot.choose("abcd", rng, Control()) for _ in range(4000))
    assert set(counts) == set("abcd")
    assert min(counts.values()) > 850


def test_a_glance_takes_the_best_and_draws_lots_among_equals() -> None:
    bot: GlanceBot[str, str] = GlanceBot(lambda seen: (seen, [1.0, 3.0, 3.0, 2.0]))
    rng = Random(1)
    counts = Counter(bot.choose("abcd", rng, Control()) for _ in range(400))
    assert set(counts) == {"b", "c"}


def test_temperature_makes_poorer_actions_rarer_but_possible() -> None:
    bot: GlanceBot[str, str] = GlanceBot(lambda seen: (seen, [0.0, 4.0]), temperature=4.0)
    rng = Random(1)
    counts = Counter(bot.choose("ab", rng, Control()) for _ in range(4000))
    assert 2.4 < counts["b"] / counts["a"] < 3.1
