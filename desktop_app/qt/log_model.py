"""The log of a game as an item model: one row for each line of each step."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from desktop_app.core.game import Seat

Index = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()

LOG_ROW = Qt.ItemDataRole.UserRole
PLY = Qt.ItemDataRole.UserRole + 1


@dataclass(frozen=True, slots=True)
class LogRow:
    """One line: `ply` is how many actions stand after it, `name` is empty for dice, deals and further lines.

    `colour` is the key of the seat palette that the name is marked with, '' for none.
    """

    ply: int
    seat: Seat
    name: str
    colour: str
    text: str

    @property
    def spoken(self) -> str:
        """The whole line as plain text."""
        return f"{self.name}: {self.text}" if self.name else self.text


class LogModel(QAbstractListModel):
    """The rows are the last tuple given to `set_rows`; what is new is inserted, what is gone removed."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[LogRow] = []

    @property
    def rows(self) -> tuple[LogRow, ...]:
        """Every line, first to last."""
        return tuple(self._rows)

    def set_rows(self, rows: tuple[LogRow, ...]) -> None:
        """Show these lines: the common beginning stays, the rest is removed and inserted."""
        same = 0
        while same < min(len(rows), len(self._rows)) and rows[same] == self._rows[same]:
            same += 1
        if same < len(self._rows):
            self.beginRemoveRows(ROOT, same, len(self._rows) - 1)
            del self._rows[same:]
            self.endRemoveRows()
        if same < len(rows):
            self.beginInsertRows(ROOT, same, len(rows) - 1)
            self._rows.extend(rows[same:])
            self.endInsertRows()

    def last_row_of(self, ply: int) -> int:
        """The last row that has happened after `ply` actions; -1 before the first."""
        found = -1
        for number, row in enumerate(self._rows):
            if row.ply <= ply:
                found = number
        return found

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        row = self._rows[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return row.spoken
        if role == LOG_ROW:
            return row
        if role == PLY:
            return row.ply
        return None
