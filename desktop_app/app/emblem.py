"""The program's own pictures as widgets: the round table that is its sign, and the friends around it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt, QTimer
from PySide6.QtGui import QIcon, QPainter, QPaintEvent, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop_app.core.resources import resource_path
from desktop_app.qt.painting import covering, paint_covering, rounded


class Emblem(QWidget):
    """The sign at a fixed size."""

    def __init__(self, side: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._side = side
        self._picture = QPixmap(str(resource_path("art", "tischrunde.png")))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self._side, self._side)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(QRectF(self.rect()), self._picture, QRectF(self._picture.rect()))
        painter.end()


class Friends(QWidget):
    """People around a table, as wide as there is room.

    Rendered once for each size, right after the paint event that lacks it, which shows a small preview
    enlarged (as `CoverButton` does).
    """

    RATIO = 0.3125
    """Height by width of the drawing."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._drawing: QSvgRenderer | None = None
        self._picture = QPixmap()
        self._preview = QPixmap(str(resource_path("art", "home.preview.png")))
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._render)
        self.set_growing(False)

    def set_growing(self, growing: bool) -> None:
        """Whether it takes all the height there is (and is cut at the sides then)."""
        down = QSizePolicy.Policy.Expanding if growing else QSizePolicy.Policy.Fixed
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, down)
        policy.setHeightForWidth(not growing)
        self.setSizePolicy(policy)

    def hasHeightForWidth(self) -> bool:
        return self.sizePolicy().hasHeightForWidth()

    def heightForWidth(self, width: int) -> int:
        return round(width * self.RATIO)

    def sizeHint(self) -> QSize:
        return QSize(320, self.heightForWidth(320))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        if self._picture.size() == self.size() * self.devicePixelRatioF():
            painter.drawPixmap(0, 0, self._picture)
        else:
            self._soon.start(0)
            area = QRectF(self.rect())
            painter.setRenderHints(
                QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
            )
            painter.setClipPath(rounded(area, 8))
            target = covering(area, QSizeF(self._preview.size()))
            painter.drawPixmap(target, self._preview, QRectF(self._preview.rect()))
        painter.end()

    def _render(self) -> None:
        if self._drawing is None:
            self._drawing = QSvgRenderer(str(resource_path("art", "home.svg")), self)
        ratio = self.devicePixelRatioF()
        picture = QPixmap(self.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect())
        painter.setClipPath(rounded(area, 8))
        paint_covering(painter, area, self._drawing)
        painter.end()
        self._picture = picture
        self.update()


class CoverStrip(QWidget):
    """A strip of a game's cover where a page has room to spare; less than `LEAST` pixels stay empty."""

    LEAST = 90
    INSET = 7

    def __init__(self, cover: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cover = cover
        self._picture = QPixmap()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)

    def paintEvent(self, event: QPaintEvent) -> None:
        area = self.rect().adjusted(self.INSET, 6, -self.INSET, -10)
        if area.height() < self.LEAST:
            return
        ratio = self.devicePixelRatioF()
        if self._picture.size() != area.size() * ratio:
            self._picture = self._painted(QRectF(0, 0, area.width(), area.height()), ratio)
        painter = QPainter(self)
        painter.drawPixmap(area.topLeft(), self._picture)
        painter.end()

    def _painted(self, area: QRectF, ratio: float) -> QPixmap:
        picture = QPixmap((area.size() * ratio).toSize())
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipPath(rounded(area))
        paint_covering(painter, area, QSvgRenderer(str(self._cover)), focus=0.42)
        painter.end()
        return picture


def program_icon() -> QIcon:
    """The sign for title bars and window lists."""
    return QIcon(str(resource_path("art", "tischrunde.png")))
