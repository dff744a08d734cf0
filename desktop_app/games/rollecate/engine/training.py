"""Fits the values: `python -m desktop_app.games.rollecate.engine.training NAME GAMES` plays against itself.

Each game is played with the values as they are then, by some seats with none at all, as people differ, too.
Afterwards every estimate on the way is moved a little towards what came of it: TD(lambda). The same arguments
give the same weights. The file was made with 6000 games for "1" and "1-limited" (alone with three derailments
at most), 12000 for "2" and "3" seats and 20000 for "4".
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from desktop_app.core.game import CHANCE, Setup
from desktop_app.core.resources import resource_path

from .fast import FastGame
from .judge import LOST, After, Judge, Option, options, perform, rails_of, top_three, top_two
from .rules import GAME
from .stacking import Result
from .value import (
    MOST_TURNS,
    WEIGHTS,
    Keys,
    Values,
    holding,
    own_hand,
    own_limit,
    own_rails,
    their_rails,
    theirs,
)

LAMBDA: Final = 0.8
FIRST_STEP: Final = 0.12
LAST_STEP: Final = 0.008
PLAIN: Final = 0.7
"""How many of the seats, all but one at most, play by the odds of their turn alone."""

CURIOUS: Final = 0.04
"""How often any option is played instead of the best."""


class Estimate(NamedTuple):
    """Points at a moment and the weights that tell how many will be added; `draws` cards were left."""

    points: int
    keys: Keys
    draws: int

    def total(self, weights: list[float]) -> float:
        """The points to be expected in the end."""
        return self.points + sum(weights[key] for key in self.keys)


class Trainer:
    """Plays and learns for one number of seats."""

    def __init__(self, seats: int, seed: int = 1, *, limited: bool = False) -> None:
        """Begin with weights of zero; `limited`: alone, with three derailments at most."""
        self.setup = Setup(seats)
        if limited:
            self.setup = self.setup.with_option("solo_derail_limit", "three")
        self.rng = Random(seed)
        self.values = Values([0.0] * WEIGHTS, [4.0 + 0.25 * draws for draws in range(MOST_TURNS + 1)])
        self.misses = [[1.0, 25.0] for _ in range(MOST_TURNS + 1)]
        """By cards left: number and sum of squares of how far off the lead over another seat was."""

    def train(self, games: int) -> None:
        """Play so many games; the steps get smaller on the way."""
        for number in range(games):
            self.game(FIRST_STEP * (LAST_STEP / FIRST_STEP) ** (number / games))
            if number % 500 == 499:
                self.spread_out()

    def game(self, step: float) -> list[int]:
        """One game and what is to be learned of it; the scores."""
        game, seats = dealt(self.setup, self.rng), self.setup.seats
        plain = [self.rng.random() < PLAIN for _ in range(seats)]
        plain[self.rng.randrange(seats)] = False
        own: list[list[Estimate]] = [[] for _ in range(seats)]
        their: list[list[Estimate]] = [[] for _ in range(seats)]
        leads: list[tuple[int, float, int, int]] = []
        while not game.over():
            seat = game.current
            game.draw()
            judge = Judge(self.values, game, [len(hand) for hand in game.hands])
            perform(judge, self.option(judge, plain=plain[seat]), self.rng.random())
            mine, rest = self.estimates(game, seat)
            if mine.keys and not plain[seat]:
                own[seat].append(mine)
            total = mine.total(self.values.weights)
            for other, estimate in rest:
                their[other].append(estimate)
                leads.append((game.deck, estimate.total(self.values.weights) - total, seat, other))
        scores = game.scores()
        for seat, score in enumerate(scores):
            self.learn(own[seat], score + (LOST if game.lost else 0.0), step)
            self.learn(their[seat], score, step)
        for draws, lead, seat, other in leads:
            miss = self.misses[draws]
            miss[0] += 1
            miss[1] += (scores[other] - scores[seat] - lead) ** 2
        return scores

    def option(self, judge: Judge, *, plain: bool) -> Option:
        """What the seat to act plays: the best, now and then anything, or the least by the odds alone."""
        game = judge.game
        hand = game.hands[game.current]
        if self.rng.random() < CURIOUS:
            return self.rng.choice(options(game, hand))
        return judge.plain(hand) if plain else judge.best(hand)[1]

    def estimates(self, game: FastGame, seat: int) -> tuple[Estimate, list[tuple[int, Estimate]]]:
        """That of the seat which just moved, and those of the others."""
        rails = rails_of(After(game.cards, game.train, 0, ()))
        hand, pile, seats = game.hands[seat], game.piles[seat], game.seats
        turns = game.deck // seats
        points = sum(pile) + sum(game.values[card] for card in hand)
        keys: Keys = ()
        if turns:
            held = [card // 3 + 1 for card in hand]
            three = top_three(pile, Result(0, 0, ()))
            keys = own_hand(held, turns, rails.front) + own_rails(three, rails, turns, holding(held))
            if game.house.derail_limit is not None and not game.lost:
                keys += (own_limit(game.derailments[0], rails, turns),)
        rest = []
        for wait in range(seats - 1):
            other = (seat + 1 + wait) % seats
            left = (game.deck - wait + seats - 1) // seats
            tops = top_two(game.piles[other])
            public = theirs(tops, left, len(game.hands[other]), wait) + their_rails(tops, rails, left, wait)
            rest.append((other, Estimate(sum(game.piles[other]), public, game.deck)))
        return Estimate(points, keys, game.deck), rest

    def learn(self, row: list[Estimate], score: float, step: float) -> None:
        """Move the estimates, the last first, towards a mixture of the next one and the end."""
        weights = self.values.weights
        target = score
        for estimate in reversed(row):
            total = estimate.total(weights)
            change = step * (target - total) / len(estimate.keys)
            for key in estimate.keys:
                weights[key] += change
            target = LAMBDA * target + (1 - LAMBDA) * total

    def spread_out(self) -> None:
        """Take over how far off leads were, and forget half of it."""
        for draws, miss in enumerate(self.misses):
            self.values.spread[draws] = max(1.0, (miss[1] / miss[0]) ** 0.5)
            miss[0] /= 2
            miss[1] /= 2


def dealt(setup: Setup, rng: Random) -> FastGame:
    """A game before its first turn; who starts is drawn."""
    state = GAME.initial(Setup(setup.seats, rng.randrange(setup.seats), setup.options))
    while state.phase != "draw":
        assert GAME.to_act(state) == CHANCE
        state, _ = GAME.apply(state, GAME.chance(state, rng))
    game = FastGame.of(state)
    rng.shuffle(game.pool)
    return game


def write(path: Path, name: str, found: Values) -> None:
    """Put the values of that name into the file, the others stay."""
    table = json.loads(path.read_text("utf-8")) if path.exists() else {}
    table[name] = {
        "weights": [round(100 * weight) for weight in found.weights],
        "spread": [round(100 * spread) for spread in found.spread],
    }
    path.write_text(json.dumps(dict(sorted(table.items())), separators=(",", ":")) + "\n", "utf-8")


def main(arguments: list[str]) -> None:
    """Train and write: how many games, for which number of seats ("1-limited": with three derailments)."""
    name, games = arguments[0], int(arguments[1])
    seats, _, limited = name.partition("-")
    trainer = Trainer(int(seats), limited=bool(limited))
    trainer.train(games)
    write(resource_path("editions", "rollecate", "values.json"), name, trainer.values)


if __name__ == "__main__":
    main(sys.argv[1:])
