"""For how many players a board suits: the cubes they have against the room, as bars with words."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop_app.qt import fonts
from desktop_app.qt.painting import paint_line, rounded
from desktop_app.qt.theme import Theme, mixed

from . import editor_text as words
from .editor_model import Figures, Fit

ROW = 25
MOST = 1.6
"""The share of the room in the cubes at which a bar is full; the mark stands at 1."""
GOOD = ("tight", "exact", "roomy")


class FitBars(QWidget):
    """One row for 2 to 6 players: how much of what they have the room takes."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._figures = Figures()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_figures(self, found: Figures) -> None:
        """Show other figures."""
        self._figures = found
        self.updateGeometry()
        self.retranslate()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        self.update()

    def retranslate(self) -> None:
        """Say it anew for screen readers."""
        rows = [self._told(fit) for fit in self._figures.fits]
        self.setAccessibleName(self.tr("For how many players?"))
        self.setAccessibleDescription("; ".join(rows))
        self.setToolTip(self.tr("The bar is the room; the mark stands where all cubes fit exactly."))
        self.update()

    def _told(self, fit: Fit) -> str:
        cubes = self.tr("%n cube(s)", None, fit.cubes)
        return f"{words.players(fit.players)}, {cubes}: {words.fit(fit.word)}"

    def sizeHint(self) -> QSize:
        return QSize(280, ROW * max(len(self._figures.fits), 1))

    def minimumSizeHint(self) -> QSize:
        return QSize(260, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            measure = QFontMetricsF(fonts.ui(10.5, weight=QFont.Weight.DemiBold))
            fits = self._figures.fits
            first = (
                max((measure.horizontalAdvance(words.players(fit.players)) for fit in fits), default=0) + 8
            )
            names = ("cramped", "tight", "exact", "roomy", "vast")
            last = max(measure.horizontalAdvance(words.fit(name)) for name in names) + 8
            for number, fit in enumerate(fits):
                row = QRectF(0, number * ROW, self.width(), ROW)
                self._paint_row(painter, row, fit, first, last)

    def _paint_row(self, painter: QPainter, row: QRectF, fit: Fit, first: float, last: float) -> None:
        theme, good = self._theme, fit.word in GOOD
        ink = theme.text if good else theme.muted
        bold = fonts.ui(10.5, weight=QFont.Weight.DemiBold if good else QFont.Weight.Normal)
        right = Qt.AlignmentFlag.AlignRight
        paint_line(painter, QRectF(row.x(), row.y(), first, ROW), words.players(fit.players), bold, ink)
        cubes = QRectF(row.x() + first, row.y(), 34, ROW)
        paint_line(painter, cubes, str(fit.cubes), fonts.ui(10.5), theme.muted, right)
        word = QRectF(row.right() - last, row.y(), last, ROW)
        paint_line(painter, word, words.fit(fit.word), bold, theme.ok if fit.word == "exact" else ink)
        bar = QRectF(cubes.right() + 12, row.center().y() - 5, word.left() - cubes.right() - 22, 10)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.fillPath(rounded(bar, 5), QColor(mixed(theme.line, theme.raised, 0.75)))
        share = min(fit.share / MOST, 1.0)
        if share > 0:
            filled = QRectF(bar.x(), bar.y(), max(bar.width() * share, 10.0), bar.height())
            painter.fillPath(rounded(filled, 5), QColor(self._colour(fit)))
        mark = bar.x() + bar.width() / MOST
        painter.setPen(QPen(QColor(theme.text), 2))
        painter.drawLine(int(mark), int(bar.top() - 4), int(mark), int(bar.bottom() + 4))

    def _colour(self, fit: Fit) -> str:
        theme = self._theme
        if fit.word == "exact":
            return theme.ok
        return theme.accent if fit.word in GOOD else mixed(theme.muted, theme.raised, 0.55)
