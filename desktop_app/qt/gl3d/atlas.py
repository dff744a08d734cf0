"""One picture with all letters, numerals and patterns, for the graphics card."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QTransform

from desktop_app.qt.gl3d.art import glyph_path, text_path
from desktop_app.qt.gl3d.scene import PLAIN
from desktop_app.qt.gl3d.shaders import ATLAS_SIDE
from desktop_app.qt.gl3d.skins import NUMERAL_SIZE

TILE = 128


class GlyphAtlas:
    """Places glyphs as they are asked for. Red is the ink, green the lit lower edge of an engraving."""

    def __init__(self) -> None:
        side = TILE * ATLAS_SIDE
        self.image = QImage(side, side, QImage.Format.Format_RGBX8888)
        self.image.fill(QColor(0, 0, 0))
        self.version = 0
        self._places: dict[tuple[str, int], int] = {}

    def place(self, text: str, pattern: int) -> int:
        """Where a glyph is; -1 for the plain pattern, or when the atlas is full."""
        if not text and pattern == PLAIN:
            return -1
        key = (text, PLAIN if text else pattern)
        place = self._places.get(key)
        if place is None:
            if len(self._places) >= ATLAS_SIDE**2:
                return -1
            place = self._places[key] = len(self._places)
            self._paint(place, _path(*key))
            self.version += 1
        return place

    def _paint(self, place: int, path: QPainterPath) -> None:
        x, y = place % ATLAS_SIDE * TILE, place // ATLAS_SIDE * TILE
        placed = QTransform(TILE, 0, 0, TILE, x, y)
        with QPainter(self.image) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setClipRect(x, y, TILE, TILE)
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Plus)
            painter.fillPath(placed.map(path), QColor(255, 0, 0))
            painter.fillPath((QTransform.fromTranslate(0.012, 0.022) * placed).map(path), QColor(0, 255, 0))


def _path(text: str, pattern: int) -> QPainterPath:
    if not text:
        return glyph_path(pattern, "")
    return glyph_path(PLAIN, text) if text.isalpha() else text_path(text, NUMERAL_SIZE)
