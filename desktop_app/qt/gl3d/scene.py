"""What lies on a stacking board, as plain values that every view draws alike.

Axes: x = column (to the right), y = row (towards the viewer in the home view), z = level (up). A cell
(x, y, z) is the unit cube from that corner to (x+1, y+1, z+1); the board's surface is z = 0. Because rows
are counted towards the viewer, as in print, the frame is left-handed.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, TypeAlias

Cell: TypeAlias = tuple[int, int, int]
Square: TypeAlias = tuple[int, int]
Vec: TypeAlias = tuple[float, float, float]
STILL: Final[Vec] = (0.0, 0.0, 0.0)
"""No way from the own place."""
Caps: TypeAlias = tuple[tuple[int, ...], ...]

DOTS: Final = 0
DIAGONALS: Final = 1
RINGS: Final = 2
CHEVRONS: Final = 3
HATCH: Final = 4
PLAIN: Final = 5
BRICKS: Final = 7
"""The courses of a wall; 6 is the sign on refused cubes."""


@dataclass(frozen=True, slots=True)
class Solid:
    """One stone: cells that belong together and are drawn as one piece.

    `colour` is '#rrggbb', `mark` one letter or '', `pattern` one of DOTS … PLAIN. `offset` (levels above its
    place), `shift` (squares beside it) and `alpha` serve motion only. `last` draws a light inlay, `glow` a
    golden one, `ready` a fainter golden one (it may be taken), `recent` a fainter light one, if there is no
    other; `dimmed` fades.
    """

    id: str
    cells: tuple[Cell, ...]
    colour: str
    mark: str = ""
    pattern: int = PLAIN
    last: bool = False
    recent: bool = False
    dimmed: bool = False
    glow: bool = False
    ready: bool = False
    offset: float = 0.0
    alpha: float = 1.0
    shift: tuple[float, float] = (0.0, 0.0)

    @property
    def moving(self) -> bool:
        """Whether it is drawn away from its place just now."""
        return self.away != STILL or self.alpha != 1.0

    @property
    def away(self) -> Vec:
        """How far from its place it is drawn."""
        return (*self.shift, self.offset)


@dataclass(frozen=True, slots=True)
class Label:
    """A short text engraved in the plate's border: centre (x, y) in squares, on the surface."""

    text: str
    x: float
    y: float
    size: float = 0.34


@dataclass(frozen=True, slots=True)
class Trace:
    """A piece of a line, one square long, along the border of squares.

    It begins at the corner (x, y) and runs to the right, or with the rows if it is `upright`. `colour` is
    '#rrggbb'.
    """

    x: int
    y: int
    upright: bool
    colour: str


@dataclass(frozen=True, slots=True)
class Scene3D:
    """A whole table. `caps[row][col]` is the height limit of a square, 0 = outside the footprint.

    `ghost` is the stone in hand where it would lie, `ghost_ok` whether it may, `bad_cells` those of its cells
    that are the reason why not. `cursor` is the cell under the keyboard cursor, `lit` squares are tinted and
    framed as a hint, on top of what stands there, `show_caps` draws the allowed volume. `calm` squares step
    back, `traces` are lines on the board, `hollows` are stones that are not there, drawn as glass.
    """

    caps: Caps
    solids: tuple[Solid, ...] = ()
    ghost: Solid | None = None
    ghost_ok: bool = True
    bad_cells: tuple[Cell, ...] = ()
    cursor: Cell | None = None
    lit: tuple[Square, ...] = ()
    labels: tuple[Label, ...] = ()
    show_caps: bool = False
    show_limits: bool = True
    calm: tuple[Square, ...] = ()
    traces: tuple[Trace, ...] = ()
    hollows: tuple[Solid, ...] = ()

    @property
    def rows(self) -> int:
        """Number of rows of the caps."""
        return len(self.caps)

    @property
    def cols(self) -> int:
        """Number of columns of the caps."""
        return len(self.caps[0]) if self.caps else 0

    @property
    def top(self) -> int:
        """The highest level any stone or limit reaches, at least 1."""
        return max(self.built, max((cap for row in self.caps for cap in row), default=1), 1)

    @property
    def built(self) -> int:
        """Level above the highest cube of all stones, 0 on a bare board."""
        return max((z + 1 for s in self.solids for _, _, z in s.cells), default=0)

    def cap(self, x: int, y: int) -> int:
        """The height limit of a square; 0 for every square off the board.

        >>> Scene3D(((1, 2),)).cap(1, 0), Scene3D(((1, 2),)).cap(2, 0)
        (2, 0)
        """
        return self.caps[y][x] if 0 <= y < self.rows and 0 <= x < self.cols else 0

    def owners(self) -> dict[Cell, int]:
        """Which solid (index) fills a cell; a later solid wins where two overlap."""
        return {cell: i for i, solid in enumerate(self.solids) for cell in solid.cells}

    def column_height(self, x: int, y: int) -> int:
        """Level above the highest cube on a square, 0 if bare."""
        return max((c[2] + 1 for s in self.solids for c in s.cells if c[0] == x and c[1] == y), default=0)

    def moved(
        self, solid_id: str, offset: float, alpha: float = 1.0, shift: tuple[float, float] = (0.0, 0.0)
    ) -> Scene3D:
        """The same table with one solid drawn `offset` levels above and `shift` squares beside its place."""
        if not any(solid.id == solid_id for solid in self.solids):
            return self
        solids = [
            replace(s, offset=offset, alpha=alpha, shift=shift) if s.id == solid_id else s
            for s in self.solids
        ]
        return replace(self, solids=tuple(solids))


def border_labels(caps: Caps) -> tuple[Label, ...]:
    """Column letters in front of the board and row numbers on its left, as on a chessboard.

    >>> [label.text for label in border_labels(((1, 1),))]
    ['a', 'b', '1']
    """
    rows, cols = len(caps), len(caps[0])
    letters = tuple(Label(chr(ord("a") + x), x + 0.5, rows + 0.40) for x in range(cols))
    return letters + tuple(Label(str(y + 1), -0.40, y + 0.5) for y in range(rows))
