"""The trees that the computer players grow: on the compiled core if it is there, else on the int boards.

Both kinds come to the same moves from the same seed.
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from random import Random
from typing import Any, Final, Protocol

from desktop_app.bots.search import Policy, Search

from .corelink import MOST_ENTRIES, core_of, fits, load
from .endgame import Endgame, Hopeless, Solution
from .fastboard import FastBoard

DEPTH: Final = 8
"""How many moves may have been made since the last choice for a tree to be used again."""

SAMPLES: Final = 48
"""Games of chance that tell how near the end is."""

LOT: Final = 8
"""So many of them between two looks at the table."""


def never() -> bool:
    """Nobody says stop."""
    return False


class Tree(Protocol):
    """A search from a position.

    chunk: positions that the endgame looks at in some 10 ms. trees: how many grow in each iteration.
    """

    moves: list[int]
    chunk: int
    trees: int

    def start(self, rng: Random) -> None:
        """From now on draw from this generator."""

    def iterate(self, count: int) -> None:
        """So many iterations."""

    def finish(self) -> None:
        """Leave the generator where the search has taken it."""

    def ranking(self) -> list[tuple[int, int, float]]:
        """(move, visits, mean reward), best first: most visits, then value, then the fixed order."""

    def best(self) -> int:
        """The move to make; before the first iteration the one with the highest prior."""

    def length(self, stop: Callable[[], bool] = never) -> float:
        """How many moves games of chance last from here, on average; endless once it is told to stop."""

    def solve(self, board: FastBoard, limit: int, low: int, high: int) -> Solution | None:
        """See `endgame.Endgame.solve`."""


class IntTree:
    """The tree of `bots.search`."""

    search: Search
    trees = 1

    def __init__(self, board: FastBoard, policy: Policy, last: IntTree | None = None) -> None:
        root = None if last is None else last.search.descendant(board.key(), DEPTH)
        self.search = Search(board, policy, root)
        self.moves = self.search.root.moves
        self.chunk = 100
        self._board = board
        self._rng = Random(0)
        self._endgame = Endgame()

    def start(self, rng: Random) -> None:
        """From now on draw from this generator."""
        self._rng = rng

    def iterate(self, count: int) -> None:
        """So many iterations."""
        for _ in range(count):
            self.search.iterate(self._rng)

    def finish(self) -> None:
        """Leave the generator alone."""
        self._rng = Random(0)

    def ranking(self) -> list[tuple[int, int, float]]:
        """As in `bots.search`."""
        return self.search.ranking()

    def best(self) -> int:
        """As in `bots.search`."""
        return self.search.best()

    def length(self, stop: Callable[[], bool] = never) -> float:
        """How many moves games of chance last from here, on average."""
        rng, made = Random(0), 0
        for _ in range(SAMPLES):
            if stop():
                return inf
            made += sum(map(len, self._board.copy().playout(rng)[1]))
        return made / SAMPLES

    def solve(self, board: FastBoard, limit: int, low: int, high: int) -> Solution | None:
        """See `endgame.Endgame.solve`."""
        return self._endgame.solve(board, limit, low, high)


class CoreTree:
    """The tree of the compiled core."""

    _core: Any
    _solver: Any
    trees = 1

    def __init__(
        self,
        board: FastBoard,
        policy: Policy,
        last: CoreTree | None = None,
        *,
        module: Any = None,
        room: int = MOST_ENTRIES,
    ) -> None:
        """room: how many moves may be in it; then it grows no deeper."""
        self.chunk = min(2_500, 12_500_000 // len(board.geometry.placed))
        self._module = module
        self._board = board
        self._rng: Random | None = None
        self._rest: float | None = None
        self._solver = None
        if last is not None and fits(last._core, board):
            self._core, self._solver = last._core, last._solver
            load(self._core, board, policy, DEPTH, room=room)
        else:
            self._core = core_of(board, policy, module=module, room=room)
        self._core.seed(Random(0).getstate()[1])
        self._core.open_root()
        self.moves: list[int] = [row[0] for row in self._core.rows()]

    def start(self, rng: Random) -> None:
        """From now on draw what this generator would draw."""
        _, state, self._rest = rng.getstate()
        self._core.seed(state)
        self._rng = rng

    def iterate(self, count: int) -> None:
        """So many iterations."""
        self._core.iterate(count)

    def finish(self) -> None:
        """Set the generator to where the search has come."""
        if self._rng is not None:
            self._rng.setstate((3, self._core.chance(), self._rest))
        self._rng = None

    def ranking(self) -> list[tuple[int, int, float]]:
        """As in `bots.search`."""
        rows = [(move, count, total / count if count else 0.0) for move, count, total, _ in self._core.rows()]
        return sorted(rows, key=lambda row: (-row[1], -row[2], row[0]))

    def best(self) -> int:
        """As in `bots.search`."""
        rows: list[tuple[int, int, float, float]] = self._core.rows()
        if not any(count for _, count, _, _ in rows):
            return max(rows, key=lambda row: row[3])[0]
        return self.ranking()[0][0]

    def length(self, stop: Callable[[], bool] = never) -> float:
        """How many moves games of chance last from here, on average."""
        self._core.seed(Random(0).getstate()[1])
        made = 0
        for _ in range(0, SAMPLES, LOT):
            if stop():
                return inf
            made += self._core.playouts(LOT)
        return made / SAMPLES

    def solve(self, board: FastBoard, limit: int, low: int, high: int) -> Solution | None:
        """See `endgame.Endgame.solve`."""
        if self._solver is None:
            self._solver = core_of(board, module=self._module)
        else:
            load(self._solver, board)
        found: Solution | tuple[()] | None = self._solver.solve(limit, low, high)
        if found == ():
            raise Hopeless
        return found or None
