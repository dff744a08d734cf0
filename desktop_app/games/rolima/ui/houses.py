"""What stands beside the street: painted houses with tiled roofs, palms, bushes, bales, tyres, washing.

All of it is decided by a seed: the same seed always gives the same house.
"""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF

from desktop_app.qt.theme import Theme, mixed

from .tone import chance, tint

WALLS: Final = (
    "#E9805F", "#F3BE58", "#74B8AE", "#F5E6C8", "#86AEDB", "#EBA1B4", "#B4C877", "#C79AC6",
    "#F7F1E3", "#E6A56F",
)  # fmt: skip
_ROOFS: Final = ("#C4623E", "#B6563A", "#CC7248", "#A84F38")
_DOORS: Final = ("#2F6F7E", "#B23B34", "#3E7A4B", "#7A4A86", "#2F5FA3", "#8A5A2B")
_HAZE: Final = "#CFE0DC"
_DUSK_HAZE: Final = "#6F6A96"
_LAMP: Final = QColor("#FFD27A")


def paint_house(painter: QPainter, box: QRectF, seed: int, theme: Theme, *, haze: float = 0.0) -> None:
    """A house whose front wall and roof fill the box; its side wall reaches a little out at the right.

    `haze` 0..1: how far away it is.
    """
    kind = int(chance(seed, 1) * 4)
    wall = WALLS[int(chance(seed, 2) * len(WALLS))]
    roof_high = box.height() * (0.34, 0.34, 0.14, 0.36)[kind]
    front = box.adjusted(0, roof_high, 0, 0)
    depth = QPointF(box.width() * 0.16, -box.width() * 0.07)
    shade = _Shade(theme, haze)
    _paint_walls(painter, front, depth, wall, shade)
    if kind == 2:
        _paint_parapet(painter, front, depth, roof_high, wall, seed, shade)
    elif kind == 3:
        _paint_gable(painter, front, depth, roof_high, wall, seed, shade)
    else:
        _paint_tiles(painter, front, depth, roof_high, seed, shade)
    _paint_openings(painter, front, seed, shade)


class _Shade:
    """Colours in this theme, seen through haze."""

    def __init__(self, theme: Theme, haze: float) -> None:
        self.theme = theme
        self.haze = haze

    def __call__(self, colour: str, alpha: int = 255) -> QColor:
        result = tint(colour, self.theme, alpha=alpha)
        if self.haze > 0:
            air = _DUSK_HAZE if self.theme.dark else _HAZE
            result = QColor(mixed(air, result.name(), self.haze))
            result.setAlpha(alpha)
        return result


def _polygon(*points: QPointF) -> QPolygonF:
    return QPolygonF(list(points))


def _paint_walls(painter: QPainter, front: QRectF, depth: QPointF, wall: str, shade: _Shade) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shade(mixed("#4A2A3A", wall, 0.38)))
    painter.drawPolygon(
        _polygon(front.topRight(), front.topRight() + depth, front.bottomRight() + depth, front.bottomRight())
    )
    plaster = QLinearGradient(front.topLeft(), front.bottomRight())
    plaster.setColorAt(0, shade(mixed("#FFF6DC", wall, 0.28)))
    plaster.setColorAt(1, shade(mixed("#7A3E3A", wall, 0.12)))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    painter.setBrush(plaster)
    painter.drawRect(front)
    painter.setBrush(shade(mixed("#5E4038", wall, 0.32)))
    painter.drawRect(front.adjusted(0, front.height() * 0.88, 0, 0))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)


def _paint_tiles(
    painter: QPainter, front: QRectF, depth: QPointF, high: float, seed: int, shade: _Shade
) -> None:
    """A slope of clay tiles towards the viewer."""
    colour = _ROOFS[int(chance(seed, 3) * len(_ROOFS))]
    over = front.width() * 0.06
    ridge = QPointF(depth.x() * 0.55, -high)
    left, right = front.topLeft() - QPointF(over, -over * 0.4), front.topRight() + QPointF(over, over * 0.4)
    upper_left, upper_right = front.topLeft() + ridge, front.topRight() + ridge
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shade(mixed("#3A1B22", colour, 0.42)))
    painter.drawPolygon(_polygon(right, upper_right, front.topRight() + depth + QPointF(over, 0)))
    clay = QLinearGradient(upper_left, left)
    clay.setColorAt(0, shade(mixed("#FFE0A8", colour, 0.2)))
    clay.setColorAt(1, shade(colour))
    painter.setBrush(clay)
    painter.drawPolygon(_polygon(left, upper_left, upper_right, right))
    columns = max(round(front.width() / 7), 4)
    painter.setPen(QPen(shade(mixed("#3A1B22", colour, 0.34)), max(front.width() * 0.014, 0.7)))
    lines = []
    for n in range(1, columns):
        share = n / columns
        lines.append(QLineF(upper_left + (upper_right - upper_left) * share, left + (right - left) * share))
    painter.drawLines(lines)
    painter.setPen(QPen(shade(mixed("#FFE0A8", colour, 0.4)), max(front.width() * 0.03, 1.0)))
    painter.drawLine(upper_left, upper_right)
    painter.setPen(QPen(shade(mixed("#3A1B22", colour, 0.55)), max(front.width() * 0.02, 0.8)))
    painter.drawLine(left, right)


