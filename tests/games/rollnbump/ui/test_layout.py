"""Where things lie on the table: everything in sight, nothing over anything else, at any size."""

from __future__ import annotations

import pytest

from desktop_app.games.rollnbump.ui.layout import Box, Layout, lay_out

SIZES = ((760, 360), (756, 430), (1016, 420), (1012, 590), (1268, 600), (1900, 1000), (3800, 1900))
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


@every_table
@pytest.mark.parametrize("count", range(1, 6))
def test_dice_lie_between_band_and_title(layout: Layout, count: int) -> None:
    card = layout.stacks[-1]
    dice = layout.card_dice(card, count)
    assert len(dice) == count
    assert not overlapping(dice)
    assert all(card.holds(die) for die in dice)
    assert min(die.y for die in dice) > card.y + card.h * 0.29
    assert max(die.bottom for die in dice) < card.y + card.h * 0.84


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
