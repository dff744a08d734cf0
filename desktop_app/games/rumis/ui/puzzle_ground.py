"""A puzzle as the hand needs it: where a stone may lie, what forbids a place, what can be taken off. Pure."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from desktop_app.games.rumis.engine.geometry import numbers_in
from desktop_app.games.rumis.engine.puzzles.game import refused_place
from desktop_app.games.rumis.engine.puzzles.play import PuzzleState
from desktop_app.games.rumis.engine.refusals import Code, Refusal
from desktop_app.games.rumis.engine.scenarios import Heights
from desktop_app.games.rumis.engine.state import Place, PlacedStone
from desktop_app.games.rumis.engine.stones import Cell, Cells, stone_of, stone_set


@dataclass(frozen=True, slots=True)
class PuzzleGround:
    """The position of a puzzle, dealt or still to be dealt."""

    state: PuzzleState

    @property
    def caps(self) -> Heights:
        """The target."""
        return self.state.caps

    @property
    def last(self) -> PlacedStone | None:
        """The stone placed last, also a given one."""
        return self.state.last

    def heights(self, stone: str) -> Heights:
        """What stands; a stone taken off is gone already."""
        return self.state.heights

    def refusal(self, stone: str, cells: Cells) -> Refusal | None:
        """Why a stone may not be placed there, with the cells that break the rule; None if it may."""
        code = refused_place(self.state, stone, cells)
        return None if code is None else Refusal(cast(Code, code), self._to_blame(code, cells))

    def _to_blame(self, code: str, cells: Cells) -> Cells:
        site, caps = self.state.site, self.state.caps

        def guilty(cell: Cell) -> bool:
            x, y, z = cell
            match code:
                case "outside":
                    return (x, y) not in site.geometry.column
                case "too_high":
                    return z >= caps[y][x]
                case "floating":
                    return z > site.height(x, y) and (x, y, z - 1) not in cells
            return True

        return tuple(cell for cell in cells if guilty(cell))

    def places(self, stone: str) -> tuple[Place, ...]:
        """Where a stone may lie now, in order of the cells."""
        state, known = self.state, stone_of(stone)
        if known is None or state.over or state.puzzle is None:
            return ()
        tables = state.site.geometry
        numbers = numbers_in(state.site.choices & tables.of_stone[known.index])
        return tuple(Place(stone, tables.placed[number]) for number in numbers)

    def playable(self) -> tuple[str, ...]:
        """The stones that have a place now, in the order of the set."""
        state = self.state
        if state.over or state.puzzle is None:
            return ()
        choices, tables = state.site.choices, state.site.geometry
        return tuple(stone.id for stone in stone_set() if choices & tables.of_stone[stone.index])


def in_hand(state: PuzzleState, stone: str) -> bool:
    """Whether such a stone can be taken into the hand now."""
    return not state.over and state.puzzle is not None and state.holder(stone) is not None


def own_at(state: PuzzleState, cell: Cell) -> PlacedStone | None:
    """The own stone that fills a cell; None if there is none, or a given one."""
    return next((stone for stone in state.built if cell in stone.cells), None)


def lies_given(state: PuzzleState, cell: Cell) -> bool:
    """Whether a stone that was given fills a cell."""
    return state.puzzle is not None and any(cell in stone.cells for stone in state.puzzle.given)


def next_own(state: PuzzleState, current: PlacedStone | None, step: int) -> PlacedStone | None:
    """The next own stone that can be taken off, walking backwards from the one placed last.

    `step` +1 is to one placed earlier, -1 to one placed later; it goes round. None if nothing can be.
    """
    stones = state.removable[::-1]
    if not stones:
        return None
    if current not in stones:
        return stones[0 if step > 0 else -1]
    return stones[(stones.index(current) + step) % len(stones)]
