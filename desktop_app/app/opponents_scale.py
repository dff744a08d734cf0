"""Draws the ratings of a table on one scale: a dot, a whisker from low to high, lines at round numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, floor
from typing import Final

from PySide6.QtCore import QLineF, QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import (
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from desktop_app.qt.theme import Theme

from .opponents_model import RANGE, Column, rating_text

STEPS: Final = (50, 100, 200, 250, 500, 1000, 2000, 5000)
MOST_LINES: Final = 6
SIDE: Final = 26
"""Room at both ends of the scale, for half a number."""

APART: Final = 10
"""Room between two numbers of the scale."""

ROOM: Final = QSize(24, 12)
"""Around the text of a cell."""

SMALL_POINTS: Final = 10.0
"""The type of second lines."""


@dataclass(frozen=True, slots=True)
class Scale:
    """Ratings from low to high, with a line at each of `ticks`."""

    low: float
    high: float
    ticks: tuple[int, ...]

    def named(self, every: int) -> tuple[int, ...]:
        """Every so many of the lines, among them that of the anchor.

        >>> Scale(-400, 400, (-400, -200, 0, 200, 400)).named(2)
        (-400, 0, 400)
        """
        zero = self.ticks.index(0)
        return tuple(tick for number, tick in enumerate(self.ticks) if (number - zero) % every == 0)

    def place(self, rating: float, left: float, width: float) -> float:
        """Where a rating lies between `left + SIDE` and `left + width - SIDE`."""
        return left + SIDE + (width - 2 * SIDE) * (rating - self.low) / (self.high - self.low)


def scale_for(ranges: Sequence[tuple[float, float, float]]) -> Scale:
    """A scale that holds all ranges and the anchor at 0, and ends at round numbers.

    >>> scale_for([(-250, -180, -110), (300, 340, 390)]).ticks
    (-400, -200, 0, 200, 400)
    """
    low = min([0.0, *(low for low, _, _ in ranges)])
    high = max([0.0, *(high for _, _, high in ranges)])
    step = next((step for step in STEPS if _lines(low, high, step) <= MOST_LINES), STEPS[-1])
    first, last = floor(low / step), max(ceil(high / step), floor(low / step) + 1)
    ticks = tuple(step * number for number in range(first, last + 1))
    return Scale(float(ticks[0]), float(ticks[-1]), ticks)


def _lines(low: float, high: float, step: int) -> int:
    return ceil(high / step) - floor(low / step) + 1


class ScaleHeader(QHeaderView):
    """The head of the table; above the drawn column stand the numbers of its scale."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._theme = theme
        self._scale = scale_for(())
        self.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)

    def show_scale(self, scale: Scale, theme: Theme) -> None:
        """Write another scale."""
        self._scale, self._theme = scale, theme
        self.viewport().update()

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:
        super().paintSection(painter, rect, logicalIndex)
        if logicalIndex != Column.SCALE:
            return
        painter.save()
        painter.setPen(QColor(self._theme.muted))
        wide = painter.fontMetrics().horizontalAdvance(rating_text(self._scale.ticks[0])) + APART
        room = (rect.width() - 2 * SIDE) / max(1, len(self._scale.ticks) - 1)
        for tick in self._scale.named(ceil(wide / room)):
            x = self._scale.place(tick, rect.left(), rect.width())
            place = QRectF(x - 40, rect.top(), 80, rect.height())
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, rating_text(tick))
        painter.restore()


class CellPainter(QStyledItemDelegate):
    """Draws a cell: its second line smaller and paler, and the ratings on their scale."""

    def __init__(self, theme: Theme, parent: QTableView) -> None:
        super().__init__(parent)
        self._view = parent
        self._theme = theme
        self._scale = scale_for(())

    def show_scale(self, scale: Scale, theme: Theme) -> None:
        """Draw on another scale, in another theme."""
        self._scale, self._theme = scale, theme

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        lines = list(zip(str(index.data() or "").split("\n"), self._fonts(), strict=False))
        widths = [QFontMetrics(font).horizontalAdvance(text) for text, font in lines]
        height = sum(QFontMetrics(font).height() for font in self._fonts())
        return QSize(max(widths), height) + ROOM

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        painter.save()
        area = QRectF(option.rect)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(area, QColor(self._theme.accent_soft))
        if index.column() == Column.SCALE:
            self._paint_range(painter, area, index.data(RANGE))
        else:
            self._paint_text(painter, area, str(index.data() or ""))
        painter.restore()

    def _fonts(self) -> tuple[QFont, QFont]:
        """For the first and for the second line."""
        large = QFont(self._view.font())
        small = QFont(large)
        small.setPointSizeF(SMALL_POINTS)
        large.setWeight(QFont.Weight.DemiBold)
        return large, small

    def _paint_text(self, painter: QPainter, area: QRectF, text: str) -> None:
        lines = list(
            zip(text.split("\n"), self._fonts(), (self._theme.text, self._theme.muted), strict=False)
        )
        heights = [QFontMetrics(font).height() for _, font, _ in lines]
        y = area.center().y() - sum(heights) / 2
        for (line, font, colour), height in zip(lines, heights, strict=True):
            painter.setFont(font)
            painter.setPen(QColor(colour))
            place = QRectF(area.left() + ROOM.width() / 2, y, area.width(), height)
            painter.drawText(place, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, line)
            y += height

    def _paint_range(self, painter: QPainter, area: QRectF, found: tuple[float, float, float]) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, middle = self._theme, area.center().y()
        for tick in self._scale.ticks:
            x = round(self._scale.place(tick, area.left(), area.width())) + 0.5
            colour, width = (theme.line, 1.0) if tick else (theme.strong_line, 2.0)
            flat = Qt.PenCapStyle.FlatCap
            painter.setPen(QPen(QColor(colour), width, Qt.PenStyle.SolidLine, flat))
            painter.drawLine(QLineF(x, area.top(), x, area.bottom() + 1))
        low, rating, high = (self._scale.place(each, area.left(), area.width()) for each in found)
        round_cap = Qt.PenCapStyle.RoundCap
        painter.setPen(QPen(QColor(theme.accent_ink), 2.5, Qt.PenStyle.SolidLine, round_cap))
        painter.drawLine(QLineF(low, middle, high, middle))
        for end in (low, high):
            painter.drawLine(QLineF(end, middle - 4, end, middle + 4))
        painter.setPen(QPen(QColor(theme.raised), 2))
        painter.setBrush(QColor(theme.accent_ink))
        painter.drawEllipse(QPointF(rating, middle), 6, 6)
