"""Small pieces of painting that the shared widgets and the games' scenes have in common."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtSvg import QSvgRenderer

from .theme import RADIUS, SEAT_COLOURS, SeatColour, Theme, colour_letter, pattern_brush


def rounded(rect: QRectF, radius: float = RADIUS) -> QPainterPath:
    """A rectangle with round corners."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def paint_shadow(
    painter: QPainter, rect: QRectF, theme: Theme, *, depth: float, radius: float = RADIUS
) -> None:
    """A soft shadow under a rounded card, light from the upper left; it reaches about `depth` pixels out."""
    colour = QColor(theme.shadow)
    steps = max(int(depth * 1.5), 4)
    strength = colour.alphaF() * 1.15 / steps
    painter.setPen(Qt.PenStyle.NoPen)
    for step in range(steps):
        grow = depth * 1.25 * (step + 1) / steps
        colour.setAlphaF(strength * (1 - step / steps) ** 1.3)
        painter.setBrush(colour)
        area = rect.adjusted(-grow, -grow, grow, grow).translated(depth * 0.14, depth * 0.36)
        painter.drawRoundedRect(area, radius + grow, radius + grow)


def paint_card(
    painter: QPainter, rect: QRectF, theme: Theme, *, depth: float = 5, fill: str = "", radius: float = RADIUS
) -> None:
    """A raised panel with its shadow and a hair line around it."""
    paint_shadow(painter, rect, theme, depth=depth, radius=radius)
    painter.setBrush(QColor(fill or theme.raised))
    painter.setPen(QPen(QColor(theme.line), 1))
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)


def paint_focus(painter: QPainter, rect: QRectF, theme: Theme, *, radius: float = RADIUS) -> None:
    """The ring around what has the keyboard focus."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(theme.accent_ink), 2.5))
    painter.drawRoundedRect(rect.adjusted(1.25, 1.25, -1.25, -1.25), radius, radius)


def paint_tick(painter: QPainter, centre: QPointF, radius: float, colour: str) -> None:
    """A pale tick on a disc of that colour with a pale rim, as on what is chosen."""
    painter.setPen(QPen(QColor("#FFF4D6"), radius * 0.16))
    painter.setBrush(QColor(colour))
    painter.drawEllipse(centre, radius, radius)
    pen = QPen(QColor("#FFF9EA"), radius * 0.28, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    tick = ((-0.45, 0.04), (-0.12, 0.38), (0.48, -0.34))
    painter.drawPolyline([centre + QPointF(x, y) * radius for x, y in tick])


def paint_swatch(
    painter: QPainter,
    rect: QRectF,
    keys: Sequence[str],
    theme: Theme,
    *,
    radius: float = 8,
    letters: bool = True,
) -> None:
    """A seat's colours side by side, each with its pattern and, in a clear round, its letter."""
    painter.save()
    painter.setClipPath(rounded(rect, radius), Qt.ClipOperation.IntersectClip)
    width = rect.width() / len(keys)
    for index, key in enumerate(keys):
        _paint_colour(
            painter,
            QRectF(rect.x() + index * width, rect.y(), width, rect.height()),
            SEAT_COLOURS[key],
            letters,
        )
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(theme.strong_line), 1))
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)


def _paint_colour(painter: QPainter, rect: QRectF, colour: SeatColour, letters: bool) -> None:
    tile = max(8.0, min(rect.height() / 3, 16.0))
    brush = pattern_brush(colour.pattern, colour.hex, colour.pattern_ink, tile)
    brush.setTransform(brush.transform() * brush.transform().fromTranslate(rect.x(), rect.y()))
    painter.fillRect(rect, brush)
    if not letters:
        return
    side = min(rect.width(), rect.height()) * 0.64
    disc = QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour.hex))
    painter.drawEllipse(disc)
    font = QFont(painter.font())
    font.setPixelSize(max(round(side * 0.82), 8))
    font.setWeight(QFont.Weight.Bold)
    painter.setFont(font)
    painter.setPen(QColor(colour.ink))
    painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, colour_letter(colour.key))


def covering(rect: QRectF, size: QSizeF, *, focus: float = 0.5) -> QRectF:
    """Where to draw a picture of that size so that it covers the rectangle in its own proportions.

    `focus` 0..1 says which part stays in sight when height is cut: 0 the top, 1 the bottom.
    """
    grown = size.scaled(rect.size(), Qt.AspectRatioMode.KeepAspectRatioByExpanding)
    over = grown - rect.size()
    return QRectF(
        rect.x() - over.width() / 2, rect.y() - over.height() * focus, grown.width(), grown.height()
    )


def paint_covering(painter: QPainter, rect: QRectF, drawing: QSvgRenderer, *, focus: float = 0.5) -> None:
    """Fill the rectangle with a drawing and cut off what is too much."""
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    drawing.render(painter, covering(rect, drawing.viewBoxF().size(), focus=focus))
    painter.restore()


def paint_text(painter: QPainter, rect: QRectF, text: str, styles: Sequence[QFont], colour: str) -> None:
    """Text in the first of `styles` in which it fits into `rect`, over several lines if need be.

    If it fits in none, the last one is used and the text is cut with an ellipsis.
    """
    flags = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter) | int(Qt.TextFlag.TextWordWrap)

    def fits(words: str, font: QFont) -> bool:
        needed = QFontMetricsF(font).boundingRect(rect, flags, words)
        return needed.width() <= rect.width() + 0.5 and needed.height() <= rect.height() + 0.5

    font = next((style for style in styles if fits(text, style)), styles[-1])
    words, shown = text.split(), text
    while len(words) > 1 and not fits(shown, font):
        words.pop()
        shown = " ".join(words) + " …"
    painter.setFont(font)
    painter.setPen(QColor(colour))
    painter.drawText(rect, flags, shown)


def paint_line(
    painter: QPainter,
    rect: QRectF,
    text: str,
    font: QFont,
    colour: str | QBrush,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
) -> None:
    """One line of text, vertically centred, cut with an ellipsis where it is too long."""
    painter.setFont(font)
    painter.setPen(QPen(QColor(colour) if isinstance(colour, str) else colour.color()))
    short = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, rect.width() + 0.5)
    painter.drawText(rect, align | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine, short)
