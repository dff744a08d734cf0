"""The known numbers of fillings, and the search against a slow one of its own."""

from __future__ import annotations

from itertools import combinations

import pytest

from desktop_app.games.rumis.engine.geometry import geometry
from desktop_app.games.rumis.engine.puzzles.counting import Count, _apart, count_apart, count_fillings
from desktop_app.games.rumis.engine.puzzles.cover import (
    Supply,
    build_order,
    fillings,
    tables_of,
    usable_sizes,
)
from desktop_app.games.rumis.engine.puzzles.effort import Effort
from desktop_app.games.rumis.engine.puzzles.symmetry import Orbits, moved, reflections, rotations
from desktop_app.games.rumis.engine.scenarios import Heights
from desktop_app.games.rumis.engine.stones import recognise, stone_set

CUBE3: Heights = ((3,) * 3,) * 3
ONE_COLOUR: Supply = (1,) * 11
PLENTY = 1_000_000
ENOUGH = 10_000_000
PACKED = {
    "I3 T4 S4 O4 Y4 R4 D4": 54,
    "I3 L4 T4 O4 Y4 R4 D4": 198,
    "I3 L4 T4 S4 Y4 R4 D4": 276,
    "I3 L4 T4 S4 O4 R4 D4": 64,
    "I3 L4 T4 S4 O4 Y4 D4": 245,
    "I3 L4 T4 S4 O4 Y4 R4": 245,
    "V3 T4 S4 O4 Y4 R4 D4": 78,
    "V3 L4 S4 O4 Y4 R4 D4": 94,
    "V3 L4 T4 O4 Y4 R4 D4": 442,
    "V3 L4 T4 S4 Y4 R4 D4": 480,
    "V3 L4 T4 S4 O4 R4 D4": 522,
    "V3 L4 T4 S4 O4 Y4 D4": 337,
    "V3 L4 T4 S4 O4 Y4 R4": 337,
}
"""The sets of one three and six fours that fill the cube of edge 3, by fillings up to rotation."""


def supply_of(names: str) -> Supply:
    """One of each of these stones."""
    return tuple(int(stone.id in names.split()) for stone in stone_set())


def up_to_rotation(supply: Supply) -> Count:
    return count_apart(CUBE3, supply, Effort(ENOUGH), PLENTY, mirrored=False)


def test_one_colour_fills_the_cube_of_edge_3_in_3372_ways() -> None:
    assert up_to_rotation(ONE_COLOUR) == Count(3372, complete=True)
    assert len(rotations(CUBE3)) == 24


def test_soma_has_240_solutions_up_to_rotation_and_reflection() -> None:
    soma = supply_of("V3 L4 T4 S4 Y4 R4 D4")
    assert count_apart(CUBE3, soma, Effort(ENOUGH), PLENTY, mirrored=True) == Count(240, complete=True)
    assert up_to_rotation(soma) == Count(480, complete=True)


def test_without_symmetry_each_is_counted_24_times() -> None:
    whole = (1 << 27) - 1
    few = supply_of("I3 T4 S4 O4 Y4 R4 D4")
    counted = count_fillings(tables_of(CUBE3), whole, few, Effort(ENOUGH), PLENTY)
    assert counted == Count(54 * 24, complete=True)


def test_soma_has_11520_solutions_in_a_cube_that_stays_put() -> None:
    soma = supply_of("V3 L4 T4 S4 Y4 R4 D4")
    counted = count_fillings(tables_of(CUBE3), (1 << 27) - 1, soma, Effort(ENOUGH), PLENTY)
    assert counted == Count(11520, complete=True)


def test_one_colour_fills_a_cube_that_stays_put_in_80928_ways() -> None:
    """Those found up to rotation, turned every way: none is symmetric, no two turn into one another."""
    tables, turns = tables_of(CUBE3), rotations(CUBE3)
    turned = {
        frozenset(moved(tables.geometry, number, turn) for number in filling)
        for filling in _apart(tables, ONE_COLOUR, turns, Effort(ENOUGH))
        for turn in turns
    }
    assert len(turned) == 80928


def test_13_of_56_sets_fill_the_cube() -> None:
    found = {}
    for three in ("I3", "V3"):
        for fours in combinations([stone.id for stone in stone_set() if stone.size == 4], 6):
            count = up_to_rotation(supply_of(names := " ".join((three, *fours))))
            assert count.complete
            if count.number:
                found[names] = count.number
    assert found == PACKED
    assert sum(found.values()) == 3372


