"""The cloth of the curtain: heavy folds in the accent of a game, a valance with a golden fringe, brass."""

from __future__ import annotations

import math
from itertools import pairwise
from random import Random

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QConicalGradient,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRadialGradient,
)

INK = "#FFF6E2"
"""What is written on the cloth; at least 4.5 to 1 on its lightest fold."""
BRASS, BRASS_LIGHT, BRASS_DEEP = "#C9A24A", "#F6E2A6", "#6E5220"
HEM = 22.0
"""So far the fringe hangs below the cloth, in logical pixels."""
FOLD = 74.0
LIGHTEST = 0.30
"""Lightness (HSL) of the ridge of a fold by day."""


def ridge(accent: str, *, dark: bool) -> QColor:
    """The lightest shade of the cloth, whatever the accent: dark enough for `INK`."""
    colour = QColor(accent)
    lightness = LIGHTEST - (0.06 if dark else 0.0)
    hue, saturation = max(colour.hslHueF(), 0.0), min(colour.hslSaturationF(), 0.62)
    if 0.08 < hue < 0.22:  # yellows look brighter than they are
        lightness -= 0.04
    return QColor.fromHslF(hue, saturation, lightness)


def valance_height(height: float) -> float:
    """How far the valance hangs down in a curtain of that height."""
    return min(92.0, max(58.0, height * 0.1))


def cloth(size: QSize, ratio: float, accent: str, *, dark: bool) -> QImage:
    """The hanging curtain, `size` in logical pixels; opaque but for the lowest `HEM`, where the fringe is."""
    image = QImage(size * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    top = ridge(accent, dark=dark)
    area = QRectF(0, 0, size.width(), size.height() - HEM)
    painter.setClipRect(area)
    painter.fillRect(area, top.darker(150))
    _paint_folds(painter, area, top)
    _paint_light(painter, area)
    painter.setClipping(False)
    _paint_fringe(painter, QPointF(0, area.bottom() - 4), area.width(), HEM)
    _paint_braid(painter, QRectF(0, area.bottom() - 9, area.width(), 9))
    _paint_valance(painter, area, top)
    painter.end()
    return image


def _folds(width: float) -> list[float]:
    """The bounds of the folds from left to right, of different widths but always the same."""
    rng = Random("folds")
    shares = [rng.uniform(0.72, 1.3) for _ in range(max(6, round(width / FOLD)))]
    scale = width / sum(shares)
    bounds = [0.0]
    for share in shares:
        bounds.append(bounds[-1] + share * scale)
    return bounds


def _paint_folds(painter: QPainter, area: QRectF, top: QColor) -> None:
    """Each fold from shade over its ridge into the next shade; they hang apart a little towards the floor."""
    bounds = _folds(area.width())
    painter.setPen(Qt.PenStyle.NoPen)
    for number, (left, right) in enumerate(pairwise(bounds)):
        sway = 9 * math.sin(number * 1.7)
        next_sway = 9 * math.sin((number + 1) * 1.7)
        shape = QPolygonF(
            [
                QPointF(left - 1, area.top()),
                QPointF(right + 1, area.top()),
                QPointF(right + next_sway + 1, area.bottom()),
                QPointF(left + sway - 1, area.bottom()),
            ]
        )
        middle = (sway + next_sway) / 4
        ramp = QLinearGradient(left + middle, 0, right + middle, 0)
        peak = 0.42 + 0.1 * math.sin(number * 2.3)
        ramp.setColorAt(0.0, top.darker(235))
        ramp.setColorAt(0.14, top.darker(165))
        ramp.setColorAt(peak, top)
        ramp.setColorAt(peak + 0.12, top.darker(108))
        ramp.setColorAt(0.84, top.darker(185))
        ramp.setColorAt(1.0, top.darker(250))
        painter.setBrush(ramp)
        painter.drawPolygon(shape)


def _paint_light(painter: QPainter, area: QRectF) -> None:
    """Dusk above and at the floor, and a soft warm light from the upper left."""
    dusk = QLinearGradient(area.topLeft(), area.bottomLeft())
    dusk.setColorAt(0.0, QColor(0, 0, 0, 150))
    dusk.setColorAt(0.28, QColor(0, 0, 0, 30))
    dusk.setColorAt(0.62, QColor(0, 0, 0, 20))
    dusk.setColorAt(1.0, QColor(0, 0, 0, 150))
    painter.fillRect(area, dusk)
    centre = QPointF(area.width() * 0.42, area.height() * 0.36)
    reach = max(area.width() * 0.58, area.height() * 0.7)
    glow, gloom = QRadialGradient(centre, reach), QRadialGradient(centre, reach)
    glow.setColorAt(0.0, QColor(255, 236, 196, 100))
    glow.setColorAt(0.8, QColor(255, 236, 196, 0))
    gloom.setColorAt(0.45, QColor(0, 0, 0, 0))
    gloom.setColorAt(1.0, QColor(0, 0, 0, 120))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SoftLight)
    painter.fillRect(area, glow)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
    painter.fillRect(area, gloom)


