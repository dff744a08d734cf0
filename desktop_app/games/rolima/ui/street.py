"""The steep street of the race: sky and sea far off, the town on its slope, the road with its six rows.

Everything is placed by `street_plan.Plan`; light falls from the upper left. In the dark theme it is the same
street before sunrise.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF, QRadialGradient

from desktop_app.qt.theme import Theme

from .banner import paint_chequers, paint_flags, paint_goal_flag, paint_post
from .chalk import paint_chalk
from .far import paint_sea, paint_sky
from .houses import paint_bale, paint_bush, paint_house, paint_palm, paint_tyres
from .street_plan import ROWS, Plan
from .tone import chance, tint

_ROAD = ("#E4C998", "#DDBF8C")
_GOAL_ROAD = "#EBD3A2"


def paint_street(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """The whole board without carts and cards; they lie where `Plan(rect.width(), rect.height())` says."""
    plan = Plan(rect.width(), rect.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.translate(rect.topLeft())
    paint_sky(painter, plan, theme)
    paint_sea(painter, plan, theme)
    _paint_slope(painter, plan, theme)
    _paint_town(painter, plan, theme)
    _paint_ramp(painter, plan, theme)
    _paint_pavement(painter, plan, theme)
    _paint_road(painter, plan, theme)
    _paint_rows(painter, plan, theme)
    paint_chalk(painter, plan, theme)
    _paint_goal(painter, plan, theme)
    _paint_kerbs(painter, plan, theme)
    _paint_near(painter, plan, theme)
    _paint_things(painter, plan, theme)
    _paint_strings(painter, plan, theme)
    _paint_light(painter, plan, theme)
    painter.restore()


def _closed(points: list[QPointF]) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF(points))
    path.closeSubpath()
    return path


# ---- the town -------------------------------------------------------------------------------------------


def _paint_slope(painter: QPainter, plan: Plan, theme: Theme) -> None:
    """The ground of the town, falling to the right into the bay."""
    wide, high = plan.width, plan.height
    crest = QPainterPath(QPointF(-5, high * 0.14))
    start = plan.verge(0)
    crest.cubicTo(
        QPointF(wide * 0.2, high * 0.105),
        QPointF(start.x() - wide * 0.1, high * 0.1),
        start + QPointF(0, -high * 0.03),
    )
    crest.cubicTo(
        start + QPointF(wide * 0.12, 0), QPointF(wide * 0.9, high * 0.27), QPointF(wide + 5, high * 0.34)
    )
    crest.lineTo(wide + 5, high + 5)
    crest.lineTo(-5, high + 5)
    crest.closeSubpath()
    ground = QLinearGradient(0, high * 0.1, wide * 0.6, high)
    ground.setColorAt(0, tint("#9DB86A", theme))
    ground.setColorAt(0.5, tint("#86A75C", theme))
    ground.setColorAt(1, tint("#A8A565", theme))
    painter.fillPath(crest, ground)


def _paint_town(painter: QPainter, plan: Plan, theme: Theme) -> None:
    """Terraces of houses from the far end to the near one, each from the pavement to the right edge."""
    unit = plan.cart_width(0)
    levels = max(round(plan.height * 0.9 / (unit * 0.62)), 4)
    for level in range(levels + 2):
        down = level / levels
        scale = unit * plan.scale(min(down, 1.0)) / 76
        foot = plan.verge(down)
        x, number = foot.x() + 5 * scale, 0
        haze = max(0.0, 0.42 - 0.7 * down)
        while x < plan.width + 10:
            seed = level * 37 + number
            wide = (42 + 26 * chance(seed, 21)) * scale
            tall = (62 + 30 * chance(seed, 22)) * scale
            ground = foot.y() + (x - foot.x()) * 0.2 + 6 * scale * chance(seed, 23)
            luck = chance(seed, 24)
            if luck < 0.12 and number:
                paint_palm(painter, QPointF(x + wide / 2, ground), tall * 1.15, seed, theme)
                paint_bush(painter, QPointF(x + wide / 2, ground), 30 * scale, seed, theme)
            else:
                far = min(haze + 0.05 * number, 0.5) if down < 0.6 else 0.0
                paint_house(painter, QRectF(x, ground - tall, wide, tall), seed, theme, haze=far)
            x += wide * 1.08
            number += 1
        for n in range(3):
            at = QPointF(foot.x() + (4 + 34 * n) * scale, foot.y() + 7 * scale + 7 * n * scale)
            paint_bush(painter, at, (19 - 2 * n) * scale, level * 5 + n, theme)


def _paint_near(painter: QPainter, plan: Plan, theme: Theme) -> None:
    """Gardens and houses below the left edge of the street."""
    unit = plan.cart_width(0)
    for step in range(9):
        down = 0.1 + step * 0.125
        edge = plan.at(0, min(down, 1.0))
        scale = unit * plan.scale(min(down, 1.0)) / 76
        top = edge.y() + (down - min(down, 1.0)) * plan.height
        x = edge.x() - 26 * scale
        number = 0
        while x > -70 * scale:
            seed = 900 + step * 31 + number
            wide = (44 + 24 * chance(seed, 21)) * scale
            tall = (58 + 24 * chance(seed, 22)) * scale
            if chance(seed, 24) < 0.24:
                paint_bush(painter, QPointF(x - wide / 2, top + tall * 0.5), 42 * scale, seed, theme)
                if x - wide * 0.9 > 0:
                    paint_palm(painter, QPointF(x - wide * 0.7, top + tall), tall * 0.8, seed, theme)
            else:
                paint_house(painter, QRectF(x - wide * 1.2, top + 8 * scale, wide, tall), seed, theme)
            x -= wide * 1.16
            number += 1
        paint_bush(painter, QPointF(edge.x() - 22 * scale, top + 18 * scale), 22 * scale, step, theme)


# ---- the road -------------------------------------------------------------------------------------------


def _paint_ramp(painter: QPainter, plan: Plan, theme: Theme) -> None:
    """A wooden wall above the start row, posts at its ends."""
    left, right = plan.at(-0.01, 0), plan.at(1.0, 0)
    high = plan.height * 0.05
    up = QPointF(0, -high)
    wood = QLinearGradient(left + up, left)
    wood.setColorAt(0, tint("#E0B177", theme))
    wood.setColorAt(1, tint("#A9713F", theme))
    painter.setPen(QPen(tint("#6E4526", theme), max(plan.height * 0.002, 0.7)))
    painter.setBrush(wood)
    painter.drawPolygon(QPolygonF([left + up, right + up, right, left]))
    lines = []
    for n in range(1, 22):
        at = left + (right - left) * (n / 22)
        lines.append(QLineF(at, at + up))
    painter.drawLines(lines)
    painter.setBrush(tint("#F2D09A", theme))
    painter.drawPolygon(
        QPolygonF([left + up, right + up, right + up * 1.22, left + up * 1.22 + QPointF(high * 0.2, 0)])
    )


def _paint_pavement(painter: QPainter, plan: Plan, theme: Theme) -> None:
    """Small stones in waves, where the cards lie."""
    steps = [n / 24 for n in range(-2, 27)]
    shape = _closed([plan.at(1, d) for d in steps] + [plan.verge(d) for d in reversed(steps)])
    ground = QLinearGradient(plan.at(1, 0), plan.verge(1))
    ground.setColorAt(0, tint("#F3E8D0", theme))
    ground.setColorAt(1, tint("#DCCBAA", theme))
    painter.fillPath(shape, ground)
    pen = QPen(tint("#A38F74", theme, alpha=95), 1.0)
    for n in range(-1, 22):
        down = n / 21
        start, end = plan.at(1, down), plan.verge(down)
        third = (end - start) / 3
        swing = QPointF(0, third.x() * 0.3)
        wave = QPainterPath(start)
        for k in range(3):
            at = start + third * k
            wave.cubicTo(at + third * 0.33 - swing, at + third * 0.66 + swing, at + third)
        pen.setWidthF(plan.height * 0.016 * plan.scale(down))
        painter.strokePath(wave, pen)
    wall = QPen(tint("#8E7A5E", theme), max(plan.height * 0.007, 1.4))
    painter.setPen(wall)
    painter.drawLine(plan.verge(-0.08), plan.verge(1.08))
    painter.setPen(QPen(tint("#FFF6E0", theme, share=0.5), max(plan.height * 0.0025, 0.8)))
    off = QPointF(-plan.height * 0.003, 0)
    painter.drawLine(plan.verge(-0.08) + off, plan.verge(1.08) + off)


def _paint_road(painter: QPainter, plan: Plan, theme: Theme) -> None:
    """Sand and gravel, a little different in each row; every row begins in the shade of the step above.

    All borders are covered later by kerbs and steps, so nothing needs smooth edges.
    """
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    for row in range(ROWS):
        band = plan.band(row)
        colour = _GOAL_ROAD if row == ROWS - 1 else _ROAD[row % 2]
        ground = QLinearGradient(band[0], band[3])
        ground.setColorAt(0, tint(colour, theme))
        ground.setColorAt(1, tint("#D3B27C" if row < ROWS - 1 else "#DFC08C", theme))
        corners = list(band)
        if row == ROWS - 1:
            corners = [band[0], band[1], plan.at(1, 1.14), plan.at(0, 1.14)]
        painter.fillPath(_closed(corners), ground)
    _paint_ruts(painter, plan, theme)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    size = plan.height / 520
    for n, (colour, alpha) in enumerate((("#8E6E44", 110), ("#FFF3D6", 150), ("#A98658", 140))):
        stones = []
        for k in range(170):
            at, radius = plan.at(chance(32, n, k), chance(31, n, k)), (0.5 + 0.4 * n) * size
            stones.append(QRectF(at.x(), at.y(), 2 * radius, 1.6 * radius))
        painter.setBrush(tint(colour, theme, alpha=alpha))
        painter.drawRects(stones)


def _paint_ruts(painter: QPainter, plan: Plan, theme: Theme) -> None:
    """Faint traces of wheels down the street."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tint("#B08F5C", theme, alpha=46))
    for n in range(12):
        across, wide = (n + 0.4 + 0.3 * chance(41, n)) / 12, 0.006 + 0.008 * chance(43, n)
        upper = [plan.at(across, 0), plan.at(across + wide, 0)]
        lower = [plan.at(across + wide, 1.1), plan.at(across, 1.1)]
        painter.drawPolygon(QPolygonF(upper + lower))


