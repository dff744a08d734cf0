"""The New game page: board and options with a live picture, who sits where, who starts."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from desktop_app.core.game import Option, OptionValue, Seat
from desktop_app.qt import icons
from desktop_app.qt.kit import GameKit
from desktop_app.qt.stylesheet import stylesheet
from desktop_app.qt.theme import Theme, colour_name
from desktop_app.qt.widgets import Card, IconButton, Stepper
from desktop_app.session.record import Player

from .board_card import BoardCard
from .choices import last_table, person_names, preference_key
from .emblem import CoverStrip
from .occasions import OccasionBar, Offer
from .offered import long_lists, offered, pictured
from .option_rows import OptionRows
from .page import LARGE, SubPage, calm_wheels, label, name_button, scroll_around, tab_through
from .seat_row import SeatRow
from .seating import COMPUTERS, Table, is_listed, to_plain
from .settings import Settings
from .tiles import TileChoice

DRAWN = -1
"""The choice of the starting seat that leaves it to chance."""


class NewGame(SubPage):
    """The choice for one game; every change is kept as the last choice."""

    start = Signal(object, object)
    """(GameKit, Table): begin with what was chosen."""

    rules = Signal(object)
    """The GameKit whose rules are wanted."""

    opponents = Signal()
    """More about the computer opponents is wanted."""

    occasion = Signal(object)
    """The Offer to begin at once."""

    workshop = Signal(object)
    """The GameKit whose workshop is wanted."""

    def __init__(
        self,
        kit: GameKit,
        settings: Settings,
        theme: Theme,
        parent: QWidget | None = None,
        *,
        folder: Path | None = None,
    ) -> None:
        """`folder` holds what people made themselves for this game."""
        super().__init__(theme.with_accent(kit.accent), parent)
        self.kit = kit
        self._folder = folder
        self._settings = settings
        self.table = last_table(kit, settings)
        low, high = kit.game.seat_range
        self.occasions = OccasionBar(self.theme, self)
        self.board_card = BoardCard(kit, self.theme, self)
        self.preview = self.board_card.preview
        self._options = self._offered()
        self.seats = Stepper(self.theme, low, high, self.table.seats, self)
        self.rows = [SeatRow(seat, kit.colours, self.theme, self) for seat in range(high)]
        self.starter = QComboBox(self)
        self.practice = QCheckBox(self)
        self.start_button = QPushButton(self)
        self._build()
        self._connect()
        self.setStyleSheet(stylesheet(self.theme))
        self.retranslate()

    # ---- building ------------------------------------------------------------------------------

    def _build(self) -> None:
        columns = QHBoxLayout()
        columns.setSpacing(6)
        columns.addWidget(self.board_card, 1)
        columns.addWidget(self._people_card(), 1)
        self.column.addLayout(columns, 1)
        self.bar.addWidget(self.occasions)

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
        column.setSpacing(7)
        self.people_head = label(card, "heading")
        head = QHBoxLayout()
        head.addWidget(self.people_head)
        self.opponents_button = IconButton("info", self.theme, card, size=20)
        self.opponents_button.clicked.connect(self.opponents)
        head.addWidget(self.opponents_button)
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
        self._grid.setVerticalSpacing(4)
        self._grid.setColumnStretch(1, 1)
        self.starter_name = label(card)
        self._grid.addWidget(self.starter_name, 0, 0)
        self._grid.addWidget(self.starter, 0, 1, Qt.AlignmentFlag.AlignLeft)
        self.option_rows = OptionRows(self.kit, self._grid, card)
        column.addLayout(self._grid)
        column.addWidget(self.practice)
        return card

    def _connect(self) -> None:
        self.seats.value_changed.connect(self.set_seats)
        for row in self.rows:
            row.changed.connect(self._seat_changed)
        self.starter.activated.connect(self._starter_chosen)
        self.practice.clicked.connect(self._practice_chosen)
        self.start_button.clicked.connect(lambda: self.start.emit(self.kit, self.table))
        self.board_card.chosen.connect(self.choose)
        self.option_rows.chosen.connect(self.choose)
        self.board_card.workshop_wanted.connect(lambda: self.workshop.emit(self.kit))
        self.occasions.chosen.connect(self.occasion)

    @property
    def option_parts(self) -> dict[str, QWidget]:
        """What each option is chosen with."""
        return {**self.option_rows.parts, **self.board_card.parts}

    # ---- changing ------------------------------------------------------------------------------

    def set_seats(self, seats: int) -> None:
        """So many play."""
        self._keep(self.table.with_seats(self.kit.game, seats))
        self._offer_anew()

    def choose(self, key: str, value: OptionValue) -> None:
        """Another choice of one option."""
        self._keep(self.table.with_option(key, value))
        self.refresh()
        self._lay_out()

    def choose_own(self, key: str, value: OptionValue) -> None:
        """A choice that was made just now; if need be with a number of seats that has that option."""
        low, high = self.kit.game.seat_range
        with_it = [
            seats
            for seats in range(low, high + 1)
            if any(option.key == key for option in self.kit.game.options(seats))
        ]
        if not with_it:
            return
        seats = min(with_it, key=lambda seats: abs(seats - self.table.seats))
        self._keep(self.table.with_seats(self.kit.game, seats).with_option(key, value))
        self._offer_anew()

    def look_again(self) -> None:
        """What people made themselves may be other things now."""
        before, after = self._options, self._offered()
        for old, new in zip(before, after, strict=True):
            self._follow_edit(old, new)
        self._offer_anew()

    def _follow_edit(self, old: Option, new: Option) -> None:
        """What was chosen and is not there any more becomes what has its name now; else it stays chosen."""
        value, label_of = dict(self.table.options)[old.key], self.kit.choice_label
        kept = self.kit.own_choices(self._folder, old.key, self.table.seats) if self._folder else ()
        if value not in kept and not is_listed(self._rule(old.key), value):
            named = [own for own in kept if label_of(old.key, own) == label_of(old.key, value)]
            if named:
                self._keep(self.table.with_option(old.key, named[0]))

    def _rule(self, key: str) -> Option:
        return next(option for option in self.kit.game.options(self.table.seats) if option.key == key)

    def _offered(self) -> tuple[Option, ...]:
        """The options of now; what is chosen is among them, wherever it came from."""
        also = {key: (value,) for key, value in self.table.options}
        return offered(self.kit, self._folder, self.table.seats, also)

    def _offer_anew(self) -> None:
        """Have the widgets for the options of now."""
        if (options := self._offered()) != self._options:
            self._options = options
            self._name_options()
            self._set_tab_order()
        self.refresh()
        self._lay_out()

    def _lay_out(self) -> None:
        """At once: a click right after this one must hit what stands there."""
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
        self.practice.setVisible(kit.practice_helps(table.seats))
        alone = table.seats == 1
        self.starter_name.setVisible(not alone)
        self.starter.setVisible(not alone)
        for key, part in self.option_parts.items():
            part.setEnabled(kit.choice_enabled(setup, key))
        self.option_rows.show_table(table)
        self.board_card.show_table(table)

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
        self.opponents_button.set_text(self.tr("About the computer opponents"))
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
        self.board_card.retranslate()
        self._name_options()
        self._set_tab_order()
        self.refresh()

    def _set_tab_order(self) -> None:
        """As it is read: the head, down the left side, then down the right one."""
        shown, others = self.board_card.parts, self.option_rows.parts.values()
        tiles = [part for part in shown.values() if isinstance(part, TileChoice)]
        lists = [part for part in shown.values() if part not in tiles]
        left = (*lists, self.board_card.workshop_button, *tiles)
        right = (self.opponents_button, self.seats, *self.rows, self.starter, *others, self.practice)
        head = (self.back_button, *self.occasions.buttons)
        tab_through(*head, self.preview, *left, *right, self.rules_button, self.start_button)

    def show_offers(self, offers: tuple[Offer, ...]) -> None:
        """The games that suggest themselves today."""
        self.occasions.show_offers(offers)
        self._set_tab_order()

    def _show_icons(self) -> None:
        self.start_button.setIcon(icons.icon("play", self.theme.accent_text))
        self.rules_button.setIcon(icons.icon("book", self.theme.text))

    def _name_options(self) -> None:
        """Have what each option is chosen with, and write the names of the options and of their choices."""
        rules = self.kit.game.options(self.table.seats)
        elsewhere = {pictured(rules), *long_lists(rules)}
        self.board_card.set_options(rules, self._options)
        self.option_rows.set_options([option for option in self._options if option.key not in elsewhere])
        calm_wheels(self)

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme.with_accent(self.kit.accent))
        self.setStyleSheet(stylesheet(self.theme))
        self._show_icons()
        self.board_card.paint_tiles(self.table)

    def sizeHint(self) -> QSize:
        return QSize(1024, 600)
