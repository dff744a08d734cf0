"""The seats of a table as an item model: who sits there, the score, and whose turn it is."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from desktop_app.core.game import Seat

Index = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()

SEAT_ROW = Qt.ItemDataRole.UserRole
SCORE = Qt.ItemDataRole.UserRole + 1
TURN = Qt.ItemDataRole.UserRole + 2


@dataclass(frozen=True, slots=True)
class SeatRow:
    """What a seat's plate shows.

    `colours` are keys of the seat palette; `role` says who plays in the user's words, as "Computer, easy";
    `score` is None while nobody can tell it; `progress` is the share of the thinking time used (0 to 1), None
    if it does not think; `spoken` is the whole plate in one sentence for a screen reader, `tip` what the
    mouse is told.
    """

    seat: Seat
    name: str
    role: str = ""
    computer: bool = False
    colours: tuple[str, ...] = ()
    score: int | None = 0
    note: str = ""
    out: bool = False
    turn: bool = False
    leads: bool = False
    progress: float | None = None
    spoken: str = ""
    tip: str = ""


class SeatsModel(QAbstractListModel):
    """One row a seat, in seat order. Seats never come or go during a game, so rows only change."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[SeatRow] = []

    @property
    def rows(self) -> tuple[SeatRow, ...]:
        """Every seat's row."""
        return tuple(self._rows)

    def set_rows(self, rows: tuple[SeatRow, ...]) -> None:
        """Show these seats; only those that differ are reported. Another number of seats resets the model."""
        if len(rows) != len(self._rows):
            self.beginResetModel()
            self._rows = list(rows)
            self.endResetModel()
            return
        for number, row in enumerate(rows):
            self._set(number, row)

    def set_progress(self, seat: Seat, progress: float | None) -> None:
        """How far a computer's thinking is; None: it does not think."""
        for number, row in enumerate(self._rows):
            if row.seat == seat:
                self._set(number, replace(row, progress=progress))

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        row = self._rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return row.name
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return row.spoken or row.name
        if role == Qt.ItemDataRole.ToolTipRole:
            return row.tip or row.spoken or row.name
        if role == SEAT_ROW:
            return row
        if role == SCORE:
            return row.score
        return row.turn if role == TURN else None

    def _set(self, number: int, row: SeatRow) -> None:
        if self._rows[number] != row:
            self._rows[number] = row
            index = self.index(number)
            self.dataChanged.emit(index, index)
