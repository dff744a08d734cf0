"""Speed, measured so that days can be compared: each figure comes with its ratio to a yardstick of the same
run.

Work and yardstick take turns (A B A B), in processor time of this process, after a warm-up.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median
from time import process_time
from typing import TypeAlias

from desktop_app.core.game import Setup

Work: TypeAlias = Callable[[], int]
"""Does some work (well under a second) and returns how many units it was."""


@dataclass(frozen=True, slots=True)
class Bench:
    """One thing to measure: `work` in `unit` per second, beside a yardstick in the same unit."""

    unit: str
    work: Work
    yardstick_name: str
    yardstick: Work


BenchMaker: TypeAlias = Callable[[Setup], Bench]
"""What the module `engine.benches` of a game offers by name in `BENCHES`."""


@dataclass(frozen=True, slots=True)
class Measured:
    """Units per second of processor time: median, least and most of the repeats; ratio of the medians."""

    unit: str
    median: float
    least: float
    most: float
    yardstick_name: str
    yardstick: float
    ratio: float


def measure(bench: Bench, seconds: float, repeat: int, clock: Callable[[], float] = process_time) -> Measured:
    """Run work and yardstick `repeat` times in turn, each for about so many seconds."""
    bench.work()
    bench.yardstick()
    rates: list[float] = []
    others: list[float] = []
    for _ in range(repeat):
        rates.append(_rate(bench.work, seconds, clock))
        others.append(_rate(bench.yardstick, seconds, clock))
    return _measured(bench, rates, others)


def _rate(work: Work, seconds: float, clock: Callable[[], float]) -> float:
    start = clock()
    done = 0
    while (used := clock() - start) < seconds:
        done += work()
    return done / used if used > 0 else 0.0


def _measured(bench: Bench, rates: Sequence[float], others: Sequence[float]) -> Measured:
    middle, other = median(rates), median(others)
    return Measured(
        bench.unit,
        middle,
        min(rates),
        max(rates),
        bench.yardstick_name,
        other,
        middle / other if other else 0.0,
    )