def _paint_gable(
    painter: QPainter, front: QRectF, depth: QPointF, high: float, wall: str, seed: int, shade: _Shade
) -> None:
    """A gable to the street; the slope at its right is seen from the side."""
    colour = _ROOFS[int(chance(seed, 3) * len(_ROOFS))]
    top = QPointF(front.center().x(), front.top() - high)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shade(mixed("#3A1B22", colour, 0.2)))
    over = QPointF(front.width() * 0.05, front.width() * 0.04)
    painter.drawPolygon(_polygon(top, top + depth, front.topRight() + depth + over, front.topRight() + over))
    painter.setBrush(shade(mixed("#FFF6DC", wall, 0.18)))
    painter.drawPolygon(_polygon(front.topLeft(), top, front.topRight()))
    painter.setBrush(shade(mixed("#7A3E3A", wall, 0.3)))
    painter.drawEllipse(QPointF(top.x(), front.top() - high * 0.36), high * 0.14, high * 0.14)
    pen = QPen(shade(colour), max(front.width() * 0.06, 1.2))
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    painter.setPen(pen)
    painter.drawPolyline(
        _polygon(front.topLeft() + QPointF(-over.x(), over.y()), top, front.topRight() + over)
    )


def _paint_parapet(
    painter: QPainter, front: QRectF, depth: QPointF, high: float, wall: str, seed: int, shade: _Shade
) -> None:
    """A flat roof behind a moulded parapet, on it a blue water tank."""
    top = front.topLeft() - QPointF(0, high * 0.5)
    wide = front.width()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shade("#B9A58A"))
    painter.drawPolygon(_polygon(top, top + depth, top + depth + QPointF(wide, 0), top + QPointF(wide, 0)))
    if chance(seed, 4) < 0.7:
        tank = QRectF(
            top.x() + wide * (0.3 + 0.3 * chance(seed, 5)), top.y() - wide * 0.22, wide * 0.26, wide * 0.2
        )
        painter.setBrush(shade("#3F7FB8"))
        painter.drawRoundedRect(tank, wide * 0.03, wide * 0.03)
        painter.setBrush(shade("#6FA6D3"))
        painter.drawEllipse(tank.center() - QPointF(0, tank.height() * 0.46), wide * 0.14, wide * 0.045)
    painter.setBrush(shade(mixed("#FFFFFF", wall, 0.62)))
    cornice = QPainterPath(front.topLeft() + QPointF(-wide * 0.03, 0))
    cornice.lineTo(top + QPointF(-wide * 0.03, 0))
    cornice.lineTo(top + QPointF(wide * 0.26, 0))
    cornice.cubicTo(
        top + QPointF(wide * 0.36, -high * 0.8),
        top + QPointF(wide * 0.64, -high * 0.8),
        top + QPointF(wide * 0.74, 0),
    )
    cornice.lineTo(top + QPointF(wide * 1.03, 0))
    cornice.lineTo(front.topRight() + QPointF(wide * 0.03, 0))
    cornice.closeSubpath()
    painter.drawPath(cornice)


