"""A Roll'n Bump board in a window of its own, at any position, with dice that roll as a test wants."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from desktop_app.games.rollnbump.engine.rules import RollnbumpGame
from desktop_app.games.rollnbump.engine.state import Action, RollnbumpState, RollnbumpView
from desktop_app.games.rollnbump.ui.board import RollnbumpBoard
from desktop_app.games.rollnbump.ui.kit import KIT
from desktop_app.session.component import Component
from tests.helpers.flat_table import LEFT, RIGHT, FlatTable, FromHere

__all__ = ["LEFT", "RIGHT", "Table"]


class Rules(FromHere[RollnbumpState, Action, RollnbumpView], RollnbumpGame):
    """The rules, starting at a position."""


class Table(FlatTable[RollnbumpState, Action, RollnbumpBoard]):
    """A board with its session, and what it said. Seat 0 is a person, `computers` are not."""

    def __init__(
        self,
        qtbot: QtBot,
        state: RollnbumpState,
        *fixed: Action,
        computers: tuple[int, ...] = (1, 2, 3, 4),
        speed: float = 0.0,
        size: tuple[int, int] = (1012, 590),
    ) -> None:
        people = set(range(state.seats)).difference(computers)
        rules = Rules(state, fixed)
        super().__init__(
            qtbot, KIT, RollnbumpBoard, rules, state.seats, people=people, seat=None, speed=speed, size=size
        )

    def die(self, name: str) -> Component:
        """The die with that name in the plan: "d0" to "d4", "b"."""
        return next(c for c in self.board.components if c.get("name") == name)

    def at(self, name: str, *, high: float = 0.5) -> QPoint:
        """A point of a component in the view; `high` 0..1 from its upper edge."""
        rect = self.board.view.rect_of(name)
        assert not rect.isEmpty(), name
        return QPoint(round(rect.center().x()), round(rect.top() + rect.height() * high))

    def click(self, name: str, button: Qt.MouseButton = LEFT) -> None:
        """A click on a component; on a card near its upper edge, where no dice lie."""
        where = self.at(name, high=0.12 if name.startswith("stack") else 0.5)
        self.qtbot.mouseClick(self.board.view.viewport(), button, pos=where)

    def pills(self, slot: int) -> dict[str, object]:
        """The texts on a card."""
        face = dict(self.part(f"mark-{slot}").face)
        return {key: face[key] for key in ("need", "gain", "chance", "lack") if face[key]}
