"""Between the int boards and the compiled core: tables and positions in, moves out.

`core_kind()` tells which of the two plays. The results are the same, move for move; see `core`.
"""

from __future__ import annotations

import os
import sys
from array import array
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain
from math import tanh
from typing import Any, Final, Literal

from desktop_app.bots.search import Policy

from .evaluation import MARGIN_SCALE, PRIOR_TEMPERATURE
from .fastboard import FastBoard
from .geometry import Geometry, halves, meeting, members
from .judgement import Sense, sensed
from .scenarios import Heights
from .state import EDGE_COLOURS
from .tables import tables_of

Kind = Literal["compiled", "int"]

_WORD: Final = 64
_SPAN: Final = 4
"""Cubes of the largest stone."""

MOST_ENTRIES: Final = 1_400_000
"""Moves in a tree, of 56 bytes each, if nothing else is said: then it grows no deeper."""


def _compiled() -> Any:
    """The module of the compiled core; None if there is none or TISCHRUNDE_CORE=none leaves it alone."""
    if os.environ.get("TISCHRUNDE_CORE") == "none":
        return None
    try:
        from . import core
    except ImportError:  # not compiled, and the package that runs it as it is is not there
        return None
    return core if core.COMPILED else None


_CORE: Final = _compiled()


def core_kind() -> Kind:
    """Which search plays: "compiled", or "int" if the extension was not built."""
    return "int" if _CORE is None else "compiled"


@dataclass(frozen=True, slots=True, eq=False)
class Layout:
    """A board as the core wants it: places, words a set, columns, cells; and arrays by name."""

    numbers: tuple[int, int, int, int]
    arrays: dict[str, array[Any]]


@lru_cache(maxsize=8)
def layout_of(heights: Heights, red: Heights = (), *, edges: bool = False) -> Layout:
    """The tables of a board, built once and kept.

    Sets of placements are rows of words, the lowest bits first: `start` and `touching` and, if `edges`,
    `meeting` per cell, `ground`, `every`, `inside` and `beyond` the red line, `low_mask` and `high_mask` of
    the first and the last word of a stone, which are `low` and `high`. Per placement: `stone`, `size`,
    `spread` (columns), and four each, the last repeated, of `cell`, `column`, `rise` (cubes in it) and `end`
    (height reached). Per column: `first` cell, `cap`, `red`
    (inside the line). `code` and `worth` as in `tables`. `twig`: per cell where its tree of sets of bottoms
    begins; of each of its twigs the cell, where to go on if it is not free, and the first of its members in
    `member`.
    """
    tables = tables_of(heights)
    board = tables.geometry
    total = len(board.stone)
    width = (total + _WORD - 1) // _WORD
    inside, beyond = halves(heights, red) if red else (board.every, board.every)
    starts = [
        misfits[-1] & ~misfits[level]
        for misfits, cap in zip(board.misfit, board.caps, strict=True)
        for level in range(cap)
    ]
    low, high, low_mask, high_mask = _segments(board, width)
    levels = [{board.column_of[c]: board.cells[c][2] + 1 for c in members(tops)} for tops in board.tops]
    return Layout(
        (total, width, len(board.columns), len(board.cells)),
        {
            "start": words(starts, width),
            "touching": words(board.touching, width),
            "meeting": words(meeting(heights) if edges else (), width),
            "ground": words([board.on_ground], width),
            "every": words([board.every], width),
            "inside": words([inside], width),
            "beyond": words([beyond], width),
            "code": array("Q", [*tables.code, 0]),
            "low_mask": array("Q", low_mask),
            "high_mask": array("Q", high_mask),
            "low": array("i", low),
            "high": array("i", high),
            "stone": _ints(board.stone),
            "size": _ints(map(len, board.placed)),
            "cell": _fours([board.index[cell] for cell in cells] for cells in board.placed),
            "spread": _ints(map(len, tables.rises)),
            "column": _fours([column for column, _ in rises] for rises in tables.rises),
            "rise": _fours([cubes for _, cubes in rises] for rises in tables.rises),
            "end": _fours(
                [level[column] for column, _ in rises]
                for rises, level in zip(tables.rises, levels, strict=True)
            ),
            "first": _ints(board.first),
            "cap": _ints(board.caps),
            "red": _ints([bool(red) and red[y][x] > 0 for x, y in board.columns]),
            "worth": array("d", [*tables.worth, 0.0]),
            **_twigs(board),
        },
    )


@lru_cache(maxsize=8)
def taste_of(heights: Heights, sense: Sense) -> dict[str, array[Any]]:
    """The tables of a sense as the core wants them: `worth` and `drift` per placement, `sealed` four each as
    `column` in `layout_of`, and of what is covered the `weight` and its drift in turn; `glances`.
    """
    tables, known = tables_of(heights), sensed(heights, sense)
    return {
        "worth": array("d", [*known.worth, 0.0]),
        "drift": array("d", [*known.drift, 0.0]),
        "sealed": _fours(
            [full >> column & 1 for column, _ in rises]
            for rises, full in zip(tables.rises, known.sealed, strict=True)
        ),
        "weight": array("d", chain.from_iterable(sense.covered())),
        "glances": array("i", [sense.glances]),
    }


def words(sets: Iterable[int], width: int) -> array[int]:
    """Sets one after the other, each as so many words, the lowest first; and a word more."""
    row = array("Q", b"".join(bits.to_bytes(8 * width, sys.byteorder) for bits in sets))
    if sys.byteorder == "big" and width > 1:
        for at in range(0, len(row), width):
            row[at : at + width] = row[at : at + width][::-1]
    row.append(0)
    return row


def _ints(numbers: Iterable[int]) -> array[int]:
    return array("i", [*numbers, 0])


