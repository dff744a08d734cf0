"""What a seat can do with the rest of its turn, as whole plans, and what may come of each.

Ways to build that differ in nothing but the order of their cards or the bends of their curves are one plan;
it takes the way that leaves the front most room. A broken track is always laid last: there it costs the train
that rides now the least.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import Final, Literal

from .deck import BROKEN, CHAOS, CURVE, STRAIGHT, Card, track
from .fast import BEND, IS_BROKEN, STEP, FastGame, ride_odds
from .geometry import CURVES, STRAIGHTS
from .state import Action, Chaos, Done, Lay, Pass, Ride, Turn

_MOST_WAYS: Final = 24
"""Ways to bend a building that are looked at."""

_NEAR: Final = tuple(x + 256 * y for x in range(-2, 3) for y in range(-2, 3))


@dataclass(frozen=True, slots=True)
class Plan:
    """The rest of a turn. `lays` are still to be laid before the ride, `chaos` cards still to be put down.

    `broken` tells whether a broken track is among the lays, `value` is that of the cards built.
    """

    kind: Literal["pass", "ride", "chaos"]
    lays: tuple[Lay, ...] = ()
    chaos: int = 0
    value: int = 0

    @property
    def first(self) -> Action:
        """The next small step."""
        if self.kind == "pass":
            return Pass()
        if self.kind == "chaos":
            return Chaos() if self.chaos else Done()
        return self.lays[0] if self.lays else Ride()

    @property
    def used(self) -> tuple[Card, ...]:
        """The cards that leave the hand."""
        return (CHAOS,) * self.chaos if self.kind == "chaos" else tuple(lay.card for lay in self.lays)


@dataclass(frozen=True, slots=True)
class Outcome:
    """One way a plan can come out.

    Afterwards `gap` cards are ahead of the train, the first `taken` of the railway (with those laid) are
    gone, `coming` are the values put onto the pile, ascending. `over`: steps too many.
    """

    chance: float
    gap: int
    taken: int
    coming: tuple[int, ...]
    over: int = 0


def plans(game: FastGame, hand: tuple[Card, ...], chaos_down: int = 0) -> list[Plan]:
    """Every plan of the current seat, in a fixed order; `chaos_down` cards were put down in this turn."""
    chaos = hand.count(CHAOS)
    if chaos_down:
        return [Plan("chaos", chaos=count) for count in range(chaos + 1)]
    if game.laid:
        value = game.values[game.cards[-1]]
        return [Plan("ride", value=value), *_building(game, hand, value)]
    found = [Plan("pass")]
    front = game.values[game.cards[-1]]
    for value in range(1, 5):
        if abs(value - front) != 2:
            found += _building(game, hand, value)
    most = chaos if game.house.chaos_many else min(chaos, 1)
    return found + [Plan("chaos", chaos=count) for count in range(1, most + 1)]


def outcomes(game: FastGame, plan: Plan, chaos_down: int = 0) -> list[Outcome]:
    """Everything that may come of a plan, with its probability."""
    gap = len(game.cards) - 1 - game.train
    if plan.kind == "chaos":
        return [Outcome(1.0, gap, 0, (game.values[CHAOS],) * (plan.chaos + chaos_down))]
    railway = [*game.cards, *(lay.card for lay in plan.lays)]
    if plan.kind == "pass":
        steps = min(gap, 1)
        due = 1 + (IS_BROKEN[railway[game.train + 1]] if steps else game.house.pass_front_extra)
        return [_outcome(game, railway, 1.0, (steps, 0, due))]
    ahead = railway[game.train + 1 :]
    broken = tuple(place for place, card in enumerate(ahead, 1) if IS_BROKEN[card])
    dice = (game.laid + len(plan.lays)) * plan.value
    rows = ride_odds(len(ahead), dice, broken)
    return [_outcome(game, railway, chance, (steps, over, due)) for chance, steps, over, due in rows]


def _outcome(game: FastGame, railway: list[Card], chance: float, ride: tuple[int, int, int]) -> Outcome:
    steps, over, due = ride
    train = game.train + steps
    taken = min(due, train)
    coming = tuple(sorted(game.values[card] for card in railway[:taken])) if taken else ()
    return Outcome(chance, len(railway) - 1 - train, taken, coming, over)


def _building(game: FastGame, hand: tuple[Card, ...], value: int) -> Iterator[Plan]:
    """One plan for each choice of cards of that value that can be laid."""
    held = Counter(hand)
    straight, curve, broken = (track(value, kind) for kind in (STRAIGHT, CURVE, BROKEN))
    for straights, curves, damaged in product(
        range(held[straight] + 1), range(held[curve] + 1), range(held[broken] + 1)
    ):
        cards = (*(straight,) * straights, *(curve,) * curves, *(broken,) * damaged)
        if cards and (lays := _laid_out(game, cards)):
            yield Plan("ride", lays, value=value)


def _laid_out(game: FastGame, cards: tuple[Card, ...]) -> tuple[Lay, ...]:
    """A way to lay these cards in this order or with the curves first; () if there is none."""
    best: tuple[Lay, ...] = ()
    least = len(game.cells) + len(cards) + 1
    orders = [cards]
    if len({card % 3 for card in cards}) > 1:
        orders.append(tuple(sorted(cards, key=lambda card: (IS_BROKEN[card], card % 3 != CURVE))))
    for order in orders:
        for lays, crowd in _ways(game, order):
            if crowd < least:
                best, least = lays, crowd
    return best


def _ways(game: FastGame, order: tuple[Card, ...]) -> Iterator[tuple[tuple[Lay, ...], int]]:
    """Ways to lay the cards in that order, and how many cards then lie near the new front's end."""
    bends = [CURVES if card % 3 == CURVE else STRAIGHTS for card in order]
    for number, turns in enumerate(product(*bends)):
        if number >= _MOST_WAYS:
            return
        end = _end(game, turns)
        if end is not None:
            cells, target = end
            crowd = sum(target + near in cells for near in _NEAR)
            yield tuple(Lay(card, turn) for card, turn in zip(order, turns, strict=True)), crowd


def _end(game: FastGame, turns: tuple[Turn, ...]) -> tuple[set[int], int] | None:
    """The cells covered and the one pointed at after these turns; None if they are not allowed."""
    cells, head = set(game.cells), game.head
    target = game.cells[-1] + STEP[head]
    for turn in turns:
        if target in cells:
            return None
        cells.add(target)
        head = (head + BEND[turn]) % 4
        target += STEP[head]
    if game.house.no_block and target in cells:
        return None
    return cells, target
