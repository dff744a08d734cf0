"""Small pictures to look at in tests of painting."""

from __future__ import annotations

import operator
from collections.abc import Callable

from PySide6.QtGui import QColor, QImage, QPainter

Paint = Callable[[QPainter], object]


def painted_on(ground: QColor, paint: Paint, width: int = 160, height: int = 160) -> QImage:
    """What was painted on that ground; the painter must come back as it was."""
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(ground)
    painter = QPainter(image)
    paint(painter)
    assert painter.opacity() == 1
    assert painter.transform().isIdentity()
    assert not painter.hasClipping()
    painter.end()
    return image


def differing(one: QImage, two: QImage) -> int:
    """How many pixels of two pictures of the same size are not the same."""
    assert one.size() == two.size()
    words = (memoryview(image.constBits()).cast("I") for image in (one, two))
    return sum(map(operator.ne, *words)) if one.constBits() != two.constBits() else 0
