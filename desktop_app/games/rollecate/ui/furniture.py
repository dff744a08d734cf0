"""What cards and dice lie on: the shelf, plates over the meadow, the seats' rows; and the buffer stop."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QLinearGradient, QPainter, QPen, QRadialGradient

from desktop_app.qt import fonts
from desktop_app.qt.glyphs import paint_glyphs
from desktop_app.qt.painting import paint_line, paint_swatch
from desktop_app.qt.theme import Theme, mixed

from .cards import CARD_RATIO, paint_card_back, paint_pile_edges, paint_place
from .plates import BRASS, BRASS_PALE, LOCO_DEEP
from .ways import vector

PALE, FAINT = "#F6F0DC", "#B9CDBD"
"""Writing on the green of shelf and plates."""
_GREEN = {"light": ("#3A7A5B", "#2C6249", "#214B38"), "dark": ("#24493A", "#1C3B2F", "#142B22")}
GOOD, BAD, LAMP = "#86EBB0", "#FF9C86", "#F0402A"


def greens(theme: Theme) -> tuple[str, str, str]:
    """The enamel of shelf and plates, from its lit edge to its shade."""
    return _GREEN["dark" if theme.dark else "light"]


def paint_shelf(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """The running board of an engine across the whole table: green enamel, a brass edge, rivets."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    shade = QLinearGradient(rect.topLeft() - QPointF(0, 14), rect.topLeft())
    shade.setColorAt(0, QColor(6, 18, 10, 0))
    shade.setColorAt(1, QColor(6, 18, 10, 110))
    painter.fillRect(QRectF(rect.x(), rect.y() - 14, rect.width(), 14), shade)
    body = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    for stop, colour in zip((0.0, 0.35, 1.0), greens(theme), strict=True):
        body.setColorAt(stop, QColor(colour))
    painter.fillRect(rect, body)
    edge = max(rect.height() * 0.03, 3.0)
    brass = QLinearGradient(rect.topLeft(), rect.topLeft() + QPointF(0, edge))
    brass.setColorAt(0, QColor(BRASS_PALE if not theme.dark else BRASS))
    brass.setColorAt(1, QColor(mixed("#5B4312", BRASS, 0.5)))
    painter.fillRect(QRectF(rect.x(), rect.y(), rect.width(), edge), brass)
    painter.setPen(Qt.PenStyle.NoPen)
    step = max(rect.height() * 0.4, 46.0)
    for number in range(int(rect.width() / step) + 1):
        middle = QPointF(rect.x() + step * (number + 0.5), rect.y() + edge * 2.1)
        painter.setBrush(QColor(4, 14, 8, 90))
        painter.drawEllipse(middle + QPointF(0.6, 0.9), edge * 0.42, edge * 0.42)
        painter.setBrush(QColor(mixed("#FFFFFF", greens(theme)[0], 0.2)))
        painter.drawEllipse(middle, edge * 0.38, edge * 0.38)
    painter.restore()


def paint_plate_ground(painter: QPainter, rect: QRectF, theme: Theme, *, lit: bool = False) -> None:
    """A green plate on the meadow; `lit` with a bright brass rim."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    radius = min(11.0, rect.height() * 0.16)
    painter.setPen(Qt.PenStyle.NoPen)
    for step in range(4):
        painter.setBrush(QColor(4, 14, 8, 34 - step * 7))
        grow = 1.6 * (step + 1)
        painter.drawRoundedRect(
            rect.adjusted(-grow, -grow * 0.5, grow, grow).translated(0.8, 1.6), radius + grow, radius + grow
        )
    body = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    for stop, colour in zip((0.0, 0.4, 1.0), greens(theme), strict=True):
        shade = QColor(colour)
        shade.setAlpha(238)
        body.setColorAt(stop, shade)
    painter.setBrush(body)
    rim = QColor("#FFDF8C" if lit else BRASS)
    rim.setAlpha(255 if lit else 120)
    painter.setPen(QPen(rim, 2.4 if lit else 1.2))
    painter.drawRoundedRect(rect, radius, radius)
    painter.restore()


def paint_title(painter: QPainter, plate: QRectF, title: str) -> None:
    """The heading of a plate, in its upper left."""
    high = min(max(plate.height() * 0.16, 20.0), 34.0)
    font = fonts.ui(weight=QFont.Weight.Bold)
    font.setPixelSize(max(13, round(high * 0.66)))
    paint_line(painter, QRectF(plate.x() + 12, plate.y() + 3, plate.width() - 24, high), title, font, PALE)


def paint_rim(painter: QPainter, plate: QRectF) -> None:
    """The rim of a plate that takes what is dragged, or that the pointer is on."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor("#FFF3CF"), 2.0))
    radius = min(11.0, plate.height() * 0.16)
    painter.drawRoundedRect(plate.adjusted(1, 1, -1, -1), radius, radius)
    painter.restore()


