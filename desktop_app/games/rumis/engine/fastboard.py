"""The mutable position that the search plays on: the rules of `rules`, for speed.

All placements of the board are numbered (see `geometry`), and a set of placements is one large int. The
legal ones are

    flush with the heights everywhere & touching the own colour & stone still in hand

with three sets that change little: each column brings along the set of placements that do not fit its
height, so flush is the complement of their union. A whole list of moves is three operations, a random move
from it is found by halving.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import reduce
from operator import or_
from random import Random
from typing import Final, Self

from desktop_app.bots.search import OVER

from .evaluation import MARGIN_SHARE, Table, priors, rewards
from .geometry import Geometry, meeting, numbers_in
from .judgement import Sense, sensed, stage
from .scenarios import Heights
from .state import EDGE_COLOURS, Phase
from .stones import Cells
from .tables import picked, tables_of

_HASH_BITS: Final = (1 << 64) - 1


class FastBoard:
    """A position; actors are colours and moves are placement numbers (`bots.search.SearchBoard`).

    left: per colour the number of stones in hand. sense: if there is one, it says what moves are worth.
    """

    __slots__ = (
        "_barred",
        "_code",
        "_fits",
        "_flush",
        "_heights",
        "_held",
        "_margin_share",
        "_near",
        "_out",
        "_owner",
        "_table",
        "_tables",
        "_touch",
        "_turn",
        "left",
        "sense",
    )

    def __init__(
        self, heights: Heights, table: Table, *, start: int = 0, margin_share: float = MARGIN_SHARE
    ) -> None:
        """The bare board with full hands; colour `start` begins."""
        tables = tables_of(heights)
        board = tables.geometry
        colours = table.colours
        self._tables = tables
        self._table = table
        self._margin_share = margin_share
        self._heights = [0] * len(board.columns)
        self._owner = [-1] * len(board.columns)
        self._fits = [levels[0] for levels in board.misfit]
        self._flush = board.every & ~reduce(or_, self._fits, 0)
        self._touch = [0] * colours
        self._near = 0
        self._held = [board.every] * colours
        self.left = [len(board.of_stone)] * colours
        self.sense: Sense | None = None
        self._barred = 0
        self._out = 0
        self._turn = start
        self._code = hash(heights) & _HASH_BITS
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
    ) -> Self:
        """A position of a running game.

        placed: the (colour, placement number) pairs in the order of play; out: the colours that are out;
        turn: the colour to move (None: the game is over).
        """
        board = cls(heights, table, margin_share=margin_share)
        for colour, number in placed:
            board._put(colour, number)
        board._out = sum(1 << colour for colour in out)
        board._turn = OVER if turn is None else turn
        board._settle()
        return board

    def copy(self) -> Self:
        """An independent position."""
        twin = object.__new__(type(self))
        twin._tables = self._tables
        twin._table = self._table
        twin._margin_share = self._margin_share
        twin._heights = self._heights[:]
        twin._owner = self._owner[:]
        twin._fits = self._fits[:]
        twin._flush = self._flush
        twin._touch = self._touch[:]
        twin._near = self._near
        twin._held = self._held[:]
        twin.left = self.left[:]
        twin.sense = self.sense
        twin._barred = self._barred
        twin._out = self._out
        twin._turn = self._turn
        twin._code = self._code
        return twin

    def actor(self) -> int:
        """The colour to move, or OVER."""
        return self._turn

    def key(self) -> tuple[int, ...]:
        """Equal for equal positions; unequal for others but for an accident of 1 in 2**64."""
        return self._code, self._turn, self._out

    @property
    def geometry(self) -> Geometry:
        """What the move numbers mean."""
        return self._tables.geometry

    def seat_of(self, colour: int) -> int:
        """The seat that plays a colour."""
        return colour % self._table.seats

    def opponents(self, colour: int) -> list[int]:
        """The colours of other seats that are not out."""
        seats = self._table.seats
        return [
            other
            for other in range(self._table.colours)
            if (other - colour) % seats and not self._out >> other & 1
        ]

    @property
    def phase(self) -> Phase:
        """Which part of the game it is; the base game has but one."""
        return "build"

    @property
    def begun(self) -> bool:
        """Whether any colour has placed a stone."""
        return any(self._heights)

    def started(self, colour: int) -> bool:
        """Whether a colour has placed a stone."""
        return self.left[colour] < len(self._tables.keep)

    def possible(self, colour: int) -> int:
        """The moves a colour would have if it were its turn, as a bit set."""
        return 0 if self._out >> colour & 1 else self._legal(colour)

    def stones_of(self, moves: int) -> list[int]:
        """The indices of the stones that a bit set of moves places."""
        return [stone for stone, own in enumerate(self._tables.geometry.of_stone) if moves & own]

    def legal_set(self) -> int:
        """The legal moves as a bit set; 0 if the game is over."""
        return self._legal(self._turn) if self._turn != OVER else 0

    def legal(self) -> list[int]:
        """The legal moves, ascending."""
        return numbers_in(self.legal_set())

    def without(self, moves: int) -> Self:
        """The bare board for a search that never begins with one of these placements."""
        twin = self.copy()
        twin._barred = moves
        return twin

    def taken(self, move: int) -> Cells:
        """Where the stone of a move of the colour to move stands before; none if in the hand."""
        return ()

    def worths(self, moves: list[int]) -> list[float]:
        """What each of these moves of the colour to move is worth at a glance."""
        if self.sense is not None:
            return self._sensed(moves, self.sense)
        own, other, gain = self._shown()
        worth, columns = self._tables.worth, self._tables.columns
        return [
            worth[move] - (columns[move] & own).bit_count() + gain * (columns[move] & other).bit_count()
            for move in moves
        ]

    def _sensed(self, moves: list[int], sense: Sense) -> list[float]:
        """As `worths`, at a second glance."""
        own, other, _ = self._shown()
        known, columns = sensed(self._tables.geometry.heights, sense), self._tables.columns
        how = stage(self.left[self._turn])
        a, b, c, d = (middle + how * drift for middle, drift in sense.covered())
        found = []
        for move in moves:
            here, full = columns[move], known.sealed[move]
            worth = known.worth[move] + how * known.drift[move]
            worth += a * (here & own).bit_count()
            worth += b * (full & own).bit_count()
            worth += c * (here & other).bit_count()
            worth += d * (full & other).bit_count()
            found.append(worth)
        return found

    def _shown(self) -> tuple[int, int, float]:
        """The columns that the colour to move shows, those of its opponents, and what one such counts."""
        colour, seats = self._turn, self._table.seats
        own = other = 0
        bit = 1
        for owner in self._owner:
            if owner == colour:
                own |= bit
            elif owner >= 0 and (owner - colour) % seats:
                other |= bit
            bit <<= 1
        return own, other, 1.0 / (seats - 1) if seats > 1 else 0.0

    def moves(self) -> tuple[list[int], list[float]]:
        """The legal moves, ascending, and the softmax of their worths."""
        moves = self.legal()
        return moves, priors(self.worths(moves)) if moves else []

    def play(self, move: int) -> None:
        """Make a legal move of the colour to move; the turn passes to the next colour that can place."""
        self._put(self._turn, move)
        self._turn = (self._turn + 1) % self._table.colours
        self._settle()

    def playout(self, rng: Random) -> tuple[list[float], list[list[int]]]:
        """Play to the end: rewards and moves per colour.

        Each legal move has the same chance; with a sense the best of some such moves is made.
        """
        played: list[list[int]] = [[] for _ in range(self._table.colours)]
        self._play_on(rng.random, played)
        return self.rewards(), played

    def _play_on(self, rnd: Callable[[], float], played: list[list[int]]) -> None:
        """Place stones at random until no colour can; the moves go to the list of their colour."""
        tables, colours = self._tables, self._table.colours
        halves, rises, keep, known = tables.halves, tables.rises, tables.keep, tables.touch
        misfit, stone = tables.geometry.misfit, tables.geometry.stone
        heights, owner, fits, touch, held, left = (
            self._heights, self._owner, self._fits, self._touch, self._held, self.left,
        )  # fmt: skip
        every, full = tables.geometry.every, len(keep)
        wide, columns = tables.wide, tables.columns
        glances = 1 if self.sense is None else self.sense.glances
        while self._turn != OVER:
            colour = self._turn
            if left[colour] < full:
                legal = self._flush & touch[colour] & held[colour]
            else:
                legal = self._legal(colour)
            if not legal or self._out >> colour & 1:
                self._settle()
                continue
            if glances > 1:
                move = self._better(legal, glances, rnd)
            else:
                # `picked` without the call, which takes time: the rank among the set bits, then the half
                # it lies in, again and again.
                rank = int(rnd() * legal.bit_count())
                move = 0
                for width, mask in halves:
                    low = legal & mask
                    count = low.bit_count()
                    if rank < count:
                        legal = low
                    else:
                        rank -= count
                        legal >>= width
                        move += width
                while rank:
                    legal &= legal - 1
                    rank -= 1
                move += (legal & -legal).bit_length() - 1
            played[colour].append(move)
            for column, cubes in rises[move]:
                height = heights[column] + cubes
                heights[column] = height
                owner[column] = colour
                fits[column] = misfit[column][height]
            if wide:
                self._flush = tables.risen(self._flush, columns[move], fits)
            else:
                self._flush = every & ~reduce(or_, fits)
            near = known.get(move) or tables.touching(move)
            touch[colour] |= near
            self._near |= near
            held[colour] &= keep[stone[move]]
            left[colour] -= 1
            self._turn = colour + 1 if colour + 1 < colours else 0

    def _better(self, legal: int, glances: int, rnd: Callable[[], float]) -> int:
        """Of so many moves drawn from a bit set the one worth most, the first of equals."""
        assert self.sense is not None
        moves = [picked(legal, self._tables.halves, rnd) for _ in range(glances)]
        worths = self._sensed(moves, self.sense)
        return moves[worths.index(max(worths))]

    def visible(self) -> list[int]:
        """Per colour the squares it shows."""
        return [self._owner.count(colour) for colour in range(self._table.colours)]

    def scores(self) -> list[int]:
        """Per colour its visible squares minus its stones in hand."""
        return [seen - left for seen, left in zip(self.visible(), self.left, strict=True)]

    def agreed(self) -> tuple[Table, float]:
        """Who plays what, and the share of the margin in the rewards."""
        return self._table, self._margin_share

    def sides(self) -> tuple[Heights, int]:
        """The caps inside the red line, () if there is none; and the colour that began, where that counts."""
        return (), 0

    def sets(self) -> list[int]:
        """The state as the compiled core takes it: flush, near a stone, per colour touching it, barred."""
        return [self._flush, self._near, *self._touch, self._barred]

    def numbers(self) -> tuple[object, ...]:
        """The state as the compiled core takes it; see `core.Core.load`."""
        hands = [self._bits_of(held) for held in self._held]
        return (self._heights, self._owner, self.left, hands, self._turn, self._out, *self._more())

    def _more(self) -> tuple[object, ...]:
        """laying, ruins, second, carried, aside, interim, within."""
        none = [0] * self._table.colours
        return 0, 0, 0, none, none, none, ()

    def _bits_of(self, held: int) -> int:
        """The stones of a set of placements, as bits."""
        return sum(1 << stone for stone in self.stones_of(held))

    def rewards(self) -> list[float]:
        """Per colour what the position would be worth if the game ended here."""
        return rewards(self._table, self.scores(), self.left, self._margin_share)

    def _legal(self, colour: int) -> int:
        open_ones = self._flush & self._held[colour]
        if self.left[colour] < len(self._tables.keep):
            return open_ones & self._touch[colour]
        if not self.begun:
            return open_ones & ~self._barred
        board = self._tables.geometry
        if self._table.colours >= EDGE_COLOURS:
            return open_ones & board.on_ground & ~self._near & self._met()
        return open_ones & self._near & board.on_ground

    def _met(self) -> int:
        """The placements that share an edge with a cube on the board."""
        board, met = self._tables.geometry, 0
        table = meeting(board.heights)
        for first, height in zip(board.first, self._heights, strict=True):
            for level in range(height):
                met |= table[first + level]
        return met

    def _put(self, colour: int, move: int) -> None:
        tables = self._tables
        self._rise(colour, move)
        near = tables.touching(move)
        self._touch[colour] |= near
        self._near |= near
        self._held[colour] &= tables.keep[tables.geometry.stone[move]]
        self.left[colour] -= 1
        self._note(colour, move)

    def _rise(self, owner: int, move: int) -> None:
        """Heights, owners of the squares and what fits after a stone was put down."""
        tables = self._tables
        for column, cubes in tables.rises[move]:
            height = self._heights[column] + cubes
            self._heights[column] = height
            self._owner[column] = owner
            self._fits[column] = tables.geometry.misfit[column][height]
        if tables.wide:
            self._flush = tables.risen(self._flush, tables.columns[move], self._fits)
        else:
            self._flush = tables.geometry.every & ~reduce(or_, self._fits)

    def _note(self, colour: int, move: int) -> None:
        """A stone comes or goes, for the key."""
        self._code ^= self._tables.code[move] * (2 * colour + 1) & _HASH_BITS

    def _settle(self) -> None:
        """Pass the turn on to a colour that can place; those that cannot are out. OVER if there is none."""
        colours = self._table.colours
        colour = self._turn
        if colour == OVER:
            return
        for _ in range(colours):
            if self.left[colour] and not self._out >> colour & 1:
                if self._legal(colour):
                    self._turn = colour
                    return
                self._out |= 1 << colour
            colour = (colour + 1) % colours
        self._turn = OVER
