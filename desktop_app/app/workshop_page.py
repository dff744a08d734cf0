"""The page of a game's workshop: its frame, and asking before it is left."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop_app.qt.kit import GameKit, Workshop
from desktop_app.qt.stylesheet import stylesheet
from desktop_app.qt.theme import Theme

from .page import SubPage


class WorkshopPage(SubPage):
    """Title and way back around what the game's kit has made."""

    left = Signal()
    """Back was pressed, and the page can go."""

    def __init__(self, kit: GameKit, workshop: Workshop, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme.with_accent(kit.accent), parent)
        self.kit = kit
        self.workshop = workshop
        self.column.addWidget(workshop, 1)
        self.back.connect(self._leave)
        self.setStyleSheet(stylesheet(self.theme))
        self.retranslate()

    def _leave(self) -> None:
        if self.workshop.may_leave():
            self.left.emit()

    def open_file(self, path: Path) -> None:
        """Show what a file holds, unless something else is still to be kept."""
        if self.workshop.may_leave():
            self.workshop.open_file(path)

    def retranslate(self) -> None:
        self.heading.setText(self.kit.workshop_title().removesuffix("…").strip())
        self.back_button.set_text(self.tr("To the new game"))

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme; the workshop sees to what it holds."""
        self.theme = theme.with_accent(self.kit.accent)
        self.setStyleSheet(stylesheet(self.theme))
        self.back_button.set_theme(self.theme)
        self.workshop.set_theme(self.theme)
