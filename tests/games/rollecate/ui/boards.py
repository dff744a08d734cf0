"""A Rollecate board in a window of its own, at any position, with dice and cards as a test wants them."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from desktop_app.core.game import Seat
from desktop_app.games.rollecate.engine.rules import RollecateGame
from desktop_app.games.rollecate.engine.state import Action, RollecateState, RollecateView
from desktop_app.games.rollecate.ui.board import RollecateBoard
from desktop_app.games.rollecate.ui.kit import KIT
from tests.games.rollecate.positions import Table as Said
from tests.games.rollecate.positions import card, position
from tests.helpers.clock import Clock
from tests.helpers.flat_table import LEFT, RIGHT, FlatTable, FromHere

__all__ = ["LEFT", "RIGHT", "Table"]


class Rules(FromHere[RollecateState, Action, RollecateView], RollecateGame):
    """The rules, starting at a position."""


class Table(FlatTable[RollecateState, Action, RollecateBoard]):
    """A board with its session, and what it said. `people` are persons, the others computers."""

    def __init__(
        self,
        qtbot: QtBot,
        said: Said | RollecateState,
        *fixed: Action,
        people: tuple[int, ...] = (0,),
        seat: Seat | None = 0,
        speed: float = 0.0,
        size: tuple[int, int] = (1012, 590),
        dark: bool = False,
    ) -> None:
        state = position(said) if isinstance(said, Said) else said
        self.clock = Clock()
        super().__init__(
            qtbot,
            KIT,
            RollecateBoard,
            Rules(state, fixed),
            state.seats,
            people=people,
            seat=seat,
            speed=speed,
            size=size,
            dark=dark,
            clock=self.clock,
        )

    def card(self, text: str, area: str) -> str:
        """The id of the first such card there, as in "3C"."""
        return next(part.id for part in self.parts("card", area) if part.get("card") == card(text))

    def at(self, name: str) -> QPoint:
        """The middle of a component in the view; of a card in the hand, where others do not cover it."""
        rect = self.board.view.rect_of(name)
        assert not rect.isEmpty(), name
        if self.part(name).place[0] == "hand":
            return (rect.topLeft() + QPoint(12, round(rect.height() / 2))).toPoint()
        return rect.center().toPoint()

    def press(self, button: QAbstractButton) -> None:
        self.qtbot.mouseClick(button, LEFT)

    def keys(self, text: str) -> None:
        self.qtbot.keyClicks(self.board.view, text)
