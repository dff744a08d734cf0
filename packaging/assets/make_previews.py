"""Draw the small previews of the large drawings that the start page shows until they are rendered.

    QT_QPA_PLATFORM=offscreen .venv/bin/python packaging/assets/make_previews.py

Writes `<name>.preview.png` beside each cover and beside the picture of the start page; run it after one
of them has changed (tests/qt/test_previews.py notices).
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

ART = Path(__file__).resolve().parents[2] / "resources" / "art"
WIDTH = 240
SHARPER = 4
"""Drawn so many times as large and then made smaller: thin lines keep their weight."""


def drawings() -> list[Path]:
    """The drawings that have a preview."""
    return [ART / "home.svg", *sorted(ART.glob("*-cover.svg"))]


def preview(drawing: Path) -> QImage:
    """A drawing as a small opaque picture."""
    renderer = QSvgRenderer(str(drawing))
    shape = renderer.viewBoxF().size()
    height = round(WIDTH * shape.height() / shape.width())
    image = QImage(WIDTH * SHARPER, height * SHARPER, QImage.Format.Format_RGB32)
    image.fill(0xFFFFFFFF)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, QRectF(image.rect()))
    painter.end()
    return image.scaled(
        WIDTH, height, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )


if __name__ == "__main__":
    app = QGuiApplication([])
    for path in drawings():
        preview(path).save(str(path.with_suffix(".preview.png")))
