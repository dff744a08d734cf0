"""The board drawn without OpenGL: parallel projection, the same pointer, the same picture language."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import Signal
from PySide6.QtGui import QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop_app.qt.gl3d.art import backdrop
from desktop_app.qt.gl3d.board_view import BoardView
from desktop_app.qt.gl3d.painter_scene import (
    ground_key,
    paint_ground,
    paint_hovering,
    paint_standing,
    standing_key,
)


class PainterBoardView(BoardView, QWidget):
    """A `BoardView` that needs nothing but a QPainter."""

    hovered = Signal(object)
    lifted = Signal(object)
    clicked = Signal(object, object)
    turn_requested = Signal(str, int)
    camera_changed = Signal()
    settled = Signal()
    failed = Signal(str)

    perspective = False

    def __init__(self, parent: QWidget | None = None) -> None:
        QWidget.__init__(self, parent)
        self._backdrop: tuple[object, QImage] = (None, QImage())
        self._ground: tuple[object, QImage] = (None, QImage())
        self._building: tuple[object, QImage] = (None, QImage())
        self.prepare()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws what stands on the ground, which is kept while the eye rests, and what hovers over it."""
        scene = self.shown_scene()
        seen = (scene, self.camera, self.view_size(), self.surroundings)
        key = standing_key(scene)
        with QPainter(self) as painter:
            if key is None:
                painter.drawImage(0, 0, self._kept_ground())
                paint_standing(painter, *seen)
            else:
                painter.drawImage(0, 0, self._kept_building(key))
            paint_hovering(painter, *seen)

    def _kept_building(self, standing: object) -> QImage:
        key = (standing, self.camera, self.view_size(), self.devicePixelRatioF(), self.surroundings)
        if self._building[0] != key:
            image = self._kept_ground().copy()
            with QPainter(image) as painter:
                paint_standing(painter, self.shown_scene(), self.camera, self.view_size(), self.surroundings)
            self._building = (key, image)
        return self._building[1]

    def _kept_ground(self) -> QImage:
        scene, ratio = self.shown_scene(), self.devicePixelRatioF()
        key = (ground_key(scene), self.camera, self.view_size(), ratio, self.surroundings)
        if self._ground[0] != key:
            image = self._landscape().copy()
            with QPainter(image) as painter:
                paint_ground(painter, scene, self.camera, self.view_size(), self.surroundings)
            self._ground = (key, image)
        return self._ground[1]

    def _landscape(self) -> QImage:
        ratio = self.devicePixelRatioF()
        lift = round(self.camera.elevation / 2.0) * 2.0
        key = (self.view_size(), ratio, lift, self.surroundings)
        if self._backdrop[0] != key:
            width, height = ceil(self.width() * ratio), ceil(self.height() * ratio)
            image = backdrop(width, height, self.surroundings, lift)
            image.setDevicePixelRatio(ratio)
            self._backdrop = (key, image)
        return self._backdrop[1]
