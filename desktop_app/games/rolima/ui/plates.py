"""The plates of the seats, the rows of the sums, and what each seat has bet at the end."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from desktop_app.games.rolima.engine.deck import Colour
from desktop_app.qt.painting import paint_line, paint_swatch
from desktop_app.qt.theme import Theme, mixed

from .carts import CartLook, paint_cart
from .panels import CENTRE, RIGHT, bold, narrowed, number_width, paint_number, paint_plate, plain
from .tone import MANGO

TIMES = "\N{MULTIPLICATION SIGN}"
GHOST = "#7A5A10"


@dataclass(frozen=True, slots=True)
class SeatWords:
    """What a seat's plate says; `key` of the seat palette, `order` of the drafting ("2nd"), `ahead` that of
    the look ahead."""

    name: str
    key: str
    turn: bool
    own: bool
    done: bool
    order: str = ""
    ahead: str = ""


def name_boxes(line: QRectF) -> tuple[QRectF, QRectF]:
    """The seat's colour, and the room for its name beside it."""
    side = min(line.height() * 0.86, max(line.width() * 0.18, 15.0))
    swatch = QRectF(line.x(), line.center().y() - side / 2, side, side)
    return swatch, line.adjusted(side + 4, 0, 0, 0)


def paint_seat(
    painter: QPainter, plate: QRectF, name: QRectF, order: QRectF, words: SeatWords, theme: Theme
) -> None:
    """Colour and name, below them the place in the drafting order."""
    paint_plate(painter, plate, theme, lit=words.turn, own=words.own)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    swatch, room = name_boxes(name)
    paint_swatch(painter, swatch, (words.key,), theme, radius=swatch.width() * 0.2)
    font = bold(name.height() * 0.68) if words.own or words.turn else plain(name.height() * 0.68)
    paint_line(painter, room, words.name, narrowed(font, words.name, room.width(), 12), theme.text)
    if words.order or words.ahead:
        _paint_order(painter, order, words, theme)
    painter.restore()


def _paint_order(painter: QPainter, box: QRectF, words: SeatWords, theme: Theme) -> None:
    """A flag with the place; of the look ahead in mango."""
    ahead = bool(words.ahead)
    text = words.ahead or words.order
    high = min(box.height() * 0.8, box.width() * 0.7)
    wide = min(max(high * 1.55, 30.0), box.width() + 2)
    flag = QRectF(box.x(), box.center().y() - high / 2, wide, high)
    ground = MANGO if ahead else mixed(theme.muted, theme.surface, 0.2)
    painter.setPen(QPen(QColor("#8A5A06" if ahead else theme.strong_line), 1.0))
    painter.setBrush(QColor(ground))
    painter.setOpacity(0.55 if words.done and not ahead else 1.0)
    painter.drawRoundedRect(flag, high * 0.3, high * 0.3)
    ink = "#2A1A05" if ahead else theme.text
    inner = flag.adjusted(2, 0, -2, 0)
    paint_line(painter, inner, text, narrowed(bold(high * 0.66), text, inner.width(), 9), ink, CENTRE)
    painter.setOpacity(1.0)


def paint_weight(painter: QPainter, rect: QRectF, text: str, *, more: bool) -> None:
    """What a played card adds where that is not its number; `more` than it says, or less."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    radius = rect.height() * 0.45
    painter.setPen(QPen(QColor("#FFFBF0"), 1.4))
    painter.setBrush(QColor("#2F7D4F" if more else "#B23A2A"))
    painter.drawRoundedRect(rect, radius, radius)
    room = rect.adjusted(2, 0, -2, 0)
    paint_line(painter, room, text, narrowed(bold(rect.height() * 0.76), text, room.width(), 9), "#FFFBF0",
               CENTRE)  # fmt: skip
    painter.restore()


# ---- sums --------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SumWords:
    """A colour's row: what its place multiplies by, its total so far and that of the look ahead (None: no
    card), whether it wins, whether its total was halved.
    """

    colour: Colour
    place: str
    times: int
    total: int | None
    ahead: int | None
    looking: bool
    wins: bool
    wins_ahead: bool
    halved: bool


def paint_sum(painter: QPainter, rect: QRectF, words: SumWords, theme: Theme, *, gum: bool) -> None:
    """Cart and multiplier, total; the one that wins on mango, with a flag.

    `gum` leaves room at the right end for the gum card of the colour.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    high = rect.height()
    radius = high * 0.2
    marked = words.wins_ahead if words.looking else words.wins
    if marked:
        painter.setPen(QPen(QColor("#B87708"), 1.6))
        painter.setBrush(QColor(mixed(MANGO, theme.raised, 0.42)))
    else:
        painter.setPen(QPen(QColor(theme.line), 1.0))
        painter.setBrush(QColor(theme.raised))
    painter.drawRoundedRect(rect, radius, radius)
    band = QRectF(rect.x() + 2, rect.y(), min(high * 1.36, rect.width() * 0.3), high)
    paint_cart(painter, band.adjusted(0, 1, 0, -1), words.colour, theme, CartLook(shadow=False))
    times = QRectF(band.right() + 4, rect.y(), rect.width() * 0.16, high)
    text = f"{TIMES}{words.times}"
    faint = theme.muted if words.times else theme.faded
    paint_line(painter, times, text, narrowed(bold(high * 0.46), text, times.width()), faint)
    right = rect.right() - (high * 0.98 if gum else high * 0.22)
    _paint_totals(painter, QRectF(times.right(), rect.y(), right - times.right(), high), words, theme, marked)
    painter.restore()


