"""The drawing as the table will show it: in three dimensions, with the room that may be built in."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop_app.games.rumis.engine.boards import trimmed
from desktop_app.games.rumis.engine.scenarios import Heights
from desktop_app.qt.gl3d.camera import fitted
from desktop_app.qt.gl3d.painter_view import PainterBoardView
from desktop_app.qt.gl3d.scene import Label, Scene3D
from desktop_app.qt.theme import Theme

from . import editor_text as words
from .editor_model import figures, size_of, used
from .editor_tiles import surroundings_of


class DrawingPreview(QWidget):
    """The board of a drawing; it follows the brush, and keeps the side from which it is looked at."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = PainterBoardView(self)
        self._view.setMinimumSize(160, 110)
        self._waiting: Heights = ()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._show)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(self._view)
        self._view.installEventFilter(self)
        self.set_theme(theme)

    @property
    def scene(self) -> Scene3D:
        """What is shown."""
        return self._view.scene

    def show_drawing(self, heights: Heights) -> None:
        """Show a drawing as soon as there is time: many in quick succession are one picture."""
        self._waiting = heights
        if not self._timer.isActive():
            self._timer.start(20)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._view.set_surroundings(surroundings_of(theme))

    def retranslate(self) -> None:
        """Say anew what is to be seen."""
        found = figures(self._waiting or ((0,),))
        self._view.setAccessibleName(f"{words.size(found)}. {words.extent(found)}".rstrip(". "))

    def _show(self) -> None:
        box = used(self._waiting)
        caps = trimmed(self._waiting) if box else self._waiting
        left, top = (box[0], box[1]) if box else (0, 0)
        view, angles = self._view, (self._view.camera.azimuth, self._view.camera.elevation)
        new = caps != view.scene.caps
        view.set_scene(Scene3D(caps, labels=_labels(caps, left, top), show_caps=True))
        if new:
            look = replace(view.camera, azimuth=angles[0], elevation=angles[1])
            view.camera = fitted(look, caps, view.view_size())
        self.retranslate()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the whole board in the picture when its room changes."""
        if watched is self._view and event.type() == QEvent.Type.Resize:
            view = self._view
            view.camera = fitted(view.camera, view.scene.caps, view.view_size())
        return super().eventFilter(watched, event)


def _labels(caps: Heights, left: int, top: int) -> tuple[Label, ...]:
    """The letters and numbers of the drawing, of which `caps` begins at that column and row."""
    columns, rows = size_of(caps)
    letters = [Label(words.square_name(left + x, 0)[0], x + 0.5, rows + 0.40) for x in range(columns)]
    return (*letters, *(Label(str(top + y + 1), -0.40, y + 0.5) for y in range(rows)))
