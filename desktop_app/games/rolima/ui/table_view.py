"""The scene of the Rolimã table; the board is asked about each key first."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from desktop_app.qt.components_model import ComponentsModel
from desktop_app.qt.scene2d.view import ARROWS, MODIFIERS, PRESSING, SceneView

from .artist import TableArtist


class TableView(SceneView):
    """Arrow keys and Enter mean something else here: with Ctrl they go over everything that lies there."""

    interrupted = Signal()
    """A button or key goes down: what moves should end."""

    def __init__(self, model: ComponentsModel, artist: TableArtist, parent: QWidget | None = None) -> None:
        self.obey: Callable[[QKeyEvent], bool] = lambda event: False
        """Whether a key meant something to the board."""
        super().__init__(model, artist, parent)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.interrupted.emit()
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in MODIFIERS:
            event.ignore()
            return
        self.interrupted.emit()
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier and (key in ARROWS or key in PRESSING):
            if not self._take_key(key):
                event.ignore()
            return
        if not self.obey(event):
            super().keyPressEvent(event)
