"""Bots against bots, without a screen: games from a list of seeds, with the seats rotated.

Each seed is played once per rotation of the players over the seats, so that neither the seat nor the luck
of the game favours anybody. All randomness comes from the seed: the game's own and, apart from it, one
stream per seat.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from time import perf_counter
from typing import Any, Final, TypeAlias

from desktop_app.bots.bot import Bot, Control
from desktop_app.core.game import CHANCE, Game, Setup

AnyGame: TypeAlias = Game[Any, Any, Any]
BotMaker: TypeAlias = Callable[[str], Bot[Any, Any]]

Z95: Final = 1.959963984540054
"""Half width of the middle 95 % of the normal distribution, in standard deviations."""


@dataclass(frozen=True, slots=True)
class Pairing:
    """One game to be played: `players[seat]` is the name of the bot there."""

    setup: Setup
    players: tuple[str, ...]
    seed: int


@dataclass(frozen=True, slots=True)
class Times:
    """How long a player thought in a game, or in several: moves, and seconds of wall time.

    The first move on a board may hold what the process builds and keeps for it.
    """

    moves: int = 0
    total: float = 0.0
    slowest: float = 0.0

    def with_move(self, seconds: float) -> Times:
        """The same with a move more."""
        return Times(self.moves + 1, self.total + seconds, max(self.slowest, seconds))

    def __add__(self, other: Times) -> Times:
        return Times(self.moves + other.moves, self.total + other.total, max(self.slowest, other.slowest))

    @property
    def mean(self) -> float:
        """Seconds a move; 0 without moves."""
        return self.total / self.moves if self.moves else 0.0


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: points and rank per seat, and the actions in notation (those of chance included).

    `times` per seat are no part of the game: results that differ in them only are equal.
    """

    pairing: Pairing
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    actions: tuple[str, ...]
    lower_wins: bool = False
    times: tuple[Times, ...] = field(default=(), compare=False)

    def share(self, seat: int) -> float:
        """What the seat has of the victory: 1, or its part if shared."""
        return 1.0 / self.ranks.count(1) if self.ranks[seat] == 1 else 0.0

    def margin(self, seat: int) -> int:
        """Points ahead of the best other seat, or fewer than it where the fewest win."""
        others = self.scores[:seat] + self.scores[seat + 1 :]
        return min(others) - self.scores[seat] if self.lower_wins else self.scores[seat] - max(others)


@dataclass(frozen=True, slots=True)
class Summary:
    """What one player made of its games. Intervals hold the true share with 95 % (Wilson).

    margin is the mean per game, error its standard error over seeds (the rotations of a seed are one sample).
    """

    games: int
    wins: float
    share: float
    low: float
    high: float
    fair: float
    margin: float
    error: float


def play(game: AnyGame, pairing: Pairing, make_bot: BotMaker, control: Control | None = None) -> Result:
    """Play one game to the end; the same pairing gives the same game if the bots do not look at a clock."""
    table = control if control is not None else Control()
    bots = [make_bot(name) for name in pairing.players]
    dice = Random(f"{pairing.seed}/chance")
    wits = [Random(f"{pairing.seed}/seat/{seat}") for seat in range(len(bots))]
    state = game.initial(pairing.setup)
    times = [Times() for _ in bots]
    actions: list[str] = []
    while (seat := game.to_act(state)) is not None:
        if seat == CHANCE:
            action = game.chance(state, dice)
        else:
            seen = game.observe(state, seat)
            start = perf_counter()
            action = bots[seat].choose(seen, wits[seat], table)
            times[seat] = times[seat].with_move(perf_counter() - start)
            if action not in game.legal(state):
                raise AssertionError(f"{pairing.players[seat]} played {action!r} at {game.encode(state)}")
        actions.append(game.notate(action))
        state, _ = game.apply(state, action)
    outcome = game.outcome(state)
    assert outcome is not None
    scores = tuple(score.total for score in outcome.scores)
    return Result(pairing, scores, outcome.ranks, tuple(actions), game.lower_wins, tuple(times))


def challenge(setup: Setup, challenger: str, others: str, games: int, seed: int) -> list[Pairing]:
    """At least `games` games of one player alone against copies of another, whole rotations only."""
    seats = setup.seats
    return [
        Pairing(setup, tuple(challenger if at == place else others for at in range(seats)), seed + number)
        for number in range((games + seats - 1) // seats)
        for place in range(seats)
    ]


def round_robin(setup: Setup, names: Sequence[str], games: int, seed: int) -> list[Pairing]:
    """At least `games` games for each pair of players, as challenges in both directions if there are more
    seats.
    """
    pairs = [(a, b) for i, a in enumerate(names) for b in names[i + 1 :]]
    found: list[Pairing] = []
    for a, b in pairs:
        if setup.seats == 2:
            found += challenge(setup, a, b, games, seed)
        else:
            found += challenge(setup, a, b, (games + 1) // 2, seed)
            found += challenge(setup, b, a, (games + 1) // 2, seed)
    return found


def play_all(
    game: AnyGame, pairings: Sequence[Pairing], make_bot: BotMaker, executor: Executor | None = None
) -> Iterator[tuple[int, Result]]:
    """Play all, here or on the executor; yields (number in `pairings`, result) as they end."""
    if executor is None:
        for number, pairing in enumerate(pairings):
            yield number, play(game, pairing, make_bot)
        return
    waiting: dict[Future[Result], int] = {
        executor.submit(play, game, pairing, make_bot): number for number, pairing in enumerate(pairings)
    }
    try:
        while waiting:
            ended, _ = wait(waiting, return_when=FIRST_COMPLETED)
            for future in ended:
                yield waiting.pop(future), future.result()
    finally:
        for future in waiting:
            future.cancel()


def summary(results: Sequence[Result], name: str) -> Summary:
    """The record of a player over the games it takes part in.

    If it holds several seats of a game, each counts as a game; `fair` is the share it would have by lot.
    """
    shares: list[float] = []
    fair = 0.0
    by_seed: dict[tuple[object, ...], list[int]] = {}
    for result in results:
        for seat, player in enumerate(result.pairing.players):
            if player == name:
                shares.append(result.share(seat))
                fair += 1.0 / len(result.pairing.players)
                key = (result.pairing.seed, result.pairing.setup, tuple(sorted(result.pairing.players)))
                by_seed.setdefault(key, []).append(result.margin(seat))
    if not shares:
        raise ValueError(f"{name} played no game")
    low, high = wilson(sum(shares), len(shares))
    means = [sum(margins) / len(margins) for margins in by_seed.values()]
    mean = sum(means) / len(means)
    spread = sum((value - mean) ** 2 for value in means)
    error = sqrt(spread / (len(means) - 1) / len(means)) if len(means) > 1 else 0.0
    return Summary(
        len(shares), sum(shares), sum(shares) / len(shares), low, high, fair / len(shares), mean, error
    )


def times_of(results: Iterable[Result], name: str) -> Times:
    """How long a player thought over games, all its seats together."""
    found = Times()
    for result in results:
        for player, times in zip(result.pairing.players, result.times, strict=False):
            if player == name:
                found += times
    return found


def wilson(wins: float, games: int, z: float = Z95) -> tuple[float, float]:
    """The interval that holds the true share with the probability z stands for.

    >>> [round(bound, 3) for bound in wilson(197, 200)]
    [0.957, 0.995]
    """
    share = wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)
