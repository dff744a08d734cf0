"""Shapes and pictures both views use: letters, patterns, the far landscape, shadow images."""

from __future__ import annotations

import math
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPolygonF,
    QRadialGradient,
    QTransform,
)

from desktop_app.qt.gl3d.scene import BRICKS, CHEVRONS, DIAGONALS, DOTS, HATCH, RINGS
from desktop_app.qt.gl3d.shade import Rgb
from desktop_app.qt.gl3d.shadow import ShadowMap
from desktop_app.qt.gl3d.skins import CROSS, LETTER_SIZE
from desktop_app.qt.gl3d.surroundings import Surroundings

_FINE = 256.0

LINE = 0.052
"""Stroke of a pattern, in squares."""


_BRICKS = (
    (0.14, 0.14, 0.86, 0.14), (0.14, 0.38, 0.86, 0.38), (0.14, 0.62, 0.86, 0.62), (0.14, 0.86, 0.86, 0.86),
    (0.34, 0.14, 0.34, 0.38), (0.70, 0.14, 0.70, 0.38), (0.50, 0.38, 0.50, 0.62),
    (0.30, 0.62, 0.30, 0.86), (0.66, 0.62, 0.66, 0.86),
)  # fmt: skip
"""Lines of a wall: x and y of both ends."""


def qcolor(colour: Rgb, alpha: float = 1.0) -> QColor:
    """Numbers from 0 to 1 as a Qt colour."""
    red, green, blue = (min(1.0, max(0.0, part)) for part in colour)
    return QColor.fromRgbF(red, green, blue, min(1.0, max(0.0, alpha)))


@lru_cache(maxsize=128)
def text_path(text: str, size: float) -> QPainterPath:
    """Bold text of this height, centred on (0.5, 0.5) of the unit square."""
    font = QFont("DejaVu Sans")
    font.setBold(True)
    font.setPixelSize(100)
    path = QPainterPath()
    path.addText(0, 0, font, text)
    box = path.boundingRect()
    scale = size / max(box.height(), 0.72 * 100 if len(text) == 1 else box.height(), 1.0)
    scale = min(scale, 0.86 / max(box.width(), 1.0))
    centre = box.center()
    return QTransform(scale, 0, 0, scale, 0.5 - centre.x() * scale, 0.5 - centre.y() * scale).map(path)


@lru_cache(maxsize=64)
def pattern_path(pattern: int, *, hole: bool) -> QPainterPath:
    """A colour's pattern within the unit square; with a `hole` in the middle for a letter."""
    path = QPainterPath()
    if pattern == DOTS:
        for i in range(3):
            for j in range(3):
                path.addEllipse(QPointF(0.22 + 0.28 * i, 0.22 + 0.28 * j), 0.055, 0.055)
    elif pattern == RINGS:
        for x, y in ((0.3, 0.3), (0.7, 0.3), (0.3, 0.7), (0.7, 0.7)):
            path.addPath(_stroked(_ellipse(x, y, 0.115)))
    elif pattern in (DIAGONALS, HATCH):
        path = _stroked(_diagonals(crossed=pattern == HATCH))
    elif pattern == CHEVRONS:
        path = _stroked(_chevrons())
    elif pattern == BRICKS:
        path = _stroked(_lines(_BRICKS))
    elif pattern == CROSS:
        path = _stroked(_lines(((0.3, 0.3, 0.7, 0.7), (0.3, 0.7, 0.7, 0.3))), 0.11)
    if hole:
        path = _shrunk(_enlarged(path).subtracted(_enlarged(_ellipse(0.5, 0.5, 0.335))))
    return path


@lru_cache(maxsize=128)
def glyph_path(pattern: int, mark: str) -> QPainterPath:
    """Pattern and letter of a face together."""
    path = QPainterPath(pattern_path(pattern, hole=bool(mark)))
    if mark:
        path.addPath(text_path(mark, LETTER_SIZE))
    return path


@lru_cache(maxsize=16)
def shadow_image(shadow: ShadowMap) -> QImage:
    """A shadow map as black with alpha."""
    data = b"".join(b"\0\0\0" + bytes((value,)) for value in shadow.values)
    kind = QImage.Format.Format_ARGB32_Premultiplied
    return QImage(data, shadow.width, shadow.height, shadow.width * 4, kind).copy()


def horizon(elevation: float) -> float:
    """Where the horizon lies, as a share of the view's height from its top; higher as the eye looks down."""
    return 0.47 - 0.57 * math.pow(math.sin(math.radians(min(elevation, 90.0))), 0.8)


