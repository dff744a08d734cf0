"""Where the railway goes: headings, cells, and which ways the rails may go on from the front.

The first card lies in (0, 0) and is entered heading east. A card goes into the cell that the front points to;
it may not lie on another card, and its own front must (if so agreed) point to an empty cell. Cards that
merely touch mean nothing to each other.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .deck import Card, is_curve
from .state import Cell, Heading, Track, Turn

EAST: Final[Heading] = 0
NORTH: Final[Heading] = 1
WEST: Final[Heading] = 2
SOUTH: Final[Heading] = 3
STEPS: Final[tuple[Cell, ...]] = ((1, 0), (0, 1), (-1, 0), (0, -1))
"""The way to the next cell, by heading."""

ORIGIN: Final[Cell] = (0, 0)
CURVES: Final[tuple[Turn, ...]] = ("L", "R")
STRAIGHTS: Final[tuple[Turn, ...]] = ("S",)


def neighbour(cell: Cell, heading: Heading) -> Cell:
    """The cell that lies next in that direction.

    >>> neighbour((2, 0), NORTH)
    (2, 1)
    """
    step = STEPS[heading]
    return cell[0] + step[0], cell[1] + step[1]


def turned(heading: Heading, turn: Turn) -> Heading:
    """The heading after a straight piece, a left or a right curve.

    >>> turned(EAST, "L"), turned(EAST, "R"), turned(WEST, "S")
    (1, 3, 2)
    """
    if turn == "S":
        return heading
    return (heading + (1 if turn == "L" else 3)) % 4


def target(railway: Sequence[Track]) -> tuple[Cell, Heading]:
    """The cell the next card goes into, and the heading it is entered with."""
    if not railway:
        return ORIGIN, EAST
    front = railway[-1]
    heading = front.leaves
    return neighbour(front.cell, heading), heading


def turns_of(card: Card) -> tuple[Turn, ...]:
    """The ways that a track card can be laid, whatever lies around."""
    return CURVES if is_curve(card) else STRAIGHTS


def turn_refusal(railway: Sequence[Track], turn: Turn, *, no_block: bool) -> str | None:
    """None if rails may go on that way, else `no_room` (a card lies there) or `blocks` (one lies behind)."""
    cell, heading = target(railway)
    taken = {track.cell for track in railway}
    if cell in taken:
        return "no_room"
    if no_block and neighbour(cell, turned(heading, turn)) in taken:
        return "blocks"
    return None


def open_turns(railway: Sequence[Track], *, no_block: bool) -> tuple[Turn, ...]:
    """Every way that rails may go on from the front, of "S", "L", "R"; () if it is boxed in."""
    cell, heading = target(railway)
    taken = {track.cell for track in railway}
    if cell in taken:
        return ()
    if not no_block:
        return ("S", "L", "R")
    left = (heading + 1) % 4
    right = (heading + 3) % 4
    found: list[Turn] = ["S"] if neighbour(cell, heading) not in taken else []
    if neighbour(cell, left) not in taken:
        found.append("L")
    if neighbour(cell, right) not in taken:
        found.append("R")
    return tuple(found)


def placed(railway: Sequence[Track], card: Card, turn: Turn) -> Track:
    """The card as it lies when it is put to the front."""
    cell, heading = target(railway)
    return Track(card, cell, heading, turn)
