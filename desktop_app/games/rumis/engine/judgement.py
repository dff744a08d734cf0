"""What a placement is worth at a second glance: weights of its features, fitted to long searches.

A search that spends ten thousand iterations on a move prefers other moves than the first glance of
`evaluation`. Above all it likes squares that are filled up to the height limit, which nobody can take away
any more, and it dislikes to leave room above its stones. The weights are those of a softmax over the moves
(log-linear model) that comes nearest to the visits of such searches, in games that they played among
themselves on the boards of the base game. They change with the stones in hand, so each has a drift.

Playing out games with the best of a dozen random moves, instead of the first that comes, gave 1000 iterations
60 to 120 Elo more on every board that was tried, and costs a quarter of the speed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from .geometry import kept, members
from .scenarios import Heights
from .tables import tables_of

STONES: Final = 11

Weight: TypeAlias = tuple[float, float]
"""In the middle of the game, and by how much more with a full hand than with an empty one."""


@dataclass(frozen=True, slots=True)
class Sense:
    """The worth of each feature of a placement, in the unit of `evaluation`.

    square: for each square it shows. cube: for each cube. sealed: for each square filled up to the limit.
    room: for each level left above its squares. own and own_sealed: for each own square it covers, and once
    more if it is filled up; other and other_sealed: the same for squares of opponents. glances: of how many
    moves of chance the one worth most is made when a game is played out.
    """

    square: Weight
    cube: Weight
    sealed: Weight
    room: Weight
    own: Weight
    own_sealed: Weight
    other: Weight
    other_sealed: Weight
    glances: int = 1

    def covered(self) -> tuple[Weight, Weight, Weight, Weight]:
        """The weights that need a look at the position."""
        return self.own, self.own_sealed, self.other, self.other_sealed


FOR_TWO: Final = Sense(
    square=(1.06, 0.09),
    cube=(0.32, -0.98),
    sealed=(0.87, 1.7),
    room=(-0.27, -0.7),
    own=(-0.51, 0.52),
    own_sealed=(-0.28, 0.77),
    other=(0.67, -0.36),
    other_sealed=(0.75, -0.09),
    glances=12,
)
FOR_MORE: Final = Sense(
    square=(0.45, -0.28),
    cube=(0.86, -0.78),
    sealed=(0.82, 1.78),
    room=(-0.09, -0.31),
    own=(-0.4, 0.64),
    own_sealed=(-0.15, 0.54),
    other=(0.51, -0.06),
    other_sealed=(0.32, 0.06),
    glances=12,
)
"""With two seats, and with more: there a square taken from one opponent leaves the others as they are."""


def sense_for(seats: int) -> Sense:
    """What the strong players see at a table of so many."""
    return FOR_TWO if seats == 2 else FOR_MORE


@dataclass(frozen=True, slots=True, eq=False)
class Sensed:
    """What a sense knows of each placement without the position: its worth in the middle of the game, the
    drift of that, and the columns it fills up as a bit set.
    """

    worth: tuple[float, ...]
    drift: tuple[float, ...]
    sealed: tuple[int, ...]


def stage(left: int) -> float:
    """How far the game is for a colour with so many stones in hand: from 0.5 down to -0.5."""
    return left / STONES - 0.5


@kept
def sensed(heights: Heights, sense: Sense) -> Sensed:
    """The tables of a sense for a board, built once and kept."""
    tables = tables_of(heights)
    board = tables.geometry
    sealed, worths, drifts = [], [], []
    for number, rises in enumerate(tables.rises):
        room = full = 0
        for cell in members(board.tops[number]):
            column, level = board.column_of[cell], board.cells[cell][2] + 1
            room += board.caps[column] - level
            full |= (level == board.caps[column]) << column
        counts = (len(rises), len(board.placed[number]), full.bit_count(), room)
        weights = (sense.square, sense.cube, sense.sealed, sense.room)
        worth = drift = 0.0
        for count, (middle, more) in zip(counts, weights, strict=True):
            worth += count * middle
            drift += count * more
        sealed.append(full)
        worths.append(worth)
        drifts.append(drift)
    return Sensed(tuple(worths), tuple(drifts), tuple(sealed))
