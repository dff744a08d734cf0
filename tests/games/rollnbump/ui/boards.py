"""A Roll'n Bump board in a window of its own, at any position, with dice that roll as a test wants."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from desktop_app.core.game import Setup
from desktop_app.games.rollnbump.engine.rules import RollnbumpGame
from desktop_app.games.rollnbump.engine.state import Action, RollnbumpState
from desktop_app.games.rollnbump.ui.board import RollnbumpBoard
from desktop_app.games.rollnbump.ui.kit import KIT
from desktop_app.qt import fonts, theme
from desktop_app.qt.kit import Services
from desktop_app.qt.perspective import Perspective
from desktop_app.qt.sound import Sound, SoundPlayer
from desktop_app.session.component import Component
from desktop_app.session.record import Header, Player
from desktop_app.session.session import Session

NAMES = ("Ada", "Bruno", "Clara", "Dario", "Emma")
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


class FromHere(RollnbumpGame):
    """The rules, starting at a position; chance brings `fixed`, one after the other, then what it likes."""

    def __init__(self, start: RollnbumpState, fixed: Sequence[Action] = ()) -> None:
        self._start = start
        self._fixed = list(fixed)

    def initial(self, setup: Setup) -> RollnbumpState:
        return self._start

    def chance(self, state: RollnbumpState, rng: Random) -> Action:
        return self._fixed.pop(0) if self._fixed else super().chance(state, rng)


class Heard(SoundPlayer):
    """Silent; remembers what was to be heard."""

    def __init__(self) -> None:
        super().__init__(muted=True)
        self.kinds: list[Sound] = []

    def play(self, kind: Sound) -> None:
        self.kinds.append(kind)


class Table:
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
        fonts.load()
        self.qtbot = qtbot
        players = tuple(
            Player(NAMES[seat], "computer" if seat in computers else "person", 1, KIT.colours[seat])
            for seat in range(state.seats)
        )
        header = Header("rollnbump", 1, Setup(state.seats), players, 1)
        self.session = Session(FromHere(state, fixed), header)
        self.preferences: dict[str, Any] = {}
        self.heard = Heard()
        services = Services(
            theme.light().with_accent(KIT.accent),
            self.heard,
            lambda: speed,
            self.preferences.get,
            self.preferences.__setitem__,
        )
        self.perspective = Perspective(self.session, None)
        board = KIT.make_board(self.perspective, services)
        assert isinstance(board, RollnbumpBoard)
        self.board = board
        self.said: list[str] = []
        board.refused.connect(self.said.append)
        self.perspective.refused.connect(self.said.append)
        qtbot.addWidget(board)
        board.resize(*size)
        with qtbot.waitExposed(board):
            board.show()

    @property
    def state(self) -> RollnbumpState:
        return self.session.state

    def component(self, name: str) -> Component:
        return next(c for c in self.board.components if c.id == name)

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

    def drag(self, name: str, onto: QPoint) -> None:
        """Press on a component, move in steps, let go."""
        viewport, start = self.board.view.viewport(), self.at(name)
        self.qtbot.mousePress(viewport, LEFT, pos=start)
        for step in range(1, 9):
            self.qtbot.mouseMove(viewport, start + (onto - start) * (step / 8))
        self.qtbot.mouseRelease(viewport, LEFT, pos=onto)

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        self.qtbot.keyClick(self.board.view, key, modifier)

    def pills(self, slot: int) -> dict[str, object]:
        """The texts on a card."""
        face = dict(self.component(f"mark-{slot}").face)
        return {key: face[key] for key in ("need", "gain", "chance", "lack") if face[key]}
