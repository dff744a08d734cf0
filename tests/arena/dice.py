"""A game of dice: who throws more. Its only decision is to throw or to hold."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from random import Random
from typing import Any

from desktop_app.arena.match import Pairing, Result
from desktop_app.bots.bot import Bot, Control
from desktop_app.core.game import CHANCE, Game, Option, Outcome, Score, Seat, Setup


@dataclass(frozen=True, slots=True)
class Throws:
    """Points so far, whose turn, whether a die is falling."""

    points: tuple[int, ...]
    turn: int = 0
    falling: bool = False


class Dice(Game[Throws, str, Throws]):
    """Each seat once: "hold" for 2 points, or "throw" for a die."""

    id = "dice"
    rules_version = 1
    seat_range = (2, 4)
    has_secrets = False

    def options(self, seats: int) -> tuple[Option, ...]:
        return ()

    def initial(self, setup: Setup) -> Throws:
        return Throws((0,) * setup.seats)

    def to_act(self, state: Throws) -> Seat | None:
        if state.turn == len(state.points):
            return None
        return CHANCE if state.falling else state.turn

    def legal(self, state: Throws) -> Collection[str]:
        if self.to_act(state) is None:
            return ()
        return tuple("123456") if state.falling else ("hold", "throw")

    def apply(self, state: Throws, action: str) -> tuple[Throws, tuple[()]]:
        if action == "throw":
            return Throws(state.points, state.turn, falling=True), ()
        gained = 2 if action == "hold" else int(action)
        points = tuple(p + gained * (seat == state.turn) for seat, p in enumerate(state.points))
        return Throws(points, state.turn + 1), ()

    def refusal(self, state: Throws, action: str) -> str | None:
        return None if action in self.legal(state) else "illegal"

    def outcome(self, state: Throws) -> Outcome | None:
        if self.to_act(state) is not None:
            return None
        ranks = tuple(1 + sum(other > own for other in state.points) for own in state.points)
        return Outcome(tuple(Score(points) for points in state.points), ranks)

    def standing(self, seen: Throws) -> tuple[Score, ...]:
        return tuple(Score(points) for points in seen.points)

    def observe(self, state: Throws, seat: Seat | None) -> Throws:
        return state

    def imagine(self, seen: Throws, rng: Random) -> Throws:
        return seen

    def chance(self, state: Throws, rng: Random) -> str:
        return str(rng.randint(1, 6))

    def notate(self, action: str) -> str:
        return action

    def parse(self, text: str) -> str:
        return text

    def encode(self, state: Throws) -> str:
        return repr(state)

    def decode(self, text: str) -> Throws:
        raise NotImplementedError


class Fixed(Bot[Throws, str]):
    """Always the same action, after drawing some random numbers."""

    def __init__(self, action: str, draws: int = 0) -> None:
        self.action, self.draws = action, draws

    def choose(self, seen: Throws, rng: Random, control: Control) -> str:
        for _ in range(self.draws):
            rng.random()
        return self.action


def maker(name: str) -> Bot[Any, Any]:
    action, _, draws = name.partition("/")
    return Fixed(action, int(draws or 0))


GAME = Dice()


def result(players: tuple[str, ...], scores: tuple[int, ...], seed: int = 1) -> Result:
    ranks = tuple(1 + sum(other > own for other in scores) for own in scores)
    return Result(Pairing(Setup(len(players)), players, seed), scores, ranks, ())
