"""The four colours of the cards: shade, pattern and emblem, so that none has to be seen to be known.

A card wears its colour as a band, a seat wears its own as the body of its dice, and no pattern or emblem of
a suit is one of a seat.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QPen, QPolygonF, QTransform

from desktop_app.qt.theme import DARK_INK, LIGHT_INK, Theme, mixed

LOZENGES, WAVES, PEAKS, STARS = range(4)


@dataclass(frozen=True, slots=True)
class Suit:
    """A colour of the cards: its shade, the ink that can be read on it, the pattern that goes with it;
    `line` and `pale`, the shades in which it can be read on paper and on a dark ground.
    """

    key: str
    hex: str
    ink: str
    pattern: int
    line: str
    pale: str

    @property
    def pattern_ink(self) -> str:
        """The quieter ink of the pattern."""
        return mixed(self.ink, self.hex, 0.42)

    def on(self, theme: Theme) -> str:
        """The shade in which the colour can be read on the theme's grounds."""
        return self.pale if theme.dark else self.line


# The closest pair under simulated colour blindness is 12 CIEDE2000 apart or more (test_faces.py).
SUITS = (
    Suit("black", "#2A2A31", LIGHT_INK, LOZENGES, "#2A2A31", "#C6C8D4"),
    Suit("blue", "#2E7BCB", LIGHT_INK, WAVES, "#1F62A8", "#7DB5EE"),
    Suit("red", "#B92F3B", LIGHT_INK, PEAKS, "#B92F3B", "#F08A92"),
    Suit("orange", "#EE9330", DARK_INK, STARS, "#A85408", "#F3AE60"),
)
"""In the order of the deck's colours."""


def suit_name(colour: int) -> str:
    """The name of a colour of the deck in the user's language, in lower case."""
    names = (
        QCoreApplication.translate("Rollnbump", "black"),
        QCoreApplication.translate("Rollnbump", "blue"),
        QCoreApplication.translate("Rollnbump", "red"),
        QCoreApplication.translate("Rollnbump", "orange"),
    )
    return names[colour]


def suit_letter(colour: int) -> str:
    """The one letter that stands for a colour of the deck, in the user's language.

    Where the translated letters are not four different single letters, the English ones are used.
    """
    letters = (
        QCoreApplication.translate("Rollnbump", "K", "letter for black; all four must differ"),
        QCoreApplication.translate("Rollnbump", "B", "letter for blue; all four must differ"),
        QCoreApplication.translate("Rollnbump", "R", "letter for red; all four must differ"),
        QCoreApplication.translate("Rollnbump", "O", "letter for orange; all four must differ"),
    )
    good = len(set(letters)) == len(letters) and all(len(letter) == 1 for letter in letters)
    return letters[colour] if good else "KBRO"[colour]


def suit_brush(colour: int, size: float) -> QBrush:
    """The shade with its pattern; a tile is `size` logical pixels wide and sharp up to scale factor 4."""
    image = _tile(colour, max(round(size * 4), 16))
    brush = QBrush(image)
    brush.setTransform(QTransform.fromScale(size / image.width(), size / image.height()))
    return brush


def paint_band(painter: QPainter, rect: QRectF, colours: tuple[int, ...], tile: float) -> None:
    """Fill the rectangle with the pattern of a colour, or side by side with those of several."""
    width = rect.width() / len(colours)
    for place, colour in enumerate(colours):
        part = QRectF(rect.x() + place * width, rect.y(), width + 0.4, rect.height())
        brush = suit_brush(colour, tile)
        brush.setTransform(brush.transform() * QTransform.fromTranslate(part.x(), part.y()))
        painter.fillRect(part & rect, brush)


def paint_emblem(painter: QPainter, rect: QRectF, colour: int, ink: str | QColor) -> None:
    """The sign of a colour, as large as fits into the rectangle: lozenge, waves, peak or star."""
    side = min(rect.width(), rect.height())
    painter.save()
    painter.translate(rect.center())
    painter.scale(side / 2, side / 2)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(ink))
    painter.drawPath(emblem(SUITS[colour].pattern))
    painter.restore()


