"""The window: start page, new game, table, settings; and all that leads from one to another."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QMainWindow, QWidget

from desktop_app.qt.kit import GameKit, Services
from desktop_app.qt.sound import Sound, SoundPlayer
from desktop_app.qt.theme import Theme

from . import sentences
from .asking import Asking
from .dress import Dress
from .following import follow_change, follow_setting, follow_settings, tell_games, tell_graphics, tell_home
from .game_pages import GamePages
from .games import Games
from .gl_check import GlCheck, ask_child
from .home import Home
from .i18n import Translations
from .library import Library
from .menus import Menus
from .notices import Notices
from .opening import Opening
from .opponents_at_hand import show_opponents
from .page import Page
from .places import makings_folder
from .playing import LAST_GAME, Playing
from .screens import ScreenFrame, StaysActive, place_window
from .settings import Settings
from .side_windows import SideWindows
from .table_stand import TableStand

AFTER_PAINT_MS = 30
"""Between the first picture of the window and looking around: the covers are drawn first."""

if TYPE_CHECKING:
    from .new_game import NewGame
    from .settings_page import SettingsPage


class MainWindow(QMainWindow):
    """Everything it needs is handed in; `shut_down` leaves nothing running."""

    shown_page = Signal(str)
    """"home", "new game", "workshop", "settings", "opening" or "table" is shown now."""

    def __init__(
        self,
        games: Games,
        library: Library,
        settings: Settings,
        translations: Translations,
        dress: Dress,
        sound: SoundPlayer,
        *,
        ask_graphics: Callable[[QObject], Any] = ask_child,
        folder: Callable[[str], Path] = makings_folder,
    ) -> None:
        super().__init__()
        self.games, self.library, self.settings = games, library, settings
        self.translations = translations
        self._dress = dress
        self.sound = sound
        theme = dress.theme
        self.services = Services(theme, sound, settings.speed_factor, settings.preference, settings.prefer)
        self.frame = ScreenFrame(self)
        self.stack = self.frame.screens
        self.setCentralWidget(self.frame)
        self.home = Home(games, theme, self.stack)
        self.opening: Opening | None = None
        self.before = GamePages(self.stack, settings, library, lambda: dress.theme, folder, self)
        self.settings_page: SettingsPage | None = None
        self._behind: QWidget = self.home
        self.stack.addWidget(self.home)
        self.menus = Menus(self)
        self.notices = Notices(theme, self.frame)
        self.asking = Asking(self, lambda: [end for kit in games.kits if (end := kit.workshop_suffix())])
        self.side = SideWindows(self)
        check = GlCheck(settings, self, ask=ask_graphics)
        check.done.connect(lambda: tell_graphics(self, check))
        self.stand = TableStand(self.stack, self.services, check, library, self)
        self.play = Playing(self.stand, library, settings, self.notices, self.asking, self)
        self.setAcceptDrops(True)
        self._connect()
        follow_settings(self)
        place_window(self, settings.geometry)
        StaysActive(self)
        if library.may_have_unfinished():
            self.home.expect_unfinished()
        self.painted = False
        self.told_day: date | None = None
        self.show_home()

    # ---- wiring --------------------------------------------------------------------------------

    def _connect(self) -> None:
        home, stand = self.home, self.stand
        home.new_game.connect(self.show_new_game)
        home.quick_start.connect(self.play.quick_start)
        home.rules.connect(self.show_rules)
        home.resume.connect(self.play.resume)
        home.discard.connect(self.asking.discard)
        home.review.connect(self.play.look_at)
        home.open_file.connect(self.asking.open_file)
        home.open_recent.connect(self.open_path)
        home.occasion.connect(self.play.begin_offer)
        home.forget_recent.connect(self.settings.forget_file)
        home.settings.connect(self.show_settings)
        home.about.connect(self.show_about)
        self.asking.discard_agreed.connect(self.play.discard)
        self.asking.file_chosen.connect(self.open_path)
        self.before.back.connect(self.show_home)
        self.before.start.connect(self.play.start)
        self.before.occasion.connect(self.play.begin_offer)
        self.before.rules.connect(self.show_rules)
        self.before.opponents.connect(lambda: show_opponents(self))
        self.side.opponents_wanted.connect(lambda: show_opponents(self))
        self.before.new_game_wanted.connect(self.show_new_game)
        self.before.workshop_wanted.connect(self.show_workshop)
        self.play.seated.connect(self._show_opening)
        stand.shown.connect(self._table_shown)
        stand.leave_requested.connect(self.leave_table)
        stand.rematch_requested.connect(self.play.rematch)
        stand.new_game_requested.connect(self.show_new_game)
        stand.save_requested.connect(self.play.save)
        stand.rules_requested.connect(self.show_rules)
        self.library.changed.connect(self._look_again)
        self.library.trouble.connect(self.notices.trouble)
        self.menus.wanted.connect(self._do)
        self.menus.chosen.connect(self.settings.choose)
        self.menus.recent_wanted.connect(
            lambda path: self.settings.forget_file() if path is None else self.open_path(path)
        )
        self.settings.changed.connect(lambda key: follow_setting(self, key))
        self.settings.not_saved.connect(lambda why: self.notices.trouble(sentences.settings_not_saved(why)))
        self._dress.changed.connect(self._on_theme)

    def _do(self, deed: str) -> None:
        """One of the menu's deeds."""
        deeds = {
            "new": self.go_to_new_game,
            "open": self.asking.open_file,
            "save": self.play.save,
            "save as": self.play.save_as,
            "home": self.go_home,
            "quit": self.close,
            "full screen": self.toggle_full_screen,
            "settings": self.show_settings,
            "rules": lambda: self._with_kit(self.show_rules),
            "keys": self.show_keys,
            "opponents": lambda: show_opponents(self),
            "about": self.show_about,
        }
        deeds[deed]()

    # ---- pages ---------------------------------------------------------------------------------

    def _show(self, page: QWidget, name: str) -> None:
        self.stack.setCurrentWidget(page)
        saving = self.stand.sitting is not None
        if name not in ("workshop", "settings"):
            self.before.close_workshop()
        table = self.stand.page if name == "table" else None
        self.menus.set_table(table, saving=saving)
        self.notices.keep_below(table.frame.table if table is not None else None)
        # Qt adds the program's name where the desktop wants it
        self.setWindowTitle(self.stand.title() if name == "table" else "")
        self.shown_page.emit(name)

    def show_home(self) -> None:
        """The start page, with what there is to go on with."""
        tell_home(self, painted=self.painted)
        self._show(self.home, "home")
        self.home.start_focus()

    def go_home(self) -> None:
        """From anywhere to the start page; a game on the table stays in its journal."""
        if not self.before.may_leave():
            return
        if self.stand.sitting is not None:
            self.leave_table()
        else:
            self.show_home()

    def go_to_new_game(self) -> None:
        """From anywhere to the choice for the game in sight."""
        if self.before.may_leave():
            self._with_kit(self.show_new_game)

    def open_path(self, path: Path) -> None:
        """Open a game file, or what was made for a game in its workshop."""
        for kit in self.games.kits:
            if (suffix := kit.workshop_suffix()) and path.name.endswith(suffix):
                self.show_workshop(kit, path)
                return
        if self.before.may_leave():
            self.play.open_path(path)

    def _look_again(self) -> None:
        if self.isVisible():
            tell_games(self)

    def look_around(self) -> None:
        """What can wait until the window is there: unfinished games, and what went wrong at the start."""
        self.library.archive_finished()
        tell_games(self)
        for broken in self.games.broken:
            self.notices.trouble(sentences.broken_game(broken.name, broken.reason))
        if (aside := self.settings.aside) is not None:
            self.notices.trouble(sentences.set_aside(aside.now, aside.reason))
        tell_home(self, painted=self.painted)

    def show_new_game(self, kit: GameKit) -> None:
        """The choice for one game; the check of the graphics runs beside it."""
        if not self.play.playable(kit):
            return
        self.stand.clear()
        self.settings.prefer(LAST_GAME, kit.id)
        page = self.before.set_up(kit)
        self._show(page, "new game")
        page.start_button.setFocus()
        self.stand.probe()

    @property
    def new_game(self) -> NewGame | None:
        """The choice of the game that was chosen last, if there was one."""
        return self.before.new_game

    def show_workshop(self, kit: GameKit, path: Path | None = None) -> None:
        """Where people make something for a game, with the content of a file."""
        other = self.before.workshop is None or self.before.workshop.kit is not kit
        if (other and not self.before.may_leave()) or not self.play.playable(kit):
            return
        page = self.before.open_workshop(kit)
        if page is None:
            return
        self.stand.clear()
        self._show(page, "workshop")
        page.workshop.setFocus()
        if path is not None:
            page.open_file(path)

    def show_settings(self) -> None:
        """The settings; Back leads to where one came from."""
        from .settings_page import SettingsPage

        page = self.settings_page
        if page is None:
            page = self.settings_page = SettingsPage(self.settings, self._dress.theme, self.stack)
            page.back.connect(self._leave_settings)
            page.try_sound.connect(lambda kind: self.sound.play(Sound(kind)))
            self.stack.addWidget(page)
        current = self.stack.currentWidget()
        if current is page or current is self.opening:
            return
        self._behind = current or self.home
        self._show(page, "settings")
        page.choices["theme"].setFocus()

    def _leave_settings(self) -> None:
        if self.stand.page is not None:
            self._table_shown()
        elif self.stand.sitting is not None:
            self._show_opening()
        elif self._behind is self.new_game:
            self._show(self._behind, "new game")
        elif self._behind is self.before.workshop:
            self._show(self._behind, "workshop")
        else:
            self.show_home()

    # ---- the table -----------------------------------------------------------------------------

    def leave_table(self) -> None:
        """Back to the start page; an unfinished game can be gone on with from there."""
        self.stand.clear()
        self.show_home()

    def _show_opening(self) -> None:
        if self.opening is None:
            self.opening = Opening(self._dress.theme, self.stack)
            self.stack.addWidget(self.opening)
        self._show(self.opening, "opening")
        self.opening.repaint()  # at once: making the first 3D view keeps the window busy for a while

    def _table_shown(self) -> None:
        if self.stand.page is not None:
            self._show(self.stand.page, "table")
            self.stand.focus()

    # ---- windows beside ------------------------------------------------------------------------

    def kit_in_sight(self) -> GameKit | None:
        """The game that is shown, else the last one."""
        if self.stand.sitting is not None:
            return self.stand.sitting.kit
        for page in (self.before.new_game, self.before.workshop):
            if page is not None and self.stack.currentWidget() is page:
                return page.kit
        last = self.games.find(str(self.settings.preference(LAST_GAME, "")))
        return last or (self.games.kits[0] if self.games.kits else None)

    def _with_kit(self, deed: Callable[[GameKit], None]) -> None:
        kit = self.kit_in_sight()
        if kit is not None:
            deed(kit)

    def show_rules(self, kit: GameKit) -> None:
        """The rules beside the table."""
        self.side.show_rules(kit, self.translations.language, self._dress.theme)

    def show_keys(self) -> None:
        """All keys in a window, with the game's own while its table or its set-up is in sight."""
        table = (self.tr("At the table"), self.stand.keyed())
        groups: list[Any] = [table, (self.tr("Program"), self.menus.keyed())]
        if self.stand.page is not None or self.stack.currentWidget() is self.new_game:
            self._with_kit(lambda kit: groups.insert(0, (kit.title(), kit.keys())))
        self.side.show_keys(groups, self._dress.theme)

    def show_about(self) -> None:
        """Version, licences, opponents."""
        self.side.show_about(self._dress.theme)

    def toggle_full_screen(self) -> None:
        """Full screen and back to what was before."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    # ---- following -----------------------------------------------------------------------------

    def _on_theme(self, theme: Theme) -> None:
        self.services.theme = theme
        for page in (self.home, self.opening, self.settings_page):
            if isinstance(page, Page):
                page.set_theme(theme)
        self.before.set_theme(theme)
        self.stand.set_theme(theme)
        self.notices.set_theme(theme)
        self.side.set_theme(theme)

    # ---- events --------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if hasattr(self, "painted"):
            follow_change(self, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.painted:
            self.painted = True
            QTimer.singleShot(AFTER_PAINT_MS, self, self.look_around)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button in focus, as Space does."""
        focus = self.focusWidget()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(focus, QAbstractButton):
            if not event.isAutoRepeat():
                focus.click()
        elif event.key() == Qt.Key.Key_Escape and self.isFullScreen():
            self.toggle_full_screen()
        else:
            super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if len(event.mimeData().urls()) == 1 and event.mimeData().urls()[0].isLocalFile():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        event.acceptProposedAction()
        path = Path(event.mimeData().urls()[0].toLocalFile())
        QTimer.singleShot(0, self, lambda: self.open_path(path))

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.before.may_leave():
            event.ignore()
            return
        self.before.close_workshop()
        self.shut_down()
        super().closeEvent(event)

    def shut_down(self) -> None:
        """Keep what is to be kept and stop what runs; may be called twice."""
        self.settings.set_geometry(bytes(self.saveGeometry().data()))
        self.stand.clear()
        self.stand.close()
        self.side.close()
        self.sound.close()
        self.settings.flush()

    def keep(self) -> None:
        """Write everything down and go on, as the session manager asks."""
        self.settings.set_geometry(bytes(self.saveGeometry().data()))
        self.settings.flush()
