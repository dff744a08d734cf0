"""What a position between two turns is worth: the points each seat will have in the end, fitted by self-play.

Every estimate is the points there are now plus a sum of fitted weights, one for each of a handful of small
tables; which entry of a table counts is told by a few features (the functions here). The seat
that thinks knows its hand; of others it knows how many cards they hold. Weights are hundredths of a point in
`resources/editions/rollecate/values.json`, one list for each number of seats and one for a game alone with a
limit of derailments; `training` makes them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import exp
from typing import Final, NamedTuple, TypeAlias

from desktop_app.core.codec import expect, member, read_json
from desktop_app.core.errors import BadData
from desktop_app.core.resources import resource_path

Keys: TypeAlias = tuple[int, ...]
"""Places in the list of weights."""

MOST_TURNS: Final = 36

_T8: Final = (0, 1, 2, 3, 4, 4, 5, 5, 5, 6, 6, 6, 6, *(7,) * 24)
"""A number of turns left in eight steps."""

_T4: Final = (0, 0, 1, 2, 2, 2, *(3,) * 31)
"""A number of turns left, at least one, in four steps."""

_MOST3: Final = (0, 1, 2, *(3,) * 50)
_MOST4: Final = (0, 1, 2, 3, *(4,) * 50)
_MOST8: Final = (0, 1, 2, 3, 4, 5, 6, 7, *(8,) * 50)

# Where each table begins in the list of weights.
_HELD: Final = 0  # turns(8) value(6) count(4)
_SIZE: Final = _HELD + 8 * 6 * 4  # turns(8) cards(9)
_MASK: Final = _SIZE + 8 * 9  # turns(4) values held(32) front(5)
_TOPS: Final = _MASK + 4 * 32 * 5  # turns(4) three top values(6 6 6)
_REAR: Final = _TOPS + 4 * 216  # late(2) two top values(6 6) two rear values(5 5)
_DEEP: Final = _REAR + 2 * 900  # top(6) three rear values(5 5 5)
_ROOM: Final = _DEEP + 6 * 125  # turns(8) ahead(7) behind(6)
_PLAY: Final = _ROOM + 8 * 42  # ahead(5) values held(32)
_HURT: Final = _PLAY + 5 * 32  # ahead(7) broken(3)
_FRONT: Final = _HURT + 21  # turns(4) front(5) ahead(5)
_THEIR_TOPS: Final = _FRONT + 4 * 25  # wait(3) turns(4) two top values(6 6)
_THEIR_REAR: Final = _THEIR_TOPS + 3 * 4 * 36  # wait(3) two top values(6 6) two rear values(5 5)
_THEIR_ROOM: Final = _THEIR_REAR + 3 * 900  # wait(3) turns(8) ahead(7) behind(6)
_THEIR_SIZE: Final = _THEIR_ROOM + 3 * 8 * 42  # turns(8) cards(9)
_THEIR_FRONT: Final = _THEIR_SIZE + 8 * 9  # wait(3) front(5) ahead(5)
_THEIR_HURT: Final = _THEIR_FRONT + 75  # wait(3) ahead(7) broken(3)
_LIMIT: Final = _THEIR_HURT + 63  # derailments(4) turns(8) ahead(7)
_CHAOS: Final = _LIMIT + 4 * 56  # turns(4) chaos cards held(3) two top values(6 6)
WEIGHTS: Final = _CHAOS + 4 * 108


class Rails(NamedTuple):
    """The railway as far as it matters: up to three values at the rear that can be taken (0: none), the cards
    ahead and behind the train (no more than 6 and 5 count), broken ones ahead (up to 2), the front's value.
    """

    rear: tuple[int, int, int]
    ahead: int
    behind: int
    broken: int
    front: int


def holding(values: Sequence[int]) -> tuple[int, int]:
    """Which values are among these, as bits (bit 4 is chaos), and how often chaos is, up to twice."""
    found = chaos = 0
    for value in values:
        found |= 1 << value - 1
        if value == 5 and chaos < 2:
            chaos += 1
    return found, chaos


def mask_of(values: Sequence[int]) -> int:
    """Which values are among these, as bits; bit 4 is chaos."""
    return holding(values)[0]


def own_hand(values: Sequence[int], turns: int, front: int) -> Keys:
    """What counts of the own hand (chaos being 5), with so many own turns left, once the turn is over."""
    early, late = _T8[turns], _T4[turns]
    counts = [0] * 6
    for value in values:
        counts[value] += 1
    base = _HELD + early * 24
    return (
        base + 4 + _MOST3[counts[1]],
        base + 8 + _MOST3[counts[2]],
        base + 12 + _MOST3[counts[3]],
        base + 16 + _MOST3[counts[4]],
        base + 20 + _MOST3[counts[5]],
        _SIZE + early * 9 + _MOST8[len(values)],
        _MASK + (late * 32 + mask_of(values)) * 5 + front,
    )


def own_rails(tops: tuple[int, int, int], rails: Rails, turns: int, held: tuple[int, int]) -> Keys:
    """What counts of the own pile's three top values and the railway; `held` as `holding` tells of the own
    hand.
    """
    mask, chaos = held
    early, late = _T8[turns], _T4[turns]
    (first, second, third), (a, b, c), ahead = tops, rails.rear, rails.ahead
    pair = first * 6 + second
    near = _MOST4[ahead]
    return (
        _TOPS + late * 216 + pair * 6 + third,
        _REAR + (late > 1) * 900 + (pair * 5 + a) * 5 + b,
        _DEEP + ((first * 5 + a) * 5 + b) * 5 + c,
        _ROOM + early * 42 + ahead * 6 + rails.behind,
        _PLAY + near * 32 + mask,
        _HURT + ahead * 3 + rails.broken,
        _FRONT + (late * 5 + rails.front) * 5 + near,
        _CHAOS + (late * 3 + chaos) * 36 + pair,
    )


def own_limit(times: int, rails: Rails, turns: int) -> int:
    """What counts for a player alone who has derailed so often and may do so three times."""
    return _LIMIT + (times * 8 + _T8[turns]) * 7 + rails.ahead


def theirs(tops: tuple[int, int], turns: int, held: int, wait: int) -> Keys:
    """What counts of another seat's two top values, turns left and number of cards held, whatever the railway
    is like; `wait` others come before it.
    """
    size = _THEIR_SIZE + _T8[turns] * 9 + (_MOST8[held])
    if not turns:
        return (size,)
    return size, _THEIR_TOPS + (wait * 4 + _T4[turns]) * 36 + tops[0] * 6 + tops[1]


def their_rails(tops: tuple[int, int], rails: Rails, turns: int, wait: int) -> Keys:
    """What counts of another seat's pile and turns left together with the railway."""
    if not turns:
        return ()
    (a, b, _), ahead = rails.rear, rails.ahead
    return (
        _THEIR_REAR + wait * 900 + ((tops[0] * 6 + tops[1]) * 5 + a) * 5 + b,
        _THEIR_ROOM + (wait * 8 + _T8[turns]) * 42 + ahead * 6 + rails.behind,
        _THEIR_FRONT + (wait * 5 + rails.front) * 5 + (_MOST4[ahead]),
        _THEIR_HURT + wait * 21 + ahead * 3 + rails.broken,
    )


