"""The carts: each can be told from every other, whatever one's eyes."""

from __future__ import annotations

import itertools
from functools import partial

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from desktop_app.games.rolima.engine.deck import COLOURS
from desktop_app.games.rolima.ui import patterns
from desktop_app.games.rolima.ui.cart_bodies import BODIES
from desktop_app.games.rolima.ui.carts import CartLook, paint_cart, paint_dust
from desktop_app.qt import fonts
from desktop_app.qt.theme import Theme, contrast
from tests.games.rolima.ui.art_pictures import DARK, LIGHT, SIGHTS, apart, differing, inked, outside, painted

BOX = QRectF(20, 20, 117, 90)


@pytest.fixture(autouse=True)
def _typefaces(qapp: QApplication) -> None:
    fonts.load()


def cart(colour: int, theme: Theme = LIGHT, box: QRectF = BOX, look: CartLook | None = None) -> QImage:
    return painted(
        partial(paint_cart, rect=box, colour=colour, theme=theme, look=look or CartLook()), 160, 130
    )


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("wide", [40.0, 117.0])
def test_carts_can_be_told_apart_by_every_sight(sight: str, wide: float) -> None:
    box = QRectF(20, 20, wide, wide / 1.3)
    images = [cart(colour, box=box) for colour in range(COLOURS)]
    share = wide * wide / 1.3 / (160 * 130)
    for one, two in itertools.combinations(images, 2):
        assert apart(one, two, sight) > 0.22 * share


def test_each_has_its_own_outline() -> None:
    shapes = [body.shape for body in BODIES]
    for one, two in itertools.combinations(shapes, 2):
        lone = one.subtracted(two).boundingRect(), two.subtracted(one).boundingRect()
        assert max(box.width() * box.height() for box in lone) > 150


@pytest.mark.parametrize("colour", range(COLOURS))
@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_a_cart_stays_in_its_box(colour: int, theme: Theme) -> None:
    image = cart(colour, theme)
    assert outside(image, BOX, BOX.width() * 0.06) == 0
    assert inked(image) > BOX.width() * BOX.height() * 0.4


def test_wheels_roll_and_the_body_leans() -> None:
    still = cart(0)
    assert (
        20
        < differing(still, cart(0, look=CartLook(roll=0.06)))
        < differing(still, cart(0, look=CartLook(lean=6)))
    )
    assert differing(still, cart(0, look=CartLook(roll=1.0))) < 20


def test_a_lit_cart_glows_and_a_dim_one_fades() -> None:
    assert inked(cart(3, look=CartLook(lit=True))) > inked(cart(3)) * 1.15
    assert differing(cart(3), cart(3, look=CartLook(dim=True))) > 2000


def test_dust_settles() -> None:
    def dust(share: float) -> int:
        def paint(painter: QPainter) -> None:
            paint_dust(painter, BOX, share, LIGHT)

        return inked(painted(paint, 160, 130))

    assert dust(0.0) > 100
    assert dust(1.0) == 0


@pytest.mark.parametrize("colour", range(COLOURS))
def test_numbers_in_the_colour_can_be_read_on_paper(colour: int) -> None:
    assert contrast(patterns.numeral_ink(colour), "#FBF3E1") >= 4.4
