"""What lies in the free room below the seats: what sets bring, and what the small plates on cards mean."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter

from desktop_app.games.rollnbump.engine.deck import deck
from desktop_app.qt import fonts
from desktop_app.qt.painting import paint_card
from desktop_app.qt.theme import Theme, mixed

from . import text
from .lines import paint_fitted
from .surface import PillKind, paint_pill, pill_width

translate = QCoreApplication.translate

LADDER_ROOM, LADDER_TO = 104.0, 7
"""The stairs of set bonuses need so much height, and lead up to a set of so many cards."""
LINE, GAP = 25.0, 8.0
"""The height of a line of the legend, and what is left between two plates."""


def rooms(column: QRectF) -> tuple[QRectF | None, QRectF | None]:
    """Where the stairs and, below them, the legend lie in the free room; None where it is too small.

    The stairs give way to the legend as far as they can be read.
    """
    legend = LINE * 3 + 10
    stairs = min(column.height(), column.width() * 0.8)
    if stairs < LADDER_ROOM:
        return None, None
    left = column.height() - GAP - legend
    if left < LADDER_ROOM:
        return QRectF(column.x(), column.y(), column.width(), stairs), None
    upper = QRectF(column.x(), column.y(), column.width(), min(stairs, left))
    return upper, QRectF(column.x(), upper.bottom() + GAP, column.width(), legend)


def paint_ladder(painter: QPainter, area: QRectF, theme: Theme) -> None:
    """What a set of each size brings, as stairs."""
    sizes = range(2, LADDER_TO + 1)
    paint_card(painter, area, theme, depth=3)
    font = fonts.ui(weight=QFont.Weight.DemiBold)
    font.setPixelSize(max(13, round(area.width() * 0.062)))
    head = QRectF(area.x() + 12, area.y() + 4, area.width() - 24, font.pixelSize() * 1.6)
    paint_fitted(painter, head, translate("Rollnbump", "A set of so many cards brings"), font, theme.muted)
    line = font.pixelSize() * 1.3
    wide = (area.width() - 24) / len(sizes)
    room = area.bottom() - 6 - line - head.bottom() - line
    for place, size in enumerate(sizes):
        bonus = deck().bonus(size)
        high = room * bonus / deck().bonus(LADDER_TO)
        x, foot = area.x() + 12 + place * wide, area.bottom() - 6 - line
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(mixed(theme.accent_ink, theme.raised, 0.4)))
        painter.drawRect(QRectF(x + 1, foot - high, wide - 2, high))
        above, below = QRectF(x, foot - high - line, wide, line), QRectF(x, foot, wide, line)
        paint_fitted(painter, above, f"+{bonus}", font, theme.text, Qt.AlignmentFlag.AlignHCenter)
        paint_fitted(painter, below, str(size), font, theme.muted, Qt.AlignmentFlag.AlignHCenter)


def signs() -> tuple[tuple[str, PillKind, str], ...]:
    """The plates on cards: an example, how it looks, what it means."""
    return (
        ("+5", "good", translate("Rollnbump", "points, claimed now", "legend of the plates on the cards")),
        (
            text.percent(0.35),
            "chance",
            translate("Rollnbump", "after rolling again", "legend of the plates on the cards"),
        ),
        ("> 9", "strength", translate("Rollnbump", "bumps the dice", "legend of the plates on the cards")),
    )


def paint_legend(painter: QPainter, area: QRectF, theme: Theme) -> None:
    """What the plates on the cards mean, a line each."""
    paint_card(painter, area, theme, depth=3)
    font = fonts.ui(weight=QFont.Weight.DemiBold)
    font.setPixelSize(13)
    high = LINE - 5
    widest = max(pill_width(words, high, kind) for words, kind, _ in signs())
    for number, (words, kind, meaning) in enumerate(signs()):
        top = area.y() + 4 + number * LINE
        wide = pill_width(words, high, kind)
        place = QRectF(area.x() + 10 + (widest - wide) / 2, top + 2, wide, high)
        paint_pill(painter, place, words, theme, kind)
        left = area.x() + 10 + widest + 8
        paint_fitted(painter, QRectF(left, top, area.right() - 8 - left, LINE), meaning, font, theme.text)
