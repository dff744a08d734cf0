"""Weighs what the seat to act can do: the exact odds of its turn, then the fitted value of what follows.

An option is a tuple of cards: () passes, (CHAOS,) puts down a chaos card, tracks are built in this order.
How they bend is settled when they are laid; a seat that thinks ahead does not care.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

from .deck import CHAOS, KINDS, TYPES, Card
from .fast import IS_BROKEN, IS_CURVE, FastGame, ride_odds, thrown
from .stacking import Result, least_growth, results, topmost
from .state import Turn
from .value import Rails, Values, holding, own_hand, own_limit, own_rails, their_rails, theirs

Option: TypeAlias = tuple[Card, ...]

LOST: Final = 60.0
"""Points that losing by derailing counts, on top of the cards held."""

VALUE: Final = tuple(card // len(KINDS) + 1 for card in range(TYPES))
"""The value of each type of card, chaos being 5 whatever it counts."""

MOST: Final = tuple(tuple(range(most)) + (most,) * 60 for most in range(7))
"""`MOST[most][number]` is the number, or `most` if that is less."""

NOTHING: Final = (Result(0, 0, ()),)
"""What becomes of no penalty cards."""


class After(NamedTuple):
    """What a turn leaves: `cards` of which the first `taken` are gone, the train's place before they go, what
    is put onto the pile (ascending), and whether it derailed.
    """

    cards: list[Card]
    train: int
    taken: int
    coming: tuple[int, ...]
    derailed: bool = False


def options(game: FastGame, hand: Sequence[Card]) -> list[Option]:
    """What the current seat can do at the start of its action, ways that hardly differ counting once."""
    found: list[Option] = [()]
    if CHAOS in hand:
        found.append((CHAOS,))
    turns = game.open_turns()
    if not turns:
        return found
    straight, bends = "S" in turns, len(turns) > ("S" in turns)
    front = game.cards[-1] // 3
    for number in range(4):
        if number - front in (2, -2):
            continue
        held = sorted((card for card in hand if card // 3 == number), key=IS_BROKEN.__getitem__)
        if not any(bends if IS_CURVE[card] else straight for card in held):
            continue
        found += [tuple(held[:count]) for count in range(1, len(held) + 1)]
        if len(held) > 1 and IS_BROKEN[held[-1]]:
            found.append((held[-1],))
    return found


def lay_out(game: FastGame, cards: Option) -> int:
    """Lay these cards as well as it goes, keeping to the heading the railway had; how many could be laid."""
    left = list(cards)
    while left:
        turns = game.open_turns()
        for card in left:
            way = _way(game, card, turns)
            if way is not None:
                game.lay(card, way)
                left.remove(card)
                break
        else:
            break
    return len(cards) - len(left)


def _way(game: FastGame, card: Card, turns: Sequence[Turn]) -> Turn | None:
    if not IS_CURVE[card]:
        return "S" if "S" in turns else None
    wanted: Turn = "R" if game.head == 1 else "L"
    if wanted in turns:
        return wanted
    return "L" if "L" in turns else "R" if "R" in turns else None


class Judge:
    """Weighs positions for `seat`, who sees its own hand and how many cards each seat holds."""

    __slots__ = ("_others", "_seat", "_values", "game")

    def __init__(self, values: Values, game: FastGame, held: Sequence[int]) -> None:
        """For the current seat of `game`, once it has drawn; each seat has `held` so many cards."""
        self.game = game
        self._values = values
        self._seat = game.current
        weights, seats = values.weights, game.seats
        self._others: list[tuple[float, tuple[int, int], int, int]] = []
        """Of each other seat: points without the railway, top values, turns left, how many come before it."""
        for wait in range(seats - 1):
            seat = (game.current + 1 + wait) % seats
            pile, turns = game.piles[seat], (game.deck - wait + seats - 1) // seats
            tops, points = top_two(pile), float(sum(pile))
            for key in theirs(tops, turns, held[seat], wait):
                points += weights[key]
            self._others.append((points, tops, turns, wait))

    def after_pass(self) -> After:
        """The turn that passes."""
        game = self.game
        cards, train = game.cards, game.train
        due = 1
        if train < len(cards) - 1:
            train += 1
            due += IS_BROKEN[cards[train]]
        else:
            due += game.house.pass_front_extra
        return _after(game, cards, train, due, derailed=False)

    def afters(self, option: Option, laid: int = 0) -> list[tuple[float, After]]:
        """Everything that may come of an option with its probability; `laid` cards lie already."""
        game = self.game
        if not option and not laid:
            return [(1.0, self.after_pass())]
        if option and option[0] == CHAOS:
            return [(1.0, After(game.cards, game.train, 0, (game.values[CHAOS],) * len(option)))]
        cards = game.cards + list(option)
        train, gap = game.train, len(cards) - 1 - game.train
        broken = tuple(place for place in range(1, gap + 1) if IS_BROKEN[cards[train + place]])
        dice = game.values[cards[-1]] * (laid + len(option))
        return [
            (chance, _after(game, cards, train + steps, due, derailed=over > 0))
            for chance, steps, over, due in ride_odds(gap, dice, broken)
        ]

    def worths(self, hand: Sequence[Card], afters: Sequence[After]) -> list[float]:
        """The value of a turn that leaves this hand, for each of the ways it may come out."""
        held = self._holding(hand, afters[0])
        return [self._stacked(held, after)[0] for after in afters]

    def worth(self, hand: Sequence[Card], ways: Sequence[tuple[float, After]]) -> float:
        """The value of a turn that leaves this hand, over everything that may come."""
        held, total = self._holding(hand, ways[0][1]), 0.0
        for chance, after in ways:
            total += chance * self._stacked(held, after)[0]
        return total

    def best_stack(self, hand: Sequence[Card], after: After) -> Result:
        """The best that can be made of the penalty cards."""
        return self._stacked(self._holding(hand, after), after)[1]

    def _holding(self, hand: Sequence[Card], after: After) -> tuple[float, tuple[int, int]]:
        """Points of the pile there is and the hand that is left, and what is held."""
        game = self.game
        points = float(sum(game.piles[self._seat]) + sum([game.values[card] for card in hand]))
        turns = game.deck // game.seats
        if not turns:
            return points, (0, 0)
        held = [VALUE[card] for card in hand]
        weights = self._values.weights
        for key in own_hand(held, turns, VALUE[after.cards[-1]]):
            points += weights[key]
        return points, holding(held)

    def _stacked(self, base: tuple[float, tuple[int, int]], after: After) -> tuple[float, Result]:
        """The value of the best that can be made of the penalty cards, and how."""
        game, weights = self.game, self._values.weights
        own, held = base
        pile = game.piles[self._seat]
        turns = game.deck // game.seats
        rails = rails_of(after)
        points_of_others = self._theirs(rails)
        limit = game.house.derail_limit
        if limit is not None:
            times = game.derailments[0] + after.derailed
            own += LOST if times > limit else weights[own_limit(times, rails, turns)] if turns else 0.0
        coming = after.coming
        found = results(topmost(pile, len(coming) + 1), coming) if coming else NOTHING
        best, best_result = -1e9, found[0]
        for result in found:
            points = own + result.growth
            if turns:
                for key in own_rails(top_three(pile, result), rails, turns, held):
                    points += weights[key]
            worth = self._values.chance(points, points_of_others, game.deck)
            if worth > best:
                best, best_result = worth, result
            if not turns:
                break
        return best, best_result

    def _theirs(self, rails: Rails) -> list[float]:
        weights = self._values.weights
        found = []
        for points, tops, turns, wait in self._others:
            for key in their_rails(tops, rails, turns, wait):
                points += weights[key]
            found.append(points)
        return found

    def best(self, hand: list[Card]) -> tuple[float, Option]:
        """The best option and its value."""
        best, best_option = -1e9, Option()
        for option in options(self.game, hand):
            left = hand[:]
            for card in option:
                left.remove(card)
            worth = self.worth(left, self.afters(option))
            if worth > best:
                best, best_option = worth, option
        return best, best_option

    def plain(self, hand: Sequence[Card]) -> Option:
        """The option of the least pile and hand, by the odds of this turn alone; of equal ones the last."""
        game = self.game
        pile, values = game.piles[self._seat], game.values
        least, found = 1e9, Option()
        for option in options(game, hand):
            grown = 0.0
            for chance, after in self.afters(option):
                if after.coming:
                    grown += chance * least_growth(pile, after.coming)
            for card in option:
                grown -= values[card]
            if grown <= least:
                least, found = grown, option
        return found


def perform(judge: Judge, option: Option, luck: float) -> None:
    """Do it in the judge's game with that luck of the dice (0 to 1), and end the turn."""
    game = judge.game
    hand = game.hands[game.current]
    if option and option[0] == CHAOS:
        coming = game.put_chaos()
        after = After(game.cards, game.train, 0, tuple(coming))
    else:
        value = game.values[option[0]] if option else 0
        laid = lay_out(game, option)
        coming = game.ride(thrown(laid * value, luck)) if laid else game.pass_on()
        after = After(game.cards, game.train, 0, tuple(sorted(coming)))
    if after.coming:
        pile = game.piles[game.current]
        result = judge.best_stack(hand, after)
        if result.dug:
            del pile[-result.dug :]
        pile += result.added
    game.turn_over()


