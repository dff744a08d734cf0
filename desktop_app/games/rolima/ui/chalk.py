"""Drawings of chalk that children left on the road, at its left where carts are rare."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from desktop_app.games.rolima.engine.deck import GOAL
from desktop_app.qt.theme import Theme

from .street_plan import TILT, Plan

_COLOURS = ("#FFFCF0", "#FFD9E4", "#DDF0F5", "#FFF0B8", "#FFFCF0")


def paint_chalk(painter: QPainter, plan: Plan, theme: Theme) -> None:
    """Corners of the five places in the start row, and small drawings beside the sections."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    _paint_places(painter, plan, theme)
    for row, (across, drawing) in enumerate(
        ((0.24, _sun()), (0.1, _hopscotch()), (0.3, _star()), (0.13, _kite()))
    ):
        unit = plan.cart_width(row + 1) * 0.55
        at = plan.at(across, plan.share(row + 1.58))
        painter.save()
        painter.translate(at)
        painter.shear(0.42, TILT)
        painter.scale(unit / 100, unit * 0.66 / 100)
        painter.setPen(_pen(theme, _COLOURS[row], 4.6))
        painter.drawPath(drawing)
        painter.restore()
    _paint_arrows(painter, plan, theme)


def _pen(theme: Theme, colour: str, width: float) -> QPen:
    shade = QColor(colour)
    shade.setAlpha(74 if theme.dark else 150)
    pen = QPen(shade, width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


def _paint_places(painter: QPainter, plan: Plan, theme: Theme) -> None:
    painter.setPen(_pen(theme, _COLOURS[0], max(plan.height * 0.004, 1.1)))
    corners = QPainterPath()
    for index in range(5):
        spot = plan.cart(0, index, 5)
        foot = spot.rect.bottomRight() + QPointF(spot.width * 0.02, -spot.height * 0.02)
        corners.moveTo(foot + QPointF(-spot.width * 0.05, -spot.height * 0.3))
        corners.lineTo(foot)
        corners.lineTo(foot + QPointF(-spot.width * 0.16, -spot.width * 0.16 * TILT))
    painter.drawPath(corners)


def _paint_arrows(painter: QPainter, plan: Plan, theme: Theme) -> None:
    """Three arrows down the goal row."""
    painter.setPen(_pen(theme, _COLOURS[3], max(plan.height * 0.007, 1.6)))
    arrows = QPainterPath()
    size = plan.cart_width(GOAL) * 0.14
    for n in range(3):
        at = plan.at(0.16 + 0.07 * n, plan.share(GOAL + 0.64))
        arrows.moveTo(at + QPointF(-size, -size))
        arrows.lineTo(at + QPointF(size * 0.2, 0))
        arrows.lineTo(at + QPointF(-size * 0.6, size))
    painter.drawPath(arrows)


def _sun() -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(0, 0), 30, 30)
    for n in range(10):
        x, y = math.cos(math.tau * n / 10), math.sin(math.tau * n / 10)
        path.moveTo(42 * x, 42 * y)
        path.lineTo(60 * x, 60 * y)
    for x in (-11, 11):
        path.addEllipse(QPointF(x, -6), 2, 3)
    path.moveTo(-13, 9)
    path.quadTo(QPointF(0, 22), QPointF(13, 9))
    return path


def _hopscotch() -> QPainterPath:
    path = QPainterPath()
    for n, double in enumerate((False, True, False, True)):
        x = -88 + 36 * n
        if double:
            path.addRect(QRectF(x, -36, 36, 36))
            path.addRect(QRectF(x, 0, 36, 36))
        else:
            path.addRect(QRectF(x, -18, 36, 36))
    path.moveTo(56, -32)
    path.cubicTo(QPointF(98, -32), QPointF(98, 32), QPointF(56, 32))
    path.closeSubpath()
    return path


def _star() -> QPainterPath:
    path = QPainterPath()
    for n in range(6):
        angle = math.tau * (n * 2 / 5) - math.pi / 2
        point = QPointF(52 * math.cos(angle), 52 * math.sin(angle))
        if n:
            path.lineTo(point)
        else:
            path.moveTo(point)
    return path


def _kite() -> QPainterPath:
    path = QPainterPath(QPointF(0, -56))
    for x, y in ((34, -14), (0, 36), (-34, -14), (0, -56), (0, 36)):
        path.lineTo(x, y)
    path.moveTo(-34, -14)
    path.lineTo(34, -14)
    path.moveTo(0, 36)
    path.cubicTo(QPointF(30, 54), QPointF(-26, 66), QPointF(16, 88))
    return path
