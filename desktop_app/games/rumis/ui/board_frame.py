"""The parts of a table with a building of stones: the view of it, the tray and the turning pad below."""

from __future__ import annotations

import logging
from abc import abstractmethod
from typing import cast

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.games.rumis.engine.stones import Axis
from desktop_app.qt.components_model import ComponentsModel
from desktop_app.qt.gl3d.board_view import BoardView
from desktop_app.qt.gl3d.factory import make_board_view
from desktop_app.qt.gl3d.painter_view import PainterBoardView
from desktop_app.qt.gl3d.picking import Hit
from desktop_app.qt.kit import Board, Services
from desktop_app.qt.theme import Theme

from . import text
from .look import BoardLook
from .tools import TurnPad, camera_actions, name_actions, paint_actions, wanted_view
from .tray import Tray, TrayModel

log = logging.getLogger(__name__)


class BoardFrame(Board):
    """Builds the parts and keeps them in the theme, the language and the kind of view that is wanted.

    `_building` are the stones on the board as components, `_choice` the slots of the tray. What the parts say
    is handed to the methods at the end of this class.
    """

    def __init__(self, services: Services, palette: tuple[str, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self._building = ComponentsModel(self)
        self._choice = TrayModel(self)
        self._look = BoardLook(palette, services.theme)

    # ---- parts ---------------------------------------------------------------------------------

    def _build(self) -> None:
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self._view_kind = wanted_view(self._services)
        self._view = self._make_view()
        self._tray = Tray(self._choice, self._services.theme, self)
        self._tray.chosen.connect(self.hold)
        self._tray.declined.connect(lambda code: self.refused.emit(text.refusal(code)))
        self._pad = TurnPad(self._services.theme, self)
        self._pad.turn_requested.connect(self._on_turn_requested)
        self._below = QHBoxLayout()
        self._below.setContentsMargins(8, 4, 8, 6)
        self._below.setSpacing(8)
        self._below.addWidget(self._tray, 1)
        self._below.addWidget(self._pad)
        self._box = QVBoxLayout(self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.setSpacing(0)
        self._box.addWidget(self._view.widget, 1)
        self._box.addLayout(self._below)
        self._actions = camera_actions(self, lambda: self._view, self._services.theme, self._show_caps)

    def _make_view(self) -> BoardView:
        probe = self._services.preference("gl_probe", None)
        samples = probe.get("samples", 0) if isinstance(probe, dict) else 0
        view = make_board_view(self._view_kind, self, samples=samples)
        view.set_surroundings(self._look.surroundings)
        view.set_carrier(self._may_carry)
        view.widget.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        signals = cast(PainterBoardView, view)  # both views declare the same signals, the base cannot
        signals.hovered.connect(self._on_hovered)
        signals.lifted.connect(self._on_lifted)
        signals.clicked.connect(self._on_clicked)
        signals.turn_requested.connect(self._on_turn_requested)
        signals.settled.connect(self._on_settled)
        signals.failed.connect(self._on_view_failed)
        return view

    def _on_view_failed(self, reason: str) -> None:
        """The graphics driver gave up: draw without it for the rest of this run."""
        log.warning("the OpenGL view failed: %s", reason)
        self._services.prefer("gl_probe", {"ok": False})
        self.apply_preferences()
        self.refused.emit(text.translate("Rumis", "OpenGL failed; the board is drawn without it now."))

    # ---- looking ---------------------------------------------------------------------------------

    def actions(self) -> list[QAction]:
        """Views of the building."""
        return self._actions

    def _show_caps(self, shown: bool) -> None:
        """Draw the room that may be built in, or not."""
        self._look.show_caps = shown
        self._draw()

    def set_theme(self, theme: Theme) -> None:
        """Repaint in another theme."""
        paint_actions(self._actions, theme)
        self._look.set_theme(theme)
        self._view.set_surroundings(self._look.surroundings)
        self._tray.set_theme(theme)
        self._pad.set_theme(theme)
        self._draw()

    def apply_preferences(self) -> None:
        """Change to the other kind of view if that is wanted now; the camera stays where it is."""
        if wanted_view(self._services) == self._view_kind:
            return
        self.finish_motion()
        self._view_kind = wanted_view(self._services)
        old, camera, active = self._view.widget, self._view.camera, self.isActiveWindow()
        self._view = self._make_view()
        self._box.replaceWidget(old, self._view.widget)
        old.deleteLater()
        self._rehold()
        self._view.camera = camera
        if active:  # the first OpenGL widget of a window makes that window anew
            self.activateWindow()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._refresh()  # the letters on the stones are words too

    def _retranslate(self) -> None:
        self.setAccessibleName(text.translate("Rumis", "Rumis board"))
        name_actions(self._actions)
        self._tray.retranslate()
        self._pad.retranslate()

    @property
    def view(self) -> BoardView:
        """The view of the building, OpenGL or painter."""
        return self._view

    @property
    def tray(self) -> Tray:
        """The stones to choose from."""
        return self._tray

    # ---- what becomes of it ----------------------------------------------------------------------

    @abstractmethod
    def hold(self, stone: str) -> None:
        """A stone was chosen in the tray."""

    @abstractmethod
    def _turn(self, axis: Axis, direction: int) -> None:
        """A quarter turn about an axis of the board was asked for at the pad."""

    @abstractmethod
    def _on_hovered(self, hit: Hit | None) -> None:
        """The pointer is there."""

    @abstractmethod
    def _on_clicked(self, hit: Hit | None, button: object) -> None:
        """A button was pressed and let go there."""

    @abstractmethod
    def _on_settled(self) -> None:
        """What moved in the view has come to rest."""

    def _may_carry(self, hit: Hit) -> bool:
        """Whether a drag that begins there carries a stone."""
        return False

    def _on_lifted(self, hit: Hit) -> None:
        """Such a drag has begun."""

    @abstractmethod
    def _on_turn_requested(self, axis: str, direction: int) -> None:
        """A turn as seen by the eye: 'z' upright, 'x' to and fro, 'y' sideways."""

    @abstractmethod
    def _refresh(self) -> None:
        """Arrange and draw everything anew."""

    @abstractmethod
    def _rehold(self) -> None:
        """Tell the view and the tray again what is held."""

    @abstractmethod
    def _draw(self) -> None:
        """Show the scene of now."""
