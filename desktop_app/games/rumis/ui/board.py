"""The Rumis table without its frame: the building of all colours, and the tray of the colour to move."""

from __future__ import annotations

from desktop_app.games.rumis.engine.state import RumisState
from desktop_app.session.component import Component

from . import text
from .arrange import arrange, arrange_tray, state_keys, tray_colour, waiting_seat
from .ground import TableGround
from .stone_board import StoneBoard


class RumisBoard(StoneBoard):
    """The building, and the stones of the person who is to move or comes next."""

    def describe(self) -> str:
        """The building square by square is too much to hear: the stones in order, then the stone held."""
        return text.describe(self._state, self._keys(), self._ghost)

    @property
    def _state(self) -> RumisState:
        state = self._perspective.seen.state
        assert isinstance(state, RumisState)
        return state

    @property
    def _colour(self) -> int:
        """Whose turn it is, 0 after the end."""
        return self._state.colour if self._state.colour is not None else 0

    def _ground(self) -> TableGround:
        return TableGround(self._state)

    def _stones(self) -> tuple[Component, ...]:
        return arrange(self._perspective.seen, waiting_seat(self._state, self._perspective.players))

    def _slots(self) -> tuple[Component, ...]:
        return arrange_tray(self._perspective.seen, tray_colour(self._state, self._perspective.players))

    def _keys(self) -> tuple[str, ...]:
        return state_keys(self._state, self._perspective.players, self._look.palette)

    def _in_hand(self) -> tuple[str, ...]:
        return self._state.hands[tray_colour(self._state, self._perspective.players)]

    def _held_colour(self, stone: str) -> int:
        return self._colour

    def _asked(self) -> str:
        return text.choose_prompt(self._state, self._colour, self._keys()[self._colour])
