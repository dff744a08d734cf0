"""Draws the Rollecate table: places from layout and camera, pictures from `pictures`, manners of motion."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QAccessible, QPainter

from desktop_app.qt.scene2d.artist import Artist, ItemLook
from desktop_app.qt.scene2d.spot import NONE, Motion, Spot
from desktop_app.qt.theme import Theme
from desktop_app.session.component import Component

from .camera import Camera
from .cards import CARD_RATIO
from .ghosts import ghost_rect
from .layout import (
    Layout,
    Pending,
    dice_places,
    hand_places,
    lay_out,
    pending_places,
    pile_places,
    raised,
    shown_places,
    small_card,
)
from .motions import Pace, motion_of, spot_in
from .pictures import Pictures


@dataclass(slots=True)
class Manners:
    """What the board knows and the artist asks: names, and what may be dragged where."""

    name: Callable[[Component], str] = lambda component: ""
    draggable: Callable[[Component], bool] = lambda component: False
    accepts: Callable[[Component, Component], bool] = lambda dragged, target: False


class RailwayArtist(Artist):
    """Change its attributes, and those of its `pictures`, only between two arrangements."""

    def __init__(self, theme: Theme, seats: int, values: tuple[int, ...]) -> None:
        self.camera = Camera(0, 0, 60)
        self.pace: Pace | None = Pace()
        """None: nothing moves at all."""
        self.manners = Manners()
        self.pictures = Pictures(theme, seats, values)
        self._seats = seats
        self._size = QSizeF(960, 560)
        self._there: Counter[object] = Counter()
        self._groups: tuple[int, ...] = ()
        self._chosen: int | None = None

    @property
    def theme(self) -> Theme:
        """The colours."""
        return self.pictures.theme

    # ---- where -----------------------------------------------------------------------------------

    @property
    def layout(self) -> Layout:
        """The boxes for the board as large as it is."""
        return lay_out(self._size.width(), self._size.height(), self._seats, self.pictures.own)

    def resize(self, width: float, height: float) -> Layout:
        """The boxes for a board of that size, from now on."""
        self._size = QSizeF(width, height)
        return self.layout

    def count(self, components: tuple[Component, ...]) -> None:
        """Take in what will be arranged: how much lies together."""
        self._there = Counter()
        self._chosen = None
        numbers: Counter[object] = Counter()
        for part in components:
            self._there[part.place[:-1] if part.kind in ("card", "die") else part.kind] += 1
            if part.kind == "card" and part.place[0] == "hand":
                numbers[part.get("number")] += 1
                if part.get("chosen") and isinstance(part.place[1], int):
                    self._chosen = part.place[1]
        self._groups = tuple(numbers.values())

    def spot(self, component: Component, size: QSizeF) -> Spot:
        """See `layout`; from below: railway, engine (60), plates (200), piles, pending cards, the hand."""
        layout, place = self.layout, component.place
        match place:
            case ("cell", int(x), int(y)):
                return self._in_world(component, (x, y))
            case ("shelf",):
                return spot_in(layout.shelf, 200.0)
            case ("deck",):
                return spot_in(layout.deck, 205.0)
            case ("removed",):
                return spot_in(small_card(layout.deck.adjusted(0, layout.deck.height() * 0.7, 0, 0)), 201.0)
            case ("goals",):
                return spot_in(layout.goals, 210.0)
            case ("pile", int(seat)):
                return spot_in(layout.rows[seat].plate, 210.0)
            case ("seat", int(seat)):
                return spot_in(layout.rows[seat].held, 212.0)
            case ("pile", int(seat), int(number)):
                places = pile_places(layout.rows[seat].pile, self._there[("pile", seat)])
                return spot_in(places[number], 220.0 + number * 0.01)
            case ("shown", int(seat), int(number)):
                count, piled = self._there[("shown", seat)], self._there[("pile", seat)]
                return spot_in(shown_places(layout.rows[seat], count, piled)[number], 222.0 + number * 0.01)
            case ("aside", int(number)):
                high = layout.unit * 74
                aside = QRectF(12 + number * high * 0.5, 12, high * CARD_RATIO, high)
                return spot_in(aside, 230.0 + number * 0.01)
            case ("plate",):
                return spot_in(self._pending().plate, 240.0)
            case ("target", str(which)):
                pending = self._pending()
                return spot_in(pending.join if which == "join" else pending.top, 245.0)
            case ("pending", int(number)) if not self._there["plate"]:  # the curve to bend
                return spot_in(hand_places(layout.hand, (self._there[("pending",)],))[number], 250.0)
            case ("pending", int(number)):
                return spot_in(self._pending().cards[number], 250.0 + number * 0.01)
            case ("tray", int(number)):
                return spot_in(dice_places(layout.dice, self._there[("tray",)])[number], 260.0)
            case ("hand", int(number)):
                rect = hand_places(layout.hand, self._groups, self._chosen)[number]
                if component.get("chosen"):
                    return spot_in(raised(layout.hand, rect), 279.0)
                return spot_in(rect, 270.0 + number * 0.01)
        raise ValueError(place)

    @property
    def covered(self) -> QRectF:
        """What penalty cards that wait hide of the meadow; empty while none do."""
        return self._pending().plate if self._there["plate"] else QRectF()

    def _pending(self) -> Pending:
        return pending_places(self.layout, self.pictures.own, self._there[("pending",)])

    def _in_world(self, component: Component, cell: tuple[int, int]) -> Spot:
        rect = self.camera.rect(cell)
        level = {"card": 1.0, "rear": 3.0, "head": 0.5, "ghost": 5.0}.get(component.kind, 1.0)
        if component.kind == "ghost":
            rect = ghost_rect(rect, component)
        return spot_in(rect, level)

    def in_world(self, component: Component) -> bool:
        """Whatever lies in a cell."""
        return component.place[0] == "cell"

    # ---- pictures --------------------------------------------------------------------------------

    def margin(self, component: Component) -> float:
        match component.kind:
            case "ghost":
                return self.camera.cell * 1.05
            case "card" if component.place[0] != "cell":
                return self.layout.hand.height() * 0.12
            case "rear":
                return self.camera.cell * 0.4
            case "head" | "card":
                return self.camera.cell * 0.12
            case "die":
                return self.layout.dice.height() * 0.9
            case "deck" | "removed" | "plate" | "pile" | "goals":
                return 14.0
            case "shelf":
                return 16.0
        return 8.0

    def paint(self, painter: QPainter, component: Component, rect: QRectF, look: ItemLook) -> None:
        self.pictures.paint(painter, component, rect, look, self.layout)

    def paint_ground(self, painter: QPainter, rect: QRectF) -> None:
        """The meadow is painted by the view, which scrolls it."""

    # ---- manners -----------------------------------------------------------------------------------

    def name(self, component: Component) -> str:
        return self.manners.name(component)

    def role(self, component: Component) -> QAccessible.Role:
        return QAccessible.Role.ListItem

    def reachable(self, component: Component) -> bool:
        """Cards wherever they lie, ways to build, piles, targets; not what only decorates."""
        if component.kind in ("card", "ghost", "target", "deck", "pile", "goals"):
            return True
        return component.kind in ("head", "held")

    def draggable(self, component: Component) -> bool:
        return self.manners.draggable(component)

    def accepts(self, dragged: Component, target: Component) -> bool:
        return self.manners.accepts(dragged, target)

    # ---- motion ------------------------------------------------------------------------------------

    def motion(self, old: Component | None, new: Component | None) -> Motion:
        """See `motions`."""
        if self.pace is None:
            return NONE
        spot = self.spot(new, self._size) if new is not None else None
        return motion_of(old, new, spot, self.layout, self.pace, self.pictures.own)
