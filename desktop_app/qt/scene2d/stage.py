"""The items of a scene, kept in step with the model and moved by one timer, which rests otherwise."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from PySide6.QtCore import QElapsedTimer, QObject, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsScene

from desktop_app.qt.components_model import ComponentsModel
from desktop_app.session.component import Component

from .artist import Artist
from .item import SceneItem
from .spot import NONE, SLIDE, Flight, Motion, MotionKind, Spot

FRAME_MS = 16
TOUCH_SIDE = 44.0
"""Everything can be hit as if it were at least this wide and high."""


class Stage(QObject):
    """What `SceneView` shows.

    Changes of the model are gathered and taken up together, on the next turn of the event loop or when
    `sync` is called; so the artist always sees the model complete.
    """

    synced = Signal()
    """The items follow the model again."""
    settled = Signal()
    """Something changed, and now nothing moves any more."""

    def __init__(
        self, scene: QGraphicsScene, model: ComponentsModel, artist: Artist, parent: QObject
    ) -> None:
        super().__init__(parent)
        self.scene, self.model, self.artist = scene, model, artist
        self.items: dict[str, SceneItem] = {}
        self.size = QSizeF(1, 1)
        self.ratio = 1.0
        self.still = True
        """While this is set, changes are shown without motion."""
        self.speed: Callable[[], float] = lambda: 1.0
        self._leaving: dict[str, SceneItem] = {}
        self._elapsed = QElapsedTimer()
        self._elapsed.start()
        self.clock: Callable[[], float] = lambda: self._elapsed.nsecsElapsed() / 1e6
        self._ticker = QTimer(self, interval=FRAME_MS, timerType=Qt.TimerType.PreciseTimer)
        self._ticker.timeout.connect(self._tick)
        self._later = QTimer(self, interval=0, singleShot=True)
        self._later.timeout.connect(self._follow)  # `sync` would find the timer at rest
        for signal in (
            model.rowsInserted,
            model.rowsRemoved,
            model.rowsMoved,
            model.dataChanged,
            model.modelReset,
        ):
            signal.connect(self.schedule)
        self._follow()

    # ---- following the model

    def schedule(self, *_: object) -> None:
        """The model or the places have changed."""
        self._later.start()

    def sync(self) -> None:
        """Take up what has changed, if anything has."""
        if self._later.isActive():
            self._later.stop()
            self._follow()

    def replace_all(self) -> None:
        """End all motion and put everything in its place at once."""
        moved = self._land()
        was, self.still = self.still, True
        self._later.stop()
        self._follow(moved=moved)
        self.still = was

    def move_world(self, change: QTransform, *, rough: bool = False) -> None:
        """Take along at once what lies in the world or flies from or to there; see `SceneView.move_world`."""
        now = self.clock()
        for item in self.items.values():
            tied = self.artist.in_world(item.component)
            if item.held:
                item.rest = self._spot(item.component) if tied else item.rest
            elif tied:
                item.carry(change, self._spot(item.component), now, rough=rough)
            else:
                item.carry_off(change, now)
        for item in self._leaving.values():
            item.carry_off(change, now)

    def sharpen(self) -> None:
        """Paint anew what was only scaled."""
        for item in self.items.values():
            item.sharpen()

    def _follow(self, *, moved: bool = False) -> None:
        wanted = {component.id: component for component in self.model.components}
        for gone in [name for name in self.items if name not in wanted]:
            self._dismiss(self.items.pop(gone))
            moved = True
        for row, component in enumerate(wanted.values()):
            item = self.items.get(component.id)
            moved |= self._appear(component, row) if item is None else self._update(item, component, row)
        self.synced.emit()
        if moved and not self.moving:
            self.settled.emit()

    def _appear(self, component: Component, row: int) -> bool:
        spot = self._spot(component)
        leaving = self._leaving.pop(component.id, None)
        if leaving is not None:
            self.items[component.id] = leaving
            leaving.row = row
            leaving.set_component(component)
            self._send(leaving, SLIDE, leaving.shown, spot, None)
            return True
        item = SceneItem(component, self.artist, spot)
        item.row = row
        self.items[component.id] = item
        self.scene.addItem(item)
        motion = self._motion(None, component)
        start = motion.start or replace(spot, opacity=0.0)
        if motion.start is None and motion.kind == MotionKind.SLIDE:
            motion = replace(motion, kind=MotionKind.FADE)
        self._send(item, motion, start, spot, None)
        return True

    def _update(self, item: SceneItem, component: Component, row: int) -> bool:
        """Whether anything is different now."""
        spot, old = self._spot(component), item.component
        reordered, item.row = item.row != row, row
        if old == component and spot == item.rest:
            if reordered and item.flight is None and not item.held:
                item.lie(spot)
            return False
        motion = self._motion(old, component) if old != component else SLIDE
        item.set_component(component)
        if item.held:
            item.rest = spot
        elif old == component and item.flight is not None and not item.flight.begun(self.clock()):
            item.retarget(spot)
        else:
            still_old = item.before or old
            self._send(item, motion, motion.start or item.shown, spot, still_old, old=old)
        return True

    def _dismiss(self, item: SceneItem) -> None:
        motion = self._motion(item.component, None)
        start = item.shown if motion.start is None else motion.start
        end = motion.end or replace(start, opacity=0.0)
        if motion.end is None and motion.kind == MotionKind.SLIDE:
            motion = replace(motion, kind=MotionKind.FADE)
        item.held = False
        item.set_look(replace(item.look, hovered=False, cursor=False, dragged=False, target=False))
        self._leaving[item.component.id] = item
        self._send(item, motion, start, end, None, leaving=True)

    # ---- motion

    @property
    def moving(self) -> bool:
        """Whether something is on its way or will set off by itself."""
        return bool(self._leaving) or any(item.flight is not None for item in self.items.values())

    def land(self, item: SceneItem) -> None:
        """Put this one where it is going."""
        if item.flight is not None:
            item.lie(item.rest)

    def fly_home(self, item: SceneItem) -> None:
        """Let go of what was held: it slides to where it belongs, unless it is on its way already."""
        item.held = False
        if item.flight is None:
            self._send(item, SLIDE, item.shown, item.rest, None)
            if not self.moving:
                self.settled.emit()

    def finish(self) -> None:
        """Put everything that moves where it is going."""
        self.sync()
        if self._land():
            self.settled.emit()

    def _land(self) -> bool:
        """Whether anything moved."""
        moved = self.moving
        self._ticker.stop()
        for item in self._leaving.values():
            self.scene.removeItem(item)
        self._leaving.clear()
        for item in self.items.values():
            if item.flight is not None:
                item.lie(item.rest)
        return moved

    def _send(
        self,
        item: SceneItem,
        motion: Motion,
        start: Spot,
        end: Spot,
        before: Component | None,
        *,
        old: Component | None = None,
        leaving: bool = False,
    ) -> None:
        """Let it fly; `before` is what it shows at first, `old` what it was."""
        speed = self._pace()
        nothing_to_see = motion.kind == MotionKind.SLIDE and start == end
        if speed <= 0 or motion.kind == MotionKind.NONE or motion.duration <= 0 or nothing_to_see:
            if leaving:
                self._leaving.pop(item.component.id)
                self.scene.removeItem(item)
            else:
                item.lie(end)
            return
        now = self.clock()
        flight = Flight(
            motion,
            start,
            end,
            now + motion.delay / speed,
            motion.duration / speed,
            from_world=motion.start is None and self.artist.in_world(old or item.component),
            to_world=self.artist.in_world(item.component) and not (leaving and motion.end is not None),
        )
        item.fly(flight, item.rest if leaving else end, before, now)
        if not self._ticker.isActive():
            self._ticker.start()

    def _motion(self, old: Component | None, new: Component | None) -> Motion:
        return self.artist.motion(old, new) if self._pace() > 0 else NONE

    def _pace(self) -> float:
        return 0.0 if self.still else self.speed()

    def _tick(self) -> None:
        if self._pace() <= 0:  # switched off meanwhile
            self.finish()
            return
        now = self.clock()
        for name, item in list(self._leaving.items()):
            if item.flight is None or item.flight.over(now):
                del self._leaving[name]
                self.scene.removeItem(item)
            else:
                item.advance_to(now)
        for item in self.items.values():
            if item.flight is not None:
                if item.flight.over(now):
                    item.lie(item.rest)
                else:
                    item.advance_to(now)
        if not self.moving:
            self._ticker.stop()
            self.settled.emit()

    def _spot(self, component: Component) -> Spot:
        """The artist's spot; what lies straight is moved to whole device pixels, so that it is sharp."""
        spot = self.artist.spot(component, self.size)
        if spot.rotation % 90:
            return spot
        upright = spot.rotation % 180 == 0
        wide, high = (spot.width, spot.height) if upright else (spot.height, spot.width)
        left = round((spot.x - wide / 2) * self.ratio) / self.ratio
        top = round((spot.y - high / 2) * self.ratio) / self.ratio
        return replace(spot, x=left + wide / 2, y=top + high / 2)

    # ---- finding

    def reachable(self) -> list[SceneItem]:
        """What the keyboard cursor can stop on, in the model's order."""
        found = [item for item in self.items.values() if self.artist.reachable(item.component)]
        return sorted(found, key=lambda item: item.row)

    def pick(self, x: float, y: float) -> SceneItem | None:
        """What the pointer means there."""
        artist = self.artist
        return self.hit(
            x,
            y,
            (
                item
                for item in self.items.values()
                if artist.reachable(item.component) or artist.draggable(item.component)
            ),
        )

    def hit(self, x: float, y: float, candidates: Iterable[SceneItem]) -> SceneItem | None:
        """The topmost candidate that lies there; else the nearest whose touch area holds the point."""
        items = sorted(candidates, key=lambda item: (item.rest.z, item.row), reverse=True)
        for item in items:
            if item.rest.distance(x, y) <= 0:
                return item
        near = [item for item in items if item.rest.distance(x, y, least=TOUCH_SIDE) <= 0]
        return min(near, key=lambda item: item.rest.distance(x, y), default=None)
