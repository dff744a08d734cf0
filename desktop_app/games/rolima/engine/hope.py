"""What a card held is hoped to bring at the end, by where the carts are, and what that means for winning.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final, NamedTuple

from .deck import COLOURS, deck
from .race import Race

HOPE=0.25

class Hope(NamedTuple):
    """Of each fan card and of each gum card, by number, the points hoped for; and how many points apart make
    a clear lead.
    """

    cards: list[float]
    gums: list[float]
    spread: float

SPREAD=[6.0,5.5,5.0,4.0,3.0,1.0]

def hope_of(race: Race, seats: int) -> Hope:
    """The hopes at an arrangement of carts with that many players."""
    found = race.hopes[seats]
    if found is None:
        found = race.hopes[seats] = make(race, seats)
    return found


def make(race,seats):
    edition = deck()
    h = 0.0 if race.finished else HOPE
    cards = [race.worth[c] + h*edition.gum(c) for c in range(edition.size)]
    gums = [race.gum_worth[c] + h for c in range(COLOURS)]
    return Hope(cards,gums,SPREAD[race.section])

def chances(estimates: Sequence[float], spread: float) -> list[float]:
    """Each seat's part of the victory, by the points hoped for."""
    most = max(estimates)
    parts = [exp((each - most) / spread) for each in estimates]
    whole = sum(parts)
    return [part / whole for part in parts]
