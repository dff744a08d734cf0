"""The pieces of painting do what their words promise."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from desktop_app.qt import fonts
from desktop_app.qt import theme as look
from desktop_app.qt.painting import covering, paint_card, paint_line, paint_swatch, paint_tick

THEME = look.light()


def canvas(width: int = 120, height: int = 80) -> QImage:
    image = QImage(width, height, QImage.Format.Format_ARGB32)
    image.fill(QColor(THEME.paper))
    return image


@pytest.mark.parametrize(
    ("size", "focus", "expected"),
    [
        (QSizeF(200, 100), 0.5, QRectF(-50, 0, 200, 100)),
        (QSizeF(50, 100), 0.0, QRectF(0, 0, 100, 200)),
        (QSizeF(50, 100), 1.0, QRectF(0, -100, 100, 200)),
        (QSizeF(7, 7), 0.5, QRectF(0, 0, 100, 100)),
    ],
)
def test_a_picture_covers_its_frame_in_its_own_proportions(
    size: QSizeF, focus: float, expected: QRectF
) -> None:
    assert covering(QRectF(0, 0, 100, 100), size, focus=focus) == expected


def test_the_shadow_of_a_card_fades_outwards_and_falls_down(qapp: QApplication) -> None:
    image = canvas()
    painter = QPainter(image)
    paint_card(painter, QRectF(30, 20, 60, 30), THEME, depth=8)
    painter.end()
    below = [image.pixelColor(60, y).lightness() for y in range(51, 64)]
    assert below == sorted(below)
    assert below[0] < below[-1] == QColor(THEME.paper).lightness()
    assert image.pixelColor(60, 53).lightness() < image.pixelColor(60, 17).lightness()
    assert image.pixelColor(60, 35) == QColor(THEME.raised)


def test_a_swatch_shows_all_its_colours_and_stays_inside(qapp: QApplication) -> None:
    image = canvas()
    painter = QPainter(image)
    paint_swatch(painter, QRectF(20, 20, 80, 40), ("red", "ivory"), THEME, letters=False)
    painter.end()
    left = {image.pixelColor(x, y).name() for x in range(22, 58) for y in range(22, 58)}
    right = {image.pixelColor(x, y).name() for x in range(62, 98) for y in range(22, 58)}
    assert look.SEAT_COLOURS["red"].hex.lower() in left
    assert look.SEAT_COLOURS["ivory"].hex.lower() in right
    assert look.SEAT_COLOURS["red"].hex.lower() not in right
    assert image.pixelColor(21, 21) != QColor(look.SEAT_COLOURS["red"].hex)  # the corner is round
    assert image.pixelColor(19, 40) == QColor(THEME.paper)


def test_a_line_of_text_never_leaves_its_room(qapp: QApplication) -> None:
    fonts.load()
    image = canvas()
    painter = QPainter(image)
    paint_line(painter, QRectF(10, 20, 60, 30), "A name that is far too long", fonts.ui(12), THEME.text)
    painter.end()
    inked = [(x, y) for x in range(120) for y in range(80) if image.pixelColor(x, y) != QColor(THEME.paper)]
    assert inked
    assert all(9 <= x <= 71 and 20 <= y < 50 for x, y in inked)


def test_a_tick_is_pale_on_its_disc(qapp: QApplication) -> None:
    image = canvas()
    painter = QPainter(image)
    paint_tick(painter, QPointF(60, 40), 30, "#B36F06")
    painter.end()
    disc = QColor("#B36F06")
    assert image.pixelColor(60, 25) == disc
    assert image.pixelColor(75, 50) == disc
    assert image.pixelColor(56, 51).lightness() > 220, "the tick has no foot"
    assert image.pixelColor(60, 75) == QColor(THEME.paper), "it reaches beyond its disc"
