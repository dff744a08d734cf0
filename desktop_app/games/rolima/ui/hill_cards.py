"""The cards beside the street: hill cards, the start card and the goal card.

They fit any rectangle; lying ones with `street_plan.HILL_RATIO` are what the street has room for. A name is
written where it can be read.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
)

from desktop_app.games.rolima.engine.deck import Hill
from desktop_app.qt import fonts
from desktop_app.qt.theme import Theme, mixed

from .banner import paint_chequers, paint_flags
from .card_parts import (
    paint_glow,
    paint_hinted,
    paint_paper,
    paint_ring,
    paint_shadow,
    radius_of,
    rounded_card,
)
from .hill_glyphs import paint_hill_glyph
from .tone import CREAM, INK, MANGO

HillFace: TypeAlias = Literal["hidden", "open", "seen"]
_LEAST_NAME = 10.5
"""Names are not written in fewer pixels."""


def paint_hill_card(
    painter: QPainter,
    rect: QRectF,
    hill: Hill | None,
    theme: Theme,
    *,
    state: HillFace,
    name: str = "",
    lit: bool = False,
    cursor: bool = False,
    hinted: bool = False,
) -> None:
    """A hill card: "hidden" face down, "open" with the sign of its rule, "seen" turned down again.

    `hill` is not used while it is hidden. `lit`: its rule works just now.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_shadow(painter, rect, theme)
    if lit:
        paint_glow(painter, rect, strong=True)
    if state == "open" and hill is not None:
        paint_paper(painter, rect, theme, paper="#FFF1CC")
        _paint_open(painter, rect, hill, name)
    else:
        paint_paper(painter, rect, theme)
        _paint_mountain(painter, rect, grey=state == "seen", dark=theme.dark)
        if state == "seen" and hill is not None:
            _paint_corner(painter, rect, hill)
    if hinted:
        paint_hinted(painter, rect)
    if cursor:
        paint_ring(painter, rect)
    painter.restore()


