"""The search's position of a game with ruins; see `rules`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, Self

from desktop_app.bots.search import OVER

from .evaluation import CUBE_WORTH, MARGIN_SHARE, Table
from .fastboard import FastBoard
from .scenarios import Heights
from .state import Phase
from .tables import picked

NOBODY: Final = -2
"""Owner of a square on which a ruin is on top."""


class RuinsBoard(FastBoard):
    """While ruins are laid the actor is the colour of the seat whose turn it is to lay one."""

    __slots__ = ("_laying", "_ruins", "_start")

    def __init__(
        self, heights: Heights, table: Table, *, start: int = 0, margin_share: float = MARGIN_SHARE
    ) -> None:
        """The bare board; colour `start` lays the first ruin, and begins when they are laid."""
        self._laying = True
        self._ruins = -1
        self._start = start
        super().__init__(heights, table, start=start, margin_share=margin_share)

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
        laying: bool = False,
    ) -> Self:
        """A position of a running game; ruins have the colour after the last one in play.

        turn: while ruins are laid, the colour of the seat that lays the next one.
        """
        board = cls(heights, table, start=start, margin_share=margin_share)
        for colour, number in placed:
            board._put(colour, number)
        board._laying = laying
        board._out = sum(1 << colour for colour in out)
        board._turn = OVER if turn is None else turn
        board._settle()
        return board

    def copy(self) -> Self:
        """An independent position."""
        twin = super().copy()
        twin._laying = self._laying
        twin._ruins = self._ruins
        twin._start = self._start
        return twin

    @property
    def phase(self) -> Phase:
        """Whether ruins are being laid."""
        return "ruins" if self._laying else "build"

    @property
    def begun(self) -> bool:
        """Whether any colour has placed a stone; ruins do not count."""
        return any(map(self.started, range(self._table.colours)))

    def sides(self) -> tuple[Heights, int]:
        """No red line; the colour that begins when the ruins are laid."""
        return (), self._start

    def _more(self) -> tuple[object, ...]:
        none = [0] * self._table.colours
        return int(self._laying), self._bits_of(self._ruins), 0, none, none, none, ()

    def worths(self, moves: list[int]) -> list[float]:
        """As in the base game; for whom a ruin is good is not to be seen, so the larger goes first."""
        if not self._laying:
            return super().worths(moves)
        sizes = self._tables.geometry.placed
        return [CUBE_WORTH * len(sizes[move]) for move in moves]

    def play(self, move: int) -> None:
        """Make a legal move; a ruin passes the turn to the next seat."""
        if not self._laying:
            super().play(move)
            return
        self._put(self._table.colours, move)
        self._turn = (self._turn + 1) % self._table.colours
        self._settle()

    def _play_on(self, rnd: Callable[[], float], played: list[list[int]]) -> None:
        while self._laying:
            move = picked(self._flush & self._ruins, self._tables.halves, rnd)
            played[self._turn].append(move)
            self.play(move)
        super()._play_on(rnd, played)

    def _legal(self, colour: int) -> int:
        return self._flush & self._ruins if self._laying else super()._legal(colour)

    def _put(self, colour: int, move: int) -> None:
        if colour < self._table.colours:
            super()._put(colour, move)
            return
        tables = self._tables
        self._rise(NOBODY, move)
        self._near |= tables.touching(move)
        self._ruins &= tables.keep[tables.geometry.stone[move]]
        self._note(colour, move)

    def _settle(self) -> None:
        if self._laying and not self._flush & self._ruins:
            self._laying = False
            self._turn = self._start
        if not self._laying:
            super()._settle()