def _after(game: FastGame, cards: list[Card], train: int, due: int, *, derailed: bool) -> After:
    taken = min(due, train)
    if not taken:
        return After(cards, train, 0, (), derailed)
    values = game.values
    return After(cards, train, taken, tuple(sorted([values[card] for card in cards[:taken]])), derailed)


def rails_of(after: After) -> Rails:
    """The railway that a turn leaves, as far as it matters."""
    cards, taken, train = after.cards, after.taken, after.train
    behind, ahead = train - taken, len(cards) - 1 - train
    if behind > 2:
        rear = (VALUE[cards[taken]], VALUE[cards[taken + 1]], VALUE[cards[taken + 2]])
    else:
        first, second = (*(VALUE[card] for card in cards[taken:train]), 0, 0)[:2]
        rear = (first, second, 0)
    broken = 0
    for card in cards[train + 1 :]:
        if IS_BROKEN[card]:
            broken += 1
    return Rails(rear, MOST[6][ahead], MOST[5][behind], MOST[2][broken], VALUE[cards[-1]])


def top_two(pile: Sequence[int]) -> tuple[int, int]:
    size = len(pile)
    return (pile[-1] if size else 0, pile[-2] if size > 1 else 0)


def top_three(pile: Sequence[int], result: Result) -> tuple[int, int, int]:
    added = result.added
    if not result.dug and not added:
        tops = [*pile[:-4:-1], 0, 0, 0]
        return tops[0], tops[1], tops[2]
    size = len(pile) - result.dug
    tops = [*added[:-4:-1], *(pile[at] for at in range(size - 1, max(-1, size - 4), -1)), 0, 0, 0]
    return tops[0], tops[1], tops[2]
