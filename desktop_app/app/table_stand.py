"""Puts a game on the table and takes it away: check of the graphics, page, bots, journal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QStackedWidget

from desktop_app.qt.kit import Services
from desktop_app.qt.theme import Theme

from .gl_check import GlCheck
from .library import Library, Sitting

if TYPE_CHECKING:
    from .table_page import TablePage


class TableStand(QObject):
    """At most one game at a time."""

    shown = Signal()
    """The page of the game is in the stack and wants to be shown."""
    leave_requested = Signal()
    rematch_requested = Signal()
    new_game_requested = Signal(object)
    """A GameKit."""
    save_requested = Signal()
    rules_requested = Signal(object)
    """A GameKit."""

    def __init__(
        self,
        stack: QStackedWidget,
        services: Services,
        check: GlCheck,
        library: Library,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._stack = stack
        self._services = services
        self._library = library
        self.sitting: Sitting | None = None
        self.page: TablePage | None = None
        self._check = check
        self._check.done.connect(self._go_on)
        self._build = QTimer(self)
        self._build.setSingleShot(True)
        self._build.timeout.connect(self._make_page)

    def probe(self) -> None:
        """Find out whether there is a usable OpenGL, once a run, in a process of its own."""
        self._check.start()

    def seat(self, sitting: Sitting) -> None:
        """Take the game that stands there away and set this one, as soon as the graphics are known."""
        self.clear()
        self.sitting = sitting
        self._set_soon()

    def apply_preferences(self) -> None:
        """Show the game in the view that is chosen now."""
        if self.page is not None:
            self.page.board.apply_preferences()

    def clear(self) -> None:
        """Take the game away: bots end, journal or archive keep it."""
        self._build.stop()
        self._drop_page()
        if self.sitting is not None:
            sitting, self.sitting = self.sitting, None
            self._library.close(sitting)

    def close(self) -> None:
        """Let nothing run on."""
        self._check.close()

    def title(self) -> str:
        """What the window is called while the game is shown."""
        return self.page.title() if self.page is not None else ""

    def focus(self) -> None:
        """Give the keyboard to the table."""
        if self.page is not None:
            self.page.take_focus()

    def keyed(self) -> tuple[QAction, ...]:
        """The table's own deeds that have keys."""
        if self.page is None:
            return ()
        found = {action.text(): action for action in self.page.findChildren(QAction) if action.shortcuts()}
        return tuple(found.values())

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._services.theme = theme
        if self.page is not None:
            self.page.set_theme(theme)

    def _set_soon(self) -> None:
        if self._check.result is not None:
            self._build.start(0)
        else:
            self._check.start()

    def _go_on(self) -> None:
        if self.sitting is not None and self.page is None:
            self._build.start(0)

    def _make_page(self) -> None:
        from .table_page import TablePage

        if self.sitting is None:
            return
        sitting = self.sitting
        page = TablePage(sitting.kit, sitting.session, self._services, self._stack)
        self.page = page
        page.leave_requested.connect(self.leave_requested)
        page.rematch_requested.connect(self.rematch_requested)
        page.new_game_requested.connect(lambda: self.new_game_requested.emit(sitting.kit))
        page.save_requested.connect(self.save_requested)
        page.rules_requested.connect(lambda: self.rules_requested.emit(sitting.kit))
        self._stack.addWidget(page)
        self.shown.emit()

    def _drop_page(self) -> None:
        if self.page is not None:
            page, self.page = self.page, None
            page.close_table()
            self._stack.removeWidget(page)
            page.hide()
            page.deleteLater()
