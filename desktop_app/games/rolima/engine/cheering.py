"""The cheering phase resolved: values, weights, totals, who moves, who drafts when, with every hill rule.

It is a pure function of the track, the hill rule in force and the cards played, so that it also tells what a
part of a round would bring if nobody else played.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from desktop_app.core.game import Seat

from .deck import COLOURS, GOAL, Card, Colour, Hill, deck
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
    Played,
    Track,
    race_order,
    ranks,
    row_of,
)

Why: TypeAlias = Literal["won", "slipstream", "neck"]


@dataclass(frozen=True, slots=True)
class Move:
    """A cart went from row `start` to row `end`: as the winner, dragged along by it, or as the second."""

    colour: Colour
    start: int
    end: int
    why: Why = "won"


@dataclass(frozen=True, slots=True)
class Cheer:
    """What the cards of a round bring.

    `values` rule the drafting order, `weights` add up; both are in playing order. `totals` are by colour,
    None where no card was played. `order` are the colours with a card, the highest total first; `winner`
    moves (None: no card was played). `moves` are the winner's and perhaps another's, `track` is what they
    lead to. `draft` are the seats in drafting order, () if the race is `finished`.
    """

    values: tuple[int, ...]
    weights: tuple[int, ...]
    totals: tuple[int | None, ...]
    order: tuple[Colour, ...]
    winner: Colour | None
    moves: tuple[Move, ...]
    track: Track
    draft: tuple[Seat, ...]
    finished: bool


def cheer(track: Track, rule: Hill | None, played: tuple[Played, ...]) -> Cheer:
    """What these cards bring on that track while that rule is in force; cards face down are left out.

    >>> start = ((3, 2, 4), (1, 0), (), (), (), ())
    >>> cards = [deck().card(2, 4), deck().card(3, 9), deck().card(2, 6), deck().card(1, 2)]
    >>> found = cheer(start, None, tuple(map(Played, range(4), cards)))
    >>> found.totals, found.winner, found.track[:2], found.draft
    ((None, 2, 10, 9, None), 2, ((3, 4), (1, 0, 2)), (3, 0, 2, 1))
    """
    edition = deck()
    cards = [one.card for one in played if one.card is not None]
    colours = [edition.colour(card) for card in cards]
    values = values_of(cards)
    before = ranks(race_order(track))
    weights = _weights(values, colours, before, rule)
    totals = _totals(weights, colours, before, rule)
    present = [colour for colour in range(COLOURS) if totals[colour] is not None]
    order = tuple(sorted(present, key=lambda colour: (-(totals[colour] or 0), before[colour])))
    winner = None if not order else order[-1 if rule == QUIET_HOUR else 0]
    moves: tuple[Move, ...] = ()
    after = track
    if winner is not None:
        moves, after = _moved(track, rule, winner, order, last=before[winner] == COLOURS - 1)
    finished = winner is not None and bool(after[GOAL])
    draft = () if finished else drafting(after, rule, played)
    return Cheer(values, weights, totals, order, winner, moves, after, draft, finished)


def drafting(track: Track, rule: Hill | None, played: tuple[Played, ...]) -> tuple[Seat, ...]:
    """The seats in drafting order, with the carts where they are after the moves."""
    known = [(one.seat, one.card) for one in played if one.card is not None]
    cards = [card for _, card in known]
    colours = [deck().colour(card) for card in cards]
    order = card_order(values_of(cards), colours, ranks(race_order(track)))
    return tuple(known[at][0] for at in (order[::-1] if rule == HAIRPIN else order))


def values_of(cards: list[Card]) -> tuple[int, ...]:
    """The value of each card of a round; a 0/10 card's depends on whether it is the only one of its colour.

    >>> values_of([deck().card(2, None), deck().card(3, 9)])
    (10, 9)
    >>> values_of([deck().card(2, None), deck().card(3, 9), deck().card(2, 4)])
    (0, 9, 4)
    """
    edition = deck()
    colours = [edition.colour(card) for card in cards]
    found = []
    for card, colour in zip(cards, colours, strict=True):
        number = edition.number(card)
        if number is None:
            number = edition.alone if colours.count(colour) == 1 else edition.accompanied
        found.append(number)
    return tuple(found)


def card_order(values: tuple[int, ...], colours: list[Colour], places: tuple[int, ...]) -> list[int]:
    """The cards from the lowest to the highest, by their place in playing order.

    Of equal values that of the cart further back is lower, then the one played earlier; `places` are those of
    the carts in the race, by colour.
    """
    return sorted(range(len(values)), key=lambda at: (values[at], -places[colours[at]], at))


def _weights(
    values: tuple[int, ...], colours: list[Colour], before: tuple[int, ...], rule: Hill | None
) -> tuple[int, ...]:
    if rule == COBBLES:
        return tuple(1 if value % 2 else value for value in values)
    if rule == MEGAPHONE and values:
        lowest = card_order(values, colours, before)[0]
        return tuple(3 * value if at == lowest else value for at, value in enumerate(values))
    return values


def _totals(
    weights: tuple[int, ...], colours: list[Colour], before: tuple[int, ...], rule: Hill | None
) -> tuple[int | None, ...]:
    found: list[int | None] = [None] * COLOURS
    for weight, colour in zip(weights, colours, strict=True):
        so_far = found[colour] or 0
        found[colour] = max(so_far, weight) if rule == SOLO_VOICE else so_far + weight
    if rule == HEADWIND:
        leader = before.index(0)
        led = found[leader]
        found[leader] = None if led is None else led // 2
    return tuple(found)


def _moved(
    track: Track, rule: Hill | None, winner: Colour, order: tuple[Colour, ...], *, last: bool
) -> tuple[tuple[Move, ...], Track]:
    """The moves and the track after them; `last`: the winner is the last of the race."""
    rows = [list(row) for row in track]
    start = row_of(track, winner)
    at = rows[start].index(winner)
    left = rows[start][at - 1] if at else None
    end = min(GOAL, start + (2 if rule == COMEBACK and last else 1))
    rows[start].remove(winner)
    if rule == GRAVEL and end < GOAL:
        rows[end].insert(0, winner)
    else:
        rows[end].append(winner)
    moves = [Move(winner, start, end)]
    if end < GOAL and rule == SLIPSTREAM and left is not None:
        rows[start].remove(left)
        rows[end].insert(rows[end].index(winner), left)
        moves.append(Move(left, start, end, "slipstream"))
    elif end < GOAL and rule == NECK_AND_NECK and len(order) > 1:
        second = order[1]
        start = next(row for row in range(GOAL) if second in rows[row])
        rows[start].remove(second)
        target = rows[start + 1]
        target.insert(target.index(winner) if winner in target else len(target), second)
        moves.append(Move(second, start, start + 1, "neck"))
    return tuple(moves), tuple(map(tuple, rows))
