"""How a board of stones looks: colours of the stones and of what lies around, as one scene for any view."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from desktop_app.bots.bot import Advice
from desktop_app.games.rumis.engine.scenarios import Heights
from desktop_app.games.rumis.engine.stones import Cells
from desktop_app.qt.gl3d.scene import Scene3D, Solid, border_labels
from desktop_app.qt.gl3d.surroundings import DARK, LIGHT, Surroundings
from desktop_app.qt.theme import Theme
from desktop_app.session.component import Component

from .coats import coat_of
from .hand import Ghost

MARKS = ("last", "recent", "glow", "dimmed", "ready")
"""What of a component's face the solid shows as it is."""


class BoardLook:
    """Turns components, the stone in the hand and a hint into a scene. `palette`: keys offered to seats."""

    def __init__(self, palette: tuple[str, ...], theme: Theme) -> None:
        self.palette = palette
        self.show_caps = False
        self.surroundings: Surroundings = LIGHT
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        """Light or dark surroundings from now on."""
        self.surroundings = DARK if theme.dark else LIGHT

    def scene(
        self,
        caps: Heights,
        stones: tuple[Component, ...],
        keys: tuple[str, ...],
        ghost: Ghost | None,
        colour: int,
        hint: tuple[Advice[Any], int] | None,
        place: Cells,
    ) -> Scene3D:
        """The whole table; `colour` is that of the ghost, `place` what the hint has told of its place."""
        return Scene3D(
            caps=caps,
            solids=tuple(solid(stone, keys) for stone in stones),
            ghost=piece("ghost", ghost.cells, keys[colour]) if ghost else None,
            ghost_ok=ghost is None or ghost.refusal is None,
            bad_cells=ghost.refusal.cells if ghost and ghost.refusal else (),
            lit=_squares(place or _area(hint)),
            labels=border_labels(caps),
            show_caps=self.show_caps,
        )


def _area(hint: tuple[Advice[Any], int] | None) -> Cells:
    """The cells that the first step of a hint lights, none without a hint."""
    area = dict(hint[0].data).get("area", ()) if hint is not None else ()
    assert isinstance(area, tuple)
    return area


def _squares(cells: Cells) -> tuple[tuple[int, int], ...]:
    return tuple(sorted({(cell[0], cell[1]) for cell in cells}))


def piece(name: str, cells: Cells, key: str) -> Solid:
    """A stone in a colour of the palette, or of nobody."""
    coat = coat_of(key)
    return Solid(name, cells, coat.hex, coat.letter, coat.pattern)


def solid(stone: Component, keys: tuple[str, ...]) -> Solid:
    """A stone of the building, with the marks that its face has."""
    colour, cells = stone.get("colour"), stone.place
    assert isinstance(colour, int)
    drawn = piece(stone.id, cells, keys[colour])  # type: ignore[arg-type]  # the cells that `arrange` put there
    last, recent, glow, dimmed, ready = (stone.get(mark) is True for mark in MARKS)
    return replace(drawn, last=last, recent=recent, glow=glow, dimmed=dimmed, ready=ready)
