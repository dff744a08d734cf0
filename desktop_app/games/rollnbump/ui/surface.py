"""What the cards and dice lie on: blue felt in a pool of light and a wooden tray; pills of text over both."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Literal, TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
    QTransform,
)

from desktop_app.qt import fonts, icons
from desktop_app.qt.theme import Theme

PillKind: TypeAlias = Literal["chance", "strength", "points", "good", "done", "bad"]
"""chance: how likely after another roll; strength: what has to be beaten; points: what is gained; good: what
can be had now; done: what is had; bad: what is lacking.
"""
_PILLS: dict[PillKind, tuple[str, str, str]] = {
    "chance": ("#FFF8E6", "#1D2645", "#C9B98F"),
    "strength": ("#141C3C", "#FFF3D6", "#8C9BD6"),
    "points": ("#F3C556", "#2A1F08", "#8A6110"),
    "good": ("#CDEFD8", "#0F3B24", "#3E8E54"),
    "done": ("#1E7442", "#FFFFFF", "#0B3A1E"),
    "bad": ("#F9D6CE", "#5E160C", "#C8402F"),
}
"""Ground, text and edge."""
_SIGNS: dict[PillKind, str] = {"chance": "dice", "good": "check", "done": "check"}
"""The icon before the text: the one of the button that is meant."""


def paint_felt(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Deep blue felt with a warm pool of light in the upper left of its middle."""
    painter.save()
    middle = QPointF(rect.x() + rect.width() * 0.45, rect.y() + rect.height() * 0.4)
    reach = max(rect.width(), rect.height()) * 0.72
    pool = QRadialGradient(middle, reach)
    shades = (
        ("#2C4A8E", "#233D7A", "#182B5C", "#0F1C42")
        if theme.dark
        else ("#3D62AE", "#315498", "#23407C", "#172C5C")
    )
    for stop, shade in zip((0.0, 0.38, 0.75, 1.0), shades, strict=True):
        pool.setColorAt(stop, QColor(shade))
    painter.fillRect(rect, pool)
    warm = QRadialGradient(middle, reach * 0.62)
    warm.setColorAt(0, QColor(255, 224, 160, 34 if theme.dark else 46))
    warm.setColorAt(0.6, QColor(255, 214, 150, 12))
    warm.setColorAt(1, QColor(255, 214, 150, 0))
    painter.fillRect(rect, warm)
    weave = QBrush(_weave())
    weave.setTransform(QTransform.fromScale(0.5, 0.5))
    painter.fillRect(rect, weave)
    painter.restore()


@cache
def _weave() -> QImage:
    """Short fibres, lighter and darker than the cloth; a tile that repeats without a seam."""
    side = 256
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    random = Random(5)
    for _ in range(5200):
        x, y = random.uniform(0, side), random.uniform(0, side)
        dx, dy = random.uniform(-5, 5), random.uniform(-5, 5)
        shade = random.choice(((255, 255, 255), (2, 6, 24)))
        painter.setPen(QPen(QColor(*shade, random.randint(5, 17)), 1.2))
        for left in (-side, 0, side):
            for top in (-side, 0, side):
                if -8 < x + left < side + 8 and -8 < y + top < side + 8:
                    start = QPointF(x + left, y + top)
                    painter.drawLine(start, start + QPointF(dx, dy))
    painter.end()
    return image


def tray_inside(rect: QRectF) -> QRectF:
    """The leather floor of a tray that fills the rectangle: where dice may lie."""
    edge = _tray_edge(rect)
    return rect.adjusted(edge, edge, -edge, -edge)


def _tray_edge(rect: QRectF) -> float:
    return min(max(min(rect.width(), rect.height()) * 0.085, 6.0), 20.0)


