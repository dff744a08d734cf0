"""The middle line of a piece of track in its cell, and where on it a train stands.

A heading is 0 east, 1 north, 2 west, 3 south: one more is a turn to the left. On the screen north is up. A
cell is the unit square with (0, 0) in its upper left; a train enters through the side it comes from and
leaves through the side that it heads for. Angles are degrees clockwise on the screen, 0 is east.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

EAST, NORTH, WEST, SOUTH = range(4)
_VECTORS = (QPointF(1, 0), QPointF(0, -1), QPointF(-1, 0), QPointF(0, 1))


def vector(heading: int) -> QPointF:
    """One step in that direction, y down."""
    return QPointF(_VECTORS[heading % 4])


def left(heading: int) -> int:
    """The heading after a turn to the left."""
    return (heading + 1) % 4


def right(heading: int) -> int:
    """The heading after a turn to the right."""
    return (heading - 1) % 4


def bend(heading_in: int, heading_out: int) -> int:
    """1 for a left curve, -1 for a right one, 0 for a straight.

    Errors: `ValueError` where the train would have to turn round.
    """
    turn = (heading_out - heading_in) % 4
    if turn == 2:
        raise ValueError("no track leads back")
    return {0: 0, 1: 1, 3: -1}[turn]


def pivot(heading_in: int, heading_out: int) -> QPointF:
    """The corner of the cell that a curve bends around."""
    return QPointF(0.5, 0.5) + (vector(heading_out) - vector(heading_in)) / 2


def length(heading_in: int, heading_out: int) -> float:
    """How long the middle line is, in cells."""
    return math.pi / 4 if bend(heading_in, heading_out) else 1.0


def point_at(heading_in: int, heading_out: int, share: float) -> tuple[QPointF, float]:
    """The place and the angle of a train that has gone `share` (0..1) of its way through the cell.

    A share below 0 or above 1 lies on the straight continuation beyond the side of the cell.
    """
    turn = bend(heading_in, heading_out)
    over = min(share, 0.0) + max(share - 1, 0.0)
    inside = min(max(share, 0.0), 1.0)
    angle = -90.0 * heading_in - 90.0 * turn * inside
    if turn == 0:
        place = QPointF(0.5, 0.5) + vector(heading_in) * (inside - 0.5)
    else:
        side = math.radians(angle + 90 * turn)  # from the train to the pivot is angle - 90 * turn
        place = pivot(heading_in, heading_out) + QPointF(math.cos(side), math.sin(side)) * 0.5
    if over:
        along = math.radians(angle)
        place += QPointF(math.cos(along), math.sin(along)) * over * length(heading_in, heading_out)
    return place, (angle + 180) % 360 - 180


def track_path(heading_in: int, heading_out: int, offset: float = 0.0) -> QPainterPath:
    """The middle line through the unit cell; `offset` cells to the right of it, seen along the way."""
    turn = bend(heading_in, heading_out)
    start, _ = point_at(heading_in, heading_out, 0.0)
    beside = vector(right(heading_in)) * offset
    path = QPainterPath(start + beside)
    if turn == 0:
        path.lineTo(start + vector(heading_in) + beside)
        return path
    radius = 0.5 + turn * offset
    corner = pivot(heading_in, heading_out)
    box = (corner.x() - radius, corner.y() - radius, 2 * radius, 2 * radius)
    from_corner = start - corner
    begin = math.degrees(math.atan2(-from_corner.y(), from_corner.x()))
    path.arcTo(*box, begin, 90.0 * turn)
    return path
