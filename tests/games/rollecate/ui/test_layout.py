"""Where the parts of the table lie: nothing overlaps, nothing is too small, at every size and seat count."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QRectF

from desktop_app.games.rollecate.ui.layout import (
    Layout,
    dice_places,
    hand_places,
    lay_out,
    pending_places,
    pile_places,
    raised,
    shown_places,
)

SIZES = ((748, 360), (1000, 470), (1012, 590), (1260, 660), (2600, 1500), (3800, 1950))
TABLES = [(size, seats, own) for size in SIZES for seats in (1, 2, 3, 4) for own in (None, seats - 1)]


def inside(inner: QRectF, outer: QRectF) -> bool:
    return outer.adjusted(-0.5, -0.5, 0.5, 0.5).contains(inner)


@pytest.mark.parametrize(("size", "seats", "own"), TABLES)
def test_the_parts_lie_apart_and_within_the_board(size: tuple[int, int], seats: int, own: int | None) -> None:
    layout = lay_out(*size, seats, own)
    shelf = (layout.deck, layout.hand, layout.dice, layout.forecast, layout.deeds)
    plates = (*(row.plate for row in layout.rows), *([layout.goals] if seats == 1 else []))
    for part in (*shelf, *plates, layout.sight):
        assert inside(part, layout.whole)
        assert part.width() > 40
        assert part.height() > 30
    for one, other in combinations((*shelf, *plates, layout.sight), 2):
        assert not one.adjusted(0.5, 0.5, -0.5, -0.5).intersects(other), (one, other)
    assert all(inside(part, layout.shelf) for part in shelf)
    assert layout.world.width() * layout.world.height() > 0.45 * size[0] * size[1]


@pytest.mark.parametrize(("size", "seats", "own"), TABLES)
def test_what_belongs_to_a_row_lies_in_it(size: tuple[int, int], seats: int, own: int | None) -> None:
    layout = lay_out(*size, seats, own)
    for row in layout.rows:
        parts = (row.line, row.points, row.held, row.pile)
        assert all(inside(part, row.plate) for part in parts)
        for one, other in combinations((row.points, row.held, row.pile), 2):
            assert not one.adjusted(0.5, 0.5, -0.5, -0.5).intersects(other)
        for place in pile_places(row.pile, 14):
            assert inside(place, row.pile)


def test_the_own_row_is_the_lowest_and_largest() -> None:
    for own in range(4):
        rows = lay_out(1012, 590, 4, own).rows
        assert all(row.plate.top() < rows[own].plate.top() for row in rows if row is not rows[own])
        assert all(row.pile.height() < rows[own].pile.height() for row in rows if row is not rows[own])
        after = [rows[(own + 1 + step) % 4].plate.top() for step in range(4)]
        assert after == sorted(after)


@pytest.mark.parametrize("area", [QRectF(5, 7, 180, 60), QRectF(5, 7, 180, 190)])
def test_a_pile_keeps_its_order_and_its_top_card_is_the_largest(area: QRectF) -> None:
    for count in (1, 2, 5, 9, 25):
        places = pile_places(area, count)
        assert len(places) == count
        assert all(inside(place, area) for place in places)
        assert all(place.width() < places[-1].width() for place in places[:-1])
        lefts = [place.x() for place in places[:-1]]
        assert lefts == sorted(lefts)
        assert len(set(lefts)) == len(lefts)
    assert pile_places(area, 0) == []


def test_the_numbers_below_the_top_card_can_be_read() -> None:
    """A number stands in the upper left of its card: neither the next card nor the top one hides it."""
    layout: Layout = lay_out(1012, 590, 2, 0)
    for row in layout.rows:
        places = pile_places(row.pile, 6)
        for place, after in pairwise(places[:-1]):
            assert after.x() - place.x() > place.width() * 0.3
        for place in places[:-1]:
            numeral = QRectF(place.x(), place.y(), place.width() * 0.3, place.height() * 0.3)
            assert not numeral.intersects(places[-1])


@pytest.mark.parametrize("groups", [(), (1,), (2, 1), (1, 1, 1, 1), (3, 2, 4, 1, 2)])
def test_a_hand_fits_its_place(groups: tuple[int, ...]) -> None:
    area = QRectF(90, 400, 420, 130)
    places = hand_places(area, groups)
    assert len(places) == sum(groups)
    assert all(inside(place, area) for place in places)
    assert len({(place.x(), place.y()) for place in places}) == len(places)


LARGE = [(1,) * 6, (2, 3, 1, 2), (3, 2, 4, 1, 1), (1,) * 13, (4, 3, 2, 5, 3, 1, 4, 4), (2,) * 13]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("groups", LARGE)
def test_number_and_kind_of_every_card_of_a_large_hand_can_be_read(
    size: tuple[int, int], groups: tuple[int, ...]
) -> None:
    area = lay_out(*size, 2, 0).hand
    ends = [sum(groups[: number + 1]) - 1 for number in range(len(groups))]
    for chosen in (None, *ends):
        places = hand_places(area, groups, chosen)
        assert all(inside(place, area) for place in places)
        shown = list(places)
        order = list(range(len(places)))
        if chosen is not None:
            shown[chosen] = raised(area, places[chosen])
            order = [*(place for place in order if place != chosen), chosen]
        for level, place in enumerate(order):
            rect = shown[place]
            told = QRectF(rect.x(), rect.y(), rect.width() * 0.27, rect.height() * 0.53)
            for above in order[level + 1 :]:
                assert not told.intersects(shown[above]), (chosen, place, above)


def test_equal_cards_lie_closer_than_others() -> None:
    places = hand_places(QRectF(0, 0, 600, 130), (2, 1))
    assert places[1].x() - places[0].x() < places[2].x() - places[1].x()


@pytest.mark.parametrize(("size", "seats", "own"), TABLES)
@pytest.mark.parametrize("count", [1, 4, 8])
def test_a_hand_that_is_laid_open_lies_in_its_row(
    size: tuple[int, int], seats: int, own: int | None, count: int
) -> None:
    for row in lay_out(*size, seats, own).rows:
        places = shown_places(row, count, 5)
        top = pile_places(row.pile, 5)[-1]
        for place, after in pairwise(places):
            assert after.x() - place.x() > place.width() * 0.25 or after.y() > place.y()
        assert all(inside(place, row.plate) for place in places)
        assert not any(place.adjusted(0.5, 0.5, -0.5, -0.5).intersects(top) for place in places)


@pytest.mark.parametrize("count", [1, 4, 9, 16])
def test_dice_lie_side_by_side(count: int) -> None:
    area = QRectF(10, 10, 260, 50)
    places = dice_places(area, count)
    assert all(inside(place, area) for place in places)
    for one, other in pairwise(places):
        assert not one.intersects(other)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [1, 2, 4, 9])
def test_penalty_cards_and_targets_lie_on_their_plate(size: tuple[int, int], count: int) -> None:
    layout = lay_out(*size, 4, 2)
    pending = pending_places(layout, 2, count)
    assert inside(pending.plate, layout.world)
    assert len(pending.cards) == count
    for part in (*pending.cards, pending.join, pending.top):
        assert inside(part, pending.plate)
    assert not pending.join.intersects(pending.top)
    assert pending.join.left() > pending.cards[-1].right()
