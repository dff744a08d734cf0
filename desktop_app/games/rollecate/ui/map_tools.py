"""The tool-bar actions of the railway view: nearer, farther, the whole railway."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from desktop_app.qt import icons
from desktop_app.qt.theme import Theme

from .railway_view import RailwayView

STEPS = 1.5
"""One press zooms as far as so many notches of the wheel."""


class MapTools(QObject):
    """Their keys are those of `keys`, which the board obeys itself."""

    def __init__(self, view: RailwayView, parent: QObject) -> None:
        super().__init__(parent)
        self.nearer, self.farther, self.whole = (QAction(parent) for _ in range(3))
        self.nearer.triggered.connect(lambda: view.zoom(STEPS))
        self.farther.triggered.connect(lambda: view.zoom(-STEPS))
        self.whole.triggered.connect(view.fit)

    @property
    def actions(self) -> list[QAction]:
        """All of them."""
        return [self.nearer, self.farther, self.whole]

    def set_theme(self, theme: Theme) -> None:
        """Icons in another theme."""
        for name, action in zip(("zoom-in", "zoom-out", "maximize"), self.actions, strict=True):
            action.setIcon(icons.icon(name, theme.text, disabled=theme.faded))

    def retranslate(self) -> None:
        """Names and tool tips in the language of now."""
        words = (
            (self.tr("Nearer"), "+"),
            (self.tr("Farther"), "-"),
            (self.tr("Whole railway"), self.tr("Home", "the key")),
        )
        for (said, key), action in zip(words, self.actions, strict=True):
            action.setText(said)
            action.setToolTip(f"{said} ({key})")
