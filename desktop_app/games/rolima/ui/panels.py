"""What the cards lie on and what stands beside the street: shelf, tray, rule, hand's worth, the button.

Texts come in; nothing here knows the game's words.
"""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QLinearGradient, QPainter, QPen

from desktop_app.qt import fonts
from desktop_app.qt.glyphs import glyphs
from desktop_app.qt.painting import paint_line, paint_text
from desktop_app.qt.theme import Theme, mixed

from .gum import paint_gum
from .tone import MANGO, WOOD, WOOD_DEEP, WOOD_PALE

PALE = "#FFF6E3"
FAINT = "#E6CFA8"
GOOD, BAD = "#2F7D4F", "#B23A2A"
CENTRE, RIGHT = Qt.AlignmentFlag.AlignHCenter, Qt.AlignmentFlag.AlignRight


def bold(pixels: float) -> QFont:
    """The bold interface face, that many pixels high."""
    font = fonts.ui(weight=QFont.Weight.Bold)
    font.setPixelSize(max(round(pixels), 10))
    return font


def plain(pixels: float) -> QFont:
    """The half-bold interface face, that many pixels high."""
    font = fonts.ui(weight=QFont.Weight.DemiBold)
    font.setPixelSize(max(round(pixels), 10))
    return font


def narrowed(font: QFont, text: str, room: float, least: int = 10) -> QFont:
    """The font, smaller where the text would be wider than the room."""
    while QFontMetricsF(font).horizontalAdvance(text) > room and font.pixelSize() > least:
        font.setPixelSize(font.pixelSize() - 1)
    return font


def paint_number(painter: QPainter, rect: QRectF, text: str, ink: str) -> None:
    """A number in the display face as high as the rectangle."""
    painter.fillPath(glyphs(text, rect), QColor(ink))


def number_width(text: str, high: float) -> float:
    """How wide a number is when it is that high."""
    return float(glyphs(text, QRectF(0, 0, 1e5, high)).boundingRect().width()) + high * 0.08


# ---- grounds ------------------------------------------------------------------------------------------


