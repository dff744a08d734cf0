"""What the scripts share that draw the pictures of a game's rules page.

They lie on grounds of their own, so that one set serves every language and both themes.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QGradient, QImage, QPainter, QPainterPath

WIDTH = 1340
"""Twice as wide as the page shows it: sharp on fine screens."""


def on_ground(height: int, ground: QGradient, paint: Callable[[QPainter], None]) -> QImage:
    """A rounded piece of that ground with something on it."""
    image = QImage(WIDTH, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shape = QPainterPath()
        shape.addRoundedRect(QRectF(image.rect()), 28, 28)
        painter.setClipPath(shape)
        painter.fillRect(image.rect(), ground)
        paint(painter)
    return image
