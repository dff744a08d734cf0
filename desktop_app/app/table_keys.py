"""Keys that no part of a table uses are the board's, wherever the focus is."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication

from desktop_app.qt.kit import Board


class BoardKeys:
    """Hands keys on to a board that is enabled."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._forwarding = False

    def hand_on(self, event: QKeyEvent) -> None:
        """Give a key to the board that came up to the table, unless it came from there."""
        focus = QApplication.focusWidget()
        pressed = isinstance(focus, QAbstractButton) and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        inside = focus is not None and self._board.isAncestorOf(focus)
        if pressed or inside or self._forwarding or not self._board.isEnabled():
            event.ignore()
            return
        self._forwarding = True  # what the board ignores comes up to here again, and went on from here
        QCoreApplication.sendEvent(self._board, event)
        self._forwarding = False
        event.accept()
