"""Fits what `hope` holds: `python -m desktop_app.games.rolima.engine.training SEATS GAMES [SEED]` prints it.

Thinking and greedy players play games with all mixtures of modules, now and then anything. At the end of each
round two numbers are noted of every seat: the points of its cards at the places of now, and its gums. For
each section of the leader the logarithm of the odds to win is fitted as a sum of the two, by which a seat
that thinks is allowed to be better anyway (logistic regression with a penalty, Newton's steps). The first
weight says how clear a point is; the second one divided by it, how many points a gum is worth. The tables in
`hope` were smoothed by hand, as the first sections say little.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from math import exp
from random import Random
from typing import Final, NamedTuple, TypeAlias

from desktop_app.bots.bot import Bot, Budget, Control
from desktop_app.core.game import CHANCE, Setup

from .deck import SECTIONS, deck
from .reference import GreedyBot
from .rules import GAME
from .search import ThinkingBot
from .state import Action, RolimaState, RolimaView, race_order
from .values import owned, worth

ITERATIONS: Final = 120
GREEDY: Final = 0.35
"""How many of the seats are greedy."""

STRAY: Final = 0.04
"""How often any action is taken."""

PENALTY: Final = 3.0
STEPS: Final = 20
FEATURES: Final = 3

Features: TypeAlias = tuple[float, float, float]
"""Points at the places of now, gums, 1 for a seat that thinks."""


class Moment(NamedTuple):
    """The end of a round: the section of the leader, the features of each seat, its part of the victory."""

    section: int
    seats: tuple[Features, ...]
    won: tuple[float, ...]


def game(seats: int, rng: Random, iterations: int = ITERATIONS) -> list[Moment]:
    """What is to be learned of a game."""
    setup = Setup(seats, rng.randrange(seats))
    for key in ("zero_ten", "gum_cards"):
        setup = setup.with_option(key, rng.random() < 0.5)
    thinks = [rng.random() >= GREEDY for _ in range(seats)]
    bots: list[Bot[RolimaView, Action]] = [
        ThinkingBot(Budget(iterations=iterations)) if each else GreedyBot() for each in thinks
    ]
    state, ends = GAME.initial(setup), list[RolimaState]()
    while (seat := GAME.to_act(state)) is not None:
        if seat == CHANCE:
            action = GAME.chance(state, rng)
        elif rng.random() < STRAY:
            action = rng.choice(list(GAME.legal(state)))
        else:
            action = bots[seat].choose(GAME.observe(state, seat), rng, Control())
        before = state.phase
        state, _ = GAME.apply(state, action)
        if before in ("draft", "gum") and state.phase not in ("draft", "gum"):
            ends.append(state)
    outcome = GAME.outcome(state)
    assert outcome is not None
    part = 1 / len(outcome.winners)
    won = tuple(part if seat in outcome.winners else 0.0 for seat in range(seats))
    return [Moment(_section(end), _features(end, thinks), won) for end in ends]


def _section(state: RolimaState) -> int:
    return max(row for row, carts in enumerate(state.track) if carts)


def _features(state: RolimaState, thinks: Sequence[bool]) -> tuple[Features, ...]:
    order = race_order(state.track)
    found = []
    for seat, hand in enumerate(state.hands):
        gums = owned(state.gums, seat)
        number = sum(map(deck().gum, hand)) + deck().gum_card * len(gums)
        found.append((float(sum(worth(hand, gums, order))), float(number), float(thinks[seat])))
    return tuple(found)


def fitted(moments: Sequence[Moment]) -> list[float]:
    """The weights of the features that make what happened likeliest."""
    weights = [0.0] * FEATURES
    for _ in range(STEPS):
        slope = [-PENALTY * weight for weight in weights]
        bend = [[PENALTY * (a == b) for b in range(FEATURES)] for a in range(FEATURES)]
        for moment in moments:
            _add(moment, weights, slope, bend)
        step = solved(bend, slope)
        weights = [weight + each for weight, each in zip(weights, step, strict=True)]
    return weights


def _add(moment: Moment, weights: list[float], slope: list[float], bend: list[list[float]]) -> None:
    """Add a moment to the slope of the likelihood and to its bend, the second derivative, negative."""
    sums = [sum(w * x for w, x in zip(weights, each, strict=True)) for each in moment.seats]
    parts = [exp(each - max(sums)) for each in sums]
    odds = [part / sum(parts) for part in parts]
    means = [sum(p * each[at] for p, each in zip(odds, moment.seats, strict=True)) for at in range(FEATURES)]
    for chance, won, each in zip(odds, moment.won, moment.seats, strict=True):
        off = [value - mean for value, mean in zip(each, means, strict=True)]
        for a in range(FEATURES):
            slope[a] += (won - chance) * each[a]
            for b in range(FEATURES):
                bend[a][b] += chance * off[a] * off[b]


def solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The vector that the matrix, which is positive definite, takes to `right`.

    >>> solved([[2.0, 1.0], [1.0, 3.0]], [5.0, 10.0])
    [1.0, 3.0]
    """
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for at, pivot in enumerate(rows):
        for other in rows[at + 1 :]:
            times = other[at] / pivot[at]
            other[:] = [b - times * a for a, b in zip(pivot, other, strict=True)]
    found = [0.0] * len(rows)
    for at in range(len(rows) - 1, -1, -1):
        row = rows[at]
        found[at] = (row[-1] - sum(a * b for a, b in zip(row, found, strict=False))) / row[at]
    return found


def main(arguments: Sequence[str]) -> None:
    """Play, fit and print, for each section of the leader."""
    seats, games = int(arguments[0]), int(arguments[1])
    rng = Random(int(arguments[2]) if len(arguments) > 2 else 1)
    moments = [moment for _ in range(games) for moment in game(seats, rng)]
    for section in range(SECTIONS + 1):
        part = [moment for moment in moments if moment.section == section]
        clear, gum, thinks = fitted(part)
        print(
            f"section {section}: {len(part)} rounds, point {clear:.3f}, gum {gum:.3f}, thinking {thinks:.2f}"
        )


if __name__ == "__main__":
    main(sys.argv[1:])
