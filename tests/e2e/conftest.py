"""The real window, put together as the program does it, with its folders in the test's own home."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop_app.app.main import make_window
from desktop_app.app.main_window import MainWindow
from desktop_app.qt import fonts


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication) -> Iterator[MainWindow]:
    """The main window on its start page, without sound and without motion."""
    qapp.setApplicationName("tischrunde")
    fonts.load()
    made = make_window(qapp)
    made.settings.choose("speed", "off")
    made.settings.set_muted(True)
    qtbot.addWidget(made)
    made.resize(1280, 800)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    yield made
    made.settings.choose("language", "en")  # the translators belong to the application
    made.settings.choose("theme", "light")
    made.close()
    made.shut_down()
