"""A board with a flat scene in a window of its own, at any position, with chance as a test wants it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence
from random import Random
from typing import Any, Generic, Protocol, TypeVar

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QCursor
from pytestqt.qtbot import QtBot

from desktop_app.core.game import Game, Seat, Setup
from desktop_app.qt import fonts, theme
from desktop_app.qt.kit import GameKit, Services
from desktop_app.qt.perspective import Perspective
from desktop_app.qt.scene2d.view import SceneView
from desktop_app.session.component import Component
from desktop_app.session.record import Header, Player
from desktop_app.session.session import Session

from .clock import Clock
from .quiet_sound import QuietSound

NAMES = ("Ada", "Bruno", "Clara", "Dario", "Emma", "Felipe")
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton

S = TypeVar("S")
A = TypeVar("A")
O = TypeVar("O")  # noqa: E741 - as in the contract of a game


class FromHere(Game[S, A, O]):
    """Before the rules of a game in a class's bases: they start at a position.

    Chance brings `fixed`, one after the other, then what it likes.
    """

    def __init__(self, start: S, fixed: Sequence[A] = ()) -> None:
        self._start = start
        self._fixed = list(fixed)

    def initial(self, setup: Setup) -> S:
        return self._start

    def chance(self, state: S, rng: Random) -> A:
        return self._fixed.pop(0) if self._fixed else super().chance(state, rng)


class FlatBoard(Protocol):
    """What the boards with a flat scene show to tests."""

    @property
    def view(self) -> SceneView: ...

    @property
    def components(self) -> tuple[Component, ...]: ...


B = TypeVar("B", bound=FlatBoard)


class FlatTable(ABC, Generic[S, A, B]):
    """A board with its session, and what it said. `people` are persons, the others computers.

    Everything moves by `clock`, if there is one, else by the time of day. Nothing is under the pointer.
    """

    def __init__(
        self,
        qtbot: QtBot,
        kit: GameKit,
        board: type[B],
        rules: FromHere[S, A, Any],
        seats: int,
        *,
        people: Collection[Seat] = (0,),
        seat: Seat | None = 0,
        speed: float = 0.0,
        size: tuple[int, int] = (1012, 590),
        dark: bool = False,
        clock: Clock | None = None,
    ) -> None:
        fonts.load()
        self.qtbot = qtbot
        players = tuple(
            Player(NAMES[place], "person" if place in people else "computer", 1, kit.colours[place])
            for place in range(seats)
        )
        self.session: Session[S, A, Any] = Session(rules, Header(kit.id, 1, Setup(seats), players, 1))
        self.heard = QuietSound()
        self.speed = speed
        self.preferences: dict[str, Any] = {}
        look = (theme.dark() if dark else theme.light()).with_accent(kit.accent)
        kept = self.preferences
        services = Services(look, self.heard, lambda: self.speed, kept.get, kept.__setitem__)
        self.perspective = Perspective(self.session, seat)
        made = kit.make_board(self.perspective, services)
        assert isinstance(made, board)
        self.board: B = made
        if clock is not None:
            self.board.view.set_clock(clock)
        self.said: list[str] = []
        made.refused.connect(self.said.append)
        self.perspective.refused.connect(self.said.append)
        qtbot.addWidget(made)
        made.resize(*size)
        made.move(200, 100)
        QCursor.setPos(0, 0)
        with qtbot.waitExposed(made):
            made.show()

    @property
    def state(self) -> S:
        return self.session.state

    @property
    def actions(self) -> list[str]:
        """What was decided so far, as text."""
        game = self.session.game
        return [game.notate(step.action) for step in self.session.steps if step.seat >= 0]

    def part(self, name: str) -> Component:
        return next(part for part in self.board.components if part.id == name)

    def parts(self, kind: str, area: str = "") -> list[Component]:
        """The components of that kind, whose place begins with that word."""
        return [part for part in self.board.components if part.kind == kind and area in ("", part.place[0])]

    @abstractmethod
    def at(self, name: str) -> QPoint:
        """A point of a component in the view, where others do not cover it."""

    def click(self, name: str, button: Qt.MouseButton = LEFT) -> None:
        self.qtbot.mouseClick(self.board.view.viewport(), button, pos=self.at(name))

    def hover(self, name: str) -> None:
        """Move the pointer onto a component; the display tells the window of it in its own time."""
        view, there = self.board.view, self.at(name)

        def over_it() -> bool:
            for at in (there + QPoint(1, 0), there):  # a pointer that rests there already would not be heard
                self.qtbot.mouseMove(view.viewport(), at)
            look = view.look_of(name)
            return look is not None and look.hovered

        self.qtbot.waitUntil(over_it)

    def drag(self, name: str, onto: QPoint) -> None:
        """Press on a component, move in steps, let go."""
        viewport, start = self.board.view.viewport(), self.at(name)
        self.qtbot.mousePress(viewport, LEFT, pos=start)
        for step in range(1, 9):
            self.qtbot.mouseMove(viewport, start + (onto - start) * (step / 8))
        self.qtbot.mouseRelease(viewport, LEFT, pos=onto)

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        self.qtbot.keyClick(self.board.view, key, modifier)
