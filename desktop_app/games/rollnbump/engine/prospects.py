"""What a choice of dice leads to if the strongest player goes on from it: which cards, and how many points.

The player solves a turn for the worth of every claim. To worth a little more wherever something happens (a
card is claimed, say) changes the whole by just that much times how likely it happens; as long as the little
is too small to change the play this is exact.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from .dice_tables import Floats, dice_table
from .judgement import Judge
from .learned import learned
from .outlook import Outlook
from .patterns import finals, kind_groups, packed
from .plan import turn_dice
from .state import Action, Dice, Reroll, RollnbumpState, Slot
from .survival import Case
from .turn import REROLLED, Solved, solve, solve_bonus, turned
from .values import MOST_TOTAL, Offer, gain

LITTLE: Final = 1e-7
"""Far less than what two ways to play differ by, far more than the last digit."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """What comes of an action, on average: how likely each card is claimed, and the bonus die; how much of
    the player's hope rests on each; the points of all cards claimed, each counted alone with the step of its
    set; and those of them that nobody bumps.
    """

    cards: dict[Slot, float]
    bonus: float
    hopes: dict[Slot, float]
    bonus_hope: float
    points: float
    lasting: float


class Prospects:
    """The strongest player's view of the current turn; the dice may lie on the table already."""

    def __init__(self, state: RollnbumpState, stop: Callable[[], bool] = lambda: False) -> None:
        """Look at it.

        Raises:
            Interrupted: `stop()` turned true.
        """
        self._state = state
        look = Outlook(state, learned(state.seats))
        judge = Judge(look, stop)
        self._offers = look.offers
        worth, rest = judge.marginal()
        self._lasts = _lasting(judge, look.offers)
        self._gains = [gain(state, state.current, offer.card) for offer in look.offers]
        self._solved = self._solve(worth, rest)

    def lasts(self, slot: Slot, dice: Dice) -> float:
        """How likely nobody bumps these dice there until they are collected."""
        number = next(n for n, offer in enumerate(self._offers) if offer.slot == slot)
        return float(self._lasts[number][kind_groups(self._offers[number].kind).groups.index(dice)])

    def of(self, action: Action) -> Prospect:
        """What comes of it: of a Reroll, or of ending with the dice that lie there."""
        values = self._values(action)
        more = (values[1:] - values[0]) / LITTLE
        slots, count = [offer.slot for offer in self._offers], len(self._offers) + 1
        chances, hopes = np.clip(more[:count], 0.0, 1.0).tolist(), more[count : 2 * count].tolist()
        return Prospect(
            dict(zip(slots, chances, strict=False)),
            chances[-1],
            dict(zip(slots, hopes, strict=False)),
            hopes[-1],
            float(more[-2]),
            float(more[-1]),
        )

    def _solve(self, worth: Sequence[Floats], rest: Floats) -> Solved:
        """Cases: the plain worth; a little more for each card and the bonus die, then for what each is worth,
        then for each point, and for each that lasts.
        """
        state, count = self._state, len(self._offers) + 1
        cases, table = 2 * count + 3, dice_table(turn_dice(state))
        cards = []
        for number, (offer, values) in enumerate(zip(self._offers, worth, strict=True)):
            more = np.zeros((len(values), cases))
            more[:, 1 + number] = 1.0
            more[:, 1 + count + number] = np.where(np.isfinite(values), values, 0.0)
            more[:, -2] = self._gains[number]
            more[:, -1] = self._gains[number] * self._lasts[number]
            cards.append((offer.kind, values[:, None] + LITTLE * more))
        together = packed(cards, cases)
        left = np.zeros((MOST_TOTAL + 1, cases))
        if state.bonus_in_hand:
            return solve_bonus(table, turned(table, finals(table, together, left)))
        least = state.bonus_claim.total if state.bonus_claim else 0
        left[least + 1 :, count] = 1.0
        left[:, 2 * count] = rest
        return solve(table, finals(table, together, rest[:, None] + LITTLE * left))

    def _values(self, action: Action) -> Floats:
        state, table = self._state, dice_table(turn_dice(self._state))
        if isinstance(action, Reroll):
            found = self._solved.keeps[state.rerolls - 1][table.keep_number[action.kept]]
            face = state.bonus_face - 1 if action.keep_bonus else REROLLED
        else:
            found, face = self._solved.rolls[0][table.roll_number[state.dice]], state.bonus_face - 1
        values: Floats = found[face] if state.bonus_in_hand else found
        return values


def _lasting(judge: Judge, offers: Sequence[Offer]) -> list[Floats]:
    """[group] of each offer: how likely it is collected if it is the only claim; 0.0 where not allowed."""
    found = [np.zeros(len(kind_groups(offer.kind).strengths)) for offer in offers]
    places = [
        (number, place, int(strength))
        for number, offer in enumerate(offers)
        for place, strength in enumerate(kind_groups(offer.kind).strengths)
        if strength > offer.beaten
    ]
    seen = judge.forecast([Case(((number, strength),)) for number, _, strength in places], lasting=True)
    for (number, place, _), lasts in zip(places, seen.lasting, strict=True):
        found[number][place] = lasts[0]
    return found
