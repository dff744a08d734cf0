"""How the table of Rumis looks: colours of the stones and of what lies around, as one scene for any view."""

from __future__ import annotations

from dataclasses import replace

from desktop_app.bots.bot import Advice
from desktop_app.games.rumis.engine.state import Place, RumisState
from desktop_app.qt.gl3d.scene import Scene3D, Solid, border_labels
from desktop_app.qt.gl3d.surroundings import DARK, LIGHT, Surroundings
from desktop_app.qt.theme import SEAT_COLOURS, Theme, colour_letter
from desktop_app.session.component import Component
from desktop_app.session.record import Player

from .arrange import colour_keys
from .hand import Ghost, Held


class BoardLook:
    """Turns components, the stone in the hand and a hint into a scene. `palette`: keys offered to seats."""

    def __init__(self, palette: tuple[str, ...], theme: Theme) -> None:
        self._palette = palette
        self.show_caps = False
        self.surroundings: Surroundings = LIGHT
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        """Light or dark surroundings from now on."""
        self.surroundings = DARK if theme.dark else LIGHT

    def keys(self, state: RumisState, players: tuple[Player, ...]) -> tuple[str, ...]:
        """The palette key of every colour in play."""
        return colour_keys(state.colours, players, self._palette)

    def scene(
        self,
        state: RumisState,
        stones: tuple[Component, ...],
        players: tuple[Player, ...],
        held: Held | None,
        ghost: Ghost | None,
        hint: tuple[Advice[Place], int] | None,
    ) -> Scene3D:
        """The whole table."""
        keys = self.keys(state, players)
        colour = state.colour if state.colour is not None else 0
        return Scene3D(
            caps=state.caps,
            solids=tuple(_solid(stone, keys) for stone in stones),
            ghost=_piece("ghost", ghost.cells, keys[colour]) if ghost and held else None,
            ghost_ok=ghost is None or ghost.refusal is None,
            bad_cells=ghost.refusal.cells if ghost and ghost.refusal else (),
            lit=_area(hint),
            labels=border_labels(state.caps),
            show_caps=self.show_caps,
        )


def _area(hint: tuple[Advice[Place], int] | None) -> tuple[tuple[int, int], ...]:
    """The squares lit by a hint: its area, or only the place once that is told."""
    if hint is None:
        return ()
    advice, stage = hint
    cells = advice.action.cells if stage >= 3 else dict(advice.data).get("area", advice.action.cells)
    assert isinstance(cells, tuple)
    return tuple(sorted({(cell[0], cell[1]) for cell in cells}))


def _piece(name: str, cells: tuple[tuple[int, int, int], ...], key: str) -> Solid:
    seat = SEAT_COLOURS[key]
    return Solid(name, cells, seat.hex, colour_letter(key), seat.pattern)


def _solid(stone: Component, keys: tuple[str, ...]) -> Solid:
    colour, cells = stone.get("colour"), stone.place
    assert isinstance(colour, int)
    piece = _piece(stone.id, cells, keys[colour])  # type: ignore[arg-type]  # the cells that `arrange` put there
    return replace(piece, last=stone.get("last") is True, recent=stone.get("recent") is True)
