"""Why a placement is refused: the first rule it breaks, and the cells that break it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from . import rebuild
from .legal import choices
from .state import EDGE_COLOURS, RumisState
from .stones import Cell, Cells, recognise, stone_of, touches

Code: TypeAlias = Literal[
    "over",
    "not_in_hand",
    "not_standing",
    "buried",
    "must_place",
    "shape",
    "outside",
    "too_high",
    "red_line",
    "red_area",
    "occupied",
    "floating",
    "first_on_board",
    "first_contact",
    "first_face",
    "first_edge",
    "moved_contact",
    "contact",
]
"""Those that need a word.

'not_standing', 'buried': in the rebuild, no such own stone is inside the red line, or another lies on it.
'must_place': a stone may be laid aside only if none can be placed. 'red_line': beyond the line in the first
half; 'red_area': inside it in the second. 'first_face', 'first_edge': with five and more colours a first
stone touches edges, and no face. 'moved_contact': the first stone carried over must touch an own one inside.
"""


@dataclass(frozen=True, slots=True)
class Refusal:
    """The first rule that a placement breaks, and the cells that break it (all where none is to blame)."""

    code: Code
    cells: Cells = ()


def explain(state: RumisState, stone: str, cells: Cells) -> Refusal | None:
    """Why the colour to move may not place that stone onto these cells (in any order); None if it may.

    In the rebuild no cells at all mean laying it aside.
    """
    colour = state.colour
    if colour is None:
        return Refusal("over", cells)
    if state.phase == "rebuild":
        taken = next((s for s in rebuild.within(state, colour) if s.stone == stone), None)
        if taken is None:
            return Refusal("not_standing", cells)
        if taken not in rebuild.removable(state, colour):
            return Refusal("buried", taken.cells)
        if not cells:
            return Refusal("must_place", taken.cells) if choices(state, colour) else None
    known = stone_of(stone)
    if known is None or (state.phase != "rebuild" and known.index not in state.board.hands[colour]):
        return Refusal("not_in_hand", cells)
    form = recognise(cells)
    if form is None or form[0] is not known:
        return Refusal("shape", cells)
    return _by_board(state, cells) or _by_contact(state, colour, stone, cells)


def _by_board(state: RumisState, cells: Cells) -> Refusal | None:
    """Bounds, the red line, free cells and support."""
    columns, caps = state.board.geometry.column, state.caps
    outside = tuple(cell for cell in cells if cell[:2] not in columns or cell[2] < 0)
    if outside:
        return Refusal("outside", outside)
    high = tuple((x, y, z) for x, y, z in cells if z >= caps[y][x])
    if high:
        return Refusal("too_high", high)
    if state.agreement.red:
        first = state.phase != "rebuild"
        wrong = tuple(cell for cell in cells if state.agreement.inside(*cell[:2]) != first)
        if wrong:
            return Refusal("red_line" if first else "red_area", wrong)
    taken = tuple((x, y, z) for x, y, z in cells if z < state.board.height(x, y))
    if taken:
        return Refusal("occupied", taken)
    floating = tuple(
        (x, y, z) for x, y, z in cells if z > state.board.height(x, y) and (x, y, z - 1) not in cells
    )
    return Refusal("floating", floating) if floating else None


def _by_contact(state: RumisState, colour: int, stone: str, cells: Cells) -> Refusal | None:
    """Contact, for a stone that nothing else forbids."""
    if state.phase == "rebuild":
        return _by_contact_carried(state, colour, stone, cells)
    if colour == state.agreement.neutral or not state.board.begun:
        return None
    first = all(placed.colour != colour for placed in state.placed)
    if first and all(z > 0 for _, _, z in cells):
        return Refusal("first_on_board", cells)
    others = [c for placed in state.placed if first or placed.colour == colour for c in placed.cells]
    if first and state.colours >= EDGE_COLOURS:
        facing = tuple(cell for cell in cells if any(touches(cell, other) for other in others))
        if facing:
            return Refusal("first_face", facing)
        met = any(_share_an_edge(cell, other) for cell in cells for other in others)
        return None if met else Refusal("first_edge", cells)
    if any(touches(cell, other) for cell in cells for other in others):
        return None
    return Refusal("first_contact" if first else "contact", cells)


def _by_contact_carried(state: RumisState, colour: int, stone: str, cells: Cells) -> Refusal | None:
    """Contact in the rebuild: the stone itself has been taken off before."""
    first = not rebuild.carried(state, colour)
    if first and all(z > 0 for _, _, z in cells):
        return Refusal("first_on_board", cells)
    own = [s for s in (*rebuild.within(state, colour), *rebuild.carried(state, colour)) if s.stone != stone]
    if any(touches(cell, other) for placed in own for other in placed.cells for cell in cells):
        return None
    return Refusal("moved_contact" if first else "contact", cells)


def _share_an_edge(a: Cell, b: Cell) -> bool:
    return sorted(abs(p - q) for p, q in zip(a, b, strict=True)) == [0, 1, 1]
