"""What a placement is worth at a glance, and what a finished game is worth to a search.

At a glance: own new visible squares + covered squares of opponents / (seats - 1) + 0.75 per cube. The last
term gets the large stones out while there is room. At the end: mostly the victory (shared by equals), to a
smaller part the margin, so that a player who is behind or ahead still plays for squares.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, tanh
from typing import Final

CUBE_WORTH: Final = 0.75
PRIOR_TEMPERATURE: Final = 1.5
MARGIN_SHARE: Final = 0.3
MARGIN_SCALE: Final = 8.0
"""Squares of margin at which tanh has done three quarters of its way."""


@dataclass(frozen=True, slots=True)
class Table:
    """Who plays what, and how a tie is broken: colour c belongs to seat c % seats."""

    colours: int
    seats: int
    fewer_stones: bool = False


def priors(worths: Sequence[float], temperature: float = PRIOR_TEMPERATURE) -> list[float]:
    """The softmax of the worths.

    >>> [round(share, 2) for share in priors([0.0, 1.5])]
    [0.27, 0.73]
    """
    best = max(worths)
    scale = 1.0 / temperature
    weights = [exp((worth - best) * scale) for worth in worths]
    total = 0.0  # added one by one: sum() rounds otherwise from Python 3.12 on
    for weight in weights:
        total += weight
    return [weight / total for weight in weights]


def strengths(table: Table, scores: Sequence[int], left: Sequence[int]) -> list[tuple[int, ...]]:
    """Per seat what its rank is decided by, compared from the left; scores and left (stones in hand) are
    per colour.

    The colours of a seat from the best down, then, if agreed, fewer stones left.
    """
    if table.colours == table.seats and not table.fewer_stones:
        return [(score,) for score in scores]
    ranked = []
    for seat in range(table.seats):
        owned = range(seat, table.colours, table.seats)
        strength = sorted((scores[colour] for colour in owned), reverse=True)
        if table.fewer_stones:
            strength.append(-sum(left[colour] for colour in owned))
        ranked.append(tuple(strength))
    return ranked


def rewards(
    table: Table, scores: Sequence[int], left: Sequence[int], margin_share: float = MARGIN_SHARE
) -> list[float]:
    """Per colour 0 to 1; the colours of a seat get the same. The margin is against the best opponent."""
    ranked = strengths(table, scores, left)
    best = max(ranked)
    win = 1.0 / ranked.count(best)
    points = [strength[0] for strength in ranked]
    ordered = sorted(points)
    highest, second = ordered[-1], ordered[-2]
    seats = []
    for strength, own in zip(ranked, points, strict=True):
        margin = own - (second if own == highest else highest)
        pull = 0.5 + 0.5 * tanh(margin / MARGIN_SCALE)
        seats.append((1.0 - margin_share) * (win if strength == best else 0.0) + margin_share * pull)
    return [seats[colour % table.seats] for colour in range(table.colours)]
