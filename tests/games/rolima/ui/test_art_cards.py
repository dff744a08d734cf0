"""The cards: what has to be read on them is there, at every size and in both themes."""

from __future__ import annotations

import itertools
from functools import partial
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from desktop_app.games.rolima.engine.deck import COLOURS, HILLS, deck
from desktop_app.games.rolima.ui import card_parts, cards, gum, hill_cards
from desktop_app.games.rolima.ui.hill_glyphs import paint_hill_glyph
from desktop_app.games.rolima.ui.horn import paint_horn
from desktop_app.games.rolima.ui.podium import cart_box, paint_podium, step_box
from desktop_app.qt import fonts
from desktop_app.qt.theme import Theme
from tests.games.rolima.ui.art_pictures import (
    DARK,
    LIGHT,
    SIGHTS,
    apart,
    differing,
    inked,
    outside,
    painted,
    pixels,
)

CARD = QRectF(20, 20, 110, 154)
SMALL = QRectF(20, 20, 30, 42)
LYING = QRectF(20, 20, 100, 70)
THEMES = pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])


@pytest.fixture(autouse=True)
def _typefaces(qapp: QApplication) -> None:
    fonts.load()


def fan(card: int, theme: Theme = LIGHT, rect: QRectF = CARD, **marks: Any) -> QImage:
    size = round(rect.right()) + 20, round(rect.bottom()) + 24
    return painted(partial(cards.paint_fan_card, rect=rect, card=card, theme=theme, **marks), *size)


def hill(number: int | None, rect: QRectF = LYING, theme: Theme = LIGHT, **more: Any) -> QImage:
    return painted(partial(hill_cards.paint_hill_card, rect=rect, hill=number, theme=theme, **more), 150, 120)


