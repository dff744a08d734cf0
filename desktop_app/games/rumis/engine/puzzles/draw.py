"""Drawing by lot alike on every machine and under every version of Python: a small generator of our own.

The generator is SplitMix64 (Steele, Lea, Flood 2014), started from the SHA-256 of a text.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import TypeVar

T = TypeVar("T")
_MASK = (1 << 64) - 1


class Draw:
    """Numbers that follow from a text alone."""

    __slots__ = ("_state",)

    def __init__(self, text: str) -> None:
        self._state = int.from_bytes(sha256(text.encode()).digest()[:8], "big")

    def _next(self) -> int:
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        mixed = self._state
        mixed = ((mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9) & _MASK
        mixed = ((mixed ^ mixed >> 27) * 0x94D049BB133111EB) & _MASK
        return mixed ^ mixed >> 31

    def below(self, size: int) -> int:
        """One of 0 .. size - 1; for the small sizes used here all are equally likely.

        >>> [Draw("example").below(6) for _ in range(2)] == [Draw("example").below(6)] * 2
        True
        """
        return self._next() * size >> 64

    def one(self, choices: Sequence[T]) -> T:
        """One of them."""
        return choices[self.below(len(choices))]

    def order(self, values: Sequence[T]) -> list[T]:
        """All of them in a drawn order."""
        listed, state = list(values), self._state
        for place in range(len(listed) - 1, 0, -1):
            state = (state + 0x9E3779B97F4A7C15) & _MASK  # as `below`, written out: this is called most
            mixed = ((state ^ state >> 30) * 0xBF58476D1CE4E5B9) & _MASK
            mixed = ((mixed ^ mixed >> 27) * 0x94D049BB133111EB) & _MASK
            other = (mixed ^ mixed >> 31) * (place + 1) >> 64
            listed[place], listed[other] = listed[other], listed[place]
        self._state = state
        return listed
