"""The New game page: board and options with a live picture, who sits where, who starts."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from desktop_app.core.game import Game, Option, OptionValue, Seat
from desktop_app.qt import icons
from desktop_app.qt.kit import GameKit
from desktop_app.qt.stylesheet import stylesheet
from desktop_app.qt.theme import Theme, colour_name
from desktop_app.qt.widgets import Card, Segmented, Stepper
from desktop_app.session.record import Player

from .choices import last_table, person_names, preference_key
from .emblem import CoverStrip
from .long_lists import LongLists, is_long
from .page import LARGE, SubPage, calm_wheels, label, name_button, scroll_around, tab_through
from .seat_row import SeatRow
from .seating import COMPUTERS, Table, to_plain
from .settings import Settings
from .tiles import TileChoice, TilePainter

DRAWN = -1
"""The choice of the starting seat that leaves it to chance."""


def has_chance(game: Game[Any, Any, Any]) -> bool:
    """Whether the game has dice or deals."""
    return type(game).chance is not Game.chance


class NewGame(SubPage):
    """The choice for one game; every change is kept as the last choice."""

    start = Signal(object, object)
    """(GameKit, Table): begin with what was chosen."""

    rules = Signal(object)
    """The GameKit whose rules are wanted."""

    def __init__(self, kit: GameKit, settings: Settings, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme.with_accent(kit.accent), parent)
        self.kit = kit
        self._settings = settings
        self.table = last_table(kit, settings)
        low, high = kit.game.seat_range
        self.preview = kit.make_preview(self.theme, self)
        self._painter: TilePainter | None = None
        self.seats = Stepper(self.theme, low, high, self.table.seats, self)
        self.rows = [SeatRow(seat, kit.colours, self.theme, self) for seat in range(high)]
        self.starter = QComboBox(self)
        self.practice = QCheckBox(self)
        self.practice.setVisible(has_chance(kit.game) or kit.game.has_secrets)
        self.start_button = QPushButton(self)
        self.option_parts: dict[str, QWidget] = {}
        self._option_names: dict[str, QLabel] = {}
        self._notes: dict[str, QLabel] = {}
        self._build()
        self._connect()
        self.setStyleSheet(stylesheet(self.theme))
        self.retranslate()

    # ---- building ------------------------------------------------------------------------------

    def _build(self) -> None:
        columns = QHBoxLayout()
        columns.setSpacing(6)
        columns.addWidget(self._board_card(), 1)
        columns.addWidget(self._people_card(), 1)
        self.column.addLayout(columns, 1)
        calm_wheels(self)

    def _board_card(self) -> Card:
        """The picture of the set-up, below it long lists and the option that is chosen from pictures."""
        card = Card(self.theme, self, padding=10)
        column = QVBoxLayout()
        card.hold(column)
        column.setSpacing(8)
        self.preview.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        column.addWidget(self.preview, 1)
        self._lists = LongLists(card)
        self._lists.chosen.connect(self.choose)
        column.addWidget(self._lists)
        options = self.kit.game.options(self.table.seats)
        self._tiled = _most_choices(options)
        self._list_options(options)
        if self._tiled is not None:
            columns = 2 if len(self._tiled.choices) == 4 else 3
            tiles = TileChoice(self._tiled.choices, self.theme, card, columns=columns)
            tiles.chosen.connect(lambda value, key=self._tiled.key: self.choose(key, value))
            self.option_parts[self._tiled.key] = tiles
            self._painter = TilePainter(tiles, self.kit.make_preview(self.theme, self))
            self._notes[self._tiled.key] = label(card, "small", wrap=True)
            self._notes[self._tiled.key].setAlignment(Qt.AlignmentFlag.AlignHCenter)
            column.addWidget(self._notes[self._tiled.key])
            column.addWidget(tiles)
        return card

    def _people_card(self) -> QWidget:
        side = QWidget(self)
        outer = QVBoxLayout(side)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(4)
        cards = QWidget(side)
        stack = QVBoxLayout(cards)
        stack.setContentsMargins(0, 0, 0, 0)
        stack.setSpacing(0)
        stack.addWidget(self._seats_card(cards))
        stack.addWidget(self._rules_card(cards))
        stack.addWidget(CoverStrip(self.kit.cover(), cards), 1)
        outer.addWidget(scroll_around(cards, side), 1)
        self.start_button.setProperty("variant", "primary")
        self.start_button.setStyleSheet(LARGE)
        self.start_button.setMinimumWidth(190)
        self.facts = label(side, "muted")
        foot = QHBoxLayout()
        foot.setContentsMargins(10, 0, 7, 6)
        foot.setSpacing(10)
        foot.addWidget(self.facts, 1)
        self.rules_button = QPushButton(side)
        self.rules_button.clicked.connect(lambda: self.rules.emit(self.kit))
        foot.addWidget(self.rules_button)
        foot.addWidget(self.start_button)
        outer.addLayout(foot)
        return side

    def _seats_card(self, parent: QWidget) -> Card:
        card = Card(self.theme, parent, padding=14)
        column = QVBoxLayout()
        card.hold(column)
        column.setSpacing(8)
        self.people_head = label(card, "heading")
        head = QHBoxLayout()
        head.addWidget(self.people_head)
        head.addStretch(1)
        head.addWidget(self.seats)
        column.addLayout(head)
        for row in self.rows:
            column.addWidget(row)
        return card

    def _rules_card(self, parent: QWidget) -> Card:
        """Who starts, and the options that are no pictures."""
        card = Card(self.theme, parent, padding=14)
        column = QVBoxLayout()
        card.hold(column)
        column.setSpacing(8)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(14)
        self._grid.setVerticalSpacing(6)
        self._grid.setColumnStretch(1, 1)
        self.starter_name = label(card)
        self._grid.addWidget(self.starter_name, 0, 0)
        self._grid.addWidget(self.starter, 0, 1, Qt.AlignmentFlag.AlignLeft)
        self._add_options(card)
        column.addLayout(self._grid)
        column.addWidget(self.practice)
        return card

    def _list_options(self, options: tuple[Option, ...]) -> None:
        long = [option for option in options if is_long(option)]
        self._lists.set_options(long)
        self.option_parts.update(self._lists.lists)

    def _add_options(self, parent: QWidget) -> None:
        """The options that are neither pictures nor long lists, side by side or as a short list."""
        for option in self.kit.game.options(self.table.seats):
            if option.key in self.option_parts:
                continue
            row = self._grid.rowCount()
            note = label(parent, "small", wrap=True)
            self._notes[option.key] = note
            part = self.option_parts[option.key] = self._option_part(option, parent)
            name = self._option_names[option.key] = label(parent)
            self._grid.addWidget(name, row, 0)
            self._grid.addWidget(part, row, 1, Qt.AlignmentFlag.AlignLeft)
            self._grid.addWidget(note, row + 1, 1)

    def _option_part(self, option: Option, parent: QWidget) -> QWidget:
        key = option.key
        if len(option.choices) <= 3:
            choice = Segmented((), parent)
            choice.chosen.connect(lambda value, key=key: self.choose(key, value))
            return choice
        combo = QComboBox(parent)
        combo.activated.connect(lambda index, key=key: self.choose(key, combo.itemData(index)))
        return combo

    def _connect(self) -> None:
        self.seats.value_changed.connect(self.set_seats)
        for row in self.rows:
            row.changed.connect(self._seat_changed)
        self.starter.activated.connect(self._starter_chosen)
        self.practice.clicked.connect(self._practice_chosen)
        self.start_button.clicked.connect(lambda: self.start.emit(self.kit, self.table))

    # ---- changing ------------------------------------------------------------------------------

    def set_seats(self, seats: int) -> None:
        """So many play."""
        before = self.kit.game.options(self.table.seats)
        self._keep(self.table.with_seats(self.kit.game, seats))
        if (options := self.kit.game.options(seats)) != before:
            self._rebuild_options()
            for option in options:
                self._name_option(option)
            self._set_tab_order()
        self.refresh()
        # Laid out at once: a click right after this one must hit what stands there.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)

    def choose(self, key: str, value: OptionValue) -> None:
        """Another choice of one option."""
        self._keep(self.table.with_option(key, value))
        self.refresh()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)

    def _seat_changed(self, seat: Seat, player: Player) -> None:
        self._keep(self.table.with_player(seat, player))
        self.refresh()

    def _starter_chosen(self, index: int) -> None:
        seat = self.starter.itemData(index)
        self._keep(replace(self.table, start=None if seat == DRAWN else seat))
        self.refresh()

    def _practice_chosen(self, on: bool) -> None:
        self._keep(replace(self.table, practice=on))

    def _keep(self, table: Table) -> None:
        self.table = table
        self._settings.prefer(preference_key(self.kit), to_plain(table))

    def _rebuild_options(self) -> None:
        """Other options exist now: make their widgets anew; the tiles stay."""
        for key in list(self._option_names):
            for part in (self.option_parts.pop(key), self._notes.pop(key), self._option_names.pop(key)):
                self._grid.removeWidget(part)
                part.hide()
                part.deleteLater()
        for key in self._lists.lists:
            del self.option_parts[key]
        self._list_options(self.kit.game.options(self.table.seats))
        parent = self.starter.parentWidget()
        assert parent is not None
        self._add_options(parent)
        calm_wheels(self)

    # ---- showing -------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show the choice as it is now."""
        table, kit = self.table, self.kit
        setup = table.setup()
        self.seats.set_value(table.seats)
        for seat, row in enumerate(self.rows):
            row.setVisible(seat < table.seats)
            row.show_player(table.players[seat])
        self._show_starters()
        self.practice.setChecked(table.practice)
        for key, value in table.options:
            part = self.option_parts.get(key)
            if isinstance(part, QComboBox):
                part.setCurrentIndex(part.findData(value))
            elif isinstance(part, Segmented | TileChoice):
                part.set_value(value)
            if part is not None:
                part.setEnabled(kit.choice_enabled(setup, key))
            note = kit.choice_note(setup, key)
            if key in self._lists.lists:
                self._lists.set_note(key, note)
            else:
                self._notes[key].setText(note)
                self._notes[key].setVisible(bool(note))
        used = [key for key in self._lists.lists if kit.choice_enabled(setup, key)]
        self.preview.setMinimumHeight(110 if used else 150)  # before the lists take their room
        self._lists.set_used(used)
        self.preview.set_setup(setup, table.seated)
        self._paint_tiles()

    def _show_starters(self) -> None:
        texts = [(DRAWN, self.tr("Drawn by lot"))]
        names = [player.name for player in self.table.seated]
        for seat, player in enumerate(self.table.seated):
            twice = names.count(player.name) > 1
            texts.append((seat, f"{player.name} ({colour_name(player.colour)})" if twice else player.name))
        self.starter.clear()
        for value, text in texts:
            self.starter.addItem(text, value)
        chosen = DRAWN if self.table.start is None else self.table.start
        self.starter.setCurrentIndex(self.starter.findData(chosen))

    def retranslate(self) -> None:
        kit = self.kit
        self.back_button.set_text(self.tr("To the start page"))
        self.heading.setText(kit.title())
        self.people_head.setText(self.tr("Who plays?"))
        self.seats.set_name(self.tr("Players"))
        self.starter_name.setText(self.tr("Who starts"))
        self.starter.setAccessibleName(self.tr("Who starts"))
        self.practice.setText(
            self.tr("Practice: everything can be taken back, and the result does not count")
        )
        name_button(self.start_button, self.tr("Start game"))
        self.facts.setText(kit.facts())
        name_button(self.rules_button, self.tr("Rules"))
        self._show_icons()
        numbers = [level.number for level in kit.levels()]
        levels = [(number, kit.level_name(number), kit.level_note(number)) for number in numbers]
        for seat, row in enumerate(self.rows):
            row.set_words(person_names(kit)[seat], COMPUTERS[seat % len(COMPUTERS)], levels)
        for option in kit.game.options(self.table.seats):
            self._name_option(option)
        self._set_tab_order()
        self.refresh()

    def _set_tab_order(self) -> None:
        """As it is read: down the left side, then down the right one."""
        parts = [self.option_parts[option.key] for option in self.kit.game.options(self.table.seats)]
        tiled = [part for part in parts if isinstance(part, TileChoice)]
        others = [part for part in parts if part not in tiled]
        lists = [part for part in others if part in self._lists.lists.values()]
        others = [part for part in others if part not in lists]
        left = (self.back_button, self.preview, *lists, *tiled)
        right = (self.seats, *self.rows, self.starter, *others, self.practice)
        tab_through(*left, *right, self.rules_button, self.start_button)

    def _show_icons(self) -> None:
        self.start_button.setIcon(icons.icon("play", self.theme.accent_text))
        self.rules_button.setIcon(icons.icon("book", self.theme.text))

    def _name_option(self, option: Option) -> None:
        part, name = self.option_parts[option.key], self.kit.option_label(option.key)
        labels = [self.kit.choice_label(option.key, choice) for choice in option.choices]
        if option.key in self._option_names:
            self._option_names[option.key].setText(name)
        if option.key in self._lists.lists:
            self._lists.name(option, name, labels)
        elif isinstance(part, TileChoice):
            part.set_labels(labels, name)
        elif isinstance(part, Segmented):
            part.set_options(list(zip(option.choices, labels, strict=True)))
            part.setAccessibleName(name)
        elif isinstance(part, QComboBox):
            part.setAccessibleName(name)
            part.clear()
            for choice, text in zip(option.choices, labels, strict=True):
                part.addItem(text, choice)

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme.with_accent(self.kit.accent))
        self.setStyleSheet(stylesheet(self.theme))
        self._show_icons()
        self._paint_tiles()

    def _paint_tiles(self) -> None:
        """Have each choice of the tiled option painted as a small set-up, where it looks different now."""
        if self._tiled is None or self._painter is None:
            return
        key, table = self._tiled.key, self.table
        others = tuple(pair for pair in table.options if pair[0] != key)
        look = (table.seats, others, self.theme, tuple(player.colour for player in table.seated))
        setups = [table.with_option(key, value).setup() for value in self._tiled.choices]
        self._painter.paint(setups, table.seated, look)

    def sizeHint(self) -> QSize:
        return QSize(1024, 600)


def _most_choices(options: tuple[Option, ...]) -> Option | None:
    """The option that is shown as pictures: the one with the most choices, from four on, but no long list."""
    many = [option for option in options if len(option.choices) >= 4 and not is_long(option)]
    return max(many, key=lambda option: len(option.choices)) if many else None
