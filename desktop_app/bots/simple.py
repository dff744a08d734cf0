"""Computer players without search: any legal action, or the one that looks best at a glance."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from random import Random
from typing import Generic, TypeVar

from .bot import Bot, Control

A = TypeVar("A")
O = TypeVar("O")  # noqa: E741 - the field's letter for an observation


class RandomBot(Bot[O, A], Generic[O, A]):
    """Every legal action with the same chance."""

    def __init__(self, legal: Callable[[O], Sequence[A]]) -> None:
        """`legal(seen)`: the actions allowed now, in a fixed order."""
        self._legal = legal

    def choose(self, seen: O, rng: Random, control: Control) -> A:
        """One of the legal actions."""
        actions = self._legal(seen)
        return actions[rng.randrange(len(actions))]


class GlanceBot(Bot[O, A], Generic[O, A]):
    """Judges each action by a heuristic, without looking ahead.

    temperature 0: the best one, equals by lot. Otherwise an action that is worth d less is exp(d /
    temperature) times rarer.
    """

    def __init__(
        self, judge: Callable[[O], tuple[Sequence[A], Sequence[float]]], temperature: float = 0.0
    ) -> None:
        """`judge(seen)`: the legal actions in a fixed order and the worth of each."""
        self._judge = judge
        self._temperature = temperature

    def choose(self, seen: O, rng: Random, control: Control) -> A:
        """A good action, or now and then a poorer one."""
        actions, worths = self._judge(seen)
        best = max(worths)
        if self._temperature <= 0:
            top = [action for action, worth in zip(actions, worths, strict=True) if worth >= best - 1e-9]
            return top[rng.randrange(len(top))]
        weights = [exp((worth - best) / self._temperature) for worth in worths]
        return rng.choices(actions, weights)[0]
