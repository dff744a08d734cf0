"""Where the parts of the Rolimã table lie."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication

from desktop_app.games.rolima.engine.deck import COLOURS, GOAL
from desktop_app.games.rolima.ui.layout import (
    CHIP_NUMERAL,
    NUMERAL,
    PANEL,
    display_places,
    hand_spots,
    lay_out,
    strip,
    sum_head,
    sum_rows,
)
from desktop_app.games.rolima.ui.panels import bold
from desktop_app.games.rolima.ui.plates import name_boxes
from desktop_app.qt import fonts

SIZES = ((748, 360), (1012, 430), (1012, 606), (1500, 860), (2640, 1600))
WINDOW = {(1012, 430): 640, (1012, 606): 800, (1500, 860): 1080, (2640, 1600): 1900}
"""Heights of the windows in which the board has that size."""

every = pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
sized = pytest.mark.parametrize("size", SIZES)


def inside(part: QRectF, whole: QRectF) -> bool:
    return whole.adjusted(-0.5, -0.5, 0.5, 0.5).contains(part)


def apart(parts: list[QRectF]) -> bool:
    inner = [part.adjusted(0.5, 0.5, -0.5, -0.5) for part in parts]
    return not any(one.intersects(other) for one, other in itertools.combinations(inner, 2))


@sized
@every
def test_the_parts_lie_apart_and_within_the_board(size: tuple[int, int], seats: int) -> None:
    layout = lay_out(*size, seats)
    above = [*(seating.plate for seating in layout.seats), layout.rule, layout.sums]
    assert apart(above)
    assert all(inside(part, layout.world) for part in above)
    below = [layout.worth, layout.button, layout.hand, layout.tray]
    assert apart(below)
    assert all(inside(part, layout.shelf) for part in below)


@sized
@every
def test_the_street_lies_between_seats_and_sums(size: tuple[int, int], seats: int) -> None:
    layout = lay_out(*size, seats)
    course = layout.course
    hills = [course.hill(row) for row in range(GOAL + 1)]
    carts = [course.cart(row, at, COLOURS)[0] for row in range(GOAL + 1) for at in range(COLOURS)]
    assert min(rect.left() for rect in (*hills, *carts)) >= layout.seats[0].plate.right()
    assert max(rect.right() for rect in (*hills, *carts)) <= layout.rule.left()
    assert apart(hills)
    assert all(inside(hill, layout.world) for hill in hills)


@sized
@every
def test_what_belongs_to_a_seat_lies_on_its_plate(size: tuple[int, int], seats: int) -> None:
    for seating in lay_out(*size, seats).seats:
        parts = [seating.name, seating.card, seating.horn, seating.gums, seating.order]
        assert apart(parts)
        assert all(inside(part, seating.plate) for part in parts)


@pytest.mark.parametrize("size", WINDOW)
@every
def test_numbers_of_played_cards_are_four_hundredths_of_the_window_high(
    size: tuple[int, int], seats: int
) -> None:
    for seating in lay_out(*size, seats).seats:
        chip = seating.card.width() > seating.card.height()
        share = CHIP_NUMERAL if chip else NUMERAL
        assert seating.card.height() * share >= WINDOW[size] * 0.0395


@sized
@every
def test_the_tray_holds_pile_display_and_discard_pile(size: tuple[int, int], seats: int) -> None:
    layout = lay_out(*size, seats)
    cards = display_places(layout, seats + 1, seats + 1)
    assert apart([layout.pile, *cards, layout.discard])
    assert all(inside(card, layout.tray) for card in (layout.pile, *cards, layout.discard))
    assert [card.x() for card in cards] == sorted(card.x() for card in cards)


@sized
@every
def test_of_every_card_of_the_hand_number_and_letter_can_be_seen(size: tuple[int, int], seats: int) -> None:
    layout = lay_out(*size, seats)
    spots = hand_spots(layout, 4)
    assert all(later.x - former.x >= former.width * 0.9 for former, later in itertools.pairwise(spots))
    assert spots[0].x - spots[0].width / 2 >= layout.hand.left() - 1
    assert spots[-1].x + spots[-1].width / 2 <= layout.hand.right() + 1


def test_the_chosen_card_stands_out() -> None:
    layout = lay_out(1012, 430, 4)
    plain, chosen = hand_spots(layout, 4), hand_spots(layout, 4, 1)
    assert chosen[1].y < plain[1].y - plain[1].height * 0.1
    assert chosen[1].z > max(spot.z for spot in plain)
    assert [chosen[at] for at in (0, 2, 3)] == [plain[at] for at in (0, 2, 3)]


def test_an_empty_hand_has_no_places() -> None:
    assert hand_spots(lay_out(1012, 430, 4), 0) == []


@sized
def test_the_sums_have_a_row_for_each_colour(size: tuple[int, int]) -> None:
    layout = lay_out(*size, 4)
    rows = sum_rows(layout.sums, layout.unit)
    assert len(rows) == COLOURS
    assert apart([sum_head(layout.sums, layout.unit), *rows])
    assert all(inside(row, layout.sums) for row in rows)


@sized
@every
def test_podium_and_bets_lie_apart_and_leave_room_for_the_panel(size: tuple[int, int], seats: int) -> None:
    layout = lay_out(*size, seats)
    parts = [layout.podium, *(row.plate for row in layout.bets)]
    assert apart(parts)
    assert all(inside(part, layout.whole) for part in parts)
    if size[0] * 0.4 >= PANEL:
        assert max(part.right() for part in parts) <= size[0] - PANEL + 1
    assert lay_out(*size, seats, covered=False).bets[0].plate.right() > size[0] * 0.98
    for row in layout.bets:
        assert apart([row.name, *row.cards, row.gums, row.total])
        assert all(inside(part, row.plate) for part in (row.name, *row.cards, row.gums, row.total))


def test_a_strip_overlaps_only_where_it_must() -> None:
    wide, narrow = strip(QRectF(0, 0, 300, 40), 5, 0.8), strip(QRectF(0, 0, 100, 40), 5, 0.8)
    assert apart(wide)
    assert not apart(narrow)
    assert narrow[-1].right() <= 100.01


@pytest.mark.parametrize("size", [(1012, 430), (1012, 606)])
@every
def test_usual_names_are_whole_on_the_plates(qapp: QApplication, size: tuple[int, int], seats: int) -> None:
    """In bold letters of 10 points, which with up to four seats are the smallest, else of 12 pixels."""
    fonts.load()
    metrics = QFontMetricsF(bold(14 if seats <= 4 else 12))
    for seating in lay_out(*size, seats).seats:
        _, room = name_boxes(seating.name)
        for name in ("Player 1", "Spieler 3", "Bruno"):
            assert metrics.horizontalAdvance(name) <= room.width()
