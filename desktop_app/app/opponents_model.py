"""The measured strengths of one table as an item model: one row a level."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QLocale, QModelIndex, QObject, QPersistentModelIndex, Qt

from desktop_app.arena.standings import LevelStanding

Index = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()

RANGE = Qt.ItemDataRole.UserRole
"""(low, rating, high) of a row in the column that is drawn."""


class Column(IntEnum):
    """What stands where."""

    LEVEL = 0
    RATING = 1
    SCALE = 2
    SHARE = 3
    TIME = 4


@dataclass(frozen=True, slots=True)
class Row:
    """A level with what people call it. limit: seconds that it has here for a move, if the measured times are
    those of another player, who took part for it.
    """

    name: str
    measured: LevelStanding
    limit: float | None = None


class LevelsModel(QAbstractTableModel):
    """Cells are texts of one or two lines, the first one being what counts; nothing can be changed."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[Row, ...] = ()

    @property
    def rows(self) -> tuple[Row, ...]:
        """What is shown."""
        return self._rows

    def set_rows(self, rows: Sequence[Row]) -> None:
        """Show other levels, or the same in another language."""
        self.beginResetModel()
        self._rows = tuple(rows)
        self.endResetModel()

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(Column)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(Column):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return "" if section == Column.SCALE else self._titles()[section]
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._titles()[section]
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row, column = self._rows[index.row()], Column(index.column())
        if role == Qt.ItemDataRole.DisplayRole:
            return "" if column == Column.SCALE else self._text(row, column)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            text = self._between(row) if column == Column.SCALE else self._text(row, column)
            return text.replace("\n", ", ")
        if role == RANGE and column == Column.SCALE:
            return row.measured.low, row.measured.elo, row.measured.high
        return None

    def as_text(self, numbers: Sequence[int] = ()) -> str:
        """The table with its head, or these rows of it, for a sheet or a letter: cells apart by tabs."""
        columns = [column for column in Column if column != Column.SCALE]
        lines = [[self._titles()[column] for column in columns]]
        for number in numbers or range(len(self._rows)):
            row = self._rows[number]
            cells = (self._text(row, column).split("\n") for column in columns)
            lines.append([f"{first} ({rest[0]})" if rest else first for first, *rest in cells])
        return "\n".join("\t".join(line) for line in lines) + "\n"

    def _titles(self) -> tuple[str, ...]:
        return (
            self.tr("Strength"),
            self.tr("Rating"),
            self.tr("Rating, drawn"),
            self.tr("Beats the one below"),
            self.tr("Time for a move"),
        )

    def _text(self, row: Row, column: Column) -> str:
        found = row.measured
        if column == Column.LEVEL:
            return row.name
        if column == Column.RATING:
            return f"{rating_text(found.elo)}\n{span(rating_text(found.low), rating_text(found.high))}"
        if column == Column.SHARE:
            ends = span(f"{100 * found.share_low:.0f}", f"{100 * found.share_high:.0f}")
            games = self.tr("%n game(s)", "", found.games)
            return f"{percent(found.share)}\n{ends} %, {games}"
        if row.limit is not None:
            return (
                self.tr("%1 at most").replace("%1", seconds_text(row.limit)) + "\n" + self.tr("by the clock")
            )
        slowest = self.tr("%1 at most").replace("%1", seconds_text(found.slowest))
        return f"{seconds_text(found.seconds)}\n{slowest}"

    def _between(self, row: Row) -> str:
        said = self.tr("most likely between %1 and %2")
        return said.replace("%1", rating_text(row.measured.low)).replace("%2", rating_text(row.measured.high))


def rating_text(rating: float) -> str:
    """Points with their sign, whole.

    >>> rating_text(-179.6), rating_text(0), rating_text(1204)
    ('\N{MINUS SIGN}180', '0', '+1204')
    """
    whole = round(rating)
    sign = "\N{MINUS SIGN}" if whole < 0 else "+" if whole else ""
    return f"{sign}{abs(whole)}"


def span(low: str, high: str) -> str:
    """From one to the other.

    >>> span("48", "75")
    '48 \N{HORIZONTAL ELLIPSIS} 75'
    """
    return f"{low} \N{HORIZONTAL ELLIPSIS} {high}"


def percent(share: float) -> str:
    """A share of the whole.

    >>> percent(0.625)
    '62 %'
    """
    return f"{100 * share:.0f} %"


def seconds_text(seconds: float) -> str:
    """A time for a move, as people write it: milliseconds where it is less than a tenth of a second.

    >>> seconds_text(0.0002), seconds_text(0.0412)
    ('< 1 ms', '41 ms')
    """
    if seconds < 0.001:
        return "< 1 ms"
    if seconds < 0.0995:
        return f"{round(1000 * seconds)} ms"
    return f"{QLocale().toString(seconds, 'f', 1)} s"
