"""The moment while a table is set: the first 3D view of a run takes a while, and the window flickers."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop_app.qt.theme import Theme

from .emblem import Emblem
from .page import Page, label


class Opening(Page):
    """Says that the table is being set."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.words = label(self, "title")
        self.words.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        column = QVBoxLayout(self)
        column.setSpacing(20)
        column.addStretch(5)
        column.addWidget(Emblem(140, self), 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self.words)
        column.addStretch(6)
        self.retranslate()

    def retranslate(self) -> None:
        self.words.setText(self.tr("Setting the table …"))
