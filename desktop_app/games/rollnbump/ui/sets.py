"""The sets that seats have collected: how many cards of each colour, what one more would add. Pure."""

from __future__ import annotations

from dataclasses import dataclass

from desktop_app.core.game import Seat
from desktop_app.games.rollnbump.engine.deck import Card, deck
from desktop_app.games.rollnbump.engine.scoring import colour_counts, joker_colours
from desktop_app.games.rollnbump.engine.state import RollnbumpState


@dataclass(frozen=True, slots=True)
class ColourSet:
    """Cards of one colour that a seat holds, `count` of them with the joker if `joker` says that it is one.

    `bonus` is what the set adds to the points of its cards, `next` what one more card would add to that.
    """

    colour: int
    count: int
    bonus: int
    next: int
    joker: bool


def sets(state: RollnbumpState, seat: Seat) -> tuple[ColourSet, ...]:
    """The sets of a seat, one a colour in the order of the deck, empty ones too."""
    joker = state.joker_colour if state.joker_owner == seat else None
    bonus = deck().bonus
    return tuple(
        ColourSet(colour, count, bonus(count), bonus(count + 1) - bonus(count), colour == joker)
        for colour, count in enumerate(colour_counts(state.cards[seat], joker))
    )


def collected(state: RollnbumpState, seat: Seat, colour: int) -> tuple[Card, ...]:
    """The cards of a set in the order of the deck, the joker last."""
    joker = (deck().joker,) if state.joker_owner == seat and state.joker_colour == colour else ()
    return (*(card for card in sorted(state.cards[seat]) if deck().colour(card) == colour), *joker)


def total(state: RollnbumpState, seat: Seat) -> int:
    """What all sets of a seat add."""
    return sum(held.bonus for held in sets(state, seat))


def gain(state: RollnbumpState, seat: Seat, card: Card) -> int:
    """What collecting a card is worth to a seat now: its points, and the step of the set it joins."""
    colour = deck().colour(card)
    if card == deck().joker:
        colour = joker_colours(state.cards[seat])[0]
    return deck().kind(card).points + sets(state, seat)[colour].next
