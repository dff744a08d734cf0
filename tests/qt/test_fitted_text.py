"""Text that must fit: in a smaller font or over two lines rather than cut."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from desktop_app.qt import fonts
from desktop_app.qt.painting import paint_text


def inked_rows(text: str, width: float, height: float) -> int:
    """How many separate lines of ink the painted text has."""
    fonts.load()
    image = QImage(600, 120, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    with QPainter(image) as painter:
        paint_text(painter, QRectF(0, 0, width, height), text, [fonts.ui(17), fonts.ui(11)], "#000000")
    dark = [
        any(QColor(image.pixel(x, y)).lightness() < 128 for x in range(image.width()))
        for y in range(image.height())
    ]
    assert not any(
        QColor(image.pixel(x, y)).lightness() < 128 for x in range(int(width) + 2, 600) for y in range(120)
    )
    return sum(1 for above, here in zip([False, *dark], dark, strict=False) if here and not above)


@pytest.mark.parametrize(("text", "lines"), [("mmm", 1), ("mmm mmm mmm mmm mmm mmm mmm mmm mmm mmm mmm", 2)])
def test_text_takes_as_many_lines_as_it_needs(qtbot: QtBot, text: str, lines: int) -> None:
    assert inked_rows(text, 280, 46) == lines


def test_too_much_text_is_cut_and_stays_inside(qtbot: QtBot) -> None:
    assert inked_rows("mmm " * 60, 280, 46) == 2
