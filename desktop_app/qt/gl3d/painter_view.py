"""The board drawn without OpenGL: parallel projection, the same pointer, the same picture language."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop_app.qt.gl3d.art import backdrop
from desktop_app.qt.gl3d.board_view import BoardView
from desktop_app.qt.gl3d.painter_scene import paint_scene


class PainterBoardView(BoardView, QWidget):
    """A `BoardView` that needs nothing but a QPainter."""

    hovered = Signal(object)
    clicked = Signal(object, object)
    turn_requested = Signal(str, int)
    camera_changed = Signal()
    settled = Signal()
    failed = Signal(str)

    perspective = False

    def __init__(self, parent: QWidget | None = None) -> None:
        QWidget.__init__(self, parent)
        self._backdrop: tuple[object, QImage] | None = None
        self.prepare()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the landscape and the table."""
        with QPainter(self) as painter:
            painter.drawImage(0, 0, self._landscape())
            paint_scene(painter, self.shown_scene(), self.camera, self.view_size(), self.surroundings)

    def _landscape(self) -> QImage:
        ratio = self.devicePixelRatioF()
        lift = round(self.camera.elevation / 2.0) * 2.0
        key = (self.width(), self.height(), ratio, lift, self.surroundings)
        if self._backdrop is None or self._backdrop[0] != key:
            width, height = round(self.width() * ratio), round(self.height() * ratio)
            image = backdrop(width, height, self.surroundings, lift)
            image.setDevicePixelRatio(ratio)
            self._backdrop = (key, image)
        return self._backdrop[1]
