"""The cards of Rollecate, face up and face down, and the piles they lie in.

A track card wears its value as a large number on enamel of the value's colour, counted by rivets, a small
crossed number for the value that must not lie next to it, and its track in a piece of meadow.
"""

from __future__ import annotations

from random import Random

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from desktop_app.qt.glyphs import paint_glyphs
from desktop_app.qt.painting import paint_tick
from desktop_app.qt.theme import Theme, light, mixed

from .dice import paint_wheel
from .heap import paint_heap
from .marks import paint_brackets
from .plates import BRASS, BRASS_PALE, LOCO, LOCO_DEEP, enamel, paint_crossed, paint_marks
from .things import tuft
from .track import paint_track
from .ways import EAST, NORTH, WEST

CARD_RATIO = 5 / 7
"""Width by height of a card that looks right; every other shape works, too."""
_HEAD = 0.335
"""The share of a card's height that number and rivets take."""
_AVOIDS = {1: 3, 2: 4, 3: 1, 4: 2}
"""The value that must not lie next to each value."""


def paint_card(
    painter: QPainter,
    rect: QRectF,
    value: int,
    kind: str,
    theme: Theme,
    *,
    bend: int = -1,
    lit: bool = False,
    cursor: bool = False,
    dim: bool = False,
    hinted: bool = False,
    chosen: bool = False,
) -> None:
    """A card, face up; `kind` is straight, curve, broken or chaos. Rings reach about 6 % of the width out.

    `bend` -1 shows a curve to the right, 1 to the left. `lit`: can be used now, a warm glow. `cursor`: the
    keyboard's place, a pale ring. `hinted`: recommended, green brackets. `chosen`: taken up to be laid, a
    brass frame with a tick. `dim`: cannot be used now.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if lit or chosen:
        _paint_glow(painter, rect, strong=chosen)
    _paint_paper(painter, rect, theme)
    _paint_head(painter, rect, value, kind, theme)
    _paint_picture(painter, picture_rect(rect), kind, bend, theme)
    if dim:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(30, 48, 38, 140))
        painter.drawPath(_shape(rect))
    if chosen:
        _paint_tick(painter, rect)
    if hinted:
        paint_brackets(painter, rect)
    if cursor:
        _paint_ring(painter, rect)
    painter.restore()


def picture_rect(rect: QRectF) -> QRectF:
    """Where on a card its piece of track is."""
    inset = rect.width() * 0.055
    top = rect.y() + rect.height() * _HEAD + inset * 0.3
    return QRectF(rect.x() + inset, top, rect.width() - 2 * inset, rect.bottom() - inset - top)


def pile_depth(rect: QRectF, height: int) -> float:
    """How far the cards below the top one of a pile of `height` reach out below the rectangle."""
    return max(min(height, 14) - 1, 0) * _layer(rect)


def paint_pile_edges(painter: QPainter, rect: QRectF, height: int, theme: Theme) -> None:
    """What is seen of a pile of `height` cards below its top card, which fills the rectangle; the shadow.

    Paint it before the top card. A pile of one card has the shadow only, none has nothing; from 14 cards on
    it grows no more.
    """
    if height <= 0:
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    layer, count = _layer(rect), min(height, 14)
    depth = pile_depth(rect, height)
    _paint_shadow(painter, rect.adjusted(0, 0, layer * 0.35 * (count - 1), depth), rect.width())
    for below in range(count - 1, 0, -1):
        card = rect.translated(layer * 0.35 * below, layer * below)
        painter.setBrush(QColor(_paper(theme) if below % 2 else mixed(_paper(theme), "#B7A98C", 0.72)))
        painter.setPen(QPen(QColor("#6F6653"), max(rect.width() * 0.006, 0.6)))
        painter.drawPath(_shape(card))
    painter.restore()


def paint_place(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """A place where no card lies: pressed into the ground, with a dashed edge."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(8, 24, 14, 60))
    painter.drawPath(_shape(rect))
    pen = QPen(QColor(240, 246, 222, 120 if theme.dark else 165), max(rect.width() * 0.016, 1.0))
    pen.setDashPattern([3.2, 2.6])
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inset = rect.width() * 0.045
    painter.drawPath(_shape(rect.adjusted(inset, inset, -inset, -inset)))
    painter.restore()


