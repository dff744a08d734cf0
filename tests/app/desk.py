"""The whole window over folders of a test, with graphics that answer at once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication

from desktop_app.app.dress import Dress
from desktop_app.app.following import WITHOUT_GL
from desktop_app.app.games import Broken, Games
from desktop_app.app.i18n import Translations
from desktop_app.app.library import Library
from desktop_app.app.main_window import MainWindow
from desktop_app.app.settings import Settings
from desktop_app.qt.gl3d.probe import ProbeResult
from desktop_app.qt.kit import GameKit
from tests.helpers.fake_game import FakeKit
from tests.helpers.quiet_sound import QuietSound


class QuickProbe(QObject):
    """Answers at once that there is no OpenGL."""

    finished = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        QTimer.singleShot(0, self, lambda: self.finished.emit(ProbeResult(ok=False, renderer="a test")))


class Desk:
    """The window over folders of a test."""

    def __init__(self, app: QApplication, home: Path, *more: GameKit, kit: GameKit | None = None) -> None:
        self.home = home
        self.kit = kit or FakeKit()
        self.settings = Settings(home / "settings.json")
        self.settings.choose("speed", "off")
        self.settings.choose("language", "en")
        self.settings.prefer(WITHOUT_GL, "a test")
        self.translations = Translations()
        self.scheme = Qt.ColorScheme.Light
        self.dress = Dress(app, self.settings, system=lambda: self.scheme)
        games = Games((self.kit, *more), (Broken("halma", "OSError: no board"),))
        self.library = Library(games, home / "journals", home / "archive.sqlite")
        self.sound = QuietSound()
        parts = (games, self.library, self.settings, self.translations, self.dress, self.sound)
        self.window = MainWindow(*parts, ask_graphics=QuickProbe, folder=lambda game: home / "makings" / game)
        self.pages: list[str] = []
        self.window.shown_page.connect(self.pages.append)

    @property
    def page(self) -> str:
        return self.pages[-1] if self.pages else "home"

    def wish(self, deed: str) -> None:
        """Choose an entry of the menu."""
        self.window.menus.actions[deed].trigger()

    @property
    def session(self) -> Any:
        assert self.window.stand.sitting is not None
        return self.window.stand.sitting.session

    def take(self, *counts: int) -> None:
        for count in counts:
            self.session.submit(count, self.session.to_act, self.session.revision)

    def people(self) -> None:
        """Let the last choice be two persons, the first one starting."""
        players = [{"name": name, "kind": "person"} for name in ("Ada", "Bo")]
        self.settings.prefer("new game pebbles", {"seats": 2, "start": 0, "players": players})
