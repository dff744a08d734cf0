"""The list at the side of a table: it takes only the keys that move in it, and no focus from the mouse."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QStyle, QWidget

MOVING: Final = frozenset(
    {
        Qt.Key.Key_Up,
        Qt.Key.Key_Down,
        Qt.Key.Key_PageUp,
        Qt.Key.Key_PageDown,
        Qt.Key.Key_Home,
        Qt.Key.Key_End,
        Qt.Key.Key_Return,
        Qt.Key.Key_Enter,
    }
)


class SideList(QListView):
    """A list without a frame whose rows may be higher the narrower it is.

    A row gets `row_width`, whether the scroll bar is there or not: its coming never changes a height.
    Every key but the `MOVING` ones is left to the table around it.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setStyleSheet("QListView { border: none; background: transparent; }")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setWordWrap(True)  # without it a list is not laid out anew when only its width changes
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)

    @property
    def row_width(self) -> int:
        """The width of a row beside the scroll bar, in logical pixels."""
        extent = self.style().pixelMetric(
            QStyle.PixelMetric.PM_ScrollBarExtent, None, self.verticalScrollBar()
        )
        return self.width() - max(extent, self.verticalScrollBar().sizeHint().width())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.FontChange):
            self.scheduleDelayedItemsLayout()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in MOVING and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
        else:
            event.ignore()


__all__ = ["MOVING", "SideList"]
