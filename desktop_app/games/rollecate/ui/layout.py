"""Where the parts of the Rollecate table lie, in pixels of the board. Pure.

The meadow fills the board. On its right edge stands a column with one row for each seat's penalty pile, the
viewer's own as the lowest and largest; below lies a shelf across the whole width with the draw pile, the
hand, the dice above their forecast, and the three deeds.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from .cards import CARD_RATIO

ASPECT: Final = CARD_RATIO
"""Width of a card by its height."""
LOW: Final = 0.42
"""A row is low if its height is less than so much of its width."""
RAISED: Final = 0.13
"""The chosen card of the hand stands out by so much of its height."""
SEEN: Final = 0.36
"""So much of each card in a hand is to be seen: its number, and the sign of its kind."""
SMALL: Final = 0.62
"""The height of cards in two rows."""
_OWN_SHARE: Final = {1: 0.56, 2: 0.56, 3: 0.44, 4: 0.37}
"""How much of the column the viewer's own row takes, by seats."""


@dataclass(frozen=True, slots=True)
class Row:
    """A seat's row in the column: its plate, the name, the points, the place of its pile.

    `held` is where the backs of its hand are shown.
    """

    plate: QRectF
    line: QRectF
    points: QRectF
    pile: QRectF
    held: QRectF


@dataclass(frozen=True, slots=True)
class Layout:
    """All boxes for a board of this size.

    `world` is the part of the meadow that nothing covers, `sight` where the railway is kept. `goals` is what
    a player alone strives for (empty for more seats).
    """

    whole: QRectF
    world: QRectF
    sight: QRectF
    shelf: QRectF
    column: QRectF
    deck: QRectF
    hand: QRectF
    dice: QRectF
    forecast: QRectF
    deeds: QRectF
    rows: tuple[Row, ...]
    goals: QRectF
    unit: float
    """1 at 960 x 560."""

    @property
    def largest_cell(self) -> float:
        """How large a card of the railway is at most."""
        return min(self.sight.height() * 0.27, self.sight.width() * 0.18)


@lru_cache(maxsize=16)
def lay_out(width: float, height: float, seats: int, own: int | None) -> Layout:
    """The boxes; `own` is the viewer's seat, None if nobody looks."""
    whole = QRectF(0, 0, width, height)
    unit = max(min(width / 960, height / 560), 0.72)
    shelf_high = min(max(height * 0.275, 122.0), height * 0.4)
    column_wide = min(max(width * 0.2, 168.0), width * 0.26)
    shelf = QRectF(0, height - shelf_high, width, shelf_high)
    column = QRectF(width - column_wide, 0, column_wide, height - shelf_high)
    world = QRectF(0, 0, width - column_wide, height - shelf_high)
    edge = 8.0 * unit
    parts = _shelf(shelf, width, edge)
    rows, goals = _column(column, seats, own, edge)
    return Layout(
        whole, world, world.adjusted(edge, edge, -edge, -edge), shelf, column, *parts, rows, goals,
        unit,
    )  # fmt: skip


def _shelf(shelf: QRectF, width: float, edge: float) -> tuple[QRectF, QRectF, QRectF, QRectF, QRectF]:
    """Draw pile, hand, dice, forecast and deeds from left to right."""
    inner = shelf.adjusted(edge * 1.4, edge * 1.5, -edge, -edge)
    high = inner.height()
    deck = QRectF(inner.x(), inner.y(), high * 0.78 * ASPECT, high)
    deeds_wide = min(max(width * 0.21, 172.0), width * 0.24)
    panel_wide = min(max(width * 0.26, 204.0), width * 0.29)
    deeds = QRectF(inner.right() - deeds_wide, inner.y(), deeds_wide, high)
    panel = QRectF(deeds.x() - edge - panel_wide, inner.y(), panel_wide, high)
    hand = QRectF(deck.right() + edge * 1.6, inner.y(), 0, high)
    hand.setRight(panel.x() - edge * 1.4)
    share = 0.36
    dice = QRectF(panel.x(), panel.y(), panel.width(), high * share)
    forecast = QRectF(panel.x(), dice.bottom(), panel.width(), high * (1 - share))
    return deck, hand, dice, forecast, deeds


def _column(column: QRectF, seats: int, own: int | None, edge: float) -> tuple[tuple[Row, ...], QRectF]:
    """The rows by seat, and the plate above a single one."""
    inner = column.adjusted(0, edge, -edge, 0)
    order = list(range(seats)) if own is None else [(own + 1 + step) % seats for step in range(seats)]
    mine = _OWN_SHARE[seats] if own is not None or seats == 1 else 1 / seats
    rest = (1 - mine) / (seats - 1) if seats > 1 else 0.0
    rows: dict[int, Row] = {}
    y = inner.y()
    goals = QRectF()
    if seats == 1:
        goals = QRectF(inner.x(), y, inner.width(), inner.height() * (1 - mine) - edge)
        y += inner.height() * (1 - mine)
    for place, seat in enumerate(order):
        share = mine if place == seats - 1 or own is None else rest
        high = inner.height() * share
        plate = QRectF(inner.x(), y, inner.width(), high - edge)
        y += high
        rows[seat] = _row(plate, edge)
    return tuple(rows[seat] for seat in range(seats)), goals


