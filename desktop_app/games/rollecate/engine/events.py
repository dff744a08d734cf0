"""What is told of a game. Every detail is a plain value; a card is its number, a cell (x, y).

The set-up: `revealed` (seat; card), `set_aside` (seat; card, why: "chaos", "broken", "value" or "room"),
`laid` (below), `restarted` (every card was set aside), `ready` (returned: the cards set aside, train: place,
removed, deck), `dealt` (seat; number, card).

A turn: `drew` (seat; deck: cards left, last: whether that ends the game, card); `laid` (seat; card, turn,
cell, heading, place, setup, dice: those due so far), `riding` (seat; dice), `rolled` (seat; dice, wheels),
`passed` (seat; moved), `rode` (seat; start, end: places in the railway, steps), `broke` (seat; count, cards:
the broken track entered), `derailed` (seat; over: steps too many, times: so often in this game), `penalty`
(seat; due, cards: those taken, from the rear on, forgiven), `chaos` (seat; card), `done` (seat), `stacked`
(seat; card, auto: nothing else was possible), `combined` (seat; card, top), `turn_ended` (seat; next).

The end: `lost` (seat; times), or `shown` (seat; cards: the hand, points) for each seat; then `over`.

Which card was `dealt` or drawn (`drew`) is for its owner alone: for all others those have no `card`.
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


def drew(seat: Seat, deck: int, card: Card) -> Event:
    """The card of a turn; `deck` are left."""
    return Secret("drew", seat, (("deck", deck), ("last", deck == 0), ("card", card)))
