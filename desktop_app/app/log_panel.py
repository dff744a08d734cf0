"""The log at the side of a table: every line of the game so far, each leads to its ply."""

from __future__ import annotations

import math
from html import escape

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QTextDocument, QTextOption
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QStackedLayout,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from desktop_app.qt import fonts
from desktop_app.qt.log_model import LOG_ROW, LogModel, LogRow
from desktop_app.qt.painting import paint_swatch
from desktop_app.qt.theme import SEAT_COLOURS, Theme, readable
from desktop_app.qt.widgets import Card, IconButton

from .side_list import SideList

Index = QModelIndex | QPersistentModelIndex

SWATCH = 18
MARGIN = 8
GAP = 8


class LogDelegate(QStyledItemDelegate):
    """Draws a line: the seat's swatch, its name in a readable shade of its colour, and the text, wrapped."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        self.shown_ply: int | None = None
        """Lines after this ply are drawn faintly; None: all have happened."""
        self.news_after: int | None = None
        """Lines after this ply have a mark at their edge; None: none has."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        row: LogRow = index.data(LOG_ROW)
        width = self._width()
        document = self._document(row, self._room(width))
        return QSize(width, math.ceil(document.size().height()) + (8 if row.name else 4))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row: LogRow = index.data(LOG_ROW)
        theme = self.theme
        area = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        here = self.shown_ply is not None and row.ply == self.shown_ply
        hover = bool(option.state & QStyle.StateFlag.State_MouseOver)
        if here or hover:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.accent_soft if here else theme.hover))
            painter.drawRoundedRect(area.adjusted(2, 0, -2, 0), 6, 6)
        if self.news_after is not None and row.ply > self.news_after:
            painter.fillRect(QRectF(area.x() + 1, area.y(), 3, area.height()), QColor(theme.accent_ink))
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QColor(theme.accent_ink))
            painter.drawRoundedRect(area.adjusted(2.5, 0.5, -2.5, -0.5), 6, 6)
        if self.shown_ply is not None and row.ply > self.shown_ply:
            painter.setOpacity(0.45)
        top = area.y() + (4 if row.name else 0)
        if row.name and row.colour:
            mark = QRectF(area.x() + MARGIN, top + 1, SWATCH, SWATCH)
            paint_swatch(painter, mark, (row.colour,), theme, radius=5)
        painter.translate(QPointF(area.x() + MARGIN + SWATCH + GAP, top))
        self._document(row, self._room(self._width())).drawContents(painter)
        painter.restore()

    def _width(self) -> int:
        """The same for measuring and drawing, so that no line is higher than its row."""
        view = self.parent()
        return view.row_width if isinstance(view, SideList) else 240

    def _room(self, width: int) -> float:
        return max(40.0, width - 2 * MARGIN - SWATCH - GAP)

    def _document(self, row: LogRow, width: float) -> QTextDocument:
        ground = self.theme.raised
        ink = self.theme.text
        if row.colour:
            ink = readable(QColor(SEAT_COLOURS[row.colour].hex), ground, up=self.theme.dark).name()
        name = f'<b style="color:{ink}">{escape(row.name)}</b> ' if row.name else ""
        document = QTextDocument()
        document.setDocumentMargin(0)
        document.setDefaultFont(fonts.ui(10.5))
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WordWrap)
        document.setDefaultTextOption(option)
        document.setTextWidth(width)
        document.setHtml(f'<span style="color:{self.theme.text}">{name}{escape(row.text)}</span>')
        return document


class LogPanel(Card):
    """A heading and the lines; `chosen` asks to look at the ply of a line."""

    chosen = Signal(int)
    fold_requested = Signal()

    def __init__(self, model: LogModel, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent, depth=4, padding=2)
        self._model = model
        self.heading = QLabel(self)
        self.heading.setProperty("role", "heading")
        self._fold = IconButton("right", theme, self, size=18)
        self._fold.clicked.connect(self.fold_requested)
        self.view = SideList(self)
        self.view.setModel(model)
        self.view.setMouseTracking(True)
        self.delegate = LogDelegate(theme, self.view)
        self.view.setItemDelegate(self.delegate)
        self.view.clicked.connect(self._choose)
        self.view.activated.connect(self._choose)
        self.view.verticalScrollBar().rangeChanged.connect(self._scroll_there)
        self._empty = QLabel(self)
        self._empty.setProperty("role", "muted")
        self._empty.setWordWrap(True)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._empty.setContentsMargins(10, 4, 10, 4)
        head = QHBoxLayout()
        head.setContentsMargins(10, 6, 2, 4)
        head.addWidget(self.heading, 1)
        head.addWidget(self._fold)
        body = QWidget(self)
        self._pages = QStackedLayout(body)
        self._pages.addWidget(self.view)
        self._pages.addWidget(self._empty)
        column = QVBoxLayout()
        self.hold(column)
        column.setSpacing(0)
        column.addLayout(head)
        column.addWidget(body, 1)
        model.rowsInserted.connect(self._rows_changed)
        model.rowsRemoved.connect(self._rows_changed)
        self._retranslate()
        self._rows_changed()

    def show_ply(self, ply: int | None) -> None:
        """Mark the lines of `ply`; None: the newest position is looked at."""
        self.delegate.shown_ply = ply
        self.view.viewport().update()
        self._scroll_there()

    def mark_after(self, ply: int | None) -> None:
        """Mark the lines after `ply` as new, and begin with them; None: no longer."""
        self.delegate.news_after = ply
        self.view.viewport().update()
        self._scroll_there()

    def _scroll_there(self) -> None:
        """Show the end of what is marked; again whenever the rows or the room for them have changed."""
        ply, news = self.delegate.shown_ply, self.delegate.news_after
        row = self._model.rowCount() - 1 if ply is None else self._model.last_row_of(ply)
        if ply is None and news is not None and 0 <= (first := self._model.last_row_of(news) + 1) <= row:
            self.view.scrollTo(self._model.index(first), SideList.ScrollHint.PositionAtTop)
        elif row >= 0:
            self.view.scrollTo(self._model.index(row))
        elif ply is not None:
            self.view.scrollToTop()

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self.delegate.theme = theme
        self._fold.set_theme(theme)
        self.view.viewport().update()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _choose(self, index: QModelIndex) -> None:
        row: LogRow = index.data(LOG_ROW)
        self.chosen.emit(row.ply)

    def _rows_changed(self) -> None:
        self._pages.setCurrentWidget(self.view if self._model.rowCount() else self._empty)
        self._scroll_there()

    def _retranslate(self) -> None:
        self.heading.setText(self.tr("Log"))
        self._empty.setText(self.tr("Nothing has been played yet."))
        self.view.setAccessibleName(self.tr("Log of the game"))
        self._fold.set_text(self.tr("Fold the log away (F9)"))


__all__ = ["LogDelegate", "LogPanel"]
