"""The program's own pictures as widgets: the round table that is its sign, and the friends around it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPaintEvent, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop_app.core.resources import resource_path
from desktop_app.qt.painting import paint_covering, rounded


class Emblem(QWidget):
    """The sign at a fixed size."""

    def __init__(self, side: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._side = side
        self._drawing = QSvgRenderer(str(resource_path("art", "tischrunde.svg")), self)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self._side, self._side)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self._drawing.render(painter, QRectF(self.rect()))
        painter.end()


class Friends(QWidget):
    """People around a table, as wide as there is room; rendered once for each size."""

    RATIO = 0.3125
    """Height by width of the drawing."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._drawing = QSvgRenderer(str(resource_path("art", "home.svg")), self)
        self._picture = QPixmap()
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return round(width * self.RATIO)

    def sizeHint(self) -> QSize:
        return QSize(320, self.heightForWidth(320))

    def paintEvent(self, event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        if self._picture.size() != self.size() * ratio:
            self._picture = self._painted(ratio)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._picture)
        painter.end()

    def _painted(self, ratio: float) -> QPixmap:
        picture = QPixmap(self.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect())
        painter.setClipPath(rounded(area, 8))
        paint_covering(painter, area, self._drawing)
        painter.end()
        return picture


def program_icon() -> QIcon:
    """The sign for title bars and window lists."""
    return QIcon(str(resource_path("art", "tischrunde.png")))
