"""A Rolimã board in a window of its own, at any position, with chance as a test wants it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QCursor
from pytestqt.qtbot import QtBot

from desktop_app.core.game import Seat, Setup
from desktop_app.games.rolima.engine.rules import RolimaGame
from desktop_app.games.rolima.engine.state import Action, RolimaState
from desktop_app.games.rolima.ui.board import RolimaBoard
from desktop_app.qt import fonts, theme
from desktop_app.qt.kit import Services
from desktop_app.qt.perspective import Perspective
from desktop_app.qt.sound import Sound, SoundPlayer
from desktop_app.session.component import Component
from desktop_app.session.record import Header, Player
from desktop_app.session.session import Session
from tests.games.rolima.positions import Table as Said
from tests.games.rolima.positions import cards, position

NAMES = ("Ada", "Bruno", "Clara", "Dario", "Emma", "Felipe")
COLOURS = ("red", "blue", "yellow", "green", "violet", "ivory")
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


class FromHere(RolimaGame):
    """The rules, starting at a position; chance brings `fixed`, one after the other, then what it likes."""

    def __init__(self, start: RolimaState, fixed: Sequence[Action] = ()) -> None:
        self._start = start
        self._fixed = list(fixed)

    def initial(self, setup: Setup) -> RolimaState:
        return self._start

    def chance(self, state: RolimaState, rng: Random) -> Action:
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
        said: Said | RolimaState,
        *fixed: Action,
        people: tuple[int, ...] = (0,),
        seat: Seat | None = 0,
        speed: float = 0.0,
        size: tuple[int, int] = (1012, 430),
        dark: bool = False,
    ) -> None:
        fonts.load()
        self.qtbot = qtbot
        state = position(said) if isinstance(said, Said) else said
        players = tuple(
            Player(NAMES[seat], "person" if seat in people else "computer", 1, COLOURS[seat])
            for seat in range(state.seats)
        )
        self.session = Session(FromHere(state, fixed), Header("rolima", 1, Setup(state.seats), players, 1))
        self.heard = Heard()
        self.speed = speed
        look = (theme.dark() if dark else theme.light()).with_accent("mango")
        services = Services(look, self.heard, lambda: self.speed, lambda _, value: value, lambda _, __: None)
        self.perspective = Perspective(self.session, seat)
        self.board = RolimaBoard(self.perspective, services, COLOURS)
        self.clock = Clock()
        self.board.view.set_clock(self.clock)
        self.said: list[str] = []
        self.board.refused.connect(self.said.append)
        self.perspective.refused.connect(self.said.append)
        qtbot.addWidget(self.board)
        self.board.resize(*size)
        self.board.move(200, 100)
        QCursor.setPos(0, 0)  # not over a card
        with qtbot.waitExposed(self.board):
            self.board.show()

    @property
    def state(self) -> RolimaState:
        return self.session.state

    @property
    def actions(self) -> list[str]:
        """What was decided so far, as text."""
        game = self.session.game
        return [game.notate(step.action) for step in self.session.steps if step.seat >= 0]

    def parts(self, kind: str, area: str = "") -> list[Component]:
        """The components of that kind, whose place begins with that word."""
        return [part for part in self.board.components if part.kind == kind and area in ("", part.place[0])]

    def part(self, name: str) -> Component:
        return next(part for part in self.board.components if part.id == name)

    def named(self, text: str) -> str:
        """The id of a card, as in "G4"."""
        return f"card-{cards(text)[0]}"

    def at(self, name: str) -> QPoint:
        """A point of a component in the view, near the left edge, where the next card does not cover it."""
        spot = self.board.view.spot_of(name)
        assert spot is not None, name
        return QPoint(round(spot.x - spot.width * 0.3), round(spot.y))

    def click(self, name: str, button: Qt.MouseButton = LEFT) -> None:
        self.qtbot.mouseClick(self.board.view.viewport(), button, pos=self.at(name))

    def hover(self, name: str) -> None:
        self.qtbot.mouseMove(self.board.view.viewport(), self.at(name))

    def drag(self, name: str, onto: QPoint) -> None:
        """Press on a component, move in steps, let go."""
        viewport, start = self.board.view.viewport(), self.at(name)
        self.qtbot.mousePress(viewport, LEFT, pos=start)
        for step in range(1, 9):
            self.qtbot.mouseMove(viewport, start + (onto - start) * (step / 8))
        self.qtbot.mouseRelease(viewport, LEFT, pos=onto)

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        self.qtbot.keyClick(self.board.view, key, modifier)

    def play(self, *texts: str) -> None:
        """What the seats decide, one after the other."""
        for text in texts:
            action = self.session.game.parse(text)
            seat = self.session.to_act
            assert seat is not None
            self.session.submit(action, seat, self.session.revision)
