"""The rotations and reflections that carry a board, or a part of its cells, onto itself."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import permutations, product
from typing import TypeAlias

from desktop_app.games.rumis.engine.geometry import Geometry, geometry, members
from desktop_app.games.rumis.engine.scenarios import Heights

Moves: TypeAlias = tuple[int, ...]
"""Where every cell goes, by number."""


def parity(axes: tuple[int, ...]) -> int:
    """+1 for an even permutation, -1 for an odd one.

    >>> parity((1, 2, 0)), parity((1, 0, 2))
    (1, -1)
    """
    swaps = sum(a > b for i, a in enumerate(axes) for b in axes[i + 1 :])
    return -1 if swaps % 2 else 1


@lru_cache(maxsize=32)
def rotations(heights: Heights) -> tuple[Moves, ...]:
    """The proper rotations in space that carry the cells of a board onto themselves, the identity first."""
    return tuple(moves for moves, proper in _symmetries(geometry(heights)) if proper)


@lru_cache(maxsize=32)
def reflections(heights: Heights) -> tuple[Moves, ...]:
    """The improper ones: mirror images, turned or not."""
    return tuple(moves for moves, proper in _symmetries(geometry(heights)) if not proper)


def _symmetries(board: Geometry) -> Iterator[tuple[Moves, bool]]:
    """Each as a permutation of the cells, and whether it is a rotation."""
    for axes in permutations(range(3)):
        for signs in product((1, -1), repeat=3):
            turned = [tuple(s * cell[a] for a, s in zip(axes, signs, strict=True)) for cell in board.cells]
            low = [min(cell[axis] for cell in turned) for axis in range(3)]
            numbers: list[int] = []
            for x, y, z in turned:
                number = board.index.get((x - low[0], y - low[1], z - low[2]))
                if number is None:
                    break
                numbers.append(number)
            else:
                yield tuple(numbers), parity(axes) * signs[0] * signs[1] * signs[2] > 0


def moved(board: Geometry, number: int, moves: Moves) -> int:
    """The placement that one becomes."""
    return board.number[tuple(sorted(board.cells[moves[cell]] for cell in members(board.bits[number])))]


class Orbits:
    """Tells fillings that are the same but for a symmetry; what becomes of a placement is kept."""

    def __init__(self, board: Geometry, symmetries: Iterable[Moves]) -> None:
        self._board = board
        self._kept: tuple[tuple[Moves, dict[int, int]], ...] = tuple((moves, {}) for moves in symmetries)

    def images(self, filling: Iterable[int]) -> Iterator[tuple[int, ...]]:
        """The sorted placements of a filling under every symmetry."""
        listed = tuple(filling)
        for moves, known in self._kept:
            image: list[int] = []
            for number in listed:
                after = known.get(number)
                if after is None:
                    after = known[number] = moved(self._board, number, moves)
                image.append(after)
            yield tuple(sorted(image))

    def canonical(self, filling: Iterable[int]) -> tuple[int, ...]:
        """The same for all fillings of an orbit."""
        return min(self.images(filling))
