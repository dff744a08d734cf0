"""Where things lie on the table: everything in sight, nothing over anything else, at any size."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF

from desktop_app.games.rollnbump.engine.deck import Kind, deck
from desktop_app.games.rollnbump.ui import printed
from desktop_app.games.rollnbump.ui.boxes import Box
from desktop_app.games.rollnbump.ui.faces import points_rect
from desktop_app.games.rollnbump.ui.layout import BESIDE, Layout, lay_out

PORTRAITS = ((756, 700), (880, 900), (1010, 1050), (1004, 1640), (1060, 1580), (2000, 3600))
SIZES = (
    *PORTRAITS,
    (760, 360),
    (756, 430),
    (1016, 420),
    (1012, 590),
    (1268, 600),
    (1900, 1000),
    (3800, 1900),
)
TABLES = ((2, 6), (3, 9), (4, 9), (5, 12))

every_table = pytest.mark.parametrize(
    "layout",
    [pytest.param(lay_out(*size, *table), id=f"{size}-{table}") for size in SIZES for table in TABLES],
)


def cards(layout: Layout) -> tuple[Box, ...]:
    return (*layout.stacks, layout.joker)


def overlapping(boxes: tuple[Box, ...]) -> list[tuple[Box, Box]]:
    return [(a, b) for n, a in enumerate(boxes) for b in boxes[:n] if a.meets(b)]


@every_table
def test_all_is_in_sight_and_apart(layout: Layout) -> None:
    parts = (layout.sets, layout.tray, *cards(layout), layout.centre)
    assert not overlapping(parts)
    assert all(layout.whole.holds(part) for part in parts)
    assert all(layout.table.holds(part) for part in (*cards(layout), layout.centre))


@every_table
def test_the_tray_holds_dice_and_buttons(layout: Layout) -> None:
    parts = (*layout.dice, layout.bonus_die, layout.buttons)
    assert len(layout.dice) == 5
    assert not overlapping(parts)
    assert all(layout.tray.holds(part) for part in parts)
    assert layout.buttons.w >= 190
    assert layout.buttons.h >= 72


@pytest.mark.parametrize("size", PORTRAITS)
def test_a_high_tray_has_its_buttons_below_the_dice(size: tuple[int, int]) -> None:
    """In a high window the tray was half empty, and beside the dice its buttons were too narrow for words."""
    layout = lay_out(*size, 3, 9)
    assert layout.buttons.w >= layout.tray.w * 0.85
    assert layout.buttons.w >= layout.buttons.h * BESIDE - 0.01
    assert all(die.bottom < layout.buttons.y for die in (*layout.dice, layout.bonus_die))
    assert (layout.dice[0].x + layout.bonus_die.right) / 2 == pytest.approx(layout.tray.centre[0])
    assert layout.dice[0].w >= 48


@every_table
def test_every_seat_has_a_row(layout: Layout) -> None:
    assert not overlapping(layout.rows)
    assert all(layout.sets.holds(row) for row in layout.rows)
    assert min(row.h for row in layout.rows) >= 52


@every_table
def test_cards_keep_their_looks(layout: Layout) -> None:
    assert {(round(card.w, 3), round(card.h, 3)) for card in cards(layout)} == {
        (round(layout.joker.w, 3), round(layout.joker.h, 3))
    }
    assert 0.69 <= layout.joker.w / layout.joker.h <= 0.81


KINDS = [deck().kind(deck().card("red", name)) for name in ("P2", "K3", "K4", "R3", "R4", "R5", "S1")]
KINDS.append(deck().kind(deck().joker))


@every_table
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: f"{kind.shape}-{kind.size}")
def test_the_dice_of_a_claim_lie_in_the_printed_places(layout: Layout, kind: Kind) -> None:
    """They once lay in a row across the picture, whatever it showed."""
    card = layout.stacks[-1]
    places = printed.drawn(printed.picture(card, titled=True), kind)
    for count in range(1, 6 if kind.shape == "single" else kind.size + 1):
        dice = layout.card_dice(card, kind, count)
        assert len(dice) == count
        assert all(card.holds(die) for die in dice)
        assert min(die.y for die in dice) > card.y + card.h * printed.BAND
        assert max(die.bottom for die in dice) <= card.y + card.h * 0.841
        if kind.shape != "single" or count == 1:
            assert dice == places[:count]
        else:
            x, y = dice[0].centre
            assert places[0].x < x < places[0].right
            assert places[0].y < y < places[0].bottom
        if kind.shape != "straight":
            assert not overlapping(dice)


@every_table
@pytest.mark.parametrize(
    "kind", [kind for kind in KINDS if kind.shape == "straight"], ids=lambda kind: kind.size
)
def test_a_straight_climbs_and_hides_no_pips(layout: Layout, kind: Kind) -> None:
    dice = layout.card_dice(layout.stacks[0], kind, kind.size)
    for lower, upper in pairwise(dice):
        assert upper.x >= lower.x + lower.w * 0.84
        assert upper.y < lower.y - lower.h * 0.2


def test_points_can_be_read_from_afar_with_five_seats() -> None:
    """Numerals of 4 % of a window of 1280 x 800, beside an open log."""
    card = lay_out(1012, 606, 5, 12).joker
    rect = QRectF(card.x, card.y, card.w, card.h)
    assert all(points_rect(rect, points).height() >= 0.04 * 800 for points in (1, 15))


@every_table
def test_the_claim_of_the_bonus_die_lies_below_it(layout: Layout) -> None:
    for claimed in (False, True):
        parts = (layout.centre_die(claimed=claimed), *layout.centre_dice(5))
        assert not overlapping(parts)
        assert all(layout.centre.holds(part) for part in parts)


@pytest.mark.parametrize("table", TABLES)
def test_cards_grow_with_the_window(table: tuple[int, int]) -> None:
    """Nothing is a stamp on a large screen: a numeral of a ninth of a card is 4 % of a usual window."""
    small, usual, large = (lay_out(*size, *table).joker for size in ((1016, 420), (1012, 590), (3800, 1900)))
    assert small.h >= 120
    assert usual.h >= 120
    assert large.h >= 500


def test_the_column_of_sets_folds_where_room_is_short() -> None:
    assert lay_out(756, 430, 5, 12).folded
    assert not lay_out(1012, 590, 5, 12).folded
