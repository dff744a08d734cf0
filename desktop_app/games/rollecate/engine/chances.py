"""What chance can bring and how often: cards out of a bag, wheels on dice."""

from __future__ import annotations

from functools import cache
from math import comb
from random import Random

from .deck import Card, Counts, deck


@cache
def wheel_odds(dice: int) -> tuple[float, ...]:
    """The probability of 0, 1, ... `dice` wheels.

    >>> [round(81 * chance, 9) for chance in wheel_odds(4)]
    [1.0, 8.0, 24.0, 32.0, 16.0]
    """
    edition = deck()
    wheels, blanks = edition.wheels, edition.faces - edition.wheels
    whole = edition.faces**dice
    return tuple(comb(dice, w) * wheels**w * blanks ** (dice - w) / whole for w in range(dice + 1))


def roll_wheels(dice: int, rng: Random) -> int:
    """How many wheels so many dice show, thrown one by one."""
    edition = deck()
    return sum(rng.randrange(edition.faces) < edition.wheels for _ in range(dice))


def draw_card(bag: Counts, rng: Random) -> Card:
    """A card out of the bag, each card being equally likely; only where there is one."""
    place = rng.randrange(sum(bag))
    for card, count in enumerate(bag):
        if place < count:
            return card
        place -= count
    raise AssertionError("unreachable: the place is within the bag")


def card_odds(bag: Counts) -> tuple[tuple[Card, float], ...]:
    """Every type of card in the bag with its probability, ascending."""
    whole = sum(bag)
    return tuple((card, count / whole) for card, count in enumerate(bag) if count)
