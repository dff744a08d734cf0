"""The tables of a board, checked against the cells they stand for."""

from __future__ import annotations

import pytest

from desktop_app.games.rumis.engine.geometry import bit_set, geometry, members, numbers_in
from desktop_app.games.rumis.engine.scenarios import scenario_of
from desktop_app.games.rumis.engine.stones import recognise, stone_set, touches

STEPPED = ((1, 3, 0), (2, 4, 4))


def test_columns_and_cells_are_numbered_in_order() -> None:
    tables = geometry(STEPPED)
    assert tables.columns == ((0, 0), (0, 1), (1, 0), (1, 1), (2, 1))
    assert tables.caps == (1, 2, 3, 4, 4)
    assert tables.cells == tuple(sorted(tables.cells))
    assert len(tables.cells) == 14
    assert [tables.cells[first] for first in tables.first] == [(x, y, 0) for x, y in tables.columns]
    assert all(tables.columns[tables.column_of[n]] == cell[:2] for n, cell in enumerate(tables.cells))
    assert tables is geometry(STEPPED)


@pytest.mark.parametrize("heights", [STEPPED, scenario_of("pisac").tables[3].heights])
def test_every_row_of_the_placement_table_says_what_its_cells_say(
    heights: tuple[tuple[int, ...], ...],
) -> None:
    tables = geometry(heights)
    assert list(zip(tables.stone, tables.placed, strict=True)) == sorted(
        set(zip(tables.stone, tables.placed, strict=True))
    )
    for number, cells in enumerate(tables.placed):
        form = recognise(cells)
        assert form is not None
        assert form[0].index == tables.stone[number]
        assert tables.number[cells] == number

        def named(bits: int) -> set[tuple[int, int, int]]:
            return {tables.cells[n] for n in members(bits)}

        assert named(tables.bits[number]) == set(cells)
        assert named(tables.bottoms[number]) == {c for c in cells if (c[0], c[1], c[2] - 1) not in cells}
        tops = {c for c in cells if (c[0], c[1], c[2] + 1) not in cells}
        assert named(tables.tops[number]) == tops
        over = {(x, y, z + 1) for x, y, z in tops}
        assert named(tables.above[number]) == over & set(tables.cells)


def test_sets_of_placements_agree_with_the_rows() -> None:
    tables = geometry(STEPPED)
    numbers = range(len(tables.placed))
    assert numbers_in(tables.every) == list(numbers)
    for stone in stone_set():
        assert numbers_in(tables.of_stone[stone.index]) == [
            n for n in numbers if tables.stone[n] == stone.index
        ]
    for cell in range(len(tables.cells)):
        here = tables.cells[cell]
        holding = [n for n in numbers if here in tables.placed[n]]
        assert numbers_in(tables.holding[cell]) == holding
        assert numbers_in(tables.touching[cell]) == [
            n for n in numbers if n not in holding and any(touches(here, own) for own in tables.placed[n])
        ]
    assert numbers_in(tables.on_ground) == [n for n in numbers if any(z == 0 for _, _, z in tables.placed[n])]
    for column, cap in enumerate(tables.caps):
        for height in range(cap + 1):
            expected = [
                n
                for n in numbers
                if any(
                    tables.column_of[cell] == column and tables.cells[cell][2] != height
                    for cell in members(tables.bottoms[n])
                )
            ]
            assert numbers_in(tables.misfit[column][height]) == expected


def test_a_board_too_small_for_any_stone() -> None:
    tables = geometry(((1,),))
    assert (tables.placed, tables.every, tables.on_ground) == ((), 0, 0)


def test_bit_sets_and_their_numbers() -> None:
    for numbers in ([], [0], [7], [0, 3, 63, 64, 200]):
        bits = bit_set(numbers, 201)
        assert bits == sum(1 << number for number in numbers)
        assert numbers_in(bits) == list(members(bits)) == numbers
