"""What all cards of Rolimã have in common: paper, shadow, rings and marks, stacks with thickness."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF

from desktop_app.qt.painting import paint_tick
from desktop_app.qt.theme import Theme, mixed

from .tone import CREAM, MANGO

CARD_RATIO = 5 / 7
"""Width by height of a fan card."""
_EDGE = "#7C6B4E"
HINT = "#2F8F5B"


def radius_of(rect: QRectF) -> float:
    """The radius of a card's corners."""
    return min(rect.width(), rect.height()) * 0.1


def rounded_card(rect: QRectF, grow: float = 0.0) -> QPainterPath:
    """The outline of a card, made larger by so much."""
    path = QPainterPath()
    radius = radius_of(rect) + grow
    path.addRoundedRect(rect.adjusted(-grow, -grow, grow, grow), radius, radius)
    return path


def paint_shadow(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """What a card lying on the street throws to the lower right."""
    size = min(rect.width(), rect.height())
    painter.setPen(Qt.PenStyle.NoPen)
    for step in range(6):
        painter.setBrush(QColor(46, 26, 14, (20 if theme.dark else 13) + 3 * (5 - step)))
        grow = size * (0.055 * (step + 1) / 6 - 0.012)
        painter.drawPath(rounded_card(rect.translated(size * 0.022, size * 0.034), grow))


def paint_paper(painter: QPainter, rect: QRectF, theme: Theme, *, paper: str = CREAM) -> None:
    """The card itself, a little brighter at the upper left."""
    ground = mixed("#2A2440", paper, 0.07) if theme.dark else paper
    sheet = QLinearGradient(rect.topLeft(), rect.bottomRight())
    sheet.setColorAt(0, QColor(mixed("#FFFFFF", ground, 0.6)))
    sheet.setColorAt(1, QColor(mixed("#C9A86F", ground, 0.2)))
    painter.setBrush(sheet)
    painter.setPen(QPen(QColor(_EDGE), max(min(rect.width(), rect.height()) * 0.012, 0.7)))
    painter.drawPath(rounded_card(rect))


def paint_glow(painter: QPainter, rect: QRectF, *, strong: bool = False) -> None:
    """A warm light around a card that can be used; reaches about a tenth of its width out."""
    width = min(rect.width(), rect.height())
    painter.setPen(Qt.PenStyle.NoPen)
    for step in range(6):
        painter.setBrush(QColor(255, 206, 92, 26 + 12 * strong))
        painter.drawPath(rounded_card(rect, width * 0.1 * (6 - step) / 6))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor("#FFC94F"), max(width * 0.045, 2.0)))
    painter.drawPath(rounded_card(rect, width * 0.016))


def paint_dim(painter: QPainter, rect: QRectF) -> None:
    """A veil over a card that cannot be used."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(58, 46, 44, 130))
    painter.drawPath(rounded_card(rect))


def paint_ring(painter: QPainter, rect: QRectF) -> None:
    """The keyboard's place."""
    width = min(rect.width(), rect.height())
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for stroke, shade in ((0.085, "#33241A"), (0.045, "#FFFBF4")):
        painter.setPen(QPen(QColor(shade), max(width * stroke, 1.8 if stroke < 0.08 else 3.4)))
        painter.drawPath(rounded_card(rect, width * 0.05))


def paint_chosen(painter: QPainter, rect: QRectF) -> None:
    """A mango frame with a tick in the lower right corner."""
    width = min(rect.width(), rect.height())
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for stroke, shade in ((0.085, "#6B4107"), (0.055, MANGO)):
        painter.setPen(QPen(QColor(shade), max(width * stroke, 2.2)))
        painter.drawPath(rounded_card(rect, width * 0.012))
    radius = max(width * 0.14, 7.0)
    centre = QPointF(rect.right() - radius * 0.8, rect.bottom() - radius * 0.8)
    paint_tick(painter, centre, radius, "#B36F06")


def paint_hinted(painter: QPainter, rect: QRectF) -> None:
    """Green brackets at the corners of what is recommended."""
    width = min(rect.width(), rect.height())
    grow, arm = width * 0.06, width * 0.26
    box = rect.adjusted(-grow, -grow, grow, grow)
    corners = (
        (box.topLeft(), 1, 1),
        (box.topRight(), -1, 1),
        (box.bottomRight(), -1, -1),
        (box.bottomLeft(), 1, -1),
    )
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for stroke, shade in ((0.09, "#FFFBF0"), (0.055, HINT)):
        pen = QPen(QColor(shade), max(width * stroke, 2.0))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        for at, right, down in corners:
            painter.drawPolyline(QPolygonF([at + QPointF(0, arm * down), at, at + QPointF(arm * right, 0)]))


# ---- stacks ----------------------------------------------------------------------------------------------


def stack_depth(rect: QRectF, height: int) -> float:
    """How far the cards below the top one of a stack reach out below the rectangle."""
    return _layers(height) * _layer(rect)


def _layers(height: int) -> int:
    """How many edges are seen below the top card: not each one, and no more from 45 cards on."""
    return 0 if height <= 1 else min(2 + height // 5, 11)


def _layer(rect: QRectF) -> float:
    return max(rect.height() * 0.014, 1.2)


def paint_stack_edges(painter: QPainter, rect: QRectF, height: int, theme: Theme) -> None:
    """What is seen of a stack below its top card, which fills the rectangle, with the shadow.

    Paint it before the top card. One card has the shadow only, none has nothing.
    """
    if height <= 0:
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    layer, layers = _layer(rect), _layers(height)
    paint_shadow(painter, rect.adjusted(0, 0, layer * 0.3 * layers, layer * layers), theme)
    for below in range(layers, 0, -1):
        card = rect.translated(layer * 0.3 * below, layer * below)
        painter.setBrush(QColor(CREAM if below % 2 else mixed("#A98F62", CREAM, 0.5)))
        painter.setPen(QPen(QColor("#6F5C3E"), max(rect.width() * 0.008, 0.6)))
        painter.drawPath(rounded_card(card))
    painter.restore()


def paint_place(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """A place where no card lies: a chalk outline on the ground."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    width = min(rect.width(), rect.height())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(60, 36, 20, 36))
    painter.drawPath(rounded_card(rect))
    pen = QPen(QColor(255, 250, 236, 120 if theme.dark else 190), max(width * 0.02, 1.1))
    pen.setDashPattern([3.4, 2.6])
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(rounded_card(rect, -width * 0.045))
    painter.restore()
