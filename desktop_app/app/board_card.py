"""The left side of the New game page: the live picture of what is chosen, below it boards to choose from."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from desktop_app.core.game import Option
from desktop_app.qt import icons
from desktop_app.qt.kit import GameKit
from desktop_app.qt.theme import Theme
from desktop_app.qt.widgets import Card

from .long_lists import LongLists
from .offered import long_lists, pictured
from .page import label, name_button
from .seating import Table
from .tiles import TileChoice, TilePainter, TileStrip


class BoardCard(Card):
    """Shows a choice and says what was chosen. Which options there are may change at any moment."""

    chosen = Signal(str, object)
    """(key, value)"""
    workshop_wanted = Signal()

    def __init__(self, kit: GameKit, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent, padding=10)
        self._kit = kit
        self._tiled: Option | None = None
        self._strip: TileStrip | None = None
        self._painter: TilePainter | None = None
        self._small = kit.make_preview(theme, self)
        self._small.hide()
        self.preview = kit.make_preview(theme, self)
        self.preview.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.lists = LongLists(self)
        self.lists.chosen.connect(self.chosen)
        self._note = label(self, "small", wrap=True)
        self.workshop_button = QPushButton(self)
        self.workshop_button.clicked.connect(self.workshop_wanted)
        self.workshop_button.setVisible(bool(kit.workshop_title()))
        row = QHBoxLayout()
        row.setSpacing(10)
        row.addWidget(self._note, 1)
        row.addWidget(self.workshop_button)
        self._column = QVBoxLayout()
        self.hold(self._column)
        self._column.setSpacing(8)
        self._column.addWidget(self.preview, 1)
        self._column.addWidget(self.lists)
        self._column.addLayout(row)
        alone = self.workshop_button.isHidden()
        self._note.setAlignment(Qt.AlignmentFlag.AlignHCenter if alone else Qt.AlignmentFlag.AlignVCenter)

    @property
    def parts(self) -> dict[str, QComboBox | TileChoice]:
        """What each option that is shown here is chosen with."""
        tiles = {} if self._strip is None or self._tiled is None else {self._tiled.key: self._strip.tiles}
        return {**self.lists.lists, **tiles}

    def set_options(self, rules: Sequence[Option], options: Sequence[Option]) -> None:
        """Offer the pictures and the long lists among `options`; which these are say those of the rules."""
        long = long_lists(rules)
        self.lists.set_options([option for option in options if option.key in long])
        key = pictured(rules)
        tiled = next((option for option in options if option.key == key), None)
        if tiled != self._tiled:
            self._tiled = tiled
            self._lay_tiles()
        for option in options:
            labels = [self._kit.choice_label(option.key, choice) for choice in option.choices]
            if option.key in long:
                self.lists.name(option, self._kit.option_label(option.key), labels)
            elif option == tiled and self._strip is not None:
                self._strip.tiles.set_labels(labels, self._kit.option_label(option.key))

    def _lay_tiles(self) -> None:
        if self._strip is not None:
            self._column.removeWidget(self._strip)
            self._strip.hide()
            self._strip.deleteLater()
        self._strip = self._painter = None
        if self._tiled is None:
            return
        tiles = TileChoice(self._tiled.choices, self._theme, self)
        tiles.chosen.connect(lambda value, key=self._tiled.key: self.chosen.emit(key, value))
        self._strip = TileStrip(tiles, self)
        self._painter = TilePainter(tiles, self._small)
        self._column.addWidget(self._strip)
        self._strip.show()  # the layout would do it later

    def show_table(self, table: Table) -> None:
        """Show the choice as it is now."""
        kit, setup = self._kit, table.setup()
        note = ""
        for key, part in self.parts.items():
            value = setup.option(key, "")
            if isinstance(part, QComboBox):
                part.setCurrentIndex(part.findData(value))
                self.lists.set_note(key, kit.choice_note(setup, key))
            else:
                part.set_value(value)
                note = kit.choice_note(setup, key)
        self._note.setText(note)
        self._note.setVisible(bool(note) or not self.workshop_button.isHidden())
        used = [key for key in self.lists.lists if kit.choice_enabled(setup, key)]
        self.preview.setMinimumHeight(110 if used else 150)  # before the lists take their room
        self.lists.set_used(used)
        self.preview.set_setup(setup, table.seated)
        self.paint_tiles(table)

    def paint_tiles(self, table: Table) -> None:
        """Have each choice of the tiled option painted as a small set-up, where it looks different now."""
        if self._tiled is None or self._painter is None or self._strip is None:
            return
        self._strip.show_chosen()
        key = self._tiled.key
        others = tuple(pair for pair in table.options if pair[0] != key)
        look = (table.seats, others, self._theme, tuple(player.colour for player in table.seated))
        setups = [table.with_option(key, value).setup() for value in self._tiled.choices]
        self._painter.paint(setups, table.seated, look)

    def retranslate(self) -> None:
        """Set every text in the language of now, but those of the options."""
        name_button(self.workshop_button, self._kit.workshop_title())
        self.workshop_button.setIcon(icons.icon("edit", self._theme.text))

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self.workshop_button.setIcon(icons.icon("edit", theme.text))