def _row(plate: QRectF, edge: float) -> Row:
    """A line above the pile; in a low row the words stand to the left of it."""
    pad = edge * 0.75
    inner = plate.adjusted(pad, pad * 0.5, -pad, -pad * 0.5)
    if plate.height() < inner.width() * LOW:
        words = QRectF(inner.x(), inner.y(), inner.width() * 0.42, inner.height() * 0.5)
        below = words.translated(0, words.height())
        points = QRectF(below.x(), below.y(), below.width() * 0.42, below.height())
        held = QRectF(points.right(), below.y(), below.right() - points.right(), below.height())
        pile = QRectF(words.right() + pad * 0.5, inner.y(), 0, inner.height())
        pile.setRight(inner.right())
        return Row(plate, words, points, pile, held)
    high = min(max(plate.height() * 0.2, 20.0), 4.2 * edge)
    line = QRectF(inner.x(), inner.y(), inner.width(), high)
    points = QRectF(line.x() + line.width() * 0.75, line.y(), line.width() * 0.25, high)
    held = QRectF(line.x() + line.width() * 0.55, line.y(), line.width() * 0.2, high)
    pile = QRectF(line.x(), line.bottom() + pad * 0.4, line.width(), 0)
    pile.setBottom(plate.bottom() - pad)
    return Row(plate, QRectF(line.x(), line.y(), line.width() * 0.74, high), points, pile, held)


@dataclass(frozen=True, slots=True)
class Pending:
    """The plate for penalty cards on their way, each card's place, and the two targets beside them."""

    plate: QRectF
    cards: tuple[QRectF, ...]
    join: QRectF
    top: QRectF


def pending_places(layout: Layout, own: int | None, count: int) -> Pending:
    """The plate lies over the meadow beside the own row, no wider than its cards need."""
    edge, world = 8.0 * layout.unit, layout.world
    row = layout.rows[own if own is not None else 0].plate
    high = min(max(row.height() * 0.8, world.height() * 0.36), world.height() * 0.42)
    pad = edge * 0.9
    title = min(max(high * 0.16, 20.0), 4.2 * edge)
    card_high = high - title - pad * 1.8
    card_wide = card_high * ASPECT
    target_wide = max(card_wide * 1.15, 92.0)
    most = world.width() - 2 * edge - target_wide - 3 * pad
    step = min(card_wide * 1.1, (most - card_wide) / max(count - 1, 1))
    cards_wide = card_wide + step * max(count - 1, 0)
    wide = cards_wide + target_wide + 3.4 * pad
    plate = QRectF(world.right() - wide - edge, world.bottom() - high - edge, wide, high)
    y = plate.y() + title + pad * 0.7
    cards = tuple(QRectF(plate.x() + pad + step * place, y, card_wide, card_high) for place in range(count))
    left = plate.right() - pad - target_wide
    half = (card_high - pad * 0.6) / 2
    join = QRectF(left, y, target_wide, half)
    return Pending(plate, cards, join, join.translated(0, card_high - half))


def pile_places(area: QRectF, count: int) -> list[QRectF]:
    """Where the cards of a pile lie, the bottom one first: the top one large at the right, the others small.

    In a high area the small ones peek out above the top card, in a flat one they lie to the left of it; the
    last of them was on top before. They move together where they are many.

    >>> [round(place.x()) for place in pile_places(QRectF(0, 0, 200, 60), 3)]
    [99, 122, 157]
    """
    if count <= 0:
        return []
    tall = area.height() > area.width() * 0.5
    high = min(area.height() * (0.78 if tall else 1.0), area.width() * 0.62 / ASPECT)
    wide = high * ASPECT
    top = QRectF(area.right() - wide, area.bottom() - high, wide, high)
    small = min(high * (0.62 if tall else 0.78), (area.height() - high) / 0.36 if tall else high) * ASPECT
    room = area.width() if tall else top.x() - area.x()
    small = max(min(small, room / (1 + 0.33 * max(count - 2, 0))), small * 0.55)
    small_high = small / ASPECT
    y = area.bottom() - high - small_high * 0.36 if tall else area.bottom() - small_high
    right = area.right() - small if tall else top.x() - small * 0.06 - small
    places = _strip(area.x(), right, small, count - 1)
    return [*(QRectF(x, y, small, small_high) for x in places), top]


