"""What is told of a game. Every detail is a plain value; cards, colours and hill cards are their numbers.

The set-up: `lined` (colour), `dealt` (seat; number, card), `filled` (card), `ready`.

A round: `played` (seat; card), `turned_over` (cards: those of the round, at the end of a Blind Bend),
`cheered` (totals by colour, winner, values, weights: in playing order, rule), `moved` (colour, start, end,
why: "won", "slipstream" or "neck"), `drafted` (seat; card), `horn` (seat), `took_gum` (seat; colour, from:
a seat or None), `gum_skipped` (seat), `revealed` (section, hill, closed: the section turned down or 0),
`filled` (card), `shuffled` (count: cards of the discard pile that are the new pile), `round_ended` (round).

The end: `finished` (colour), `shown` (seat, cards) for each seat, `over`.

Which card was `dealt` is for its owner alone, and so is the one `played` in a Blind Bend: for all others
those have no `card`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from desktop_app.core.game import Event, Seat

from .deck import Card

Told: TypeAlias = list[Event]


@dataclass(frozen=True, slots=True)
class Secret(Event):
    """An event whose `card` only its own seat may know."""

    def seen_by(self, seat: Seat | None) -> Event:
        """All of it for its seat, without the card for everybody else."""
        if seat is not None and seat == self.seat:
            return self
        return Event(self.code, self.seat, tuple(pair for pair in self.data if pair[0] != "card"))


def dealt(seat: Seat, number: int, card: Card) -> Event:
    """A first card for a seat, the `number`-th of its hand."""
    return Secret("dealt", seat, (("number", number), ("card", card)))


def played(seat: Seat, card: Card, *, blind: bool) -> Event:
    """A card played; `blind`: face down."""
    return (Secret if blind else Event)("played", seat, (("card", card),))
