"""One component in the scene: keeps its picture, shows it where its flight has brought it."""

from __future__ import annotations

from dataclasses import replace
from math import ceil
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop_app.session.component import Component

from .artist import Artist, ItemLook
from .spot import Flight, MotionKind, Pose, Spot

AIRBORNE = 1e4
HELD = 1e5
"""Added to the z of what flies and of what is in the hand."""
ROW = 1e-6
"""Added to the z for each row of the model, so that of two on the same level the later lies on top."""
KEPT = 4
"""Pictures an item keeps: the looks that follow each other while the pointer passes."""
HINTS = (
    QPainter.RenderHint.Antialiasing
    | QPainter.RenderHint.TextAntialiasing
    | QPainter.RenderHint.SmoothPixmapTransform
)


class SceneItem(QGraphicsItem):
    """Its own coordinates have their origin in the centre of the thing; the artist's in its corner.

    `rest` is where it lies when nothing moves, moved to whole device pixels, `shown` where it is seen now.
    """

    def __init__(self, component: Component, artist: Artist, rest: Spot) -> None:
        super().__init__()
        self.component = component
        self.before: Component | None = None
        """The component as it was, while a flight still shows that."""
        self.rest = rest
        self.shown = rest
        self.row = 0
        self.flight: Flight | None = None
        self.held = False
        self.look = ItemLook()
        self._artist = artist
        self._base = QSizeF()
        self._margin = 0
        self._bounds = QRectF()
        self._pictures: dict[tuple[Any, ...], QPixmap] = {}
        self._measure()
        self._pose(Pose(rest))

    # ---- where it is

    @property
    def seen(self) -> Component:
        """What is painted: the old face in the first half of a flip."""
        return self.before or self.component

    def lie(self, rest: Spot, *, rough: bool = False) -> None:
        """Lie at `rest` from now on, at once; `rough` keeps the picture and only scales it."""
        self.flight, self.before = None, None
        self._rest_at(rest, rough=rough)
        self.set_look(replace(self.look, phase=1.0))
        self._pose(Pose(rest))

    def fly(self, flight: Flight, rest: Spot, before: Component | None, now: float) -> None:
        """Set off; `rest` is where it will lie."""
        self.flight = flight
        self.before = before if flight.motion.kind in (MotionKind.FLIP, MotionKind.FADE) else None
        self._rest_at(rest)
        self.advance_to(now)

    def retarget(self, rest: Spot) -> None:
        """Keep the flight, which has not begun, and end it elsewhere."""
        if self.flight is not None:
            self.flight = replace(self.flight, end=rest)
        self._rest_at(rest)

    def carry(self, change: QTransform, rest: Spot, now: float, *, rough: bool) -> None:
        """The world has moved: lie at `rest`, or fly on to there."""
        if self.flight is None:
            self.lie(rest, rough=rough)
            return
        self.flight = replace(self.flight.carried(change), end=rest)
        self._rest_at(rest, rough=rough)
        self.advance_to(now)

    def carry_off(self, change: QTransform, now: float) -> None:
        """The world has moved under what is on its way out."""
        if self.flight is not None:
            self.flight = self.flight.carried(change)
            self.advance_to(now)

    def sharpen(self) -> None:
        """Paint anew what was only scaled."""
        self._measure()
        self._pose(Pose(self.shown), self.zValue() - self.shown.z - self.row * ROW)

    def advance_to(self, now: float) -> None:
        """Show that moment of the flight."""
        if self.flight is None:
            return
        pose = self.flight.at(now)
        kind = self.flight.motion.kind
        if pose.swapped and self.before is not None:
            self.before = None
            self._measure()
        phase = pose.phase if kind == MotionKind.TUMBLE else float(pose.swapped)
        self.set_look(replace(self.look, phase=phase if kind != MotionKind.FADE else 1.0))
        self._pose(pose, z=AIRBORNE if now >= self.flight.began else 0.0)

    def hold(self, x: float, y: float) -> None:
        """Be in the hand with the centre there."""
        self.flight, self.before, self.held = None, None, True
        self.shown = replace(self.shown, x=x, y=y, z=self.rest.z, opacity=1.0)
        self._pose(Pose(self.shown), z=HELD)

    def _rest_at(self, rest: Spot, *, rough: bool = False) -> None:
        self.rest = rest
        if not rough or self._bounds.isNull():
            self._measure()

    def _pose(self, pose: Pose, z: float = 0.0) -> None:
        spot = self.shown = pose.spot
        self.setPos(spot.x, spot.y)
        self.setRotation(spot.rotation)
        self.setOpacity(spot.opacity)
        self.setZValue(spot.z + z + self.row * ROW)
        scale_x = spot.width / self._base.width() if self._base.width() else 1.0
        scale_y = spot.height / self._base.height() if self._base.height() else 1.0
        self.setTransform(QTransform.fromScale(scale_x * pose.squeeze * pose.grown, scale_y * pose.grown))

    # ---- how it looks

    def set_component(self, component: Component) -> None:
        """Show this face from now on, unless a flight still shows the one before."""
        self.component = component
        self._measure()
        self.update()

    def set_look(self, look: ItemLook) -> None:
        """Paint anew if the look differs."""
        if look != self.look:
            self.look = look
            self.update()

    def repaint(self) -> None:
        """Forget the pictures and paint anew."""
        self._pictures.clear()
        self._measure()
        self.update()

    def _measure(self) -> None:
        """Take size and margin anew; 4 pixels are a whole number of device pixels at any quarter scale."""
        margin = 4 * ceil(self._artist.margin(self.seen) / 4)
        base = QSizeF(self.rest.width, self.rest.height)
        if margin == self._margin and base == self._base and not self._bounds.isNull():
            return
        self.prepareGeometryChange()
        self._margin, self._base = margin, base
        wide, high = base.width() + 2 * margin, base.height() + 2 * margin
        self._bounds = QRectF(-wide / 2, -high / 2, wide, high)
        self._pictures.clear()

    def boundingRect(self) -> QRectF:
        return self._bounds

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self.flight is not None and self.flight.motion.kind == MotionKind.TUMBLE:
            painter.setRenderHints(HINTS)
            painter.translate(-self._base.width() / 2, -self._base.height() / 2)
            self._artist.paint(painter, self.seen, QRectF(QPointF(), self._base), self.look)
            return
        painter.drawPixmap(self._bounds.topLeft(), self._picture(painter.device().devicePixelRatioF()))

    def _picture(self, ratio: float) -> QPixmap:
        """The thing and its margin in device pixels."""
        key = (self.seen, self.look, ratio)
        if (kept := self._pictures.get(key)) is not None:
            return kept
        picture = QPixmap(ceil(self._bounds.width() * ratio), ceil(self._bounds.height() * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHints(HINTS)
        painter.translate(self._margin, self._margin)
        self._artist.paint(painter, self.seen, QRectF(QPointF(), self._base), self.look)
        painter.end()
        if len(self._pictures) >= KEPT:
            del self._pictures[next(iter(self._pictures))]
        self._pictures[key] = picture
        return picture
