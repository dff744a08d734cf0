"""Small pictures to look at in tests of painting."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtGui import QColor, QImage

from desktop_app.qt import theme as look
from tests.helpers.pictures import Paint, differing, painted_on

__all__ = ["DARK", "GRASS", "LIGHT", "colours", "differing", "painted", "touched"]

LIGHT = look.light().with_accent("loco")
DARK = look.dark().with_accent("loco")
GRASS = QColor("#86B05C")


def painted(paint: Paint, width: int = 160, height: int = 160) -> QImage:
    """What was painted on grass."""
    return painted_on(GRASS, paint, width, height)


def touched(image: QImage) -> list[tuple[int, int]]:
    """The pixels that are no longer grass."""
    ground = GRASS.rgb() & 0xFFFFFF
    width = image.width()
    return [
        (place % width, place // width)
        for place, pixel in enumerate(memoryview(image.constBits()).cast("I"))
        if pixel & 0xFFFFFF != ground
    ]


def colours(image: QImage, points: Iterable[tuple[int, int]]) -> list[QColor]:
    """The colours at these pixels."""
    return [image.pixelColor(x, y) for x, y in points]
