"""The action bar of a table: what can be done at any moment, each one click or one key away."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QToolButton, QWidget

from desktop_app.qt.theme import Theme
from desktop_app.qt.widgets import IconButton

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Deed:
    """One action of the frame: its key, icon and shortcuts."""

    key: str
    icon: str
    keys: tuple[str, ...] = ()
    toggles: bool = False


WIDTH = 36

BEFORE = (
    (Deed("undo", "undo", ("Ctrl+Z",)), Deed("redo", "redo", ("Ctrl+Y", "Ctrl+Shift+Z"))),
    (
        Deed("hint", "hint", ("H",)),
        Deed("pause", "pause", ("P",), toggles=True),
        Deed("play-now", "fast", ("Ctrl+Return", "Ctrl+Enter")),
    ),
)
AFTER = (
    (Deed("review", "clock", ("Ctrl+T",), toggles=True), Deed("scores", "trophy", ("Ctrl+E",), toggles=True)),
    (
        Deed("describe", "eye", ("D",)),
        Deed("rules", "book", ("F1",)),
        Deed("save", "save", ("Ctrl+S",)),
        Deed("log", "panel", ("F9",), toggles=True),
        Deed("leave", "exit"),
    ),
)


def deed_text(key: str) -> str:
    """What an action is called."""
    texts = {
        "undo": translate("Table", "Undo"),
        "redo": translate("Table", "Redo"),
        "hint": translate("Table", "Hint"),
        "pause": translate("Table", "Pause the computer"),
        "go-on": translate("Table", "Let the computer go on"),
        "play-now": translate("Table", "Play now"),
        "review": translate("Table", "Step through the game"),
        "scores": translate("Table", "Scores"),
        "describe": translate("Table", "Describe the table"),
        "rules": translate("Table", "Rules"),
        "save": translate("Table", "Save"),
        "log": translate("Table", "Log"),
        "leave": translate("Table", "Leave the table"),
    }
    return texts[key]


class ActionBar(QWidget):
    """Icon buttons for the frame's actions, with those of the board in the middle.

    The actions are in `deeds` by key; whoever owns the bar connects and enables them. Their shortcuts count
    in `home` and everything inside it.
    """

    def __init__(self, theme: Theme, board_actions: list[QAction], home: QWidget) -> None:
        super().__init__(home)
        self._theme = theme
        self.deeds: dict[str, QAction] = {}
        self.players = QAction(self)
        """Opens the menu of a seat; it stands in menus only."""
        self._buttons: list[IconButton] = []
        self._all: list[QToolButton] = []
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(6, 2, 6, 2)
        self._row.setSpacing(1)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        groups = [*BEFORE, None, *AFTER] if board_actions else [*BEFORE, *AFTER]
        for number, group in enumerate(groups):
            if number:
                self._add_gap()
            if group is None:
                for action in board_actions:
                    self._add_board_action(action, home)
                continue
            for deed in group:
                self._add(deed, home)
        self.retranslate()

    @property
    def buttons(self) -> list[QToolButton]:
        """All buttons, in their order."""
        return self._all

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.setAccessibleName(translate("Table", "Actions"))
        for key, action in self.deeds.items():
            action.setText(deed_text("go-on" if key == "pause" and action.isChecked() else key))
        self.players.setText(translate("Table", "Players …"))

    def set_theme(self, theme: Theme) -> None:
        """Tint the icons for another theme; the board tints its own."""
        self._theme = theme
        for button in self._buttons:
            button.set_theme(theme)
        for line in self.findChildren(QFrame, "gap"):
            line.setStyleSheet(f"background: {theme.line}; border: none;")

    def show_paused(self, *, paused: bool) -> None:
        """What the pause button does next: stop the computer, or let it go on."""
        self.deeds["pause"].setChecked(paused)
        self.deeds["pause"].setText(deed_text("go-on" if paused else "pause"))
        self._pause.set_icon("play" if paused else "pause")

    def _add(self, deed: Deed, home: QWidget) -> None:
        action = QAction(deed_text(deed.key), self)
        action.setShortcuts([QKeySequence(keys) for keys in deed.keys])
        action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        action.setCheckable(deed.toggles)
        home.addAction(action)
        self.deeds[deed.key] = action
        button = IconButton(deed.icon, self._theme, self, action=action)
        self._buttons.append(button)
        if deed.key == "pause":
            self._pause = button
        self._place(button)

    def _add_board_action(self, action: QAction, home: QWidget) -> None:
        home.addAction(action)  # its key works wherever the focus is, as those of the frame do
        button = QToolButton(self)
        button.setProperty("variant", "plain")
        button.setIconSize(QSize(22, 22))
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setDefaultAction(action)
        action.changed.connect(partial(_name_after, button, action))
        _name_after(button, action)
        self._place(button)

    def _place(self, button: QToolButton) -> None:
        """At the end; narrower than the style would have it, so that the prompt line fits beside the bar."""
        button.setMinimumWidth(WIDTH)
        if not button.icon().isNull():
            button.setFixedWidth(WIDTH)
        self._all.append(button)
        self._row.addWidget(button)

    def _add_gap(self) -> None:
        line = QFrame(self)
        line.setObjectName("gap")
        line.setFixedSize(1, 24)
        line.setStyleSheet(f"background: {self._theme.line}; border: none;")
        self._row.addSpacing(5)
        self._row.addWidget(line)
        self._row.addSpacing(5)


def _name_after(button: QToolButton, action: QAction) -> None:
    """A button of the board says its name to screen readers without the ampersand."""
    button.setAccessibleName(action.text().replace("&", ""))
