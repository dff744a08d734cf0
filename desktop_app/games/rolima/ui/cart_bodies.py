"""What the five carts are made of: a crate, a bathtub, a guitar, a surfboard and a barrel.

Units of `carts`: a box of 130 x 100, y down; the body lies between 30 and 82.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from .tone import CREAM, STEEL, STEEL_PALE, WOOD, WOOD_DEEP, WOOD_PALE


@dataclass(frozen=True)
class Trim:
    """A part on top of a body: filled with a thin outline, or a line of that width."""

    path: QPainterPath
    colour: str
    filled: bool = True
    width: float = 1.6


@dataclass(frozen=True)
class Body:
    """The coloured part, what is on it, the middle of the driver's head, and the plate with the letter."""

    shape: QPainterPath
    trim: tuple[Trim, ...]
    head: tuple[float, float]
    plate: tuple[float, float]
    plate_radius: float = 20.0
    tile: float = 14.0


def _lines(*points: tuple[float, float]) -> QPainterPath:
    path = QPainterPath(QPointF(*points[0]))
    for x, y in points[1:]:
        path.lineTo(x, y)
    return path


def _closed(*points: tuple[float, float]) -> QPainterPath:
    path = _lines(*points)
    path.closeSubpath()
    return path


def _box(x: float, y: float, wide: float, high: float, radius: float = 1.5) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(x, y, wide, high), radius, radius)
    return path


def _round(x: float, y: float, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), radius, radius)
    return path


def _crate() -> Body:
    """Boards nailed to posts, as from the market."""
    shape = _closed((12, 40), (118, 40), (118, 80), (12, 80))
    trim = [Trim(_lines((12, y), (118, y)), WOOD_DEEP, filled=False, width=2.2) for y in (53.4, 66.7)]
    for x in (9, 112):
        trim.append(Trim(_box(x, 35, 9, 47), WOOD_PALE))
        trim += [Trim(_round(x + 4.5, y, 1.0), WOOD_DEEP) for y in (46, 60, 74)]
    return Body(shape, tuple(trim), (40, 21), (80, 60))


def _tub() -> Body:
    """Deep and round, a rolled rim, a tap at the front."""
    shape = QPainterPath(QPointF(8, 42))
    shape.cubicTo(QPointF(12, 74), QPointF(26, 82), QPointF(46, 82))
    shape.lineTo(92, 82)
    shape.cubicTo(QPointF(112, 82), QPointF(119, 70), QPointF(121, 42))
    shape.closeSubpath()
    tap = QPainterPath(QPointF(113, 40))
    tap.cubicTo(QPointF(113, 26), QPointF(104, 25), QPointF(101, 32))
    rim = _box(3, 37, 123, 8, 4)
    return Body(
        shape,
        (
            Trim(tap, STEEL, filled=False, width=4.5),
            Trim(_round(113, 27, 3.2), STEEL_PALE),
            Trim(rim, CREAM),
        ),
        (38, 20),
        (76, 62),
        18.5,
        15.0,
    )


def _guitar() -> Body:
    """The body of a guitar on its side, its neck as the nose."""
    shape = QPainterPath(QPointF(62, 41))
    shape.cubicTo(QPointF(50, 34), QPointF(12, 24), QPointF(7, 58))
    shape.cubicTo(QPointF(10, 88), QPointF(46, 86), QPointF(62, 77))
    shape.cubicTo(QPointF(74, 72), QPointF(78, 84), QPointF(98, 80))
    shape.cubicTo(QPointF(114, 74), QPointF(114, 44), QPointF(98, 38))
    shape.cubicTo(QPointF(80, 34), QPointF(74, 46), QPointF(62, 41))
    neck = _closed((105, 50), (124, 40), (129, 34), (131, 41), (127, 49), (108, 64))
    bridge = _box(16, 52, 6, 18, 2)
    strings = _lines((20, 57), (112, 54))
    more = _lines((20, 64), (110, 60))
    pegs = [Trim(_round(x, y, 1.7), CREAM) for x, y in ((125, 34), (129, 46))]
    return Body(
        shape,
        (
            Trim(neck, WOOD),
            *pegs,
            Trim(bridge, WOOD_DEEP),
            Trim(strings, CREAM, filled=False, width=1.2),
            Trim(more, CREAM, filled=False, width=1.2),
        ),
        (37, 19),
        (80, 59),
        19.0,
        13.0,
    )


def _board() -> Body:
    """A surfboard with an upturned nose, a seat on it, and a shield in front of the driver's feet."""
    shape = QPainterPath(QPointF(2, 68))
    shape.cubicTo(QPointF(30, 64), QPointF(62, 66), QPointF(66, 64))
    shape.cubicTo(QPointF(62, 48), QPointF(66, 33), QPointF(76, 32))
    shape.lineTo(97, 32)
    shape.cubicTo(QPointF(104, 36), QPointF(104, 52), QPointF(100, 63))
    shape.cubicTo(QPointF(112, 61), QPointF(122, 56), QPointF(130, 47))
    shape.cubicTo(QPointF(128, 72), QPointF(112, 80), QPointF(92, 80))
    shape.lineTo(26, 80)
    shape.cubicTo(QPointF(12, 79), QPointF(5, 74), QPointF(2, 68))
    seat = _closed((14, 44), (19, 43), (24, 58), (46, 58), (46, 66), (18, 66))
    fin = QPainterPath(QPointF(3, 68))
    fin.cubicTo(QPointF(0, 56), QPointF(4, 50), QPointF(1, 44))
    fin.cubicTo(QPointF(12, 50), QPointF(17, 58), QPointF(17, 66))
    fin.closeSubpath()
    stripe = QPainterPath(QPointF(6, 73))
    stripe.cubicTo(QPointF(40, 70), QPointF(90, 74), QPointF(124, 61))
    return Body(
        shape,
        (Trim(fin, WOOD), Trim(seat, WOOD_PALE), Trim(stripe, CREAM, filled=False, width=2.6)),
        (34, 24),
        (84, 52),
        19.0,
        12.0,
    )


def _barrel() -> Body:
    """A cask on its side with steel hoops; the driver looks out of the bunghole."""
    shape = QPainterPath(QPointF(12, 46))
    shape.cubicTo(QPointF(40, 32), QPointF(90, 32), QPointF(118, 46))
    shape.cubicTo(QPointF(124, 54), QPointF(124, 66), QPointF(118, 74))
    shape.cubicTo(QPointF(90, 87), QPointF(40, 87), QPointF(12, 74))
    shape.cubicTo(QPointF(6, 66), QPointF(6, 54), QPointF(12, 46))
    hoops = []
    for x, top, bottom, bow in ((18, 43, 77, -5), (50, 36.5, 83.5, -3), (112, 43, 77, 5)):
        hoop = QPainterPath(QPointF(x, top))
        hoop.cubicTo(QPointF(x + bow, top + 10), QPointF(x + bow, bottom - 10), QPointF(x, bottom))
        hoops.append(Trim(hoop, "#3C4248", filled=False, width=6.4))
        hoops.append(Trim(hoop, STEEL_PALE, filled=False, width=3.6))
    collar = _box(14, 34, 38, 7, 3.5)
    return Body(shape, (*hoops, Trim(collar, WOOD_PALE)), (33, 20), (82, 60), 19.5, 13.0)


BODIES: Final = (_crate(), _tub(), _guitar(), _board(), _barrel())
"""By colour: red, yellow, green, blue, violet."""
