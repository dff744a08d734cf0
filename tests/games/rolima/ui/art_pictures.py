"""Small pictures to look at in tests of painting."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage

from desktop_app.qt import theme as look
from tests.helpers.pictures import Paint, differing, painted_on
from tests.qt.test_theme import SIGHTS as ALL_SIGHTS

__all__ = [
    "DARK",
    "GROUND",
    "LIGHT",
    "SIGHTS",
    "apart",
    "differing",
    "inked",
    "outside",
    "painted",
    "pixels",
    "seen",
]

LIGHT = look.light().with_accent("mango")
DARK = look.dark().with_accent("mango")
GROUND = QColor("#D9BE94")

SIGHTS = {name: rows for name, rows in ALL_SIGHTS.items() if name != "normal"} | {
    "grey": ((0.2126, 0.7152, 0.0722),) * 3,
}


def painted(paint: Paint, width: int = 160, height: int = 160) -> QImage:
    """What was painted on the ground."""
    return painted_on(GROUND, paint, width, height)


def pixels(image: QImage) -> list[int]:
    """All pixels, row by row, without alpha."""
    return [pixel & 0xFFFFFF for pixel in memoryview(image.constBits()).cast("I")]


def _linear(value: int) -> float:
    share = value / 255
    return share / 12.92 if share <= 0.04045 else float(((share + 0.055) / 1.055) ** 2.4)


_LINEAR = [_linear(value) for value in range(256)]


def seen(pixel: int, sight: str) -> tuple[float, float, float]:
    """A pixel as that sight sees it, each part about even steps of lightness, 0 to 1."""
    parts = (_LINEAR[pixel >> 16 & 255], _LINEAR[pixel >> 8 & 255], _LINEAR[pixel & 255])
    sums = (sum(weight * part for weight, part in zip(row, parts, strict=True)) for row in SIGHTS[sight])
    red, green, blue = (min(max(value, 0.0), 1.0) ** (1 / 2.4) for value in sums)
    return red, green, blue


def apart(one: QImage, two: QImage, sight: str) -> float:
    """The share of pixels that look clearly different to that sight."""
    pairs = list(zip(pixels(one), pixels(two), strict=True))
    count = sum(
        max(abs(x - y) for x, y in zip(seen(a, sight), seen(b, sight), strict=True)) > 0.12
        for a, b in pairs
        if a != b
    )
    return count / len(pairs)


def outside(image: QImage, rect: QRectF, margin: float) -> int:
    """How many pixels farther than `margin` from the rectangle are no longer ground."""
    kept = rect.adjusted(-margin, -margin, margin, margin)
    ground = GROUND.rgb() & 0xFFFFFF
    width = image.width()
    return sum(
        pixel != ground and not kept.contains(place % width + 0.5, place // width + 0.5)
        for place, pixel in enumerate(pixels(image))
    )


def inked(image: QImage) -> int:
    """How many pixels are no longer ground."""
    ground = GROUND.rgb() & 0xFFFFFF
    return sum(pixel != ground for pixel in pixels(image))
