"""The exact end of the game on the int boards: what `core.Core.solve` does, move for move.

Two seats: alpha-beta with a table of known positions, over the margin of the first seat; branches in which
even every square that the stones in hand can cover would change nothing are cut off. More seats: everybody
takes what is best for himself (max^n).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final, TypeAlias

from desktop_app.bots.search import OVER

from .evaluation import Table
from .fastboard import FastBoard
from .geometry import geometry, numbers_in
from .scenarios import Heights
from .stones import stone_set

MOST: Final = 1 << 28
"""More than any margin."""

WIDEST: Final = 512
"""Moves in a position beyond which it is not worth a try."""

DEEPEST: Final = 45
"""Moves that are looked ahead at most."""

FEWEST: Final = 4
"""Moves in a position from which on it counts how many of the opponent's moves each of them takes away."""

HARM: Final = 4.0
"""What it is worth to take away all of the opponent's moves, in squares."""

TABLE_BITS: Final = 19
"""As many positions are remembered as this power of 2: of those that share a place the last."""

MEMORY: Final = 1 << 17
"""The same with more than two seats."""

_FULL: Final = (1 << 64) - 1

Solution: TypeAlias = tuple[int, int | list[float]]
"""A move, and the margin of the first of two seats, or the rewards per colour."""


class Hopeless(Exception):
    """A position with too many moves, or too many of them to the end."""


class _TooMany(Exception):
    """More positions than allowed."""


@dataclass(slots=True)
class _Known:
    key: int
    low: int = -MOST
    high: int = MOST
    move: int = -1


@dataclass(slots=True)
class Endgame:
    """Solves positions of one game; what it has found out is kept for the next ones."""

    known: dict[int, _Known] = field(default_factory=dict)
    shares: dict[int, tuple[int, list[float]]] = field(default_factory=dict)
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
        key = _hash(board)
        a, b, first = low, high, -1
        known = self.known.get(key >> 64 - TABLE_BITS)
        if depth:
            if known is not None and known.key == key:
                if known.low >= high or known.low == known.high:
                    return known.move, known.low
                if known.high <= low:
                    return known.move, known.high
                a, b, first = max(a, known.low), min(b, known.high), known.move
            least, most = bounds(board)
            if most <= low:
                return -1, most
            if least >= high:
                return -1, least
        self._enter(depth)
        upward = turn % 2 == 0
        best, best_move = -MOST if upward else MOST, -1
        for move in ordered(board, first, harming=True):
            after = board.copy()
            after.play(move)
            value = self._margin(after, a, b, table, depth + 1)[1]
            if value > best if upward else value < best:
                best, best_move = value, move
                a, b = (max(a, best), b) if upward else (a, min(b, best))
            if a >= b:
                break
        self._store(key, best, low, high, best_move)
        return best_move, best

    def _store(self, key: int, best: int, low: int, high: int, move: int) -> None:
        known = self.known.get(key >> 64 - TABLE_BITS)
        if known is None or known.key != key:
            known = self.known[key >> 64 - TABLE_BITS] = _Known(key)
        known.move = move
        if best > low:
            known.low = max(known.low, best)
        if best < high:
            known.high = min(known.high, best)

    def _for_all(self, board: FastBoard, depth: int) -> tuple[int, list[float]]:
        """(best move, rewards per colour)."""
        turn = board.actor()
        if turn == OVER:
            return -1, board.rewards()
        key = _hash(board)
        at = (key >> 64 - TABLE_BITS) % MEMORY
        if depth and at in self.shares and self.shares[at][0] == key:
            return -1, self.shares[at][1]
        self._enter(depth)
        best: list[float] = []
        best_move = -1
        for move in ordered(board, -1):
            after = board.copy()
            after.play(move)
            rewards = self._for_all(after, depth + 1)[1]
            if not best or rewards[turn] > best[turn]:
                best, best_move = rewards, move
        self.shares[at] = key, best
        return best_move, best


def ordered(board: FastBoard, first: int, *, harming: bool = False) -> list[int]:
    """The legal moves, those worth most first, but before all others `first`.

    With `harming` it is worth something to take moves away from the opponent who is next.
    """
    moves = board.legal()
    if len(moves) > WIDEST:
        raise Hopeless
    worths = board.worths(moves)
    if harming and len(moves) >= FEWEST and board.phase == "build" and not board.sides()[0]:
        harm, total = _harms(board)
        if total:
            columns = _columns(board.geometry.heights)
            worths = [
                worth + HARM * sum(harm[column] for column in columns[move]) / total
                for move, worth in zip(moves, worths, strict=True)
            ]
    worth = dict(zip(moves, worths, strict=True))
    return sorted(moves, key=lambda move: (move != first, -worth[move]))


