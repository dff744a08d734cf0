"""The windows beside the main one: rules, keys, opponents, about. Each is made when it is first wanted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from desktop_app.qt.kit import GameKit
from desktop_app.qt.theme import Theme

if TYPE_CHECKING:
    from desktop_app.core.game import Setup

    from .keys_window import Groups
    from .opponents_window import OpponentsWindow


class SideWindows(QObject):
    """They stay open while people play, and go with the main window."""

    opponents_wanted = Signal()
    """More about the opponents, asked for beside the program's version."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.rules: QWidget | None = None
        self.keys: QWidget | None = None
        self.opponents: OpponentsWindow | None = None
        self.about: QWidget | None = None

    def show_rules(self, kit: GameKit, language: str, theme: Theme) -> None:
        """The rules of a game."""
        from .rules_window import RulesWindow

        rules = self.rules
        if not isinstance(rules, RulesWindow) or rules.kit is not kit:
            if rules is not None:
                rules.close()
                rules.deleteLater()
            rules = self.rules = RulesWindow(kit, language, theme.with_accent(kit.accent), self._window)
        self._raise(rules)

    def show_keys(self, groups: Groups, theme: Theme) -> None:
        """The keys that work now."""
        from .keys_window import KeysWindow

        if self.keys is not None:
            self.keys.close()
            self.keys.deleteLater()
        self.keys = KeysWindow(groups, theme, self._window)
        self._raise(self.keys)

    def show_about(self, theme: Theme) -> None:
        """About the program."""
        from .about import About

        if self.about is None:
            about = self.about = About(theme, self._window)
            about.opponents_wanted.connect(self.opponents_wanted)
        self._raise(self.about)

    def show_opponents(
        self, kits: Sequence[GameKit], kit: GameKit, setup: Setup | None, theme: Theme
    ) -> None:
        """About the computer opponents of `kit`, one of all that there are, first at a table like `setup`."""
        from .opponents_window import OpponentsWindow

        if self.opponents is None:
            self.opponents = OpponentsWindow(kits, theme, self._window)
        self.opponents.show_game(kit, setup)
        self._raise(self.opponents)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        from .about import About
        from .rules_window import RulesWindow

        if isinstance(self.rules, RulesWindow):
            self.rules.set_theme(theme.with_accent(self.rules.kit.accent))
        if isinstance(self.about, About):
            self.about.set_theme(theme)
        if self.opponents is not None:
            self.opponents.set_theme(theme)
        if self.keys is not None:
            self.keys.close()

    def set_language(self, language: str) -> None:
        """Show the rules in another language; the other windows hear of it from Qt."""
        from .rules_window import RulesWindow

        if isinstance(self.rules, RulesWindow):
            self.rules.set_language(language)
        if self.keys is not None:
            self.keys.close()

    def close(self) -> None:
        """Close them all."""
        for window in (self.rules, self.keys, self.opponents, self.about):
            if window is not None:
                window.close()

    def _raise(self, window: QWidget) -> None:
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        window.show()
        window.raise_()
        window.activateWindow()
