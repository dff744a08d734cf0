"""The game that bots play in their heads is the game of the rules, move for move."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest

from desktop_app.core.game import CHANCE
from desktop_app.games.rollecate.engine.chances import wheel_odds
from desktop_app.games.rollecate.engine.deck import Card
from desktop_app.games.rollecate.engine.fast import Deed, FastGame, ride_odds, thrown
from desktop_app.games.rollecate.engine.geometry import open_turns
from desktop_app.games.rollecate.engine.rules import GAME
from desktop_app.games.rollecate.engine.state import (
    Action,
    Chaos,
    Done,
    Draw,
    Lay,
    Pass,
    Ride,
    Roll,
    RollecateState,
    Stack,
    Turn,
)
from tests.games.rollecate.positions import Step, any_setup, random_game

SEATS = pytest.mark.parametrize("seats", [1, 2, 3, 4])


def first_turn(seats: int, rng: Random) -> RollecateState:
    """The position before the first draw of a game with random options."""
    state = GAME.initial(any_setup(seats, rng))
    while state.phase != "draw":
        by_lot = GAME.to_act(state) == CHANCE
        action = GAME.chance(state, rng) if by_lot else rng.choice(list(GAME.legal(state)))
        state, _ = GAME.apply(state, action)
    return state


def same(game: FastGame, state: RollecateState) -> bool:
    """Whether both are the same position."""
    other = FastGame.of(state)
    return all(
        sorted(a) == sorted(b)
        if name == "pool"
        else list(map(sorted, a)) == list(map(sorted, b))
        if name == "hands"
        else a == b
        for name in FastGame.__slots__
        for a, b in [(getattr(game, name), getattr(other, name))]
    )


class Replay:
    """The deeds of a fast random game done by the rules."""

    def __init__(self, state: RollecateState) -> None:
        self.state = state
        self.by_itself: list[int] = []
        """Values that the rules have put down because there was one way only."""

    def do(self, action: Action) -> None:
        assert action in GAME.legal(self.state), (action, GAME.encode(self.state))
        self.state, events = GAME.apply(self.state, action)
        for event in events:
            if event.code == "stacked" and event.get("auto"):
                self.by_itself.append(self.state.house.values[int(str(event.get("card")))])

    def deed(self, what: str, card: int, head: int) -> None:
        match what:
            case "draw":
                assert not self.by_itself
                self.do(Draw(card))
            case "pass":
                self.do(Pass())
            case "chaos":
                self.do(Chaos())
                if self.state.phase == "chaos":
                    self.do(Done())
            case "lay":
                turn: Turn = {0: "S", 1: "L", 3: "R"}[(head - self.state.front.leaves) % 4]  # type: ignore[assignment]
                self.do(Lay(card, turn))
            case "roll":
                self.do(Ride())
                self.do(Roll(card))
            case _ if card in self.by_itself:
                assert what == "stack"
                self.by_itself.remove(card)
            case _:
                way = next(each for each in self.state.pending if self.state.value(each) == card)
                self.do(Stack(way, combine=what == "combine"))


@SEATS
def test_random_games_obey_the_rules(seats: int) -> None:
    """Each deed is legal, and both sides end in the same position with the same points."""
    deeds = set[str]()
    for seed in range(60):
        rng = Random(f"fast/{seats}/{seed}")
        state = first_turn(seats, rng)
        game, trace = FastGame.of(state), list[Deed]()
        scores = game.playout(rng, trace)
        replay = Replay(state)
        for deed in trace:
            if not replay.state.lost:
                replay.deed(*deed)
        end = replay.state
        deeds.update(what for what, _, _ in trace)
        outcome = GAME.outcome(end)
        assert outcome is not None
        assert scores == [score.total for score in outcome.scores] or end.lost
        if not end.lost:  # else the last penalty cards are never put down
            game.current = end.current
            assert same(game, end), GAME.encode(end)
    assert deeds == {"draw", "pass", "lay", "roll", "chaos", "stack", "combine"}


@SEATS
def test_each_small_step_is_that_of_the_rules(seats: int) -> None:
    """Railway, train, hands and derailments after each step of random games; and what may be laid."""
    for seed in range(25):
        rng = Random(f"steps/{seats}/{seed}")
        for step in random_game(any_setup(seats, rng), rng, eager=seed % 2 == 1):
            before, after = step.before, step.after
            if before.phase not in ("draw", "act", "build", "ride"):
                continue
            game, coming = done(before, step.action)
            after_game = FastGame.of(after)
            for name in ("cards", "cells", "head", "train", "laid", "deck", "derailments"):
                assert getattr(game, name) == getattr(after_game, name), (name, GAME.encode(after))
            assert list(map(sorted, game.hands)) == list(map(sorted, after_game.hands))
            assert game.open_turns() == open_turns(after.railway, no_block=after.house.no_block)
            assert coming == came(step) or isinstance(step.action, Chaos)


def came(step: Step) -> list[int]:
    """The values of the penalty cards that the rules took from the railway."""
    found: list[Card] = []
    for event in step.events:
        if event.code == "penalty":
            found += cast(tuple[Card, ...], event.get("cards"))
    return [step.before.value(card) for card in found]


def done(state: RollecateState, action: Action) -> tuple[FastGame, list[int]]:
    """The fast game with the step made, and the values that come."""
    game, coming = FastGame.of(state), list[int]()
    match action:
        case Draw(card):
            game.pool.remove(card)
            game.pool.append(card)
            assert game.draw() == card
        case Lay(card, turn):
            game.lay(card, turn)
        case Roll(wheels):
            coming = game.ride(wheels)
        case Pass():
            coming = game.pass_on()
        case Chaos():
            coming = game.put_chaos()
            assert coming == [state.house.chaos_value]
    return game, coming


def test_the_copy_is_independent() -> None:
    rng = Random(4)
    game = FastGame.of(first_turn(3, rng))
    copies = [game.copy() for _ in range(5)]
    other = game.copy()
    other.playout(rng)
    assert all(getattr(game, name) == getattr(copies[0], name) for name in FastGame.__slots__)
    assert other.scores() != game.scores()


@pytest.mark.parametrize("dice", [1, 2, 4, 9])
def test_a_number_from_0_to_1_stands_for_a_throw(dice: int) -> None:
    odds = wheel_odds(dice)
    below = 0.0
    for wheels, chance in enumerate(odds):
        assert thrown(dice, below + chance / 2) == wheels
        below += chance


def test_odds_of_a_ride_over_broken_track() -> None:
    rows = ride_odds(2, 3, (1, 2))
    assert [chance for chance, *_ in rows] == list(wheel_odds(3))
    assert [tuple(row[1:]) for row in rows] == [(0, 0, 0), (1, 0, 1), (2, 0, 2), (2, 1, 3)]
