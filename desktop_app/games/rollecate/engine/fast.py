"""The game as bots play it in their heads: mutable, cheap to copy, proven equal to the rules move for move.

The railway is two lists from the rear on: cards and their cells. A cell is one number, x + 256 * y. Piles
hold values. Hands are lists in no order. `pool` are the cards nobody holds; the next card drawn is its last.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable
from functools import cache, lru_cache
from itertools import accumulate
from random import Random
from typing import Final, Self, TypeAlias

from .chances import wheel_odds
from .deck import BROKEN, CHAOS, CURVE, KINDS, Card, listed
from .state import (
    House,
    RollecateState,
    RollecateView,
    Turn,
)
from .transitions import unseen

STEP: Final = (1, 256, -1, -256)
"""The way to the next cell, by heading (0 east, 1 north, 2 west, 3 south)."""

BEND: Final[dict[Turn, int]] = {"S": 0, "L": 1, "R": 3}
"""What a turn adds to the heading."""

Deed: TypeAlias = tuple[str, int, int]
"""A small step of a random game: what, the card, value or number of wheels, and the new heading."""

IS_CURVE: Final = (*(card % len(KINDS) == CURVE for card in range(CHAOS)), False)
IS_BROKEN: Final = (*(card % len(KINDS) == BROKEN for card in range(CHAOS)), False)


class FastGame:
    """A position between two small steps of a turn; see the head of this module."""

    __slots__ = (
        "cards",
        "cells",
        "current",
        "deck",
        "derailments",
        "hands",
        "head",
        "house",
        "laid",
        "piles",
        "pool",
        "seats",
        "train",
        "values",
    )

    def __init__(self, seats: int, current: int, house: House) -> None:
        """An empty table."""
        self.seats = seats
        self.current = current
        self.house = house
        self.values = house.values
        self.cards: list[Card] = []
        self.cells: list[int] = []
        self.head = 0
        self.train = 0
        self.laid = 0
        self.deck = 0
        self.hands: list[list[Card]] = [[] for _ in range(seats)]
        self.piles: list[list[int]] = [[] for _ in range(seats)]
        self.derailments = [0] * seats
        self.pool: list[Card] = []

    @classmethod
    def of(cls, seen: RollecateView | RollecateState) -> Self:
        """The position that is seen; hands that are hidden are empty, and their cards are in the pool.

        Pending cards are left out.
        """
        made = cls(seen.seats, seen.current, seen.house)
        made.cards = [track.card for track in seen.railway]
        made.cells = [track.cell[0] + 256 * track.cell[1] for track in seen.railway]
        made.head = seen.railway[-1].leaves if seen.railway else 0
        made.train, made.laid, made.deck = seen.train, seen.laid, seen.deck
        made.hands = [list(hand) if hand is not None else [] for hand in seen.hands]
        made.piles = [[made.values[card] for card in pile] for pile in seen.piles]
        made.derailments = list(seen.derailments)
        made.pool = list(listed(unseen(seen, *(hand for hand in seen.hands if hand is not None))))
        return made

    def copy(self) -> Self:
        """An independent position."""
        made = self.__class__.__new__(self.__class__)
        made.seats, made.current, made.house = self.seats, self.current, self.house
        made.values = self.values
        made.cards, made.cells = self.cards[:], self.cells[:]
        made.head, made.train, made.laid, made.deck = self.head, self.train, self.laid, self.deck
        made.hands = [hand[:] for hand in self.hands]
        made.piles = [pile[:] for pile in self.piles]
        made.derailments = self.derailments[:]
        made.pool = self.pool[:]
        return made

    # ---- what may be done ----------------------------------------------------------------------------

    def open_turns(self) -> tuple[Turn, ...]:
        """Every way the rails may go on from the front."""
        cells, head = self.cells, self.head
        cell = cells[-1] + STEP[head]
        if cell in cells:
            return ()
        if not self.house.no_block:
            return ("S", "L", "R")
        free = [(head + BEND[turn]) % 4 for turn in BEND]
        return tuple(turn for turn, way in zip(BEND, free, strict=True) if cell + STEP[way] not in cells)

    # ---- small steps ---------------------------------------------------------------------------------

    def draw(self) -> Card:
        """The last card of the pool into the current seat's hand."""
        card = self.pool.pop()
        self.hands[self.current].append(card)
        self.deck -= 1
        return card

    def lay(self, card: Card, turn: Turn) -> None:
        """A card of the current seat's hand to the front."""
        self.hands[self.current].remove(card)
        self.cards.append(card)
        self.cells.append(self.cells[-1] + STEP[self.head])
        self.head = (self.head + BEND[turn]) % 4
        self.laid += 1

    def ride(self, wheels: int) -> list[int]:
        """The ride; the values of the penalty cards it costs, from the rear on."""
        train, cards = self.train, self.cards
        steps = min(wheels, len(cards) - 1 - train)
        due = wheels - steps
        if due:
            self.derailments[self.current] += 1
        for card in cards[train + 1 : train + steps + 1]:
            if IS_BROKEN[card]:
                due += 1
        self.train, self.laid = train + steps, 0
        return self.take(due)

    def pass_on(self) -> list[int]:
        """Pass; the values of the penalty cards it costs."""
        due = 1
        if self.train < len(self.cards) - 1:
            self.train += 1
            due += IS_BROKEN[self.cards[self.train]]
        else:
            due += self.house.pass_front_extra
        return self.take(due)

    def put_chaos(self) -> list[int]:
        """A chaos card of the hand is put down; its value."""
        self.hands[self.current].remove(CHAOS)
        return [self.values[CHAOS]]

    def take(self, due: int) -> list[int]:
        """Up to `due` cards from the rear, never the train's; their values."""
        taken = min(due, self.train)
        if not taken:
            return []
        values = self.values
        found = [values[card] for card in self.cards[:taken]]
        del self.cards[:taken]
        del self.cells[:taken]
        self.train -= taken
        return found

    def put(self, value: int, *, combine: bool) -> None:
        """A penalty card onto the current seat's pile."""
        if combine:
            self.piles[self.current].pop()
        else:
            self.piles[self.current].append(value)

    def turn_over(self) -> None:
        """The next seat's turn."""
        self.current = (self.current + 1) % self.seats

    @property
    def lost(self) -> bool:
        """Whether a player alone has derailed once too often."""
        limit = self.house.derail_limit
        return limit is not None and self.derailments[0] > limit

    def over(self) -> bool:
        """Between two turns: whether the game has ended."""
        return not self.deck or self.lost

    def scores(self) -> list[int]:
        """Each seat's pile and hand."""
        values = self.values
        return [
            sum(pile) + sum(values[card] for card in hand)
            for pile, hand in zip(self.piles, self.hands, strict=True)
        ]

    # ---- random games --------------------------------------------------------------------------------

    def playout(self, rng: Random, trace: list[Deed] | None = None) -> list[int]:
        """Play at random from the start of a turn to the end of the game; the scores.

        Passing and every card held that may be played are equally likely, then riding and every card that
        may follow; penalty cards come in their order, and go together with an equal one every second time.
        What is done is added to `trace`: (what, card or value, head after it).
        """
        chance, pool, limit = rng.random, self.pool, self.house.derail_limit
        while self.deck and (limit is None or self.derailments[0] <= limit):
            place = int(chance() * len(pool))
            card = pool[place]
            pool[place] = pool[-1]
            pool.pop()
            hand = self.hands[self.current]
            hand.append(card)
            self.deck -= 1
            if trace is not None:
                trace.append(("draw", card, 0))
            self._random_turn(hand, chance, trace)
            self.current += 1
            if self.current == self.seats:
                self.current = 0
        return self.scores()

    def _random_turn(self, hand: list[Card], chance: Callable[[], float], trace: list[Deed] | None) -> None:
        """Pass, chaos or build; then the penalty."""
        values, cards, cells = self.values, self.cards, self.cells
        front, laid = values[cards[-1]], 0
        while True:
            place = int(chance() * (len(hand) + 1)) - 1
            if place < 0:
                break
            card = hand[place]
            if card == CHAOS:
                if laid:
                    continue
                del hand[place]
                if trace is not None:
                    trace.append(("chaos", CHAOS, 0))
                self._random_stack([values[CHAOS]], chance, trace)
                return
            apart = values[card] - front
            if apart and (laid or apart == 2 or apart == -2):
                continue
            cell = cells[-1] + STEP[self.head]
            head = self.head
            if IS_CURVE[card]:
                head = (head + (1 if chance() < 0.5 else 3)) % 4
            if cell in cells or (cell + STEP[head] in cells and self.house.no_block):
                continue
            del hand[place]
            cards.append(card)
            cells.append(cell)
            self.head = head
            front = values[card]
            laid += 1
            if trace is not None:
                trace.append(("lay", card, head))
        if laid:
            wheels = bisect(wheel_sums(laid * front), chance())
            due = self.ride(wheels)
            if trace is not None:
                trace.append(("roll", wheels, 0))
        else:
            due = self.pass_on()
            if trace is not None:
                trace.append(("pass", 0, 0))
        if due:
            self._random_stack(due, chance, trace)

    def _random_stack(self, coming: list[int], chance: Callable[[], float], trace: list[Deed] | None) -> None:
        pile = self.piles[self.current]
        for value in coming:
            combine = bool(pile) and pile[-1] == value and chance() < 0.5
            if combine:
                pile.pop()
            else:
                pile.append(value)
            if trace is not None:
                trace.append(("combine" if combine else "stack", value, 0))


@cache
def wheel_sums(dice: int) -> tuple[float, ...]:
    """The probability of at most 0, 1, ... wheels, but for the last, which is 1."""
    return tuple(accumulate(wheel_odds(dice)))[:-1]


def thrown(dice: int, luck: float) -> int:
    """The number of wheels that a number from 0 to 1 stands for."""
    return bisect(wheel_sums(dice), luck)


@lru_cache(maxsize=1 << 14)
def ride_odds(gap: int, dice: int, broken: tuple[int, ...]) -> tuple[tuple[float, int, int, int], ...]:
    """(probability, steps, steps too many, penalty cards due) for each number of wheels.

    The train may go `gap` steps; the cards so many steps ahead are `broken`.

    >>> [(steps, over, due) for _, steps, over, due in ride_odds(1, 2, (1,))]
    [(0, 0, 0), (1, 0, 1), (1, 1, 2)]
    """
    found = []
    for wheels, chance in enumerate(wheel_odds(dice)):
        steps = min(wheels, gap)
        over = wheels - steps
        found.append((chance, steps, over, over + sum(place <= steps for place in broken)))
    return tuple(found)
