"""Options with many choices as lists side by side; those that make no difference are gone."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QSizePolicy, QWidget

from desktop_app.core.game import Option

from .page import label

SHORTEST = 9
"""So many letters of a choice are shown at least."""


class LongLists(QWidget):
    """Lists in two columns, row by row, each below its name; `set_used` leaves only those that matter."""

    chosen = Signal(str, object)
    """(key, value): another choice of one option."""

    def __init__(self, parent: QWidget | None = None, *, columns: int = 2) -> None:
        super().__init__(parent)
        self._columns = columns
        self._names: dict[str, QLabel] = {}
        self.lists: dict[str, QComboBox] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(8)
        self._grid.setVerticalSpacing(2)
        for column in range(columns):
            self._grid.setColumnStretch(column, 1)
        self.hide()

    def set_options(self, options: Sequence[Option]) -> None:
        """Have a list for each of these options and no other; a list that stays keeps its widget."""
        for key in [key for key in self.lists if key not in {option.key for option in options}]:
            for part in (self.lists.pop(key), self._names.pop(key)):
                self._grid.removeWidget(part)
                part.hide()
                part.deleteLater()
        for option in options:
            if option.key not in self.lists:
                self._add(option.key)

    def _add(self, key: str) -> None:
        self._names[key] = label(self, "small")
        combo = self.lists[key] = QComboBox(self)
        combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        combo.setMinimumContentsLength(SHORTEST)
        combo.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        combo.activated.connect(lambda index: self.chosen.emit(key, combo.itemData(index)))

    def name(self, option: Option, name: str, labels: Sequence[str]) -> None:
        """Write the name of an option and of its choices."""
        self._names[option.key].setText(name)
        combo = self.lists[option.key]
        combo.setAccessibleName(name)
        combo.clear()
        combo.setMaxVisibleItems(len(labels))
        for choice, text in zip(option.choices, labels, strict=True):
            combo.addItem(text, choice)

    def set_note(self, key: str, note: str) -> None:
        """What the mouse and a screen reader are told about the choice; there is no room for it below."""
        combo = self.lists[key]
        combo.setToolTip("\n".join(filter(None, (combo.currentText(), note))))
        combo.setAccessibleDescription(note)

    def set_used(self, keys: Sequence[str]) -> None:
        """Show the lists of these options alone, in their order, without gaps."""
        for key, combo in self.lists.items():
            for part in (self._names[key], combo):
                self._grid.removeWidget(part)
                part.setVisible(key in keys)
        for number, key in enumerate(key for key in self.lists if key in keys):
            row, column = divmod(number, self._columns)
            self._grid.addWidget(self._names[key], 2 * row, column)
            self._grid.addWidget(self.lists[key], 2 * row + 1, column)
        self.setVisible(bool(keys))
        self._grid.activate()
