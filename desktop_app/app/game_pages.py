"""The pages of a game before it begins: its choice, and its workshop, at most one of each."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget

from desktop_app.qt.kit import GameKit
from desktop_app.qt.theme import Theme

from .library import Library
from .settings import Settings

if TYPE_CHECKING:
    from .new_game import NewGame
    from .workshop_page import WorkshopPage


class GamePages(QObject):
    """Makes the pages when they are first wanted and puts them into the stack; the window shows them.

    `folder` tells where lies what people made for a game. The pages are imported when they are made: the
    start page comes without.
    """

    back = Signal()
    start = Signal(object, object)
    """(GameKit, Table)"""
    occasion = Signal(object)
    """The Offer to begin at once."""
    rules = Signal(object)
    """A GameKit."""
    opponents = Signal()
    """More about the computer opponents of the game that is chosen for."""
    workshop_wanted = Signal(object)
    """A GameKit."""
    new_game_wanted = Signal(object)
    """A GameKit: the workshop is done with."""

    def __init__(
        self,
        stack: QStackedWidget,
        settings: Settings,
        library: Library,
        theme: Callable[[], Theme],
        folder: Callable[[str], Path],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._stack = stack
        self._settings = settings
        self._library = library
        self._theme = theme
        self._folder = folder
        self.new_game: NewGame | None = None
        self.workshop: WorkshopPage | None = None

    def set_up(self, kit: GameKit) -> NewGame:
        """The choice for that game, as it was left, with all that can be chosen now."""
        from .new_game import NewGame

        if self.new_game is None or self.new_game.kit is not kit:
            if self.new_game is not None:
                self._stack.removeWidget(self.new_game)
                self.new_game.deleteLater()
            page = NewGame(kit, self._settings, self._theme(), self._stack, folder=self._folder(kit.id))
            page.back.connect(self.back)
            page.start.connect(self.start)
            page.rules.connect(self.rules)
            page.opponents.connect(self.opponents)
            page.occasion.connect(self.occasion)
            page.workshop.connect(self.workshop_wanted)
            self._stack.addWidget(page)
            self.new_game = page
        else:
            self.new_game.look_again()
        self.retranslate()
        return self.new_game

    def retranslate(self) -> None:
        """Name the games of today anew."""
        from .occasions import offers, today

        if self.new_game is not None:
            self.new_game.show_offers(offers(self.new_game.kit, self._library, today()))

    def open_workshop(self, kit: GameKit) -> WorkshopPage | None:
        """The workshop of that game; None if it has none. What was in another one is gone."""
        from .workshop_page import WorkshopPage

        if self.workshop is not None and self.workshop.kit is kit:
            return self.workshop
        self.close_workshop()
        theme = self._theme().with_accent(kit.accent)
        made = kit.make_workshop(self._folder(kit.id), theme, self._stack)
        if made is None:
            return None
        page = self.workshop = WorkshopPage(kit, made, self._theme(), self._stack)
        page.left.connect(lambda: self.new_game_wanted.emit(kit))
        made.kept.connect(self._look_again)
        made.play.connect(lambda key, value: self._play(kit, key, value))
        self._stack.addWidget(page)
        return page

    def _look_again(self) -> None:
        if self.new_game is not None:
            self.new_game.look_again()

    def _play(self, kit: GameKit, key: str, value: object) -> None:
        """To the choice of the game, with what was made."""
        self.close_workshop()
        self.new_game_wanted.emit(kit)
        if self.new_game is not None and self.new_game.kit is kit and isinstance(value, str | int | bool):
            self.new_game.choose_own(key, value)

    def may_leave(self) -> bool:
        """Whether nothing in the workshop is lost by going elsewhere; the person may be asked."""
        return self.workshop is None or self.workshop.workshop.may_leave()

    def close_workshop(self) -> None:
        """Take the workshop away."""
        if self.workshop is not None:
            page, self.workshop = self.workshop, None
            self._stack.removeWidget(page)
            page.hide()
            page.deleteLater()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        for page in (self.new_game, self.workshop):
            if page is not None:
                page.set_theme(theme)
