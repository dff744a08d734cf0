"""The cards: what has to be read on them is there, at every size and in both themes."""

from __future__ import annotations

import itertools
from functools import partial
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from desktop_app.games.rollecate.engine import deck
from desktop_app.games.rollecate.ui import faces
from desktop_app.qt import fonts
from desktop_app.qt import theme as look
from tests.games.rollecate.ui.art_pictures import DARK, GRASS, LIGHT, colours, differing, painted, touched

CARD = QRectF(20, 20, 120, 168)
TYPES = [(value, kind) for value in range(1, 5) for kind in deck.KINDS] + [(5, "chaos")]


@pytest.fixture(autouse=True)
def _typefaces(qapp: QApplication) -> None:
    fonts.load()


def card(
    value: int, kind: str, theme: look.Theme = LIGHT, rect: QRectF = CARD, *marked: str, **more: Any
) -> QImage:
    marks = dict.fromkeys(marked, True) | more
    return painted(
        partial(faces.paint_card, rect=rect, value=value, kind=kind, theme=theme, **marks), 160, 210
    )


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("wide", [44.0, 120.0])
def test_every_card_can_be_told_from_every_other(theme: look.Theme, wide: float) -> None:
    area = QRectF(20, 20, wide, wide * 1.4)
    images = [card(value, kind, theme, area) for value, kind in TYPES]
    for one, two in itertools.combinations(images, 2):
        assert differing(one, two) > wide * wide * 0.05


@pytest.mark.parametrize("value", range(1, 6))
def test_the_number_is_large_and_on_its_enamel(value: int) -> None:
    image = card(value, "chaos" if value == 5 else "straight")
    enamel = faces.enamel(value)
    head = [(x, y) for x in range(34, 75) for y in range(32, 70)]
    ink, ground = look.luminance(enamel.ink), look.luminance(enamel.ground)
    inked = [
        (x, y)
        for x, y in head
        if abs(look.luminance(image.pixelColor(x, y).name()) - ink)
        < abs(look.luminance(image.pixelColor(x, y).name()) - ground)
    ]
    ys = [y for x, y in inked if 44 < x < 64]
    assert max(ys) - min(ys) > 168 * 0.12
    assert 0.08 < len(inked) / len(head) < 0.6


@pytest.mark.parametrize("value", range(1, 5))
def test_the_forbidden_neighbour_is_crossed_out(value: int) -> None:
    image = card(value, "straight")
    corner = colours(image, [(x, y) for x in range(95, 132) for y in range(28, 66)])
    assert sum(c.red() > 160 and c.green() < 100 and c.blue() < 90 for c in corner) > 60


def test_a_card_shows_its_track() -> None:
    straight, curve = card(1, "straight"), card(1, "curve")
    area = faces.picture_rect(CARD)
    middle = round(area.center().x())
    top, bottom = round(area.top()) + 6, round(area.bottom()) - 6

    def meadow(image: QImage, x: int, y: int) -> bool:
        colour = image.pixelColor(x, y)
        return colour.green() > colour.red() + 15

    assert not meadow(straight, middle, top)
    assert not meadow(straight, middle, bottom)
    assert meadow(curve, round(area.left()) + 6, top)
    assert not meadow(curve, middle, bottom)
    right, left = card(1, "curve", bend=-1), card(1, "curve", bend=1)
    ys = range(top + 20, bottom)
    for image, side, other in (
        (right, area.right() - 6, area.left() + 6),
        (left, area.left() + 6, area.right() - 6),
    ):
        assert sum(not meadow(image, round(side), y) for y in ys) > 20
        assert sum(not meadow(image, round(other), y) for y in ys) < 6


def test_marks_of_a_card_differ() -> None:
    marks = ("lit", "cursor", "dim", "hinted", "chosen")
    images = [card(2, "curve"), *(card(2, "curve", LIGHT, CARD, mark) for mark in marks)]
    for one, two in itertools.combinations(images, 2):
        assert differing(one, two) > 500


def test_rings_stay_near_the_card() -> None:
    for mark in ("lit", "cursor", "hinted", "chosen"):
        near = CARD.adjusted(-14, -14, 14, 14)
        assert all(near.contains(x, y) for x, y in touched(card(3, "broken", LIGHT, CARD, mark)))


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_the_back_tells_nothing_and_is_no_face(theme: look.Theme) -> None:
    back = painted(partial(faces.paint_card_back, rect=CARD, theme=theme), 160, 210)
    for value, kind in TYPES:
        assert differing(back, card(value, kind, theme)) > 8000
    shades = colours(back, [(x, y) for x in range(30, 130, 3) for y in range(30, 178, 3)])
    assert sum(c.green() > c.red() + 10 for c in shades) > len(shades) * 0.5
    assert sum(c.red() > 180 and c.blue() < 130 for c in shades) > 25


def test_a_pile_grows_with_its_cards() -> None:
    assert faces.pile_depth(CARD, 0) == faces.pile_depth(CARD, 1) == 0
    assert 0 < faces.pile_depth(CARD, 2) < faces.pile_depth(CARD, 8) < faces.pile_depth(CARD, 14)
    assert faces.pile_depth(CARD, 14) == faces.pile_depth(CARD, 40) < 50
    small = QRectF(20, 20, 60, 84)
    lowest = []
    for height in (1, 4, 9):
        image = painted(partial(faces.paint_pile_edges, rect=small, height=height, theme=LIGHT), 160, 210)
        paper = [(x, y) for x, y in touched(image) if image.pixelColor(x, y).lightness() > 170]
        lowest.append(max((y for _, y in paper), default=0))
    assert lowest[0] == 0  # one card: only its shadow is below it
    assert 104 < lowest[1] < lowest[2]
    assert not touched(painted(partial(faces.paint_pile_edges, rect=small, height=0, theme=LIGHT), 160, 210))


def test_an_empty_place_lets_the_ground_through() -> None:
    image = painted(partial(faces.paint_place, rect=CARD, theme=LIGHT), 160, 210)
    middle = image.pixelColor(80, 100)
    assert middle != GRASS
    assert QColor.lightness(middle) < GRASS.lightness()
    assert middle.green() > middle.red()
