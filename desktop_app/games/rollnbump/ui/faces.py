"""The cards of Roll'n Bump, and one door to everything else that is painted on its table.

All functions paint with a QPainter into a rectangle of logical pixels and keep the painter's state. A card
wears its colour as a band with pattern and emblem, its points as a numeral, and a picture in drawn dice of
what it wants; drawn dice are paper and ink, so that they are never taken for dice that lie on the card.
"""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from desktop_app.games.rollnbump.engine.deck import NO_COLOUR, Card, Kind, deck
from desktop_app.qt import fonts
from desktop_app.qt.glyphs import paint_glyphs
from desktop_app.qt.painting import paint_line
from desktop_app.qt.theme import Theme, mixed

from . import printed
from .boxes import Box
from .dice import BONUS, GOLD, GOLD_DEEP, paint_die
from .pips import pip_places
from .suits import SUITS, Suit, paint_band, paint_emblem, suit_letter, suit_name
from .surface import PillKind, paint_felt, paint_pill, paint_tray, pill_width, tray_inside

__all__ = [
    "BONUS",
    "CARD_RATIO",
    "SUITS",
    "PillKind",
    "Suit",
    "paint_back",
    "paint_card",
    "paint_die",
    "paint_empty",
    "paint_felt",
    "paint_pill",
    "paint_stack_edges",
    "paint_tray",
    "picture_rect",
    "pill_width",
    "points_rect",
    "stack_depth",
    "suit_letter",
    "suit_name",
    "tray_inside",
]

CARD_RATIO = 5 / 7
"""Width by height of a card that looks right; every other shape works, too."""
INK = "#232A45"


def paint_card(
    painter: QPainter,
    rect: QRectF,
    card: Card,
    theme: Theme,
    *,
    title: str = "",
    lit: bool = False,
    cursor: bool = False,
    dim: bool = False,
    hinted: bool = False,
) -> None:
    """A card, face up. Rings reach about 6 % of the width out of the rectangle.

    `title`: a short name below the picture. `lit`: can be claimed now, a warm glow. `cursor`: the keyboard's
    place, a pale ring. `hinted`: recommended, green brackets around the corners. `dim`: cannot be used now.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if lit:
        _paint_glow(painter, rect)
    kind, colour = deck().kind(card), deck().colour(card)
    _paint_paper(painter, rect, theme, gold=colour == NO_COLOUR)
    _paint_head(painter, rect, colour, kind.points)
    picture = picture_rect(rect, titled=bool(title))
    _paint_wanted(painter, picture, kind, SUITS[colour].line if colour != NO_COLOUR else GOLD_DEEP)
    if title:
        strip = QRectF(
            rect.x(), picture.bottom() + rect.height() * 0.013, rect.width(), rect.height() * 0.115
        )
        font = fonts.ui(10)
        font.setPixelSize(max(round(rect.height() * 0.092), 11))
        paint_line(painter, strip.adjusted(4, 0, -4, 0), title, font, INK, Qt.AlignmentFlag.AlignHCenter)
    if dim:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(18, 30, 68, 135))
        painter.drawPath(_shape(rect))
    if hinted:
        _paint_brackets(painter, rect)
    if cursor:
        _paint_ring(painter, rect)
    painter.restore()


def picture_rect(rect: QRectF, *, titled: bool = False) -> QRectF:
    """Where on a card its picture is, below the band: room for dice that lie on it, too."""
    return _rect(printed.picture(_box(rect), titled=titled))


def points_rect(rect: QRectF, points: int) -> QRectF:
    """Where a card says what it is worth: at the right of its band, as large as can be."""
    plate = _plate(_band(rect), points)
    cut = plate.height() * 0.06
    return plate.adjusted(cut, cut, -cut, -cut)


def _band(rect: QRectF) -> QRectF:
    inset = rect.width() * 0.035
    return QRectF(
        rect.x() + inset,
        rect.y() + inset,
        rect.width() - 2 * inset,
        rect.height() * printed.BAND - inset,
    )


def _plate(band: QRectF, points: int) -> QRectF:
    high = band.height()
    wide = min(high * (1.36 if points > 9 else 0.94), band.width() * 0.58)
    return QRectF(band.right() - wide, band.y(), wide, high)


def stack_depth(rect: QRectF, height: int) -> float:
    """How far the cards below the top one of a stack of `height` reach out below the rectangle."""
    return max(height - 1, 0) * _layer(rect)


def paint_stack_edges(painter: QPainter, rect: QRectF, height: int, theme: Theme) -> None:
    """What is seen of a stack of `height` cards below its top card, which fills the rectangle; the shadow.

    Paint it before the top card. A stack of one card has the shadow only, a stack of none has nothing.
    """
    if height <= 0:
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    depth, layer = stack_depth(rect, height), _layer(rect)
    _paint_shadow(painter, rect.adjusted(0, 0, layer * 0.35 * (height - 1), depth), rect.width())
    for below in range(height - 1, 0, -1):
        card = rect.translated(layer * 0.35 * below, layer * below)
        painter.setBrush(QColor(_paper(theme) if below % 2 else mixed(_paper(theme), "#B7A98C", 0.72)))
        painter.setPen(QPen(QColor("#6F6653"), max(rect.width() * 0.006, 0.6)))
        painter.drawPath(_shape(card))
    painter.restore()


def paint_empty(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """A place where no card lies: pressed into the felt, with a stitched edge."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    hollow = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    hollow.setColorAt(0, QColor(4, 9, 30, 110))
    hollow.setColorAt(0.25, QColor(4, 9, 30, 55))
    hollow.setColorAt(1, QColor(4, 9, 30, 30))
    painter.setBrush(hollow)
    painter.drawPath(_shape(rect))
    pen = QPen(QColor(210, 222, 255, 95 if theme.dark else 120), max(rect.width() * 0.014, 1.0))
    pen.setDashPattern([3.2, 2.6])
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inset = rect.width() * 0.045
    painter.drawPath(_shape(rect.adjusted(inset, inset, -inset, -inset)))
    painter.restore()