def paint_arrow(
    painter: QPainter, at: QPointF, heading: int, radius: float, *, strong: bool, hovered: bool
) -> None:
    """A round brass button with an arrow: the railway may go on that way."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(at)
    radius = max(radius, 13.0)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(6, 16, 8, 90))
    painter.drawEllipse(QPointF(radius * 0.06, radius * 0.14), radius * 1.06, radius * 1.06)
    painter.setBrush(QColor("#FFF0BE" if hovered else BRASS if strong else "#D9CBA0"))
    painter.setPen(QPen(QColor("#3A2A08"), max(radius * 0.1, 1.4)))
    painter.drawEllipse(QPointF(), radius, radius)
    painter.rotate(-90.0 * heading)
    painter.setPen(
        QPen(
            QColor("#2A1F06"),
            radius * 0.24,
            Qt.PenStyle.SolidLine,
            Qt.PenCapStyle.RoundCap,
            Qt.PenJoinStyle.RoundJoin,
        )
    )
    painter.drawLine(QPointF(-radius * 0.5, 0), QPointF(radius * 0.45, 0))
    painter.drawLine(QPointF(radius * 0.45, 0), QPointF(radius * 0.05, -radius * 0.4))
    painter.drawLine(QPointF(radius * 0.45, 0), QPointF(radius * 0.05, radius * 0.4))
    painter.restore()


def paint_hollow(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """A hollow in the shelf for dice."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    radius = min(9.0, rect.height() * 0.2)
    ground = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    ground.setColorAt(0, QColor(mixed("#000000", LOCO_DEEP, 0.42)))
    ground.setColorAt(1, QColor(mixed("#000000", LOCO_DEEP, 0.12)))
    painter.setBrush(ground)
    painter.setPen(QPen(QColor(201, 162, 74, 105), 1.2))
    painter.drawRoundedRect(rect, radius, radius)
    painter.restore()


@dataclass(frozen=True, slots=True)
class RowWords:
    """What the line of a seat's row says; `colour` is a key of the seat palette."""

    name: str
    colour: str
    points: int
    turn: bool
    backs: int = 0


def paint_row(
    painter: QPainter, plate: QRectF, line: QRectF, points: QRectF, words: RowWords, theme: Theme
) -> None:
    """A seat's plate: colour and name in `line`, the sum of its pile."""
    paint_plate_ground(painter, plate, theme, lit=words.turn)
    high = line.height()
    side = min(high * 0.8, 32.0)
    swatch = QRectF(line.x(), line.center().y() - side / 2, side, side)
    paint_swatch(painter, swatch, (words.colour,), theme, radius=4)
    number = fonts.display()
    number.setPixelSize(round(high * 0.86))
    align = Qt.AlignmentFlag.AlignRight if points.x() > line.x() else Qt.AlignmentFlag.AlignLeft
    paint_line(painter, points, str(words.points), number, PALE, align)
    font = fonts.ui(weight=QFont.Weight.Bold if words.turn else QFont.Weight.DemiBold)
    font.setPixelSize(max(13, round(high * 0.6)))
    room = line.adjusted(side + 6, 0, 0, 0)
    if words.backs and points.x() > line.x():
        room.setRight(line.x() + line.width() * 0.735)
    while QFontMetricsF(font).horizontalAdvance(words.name) > room.width() and font.pixelSize() > 12:
        font.setPixelSize(font.pixelSize() - 1)
    paint_line(painter, room, words.name, font, PALE)


