"""What the next players will do to a claim: their whole turns solved for many boards at once.

A `Want` says what every group on every card is worth to a seat. `replies` puts claims of mine on the board,
one case after the other, and tells what the turn is then worth to that seat and how likely it bumps each.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from .dice_tables import Floats, dice_table
from .patterns import NEVER, finals, kind_groups, packed
from .turn import mean, solve, solve_bonus, turned
from .values import MOST_TOTAL, Offer

NUDGE: Final = 1e-6
"""A claim is bumped as often as the value of the turn grows when bumping it is worth a little more."""


@dataclass(frozen=True, slots=True)
class Case:
    """Claims of mine on a board: (number of the offer, strength) pairs, and the total of the dice that claim
    the bonus die (0: none do).
    """

    claims: tuple[tuple[int, int], ...] = ()
    leftover: int = 0


@dataclass(frozen=True, slots=True, eq=False)
class Want:
    """What a turn may bring a seat; lists go by the numbers of the offers.

    own: worth of each group, [group], apart from whom it bumps. base: the same as the board is, NEVER where
    it is not allowed. spite: what bumping a claim of mine adds. bonus: what claiming the bonus die is worth,
    [total]; bonus_spite: what bumping my claim of it adds. least: the total that claims it now. has_bonus:
    the seat rolls the bonus die in this turn, unless I bump its claim.
    """

    dice: int
    own: Sequence[Floats]
    base: Sequence[Floats]
    spite: Sequence[float]
    bonus: Floats
    bonus_spite: float
    least: int
    has_bonus: bool


@dataclass(frozen=True, slots=True, eq=False)
class Replies:
    """The answer of one seat to each case: the value of its turn, and how likely it bumps each claim, in the
    order of the case, and the claim of the bonus die.
    """

    value: Floats
    bumps: list[list[float]]
    bonus_bumps: Floats


def replies(offers: Sequence[Offer], want: Want, cases: Sequence[Case], *, bumps: bool) -> Replies:
    """Solve the seat's turn for every case; without `bumps` only its value, all else stays 0."""
    columns: list[tuple[int, int | None]] = [(number, None) for number in range(len(cases))]
    if bumps:
        columns += [(n, place) for n, case in enumerate(cases) for place in _nudged(case)]
    values = np.empty(len(columns))
    bonus = np.array([want.has_bonus and not cases[number].leftover for number, _ in columns])
    for rolls_bonus in (False, True):
        chosen = np.flatnonzero(bonus == rolls_bonus)
        if len(chosen):
            picked = [columns[column] for column in chosen]
            values[chosen] = _solved(offers, want, cases, picked, bonus=rolls_bonus)
    value = values[: len(cases)]
    found = [[0.0] * len(case.claims) for case in cases]
    bonus_bumps = np.zeros(len(cases))
    for (number, place), worth in zip(columns[len(cases) :], values[len(cases) :], strict=True):
        share = min(max((float(worth) - float(value[number])) / NUDGE, 0.0), 1.0)
        if place == len(cases[number].claims):
            bonus_bumps[number] = share
        elif place is not None:
            found[number][place] = share
    return Replies(value, found, bonus_bumps)


def _nudged(case: Case) -> range:
    """The places of a case's claims; the one after them stands for the bonus die's."""
    return range(len(case.claims) + (case.leftover > 0))


def _solved(
    offers: Sequence[Offer],
    want: Want,
    cases: Sequence[Case],
    columns: Sequence[tuple[int, int | None]],
    *,
    bonus: bool,
) -> Floats:
    """The value of the seat's turn for each (case, place of the claim that is nudged)."""
    table, size = dice_table(want.dice), len(columns)
    worth = [np.repeat(base[:, None], size, axis=1) for base in want.base]
    rest = np.zeros((MOST_TOTAL + 1, size))
    totals = np.arange(MOST_TOTAL + 1)
    for column, (number, nudged) in enumerate(columns):
        case = cases[number]
        for place, (offer, strength) in enumerate(case.claims):
            more = want.spite[offer] + (NUDGE if place == nudged else 0.0)
            allowed = kind_groups(offers[offer].kind).strengths > strength
            worth[offer][:, column] = np.where(allowed, want.own[offer] + more, NEVER)
        more, least = 0.0, want.least
        if case.leftover:
            more = want.bonus_spite + (NUDGE if nudged == len(case.claims) else 0.0)
            least = case.leftover
        rest[:, column] = np.where(totals > least, want.bonus + more, 0.0)
    rest[0] = 0.0
    together = packed([(offer.kind, each) for offer, each in zip(offers, worth, strict=True)], size)
    if not bonus:
        return mean(table, solve(table, finals(table, together, rest)))
    return mean(table, solve_bonus(table, turned(table, finals(table, together, np.zeros_like(rest)))))
