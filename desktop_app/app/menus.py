"""The menu bar: every deed of the shell with its key."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from .choice_labels import choice_label
from .menu_keys import keep_letters
from .settings import CHOICES

if TYPE_CHECKING:
    from .table_page import TablePage

translate = QCoreApplication.translate

KEYS: Final = {
    "new": "Ctrl+N",
    "open": "Ctrl+O",
    "save": "Ctrl+S",
    "save as": "Ctrl+Shift+S",
    "home": "Ctrl+H",
    "quit": "Ctrl+Q",
    "full screen": "F11",
    "settings": "Ctrl+,",
    "rules": "F1",
    "keys": "Ctrl+K",
    "opponents": "Shift+F1",
}
AT_TABLE: Final = ("save", "rules")
"""Deeds whose keys belong to the table while one is shown; the menu only names them then."""

CONTENT: Final = {
    "file": ("new", "open", "recent", "", "save", "save as", "", "home", "quit"),
    "game": (),
    "view": ("full screen", "", "theme", "language", "view3d", "", "settings"),
    "help": ("rules", "keys", "opponents", "", "about"),
}
"""What stands in each menu; '' is a line, the names of submenus are "recent" and keys of `CHOICES`.

The menu of the game holds the actions of the table and is there only while one is shown.
"""


class Menus(QObject):
    """Builds the menu bar of a window and says what was chosen."""

    wanted = Signal(str)
    """One of the deeds in `CONTENT`."""
    chosen = Signal(str, str)
    """A setting (key, value)."""
    recent_wanted = Signal(object)
    """The Path of a recent file; None: forget them all."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._table: TablePage | None = None
        self._recent: tuple[Path, ...] = ()
        self.actions: dict[str, QAction] = {}
        self.menus: dict[str, QMenu] = {}
        self.choices: dict[tuple[str, str], QAction] = {}
        for name, parts in CONTENT.items():
            menu = self.menus[name] = keep_letters(window.menuBar().addMenu(""))
            for part in parts:
                self._add(menu, part)
        self._own_views = len(self.menus["view"].actions())
        self.menus["game"].menuAction().setVisible(False)
        self.actions["full screen"].setCheckable(True)
        self.retranslate()

    def _add(self, menu: QMenu, part: str) -> None:
        if not part:
            menu.addSeparator()
        elif part == "recent":
            self.menus[part] = keep_letters(menu.addMenu(""))
        elif part in CHOICES:
            self.menus[part] = keep_letters(menu.addMenu(""))
            group = QActionGroup(self)
            for value in CHOICES[part]:
                action = QAction(self)
                action.setCheckable(True)
                action.triggered.connect(
                    lambda _on=False, key=part, value=value: self.chosen.emit(key, value)
                )
                group.addAction(action)
                self.menus[part].addAction(action)
                self.choices[part, value] = action
        else:
            action = QAction(self)
            action.triggered.connect(lambda _on=False, part=part: self.wanted.emit(part))
            action.setMenuRole(QAction.MenuRole.NoRole)
            menu.addAction(action)
            self._window.addAction(action)  # its key works in full screen too
            self.actions[part] = action

    def set_table(self, table: TablePage | None, *, saving: bool) -> None:
        """The table that is shown (it has own keys for some deeds), and whether there is a game to save."""
        self.actions["save"].setEnabled(saving)
        self.actions["save as"].setEnabled(saving)
        if table is self._table:
            return
        self._table = table
        self._name_actions()
        self._offer_table()

    def _offer_table(self) -> None:
        """Have the actions of the table in the menus: its own in one, the views of the board in another."""
        game, view, table = self.menus["game"], self.menus["view"], self._table
        game.clear()
        for action in view.actions()[self._own_views :]:
            view.removeAction(action)
            if action.isSeparator():
                action.deleteLater()
        if table is not None:
            for deed in table.game_actions():
                _add_to(game, deed)
            views = table.board.actions()
            for deed in (None, *views) if views else ():
                _add_to(view, deed)
        game.menuAction().setVisible(table is not None)

    def set_choice(self, key: str, value: str) -> None:
        """Mark the value of a setting."""
        self.choices[key, value].setChecked(True)

    def set_recent(self, files: Sequence[Path]) -> None:
        """The files in the submenu."""
        self._recent = tuple(files)
        menu = self.menus["recent"]
        menu.clear()
        for path in files:
            action = menu.addAction(path.name.replace("&", "&&"))
            action.setToolTip(str(path))
            action.triggered.connect(lambda _on=False, path=path: self.recent_wanted.emit(path))
        menu.addSeparator()
        clear = menu.addAction(translate("Menus", "Clear this list"))
        clear.triggered.connect(lambda: self.recent_wanted.emit(None))
        menu.setEnabled(bool(files))

    def keyed(self) -> tuple[QAction, ...]:
        """The deeds with their keys, for the list of keys; those of the table are named there by itself."""
        return tuple(action for action in self.actions.values() if action.shortcuts())

    def retranslate(self) -> None:
        """Set every text and key."""
        texts = _texts()
        for name, menu in self.menus.items():
            menu.setTitle(texts[name])
        self._name_actions()
        for (key, value), action in self.choices.items():
            action.setText(choice_label(key, value))
        self.set_recent(self._recent)

    def _name_actions(self) -> None:
        texts = _texts()
        for name, action in self.actions.items():
            text = texts[name]
            key = KEYS.get(name, "")
            shown_only = self._table is not None and name in AT_TABLE
            native = QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
            action.setText(f"{text}\t{native}" if shown_only else text)
            action.setShortcut(QKeySequence() if shown_only else QKeySequence(key))


def _add_to(menu: QMenu, action: QAction | None) -> None:
    """At the end; None is a line."""
    if action is None:
        menu.addSeparator()
    else:
        menu.addAction(action)


def _texts() -> dict[str, str]:
    return {
        "file": translate("Menus", "&File"),
        "game": translate("Menus", "&Game"),
        "view": translate("Menus", "&View"),
        "help": translate("Menus", "&Help"),
        "new": translate("Menus", "&New game…"),
        "open": translate("Menus", "&Open…"),
        "recent": translate("Menus", "&Recent files"),
        "save": translate("Menus", "&Save"),
        "save as": translate("Menus", "Save &as…"),
        "home": translate("Menus", "Start &page"),
        "quit": translate("Menus", "&Quit"),
        "full screen": translate("Menus", "&Full screen"),
        "theme": translate("Menus", "&Appearance"),
        "language": translate("Menus", "&Language"),
        "view3d": translate("Menus", "&3D view"),
        "settings": translate("Menus", "&Settings…"),
        "rules": translate("Menus", "&Rules"),
        "keys": translate("Menus", "&Keys"),
        "opponents": translate("Menus", "About the &opponents"),
        "about": translate("Menus", "&About Tischrunde"),
    }
