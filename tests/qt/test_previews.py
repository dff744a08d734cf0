"""The small pictures that the start page shows until the large drawings are rendered."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

from desktop_app.core.resources import resource_path

ART = resource_path("art")
DRAWINGS = sorted(path.name for path in (*ART.glob("*-cover.svg"), ART / "home.svg"))
COARSE = 12
"""Both pictures are compared at so few pixels across, where sharpness plays no part."""


def coarse(image: QImage) -> list[int]:
    """Red, green and blue of a picture made very small."""
    mode = Qt.TransformationMode.SmoothTransformation
    small = image.scaled(COARSE, COARSE, Qt.AspectRatioMode.IgnoreAspectRatio, mode)
    colours = [small.pixelColor(x, y) for y in range(COARSE) for x in range(COARSE)]
    return [part for colour in colours for part in (colour.red(), colour.green(), colour.blue())]


@pytest.mark.parametrize("name", DRAWINGS)
def test_each_preview_shows_its_drawing(qapp: QApplication, name: str) -> None:
    """If this fails, a drawing has changed: run packaging/assets/make_previews.py."""
    preview = QImage(str((ART / name).with_suffix(".preview.png")))
    assert not preview.isNull()
    drawing = QSvgRenderer(str(ART / name))
    full = QImage(preview.size() * 4, QImage.Format.Format_RGB32)
    full.fill(Qt.GlobalColor.white)
    painter = QPainter(full)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    drawing.render(painter)
    painter.end()
    shape = drawing.viewBoxF().size()
    assert preview.height() == round(preview.width() * shape.height() / shape.width())
    pairs = zip(coarse(preview), coarse(full), strict=True)
    assert max(abs(one - two) for one, two in pairs) <= 6
