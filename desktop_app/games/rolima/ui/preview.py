"""The picture in the New game screen: a race that has begun, pile and display, gum cards, who plays."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from desktop_app.core.game import Setup
from desktop_app.games.rolima.engine.deck import COLOURS, GOAL, SECTIONS, Card, Colour, Hill, deck
from desktop_app.games.rolima.engine.state import GRAVEL, SLIPSTREAM, Track
from desktop_app.qt.painted_preview import PaintedPreview
from desktop_app.qt.painting import paint_swatch
from desktop_app.qt.theme import Theme
from desktop_app.session.record import Player

from .cards import CARD_RATIO, paint_fan_back, paint_fan_card, paint_stack_edges
from .carts import CartLook, paint_cart
from .gum import paint_gum_card
from .hill_cards import HillFace, paint_goal_card, paint_hill_card, paint_start_card
from .hill_text import hill_name
from .street import paint_street
from .street_plan import HILL_RATIO, Plan

STRIP = 0.25
"""The share of the height that the cards take, below the street."""
LOW = 145
"""Lower pictures show the street and, large, its four hill cards alone."""
TRACK: Track = ((3, 2), (4,), (1, 0), (), (), ())
"""The race of the example; the second section is that of the leader."""
LEADER = 2
_SHOWN: tuple[tuple[Colour, int], ...] = ((0, 7), (3, 2), (1, 9), (4, 4), (2, 1), (0, 3), (3, 8))
"""The cards of the example's display."""
_GUM_SHIFT = 0.56
"""Gum cards lie over each other by all but so much of their width."""