def paint_card_back(painter: QPainter, rect: QRectF, theme: Theme, *, lit: bool = False) -> None:
    """A card, face down: a brass wheel on green, two rails across, in a brass frame."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if lit:
        _paint_glow(painter, rect, strong=False)
    _paint_paper(painter, rect, theme)
    inset = rect.width() * 0.055
    field = rect.adjusted(inset, inset, -inset, -inset)
    shape = QPainterPath()
    shape.addRoundedRect(field, rect.width() * 0.06, rect.width() * 0.06)
    green = QLinearGradient(field.topLeft(), field.bottomRight())
    green.setColorAt(0, QColor("#3C7E5E"))
    green.setColorAt(1, QColor(LOCO_DEEP))
    painter.fillPath(shape, green)
    painter.save()
    painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    _paint_lattice(painter, field)
    painter.restore()
    painter.setPen(QPen(QColor(BRASS), max(rect.width() * 0.016, 0.9)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(shape)
    side = field.width() * 0.62
    wheel = QRectF(0, 0, side, side)
    wheel.moveCenter(field.center())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(LOCO_DEEP))
    painter.drawEllipse(wheel.center(), side * 0.56, side * 0.56)
    paint_wheel(painter, wheel, BRASS_PALE, BRASS)
    painter.restore()


# ---- parts of a card -----------------------------------------------------------------------------------


def _layer(rect: QRectF) -> float:
    return max(rect.height() * 0.018, 1.4)


def _radius(rect: QRectF) -> float:
    return rect.width() * 0.085


def _shape(rect: QRectF, grow: float = 0.0) -> QPainterPath:
    path = QPainterPath()
    area = rect.adjusted(-grow, -grow, grow, grow)
    path.addRoundedRect(area, _radius(rect) + grow, _radius(rect) + grow)
    return path


def _paper(theme: Theme) -> str:
    return "#F0E8D5" if theme.dark else "#FBF6E8"


def _paint_shadow(painter: QPainter, rect: QRectF, width: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    steps = 7
    for step in range(steps):
        grow = width * 0.075 * (step + 1) / steps
        painter.setBrush(QColor(8, 20, 10, round(26 * (1 - step / steps)) + 3))
        painter.drawPath(_shape(rect.translated(width * 0.022, width * 0.034), grow - width * 0.012))


def _paint_paper(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    paper = QLinearGradient(rect.topLeft(), rect.bottomRight())
    paper.setColorAt(0, QColor(mixed("#FFFFFF", _paper(theme), 0.6)))
    paper.setColorAt(1, QColor(mixed("#C9B78F", _paper(theme), 0.22)))
    painter.setBrush(paper)
    painter.setPen(QPen(QColor("#7C715B"), max(rect.width() * 0.008, 0.6)))
    painter.drawPath(_shape(rect))


def _paint_head(painter: QPainter, rect: QRectF, value: int, kind: str, theme: Theme) -> None:
    """An enamel band: the number at the left, its rivets beside it, what it avoids at the right."""
    look = enamel(5 if kind == "chaos" else value)
    inset = rect.width() * 0.055
    band = QRectF(
        rect.x() + inset, rect.y() + inset, rect.width() - 2 * inset, rect.height() * _HEAD - inset * 1.4
    )
    shine = QLinearGradient(band.topLeft(), band.bottomLeft())
    shine.setColorAt(0, QColor(mixed("#FFFFFF", look.ground, 0.2)))
    shine.setColorAt(0.45, QColor(look.ground))
    shine.setColorAt(1, QColor(mixed("#0B0B12", look.ground, 0.15)))
    radius = rect.width() * 0.055
    painter.setBrush(shine)
    painter.setPen(QPen(QColor(mixed("#0B0B12", look.ground, 0.5)), max(rect.width() * 0.012, 0.7)))
    painter.drawRoundedRect(band, radius, radius)
    cut = band.height() * 0.09
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(look.rim), max(rect.width() * 0.008, 0.6)))
    painter.drawRoundedRect(band.adjusted(cut, cut, -cut, -cut), radius * 0.7, radius * 0.7)
    high = band.height()
    numeral = QRectF(band.x() + high * 0.16, band.y() + high * 0.12, high * 0.76, high * 0.6)
    paint_glyphs(painter, numeral, str(value), look.ink)
    strip = QRectF(
        numeral.x() - high * 0.04, band.y() + high * 0.76, numeral.width() + high * 0.08, high * 0.13
    )
    paint_marks(painter, strip, value, look.ink)
    side = high * 0.62
    sign = QRectF(0, 0, side, side)
    sign.moveCenter(QPointF(band.right() - high * 0.18 - side / 2, band.center().y()))
    if kind == "chaos":
        _paint_no_track(painter, sign)
    elif value in _AVOIDS:
        paint_crossed(painter, sign, _AVOIDS[value], theme)


def _paint_no_track(painter: QPainter, rect: QRectF) -> None:
    """A crossed piece of track: this card is never built."""
    side = rect.width()
    painter.setPen(QPen(QColor("#D23A26"), side * 0.1))
    painter.setBrush(QColor("#FFFBF1"))
    painter.drawEllipse(rect.adjusted(side * 0.05, side * 0.05, -side * 0.05, -side * 0.05))
    centre = rect.center()
    painter.setPen(QPen(QColor("#2A2622"), side * 0.06))
    for x in (-0.12, 0.12):
        painter.drawLine(centre + QPointF(side * x, -side * 0.26), centre + QPointF(side * x, side * 0.26))
    for y in (-0.16, 0.0, 0.16):
        painter.drawLine(centre + QPointF(-side * 0.22, side * y), centre + QPointF(side * 0.22, side * y))
    painter.setPen(QPen(QColor("#D23A26"), side * 0.1))
    reach = side * 0.31
    painter.drawLine(centre + QPointF(-reach, reach), centre + QPointF(reach, -reach))


def _paint_picture(painter: QPainter, area: QRectF, kind: str, bend: int, theme: Theme) -> None:
    """The meadow of the card with its track, which comes in from below."""
    painter.save()
    shape = QPainterPath()
    shape.addRoundedRect(area, area.width() * 0.055, area.width() * 0.055)
    painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    grass = QLinearGradient(area.topLeft(), area.bottomRight())
    first, last = ("#63514F", "#453B4A") if kind == "chaos" else ("#9CC171", "#779F52")
    if theme.dark:
        first, last = mixed("#101A33", first, 0.22), mixed("#101A33", last, 0.28)
    grass.setColorAt(0, QColor(first))
    grass.setColorAt(1, QColor(last))
    painter.fillRect(area, grass)
    side = max(area.width(), area.height())
    cell = QRectF(0, 0, side, side)
    cell.moveCenter(area.center())
    if kind == "chaos":
        paint_heap(painter, area)
    else:
        _paint_blades(painter, area)
        plain = _by_day(theme)
        if kind == "curve":
            cell.moveTop(area.bottom() - side * 0.93)
            heading = EAST if bend < 0 else WEST
            paint_track(painter, cell, kind, NORTH, heading, 1, plain, plate=False)
            beyond = cell.translated(cell.width() * (1 if bend < 0 else -1), 0)
            paint_track(painter, beyond, "straight", heading, heading, 1, plain, plate=False)
            below = cell.translated(0, cell.height())
            paint_track(painter, below, "straight", NORTH, NORTH, 1, plain, plate=False)
        else:
            paint_track(painter, cell, kind, NORTH, NORTH, 1, plain, plate=False)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(60, 66, 40, 150), max(area.width() * 0.012, 0.7)))
    painter.drawRoundedRect(area, area.width() * 0.055, area.width() * 0.055)


def _by_day(theme: Theme) -> Theme:
    """Cards are lit by a lamp in the evening: their track has the colours of daylight."""
    return light() if theme.dark else theme


def _paint_blades(painter: QPainter, area: QRectF) -> None:
    random = Random(4)
    unit = area.width()
    painter.save()
    painter.translate(area.topLeft())
    painter.scale(unit, unit)
    for _ in range(26):
        colour = QColor(*random.choice(((70, 108, 46, 130), (198, 220, 150, 130))))
        painter.setPen(QPen(colour, 0.012, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        x, y = random.random(), random.uniform(0, area.height() / unit)
        painter.drawLines(tuft(x, y, 0.8, random.uniform(-1, 1)))
    painter.restore()


def _paint_lattice(painter: QPainter, field: QRectF) -> None:
    """Two pairs of rails that cross the back from corner to corner."""
    unit = field.width()
    for sign in (1, -1):
        painter.save()
        painter.translate(field.center())
        painter.rotate(sign * 54)
        painter.setPen(QPen(QColor(12, 32, 22, 120), unit * 0.05))
        place = -unit * 1.2
        while place < unit * 1.2:
            painter.drawLine(QLineF(place, -unit * 0.12, place, unit * 0.12))
            place += unit * 0.11
        painter.setPen(QPen(QColor(BRASS), unit * 0.024))
        for y in (-0.07, 0.07):
            painter.drawLine(QLineF(-unit * 1.2, unit * y, unit * 1.2, unit * y))
        painter.restore()


# ---- marks ---------------------------------------------------------------------------------------------


def _paint_glow(painter: QPainter, rect: QRectF, *, strong: bool) -> None:
    width = rect.width()
    painter.setPen(Qt.PenStyle.NoPen)
    for step in range(6):
        painter.setBrush(QColor(255, 214, 110, 22 + 10 * (step == 5) + 10 * strong))
        painter.drawPath(_shape(rect, width * 0.11 * (6 - step) / 6))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor("#FFD468"), max(width * 0.05, 2.2)))
    painter.drawPath(_shape(rect, width * 0.018))


def _paint_tick(painter: QPainter, rect: QRectF) -> None:
    """A brass frame and a tick on green in the lower right corner."""
    width = rect.width()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for stroke, shade in ((0.07, "#5B4314"), (0.045, "#F2C95C")):
        painter.setPen(QPen(QColor(shade), max(width * stroke, 2.0)))
        painter.drawPath(_shape(rect, width * 0.012))
    radius = max(width * 0.14, 8.0)
    centre = QPointF(rect.right() - radius * 0.8, rect.bottom() - radius * 0.8)
    paint_tick(painter, centre, radius, LOCO)


def _paint_ring(painter: QPainter, rect: QRectF) -> None:
    width = rect.width()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for stroke, shade in ((0.075, "#12261B"), (0.04, "#FFFBF4")):
        painter.setPen(QPen(QColor(shade), max(width * stroke, 1.8)))
        painter.drawPath(_shape(rect, width * 0.05))
