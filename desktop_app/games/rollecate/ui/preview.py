"""The picture in the New game screen: a first railway on the meadow, the draw pile, a hand for each seat."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from desktop_app.core.game import Setup
from desktop_app.games.rollecate.engine.deck import (
    BROKEN,
    CURVE,
    KINDS,
    STRAIGHT,
    card_values,
    deck,
    kind_of,
    track,
)
from desktop_app.games.rollecate.engine.geometry import placed, target
from desktop_app.games.rollecate.engine.state import Cell, Track, Turn
from desktop_app.qt.glyphs import paint_glyphs
from desktop_app.qt.painted_preview import PaintedPreview
from desktop_app.qt.theme import SEAT_COLOURS, Theme, colour_letter
from desktop_app.session.record import Player

from .cards import CARD_RATIO, paint_card_back, paint_pile_edges
from .land import paint_land
from .marks import paint_target
from .track import paint_track, paint_value
from .train import paint_train
from .ways import point_at

SEED = 11
"""Of the meadow."""
STRIP = 0.27
"""The share of the height that the hands take, below the railway."""
_FIRST: tuple[tuple[int, int, Turn], ...] = (
    (1, STRAIGHT, "S"),
    (4, CURVE, "L"),
    (3, CURVE, "R"),
    (2, BROKEN, "S"),
)
"""Value, kind and way of the cards of the example."""


class RollecatePreview(PaintedPreview):
    """Four cards with the train on the meadow; below the draw pile, and two cards in each player's colour."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._colours: tuple[str, ...] = ()
        self._railway: tuple[Track, ...] = ()

    def set_setup(self, setup: Setup, players: tuple[Player, ...]) -> None:
        """Show an example for that many players; broken track only where it can lie there."""
        whole = setup.option("broken_off", False) is True or setup.option("setup_no_broken", False) is True
        self._railway = example(broken=not whole)
        self._colours = tuple(player.colour for player in players[: setup.seats])
        turns = deck().draws(setup.seats) // setup.seats
        words = self.tr("%n turn(s) each, {hand} cards in the hand at the start", None, turns)
        self.tell(words.format(hand=deck().hand))

    def paint(self, painter: QPainter, area: QRectF) -> None:
        low = area.height() * STRIP
        cell, offset = sight(area.adjusted(0, 0, 0, -low), self._railway)
        cells = {_shown(piece.cell) for piece in self._railway} | {_shown(target(self._railway)[0])}
        paint_land(painter, area, cell, offset, self.theme, SEED, clear=cells)
        if self._railway:
            self._paint_railway(painter, cell, offset)
        if self._colours:
            self._paint_hands(painter, area.adjusted(0, area.height() - low, 0, 0))

    def _paint_railway(self, painter: QPainter, cell: float, offset: QPointF) -> None:
        rects = [_rect(piece.cell, cell, offset) for piece in self._railway]
        goal, heading = target(self._railway)
        paint_target(painter, _rect(goal, cell, offset), heading, self.theme)
        for piece, rect in zip(self._railway, rects, strict=True):
            kind, value = KINDS[kind_of(piece.card)], _value(piece)
            paint_track(painter, rect, kind, piece.heading, piece.leaves, value, self.theme, plate=False)
        under, rect = self._railway[deck().train - 1], rects[deck().train - 1]
        place, angle = point_at(under.heading, under.leaves, 0.5)
        paint_train(painter, rect.topLeft() + place * cell, angle, cell, self.theme)
        for piece, rect in zip(self._railway, rects, strict=True):
            paint_value(painter, rect, piece.heading, piece.leaves, _value(piece), self.theme)

    def _paint_hands(self, painter: QPainter, strip: QRectF) -> None:
        """The draw pile in the middle of a dark strip of shade, hands beside it."""
        painter.fillRect(strip, QColor(10, 26, 18, 150 if self.theme.dark else 120))
        pile, hands, discs = places(strip, len(self._colours))
        paint_pile_edges(painter, pile, 9, self.theme)
        paint_card_back(painter, pile, self.theme)
        for key, cards, disc in zip(self._colours, hands, discs, strict=True):
            for card in cards:
                paint_card_back(painter, card, self.theme)
            colour = SEAT_COLOURS[key]
            painter.setPen(QPen(QColor("#FFFDF6"), max(disc.width() * 0.09, 1.2)))
            painter.setBrush(QColor(colour.hex))
            painter.drawEllipse(disc)
            cut = disc.width() * 0.26
            paint_glyphs(
                painter, disc.adjusted(cut, cut, -cut, -cut), colour_letter(key), colour.ink, plain=True
            )


def example(*, broken: bool) -> tuple[Track, ...]:
    """A first railway, with a broken track in it or without."""
    railway: list[Track] = []
    for value, kind, turn in _FIRST:
        card = track(value, STRAIGHT if kind == BROKEN and not broken else kind)
        railway.append(placed(railway, card, turn))
    return tuple(railway)


def sight(area: QRectF, railway: tuple[Track, ...]) -> tuple[float, QPointF]:
    """Pixels a cell, and where the cell (0, 0) lies, so that railway and next cell fill the area."""
    cells = [_shown(piece.cell) for piece in railway] + [_shown(target(railway)[0])]
    columns, rows = [x for x, _ in cells], [y for _, y in cells]
    wide, high = max(columns) - min(columns) + 1, max(rows) - min(rows) + 1
    cell = min(area.width() / (wide + 0.8), area.height() / (high + 0.5))
    middle = QPointF(min(columns) + wide / 2, min(rows) + high / 2)
    return cell, area.center() - middle * cell


def places(strip: QRectF, seats: int) -> tuple[QRectF, list[tuple[QRectF, QRectF]], list[QRectF]]:
    """The draw pile at the left, then two cards and a disc for each seat, side by side."""
    groups = seats + 1
    each = strip.width() / groups
    high = min(strip.height() * 0.78, each * 0.72 / CARD_RATIO * 0.62)
    wide = high * CARD_RATIO

    def card(group: int, shift: float) -> QRectF:
        middle = QPointF(strip.x() + (group + 0.5) * each + shift, strip.center().y() - high * 0.04)
        return QRectF(middle.x() - wide / 2, middle.y() - high / 2, wide, high)

    hands = [(card(seat, -wide * 0.4), card(seat, wide * 0.16)) for seat in range(1, groups)]
    discs = []
    for _, second in hands:
        side = max(wide * 0.5, 12.0)
        disc = QRectF(0, 0, side, side)
        disc.moveCenter(QPointF(second.right() - side * 0.1, second.bottom() - side * 0.3))
        discs.append(disc)
    return card(0, 0.0), hands, discs


def _value(piece: Track) -> int:
    return card_values(0)[piece.card]


def _shown(cell: Cell) -> Cell:
    """On the screen north is up."""
    return cell[0], -cell[1]


def _rect(cell: Cell, side: float, offset: QPointF) -> QRectF:
    x, y = _shown(cell)
    return QRectF(x * side + offset.x(), y * side + offset.y(), side, side)