def _paint_rows(painter: QPainter, plan: Plan, theme: Theme) -> None:
    """The steps between rows: a lit edge, a riser of stones, its shade."""
    for row in range(1, ROWS):
        left, right, lower_right, lower_left = plan.band(row)
        high = lower_left.y() - left.y()
        shade = QLinearGradient(left, left + QPointF(0, high * 0.34))
        shade.setColorAt(0, QColor(92, 54, 30, 95 if not theme.dark else 120))
        shade.setColorAt(1, QColor(92, 54, 30, 0))
        share = 0.34
        painter.fillPath(
            _closed([left, right, right + (lower_right - right) * share, left + (lower_left - left) * share]),
            shade,
        )
        painter.setPen(QPen(tint("#9A7B52", theme), max(high * 0.055, 1.4), c=Qt.PenCapStyle.FlatCap))
        painter.drawLine(left + QPointF(0, high * 0.03), right + QPointF(0, high * 0.03))
        painter.setPen(QPen(tint("#FFF4D8", theme, share=0.5), max(high * 0.03, 1.0)))
        painter.drawLine(left, right)


def _paint_goal(painter: QPainter, plan: Plan, theme: Theme) -> None:
    """Squares across the road where the goal row begins."""
    last = ROWS - 1
    left, right, lower_right, lower_left = plan.band(last)
    share = 0.26
    corners = [
        left + (lower_left - left) * 0.02,
        right + (lower_right - right) * 0.02,
        right + (lower_right - right) * share,
        left + (lower_left - left) * share,
    ]
    high = (lower_left.y() - left.y()) * share / 2
    paint_chequers(
        painter, QPolygonF(corners), max(round((right.x() - left.x()) / (high * 1.35)), 8), 2, theme
    )


