"""Enamel number plates, the colours of the values, and small labels that can be read on the landscape."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QLinearGradient, QPainter, QPen

from desktop_app.qt import fonts
from desktop_app.qt.glyphs import paint_glyphs
from desktop_app.qt.theme import Theme, mixed

LOCO, LOCO_DEEP = "#2F6B4F", "#1B4231"
BRASS, BRASS_DEEP, BRASS_PALE = "#C9A24A", "#7E5F1E", "#F1DDA0"
LabelKind: TypeAlias = Literal["plain", "dice", "steps", "good", "bad"]
"""plain: a name or number; dice: how many are rolled; steps: how far; good and bad: what it brings."""
_LABELS: dict[LabelKind, tuple[str, str, str]] = {
    "plain": ("#FFF9EA", "#22302A", "#B39A62"),
    "dice": ("#F3E2B4", "#33270C", "#8A6A1F"),
    "steps": ("#214A38", "#FFF4D6", "#8FBFA4"),
    "good": ("#D2EFD6", "#123D22", "#3E8E54"),
    "bad": ("#F9D8CF", "#5E160C", "#C23E2D"),
}
"""Ground, text and edge."""


@dataclass(frozen=True, slots=True)
class Enamel:
    """What a value looks like: the enamel, what is written on it, the rim, and a shade for lines on paper."""

    ground: str
    ink: str
    rim: str
    line: str


ENAMELS: dict[int, Enamel] = {
    1: Enamel("#FBF6E6", "#1E3A34", "#2F5A4C", "#3A6B5C"),
    2: Enamel("#2C6FB4", "#FFFBF1", "#FFFBF1", "#2A639F"),
    3: Enamel("#F0B13C", "#2C1B05", "#3B2508", "#8A5A0C"),
    4: Enamel("#A03326", "#FFF6EA", "#FFF6EA", "#96301F"),
    5: Enamel("#33293F", "#FFE08A", "#FFE08A", "#4A3560"),
}
"""By value; 5 is what a chaos card is usually worth."""


def enamel(value: int) -> Enamel:
    """The look of a value; those above 5 look like 5."""
    return ENAMELS[min(max(value, 1), 5)]


def marks(value: int) -> tuple[tuple[float, float], ...]:
    """Where the rivets that count a value lie: shares of a strip, one row."""
    apart = 0.225 if value < 5 else 0.76 / (value - 1)
    return tuple(((place - (value - 1) / 2) * apart + 0.5, 0.5) for place in range(value))


def paint_plate(painter: QPainter, rect: QRectF, value: int, theme: Theme, *, shadow: bool = True) -> None:
    """An enamel plate that fills the rectangle (about as wide as high): the number, below it rivets that
    count.

    The plate is readable from 14 pixels on; the shadow reaches 8 % out to the lower right.
    """
    look = enamel(value)
    high = rect.height()
    radius = high * 0.2
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    if shadow:
        for step in (2, 1):
            painter.setBrush(QColor(8, 18, 10, 38))
            grow = high * 0.02 * step
            area = rect.translated(high * 0.04, high * 0.06).adjusted(-grow, -grow, grow, grow)
            painter.drawRoundedRect(area, radius + grow, radius + grow)
    shine = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    shine.setColorAt(0, QColor(mixed("#FFFFFF", look.ground, 0.22)))
    shine.setColorAt(0.5, QColor(look.ground))
    shine.setColorAt(1, QColor(mixed("#0B0B12", look.ground, 0.16)))
    painter.setBrush(shine)
    painter.setPen(QPen(QColor(mixed("#0B0B12", look.ground, 0.55)), max(high * 0.045, 0.8)))
    painter.drawRoundedRect(rect, radius, radius)
    if high >= 24:
        inset = high * 0.07
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(look.rim), high * 0.03))
        area = rect.adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(area, radius - inset, radius - inset)
    numeral = QRectF(rect.x(), rect.y() + high * 0.13, rect.width(), high * 0.52)
    paint_glyphs(painter, numeral, str(value), look.ink)
    paint_marks(
        painter,
        QRectF(rect.x() + rect.width() * 0.1, rect.y() + high * 0.7, rect.width() * 0.8, high * 0.19),
        value,
        look.ink,
    )
    painter.restore()


def paint_marks(painter: QPainter, strip: QRectF, value: int, ink: str) -> None:
    """Rivets in a row, as many as the value says, in the middle of a strip."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(ink))
    radius = min(strip.height() / 2, strip.width() * (0.09 if value < 5 else 0.32 / (value - 1)))
    for x, y in marks(value):
        painter.drawEllipse(
            QPointF(strip.x() + strip.width() * x, strip.y() + strip.height() * y), radius, radius
        )


def paint_crossed(painter: QPainter, rect: QRectF, value: int, theme: Theme) -> None:
    """A small plate with a red bar across: the value that must not lie next to this one."""
    side = min(rect.width(), rect.height())
    disc = QRectF(0, 0, side, side)
    disc.moveCenter(rect.center())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor("#B93A2B"), side * 0.1))
    painter.setBrush(QColor("#FFFBF1"))
    painter.drawEllipse(disc.adjusted(side * 0.05, side * 0.05, -side * 0.05, -side * 0.05))
    cut = side * 0.25
    paint_glyphs(painter, disc.adjusted(cut, cut, -cut, -cut), str(value), "#2A2622")
    painter.setPen(QPen(QColor("#B93A2B"), side * 0.1))
    reach = side * 0.31
    painter.drawLine(disc.center() + QPointF(-reach, reach), disc.center() + QPointF(reach, -reach))
    painter.restore()


def label_width(text: str, height: float) -> float:
    """How wide a label of that height has to be for its text."""
    return max(QFontMetricsF(_label_font(height)).horizontalAdvance(text) + height * 0.8, height)


def paint_label(painter: QPainter, rect: QRectF, text: str, theme: Theme, kind: LabelKind = "plain") -> None:
    """A short text on a rounded plate that can be read on grass, cards and dice; see `LabelKind`."""
    ground, ink, edge = _LABELS[kind]
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    radius = rect.height() * 0.5
    painter.setPen(Qt.PenStyle.NoPen)
    for step in range(3):
        grow = rect.height() * 0.05 * (step + 1)
        painter.setBrush(QColor(6, 16, 8, 34 - step * 8))
        area = rect.adjusted(-grow, -grow, grow, grow).translated(0, rect.height() * 0.06)
        painter.drawRoundedRect(area, radius + grow, radius + grow)
    painter.setBrush(QColor(ground))
    painter.setPen(QPen(QColor(edge), max(rect.height() * 0.05, 1.0)))
    painter.drawRoundedRect(rect, radius, radius)
    painter.setFont(_label_font(rect.height()))
    painter.setPen(QColor(ink))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextSingleLine, text)
    painter.restore()


def _label_font(height: float) -> QFont:
    font = fonts.ui(weight=QFont.Weight.Bold)
    font.setPixelSize(max(round(height * 0.66), 8))
    return font