def paint_backs(painter: QPainter, rect: QRectF, count: int, theme: Theme) -> None:
    """A hand that nobody here sees: backs in a row, and how many."""
    if count <= 0:
        return
    high = min(rect.height() * 0.96, rect.width() / (CARD_RATIO + 0.74))
    wide = high * CARD_RATIO
    number = QRectF(rect.right() - high * 0.62, rect.y(), high * 0.62, rect.height())
    room = max(number.x() - rect.x() - wide - 2, 0.0)
    shown = min(count, 5, 1 + int(room / 2.5))
    step = min(wide * 0.42, room / max(shown - 1, 1)) if shown > 1 else 0.0
    for place in range(shown):
        card = QRectF(rect.x() + place * step, rect.center().y() - high / 2, wide, high)
        paint_card_back(painter, card, theme)
    paint_glyphs(painter, number.adjusted(0, high * 0.24, 0, -high * 0.24), str(count), FAINT)


def paint_deck(painter: QPainter, rect: QRectF, count: int, note: str, theme: Theme) -> None:
    """The draw pile: its backs in a stack, the number of cards on it, and below what that means."""
    note_high = max(rect.height() * 0.17, 15.0)
    high = rect.height() - note_high - rect.height() * 0.09
    wide = min(high * CARD_RATIO, rect.width())
    card = QRectF(rect.center().x() - wide / 2, rect.y(), wide, wide / CARD_RATIO)
    if count:
        paint_pile_edges(painter, card, min(count, 9), theme)
        paint_card_back(painter, card, theme)
        side = wide * 0.62
        disc = QRectF(0, 0, side, side)
        disc.moveCenter(card.center())
        painter.setPen(QPen(QColor(BRASS), max(side * 0.06, 1.2)))
        painter.setBrush(QColor(mixed("#000000", LOCO_DEEP, 0.3)))
        painter.drawEllipse(disc)
        cut = side * 0.24
        paint_glyphs(painter, disc.adjusted(cut * 0.8, cut, -cut * 0.8, -cut), str(count), PALE)
    else:
        paint_place(painter, card, theme)
    font = fonts.ui(weight=QFont.Weight.DemiBold)
    font.setPixelSize(max(12, round(note_high * 0.78)))
    area = QRectF(rect.x() - 6, rect.bottom() - note_high, rect.width() + 6, note_high)
    while QFontMetricsF(font).horizontalAdvance(note) > area.width() and font.pixelSize() > 10:
        font.setPixelSize(font.pixelSize() - 1)
    paint_line(painter, area, note, font, FAINT, Qt.AlignmentFlag.AlignHCenter)


