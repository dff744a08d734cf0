"""The plan of the street: rows go down the hill, nothing on it lies over something else."""

from __future__ import annotations

import itertools
import math

import pytest
from PySide6.QtCore import QRectF

from desktop_app.games.rolima.ui.street_plan import ROWS, CartSpot, Plan

SIZES = [(860, 520), (640, 330), (1000, 400), (560, 700), (1200, 500), (480, 300), (1720, 1040), (2600, 1500)]


def turned(spot: CartSpot) -> QRectF:
    """The box around the cart as it stands."""
    angle = math.radians(spot.rotation)
    wide = spot.width * abs(math.cos(angle)) + spot.height * abs(math.sin(angle))
    high = spot.width * abs(math.sin(angle)) + spot.height * abs(math.cos(angle))
    box = QRectF(0, 0, wide, high)
    box.moveCenter(spot.rect.center())
    return box


@pytest.mark.parametrize("size", SIZES)
def test_rows_go_down_and_to_the_right(size: tuple[int, int]) -> None:
    plan = Plan(*size)
    for above, below in itertools.pairwise(range(ROWS)):
        assert plan.row(below).top() > plan.row(above).top()
        assert plan.row(below).left() > plan.row(above).left()
        assert plan.row(below).right() > plan.row(above).right()
        assert plan.band(above)[3] == plan.band(below)[0]
        first, second = plan.cart(above, 4, 5), plan.cart(below, 4, 5)
        assert second.y > first.y + first.height * 0.8
        assert second.width > first.width
    for row in range(ROWS):
        left, right, *_ = plan.band(row)
        assert right.y() > left.y()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", range(1, 6))
def test_carts_and_cards_do_not_cover_each_other(size: tuple[int, int], count: int) -> None:
    plan = Plan(*size)
    cards = [plan.hill(row) for row in range(ROWS)]
    for one, two in itertools.pairwise(cards):
        assert not one.intersects(two)
    for row in range(ROWS):
        spots = [plan.cart(row, index, count) for index in range(count)]
        for spot, after in itertools.pairwise(spots):
            assert spot.x + spot.width <= after.x
        boxes = [turned(spot) for spot in spots]
        assert not any(box.intersects(card) for box in boxes for card in cards)
        assert all(plan.row(row).adjusted(0, -plan.height * 0.02, 0, 0).contains(box) for box in boxes)


@pytest.mark.parametrize("size", SIZES)
def test_the_last_cart_is_next_to_the_card_however_many_there_are(size: tuple[int, int]) -> None:
    plan = Plan(*size)
    for row in range(ROWS):
        ahead = {plan.cart(row, count - 1, count) for count in range(1, 6)}
        assert len(ahead) == 1
        gap = plan.hill(row).left() - (next(iter(ahead)).x + next(iter(ahead)).width)
        assert 0 < gap < plan.cart_width(row) * 0.6


@pytest.mark.parametrize("size", SIZES)
def test_all_is_on_the_board_and_large_enough(size: tuple[int, int]) -> None:
    plan = Plan(*size)
    board = QRectF(0, 0, *size)
    boxes = [plan.hill(row) for row in range(ROWS)]
    boxes += [turned(plan.cart(row, index, 5)) for row in range(ROWS) for index in range(5)]
    assert all(board.contains(box) for box in boxes)
    assert plan.cart_width(0) >= min(40, size[0] * 0.085)
    assert plan.start == plan.hill(0)
    assert plan.goal == plan.hill(5)