def _paint_kerbs(painter: QPainter, plan: Plan, theme: Theme) -> None:
    """Kerbs in red and white at both sides of the lane, and their shadow."""
    count = 44
    for across, out in ((0.0, -1.0), (1.0, 1.0)):
        red, white = QPainterPath(), QPainterPath()
        for n in range(-2, count + 3):
            upper, lower = plan.at(across, n / count), plan.at(across, (n + 1) / count)
            wide = QPointF(out * plan.height * 0.012 * plan.scale(n / count), 0)
            (red if n % 2 else white).addPolygon(QPolygonF([upper, lower, lower + wide, upper + wide]))
        painter.fillPath(red, tint("#CF5A42", theme))
        painter.fillPath(white, tint("#FBF4E4", theme))
        painter.setPen(QPen(tint("#5E4630", theme, alpha=110), max(plan.height * 0.0028, 0.8)))
        painter.drawLine(plan.at(across, -0.05), plan.at(across, 1.06))


def _paint_things(painter: QPainter, plan: Plan, theme: Theme) -> None:
    """Bales and tyres at the left, posts and flags at the goal."""
    for row in range(1, ROWS):
        down = plan.share(row)
        size = plan.cart_width(row) * 0.3
        foot = plan.at(0, down) + QPointF(-size * 0.75, size * 0.35)
        if row % 2:
            paint_bale(painter, foot, size, theme)
        else:
            paint_tyres(painter, foot, size * 0.8, theme)
    down = plan.share(ROWS - 1)
    size = plan.cart_width(ROWS - 1)
    left, right = plan.at(0, down), plan.at(1, down)
    paint_post(painter, left + QPointF(-size * 0.08, size * 0.1), size * 0.72, size * 0.07, theme)
    paint_goal_flag(painter, left + QPointF(-size * 0.42, size * 0.5), size * 0.8, theme)
    paint_post(painter, right + QPointF(size * 0.1, size * 0.06), size * 0.3, size * 0.06, theme)


