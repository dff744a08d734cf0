"""How a game ended: the winner, and every seat's score with its parts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QLabel,
    QListView,
    QPushButton,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from desktop_app.core.game import Outcome, Seat
from desktop_app.qt import fonts, icons
from desktop_app.qt.kit import GameKit
from desktop_app.qt.painting import paint_line, paint_swatch
from desktop_app.qt.theme import Theme
from desktop_app.qt.widgets import Card, IconButton
from desktop_app.session.record import Player

from .sentences import signed
from .side_list import SideList

Index = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()
RESULT = Qt.ItemDataRole.UserRole
LOW = 520
"""Below this height the sentence is written smaller."""
ROOMY = (42.0, 20.0, 8.0)
DENSE = (35.0, 17.0, 3.0)
TIGHT = (29.0, 15.0, 2.0)
"""Logical pixels of the first row, a part and the gap below; only ROOMY has a row for each part."""


@dataclass(frozen=True, slots=True)
class Result:
    """One seat's line: rank (equal ranks are shared, 0: played alone), score, its parts with headings."""

    rank: int
    name: str
    colours: tuple[str, ...]
    total: int
    parts: tuple[tuple[str, int], ...]

    @property
    def spoken(self) -> str:
        """The line as plain text."""
        parts = ", ".join(f"{label} {value}" for label, value in self.parts)
        text = f"{self.rank}. {self.name}: {self.total}" if self.rank else f"{self.name}: {self.total}"
        return f"{text} ({parts})" if parts else text


def results_of(
    kit: GameKit, outcome: Outcome, players: tuple[Player, ...], colours: Callable[[Seat], tuple[str, ...]]
) -> tuple[Result, ...]:
    """The seats sorted by rank, equal ones in seat order."""
    rows = [
        Result(
            outcome.ranks[seat] if len(players) > 1 else 0,
            player.name,
            colours(seat),
            outcome.scores[seat].total,
            tuple((kit.part_label(part, colours(seat)), value) for part, value in outcome.scores[seat].parts),
        )
        for seat, player in enumerate(players)
    ]
    return tuple(sorted(rows, key=lambda row: row.rank))


