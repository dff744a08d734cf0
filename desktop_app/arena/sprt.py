"""The sequential probability ratio test: play until it is clear whether a player is stronger, and no longer.

What is tested: one player alone against copies of another, each seed once per rotation of the seats. A seed
is one sample, its value the mean share of the victories that the player has in those games (shared victories
as parts of 1). The hypotheses are about the mean of that value:

    H0: it is what a player of `elo0` above the others has,  H1: of `elo1` above them,

where a player of e Elo above n - 1 others has the share 1 / (1 + (n - 1) 10^(-e / 400)) of the victories:
with two seats the usual formula, with more seats that of Bradley and Terry for being the first of n. So 0 Elo
is the fair share 1 / n everywhere, and with more than two seats only victories count, no second place.

The ratio is that of the greatest likelihoods of the samples as draws from a multinomial distribution whose
mean is one or the other (generalised SPRT; with two seats the values are 0, 1/4, 1/2, 3/4, 1: pentanomial),
so what luck the rotations share needs no model. With probability alpha a true H0 ends as "H1", with beta a
true H1 as "H0", about.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import isfinite, log
from typing import Final, Literal

from desktop_app.core.errors import BadData

from .match import Result

Decision = Literal["H0", "H1", "undecided"]

_SELDOM: Final = 1e-3
"""How often a value counts as seen that never was, so that no likelihood is 0."""
_HALVINGS: Final = 100


@dataclass(frozen=True, slots=True)
class Hypotheses:
    """What is to be told apart, and how often it may go wrong.

    Raises:
        BadData: elo0 is not below elo1, or alpha and beta are not between 0 and 0.5.
    """

    seats: int
    elo0: float = 0.0
    elo1: float = 20.0
    alpha: float = 0.05
    beta: float = 0.05

    def __post_init__(self) -> None:
        if not (isfinite(self.elo0) and isfinite(self.elo1) and -2000 <= self.elo0 < self.elo1 <= 2000):
            raise BadData("elo0 must be below elo1, both within 2000", given=f"{self.elo0}, {self.elo1}")
        if not (0 < self.alpha < 0.5 and 0 < self.beta < 0.5):
            raise BadData("alpha and beta are between 0 and 0.5", given=f"{self.alpha}, {self.beta}")

    @property
    def shares(self) -> tuple[float, float]:
        """The mean shares of the victories under H0 and H1."""
        return expected_share(self.elo0, self.seats), expected_share(self.elo1, self.seats)

    @property
    def bounds(self) -> tuple[float, float]:
        """At or below which log-likelihood ratio H0 is taken, and at or above which H1."""
        return log(self.beta / (1.0 - self.alpha)), log((1.0 - self.beta) / self.alpha)


def expected_share(elo: float, seats: int) -> float:
    """The share of the victories of a player so much above all others.

    >>> expected_share(0.0, 4), round(expected_share(400.0, 2), 3)
    (0.25, 0.909)
    """
    return float(1.0 / (1.0 + (seats - 1) * 10.0 ** (-elo / 400.0)))


def log_ratio(counts: Mapping[float, float], low: float, high: float) -> float:
    """ln of how much likelier samples are with the mean `high` than with `low`, at their best each.

    counts: value from 0 to 1 -> how often it was drawn. `low` and `high` lie strictly between 0 and 1.
    """
    seen = {value: max(counts.get(value, 0.0), _SELDOM) for value in {0.0, 1.0, *counts}}
    a, b = _tilt(seen, low), _tilt(seen, high)
    return sum(
        number * log((1.0 + a * (value - low)) / (1.0 + b * (value - high)))
        for value, number in sorted(seen.items())
    )


def _tilt(seen: Mapping[float, float], mean: float) -> float:
    """The x with which the weights n / (1 + x (value - mean)) have that mean: the likeliest that do."""
    below, above = -1.0 / (1.0 - mean), 1.0 / mean
    for _ in range(_HALVINGS):
        x = (below + above) / 2.0
        if sum(n * (value - mean) / (1.0 + x * (value - mean)) for value, n in seen.items()) > 0:
            below = x
        else:
            above = x
    return (below + above) / 2.0


class Sprt:
    """A test in progress. Give it the games in any order: whole seeds count, in the order of the seeds.

    So the decision does not depend on which of several games at a time ends first.
    """

    def __init__(self, hypotheses: Hypotheses, player: str, first_seed: int) -> None:
        self.hypotheses = hypotheses
        self.counted: list[Result] = []
        """The games that count: of the seeds from the first on, up to the decision."""
        self.ratio = 0.0
        """The log-likelihood ratio of H1 to H0."""
        self.decision: Decision = "undecided"
        self._player = player
        self._next = first_seed
        self._waiting: dict[int, list[Result]] = {}
        self._counts: dict[float, float] = {}

    @property
    def seeds(self) -> int:
        """How many samples there are."""
        return len(self.counted) // self.hypotheses.seats

    def add(self, result: Result) -> Decision:
        """One game more; what is decided now. After the decision nothing counts any more."""
        if self.decision != "undecided":
            return self.decision
        self._waiting.setdefault(result.pairing.seed, []).append(result)
        while (
            self.decision == "undecided" and len(self._waiting.get(self._next, ())) == self.hypotheses.seats
        ):
            self._count(self._waiting.pop(self._next))
            self._next += 1
        return self.decision

    def _count(self, games: list[Result]) -> None:
        games.sort(key=lambda game: game.pairing.players.index(self._player))
        self.counted += games
        value = sum(game.share(game.pairing.players.index(self._player)) for game in games) / len(games)
        value = min(1.0, round(value, 9))  # thirds add up to one value, whatever their order
        self._counts[value] = self._counts.get(value, 0.0) + 1.0
        self.ratio = log_ratio(self._counts, *self.hypotheses.shares)
        low, high = self.hypotheses.bounds
        if self.ratio <= low:
            self.decision = "H0"
        elif self.ratio >= high:
            self.decision = "H1"
