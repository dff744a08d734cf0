"""The values of a puzzle being solved, and what can be done."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, TypeAlias

from desktop_app.core.errors import BadData
from desktop_app.games.rumis.engine.geometry import numbers_in
from desktop_app.games.rumis.engine.scenarios import Heights
from desktop_app.games.rumis.engine.state import Place, PlacedStone
from desktop_app.games.rumis.engine.stones import Cell, stone_set

from .generate import Kind
from .puzzle import Puzzle, Site, site_of
from .targets import collection

ALONE: Final = 0
"""The seat of who solves a puzzle."""


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance picks this one of the numbered puzzles."""

    number: int


@dataclass(frozen=True, slots=True)
class TakeOff:
    """An own stone is taken off again and back into its hand, named as it was placed."""

    stone: Place


@dataclass(frozen=True, slots=True)
class AskHint:
    """A hint was looked at; once in a position."""


@dataclass(frozen=True, slots=True)
class GiveUp:
    """The puzzle is given up."""


PuzzleAction: TypeAlias = Place | TakeOff | AskHint | GiveUp | Deal


@dataclass(frozen=True, slots=True)
class Tally:
    """What is told at the end: hints looked at, stones taken off; `asked`: a hint was just looked at."""

    hints: int = 0
    taken: int = 0
    asked: bool = False


@dataclass(frozen=True, slots=True)
class PuzzleState:
    """A puzzle and the own stones on it, in the order they were placed.

    `number`: which of the numbered puzzles, 0 if none; `day`: that of the puzzle of a day, else empty.
    `puzzle` is None before the deal alone.
    """

    kind: Kind
    number: int
    day: str
    puzzle: Puzzle | None
    built: tuple[PlacedStone, ...] = ()
    tally: Tally = Tally()
    gave_up: bool = False
    site: Site = field(compare=False, repr=False, kw_only=True)

    def __reduce__(self) -> tuple[object, ...]:
        """Only the plain values travel; the site is made anew."""
        return standing, (
            self.kind,
            self.number,
            self.day,
            self.puzzle,
            self.built,
            self.tally,
            self.gave_up,
        )

    @property
    def solved(self) -> bool:
        """Whether every cell is filled."""
        return self.puzzle is not None and not self.site.free

    @property
    def over(self) -> bool:
        """Whether nothing can be done any more."""
        return self.gave_up or self.solved

    @property
    def stuck(self) -> bool:
        """Whether no stone can be placed, though it is not solved."""
        return not self.over and self.puzzle is not None and not self.site.choices

    @property
    def placed(self) -> tuple[PlacedStone, ...]:
        """All stones on the board with their colours, the given ones first."""
        return () if self.puzzle is None else (*self.puzzle.given, *self.built)

    @property
    def last(self) -> PlacedStone | None:
        """The stone placed last."""
        return self.placed[-1] if self.placed else None

    @property
    def caps(self) -> Heights:
        """`caps[row][column]`: the highest level to fill; 0 is outside the footprint."""
        return self.site.geometry.heights

    @property
    def heights(self) -> Heights:
        """`heights[row][column]`: cubes stacked on each square."""
        height = self.site.height
        return tuple(tuple(height(x, y) for x in range(len(row))) for y, row in enumerate(self.caps))

    @property
    def colour(self) -> int | None:
        """By the contact rule the colour that must place; by the free rule the lowest with a stone left."""
        return None if self.over or self.puzzle is None else self.site.turn

    @property
    def colours(self) -> int:
        """How many colours there are."""
        return len(self.site.hands)

    @property
    def hands(self) -> tuple[tuple[str, ...], ...]:
        """The ids of the stones each colour still has, in the order of the set."""
        stones = stone_set()
        return tuple(tuple(stones[index].id for index in hand) for hand in self.site.hands)

    def holder(self, stone: str) -> int | None:
        """The colour from whose hand such a stone comes now; None: there is none."""
        return next((self.site.holder(known.index) for known in stone_set() if known.id == stone), None)

    def owner(self, cell: Cell) -> int | None:
        """The colour of the cube in a cell, None if there is none."""
        x, y, z = cell
        column = self.site.geometry.column.get((x, y))
        if column is None or not 0 <= z < len(self.site.stacks[column]):
            return None
        return self.site.stacks[column][z]

    def top(self, x: int, y: int) -> int | None:
        """The colour visible on a square, None if it is empty or outside."""
        return self.owner((x, y, self.site.height(x, y) - 1))

    @property
    def removable(self) -> tuple[PlacedStone, ...]:
        """The own stones that may be taken off, in the order they were placed.

        By the free rule those on which no other lies, by the contact rule the last alone: turns hang on it.
        """
        if self.over or not self.built:
            return ()
        if self.site.rule == "contact":
            return self.built[-1:]
        height = self.site.height
        return tuple(
            stone
            for stone in self.built
            if all((x, y, z + 1) in stone.cells or height(x, y) == z + 1 for x, y, z in stone.cells)
        )


@dataclass(frozen=True, slots=True)
class PuzzleView:
    """What is known: everything, as there are no secrets."""

    state: PuzzleState
    seat: int | None


def standing(
    kind: Kind,
    number: int,
    day: str,
    puzzle: Puzzle | None,
    built: tuple[PlacedStone, ...] = (),
    tally: Tally = Tally(),
    gave_up: bool = False,
) -> PuzzleState:
    """The state with these values, its site made from the stones.

    Raises:
        BadData: a stone of `built` cannot be placed in turn.
    """
    if puzzle is None:
        caps, hands = collection().target(kind.target).heights, ((),) * kind.colour_count
        return PuzzleState(kind, number, day, None, site=_bare(Puzzle(caps, kind.rule, hands)))
    site = site_of(puzzle)
    for stone in built:
        at = site.geometry.number.get(stone.cells)
        if at is None or not site.choices >> at & 1:
            raise BadData("a stone cannot be placed there in turn", given=repr(stone.cells)[:200])
        index = site.geometry.stone[at]
        if stone_set()[index].id != stone.stone or not site.holds(stone.colour, index):
            raise BadData("that colour cannot place this stone now", given=f"{stone.colour} {stone.stone}")
        site = site.placed(at, stone.colour)
    return PuzzleState(kind, number, day, puzzle, built, tally, gave_up, site=site)


def _bare(puzzle: Puzzle) -> Site:
    """The site of a target before any stone is known."""
    everything = tuple(stone.id for stone in stone_set())
    site = site_of(Puzzle(puzzle.caps, puzzle.rule, (everything,) * puzzle.colours))
    return site.without_hands()


def places(state: PuzzleState) -> tuple[Place, ...]:
    """All placements that may be made, by stone and then by cells."""
    tables, stones = state.site.geometry, stone_set()
    if state.over or state.puzzle is None:
        return ()
    return tuple(
        Place(stones[tables.stone[number]].id, tables.placed[number])
        for number in numbers_in(state.site.choices)
    )
