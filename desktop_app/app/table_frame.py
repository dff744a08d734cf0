"""Where things lie on a table's screen: seats and prompt above, the board below, a panel at the side."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from desktop_app.qt.kit import Board
from desktop_app.qt.widgets import PromptLine

from .end_panel import EndPanel
from .log_panel import LogPanel
from .page import tab_through
from .review_bar import ReviewBar
from .seats_bar import SeatsBar
from .table_actions import ActionBar

NARROW = 1120
"""Below this width the log folds by itself."""
LOW = 720
"""Below this height everything but the board takes its small form."""
TALL = 900
"""From this height on the plates take their large form."""
LOG_WIDTH = 256
END_WIDTH = 336
EDGE = 4
"""What is kept free to the right and below, in logical pixels."""
PROMPT_ROOM = 520
"""The prompt line shares its row with the actions if so much is left for it."""
REVIEW_ROOM = 400
"""The same in low windows while a game is stepped through: the review bar needs the height of a row."""


class TableFrame(QWidget):
    """Lays out parts that somebody else made and fits them to the size; it knows nothing of the game."""

    fitted = Signal()
    """The size has changed."""

    def __init__(
        self,
        seats: SeatsBar,
        prompt: PromptLine,
        tools: ActionBar,
        board: Board,
        review: ReviewBar,
        log: LogPanel,
        end: EndPanel,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.seats, self.prompt, self.tools, self.board = seats, prompt, tools, board
        self.review, self.log, self.end = review, log, end
        self._one_row: bool | None = None
        self._head = QGridLayout()
        self._head.setContentsMargins(8, 0, 8, 0)
        self._head.setSpacing(2)
        self._head.setColumnStretch(0, 1)
        self.table = QWidget(self)
        """The board with the review bar; questions float over it."""
        left = QVBoxLayout(self.table)
        left.setContentsMargins(0, 0, 0, 0)
        left.setSpacing(0)
        left.addWidget(board, 1)
        left.addWidget(review)
        self._side = QStackedWidget(self)
        self._side.addWidget(log)
        self._side.addWidget(end)
        self._side.hide()
        self._body = QHBoxLayout()
        self._body.setContentsMargins(8, 0, EDGE, EDGE)
        self._body.addWidget(self.table, 1)
        self.table.installEventFilter(self)
        review.installEventFilter(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(seats)
        column.addLayout(self._head)
        column.addLayout(self._body, 1)
        review.hide()
        self._fit()

    @property
    def narrow(self) -> bool:
        """Whether the window is too narrow for a log that is always open."""
        return self.width() < NARROW

    @property
    def low(self) -> bool:
        """Whether the prompt line has only one row."""
        return self.height() < LOW

    def show_side(self, panel: QWidget | None) -> None:
        """The log, the end panel, or nothing at the side."""
        if panel is not None:
            self._side.setCurrentWidget(panel)
        self._side.setVisible(panel is not None)
        self._side.raise_()
        self._place_side()

    @property
    def side(self) -> QWidget | None:
        """What is shown at the side."""
        return None if self._side.isHidden() else self._side.currentWidget()

    def set_tab_order(self) -> None:
        """Board, actions, review, seats, what stands at the side."""
        tab_through(self.board, *self.tools.buttons, self.review, *self.seats.plates, self.log, self.end)

    def minimumSizeHint(self) -> QSize:
        """Without the side panel: where there is no room for it beside the board, it lies over it."""
        wanted = super().minimumSizeHint()
        return QSize(wanted.width() - self._body.contentsMargins().right() + EDGE, wanted.height())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.table and event.type() in (QEvent.Type.Resize, QEvent.Type.Move):
            self._place_side()
        if watched is self.review and event.type() in (QEvent.Type.ShowToParent, QEvent.Type.HideToParent):
            self._fit()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
        self._place_side()
        self.fitted.emit()

    def _place_side(self) -> None:
        """The panel beside the board, or over its right part if the board would become too narrow."""
        panel = self.side
        width = 0 if panel is None else END_WIDTH if panel is self.end else LOG_WIDTH
        beside = self.table.minimumSizeHint().width() + width + 8 + EDGE <= self.width()
        self._body.setContentsMargins(8, 0, EDGE + (width if beside else 0), EDGE)
        area = self.table.geometry()
        self._side.setGeometry(self.width() - width - EDGE, area.y(), width, area.height())

    def _fit(self) -> None:
        crowded = self.width() < 200 * max(1, len(self.seats.plates))
        self.seats.set_compact(self.height() < TALL or crowded)
        self.prompt.set_compact(self.low)
        room = REVIEW_ROOM if self.low and not self.review.isHidden() else PROMPT_ROOM
        one_row = self.tools.sizeHint().width() + room <= self.width()
        if one_row == self._one_row:
            return
        self._one_row = one_row
        self._head.removeWidget(self.prompt)
        self._head.removeWidget(self.tools)
        self._head.addWidget(self.prompt, 0, 0)
        if one_row:
            self._head.addWidget(self.tools, 0, 1, Qt.AlignmentFlag.AlignVCenter)
        else:
            self._head.addWidget(self.tools, 1, 0, Qt.AlignmentFlag.AlignHCenter)
