"""The measured strengths as a table that is as high as its rows, and can be copied as text."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QWheelEvent
from PySide6.QtWidgets import QHeaderView, QSizePolicy, QTableView, QWidget

from desktop_app.qt.theme import Theme

from .opponents_model import Column, LevelsModel, Row
from .opponents_scale import CellPainter, ScaleHeader, scale_for

SCALE_WIDTH = 230
"""At least so wide is what is drawn."""


class LevelsView(QTableView):
    """Tab goes past it, the wheel scrolls the page around it, arrow keys walk in it, Ctrl+C copies."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.rows = LevelsModel(self)
        self.setModel(self.rows)
        self.head = ScaleHeader(theme, self)
        self.setHorizontalHeader(self.head)
        self._cells = CellPainter(theme, self)
        self.setItemDelegate(self._cells)
        for column in Column:
            drawn = column == Column.SCALE
            mode = QHeaderView.ResizeMode.Stretch if drawn else QHeaderView.ResizeMode.ResizeToContents
            self.head.setSectionResizeMode(column, mode)
        self.head.setHighlightSections(False)
        self.head.setSectionsClickable(False)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_rows(self, rows: Sequence[Row]) -> None:
        """Show the levels of a table, on a scale of their own."""
        self.rows.set_rows(rows)
        self._show_scale()
        self.updateGeometry()

    def set_theme(self, theme: Theme) -> None:
        """Draw in another theme."""
        self._theme = theme
        self._show_scale()

    def copy(self) -> None:
        """Put the chosen rows with their head onto the clipboard, all of them where none is chosen."""
        chosen = sorted(index.row() for index in self.selectionModel().selectedRows())
        QGuiApplication.clipboard().setText(self.rows.as_text(chosen))

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        frame = 2 * self.frameWidth()
        height = self.head.sizeHint().height() + self.verticalHeader().length() + frame
        wide = [column for column in Column if column != Column.SCALE]
        return QSize(sum(map(self.head.sectionSize, wide)) + SCALE_WIDTH + frame, height)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.updateGeometry()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        elif event.key() in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            event.ignore()  # they scroll the page
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def _show_scale(self) -> None:
        found = [(row.measured.low, row.measured.elo, row.measured.high) for row in self.rows.rows]
        scale = scale_for(found)
        self.head.show_scale(scale, self._theme)
        self._cells.show_scale(scale, self._theme)
        self.viewport().update()