class RolimaPreview(PaintedPreview):
    """The street with five carts and its hill cards; below it the pile, the display and the seats."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._colours: tuple[str, ...] = ()
        self._hill: tuple[tuple[Hill | None, HillFace], ...] = ()
        self._display: tuple[Card, ...] = ()
        self._gums = False

    def set_setup(self, setup: Setup, players: tuple[Player, ...]) -> None:
        """Show an example for that many players and with what was agreed."""
        self._hill = hill_of(setup)
        self._display = display_of(setup)
        self._gums = setup.option("gum_cards", False) is True
        self._colours = tuple(player.colour for player in players[: setup.seats])
        words = self.tr("%n card(s) in the display, {hand} in the hand", None, len(self._display))
        self.tell(words.format(hand=deck().hand))

    def paint(self, painter: QPainter, area: QRectF) -> None:
        low = area.height() * STRIP if area.height() >= LOW else 0.0
        self._paint_race(painter, area.adjusted(0, 0, 0, -low))
        if not low:
            self._paint_hill(painter, area)
        elif self._colours:
            self._paint_strip(painter, area.adjusted(0, area.height() - low, 0, 0))

    def _paint_hill(self, painter: QPainter, area: QRectF) -> None:
        """The hill cards in a row along the lower edge, from the top of the hill to its foot."""
        high = min(area.height() * 0.42, area.width() * 0.94 / (SECTIONS * 1.12 * HILL_RATIO))
        step = high * HILL_RATIO * 1.12
        x = area.center().x() - step * (SECTIONS - 1) / 2
        for at, (hill, face) in enumerate(self._hill):
            rect = QRectF(0, 0, high * HILL_RATIO, high)
            rect.moveCenter(QPointF(x + step * at, area.bottom() - high * 0.78))
            name = hill_name(hill) if hill is not None and face == "open" else ""
            paint_hill_card(painter, rect, hill, self.theme, state=face, name=name)

    def _paint_race(self, painter: QPainter, area: QRectF) -> None:
        plan, theme = Plan(area.width(), area.height()), self.theme
        paint_street(painter, area, theme)
        paint_start_card(painter, plan.start, theme)
        for section, (hill, face) in enumerate(self._hill, 1):
            name = hill_name(hill) if hill is not None and face == "open" else ""
            paint_hill_card(painter, plan.hill(section), hill, theme, state=face, name=name)
        paint_goal_card(painter, plan.goal, theme)
        for row in range(GOAL + 1):
            for index, colour in enumerate(TRACK[row]):
                spot = plan.cart(row, index, len(TRACK[row]))
                painter.save()
                painter.translate(spot.rect.center())
                painter.rotate(spot.rotation)
                box = QRectF(-spot.width / 2, -spot.height / 2, spot.width, spot.height)
                paint_cart(painter, box, colour, theme, CartLook(roll=0.1 * index))
                painter.restore()

    def _paint_strip(self, painter: QPainter, area: QRectF) -> None:
        """Cards on a dark strip of shade."""
        theme = self.theme
        painter.fillRect(area, QColor(54, 30, 22, 235) if not theme.dark else QColor(24, 20, 34, 240))
        places = lay_strip(area, len(self._display), len(self._colours), gums=self._gums)
        paint_stack_edges(painter, places.pile, 9, theme)
        paint_fan_back(painter, places.pile, theme)
        for card, rect in zip(self._display, places.display, strict=True):
            paint_fan_card(painter, rect, card, theme)
        for colour, rect in enumerate(places.gums):
            paint_gum_card(painter, rect, colour, theme)
        for key, rect in zip(self._colours, places.seats, strict=True):
            paint_swatch(painter, rect, (key,), theme, radius=rect.width() * 0.24)
            painter.setPen(QPen(QColor("#FFFDF6"), max(rect.width() * 0.05, 1.0)))
            painter.drawRoundedRect(rect, rect.width() * 0.24, rect.width() * 0.24)


# ---- what is shown -------------------------------------------------------------------------------------


def hill_of(setup: Setup) -> tuple[tuple[Hill | None, HillFace], ...]:
    """The hill cards of the sections and how they lie.

    Never turned up: all face down. In a fixed order: those named lie open. Shuffled: those named show their
    sign on the back. A card named twice counts once: one from the deck lies, face down, where it is named
    again. Else the leader's one is open and the one above it was.
    """
    mode = setup.option("hill_mode", "normal")
    found: list[tuple[Hill | None, HillFace]] = [(None, "hidden")] * SECTIONS
    if mode != "hidden":
        found[LEADER - 2], found[LEADER - 1] = (GRAVEL, "seen"), (SLIPSTREAM, "open")
    if mode in ("chosen", "fixed"):
        named = [setup.option(f"hill_{section}", 0) for section in range(1, SECTIONS + 1)]
        if any(named):
            face: HillFace = "open" if mode == "fixed" else "seen"
            found = [
                (int(hill), face) if hill and hill not in named[:at] else (None, "hidden")
                for at, hill in enumerate(named)
            ]
    return tuple(found)


def display_of(setup: Setup) -> tuple[Card, ...]:
    """Cards for the display of that many players, with a 0/10 card among them if it is played with."""
    cards = [deck().card(colour, number) for colour, number in _SHOWN[: deck().display(setup.seats)]]
    if setup.option("zero_ten", False) is True:
        cards[1] = deck().card(_SHOWN[1][0], None)
    return tuple(cards)


@dataclass(frozen=True, slots=True)
class StripPlaces:
    """Where everything lies on the strip."""

    pile: QRectF
    display: tuple[QRectF, ...]
    gums: tuple[QRectF, ...]
    seats: tuple[QRectF, ...]


def lay_strip(area: QRectF, cards: int, seats: int, *, gums: bool) -> StripPlaces:
    """The pile and the display from the left, then gum cards, at the right the seats in two rows."""
    columns = (seats + 1) // 2
    gap, disc = 0.14, 0.5
    wanted = 1 + 0.35 + cards + gap * (cards - 1) + 0.45 + columns * (disc + 0.1)
    if gums:
        wanted += 0.3 + 1 + _GUM_SHIFT * (COLOURS - 1)
    wide = min(area.height() * 0.8 * CARD_RATIO, area.width() * 0.95 / wanted)
    high = wide / CARD_RATIO
    x, y = area.center().x() - wanted * wide / 2, area.center().y() - high / 2
    pile = QRectF(x, y, wide, high)
    x += wide * 1.35
    display = tuple(QRectF(x + number * wide * (1 + gap), y, wide, high) for number in range(cards))
    x = display[-1].right() + wide * 0.3
    shown: tuple[QRectF, ...] = ()
    if gums:
        shown = tuple(QRectF(x + number * wide * _GUM_SHIFT, y, wide, high) for number in range(COLOURS))
        x = shown[-1].right() + wide * 0.3
    side = min(wide * disc, high * 0.46)
    middle, step = area.center().y(), side * 1.16
    found = []
    for seat in range(seats):
        row, column = divmod(seat, columns)
        top = middle - side / 2 if columns == seats else middle - step + row * step + (step - side) / 2
        found.append(QRectF(QPointF(x + wide * 0.15 + column * step, top), QSizeF(side, side)))
    return StripPlaces(pile, display, shown, tuple(found))
