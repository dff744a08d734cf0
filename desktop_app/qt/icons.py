"""The icons: vector files of one stroke weight, tinted when they are drawn.

Names are the file names in resources/icons without `.svg`. An icon is rendered for the very number of
device pixels that is asked for, so it is sharp at any scale factor.
"""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QByteArray, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QIconEngine, QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from desktop_app.core.errors import BadData
from desktop_app.core.resources import resource_path

_STROKE = "#000000"


def icon(name: str, colour: str, *, size: int = 24, disabled: str | None = None) -> QIcon:
    """The icon in a colour (`#RRGGBB`); `disabled` colours the disabled state, else the same at 40 %.

    `size` is the nominal size reported to layouts. Errors: `BadData` for an unknown name.
    """
    source(name)
    return QIcon(_Engine(name, colour, disabled, size))


def pixmap(name: str, colour: str, size: int, *, ratio: float = 1.0) -> QPixmap:
    """The icon as a pixmap of `size` logical pixels for a screen of that device pixel ratio."""
    result = _render(name, colour, QSize(round(size * ratio), round(size * ratio)), opacity=1.0)
    result.setDevicePixelRatio(ratio)
    return result


def paint(painter: QPainter, rect: QRectF, name: str, colour: str) -> None:
    """Draw the icon into a square in logical coordinates."""
    _renderer(name, colour).render(painter, rect)


@cache
def source(name: str) -> str:
    """The SVG text of an icon."""
    try:
        path = resource_path("icons", f"{name}.svg")
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadData("no such icon", given=name) from error


def _renderer(name: str, colour: str) -> QSvgRenderer:
    return QSvgRenderer(QByteArray(source(name).replace(_STROKE, QColor(colour).name()).encode()))


def _render(name: str, colour: str, size: QSize, *, opacity: float) -> QPixmap:
    if size.isEmpty():
        return QPixmap()
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    side = min(size.width(), size.height())
    area = QRectF((size.width() - side) / 2, (size.height() - side) / 2, side, side)
    _renderer(name, colour).render(painter, area)
    if opacity < 1:  # of the whole picture: strokes that cross would add up
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
        painter.fillRect(image.rect(), QColor.fromRgbF(0, 0, 0, opacity))
    painter.end()
    return QPixmap.fromImage(image)


class _Engine(QIconEngine):
    """Draws one tinted vector file at whatever size Qt asks for."""

    def __init__(self, name: str, colour: str, disabled: str | None, size: int) -> None:
        super().__init__()
        self._name = name
        self._colour = colour
        self._disabled = disabled
        self._size = size

    def clone(self) -> QIconEngine:
        return _Engine(self._name, self._colour, self._disabled, self._size)

    def actualSize(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QSize:
        side = min(size.width(), size.height())
        return QSize(side, side)

    def availableSizes(
        self, mode: QIcon.Mode = QIcon.Mode.Normal, state: QIcon.State = QIcon.State.Off
    ) -> list[QSize]:
        return [QSize(self._size, self._size)]

    def iconName(self) -> str:
        return self._name

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        off = mode == QIcon.Mode.Disabled
        colour = self._disabled or self._colour if off else self._colour
        return _render(self._name, colour, size, opacity=0.4 if off and self._disabled is None else 1.0)

    def scaledPixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State, scale: float) -> QPixmap:
        result = self.pixmap(size * scale, mode, state)
        result.setDevicePixelRatio(scale)
        return result

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        device = painter.device()
        ratio = device.devicePixelRatioF() if device is not None else 1.0
        image = self.pixmap(QSize(round(rect.width() * ratio), round(rect.height() * ratio)), mode, state)
        image.setDevicePixelRatio(ratio)
        painter.drawPixmap(QPoint(rect.x(), rect.y()), image)
