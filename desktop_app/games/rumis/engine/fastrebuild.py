"""The search's position of a game with a rebuild; see `rebuild`.

A stone is named by the number of its placement. Moves of the second half are the placements beyond the red
line, which tell by their stone what is taken off for them; the number of placements plus a stone's index
means to lay it aside.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache, reduce
from operator import or_
from typing import Final, Self

from desktop_app.bots.search import OVER

from .evaluation import MARGIN_SHARE, Table
from .fastboard import FastBoard
from .geometry import geometry, halves, members
from .scenarios import Heights
from .state import Phase
from .stones import Cells, stone_set
from .tables import picked

_GONE: Final = -1
"""In place of the number of a stone that does not stand inside the red line."""


@lru_cache(maxsize=16)
def _ends(heights: Heights) -> tuple[tuple[tuple[int, int], ...], ...]:
    """Per placement the height it reaches in each of its columns, as (column, height) pairs."""
    board = geometry(heights)
    return tuple(
        tuple((board.column_of[cell], board.cells[cell][2] + 1) for cell in members(tops))
        for tops in board.tops
    )


@lru_cache(maxsize=16)
def _columns_inside(heights: Heights, red: Heights) -> tuple[int, ...]:
    return tuple(n for n, (x, y) in enumerate(geometry(heights).columns) if red[y][x])


class RebuildBoard(FastBoard):
    """In the second half `visible`, `possible` and the worths look beyond the red line only.

    `_able`: the stones that the colour to move may take off, by their index.
    """

    __slots__ = (
        "_able",
        "_aside",
        "_beyond",
        "_carried",
        "_ends",
        "_interim",
        "_pausing",
        "_red",
        "_second",
        "_start",
        "_within",
    )

    def __init__(
        self,
        heights: Heights,
        table: Table,
        *,
        start: int = 0,
        margin_share: float = MARGIN_SHARE,
        red: Heights = (),
    ) -> None:
        """The bare board of both sides; `red` has the caps inside the red line, 0 elsewhere."""
        self._red = red
        self._start = start
        self._second = False
        self._pausing = True
        self._within = [[_GONE] * len(stone_set()) for _ in range(table.colours)]
        self._carried = [0] * table.colours
        self._aside = [0] * table.colours
        self._interim = [0] * table.colours
        self._able: list[int] = []
        self._ends = _ends(heights)
        inside, self._beyond = halves(heights, red)
        super().__init__(heights, table, start=start, margin_share=margin_share)
        self._held = [inside] * table.colours
        self._pausing = False
        self._settle()

    @classmethod
    def of(
        cls,
        heights: Heights,
        table: Table,
        placed: Iterable[tuple[int, int]],
        out: Iterable[int],
        turn: int | None,
        *,
        margin_share: float = MARGIN_SHARE,
        start: int = 0,
        red: Heights = (),
        interim: tuple[int, ...] = (),
        aside: Iterable[int] = (),
    ) -> Self:
        """A position of a running game.

        interim: the scores of half time, none in the first half; aside: the colours of stones laid aside.
        """
        board = cls(heights, table, start=start, margin_share=margin_share, red=red)
        board._pausing = True
        inside = halves(heights, red)[0]
        beyond: list[tuple[int, int]] = []
        for colour, number in placed:
            board._put(colour, number)
            if not inside >> number & 1:
                beyond.append((colour, number))
        board._out = sum(1 << colour for colour in out)
        board._turn = OVER if turn is None else turn
        if interim:
            board._cross(interim)
            for colour, number in beyond:
                board._within[colour][board.geometry.stone[number]] = _GONE
                board._carried[colour] += 1
                board._touch[colour] |= board._tables.touching(number)
            for colour in aside:
                board._aside[colour] += 1
        board._pausing = False
        board._settle()
        return board

    def copy(self) -> Self:
        """An independent position."""
        twin = super().copy()
        twin._red = self._red
        twin._start = self._start
        twin._second = self._second
        twin._pausing = self._pausing
        twin._within = [stones[:] for stones in self._within]
        twin._carried = self._carried[:]
        twin._aside = self._aside[:]
        twin._interim = self._interim[:]
        twin._able = self._able
        twin._ends = self._ends
        twin._beyond = self._beyond
        return twin

    def key(self) -> tuple[int, ...]:
        """As in the base game; positions of the second half differ by the scores of half time too."""
        return (*super().key(), self._second, *self._interim)

    @property
    def phase(self) -> Phase:
        """Which half it is."""
        return "rebuild" if self._second else "build"

    def legal(self) -> list[int]:
        """The legal moves, ascending."""
        moves = super().legal()
        if moves or not self._second or self._turn == OVER:
            return moves
        return [len(self.geometry.placed) + stone for stone in self._able]

    def taken(self, move: int) -> Cells:
        """Where the stone of a move of the second half stands before."""
        if not self._second:
            return ()
        size = len(self.geometry.placed)
        stone = move - size if move >= size else self.geometry.stone[move]
        return self.geometry.placed[self._within[self._turn][stone]]

    def sides(self) -> tuple[Heights, int]:
        """The caps inside the red line, and the colour that began."""
        return self._red, self._start

    def _more(self) -> tuple[object, ...]:
        within = [number for stones in self._within for number in stones]
        return 0, 0, int(self._second), self._carried, self._aside, self._interim, within

    def worths(self, moves: list[int]) -> list[float]:
        """As in the base game; what is laid aside is worth nothing."""
        if moves and moves[0] >= len(self.geometry.placed):
            return [0.0] * len(moves)
        return super().worths(moves)

    def play(self, move: int) -> None:
        """Make a legal move of the colour to move, and pass the turn."""
        if not self._second:
            super().play(move)
            return
        colour, size = self._turn, len(self.geometry.placed)
        laid_aside = move >= size
        stone = move - size if laid_aside else self.geometry.stone[move]
        self._take_off(colour, stone)
        if laid_aside:
            self._aside[colour] += 1
            self._out |= 1 << colour
        else:
            self._put(colour, move)
            self._carried[colour] += 1
        self._turn = 1 - colour
        self._settle()

    def scores(self) -> list[int]:
        """Per colour its score; in the second half on top of that of half time."""
        if not self._second:
            return super().scores()
        parts = zip(self._interim, self.visible(), self._aside, strict=True)
        return [before + seen - aside for before, seen, aside in parts]

    def _play_on(self, rnd: Callable[[], float], played: list[list[int]]) -> None:
        if not self._second:
            self._pausing = True
            super()._play_on(rnd, played)
            self._pausing = False
            for colour, moves in enumerate(played):
                for move in moves:
                    self._within[colour][self.geometry.stone[move]] = move
            self._settle()
        while self._turn != OVER:
            bits = self._legal(self._turn)
            if bits:
                move = picked(bits, self._tables.halves, rnd)
            else:
                aside = self.legal()
                move = aside[int(rnd() * len(aside))]
            played[self._turn].append(move)
            self.play(move)

    def _removable(self, colour: int) -> list[int]:
        """The indices of the stones a colour may take off: their tops are those of their columns."""
        ends, heights = self._ends, self._heights
        found: list[int] = []
        for stone, number in enumerate(self._within[colour]):
            if number == _GONE:
                continue
            for column, end in ends[number]:
                if heights[column] != end:
                    break
            else:
                found.append(stone)
        return found

    def _legal(self, colour: int) -> int:
        if not self._second:
            return super()._legal(colour)
        board, tables = self.geometry, self._tables
        open_ones = self._flush & self._beyond
        if not self._carried[colour]:
            open_ones &= board.on_ground
        near = [0 if n == _GONE else tables.touching(n) & open_ones for n in self._within[colour]]
        beyond, found = self._touch[colour] & open_ones, 0
        together = reduce(or_, near, beyond)
        for taken in self._able if colour == self._turn else self._removable(colour):
            others = together
            if near[taken]:
                others = reduce(or_, near[:taken] + near[taken + 1 :], beyond)
            found |= board.of_stone[taken] & others
        return found

    def _put(self, colour: int, move: int) -> None:
        super()._put(colour, move)
        if not self._second:
            self._within[colour][self.geometry.stone[move]] = move

    def _take_off(self, colour: int, stone: int) -> None:
        """One of the stones inside; what is left there no longer matters to what fits beyond the line."""
        number = self._within[colour][stone]
        for column, cubes in self._tables.rises[number]:
            self._heights[column] -= cubes
        self._within[colour][stone] = _GONE
        self.left[colour] += 1
        self._note(colour, number)

    def _cross(self, interim: Iterable[int]) -> None:
        """The line is crossed: from now on only what is beyond it counts, and what fits inside does not."""
        self._second = True
        self._interim = list(interim)
        self._touch = [0] * self._table.colours
        for column in _columns_inside(self.geometry.heights, self._red):
            self._owner[column] = -1
            self._fits[column] = 0

    def _settle(self) -> None:
        """As in the base game; at half time the one behind begins, or who was second if nobody is."""
        if not self._second:
            super()._settle()
            if self._pausing or self._turn != OVER:
                return
            first, second = self.scores()
            self._cross((first, second))
            self._out = 0
            self._turn = 1 - self._start if first == second else int(second < first)
        if self._turn == OVER or self._pausing:
            return
        for colour in (self._turn, 1 - self._turn):
            if self._out >> colour & 1:
                continue
            able = self._removable(colour)
            if able:
                self._turn, self._able = colour, able
                return
        self._turn = OVER
