"""Puts the program together and runs it until the window is closed."""

from __future__ import annotations

import logging
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QSocketNotifier, Qt, QTimer
from PySide6.QtGui import QSurfaceFormat
from PySide6.QtWidgets import QApplication

from desktop_app.qt import fonts
from desktop_app.qt.sound import SoundPlayer

from .crash import Catcher, log_file, start_log
from .dress import Dress
from .emblem import program_icon
from .games import find_games
from .i18n import Translations
from .library import Library
from .main_window import MainWindow
from .motion_wish import ask_desktop, system_wish
from .places import archive_path, journal_folder
from .settings import Settings, settings_path

log = logging.getLogger(__name__)

DESKTOPS = ("GNOME", "Unity", "Cinnamon", "MATE", "Budgie")
"""Desktops that keep the wish for less motion where only gsettings finds it."""

ID = "org.tischrunde.Tischrunde"


def run(argv: list[str]) -> int:
    """Run the program with the arguments after its name; returns the exit code."""
    app = make_application(argv)
    start_log(log_file())
    log.info("Tischrunde starts")
    catcher = Catcher(app)
    catcher.install()
    window = make_window(app)
    catcher.window = window
    with_signals(app, window.close)
    app.commitDataRequest.connect(lambda _manager: window.keep())
    app.saveStateRequest.connect(lambda _manager: window.keep())
    app.aboutToQuit.connect(window.shut_down)
    window.show()
    if any(name in os.environ.get("XDG_CURRENT_DESKTOP", "") for name in DESKTOPS):
        QTimer.singleShot(500, window, lambda: ask_desktop(window, window.settings.set_less_motion))
    if (path := game_file(app.arguments())) is not None:
        QTimer.singleShot(0, window, lambda: window.open_path(path))
    code = app.exec()
    catcher.uninstall()
    log.info("Tischrunde ends")
    return code


def make_application(argv: list[str]) -> QApplication:
    """The QApplication with everything that must be set before or right after it is made."""
    QCoreApplication.setAttribute(Qt.ApplicationAttribute.AA_ShareOpenGLContexts)
    form = QSurfaceFormat()
    form.setVersion(3, 3)
    form.setProfile(QSurfaceFormat.OpenGLContextProfile.CoreProfile)
    form.setDepthBufferSize(24)
    form.setSamples(0)  # samples in the default format would multiply the cost of the whole window
    QSurfaceFormat.setDefaultFormat(form)
    # The style is asked for here: `app.setStyle` would first make the one of the desktop, then this one.
    app = QApplication([sys.argv[0], "-style", "fusion", *argv])
    app.setApplicationName("tischrunde")
    app.setApplicationDisplayName("Tischrunde")
    app.setDesktopFileName(ID)
    app.setWindowIcon(program_icon())
    fonts.load()
    app.setFont(fonts.ui())
    return app


def make_window(app: QApplication) -> MainWindow:
    """The window with all it needs, made from this person's settings and data; not shown yet."""
    settings = Settings(settings_path(), less_motion=system_wish())
    translations = Translations()
    translations.use(settings.language)
    dress = Dress(app, settings)
    games = find_games()
    library = Library(games, journal_folder(), archive_path())
    window = MainWindow(games, library, settings, translations, dress, SoundPlayer())
    for part in (settings, translations, dress, library):
        part.setParent(window)
    return window


def game_file(arguments: list[str]) -> Path | None:
    """The file named on the command line, out of what Qt has left of it (the program's name comes first)."""
    names = [argument for argument in arguments[1:] if not argument.startswith("-")]
    return Path(names[0]) if names else None


def with_signals(app: QObject, leave: Callable[[], object]) -> None:
    """Have SIGINT and SIGTERM leave cleanly.

    Python runs a signal's handler only between two of its own steps, and while Qt waits there are none:
    the number is written into a pipe, which wakes Qt.
    """
    reading, writing = os.pipe()
    for end in (reading, writing):
        os.set_blocking(end, False)
    signal.set_wakeup_fd(writing, warn_on_full_buffer=False)
    notifier = QSocketNotifier(reading, QSocketNotifier.Type.Read, app)

    def woken() -> None:
        """Here and not in the handler, which may run in the middle of a paint event."""
        if os.read(reading, 64):
            leave()

    notifier.activated.connect(woken)
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda _number, _frame: None)
