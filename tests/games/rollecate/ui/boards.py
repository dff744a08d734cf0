"""A Rollecate board in a window of its own, at any position, with dice and cards as a test wants them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from desktop_app.core.game import Seat, Setup
from desktop_app.games.rollecate.engine.rules import RollecateGame
from desktop_app.games.rollecate.engine.state import Action, RollecateState
from desktop_app.games.rollecate.ui.board import RollecateBoard
from desktop_app.qt import fonts, theme
from desktop_app.qt.kit import Services
from desktop_app.qt.perspective import Perspective
from desktop_app.qt.sound import Sound, SoundPlayer
from desktop_app.session.component import Component
from desktop_app.session.record import Header, Player
from desktop_app.session.session import Session
from tests.games.rollecate.positions import Table as Said
from tests.games.rollecate.positions import card, position

NAMES = ("Ada", "Bruno", "Clara", "Dario")
COLOURS = ("red", "blue", "yellow", "green")
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


class FromHere(RollecateGame):
    """The rules, starting at a position; chance brings `fixed`, one after the other, then what it likes."""

    def __init__(self, start: RollecateState, fixed: Sequence[Action] = ()) -> None:
        self._start = start
        self._fixed = list(fixed)

    def initial(self, setup: Setup) -> RollecateState:
        return self._start

    def chance(self, state: RollecateState, rng: Random) -> Action:
        return self._fixed.pop(0) if self._fixed else super().chance(state, rng)


class Heard(SoundPlayer):
    """Silent; remembers what was to be heard."""

    def __init__(self) -> None:
        super().__init__(muted=True)
        self.kinds: list[Sound] = []

    def play(self, kind: Sound) -> None:
        self.kinds.append(kind)


class Clock:
    """Milliseconds that pass only when a test says so."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class Table:
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
        fonts.load()
        self.qtbot = qtbot
        state = position(said) if isinstance(said, Said) else said
        players = tuple(
            Player(NAMES[seat], "person" if seat in people else "computer", 1, COLOURS[seat])
            for seat in range(state.seats)
        )
        self.session = Session(FromHere(state, fixed), Header("rollecate", 1, Setup(state.seats), players, 1))
        self.heard = Heard()
        look = (theme.dark() if dark else theme.light()).with_accent("loco")
        services = Services(look, self.heard, lambda: speed, lambda _, value: value, lambda _, __: None)
        self.perspective = Perspective(self.session, seat)
        self.board = RollecateBoard(self.perspective, services, COLOURS)
        self.clock = Clock()
        self.board.view.set_clock(self.clock)
        self.said: list[str] = []
        self.board.refused.connect(self.said.append)
        self.perspective.refused.connect(self.said.append)
        qtbot.addWidget(self.board)
        self.board.resize(*size)
        self.board.move(200, 100)
        QCursor.setPos(0, 0)  # not over a button
        with qtbot.waitExposed(self.board):
            self.board.show()

    @property
    def state(self) -> RollecateState:
        return self.session.state

    @property
    def actions(self) -> list[str]:
        """What was decided so far, as text."""
        game = self.session.game
        return [game.notate(step.action) for step in self.session.steps if step.seat >= 0]

    def parts(self, kind: str, area: str = "") -> list[Component]:
        """The components of that kind, whose place begins with that word."""
        return [part for part in self.board.components if part.kind == kind and area in ("", part.place[0])]

    def card(self, text: str, area: str) -> str:
        """The id of the first such card there, as in "3C"."""
        return next(part.id for part in self.parts("card", area) if part.get("card") == card(text))

    def part(self, name: str) -> Component:
        return next(part for part in self.board.components if part.id == name)

    def at(self, name: str) -> QPoint:
        """The middle of a component in the view; of a card in the hand, where others do not cover it."""
        rect = self.board.view.rect_of(name)
        assert not rect.isEmpty(), name
        if self.part(name).place[0] == "hand":
            return (rect.topLeft() + QPoint(12, round(rect.height() / 2))).toPoint()
        return rect.center().toPoint()

    def click(self, name: str, button: Qt.MouseButton = LEFT) -> None:
        self.qtbot.mouseClick(self.board.view.viewport(), button, pos=self.at(name))

    def press(self, button: QAbstractButton) -> None:
        self.qtbot.mouseClick(button, LEFT)

    def drag(self, name: str, onto: QPoint) -> None:
        """Press on a component, move in steps, let go."""
        viewport, start = self.board.view.viewport(), self.at(name)
        self.qtbot.mousePress(viewport, LEFT, pos=start)
        for step in range(1, 9):
            self.qtbot.mouseMove(viewport, start + (onto - start) * (step / 8))
        self.qtbot.mouseRelease(viewport, LEFT, pos=onto)

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        self.qtbot.keyClick(self.board.view, key, modifier)

    def keys(self, text: str) -> None:
        self.qtbot.keyClicks(self.board.view, text)
