"""What cards matter to the current seat, as hints tell it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from .deck import Card, deck
from .state import RollnbumpState, Slot
from .values import colour_for, counts_of, gain, step

Details: TypeAlias = tuple[tuple[str, object], ...]
"""Data of a hint."""


def card_at(state: RollnbumpState, slot: Slot) -> Card:
    """The card that lies face up there."""
    card = state.top(slot, deck().joker)
    assert card is not None
    return card


def weight(state: RollnbumpState, slot: Slot) -> float:
    """What a card matters to the current seat: its gain, and its part of what another one would lose."""
    card, victim = card_at(state, slot), state.claim(slot)
    lost = gain(state, victim.seat, card) / (state.seats - 1) if victim else 0.0
    return gain(state, state.current, card) + lost


def card_details(state: RollnbumpState, slot: Slot) -> Details:
    """The slot, the card there and its gain."""
    card = card_at(state, slot)
    return ("slot", slot), ("card", card), ("gain", round(gain(state, state.current, card)))


def points_of(state: RollnbumpState, slots: Iterable[Slot]) -> int:
    """What collecting these cards is worth to the current seat together: points and the growth of sets."""
    counts, total = list(counts_of(state, state.current)), 0
    for slot in slots:
        card = card_at(state, slot)
        colour = colour_for(state, state.current, card)
        total += deck().kind(card).points + step(counts, colour)
        counts[colour] += 1
    return total
