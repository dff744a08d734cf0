"""A Rolimã board in a window of its own, at any position, with chance as a test wants it."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from desktop_app.core.game import Seat
from desktop_app.games.rolima.engine.rules import RolimaGame
from desktop_app.games.rolima.engine.state import Action, RolimaState, RolimaView
from desktop_app.games.rolima.ui.board import RolimaBoard
from desktop_app.games.rolima.ui.kit import KIT
from tests.games.rolima.positions import Table as Said
from tests.games.rolima.positions import cards, position
from tests.helpers.clock import Clock
from tests.helpers.flat_table import LEFT, RIGHT, FlatTable, FromHere

__all__ = ["LEFT", "RIGHT", "Table"]


class Rules(FromHere[RolimaState, Action, RolimaView], RolimaGame):
    """The rules, starting at a position."""


class Table(FlatTable[RolimaState, Action, RolimaBoard]):
    """A board with its session, and what it said. `people` are persons, the others computers."""

    def __init__(
        self,
        qtbot: QtBot,
        said: Said | RolimaState,
        *fixed: Action,
        people: tuple[int, ...] = (0,),
        seat: Seat | None = 0,
        speed: float = 0.0,
        size: tuple[int, int] = (1012, 430),
        dark: bool = False,
    ) -> None:
        state = position(said) if isinstance(said, Said) else said
        self.clock = Clock()
        super().__init__(
            qtbot,
            KIT,
            RolimaBoard,
            Rules(state, fixed),
            state.seats,
            people=people,
            seat=seat,
            speed=speed,
            size=size,
            dark=dark,
            clock=self.clock,
        )

    def named(self, text: str) -> str:
        """The id of a card, as in "G4"."""
        return f"card-{cards(text)[0]}"

    def at(self, name: str) -> QPoint:
        """A point of a component in the view, near the left edge, where the next card does not cover it."""
        spot = self.board.view.spot_of(name)
        assert spot is not None, name
        return QPoint(round(spot.x - spot.width * 0.3), round(spot.y))

    def play(self, *texts: str) -> None:
        """What the seats decide, one after the other."""
        for text in texts:
            action = self.session.game.parse(text)
            seat = self.session.to_act
            assert seat is not None
            self.session.submit(action, seat, self.session.revision)