def _harms(board: FastBoard) -> tuple[list[int], int]:
    """Per column how many moves of the next colour, if it is another seat's, a stone on it takes away; and
    how many moves that colour has.
    """
    heir, tables = _heir(board), board.geometry
    if heir is None or board.seat_of(heir) == board.seat_of(board.actor()):
        return [], 0
    moves = board.possible(heir)
    heights: list[int] = board.numbers()[0]  # type: ignore[assignment]
    harm = [
        (moves & misfits[-1] & ~misfits[height]).bit_count() if height < cap else 0
        for misfits, height, cap in zip(tables.misfit, heights, tables.caps, strict=True)
    ]
    return harm, moves.bit_count()


def _heir(board: FastBoard) -> int | None:
    """Who is next if he can place: the next colour that is not out and has stones."""
    turn, colours, out = board.actor(), board.agreed()[0].colours, board.key()[2]
    for step in range(1, colours + 1):
        colour = (turn + step) % colours
        if board.left[colour] > (colour == turn) and not out >> colour & 1:
            return colour
    return None


@lru_cache(maxsize=16)
def _columns(heights: Heights) -> list[list[int]]:
    """The columns of each placement."""
    board = geometry(heights)
    return [[board.column_of[cell] for cell in numbers_in(bottoms)] for bottoms in board.bottoms]


@lru_cache(maxsize=16)
def _reach(heights: Heights) -> list[int]:
    """Per stone the most squares that it covers on a board."""
    board = geometry(heights)
    reach = [0] * len(board.of_stone)
    for stone, bottoms in zip(board.stone, board.bottoms, strict=True):
        reach[stone] = max(reach[stone], bottoms.bit_count())
    return reach


def bounds(board: FastBoard) -> tuple[int, int]:
    """Margins that the first of two seats will not get past.

    A colour covers no more squares than its stones are large; what it shows already only others cover.
    """
    table, red = board.agreed()[0], board.sides()[0]
    numbers: Any = board.numbers()
    heights, owners, left, hands, _, out, laying, _, second, _, _, _, within = numbers
    if laying or (red and not second):
        return -MOST, MOST
    tables, reach, colours = board.geometry, _reach(board.geometry.heights), range(table.colours)
    open_ones = [height < cap for height, cap in zip(heights, tables.caps, strict=True)]
    if second:
        open_ones = [able and not red[y][x] for able, (x, y) in zip(open_ones, tables.columns, strict=True)]
    exposed = [
        sum(able and owner == colour for able, owner in zip(open_ones, owners, strict=True))
        for colour in colours
    ]
    cover, extra = [0] * table.colours, [0] * table.colours
    for colour in colours:
        for stone, most in enumerate(reach):
            has = within[colour * len(reach) + stone] >= 0 if second else hands[colour] >> stone & 1
            if has and not out >> colour & 1:
                cover[colour] += most
                extra[colour] += 1
    highest, lowest = board.scores(), board.scores()
    few, many = list(left), list(left)
    for colour in colours:
        highest[colour] += min(cover[colour], sum(open_ones) - exposed[colour])
        lowest[colour] -= min(sum(cover) - cover[colour], exposed[colour])
        if second:
            lowest[colour] -= 1
            many[colour] += 1
        else:
            highest[colour] += extra[colour]
            few[colour] -= extra[colour]
    best = [_strength(highest, few, table, seat) for seat in range(2)]
    worst = [_strength(lowest, many, table, seat) for seat in range(2)]
    return worst[0] - best[1], best[0] - worst[1]


def _hash(board: FastBoard) -> int:
    """A number for a position and who is to move in it; never 0."""
    code, turn, out, *rest = board.key()
    more = 0
    if rest and rest[0]:
        more = 1 + 1024 * (rest[1] + 256) + rest[2] + 256
    more = (more * 64 + out) * 8 + turn + 1
    x = code ^ more * 0x9E3779B97F4A7C15 & _FULL
    x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9 & _FULL
    return x ^ x >> 27 | 1


def strength(board: FastBoard, table: Table, seat: int) -> int:
    """What a seat's rank is decided by, as one number: best colour, other colour, fewer stones left."""
    return _strength(board.scores(), board.left, table, seat)


def _strength(scores: Sequence[int], stones: Sequence[int], table: Table, seat: int) -> int:
    owned = range(seat, table.colours, table.seats)
    points = sorted((scores[colour] + 512 for colour in owned), reverse=True)
    other = points[1] if len(points) > 1 else 0
    left = sum(stones[colour] for colour in owned)
    return (points[0] * 1024 + other) * 64 + (2 * len(stone_set()) - left if table.fewer_stones else 0)
