"""The right side of the editor: the board in three dimensions, its figures, the shelf, the main buttons."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from desktop_app.games.rumis.engine.scenarios import Heights
from desktop_app.qt import icons
from desktop_app.qt.theme import Theme
from desktop_app.qt.widgets import Card, Segmented

from . import editor_text as words
from .editor_figures import FitBars
from .editor_model import figures
from .editor_preview import DrawingPreview
from .editor_shelf import Shelf

WIDTH = 352
TALL = 760
"""From this height on figures and shelf stand below each other; before, one of them is chosen."""


class Side(QWidget):
    """Preview, figures, shelf and the page's buttons."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.preview = DrawingPreview(theme, self)
        self.choice = Segmented((), self)
        self.bars = FitBars(theme, self)
        self.size_line, self.extent_line = QLabel(self), QLabel(self)
        self.four = QLabel(self)
        self.shelf = Shelf(theme, self)
        self.share, self.save, self.play = QPushButton(self), QPushButton(self), QPushButton(self)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self._preview_card(theme), 4)
        row = QHBoxLayout()
        row.setContentsMargins(7, 0, 7, 0)
        row.addWidget(self.choice)
        row.addStretch(1)
        column.addLayout(row)
        self.fit = self._fit_card(theme)
        column.addWidget(self.fit)
        column.addWidget(self.shelf, 5)
        column.addLayout(self._foot())
        self.choice.chosen.connect(lambda _: self._share_room())

    def _preview_card(self, theme: Theme) -> Card:
        card = Card(theme, self, padding=8)
        column = QVBoxLayout()
        card.hold(column)
        column.addWidget(self.preview)
        return card

    def _fit_card(self, theme: Theme) -> Card:
        card = Card(theme, self, padding=(12, 10))
        column = QVBoxLayout()
        column.setSpacing(4)
        card.hold(column)
        self.size_line.setStyleSheet("font-weight: 600;")
        self.extent_line.setProperty("role", "muted")
        self.four.setProperty("role", "small")
        for part in (self.size_line, self.extent_line, self.bars, self.four):
            column.addWidget(part)
        card.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        return card

    def _foot(self) -> QHBoxLayout:
        foot = QHBoxLayout()
        foot.setContentsMargins(7, 2, 7, 6)
        foot.setSpacing(8)
        self.play.setProperty("variant", "primary")
        foot.addWidget(self.share)
        foot.addStretch(1)
        foot.addWidget(self.save)
        foot.addWidget(self.play)
        return foot

    def sizeHint(self) -> QSize:
        return QSize(WIDTH, 560)

    def minimumSizeHint(self) -> QSize:
        return QSize(max(WIDTH, super().minimumSizeHint().width()), 420)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_room()

    def _share_room(self) -> None:
        tall = self.height() >= TALL
        self.choice.setVisible(not tall)
        self.fit.setVisible(tall or self.choice.value == "figures")
        self.shelf.setVisible(tall or self.choice.value == "shelf")

    def show_shelf(self) -> None:
        """Bring one's own boards to the front."""
        self.choice.set_value("shelf")
        self._share_room()

    def show_figures(self, heights: Heights) -> None:
        """The figures of a drawing."""
        found = figures(heights)
        self.size_line.setText(words.size(found))
        self.extent_line.setText(words.extent(found) or " ")
        self.bars.set_figures(found)

    def set_theme(self, theme: Theme) -> None:
        """Tint the buttons; the other parts are dressed by the page."""
        self.play.setIcon(icons.icon("play", theme.accent_text, disabled=theme.faded))
        self.save.setIcon(icons.icon("save", theme.text, disabled=theme.faded))
        self.share.setIcon(icons.icon("share", theme.text, disabled=theme.faded))

    def retranslate(self) -> None:
        """Set every text."""
        self.choice.set_options(
            (("figures", self.tr("For how many?")), ("shelf", self.tr("Own boards"))),
        )
        self.choice.setAccessibleName(self.tr("What is shown below"))
        for button, text in (
            (self.share, self.tr("Share…")),
            (self.save, self.tr("Save")),
            (self.play, self.tr("Play")),
        ):
            button.setText(f" {text}")
            button.setAccessibleName(text)
        self.four.setText(self.tr("Two players with four colours: as for four."))
        for part in (self.bars, self.shelf, self.preview):
            part.retranslate()
        self._share_room()
