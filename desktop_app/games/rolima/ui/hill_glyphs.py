"""One sign for each hill rule, and those of start and goal; drawn in a square of 100 x 100 units.

Ink is dark brown; a second colour sets off what matters. All are bold enough for 16 pixels.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from desktop_app.games.rolima.engine.deck import Hill

from .tone import CREAM, INK

RED, BLUE, SUN, GREY = "#C8402F", "#2F6DB5", "#EFB02C", "#8C8378"


def paint_hill_glyph(painter: QPainter, rect: QRectF, hill: Hill, *, ink: str = INK) -> None:
    """The sign of a hill rule, 1 to 12, as large as fits into the rectangle."""
    side = min(rect.width(), rect.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center() - QPointF(side / 2, side / 2))
    painter.scale(side / 100, side / 100)
    _GLYPHS[hill - 1](painter, ink)
    painter.restore()


# ---- strokes --------------------------------------------------------------------------------------------


def _pen(painter: QPainter, colour: str, width: float = 9.0) -> None:
    pen = QPen(QColor(colour), width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _solid(painter: QPainter, colour: str) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))


def _line(painter: QPainter, *points: tuple[float, float]) -> None:
    painter.drawPolyline(QPolygonF([QPointF(*point) for point in points]))


def _shape(painter: QPainter, *points: tuple[float, float]) -> None:
    painter.drawPolygon(QPolygonF([QPointF(*point) for point in points]))


def _disc(painter: QPainter, x: float, y: float, radius: float, other: float | None = None) -> None:
    painter.drawEllipse(QPointF(x, y), radius, radius if other is None else other)


def _arrow(painter: QPainter, x: float, y: float, size: float, colour: str) -> None:
    """A fat arrow to the right whose tip is at (x, y)."""
    _solid(painter, colour)
    half = size * 0.5
    _shape(
        painter,
        (x, y),
        (x - half, y - half),
        (x - half, y - half * 0.42),
        (x - size, y - half * 0.42),
        (x - size, y + half * 0.42),
        (x - half, y + half * 0.42),
        (x - half, y + half),
    )


def _wedge(painter: QPainter, x: float, y: float, size: float, colour: str) -> None:
    """A small cart from the side whose front is at x and whose wheels stand on y."""
    _solid(painter, colour)
    _shape(
        painter,
        (x, y - size * 0.22),
        (x - size * 0.28, y - size * 0.46),
        (x - size, y - size * 0.46),
        (x - size, y - size * 0.18),
        (x, y - size * 0.14),
    )
    _disc(painter, x - size * 0.6, y - size * 0.58, size * 0.17)
    _solid(painter, INK)
    for share in (0.8, 0.22):
        _disc(painter, x - size * share, y - size * 0.13, size * 0.13)


# ---- the rules ------------------------------------------------------------------------------------------


def _headwind(painter: QPainter, ink: str) -> None:
    """Three gusts that curl to the left."""
    _pen(painter, BLUE, 9.5)
    for y, left, right, curl in ((34, 14, 70, -13), (54, 8, 84, -15), (74, 22, 60, 12)):
        gust = QPainterPath(QPointF(left, y))
        gust.lineTo(right, y)
        gust.cubicTo(
            QPointF(right + 18, y), QPointF(right + 16, y + 1.7 * curl), QPointF(right, y + 1.6 * curl)
        )
        gust.cubicTo(
            QPointF(right - 7, y + 1.5 * curl),
            QPointF(right - 8, y + curl),
            QPointF(right - 6, y + 0.8 * curl),
        )
        painter.drawPath(gust)
    _pen(painter, ink, 8.5)
    for x, y in ((8, 54), (14, 34)):
        _line(painter, (x + 11, y - 11), (x, y), (x + 11, y + 11))


def _slipstream(painter: QPainter, ink: str) -> None:
    """Two carts close together, the second in the wake of the first."""
    _wedge(painter, 100, 88, 50, RED)
    _wedge(painter, 48, 88, 47, ink)
    _pen(painter, BLUE, 7.5)
    for y, left in ((20, 30), (38, 8)):
        wake = QPainterPath(QPointF(left, y + 8))
        wake.cubicTo(QPointF(left + 22, y - 8), QPointF(62, y - 6), QPointF(90, y + 10))
        painter.drawPath(wake)


def _quiet_hour(painter: QPainter, ink: str) -> None:
    """A sun that sleeps, with two Z."""
    _pen(painter, ink, 7)
    for n in range(9):
        angle = math.tau * (n / 9 + 0.01)
        if not -0.2 < math.sin(angle) + 0.72 < 0.2 or math.cos(angle) < 0:
            x, y = math.cos(angle), math.sin(angle)
            _line(painter, (42 + 36 * x, 58 + 36 * y), (42 + 41 * x, 58 + 41 * y))
    painter.setPen(QPen(QColor(ink), 6))
    painter.setBrush(QColor(SUN))
    _disc(painter, 42, 58, 27)
    _pen(painter, ink, 5.5)
    for x in (31, 52):
        painter.drawArc(QRectF(x - 7, 49, 14, 11), 200 * 16, 140 * 16)
    _disc(painter, 42, 73, 3.2)
    _pen(painter, BLUE, 7.5)
    _line(painter, (72, 8), (93, 8), (72, 32), (93, 32))
    _line(painter, (76, 46), (89, 46), (76, 62), (89, 62))


def _solo_voice(painter: QPainter, ink: str) -> None:
    """One wide open mouth, and a single note."""
    painter.setPen(QPen(QColor(ink), 6))
    painter.setBrush(QColor(RED))
    lips = QPainterPath(QPointF(6, 56))
    lips.cubicTo(QPointF(18, 28), QPointF(30, 34), QPointF(40, 38))
    lips.cubicTo(QPointF(48, 34), QPointF(62, 28), QPointF(74, 56))
    lips.cubicTo(QPointF(64, 98), QPointF(16, 98), QPointF(6, 56))
    painter.drawPath(lips)
    inside = QPainterPath(QPointF(18, 56))
    inside.cubicTo(QPointF(28, 46), QPointF(52, 46), QPointF(62, 56))
    inside.cubicTo(QPointF(58, 82), QPointF(22, 82), QPointF(18, 56))
    _solid(painter, "#3A1416")
    painter.drawPath(inside)
    _solid(painter, CREAM)
    painter.drawRoundedRect(QRectF(27, 49, 26, 8), 3, 3)
    _pen(painter, ink, 7)
    _line(painter, (86, 42), (86, 8), (97, 16))
    _solid(painter, ink)
    _disc(painter, 79, 43, 10, 7.5)


def _gravel(painter: QPainter, ink: str) -> None:
    """A heap of stones, and a wheel stuck at its left end."""
    stones = ((40, 84, 12), (62, 86, 11), (84, 84, 12), (52, 68, 11), (74, 66, 12), (64, 50, 10))
    for n, (x, y, size) in enumerate(stones):
        painter.setPen(QPen(QColor(ink), 5))
        painter.setBrush(QColor(("#A89A88", "#D2C4AC", "#BCA98D")[n % 3]))
        _shape(
            painter,
            *(
                (
                    x + size * math.cos(math.tau * k / 6 + n) * (1.0 if k % 2 else 0.84),
                    y + size * math.sin(math.tau * k / 6 + n) * 0.88,
                )
                for k in range(6)
            ),
        )
    _pen(painter, ink, 7)
    painter.setBrush(QColor(CREAM))
    _disc(painter, 22, 62, 15)
    _solid(painter, ink)
    _disc(painter, 22, 62, 4.5)
    _pen(painter, RED, 8)
    _line(painter, (70, 20), (28, 20))
    _line(painter, (42, 8), (28, 20), (42, 32))


def _comeback(painter: QPainter, ink: str) -> None:
    """A rocket that flies twice as far."""
    painter.save()
    painter.translate(52, 48)
    painter.rotate(45)
    _solid(painter, SUN)
    _shape(painter, (-10, 26), (10, 26), (0, 52))
    _solid(painter, RED)
    _shape(painter, (-5, 26), (5, 26), (0, 40))
    painter.setPen(QPen(QColor(ink), 5.5))
    painter.setBrush(QColor(RED))
    _shape(painter, (-12, 4), (-27, 28), (-12, 24))
    _shape(painter, (12, 4), (27, 28), (12, 24))
    hull = QPainterPath(QPointF(0, -48))
    hull.cubicTo(QPointF(20, -26), QPointF(18, 8), QPointF(11, 27))
    hull.lineTo(-11, 27)
    hull.cubicTo(QPointF(-18, 8), QPointF(-20, -26), QPointF(0, -48))
    painter.setBrush(QColor(CREAM))
    painter.drawPath(hull)
    painter.setBrush(QColor(BLUE))
    _disc(painter, 0, -10, 7.5)
    painter.restore()
    _pen(painter, ink, 7.5)
    for x in (58, 76):
        _line(painter, (x, 74), (x + 13, 84), (x, 94))


def _hairpin(painter: QPainter, ink: str) -> None:
    """A road that turns back on itself."""
    road = QPainterPath(QPointF(14, 22))
    road.lineTo(58, 22)
    road.cubicTo(QPointF(98, 22), QPointF(98, 76), QPointF(58, 76))
    road.lineTo(34, 76)
    _pen(painter, ink, 21)
    painter.drawPath(road)
    dashes = QPen(QColor(CREAM), 4)
    dashes.setDashPattern([2.4, 2.2])
    painter.setPen(dashes)
    painter.drawPath(road)
    _solid(painter, RED)
    _shape(painter, (4, 76), (36, 54), (36, 98))


def _blind_bend(painter: QPainter, ink: str) -> None:
    """An eye under a blindfold: lashes and a knot."""
    painter.setPen(QPen(QColor(ink), 6))
    painter.setBrush(QColor("#E2B08A"))
    _disc(painter, 46, 50, 38, 42)
    _pen(painter, ink, 6)
    painter.drawArc(QRectF(30, 62, 30, 18), 200 * 16, 140 * 16)
    _line(painter, (26, 22), (38, 19))
    _line(painter, (54, 19), (66, 22))
    painter.setPen(QPen(QColor(ink), 5.5))
    painter.setBrush(QColor(BLUE))
    band = QPainterPath(QPointF(8, 34))
    band.cubicTo(QPointF(30, 28), QPointF(64, 28), QPointF(85, 34))
    band.lineTo(98, 22)
    band.lineTo(96, 44)
    band.lineTo(99, 62)
    band.lineTo(85, 54)
    band.cubicTo(QPointF(64, 60), QPointF(30, 60), QPointF(8, 54))
    band.closeSubpath()
    painter.drawPath(band)
    _pen(painter, CREAM, 4.5)
    for x in (30, 62):
        painter.drawArc(QRectF(x - 9, 36, 18, 12), 200 * 16, 140 * 16)


def _sold_out(painter: QPainter, ink: str) -> None:
    """A sign on a string: an empty place crossed out."""
    _pen(painter, ink, 5)
    _line(painter, (24, 36), (50, 10), (76, 36))
    _solid(painter, ink)
    _disc(painter, 50, 10, 6)
    painter.setPen(QPen(QColor(ink), 6))
    painter.setBrush(QColor(CREAM))
    painter.drawRoundedRect(QRectF(8, 34, 84, 56), 8, 8)
    painter.setPen(QPen(QColor(ink), 4.5))
    for n, colour in enumerate((SUN, "#4FA66A")):
        painter.setBrush(QColor(colour))
        painter.drawRoundedRect(QRectF(17 + 22 * n, 47, 17, 30), 3, 3)
    _pen(painter, GREY, 4.5)
    painter.drawRoundedRect(QRectF(63, 47, 18, 30), 3, 3)
    _pen(painter, RED, 9)
    _line(painter, (60, 44), (84, 80))
    _line(painter, (84, 44), (60, 80))


def _megaphone(painter: QPainter, ink: str) -> None:
    """A megaphone with three waves of sound."""
    painter.setPen(QPen(QColor(ink), 6))
    painter.setBrush(QColor(CREAM))
    _shape(painter, (22, 60), (38, 58), (44, 86), (30, 88))
    painter.setBrush(QColor(RED))
    horn = QPainterPath(QPointF(8, 40))
    horn.lineTo(58, 16)
    horn.lineTo(58, 82)
    horn.lineTo(8, 60)
    horn.closeSubpath()
    painter.drawPath(horn)
    painter.setBrush(QColor(SUN))
    painter.drawRoundedRect(QRectF(54, 10, 11, 78), 5, 5)
    _pen(painter, ink, 7)
    for y, end in ((28, 18), (49, 49), (70, 80)):
        _line(painter, (76, y + (end - y) * 0.2), (95, end))


def _neck_and_neck(painter: QPainter, ink: str) -> None:
    """Two noses at one line."""
    for y, colour in ((44, RED), (92, BLUE)):
        _wedge(painter, 72, y, 62, colour)
    _pen(painter, ink, 6.5)
    _line(painter, (82, 6), (82, 96))
    _solid(painter, ink)
    for n in range(4):
        painter.drawRect(QRectF(85 + 5.5 * (n % 2), 6 + 9 * n, 5.5, 9))


def _cobbles(painter: QPainter, ink: str) -> None:
    """Rows of rounded stones."""
    shades = ("#B9A78F", "#D6C8B0", "#A4917C")
    painter.setPen(QPen(QColor(ink), 5))
    for row in range(3):
        for n in range(4 - row % 2):
            left = 5 + n * 23.5 + (11 if row % 2 else 0)
            painter.setBrush(QColor(shades[(row * 2 + n) % 3]))
            painter.drawRoundedRect(QRectF(left, 32 + row * 21, 20, 17), 7, 7)
    _pen(painter, RED, 7.5)
    _line(painter, (8, 20), (22, 8), (36, 20), (50, 8), (64, 20), (78, 8), (92, 20))


_GLYPHS: Final[tuple[Callable[[QPainter, str], None], ...]] = (
    _headwind,
    _slipstream,
    _quiet_hour,
    _solo_voice,
    _gravel,
    _comeback,
    _hairpin,
    _blind_bend,
    _sold_out,
    _megaphone,
    _neck_and_neck,
    _cobbles,
)
