"""Options of few choices, one below the other: name, choice, a line about what is chosen."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QWidget

from desktop_app.core.game import Option
from desktop_app.qt.kit import GameKit
from desktop_app.qt.widgets import Segmented

from .page import label
from .seating import Table


class OptionRows(QObject):
    """Fills rows of the grid of `parent`; up to three choices stand side by side, more are in a list."""

    chosen = Signal(str, object)
    """(key, value)"""

    def __init__(self, kit: GameKit, grid: QGridLayout, parent: QWidget) -> None:
        super().__init__(parent)
        self._kit = kit
        self._grid = grid
        self._home = parent
        self._options: tuple[Option, ...] = ()
        self._names: dict[str, QLabel] = {}
        self._notes: dict[str, QLabel] = {}
        self.parts: dict[str, Segmented | QComboBox] = {}

    def set_options(self, options: Sequence[Option]) -> None:
        """Have a row for each of these and no other, and write the names in the language of now."""
        if self._options != tuple(options):
            self._options = tuple(options)
            self._clear()
            for option in options:
                self._add(option)
        for option in options:
            self._name(option)

    def _clear(self) -> None:
        for key in list(self.parts):
            for part in (self.parts.pop(key), self._notes.pop(key), self._names.pop(key)):
                self._grid.removeWidget(part)
                part.hide()
                part.deleteLater()

    def _add(self, option: Option) -> None:
        row, key = self._grid.rowCount(), option.key
        note = self._notes[key] = label(self._home, "small", wrap=True)
        part = self.parts[key] = self._part(option)
        name = self._names[key] = label(self._home)
        self._grid.addWidget(name, row, 0)
        self._grid.addWidget(part, row, 1, Qt.AlignmentFlag.AlignLeft)
        self._grid.addWidget(note, row + 1, 1)
        for shown in (name, part):  # a layout would show them later
            shown.show()

    def _part(self, option: Option) -> Segmented | QComboBox:
        key = option.key
        if len(option.choices) <= 3:
            choice = Segmented((), self._home)
            choice.chosen.connect(lambda value, key=key: self.chosen.emit(key, value))
            return choice
        combo = QComboBox(self._home)
        combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        combo.activated.connect(lambda index, key=key: self.chosen.emit(key, combo.itemData(index)))
        return combo

    def _name(self, option: Option) -> None:
        part, name = self.parts[option.key], self._kit.option_label(option.key)
        labels = [self._kit.choice_label(option.key, choice) for choice in option.choices]
        self._names[option.key].setText(name)
        part.setAccessibleName(name)
        if isinstance(part, Segmented):
            part.set_options(list(zip(option.choices, labels, strict=True)))
            return
        part.clear()
        for choice, text in zip(option.choices, labels, strict=True):
            part.addItem(text, choice)

    def show_table(self, table: Table) -> None:
        """Show what is chosen, and a line about it where there is something to say."""
        setup = table.setup()
        for key, note in self._notes.items():
            note.setText(self._kit.choice_note(setup, key))
            note.setVisible(bool(note.text()))
        for key, part in self.parts.items():
            value = setup.option(key, "")
            if isinstance(part, Segmented):
                part.set_value(value)
            else:
                part.setCurrentIndex(part.findData(value))
