"""Small pictures to look at in tests of painting."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtGui import QColor, QImage, QPainter

from desktop_app.qt import theme as look

LIGHT = look.light().with_accent("loco")
DARK = look.dark().with_accent("loco")
GRASS = QColor("#86B05C")


def painted(paint: Callable[[QPainter], object], width: int = 160, height: int = 160) -> QImage:
    """What was painted on grass; the painter must come back as it was."""
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(GRASS)
    painter = QPainter(image)
    paint(painter)
    assert painter.opacity() == 1
    assert painter.transform().isIdentity()
    assert not painter.hasClipping()
    painter.end()
    return image


def differing(one: QImage, two: QImage) -> int:
    """How many pixels of two pictures of the same size are not the same."""
    pairs = zip(memoryview(one.constBits()).cast("I"), memoryview(two.constBits()).cast("I"), strict=True)
    return sum(a != b for a, b in pairs)


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
