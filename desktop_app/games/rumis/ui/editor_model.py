"""What a board looks like while it is drawn: changes of heights, strokes of the brush, undo and redo.

Everything here is a plain value. `heights[row][column]` is the height limit of a square as everywhere, 0 is
outside the footprint; a drawing may have empty rows and columns around the board: `boards.trimmed` takes
them off.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Final, Literal, TypeAlias

from desktop_app.games.rumis.engine.boards import MOST_LEVELS, MOST_SQUARES, cubes, largest_piece, trimmed
from desktop_app.games.rumis.engine.scenarios import PLUS_PLAYERS, Heights
from desktop_app.games.rumis.engine.state import EDGE_COLOURS

Square: TypeAlias = tuple[int, int]
"""(column, row)."""
Brush: TypeAlias = int | Literal["raise", "lower"]
"""A height, or one more or one less than is there."""
Mirror: TypeAlias = Literal["x", "y", "turn"]
"""Left and right alike, top and bottom alike, or the same after half a turn."""
Tool: TypeAlias = Literal["pencil", "rectangle"]

USUAL: Final = 8
"""Columns and rows of an empty drawing."""
KEPT: Final = 300
"""So many steps can be undone."""
CUBES_A_COLOUR: Final = 40


# ---- heights


def blank(columns: int = USUAL, rows: int = USUAL) -> Heights:
    """A drawing without a square.

    >>> blank(2, 1)
    ((0, 0),)
    """
    return ((0,) * columns,) * rows


def size_of(heights: Heights) -> tuple[int, int]:
    """Columns and rows."""
    return len(heights[0]), len(heights)


def used(heights: Heights) -> tuple[int, int, int, int] | None:
    """The first and the last column and row with a square, as (left, top, right, bottom); None if blank."""
    squares = [(x, y) for y, row in enumerate(heights) for x, cap in enumerate(row) if cap]
    if not squares:
        return None
    columns, rows = {x for x, _ in squares}, {y for _, y in squares}
    return min(columns), min(rows), max(columns), max(rows)


def on_paper(board: Heights) -> Heights:
    """The board in the middle of a drawing with room around it, as far as there is any.

    >>> on_paper(((3,),))[4]
    (0, 0, 0, 0, 3, 0, 0, 0, 0)
    """
    columns, rows = size_of(board)
    beside, above = _margin(columns), _margin(rows)
    return shifted(resized(board, columns + 2 * beside, rows + 2 * above), beside, above)


def _margin(length: int) -> int:
    """Empty rows on each side: the middle stays the middle, so that painting can be mirrored."""
    return min(max(1, -(-(USUAL - length) // 2)), (MOST_SQUARES - length) // 2)


def resized(heights: Heights, columns: int, rows: int) -> Heights:
    """The same drawing on larger or smaller paper; it moves up and left before anything of it is cut off."""
    box = used(heights) or (0, 0, 0, 0)
    left = min(box[0], max(0, box[2] + 1 - columns))
    top = min(box[1], max(0, box[3] + 1 - rows))
    kept = [row[left : left + columns] for row in heights[top : top + rows]]
    wide = [row + (0,) * (columns - len(row)) for row in kept]
    return (*wide, *blank(columns, rows - len(wide)))


def can_shift(heights: Heights, dx: int, dy: int) -> bool:
    """Whether the drawing can move by so many squares without losing any."""
    box = used(heights)
    if box is None:
        return False
    columns, rows = size_of(heights)
    return box[0] + dx >= 0 and box[2] + dx < columns and box[1] + dy >= 0 and box[3] + dy < rows


def shifted(heights: Heights, dx: int, dy: int) -> Heights:
    """The drawing moved on its paper, unchanged where it cannot be."""
    if not can_shift(heights, dx, dy):
        return heights
    columns, rows = size_of(heights)

    def at(x: int, y: int) -> int:
        return heights[y][x] if 0 <= x < columns and 0 <= y < rows else 0

    return tuple(tuple(at(x - dx, y - dy) for x in range(columns)) for y in range(rows))


def flipped(heights: Heights, way: Literal["x", "y"]) -> Heights:
    """Left and right, or top and bottom, exchanged."""
    return tuple(row[::-1] for row in heights) if way == "x" else heights[::-1]


def turned(heights: Heights) -> Heights:
    """A quarter turn clockwise.

    >>> turned(((1, 2), (3, 4)))
    ((3, 1), (4, 2))
    """
    return tuple(zip(*heights[::-1], strict=True))


# ---- painting


def images(squares: Iterable[Square], size: tuple[int, int], mirrors: frozenset[Mirror]) -> frozenset[Square]:
    """The squares with all their mirror images on paper of that size."""
    columns, rows = size
    found = set(squares)
    ways: dict[Mirror, tuple[bool, bool]] = {"x": (True, False), "y": (False, True), "turn": (True, True)}
    for mirror in mirrors:  # each is its own inverse and they commute: once each is enough
        across, down = ways[mirror]
        found |= {(columns - 1 - x if across else x, rows - 1 - y if down else y) for x, y in found}
    return frozenset(found)


def painted(heights: Heights, squares: frozenset[Square], brush: Brush) -> Heights:
    """The drawing with the brush put once on each of the squares."""

    def new(x: int, y: int, cap: int) -> int:
        if (x, y) not in squares:
            return cap
        if brush == "raise":
            return min(cap + 1, MOST_LEVELS)
        return max(cap - 1, 0) if brush == "lower" else brush

    return tuple(tuple(new(x, y, cap) for x, cap in enumerate(row)) for y, row in enumerate(heights))


def line(start: Square, end: Square) -> Iterator[Square]:
    """The squares on the straight way from one to the other, both included.

    >>> list(line((0, 0), (2, 1)))
    [(0, 0), (1, 0), (2, 1)]
    """
    steps = max(abs(end[0] - start[0]), abs(end[1] - start[1]), 1)
    for step in range(steps + 1):
        yield tuple(a + round((b - a) * step / steps) for a, b in zip(start, end, strict=True))  # type: ignore[misc]


def rectangle(one: Square, other: Square) -> Iterator[Square]:
    """All squares of the rectangle between two corners."""
    for y in range(min(one[1], other[1]), max(one[1], other[1]) + 1):
        for x in range(min(one[0], other[0]), max(one[0], other[0]) + 1):
            yield x, y


@dataclass(frozen=True, slots=True)
class Stroke:
    """One pull of the brush over a drawing, from the press to the release; undone as one step."""

    base: Heights
    brush: Brush
    tool: Tool
    mirrors: frozenset[Mirror]
    start: Square
    at: Square
    squares: frozenset[Square]

    @classmethod
    def begun(
        cls, base: Heights, square: Square, brush: Brush, tool: Tool, mirrors: frozenset[Mirror]
    ) -> Stroke:
        """The brush set down on a square."""
        return cls(base, brush, tool, mirrors, square, square, frozenset((square,)))

    def to(self, square: Square) -> Stroke:
        """The brush pulled on to another square; a quick hand leaves no gaps."""
        if self.tool == "rectangle":
            return replace(self, at=square, squares=frozenset(rectangle(self.start, square)))
        return replace(self, at=square, squares=self.squares | frozenset(line(self.at, square)))

    @property
    def touched(self) -> frozenset[Square]:
        """The squares that change, mirror images too."""
        return images(self.squares, size_of(self.base), self.mirrors)

    @property
    def result(self) -> Heights:
        """The drawing as it is when the brush is lifted now."""
        return painted(self.base, self.touched, self.brush)


@dataclass(frozen=True, slots=True)
class History:
    """A drawing with all that can be undone and redone."""

    now: Heights
    past: tuple[Heights, ...] = ()
    future: tuple[Heights, ...] = ()

    def then(self, heights: Heights) -> History:
        """After one more step; none if nothing has changed."""
        if heights == self.now:
            return self
        return History(heights, (*self.past, self.now)[-KEPT:])

    def undone(self) -> History:
        """One step back, if there is one."""
        if not self.past:
            return self
        return History(self.past[-1], self.past[:-1], (self.now, *self.future))

    def redone(self) -> History:
        """One step forward again, if there is one."""
        if not self.future:
            return self
        return History(self.future[0], (*self.past, self.now), self.future[1:])


# ---- figures


@dataclass(frozen=True, slots=True)
class Fit:
    """How the room of a board suits so many players: `word` is none, cramped, tight, exact, roomy or vast."""

    players: int
    cubes: int
    share: float
    word: str


@dataclass(frozen=True, slots=True)
class Figures:
    """Columns and rows of the board itself, its squares, its highest level, and for how many it suits.

    `largest`: the room on its roomiest piece, the same as `cubes` if it is in one.
    """

    columns: int = 0
    rows: int = 0
    squares: int = 0
    cubes: int = 0
    highest: int = 0
    largest: int = 0
    fits: tuple[Fit, ...] = field(default=())


def figures(heights: Heights) -> Figures:
    """The figures of a drawing.

    The words are by the share of the room in the cubes that the players have, 40 a colour: the printed boards
    lie between 0.75 and 1.25, and most of them within a few hundredths of 1. Of several pieces only the
    roomiest counts; with edge contact those that meet at a corner are one.
    """
    board = trimmed(heights)
    largest, joined = largest_piece(board), largest_piece(board, corners=True)
    fits = tuple(_fit(count, joined if count >= EDGE_COLOURS else largest) for count in PLUS_PLAYERS)
    if not board:
        return Figures(fits=fits)
    squares = sum(1 for row in board for cap in row if cap)
    return Figures(*size_of(board), squares, cubes(board), max(map(max, board)), largest, fits)


def _fit(players: int, room: int) -> Fit:
    hands = players * CUBES_A_COLOUR
    share = room / hands
    limits = ((0.0, "none"), (0.7, "cramped"), (0.95, "tight"), (1.08, "exact"), (1.4, "roomy"))
    word = next((word for limit, word in limits if share <= limit), "vast")
    return Fit(players, hands, share, word)
