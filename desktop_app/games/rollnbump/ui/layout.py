"""Where everything lies on the table for a given size of the board widget. Pure; logical pixels.

From left to right: the column of sets, the stacks in a grid, the joker above the bonus die's place. Below the
stacks the tray with the dice and the buttons, in a high window one above the other. The grid takes the shape
in which its cards are largest.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from desktop_app.games.rollnbump.engine.deck import Kind

from . import printed
from .boxes import Box

ASPECT, NARROWEST, WIDEST = 0.74, 0.7, 0.8
"""A card's width by its height, and how far that gives way where one of them is short."""
SPREAD_X, SPREAD_Y = 1.16, 1.2
"""A cell's width and height by those of its card."""
SIDE = 0.18
"""The gap before the column of the joker, by a cell's width."""
FOLD_WIDTH, FOLD_HEIGHT = 860, 300
"""Below this width or height the column of sets takes its small form."""
DICE, DICE_WIDE = 5, 5 * 1.22 + 1.3
BESIDE = 7
"""From so many times their height on, the two buttons stand side by side."""
HIGH, LEAST_TRAY, LEAST_BUTTONS = 640, 200.0, 72.0
"""From this height on there is a tray in two rows, and so high it and its buttons are then at least."""


@dataclass(frozen=True, slots=True)
class Layout:
    """The boxes of a table; `folded`: the column of sets is in its small form.

    `stacks` are the top cards, `centre` is the place of the bonus die and of the dice that claim it.
    `dice` are the places in the tray, `bonus_die` the one beside them; `buttons` is what is left of the tray.
    """

    whole: Box
    sets: Box
    rows: tuple[Box, ...]
    table: Box
    stacks: tuple[Box, ...]
    joker: Box
    centre: Box
    tray: Box
    dice: tuple[Box, ...]
    bonus_die: Box
    buttons: Box
    folded: bool

    def card_dice(self, card: Box, kind: Kind, count: int) -> tuple[Box, ...]:
        """Where so many dice lie on a card of that kind: in the places printed there."""
        return printed.lying(printed.picture(card, titled=True), kind, count)

    def centre_dice(self, count: int) -> tuple[Box, ...]:
        """Where the dice that claim the bonus die lie, in the lower half of its place."""
        area = Box(self.centre.x, self.centre.y + self.centre.h * 0.5, self.centre.w, self.centre.h * 0.4)
        return _pile(area, count, side=min(area.w * 0.24, area.h * 0.42))

    def centre_die(self, *, claimed: bool) -> Box:
        """Where the bonus die lies while nobody has it in hand; a claim leaves room for its total."""
        side = min(self.centre.w * 0.42, self.centre.h * 0.29)
        x = self.centre.x + self.centre.w * (0.31 if claimed else 0.5)
        return Box(0, 0, side, side).around(x, self.centre.y + self.centre.h * 0.335)


def lay_out(width: float, height: float, seats: int, stacks: int) -> Layout:
    """The boxes of a table for so many seats and stacks on a board of that size."""
    edge = max(8.0, min(width, height) * 0.016)
    folded = width < FOLD_WIDTH or height < FOLD_HEIGHT
    column = 150.0 if folded else min(max(width * 0.215, 206.0), 460.0)
    tray_height = min(max(height * 0.2, 96.0), 330.0)
    whole = Box(0, 0, width, height)
    sets = Box(edge, edge, column, height - 2 * edge)
    left = sets.right + edge
    tray = Box(left, height - edge - tray_height, width - left - edge, tray_height)
    dice, bonus_die, buttons = _tray(tray)
    if height >= HIGH and buttons.w < tray.h * 1.7:
        tray_height = max(tray_height, LEAST_TRAY)
        tray = Box(left, height - edge - tray_height, tray.w, tray_height)
        dice, bonus_die, buttons = _high_tray(tray)
    table = Box(left, edge, tray.w, tray.y - 2 * edge)
    cards, joker, centre = _grid(table, stacks)
    return Layout(
        whole, sets, _rows(sets, seats), table, cards, joker, centre, tray, dice, bonus_die, buttons, folded
    )


