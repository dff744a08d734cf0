"""Icons: all are there, of one kind, tinted and sharp."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QRect, QRectF, QSize
from PySide6.QtGui import QColor, QIcon, QImage, QPainter, QPixmap

from desktop_app.core.errors import BadData
from desktop_app.core.resources import resource_path
from desktop_app.qt import icons

NAMES = sorted(path.stem for path in resource_path("icons").glob("*.svg"))
NEEDED = """
    undo redo hint pause play save open book settings home plus minus log turn-x turn-y turn-z flip
    camera eye zoom-in zoom-out view-top view-side view-corner reset volume mute flag robot person
    people swap check x left right up down first last sun moon trophy info warning language keyboard
    help trash clock maximize minimize menu hand hourglass fast chart learn panel again exit
"""

pytestmark = pytest.mark.usefixtures("qapp")


def tinted(image: QImage, colour: str) -> bool:
    """Whether something is drawn and all fully covered pixels have the colour; blending may round by one."""
    wanted = QColor(colour)
    pixels = [image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height())]
    covered = [pixel for pixel in pixels if pixel.alpha() == 255]
    return bool(covered) and all(
        max(abs(p.red() - wanted.red()), abs(p.green() - wanted.green()), abs(p.blue() - wanted.blue())) <= 2
        for p in covered
    )


def test_the_needed_icons_exist() -> None:
    assert set(NEEDED.split()) <= set(NAMES)


def test_the_licence_lies_beside_them() -> None:
    assert "ISC License" in resource_path("icons", "LICENSE-Lucide.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", NAMES)
def test_an_icon_has_the_one_stroke_weight_and_fills_its_square(name: str) -> None:
    assert re.findall(r'stroke-width="([^"]+)"', icons.source(name)) == ["2"]
    image = icons.pixmap(name, "#C0FEEE", 48).toImage()
    assert tinted(image, "#c0feee")
    columns = [x for x in range(48) if any(image.pixelColor(x, y).alpha() for y in range(48))]
    rows = [y for y in range(48) if any(image.pixelColor(x, y).alpha() for x in range(48))]
    assert max(columns[-1] - columns[0], rows[-1] - rows[0]) >= 22
    assert columns[0] > 0
    assert columns[-1] < 47
    assert rows[0] > 0
    assert rows[-1] < 47


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0, 3.0])
def test_an_icon_is_drawn_for_the_pixels_of_the_screen(ratio: float) -> None:
    pixmap = icons.icon("save", "#102232").pixmap(QSize(24, 24), ratio)
    assert pixmap.size() == QSize(24, 24) * ratio
    assert pixmap.devicePixelRatio() == pytest.approx(ratio)
    assert tinted(pixmap.toImage(), "#102232")


def test_a_disabled_icon_has_its_own_colour_or_is_faint() -> None:
    size, mode = QSize(24, 24), QIcon.Mode.Disabled
    assert tinted(icons.icon("save", "#102232", disabled="#98AABA").pixmap(size, mode).toImage(), "#98aaba")
    faint = icons.icon("save", "#102232").pixmap(size, mode).toImage()
    assert 90 < max(faint.pixelColor(x, y).alpha() for x in range(24) for y in range(24)) < 115


def test_an_icon_survives_its_copy() -> None:
    """Qt clones the engine when a copy of the icon is changed; the clone outlives the original."""
    copy = QIcon(icons.icon("undo", "#102232"))
    copy.addPixmap(QPixmap(4, 4))
    assert tinted(copy.pixmap(QSize(24, 24)).toImage(), "#102232")


def test_paint_draws_into_the_rectangle() -> None:
    image = QImage(60, 60, QImage.Format.Format_ARGB32)
    image.fill(QColor("#FFFFFF"))
    painter = QPainter(image)
    icons.paint(painter, QRectF(20, 20, 24, 24), "check", "#FF0000")
    painter.end()
    spots = [(x, y) for x in range(60) for y in range(60) if image.pixelColor(x, y) != QColor("#FFFFFF")]
    assert spots
    assert all(20 <= x < 44 and 20 <= y < 44 for x, y in spots)


def test_an_icon_without_room_is_empty() -> None:
    """A button that was squeezed to nothing asked for it, and the painter complained."""
    assert icons.icon("save", "#102232").pixmap(QSize(0, 24)).isNull()
    assert icons.pixmap("save", "#102232", 0, ratio=1.5).isNull()
    image = QImage(8, 8, QImage.Format.Format_ARGB32)
    image.fill(QColor("#FFFFFF"))
    painter = QPainter(image)
    icons.icon("save", "#102232").paint(painter, QRect(2, 2, 0, 4))
    painter.end()
    assert image.pixelColor(2, 3) == QColor("#FFFFFF")


def test_an_unknown_icon_is_refused() -> None:
    with pytest.raises(BadData, match="no-such-icon"):
        icons.icon("no-such-icon", "#000000")
