"""The five colours of the carts: hue, pattern and inks, painted sharp at every size."""

from __future__ import annotations

import math
from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from desktop_app.games.rolima.engine.deck import Colour
from desktop_app.qt.glyphs import glyphs
from desktop_app.qt.theme import (
    CHEVRONS,
    DIAGONALS,
    DOTS,
    HATCH,
    SEAT_COLOURS,
    SeatColour,
    colour_letter,
    mixed,
)

from .tone import CREAM, INK

COLOUR_KEYS: Final = ("red", "yellow", "green", "blue", "violet")
"""The carts' colours in the order of the engine, as keys of `SEAT_COLOURS`."""


def coloured(colour: Colour) -> SeatColour:
    """The shared colour of a cart."""
    return SEAT_COLOURS[COLOUR_KEYS[colour]]


def hue(colour: Colour) -> str:
    """A cart's colour."""
    return coloured(colour).hex


def deep(colour: Colour) -> str:
    """The colour as an outline on cream and for shade."""
    return mixed(INK, hue(colour), 0.52 if COLOUR_KEYS[colour] in ("yellow", "green") else 0.42)


def numeral_ink(colour: Colour) -> str:
    """The colour as ink: its numerals can be read on cream."""
    return mixed(INK, hue(colour), {"yellow": 0.52, "green": 0.4}.get(COLOUR_KEYS[colour], 0.05))


def letter(colour: Colour) -> str:
    """The letter on a cart, in the user's language."""
    return colour_letter(COLOUR_KEYS[colour])


def paint_pattern(
    painter: QPainter, shape: QPainterPath, colour: Colour, tile: float, *, strength: float = 1.0
) -> None:
    """The colour's pattern within a shape, over what lies there; `tile` is the distance of its motifs.

    `strength` 0..1 takes from its ink.
    """
    look = coloured(colour)
    box = shape.boundingRect()
    ink = QColor(mixed(look.ink, look.hex, 0.64))
    ink.setAlphaF(strength)
    painter.save()
    painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    motif = _motif(look.pattern, math.ceil(box.width() / tile) + 1, math.ceil(box.height() / tile) + 1)
    painter.translate(box.topLeft())
    painter.scale(tile, tile)
    if look.pattern == DOTS:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
    else:
        pen = QPen(ink, 0.13 if look.pattern == HATCH else 0.19, Qt.PenStyle.SolidLine)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(motif)
    painter.restore()


@cache
def _motif(pattern: int, wide: int, high: int) -> QPainterPath:
    """The pattern over so many tiles of 1 x 1."""
    path = QPainterPath()
    if pattern in (DIAGONALS, HATCH):
        for start in range(-high, wide):
            path.moveTo(start + high, 0)
            path.lineTo(start, high)
            if pattern == HATCH:
                path.moveTo(start, 0)
                path.lineTo(start + high, high)
    elif pattern == CHEVRONS:
        for y in range(2 * high + 1):
            path.moveTo(0, y * 0.75)
            for x in range(wide):
                path.lineTo(x + 0.5, y * 0.75 - 0.5)
                path.lineTo(x + 1, y * 0.75)
    else:
        for y in range(high * 2):
            for x in range(wide):
                centre = QPointF(x + (0.25 if y % 2 else 0.75), y * 0.5 + 0.25)
                radius = 0.19 if pattern == DOTS else 0.2
                path.addEllipse(centre, radius, radius)
    return path


def fill(painter: QPainter, shape: QPainterPath, colour: Colour, tile: float) -> None:
    """A shape in the colour with its pattern, light from above."""
    painter.fillPath(shape, QColor(hue(colour)))
    paint_pattern(painter, shape, colour, tile)


# ---- letters --------------------------------------------------------------------------------------------


def paint_badge(painter: QPainter, centre: QPointF, radius: float, colour: Colour) -> None:
    """The letter of a colour on a cream plate with a ring in the colour."""
    painter.setPen(QPen(QColor(deep(colour)), radius * 0.2))
    painter.setBrush(QColor(CREAM))
    painter.drawEllipse(centre, radius * 0.9, radius * 0.9)
    side = radius * 1.16
    box = QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)
    painter.fillPath(glyphs(letter(colour), box, plain=True), QColor(INK))
