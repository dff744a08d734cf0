"""The picture of a set-up that a game paints, for the New game screen."""

from __future__ import annotations

from abc import abstractmethod

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from .kit import SetupPreview
from .painting import rounded
from .theme import Theme


class PaintedPreview(SetupPreview):
    """A picture with round corners; `theme` is the one to paint in."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme

    @abstractmethod
    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Paint the picture of the set-up that was shown last, or of none."""

    def tell(self, words: str) -> None:
        """What is shown in words; it is painted anew."""
        self.setAccessibleName(words)
        self.setToolTip(words)
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Repaint in another theme."""
        self.theme = theme
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            area = QRectF(self.rect())
            painter.setClipPath(rounded(area))
            self.paint(painter, area)