def _paint_valance(painter: QPainter, area: QRectF, top: QColor) -> None:
    """Swags along the upper edge, each with its own folds, its braid, its fringe and its shadow."""
    height = valance_height(area.height())
    count = max(4, round(area.width() / 230))
    width = area.width() / count
    for number in range(count):
        box = QRectF(number * width, area.top(), width, height)
        for depth in range(9, 0, -1):
            painter.fillPath(_swag(box.translated(3, depth * 2.4)), QColor(0, 0, 0, 16))
    for number in range(count):
        _paint_swag(painter, QRectF(number * width, area.top(), width, height), top)
    _paint_braid(painter, QRectF(0, area.top(), area.width(), 8))


def _swag(box: QRectF) -> QPainterPath:
    """The outline of a swag: straight above, hanging through below."""
    path = QPainterPath(box.topLeft())
    path.lineTo(box.topRight())
    path.lineTo(box.right(), box.top() + box.height() * 0.46)
    path.quadTo(
        box.center().x(), box.bottom() + box.height() * 0.5, box.left(), box.top() + box.height() * 0.46
    )
    path.closeSubpath()
    return path


def _hang(box: QRectF, share: float, at: float) -> QPointF:
    """A point of the curve at `share` of the swag's depth, `at` 0..1 from its left to its right end."""
    end = box.top() + box.height() * 0.46 * share
    low = box.top() + box.height() * 1.5 * share
    x = box.left() + box.width() * at
    return QPointF(x, (1 - at) ** 2 * end + 2 * at * (1 - at) * low + at**2 * end)


def _paint_swag(painter: QPainter, box: QRectF, top: QColor) -> None:
    for step in range(round(box.width() / 5) + 1):
        foot = _hang(box, 1.0, min(1.0, step * 5 / box.width()))
        _paint_strand(painter, foot - QPointF(0, 2), 14, step)
    fill = QLinearGradient(box.topLeft(), QPointF(box.left(), box.bottom()))
    fill.setColorAt(0.0, top.darker(205))
    fill.setColorAt(0.55, top.darker(128))
    fill.setColorAt(1.0, top.darker(112))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillPath(_swag(box), fill)
    for share, dark in ((0.3, True), (0.42, False), (0.58, True), (0.7, False), (0.84, True)):
        colour = QColor(0, 0, 0, 70) if dark else QColor(255, 244, 214, 26)
        line = QPolygonF([_hang(box, share, at / 24) for at in range(25)])
        painter.setPen(QPen(colour, 4.5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawPolyline(line)
    edge = QPolygonF([_hang(box, 0.985, at / 32) for at in range(33)])
    for shade, width in ((BRASS_DEEP, 5.5), (BRASS, 4.0), (BRASS_LIGHT, 1.2)):
        painter.setPen(QPen(QColor(shade), width))
        painter.drawPolyline(edge)


def _paint_strand(painter: QPainter, top: QPointF, length: float, number: int) -> None:
    shade = QColor(BRASS).darker((100, 122, 110, 134)[number % 4])
    painter.setPen(QPen(shade, 2.4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(top, top + QPointF(0, length + number % 3))


def _paint_fringe(painter: QPainter, start: QPointF, width: float, length: float) -> None:
    for number in range(round(width / 4) + 1):
        _paint_strand(painter, start + QPointF(number * 4, 0), length - 3, number)


def _paint_braid(painter: QPainter, box: QRectF) -> None:
    """A woven golden band."""
    ramp = QLinearGradient(box.topLeft(), box.bottomLeft())
    for number, colour in enumerate((BRASS_DEEP, BRASS, BRASS_LIGHT, BRASS, BRASS_DEEP)):
        ramp.setColorAt(number / 4, QColor(colour))
    painter.fillRect(box, ramp)
    painter.setPen(QPen(QColor(110, 82, 32, 120), 1))
    for number in range(round(box.width() / 7) + 1):
        x = box.left() + number * 7
        painter.drawLine(QPointF(x, box.bottom()), QPointF(x + 5, box.top()))


def paint_ring(painter: QPainter, centre: QPointF, radius: float, width: float) -> None:
    """A brass ring lit from the upper left, with its shadow on the cloth."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for depth in range(6, 0, -1):
        painter.setPen(QPen(QColor(0, 0, 0, 20), width + depth * 1.6))
        painter.drawEllipse(centre + QPointF(1.5, 4), radius, radius)
    sheen = QConicalGradient(centre, 135)
    for at, colour in (
        (0.0, "#FFF3C8"),
        (0.12, BRASS_LIGHT),
        (0.3, BRASS),
        (0.5, BRASS_DEEP),
        (0.62, "#A8853A"),
        (0.8, BRASS),
        (0.93, BRASS_LIGHT),
        (1.0, "#FFF3C8"),
    ):
        sheen.setColorAt(at, QColor(colour))
    painter.setPen(QPen(sheen, width))
    painter.drawEllipse(centre, radius, radius)
    painter.setPen(QPen(QColor(60, 42, 12, 150), 1))
    for edge in (radius - width / 2, radius + width / 2):
        painter.drawEllipse(centre, edge, edge)
