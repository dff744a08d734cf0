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
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QGridLayout,
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

from .table_words import signed

Index = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()
RESULT = Qt.ItemDataRole.UserRole
HEAD = 44.0
PART = 21.0


@dataclass(frozen=True, slots=True)
class Result:
    """One seat's line: rank (equal ranks are shared), score, and its parts with their headings."""

    rank: int
    name: str
    colours: tuple[str, ...]
    total: int
    parts: tuple[tuple[str, int], ...]

    @property
    def spoken(self) -> str:
        """The line as plain text."""
        parts = ", ".join(f"{label} {value}" for label, value in self.parts)
        text = f"{self.rank}. {self.name}: {self.total}"
        return f"{text} ({parts})" if parts else text


def results_of(
    kit: GameKit, outcome: Outcome, players: tuple[Player, ...], colours: Callable[[Seat], tuple[str, ...]]
) -> tuple[Result, ...]:
    """The seats sorted by rank, equal ones in seat order."""
    rows = [
        Result(
            outcome.ranks[seat],
            player.name,
            colours(seat),
            outcome.scores[seat].total,
            tuple((kit.part_label(part), value) for part, value in outcome.scores[seat].parts),
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
    """Draws a seat: rank, swatch, name and total in one row, the parts of the sum below."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        row: Result = index.data(RESULT)
        return QSize(200, round(HEAD + PART * len(row.parts) + 8))

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
        disc = QRectF(area.x() + 4, area.y() + 9, 28, 28)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.accent if first else theme.sunken))
        painter.drawEllipse(disc)
        middle = Qt.AlignmentFlag.AlignHCenter
        paint_line(
            painter,
            disc,
            str(row.rank),
            fonts.display(12),
            theme.accent_text if first else theme.text,
            middle,
        )
        painter.setFont(fonts.ui())
        swatch = QRectF(disc.right() + 10, area.y() + 8, 30, 30)
        paint_swatch(painter, swatch, row.colours or ("ivory",), theme)
        right = area.right() - 8
        left = swatch.right() + 10
        number = fonts.display(20)
        width = QFontMetricsF(number).horizontalAdvance(signed(row.total)) + 2
        to_right = Qt.AlignmentFlag.AlignRight
        total = QRectF(right - width, area.y() + 2, width, HEAD)
        paint_line(painter, total, signed(row.total), number, theme.text, to_right)
        weight = QFont.Weight.Bold if first else QFont.Weight.DemiBold
        name = QRectF(left, area.y() + 2, right - width - 8 - left, HEAD)
        paint_line(painter, name, row.name, fonts.ui(12.5, weight=weight), theme.text)
        for number_of, (label, value) in enumerate(row.parts):
            line = QRectF(left, area.y() + HEAD - 2 + PART * number_of, right - left, PART)
            paint_line(painter, line.adjusted(0, 0, -50, 0), label, fonts.ui(10.5), theme.muted)
            paint_line(painter, line, signed(value), fonts.ui(10.5), theme.muted, to_right)
        painter.restore()


class EndPanel(Card):
    """The end of a game beside its last position, so that the board stays in sight."""

    rematch_requested = Signal()
    new_game_requested = Signal()
    review_requested = Signal()
    save_requested = Signal()
    home_requested = Signal()
    closed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent, depth=5, padding=6)
        self._theme = theme
        self.model = ResultsModel(self)
        self._cup = QLabel(self)
        self._title = QLabel(self)
        self._title.setProperty("role", "muted")
        self.sentence = QLabel(self)
        self.sentence.setProperty("role", "heading")
        self.sentence.setWordWrap(True)
        self._close = IconButton("x", theme, self, size=18)
        self._close.clicked.connect(self.closed)
        self.view = QListView(self)
        self.view.setFrameShape(QFrame.Shape.NoFrame)
        self.view.setStyleSheet("QListView { border: none; background: transparent; }")
        self.view.setModel(self.model)
        self.view.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._delegate = ResultDelegate(theme, self.view)
        self.view.setItemDelegate(self._delegate)
        self.rematch = QPushButton(self)
        self.rematch.setProperty("variant", "primary")
        self.new_game = QPushButton(self)
        self.review = QPushButton(self)
        self.save = QPushButton(self)
        self.home = QPushButton(self)
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
        results = results_of(kit, outcome, players, colours)
        self.sentence.setText(sentence)
        self.model.set_rows(results)
        self.setAccessibleDescription("\n".join((sentence, *(row.spoken for row in results))))

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self._theme = theme
        self._delegate.theme = theme
        self._close.set_theme(theme)
        self._cup.setPixmap(icons.pixmap("trophy", theme.accent_ink, 30, ratio=self.devicePixelRatioF()))
        self.view.viewport().update()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(10)
        head.addWidget(self._cup)
        head.addWidget(self._title, 1)
        head.addWidget(self._close, 0, Qt.AlignmentFlag.AlignTop)
        buttons = QGridLayout()
        buttons.setSpacing(8)
        buttons.addWidget(self.rematch, 0, 0, 1, 2)
        buttons.addWidget(self.new_game, 1, 0)
        buttons.addWidget(self.review, 1, 1)
        buttons.addWidget(self.save, 2, 0)
        buttons.addWidget(self.home, 2, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(6, 4, 6, 6)
        column.setSpacing(8)
        column.addLayout(head)
        column.addWidget(self.sentence)
        column.addWidget(self.view, 1)
        column.addLayout(buttons)

    def _retranslate(self) -> None:
        translate = QCoreApplication.translate
        self.setAccessibleName(translate("EndPanel", "End of the game"))
        self._title.setText(translate("EndPanel", "The game is over"))
        self.view.setAccessibleName(translate("EndPanel", "Scores"))
        self.rematch.setText(translate("EndPanel", "Rematch"))
        self.new_game.setText(translate("EndPanel", "New game"))
        self.review.setText(translate("EndPanel", "Step through"))
        self.save.setText(translate("EndPanel", "Save"))
        self.home.setText(translate("EndPanel", "Home"))
        self._close.set_text(translate("EndPanel", "Close the scores (Esc)"))
