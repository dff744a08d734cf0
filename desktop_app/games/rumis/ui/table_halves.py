"""The board with a red line: which half may be built in, what can be taken off, what is in the hand. Pure."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from desktop_app.games.rumis.engine.rebuild import removable
from desktop_app.games.rumis.engine.state import PlacedStone, RumisState
from desktop_app.games.rumis.engine.stones import Cell
from desktop_app.qt.gl3d.lines import border_of
from desktop_app.qt.gl3d.scene import Scene3D, Square

from .arrange import stone_name_of
from .ground import laying_aside
from .hand import Ghost

RED: Final = "#E4212B"
"""The red line; a little brighter than red stones."""

HOVER: Final = 0.55
"""Levels that a stone taken off hovers above where it would lie while it is still inside the red line."""


def halves_of(state: RumisState) -> tuple[tuple[Square, ...], tuple[Square, ...]]:
    """The squares inside the red line and those beyond it."""
    squares = [(x, y) for y, row in enumerate(state.caps) for x, cap in enumerate(row) if cap]
    inside = state.agreement.inside
    return tuple(s for s in squares if inside(*s)), tuple(s for s in squares if not inside(*s))


def standing_at(state: RumisState, cell: Cell) -> PlacedStone | None:
    """The stone that fills a cell."""
    return next((stone for stone in state.placed if cell in stone.cells), None)


def own_removable(state: RumisState) -> tuple[PlacedStone, ...]:
    """The stones that the colour to move can take off; none outside the rebuild."""
    return () if state.colour is None else removable(state, state.colour)


def own_standing(state: RumisState, name: str) -> PlacedStone | None:
    """The stone of that id that the colour to move can take off."""
    return next((stone for stone in own_removable(state) if stone.stone == name), None)


def still_inside(state: RumisState, ghost: Ghost | None) -> bool:
    """Whether a stone taken off has not been carried over the line yet, or is to be laid aside."""
    if ghost is None or state.phase != "rebuild":
        return False
    return bool(laying_aside(state)) or all(state.agreement.inside(x, y) for x, y, _ in ghost.cells)


def with_halves(scene: Scene3D, state: RumisState, held: str | None, *, acting: bool) -> Scene3D:
    """The scene with the red line, the calm half, the stones that can be taken off and the one that is.

    `held` is the id of the stone in the hand, `acting` tells whether a person may take one off now.
    """
    inside, beyond = halves_of(state)
    taken = own_standing(state, held) if held is not None else None
    name = stone_name_of(taken) if taken is not None else ""
    ready = {stone_name_of(stone) for stone in own_removable(state)} if acting and taken is None else set()
    on_its_way = scene.ghost is not None and still_inside(state, Ghost(scene.ghost.cells, None))
    solids = tuple(replace(s, ready=s.id in ready) for s in scene.solids if s.id != name)
    return replace(
        scene,
        solids=solids,
        hollows=tuple(solid for solid in scene.solids if solid.id == name),
        ghost=replace(scene.ghost, offset=HOVER) if on_its_way and scene.ghost is not None else scene.ghost,
        ghost_ok=scene.ghost_ok or on_its_way,
        calm=beyond if state.phase != "rebuild" else inside,
        traces=border_of(inside, RED),
    )
