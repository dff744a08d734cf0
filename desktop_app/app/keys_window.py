"""The keys of the program in one small window."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QDialog, QPushButton, QTextBrowser, QVBoxLayout, QWidget

from desktop_app.qt.theme import Theme

from .page import label
from .rules_window import page_style
from .screens import fitting

Keyed = QAction | tuple[str, str]
"""An action with its keys, or keys as people write them and what they do."""

Groups = Sequence[tuple[str, Sequence[Keyed]]]
"""Headings with what stands below them."""


class KeysWindow(QDialog):
    """Lists every action that has a key, and the keys that are told in words; nothing for an empty group."""

    def __init__(self, groups: Groups, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Keys"))
        title = label(self, "title")
        title.setText(self.tr("Keys"))
        self.text = QTextBrowser(self)
        self.text.setAccessibleName(self.tr("Keys"))
        self.text.document().setDefaultStyleSheet(page_style(theme))
        self.text.setHtml("".join(_group(head, keyed) for head, keyed in groups) + self._everywhere())
        close = QPushButton(self.tr("Close"), self)
        close.clicked.connect(self.close)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 20)
        column.setSpacing(12)
        column.addWidget(title)
        column.addWidget(self.text)
        column.addWidget(close, 0, Qt.AlignmentFlag.AlignRight)
        close.setFocus()
        self.resize(fitting(QSize(520, 620)))

    def _everywhere(self) -> str:
        rows = (
            (self.tr("Tab, Shift+Tab"), self.tr("next or previous place")),
            (self.tr("Arrow keys"), self.tr("walk within a choice, a list or the board")),
            (self.tr("Enter, Space"), self.tr("press what is in focus")),
            (self.tr("Escape"), self.tr("back")),
        )
        return f"<h2>{self.tr('Everywhere')}</h2>" + _table(rows)


def _group(head: str, keyed: Sequence[Keyed]) -> str:
    native = QKeySequence.SequenceFormat.NativeText
    rows = []
    for entry in keyed:
        if isinstance(entry, tuple):
            rows.append(entry)
        elif entry.shortcuts():
            keys = ", ".join(key.toString(native) for key in entry.shortcuts())
            rows.append((keys, _plain(entry.text())))
    return f"<h2>{escape(head)}</h2>{_table(rows)}" if rows else ""


def _table(rows: Sequence[tuple[str, str]]) -> str:
    cells = "".join(f"<tr><td><b>{escape(keys)}</b></td><td>{escape(text)}</td></tr>" for keys, text in rows)
    return f"<table>{cells}</table>"


def _plain(text: str) -> str:
    return text.replace("&", "").removesuffix("…")