_SHARPNESS: Final = (0.0, 1.7, 1.8, 1.9)
"""By number of other seats, so that the slope is that of normal distributions where all are equal."""


class Values:
    """The weights for one number of seats, and how far off estimates are."""

    __slots__ = ("spread", "weights")

    def __init__(self, weights: list[float], spread: list[float]) -> None:
        """`spread`: by number of cards left to draw, the deviation of the lead over another seat."""
        self.weights = weights
        self.spread = spread

    def chance(self, own: float, theirs: Sequence[float], draws: int) -> float:
        """How likely the own points are the fewest in the end; alone: how few they are.

        Luce's choice: everybody's prospects are exp(-points / scale), and equal ones share evenly.
        """
        if not theirs:
            return -own
        scale = _SHARPNESS[len(theirs)] / self.spread[draws]
        total = 1.0
        for points in theirs:
            total += exp(scale * (own - points))
        return 1.0 / total


@cache
def values(seats: int, *, limited: bool = False) -> Values:
    """The fitted values for so many seats; `limited`: for one who may not derail as often as it likes.

    Raises:
        BadData: the file is damaged.
    """
    path = resource_path("editions", "rollecate", "values.json")
    table = expect(read_json(path), dict, str(path))
    name = f"{seats}-limited" if limited else str(seats)
    where = f"{path}: {name}"
    rows = member(table, name, dict, where)
    weights, spread = (
        [expect(each, int, f"{where}: {part}") / 100 for each in member(rows, part, list, where)]
        for part in ("weights", "spread")
    )
    if len(weights) != WEIGHTS or len(spread) != MOST_TURNS + 1 or min(spread) <= 0:
        raise BadData(f"{where}: {WEIGHTS} weights and {MOST_TURNS + 1} spreads expected")
    return Values(weights, spread)