def _paint_openings(painter: QPainter, front: QRectF, seed: int, shade: _Shade) -> None:
    """A door, windows with shutters; some of them are lit before sunrise."""
    wide, high = front.width(), front.height()
    door = _DOORS[int(chance(seed, 6) * len(_DOORS))]
    shutter = _DOORS[int(chance(seed, 7) * len(_DOORS))]
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)  # upright edges: crisp, and much quicker
    door_left = chance(seed, 8) < 0.5
    two = high > wide * 1.05
    storey = high * (0.5 if two else 1.0)
    ground = front.bottom() - storey
    x = front.x() + wide * (0.14 if door_left else 0.58)
    frame = QRectF(x, ground + storey * 0.3, wide * 0.26, storey * 0.7)
    painter.setBrush(shade("#FBF3DF"))
    painter.drawRect(frame.adjusted(-wide * 0.03, -wide * 0.03, wide * 0.03, 0))
    painter.setBrush(shade(door))
    painter.drawRect(frame)
    painter.setBrush(shade(mixed("#000000", door, 0.25)))
    painter.drawRect(frame.adjusted(frame.width() * 0.5, 0, 0, 0))
    places = [(0.56 if door_left else 0.12, ground + storey * 0.3)]
    if two:
        places += [(0.13, front.y() + storey * 0.28), (0.58, front.y() + storey * 0.28)]
    for n, (left, y) in enumerate(places):
        window = QRectF(front.x() + wide * left, y, wide * 0.28, storey * 0.36)
        _paint_window(painter, window, shutter, seed * 7 + n, shade)
    if two and chance(seed, 9) < 0.4:
        _paint_washing(painter, front, front.y() + storey * 0.78, seed, shade)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)


def _paint_window(painter: QPainter, box: QRectF, shutter: str, seed: int, shade: _Shade) -> None:
    wide = box.width()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shade("#FBF3DF"))
    painter.drawRect(box.adjusted(-wide * 0.08, -wide * 0.08, wide * 0.08, wide * 0.12))
    lit = shade.theme.dark and chance(seed, 11) < 0.55
    painter.setBrush(_LAMP if lit else shade("#4E7386"))
    painter.drawRect(box)
    if not lit:
        painter.setBrush(shade("#9CC0CB"))
        painter.drawPolygon(_polygon(box.topLeft(), box.topLeft() + QPointF(wide * 0.7, 0), box.bottomLeft()))
    painter.setBrush(shade(shutter))
    leaf = wide * 0.24
    painter.drawRect(QRectF(box.x(), box.y(), leaf, box.height()))
    painter.drawRect(QRectF(box.right() - leaf, box.y(), leaf, box.height()))
    if chance(seed, 12) < 0.45:
        painter.setBrush(shade("#5B9A4B"))
        painter.drawRect(QRectF(box.x() - wide * 0.06, box.bottom(), wide * 1.12, wide * 0.16))
        painter.setBrush(shade("#E2557A"))
        for n in range(3):
            painter.drawEllipse(
                QPointF(box.x() + wide * (0.15 + 0.35 * n), box.bottom()), wide * 0.09, wide * 0.09
            )


def _paint_washing(painter: QPainter, front: QRectF, y: float, seed: int, shade: _Shade) -> None:
    wide = front.width()
    painter.setPen(QPen(shade("#FFFFFF", 200), max(wide * 0.012, 0.6)))
    painter.drawLine(QPointF(front.x() + wide * 0.06, y), QPointF(front.right() - wide * 0.06, y))
    painter.setPen(Qt.PenStyle.NoPen)
    for n in range(4):
        painter.setBrush(shade(("#FFFFFF", "#E2557A", "#F0BE3E", "#4D8FC8")[(n + seed) % 4]))
        high = wide * (0.12 + 0.09 * chance(seed, 13, n))
        painter.drawRect(QRectF(front.x() + wide * (0.12 + 0.2 * n), y, wide * 0.14, high))


# ---- plants and things -----------------------------------------------------------------------------------


def paint_bush(painter: QPainter, foot: QPointF, size: float, seed: int, theme: Theme) -> None:
    """A round bush, at times in flower."""
    painter.setPen(Qt.PenStyle.NoPen)
    for n, colour in enumerate(("#3F7441", "#55924B", "#79B35A")):
        painter.setBrush(tint(colour, theme))
        lean = (chance(seed, n) - 0.5) * size * 0.5
        radius = size * (0.5 - 0.12 * n)
        painter.drawEllipse(
            foot + QPointF(lean - n * size * 0.07, -radius * 0.7 - n * size * 0.1), radius, radius * 0.78
        )
    if chance(seed, 5) < 0.4:
        painter.setBrush(tint(("#E2557A", "#F6D25A", "#C65BB0")[seed % 3], theme))
        for n in range(5):
            x, y = chance(seed, 6, n) - 0.5, chance(seed, 7, n)
            painter.drawEllipse(
                foot + QPointF(size * x * 0.8, -size * (0.12 + 0.5 * y)), size * 0.06, size * 0.06
            )


