"""Letters in an open menu are the menu's own."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QMenu

NO_LETTER = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)


class _Letters(QObject):
    """Qt lets a shortcut of a single letter in the page behind go before the letters of an open menu."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.text()
            and not event.modifiers() & NO_LETTER
        ):
            event.accept()
            return True
        return super().eventFilter(watched, event)


def keep_letters(menu: QMenu) -> QMenu:
    """Have the menu take every letter while it is open, whatever the page behind does with it; the menu."""
    menu.installEventFilter(_Letters(menu))
    return menu
