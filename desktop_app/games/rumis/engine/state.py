"""The values of a running game: what was placed, by which colour, and who is to move.

Colours count from 0. With one colour each, a colour is a seat; with four colours for two players,
colour c belongs to seat c % 2. The stones of ruins have one number more than the last colour in play.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import reduce
from operator import or_
from typing import Final, Literal, TypeAlias, TypeVar

from .geometry import Geometry, geometry, halves, meeting
from .scenarios import Heights
from .stones import Cell, Cells, stone_of, stone_set

T = TypeVar("T")

FOUR: Final = 4
"""Colours in the game of two players with two colours each."""

Status: TypeAlias = Literal["in", "out", "finished"]
"""'out': could not place on its own turn, for good; 'finished': no stones left."""

TieBreak: TypeAlias = Literal["shared", "fewer_stones"]

Variant: TypeAlias = Literal["usual", "ruins", "rebuild"]
"""'ruins': stones of a colour of nobody are placed first; 'rebuild': after the game on one side of the red
line, its stones are carried over to the other side."""

Phase: TypeAlias = Literal["ruins", "build", "rebuild"]

EDGE_COLOURS: Final = 5
"""From so many colours on first stones touch others at edges only."""


@dataclass(frozen=True, slots=True)
class Agreement:
    """What was agreed before the game; `caps[row][column]` is the highest level allowed.

    `scenario` is the id the caps come from, empty for a board of one's own. `red` is there for the rebuild
    only: the caps inside the red line, where the game begins, 0 elsewhere; `caps` has both sides.
    """

    seats: int
    start: int
    scenario: str
    caps: Heights
    four_colours: bool = False
    tie_break: TieBreak = "shared"
    variant: Variant = "usual"
    red: Heights = ()

    @property
    def colours(self) -> int:
        """How many colours are in play."""
        return FOUR if self.four_colours else self.seats

    @property
    def neutral(self) -> int | None:
        """The number of the colour of nobody, in a game with ruins."""
        return self.colours if self.variant == "ruins" else None

    @property
    def hands(self) -> int:
        """How many sets of stones are used."""
        return self.colours + (self.variant == "ruins")

    def inside(self, x: int, y: int) -> bool:
        """Whether a square lies within the red line."""
        return bool(self.red) and 0 <= y < len(self.red) and 0 <= x < len(self.red[0]) and self.red[y][x] > 0


@dataclass(frozen=True, slots=True)
class Place:
    """The action of the game: this stone onto these cells, sorted.

    In the rebuild the stone is taken off the first building at once; no cells at all: it is laid aside.
    """

    stone: str
    cells: Cells


@dataclass(frozen=True, slots=True)
class PlacedStone:
    """A stone on the board."""

    colour: int
    stone: str
    cells: Cells


@dataclass(frozen=True, slots=True, eq=False)
class Board:
    """What follows from the stones placed, kept for speed; never compared, never stored.

    `stacks`: the colours of each column's cubes, from the board up; columns as in `geometry`.
    Over placements, as bit sets: `fits` (flush with the heights everywhere), per colour `touch` (shares a
    face with one of its cubes) and `held` (the stone is in its hand).
    `hands`: per colour the indices of its stones, ascending. In a game with ruins the last entry of the three
    is that of the stones of nobody, whose number is `neutral`. `edges`: first stones touch edges only.
    """

    geometry: Geometry
    stacks: tuple[tuple[int, ...], ...]
    fits: int
    touch: tuple[int, ...]
    held: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    neutral: int | None = None
    edges: bool = False

    @classmethod
    def empty(cls, agreement: Agreement) -> Board:
        """The bare board with full hands; with a red line no stone can be placed beyond it."""
        tables, sets = geometry(agreement.caps), agreement.hands
        stacks: tuple[tuple[int, ...], ...] = ((),) * len(tables.columns)
        everything = tuple(range(len(stone_set())))
        allowed = halves(agreement.caps, agreement.red)[0] if agreement.red else tables.every
        return cls(
            tables,
            stacks,
            _fitting(tables, stacks),
            (0,) * sets,
            (allowed,) * sets,
            (everything,) * sets,
            agreement.neutral,
            agreement.colours >= EDGE_COLOURS,
        )

    def with_stone(self, colour: int, number: int) -> Board:
        """The board after a colour made the placement of that number; it must fit."""
        tables = self.geometry
        stacks = list(self.stacks)
        touch = self.touch[colour]
        for cell in tables.placed[number]:
            at = tables.index[cell]
            stacks[tables.column_of[at]] += (colour,)
            touch |= tables.touching[at]
        stone = tables.stone[number]
        grown = tuple(stacks)
        return Board(
            tables,
            grown,
            _fitting(tables, grown),
            _changed(self.touch, colour, touch),
            _changed(self.held, colour, self.held[colour] & ~tables.of_stone[stone]),
            _changed(self.hands, colour, tuple(s for s in self.hands[colour] if s != stone)),
            self.neutral,
            self.edges,
        )

    def without(self, colour: int, stone: int) -> Board:
        """The board after a stone left the hand of a colour for good."""
        held = self.held[colour] & ~self.geometry.of_stone[stone]
        return replace(
            self,
            held=_changed(self.held, colour, held),
            hands=_changed(self.hands, colour, tuple(s for s in self.hands[colour] if s != stone)),
        )

    def possible(self, colour: int) -> int:
        """The placements the colour may make if it is its turn, as a bit set; but for the rebuild."""
        open_ones = self.fits & self.held[colour]
        if colour == self.neutral:
            return open_ones
        if len(self.hands[colour]) < len(stone_set()):
            return open_ones & self.touch[colour]
        if not self.begun:
            return open_ones
        near = 0
        for mask in self.touch:
            near |= mask
        if self.edges:
            return open_ones & self.geometry.on_ground & ~near & self._met()
        return open_ones & near & self.geometry.on_ground

    @property
    def begun(self) -> bool:
        """Whether any colour has placed a stone; those of nobody do not count."""
        full = len(stone_set())
        return any(len(hand) < full for colour, hand in enumerate(self.hands) if colour != self.neutral)

    def _met(self) -> int:
        """The placements that share an edge with a cube on the board."""
        table, met = meeting(self.geometry.heights), 0
        for first, stack in zip(self.geometry.first, self.stacks, strict=True):
            for level in range(len(stack)):
                met |= table[first + level]
        return met

    def height(self, x: int, y: int) -> int:
        """Cubes stacked on a square; 0 outside the footprint."""
        column = self.geometry.column.get((x, y))
        return 0 if column is None else len(self.stacks[column])


def _fitting(tables: Geometry, stacks: tuple[tuple[int, ...], ...]) -> int:
    misfits = [levels[len(stack)] for levels, stack in zip(tables.misfit, stacks, strict=True)]
    return tables.every & ~reduce(or_, misfits, 0)


def _changed(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    return (*values[:place], value, *values[place + 1 :])


@dataclass(frozen=True, slots=True)
class RumisState:
    """A position. Two are equal if the agreement, the stones in order, the turn and the statuses are.

    `placed`: the stones on the board, in an order in which each rests on earlier ones. `colour` is to move
    and has a legal action; None: the game is over. While the ruins are laid it is the colour of nobody.
    `out_order` lists the colours that are out in the order they were found unable to place.

    In the rebuild, `interim` has the score of each colour at half time and `aside` the (colour, stone id)
    laid aside since. Stones that were never placed stay in the hands and are of no use.
    """

    agreement: Agreement
    placed: tuple[PlacedStone, ...]
    colour: int | None
    status: tuple[Status, ...]
    out_order: tuple[int, ...]
    board: Board = field(compare=False, repr=False)
    phase: Phase = "build"
    interim: tuple[int, ...] = ()
    aside: tuple[tuple[int, str], ...] = ()

    def __reduce__(self) -> tuple[object, ...]:
        """Only the plain values travel; the board is built anew."""
        first = (self.agreement, self.placed, self.colour, self.status, self.out_order)
        return rebuilt, (*first, self.phase, self.interim, self.aside)

    @property
    def colours(self) -> int:
        """How many colours are in play."""
        return self.agreement.colours

    @property
    def caps(self) -> Heights:
        """`caps[row][column]`: the highest level that may be built; 0 is outside the footprint."""
        return self.agreement.caps

    @property
    def heights(self) -> Heights:
        """`heights[row][column]`: cubes stacked on each square."""
        caps = self.agreement.caps
        return tuple(tuple(self.board.height(x, y) for x in range(len(row))) for y, row in enumerate(caps))

    @property
    def hands(self) -> tuple[tuple[str, ...], ...]:
        """The ids of the stones each colour still has, in the order of the set."""
        stones = stone_set()
        return tuple(tuple(stones[index].id for index in hand) for hand in self.board.hands)

    @property
    def last(self) -> PlacedStone | None:
        """The stone placed last."""
        return self.placed[-1] if self.placed else None

    def owner(self, cell: Cell) -> int | None:
        """The colour of the cube in a cell, None if there is none."""
        x, y, z = cell
        column = self.board.geometry.column.get((x, y))
        if column is None or not 0 <= z < len(self.board.stacks[column]):
            return None
        return self.board.stacks[column][z]

    def top(self, x: int, y: int) -> int | None:
        """The colour visible on a square, None if it is empty or outside."""
        return self.owner((x, y, self.board.height(x, y) - 1))

    def seat_of(self, colour: int) -> int:
        """The seat that plays a colour; for that of nobody the one whose turn it is to lay a ruin."""
        agreed = self.agreement
        return (agreed.start + len(self.placed) if colour == agreed.neutral else colour) % agreed.seats

    def colours_of(self, seat: int) -> tuple[int, ...]:
        """The colours a seat plays."""
        return tuple(range(seat, self.colours, self.agreement.seats))


@dataclass(frozen=True, slots=True)
class RumisView:
    """What a seat (None: a spectator) knows: everything, as there are no secrets."""

    state: RumisState
    seat: int | None


def rebuilt(
    agreement: Agreement,
    placed: tuple[PlacedStone, ...],
    colour: int | None,
    status: tuple[Status, ...],
    out_order: tuple[int, ...],
    phase: Phase = "build",
    interim: tuple[int, ...] = (),
    aside: tuple[tuple[int, str], ...] = (),
) -> RumisState:
    """The state with these values, its board computed from the stones, which must fit in turn."""
    board = standing(agreement, placed, aside)
    return RumisState(agreement, placed, colour, status, out_order, board, phase, interim, aside)


def standing(
    agreement: Agreement, placed: tuple[PlacedStone, ...], aside: tuple[tuple[int, str], ...] = ()
) -> Board:
    """The board with these stones, which must fit in turn, those laid aside missing from the hands."""
    board = Board.empty(agreement)
    for stone in placed:
        board = board.with_stone(stone.colour, board.geometry.number[stone.cells])
    for colour, name in aside:
        known = stone_of(name)
        assert known is not None
        board = board.without(colour, known.index)
    return board
