"""Where the rows of the street, its carts and the cards beside it lie. Pure geometry.

The street falls from the upper left to the lower right, its edges are straight lines, and what is nearer is
larger. Row 0 is the start row, 1 to 4 are the sections, 5 is the goal. Pixels, y down, angles in degrees
clockwise.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple, TypeAlias

from PySide6.QtCore import QPointF, QRectF

from desktop_app.games.rolima.engine.deck import COLOURS, GOAL

ROWS: Final = GOAL + 1
CART_RATIO: Final = 1.3
"""Width by height of a cart."""
HILL_RATIO: Final = 1.42
"""Width by height of a hill card, of the start card and the goal card."""
TILT: Final = 0.035
"""So much a row falls to the right by its width."""
LEAN: Final = 5.0
"""So many degrees a standing cart is turned."""
_GROWTH: Final = 1.34
"""How much larger things are at the lower end than at the upper end."""
_SLOT: Final = 1.05
"""The room of a cart by its width."""
_CARD: Final = 1.03
"""The width of a card by that of a cart."""
_PAVEMENT: Final = 1.32
"""The pavement where the cards lie, by the width of a cart."""
_SIDE: Final = 0.32
"""The free room at the sides of the lane, by the width of a cart."""

Corners: TypeAlias = tuple[QPointF, QPointF, QPointF, QPointF]
"""Upper left, upper right, lower right, lower left."""


class CartSpot(NamedTuple):
    """Where a cart stands: its box before it is turned, and the angle it is turned around the centre."""

    x: float
    y: float
    width: float
    height: float
    rotation: float

    @property
    def rect(self) -> QRectF:
        """The box before it is turned."""
        return QRectF(self.x, self.y, self.width, self.height)


@dataclass(frozen=True)
class Plan:
    """The street on a board of that size; sizes from about 300 x 240 on are sensible."""

    width: float
    height: float

    # ---- what is asked for ---------------------------------------------------------------------------

    def row(self, row: int) -> QRectF:
        """The box around the lane of a row; neighbouring boxes overlap a little, as rows fall."""
        corners = self.band(row)
        left = min(point.x() for point in corners)
        right = max(point.x() for point in corners)
        return QRectF(QPointF(left, corners[0].y()), QPointF(right, corners[2].y()))

    def band(self, row: int) -> Corners:
        """The lane of a row, without the pavement beside it."""
        upper, lower = self.share(row), self.share(row + 1)
        return (
            self.at(0, upper),
            self.at(1, upper),
            self.at(1, lower),
            self.at(0, lower),
        )

    def cart(self, row: int, index: int, count: int) -> CartSpot:
        """The place of cart `index` of `count`, from the left; the last one is ahead, next to the card."""
        width = self.cart_width(row)
        height = width / CART_RATIO
        slot = width * self._slot
        x = self._kerb(row) - width * _SIDE * 0.4 - slot * (count - index) + (slot - width) / 2
        ground = self._fall(self._level(self.share(row + 0.94)), x + width / 2)
        return CartSpot(x, ground - height, width, height, LEAN)

    def hill(self, section: int) -> QRectF:
        """The hill card of section 1 to 4; 0 is the start card and 5 the goal card."""
        width = self.card_width(section)
        height = width / HILL_RATIO
        x = self._kerb(section) + (self.cart_width(section) * _PAVEMENT - width) * 0.5
        y = self._fall(self._level(self.share(section + 0.43)), x + width / 2)
        return QRectF(x, y - height / 2, width, height)

    @property
    def start(self) -> QRectF:
        """The start card."""
        return self.hill(0)

    @property
    def goal(self) -> QRectF:
        """The goal card."""
        return self.hill(GOAL)

    # ---- the street ----------------------------------------------------------------------------------

    def at(self, across: float, down: float) -> QPointF:
        """A point of the street: `across` 0 the left and 1 the right edge of the lane, `down` 0 to 1."""
        x = self._left(down) + self._lane(down) * across
        return QPointF(x, self._fall(self._level(down), x))

    def verge(self, down: float) -> QPointF:
        """Where the pavement at the right ends."""
        x = self._left(down) + self._lane(down) + self._pavement(down)
        return QPointF(x, self._fall(self._level(down), x))

    def share(self, row: float) -> float:
        """How far down the street a row begins, 0 to 1; rows grow evenly."""
        ratio = _GROWTH ** (1 / ROWS)
        return float((ratio**row - 1) / (_GROWTH - 1))

    def scale(self, down: float) -> float:
        """How large things are there, 1 at the upper end."""
        return 1 + (_GROWTH - 1) * down

    def cart_width(self, row: int) -> float:
        """The width of a cart in that row."""
        return self._unit * self.scale(self.share(row + 0.5))

    def card_width(self, row: int) -> float:
        """The width of the card beside that row."""
        return self.cart_width(row) * _CARD

    @property
    def horizon(self) -> float:
        """Where sea and sky meet."""
        return self.height * 0.105

    # ---- sizes ---------------------------------------------------------------------------------------

    @property
    def _margin(self) -> float:
        return max(self.width * 0.02, 6.0)

    @property
    def _top(self) -> float:
        return self.height * 0.14

    @property
    def _bottom(self) -> float:
        return self.height * 0.985

    @cached_property
    def _span(self) -> tuple[float, float]:
        """The levels of the upper and the lower end, before rows fall."""
        half = TILT * self.width * 0.5
        return self._top + half * 0.9, self._bottom - half * 0.95

    @cached_property
    def _unit(self) -> float:
        """The width of a cart at the upper end."""
        first, last = self._span
        tall = (last - first) * self.share(1) / math.sqrt(self.scale(self.share(1)))
        high = tall * 0.94 * CART_RATIO
        wide = (self.width - 2 * self._margin - self._least_shift) / _GROWTH
        return min(high, wide / self._demand(_SLOT))

    @property
    def _least_shift(self) -> float:
        return min(self.width * 0.1, self.height * 0.34)

    def _demand(self, slot: float) -> float:
        """The width of lane and pavement by that of a cart."""
        return COLOURS * slot + _SIDE + _PAVEMENT

    @cached_property
    def _slot(self) -> float:
        """The room of a cart by its width: wider where the board is wide."""
        room = self.width - 2 * self._margin - self._most_shift
        wanted = (room / (self._unit * _GROWTH) - _SIDE - _PAVEMENT) / COLOURS
        return min(max(wanted, _SLOT), _SLOT * 1.22)

    @property
    def _most_shift(self) -> float:
        first, last = self._span
        return (last - first) * 0.78

    @cached_property
    def _ends(self) -> tuple[float, float]:
        """The left edge of the lane at the upper and at the lower end."""
        room = self.width - 2 * self._margin - self._unit * self._demand(self._slot) * _GROWTH
        shift = min(room, self._most_shift)
        left = self._margin + (room - shift) * 0.4
        return left, left + shift

    def _kerb(self, row: int) -> float:
        """Where lane and pavement meet in a row, measured in the nearer half."""
        return self.at(1, self.share(row + 0.66)).x()

    def _left(self, down: float) -> float:
        first, last = self._ends
        return first + (last - first) * down

    def _lane(self, down: float) -> float:
        return self._unit * (COLOURS * self._slot + _SIDE) * self.scale(down)

    def _pavement(self, down: float) -> float:
        return self._unit * _PAVEMENT * self.scale(down)

    def _level(self, down: float) -> float:
        first, last = self._span
        return first + (last - first) * down

    def _fall(self, level: float, x: float) -> float:
        return level + TILT * (x - self.width / 2)
