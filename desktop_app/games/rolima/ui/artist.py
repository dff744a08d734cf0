"""Draws the Rolimã table: places of `layout`, pictures of `pictures`, manners of motion of `motions`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QAccessible, QPainter

from desktop_app.qt.scene2d.artist import Artist, ItemLook
from desktop_app.qt.scene2d.spot import NONE, Motion, Spot
from desktop_app.qt.theme import Theme
from desktop_app.session.component import Component

from .layout import Layout, display_places, hand_spots, lay_out, strip, sum_rows
from .motions import Pace, motion_of, spot_in, taken
from .pictures import Pictures

GUM_RATIO = 0.8
"""Width by height of a small gum card."""
REACHABLE = frozenset(
    {"card", "back", "gum", "hill", "cart", "pile", "discard", "horn", "rule", "sum", "seat", "deed", "worth"}
    | {"bets", "podium"}
)


@dataclass(slots=True)
class Manners:
    """What the board knows and the artist asks: names, and what may be dragged where."""

    name: Callable[[Component], str] = lambda component: ""
    draggable: Callable[[Component], bool] = lambda component: False
    accepts: Callable[[Component, Component], bool] = lambda dragged, target: False


class TableArtist(Artist):
    """Change its attributes, and those of its `pictures`, only between two arrangements."""

    def __init__(self, theme: Theme, seats: int) -> None:
        self.pace: Pace | None = Pace()
        """None: nothing moves at all."""
        self.manners = Manners()
        self.pictures = Pictures(theme, seats)
        self.takers: dict[str, int] = {}
        """The seat that takes a card which leaves the display, by the card's id."""
        self._seats = seats
        self._size = QSizeF(960, 430)
        self._covered = True
        self._chosen: int | None = None

    # ---- where -----------------------------------------------------------------------------------

    @property
    def layout(self) -> Layout:
        """The boxes for the board as large as it is."""
        return lay_out(self._size.width(), self._size.height(), self._seats, covered=self._covered)

    def resize(self, width: float, height: float, *, covered: bool) -> Layout:
        """The boxes for a board of that size, from now on; for `covered` see `lay_out`."""
        self._size, self._covered = QSizeF(width, height), covered
        return self.layout

    def count(self, components: tuple[Component, ...]) -> None:
        """Take in what will be arranged: which card of the hand stands out."""
        self._chosen = next(
            (
                part.place[1]
                for part in components
                if part.place[0] == "hand" and part.get("chosen") and isinstance(part.place[1], int)
            ),
            None,
        )

    def spot(self, component: Component, size: QSizeF) -> Spot:
        """From below: street, hill cards, carts, shelf (100), panels, cards, horn, the hand (300)."""
        layout, place = self.layout, component.place
        match place:
            case ("street",):
                return spot_in(layout.world, 1.0)
            case ("hill", int(row)):
                return spot_in(layout.course.hill(row), 10.0 + row)
            case ("row", int(row), int(index), int(count)):
                rect, rotation = layout.course.cart(row, index, count)
                level = 20.0 + row * 5 + index * 0.5 + (0.2 if component.kind == "ghost" else 0.0)
                return spot_in(rect, level, rotation)
            case ("shelf",):
                return spot_in(layout.shelf, 100.0)
            case ("tray",):
                return spot_in(layout.tray, 105.0)
            case ("hand",):
                return spot_in(layout.hand, 106.0)
            case ("pile",):
                return spot_in(layout.pile, 110.0)
            case ("discard",):
                return spot_in(layout.discard, 110.0)
            case ("display", int(at), int(most)):
                rect = display_places(layout, at + 1, most)[at]
                lift = rect.height() * 0.1 if component.get("chosen") else 0.0
                return spot_in(rect.translated(0, -lift), 220.0 + at * 0.01 + (10 if lift else 0))
            case ("hand", int(at), int(count)):
                spot = hand_spots(layout, count, self._chosen)[at]
                return Spot(spot.x, spot.y, spot.width, spot.height, 300.0 + spot.z, spot.rotation)
        return self._panel_spot(component, layout)

    def _panel_spot(self, component: Component, layout: Layout) -> Spot:
        place = component.place
        match place:
            case ("rule",):
                return spot_in(layout.rule, 120.0)
            case ("sums",):
                return spot_in(layout.sums, 120.0)
            case ("sum", int(at)):
                return spot_in(sum_rows(layout.sums, layout.unit)[at], 125.0)
            case ("table", int(at)):
                row = sum_rows(layout.sums, layout.unit)[at]
                high = row.height() * 0.86
                box = QRectF(
                    row.right() - high * GUM_RATIO - 2, row.y() + high * 0.08, high * GUM_RATIO, high
                )
                return spot_in(box, 130.0)
            case ("owned", int(seat), int(at), int(count)):
                seating = layout.seats[seat]
                boxes = strip(seating.gums, count, GUM_RATIO, most=1.04)
                return spot_in(boxes[at], 212.0 + at * 0.01)
            case ("seat", int(seat)):
                return spot_in(layout.seats[seat].plate, 120.0)
            case ("played", int(seat)):
                return spot_in(layout.seats[seat].card, 214.0)
            case ("horn", int(seat)):
                return spot_in(layout.seats[seat].horn, 215.0)
            case ("worth",):
                return spot_in(layout.worth, 120.0)
            case ("deed",):
                return spot_in(layout.button, 121.0)
            case ("podium",):
                return spot_in(layout.podium, 110.0)
            case ("bets", int(seat)):
                return spot_in(layout.bets[seat].plate, 110.0)
            case ("bet", int(seat), int(at)):
                return spot_in(layout.bets[seat].cards[at], 120.0)
            case ("bet gum", int(seat), int(at), int(count)):
                boxes = strip(layout.bets[seat].gums, count, GUM_RATIO, most=1.04)
                return spot_in(boxes[at], 121.0 + at * 0.01)
        raise ValueError(place)

    # ---- pictures --------------------------------------------------------------------------------

    def margin(self, component: Component) -> float:
        match component.kind:
            case "gum" if component.place[0] == "bet gum":
                return 10.0 + self.layout.bets[0].plate.height() * 0.32
            case "cart" | "ghost":
                return self.layout.course.plan.cart_width(5) * 0.85
            case "card" if component.place[0] == "bet":
                return 10.0 + self.layout.bets[0].plate.height() * 0.32
            case "card" if component.place[0] == "played":
                return 12.0 + self.layout.seats[0].card.height() * 0.8
            case "card":
                return self.layout.hand.height() * 0.13
            case "pile" | "discard":
                return self.layout.tray.height() * 0.45
            case "shelf":
                return 16.0
            case "hill":
                return self.layout.course.plan.card_width(5) * 0.14
        return 10.0

    def paint(self, painter: QPainter, component: Component, rect: QRectF, look: ItemLook) -> None:
        self.pictures.paint(painter, component, rect, look, self.layout)

    def paint_ground(self, painter: QPainter, rect: QRectF) -> None:
        self.pictures.paint_ground(painter, rect, self.layout)

    # ---- manners -----------------------------------------------------------------------------------

    def name(self, component: Component) -> str:
        return self.manners.name(component)

    def role(self, component: Component) -> QAccessible.Role:
        return QAccessible.Role.Button if component.kind == "deed" else QAccessible.Role.ListItem

    def reachable(self, component: Component) -> bool:
        return component.kind in REACHABLE

    def draggable(self, component: Component) -> bool:
        return self.manners.draggable(component)

    def accepts(self, dragged: Component, target: Component) -> bool:
        return self.manners.accepts(dragged, target)

    # ---- motion ------------------------------------------------------------------------------------

    def motion(self, old: Component | None, new: Component | None) -> Motion:
        """See `motions`."""
        if self.pace is None:
            return NONE
        if old is not None and new is None and old.id in self.takers and old.place[0] == "display":
            return taken(self.layout, self.takers[old.id])
        spot = self.spot(new, self._size) if new is not None else None
        return motion_of(old, new, spot, self.layout, self.pace)
