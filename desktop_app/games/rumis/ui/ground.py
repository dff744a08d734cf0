"""What a stone in the hand has to know of a position: the table and the puzzles each answer it their way."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol

from desktop_app.games.rumis.engine.legal import choices, to_lay_aside
from desktop_app.games.rumis.engine.rebuild import lifted, removable
from desktop_app.games.rumis.engine.rules import Refusal, explain, places_of, playable
from desktop_app.games.rumis.engine.scenarios import Heights
from desktop_app.games.rumis.engine.state import Place, PlacedStone, RumisState
from desktop_app.games.rumis.engine.stones import Cells


class Why(Protocol):
    """The rule that refuses a place, and the cells that break it."""

    @property
    def code(self) -> str: ...
    @property
    def cells(self) -> Cells: ...


class Ground(Protocol):
    """A position as the hand needs it; `stone` is always the id of a stone in the hand."""

    @property
    def caps(self) -> Heights:
        """`caps[row][column]`: the highest level that may be built; 0 is outside the footprint."""

    @property
    def last(self) -> PlacedStone | None:
        """The stone placed last."""

    def heights(self, stone: str) -> Heights:
        """Cubes stacked on each square while that stone is held."""

    def refusal(self, stone: str, cells: Cells) -> Why | None:
        """Why the stone may not lie there; None if it may."""

    def places(self, stone: str) -> Iterable[Place]:
        """Where it may lie."""

    def playable(self) -> tuple[str, ...]:
        """The stones that have a place, in the order of the set."""


@dataclass(frozen=True, slots=True)
class TableGround:
    """The position of a game at the table; in the rebuild the held stone has been taken off."""

    state: RumisState

    @property
    def caps(self) -> Heights:
        """The limits of the whole board, both sides of the red line."""
        return self.state.caps

    @property
    def last(self) -> PlacedStone | None:
        """The stone placed last."""
        return self.state.last

    def heights(self, stone: str) -> Heights:
        """Without the stone that was taken off."""
        colour = self.state.colour
        if colour is not None and any(s.stone == stone for s in removable(self.state, colour)):
            return lifted(self.state, stone).heights
        return self.state.heights

    def refusal(self, stone: str, cells: Cells) -> Refusal | None:
        """What the rules say."""
        return explain(self.state, stone, cells)

    def places(self, stone: str) -> Iterable[Place]:
        """The legal places of a stone."""
        return places_of(self.state, stone)

    def playable(self) -> tuple[str, ...]:
        """Those of the colour to move; where a stone must be laid aside, those that can be."""
        return playable(self.state) or tuple(place.stone for place in laying_aside(self.state))


def laying_aside(state: RumisState) -> tuple[Place, ...]:
    """The stones to lay aside, where none of those that can be taken off can be placed; else ()."""
    if state.phase != "rebuild" or state.colour is None or choices(state, state.colour):
        return ()
    return to_lay_aside(state)


def rest(heights: Heights, form: Cells, x: int, y: int) -> Cells:
    """Where a form comes to rest if lowered with its smallest column and row over (x, y), as the rules do it.

    >>> rest(((2, 0),), ((0, 0, 0), (1, 0, 0)), 0, 0)
    ((0, 0, 2), (1, 0, 2))
    """
    rows, columns = len(heights), len(heights[0])
    moved = [(x + dx, y + dy, dz) for dx, dy, dz in form]
    level = max((heights[cy][cx] if 0 <= cx < columns and 0 <= cy < rows else 0) - cz for cx, cy, cz in moved)
    return tuple(sorted((cx, cy, cz + level) for cx, cy, cz in moved))
