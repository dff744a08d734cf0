"""The keys of the board editor in a small window."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QDialog, QLabel, QPushButton, QVBoxLayout, QWidget

translate = QCoreApplication.translate


def keys() -> tuple[tuple[str, str], ...]:
    """Keys as people write them, and what they do."""
    return (
        (translate("Rumis", "Arrow keys"), translate("Rumis", "move the cursor")),
        (translate("Rumis", "Shift+arrow keys"), translate("Rumis", "paint, or pull up a rectangle")),
        (translate("Rumis", "Space, Enter"), translate("Rumis", "paint the square, or fill the rectangle")),
        (translate("Rumis", "0 to 8"), translate("Rumis", "set that height; with the mouse: choose it")),
        ("+ / −", translate("Rumis", "one level higher or lower")),
        (translate("Rumis", "Delete, Backspace"), translate("Rumis", "erase the square")),
        ("R", translate("Rumis", "turn the drawing clockwise")),
        (translate("Rumis", "Ctrl+arrow keys"), translate("Rumis", "move the drawing")),
        (translate("Rumis", "Ctrl+Z, Ctrl+Y"), translate("Rumis", "undo, redo")),
        (
            translate("Rumis", "Ctrl+N, Ctrl+O, Ctrl+S"),
            translate("Rumis", "new, open a file, save"),
        ),
        (translate("Rumis", "Enter, F2, Delete"), translate("Rumis", "in the list: open, rename, delete")),
        (translate("Rumis", "Right mouse button"), translate("Rumis", "erases")),
        (translate("Rumis", "Escape"), translate("Rumis", "give up what is being painted; else back")),
    )


class KeysList(QDialog):
    """The list, with a button that closes it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(translate("Rumis", "Keys"))
        rows = "".join(
            f"<tr><td style='padding: 3px 18px 3px 0'><b>{escape(key)}</b></td>"
            f"<td style='padding: 3px 0'>{escape(deed)}</td></tr>"
            for key, deed in keys()
        )
        self.text = QLabel(f"<table>{rows}</table>", self)
        self.text.setTextFormat(Qt.TextFormat.RichText)
        close = QPushButton(translate("Rumis", "Close"), self)
        close.clicked.connect(self.close)
        close.setDefault(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 20)
        column.setSpacing(16)
        column.addWidget(self.text)
        column.addWidget(close, 0, Qt.AlignmentFlag.AlignRight)
        close.setFocus()
