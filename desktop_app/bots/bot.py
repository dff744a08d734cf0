"""What a computer player is: it gets an observation and nothing else."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Generic, TypeVar

A = TypeVar("A")
O = TypeVar("O")  # noqa: E741 - the field's letter for an observation


@dataclass(frozen=True, slots=True)
class Control:
    """The table's hand on a thinking bot.

    `stop()` turns true when the bot shall answer at once with the best it has ("play now");
    bots ask at least every 20 ms. `report(share)` tells how much of the budget is used (0 to 1).
    """

    stop: Callable[[], bool] = lambda: False
    report: Callable[[float], None] = lambda share: None
    clock: Callable[[], float] = time.monotonic


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a search may go on: so many iterations, or so many seconds, whichever ends first."""

    iterations: int | None = None
    seconds: float | None = None


@dataclass(frozen=True, slots=True)
class Level:
    """One strength offered to people: 1 (beginner) to 5 (expert)."""

    number: int
    budget: Budget
    temperature: float = 0.0


@dataclass(frozen=True, slots=True)
class Advice(Generic[A]):
    """A hint: the action, and why, as a code with details that the table puts into a sentence."""

    action: A
    reason: str
    data: tuple[tuple[str, object], ...] = ()


class Bot(ABC, Generic[O, A]):
    """A computer player for one seat of one game; it may keep what it learned between its moves."""

    @abstractmethod
    def choose(self, seen: O, rng: Random, control: Control) -> A:
        """A legal action for the seat that `seen` belongs to; the same seed and view give the same one."""
