"""What cards are worth to a seat, and the plain values that the weaker players put on a claim."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np

from desktop_app.core.game import Seat

from .deck import Card, deck
from .dice_tables import Floats
from .odds import Aim, chance_of
from .patterns import NEVER, kind_groups
from .placing import held
from .scoring import colour_counts, joker_colours
from .state import JOKER_SLOT, RollnbumpState, Slot

MOST_TOTAL = 30
"""The greatest total of dice that can be left over."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A card face up: its slot, its kind's number, the strength to beat, who lies there, and how many cards
    the stack has.
    """

    slot: Slot
    card: Card
    kind: int
    beaten: int
    owner: Seat | None
    height: int


@dataclass(frozen=True, slots=True)
class Taste:
    """What a plain player cares about.

    sets: weight of a set's step. first: what the first card of a colour is worth. deny: weight of what a
    bumped player would have collected. interest: how keen the others are thought to be on a card (0: all
    claims last). rest: what it is worth to claim the bonus die.
    """

    sets: float = 0.0
    first: float = 0.0
    deny: float = 0.0
    interest: float = 0.0
    rest: float = 0.0


@cache
def kind_number(card: Card) -> int:
    """The number of a card's kind in the deck."""
    edition = deck()
    return edition.per_colour if card == edition.joker else card % edition.per_colour


def offers(state: RollnbumpState) -> list[Offer]:
    """Every card face up, by slot, the joker first."""
    edition = deck()
    found = []
    if state.joker_on_table:
        claim = state.joker_claim
        beaten, owner = held(edition.kinds[-1], claim), claim.seat if claim else None
        found.append(Offer(JOKER_SLOT, edition.joker, edition.per_colour, beaten, owner, 0))
    for slot, stack in enumerate(state.stacks):
        if stack.top is not None:
            beaten, owner = (
                held(edition.kind(stack.top), stack.claim),
                stack.claim.seat if stack.claim else None,
            )
            found.append(Offer(slot, stack.top, kind_number(stack.top), beaten, owner, stack.height))
    return found


def counts_of(state: RollnbumpState, seat: Seat) -> tuple[int, ...]:
    """How many cards of each colour a seat has, its joker included."""
    return colour_counts(state.cards[seat], state.joker_colour if state.joker_owner == seat else None)


def step(counts: Sequence[int], colour: int) -> int:
    """What one more card of the colour adds to the set bonus."""
    edition = deck()
    return edition.bonus(counts[colour] + 1) - edition.bonus(counts[colour])


def colour_for(state: RollnbumpState, seat: Seat, card: Card) -> int:
    """The colour that the card would count as; for the joker the first that it may join."""
    edition = deck()
    return joker_colours(state.cards[seat])[0] if card == edition.joker else edition.colour(card)


def gain(state: RollnbumpState, seat: Seat, card: Card, taste: Taste | None = None) -> float:
    """What collecting the card alone brings a seat: its points and the step of its set, weighed by taste."""
    points, counts = deck().kind(card).points, counts_of(state, seat)
    colour = colour_for(state, seat, card)
    if taste is None:
        return float(points + step(counts, colour))
    return points + taste.sets * step(counts, colour) + (0.0 if counts[colour] else taste.first)


def plain_values(state: RollnbumpState, taste: Taste) -> list[tuple[Offer, Floats]]:
    """What each group on each card is worth to the current seat, [group]; NEVER where it may not go."""
    me, found = state.current, []
    others = [(me + ahead) % state.seats for ahead in range(1, state.seats)]
    for offer in offers(state):
        strengths = kind_groups(offer.kind).strengths
        worth = np.full(len(strengths), gain(state, me, offer.card, taste))
        if taste.interest:
            bonus = state.bonus_claim.seat if state.bonus_claim else None
            worth *= [_lasts(offer.kind, int(s), others, bonus, taste.interest) for s in strengths]
        if taste.deny and offer.owner is not None:
            worth += taste.deny / len(others) * gain(state, offer.owner, offer.card, taste)
        found.append((offer, np.where(strengths > offer.beaten, worth, NEVER)))
    return found


def plain_rest(state: RollnbumpState, worth: float) -> Floats:
    """[total]: what dice left over are worth if claiming the bonus die is worth that much."""
    rest = np.zeros(MOST_TOTAL + 1)
    if not state.bonus_in_hand:
        least = state.bonus_claim.total if state.bonus_claim else 0
        rest[least + 1 :] = worth
    return rest


def _lasts(kind: int, strength: int, others: Sequence[Seat], bonus: Seat | None, interest: float) -> float:
    """How likely a claim lasts if each other player goes for it with that share of its best chance."""
    lasts = 1.0
    for seat in others:
        lasts *= 1.0 - interest * chance_of(Aim(kind, strength), deck().dice, bonus=seat == bonus)
    return lasts
