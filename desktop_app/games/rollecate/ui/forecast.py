"""What passing, riding or a chaos card will cost, exactly: every number of wheels with its probability. Pure.

Points are those of the own pile alone, put down in the best order and combined as far as it helps; there may
be fewer than before, then they count below zero. What the cards in the hand are worth is not counted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from desktop_app.games.rollecate.engine.chances import wheel_odds
from desktop_app.games.rollecate.engine.deck import CHAOS, Card, is_broken
from desktop_app.games.rollecate.engine.geometry import placed
from desktop_app.games.rollecate.engine.state import Lay, Table

from .hand import Plan


@dataclass(frozen=True, slots=True)
class Result:
    """One way it can come.

    `steps` the train goes; `over` steps are too many, `broken` tracks are entered, `taken` are the penalty
    cards in the order in which they come, from the rear on; `points` is by how much the pile grows (a lost
    game ends before that). `lost`: a player alone has derailed once too often.
    """

    probability: float
    wheels: int
    steps: int
    over: int
    broken: int
    taken: tuple[Card, ...]
    points: int
    lost: bool = False


@dataclass(frozen=True, slots=True)
class Forecast:
    """All that can come of something, fewest wheels first; `dice` is 0 where none are rolled."""

    dice: int
    outcomes: tuple[Result, ...]

    @property
    def expected_points(self) -> float:
        """By how much the pile grows on average."""
        return sum(result.probability * result.points for result in self.outcomes)

    @property
    def expected_steps(self) -> float:
        """How far the train goes on average."""
        return sum(result.probability * result.steps for result in self.outcomes)

    @property
    def chance_derail(self) -> float:
        """The probability of at least one step too many."""
        return sum(result.probability for result in self.outcomes if result.over)

    @property
    def chance_free(self) -> float:
        """The probability that no penalty card is taken."""
        return sum(result.probability for result in self.outcomes if not result.taken)

    @property
    def chance_lost(self) -> float:
        """The probability that a player alone loses by derailing."""
        return sum(result.probability for result in self.outcomes if result.lost)

    @property
    def most_taken(self) -> int:
        """The most penalty cards that can come."""
        return max(len(result.taken) for result in self.outcomes)

    def risk(self, index: int) -> float:
        """The probability that the card at that place of the railway, from the rear, is taken."""
        return sum(result.probability for result in self.outcomes if len(result.taken) > index)


def forecast(plan: Plan) -> Forecast | None:
    """What the plan brings if the turn ends with it; None where nothing is planned.

    That is the ride after the chosen card, or after those laid without it; a chosen chaos card; else nothing.
    """
    if plan.phase in ("act", "chaos") and plan.chosen is not None and plan.chosen == CHAOS:
        return chaos_forecast(plan.seen)
    lay = plan.lay
    if plan.building and lay is not None:
        return ride_forecast(plan.seen, lay)
    return ride_forecast(plan.seen) if plan.can_ride else None


def ride_forecast(table: Table, *lays: Lay) -> Forecast:
    """The ride of the current seat once these cards are laid, too; they must be legal."""
    railway = table.railway
    for lay in lays:
        railway = (*railway, placed(railway, lay.card, lay.turn))
    after = replace(table, railway=railway, laid=table.laid + len(lays))
    return Forecast(
        after.dice,
        tuple(_ridden(after, wheels, chance) for wheels, chance in enumerate(wheel_odds(after.dice))),
    )


def pass_forecast(table: Table) -> Forecast:
    """What passing costs the current seat; it is certain."""
    steps = min(1, len(table.railway) - 1 - table.train)
    broken = _broken(table, steps)
    due = 1 + (broken if steps else table.house.pass_front_extra)
    return Forecast(0, (_result(table, steps=steps, due=due, broken=broken),))


def chaos_forecast(table: Table, more: int = 1) -> Forecast:
    """What so many chaos cards, besides those put down already, do to the pile of the current seat."""
    cards = (*table.pending, *(CHAOS,) * more)
    return Forecast(0, (Result(1.0, 0, 0, 0, 0, (), _growth(table, cards)),))


def _ridden(table: Table, wheels: int, chance: float) -> Result:
    steps = min(wheels, len(table.railway) - 1 - table.train)
    over, broken = wheels - steps, _broken(table, steps)
    found = _result(table, steps=steps, due=over + broken, broken=broken)
    limit = table.house.derail_limit
    lost = bool(over) and limit is not None and table.derailments[table.current] >= limit
    return replace(found, probability=chance, wheels=wheels, over=over, lost=lost)


def _result(table: Table, *, steps: int, due: int, broken: int) -> Result:
    taken = tuple(track.card for track in table.railway[: min(due, table.train + steps)])
    return Result(1.0, 0, steps, 0, broken, taken, _growth(table, taken))


def _broken(table: Table, steps: int) -> int:
    """How many broken tracks the train enters within so many steps."""
    entered = table.railway[table.train + 1 : table.train + steps + 1]
    return sum(is_broken(track.card) for track in entered)


def _growth(table: Table, cards: Sequence[Card]) -> int:
    pile = [table.value(card) for card in table.piles[table.current]]
    return least_total(pile, [table.value(card) for card in cards]) - sum(pile)


def least_total(pile: Sequence[int], pending: Sequence[int]) -> int:
    """The least sum of a pile (values from the bottom up) once these values are put onto it, in any order.

    Two equal ones that come can always go away together. So only the number of cards matters that are dug out
    of the pile, each by an equal one that comes; of those left over one remains for each odd number.

    >>> least_total((3, 2), (2, 2, 3)), least_total((4, 2), (2, 4)), least_total((3,), (3, 3))
    (2, 0, 3)
    """
    left = Counter(pending)
    rest = sum(pile)
    best = rest + _odd(left)
    for value in reversed(pile):
        if not left[value]:
            break
        left[value] -= 1
        rest -= value
        best = min(best, rest + _odd(left))
    return best


def _odd(counts: Counter[int]) -> int:
    return sum(value for value, count in counts.items() if count % 2)
