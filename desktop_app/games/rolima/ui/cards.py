"""The fan cards: a number in the cart's colour, its pattern, letter and cart, and gums to win.

Every function fits any rectangle; `CARD_RATIO` looks best. Marks reach about a tenth of the width out.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from desktop_app.games.rolima.engine.deck import Card, Colour, deck
from desktop_app.qt.glyphs import glyphs
from desktop_app.qt.theme import Theme, mixed

from .banner import paint_flags
from .card_parts import (
    CARD_RATIO,
    paint_chosen,
    paint_dim,
    paint_glow,
    paint_hinted,
    paint_paper,
    paint_place,
    paint_ring,
    paint_shadow,
    paint_stack_edges,
    radius_of,
    rounded_card,
    stack_depth,
)
from .carts import paint_cart
from .gum import paint_gums
from .patterns import deep, fill, hue, numeral_ink, paint_badge
from .tone import CREAM, MANGO

__all__ = [
    "CARD_RATIO",
    "paint_clapping",
    "paint_fan_back",
    "paint_fan_card",
    "paint_fan_chip",
    "paint_place",
    "paint_stack_edges",
    "stack_depth",
]

_SMALL = 46.0
"""Narrower cards have no cart, but larger signs."""


def paint_fan_card(
    painter: QPainter,
    rect: QRectF,
    card: Card,
    theme: Theme,
    *,
    enabled: bool = True,
    lit: bool = False,
    hovered: bool = False,
    cursor: bool = False,
    chosen: bool = False,
    hinted: bool = False,
    shadow: bool = True,
) -> None:
    """A fan card, face up.

    `enabled` False: it cannot be used now, set back. `lit`: can be used now, a warm glow; `hovered`: the glow
    of the pointer. `cursor`: the keyboard's place. `chosen`: a mango frame with a tick. `hinted`: brackets.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if shadow:
        paint_shadow(painter, rect, theme)
    if lit or hovered:
        paint_glow(painter, rect, strong=hovered)
    paint_paper(painter, rect, theme)
    _paint_face(painter, rect, card, theme)
    if not enabled:
        paint_dim(painter, rect)
    if chosen:
        paint_chosen(painter, rect)
    if hinted:
        paint_hinted(painter, rect)
    if cursor:
        paint_ring(painter, rect)
    painter.restore()


def paint_fan_chip(
    painter: QPainter, rect: QRectF, card: Card, theme: Theme, *, enabled: bool = True
) -> None:
    """The small form for logs and sums: the number on the pattern of the colour, its letter beside it."""
    del theme
    edition = deck()
    colour = edition.colour(card)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if not enabled:
        painter.setOpacity(painter.opacity() * 0.5)
    high = min(rect.height(), rect.width() / 1.5)
    box = QRectF(0, 0, high * 1.5, high)
    box.moveCenter(rect.center())
    line = max(high * 0.06, 0.9)
    box.adjust(line / 2, line / 2, -line / 2, -line / 2)
    shape = QPainterPath()
    shape.addRoundedRect(box, high * 0.2, high * 0.2)
    fill(painter, shape, colour, high * 0.34)
    number = edition.number(card)
    share = 0.56 if number is not None else 0.62
    half = QPainterPath()
    half.addRoundedRect(QRectF(box.x(), box.y(), box.width() * share, box.height()), high * 0.2, high * 0.2)
    painter.fillPath(half, QColor(CREAM))
    field = half.boundingRect().adjusted(high * 0.06, high * 0.16, -high * 0.06, -high * 0.16)
    text = f"{edition.accompanied}/{edition.alone}" if number is None else str(number)
    painter.fillPath(glyphs(text, field, plain=number is None), QColor(numeral_ink(colour)))
    centre = QPointF(box.right() - box.width() * (1 - share) / 2, box.center().y())
    paint_badge(painter, centre, high * (0.29 if number is not None else 0.25), colour)
    painter.setPen(QPen(QColor(deep(colour)), line))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(shape)
    painter.restore()


