"""Two trees that grow side by side from one position, each in a thread of its own, and decide together.

Each draws from its own generator and nothing is shared while they grow, so the same seed and number of
iterations give the same move however the threads run. Only the compiled core lets go of the interpreter, so
only there two threads think more than one.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Final

from desktop_app.bots.search import Policy

from .corelink import MOST_ENTRIES, core_kind
from .endgame import Solution
from .fastboard import FastBoard
from .trees import CoreTree, never

MOST_THREADS: Final = 2


def threads_to_use() -> int:
    """How many threads may think: one core stays free for the window, and two threads are the most."""
    if core_kind() != "compiled":
        return 1
    try:
        cores = len(os.sched_getaffinity(0))
    except AttributeError:  # not on Linux
        cores = os.cpu_count() or 1
    return max(1, min(MOST_THREADS, cores - 1))


class PairTree:
    """Two trees of the compiled core as one; an iteration is one in each."""

    _first: CoreTree
    _second: CoreTree
    trees = 2

    def __init__(self, board: FastBoard, policy: Policy, last: PairTree | None = None) -> None:
        room = MOST_ENTRIES // 2
        one, two = (None, None) if last is None else (last._first, last._second)
        self._first = CoreTree(board, policy, one, room=room)
        self._second = CoreTree(board, policy, two, room=room)
        self.moves = self._first.moves
        self.chunk = self._first.chunk

    def start(self, rng: Random) -> None:
        """From now on draw from this generator, and from another one that it seeds; `finish` ends that."""
        self._beside = ThreadPoolExecutor(1, thread_name_prefix="second tree")
        self._second.start(Random(rng.getrandbits(64)))
        self._first.start(rng)

    def iterate(self, count: int) -> None:
        """So many iterations in each tree."""
        beside = self._beside.submit(self._second.iterate, count)
        self._first.iterate(count)
        beside.result()

    def finish(self) -> None:
        """Leave the generator where the first tree has taken it."""
        self._beside.shutdown()
        self._second.finish()
        self._first.finish()

    def ranking(self) -> list[tuple[int, int, float]]:
        """(move, visits, mean reward) of both together, in the order of one tree."""
        known = {move: (count, count * mean) for move, count, mean in self._first.ranking()}
        rows = []
        for move, count, mean in self._second.ranking():
            visits, total = known[move][0] + count, known[move][1] + count * mean
            rows.append((move, visits, total / visits if visits else 0.0))
        return sorted(rows, key=lambda row: (-row[1], -row[2], row[0]))

    def best(self) -> int:
        """The move to make; before the first iteration the one with the highest prior."""
        ranking = self.ranking()
        return ranking[0][0] if ranking[0][1] else self._first.best()

    def length(self, stop: Callable[[], bool] = never) -> float:
        """How many moves games of chance last from here, on average."""
        return self._first.length(stop)

    def solve(self, board: FastBoard, limit: int, low: int, high: int) -> Solution | None:
        """See `endgame.Endgame.solve`."""
        return self._first.solve(board, limit, low, high)
