"""Drawing a board, without a window: heights, strokes, undo, figures."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.games.rumis.engine.boards import MOST_LEVELS as HIGHEST
from desktop_app.games.rumis.engine.boards import MOST_SQUARES as LARGEST
from desktop_app.games.rumis.engine.boards import trimmed
from desktop_app.games.rumis.engine.scenarios import Heights, plus_scenarios, scenarios
from desktop_app.games.rumis.ui.editor_model import (
    History,
    Mirror,
    Stroke,
    blank,
    can_shift,
    figures,
    flipped,
    images,
    on_paper,
    painted,
    resized,
    shifted,
    size_of,
    turned,
    used,
)

NO_MIRROR: frozenset[Mirror] = frozenset()
PRINTED = [table.heights for s in (*scenarios(), *plus_scenarios()) for table in s.tables.values()]


@st.composite
def drawings(draw: st.DrawFn) -> Heights:
    columns, rows = draw(st.integers(1, LARGEST)), draw(st.integers(1, LARGEST))
    cell = st.one_of(st.just(0), st.integers(0, HIGHEST))
    return tuple(tuple(draw(cell) for _ in range(columns)) for _ in range(rows))


@given(drawings())
def test_turning_and_flipping_come_back(heights: Heights) -> None:
    assert turned(turned(turned(turned(heights)))) == heights
    assert flipped(flipped(heights, "x"), "x") == heights
    assert turned(turned(heights)) == flipped(flipped(heights, "x"), "y")


@given(drawings(), st.integers(-3, 3), st.integers(-3, 3))
def test_a_shift_loses_nothing(heights: Heights, dx: int, dy: int) -> None:
    moved = shifted(heights, dx, dy)
    assert size_of(moved) == size_of(heights)
    assert trimmed(moved) == trimmed(heights)
    if can_shift(heights, dx, dy):
        assert shifted(moved, -dx, -dy) == heights
    else:
        assert moved == heights


@given(drawings(), st.integers(1, LARGEST), st.integers(1, LARGEST))
def test_smaller_paper_cuts_only_what_has_no_room(heights: Heights, columns: int, rows: int) -> None:
    new = resized(heights, columns, rows)
    assert size_of(new) == (columns, rows)
    board = trimmed(heights)
    if not board:
        assert trimmed(new) == ()
    elif size_of(board)[0] <= columns and size_of(board)[1] <= rows:
        assert trimmed(new) == board


@pytest.mark.parametrize("board", PRINTED, ids=lambda board: "x".join(map(str, size_of(board))))
def test_a_board_lies_in_the_middle_of_its_paper(board: Heights) -> None:
    paper = on_paper(trimmed(board))
    assert trimmed(paper) == trimmed(board)
    columns, rows = size_of(paper)
    box = used(paper)
    assert box is not None
    assert (box[0], box[1]) == (columns - 1 - box[2], rows - 1 - box[3])
    assert 8 <= columns <= LARGEST
    assert 8 <= rows <= LARGEST


def test_mirror_images_are_those_of_the_paper() -> None:
    assert images([(0, 0)], (4, 3), frozenset({"x"})) == {(0, 0), (3, 0)}
    assert images([(0, 0)], (4, 3), frozenset({"y"})) == {(0, 0), (0, 2)}
    assert images([(0, 0)], (4, 3), frozenset({"turn"})) == {(0, 0), (3, 2)}
    assert images([(0, 0)], (4, 3), frozenset({"x", "y"})) == {(0, 0), (3, 0), (0, 2), (3, 2)}
    assert images([(0, 0)], (4, 3), frozenset({"x", "turn"})) == {(0, 0), (3, 0), (0, 2), (3, 2)}


def test_a_quick_pull_leaves_no_gap() -> None:
    stroke = Stroke.begun(blank(5, 5), (0, 0), 3, "pencil", NO_MIRROR).to((4, 2))
    assert {x for x, _ in stroke.squares} == {0, 1, 2, 3, 4}
    assert sum(map(sum, stroke.result)) == 3 * 5


def test_a_pull_raises_each_square_once() -> None:
    base = ((0, 4, HIGHEST),)
    stroke = Stroke.begun(base, (0, 0), "raise", "pencil", NO_MIRROR).to((2, 0)).to((0, 0))
    assert stroke.result == ((1, 5, HIGHEST),)
    lowered = Stroke.begun(base, (0, 0), "lower", "pencil", frozenset({"x"})).to((2, 0))
    assert lowered.result == ((0, 3, HIGHEST - 1),)


def test_a_rectangle_follows_the_hand_back() -> None:
    stroke = Stroke.begun(blank(4, 4), (1, 1), 2, "rectangle", NO_MIRROR).to((3, 3)).to((2, 1))
    assert stroke.touched == {(1, 1), (2, 1)}
    assert used(stroke.result) == (1, 1, 2, 1)


def test_painting_nothing_new_is_no_step() -> None:
    history = History(blank(2, 2))
    assert history.then(painted(history.now, frozenset({(0, 0)}), 0)) is history
    assert history.undone() is history
    assert history.redone() is history


def test_undo_and_redo_go_through_all_steps() -> None:
    steps = [blank(3, 1), ((1, 0, 0),), ((1, 2, 0),), ((1, 2, 3),)]
    history = History(steps[0])
    for step in steps[1:]:
        history = history.then(step)
    for step in reversed(steps[:-1]):
        history = history.undone()
        assert history.now == step
    for step in steps[1:]:
        history = history.redone()
        assert history.now == step
    changed = history.undone().undone().then(((0, 0, 1),))
    assert changed.redone() is changed
    assert changed.undone().now == steps[1]


def test_the_figures_of_a_drawing() -> None:
    found = figures(((0, 0, 0, 0), (0, 8, 8, 0), (0, 8, 8, 0), (0, 8, 0, 0)))
    assert (found.columns, found.rows, found.squares, found.cubes, found.highest) == (2, 3, 5, 40, 8)
    assert [(fit.players, fit.cubes, fit.word) for fit in found.fits[:2]] == [
        (2, 80, "cramped"),
        (3, 120, "cramped"),
    ]
    assert {fit.word for fit in figures(blank()).fits} == {"none"}


def test_only_the_roomiest_piece_counts() -> None:
    """And where first stones touch edges, pieces that meet at a corner are one."""
    apart = tuple((8, 8, 8, 8, 8, 0, row, row) for row in (5, 5))
    found = figures(apart)
    assert (found.cubes, found.largest) == (100, 80)
    assert [fit.share for fit in found.fits] == [80 / (40 * count) for count in range(2, 7)]
    meeting = ((8,) * 5 + (0,) * 5,) * 2 + ((0,) * 5 + (8,) * 5,) * 2
    assert [fit.share * fit.cubes for fit in figures(meeting).fits] == [80, 80, 80, 160, 160]


@pytest.mark.parametrize(
    ("cubes", "word"), [(55, "cramped"), (60, "tight"), (80, "exact"), (90, "roomy"), (160, "vast")]
)
def test_the_words_for_two_players(cubes: int, word: str) -> None:
    whole, rest = divmod(cubes, 8)
    heights = tuple((8 if n < whole else rest,) for n in range(whole + bool(rest)))
    fit = figures(heights).fits[0]
    assert (fit.players, fit.word) == (2, word)


def test_the_printed_boards_suit_those_they_are_printed_for() -> None:
    for scenario in (*scenarios(), *plus_scenarios()):
        for players, table in scenario.tables.items():
            fit = next(fit for fit in figures(table.heights).fits if fit.players == players)
            assert fit.word in ("tight", "exact", "roomy"), (scenario.id, players)