def paint_back(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """A card, face down: the four emblems on indigo in a gold frame."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_paper(painter, rect, theme, gold=False)
    inset = rect.width() * 0.055
    field = rect.adjusted(inset, inset, -inset, -inset)
    radius = rect.width() * 0.06
    indigo = QLinearGradient(field.topLeft(), field.bottomRight())
    indigo.setColorAt(0, QColor("#46589F"))
    indigo.setColorAt(1, QColor("#26336E"))
    painter.setPen(QPen(QColor(GOLD), max(rect.width() * 0.014, 0.8)))
    painter.setBrush(indigo)
    painter.drawRoundedRect(field, radius, radius)
    side = field.width() * 0.27
    for colour, (x, y) in enumerate(((0.5, 0.22), (0.74, 0.5), (0.5, 0.78), (0.26, 0.5))):
        centre = QPointF(field.x() + field.width() * x, field.y() + field.height() * y)
        paint_emblem(
            painter,
            QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side),
            colour,
            QColor(255, 236, 190, 215),
        )
    painter.restore()


# ---- parts of a card -----------------------------------------------------------------------------------


def _layer(rect: QRectF) -> float:
    return max(rect.height() * 0.02, 1.5)


def _radius(rect: QRectF) -> float:
    return rect.width() * 0.085


def _shape(rect: QRectF, grow: float = 0.0) -> QPainterPath:
    path = QPainterPath()
    area = rect.adjusted(-grow, -grow, grow, grow)
    path.addRoundedRect(area, _radius(rect) + grow, _radius(rect) + grow)
    return path


def _paper(theme: Theme) -> str:
    return "#F1EADB" if theme.dark else "#FBF7EC"


def _paint_shadow(painter: QPainter, rect: QRectF, width: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    steps = 7
    for step in range(steps):
        grow = width * 0.075 * (step + 1) / steps
        painter.setBrush(QColor(3, 7, 26, round(26 * (1 - step / steps)) + 3))
        painter.drawPath(_shape(rect.translated(width * 0.022, width * 0.034), grow - width * 0.012))


def _paint_paper(painter: QPainter, rect: QRectF, theme: Theme, *, gold: bool) -> None:
    paper = QLinearGradient(rect.topLeft(), rect.bottomRight())
    paper.setColorAt(0, QColor(mixed("#FFFFFF", _paper(theme), 0.6)))
    paper.setColorAt(1, QColor(mixed("#C9B78F", _paper(theme), 0.22)))
    painter.setBrush(paper)
    painter.setPen(QPen(QColor("#7C715B"), max(rect.width() * 0.008, 0.6)))
    painter.drawPath(_shape(rect))
    if not gold:
        return
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(GOLD), max(rect.width() * 0.024, 1.2)))
    inset = rect.width() * 0.02
    painter.drawPath(_shape(rect.adjusted(inset, inset, -inset, -inset)))


def _paint_head(painter: QPainter, rect: QRectF, colour: int, points: int) -> None:
    """The band with its pattern, the emblem at the left and the points at the right."""
    width = rect.width()
    band = _band(rect)
    colours = tuple(range(len(SUITS))) if colour == NO_COLOUR else (colour,)
    painter.save()
    clip = QPainterPath()
    clip.addRoundedRect(band, width * 0.055, width * 0.055)
    painter.setClipPath(clip, Qt.ClipOperation.IntersectClip)
    plate = _plate(band, points)
    if colour == NO_COLOUR:
        painter.fillRect(band, QColor(GOLD))
        shown = QRectF(band.topLeft(), QPointF(plate.left() - band.height() * 0.06, band.bottom()))
        paint_band(painter, shown, colours, shown.width() / 4)
    else:
        paint_band(painter, band, colours, width * 0.17)
    painter.restore()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#FFFBF1"))
    high = plate.height()
    painter.drawRoundedRect(plate, high * 0.22, high * 0.22)
    paint_glyphs(painter, points_rect(rect, points), str(points), INK)
    if colour == NO_COLOUR:
        return
    high = band.height() * 0.84
    disc = QRectF(0, 0, high, high)
    disc.moveCenter(QPointF(band.x() + band.height() * 0.06 + high / 2, band.center().y()))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(SUITS[colour].hex))
    painter.drawEllipse(disc)
    cut = high * 0.17
    paint_emblem(painter, disc.adjusted(cut, cut, -cut, -cut), colour, SUITS[colour].ink)


# ---- what a card wants ---------------------------------------------------------------------------------


def _paint_wanted(painter: QPainter, area: QRectF, kind: Kind, tint: str) -> None:
    if kind.shape == "single":
        _paint_single(painter, area, kind, tint)
    elif kind.shape == "straight":
        _paint_straight(painter, area, kind, tint)
    else:
        _paint_set(painter, area, kind, tint)


def _paint_single(painter: QPainter, area: QRectF, kind: Kind, tint: str) -> None:
    """One die of that face, and a plus: more may join it."""
    die = _rect(printed.drawn(_box(area), kind)[0])
    side = die.width()
    _paint_drawn(painter, die, kind.face)
    sign = QRectF(0, 0, side * 0.42, side * 0.42)
    sign.moveCenter(QPointF(die.right() + side * 0.16, die.bottom() - side * 0.14))
    painter.setPen(QPen(QColor("#FFFBF1"), side * 0.05))
    painter.setBrush(QColor(tint))
    painter.drawEllipse(sign)
    painter.setPen(QPen(QColor("#FFFBF1"), side * 0.075, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    arm, centre = side * 0.11, sign.center()
    painter.drawLine(centre - QPointF(arm, 0), centre + QPointF(arm, 0))
    painter.drawLine(centre - QPointF(0, arm), centre + QPointF(0, arm))


def _paint_set(painter: QPainter, area: QRectF, kind: Kind, tint: str) -> None:
    """So many dice, all equal, whatever they show; a sign between those side by side."""
    dice = [_rect(box) for box in printed.drawn(_box(area), kind)]
    for die in dice:
        _paint_drawn(painter, die, 0, mixed(tint, "#FFFFFF", 0.2))
    whole = min(area.width(), area.height())
    painter.setPen(QPen(QColor(tint), whole * 0.05, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    reach, apart = whole * 0.055, whole * 0.05
    for left, right in pairwise(dice):
        if left.y() != right.y():
            continue
        centre = (left.center() + right.center()) / 2
        for offset in (-apart, apart):
            painter.drawLine(centre + QPointF(-reach, offset), centre + QPointF(reach, offset))


def _paint_straight(painter: QPainter, area: QRectF, kind: Kind, tint: str) -> None:
    """So many dice that climb like a stair, each one higher than the one before."""
    dice = [_rect(box) for box in printed.drawn(_box(area), kind)]
    painter.setPen(Qt.PenStyle.NoPen)
    for number, die in enumerate(dice[1:], 1):
        gap = die.width() * 0.06
        column = QRectF(die.x() + gap, die.center().y(), die.width() - 2 * gap, 0)
        column.setBottom(dice[0].bottom())
        painter.setBrush(QColor(mixed(tint, "#FBF7EC", 0.16 + 0.05 * number)))
        painter.drawRect(column)
    for die in dice:
        _paint_drawn(painter, die, 0, "#FFFFFF")


def _box(rect: QRectF) -> Box:
    return Box(rect.x(), rect.y(), rect.width(), rect.height())


def _rect(box: Box) -> QRectF:
    return QRectF(box.x, box.y, box.w, box.h)


def _paint_drawn(painter: QPainter, rect: QRectF, face: int, ground: str = "#FFFFFF") -> None:
    """A die in ink on paper; face 0 stands for any."""
    side = rect.width()
    painter.setPen(QPen(QColor(INK), max(side * 0.065, 1.2)))
    painter.setBrush(QColor(ground))
    painter.drawRoundedRect(rect, side * 0.2, side * 0.2)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(INK))
    if face:
        for place in pip_places(rect, face):
            painter.drawEllipse(place, side * 0.098, side * 0.098)


# ---- marks ---------------------------------------------------------------------------------------------


def _paint_glow(painter: QPainter, rect: QRectF) -> None:
    width = rect.width()
    painter.setPen(Qt.PenStyle.NoPen)
    for step in range(6):
        painter.setBrush(QColor(255, 205, 96, 20 + 10 * (step == 5)))
        painter.drawPath(_shape(rect, width * 0.11 * (6 - step) / 6))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor("#FFD468"), max(width * 0.05, 2.2)))
    painter.drawPath(_shape(rect, width * 0.018))


def _paint_ring(painter: QPainter, rect: QRectF) -> None:
    width = rect.width()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for stroke, shade in ((0.075, "#0E1737"), (0.04, "#FFFBF4")):
        painter.setPen(QPen(QColor(shade), max(width * stroke, 1.8)))
        painter.drawPath(_shape(rect, width * 0.05))


def _paint_brackets(painter: QPainter, rect: QRectF) -> None:
    width = rect.width()
    out, arm = width * 0.05, width * 0.26
    area = rect.adjusted(-out, -out, out, out)
    for stroke, shade in ((0.1, "#0B2A20"), (0.06, "#7BE3A8")):
        pen = QPen(QColor(shade), max(width * stroke, 2.4))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        for x, y, dx, dy in (
            (area.left(), area.top(), 1, 1),
            (area.right(), area.top(), -1, 1),
            (area.left(), area.bottom(), 1, -1),
            (area.right(), area.bottom(), -1, -1),
        ):
            painter.drawLine(QLineF(x, y, x + dx * arm, y))
            painter.drawLine(QLineF(x, y, x, y + dy * arm))
