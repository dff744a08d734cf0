"""The theme keeps its promises: text can be read, and seat colours can be told apart by everyone."""

from __future__ import annotations

import itertools
import math
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from desktop_app.core.errors import BadData
from desktop_app.qt import theme as look

THEMES = [base().with_accent(accent) for base in (look.light, look.dark) for accent in look.ACCENTS]
NAMES = [f"{each.name}-{accent}" for each, accent in zip(THEMES, itertools.cycle(look.ACCENTS), strict=False)]

# Machado, Oliveira and Fernandes (2009), severity 1.0, for linear RGB.
SIGHTS = {
    "normal": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
APART = 12.0
"""CIEDE2000. About 2 is the least difference that can be seen side by side; six times that is told apart at a
glance and from memory, also when light and shade move the lightness of a face."""

Triple = tuple[float, float, float]


def linear(colour: str) -> Triple:
    def of(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    value = QColor(colour)
    return of(value.redF()), of(value.greenF()), of(value.blueF())


def seen_by(sight: str, colour: str) -> Triple:
    """The colour as linear RGB in that kind of sight."""
    rgb = linear(colour)
    r, g, b = (min(max(sum(a * c for a, c in zip(row, rgb, strict=True)), 0.0), 1.0) for row in SIGHTS[sight])
    return r, g, b


def lab(rgb: Triple) -> Triple:
    """CIE L*a*b* under D65 of linear sRGB."""
    r, g, b = rgb
    x = (0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047
    y = 0.2126729 * r + 0.7151522 * g + 0.0721750 * b
    z = (0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883

    def f(t: float) -> float:
        return math.cbrt(t) if t > 216 / 24389 else (24389 / 27 * t + 16) / 116

    return 116 * f(y) - 16, 500 * (f(x) - f(y)), 200 * (f(y) - f(z))


def ciede2000(one: Triple, two: Triple) -> float:
    """The colour difference of Sharma, Wu and Dalal (2005)."""
    l1, a1, b1 = one
    l2, a2, b2 = two
    c7 = ((math.hypot(a1, b1) + math.hypot(a2, b2)) / 2) ** 7
    g = 0.5 * (1 - math.sqrt(c7 / (c7 + 25**7)))
    a1, a2 = a1 * (1 + g), a2 * (1 + g)
    c1, c2 = math.hypot(a1, b1), math.hypot(a2, b2)
    h1, h2 = (math.degrees(math.atan2(b, a)) % 360 for a, b in ((a1, b1), (a2, b2)))
    turn = 0.0 if c1 * c2 == 0 else (h2 - h1 + 180) % 360 - 180
    dl, dc, dh = l2 - l1, c2 - c1, 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn / 2))
    lm, cm = (l1 + l2) / 2, (c1 + c2) / 2
    hm = h1 + h2 if c1 * c2 == 0 else (h1 + turn / 2) % 360
    t = (
        1
        - 0.17 * math.cos(math.radians(hm - 30))
        + 0.24 * math.cos(math.radians(2 * hm))
        + 0.32 * math.cos(math.radians(3 * hm + 6))
        - 0.20 * math.cos(math.radians(4 * hm - 63))
    )
    sl = 1 + 0.015 * (lm - 50) ** 2 / math.sqrt(20 + (lm - 50) ** 2)
    sc, sh = 1 + 0.045 * cm, 1 + 0.015 * cm * t
    rc = 2 * math.sqrt(cm**7 / (cm**7 + 25**7))
    rt = -rc * math.sin(math.radians(60 * math.exp(-(((hm - 275) / 25) ** 2))))
    return math.sqrt((dl / sl) ** 2 + (dc / sc) ** 2 + (dh / sh) ** 2 + rt * (dc / sc) * (dh / sh))


@pytest.mark.parametrize(
    ("one", "two", "expected"),
    [
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
        ((50.0, -1.0, 2.0), (50.0, 0.0, 0.0), 2.3669),
        ((22.7233, 20.0904, -46.6940), (23.0331, 14.9730, -42.5619), 2.0373),
        ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_the_measure_of_this_test_agrees_with_the_published_pairs(
    one: Triple, two: Triple, expected: float
) -> None:
    assert ciede2000(one, two) == pytest.approx(expected, abs=1e-4)


@pytest.mark.parametrize("sight", SIGHTS)
def test_every_pair_of_seat_colours_can_be_told_apart(sight: str) -> None:
    seen = {key: lab(seen_by(sight, colour.hex)) for key, colour in look.SEAT_COLOURS.items()}
    close = {
        (a, b): round(ciede2000(seen[a], seen[b]), 1)
        for a, b in itertools.combinations(seen, 2)
        if ciede2000(seen[a], seen[b]) < APART
    }
    assert not close


def test_each_seat_colour_has_its_own_pattern_and_letter(qapp: QApplication) -> None:
    assert list(look.SEAT_COLOURS) == ["red", "blue", "yellow", "green", "violet", "ivory"]
    assert {colour.pattern for colour in look.SEAT_COLOURS.values()} == set(range(6))
    assert [look.colour_letter(key) for key in look.SEAT_COLOURS] == list("RBYGVI")


@pytest.mark.parametrize("key", look.SEAT_COLOURS)
def test_the_letter_on_a_seat_colour_can_be_read(key: str) -> None:
    colour = look.SEAT_COLOURS[key]
    assert look.contrast(colour.ink, colour.hex) >= 4.5
    assert 1.5 < look.contrast(colour.pattern_ink, colour.hex) < look.contrast(colour.ink, colour.hex)


class _Doubled(QTranslator):
    """A language whose words for yellow and green begin alike."""

    def translate(self, context: str, text: str, note: str | None = None, n: int = -1) -> str:
        words = {"Y": "G", "yellow": "gelb"}
        return words.get(text, "") if context == "Colour" else ""


def test_letters_stay_different_where_a_translation_has_one_twice(qapp: QApplication) -> None:
    translator = _Doubled()
    QCoreApplication.installTranslator(translator)
    try:
        assert look.colour_name("yellow") == "gelb"
        assert look.colour_letter("yellow") == "Y"
    finally:
        QCoreApplication.removeTranslator(translator)


@pytest.mark.parametrize("theme", THEMES, ids=NAMES)
def test_text_can_be_read_on_every_ground(theme: look.Theme) -> None:
    poor = {
        (ink, ground): round(look.contrast(getattr(theme, ink), getattr(theme, ground)), 2)
        for ink in ("text", "muted", "accent_ink", "danger", "ok")
        for ground in ("paper", "surface", "raised")
        if look.contrast(getattr(theme, ink), getattr(theme, ground)) < 4.5
    }
    assert not poor
    for ground in ("hover", "sunken", "accent_soft"):
        assert look.contrast(theme.text, getattr(theme, ground)) >= 4.5
    assert look.contrast(theme.accent_text, theme.accent) >= 4.5
    assert look.contrast(theme.accent_text, theme.accent_over) >= 3.5
    assert look.contrast(theme.paper, theme.text) >= 4.5  # tool tips


@pytest.mark.parametrize("theme", [look.light(), look.dark()], ids=["light", "dark"])
def test_controls_stand_out_from_their_ground(theme: look.Theme) -> None:
    """WCAG 2 asks for 3 : 1 at the edge of what can be used; focus is drawn in `accent_ink`."""
    assert look.contrast(theme.accent_ink, theme.raised) >= 3
    assert look.contrast(theme.strong_line, theme.raised) >= 2.5


def test_contrast_knows_the_ends_of_its_scale() -> None:
    assert look.contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert look.contrast("#777777", "#777777") == pytest.approx(1)
    assert look.contrast("#FFFFFF", "#767676") == pytest.approx(4.54, abs=0.01)


def test_an_accent_is_a_name_or_a_colour() -> None:
    assert look.light().with_accent("terracotta").accent != look.light().accent
    assert look.light().with_accent("#B5532D") == look.light().with_accent("terracotta")
    with pytest.raises(BadData):
        look.light().with_accent("no such accent")


def test_mixing_keeps_the_shares() -> None:
    assert look.mixed("#FF0000", "#0000FF", 0.0) == "#0000FF"
    assert look.mixed("#FF0000", "#0000FF", 1.0) == "#FF0000"
    assert look.mixed("#FF0000", "#000000", 0.5) == "#800000"


@pytest.mark.parametrize("pattern", range(6))
def test_a_pattern_repeats_without_a_seam_and_covers_a_part(qapp: QApplication, pattern: int) -> None:
    """Left and right edge, top and bottom edge of the tile are drawn alike."""
    side = 64
    image = look.pattern_image(pattern, "#FFFFFF", "#000000", side)
    dark = sum(image.pixelColor(x, y).lightness() < 128 for x in range(side) for y in range(side))
    share = dark / side**2
    assert share == 0 if pattern == look.PLAIN else 0.05 < share < 0.6
    if pattern != look.CHEVRONS:  # its peak and its feet lie on the edges
        differing = sum(
            abs(image.pixelColor(0, y).lightness() - image.pixelColor(side - 1, y).lightness()) > 200
            for y in range(side)
        )
        assert differing <= 8


def test_patterns_differ_from_each_other(qapp: QApplication) -> None:
    images = [look.pattern_image(pattern, "#FFFFFF", "#000000", 32) for pattern in range(6)]
    assert all(a != b for a, b in itertools.combinations(images, 2))


def test_a_brush_has_the_tile_size_asked_for(qapp: QApplication) -> None:
    brush = look.pattern_brush(look.DOTS, "#FFFFFF", "#000000", 12.0)
    assert brush.textureImage().width() * brush.transform().m11() == pytest.approx(12.0)
    assert brush.textureImage().width() >= 48


@pytest.mark.parametrize("theme", THEMES, ids=NAMES)
def test_the_style_sheet_is_complete(qapp: QApplication, theme: look.Theme) -> None:
    sheet = look.stylesheet(theme)
    assert "$" not in sheet
    assert sheet.count("{") == sheet.count("}")
    for path in re.findall(r'url\("([^"]+)"\)', sheet):
        assert re.search(rf"-({theme.name}|pale|deep)\.svg$", path)
        assert Path(path).read_text(encoding="utf-8").startswith("<svg")


@pytest.mark.parametrize("base", [look.light, look.dark])
def test_the_palette_follows_the_theme(qapp: QApplication, base: Callable[[], look.Theme]) -> None:
    theme = base()
    palette = look.palette(theme)
    assert palette.color(QPalette.ColorRole.Window) == QColor(theme.paper)
    assert palette.color(QPalette.ColorRole.Highlight) == QColor(theme.accent)
    assert palette.color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.Text) == QColor(theme.faded)


def test_a_primary_button_is_painted_in_the_accent(qtbot: QtBot) -> None:
    """The style sheet parses: Qt would otherwise draw its own grey button, with a warning."""
    theme = look.light().with_accent("loco")
    button = QPushButton()
    qtbot.addWidget(button)
    button.setStyleSheet(look.stylesheet(theme))
    button.setProperty("variant", "primary")
    look.restyle(button)
    button.resize(120, 40)
    button.setEnabled(True)
    image = button.grab().toImage()
    assert image.pixelColor(image.width() // 2, image.height() // 2) == QColor(theme.accent)