def paint_shelf(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """The wooden table of a street stall across the whole board: planks, and a lighter edge above."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    shade = QLinearGradient(rect.topLeft() - QPointF(0, 14), rect.topLeft())
    shade.setColorAt(0, QColor(30, 14, 8, 0))
    shade.setColorAt(1, QColor(30, 14, 8, 120))
    painter.fillRect(QRectF(rect.x(), rect.y() - 14, rect.width(), 14), shade)
    top, low = ("#5A4030", "#38261D") if theme.dark else ("#B07A45", "#8A5A30")
    body = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    body.setColorAt(0, QColor(top))
    body.setColorAt(1, QColor(low))
    painter.fillRect(rect, body)
    grain = QColor(40, 20, 8, 60 if theme.dark else 46)
    planks = 3
    for plank in range(1, planks):
        y = rect.y() + rect.height() * plank / planks
        painter.setPen(QPen(QColor(30, 14, 6, 120), 1.4))
        painter.drawLine(QLineF(rect.x(), y, rect.right(), y))
    painter.setPen(QPen(grain, 1.0))
    for number in range(int(rect.width() / 34)):
        x = rect.x() + number * 34.0 + (number * 61 % 29)
        y = rect.y() + rect.height() * ((number * 37 % 97) / 97)
        painter.drawLine(QLineF(x, y, x + 26 + number * 13 % 31, y + 0.6))
    edge = max(rect.height() * 0.032, 3.0)
    lip = QLinearGradient(rect.topLeft(), rect.topLeft() + QPointF(0, edge))
    lip.setColorAt(0, QColor(WOOD if theme.dark else mixed("#FFFFFF", WOOD_PALE, 0.35)))
    lip.setColorAt(1, QColor(WOOD_DEEP if theme.dark else WOOD))
    painter.fillRect(QRectF(rect.x(), rect.y(), rect.width(), edge), lip)
    painter.restore()


def paint_tray(painter: QPainter, rect: QRectF, title: str, theme: Theme) -> None:
    """A hollow in the table for the display, with its name below."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    radius = min(10.0, rect.height() * 0.12)
    painter.setPen(QPen(QColor(255, 240, 210, 60), 1.2))
    painter.setBrush(QColor(26, 12, 6, 96))
    painter.drawRoundedRect(rect, radius, radius)
    high = max(rect.height() * 0.17, 15.0)
    line = QRectF(rect.x(), rect.bottom() - high, rect.width(), high - 1)
    paint_line(painter, line, title, plain(high * 0.74), FAINT, CENTRE)
    painter.restore()


def paint_plate(
    painter: QPainter, rect: QRectF, theme: Theme, *, lit: bool = False, own: bool = False
) -> None:
    """A paper plate over the street; `lit` with a mango rim, `own` a little brighter."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    radius = min(10.0, rect.height() * 0.16)
    painter.setPen(Qt.PenStyle.NoPen)
    for step in range(4):
        painter.setBrush(QColor(30, 14, 8, 30 - step * 6))
        grow = 1.3 * (step + 1)
        area = rect.adjusted(-grow, -grow * 0.4, grow, grow).translated(0.8, 1.5)
        painter.drawRoundedRect(area, radius + grow, radius + grow)
    ground = QColor(theme.raised if own else theme.surface)
    ground.setAlpha(246)
    painter.setBrush(ground)
    edge = MANGO if lit else theme.strong_line
    painter.setPen(QPen(QColor(edge), 2.6 if lit else 1.1))
    painter.drawRoundedRect(rect, radius, radius)
    painter.restore()


def paint_rim(painter: QPainter, rect: QRectF, *, strong: bool = False) -> None:
    """The rim of what takes a dragged card, or is under the keyboard's cursor."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(QColor(255, 206, 92, 40 if strong else 16))
    pen = QPen(QColor("#FFD166"), 3.0 if strong else 2.2)
    pen.setDashPattern([5, 3])
    painter.setPen(pen)
    painter.drawRoundedRect(rect.adjusted(3, 3, -3, -3), 10, 10)
    painter.restore()


def paint_focus(painter: QPainter, rect: QRectF) -> None:
    """The keyboard's cursor around anything that is no card."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for width, shade in ((4.2, "#33241A"), (2.0, "#FFFBF4")):
        painter.setPen(QPen(QColor(shade), width))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 8, 8)
    painter.restore()


def paint_veil(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """At the end the street is set back."""
    veil = QColor(theme.paper)
    veil.setAlpha(150)
    painter.fillRect(rect, veil)


def paint_stage(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """What the podium stands before: the sky over the bay."""
    paint_plate(painter, rect, theme)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    sky = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    low, high = ("#4A3F55", "#1C2A40") if theme.dark else ("#FBE7BE", "#BFE0E2")
    sky.setColorAt(0, QColor(high))
    sky.setColorAt(1, QColor(low))
    painter.setPen(QPen(QColor(theme.strong_line), 1.2))
    painter.setBrush(sky)
    painter.drawRoundedRect(rect, 10, 10)
    painter.restore()


# ---- the rule ----------------------------------------------------------------------------------------


def paint_rule(
    painter: QPainter, rect: QRectF, heading: str, title: str, rule: str, theme: Theme, *, active: bool
) -> None:
    """The rule in force in large letters; not `active`: that there is none."""
    paint_plate(painter, rect, theme, lit=active)
    inner = rect.adjusted(9, 5, -8, -5)
    small = max(rect.height() * 0.12, 11.0)
    paint_line(painter, QRectF(inner.x(), inner.y(), inner.width(), small * 1.3), heading, plain(small),
               theme.muted)  # fmt: skip
    large = max(rect.height() * 0.21, 16.0)
    line = QRectF(inner.x(), inner.y() + small * 1.25, inner.width(), large * 1.25)
    font = fonts.display()
    font.setPixelSize(round(large))
    paint_line(painter, line, title, narrowed(font, title, line.width(), 13), theme.text)
    body = QRectF(inner.x(), line.bottom(), inner.width(), inner.bottom() - line.bottom())
    sizes = [plain(large * share) for share in (0.82, 0.76, 0.7, 0.64, 0.6, 0.56, 0.52)]
    if rule:
        paint_text(painter, body, rule, sizes, theme.text)


# ---- worth and button --------------------------------------------------------------------------------


def paint_worth(
    painter: QPainter, rect: QRectF, title: str, now: int, ahead: int | None, theme: Theme
) -> None:
    """What the hand brings as it stands, and what it would bring."""
    paint_plate(painter, rect, theme)
    inner = rect.adjusted(6, 4, -6, -4)
    line = min(max(inner.height() * 0.3, 14.0), 26.0)
    upper = QRectF(inner.x(), inner.y(), inner.width(), line)
    paint_line(painter, upper, title, narrowed(plain(line * 0.8), title, upper.width()), theme.muted, CENTRE)
    lower = QRectF(inner.x(), upper.bottom(), inner.width(), inner.bottom() - upper.bottom())
    texts = [str(now)] if ahead is None else [str(now), str(ahead)]
    share = sum(number_width(text, 1.0) for text in texts) + (1.05 if ahead is None else 1.95)
    high = min(lower.height() * 0.7, lower.width() * 0.96 / share)
    parts = [number_width(text, high) for text in texts]
    if ahead is not None:
        parts.insert(1, high * 0.9)
    x = lower.center().x() - (sum(parts) + high * 1.05) / 2
    middle = lower.center().y()
    for at, wide in enumerate(parts):
        box = QRectF(x, middle - high / 2, wide, high)
        if at == 1:
            _paint_arrow(painter, box.center(), high * 0.5, theme)
        else:
            value = now if at == 0 or ahead is None else ahead
            ink = theme.text if at == 0 or value == now else theme.ok if value > now else theme.danger
            paint_number(painter, box, str(value), ink)
        x += wide
    paint_gum(painter, QRectF(x + high * 0.15, middle - high * 0.34, high * 0.9, high * 0.68))


def _paint_arrow(painter: QPainter, at: QPointF, size: float, theme: Theme) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = QPen(QColor(theme.muted), max(size * 0.2, 1.6))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    tip = at + QPointF(size * 0.5, 0)
    painter.drawLine(at - QPointF(size * 0.5, 0), tip)
    painter.drawLine(tip, tip + QPointF(-size * 0.32, -size * 0.3))
    painter.drawLine(tip, tip + QPointF(-size * 0.32, size * 0.3))
    painter.restore()


def paint_deed(
    painter: QPainter, rect: QRectF, title: str, note: str, theme: Theme, *, enabled: bool, hovered: bool
) -> None:
    """The button that plays what is chosen."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    area = rect.adjusted(1, 1, -1, -3)
    radius = min(10.0, area.height() * 0.26)
    if enabled:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(26, 12, 4, 130))
        painter.drawRoundedRect(area.translated(0, 2.4), radius, radius)
    fill = ("#F6B93B" if hovered else "#EBA623") if enabled else "#6B4C33"
    ink = "#2A1A05" if enabled else "#D9C3A2"
    painter.setPen(QPen(QColor("#FFE3A6" if enabled else "#8A6A4C"), 1.3))
    painter.setBrush(QColor(fill))
    painter.drawRoundedRect(area, radius, radius)
    size = min(area.height() * (0.42 if note else 0.46), area.width() * 0.2, 30.0)
    room = area.adjusted(6, 2, -6, -2)
    if note and room.height() >= size * 2:
        upper = QRectF(room.x(), room.center().y() - size * 1.12, room.width(), size * 1.2)
        lower = QRectF(room.x(), room.center().y() + size * 0.06, room.width(), size * 1.1)
        paint_line(painter, upper, title, narrowed(bold(size), title, room.width()), ink, CENTRE)
        font = narrowed(plain(size * 0.78), note, room.width())
        paint_line(painter, lower, note, font, ink, CENTRE)
    else:
        paint_line(painter, room, title, narrowed(bold(size), title, room.width()), ink, CENTRE)
    painter.restore()


def paint_count(painter: QPainter, rect: QRectF, text: str) -> None:
    """A number on a dark disc in the middle of a stack."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    side = rect.width() * 0.64
    disc = QRectF(0, 0, side, side)
    disc.moveCenter(rect.center())
    painter.setPen(QPen(QColor(MANGO), max(side * 0.06, 1.3)))
    painter.setBrush(QColor("#3A2418"))
    painter.drawEllipse(disc)
    paint_number(painter, disc.adjusted(side * 0.2, side * 0.25, -side * 0.2, -side * 0.25), text, PALE)
    painter.restore()


def paint_stack_note(painter: QPainter, line: QRectF, text: str) -> None:
    """The name of a stack, below it."""
    paint_line(painter, line, text, narrowed(plain(line.height() * 0.74), text, line.width()), FAINT, CENTRE)


def paint_waiting(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Where the card of a seat will lie that has not played yet."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = QPen(QColor(theme.line), 1.4)
    pen.setDashPattern([3.0, 2.6])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    radius = min(rect.width(), rect.height()) * 0.12
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius, radius)
    painter.restore()