def _fours(rows: Iterable[Sequence[int]]) -> array[int]:
    return _ints(chain.from_iterable([*row, *[row[-1]] * (_SPAN - len(row))] for row in rows))


def _segments(board: Geometry, width: int) -> tuple[list[int], list[int], list[int], list[int]]:
    """Per stone the words its placements are in; the last before the first if there are none."""
    low, high, low_mask, high_mask = [], [], [], []
    ones = (1 << _WORD) - 1
    for own in board.of_stone:
        first = (own & -own).bit_length() - 1 if own else 0
        last = own.bit_length() - 1
        low.append(first // _WORD)
        high.append(last // _WORD if own else -1)
        low_mask.append(ones << first % _WORD & ones)
        high_mask.append(ones >> _WORD - 1 - last % _WORD if own else 0)
    assert width > max(high)
    return low, high, low_mask, high_mask


def _twigs(board: Geometry) -> dict[str, array[int]]:
    """Per cell a tree of the sets of bottoms that contain it, as `layout_of` tells them."""
    groups: dict[int, list[int]] = {}
    for number, bottoms in enumerate(board.bottoms):
        groups.setdefault(bottoms, []).append(number)
    trees: list[dict[int, Any]] = [{} for _ in board.cells]
    places = [(x, y) for x, y, _ in board.cells]
    walks: dict[tuple[tuple[int, int], ...], list[tuple[int, ...]]] = {}
    for bottoms, numbers in groups.items():
        cells = list(members(bottoms))
        x, y = places[cells[0]]
        shape = tuple([(places[cell][0] - x, places[cell][1] - y) for cell in cells])
        if shape not in walks:
            walks[shape] = [_walk(root, shape) for root in range(len(shape))]
        for root, walk in zip(cells, walks[shape], strict=True):
            tree = trees[root]
            for at in walk:
                tree = tree.setdefault(cells[at], {})
            tree[-1] = numbers
    first: list[int] = []
    cell_of: list[int] = []
    skip: list[int] = []
    start: list[int] = []
    listed: list[int] = []

    def tell(tree: dict[int, Any]) -> None:
        for cell, below in tree.items():
            if cell < 0:
                continue
            at = len(cell_of)
            cell_of.append(cell)
            skip.append(0)
            start.append(len(listed))
            listed.extend(below.get(-1, ()))
            tell(below)
            skip[at] = len(cell_of)

    for tree in trees:
        first.append(len(cell_of))
        tell(tree)
    first.append(len(cell_of))
    start.append(len(listed))
    return {
        "twig": _ints(first),
        "twig_cell": _ints(cell_of),
        "twig_skip": _ints(skip),
        "twig_member": _ints(start),
        "member": _ints(listed),
    }


def _walk(root: int, places: Sequence[tuple[int, int]]) -> tuple[int, ...]:
    """The numbers of columns from the root's on, each beside that of an earlier one where there is such."""
    found, rest = [root], [at for at in range(len(places)) if at != root]
    while rest:
        reached = [places[at] for at in found]
        chosen = rest[0]
        for at in rest:
            x, y = places[at]
            if any(abs(x - a) + abs(y - b) == 1 for a, b in reached):
                chosen = at
                break
        found.append(chosen)
        rest.remove(chosen)
    return tuple(found)


@lru_cache(maxsize=1)
def _pull() -> array[float]:
    """Per margin from -1024 to 1024 its part of the reward, as in `evaluation.rewards`."""
    return array("d", [0.5 + 0.5 * tanh(margin / MARGIN_SCALE) for margin in range(-1024, 1025)])


def core_of(
    board: FastBoard, policy: Policy | None = None, *, module: Any = None, room: int = MOST_ENTRIES
) -> Any:
    """A core at the position of a board; with a policy it has a tree, which is empty.

    module: the core to take, usually the compiled one. room: see `load`.
    """
    layout = _layout(board)
    core = (module or _CORE).Core(
        layout.numbers, layout.arrays, _table_numbers(board), _pull(), _taste(board)
    )
    load(core, board, policy, room=room)
    return core


def fits(core: Any, board: FastBoard) -> bool:
    """Whether a core can be loaded with a position of that board."""
    same: bool = core.made_for(_layout(board).arrays, _table_numbers(board), _taste(board))
    return same


def load(
    core: Any,
    board: FastBoard,
    policy: Policy | None = None,
    depth: int = -1,
    *,
    room: int = MOST_ENTRIES,
) -> None:
    """Set a core to another position of its board; with a policy it has a tree.

    The tree is what the one before it knows of this position, if it lies at most `depth` moves below its
    root. room: how many moves may be in it; then it grows no deeper.
    """
    core.load(words(board.sets(), _layout(board).numbers[1])[:-1], board.numbers(), board.key()[0])
    if policy is None:
        return
    weights = (
        int(policy.prior),
        policy.explore,
        policy.rave,
        policy.urgency,
        policy.doubt,
        1.0 / PRIOR_TEMPERATURE,
    )
    if depth < 0 or not core.keep(board.key(), weights, depth):
        core.prepare(weights, room)


def _layout(board: FastBoard) -> Layout:
    table, _ = board.agreed()
    return layout_of(board.geometry.heights, board.sides()[0], edges=table.colours >= EDGE_COLOURS)


def _taste(board: FastBoard) -> dict[str, array[Any]] | None:
    sense = board.sense
    return None if sense is None else taste_of(board.geometry.heights, sense)


def _table_numbers(board: FastBoard) -> tuple[int | float, ...]:
    table, share = board.agreed()
    red, start = board.sides()
    return table.colours, table.seats, int(table.fewer_stones), int(bool(red)), start, share
