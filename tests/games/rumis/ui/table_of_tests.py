"""A board of Rumis in a window with its session, and what it said; in the painter's view."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from desktop_app.core.game import Setup
from desktop_app.games.rumis.engine.rules import WHOLE as GAME
from desktop_app.games.rumis.engine.state import Place, PlacedStone, RumisState
from desktop_app.games.rumis.ui.board import RumisBoard
from desktop_app.games.rumis.ui.kit import KIT
from desktop_app.qt import theme
from desktop_app.qt.gl3d.picking import pick
from desktop_app.qt.kit import Services
from desktop_app.qt.perspective import Perspective
from desktop_app.qt.sound import SoundPlayer
from desktop_app.session.record import Header, Player
from desktop_app.session.session import Session


class Table:
    """A board in a window with its session, and what it said."""

    def __init__(
        self, qtbot: QtBot, *places: Place, setup: Setup | None = None, computers: tuple[int, ...] = ()
    ) -> None:
        setup = setup or Setup(2)
        players = tuple(
            Player(name, "computer" if seat in computers else "person", colour=key)
            for seat, (name, key) in enumerate(zip("ABCDEF"[: setup.seats], KIT.colours, strict=False))
        )
        self.session = Session(GAME, Header("rumis", 1, setup, players, 1))
        for place in places:
            seat = self.session.to_act
            assert seat is not None
            self.session.submit(place, seat, self.session.revision)
        self.preferences: dict[str, Any] = {}
        services = Services(
            theme.light().with_accent(KIT.accent),
            SoundPlayer(muted=True),
            lambda: 0.0,
            self.preferences.get,
            self.preferences.__setitem__,
        )
        self.perspective = Perspective(self.session, None)
        board = KIT.make_board(self.perspective, services)
        assert isinstance(board, RumisBoard)
        self.board = board
        self.said: list[str] = []
        board.refused.connect(self.said.append)
        qtbot.addWidget(board)
        board.resize(1000, 720)
        with qtbot.waitExposed(board):
            board.show()

    @property
    def state(self) -> RumisState:
        return self.session.state

    def pixel_of(self, x: int, y: int, z: int) -> QPoint:
        """Where the middle of a cell's floor is in the view."""
        view = self.board.view
        px, py = view.camera.project((x + 0.5, y + 0.5, float(z)), view.view_size())
        return QPoint(round(px), round(py))

    def click_slot(self, qtbot: QtBot, stone: str) -> None:
        """A real click on a stone of the tray."""
        at = self.board.tray.slot_rect(stone).center().toPoint()
        qtbot.mouseClick(self.board.tray.viewport(), Qt.MouseButton.LeftButton, pos=at)

    def pixel_on(self, stone: PlacedStone) -> QPoint:
        """Where the eye sees that stone: the middle of a face of it that nothing hides."""
        view = self.board.view
        size = view.view_size()
        for x, y, z in stone.cells:
            for middle in (
                (x + 0.5, y + 0.5, z + 1.0),
                (x + 0.5, y + 1.0, z + 0.5),
                (x + 1.0, y + 0.5, z + 0.5),
            ):
                px, py = (round(part) for part in view.camera.project(middle, size))
                hit = pick(view.scene, view.camera, px, py, size)
                if hit is not None and hit.cell in stone.cells:
                    return QPoint(px, py)
        raise AssertionError("the stone is hidden")

    def click(self, qtbot: QtBot, at: QPoint) -> None:
        """A real left click into the view."""
        qtbot.mouseClick(self.board.view.widget, Qt.MouseButton.LeftButton, pos=at)


def played(setup: Setup, until: Callable[[RumisState], bool], seeds: int = 60) -> tuple[Place, ...]:
    """The actions of a game of random large stones up to the first position that is looked for."""
    for seed in range(seeds):
        random, state = Random(seed), GAME.initial(setup)
        actions: list[Place] = []
        while state.colour is not None and not until(state):
            choices = list(GAME.legal(state))
            large = max(len(place.cells) for place in choices)
            actions.append(random.choice([place for place in choices if len(place.cells) == large]))
            state, _ = GAME.apply(state, actions[-1])
        if state.colour is not None:
            return tuple(actions)
    raise AssertionError("no game comes to such a position")