def _pile(area: Box, count: int, *, side: float) -> tuple[Box, ...]:
    """Dice in the middle of an area: up to three in a row, else in two rows."""
    rows = (count,) if count <= 3 else (count - count // 2, count // 2)
    step = side * 1.1
    top = area.centre[1] - (len(rows) * step - side * 0.1) / 2
    found: list[Box] = []
    for row, number in enumerate(rows):
        left = area.centre[0] - (number * step - side * 0.1) / 2
        found += [Box(left + place * step, top + row * step, side, side) for place in range(number)]
    return tuple(found)


def _rows(sets: Box, seats: int) -> tuple[Box, ...]:
    """One row a seat below the heading; rows keep a sensible height where there are few seats."""
    heading = min(max(sets.h * 0.06, 26.0), 60.0)
    height = min((sets.h - heading) / seats, sets.w * 0.66)
    return tuple(Box(sets.x, sets.y + heading + seat * height, sets.w, height) for seat in range(seats))


def _grid(table: Box, stacks: int) -> tuple[tuple[Box, ...], Box, Box]:
    """Cards as large as fits in two to four rows, with a column more for the joker and the bonus die.

    Every cell keeps room around its card: to the sides for what is told about it, below for the cards under
    it.
    """
    shapes = [(rows, -(-stacks // rows)) for rows in range(2, 5)]
    rows, columns = max(shapes, key=lambda shape: math.prod(_card_size(table, *shape)))
    width, height = _card_size(table, rows, columns)
    step_x, step_y = width * SPREAD_X, height * SPREAD_Y
    step_x += min(
        table.w / (columns + 1 + SIDE) - step_x, width * 0.22
    )  # spread a little where there is room
    step_y += min(table.h / rows - step_y, height * 0.1)
    left = table.x + (table.w - (columns + 1 + SIDE) * step_x) / 2
    top = table.y + (table.h - rows * step_y) / 2
    cells = [
        Box(0, 0, width, height).around(
            left + (number % columns + 0.5) * step_x, top + (number // columns + 0.46) * step_y
        )
        for number in range(stacks)
    ]
    joker = Box(0, 0, width, height).around(left + (columns + 0.5 + SIDE) * step_x, cells[0].centre[1])
    wide, high = min(width * 1.24, step_x), joker.y + step_y - height * 0.03
    bottom = joker.bottom + (rows - 1) * step_y + height * 0.03
    centre = Box(joker.centre[0] - wide / 2, high, wide, bottom - high)
    return tuple(cells), joker, centre


def _card_size(table: Box, rows: int, columns: int) -> tuple[float, float]:
    """Width and height; the side that has room to spare grows as far as a card's looks allow."""
    most_w = table.w / ((columns + 1 + SIDE) * SPREAD_X)
    most_h = table.h / (rows * SPREAD_Y)
    height = min(most_h, most_w / NARROWEST)
    return min(most_w, height * WIDEST), height


def _tray(tray: Box) -> tuple[tuple[Box, ...], Box, Box]:
    """Five places for dice, one more for the bonus die, and the rest for the buttons."""
    side = min(tray.h * 0.62, tray.w * 0.078)
    dice, bonus = _dice(tray.x + tray.h * 0.2, tray.centre[1], side)
    room = bonus.right + tray.h * 0.2
    pad = tray.h * 0.115
    return dice, bonus, Box(room, tray.y + pad, tray.right - pad - room, tray.h - 2 * pad)


def _high_tray(tray: Box) -> tuple[tuple[Box, ...], Box, Box]:
    """The dice in the middle, the buttons below them over the whole width."""
    pad = max(tray.h * 0.085, 16.0)
    inside = tray.inset(pad)
    high = min(max(tray.h * 0.3, LEAST_BUTTONS), inside.w / BESIDE)
    buttons = Box(inside.x, inside.bottom - high, inside.w, high)
    room = buttons.y - inside.y - pad * 0.4
    side = min(room * 0.8, tray.w / (DICE_WIDE + 1.4))
    dice, bonus = _dice(tray.centre[0] - side * DICE_WIDE / 2, inside.y + room / 2, side)
    return dice, bonus, buttons


def _dice(left: float, middle: float, side: float) -> tuple[tuple[Box, ...], Box]:
    """The places in a row, that of the bonus die a little apart; DICE_WIDE sides wide together."""
    step, y = side * 1.22, middle - side / 2
    dice = tuple(Box(left + place * step, y, side, side) for place in range(DICE))
    return dice, Box(left + DICE * step + side * 0.3, y, side, side)
