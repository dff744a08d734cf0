"""The choice of a table at which strengths were measured: how many sat there, where, what was agreed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QSizePolicy, QWidget

PARTS: Final = 3
SHORTEST: Final = 9
"""So many letters of a choice are shown at least."""


class TableChoice(QWidget):
    """Three lists side by side; each offers what there is with the choices to its left."""

    chosen = Signal(int)
    """The number of the table that the user chose."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words: tuple[tuple[str, ...], ...] = ()
        self._number = -1
        self.lists = tuple(QComboBox(self) for _ in range(PARTS))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        for place, each in enumerate(self.lists):
            each.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            each.setMinimumContentsLength(SHORTEST)
            each.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            each.activated.connect(lambda _, place=place: self._take(place))
            row.addWidget(each, 2 if place else 1)

    @property
    def number(self) -> int:
        """The table that is chosen, -1 if there is none."""
        return self._number

    def set_names(self, names: Sequence[str]) -> None:
        """What the three lists are called by screen readers."""
        for each, name in zip(self.lists, names, strict=True):
            each.setAccessibleName(name)
            each.setToolTip(name)

    def set_tables(self, words: Sequence[tuple[str, ...]], chosen: int) -> None:
        """Offer these tables, each told in three parts; a part that is '' everywhere has no list."""
        self._words = tuple(words)
        self._number = chosen if self._words else -1
        for place, each in enumerate(self.lists):
            each.setVisible(any(table[place] for table in self._words))
        self._fill()

    def _fill(self) -> None:
        here = self._words[self._number] if self._number >= 0 else ("",) * PARTS
        for place, each in enumerate(self.lists):
            found = [table[place] for table in self._words if table[:place] == here[:place]]
            each.clear()
            each.addItems(list(dict.fromkeys(found)))
            each.setCurrentIndex(each.findText(here[place]))

    def _take(self, place: int) -> None:
        """The table with this part as chosen, and of the parts to the right as many as before as can be."""
        here = self._words[self._number]
        wanted = (*here[:place], self.lists[place].currentText())
        fitting = [number for number, table in enumerate(self._words) if table[: place + 1] == wanted]
        kept = {
            number: sum(a == b for a, b in zip(self._words[number], here, strict=True)) for number in fitting
        }
        number = max(fitting, key=lambda number: (kept[number], -number))
        if number != self._number:
            self._number = number
            self._fill()
            self.chosen.emit(number)
