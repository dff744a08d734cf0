"""How the window's parts follow the settings, and what the start page is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent

from .gl_check import GlCheck
from .loudness import set_loudness
from .playing import LATER
from .settings import CHOICES

if TYPE_CHECKING:
    from .main_window import MainWindow

WITHOUT_GL = "without OpenGL"
"""The preference that holds why OpenGL could not be used last time, '' if it could."""


def follow_settings(window: MainWindow) -> None:
    """Show everything as it is chosen, when the window is made."""
    for key in ("theme", "language", "view3d"):
        window.menus.set_choice(key, window.settings.preference(key, ""))
    window.menus.set_recent(window.settings.recent_files())
    window.home.set_speed(window.settings.speed_factor())
    set_loudness(window.sound, window.settings)


def follow_setting(window: MainWindow, key: str) -> None:
    """One setting has another value now."""
    settings = window.settings
    if key in CHOICES and key != "speed":
        window.menus.set_choice(key, settings.preference(key, ""))
    if key == "language":
        window.translations.use(settings.language)
        window.side.set_language(window.translations.language)
    elif key == "speed":
        window.home.set_speed(settings.speed_factor())
    elif key in ("muted", "volumes"):
        set_loudness(window.sound, settings)
    elif key == "recent":
        window.menus.set_recent(settings.recent_files())
        window.home.set_recent(settings.recent_files())
    elif key == "view3d":
        window.stand.apply_preferences()


def tell_home(window: MainWindow, *, painted: bool) -> None:
    """Tell the start page of the last game and the recent files; what loads rules waits for `painted`."""
    kit = window.kit_in_sight()
    if kit is not None:
        window.home.set_last(kit, window.play.last_choice(kit) if painted else LATER)
    window.home.set_recent(window.settings.recent_files())


def tell_games(window: MainWindow) -> None:
    """Tell the start page which games there are to go on with, which ended, which suggest themselves."""
    from .occasions import offers, today

    window.home.set_games(window.library.unfinished(), window.library.finished())
    window.told_day = today()
    found = [offers(kit, window.library, window.told_day) for kit in window.games.kits]
    window.home.set_offers([offer for some in found for offer in some])


def follow_change(window: MainWindow, event: QEvent) -> None:
    """The window has another language or state, or people come back to it, maybe on another day."""
    if event.type() == QEvent.Type.LanguageChange:
        window.menus.retranslate()
        window.before.retranslate()
        tell_home(window, painted=window.painted)
        if window.isVisible():
            tell_games(window)
    elif event.type() == QEvent.Type.WindowStateChange:
        window.menus.actions["full screen"].setChecked(window.isFullScreen())
    elif event.type() == QEvent.Type.ActivationChange and window.isActiveWindow() and window.told_day:
        from .occasions import today

        if today() != window.told_day:
            window.before.retranslate()
            tell_games(window)


def tell_graphics(window: MainWindow, check: GlCheck) -> None:
    """Say once that boards are drawn without OpenGL, and again only if the reason is another one."""
    result, settings = check.result or {}, window.settings
    why = "" if result.get("ok") else str(result.get("renderer", ""))
    if why and why != settings.preference(WITHOUT_GL, "") and settings.view3d != "painter":
        text = QCoreApplication.translate(
            "MainWindow", "OpenGL cannot be used here (%1), so boards are drawn in another way."
        )
        window.notices.tell(text.replace("%1", why))
    settings.prefer(WITHOUT_GL, why)