def backdrop(width: int, height: int, around: Surroundings, elevation: float) -> QImage:
    """Sky, two far mountain ranges and the earth, in device pixels."""
    image = QImage(max(1, width), max(1, height), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    line = horizon(elevation) * height
    _paint_sky(painter, width, height, line, around)
    _paint_range(painter, width, line, height * 0.135, QColor(around.range_far), seed=3, peaks=7)
    _paint_range(painter, width, line, height * 0.075, QColor(around.range_near), seed=11, peaks=11)
    earth = QLinearGradient(0, line, 0, height)
    earth.setColorAt(0, QColor(around.earth_far))
    earth.setColorAt(0.30, _between(around.earth_far, around.earth_near, 0.45))
    earth.setColorAt(1, QColor(around.earth_near))
    painter.fillRect(QRectF(0, line, width, height - line), earth)
    mist = QLinearGradient(0, line - height * 0.11, 0, line + height * 0.17)
    haze = QColor(around.sky_low)
    for at, alpha in ((0.0, 0.0), (0.2, 0.30), (0.39, 0.92), (0.6, 0.36), (1.0, 0.0)):
        haze.setAlphaF(alpha)
        mist.setColorAt(at, haze)
    painter.fillRect(QRectF(0, line - height * 0.11, width, height * 0.28), mist)
    _paint_pool_of_light(painter, width, height, around)
    painter.end()
    return image


def _paint_pool_of_light(painter: QPainter, width: int, height: int, around: Surroundings) -> None:
    """A warm glow where the board stands, fading towards the corners."""
    glow = QRadialGradient(QPointF(width * 0.46, height * 0.52), max(width, height) * 0.62)
    warm = QColor("#FFE2B0")
    for at, alpha in ((0.0, 0.20), (0.45, 0.07), (1.0, 0.0)):
        warm.setAlphaF(alpha * (0.6 if around.dark else 1.0))
        glow.setColorAt(at, warm)
    painter.fillRect(0, 0, width, height, glow)


def _paint_sky(painter: QPainter, width: int, height: int, line: float, around: Surroundings) -> None:
    sky = QLinearGradient(0, min(0.0, line - height * 0.5), 0, max(line, 1.0))
    sky.setColorAt(0, QColor(around.sky_top))
    sky.setColorAt(1, QColor(around.sky_low))
    painter.fillRect(0, 0, width, height, sky)


def _paint_range(
    painter: QPainter, width: int, line: float, high: float, colour: QColor, *, seed: int, peaks: int
) -> None:
    points = [QPointF(-10, line + 2)]
    for i in range(width // 6 + 3):
        x = i * 6 / max(width, 1)
        points.append(QPointF(i * 6, line - high * _ridge(x * peaks / 2, seed)))
    points.append(QPointF(width + 20, line + 2))
    gradient = QLinearGradient(0, line - high, 0, line)
    foot = QColor(colour)
    foot.setAlphaF(0.25)
    gradient.setColorAt(0, colour)
    gradient.setColorAt(1, foot)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(gradient)
    painter.drawPolygon(QPolygonF(points))


def _ridge(x: float, seed: int) -> float:
    """A jagged line between 0.1 and 1: folded waves of falling size."""
    total, size, norm = 0.0, 1.0, 0.0
    for octave in range(5):
        wave = math.sin(x * 2.0**octave * 1.07 + seed * 1.7 + octave * 2.3)
        total += (1.0 - abs(wave * math.cos(x * 0.61 * (octave + 1) + seed))) * size
        norm += size
        size *= 0.48
    return max(0.1, 1.9 * (total / norm) - 0.85)


def _between(a: str, b: str, share: float) -> QColor:
    first, second = QColor(a), QColor(b)
    return QColor.fromRgbF(
        first.redF() + (second.redF() - first.redF()) * share,
        first.greenF() + (second.greenF() - first.greenF()) * share,
        first.blueF() + (second.blueF() - first.blueF()) * share,
    )


def _ellipse(x: float, y: float, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), radius, radius)
    return path


def _lines(lines: tuple[tuple[float, float, float, float], ...]) -> QPainterPath:
    path = QPainterPath()
    for x0, y0, x1, y1 in lines:
        path.moveTo(x0, y0)
        path.lineTo(x1, y1)
    return path


def _diagonals(*, crossed: bool) -> QPainterPath:
    lines: list[tuple[float, float, float, float]] = []
    for shift in (-0.5, -0.25, 0.0, 0.25, 0.5) if not crossed else (-0.34, 0.0, 0.34):
        a, b = 0.13 + max(0.0, shift), 0.87 + min(0.0, shift)
        lines.append((a, 1.0 - a + shift, b, 1.0 - b + shift))
        if crossed:
            lines.append((a, a - shift, b, b - shift))
    return _lines(tuple(lines))


def _chevrons() -> QPainterPath:
    path = QPainterPath()
    for y in (0.38, 0.62, 0.86):
        path.moveTo(0.16, y)
        path.lineTo(0.5, y - 0.22)
        path.lineTo(0.84, y)
    return path


def _stroked(path: QPainterPath, width: float = LINE) -> QPainterPath:
    stroker = QPainterPathStroker()
    stroker.setWidth(width * _FINE)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return _shrunk(stroker.createStroke(_enlarged(path)).simplified())


def _enlarged(path: QPainterPath) -> QPainterPath:
    """Qt joins and cuts paths with an absolute tolerance, too coarse for a unit square."""
    return QTransform.fromScale(_FINE, _FINE).map(path)


def _shrunk(path: QPainterPath) -> QPainterPath:
    return QTransform.fromScale(1 / _FINE, 1 / _FINE).map(path)
