"""Positions of the rebuild for tests, and what a table shows of them."""

from __future__ import annotations

from PySide6.QtCore import QPoint

from desktop_app.core.game import Setup
from desktop_app.games.rumis.engine.rebuild import carried, removable, within
from desktop_app.games.rumis.engine.rules import places_of
from desktop_app.games.rumis.engine.state import Place, PlacedStone, RumisState
from tests.games.rumis.ui.table_of_tests import Table


def rebuild(scenario: str) -> Setup:
    return Setup(2).with_option("scenario", scenario).with_option("variant", "rebuild")


def carrying(state: RumisState) -> bool:
    """Both have carried, and whoever is to move can carry more and has a buried stone of its own."""
    if state.phase != "rebuild" or state.colour is None or not all(carried(state, c) for c in (0, 1)):
        return False
    own = within(state, state.colour)
    return bool(places(state)) and len(removable(state, state.colour)) < len(own)


def places(state: RumisState) -> list[PlacedStone]:
    """The own stones that can be carried over now."""
    assert state.colour is not None
    return [s for s in removable(state, state.colour) if len(places_of(state, s.stone))]


COLCA = rebuild("colca")
PUNCU = rebuild("puncu")


def hole(table: Table) -> tuple[tuple[int, int, int], ...]:
    """Where a stone is shown to be missing."""
    return tuple(cell for solid in table.board.view.scene.hollows for cell in solid.cells)


def far_place(table: Table) -> tuple[PlacedStone, Place, QPoint]:
    """A stone to take, a place for it turned as it stands, and the pixel that brings it there."""
    board = table.board
    for stone in places(table.state):
        board.take_off(stone)
        for place in places_of(table.state, stone.stone):
            held = board.held
            assert held is not None
            for x, y, _ in place.cells:
                ghost = held.over(x, y).ghost(board._ground())
                at = table.pixel_of(x, y, board._ground().heights(stone.stone)[y][x])
                hit = board.view.hit_at(at.x(), at.y())
                if (
                    ghost.cells == place.cells
                    and hit is not None
                    and hit.column == (x, y)
                    and hit.normal[2] == 1
                ):
                    board.put_back()
                    return stone, place, at
        board.put_back()
    raise AssertionError("nothing can be carried without turning it")
