"""Thinks ahead: imagined deals and dice, the same ones for every plan, up to the own next turn.

A plan's value is that by the exact odds of this turn plus, as a mean over the futures played, what the own
next turn (by its exact odds) turned out better than was expected when this one ended. So neither the dice of
this turn nor those of the next make noise. Hidden hands and the cards to come are dealt anew for each future
from all cards not seen, those out of the game included.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Final

from desktop_app.bots.bot import Bot, Budget, Control

from .deck import CHAOS
from .fast import FastGame, thrown
from .judge import LOST, After, Judge, perform
from .plans import Plan
from .reference import bend, turn_plans
from .stacking import first_step
from .state import Action, RollecateView
from .value import Values, values

BATCH: Final = 12
"""Futures between two looks at which plans are out of the running."""

PLAIN: Final = 0.7
"""How often another seat is thought to look at the odds of its turn alone."""

HOPELESS: Final = 0.12
"""A plan so much less likely to win at first sight is not played through."""

HOPELESS_ALONE: Final = 6.0
"""The same in points, for a game alone."""

TRUST: Final = 6
"""The first sight of a plan counts as much as so many futures in which it proved right."""

DOUBT: Final = 2.2
"""A plan is dropped when it is behind by so many standard errors."""


class ThinkingBot(Bot[RollecateView, Action]):
    """Plays the plan of the best value; with a budget of futures it plays the likely ones through."""

    def __init__(self, budget: Budget, source: Values | None = None) -> None:
        """`budget.iterations` futures, none: only this turn; `source`: other values than the fitted ones."""
        self._budget = budget
        self._source = source

    def choose(self, seen: RollecateView, rng: Random, control: Control) -> Action:
        """The next small step of the best plan."""
        if seen.phase == "bend":
            return bend(seen, rng)
        if seen.phase == "stack":
            return best_step(seen, self._values(seen))
        return self.plan(seen, rng, control).first

    def plan(self, seen: RollecateView, rng: Random, control: Control) -> Plan:
        """The best rest of the turn."""
        search = Search(seen, self._values(seen))
        if len(search.plans) > 1 and self._budget.iterations:
            search.run(self._budget, rng, control)
        return search.best()

    def _values(self, seen: RollecateView) -> Values:
        return self._source or values(seen.seats, limited=seen.house.derail_limit is not None)


def best_step(seen: RollecateView, source: Values) -> Action:
    """The next penalty card to be put down."""
    game = FastGame.of(seen)
    judge = Judge(source, game, seen.counts)
    coming = tuple(sorted(seen.value(card) for card in seen.pending))
    result = judge.best_stack(seen.hand, After(game.cards, game.train, 0, coming))
    return first_step(seen, result)


class Search:
    """The plans of a seat to act and what is known of each."""

    def __init__(self, seen: RollecateView, source: Values) -> None:
        """Weigh every plan by the exact odds of this turn."""
        self._seen = seen
        self._source = source
        self._game = FastGame.of(seen)
        self._down = len(seen.pending)
        judge = Judge(source, self._game, seen.counts)
        self.plans = turn_plans(seen, self._game)
        self._ways = [self._ways_of(judge, plan) for plan in self.plans]
        self._hands = [_less(seen.hand, plan) for plan in self.plans]
        self._worths = [
            judge.worths(hand, [after for _, after in ways])
            for ways, hand in zip(self._ways, self._hands, strict=True)
        ]
        self.first_sight = [
            sum(chance * worth for (chance, _), worth in zip(ways, worths, strict=True))
            for ways, worths in zip(self._ways, self._worths, strict=True)
        ]
        self._gains: list[list[float]] = [[] for _ in self.plans]
        best = max(self.first_sight)
        least = best - (HOPELESS if seen.seats > 1 else HOPELESS_ALONE)
        self._alive = [number for number, worth in enumerate(self.first_sight) if worth >= least]

    def _ways_of(self, judge: Judge, plan: Plan) -> list[tuple[float, After]]:
        if plan.kind == "chaos":
            game = self._game
            return [
                (1.0, After(game.cards, game.train, 0, (game.values[CHAOS],) * (plan.chaos + self._down)))
            ]
        return judge.afters(plan.used, self._game.laid)

    def best(self) -> Plan:
        """The plan of the highest value; of those played through, equals the first."""
        return self.plans[max(self._alive, key=lambda number: (self.value(number), -number))]

    def value(self, number: int) -> float:
        """A plan's value as far as it is known."""
        gains = self._gains[number]
        return self.first_sight[number] + sum(gains) / (len(gains) + TRUST)

    def run(self, budget: Budget, rng: Random, control: Control) -> int:
        """Play futures until the budget is used, one plan is left or the table says stop; how many."""
        limit, start, made = budget.iterations or 0, control.clock(), 0
        while made < limit and len(self._alive) > 1:
            share = made / limit
            if budget.seconds is not None:
                share = max(share, (control.clock() - start) / budget.seconds)
            if share >= 1.0 or control.stop():
                break
            control.report(share)
            self.future(rng)
            made += 1
            if made % BATCH == 0:
                self._drop()
        control.report(1.0)
        return made

    def future(self, rng: Random) -> None:
        """One deal and one run of luck, for every plan that is left."""
        game = self._game.copy()
        rng.shuffle(game.pool)
        for seat, hand in enumerate(game.hands):
            if seat != game.current:
                count = self._seen.counts[seat]
                hand += game.pool[:count]
                del game.pool[:count]
        luck = [rng.random() for _ in range(game.seats)]
        plain = [rng.random() < PLAIN for _ in range(game.seats)]
        for number in self._alive:
            self._gains[number].append(self._gain(game.copy(), number, luck, plain))

    def _gain(self, game: FastGame, number: int, luck: Sequence[float], plain: Sequence[bool]) -> float:
        """What a plan turned out better, up to the own next turn, than expected at the end of this one.

        The other seats that are `plain` look at the odds of their turn alone.
        """
        seat = game.current
        ways = self._ways[number]
        way = _chosen([chance for chance, _ in ways], luck[0])
        after, expected = ways[way][1], self._worths[number][way]
        self._carry_out(game, self.plans[number], after)
        for chance in luck[1:]:
            if game.over():
                break
            game.draw()
            judge = Judge(self._source, game, [len(hand) for hand in game.hands])
            hand = game.hands[game.current]
            option = judge.plain(hand) if plain[game.current] else judge.best(hand)[1]
            perform(judge, option, chance)
        if game.over():
            return self._ended(game, seat) - expected
        game.draw()
        judge = Judge(self._source, game, [len(hand) for hand in game.hands])
        return judge.best(game.hands[seat])[0] - expected

    def _carry_out(self, game: FastGame, plan: Plan, after: After) -> None:
        """Do what the plan says, with the outcome given."""
        judge = Judge(self._source, game, self._seen.counts)
        for lay in plan.lays:
            game.lay(lay.card, lay.turn)
        hand = game.hands[game.current]
        for _ in range(plan.chaos):
            hand.remove(CHAOS)
        result = judge.best_stack(hand, after)
        game.laid = 0
        game.derailments[game.current] += after.derailed
        game.train = after.train
        game.take(after.taken)
        pile = game.piles[game.current]
        if result.dug:
            del pile[-result.dug :]
        pile += result.added
        game.turn_over()

    def _ended(self, game: FastGame, seat: int) -> float:
        """The share of the victory; alone: the points, below zero."""
        scores = game.scores()
        if game.seats == 1:
            return -scores[0] - (LOST if game.lost else 0.0)
        least = min(scores)
        return 1.0 / scores.count(least) if scores[seat] == least else 0.0

    def _drop(self) -> None:
        """Leave out plans that are behind the best by too much for chance."""
        best = max(self._alive, key=self.value)
        self._alive = [number for number in self._alive if number == best or not self._behind(number, best)]

    def _behind(self, number: int, best: int) -> bool:
        lead = [a - b for a, b in zip(self._gains[best], self._gains[number], strict=True)]
        count = len(lead)
        mean = sum(lead) / count
        error = sqrt(sum((each - mean) ** 2 for each in lead) / (count - 1) / count)
        return self.value(best) - self.value(number) > DOUBT * error + 1e-9


def _less(hand: Sequence[int], plan: Plan) -> list[int]:
    left = list(hand)
    for card in plan.used:
        left.remove(card)
    return left


def _chosen(odds: Sequence[float], luck: float) -> int:
    """The number of the outcome that a number from 0 to 1 stands for."""
    if len(odds) == 1:
        return 0
    return min(thrown(len(odds) - 1, luck), len(odds) - 1)
