"""Where the carts are, one value for each arrangement with all that bots ask of it, and the cheering on it.

There are about 15,000 arrangements before the finish; those met are kept, with where each push leads to.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

from .deck import COLOURS, GOAL, Card, Colour, deck
from .state import (
    COBBLES,
    COMEBACK,
    GRAVEL,
    HAIRPIN,
    HEADWIND,
    MEGAPHONE,
    NECK_AND_NECK,
    QUIET_HOUR,
    SLIPSTREAM,
    SOLO_VOICE,
)

if TYPE_CHECKING:
    from .hope import Hope

START: Final = 0
"""The start row."""

_MOVES: Final[dict[int, int]] = {GRAVEL: 1, SLIPSTREAM: 2, COMEBACK: 3}
"""The hill cards under which a cart is pushed in a way of its own, numbered; all others are way 0."""


class Race:
    """An arrangement: `order` from the leader on, `rows` and `rank` (0 leads) by colour, `section` of the
    leader (0 to 4), whether it is `finished`.

    `worth` of each fan card as a bet and `gum_worth` of each gum card at the places of now; `ahead` is 4 for
    the leader down to 0, by colour.
    """

    __slots__ = (
        "ahead",
        "behind",
        "finished",
        "gum_worth",
        "hope",
        "order",
        "pushes",
        "rank",
        "rows",
        "section",
        "times",
        "worth",
    )

    def __init__(self, order: tuple[Colour, ...], rows: tuple[int, ...]) -> None:
        """Use `race_of`."""
        edition = deck()
        self.order = order
        self.rows = rows
        self.section = rows[order[0]]
        self.finished = self.section == GOAL
        self.rank = tuple(order.index(colour) for colour in range(COLOURS))
        self.ahead = [COLOURS - 1 - rank for rank in self.rank]
        self.behind = [8 * rank for rank in self.rank]
        self.times = tuple(edition.multipliers[rank] for rank in self.rank)
        self.worth = [edition.gum(card) * self.times[edition.colour(card)] for card in range(edition.size)]
        self.gum_worth = [edition.gum_card * times for times in self.times]
        self.pushes: list[Race | None] = [None] * (COLOURS * 4)
        self.hope: Hope | None = None

    def pushed(self, winner: Colour, rule: int) -> Race:
        """Where the race stands after that cart won a round (Neck and Neck is left to `cheered`)."""
        at = winner + COLOURS * _MOVES.get(rule, 0)
        found = self.pushes[at]
        if found is None:
            found = self.pushes[at] = self._push(winner, rule)
        return found

    def _push(self, winner: Colour, rule: int) -> Race:
        rows, order = list(self.rows), list(self.order)
        at, start = order.index(winner), rows[winner]
        left = None
        if at + 1 < COLOURS and rows[order[at + 1]] == start:
            left = order[at + 1]
        end = min(GOAL, start + (2 if rule == COMEBACK and at == COLOURS - 1 else 1))
        rows[winner] = end
        _insert(order, rows, winner, last=rule == GRAVEL)
        if rule == SLIPSTREAM and left is not None and end < GOAL:
            rows[left] = end
            order.remove(left)
            order.insert(order.index(winner) + 1, left)
        return race_of(tuple(order), tuple(rows))

    def followed(self, second: Colour, winner: Colour) -> Race:
        """Where it stands after the second one has moved, too, the winner having moved already."""
        rows, order = list(self.rows), list(self.order)
        rows[second] += 1
        if rows[second] == rows[winner]:
            order.remove(second)
            order.insert(order.index(winner) + 1, second)
        else:
            _insert(order, rows, second)
        return race_of(tuple(order), tuple(rows))


def _insert(order: list[Colour], rows: list[int], cart: Colour, *, last: bool = False) -> None:
    """Put a cart into its new row as the first of it, or as the last."""
    order.remove(cart)
    row = rows[cart]
    place = sum(rows[other] > row or (last and rows[other] == row) for other in order)
    order.insert(place, cart)


@cache
def race_of(order: tuple[Colour, ...], rows: tuple[int, ...]) -> Race:
    """The arrangement with that race order and those rows by colour."""
    return Race(order, rows)


# ---- cheering ----------------------------------------------------------------------------------------

_NUMBERS: Final[list[int]] = []
_COLOURS: Final[list[Colour]] = []
"""Of each card its number (-1 for a 0/10 card) and its colour; filled when first used."""


def _load() -> None:
    edition = deck()
    for card in range(edition.size):
        number = edition.number(card)
        _NUMBERS.append(-1 if number is None else number)
        _COLOURS.append(edition.colour(card))


FEW: Final = 2
MOST_KNOWN: Final = 100_000
_KNOWN: Final[dict[tuple[object, ...], Race]] = {}
"""What few cards led to, by arrangement, rule and cards."""


def cheered(race: Race, rule: int, cards: Sequence[Card]) -> tuple[Race, list[int]]:
    """Where the race stands after these cards, and the order of drafting, the last one first.

    The order is in places of playing order; [] at the finish.
    """
    colours, values = _read(cards)
    after = _after(race, rule, colours, values)
    if after.finished:
        return after, []
    behind = after.behind
    row = [(values[at] << 6) - behind[colour] + at for at, colour in enumerate(colours)]
    row.sort(reverse=rule != HAIRPIN)
    return after, [key & 7 for key in row]


def what_if(race: Race, rule: int, cards: Sequence[Card]) -> Race:
    """Where the race stands after these cards; kept where it is asked for often."""
    if len(cards) > FEW:
        return _after(race, rule, *_read(cards))
    key = (race, rule, *cards)
    found = _KNOWN.get(key)
    if found is None:
        if len(_KNOWN) >= MOST_KNOWN:
            _KNOWN.clear()
        found = _KNOWN[key] = _after(race, rule, *_read(cards))
    return found


def _read(cards: Sequence[Card]) -> tuple[list[Colour], list[int]]:
    """Colours and values of cards played together."""
    if not _NUMBERS:
        _load()
    colours = [_COLOURS[card] for card in cards]
    values = [_NUMBERS[card] for card in cards]
    if -1 in values:
        edition = deck()
        for at, value in enumerate(values):
            if value < 0:
                values[at] = edition.alone if colours.count(colours[at]) == 1 else edition.accompanied
    return colours, values


def _after(race: Race, rule: int, colours: list[Colour], values: list[int]) -> Race:
    keys = race.ahead[:]
    if rule and _SPECIAL[rule]:
        _special(race, rule, colours, values, keys)
    else:
        for colour, value in zip(colours, values, strict=True):
            keys[colour] += 8 * value
    if rule == QUIET_HOUR:
        winner = min(colours, key=keys.__getitem__)
    else:
        winner, most = -1, -1
        for colour in colours:
            if keys[colour] > most:
                most, winner = keys[colour], colour
    after = race.pushed(winner, rule)
    if rule == NECK_AND_NECK and not after.finished:
        others = [colour for colour in colours if colour != winner]
        if others:
            after = after.followed(max(others, key=keys.__getitem__), winner)
    return after


_SPECIAL: Final = [int(rule in (HEADWIND, SOLO_VOICE, MEGAPHONE, COBBLES)) for rule in range(13)]
"""By rule: whether cards weigh or add up in another way."""


def _special(race: Race, rule: int, colours: list[Colour], values: list[int], keys: list[int]) -> None:
    """Add the totals of the colours to the `keys`, eight for one."""
    weights = values
    if rule == COBBLES:
        weights = [1 if value % 2 else value for value in values]
    elif rule == MEGAPHONE:
        behind = race.behind
        row = [
            (value << 6) - behind[colour] + at
            for at, (value, colour) in enumerate(zip(values, colours, strict=True))
        ]
        lowest = min(row) & 7
        weights = values[:]
        weights[lowest] *= 3
    totals = [0] * COLOURS
    for colour, weight in zip(colours, weights, strict=True):
        if rule == SOLO_VOICE:
            totals[colour] = max(totals[colour], weight)
        else:
            totals[colour] += weight
    if rule == HEADWIND:
        totals[race.order[0]] //= 2
    for colour, total in enumerate(totals):
        keys[colour] += 8 * total
