"""Which hill card a section turns out to have, and how likely."""

from __future__ import annotations

from random import Random

from .deck import SECTIONS, Hill, deck
from .state import House


def hill_odds(
    house: House, seats: int, seen: tuple[Hill | None, ...], section: int
) -> tuple[tuple[Hill, float], ...]:
    """The cards that can lie in `section`, ascending, with their probabilities.

    `seen` are the cards of the sections 1 to 4 that were turned up, None for the others, that of `section`
    among them. The cards not seen lie in the other sections in any order, unless it was agreed; so do those
    of the deck that fill up the column.
    """
    if house.hill_mode == "fixed":
        fixed = house.named[section - 1]
        if fixed is not None:
            return ((fixed, 1.0),)
    taken = {hill for hill in (*seen, *house.named) if hill is not None}
    rest = [hill for hill in deck().hills(seats) if hill not in taken]
    named = [hill for hill in house.named if hill is not None and hill not in seen]
    places = seen.count(None)
    if house.hill_mode == "fixed":
        named, drawn = [], 1.0
    else:
        drawn = (places - len(named)) / places
    found = [(hill, 1 / places) for hill in named]
    if drawn:
        found += [(hill, drawn / len(rest)) for hill in rest]
    return tuple(sorted(found))


def turn_up(house: House, seats: int, seen: tuple[Hill | None, ...], section: int, rng: Random) -> Hill:
    """The card of that section, drawn with the right odds."""
    hills, odds = zip(*hill_odds(house, seats, seen, section), strict=True)
    return int(rng.choices(hills, odds)[0])


def possible(house: House, seats: int, hill: tuple[Hill | None, ...]) -> bool:
    """Whether the hill cards seen can lie where they do."""
    for section in range(1, SECTIONS + 1):
        card = hill[section - 1]
        before = (*hill[: section - 1], *((None,) * (SECTIONS + 1 - section)))
        if card is not None and card not in dict(hill_odds(house, seats, before, section)):
            return False
    return True
