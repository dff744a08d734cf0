"""A tree of information sets: what was tried where, how often it could have been, and what came of it."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from random import Random
from typing import Final

CURIOSITY: Final = 0.7
"""How much the hope for a choice seldom tried counts, in parts of the victory."""

WARMTH: Final = 1.0
"""A choice that promises so many points less is e times rarer."""

UNKNOWN: Final = 0.5


class Edge:
    """A choice: how often it was made and how often it could be made, the rewards of it, what follows."""

    __slots__ = ("node", "seen", "total", "visits")

    def __init__(self) -> None:
        """Never made yet."""
        self.visits = 0
        self.seen = 0
        self.total = 0.0
        self.node: Node | None = None


class Node:
    """What a seat knows where it has to choose; rewards are those of this seat."""

    __slots__ = ("edges", "total", "visits")

    def __init__(self) -> None:
        """Nothing is known."""
        self.edges: dict[int, Edge] = {}
        self.visits = 0
        self.total = 0.0

    def choose(self, ways: Sequence[int], points: Sequence[float]) -> tuple[int, Edge]:
        """The way that is worth trying most, of those there are now; `points` are what each promises."""
        parts = odds(points)
        edges = self.edges
        start = self.total / self.visits if self.visits else UNKNOWN
        best, chosen, way = -1.0, None, ways[0]
        for each, part in zip(ways, parts, strict=True):
            edge = edges.get(each)
            if edge is None:
                worth = start + CURIOSITY * part
            else:
                edge.seen += 1
                tried = edge.visits + 1
                worth = (edge.total + start) / tried + CURIOSITY * part * sqrt(edge.seen) / tried
            if worth > best:
                best, chosen, way = worth, edge, each
        if chosen is None:
            chosen = edges[way] = Edge()
            chosen.seen = 1
        return way, chosen


def odds(points: Sequence[float]) -> list[float]:
    """How likely each way is chosen at a glance, by what it promises."""
    most = max(points)
    parts = [exp((each - most) / WARMTH) for each in points]
    whole = sum(parts)
    return [part / whole for part in parts]


def glance(ways: Sequence[int], points: Sequence[float], rng: Random) -> int:
    """One of the ways, those that promise more being likelier."""
    luck = rng.random()
    for way, part in zip(ways, odds(points), strict=True):
        luck -= part
        if luck < 0:
            return way
    return ways[-1]