def paint_start_card(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """A ramp under paper flags."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_shadow(painter, rect, theme)
    paint_paper(painter, rect, theme)
    field, shape = _window(rect)
    painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    sky = QLinearGradient(field.topLeft(), field.bottomLeft())
    sky.setColorAt(0, QColor("#8CC7D6"))
    sky.setColorAt(1, QColor("#FBE6B4"))
    painter.fillRect(field, sky)
    wide, high = field.width(), field.height()
    painter.setPen(QPen(QColor("#6E4526"), max(high * 0.03, 0.8)))
    painter.setBrush(QColor("#C98F52"))
    left, bottom = field.x(), field.bottom() + high * 0.1
    ramp = [(0.0, 0.42), (0.34, 0.42), (1.05, 0.84), (1.05, 1.0), (0.0, 1.0)]
    painter.drawPolygon(QPolygonF([QPointF(left + wide * x, field.y() + high * y) for x, y in ramp]))
    for x, y in ((0.12, 0.42), (0.3, 0.42), (0.5, 0.52), (0.7, 0.64), (0.88, 0.74)):
        painter.drawLine(QPointF(left + wide * x, field.y() + high * y), QPointF(left + wide * x, bottom))
    _paint_down(painter, QPointF(left + wide * 0.62, field.y() + high * 0.4), min(wide, high) * 0.4)
    ends = field.topLeft() + QPointF(-wide * 0.05, high * 0.04), field.topRight() + QPointF(wide * 0.05, 0)
    paint_flags(painter, *ends, high * 0.12, high * 0.17, theme, 3)
    painter.setClipping(False)
    _paint_frame(painter, shape, rect, "#3E8E54")
    painter.restore()


def paint_goal_card(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Chequers, and a podium's cup in the middle."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_shadow(painter, rect, theme)
    paint_paper(painter, rect, theme)
    field, shape = _window(rect)
    painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    side = min(field.width(), field.height()) / 4
    corners = [field.topLeft(), field.topRight(), field.bottomRight(), field.bottomLeft()]
    plain = max(round(field.width() / side), 2), max(round(field.height() / side), 2)
    paint_chequers(painter, QPolygonF(corners), *plain, theme)
    radius = min(field.width(), field.height()) * 0.4
    painter.setPen(QPen(QColor("#7A4B05"), max(radius * 0.07, 0.8)))
    painter.setBrush(QColor("#F6C453"))
    painter.drawEllipse(field.center(), radius, radius)
    paint_cup(painter, field.center(), radius * 1.2)
    painter.setClipping(False)
    _paint_frame(painter, shape, rect, "#C8402F")
    painter.restore()


def paint_cup(painter: QPainter, centre: QPointF, size: float) -> None:
    """A cup with two handles."""
    painter.save()
    painter.translate(centre)
    painter.scale(size / 100, size / 100)
    pen = QPen(QColor(INK), 7)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(QPointF(-28, -22), 14, 15)
    painter.drawEllipse(QPointF(28, -22), 14, 15)
    painter.setBrush(QColor(CREAM))
    bowl = QPainterPath(QPointF(-30, -44))
    bowl.lineTo(30, -44)
    bowl.cubicTo(QPointF(30, -8), QPointF(18, 8), QPointF(7, 12))
    bowl.lineTo(9, 30)
    bowl.lineTo(24, 42)
    bowl.lineTo(-24, 42)
    bowl.lineTo(-9, 30)
    bowl.lineTo(-7, 12)
    bowl.cubicTo(QPointF(-18, 8), QPointF(-30, -8), QPointF(-30, -44))
    painter.drawPath(bowl)
    painter.restore()


# ---- parts ----------------------------------------------------------------------------------------------


def _window(rect: QRectF) -> tuple[QRectF, QPainterPath]:
    inset = min(rect.width(), rect.height()) * 0.075
    field = rect.adjusted(inset, inset, -inset, -inset)
    shape = QPainterPath()
    shape.addRoundedRect(field, radius_of(rect) * 0.7, radius_of(rect) * 0.7)
    return field, shape


def _paint_frame(painter: QPainter, shape: QPainterPath, rect: QRectF, colour: str) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(colour), max(min(rect.width(), rect.height()) * 0.028, 1.0)))
    painter.drawPath(shape)


def _paint_down(painter: QPainter, centre: QPointF, size: float) -> None:
    """An arrow down the hill."""
    painter.save()
    painter.translate(centre)
    painter.rotate(31)
    painter.scale(size / 100, size / 100)
    painter.setPen(QPen(QColor(INK), 8))
    painter.setBrush(QColor(CREAM))
    points = ((-60, -16), (8, -16), (8, -42), (60, 0), (8, 42), (8, 16), (-60, 16))
    painter.drawPolygon(QPolygonF([QPointF(*point) for point in points]))
    painter.restore()


def _paint_open(painter: QPainter, rect: QRectF, hill: Hill, name: str) -> None:
    """The sign on a plate; below it (beside it on a very wide card) the name."""
    field, shape = _window(rect)
    painter.fillPath(shape, QColor("#FFF8E4"))
    font, name_box, glyph_box = _divided(field, name)
    ground = QPainterPath()
    ground.addRoundedRect(glyph_box, glyph_box.height() * 0.16, glyph_box.height() * 0.16)
    warm = QLinearGradient(glyph_box.topLeft(), glyph_box.bottomRight())
    warm.setColorAt(0, QColor("#FFE9B0"))
    warm.setColorAt(1, QColor(mixed(MANGO, "#FFE0A0", 0.4)))
    painter.fillPath(ground, warm)
    inset = min(glyph_box.width(), glyph_box.height()) * 0.07
    paint_hill_glyph(painter, glyph_box.adjusted(inset, inset, -inset, -inset), hill)
    if font is not None:
        painter.setFont(font)
        painter.setPen(QColor(INK))
        painter.drawText(name_box, int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap), name)
    _paint_frame(painter, shape, rect, "#B36F06")


def _divided(field: QRectF, name: str) -> tuple[QFont | None, QRectF, QRectF]:
    """Font and box of the name (None: no room for it), and the box of the sign."""
    inset = min(field.width(), field.height()) * 0.05
    inner = field.adjusted(inset, inset, -inset, -inset)
    if not name:
        return None, QRectF(), inner
    if inner.width() > inner.height() * 2:
        sign = QRectF(inner.x(), inner.y(), inner.height(), inner.height())
        box = inner.adjusted(sign.width() + inset, 0, 0, 0)
    else:
        sign = inner.adjusted(0, 0, 0, -inner.height() * 0.29)
        box = inner.adjusted(0, inner.height() * 0.71, 0, inset * 0.6)
    font = _fitting(name, box, inner.height() * 0.22)
    return (None, QRectF(), inner) if font is None else (font, box, sign)


def _fitting(name: str, box: QRectF, largest: float) -> QFont | None:
    """The largest font in which the name fits, over several lines if need be; None: none can be read."""
    font = fonts.ui(weight=QFont.Weight.Bold)
    size = largest
    flags = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap)
    while size >= _LEAST_NAME:
        font.setPixelSize(round(size))
        metrics = QFontMetricsF(font)
        needed = metrics.boundingRect(box, flags, name)
        longest = max(metrics.horizontalAdvance(word) for word in name.split())
        if max(longest, needed.width()) <= box.width() and needed.height() <= box.height():
            return font
        size *= 0.92
    return None


def _paint_mountain(painter: QPainter, rect: QRectF, *, grey: bool, dark: bool) -> None:
    """The back: a steep rock above the bay, the sun behind it."""
    field, shape = _window(rect)
    wide, high = field.width(), field.height()

    def shade(colour: str) -> QColor:
        plain = QColor(colour)
        if grey:
            value = round(plain.red() * 0.35 + plain.green() * 0.5 + plain.blue() * 0.15)
            plain = QColor(mixed(QColor(value, value, value).name(), colour, 0.82))
            plain = QColor(mixed("#B5ADA2", plain.name(), 0.45))
        return QColor(mixed("#1B1636", plain.name(), 0.22)) if dark else plain

    def at(x: float, y: float) -> QPointF:
        return QPointF(field.x() + wide * x, field.y() + high * y)

    painter.save()
    painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    sky = QLinearGradient(field.topLeft(), field.bottomLeft())
    sky.setColorAt(0, shade("#F0A63A"))
    sky.setColorAt(0.75, shade("#FBE2A0"))
    painter.fillRect(field, sky)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shade("#FFF6D6"))
    painter.drawEllipse(at(0.3, 0.36), high * 0.17, high * 0.17)
    painter.setBrush(shade("#6FA7A8"))
    painter.drawPolygon(
        QPolygonF([at(-0.1, 0.8), at(0.14, 0.52), at(0.34, 0.66), at(0.48, 0.56), at(0.8, 0.8)])
    )
    rock = QPainterPath(at(0.36, 0.86))
    rock.cubicTo(at(0.5, 0.74), at(0.46, 0.14), at(0.64, 0.12))
    rock.cubicTo(at(0.82, 0.12), at(0.82, 0.66), at(0.98, 0.86))
    rock.closeSubpath()
    painter.setBrush(shade("#33705F"))
    painter.drawPath(rock)
    lit = QPainterPath(at(0.40, 0.86))
    lit.cubicTo(at(0.52, 0.74), at(0.49, 0.18), at(0.62, 0.14))
    lit.cubicTo(at(0.56, 0.3), at(0.62, 0.6), at(0.55, 0.86))
    lit.closeSubpath()
    painter.setBrush(shade("#5E9C74"))
    painter.drawPath(lit)
    painter.setBrush(shade("#2E6F86"))
    painter.drawRect(QRectF(at(-0.1, 0.79), at(1.1, 1.1)))
    wave = QPen(shade("#BFE0DC"), max(high * 0.03, 0.7))
    wave.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(wave)
    for x, y in ((0.1, 0.86), (0.42, 0.9), (0.7, 0.86), (0.24, 0.94)):
        painter.drawLine(at(x, y), at(x + 0.14, y))
    painter.restore()
    _paint_frame(painter, shape, rect, "#857A6C" if grey else "#B36F06")


def _paint_corner(painter: QPainter, rect: QRectF, hill: Hill) -> None:
    """What the turned-down card was, small on a paper corner."""
    side = min(rect.width(), rect.height()) * 0.56
    box = QRectF(rect.right() - side, rect.bottom() - side, side, side)
    painter.save()
    painter.setClipPath(rounded_card(rect), Qt.ClipOperation.IntersectClip)
    painter.setPen(QPen(QColor("#857A6C"), max(side * 0.04, 0.8)))
    painter.setBrush(QColor("#EDE6DA"))
    shape = QPainterPath()
    shape.addRoundedRect(box.adjusted(0, 0, side * 0.3, side * 0.3), side * 0.24, side * 0.24)
    painter.drawPath(shape)
    painter.setOpacity(painter.opacity() * 0.75)
    inset = side * 0.12
    paint_hill_glyph(painter, box.adjusted(inset, inset, -inset, -inset), hill)
    painter.restore()
