"""The small plates with numbers on the table: what it takes to bump, chances, gains, totals."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from desktop_app.qt.glyphs import paint_glyphs
from desktop_app.qt.theme import Theme
from desktop_app.session.component import Component

from .faces import PillKind, paint_pill, pill_width

CHANCE: PillKind = "chance"
ROOM = 1.2
"""Two plates take so much of a card's width at most; wider ones become smaller."""
LESS = "\N{LESS-THAN OR EQUAL TO}"


def paint_marks(painter: QPainter, mark: Component, card: QRectF, theme: Theme) -> None:
    """The marks of a card that fills the rectangle: the stack's height above, pills over the lower edge.

    Left what the dice there lack, else what claiming brings, else what it takes to bump; right the chance.
    """
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    high = max(20.0, card.width() * 0.19)
    row = QRectF(card.x(), card.bottom() - high * 0.3, card.width(), high)
    lack, gain, need, chance = (str(mark.get(key)) for key in ("lack", "gain", "need", "chance"))
    gained: PillKind = "done" if mark.get("placed") else "good"
    left: tuple[str, PillKind] = (lack, "bad") if lack else (gain, gained) if gain else (need, "strength")
    shown = [pill for pill in (left, (chance, CHANCE)) if pill[0]]
    widths = [pill_width(words, high, kind) for words, kind in shown]
    gap = 3.0
    if len(widths) == 2 and sum(widths) + gap > row.width() * ROOM:
        high *= row.width() * ROOM / (sum(widths) + gap)
        row.setHeight(high)
        widths = [pill_width(words, high, kind) for words, kind in shown]
    x = row.center().x() - (sum(widths) + gap * (len(widths) - 1)) / 2
    for (words, kind), wide in zip(shown, widths, strict=True):
        paint_pill(painter, QRectF(x, row.y(), wide, high), words, theme, kind)
        x += wide + gap
    height = mark.get("height")
    if isinstance(height, int) and height and mark.id != "mark-joker":
        _paint_height(painter, card, height)


def _paint_height(painter: QPainter, card: QRectF, height: int) -> None:
    """How many cards lie there, in a round over the upper left corner; the last one in warning red."""
    side = max(18.0, card.width() * 0.19)
    area = QRectF(card.x() - side * 0.34, card.y() - side * 0.34, side, side)
    last = height == 1
    painter.setPen(QPen(QColor("#F0A79B" if last else "#8C9BD6"), max(1.2, side * 0.06)))
    painter.setBrush(QColor("#A2301F" if last else "#141C3C"))
    painter.drawEllipse(area)
    inset = side * 0.24
    paint_glyphs(painter, area.adjusted(inset, inset, -inset, -inset), str(height), "#FFF3D6", plain=True)


def paint_totals(painter: QPainter, area: Component, rect: QRectF, die: QRectF, theme: Theme) -> None:
    """Beside the bonus die what beats its claim, on the lower edge what the dice left over bring."""
    total, tries, final = area.get("total"), area.get("tries"), area.get("final")
    high = max(20.0, min(rect.width() * 0.16, rect.height() * 0.13))
    words = f"+{final}" if final else f"> {total}" if total else ""
    if words:
        wide = pill_width(words, high)
        room = rect.right() - die.right() - 4
        high *= min(1.0, room / wide)
        wide = pill_width(words, high)
        left = die.right() + (room - wide) / 2
        place = QRectF(left, die.center().y() - high / 2, wide, high)
        paint_pill(painter, place, words, theme, "points" if final else "strength")
    if tries:
        words = f"{tries}"
        if total:
            words = f"{tries} {'>' if area.get('wins') else LESS} {total}"
        kind: PillKind = "good" if area.get("wins") else "bad"
        wide = pill_width(words, high, kind)
        place = QRectF(rect.center().x() - wide / 2, rect.bottom() - high * 0.55, wide, high)
        paint_pill(painter, place, words, theme, kind)