def paint_tray(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """A walnut tray with a leather floor, lit from the upper left."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    edge = _tray_edge(rect)
    radius = edge * 1.5
    painter.setPen(Qt.PenStyle.NoPen)
    for step in range(6):
        grow = edge * 0.7 * (step + 1) / 6
        painter.setBrush(QColor(2, 6, 24, 22 - 3 * step))
        area = rect.adjusted(-grow, -grow * 0.4, grow, grow).translated(edge * 0.15, edge * 0.25)
        painter.drawRoundedRect(area, radius + grow, radius + grow)
    wood = QPainterPath()
    wood.addRoundedRect(rect, radius, radius)
    painter.fillPath(wood, _walnut(rect, theme))
    painter.save()
    painter.setClipPath(wood, Qt.ClipOperation.IntersectClip)
    _paint_grain(painter, rect)
    painter.restore()
    light = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    light.setColorAt(0, QColor(255, 236, 200, 150))
    light.setColorAt(1, QColor(0, 0, 0, 120))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QBrush(light), 1.4))
    painter.drawRoundedRect(rect.adjusted(0.7, 0.7, -0.7, -0.7), radius, radius)
    _paint_floor(painter, tray_inside(rect), edge, theme)
    painter.restore()


def _walnut(rect: QRectF, theme: Theme) -> QLinearGradient:
    wood = QLinearGradient(rect.topLeft(), rect.bottomRight())
    shades = ("#7A5233", "#66432A", "#4A2F1E") if theme.dark else ("#A06F45", "#875A37", "#65412A")
    for stop, shade in zip((0.0, 0.5, 1.0), shades, strict=True):
        wood.setColorAt(stop, QColor(shade))
    return wood


def _paint_grain(painter: QPainter, rect: QRectF) -> None:
    random = Random(9)
    for number in range(max(round(rect.height() / 3), 8)):
        y = rect.y() + rect.height() * (number + random.random()) / max(round(rect.height() / 3), 8)
        bow = random.uniform(-5, 5)
        line = QPainterPath(QPointF(rect.x(), y))
        line.cubicTo(
            QPointF(rect.x() + rect.width() * 0.3, y + bow),
            QPointF(rect.x() + rect.width() * 0.6, y - bow),
            QPointF(rect.right(), y + bow * 0.4),
        )
        painter.setPen(QPen(QColor(30, 14, 4, random.randint(18, 60)), random.uniform(0.5, 1.5)))
        painter.drawPath(line)


def _paint_floor(painter: QPainter, floor: QRectF, edge: float, theme: Theme) -> None:
    """Dark leather, in the shade of the upper and left wall, stitched along its edge."""
    radius = edge * 0.95
    leather = QLinearGradient(floor.topLeft(), floor.bottomRight())
    leather.setColorAt(0, QColor("#232B55" if theme.dark else "#2E3970"))
    leather.setColorAt(0.5, QColor("#2A3362" if theme.dark else "#38447F"))
    leather.setColorAt(1, QColor("#1E2548" if theme.dark else "#2A3468"))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(leather)
    path = QPainterPath()
    path.addRoundedRect(floor, radius, radius)
    painter.drawPath(path)
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    weave = QBrush(_weave())
    weave.setTransform(QTransform.fromScale(0.5, 0.5))
    painter.fillRect(floor, weave)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for step in range(6):
        painter.setPen(QPen(QColor(3, 5, 20, 42 - step * 6), edge * 0.16))
        inset = edge * 0.13 * step
        painter.drawRoundedRect(floor.adjusted(inset, inset, edge, edge), radius, radius)
    painter.restore()
    pen = QPen(QColor(214, 196, 150, 90), max(edge * 0.09, 1.0))
    pen.setDashPattern([3.5, 2.6])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inset = edge * 0.6
    painter.drawRoundedRect(floor.adjusted(inset, inset, -inset, -inset), radius * 0.7, radius * 0.7)
    painter.setPen(QPen(QColor(255, 226, 180, 70), 1.2))
    painter.drawRoundedRect(floor.adjusted(0, 0, 0.6, 0.6), radius, radius)


def pill_width(text: str, height: float, kind: PillKind = "points") -> float:
    """How wide a pill of that height has to be for its text and its icon."""
    wide = QFontMetricsF(_pill_font(height)).horizontalAdvance(text)
    return max(wide + height * (1.3 if kind in _SIGNS else 0.8), height)


def paint_pill(painter: QPainter, rect: QRectF, text: str, theme: Theme, kind: PillKind) -> None:
    """A short text in a rounded plate that can be read on felt, cards and dice; see `PillKind`."""
    ground, ink, edge = _PILLS[kind]
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    radius = rect.height() / 2
    painter.setPen(Qt.PenStyle.NoPen)
    for step in range(3):
        grow = rect.height() * 0.05 * (step + 1)
        painter.setBrush(QColor(2, 6, 24, 34 - step * 8))
        area = rect.adjusted(-grow, -grow, grow, grow).translated(0, rect.height() * 0.06)
        painter.drawRoundedRect(area, radius + grow, radius + grow)
    painter.setBrush(QColor(ground))
    painter.setPen(QPen(QColor(edge), max(rect.height() * 0.05, 1.0)))
    painter.drawRoundedRect(rect, radius, radius)
    room = rect
    if kind in _SIGNS:
        side = rect.height() * 0.7
        sign = QRectF(rect.x() + rect.height() * 0.24, rect.center().y() - side / 2, side, side)
        icons.paint(painter, sign, _SIGNS[kind], ink)
        room = rect.adjusted(rect.height() * 0.8, 0, -rect.height() * 0.16, 0)
    painter.setFont(_pill_font(rect.height()))
    painter.setPen(QColor(ink))
    painter.drawText(room, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextSingleLine, text)
    painter.restore()


def _pill_font(height: float) -> QFont:
    font = fonts.ui(weight=QFont.Weight.Bold)
    font.setPixelSize(max(round(height * 0.66), 8))
    return font