def _paint_strings(painter: QPainter, plan: Plan, theme: Theme) -> None:
    """Paper flags over the start and from house to house."""
    unit = plan.cart_width(0)
    size = unit * 0.15
    left, right = plan.at(0, 0), plan.verge(0)
    pole = plan.height * 0.115
    paint_post(painter, left + QPointF(unit * 0.03, 0), pole, unit * 0.06, theme)
    paint_post(painter, right + QPointF(0, unit * 0.05), pole, unit * 0.06, theme)
    up = QPointF(0, -pole * 0.95)
    paint_flags(painter, left + up, right + up, plan.height * 0.035, size, theme, 0, lamps=True)
    for n, (down, reach, drop) in enumerate(((0.02, 0.55, 0.10), (0.22, 0.8, 0.07), (0.5, 1.0, 0.05))):
        start = plan.verge(down) + QPointF(0, -pole * (0.95 if not n else 0.7))
        end = QPointF(start.x() + (plan.width - start.x()) * reach, start.y() + plan.height * drop)
        if end.x() - start.x() > size * 3:
            paint_flags(painter, start, end, plan.height * 0.035, size, theme, n + 1, lamps=True)


def _paint_light(painter: QPainter, plan: Plan, theme: Theme) -> None:
    """Warm light from the upper left, a calmer lower right."""
    reach = math.hypot(plan.width, plan.height)
    sun = QRadialGradient(QPointF(plan.width * 0.1, 0), reach)
    sun.setColorAt(0, QColor(255, 196, 110, 70 if theme.dark else 60))
    sun.setColorAt(0.45, QColor(255, 200, 120, 14))
    sun.setColorAt(0.6, QColor(60, 30, 60, 0))
    sun.setColorAt(1, QColor(20, 10, 50, 90) if theme.dark else QColor(90, 50, 60, 46))
    painter.fillRect(QRectF(0, 0, plan.width, plan.height), sun)
