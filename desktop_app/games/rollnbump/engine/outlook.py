"""What a position promises each seat: points now, sets still hoped for, and what each card would bring."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Final

import numpy as np

from desktop_app.core.game import Seat

from .deck import deck
from .dice_tables import Floats
from .learned import Weights
from .patterns import kind_groups
from .scoring import seat_score
from .state import JOKER_SLOT, RollnbumpState
from .transitions import unseen
from .values import MOST_TOTAL, colour_for, counts_of, offers

LAST_BONUS: Final = 3.5
"""What the bonus die brings on average when it is rolled for points."""

LEAD: Final = 15.0
"""With several opponents one who is so many points behind the best of them counts e times less."""

MOST_SHARE: Final = 0.95
"""At most so many of the cards left are thought to be collected."""


class Outlook:
    """A position in the turn of `me`, the current seat.

    `offers` are the cards face up, `order` the other seats as they follow. `counts[seat]` are its cards by
    colour once what it claims now is collected. `share[seat]` is how much a point of another seat counts
    against one of mine; the shares add up to 1.
    """

    def __init__(self, state: RollnbumpState, weights: Weights) -> None:
        """Look at it with these weights."""
        self.state, self.me, self.weights = state, state.current, weights
        self.offers = offers(state)
        self.order = tuple((self.me + ahead) % state.seats for ahead in range(1, state.seats))
        self._to_end = deck().table(state.seats).empty_to_end
        self.least = sorted(stack.height for stack in state.stacks)[self._to_end - 1]
        self.counts = [self._counts(seat) for seat in range(state.seats)]
        self.left = self._cards_left()
        self.coming = [self._coming(seat) for seat in range(state.seats)]
        self._gains: dict[tuple[Seat, bool], list[float]] = {}
        self.share = self._shares()

    def _counts(self, seat: Seat) -> list[int]:
        counts = list(counts_of(self.state, seat))
        for offer in self.offers:
            if offer.owner == seat:
                counts[colour_for(self.state, seat, offer.card)] += 1
        return counts

    def _cards_left(self) -> list[float]:
        """How many cards of each colour lie in the stacks, those face down by their odds."""
        state, edition, rest = self.state, deck(), unseen(self.state)
        hidden = sum(max(stack.height - 1, 0) for stack in state.stacks)
        left = [0.0] * len(edition.colours)
        for card in rest:
            left[edition.colour(card)] += hidden / len(rest)
        for offer in self.offers:
            if offer.slot != JOKER_SLOT:
                left[edition.colour(offer.card)] += 1.0
        return left

    def _coming(self, seat: Seat) -> list[float]:
        """How many cards of each colour the seat will get beside the one that is looked at, on average."""
        state, weights = self.state, self.weights
        cards = sum(stack.height for stack in state.stacks)
        part = self.least * len(state.stacks) / max(cards, 1)
        share = min(weights.coming[max(self.least, 1) - 1] * part, MOST_SHARE) / state.seats
        found = []
        for colour, left in enumerate(self.left):
            mean = sum(counts[colour] for counts in self.counts) / state.seats
            keen = max(1.0 + weights.keen * (self.counts[seat][colour] - mean), 0.0)
            found.append(round(share * keen * max(left - 1.0, 0.0), 2))
        return found

    def _shares(self) -> dict[Seat, float]:
        """Equal shares would waste effort on those who are out of the race."""
        total = {seat: self.standing(seat) for seat in self.order}
        most = max(total.values())
        weight = {seat: exp((value - most) / LEAD) for seat, value in total.items()}
        return {seat: value / sum(weight.values()) for seat, value in weight.items()}

    def standing(self, seat: Seat, *, final: bool = False) -> float:
        """Points once what is claimed now is collected, with the sets hoped for unless the game ends then."""
        edition, state = deck(), self.state
        found = float(seat_score(state, seat).total)
        found -= sum(edition.bonus(count) for count in counts_of(state, seat))
        found += sum(edition.kind(offer.card).points for offer in self.offers if offer.owner == seat)
        found += sum(edition.bonus(count) for count in self.counts[seat])
        if not final:
            found += sum(map(hoped_set, self.counts[seat], self.coming[seat]))
        return found

    def gains(self, seat: Seat, *, final: bool = False) -> list[float]:
        """What each card brings a seat: points, the step of its set, and unless the game ends then, what it
        adds to later steps.
        """
        if (seat, final) not in self._gains:
            found = []
            for offer in self.offers:
                colour = colour_for(self.state, seat, offer.card)
                had = self.counts[seat][colour] - (offer.owner == seat)
                more = 0.0 if final else self.coming[seat][colour]
                found.append(deck().kind(offer.card).points + hoped_step(had, more))
            self._gains[seat, final] = found
        return self._gains[seat, final]

    def hopes(self, seat: Seat, *, final: bool = False) -> list[Floats]:
        """What claiming each card brings a seat, [group]: the gain, times how likely the claim lasts unless
        the game ends before.
        """
        lasting, gains = self.weights.lasting, self.gains(seat, final=final)
        return [
            gain * (np.ones(len(lasting[offer.kind])) if final else np.array(lasting[offer.kind]))
            for offer, gain in zip(self.offers, gains, strict=True)
        ]

    def lasting(self, number: int, strength: int) -> float:
        """How likely a claim of that strength on the card of that offer is collected, at a glance."""
        kind = self.offers[number].kind
        place = int(np.searchsorted(kind_groups(kind).strengths, strength))
        return self.weights.lasting[kind][place]

    def bonus_hopes(self, *, final: bool = False) -> Floats:
        """What claiming the bonus die with each total brings, [total]."""
        if final:
            return np.full(MOST_TOTAL + 1, LAST_BONUS)
        return self.weights.bonus * np.array(self.weights.bonus_lasting)

    def bonus_gain(self, *, final: bool = False) -> float:
        """What the bonus die is worth to whoever gets it."""
        return LAST_BONUS if final else self.weights.bonus

    def ends(self, number: int) -> bool:
        """Whether the game ends when the card of that offer is collected."""
        offer = self.offers[number]
        if offer.slot == JOKER_SLOT or offer.height != 1:
            return False
        return sum(stack.height == 0 for stack in self.state.stacks) + 1 >= self._to_end


@lru_cache(maxsize=50_000)
def hoped_step(count: int, more: float) -> float:
    """What one more card adds to the bonus of a set that has `count` and will get `more` others on average
    (a Poisson variable).
    """
    edition, chance, found = deck(), exp(-more), 0.0
    for extra in range(edition.per_colour):
        found += chance * (edition.bonus(count + extra + 1) - edition.bonus(count + extra))
        chance *= more / (extra + 1)
    return found


@lru_cache(maxsize=50_000)
def hoped_set(count: int, more: float) -> float:
    """What `more` cards on average will add to the bonus of a set that has `count`."""
    edition, chance, found = deck(), exp(-more), 0.0
    for extra in range(edition.per_colour):
        found += chance * (edition.bonus(count + extra) - edition.bonus(count))
        chance *= more / (extra + 1)
    return found
