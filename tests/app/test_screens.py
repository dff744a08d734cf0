"""The window on small screens, and where it is put when the program starts."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QMoveEvent
from PySide6.QtOpenGLWidgets import QOpenGLWidget
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop_app.app.screens import (
    FRAME,
    SMALLEST,
    USUAL,
    ScreenFrame,
    StaysActive,
    fitting,
    place_window,
)

ROOT = Path(__file__).parents[2]

LOOK = """
import json, sys
from desktop_app.app import main
app = main.make_application([])
window = main.make_window(app)
window.settings.choose("view3d", "painter")
window.show()
window.activateWindow()
found = {}
def look(name):
    for _ in range(30):
        app.processEvents()
    size, room = window.frameSize(), window.screen().availableSize()
    found[name] = [size.width() <= room.width(), size.height() <= room.height()]
look("home")
window.show_new_game(window.games.find("rumis"))
window.new_game.back_button.setFocus()
look("new game")
button = window.new_game.start_button
def seen():
    corner = button.mapTo(window, button.rect().bottomRight())
    return window.rect().contains(corner) and not button.visibleRegion().isEmpty()
found["hidden at first"] = not seen()
button.setFocus()
window.frame.ensureWidgetVisible(button)
look("start button")
found["seen then"] = seen()
window.show_settings()
look("settings")
print(json.dumps(found))
window.close()
"""


def test_on_a_small_screen_the_window_fits_and_its_pages_scroll(own_folders: Path) -> None:
    """At twice the size on a 1600 x 1000 screen the window was wider than the screen: its smallest size
    was 1024 x 640 logical pixels, whatever the screen."""
    env = os.environ | {"QT_SCALE_FACTOR": "2", "PYTHONPATH": str(ROOT)}
    run = subprocess.run([sys.executable, "-c", LOOK], env=env, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    found = json.loads(run.stdout)
    assert found.pop("hidden at first"), "there is not room for all of it"
    assert found.pop("seen then")
    assert found == {name: [True, True] for name in ("home", "new game", "start button", "settings")}


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    return made


def test_the_first_start_leaves_room_for_the_frame(window: QWidget) -> None:
    place_window(window, b"")
    room = window.screen().availableSize()
    assert window.size() == USUAL.boundedTo(room - FRAME)
    assert window.minimumSize() == SMALLEST, "the screen of the tests is large enough"


def test_a_window_from_a_screen_that_is_gone_comes_back_into_sight(window: QWidget) -> None:
    window.setGeometry(5000, 4000, 1200, 700)
    kept = bytes(window.saveGeometry().data())
    again = QWidget()
    place_window(again, kept)
    assert any(screen.availableGeometry().contains(again.geometry()) for screen in QApplication.screens())


def test_a_window_larger_than_the_screen_is_made_to_fit(window: QWidget) -> None:
    room = window.screen().availableSize()
    window.setGeometry(0, 0, room.width() + 300, room.height() + 300)
    kept = bytes(window.saveGeometry().data())
    again = QWidget()
    place_window(again, kept)
    assert again.width() <= room.width()
    assert again.height() <= room.height()


def test_sizes_are_cut_to_the_screen(qapp: QApplication) -> None:
    room = qapp.primaryScreen().availableSize()
    assert fitting(QSize(10, 10)) == QSize(10, 10)
    assert fitting(QSize(9999, 10)) == QSize(room.width() - FRAME.width(), 10)


def test_a_window_keeps_the_keyboard_when_its_native_window_is_made_anew(qtbot: QtBot) -> None:
    """The first OpenGL board took it away: keys did nothing until one clicked into the window."""
    window = QWidget()
    qtbot.addWidget(window)
    StaysActive(window)
    column = QVBoxLayout(window)
    button = QPushButton("here")
    column.addWidget(button)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    button.setFocus()
    native = window.winId()
    column.addWidget(QOpenGLWidget())
    assert window.winId() != native
    assert not window.isActiveWindow()
    qtbot.waitUntil(window.isActiveWindow)
    qtbot.waitUntil(button.hasFocus)


def test_a_window_keeps_its_place_when_its_native_window_is_made_anew(qtbot: QtBot) -> None:
    """With the first OpenGL board it jumped to where the desktop puts new windows."""
    window = QWidget()
    qtbot.addWidget(window)
    StaysActive(window)
    moved = QMoveEvent(QPoint(173, 91), QPoint(0, 0))
    QApplication.sendEvent(window, moved)
    assert not window.testAttribute(Qt.WidgetAttribute.WA_Moved), "the desktop has not chosen yet"
    with qtbot.waitExposed(window):
        window.show()
    window.setAttribute(Qt.WidgetAttribute.WA_Moved, on=False)
    QApplication.sendEvent(window, moved)  # as it comes when people move the window
    assert window.testAttribute(Qt.WidgetAttribute.WA_Moved)


def test_only_the_page_that_is_shown_decides_whether_to_scroll(qtbot: QtBot) -> None:
    frame = ScreenFrame()
    screens = frame.screens
    qtbot.addWidget(frame)
    small, large = QLabel("small"), QWidget()
    column = QVBoxLayout(large)
    for number in range(12):
        button = QPushButton(str(number))
        button.setFixedHeight(40)
        column.addWidget(button)
    for page in (small, large):
        screens.addWidget(page)
    frame.resize(300, 200)
    with qtbot.waitExposed(frame):
        frame.show()
    bar = frame.verticalScrollBar()
    assert bar.maximum() == 0
    screens.setCurrentWidget(large)
    qtbot.waitUntil(lambda: bar.maximum() > 200)
    screens.setCurrentWidget(small)
    qtbot.waitUntil(lambda: bar.maximum() == 0)
