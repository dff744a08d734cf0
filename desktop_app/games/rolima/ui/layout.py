"""Where the parts of the Rolimã table lie, in pixels of the board. Pure.

The street fills the board from side to side. On its left edge stand the seats' plates, one below the other,
each with the card played this round; on its right edge the rule in force and the sums of the colours. Below
lies a shelf across the whole width: what the hand is worth, the hand, the display between the pile and the
discard pile. At the end the podium stands on the left, beside it what each seat has bet.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from desktop_app.games.rolima.engine.deck import COLOURS
from desktop_app.qt.scene2d.layouts import fan_spots
from desktop_app.qt.scene2d.spot import Spot

from .cards import CARD_RATIO
from .street_plan import Plan

PANEL: Final = 344.0
"""At the end the frame lays a panel of this width over the right edge of the board."""
CHIP_RATIO: Final = 1.5
"""Width by height of the small form of a card."""
CHIP_NUMERAL: Final = 0.68
NUMERAL: Final = 0.34
"""So much of the height of a chip and of a card is its number."""
TWO_LINES: Final = 46.0
"""So much height below the name, where the table is not large, is enough for two lines."""
RAISED: Final = 0.17
"""The chosen card of the hand stands out by so much of its height."""


@dataclass(frozen=True)
class Course:
    """The street between what stands at the left and at the right edge of the board: its box, and where in
    the board hill cards and carts lie.
    """

    box: QRectF

    @cached_property
    def plan(self) -> Plan:
        """The street in its box."""
        return Plan(self.box.width(), self.box.height())

    def hill(self, row: int) -> QRectF:
        """The card beside a row."""
        return self.plan.hill(row).translated(self.box.topLeft())

    def cart(self, row: int, index: int, count: int) -> tuple[QRectF, float]:
        """The box of a cart, and how it is turned."""
        spot = self.plan.cart(row, index, count)
        return spot.rect.translated(self.box.topLeft()), spot.rotation


@dataclass(frozen=True, slots=True)
class Seating:
    """A seat's plate: the line with its name, the card in front of it (wider than high where there is only
    room for a chip), the place of the horn, the row of its gum cards, its place in the drafting order.
    """

    plate: QRectF
    name: QRectF
    card: QRectF
    horn: QRectF
    gums: QRectF
    order: QRectF


@dataclass(frozen=True, slots=True)
class BetRow:
    """What a seat has bet, at the end: name, the places of three cards, of gum cards, the sum."""

    plate: QRectF
    name: QRectF
    cards: tuple[QRectF, ...]
    gums: QRectF
    total: QRectF


@dataclass(frozen=True, slots=True)
class Layout:
    """All boxes for a board of this size."""

    whole: QRectF
    world: QRectF
    course: Course
    shelf: QRectF
    seats: tuple[Seating, ...]
    rule: QRectF
    sums: QRectF
    worth: QRectF
    button: QRectF
    hand: QRectF
    tray: QRectF
    pile: QRectF
    discard: QRectF
    display: QRectF
    podium: QRectF
    bets: tuple[BetRow, ...]
    unit: float
    """1 at 960 x 430."""

    def ground(self, *, over: bool) -> QRectF:
        """Where the street is painted: at the end everywhere."""
        return self.whole if over else self.world

    @property
    def hand_card(self) -> QSizeF:
        """The size of a card of the hand: number and letter of each can be seen."""
        high = min(self.hand.height() * 0.97, self.hand.width() / 4.1 / CARD_RATIO)
        return QSizeF(high * CARD_RATIO, high)


@lru_cache(maxsize=16)
def lay_out(width: float, height: float, seats: int, *, covered: bool = True) -> Layout:
    """The boxes for so many seats; `covered`: at the end the frame lays its panel over the right edge."""
    whole = QRectF(0, 0, width, height)
    unit = max(min(width / 960, height / 430), 0.7)
    shelf_high = float(round(min(max(min(height * 0.29, width * 0.15), 112.0), height * 0.38)))
    edge = 7.0 * unit
    shelf = QRectF(0, height - shelf_high, width, shelf_high)
    world = QRectF(0, 0, width, height - shelf_high)
    left = float(round(min(max(width * 0.178, 152.0), 205 * unit)))
    right = float(round(min(max(width * 0.2, 178.0), 235 * unit)))
    column = QRectF(edge, edge, left - edge, world.height() - 2 * edge)
    panel = QRectF(width - right, edge, right - edge, world.height() - 2 * edge)
    course = Course(QRectF(left, 0, width - left - right, world.height()))
    rule_high = min(max(panel.height() * 0.31, 86.0), 150 * unit)
    rule = QRectF(panel.x(), panel.y(), panel.width(), rule_high)
    sums = QRectF(panel.x(), rule.bottom() + edge, panel.width(), 0)
    sums.setBottom(min(panel.bottom(), sums.y() + 300 * unit))
    worth, button, hand, tray, pile, display, discard = _shelf(shelf, width, edge, seats)
    panel_wide = min(PANEL, width * 0.4) if covered else 0.0
    podium, bets = _end(whole.adjusted(0, 0, -panel_wide, 0), edge, seats)
    places = _seats(column, seats, edge, unit, least_chip(height))
    return Layout(
        whole, world, course, shelf, places, rule, sums, worth, button, hand, tray, pile, discard,
        display, podium, bets, unit,
    )  # fmt: skip


def _shelf(shelf: QRectF, width: float, edge: float, seats: int) -> tuple[QRectF, ...]:
    """Worth and button, hand, and the tray with pile, display and discard pile."""
    inner = shelf.adjusted(edge * 1.2, edge * 1.4, -edge * 1.2, -edge * 0.9)
    high = inner.height()
    side = min(max(width * 0.105, 92.0), high * 1.05)
    worth = QRectF(inner.x(), inner.y(), side, high * 0.55)
    button = QRectF(inner.x(), worth.bottom() + edge * 0.6, side, 0)
    button.setBottom(inner.bottom())
    label = max(high * 0.17, 15.0)
    cards = seats + 3
    tray_wide = min(inner.width() * 0.54, (high - label) * CARD_RATIO * cards * 1.1 + edge * 2)
    tray = QRectF(inner.right() - tray_wide, inner.y(), tray_wide, high)
    card = (tray_wide - edge * 2) / (cards + 0.09 * (cards - 1) + 0.3)
    card = min(card, (high - label - edge * 0.8) * CARD_RATIO)
    tall = card / CARD_RATIO
    y = tray.y() + edge * 0.5 + (high - label - edge * 0.5 - tall) / 2
    pile = QRectF(tray.x() + edge, y, card, tall)
    discard = QRectF(tray.right() - edge - card, y, card, tall)
    display = QRectF(pile.right() + card * 0.2, y, 0, tall)
    display.setRight(discard.x() - card * 0.2)
    hand = QRectF(button.right() + edge * 2, inner.y(), 0, high)
    hand.setRight(tray.x() - edge * 2)
    return worth, button, hand, tray, pile, display, discard


def _seats(column: QRectF, seats: int, edge: float, unit: float, least: float) -> tuple[Seating, ...]:
    gap = edge * 0.55
    high = min((column.height() - gap * (seats - 1)) / seats, column.width() * 0.8)
    return tuple(
        _seating(QRectF(column.x(), column.y() + (high + gap) * at, column.width(), high), edge, unit, least)
        for at in range(seats)
    )


def least_chip(height: float) -> float:
    """So high is a chip at least whose number is four hundredths of the window high, around such a board."""
    return (height + 220) * 0.04 / CHIP_NUMERAL


def _seating(plate: QRectF, edge: float, unit: float, least: float) -> Seating:
    """The name goes across the plate where a chip of the `least` height fits below it, else beside the card.

    Where there is room for it, the gum cards have a line of their own.
    """
    pad = max(min(plate.height() * 0.06, edge), 2.5)
    tall = plate.height() - 2 * pad
    line = min(max(tall * 0.24, 20.0), 34.0 * max(unit, 1.0))
    across = tall - line >= least
    top = plate.y() + pad + (line if across else 0.0)
    card = _seat_card(QRectF(plate.x(), top, plate.width() - pad * 1.4, plate.bottom() - pad - top))
    words = QRectF(plate.x() + pad * 1.6, plate.y() + pad, 0, tall)
    words.setRight(card.x() - pad)
    if not across:
        line = min(max(tall * 0.44, 19.0), 34.0 * max(unit, 1.0))
    name = QRectF(words.x(), words.y(), (card.right() if across else words.right()) - words.x(), line)
    below = words.height() - line
    two = below >= TWO_LINES * max(unit, 1.0)
    rest = min(below * (0.46 if two else 1.0), max(26.0, words.width() * 0.4))
    top = name.bottom() + (0.0 if two else (below - rest) * 0.4)
    order = QRectF(words.x(), top, words.width() * 0.36, rest)
    horn = QRectF(order.right() + 4, top, min(rest, words.width() * (0.4 if two else 0.24)), rest)
    if two:
        gums = QRectF(
            words.x(), top + rest + pad * 0.6, words.width(), words.bottom() - top - rest - pad * 0.6
        )
    else:
        gums = QRectF(horn.right() + 1, top + rest * 0.04, words.right() - horn.right() - 1, rest * 0.92)
    return Seating(plate, name, card, horn, gums, order)


def _seat_card(room: QRectF) -> QRectF:
    """The played card at the right end of the room: as a chip where its number is larger that way."""
    wide = min(room.height() * CARD_RATIO, room.width() * 0.45)
    chip = min(room.height() * 0.98, room.width() * 0.44 / CHIP_RATIO)
    if chip * CHIP_NUMERAL > wide / CARD_RATIO * NUMERAL:
        size = QSizeF(chip * CHIP_RATIO, chip)
    else:
        size = QSizeF(wide, wide / CARD_RATIO)
    return QRectF(QPointF(room.right() - size.width(), room.center().y() - size.height() / 2), size)


def _end(area: QRectF, edge: float, seats: int) -> tuple[QRectF, tuple[BetRow, ...]]:
    """Podium and bets, side by side."""
    room = area.adjusted(edge, edge, -edge, -edge)
    wide = min(max(room.width() * 0.58, 330.0), room.width() * 0.62)
    podium = QRectF(room.x(), room.y(), room.width() - wide - edge, room.height())
    gap = edge * 0.7
    high = min((room.height() - gap * (seats - 1)) / seats, wide * 0.24)
    first = room.center().y() - (high * seats + gap * (seats - 1)) / 2
    rows = [QRectF(podium.right() + edge, first + (high + gap) * at, wide, high) for at in range(seats)]
    return podium, tuple(_bet_row(row, edge) for row in rows)


def _bet_row(plate: QRectF, edge: float) -> BetRow:
    pad = max(plate.height() * 0.06, 3.0)
    inner = plate.adjusted(pad * 1.6, pad, -pad * 1.6, -pad)
    name = QRectF(inner.x(), inner.y(), inner.width() * 0.21, inner.height())
    total = QRectF(inner.right() - inner.width() * 0.12, inner.y(), inner.width() * 0.12, inner.height())
    gums = QRectF(0, inner.y(), inner.width() * 0.16, inner.height())
    gums.moveRight(total.x() - pad)
    left = name.right() + pad
    slot = (gums.x() - pad - left) / 3
    boxes = tuple(QRectF(left + slot * at, inner.y(), slot - pad * 0.8, inner.height()) for at in range(3))
    return BetRow(plate, name, tuple(map(_bet_card, boxes)), _above(gums), total)


def _bet_card(slot: QRectF) -> QRectF:
    """The card in its slot, above the line for its sum; a chip in low rows."""
    room = _above(slot)
    ratio = CHIP_RATIO if slot.height() < 92 else CARD_RATIO
    high = min(room.height(), room.width() / ratio)
    card = QRectF(0, 0, high * ratio, high)
    card.moveCenter(room.center())
    return card


def sum_line(slot_height: float) -> float:
    """The height of the line below a bet."""
    return min(max(slot_height * 0.24, 14.0), 30.0)


def _above(slot: QRectF) -> QRectF:
    return slot.adjusted(0, 0, 0, -sum_line(slot.height()) - 1)


# ---- single places ----------------------------------------------------------------------------------


def hand_spots(layout: Layout, count: int, chosen: int | None = None) -> list[Spot]:
    """The hand as a fan; the chosen card stands out upwards."""
    size, area = layout.hand_card, layout.hand
    bend = 2.6 if count > 1 else 0.0
    middle = QPointF(area.center().x(), area.center().y() + size.height() * 0.02)
    spots = fan_spots(middle, count, size, area.width(), gap=size.width() * 0.07, bend=bend)
    if chosen is not None:
        one = spots[chosen]
        spots[chosen] = Spot(one.x, one.y - one.height * RAISED, one.width, one.height, 40.0, one.rotation)
    return spots


def display_places(layout: Layout, count: int, most: int) -> list[QRectF]:
    """The cards of the display from left to right, each in one of `most` places."""
    area = layout.display
    wide = area.height() * CARD_RATIO
    step = min(wide * 1.1, (area.width() - wide) / max(most - 1, 1))
    first = area.x() + max((area.width() - wide - step * (most - 1)) / 2, 0)
    return [QRectF(first + step * at, area.y(), wide, area.height()) for at in range(count)]


def sum_rows(area: QRectF, unit: float) -> list[QRectF]:
    """A row for each colour below the heading, by its place in the race."""
    head = sum_head(area, unit)
    high = (area.height() - head.height() - 4 * unit) / COLOURS
    return [
        QRectF(area.x() + 4 * unit, head.bottom() + high * at, area.width() - 8 * unit, high - 3 * unit)
        for at in range(COLOURS)
    ]


def sum_head(area: QRectF, unit: float) -> QRectF:
    """The heading above the sums."""
    return QRectF(area.x(), area.y(), area.width(), max(19.0 * unit, 18.0))


def strip(area: QRectF, count: int, ratio: float, *, most: float = 1.06) -> list[QRectF]:
    """Things of that width by height in a row from the left, as high as the area.

    They overlap if need be; where too little of each would be seen, they are smaller.
    """
    least = 1 + 0.4 * max(count - 1, 0)
    wide = min(area.height() * ratio, area.width() / least)
    high = wide / ratio
    step = min(wide * most, (area.width() - wide) / max(count - 1, 1))
    y = area.center().y() - high / 2
    return [QRectF(area.x() + step * at, y, wide, high) for at in range(count)]