def _paint_totals(painter: QPainter, box: QRectF, words: SumWords, theme: Theme, marked: bool) -> None:
    high = min(box.height() * 0.64, box.width() * 0.38)
    shown = words.ahead if words.looking else words.total
    ink = "#3A2503" if marked and not theme.dark else theme.text
    if shown is None:
        dash = QRectF(box.right() - high * 0.9, box.y(), high * 0.9, box.height())
        paint_line(painter, dash, "\N{EN DASH}", plain(high * 0.8), theme.faded, RIGHT)
        return
    wide = number_width(str(shown), high)
    number = QRectF(box.right() - wide, box.center().y() - high / 2, wide, high)
    paint_number(painter, number, str(shown), ink)
    left = number.x()
    if words.looking and words.total != words.ahead:
        before = "\N{EN DASH}" if words.total is None else str(words.total)
        old = QRectF(max(left - high * 1.9, box.x()), box.y(), 0, box.height())
        old.setRight(left - high * 0.12)
        text = f"{before} \N{RIGHTWARDS ARROW}"
        font = narrowed(bold(high * 0.66), text, old.width())
        paint_line(painter, old, text, font, GHOST if not theme.dark else "#F0C66A", RIGHT)
        left = old.x()
    elif marked:
        _paint_flag(painter, QPointF(left - high * 0.1, box.center().y()), high * 0.7)
        left -= high * 0.8
    if words.halved:
        half = QRectF(left - high * 0.8, box.center().y() - high * 0.34, high * 0.75, high * 0.68)
        paint_weight(painter, half, "\N{VULGAR FRACTION ONE HALF}", more=False)


def _paint_flag(painter: QPainter, foot: QPointF, size: float) -> None:
    """A little flag: this one wins."""
    x, y = foot.x() - size * 0.8, foot.y()
    painter.setPen(QPen(QColor("#6B4107"), max(size * 0.1, 1.3)))
    painter.drawLine(QPointF(x, y - size * 0.5), QPointF(x, y + size * 0.55))
    painter.setBrush(QColor("#C8462E"))
    painter.setPen(QPen(QColor("#6B1F10"), 1.0))
    painter.drawPolygon(
        QPolygonF([
            QPointF(x, y - size * 0.5), QPointF(x + size * 0.72, y - size * 0.25), QPointF(x, y + size * 0.02)
        ])
    )  # fmt: skip


def paint_sums_ground(
    painter: QPainter, rect: QRectF, head: QRectF, title: str, note: str, theme: Theme
) -> None:
    """The panel of the sums with its heading."""
    paint_plate(painter, rect, theme)
    inner = head.adjusted(9, 1, -9, 0)
    size = max(head.height() * 0.62, 11.5)
    paint_line(painter, inner, title, plain(size), theme.muted)
    if note:
        paint_line(painter, inner, note, plain(size), theme.muted, RIGHT)


# ---- bets --------------------------------------------------------------------------------------------


def paint_bets(
    painter: QPainter, plate: QRectF, name: QRectF, total: QRectF, words: SeatWords, points: int, theme: Theme
) -> None:
    """A seat's row at the end: colour, name and sum; the winner's on mango."""
    paint_plate(painter, plate, theme, lit=words.turn, own=words.own)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    side = min(name.height() * 0.42, name.width() * 0.3)
    swatch = QRectF(name.x(), name.center().y() - side * 1.05, side, side)
    paint_swatch(painter, swatch, (words.key,), theme, radius=side * 0.2)
    line = QRectF(name.x(), name.center().y() + side * 0.05, name.width(), side * 0.95)
    font = narrowed(bold(line.height() * 0.8), words.name, line.width(), 11)
    paint_line(painter, line, words.name, font, theme.text)
    high = min(total.height() * 0.5, total.width() * 0.6)
    box = QRectF(total.x(), total.center().y() - high / 2, total.width(), high)
    paint_number(painter, box, str(points), theme.text)
    painter.restore()


def paint_bet_sum(painter: QPainter, rect: QRectF, text: str, theme: Theme, *, dim: bool) -> None:
    """What a bet brings, as "3 × 2 = 6"."""
    font = narrowed(bold(rect.height() * 0.8), text, rect.width(), 9)
    paint_line(painter, rect, text, font, theme.faded if dim else theme.text, CENTRE)
