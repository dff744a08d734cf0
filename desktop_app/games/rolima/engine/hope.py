"""What cards held are hoped to bring in the end, by where the carts are, and what that means for winning.

A bet is worth what it pays at the places of now, and something for each of its gums wherever its cart is: the
more, the farther the leader has to go. How much a point more or less says of who wins grows on the way. Both
were fitted, by section of the leader, to the ends of the rounds of 1,500 games of two seats.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final, NamedTuple

from .deck import deck
from .fast import FastGame
from .race import Race

GUM: Final = (1.5, 1.5, 1.5, 1.2, 0.42)
"""Points hoped for per gum, by section of the leader."""

CLEAR: Final = (0.02, 0.02, 0.02, 0.04, 0.12)
"""By how much the logarithm of the odds to win changes with each point, by section of the leader."""


class Hope(NamedTuple):
    """Of each fan card and of each gum card, by number, the points hoped for; and how clear a point is."""

    cards: list[float]
    gums: list[float]
    clear: float


def hope_of(race: Race) -> Hope:
    """The hopes at that arrangement of carts; at the finish the points."""
    found = race.hope
    if found is None:
        found = race.hope = _made(race)
    return found


def _made(race: Race) -> Hope:
    edition = deck()
    each, clear = (0.0, 1.0) if race.finished else (GUM[race.section], CLEAR[race.section])
    cards = [worth + each * edition.gum(card) for card, worth in enumerate(race.worth)]
    return Hope(cards, [worth + each for worth in race.gum_worth], clear)


def estimates(game: FastGame) -> list[float]:
    """The points hoped for of each seat."""
    hope = hope_of(game.race)
    values = hope.cards
    found = [sum([values[card] for card in hand]) for hand in game.hands]
    if game.gum_cards:
        for colour, owner in enumerate(game.gums):
            if owner >= 0:
                found[owner] += hope.gums[colour]
    return found


def shares(points: Sequence[float], clear: float) -> list[float]:
    """Each seat's chance to win, by the points hoped for.

    >>> shares([3.0, 3.0], 0.1)
    [0.5, 0.5]
    """
    most = max(points)
    parts = [exp(clear * (each - most)) for each in points]
    whole = sum(parts)
    return [part / whole for part in parts]


def rewards(game: FastGame) -> list[float]:
    """Each seat's part of the victory: by the rules once the race is over, else as hoped for."""
    if not game.race.finished:
        return shares(estimates(game), hope_of(game.race).clear)
    winners = game.winners(game.scores())
    part = 1 / len(winners)
    return [part if seat in winners else 0.0 for seat in range(game.seats)]
