"""Elo ratings from results by the Bradley-Terry model: who beats whom how often, and by how much."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import exp, log
from random import Random
from typing import Final

from .match import Result

ELO_SCALE: Final = 400.0
ROUNDS: Final = 200
PRECISE: Final = 1e-9
LONGEST_STEP: Final = 2.0
DRAWS: Final = 1000


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating, and the interval that holds the true one with 95 %."""

    elo: float
    low: float
    high: float


def duels(results: Iterable[Result]) -> dict[tuple[str, str], float]:
    """(a, b) -> how often a was ahead of b, equal ranks as a half; each two seats of a game are a duel."""
    table: dict[tuple[str, str], float] = {}
    for result in results:
        players, ranks = result.pairing.players, result.ranks
        for i, a in enumerate(players):
            for j, b in enumerate(players):
                if a != b:
                    won = 1.0 if ranks[i] < ranks[j] else 0.5 if ranks[i] == ranks[j] else 0.0
                    table[a, b] = table.get((a, b), 0.0) + won
    return table


def elo(
    won: Mapping[tuple[str, str], float],
    anchor: str,
    doubt: float = 0.5,
    guess: Mapping[str, float] | None = None,
) -> dict[str, float]:
    """Ratings of all players that met, the anchor's being 0.

    `doubt` is added to both sides of each pair that met, so that a player who never lost has a finite rating.
    Players connected to the anchor by no chain of games are left out. A good guess saves time.
    """
    pairs = {(a, b): wins + doubt for (a, b), wins in won.items()}
    names = _connected(pairs, anchor)
    place = {name: number for number, name in enumerate(names)}
    met = [
        (place[a], place[b], pairs[a, b], pairs.get((b, a), doubt))
        for a, b in pairs
        if a in place and (place[a] < place[b] or (b, a) not in pairs)
    ]
    points = [(guess or {}).get(name, 0.0) * log(10.0) / ELO_SCALE for name in names]
    points = [value - points[0] for value in points]
    for _ in range(ROUNDS):
        step = _step(met, points)
        longest = max(map(abs, step), default=0.0)
        scale = min(1.0, LONGEST_STEP / longest) if longest else 1.0
        points = [0.0, *(value + scale * change for value, change in zip(points[1:], step, strict=True))]
        if longest < PRECISE:
            break
    return {name: ELO_SCALE / log(10.0) * value for name, value in zip(names, points, strict=True)}


def _step(met: Sequence[tuple[int, int, float, float]], points: Sequence[float]) -> list[float]:
    """Newton's step to the greatest likelihood, for all but the first player, who stays."""
    size = len(points)
    slope = [0.0] * size
    bend = [[0.0] * size for _ in range(size)]
    for a, b, wins, losses in met:
        chance = 1.0 / (1.0 + exp(points[b] - points[a]))
        pull = wins * (1.0 - chance) - losses * chance
        weight = (wins + losses) * chance * (1.0 - chance) + 1e-12
        slope[a] += pull
        slope[b] -= pull
        bend[a][a] += weight
        bend[b][b] += weight
        bend[a][b] -= weight
        bend[b][a] -= weight
    return _solved([row[1:] for row in bend[1:]], slope[1:])


def _solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a system whose matrix is positive definite, by elimination; both are used up."""
    size = len(right)
    for at in range(size):
        for row in range(at + 1, size):
            share = matrix[row][at] / matrix[at][at]
            if share:
                for column in range(at, size):
                    matrix[row][column] -= share * matrix[at][column]
                right[row] -= share * right[at]
    for at in reversed(range(size)):
        rest = sum(matrix[at][column] * right[column] for column in range(at + 1, size))
        right[at] = (right[at] - rest) / matrix[at][at]
    return right


def rated(results: Sequence[Result], anchor: str, *, seed: int = 1, draws: int = DRAWS) -> dict[str, Rating]:
    """Ratings with intervals by bootstrap over the seeds, whose games are one sample: they share their luck.

    It is the Bayesian bootstrap: each draw weighs every seed, with all its games, by a number of the
    exponential distribution, and so one win more for both sides of each pair (with more seats, where a seed
    brings many duels of the same games, as many more as half of these). For two players, one game a seed,
    that is what a share of which nothing was known before is after the games; who won all has a lower bound
    as well, and few seeds a wide interval. The same results and seed give the same intervals. The anchor's is
    0 without any doubt.
    """
    middle = elo(duels(results), anchor)
    by_seed: dict[int, list[Result]] = {}
    for result in results:
        by_seed.setdefault(result.pairing.seed, []).append(result)
    tables = [duels(by_seed[number]) for number in sorted(by_seed)]
    known = _known_before(tables)
    rng = Random(f"{seed}/bootstrap")
    found: dict[str, list[float]] = {name: [] for name in middle}
    for _ in range(draws):
        drawn = {pair: wins * rng.expovariate(1.0) for pair, wins in known.items()}
        for table in tables:
            weight = rng.expovariate(1.0)
            for pair, wins in table.items():
                drawn[pair] += weight * wins
        for name, value in elo(drawn, anchor, doubt=0.0, guess=middle).items():
            found[name].append(value)
    return {name: _rating(value, sorted(found[name])) for name, value in middle.items()}


def _known_before(tables: Sequence[Mapping[tuple[str, str], float]]) -> dict[tuple[str, str], float]:
    """How much one win more of each pair weighs: half of the duels that a seed brings it, at least 1."""
    known: dict[tuple[str, str], float] = {}
    for a, b in sorted({pair for table in tables for pair in table}):
        duels_of = [table[a, b] + table.get((b, a), 0.0) for table in tables if (a, b) in table]
        known[a, b] = max(1.0, sum(duels_of) / len(duels_of) / 2.0)
    return known


def _rating(value: float, drawn: Sequence[float]) -> Rating:
    if not drawn:
        return Rating(value, value, value)
    cut = int(0.025 * len(drawn))
    return Rating(value, min(value, drawn[cut]), max(value, drawn[-1 - cut]))


def _connected(pairs: Mapping[tuple[str, str], float], anchor: str) -> list[str]:
    found = [anchor]
    for name in found:
        found += sorted({b for a, b in pairs if a == name} - set(found))
    return found
