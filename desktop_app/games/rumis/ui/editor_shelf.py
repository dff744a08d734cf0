"""The card of one's own boards: begin, open, rename, duplicate, delete."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from desktop_app.games.rumis.engine.boards import LONGEST_NAME, cubes
from desktop_app.games.rumis.engine.scenarios import Heights, Scenario, plus_scenarios, scenarios
from desktop_app.qt import icons
from desktop_app.qt.theme import Theme
from desktop_app.qt.widgets import Card, IconButton

from . import editor_text as words
from .editor_files import Kept
from .editor_tiles import board_picture, surroundings_of
from .text import choice_label

PICTURE = 34


class BoardList(QListWidget):
    """The boards; Enter opens one, F2 renames it, Delete deletes it."""

    asked = Signal(str)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys = {Qt.Key.Key_Return: "open", Qt.Key.Key_Enter: "open", Qt.Key.Key_Delete: "delete"}
        if self.state() != QListWidget.State.EditingState and event.key() in keys:
            self.asked.emit(keys[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)


class Shelf(Card):
    """Says what is wanted; the page does it."""

    new_wanted = Signal()
    start_wanted = Signal(object)
    """The heights to begin with."""
    file_wanted = Signal()
    open_wanted = Signal(object)
    """A Kept."""
    rename_wanted = Signal(object, str)
    duplicate_wanted = Signal(object)
    delete_wanted = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent, padding=12)
        self._theme = theme
        self._kept: tuple[Kept, ...] = ()
        self._current: Path | None = None
        self.heading = QLabel(self)
        self.heading.setProperty("role", "heading")
        self.new = QPushButton(self)
        self.start = QPushButton(self)
        self.file = QPushButton(self)
        self.menu = QMenu(self)
        self.start.setMenu(self.menu)
        self.list = BoardList(self)
        self.nothing = QLabel(self)
        self.nothing.setProperty("role", "muted")
        self.nothing.setWordWrap(True)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.deeds = {
            key: IconButton(icon, theme, self, size=20)
            for key, icon in (
                ("open", "open"), ("rename", "edit"), ("duplicate", "copy"), ("delete", "trash"),
            )
        }  # fmt: skip
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        self.list.setIconSize(QSize(PICTURE, PICTURE))
        self.list.setMinimumHeight(90)
        self.list.setEditTriggers(QListWidget.EditTrigger.EditKeyPressed)
        head = QHBoxLayout()
        head.setSpacing(0)
        head.addWidget(self.heading)
        head.addStretch(1)
        for deed in self.deeds.values():
            deed.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            head.addWidget(deed)
        begin = QHBoxLayout()
        begin.setSpacing(8)
        for button in (self.new, self.start, self.file):
            button.setStyleSheet("QPushButton { padding-left: 8px; padding-right: 8px; }")
            begin.addWidget(button)
        column = QVBoxLayout()
        column.setSpacing(8)
        self.hold(column)
        column.addLayout(head)
        column.addWidget(self.nothing, 1)
        column.addWidget(self.list, 1)
        column.addLayout(begin)

    def _connect(self) -> None:
        self.new.clicked.connect(self.new_wanted)
        self.file.clicked.connect(self.file_wanted)
        self.menu.aboutToShow.connect(self._fill_menu)
        self.list.itemDoubleClicked.connect(lambda _: self._do("open"))
        self.list.asked.connect(self._do)
        self.list.itemChanged.connect(self._renamed)
        self.list.currentItemChanged.connect(lambda *_: self._enable())
        for key, deed in self.deeds.items():
            deed.clicked.connect(lambda _=False, key=key: self._do(key))

    # ---- what is shown

    def show_boards(self, kept: tuple[Kept, ...], current: Path | None, chosen: Path | None) -> None:
        """List these: bold the one whose file is `current`, which lies on the page, and marked `chosen`."""
        self._kept, self._current = kept, current
        self.list.blockSignals(True)
        self.list.clear()
        for one in kept:
            item = QListWidgetItem(one.board.name, self.list)
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsEditable)
            item.setIcon(self._picture(one))
            item.setToolTip(words.room(cubes(one.board.heights)))
            font = item.font()
            font.setBold(one.path == current)
            item.setFont(font)
            if one.path == chosen:
                self.list.setCurrentItem(item)
        self.list.blockSignals(False)
        self.list.setVisible(bool(kept))
        self.nothing.setVisible(not kept)
        self._enable()

    @property
    def chosen(self) -> Kept | None:
        """The board that is marked in the list."""
        row = self.list.currentRow()
        return self._kept[row] if 0 <= row < len(self._kept) else None

    def _picture(self, one: Kept) -> QIcon:
        ratio = self.devicePixelRatioF()
        return QIcon(board_picture(one.board.heights, surroundings_of(self._theme), PICTURE, ratio))

    def _enable(self) -> None:
        for deed in self.deeds.values():
            deed.setEnabled(self.chosen is not None)

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self._theme = theme
        for deed in self.deeds.values():
            deed.set_theme(theme)
        self.new.setIcon(icons.icon("plus", theme.text))
        self.show_boards(self._kept, self._current, self.chosen.path if self.chosen else None)

    def retranslate(self) -> None:
        """Set every text."""
        self.heading.setText(self.tr("Own boards"))
        self.nothing.setText(self.tr("None is saved yet. What you save can be played at once."))
        self.list.setAccessibleName(self.tr("Own boards"))
        self.new.setText(self.tr("New"))
        self.new.setToolTip(self.tr("Begin with empty paper (Ctrl+N)"))
        self.start.setText(self.tr("Start from"))
        self.start.setToolTip(self.tr("Begin with a copy of a board"))
        self.file.setText(self.tr("Open file…"))
        self.file.setToolTip(self.tr("Open a board that somebody shared (Ctrl+O)"))
        self.deeds["open"].set_text(self.tr("Open"))
        self.deeds["rename"].set_text(self.tr("Rename (F2)"))
        self.deeds["duplicate"].set_text(self.tr("Duplicate"))
        self.deeds["delete"].set_text(self.tr("Delete"))
        self.set_theme(self._theme)

    # ---- what is wanted

    def _do(self, key: str) -> None:
        one = self.chosen
        if one is None:
            return
        if key == "open":
            self.open_wanted.emit(one)
        elif key == "rename":
            self.list.editItem(self.list.currentItem())
        elif key == "duplicate":
            self.duplicate_wanted.emit(one)
        elif key == "delete":
            self.delete_wanted.emit(one)

    def _renamed(self, item: QListWidgetItem) -> None:
        one = self._kept[self.list.row(item)]
        name = item.text().strip()[:LONGEST_NAME].rstrip()
        if name != one.board.name:
            self.rename_wanted.emit(one, name)
        elif item.text() != name:
            item.setText(name)

    def _fill_menu(self) -> None:
        self.menu.clear()
        own = self.menu.addMenu(self.tr("Own boards"))
        for one in self._kept:
            self._offer(own, one.board.name, one.board.heights)
        own.setEnabled(bool(self._kept))
        for title, boards in (
            (self.tr("Base game"), scenarios()),
            (self.tr("Rumis+"), plus_scenarios()),
        ):
            group = self.menu.addMenu(title)
            for board in boards:
                self._offer_scenario(group, board)

    def _offer_scenario(self, group: QMenu, board: Scenario) -> None:
        """The board for each number of players; several that have the same stand in one line."""
        menu = group.addMenu(choice_label("scenario", board.id))
        alike: dict[Heights, list[int]] = {}
        for count, table in sorted(board.tables.items()):
            alike.setdefault(table.heights, []).append(count)
        for heights, counts in alike.items():
            self._offer(menu, words.for_players(counts), heights)

    def _offer(self, menu: QMenu, text: str, heights: Heights) -> None:
        menu.addAction(text.replace("&", "&&")).triggered.connect(lambda: self.start_wanted.emit(heights))
