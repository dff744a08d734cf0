"""A windmill with thatched walls and a farm with a red roof; see `things` for the units."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen, QPolygonF, QRadialGradient, QTransform

from desktop_app.qt.theme import Theme

from .tone import tint

Pairs = tuple[tuple[float, float], ...]


def _shape(points: Pairs) -> QPolygonF:
    return QPolygonF([QPointF(x, y) for x, y in points])


def _fill(painter: QPainter, points: Pairs, colour: QColor | QLinearGradient) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawPolygon(_shape(points))


def _across(left: float, right: float, stops: tuple[tuple[float, str], ...], theme: Theme) -> QLinearGradient:
    """Colours from the lit left to the shaded right side of something round."""
    result = QLinearGradient(QPointF(left, 0), QPointF(right, 0))
    for stop, colour in stops:
        result.setColorAt(stop, tint(colour, theme))
    return result


def _window(painter: QPainter, area: QRectF, theme: Theme) -> None:
    """White frame, dark pane; lit in the evening."""
    painter.setPen(Qt.PenStyle.NoPen)
    if theme.dark:
        glow = QRadialGradient(area.center(), area.height() * 1.6)
        glow.setColorAt(0, QColor(255, 206, 110, 130))
        glow.setColorAt(1, QColor(255, 206, 110, 0))
        painter.setBrush(glow)
        painter.drawEllipse(area.center(), area.height() * 1.6, area.height() * 1.6)
    painter.fillRect(area, tint("#F5F0E2", theme))
    rim = area.width() * 0.16
    painter.fillRect(
        area.adjusted(rim, rim, -rim, -rim), QColor("#FFCF74") if theme.dark else QColor("#34454C")
    )
    painter.setPen(QPen(tint("#F5F0E2", theme), rim * 0.7))
    painter.drawLine(QLineF(area.center().x(), area.top(), area.center().x(), area.bottom()))
    painter.drawLine(QLineF(area.left(), area.center().y(), area.right(), area.center().y()))
    painter.setPen(Qt.PenStyle.NoPen)


def paint_mill(painter: QPainter, form: float, theme: Theme) -> None:
    """A mill on a brick base with a gallery; its sails stand as `form` says."""
    _paint_shadow(painter)
    brick = _across(-0.42, 0.42, ((0, "#C9805F"), (0.35, "#B9694A"), (1, "#6F3A2A")), theme)
    _fill(
        painter, ((-0.42, 0.08), (-0.38, -0.5), (0.38, -0.5), (0.42, 0.08), (0.3, 0.17), (-0.3, 0.17)), brick
    )
    painter.setPen(QPen(tint("#7A4230", theme, alpha=120), 0.012))
    for step in range(1, 7):
        painter.drawLine(
            QLineF(-0.41 + step * 0.004, 0.12 - step * 0.095, 0.41 - step * 0.004, 0.12 - step * 0.095)
        )
    _fill(painter, ((-0.1, 0.17), (-0.1, -0.13), (0.1, -0.13), (0.1, 0.17)), tint("#2F6B4F", theme))
    _fill(painter, ((-0.075, 0.17), (-0.075, -0.1), (0.075, -0.1), (0.075, 0.17)), tint("#1E4634", theme))
    thatch = _across(
        -0.36, 0.36, ((0, "#BBA67A"), (0.3, "#A08A5F"), (0.75, "#6F5C40"), (1, "#51432F")), theme
    )
    _fill(painter, ((-0.35, -0.5), (-0.2, -1.5), (0.2, -1.5), (0.35, -0.5)), thatch)
    painter.setPen(QPen(tint("#5E4D35", theme, alpha=130), 0.014))
    for share in (-0.62, -0.2, 0.25, 0.66):
        painter.drawLine(QLineF(share * 0.35, -0.52, share * 0.2, -1.5))
    _window(painter, QRectF(-0.07, -0.86, 0.14, 0.17), theme)
    _window(painter, QRectF(-0.055, -1.24, 0.11, 0.14), theme)
    _paint_gallery(painter, theme)
    cap = _across(-0.28, 0.28, ((0, "#5B7F6A"), (0.4, "#3F6553"), (1, "#213B30")), theme)
    _fill(
        painter,
        (
            (-0.23, -1.47),
            (-0.26, -1.58),
            (-0.17, -1.74),
            (0.0, -1.81),
            (0.17, -1.74),
            (0.26, -1.58),
            (0.23, -1.47),
        ),
        cap,
    )
    painter.fillRect(QRectF(-0.24, -1.51, 0.48, 0.05), tint("#F0E8D2", theme))
    painter.save()
    painter.translate(0.0, -1.6)
    painter.rotate(18 + 34 * form)
    for _ in range(4):
        _paint_sail(painter, theme)
        painter.rotate(90)
    painter.restore()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tint("#C23E2D", theme))
    painter.drawEllipse(QPointF(0, -1.6), 0.07, 0.07)
    painter.setBrush(tint("#F3D98F", theme))
    painter.drawEllipse(QPointF(-0.01, -1.61), 0.03, 0.03)


def _paint_shadow(painter: QPainter) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    for step in range(3):
        painter.setBrush(QColor(12, 26, 10, 24))
        grow = 0.03 * step
        _fill_soft(
            painter,
            (
                (-0.4 - grow, 0.0),
                (0.2, 0.28 + grow),
                (1.35 + grow, 0.42 + grow),
                (1.3 + grow, 0.1),
                (0.4, -0.1),
            ),
        )


def _fill_soft(painter: QPainter, points: Pairs) -> None:
    painter.drawPolygon(_shape(points))


def _paint_gallery(painter: QPainter, theme: Theme) -> None:
    painter.setPen(QPen(tint("#4A3624", theme), 0.022))
    for x in (-0.34, -0.12, 0.12, 0.34):
        painter.drawLine(QLineF(x * 1.35, -0.5, x * 0.98, -0.3))
    _fill(painter, ((-0.5, -0.55), (0.5, -0.55), (0.47, -0.47), (-0.47, -0.47)), tint("#7D5B3A", theme))
    painter.setPen(QPen(tint("#F0E8D2", theme), 0.02))
    painter.drawLine(QLineF(-0.5, -0.66, 0.5, -0.66))
    for n in range(9):
        x = -0.5 + n * 0.125
        painter.drawLine(QLineF(x, -0.66, x, -0.54))


def _paint_sail(painter: QPainter, theme: Theme) -> None:
    """One sail that points up: its stock, the lattice at one side with canvas on the half of it."""
    painter.fillRect(QRectF(0.02, -1.06, 0.19, 0.88), tint("#F6EFDC", theme, alpha=205))
    painter.setPen(QPen(tint("#6B5336", theme), 0.016))
    for n in range(8):
        y = -1.06 + n * 0.125
        painter.drawLine(QLineF(-0.04, y, 0.21, y))
    painter.drawLine(QLineF(0.21, -1.06, 0.21, -0.185))
    painter.setPen(QPen(tint("#4A3521", theme), 0.042))
    painter.drawLine(QLineF(0, 0, 0, -1.09))
    painter.setPen(Qt.PenStyle.NoPen)


def paint_house(painter: QPainter, form: float, theme: Theme) -> None:
    """A farm: white gable to the front, a long red roof that runs back to the upper right."""
    painter.setPen(Qt.PenStyle.NoPen)
    for step in range(3):
        painter.setBrush(QColor(12, 26, 10, 24))
        grow = 0.04 * step
        _fill_soft(painter, ((-0.5, 0.3 + grow), (0.75 + grow, 0.4 + grow), (1.2 + grow, 0.1), (0.6, -0.4)))
    if form < 0.5:
        painter.setTransform(QTransform().scale(-1, 1) * painter.transform())
    back = (0.72, -0.34)
    wall = tint("#EFE6D0", theme)
    shaded = tint("#C9BC9C", theme)
    _fill(
        painter, ((0.3, 0.3), (0.3, -0.05), (0.3 + back[0], back[1]), (0.3 + back[0], 0.3 + back[1])), shaded
    )
    _fill(painter, ((-0.45, 0.3), (-0.45, -0.05), (-0.075, -0.5), (0.3, -0.05), (0.3, 0.3)), wall)
    roof = QLinearGradient(QPointF(-0.1, -0.8), QPointF(0.6, -0.1))
    roof.setColorAt(0, tint("#CF6A45", theme))
    roof.setColorAt(1, tint("#8F3B26", theme))
    ridge = (-0.075 + back[0], -0.5 + back[1])
    _fill(painter, ((-0.075, -0.56), ridge, (0.36 + back[0], -0.02 + back[1]), (0.36, 0.0)), roof)
    _fill(painter, ((-0.075, -0.56), (-0.51, 0.0), (-0.46, 0.02), (-0.075, -0.47)), tint("#A8502F", theme))
    painter.setPen(QPen(tint("#7E3320", theme, alpha=120), 0.014))
    for n in range(1, 6):
        share = n / 6
        painter.drawLine(
            QLineF(
                -0.075 + 0.435 * share,
                -0.56 + 0.56 * share,
                ridge[0] + 0.435 * share,
                ridge[1] + 0.54 * share,
            )
        )
    _fill(painter, ((-0.15, 0.3), (-0.15, 0.02), (0.0, 0.02), (0.0, 0.3)), tint("#2F6B4F", theme))
    _window(painter, QRectF(-0.36, 0.02, 0.13, 0.16), theme)
    _window(painter, QRectF(0.09, 0.02, 0.13, 0.16), theme)
    _window(painter, QRectF(-0.13, -0.3, 0.11, 0.13), theme)
    _fill(painter, ((0.42, -0.85), (0.42, -0.62), (0.54, -0.68), (0.54, -0.91)), tint("#8E4A36", theme))
    painter.fillRect(QRectF(0.4, -0.9, 0.16, 0.05), tint("#5E2F22", theme))