def paint_palm(painter: QPainter, foot: QPointF, height: float, seed: int, theme: Theme) -> None:
    """A coconut palm that leans a little."""
    lean = (chance(seed, 1) - 0.4) * height * 0.3
    top = foot + QPointF(lean, -height)
    trunk = QPainterPath(foot + QPointF(-height * 0.035, 0))
    trunk.quadTo(foot + QPointF(lean * 0.1 - height * 0.02, -height * 0.6), top + QPointF(-height * 0.012, 0))
    trunk.lineTo(top + QPointF(height * 0.018, 0))
    trunk.quadTo(foot + QPointF(lean * 0.1 + height * 0.04, -height * 0.6), foot + QPointF(height * 0.045, 0))
    trunk.closeSubpath()
    painter.setPen(Qt.PenStyle.NoPen)
    bark = QLinearGradient(foot, foot + QPointF(height * 0.05, 0))
    bark.setColorAt(0, tint("#B98C5C", theme))
    bark.setColorAt(1, tint("#7A5638", theme))
    painter.setBrush(bark)
    painter.drawPath(trunk)
    reach = height * 0.46
    for n in range(9):
        angle = math.pi * (0.06 + 0.11 * n + 0.03 * chance(seed, 2, n))
        tip = top + QPointF(math.cos(angle) * reach, -math.sin(angle) * reach * 0.55 + reach * 0.34)
        middle = top + QPointF(math.cos(angle) * reach * 0.55, -math.sin(angle) * reach * 0.7 - reach * 0.08)
        leaf = QPainterPath(top)
        leaf.quadTo(middle + QPointF(0, -reach * 0.06), tip)
        leaf.quadTo(middle + QPointF(0, reach * 0.2), top)
        painter.setBrush(tint(("#3B7A48", "#57984E", "#7DB657")[n % 3], theme))
        painter.drawPath(leaf)
    painter.setBrush(tint("#8A5A32", theme))
    for x in (-0.03, 0.035):
        painter.drawEllipse(top + QPointF(height * x, height * 0.035), height * 0.028, height * 0.03)


def paint_bale(painter: QPainter, foot: QPointF, size: float, theme: Theme) -> None:
    """A bale of straw of that width, seen a little from above."""
    wide, high = size, size * 0.52
    box = QRectF(foot.x() - wide / 2, foot.y() - high, wide, high)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(40, 22, 16, 50))
    painter.drawEllipse(foot + QPointF(wide * 0.1, 0), wide * 0.58, high * 0.2)
    painter.setBrush(tint("#F3D37C", theme))
    lid = QPointF(wide * 0.14, -high * 0.36)
    painter.drawPolygon(_polygon(box.topLeft(), box.topLeft() + lid, box.topRight() + lid, box.topRight()))
    painter.setBrush(tint("#B98A36", theme))
    painter.drawPolygon(
        _polygon(box.topRight(), box.topRight() + lid, box.bottomRight() + lid, box.bottomRight())
    )
    straw = QLinearGradient(box.topLeft(), box.bottomLeft())
    straw.setColorAt(0, tint("#E8BE58", theme))
    straw.setColorAt(1, tint("#C79A3E", theme))
    painter.setBrush(straw)
    painter.drawRect(box)
    painter.setPen(QPen(tint("#9C7228", theme), max(size * 0.03, 0.7)))
    for x in (0.3, 0.7):
        painter.drawLine(QPointF(box.x() + wide * x, box.y()), QPointF(box.x() + wide * x, box.bottom()))


def paint_tyres(painter: QPainter, foot: QPointF, size: float, theme: Theme) -> None:
    """Three old tyres on each other, painted in turn."""
    painter.setPen(QPen(tint("#231F22", theme, share=0.3), max(size * 0.04, 0.7)))
    for n, colour in enumerate(("#4B474C", "#E8E0D2", "#C8503E")):
        box = QRectF(foot.x() - size / 2, foot.y() - size * (0.34 + 0.25 * n), size, size * 0.34)
        painter.setBrush(tint(colour, theme))
        painter.drawRoundedRect(box, size * 0.16, size * 0.16)
    painter.setBrush(tint("#2A262A", theme))
    painter.drawEllipse(QPointF(foot.x(), foot.y() - size * 0.79), size * 0.34, size * 0.09)
