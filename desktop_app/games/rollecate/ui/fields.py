"""What lies where in the endless meadow: fields between ditches and lanes, and what stands on them.

The same seed gives the same land wherever one looks first. World coordinates are cells of the railway, x to
the right and y down the screen. Fields lie askew to the grid (`SLANT` degrees), in their own coordinates u
along the rows and v down the columns.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF

SLANT = -13.0
WIDE, HIGH = 9.5, 7.0
"""How wide a column of fields is and how high a field in it, on average."""
_COS, _SIN = math.cos(math.radians(SLANT)), math.sin(math.radians(SLANT))
KINDS = ("pasture", "pasture", "mown", "pasture", "meadow", "mown", "pasture", "grain", "meadow", "tulips")
"""Kinds of fields, as often as they come."""
CALM = 22.0
"""So many cells around the first card are plain."""
_MASK = (1 << 64) - 1
FIRST_MILL = (7.2, -2.6)
"""Where a windmill always stands: in sight of the first cards."""


def chance(seed: int, *keys: int) -> float:
    """A number 0..1 that depends on the keys only and looks random."""
    state = (seed * 0x9E3779B97F4A7C15 + 0x1234567) & _MASK
    for key in keys:
        state = ((state ^ (key & _MASK)) * 0xBF58476D1CE4E5B9) & _MASK
        state ^= state >> 29
    state = (state * 0x94D049BB133111EB) & _MASK
    return (state >> 11) / (1 << 53)


def to_field(x: float, y: float) -> tuple[float, float]:
    """World to field coordinates."""
    return x * _COS + y * _SIN, y * _COS - x * _SIN


def to_world(u: float, v: float) -> tuple[float, float]:
    """Field to world coordinates."""
    return u * _COS - v * _SIN, u * _SIN + v * _COS


@lru_cache(maxsize=4096)
def _column_wave(seed: int, column: int) -> tuple[float, float]:
    """How far the edge of a column is shifted, and where its winding starts."""
    return (chance(seed, 1, column) - 0.5) * WIDE * 0.35, chance(seed, 2, column) * math.tau


@lru_cache(maxsize=16384)
def _row_wave(seed: int, column: int, row: int) -> tuple[float, float]:
    shift = (chance(seed, 3, column, row) - 0.5) * HIGH * 0.4 + (column % 2) * HIGH * 0.4
    return shift, chance(seed, 4, column, row) * math.tau


def column_edge(seed: int, column: int, v: float) -> float:
    """The u of the left edge of a column of fields at height v."""
    shift, phase = _column_wave(seed, column)
    return column * WIDE + shift - 4.4 + 0.32 * math.sin(v * 0.23 + phase) + 0.12 * math.sin(v * 0.61 + phase)


def row_edge(seed: int, column: int, row: int, u: float) -> float:
    """The v of the upper edge of a field."""
    shift, phase = _row_wave(seed, column, row)
    return row * HIGH + shift - 3.9 + 0.16 * math.sin(u * 0.42 + phase)


def column_border(seed: int, column: int) -> str:
    """What divides a column from the one at its left: a ditch or a lane."""
    return "lane" if column % 3 == (seed % 3) else "ditch"


def row_border(seed: int, column: int, row: int) -> str:
    """What divides a field from the one above: a narrow ditch, a hedge or a fence."""
    return ("brook", "brook", "hedge", "fence")[int(chance(seed, 5, column, row) * 4)]


def field_kind(seed: int, column: int, row: int) -> str:
    """What grows on a field, one of `KINDS`; no bright rows of tulips where the railway begins."""
    kind = KINDS[int(chance(seed, 6, column, row) * len(KINDS))]
    if kind == "tulips" and math.hypot((column + 0.5) * WIDE - 4.4, (row + 0.5) * HIGH - 3.9) < CALM:
        return "mown"
    return kind


def spread(area: QRectF) -> QRectF:
    """The box in field coordinates around a box of the world."""
    corners = [to_field(x, y) for x in (area.left(), area.right()) for y in (area.top(), area.bottom())]
    us, vs = [u for u, _ in corners], [v for _, v in corners]
    return QRectF(QPointF(min(us), min(vs)), QPointF(max(us), max(vs)))


def columns(area: QRectF) -> range:
    """The columns that may reach into a box of field coordinates."""
    return range(math.floor((area.left() + 2.5) / WIDE) - 1, math.ceil((area.right() + 6.5) / WIDE) + 2)


def rows(area: QRectF) -> range:
    """The rows that may reach into a box of field coordinates."""
    return range(math.floor((area.top() + 0.5) / HIGH) - 2, math.ceil((area.bottom() + 5.5) / HIGH) + 2)


def at(seed: int, u: float, v: float) -> tuple[int, int]:
    """Column and row of the field at a place."""
    column = math.floor((u + 4.4) / WIDE)
    while column_edge(seed, column, v) > u:
        column -= 1
    while column_edge(seed, column + 1, v) <= u:
        column += 1
    row = math.floor((v + 3.9) / HIGH)
    while row_edge(seed, column, row, u) > v:
        row -= 1
    while row_edge(seed, column, row + 1, u) <= v:
        row += 1
    return column, row


# ---- what stands on the land -------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Thing:
    """Something upright with its foot at (x, y) in the world; `size` stretches it, `form` 0..1 varies it."""

    kind: str
    x: float
    y: float
    size: float
    form: float

    @property
    def box(self) -> QRectF:
        """All of the world that it hides, shadow and all."""
        left, up, right, down = REACH[self.kind]
        size = self.size
        return QRectF(
            QPointF(self.x - left * size, self.y - up * size),
            QPointF(self.x + right * size, self.y + down * size),
        )


REACH = {
    "tree": (0.5, 1.05, 0.7, 0.3),
    "poplar": (0.3, 1.35, 0.6, 0.25),
    "willow": (0.42, 0.85, 0.6, 0.25),
    "bush": (0.3, 0.38, 0.4, 0.2),
    "cow": (0.24, 0.3, 0.26, 0.1),
    "sheep": (0.16, 0.22, 0.18, 0.08),
    "bale": (0.2, 0.25, 0.3, 0.12),
    "house": (1.0, 1.2, 1.3, 0.6),
    "mill": (1.25, 2.75, 1.45, 0.5),
}
"""How far a thing of size 1 reaches to the left, up, to the right and down on the screen."""
FARTHEST = 3.2
"""No thing reaches farther than this from its foot."""


@lru_cache(maxsize=64)
def things(seed: int, left: int, top: int, right: int, bottom: int) -> tuple[Thing, ...]:
    """All things that reach into a box of the world with whole corners, those farther down last."""
    box = QRectF(left, top, right - left, bottom - top)
    found: list[Thing] = []
    low, high = math.floor(-FARTHEST), math.ceil(FARTHEST)
    for x in range(left + low, right + high):
        for y in range(top + low, bottom + high):
            found += _around(seed, x, y)
    wanted = [thing for thing in found if thing.box.intersects(box)]
    return tuple(sorted(wanted, key=lambda thing: (thing.y, thing.x)))


@lru_cache(maxsize=20000)
def _around(seed: int, x: int, y: int) -> tuple[Thing, ...]:
    """The things that have their foot in one cell of the world."""
    for large in _large_near(seed, x, y):
        dx, dy = math.floor(large.x) - x, math.floor(large.y) - y
        if (dx, dy) == (0, 0):
            return (large,)
        if abs(dx) <= 2 and -1 <= dy <= 3:
            return ()
    place = x + 0.2 + 0.6 * chance(seed, 11, x, y), y + 0.2 + 0.6 * chance(seed, 12, x, y)
    u, v = to_field(*place)
    column, row = at(seed, u, v)
    left, right, up, down = _distances(seed, column, row, u, v)
    luck, form = chance(seed, 13, x, y), chance(seed, 14, x, y)
    size = 0.85 + 0.3 * chance(seed, 15, x, y)
    water = min(left, right, up, down) < 0.34
    beside_lane = (left < 1.15 and column_border(seed, column) == "lane") or (
        right < 1.15 and column_border(seed, column + 1) == "lane"
    )
    if water:
        return ()
    if beside_lane and luck < 0.42:
        return (Thing("poplar", *place, size, form),)
    if min(left, right) < 0.95 and not beside_lane and luck < 0.12:
        return (Thing("willow", *place, size * 0.95, form),)
    if min(up, down) < 0.8 and luck < 0.13:
        return (Thing("bush" if form < 0.5 else "tree", *place, size, form),)
    return tuple(_on_field(seed, column, row, place, luck, form, size))


def _on_field(
    seed: int, column: int, row: int, place: tuple[float, float], luck: float, form: float, size: float
) -> Iterator[Thing]:
    kind = field_kind(seed, column, row)
    herd = chance(seed, 16, column, row)
    x, y = place
    if kind == "pasture" and herd < 0.75 and luck < 0.1:
        yield Thing("cow" if herd < 0.42 else "sheep", x, y, size, form)
        if luck < 0.045:
            yield Thing("cow" if herd < 0.42 else "sheep", x + 0.42, y + 0.24, size * 0.95, 1 - form)
    elif kind == "mown" and herd < 0.3 and luck < 0.06:
        yield Thing("bale", x, y, size, form)
    elif kind == "meadow" and luck < 0.045:
        yield Thing("tree", x, y, size * 1.1, form)


_BLOCK_X, _BLOCK_Y = 13, 11
"""In each block of so many cells there is room for one large thing."""


@lru_cache(maxsize=4096)
def _large_in(seed: int, block_x: int, block_y: int) -> Thing | None:
    """The farm or windmill of a block, if there is one."""
    x = block_x * _BLOCK_X + 2 + int(chance(seed, 21, block_x, block_y) * 9)
    y = block_y * _BLOCK_Y + 2 + int(chance(seed, 22, block_x, block_y) * 7)
    if math.hypot(x - 1.5, y) < 5 or math.hypot(x - FIRST_MILL[0], y - FIRST_MILL[1]) < 7:
        return None
    u, v = to_field(x + 0.5, y + 0.5)
    column, row = at(seed, u, v)
    if min(_distances(seed, column, row, u, v)) < 1.1:
        return None
    kind = "mill" if chance(seed, 23, block_x, block_y) < 0.36 else "house"
    return Thing(kind, x + 0.5, y + 0.5, 1.0, chance(seed, 24, block_x, block_y))


def _large_near(seed: int, x: int, y: int) -> Iterator[Thing]:
    """The large things around a cell."""
    if abs(x - FIRST_MILL[0]) < 4 and abs(y - FIRST_MILL[1]) < 5:
        yield Thing("mill", *FIRST_MILL, 1.0, 0.3)
    for block_x in {(x - 2) // _BLOCK_X, (x + 2) // _BLOCK_X}:
        for block_y in {(y - 1) // _BLOCK_Y, (y + 3) // _BLOCK_Y}:
            thing = _large_in(seed, block_x, block_y)
            if thing is not None:
                yield thing


def _distances(seed: int, column: int, row: int, u: float, v: float) -> tuple[float, float, float, float]:
    """How far a place in a field is from its left, right, upper and lower border."""
    return (
        u - column_edge(seed, column, v),
        column_edge(seed, column + 1, v) - u,
        v - row_edge(seed, column, row, u),
        row_edge(seed, column, row + 1, u) - v,
    )