@cache
def emblem(pattern: int) -> QPainterPath:
    """The sign that goes with a pattern, within -1..1."""
    path = QPainterPath()
    if pattern == LOZENGES:
        path.addPolygon(_lozenge(0, 0, 0.72, 0.98))
        path.closeSubpath()
    elif pattern == PEAKS:
        path.addPolygon(QPolygonF([QPointF(0, -0.86), QPointF(0.94, 0.76), QPointF(-0.94, 0.76)]))
        path.closeSubpath()
    elif pattern == STARS:
        path.addPolygon(star(0, 0, 1.0, 0.46, points=8))
        path.closeSubpath()
    else:
        for height in (-0.56, 0.0, 0.56):
            path.addPath(_thick_wave(height))
    path.setFillRule(Qt.FillRule.WindingFill)
    return path


def star(x: float, y: float, outer: float, inner: float, *, points: int) -> QPolygonF:
    """A star with its first point upwards."""
    turn = QTransform().rotate(180 / points)
    corners, spoke = [], QPointF(0, -1)
    for index in range(points * 2):
        reach = inner if index % 2 else outer
        corners.append(QPointF(x, y) + spoke * reach)
        spoke = turn.map(spoke)
    return QPolygonF(corners)


def _lozenge(x: float, y: float, half: float, high: float) -> QPolygonF:
    return QPolygonF([QPointF(x, y - high), QPointF(x + half, y), QPointF(x, y + high), QPointF(x - half, y)])


def _thick_wave(y: float) -> QPainterPath:
    """A wave line of two bows from -0.95 to 0.95, as an area."""
    half = 0.13
    path = QPainterPath(QPointF(-0.95, y - half))
    path.cubicTo(-0.6, y - half - 0.42, -0.35, y - half + 0.42, 0, y - half)
    path.cubicTo(0.35, y - half - 0.42, 0.6, y - half + 0.42, 0.95, y - half)
    path.lineTo(0.95, y + half)
    path.cubicTo(0.6, y + half + 0.42, 0.35, y + half - 0.42, 0, y + half)
    path.cubicTo(-0.35, y + half + 0.42, -0.6, y + half - 0.42, -0.95, y + half)
    path.closeSubpath()
    return path


@cache
def _tile(colour: int, pixels: int) -> QImage:
    suit = SUITS[colour]
    image = QImage(pixels, pixels, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(suit.hex))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(pixels / 16, pixels / 16)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(suit.pattern_ink))
    if suit.pattern == LOZENGES:
        for x, y in ((0, 0), (16, 0), (0, 16), (16, 16), (8, 8)):
            painter.drawPolygon(_lozenge(x, y, 3.6, 5.4))
    elif suit.pattern == PEAKS:
        for x, y in ((4, 4), (12, 12)):
            painter.drawPolygon(
                QPolygonF([QPointF(x, y - 3), QPointF(x + 3.3, y + 2.8), QPointF(x - 3.3, y + 2.8)])
            )
    elif suit.pattern == STARS:
        for x, y in ((4, 4), (12, 12)):
            painter.drawPolygon(star(x, y, 4.6, 1.6, points=4))
    else:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(suit.pattern_ink), 1.9))
        for y in (-4, 4, 12, 20):
            painter.drawPath(_wave_line(y))
    painter.end()
    return image


def _wave_line(y: float) -> QPainterPath:
    """A wave of period 16 that runs over both edges of a tile."""
    path = QPainterPath(QPointF(-16, y))
    for left in (-16, 0, 16):
        path.cubicTo(left + 3, y - 4, left + 5, y - 4, left + 8, y)
        path.cubicTo(left + 11, y + 4, left + 13, y + 4, left + 16, y)
    return path
