"""Draws the table: gives every component its spot, its picture and its motion."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QAccessible, QColor, QPainter, QPainterPath, QPen

from desktop_app.games.rollnbump.engine.deck import Kind, deck
from desktop_app.games.rollnbump.engine.state import JOKER_SLOT
from desktop_app.qt import fonts
from desktop_app.qt.scene2d.artist import Artist, ItemLook
from desktop_app.qt.scene2d.spot import NONE, SLIDE, Motion, MotionKind, Spot
from desktop_app.qt.theme import Theme
from desktop_app.session.component import Component

from . import pills
from .boxes import Box
from .faces import paint_back, paint_card, paint_die, paint_empty, paint_felt, paint_stack_edges, paint_tray
from .layout import ASPECT, Layout, lay_out
from .lines import paint_fitted

ROLL_MS, STAGGER_MS = 600.0, 70.0
FLY_MS, FLIP_MS = 300.0, 320.0
SHORT_TITLE = 92.0
"""A narrower card has its short name on it."""


@dataclass(frozen=True, slots=True)
class Pace:
    """When the parts of what happened begin, in milliseconds: one after the other, to be followed."""

    collect: float = 0.0
    reveal: float = 0.0
    roll: float = 0.0


@dataclass(slots=True)
class Manners:
    """What the board knows and the artist asks: names, and what may be dragged where."""

    name: Callable[[Component], str] = lambda component: ""
    title: Callable[[int, bool], str] = lambda card, short: ""
    bonus_title: Callable[[], str] = lambda: ""
    bonus_note: Callable[[int, bool], tuple[str, ...]] = lambda seat, final: ()
    draggable: Callable[[Component], bool] = lambda component: False
    accepts: Callable[[Component, Component], bool] = lambda dragged, target: False


class TableArtist(Artist):
    """`colours` are the seats' palette keys. Change its attributes only between two arrangements."""

    def __init__(self, theme: Theme, seats: int, stacks: int) -> None:
        self.theme = theme
        self.colours: tuple[str, ...] = ()
        self.pace: Pace | None = Pace()
        """None: nothing moves at all."""
        self.collectors: dict[int, int] = {}
        """Who takes the cards that go away."""
        self.manners = Manners()
        self._seats, self._stacks = seats, stacks
        self._layout = lay_out(960, 600, seats, stacks)
        self._there: Counter[tuple[object, ...]] = Counter()
        self._kinds: dict[object, Kind] = {}

    # ---- where -----------------------------------------------------------------------------------

    def layout(self, width: float, height: float) -> Layout:
        """The boxes for a board of that size."""
        if (self._layout.whole.w, self._layout.whole.h) != (width, height):
            self._layout = lay_out(width, height, self._seats, self._stacks)
        return self._layout

    def count(self, components: tuple[Component, ...]) -> None:
        """Take in what will be arranged: how many dice lie together, and what the cards below them want."""
        self._there = Counter(c.place[:-1] for c in components if c.kind == "die")
        cards = {c.get("slot"): c.get("card") for c in components if c.kind == "stack"}
        self._kinds = {slot: deck().kind(card) for slot, card in cards.items() if isinstance(card, int)}

    def spot(self, component: Component, size: QSizeF) -> Spot:
        """See `layout`; levels from below: places, stacks, cards, dice, pills, what lies with a seat."""
        layout, place = self.layout(size.width(), size.height()), component.place
        match place:
            case ("stack", int(slot)):
                level = {"stack": 1.0, "card": 2.0, "mark": 30.0}[component.kind]
                return _spot(self._card(layout, slot), level)
            case ("area",):
                return _spot(layout.centre, 0.5)
            case ("centre",):
                lies_with_total = component.get("owner") is not None or component.get("final")
                return _spot(layout.centre_die(claimed=bool(lies_with_total)), 11.0)
            case ("tray", "b"):
                return _spot(layout.bonus_die, 20.0)
            case ("tray", int(number)):
                return _spot(layout.dice[number], 20.0)
            case ("plan" | "claim" as kind, int(slot), int(number)):
                return self._on_card(layout, str(kind), slot, number)
            case ("bonus", int(number)):
                return _spot(layout.centre_dice(self._there[("bonus",)])[number], 12.0)
            case ("seat" | "reserve", int(seat), *_):  # under the score pad
                return _spot(layout.dice[0].around(*layout.rows[seat].centre), 3.0)
        raise ValueError(place)

    def _card(self, layout: Layout, slot: int) -> Box:
        return layout.joker if slot == JOKER_SLOT else layout.stacks[slot]

    def _on_card(self, layout: Layout, kind: str, slot: int, number: int) -> Spot:
        """Dice put there now lie in the printed places; those they would bump wait above, small."""
        card = self._card(layout, slot)
        count = self._there[(kind, slot)]
        if kind == "claim" and self._there[("plan", slot)]:
            side = card.w * 0.19
            left = card.centre[0] - side * 1.06 * (count - 1) / 2
            box = Box(0, 0, side, side).around(left + side * 1.06 * number, card.y + card.h * 0.2)
            return _spot(box, 13.0)
        lies = layout.card_dice(card, self._kinds[slot], count)[number]
        return _spot(lies, (14.0 if kind == "plan" else 10.0) + number * 0.01)

    # ---- pictures --------------------------------------------------------------------------------

    def margin(self, component: Component) -> float:
        layout = self._layout
        match component.kind:
            case "stack" | "card":
                return layout.joker.w * 0.18
            case "mark":
                return layout.joker.w * 0.24
            case "die" | "bonus":
                return layout.dice[0].w * 0.9
        return layout.centre.w * 0.1

    def paint(self, painter: QPainter, component: Component, rect: QRectF, look: ItemLook) -> None:
        match component.kind:
            case "stack":
                self._paint_stack(painter, component, rect, look)
            case "card" if look.phase < 1:
                paint_back(painter, rect, self.theme)
            case "card":
                card = component.get("card")
                assert isinstance(card, int)
                title = self.manners.title(card, rect.width() < SHORT_TITLE)
                paint_card(painter, rect, card, self.theme, title=title)
            case "mark":
                pills.paint_marks(painter, component, rect, self.theme)
            case "area":
                self._paint_area(painter, component, rect, look)
            case _:
                self._paint_die(painter, component, rect, look)

    def _paint_stack(self, painter: QPainter, stack: Component, rect: QRectF, look: ItemLook) -> None:
        """The cards below the top one, and the rings around it; the top card is a thing of its own."""
        height, card = stack.get("height"), stack.get("card")
        assert isinstance(height, int)
        if not height:
            paint_empty(painter, rect, self.theme)
            return
        paint_stack_edges(painter, rect, height, self.theme)
        if not isinstance(card, int):
            paint_back(painter, rect, self.theme)
            return
        lit, hint = bool(stack.get("claimable")) or look.target, bool(stack.get("hinted"))
        if lit or hint or look.cursor:
            self._paint_rings(painter, rect, card, lit=lit, hinted=hint, cursor=look.cursor)
        if look.hovered:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor("#FFFBF4"), max(rect.width() * 0.03, 2.0)))
            edge = rect.width() * 0.03
            painter.drawRoundedRect(rect.adjusted(-edge, -edge, edge, edge), edge * 3.6, edge * 3.6)

    def _paint_rings(
        self, painter: QPainter, rect: QRectF, card: int, *, lit: bool, hinted: bool, cursor: bool
    ) -> None:
        """What a card has around itself, without the card."""
        outside, inside = QPainterPath(), QPainterPath()
        reach, radius = rect.width() * 0.2, rect.width() * 0.085
        outside.addRect(rect.adjusted(-reach, -reach, reach, reach))
        inside.addRoundedRect(rect, radius, radius)
        painter.save()
        painter.setClipPath(outside - inside)
        paint_card(painter, rect, card, self.theme, lit=lit, cursor=cursor, hinted=hinted)
        painter.restore()

    def _paint_die(self, painter: QPainter, die: Component, rect: QRectF, look: ItemLook) -> None:
        seat, face = die.get("seat"), die.get("face")
        colour = self.colours[seat] if isinstance(seat, int) else None
        in_tray = die.place[0] == "tray"
        waits = die.kind == "bonus" and not face and die.place == ("centre",)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if die.get("hinted"):
            _paint_halo(painter, rect)
        paint_die(
            painter,
            rect,
            6 if waits else face if isinstance(face, int) else 0,
            colour,
            self.theme,
            phase=look.phase,
            angle=0.0 if look.phase < 1 else _angle(die),
            locked=bool(die.get("locked")) and in_tray,
            cursor=look.cursor,
            hovered=(look.hovered or look.dragged) and bool(die.get("name")),
            turned=bool(die.get("turned")),
        )

    def _paint_area(self, painter: QPainter, area: Component, rect: QRectF, look: ItemLook) -> None:
        """The place of the bonus die: a hollow in the felt with its name and the total that lies there."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius = rect.width() * 0.1
        painter.setPen(QPen(QColor(214, 196, 150, 130), 1.4))
        painter.setBrush(QColor(6, 12, 38, 105))
        painter.drawRoundedRect(rect, radius, radius)
        if area.get("wins") or look.target:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor("#FFD468"), max(2.4, rect.width() * 0.022)))
            painter.drawRoundedRect(rect, radius, radius)
        if look.cursor or look.hovered:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor("#FFFBF4"), 3.0 if look.cursor else 1.6))
            painter.drawRoundedRect(rect.adjusted(-4, -4, 4, 4), radius + 4, radius + 4)
        font = fonts.display()
        font.setPixelSize(max(13, round(min(rect.width() * 0.125, rect.height() * 0.12))))
        title = QRectF(
            rect.x() + 4, rect.y() + rect.height() * 0.02, rect.width() - 8, font.pixelSize() * 1.4
        )
        centred = Qt.AlignmentFlag.AlignHCenter
        paint_fitted(painter, title, self.manners.bonus_title(), font, "#F3E6C4", centred)
        holder = area.get("hand")
        if isinstance(holder, int):
            font = fonts.ui()
            font.setPixelSize(max(13, round(min(rect.width() * 0.1, rect.height() * 0.1))))
            place = QRectF(rect.x() + 4, rect.center().y(), rect.width() - 8, font.pixelSize() * 1.4)
            for line in self.manners.bonus_note(holder, bool(area.get("final"))):
                paint_fitted(painter, place, line, font, "#D5DCF4", centred)
                place.translate(0, place.height())
        die = self._layout.centre_die(claimed=True)
        where = _rect(die).translated(-self._layout.centre.x, -self._layout.centre.y)
        pills.paint_totals(painter, area, rect, where, self.theme)

    def paint_ground(self, painter: QPainter, rect: QRectF) -> None:
        layout = self.layout(rect.width(), rect.height())
        paint_felt(painter, rect, self.theme)
        paint_tray(painter, _rect(layout.tray), self.theme)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for box in (*layout.dice, layout.bonus_die):
            side = box.w
            area = _rect(box).adjusted(-side * 0.06, -side * 0.06, side * 0.06, side * 0.06)
            painter.setBrush(QColor(4, 8, 30, 70))
            painter.setPen(QPen(QColor(214, 196, 150, 60), 1.2))
            painter.drawRoundedRect(area, side * 0.24, side * 0.24)

    # ---- manners -----------------------------------------------------------------------------------

    def name(self, component: Component) -> str:
        return self.manners.name(component)

    def role(self, component: Component) -> QAccessible.Role:
        return QAccessible.Role.ListItem

    def reachable(self, component: Component) -> bool:
        """Stacks, the bonus die's place, and the dice of whoever is to move."""
        if component.kind in ("stack", "area"):
            return True
        return component.kind in ("die", "bonus") and bool(component.get("name"))

    def draggable(self, component: Component) -> bool:
        return self.manners.draggable(component)

    def accepts(self, dragged: Component, target: Component) -> bool:
        return self.manners.accepts(dragged, target)

    # ---- motion ------------------------------------------------------------------------------------

    def motion(self, old: Component | None, new: Component | None) -> Motion:
        """Dice are thrown, cards fly to their collector, new ones are turned up; all else slides or stays."""
        thing = new or old
        if self.pace is None or thing is None or thing.kind in ("stack", "mark", "area"):
            return NONE
        if thing.kind == "card":
            return self._card_motion(old, new)
        if old is None or new is None:
            return NONE
        if new.get("throw") is not None and new.get("throw") != old.get("throw"):
            return self._throw(new)
        if old.place == new.place:
            return NONE
        ends = {str(old.place[0]), str(new.place[0])}
        if ends == {"tray"} or ends <= {"plan", "claim"}:
            return SLIDE
        return Motion(MotionKind.SLIDE, FLY_MS)

    def _card_motion(self, old: Component | None, new: Component | None) -> Motion:
        pace = self.pace or Pace()
        if old is None and new is not None:
            return Motion(MotionKind.FLIP, FLIP_MS, delay=pace.reveal, start=self.spot(new, self._size()))
        card = old.get("card") if old is not None and new is None else None
        if isinstance(card, int) and card in self.collectors:
            row = self._layout.rows[self.collectors[card]]
            small = Box(0, 0, row.h * 0.3 * ASPECT, row.h * 0.3)
            end = _spot(small.around(*row.centre), 40.0)
            return Motion(MotionKind.SLIDE, FLY_MS * 1.5, delay=pace.collect, end=end)
        return NONE

    def _throw(self, die: Component) -> Motion:
        """From the upper edge of the tray onto its place, one die a little after the other."""
        pace = self.pace or Pace()
        spot = self.spot(die, self._size())
        number = die.place[-1] if isinstance(die.place[-1], int) else 5
        side = self._layout.tray.h * 0.5
        start = replace(spot, x=spot.x - side * 0.5, y=spot.y - side, opacity=0.0)
        delay = pace.roll + STAGGER_MS * number
        return Motion(MotionKind.TUMBLE, ROLL_MS, delay=delay, start=start, turns=0)

    def _size(self) -> QSizeF:
        return QSizeF(self._layout.whole.w, self._layout.whole.h)


def _spot(box: Box, level: float) -> Spot:
    x, y = box.centre
    return Spot(x, y, box.w, box.h, level)


def _rect(box: Box) -> QRectF:
    return QRectF(box.x, box.y, box.w, box.h)


def _angle(die: Component) -> float:
    """Dice never lie quite straight, nearly so on cards; a die lies the same way as long as it lies there."""
    if die.kind == "bonus":
        return -3.0
    number = sum(ord(sign) for sign in die.id) * 7 + len(die.place) * 3
    return (number % 9 - 4) * (0.5 if die.place[0] in ("plan", "claim") else 1.1)


def _paint_halo(painter: QPainter, rect: QRectF) -> None:
    """A die that a hint names."""
    side = rect.width()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for grow, width, shade in ((0.13, 0.1, "#0B2A20"), (0.13, 0.06, "#7BE3A8")):
        painter.setPen(QPen(QColor(shade), max(side * width, 2.0)))
        area = rect.adjusted(-side * grow, -side * grow, side * grow, side * grow)
        painter.drawRoundedRect(area, side * 0.3, side * 0.3)
