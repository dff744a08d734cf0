"""The railway: ballast, wooden sleepers, two steel rails, the number plate beside them.

Everything is painted in the unit of a cell, scaled to a square of pixels; pieces reach to the sides of their
cell and join those of the neighbours without a seam. A broken track has a twisted rail, torn and missing
sleepers and a warning board.
"""

from __future__ import annotations

from functools import cache
from random import Random

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPen,
    QPolygonF,
    QTransform,
)

from desktop_app.qt.theme import Theme

from .marks import paint_brackets, paint_frame
from .plates import paint_plate
from .tone import tint
from .ways import EAST, bend, length, pivot, point_at, right, track_path, vector

GAUGE = 0.1
"""From the middle line to a rail, in cells."""
SLEEPER, BED, SHOULDER = 0.185, 0.24, 0.29
"""Half the length of a sleeper, half the width of the ballast and of the trodden ground beside it."""
_LAP = 0.012
"""So far a piece reaches over the sides of its cell, so that no gap shows between neighbours."""


def paint_track(
    painter: QPainter,
    rect: QRectF,
    kind: str,
    heading_in: int,
    heading_out: int,
    value: int,
    theme: Theme,
    *,
    lit: bool = False,
    ghost: bool = False,
    hinted: bool = False,
    penalty: bool = False,
    cursor: bool = False,
    dim: bool = False,
    plate: bool = True,
) -> None:
    """A piece of track in its cell, a square of pixels; `kind` is straight, curve or broken.

    `lit`: can be chosen, a warm glow. `ghost`: would lie here, translucent. `hinted`: recommended, green
    brackets at the corners. `penalty`: about to be taken, red. `cursor`: the keyboard's place. `dim`: cannot
    be used now. Without `plate` the number is left out; `paint_value` paints it later, over a train that
    stands here. Errors: `ValueError` where a train would have to turn round.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.translate(rect.topLeft())
    painter.scale(rect.width(), rect.height())
    if ghost:
        painter.setOpacity(painter.opacity() * 0.62)
    if lit or penalty:
        _paint_glow(painter, heading_in, heading_out, "#E0492F" if penalty else "#FFCE5C")
    _paint_bed(painter, heading_in, heading_out, theme)
    _paint_sleepers(painter, heading_in, heading_out, theme, broken=kind == "broken")
    _paint_rails(painter, heading_in, heading_out, theme, broken=kind == "broken")
    if penalty:
        painter.fillPath(_band(heading_in, heading_out, BED), QColor(205, 52, 30, 92))
    if dim:
        painter.fillPath(_band(heading_in, heading_out, SHOULDER), tint("#4B6350", theme, alpha=150))
    if ghost:
        _paint_outline(painter, heading_in, heading_out)
    painter.restore()
    if kind == "broken":
        paint_warning(painter, rect, heading_in, heading_out, theme, faint=ghost or dim)
    if plate:
        paint_value(painter, rect, heading_in, heading_out, value, theme, faint=dim)
    if hinted:
        paint_brackets(painter, rect)
    if cursor:
        paint_frame(painter, rect)


def plate_rect(rect: QRectF, heading_in: int, heading_out: int) -> QRectF:
    """Where the number plate of that piece stands in its cell: beside the rails, outside a curve."""
    side = rect.width() * 0.36
    centre = QPointF(0.5, 0.5) + _beside(heading_in, heading_out)
    area = QRectF(0, 0, side, side)
    area.moveCenter(rect.topLeft() + centre * rect.width())
    return area


def _beside(heading_in: int, heading_out: int) -> QPointF:
    """From the middle of the cell to the plate: to the near side of a straight, to the far one of a curve."""
    if bend(heading_in, heading_out):
        away = QPointF(0.5, 0.5) - pivot(heading_in, heading_out)
        return QPointF(away.x() * 0.58, away.y() * 0.58)
    if heading_in % 2 == EAST:
        return QPointF(-0.3, 0.31)
    return QPointF(0.31, 0.29)


def paint_value(
    painter: QPainter,
    rect: QRectF,
    heading_in: int,
    heading_out: int,
    value: int,
    theme: Theme,
    *,
    faint: bool = False,
) -> None:
    """The number plate of a piece of track, on its short post."""
    area = plate_rect(rect, heading_in, heading_out)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if faint:
        painter.setOpacity(painter.opacity() * 0.6)
    _paint_post(painter, area, theme)
    paint_plate(painter, area, value, theme)
    painter.restore()


def _paint_post(painter: QPainter, plate: QRectF, theme: Theme) -> None:
    side = plate.width()
    foot = QPointF(plate.center().x(), plate.bottom() + side * 0.2)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(10, 20, 8, 70))
    painter.drawEllipse(foot + QPointF(side * 0.08, 0), side * 0.17, side * 0.07)
    painter.setPen(QPen(tint("#3A2B1C", theme), side * 0.12, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
    painter.drawLine(QPointF(foot.x(), plate.bottom() - side * 0.1), foot)
    painter.setPen(QPen(tint("#7A5F42", theme), side * 0.05, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
    painter.drawLine(
        QPointF(foot.x() - side * 0.02, plate.bottom() - side * 0.1), foot - QPointF(side * 0.02, 0)
    )


def paint_warning(
    painter: QPainter,
    rect: QRectF,
    heading_in: int,
    heading_out: int,
    theme: Theme,
    *,
    faint: bool = False,
) -> None:
    """The board that warns of a broken track: a red triangle, across the rails from the number plate."""
    unit = rect.width()
    aside = _beside(heading_in, heading_out)
    if heading_in % 2 == EAST:
        aside = QPointF(-aside.x() * 0.96, -0.29)
    else:
        aside = QPointF(-aside.x(), -aside.y() * 0.6)
    centre = rect.topLeft() + (QPointF(0.5, 0.5) + aside) * unit
    reach = unit * 0.16
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if faint:
        painter.setOpacity(painter.opacity() * 0.6)
    painter.setPen(QPen(tint("#3A2B1C", theme), unit * 0.04, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
    painter.drawLine(centre + QPointF(0, reach * 0.5), centre + QPointF(0, reach * 1.35))
    corners = (QPointF(0, -reach), QPointF(reach * 0.98, reach * 0.72), QPointF(-reach * 0.98, reach * 0.72))
    board = QPolygonF([centre + corner for corner in corners])
    pen = QPen(QColor("#7E1D12"), unit * 0.075)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(QColor("#FFF6DF"))
    painter.drawPolygon(board)
    pen.setColor(QColor("#D23A26"))
    pen.setWidthF(unit * 0.054)
    painter.setPen(pen)
    painter.drawPolygon(board)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#2A1410"))
    bolt = ((0.1, -0.42), (-0.28, 0.16), (-0.02, 0.16), (-0.1, 0.56), (0.28, -0.02), (0.03, -0.02))
    painter.drawPolygon(QPolygonF([centre + QPointF(x * reach, y * reach) for x, y in bolt]))
    painter.restore()


# ---- the bed -----------------------------------------------------------------------------------------


@cache
def _line(heading_in: int, heading_out: int, offset: float) -> QPainterPath:
    """The line through the cell, a little longer at both ends."""
    beside_in = vector(right(heading_in)) * offset
    beside_out = vector(right(heading_out)) * offset
    start = QPointF(0.5, 0.5) - vector(heading_in) * 0.5 + beside_in
    end = QPointF(0.5, 0.5) + vector(heading_out) * 0.5 + beside_out
    path = QPainterPath(start - vector(heading_in) * _LAP)
    path.lineTo(start)
    path.connectPath(track_path(heading_in, heading_out, offset))
    path.lineTo(end + vector(heading_out) * _LAP)
    return path


@cache
def _band(heading_in: int, heading_out: int, half: float) -> QPainterPath:
    stroker = QPainterPathStroker()
    stroker.setWidth(2 * half)
    stroker.setCapStyle(Qt.PenCapStyle.FlatCap)
    stroker.setCurveThreshold(0.002)
    return stroker.createStroke(_line(heading_in, heading_out, 0.0))


@cache
def _stones(heading_in: int, heading_out: int, shade: int) -> QPainterPath:
    """Small angular stones all over the bed, a third of them in each shade; fewer towards its edges."""
    random = Random(heading_in * 31 + heading_out * 7 + shade)
    turn = bend(heading_in, heading_out)
    path = QPainterPath()
    for _ in range(95 if turn == 0 else 78):
        share = random.uniform(-0.01, 1.01)
        place, angle = point_at(heading_in, heading_out, share)
        across = max(-1.0, min(1.0, random.gauss(0, 0.52))) * (BED + 0.03)
        aside = QTransform().rotate(angle).map(QPointF(0, across))
        size = random.uniform(0.009, 0.019)
        corners = [
            place + aside + QTransform().rotate(72 * step + random.uniform(-22, 22)).map(QPointF(size, 0))
            for step in range(5)
        ]
        path.addPolygon(QPolygonF([*corners, corners[0]]))
    path.setFillRule(Qt.FillRule.WindingFill)
    return path


def _paint_bed(painter: QPainter, heading_in: int, heading_out: int, theme: Theme) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    shade = _band(heading_in, heading_out, BED + 0.018).translated(0.018, 0.026)
    painter.fillPath(_band(heading_in, heading_out, SHOULDER), tint("#8C8255", theme, alpha=120))
    painter.fillPath(shade, QColor(20, 26, 8, 70))
    painter.fillPath(_band(heading_in, heading_out, BED), tint("#9A8F7F", theme, share=0.44))
    painter.fillPath(_band(heading_in, heading_out, BED * 0.72), tint("#A79C8B", theme, share=0.44))
    for number, colour in enumerate(("#6F665A", "#C2B8A6", "#877C6C")):
        painter.fillPath(_stones(heading_in, heading_out, number), tint(colour, theme, share=0.44, alpha=205))


# ---- sleepers ------------------------------------------------------------------------------------------


def _paint_sleepers(
    painter: QPainter, heading_in: int, heading_out: int, theme: Theme, *, broken: bool
) -> None:
    count = max(round(length(heading_in, heading_out) * 7.4), 1)
    random = Random(heading_in * 5 + heading_out)
    for number in range(count):
        place, angle = point_at(heading_in, heading_out, (number + 0.5) / count)
        painter.save()
        painter.translate(place)
        painter.rotate(angle)
        if broken and number in _TORN:
            _paint_torn(painter, number, theme)
        else:
            painter.rotate(random.uniform(-1.6, 1.6) + (random.uniform(-13, 13) if broken else 0.0))
            _paint_sleeper(painter, QRectF(-0.031, -SLEEPER, 0.062, 2 * SLEEPER), theme)
        painter.restore()


_TORN = {2: "gone", 3: "split", 4: "gone", 5: "askew"}
"""What became of the sleepers in the middle of a broken track."""


def _paint_torn(painter: QPainter, number: int, theme: Theme) -> None:
    fate = _TORN[number]
    if fate == "gone":
        painter.fillRect(
            QRectF(-0.03, -SLEEPER * 0.9, 0.06, SLEEPER * 1.8), tint("#5B4E3C", theme, alpha=110)
        )
        return
    if fate == "askew":
        painter.rotate(31)
        painter.translate(0.02, 0.05)
        _paint_sleeper(painter, QRectF(-0.031, -SLEEPER, 0.062, 2 * SLEEPER), theme)
        return
    for turn, shift in ((-24, -0.11), (17, 0.115)):
        painter.save()
        painter.translate(0, shift)
        painter.rotate(turn)
        _paint_sleeper(painter, QRectF(-0.031, -0.085, 0.062, 0.17), theme)
        painter.restore()


def _paint_sleeper(painter: QPainter, area: QRectF, theme: Theme) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(24, 16, 8, 95))
    painter.drawRoundedRect(area.translated(0.012, 0.012), 0.008, 0.008)
    painter.setBrush(tint("#6B4A2E", theme, share=0.4))
    painter.drawRoundedRect(area, 0.008, 0.008)
    painter.fillRect(
        QRectF(area.x() + 0.008, area.y() + 0.012, area.width() * 0.3, area.height() - 0.024),
        tint("#8E683F", theme, share=0.4, alpha=200),
    )
    painter.setPen(QPen(tint("#3E2815", theme, alpha=150), 0.006))
    x = area.x() + area.width() * 0.68
    painter.drawLine(QLineF(x, area.y() + 0.02, x, area.bottom() - 0.03))


# ---- rails ---------------------------------------------------------------------------------------------


def _paint_rails(painter: QPainter, heading_in: int, heading_out: int, theme: Theme, *, broken: bool) -> None:
    lines = [_line(heading_in, heading_out, -GAUGE), _line(heading_in, heading_out, GAUGE)]
    if broken:
        lines = _torn_rails(heading_in)
    for path in lines:
        for width, colour, shift in (
            (0.05, QColor(18, 12, 8, 100), QPointF(0.012, 0.016)),
            (0.05, tint("#3C342F", theme), QPointF()),
            (0.034, tint("#8B9096", theme, share=0.36), QPointF()),
            (0.013, tint("#EEF2F4", theme, share=0.22), QPointF(-0.005, -0.006)),
        ):
            pen = QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.strokePath(path.translated(shift) if not shift.isNull() else path, pen)


@cache
def _rails_of_a_wreck() -> tuple[QPainterPath, ...]:
    """The rails of a broken track that leads east: one twisted aside, the other torn in two."""
    upper = QPainterPath(QPointF(-_LAP, 0.5 - GAUGE))
    upper.lineTo(0.2, 0.5 - GAUGE)
    upper.cubicTo(QPointF(0.36, 0.4), QPointF(0.4, 0.24), QPointF(0.53, 0.27))
    upper.cubicTo(QPointF(0.66, 0.3), QPointF(0.62, 0.41), QPointF(0.8, 0.4))
    upper.lineTo(1 + _LAP, 0.5 - GAUGE)
    first = QPainterPath(QPointF(-_LAP, 0.5 + GAUGE))
    first.lineTo(0.24, 0.5 + GAUGE)
    first.cubicTo(QPointF(0.36, 0.6), QPointF(0.43, 0.66), QPointF(0.47, 0.74))
    last = QPainterPath(QPointF(0.56, 0.525))
    last.cubicTo(QPointF(0.62, 0.57), QPointF(0.68, 0.6), QPointF(0.78, 0.6))
    last.lineTo(1 + _LAP, 0.5 + GAUGE)
    return upper, first, last


def _torn_rails(heading: int) -> list[QPainterPath]:
    turn = QTransform().translate(0.5, 0.5).rotate(-90 * heading).translate(-0.5, -0.5)
    return [turn.map(path) for path in _rails_of_a_wreck()]


# ---- marks ---------------------------------------------------------------------------------------------


def _paint_glow(painter: QPainter, heading_in: int, heading_out: int, colour: str) -> None:
    shade = QColor(colour)
    for step in range(5):
        shade.setAlpha(30 + 14 * step)
        painter.fillPath(_band(heading_in, heading_out, BED + 0.15 - 0.03 * step), shade)


def _paint_outline(painter: QPainter, heading_in: int, heading_out: int) -> None:
    for side in (-SHOULDER, SHOULDER):
        pen = QPen(QColor("#FFF6D8"), 0.022, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.RoundCap)
        pen.setDashPattern([3.0, 3.2])
        painter.strokePath(track_path(heading_in, heading_out, side), pen)
