"""The exact end of the game on the int boards: what `core.Core.solve` does, move for move.

Two seats: alpha-beta with a table of known positions, over the margin of the first seat. More seats:
everybody takes what is best for himself (max^n).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, TypeAlias

from desktop_app.bots.search import OVER

from .evaluation import Table
from .fastboard import FastBoard
from .stones import stone_set

MOST: Final = 1 << 28
"""More than any margin."""

WIDEST: Final = 256
"""Moves in a position beyond which it is not worth a try."""

DEEPEST: Final = 45
"""Moves that are looked ahead at most."""

Solution: TypeAlias = tuple[int, int | list[float]]
"""A move, and the margin of the first of two seats, or the rewards per colour."""


class Hopeless(Exception):
    """A position with too many moves, or too many of them to the end."""


class _TooMany(Exception):
    """More positions than allowed."""


@dataclass(slots=True)
class _Known:
    low: int = -MOST
    high: int = MOST
    move: int = -1


@dataclass(slots=True)
class Endgame:
    """Solves positions of one game; what it has found out is kept for the next ones."""

    known: dict[tuple[int, ...], _Known] = field(default_factory=dict)
    looked: int = 0
    limit: int = 0

    def solve(self, board: FastBoard, limit: int, low: int = -MOST, high: int = MOST) -> Solution | None:
        """The best move of the colour to move and its result, or None if it takes more than `limit`
        positions.

        With two seats the result is exact if between `low` and `high`, else on the right side of them.

        Raises:
            Hopeless: it would take far too many.
        """
        self.looked, self.limit = 0, limit
        table = board.agreed()[0]
        try:
            if table.seats > 2:
                return self._for_all(board, 0)
            return self._margin(board, low, high, table, 0)
        except _TooMany:
            return None

    def _enter(self, depth: int) -> None:
        self.looked += 1
        if depth >= DEEPEST:
            raise Hopeless
        if self.looked > self.limit:
            raise _TooMany

    def _margin(self, board: FastBoard, low: int, high: int, table: Table, depth: int) -> tuple[int, int]:
        """(best move, margin), the margin exact if between the two limits."""
        turn = board.actor()
        if turn == OVER:
            return -1, strength(board, table, 0) - strength(board, table, 1)
        self._enter(depth)
        key = board.key()
        known = self.known.setdefault(key, _Known())
        a, b = low, high
        if depth:
            if known.low >= high or known.low == known.high:
                return known.move, known.low
            if known.high <= low:
                return known.move, known.high
            a, b = max(a, known.low), min(b, known.high)
        upward = turn % 2 == 0
        best, best_move = -MOST if upward else MOST, -1
        for move in ordered(board, known.move if depth else -1):
            after = board.copy()
            after.play(move)
            value = self._margin(after, a, b, table, depth + 1)[1]
            if value > best if upward else value < best:
                best, best_move = value, move
                a, b = (max(a, best), b) if upward else (a, min(b, best))
            if a >= b:
                break
        known.move = best_move
        if best > low:
            known.low = max(known.low, best)
        if best < high:
            known.high = min(known.high, best)
        return best_move, best

    def _for_all(self, board: FastBoard, depth: int) -> tuple[int, list[float]]:
        """(best move, rewards per colour)."""
        turn = board.actor()
        if turn == OVER:
            return -1, board.rewards()
        self._enter(depth)
        best: list[float] = []
        best_move = -1
        for move in ordered(board, -1):
            after = board.copy()
            after.play(move)
            rewards = self._for_all(after, depth + 1)[1]
            if not best or rewards[turn] > best[turn]:
                best, best_move = rewards, move
        return best_move, best


def ordered(board: FastBoard, first: int) -> list[int]:
    """The legal moves, those worth most first, but before all others `first`."""
    moves = board.legal()
    if len(moves) > WIDEST:
        raise Hopeless
    worth = dict(zip(moves, board.worths(moves), strict=True))
    return sorted(moves, key=lambda move: (move != first, -worth[move]))


def strength(board: FastBoard, table: Table, seat: int) -> int:
    """What a seat's rank is decided by, as one number: best colour, other colour, fewer stones left."""
    scores = board.scores()
    points = sorted(
        (scores[colour] + 512 for colour in range(seat, table.colours, table.seats)), reverse=True
    )
    other = points[1] if len(points) > 1 else 0
    left = sum(board.left[colour] for colour in range(seat, table.colours, table.seats))
    return (points[0] * 1024 + other) * 64 + (2 * len(stone_set()) - left if table.fewer_stones else 0)
