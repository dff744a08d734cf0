"""Short texts fill the place that they are given, and have no holes where strokes cross."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from desktop_app.qt import fonts
from desktop_app.qt.glyphs import glyphs, paint_glyphs

AREA = QRectF(20, 30, 60, 40)


@pytest.fixture(autouse=True)
def with_fonts(qapp: QApplication) -> None:
    fonts.load()


@pytest.mark.parametrize("plain", [False, True])
def test_glyphs_fill_their_rectangle_and_sit_in_its_middle(plain: bool) -> None:
    image = QImage(100, 100, QImage.Format.Format_RGB32)
    image.fill(QColor("black"))
    painter = QPainter(image)
    placed = paint_glyphs(painter, AREA, "15", "#FFFFFF", plain=plain)
    painter.end()
    assert AREA.adjusted(-0.01, -0.01, 0.01, 0.01).contains(placed)
    assert placed.center().x() == pytest.approx(AREA.center().x())
    assert placed.center().y() == pytest.approx(AREA.center().y())
    inked = [(x, y) for x in range(100) for y in range(100) if image.pixelColor(x, y).lightness() > 240]
    assert min(y for _, y in inked) < placed.top() + 2
    assert max(y for _, y in inked) > placed.bottom() - 3
    assert min(x for x, _ in inked) < placed.left() + 4
    assert max(x for x, _ in inked) > placed.right() - 4


def test_what_is_painted_is_the_outline() -> None:
    image = QImage(100, 100, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    placed = paint_glyphs(painter, AREA, "7", "#FFFFFF")
    painter.end()
    shape = glyphs("7", AREA).boundingRect()
    assert placed.getRect() == pytest.approx(shape.getRect())


def test_all_texts_are_as_high_as_digits_unless_told() -> None:
    wide = QRectF(0, 0, 500, 40)
    assert glyphs("0", wide).boundingRect().height() == pytest.approx(40)
    assert glyphs("-", wide).boundingRect().height() < 20
    assert glyphs("-", wide, common=False).boundingRect().height() == pytest.approx(40)


def test_crossing_strokes_leave_no_hole() -> None:
    """The bar of a 4 in the interface face lies over its stem."""
    shape = glyphs("4", AREA, plain=True)
    box = shape.boundingRect()
    along = [box.top() + box.height() * share / 50 for share in range(1, 50)]
    columns = [box.left() + box.width() * share / 50 for share in range(1, 50)]
    assert any(all(shape.contains(QRectF(x, y, 0.1, 0.1)) for y in along) for x in columns), "no whole stem"