class ResultsModel(QAbstractListModel):
    """The score table, best seat first."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[Result, ...] = ()

    @property
    def rows(self) -> tuple[Result, ...]:
        """Every line."""
        return self._rows

    def set_rows(self, rows: tuple[Result, ...]) -> None:
        """Show another table."""
        if rows != self._rows:
            self.beginResetModel()
            self._rows = rows
            self.endResetModel()

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        row = self._rows[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return row.spoken
        return row if role == RESULT else None


class ResultDelegate(QStyledItemDelegate):
    """Draws a seat: rank, swatch, name and total in one row, the parts below, all closer in a low view.

    Who played alone has no rank.
    """

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        row: Result = index.data(RESULT)
        return QSize(200, round(_height(row, self._rows_of_view())))

    def _rows_of_view(self) -> tuple[float, float, float]:
        """ROOMY, or the closer ones where that would not fit."""
        view = self.parent()
        model = view.model() if isinstance(view, QListView) else None
        if not isinstance(view, QListView) or not isinstance(model, ResultsModel):
            return ROOMY
        for rows in (ROOMY, DENSE):
            if sum(_height(row, rows) for row in model.rows) <= view.viewport().height():
                return rows
        return TIGHT

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row: Result = index.data(RESULT)
        theme = self.theme
        area = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        if index.row():
            painter.setPen(QColor(theme.line))
            painter.drawLine(area.topLeft(), area.topRight())
        first = row.rank == 1
        rows = self._rows_of_view()
        head, part, _ = rows
        left = area.x() + 4
        if row.rank:
            side = min(28.0, head - 3)
            disc = QRectF(left, area.y() + head / 2 - side / 2 + 1, side, side)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.accent if first else theme.sunken))
            painter.drawEllipse(disc)
            ink = theme.accent_text if first else theme.text
            paint_line(painter, disc, str(row.rank), fonts.display(12), ink, Qt.AlignmentFlag.AlignHCenter)
            left = disc.right() + 10
        painter.setFont(fonts.ui())
        side = min(30.0, head - 3)
        swatch = QRectF(left, area.y() + head / 2 - side / 2 + 1, side, side)
        paint_swatch(painter, swatch, row.colours or ("ivory",), theme)
        line = QRectF(swatch.right() + 10, area.y() + 2, 0, head)
        line.setRight(area.right() - 8)
        weight = QFont.Weight.Bold if first else QFont.Weight.DemiBold
        total = fonts.display(20)
        room = QFontMetricsF(total).horizontalAdvance(signed(row.total)) + 10
        paint_line(painter, line, signed(row.total), total, theme.text, Qt.AlignmentFlag.AlignRight)
        paint_line(
            painter, line.adjusted(0, 0, -room, 0), row.name, fonts.ui(12.5, weight=weight), theme.text
        )
        line = QRectF(line.x(), area.y() + head - 1, line.width(), part)
        if rows is not ROOMY:
            parts = " · ".join(f"{label} {signed(value)}" for label, value in row.parts)
            paint_line(painter, line, parts, fonts.ui(10), theme.muted)
        for label, value in row.parts if rows is ROOMY else ():
            paint_line(painter, line.adjusted(0, 0, -44, 0), label, fonts.ui(10.5), theme.muted)
            paint_line(painter, line, signed(value), fonts.ui(10.5), theme.muted, Qt.AlignmentFlag.AlignRight)
            line = line.translated(0, part)
        painter.restore()


def _height(row: Result, rows: tuple[float, float, float]) -> float:
    head, part, gap = rows
    return head + part * (len(row.parts) if rows is ROOMY else min(1, len(row.parts))) + gap


class EndPanel(Card):
    """The end of a game beside its last position, so that the board stays in sight."""

    rematch_requested = Signal()
    new_game_requested = Signal()
    review_requested = Signal()
    save_requested = Signal()
    home_requested = Signal()
    closed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent, padding=13)
        self._theme = theme
        self._alone = False
        self.model = ResultsModel(self)
        self._cup = QLabel(self)
        self.sentence = QLabel(self)
        self.sentence.setProperty("role", "heading")
        self.sentence.setWordWrap(True)
        self._close = IconButton("x", theme, self, size=18)
        self._close.clicked.connect(self.closed)
        self.view = SideList(self)
        self.view.setModel(self.model)
        self.view.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self._delegate = ResultDelegate(theme, self.view)
        self.view.setItemDelegate(self._delegate)
        self.rematch = QPushButton(self)
        self.rematch.setProperty("variant", "primary")
        self.new_game = QPushButton(self)
        self.review = QPushButton(self)
        self.save = IconButton("save", theme, self, framed=True)
        self.home = IconButton("home", theme, self, framed=True)
        self._lay_out()
        for button, signal in (
            (self.rematch, self.rematch_requested),
            (self.new_game, self.new_game_requested),
            (self.review, self.review_requested),
            (self.save, self.save_requested),
            (self.home, self.home_requested),
        ):
            button.clicked.connect(signal)
        self.set_theme(theme)
        self._retranslate()

    def show_outcome(
        self,
        kit: GameKit,
        outcome: Outcome,
        players: tuple[Player, ...],
        colours: Callable[[Seat], tuple[str, ...]],
    ) -> None:
        """Who won, and the table; `colours` are those of a seat."""
        sentence = kit.outcome_sentence(outcome, players)
        self._alone = len(players) == 1
        self._cup.setVisible(not self._alone or kit.succeeded(outcome.reason))
        self._name_rematch()
        results = results_of(kit, outcome, players, colours)
        self.sentence.setText(sentence)
        self.model.set_rows(results)
        self.setAccessibleDescription("\n".join((sentence, *(row.spoken for row in results))))

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self._theme = theme
        self._delegate.theme = theme
        for button in (self._close, self.save, self.home):
            button.set_theme(theme)
        self._cup.setPixmap(icons.pixmap("trophy", theme.accent_ink, 30, ratio=self.devicePixelRatioF()))
        self.view.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.sentence.setStyleSheet(f"font-size: {12.5 if self.height() < LOW else 15}pt;")

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(10)
        head.addWidget(self._cup)
        head.addWidget(self.sentence, 1)
        head.addWidget(self._close, 0, Qt.AlignmentFlag.AlignTop)
        buttons = QVBoxLayout()
        buttons.setSpacing(8)
        for group in ((self.rematch, self.new_game), (self.review, self.save, self.home)):
            row = QHBoxLayout()
            row.setSpacing(8)
            for button in group:
                row.addWidget(button, 1 if isinstance(button, QPushButton) else 0)
            buttons.addLayout(row)
        column = QVBoxLayout()
        self.hold(column)
        column.setSpacing(8)
        column.addLayout(head)
        column.addWidget(self.view, 1)
        column.addLayout(buttons)

    def _retranslate(self) -> None:
        translate = QCoreApplication.translate
        self.setAccessibleName(translate("EndPanel", "End of the game"))
        self.view.setAccessibleName(translate("EndPanel", "Scores"))
        self._name_rematch()
        self.new_game.setText(translate("EndPanel", "New game"))
        self.review.setText(translate("EndPanel", "Step through"))
        self.save.set_text(translate("EndPanel", "Save"))
        self.home.set_text(translate("EndPanel", "Home"))
        self._close.set_text(translate("EndPanel", "Close the scores (Esc)"))

    def _name_rematch(self) -> None:
        """Nobody has a rematch who played alone."""
        translate = QCoreApplication.translate
        again = translate("EndPanel", "Again") if self._alone else translate("EndPanel", "Rematch")
        self.rematch.setText(again)