def paint_fan_back(
    painter: QPainter, rect: QRectF, theme: Theme, *, lit: bool = False, shadow: bool = True
) -> None:
    """A fan card, face down: strings of paper flags in five colours on the blue of the sea."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if shadow:
        paint_shadow(painter, rect, theme)
    if lit:
        paint_glow(painter, rect)
    paint_paper(painter, rect, theme)
    inset = rect.width() * 0.065
    field = rect.adjusted(inset, inset, -inset, -inset)
    shape = _window(rect, field)
    sea = QLinearGradient(field.topLeft(), field.bottomRight())
    sea.setColorAt(0, QColor("#3C8C97"))
    sea.setColorAt(1, QColor("#1F5566"))
    painter.fillPath(shape, sea)
    painter.save()
    painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    rows = max(round(field.height() / (field.width() * 0.3)), 1)
    for row in range(rows):
        y = field.y() + field.height() * (row + 0.22) / rows
        wide, high = field.width(), field.height() / rows
        ends = QPointF(field.x() - wide * 0.04, y), QPointF(field.right() + wide * 0.04, y)
        paint_flags(painter, *ends, high * 0.24, high * 0.5, theme, row)
    painter.restore()
    radius = field.width() * 0.25
    painter.setPen(QPen(QColor("#7A4B05"), max(radius * 0.08, 0.7)))
    painter.setBrush(QColor(MANGO))
    painter.drawEllipse(field.center(), radius, radius)
    clap = QRectF(0, 0, radius * 1.5, radius * 1.5)
    clap.moveCenter(field.center())
    paint_clapping(painter, clap)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(MANGO), max(rect.width() * 0.018, 0.9)))
    painter.drawPath(shape)
    painter.restore()


def paint_clapping(painter: QPainter, rect: QRectF) -> None:
    """Two clapping hands with three strokes of noise above."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / 100, rect.height() / 100)
    painter.setPen(QPen(QColor("#4A2C12"), 4.5))
    for lean, shade, x in ((-24, "#8D5A3C", 42), (24, "#F0C4A0", 60)):
        painter.save()
        painter.translate(x, 62)
        painter.rotate(-lean)
        hand = QPainterPath()
        hand.addRoundedRect(QRectF(-13, -32, 26, 52), 12, 12)
        thumb = QPainterPath()
        thumb.addRoundedRect(QRectF(-22 if lean < 0 else 8, -12, 14, 26), 7, 7)
        cuff = QPainterPath()
        cuff.addRoundedRect(QRectF(-15, 16, 30, 14), 4, 4)
        painter.setBrush(QColor(shade))
        painter.drawPath(thumb.united(hand))
        painter.setBrush(QColor(CREAM))
        painter.drawPath(cuff)
        painter.restore()
    pen = QPen(QColor(CREAM), 6)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    for start, end in (((50, 18), (50, 4)), ((30, 22), (22, 10)), ((70, 22), (78, 10))):
        painter.drawLine(QPointF(*start), QPointF(*end))
    painter.restore()


# ---- the face -------------------------------------------------------------------------------------------


def _window(rect: QRectF, field: QRectF) -> QPainterPath:
    shape = QPainterPath()
    shape.addRoundedRect(field, radius_of(rect) * 0.7, radius_of(rect) * 0.7)
    return shape


