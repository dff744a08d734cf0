"""The start page: the games as painted covers, what was left unfinished, recent files."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal, SignalInstance
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from desktop_app.core.errors import BadData
from desktop_app.qt import icons
from desktop_app.qt.kit import GameKit
from desktop_app.qt.theme import Theme
from desktop_app.qt.widgets import Card, CoverButton, IconButton

from . import sentences
from .emblem import Emblem, Friends
from .games import Games
from .home_parts import Removable, Row, shown_folder
from .page import LARGE, Page, label, name_button, scroll_around, tab_through

if TYPE_CHECKING:
    from desktop_app.storage.archive import Finished
    from desktop_app.storage.journal import Unfinished

    from .occasions import Offer

MOST_UNFINISHED = 6
"""Of more games to go on with, the others come when they are asked for."""
MOST_RECENT = 5
TALL = 700
"""From this height on there is room for every word."""

SIDE = 360
"""Width of the column beside the covers."""


class Home(Page):
    """Where the program begins. It shows what it is told and only says what was chosen."""

    new_game = Signal(object)
    """A GameKit."""
    quick_start = Signal(object)
    """A GameKit: begin at once with the last choice."""
    rules = Signal(object)
    """A GameKit."""
    resume = Signal(object)
    """The journal's Path."""
    discard = Signal(object)
    """An Unfinished to ask about."""
    review = Signal(int)
    """The number of a finished game in the archive."""
    occasion = Signal(object)
    """An Offer to begin at once."""
    open_file = Signal()
    open_recent = Signal(object)
    forget_recent = Signal(object)
    settings = Signal()
    about = Signal()

    def __init__(self, games: Games, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._games = games
        self._last = games.kits[0] if games.kits else None
        self._summary = ""
        self._unfinished: tuple[Unfinished, ...] = ()
        self._finished: tuple[Finished, ...] = ()
        self._offers: tuple[Offer, ...] = ()
        self._recent: tuple[Path, ...] = ()
        self._expecting = self._all_shown = False
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 14, 28, 16)
        column.setSpacing(6)
        column.addLayout(self._top())
        middle = QHBoxLayout()
        middle.setSpacing(14)
        middle.addLayout(self._covers(), 1)
        middle.addWidget(self._side())
        column.addLayout(middle, 1)
        self.retranslate()

    # ---- building ------------------------------------------------------------------------------

    def _top(self) -> QHBoxLayout:
        self.emblem = Emblem(58, self)
        self.title = label(self, "title")
        self.title.setText("Tischrunde")
        self.claim = label(self, "muted")
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.title)
        words.addWidget(self.claim)
        self.open_button = self._tool("open", self.open_file)
        self.settings_button = self._tool("settings", self.settings)
        self.about_button = self._tool("help", self.about)
        row = QHBoxLayout()
        row.setSpacing(14)
        row.addWidget(self.emblem)
        row.addLayout(words)
        row.addStretch(1)
        for button in (self.open_button, self.settings_button, self.about_button):
            row.addWidget(button)
        return row

    def _tool(self, icon: str, signal: SignalInstance) -> IconButton:
        button = IconButton(icon, self.theme, self, size=24)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.clicked.connect(signal)
        return button

    def _covers(self) -> QGridLayout:
        """One cover fills the place, two stand side by side, more in rows of two; an odd one lies across."""
        grid = QGridLayout()
        grid.setSpacing(0)
        self.covers: dict[str, CoverButton] = {}
        for number, kit in enumerate(self._games.kits):
            cover = CoverButton(kit.cover(), self.theme.with_accent(kit.accent), self)
            cover.clicked.connect(lambda _on=False, kit=kit: self.new_game.emit(kit))
            alone = number == len(self._games.kits) - 1 and number % 2 == 0
            grid.addWidget(cover, number // 2, number % 2, 1, 2 if alone and number else 1)
            self.covers[kit.id] = cover
        return grid

    def _side(self) -> QWidget:
        side = QWidget(self)
        side.setFixedWidth(SIDE)
        column = QVBoxLayout(side)
        column.setContentsMargins(0, 6, 0, 6)
        column.setSpacing(0)
        column.addWidget(self._start_card(side), 1)
        self._lists = QWidget(side)
        self._list_column = QVBoxLayout(self._lists)
        self._list_column.setContentsMargins(14, 6, 14, 6)
        self._list_column.setSpacing(2)
        self._area = scroll_around(self._lists, side)
        column.addWidget(self._area, 1)
        self._side_column = column
        return side

    def _start_card(self, parent: QWidget) -> Card:
        card = Card(self.theme, parent, padding=14)
        column = QVBoxLayout()
        card.hold(column)
        column.setSpacing(8)
        self.start_title = label(card, "heading")
        self.start_note = label(card, "muted", wrap=True)
        self.new_button = QPushButton(card)
        self.new_button.setProperty("variant", "primary")
        self.new_button.setStyleSheet(LARGE)
        self.quick_button = QPushButton(card)
        self.rules_button = QPushButton(card)
        self.quick_note = label(card, "small", wrap=True)
        for button, signal in (
            (self.new_button, self.new_game),
            (self.quick_button, self.quick_start),
            (self.rules_button, self.rules),
        ):
            button.clicked.connect(lambda _on=False, signal=signal: self._say(signal))
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        pair = QHBoxLayout()
        pair.setSpacing(8)
        pair.addWidget(self.quick_button)
        pair.addWidget(self.rules_button)
        self.friends = Friends(card)
        column.addWidget(self.friends)
        column.addWidget(self.start_title)
        column.addWidget(self.start_note)
        column.addWidget(self.new_button)
        column.addLayout(pair)
        column.addWidget(self.quick_note)
        card.setVisible(self._last is not None)
        return card

    def _say(self, signal: SignalInstance) -> None:
        if self._last is not None:
            signal.emit(self._last)

    # ---- telling it what to show ---------------------------------------------------------------

    def set_last(self, kit: GameKit, summary: str) -> None:
        """The game that was played last, and in one line what a quick start begins."""
        self._last = kit
        self._summary = summary
        self._show_start()

    def set_games(self, unfinished: Sequence[Unfinished], finished: Sequence[Finished] = ()) -> None:
        """The games to go on with and those that ended last, both newest first."""
        self._unfinished = tuple(unfinished)
        self._finished = tuple(finished)
        self._expecting = False
        self._fill()

    def expect_unfinished(self) -> None:
        """Leave room: there are games to go on with, which are still being looked up."""
        self._expecting = True
        self._fill()

    def set_offers(self, offers: Sequence[Offer]) -> None:
        """The games that suggest themselves today."""
        self._offers = tuple(offers)
        self._fill()

    def set_recent(self, files: Sequence[Path]) -> None:
        """The files opened or saved last."""
        self._recent = tuple(files)
        self._fill()

    @property
    def complete(self) -> bool:
        """Whether every cover has its picture and all that was announced is told."""
        told = bool(self._summary.strip()) and not self._expecting
        return told and all(cover.complete for cover in self.covers.values())

    def start_focus(self) -> None:
        """Put the keyboard on what people want most: going on, else a new game."""
        rows = self.unfinished_rows
        (rows[0].row if rows else self.new_button).setFocus(Qt.FocusReason.OtherFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.start_note.setVisible(self.height() >= TALL)

    def set_speed(self, speed: float) -> None:
        """Animation speed: 1 normal, 0 off."""
        for cover in self.covers.values():
            cover.set_speed(speed)

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        for kit in self._games.kits:
            self.covers[kit.id].set_theme(theme.with_accent(kit.accent))
        self._show_icons()

    def retranslate(self) -> None:
        self.claim.setText(self.tr("Games for one table: among friends or against the computer"))
        self.open_button.set_text(self.tr("Open a game file"))
        self.settings_button.set_text(self.tr("Settings"))
        self.about_button.set_text(self.tr("About Tischrunde"))
        for kit in self._games.kits:
            self.covers[kit.id].set_words(kit.title(), kit.tagline(), kit.facts())
        name_button(self.new_button, self.tr("New game"))
        name_button(self.quick_button, self.tr("Quick start"))
        name_button(self.rules_button, self.tr("Rules"))
        self._show_start()
        self._show_icons()
        self._fill()

    def _show_icons(self) -> None:
        theme = self.theme
        self.new_button.setIcon(icons.icon("play", theme.accent_text))
        self.quick_button.setIcon(icons.icon("fast", theme.text))
        self.rules_button.setIcon(icons.icon("book", theme.text))

    def _show_start(self) -> None:
        if self._last is None:
            return
        several = len(self._games.kits) > 1
        self.start_title.setText(self._last.title() if several else self.tr("Sit down"))
        self.start_note.setText(self.tr("Choose who plays and how, or begin at once with the last choice."))
        self.quick_note.setText(self._summary)
        self.quick_note.setVisible(bool(self._summary))

    def _fill(self) -> None:
        """Build the lists anew; they are short."""
        while (item := self._list_column.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        most = len(self._unfinished) if self._all_shown else MOST_UNFINISHED
        self.unfinished_rows = [self._unfinished_row(game) for game in self._unfinished[:most]]
        more = [self._more_button()] if len(self._unfinished) > most else []
        self.finished_rows = [self._finished_row(game) for game in self._finished]
        self.recent_rows = [self._recent_row(path) for path in self._recent[:MOST_RECENT]]
        self.offer_rows = [self._offer_row(offer) for offer in self._offers]
        self._add_list("", self.offer_rows)
        self._add_list(self.tr("Continue"), [*self.unfinished_rows, *more])
        self._add_list(self.tr("Last games"), self.finished_rows)
        self._add_list(self.tr("Recent files"), self.recent_rows)
        self._list_column.addStretch(1)
        rows = (*self.offer_rows, *self.unfinished_rows, *more, *self.finished_rows, *self.recent_rows)
        lists = bool(rows) or self._expecting
        self._area.setVisible(lists)
        self.friends.set_growing(not lists)
        self._side_column.setStretch(0, 0 if lists else 1)
        tab_through(
            *(self.open_button, self.settings_button, self.about_button),
            *self.covers.values(),
            *(self.new_button, self.quick_button, self.rules_button),
            *rows,
        )

    def _add_list(self, head: str, rows: Sequence[QWidget]) -> None:
        if rows and head:
            heading = label(self._lists, "heading")
            heading.setText(head)
            heading.setContentsMargins(10, 8, 0, 2)
            self._list_column.addWidget(heading)
        for row in rows:
            self._list_column.addWidget(row)

    def _unfinished_row(self, game: Unfinished) -> Removable:
        row = Removable("again", "trash", self.theme, self._lists)
        moves, when = sentences.moves(game.actions), sentences.when(game.changed)
        row.row.set_words(
            self._table_of(game), f"{sentences.names(game.header)} · {when}", f"{moves}, {when}"
        )
        row.remove.set_text(self.tr("Discard this game"))
        row.pressed.connect(lambda: self.resume.emit(game.path))
        row.removed.connect(lambda: self.discard.emit(game))
        return row

    def _more_button(self) -> QPushButton:
        button = QPushButton(self.tr("Show all %1").replace("%1", str(len(self._unfinished))), self._lists)
        button.setObjectName("more")
        button.setProperty("variant", "ghost")
        button.clicked.connect(self._show_all)
        return button

    def _show_all(self) -> None:
        """List every game to go on with from now on; the keyboard goes on at the first one that came."""
        self._all_shown = True
        self._fill()
        for item in map(self._list_column.itemAt, range(self._list_column.count())):
            if item is not None and (part := item.widget()) is not None:
                part.show()  # the layout would do it later
        row = self.unfinished_rows[MOST_UNFINISHED]
        row.row.setFocus(Qt.FocusReason.TabFocusReason)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)  # places the rows
        self._area.ensureWidgetVisible(row, 0, 8)

    def _table_of(self, game: Unfinished) -> str:
        """What is played there: the board, if there are several, and the game where there are more."""
        from .choices import played  # the first picture of the window does without

        kit = self._games.find(game.header.game)
        if kit is None:
            return game.header.game
        try:
            words = played(kit, game.header)
        except BadData:  # going on with it tells what is wrong
            return kit.title()
        if len(self._games.kits) > 1:
            return f"{kit.title()}: {words}" if words else kit.title()
        return words or kit.title()

    def _offer_row(self, offer: Offer) -> Row:
        row = Row(offer.icon, self.theme, self._lists)
        parts = (offer.kit.title() if len(self._games.kits) > 1 else "", offer.note)
        row.set_words(offer.occasion.title, " · ".join(part for part in parts if part))
        row.clicked.connect(lambda: self.occasion.emit(offer))
        return row

    def _finished_row(self, game: Finished) -> Row:
        kit = self._games.find(game.game)
        glad = len(game.seats) > 1 or kit is None or kit.succeeded(game.reason)
        row = Row("trophy" if glad else "flag", self.theme, self._lists)
        parts = [sentences.result(game), sentences.when(game.finished_at.timestamp())]
        if kit is not None and len(self._games.kits) > 1:
            parts.insert(0, kit.title())
        row.set_words(sentences.points(game), " · ".join(parts))
        row.clicked.connect(lambda: self.review.emit(game.id))
        return row

    def _recent_row(self, path: Path) -> Removable:
        row = Removable("open", "x", self.theme, self._lists)
        row.row.set_words(path.stem, shown_folder(path))
        row.remove.set_text(self.tr("Take off this list"))
        row.pressed.connect(lambda: self.open_recent.emit(path))
        row.removed.connect(lambda: self.forget_recent.emit(path))
        return row
