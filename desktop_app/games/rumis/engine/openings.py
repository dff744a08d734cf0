"""Openings that leave nobody else a first stone.

With five and six colours a first stone needs a square that meets another stone at an edge. On some boards the
very first stone of the game can leave none, and everybody else is out at once. The rules allow it; the
computer players do not do it, and hints do not propose it, as it spoils the game for all.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from .evaluation import Table
from .fastboard import FastBoard
from .scenarios import Heights
from .state import EDGE_COLOURS

LARGEST: Final = 20_000
"""Placements of a board up to which it is looked for: beyond that it would take too long."""


def spoiling(board: FastBoard, caps: Heights, table: Table) -> int:
    """The openings, as a bit set, after which all others are out; 0 unless this is the first stone.

    Also 0 where every opening is one: then there is no choice.
    """
    if table.colours < EDGE_COLOURS or board.begun or len(board.geometry.placed) > LARGEST:
        return 0
    found = _spoiling(caps, table.colours)
    return found if board.legal_set() & ~found else 0


@lru_cache(maxsize=16)
def _spoiling(caps: Heights, colours: int) -> int:
    board, found = FastBoard(caps, Table(colours, colours, False)), 0
    for move in board.legal():
        after = board.copy()
        after.play(move)
        if not after.opponents(0):
            found |= 1 << move
    return found