def _paint_face(painter: QPainter, rect: QRectF, card: Card, theme: Theme) -> None:
    """From above: number and letter, the cart on its pattern, the gums."""
    edition = deck()
    colour, number = edition.colour(card), edition.number(card)
    small = rect.width() < _SMALL
    wide, high = rect.width(), rect.height()
    inset = wide * 0.075
    head = QRectF(rect.x() + inset, rect.y() + inset, wide - 2 * inset, high * (0.44 if small else 0.38))
    foot = high * (0.185 if small else 0.165)
    picture = QRectF(head.x(), head.bottom() + high * 0.02, head.width(), 0)
    picture.setBottom(rect.bottom() - inset * 0.6 - foot)
    gums = QRectF(head.x(), rect.bottom() - foot, head.width(), foot - inset * 0.75)
    if number is None:
        _paint_zero_ten(painter, rect, head, picture, colour)
    else:
        field = QRectF(head.x() + wide * 0.02, head.y() + high * 0.02, 0, head.height() - high * 0.03)
        field.setWidth(head.width() * (0.96 if small else 0.5))
        _paint_number(painter, field, str(number), colour)
    if not small:
        radius = wide * 0.165
        paint_badge(painter, QPointF(head.right() - radius, head.y() + radius), radius, colour)
    _paint_picture(painter, rect, picture, colour, theme, cart=not small)
    paint_gums(painter, gums, edition.gum(card))
    painter.setPen(QPen(QColor(deep(colour)), max(wide * 0.022, 1.0)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(rounded_card(rect, -wide * 0.012))


def _paint_number(painter: QPainter, field: QRectF, text: str, colour: Colour) -> None:
    """In the colour, with a dark outline where the colour is pale."""
    path = glyphs(text, field)
    size = field.height()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(60, 40, 24, 60))
    painter.drawPath(path.translated(size * 0.03, size * 0.035))
    pen = QPen(QColor(deep(colour)), max(size * 0.075, 1.1))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(QColor(hue(colour)))
    painter.drawPath(path)
    painter.fillPath(path, QColor(hue(colour)))


def _paint_zero_ten(painter: QPainter, rect: QRectF, head: QRectF, picture: QRectF, colour: Colour) -> None:
    """0 at the upper left, 10 at the lower right of a diagonal; above it paper, below it the colour."""
    edition = deck()
    wide = rect.width()
    small = wide < _SMALL
    box = head.adjusted(0, 0, 0 if small else -wide * 0.33, 0)
    shape = _window(rect, box)
    below = QPainterPath(box.topRight())
    below.lineTo(box.bottomRight())
    below.lineTo(box.bottomLeft())
    below.closeSubpath()
    painter.save()
    painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    painter.fillRect(box, QColor(mixed(hue(colour), CREAM, 0.16)))
    painter.fillPath(below, QColor(hue(colour)))
    painter.setPen(QPen(QColor(deep(colour)), max(wide * 0.02, 1.0)))
    painter.drawLine(box.topRight(), box.bottomLeft())
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(shape)
    size = box.height() * 0.47
    gap = box.width() * 0.07
    zero = QRectF(box.x() + gap, box.y() + gap, box.width() * 0.36, size)
    ten = QRectF(0, 0, box.width() * 0.54, size)
    ten.moveBottomRight(box.bottomRight() - QPointF(gap, gap))
    painter.fillPath(glyphs(str(edition.accompanied), zero), QColor(numeral_ink(colour)))
    ink = QColor("#FFFBF4" if deck().letters[colour] in "RBV" else "#1E1C1A")
    painter.fillPath(glyphs(str(edition.alone), ten), ink)


def _paint_picture(
    painter: QPainter, rect: QRectF, area: QRectF, colour: Colour, theme: Theme, *, cart: bool
) -> None:
    """The cart in front of its pattern; on small cards the letter."""
    shape = _window(rect, area)
    fill(painter, shape, colour, area.width() * (0.15 if cart else 0.36))
    if cart:
        painter.save()
        painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
        sun = QPointF(area.center().x(), area.bottom() - area.height() * 0.34)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(mixed(hue(colour), CREAM, 0.24)))
        painter.drawEllipse(sun, area.width() * 0.42, area.width() * 0.42)
        road = QPainterPath(QPointF(area.x(), area.bottom() - area.height() * 0.26))
        road.lineTo(area.right(), area.bottom() - area.height() * 0.12)
        road.lineTo(area.bottomRight() + QPointF(0, 2))
        road.lineTo(area.bottomLeft() + QPointF(0, 2))
        road.closeSubpath()
        painter.fillPath(road, QColor("#E5CB9B"))
        width = min(area.width() * 0.84, area.height() * 1.22)
        box = QRectF(0, 0, width, width / 1.3)
        box.moveCenter(QPointF(area.center().x(), 0))
        box.moveBottom(area.bottom() - area.height() * 0.04)
        painter.translate(box.center())
        painter.rotate(5)
        painter.translate(-box.center())
        paint_cart(painter, box, colour, theme)
        painter.restore()
    else:
        paint_badge(painter, area.center(), min(area.width(), area.height()) * 0.43, colour)
    painter.setPen(QPen(QColor(deep(colour)), max(rect.width() * 0.014, 0.9)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(shape)