def test_counting_stops_above_the_most_and_when_the_effort_is_spent() -> None:
    assert count_apart(CUBE3, ONE_COLOUR, Effort(ENOUGH), 10, mirrored=False) == Count(11, complete=False)
    spent = Effort(1000)
    count = count_apart(CUBE3, ONE_COLOUR, spent, PLENTY, mirrored=False)
    assert spent.spent
    assert not count.complete
    stopped = Effort(ENOUGH, lambda: stopped.steps > 300)
    assert not count_apart(CUBE3, ONE_COLOUR, stopped, PLENTY, mirrored=False).complete
    assert stopped.steps < 1000


@pytest.mark.parametrize(
    ("heights", "supply"),
    [
        (((2, 2, 2), (2, 2, 2)), ONE_COLOUR),
        (((2, 2, 2), (2, 2, 2)), (2,) * 11),
        (((1, 2, 3),) * 2, (2,) * 11),
        (((3, 1), (1, 2), (2, 0)), ONE_COLOUR),
    ],
)
def test_the_search_finds_what_trying_everything_finds(heights: Heights, supply: Supply) -> None:
    board = geometry(heights)
    whole = (1 << len(board.cells)) - 1
    found = [frozenset(f) for f in fillings(tables_of(heights), whole, supply, Effort(ENOUGH))]
    expected = set(slowly(heights, supply))
    assert len(found) == len(set(found)), "each once"
    assert set(found) == expected
    orbits = Orbits(board, rotations(heights))
    apart = count_apart(heights, supply, Effort(ENOUGH), PLENTY, mirrored=False)
    assert apart == Count(len({orbits.canonical(f) for f in expected}), complete=True)
    both = Orbits(board, rotations(heights) + reflections(heights))
    mirrored = count_apart(heights, supply, Effort(ENOUGH), PLENTY, mirrored=True)
    assert mirrored == Count(len({both.canonical(f) for f in expected}), complete=True)


def slowly(heights: Heights, supply: Supply) -> list[frozenset[int]]:
    """All fillings that can be built, by filling the lowest free cell with any stone that covers it."""
    board = geometry(heights)

    def onward(free: int, left: Supply, chosen: frozenset[int]) -> list[frozenset[int]]:
        if not free:
            return [chosen] if build_order(board, chosen) is not None else []
        low = free & -free
        found = []
        for number, bits in enumerate(board.bits):
            stone = board.stone[number]
            if bits & low and not bits & ~free and left[stone]:
                after = (*left[:stone], left[stone] - 1, *left[stone + 1 :])
                found += onward(free & ~bits, after, chosen | {number})
        return found

    return onward((1 << len(board.cells)) - 1, supply, frozenset())


def test_three_stones_in_a_ring_cannot_be_built() -> None:
    """Each lies on the next one's low cube: nowhere to begin."""
    ring = [
        ((0, 0, 0), (1, 0, 0), (1, 0, 1), (2, 0, 1)),
        ((1, 1, 1), (2, 0, 0), (2, 1, 0), (2, 1, 1)),
        ((0, 0, 1), (0, 1, 0), (0, 1, 1), (1, 1, 0)),
    ]
    board = geometry(((2, 2, 2), (2, 2, 2)))
    numbers = [board.number[cells] for cells in ring]
    assert sorted(cell for cells in ring for cell in cells) == sorted(board.cells)
    assert build_order(board, numbers) is None
    assert build_order(board, numbers[:1]) == tuple(numbers[:1])
    counts = [0] * 11
    for cells in ring:
        form = recognise(cells)
        assert form is not None
        counts[form[0].index] += 1
    found = [
        frozenset(f) for f in fillings(tables_of(board.heights), (1 << 12) - 1, tuple(counts), Effort(ENOUGH))
    ]
    assert frozenset(numbers) not in found


def test_sizes_that_cannot_have_a_part_are_left_out() -> None:
    assert usable_sizes(27, (1, 2, 8)) == (3, 4)
    assert usable_sizes(40, (1, 2, 8)) == (2, 3, 4)
    assert usable_sizes(1, (1, 2, 8)) == ()
    assert usable_sizes(6, (0, 2, 8)) == (3,)
