"""What the window's pages stand in, and how large windows are: they always fit the screen."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFrame, QScrollArea, QStackedWidget, QWidget

SMALLEST = QSize(1024, 640)
"""The window is not made smaller than this where the screen has the room."""
USUAL = QSize(1280, 820)
MENU = QSize(0, 40)
FRAME = QSize(16, 40)
"""Room for what the desktop draws around a window. All in logical pixels."""


class Screens(QStackedWidget):
    """One page at a time; only the one that is shown says how small it can be."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.currentChanged.connect(self.updateGeometry)

    def minimumSizeHint(self) -> QSize:
        """Every page is made for the smallest window, whatever its layout says."""
        page = self.currentWidget()
        return page.minimumSizeHint().boundedTo(SMALLEST - MENU) if page is not None else QSize(0, 0)

    def heightForWidth(self, width: int) -> int:
        return self.minimumSizeHint().height()


class ScreenFrame(QScrollArea):
    """Holds the pages; scrolls only on a screen that is too small for the page shown."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.screens = Screens(self)
        self.screens.setObjectName("screens")  # what the style sheet calls it
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidgetResizable(True)
        self.setWidget(self.screens)


class StaysActive(QObject):
    """Gives a window its place and the keyboard back when its native window is made anew.

    Qt does that for the first OpenGL widget in a window, all at once: the window is deactivated, gets another
    native window and is shown, but not activated. Where the desktop chose the place of the first one, or
    people moved it, Qt would leave it to the desktop to choose again.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._just_left = False
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.WindowDeactivate:
            self._just_left = True
            QTimer.singleShot(0, self, self._forget)
        elif event.type() == QEvent.Type.Move and self._window.isVisible():
            self._window.setAttribute(Qt.WidgetAttribute.WA_Moved)
        elif event.type() == QEvent.Type.WinIdChange and self._just_left and self._window.internalWinId():
            QTimer.singleShot(0, self, self._come_back)
        return super().eventFilter(watched, event)

    def _forget(self) -> None:
        self._just_left = False

    def _come_back(self) -> None:
        self._window.raise_()
        self._window.activateWindow()


def largest(rooms: Iterable[QSize]) -> QSize:
    """The largest window that fits every screen, given the free sizes of the screens.

    >>> largest([QSize(1920, 1040), QSize(700, 450)])
    PySide6.QtCore.QSize(684, 410)
    """
    size = QSize(100_000, 100_000)
    for room in rooms:
        size = size.boundedTo(room - FRAME)
    return size


def fitting(wished: QSize) -> QSize:
    """The wished size of a window, or as much of it as the screens have room for."""
    return wished.boundedTo(largest(screen.availableSize() for screen in QGuiApplication.screens()))


def place_window(window: QWidget, kept: bytes) -> None:
    """Put the window where it was, as `saveGeometry` wrote it down, if that is still on a screen."""
    window.setMinimumSize(fitting(SMALLEST))
    if not kept or not window.restoreGeometry(kept):
        window.resize(USUAL.boundedTo(window.screen().availableSize() - FRAME))