def pink(image: QImage, rect: QRectF) -> int:
    """How many pixels of gum there are."""
    width = image.width()
    return sum(
        rect.contains(place % width, place // width)
        and (pixel >> 16) > 205
        and 95 < (pixel >> 8 & 255) < 175
        and 135 < (pixel & 255) < 205
        for place, pixel in enumerate(pixels(image))
    )


@pytest.mark.parametrize(("theme", "rect"), [(LIGHT, QRectF(20, 20, 70, 98)), (LIGHT, SMALL), (DARK, SMALL)])
def test_all_fan_cards_differ(theme: Theme, rect: QRectF) -> None:
    images = [fan(card, theme, rect) for card in range(deck().size)]
    area = rect.width() * rect.height()
    for one, two in itertools.combinations(images, 2):
        assert differing(one, two) > area * 0.012


@pytest.mark.parametrize("sight", SIGHTS)
def test_the_colours_of_fan_cards_can_be_told_apart(sight: str) -> None:
    fives = [fan(deck().card(colour, 5), rect=SMALL) for colour in range(COLOURS)]
    share = SMALL.width() * SMALL.height() / (70 * 86)
    for one, two in itertools.combinations(fives, 2):
        assert apart(one, two, sight) > (0.04 if sight == "grey" else 0.12) * share


@pytest.mark.parametrize("colour", [1, 2, 3])
def test_gums_can_be_counted(colour: int) -> None:
    edition = deck()
    foot = QRectF(CARD.x(), CARD.bottom() - CARD.height() * 0.17, CARD.width(), CARD.height() * 0.17)
    found = {number: pink(fan(edition.card(colour, number)), foot) for number in (9, 5, 2)}
    assert found[9] > 20
    assert found[5] > found[9] * 1.7
    assert found[2] > found[9] * 2.6


def test_marks_are_seen_and_stay_near() -> None:
    plain = fan(14)
    for mark in ("lit", "hovered", "cursor", "chosen", "hinted"):
        marked: dict[str, Any] = {mark: True}
        image = fan(14, **marked)
        assert differing(plain, image) > 500, mark
        assert outside(image, CARD, CARD.width() * 0.13) == 0, mark
    assert differing(plain, fan(14, enabled=False)) > CARD.width() * CARD.height() * 0.9
    assert outside(plain, CARD, CARD.width() * 0.09) == 0


def test_a_chip_tells_the_card() -> None:
    box = QRectF(20, 20, 42, 28)
    images = [
        painted(partial(cards.paint_fan_chip, rect=box, card=card, theme=LIGHT), 80, 70)
        for card in range(deck().size)
    ]
    assert all(outside(image, box, 1.0) == 0 for image in images)
    for one, two in itertools.combinations(images, 2):
        assert differing(one, two) > 25


def test_a_back_tells_nothing_and_is_no_face() -> None:
    back = painted(partial(cards.paint_fan_back, rect=CARD, theme=LIGHT), 150, 198)
    assert all(differing(back, fan(card)) > 5000 for card in range(0, deck().size, 7))
    assert outside(back, CARD, CARD.width() * 0.09) == 0


def test_a_stack_grows_with_its_cards() -> None:
    heights = [0, 1, 5, 20, 45]
    depths = [card_parts.stack_depth(CARD, height) for height in heights]
    assert depths[:2] == [0, 0]
    assert depths == sorted(depths)
    seen = [
        inked(painted(partial(cards.paint_stack_edges, rect=CARD, height=height, theme=LIGHT), 170, 240))
        for height in heights
    ]
    assert seen[0] == 0
    assert all(low < high for low, high in itertools.pairwise(seen))


@THEMES
def test_gum_cards_differ(theme: Theme) -> None:
    for box in (QRectF(20, 20, 24, 34), QRectF(20, 20, 90, 60)):
        images = [
            painted(partial(gum.paint_gum_card, rect=box, colour=colour, theme=theme), 130, 100)
            for colour in range(COLOURS)
        ]
        assert all(outside(image, box, 2) == 0 for image in images)
        for one, two in itertools.combinations(images, 2):
            assert differing(one, two) > box.width() * box.height() * 0.12


# ---- hill cards ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("side", [16.0, 64.0])
def test_every_rule_has_its_own_sign(side: float) -> None:
    box = QRectF(10, 10, side, side)
    images = [painted(partial(paint_hill_glyph, rect=box, hill=number), 84, 84) for number in HILLS]
    for image in images:
        assert inked(image) > side * side * 0.14
        assert outside(image, box, side * 0.05 + 1) == 0
    for one, two in itertools.combinations(images, 2):
        assert differing(one, two) > side * side * 0.2


@THEMES
def test_a_hidden_hill_card_tells_nothing(theme: Theme) -> None:
    hidden = [hill(number, theme=theme, state="hidden") for number in (None, *HILLS)]
    assert all(differing(hidden[0], image) == 0 for image in hidden)
    for number in HILLS:
        opened = hill(number, theme=theme, state="open")
        turned = hill(number, theme=theme, state="seen")
        assert differing(opened, turned) > 3000
        assert differing(turned, hidden[0]) > 1500
        assert outside(opened, LYING, 8) == 0


def test_the_name_is_written_where_it_can_be_read() -> None:
    large, small = QRectF(20, 20, 124, 88), QRectF(20, 20, 52, 37)
    assert differing(hill(7, large, state="open"), hill(7, large, state="open", name="Hairpin")) > 300
    assert differing(hill(7, small, state="open"), hill(7, small, state="open", name="Hairpin")) == 0


@THEMES
def test_start_and_goal_are_no_hill_cards(theme: Theme) -> None:
    images = [hill(None, theme=theme, state="hidden")] + [
        painted(partial(paint, rect=LYING, theme=theme), 150, 120)
        for paint in (hill_cards.paint_start_card, hill_cards.paint_goal_card)
    ]
    assert all(outside(image, LYING, 8) == 0 for image in images)
    for one, two in itertools.combinations(images, 2):
        assert differing(one, two) > 3500


# ---- horn and podium ---------------------------------------------------------------------------------------


def test_the_horn_is_seen_and_can_sound() -> None:
    box = QRectF(20, 20, 60, 60)
    quiet = painted(partial(paint_horn, rect=box), 100, 100)
    loud = painted(partial(paint_horn, rect=box, loud=1.0), 100, 100)
    assert inked(quiet) > 700
    assert differing(quiet, loud) > 100
    assert outside(quiet, box, 2) == 0


@pytest.mark.parametrize("size", [(480, 300), (190, 120)])
def test_the_podium_tells_who_came_where(size: tuple[int, int]) -> None:
    rect = QRectF(0, 0, *size)
    first, second, third = (step_box(rect, place) for place in range(3))
    assert first.top() < second.top() < third.top()
    assert second.right() <= first.left()
    assert first.right() <= third.left()
    boxes = [cart_box(rect, place) for place in range(COLOURS)]
    assert all(rect.contains(box) for box in boxes)
    assert not any(one.intersects(two) for one, two in itertools.combinations(boxes, 2))
    one, two = (
        painted(partial(paint_podium, rect=rect, order=order, theme=LIGHT), *size)
        for order in ((0, 1, 2, 3, 4), (1, 0, 2, 3, 4))
    )
    assert differing(one, two) > boxes[1].width() * boxes[1].height() * 0.5