def _strip(left: float, right: float, wide: float, count: int) -> list[float]:
    """The left edges of cards in a row that ends at the right, as far apart as there is room, not too far."""
    if count <= 0:
        return []
    step = min(wide * 0.68, (right - left) / max(count - 1, 1))
    return [right - step * (count - 1 - place) for place in range(count)]


def dice_places(area: QRectF, count: int) -> list[QRectF]:
    """Dice in one row, as large as fits, in the middle of the area."""
    if count <= 0:
        return []
    side = min(area.height() * 0.84, area.width() * 0.94 / (count * 1.14))
    step = side * 1.14
    left = area.center().x() - step * (count - 1) / 2
    return [
        QRectF(left + step * place - side / 2, area.center().y() - side / 2, side, side)
        for place in range(count)
    ]


def hand_places(area: QRectF, groups: Sequence[int], chosen: int | None = None) -> list[QRectF]:
    """The hand from left to right; `groups` counts equal cards, which overlap most.

    Cards as high as the area, or smaller ones in two rows where otherwise too little of each would be seen.
    What lies to the right of the `chosen` card, the last of its group, makes room for it.
    """
    count = sum(groups)
    if not count:
        return []
    ends = {sum(groups[: number + 1]) - 1 for number in range(len(groups))}
    new = [place in ends for place in range(count)]
    wide = area.height() * ASPECT
    steps = _fan(area.width() - wide, wide, new[:-1])
    if min(steps, default=wide) >= wide * SEEN * 0.999:
        return _row_of(area, wide, steps, chosen)
    high, half = area.height() * SMALL, (count + 1) // 2
    upper = QRectF(area.x(), area.y(), area.width(), high)
    lower = upper.translated(0, area.height() - high)
    wide = high * ASPECT
    found = _row_of(upper, wide, _fan(area.width() - wide, wide, new[: half - 1]), chosen)
    below = None if chosen is None else chosen - half
    return found + _row_of(lower, wide, _fan(area.width() - wide, wide, new[half:-1]), below)


def shown_places(row: Row, count: int, piled: int) -> list[QRectF]:
    """A hand that is laid open in its seat's row, left of the top card of `piled` cards.

    It hides nothing of the numbers in the pile.
    """
    top = pile_places(row.pile, max(piled, 1))[-1]
    tall = row.pile.height() > row.pile.width() * 0.5
    left = row.pile.x() if row.held.bottom() <= row.pile.y() else row.held.x()
    high = top.height() if tall else top.height() * 0.5
    area = QRectF(left, top.bottom() - high, top.x() - left - 3, high)
    step = (area.width() - high * ASPECT) / max(count - 1, 1)
    if not tall or step >= high * ASPECT * SEEN:
        return _even(area, high, count)
    half = (count + 1) // 2
    high = min(high * SMALL, area.width() / ASPECT / (1 + SEEN * (half - 1)))
    return _even(area, high, half) + _even(area.adjusted(0, area.height() - high, 0, 0), high, count - half)


def _even(area: QRectF, high: float, count: int) -> list[QRectF]:
    """A row of cards in the upper left of an area, equally far apart."""
    wide = high * ASPECT
    step = min(wide * 1.05, (area.width() - wide) / max(count - 1, 1))
    return [QRectF(area.x() + step * place, area.y(), wide, high) for place in range(count)]


def raised(area: QRectF, rect: QRectF) -> QRectF:
    """Where the chosen card of the hand lies: out of its row, and over no number or sign in the other row."""
    share = RAISED
    if rect.height() < area.height() * 0.9:
        share = 0.4 if rect.y() < area.y() + 1 else 0.07
    return rect.translated(0, -rect.height() * share)


def _fan(room: float, wide: float, new: Sequence[bool]) -> list[float]:
    """How far each card lies from the one before; `new`: that one is the last of its kind.

    Where they must overlap, there is room left for one to be seen as a whole.
    """
    least, count = wide * SEEN, len(new)
    natural = [wide * 1.08 if each else least for each in new]
    if sum(natural) <= room or not count:
        return natural
    others = sum(new)
    rest = room - least * (count - others)
    step = min((rest - wide) / (others - 1), rest / others) if others > 1 else rest
    if others and step >= least:
        return [step if each else least for each in new]
    return [min((room - wide) / (count - 1), room / count) if count > 1 else room] * count


def _row_of(area: QRectF, wide: float, steps: Sequence[float], chosen: int | None) -> list[QRectF]:
    x, found = area.x(), []
    for place, step in enumerate((*steps, 0.0)):
        found.append(QRectF(x, area.y(), wide, area.height()))
        x += max(step, wide) if place == chosen else step
    return found


def small_card(box: QRectF) -> QRectF:
    """An upright card that fills the height of a box, in its middle."""
    wide = box.height() * ASPECT
    return QRectF(box.center() - QPointF(wide / 2, box.height() / 2), box.size()).adjusted(
        0, 0, wide - box.width(), 0
    )