def paint_target_plate(
    painter: QPainter,
    rect: QRectF,
    title: str,
    note: str,
    *,
    kind: str,
    lit: bool,
    chosen: bool,
) -> None:
    """A place to put a penalty card: "join" with the equal one (both go), or "top" of the pile."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    radius = min(9.0, rect.height() * 0.16)
    edge = QColor(GOOD if kind == "join" else BRASS_PALE)
    edge.setAlpha(255 if lit else 70)
    fill = QColor("#1E6A45" if kind == "join" else "#5A4A1E")
    fill.setAlpha(220 if lit else 60)
    pen = QPen(edge, 3.0 if chosen and lit else 1.8)
    if not chosen:
        pen.setDashPattern([4.0, 2.6])
    painter.setBrush(fill)
    painter.setPen(pen)
    painter.drawRoundedRect(rect.adjusted(2, 2, -2, -2), radius, radius)
    ink = PALE if lit else "#8FA596"
    font = fonts.ui(weight=QFont.Weight.Bold)
    font.setPixelSize(max(13, min(round(rect.height() * 0.26), round(rect.width() * 0.13), 26)))
    room = rect.adjusted(8, rect.height() * 0.1, -8, -rect.height() * 0.1)
    upper = QRectF(room.x(), room.y(), room.width(), room.height() * (0.56 if note else 1.0))
    paint_line(painter, upper, title, font, ink, Qt.AlignmentFlag.AlignHCenter)
    small = fonts.ui(weight=QFont.Weight.DemiBold)
    small.setPixelSize(max(12, round(font.pixelSize() * 0.82)))
    lower = QRectF(room.x(), upper.bottom(), room.width(), room.bottom() - upper.bottom())
    paint_line(painter, lower, note, small, ink, Qt.AlignmentFlag.AlignHCenter)
    painter.restore()


def paint_buffer_stop(
    painter: QPainter, rect: QRectF, heading: int, theme: Theme, *, danger: float = 0.0
) -> None:
    """The end of the line behind the rear card, in that card's cell: beams across the rails and a red lamp.

    `danger` 0..1 makes the lamp glow: the cards from here on are about to be taken.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    unit = rect.width()
    back = vector(heading) * -1.0
    foot = rect.center() + back * (unit * 0.47)
    painter.translate(foot)
    painter.rotate(-90.0 * heading)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(8, 14, 8, 90))
    painter.drawRoundedRect(QRectF(-0.045 * unit, -0.2 * unit, 0.13 * unit, 0.44 * unit), 3, 3)
    for y in (-0.12, 0.12):
        painter.setBrush(QColor("#4A3524"))
        painter.drawRect(QRectF(-0.07 * unit, (y - 0.03) * unit, 0.14 * unit, 0.06 * unit))
    beam = QRectF(-0.055 * unit, -0.22 * unit, 0.1 * unit, 0.44 * unit)
    painter.setBrush(QColor("#C8402F" if not theme.dark else "#9A3327"))
    painter.setPen(QPen(QColor("#4A120A"), max(unit * 0.014, 0.8)))
    painter.drawRoundedRect(beam, unit * 0.018, unit * 0.018)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#FFF6E4" if not theme.dark else "#CFC6B4"))
    for y in (-0.13, 0.03):
        painter.drawRect(QRectF(-0.047 * unit, y * unit, 0.084 * unit, 0.08 * unit))
    painter.restore()
    _paint_lamp(painter, foot + vector(heading) * 0.0, unit, theme, danger=danger)


def _paint_lamp(painter: QPainter, foot: QPointF, unit: float, theme: Theme, *, danger: float) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    top = foot - QPointF(0, unit * 0.13)
    painter.setPen(QPen(QColor("#241A12"), max(unit * 0.035, 1.4)))
    painter.drawLine(QLineF(foot, top))
    glow_reach = unit * (0.16 + 0.16 * danger + (0.05 if theme.dark else 0.0))
    glow = QRadialGradient(top, glow_reach)
    glow.setColorAt(0, QColor(255, 90, 60, round(120 + 110 * danger)))
    glow.setColorAt(1, QColor(255, 60, 40, 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(glow)
    painter.drawEllipse(top, glow_reach, glow_reach)
    painter.setBrush(QColor(LAMP))
    painter.setPen(QPen(QColor("#3A0D06"), max(unit * 0.014, 0.8)))
    painter.drawEllipse(top, unit * 0.058, unit * 0.058)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(255, 220, 200, 220))
    painter.drawEllipse(top - QPointF(unit * 0.018, unit * 0.02), unit * 0.017, unit * 0.017)
    painter.restore()


def paint_signal_lamps(painter: QPainter, rect: QRectF, used: int, limit: int) -> None:
    """Lamps in a row, one for each derailment that is still forgiven: burnt out from the left."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    side = min(rect.height(), rect.width() / (limit * 1.25))
    for place in range(limit):
        middle = QPointF(rect.x() + side * (0.5 + place * 1.25), rect.center().y())
        out = place < used
        painter.setPen(QPen(QColor(BRASS), max(side * 0.07, 1.2)))
        painter.setBrush(QColor("#10241A"))
        painter.drawEllipse(middle, side * 0.46, side * 0.46)
        light = QRadialGradient(middle - QPointF(side, side) * 0.1, side * 0.4)
        colours = ("#FF8A70", "#E0371F") if out else ("#C9F7D8", "#3FB873")
        light.setColorAt(0, QColor(colours[0]))
        light.setColorAt(1, QColor(colours[1]))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(light)
        painter.drawEllipse(middle, side * 0.33, side * 0.33)
        if out:
            reach = side * 0.17
            painter.setPen(
                QPen(QColor("#FFF3E6"), side * 0.1, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
            )
            for sign in (-1, 1):
                painter.drawLine(
                    middle + QPointF(-reach, -reach * sign), middle + QPointF(reach, reach * sign)
                )
    painter.restore()
