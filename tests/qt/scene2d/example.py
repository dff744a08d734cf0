"""A small table: a stack, four rows of cards and a die, drawn by an artist that keeps account of its work."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop_app.qt.scene2d.artist import Artist, ItemLook
from desktop_app.qt.scene2d.spot import SLIDE, Motion, MotionKind, Spot
from desktop_app.session.component import Component

CARD = (60.0, 84.0)
STEP = (76.0, 100.0)
DECK = Spot(560.0, 60.0, *CARD)
AWAY = Spot(560.0, 460.0, 30.0, 42.0, opacity=0.0)


def card(number: int, column: int, row: int, *, face: str = "up", hue: int | None = None) -> Component:
    """A card on a place of the raster."""
    hue = number * 18 if hue is None else hue
    return Component(f"card{number}", "card", (column, row), (("face", face), ("hue", hue)))


def die(value: int, column: int = 5) -> Component:
    return Component("die", "die", (column, 3), (("value", value),))


def table() -> tuple[Component, ...]:
    """Nineteen cards in rows of five, and a die."""
    return (*(card(number, number % 5, number // 5) for number in range(19)), die(3))


class ExampleArtist(Artist):
    """`unreachable`, `loose` (can be dragged) and `takers` hold ids; `motions` the changes that were asked
    about; `painted` counts by id, the ground by 'ground'."""

    def __init__(self) -> None:
        self.unreachable: set[str] = set()
        self.loose: set[str] = set()
        self.takers: set[str] = set()
        self.shift = 0.0
        self.turned: set[str] = set()
        self.planned: dict[str, Motion] = {}
        self.motions: list[tuple[Component | None, Component | None]] = []
        self.painted: Counter[str] = Counter()
        self.looks: dict[str, ItemLook] = {}
        self.phases: list[float] = []

    def spot(self, component: Component, size: QSizeF) -> Spot:
        column, row = component.place
        assert isinstance(column, int)
        assert isinstance(row, int)
        x, y = 60.0 + column * STEP[0] + self.shift, 60.0 + row * STEP[1]
        y *= size.height() / 480
        if component.kind == "die":
            return Spot(x, y, 44.0, 44.0, z=2.0, rotation=10.0)
        return Spot(x, y, *CARD, rotation=90.0 if component.id in self.turned else 0.0)

    def margin(self, component: Component) -> float:
        return 6.0

    def paint(self, painter: QPainter, component: Component, rect: QRectF, look: ItemLook) -> None:
        self.painted[component.id] += 1
        self.looks[component.id] = look
        if component.kind == "die":
            self.phases.append(look.phase)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 60))
        painter.drawRoundedRect(rect.translated(2, 3), 7, 7)
        face = component.get("face", "up")
        hue = component.get("hue", 40)
        assert isinstance(hue, int)
        ground = QColor("#FFFDF9") if face == "up" else QColor("#3D4E9E")
        painter.setBrush(ground.lighter(108) if look.hovered else ground)
        painter.setPen(QPen(QColor("#C8402F" if look.cursor else "#23272B"), 3 if look.cursor else 1))
        painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 7, 7)
        if face != "up":
            return
        if look.target:
            painter.fillRect(rect.adjusted(6, 6, -6, -6), QColor("#CFE8D5"))
        painter.setBrush(QColor.fromHsv(hue % 360, 170, 170))
        painter.setPen(Qt.PenStyle.NoPen)
        side = min(rect.width(), rect.height()) * 0.5
        painter.drawEllipse(rect.center(), side / 2, side / 2)
        painter.setPen(QColor("#23272B"))
        painter.drawText(rect.topLeft() + QPointF(6, 15), component.id.removeprefix("card"))

    def paint_ground(self, painter: QPainter, rect: QRectF) -> None:
        self.painted["ground"] += 1
        painter.fillRect(rect, QColor("#24406B"))

    def name(self, component: Component) -> str:
        return f"The {component.kind} {component.id}"

    def reachable(self, component: Component) -> bool:
        return component.id not in self.unreachable

    def draggable(self, component: Component) -> bool:
        return component.id in self.loose

    def accepts(self, dragged: Component, target: Component) -> bool:
        return target.id in self.takers

    def motion(self, old: Component | None, new: Component | None) -> Motion:
        self.motions.append((old, new))
        component = new or old
        assert component is not None
        if component.id in self.planned:
            return self.planned[component.id]
        if component.kind == "die" and old is not None:
            return Motion(MotionKind.TUMBLE, 600.0)
        if old is not None and new is not None and old.get("face") != new.get("face"):
            return Motion(MotionKind.FLIP, 240.0)
        return SLIDE
