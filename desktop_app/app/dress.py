"""Dresses the whole program in a theme, following the system's choice of light or dark."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication

from desktop_app.qt import theme as themes
from desktop_app.qt.stylesheet import stylesheet
from desktop_app.qt.theme import Theme, palette

from .settings import Settings

SCHEMES = {"light": Qt.ColorScheme.Light, "dark": Qt.ColorScheme.Dark}


class Dress(QObject):
    """The theme of now; `changed` comes after the application has been dressed in another one."""

    changed = Signal(object)

    def __init__(
        self,
        app: QApplication,
        settings: Settings,
        parent: QObject | None = None,
        *,
        system: Callable[[], Qt.ColorScheme] | None = None,
    ) -> None:
        """`system` tells the system's choice; by default Qt is asked."""
        super().__init__(parent)
        self._system = system or app.styleHints().colorScheme
        self._app = app
        self._settings = settings
        if settings.theme in SCHEMES:
            app.styleHints().setColorScheme(SCHEMES[settings.theme])
        self.theme = self._wanted()
        self._put_on()
        settings.changed.connect(self._on_setting)
        app.styleHints().colorSchemeChanged.connect(self._update)

    def _wanted(self) -> Theme:
        choice = self._settings.theme
        if choice == "system":
            choice = "dark" if self._system() == Qt.ColorScheme.Dark else "light"
        return themes.dark() if choice == "dark" else themes.light()

    def _on_setting(self, key: str) -> None:
        if key == "theme":
            scheme = SCHEMES.get(self._settings.theme, Qt.ColorScheme.Unknown)
            self._app.styleHints().setColorScheme(scheme)
            self._update()

    def _update(self) -> None:
        wanted = self._wanted()
        if wanted != self.theme:
            self.theme = wanted
            self._put_on()
            self.changed.emit(wanted)

    def _put_on(self) -> None:
        self._app.setPalette(palette(self.theme))
        self._app.setStyleSheet(stylesheet(self.theme))
