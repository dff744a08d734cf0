"""Points: cards, sets of a colour, the bonus die at the end; and which colour a joker joins."""

from __future__ import annotations

from collections.abc import Iterable

from desktop_app.core.game import Score, Seat

from .deck import Card, deck
from .state import RollnbumpState


def colour_counts(cards: Iterable[Card], joker_colour: int | None = None) -> tuple[int, ...]:
    """How many cards of each colour these are, a joker of `joker_colour` among them.

    >>> colour_counts((0, 1, 12), joker_colour=3)
    (2, 1, 0, 1)
    """
    edition = deck()
    counts = [0] * len(edition.colours)
    for card in cards:
        counts[card // edition.per_colour] += 1
    if joker_colour is not None:
        counts[joker_colour] += 1
    return tuple(counts)


def joker_colours(cards: Iterable[Card]) -> tuple[int, ...]:
    """The colours that a joker just gained may join: the largest sets that are not complete.

    `cards` are the coloured cards of its owner. More than one: the owner chooses.

    >>> joker_colours((0, 1, 12, 24, 25)), joker_colours(())
    ((0, 2), (0, 1, 2, 3))
    """
    counts = colour_counts(cards)
    most = max((count for count in counts if count < deck().per_colour), default=0)
    return tuple(colour for colour, count in enumerate(counts) if count == most)


def seat_score(state: RollnbumpState, seat: Seat) -> Score:
    """The points of what a seat has collected: `cards`, `sets` and `bonus`."""
    edition = deck()
    own = state.cards[seat]
    owns_joker = state.joker_owner == seat
    cards = sum(edition.kind(card).points for card in own) + edition.kinds[-1].points * owns_joker
    counts = colour_counts(own, state.joker_colour if owns_joker else None)
    sets = sum(edition.bonus(count) for count in counts)
    bonus = state.bonus_points[seat]
    return Score(cards + sets + bonus, (("cards", cards), ("sets", sets), ("bonus", bonus)))
