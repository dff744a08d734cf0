"""The picture in the New game screen: the stacks for so many players, and the dice of each."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop_app.core.game import Setup
from desktop_app.games.rollnbump.engine.deck import Card, deck
from desktop_app.qt.painted_preview import PaintedPreview
from desktop_app.qt.theme import Theme
from desktop_app.session.record import Player

from .faces import BONUS, CARD_RATIO, paint_card, paint_die, paint_felt, paint_stack_edges

EDGE = 0.06
"""The rim of felt, by the shorter side."""
STEP = 1.2
"""From card to card, by a card's size."""


class RollnbumpPreview(PaintedPreview):
    """The stacks on felt with the joker and the bonus die, and below the dice in the players' colours."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._seats = 2
        self._colours: tuple[str, ...] = ()
        self._tops: tuple[Card, ...] = ()

    def set_setup(self, setup: Setup, players: tuple[Player, ...]) -> None:
        """Show the stacks for that many players, with cards that are only an example."""
        table = deck().table(setup.seats)
        self._seats = setup.seats
        self._colours = tuple(player.colour for player in players[: setup.seats])
        self._tops = tuple(Random(setup.seats).sample(range(deck().joker), table.stacks))
        words = self.tr("%n stack(s) of {height} cards, the joker and the bonus die", None, table.stacks)
        self.tell(words.format(height=table.height))

    def paint(self, painter: QPainter, area: QRectF) -> None:
        paint_felt(painter, area, self.theme)
        if self._tops:
            edge = EDGE * min(area.width(), area.height())
            inner = area.adjusted(edge, edge, -edge, -edge)
            low = inner.height() * 0.2
            self._paint_stacks(painter, inner.adjusted(0, 0, 0, -low))
            self._paint_dice(painter, inner.adjusted(0, inner.height() - low * 0.86, 0, 0))

    def _paint_stacks(self, painter: QPainter, area: QRectF) -> None:
        cards, joker, bonus = _places(area, len(self._tops))
        height = deck().table(self._seats).height
        for place, card in zip(cards, self._tops, strict=True):
            paint_stack_edges(painter, place, height, self.theme)
            paint_card(painter, place, card, self.theme)
        paint_stack_edges(painter, joker, 1, self.theme)
        paint_card(painter, joker, deck().joker, self.theme)
        paint_die(painter, bonus, 6, BONUS, self.theme)

    def _paint_dice(self, painter: QPainter, area: QRectF) -> None:
        """Five dice a seat, side by side."""
        groups = len(self._colours)
        if not groups:
            return
        each = deck().dice
        unit = min(area.width() / (groups * each * 1.14 + (groups - 1) * 0.7), area.height() * 0.9)
        wide = each * unit * 1.14
        left = area.center().x() - (groups * wide + (groups - 1) * unit * 0.7) / 2
        y = area.center().y() - unit / 2
        for seat, colour in enumerate(self._colours):
            for number, face in enumerate(Random(seat).choices(range(1, 7), k=each)):
                x = left + seat * (wide + unit * 0.7) + number * unit * 1.14
                paint_die(painter, QRectF(x, y, unit, unit), face, colour, self.theme)


def _places(area: QRectF, stacks: int) -> tuple[list[QRectF], QRectF, QRectF]:
    """The stacks in the grid with the largest cards, and a column for the joker and the bonus die."""
    shapes = [(rows, -(-stacks // rows)) for rows in (1, 2, 3, 4)]

    def height_of(shape: tuple[int, int]) -> float:
        rows, columns = shape
        return min(area.height() / (rows * STEP), area.width() / ((columns + 1.2) * STEP * CARD_RATIO))

    rows, columns = max(shapes, key=height_of)
    height = height_of((rows, columns))
    width = height * CARD_RATIO
    across, down = width * STEP, height * STEP
    left = area.center().x() - (columns + 1.2) * across / 2
    top = area.center().y() - rows * down / 2

    def card(column: float, row: float) -> QRectF:
        return QRectF(left + column * across + across * 0.07, top + row * down + down * 0.05, width, height)

    cards = [card(number % columns, number // columns) for number in range(stacks)]
    joker = card(columns + 0.2, 0 if rows > 1 else -0.2)
    die = QRectF(0, 0, width * 0.5, width * 0.5)
    die.moveCenter(card(columns + 0.2, 1 if rows > 1 else 0.5).center())
    return cards, joker, die
