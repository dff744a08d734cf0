"""The scene with the railway: an endless meadow under a camera that pans, zooms and follows, and the train.

Cards, piles and dice are components of the scene; what lies in the meadow follows the camera. The train is no
component of its own here: it stands on a card, rides a `Journey` and puffs. While nobody has moved the
world, the whole railway is kept in sight; whoever drags or zooms it keeps that size, and only what matters is
brought back into sight.
"""

from __future__ import annotations

from collections.abc import Callable, Collection

from PySide6.QtCore import QElapsedTimer, QEvent, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QMouseEvent, QPainter, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from desktop_app.games.rollecate.engine.state import Cell, Track
from desktop_app.qt.components_model import ComponentsModel
from desktop_app.qt.scene2d.item import ROW
from desktop_app.qt.scene2d.view import ARROWS, MODIFIERS, PRESSING, SceneView

from .artist import RailwayArtist
from .camera import LEAST_CELL, Camera, Glide, beside, fitted, revealing
from .engine_item import EngineItem, Eye, SteamItem
from .journey import Journey, standing
from .land import LandTiles

FRAME_MS = 16
ZOOM_STEP = 1.18
FRONT = 10.0
"""Added to the level of the card under the pointer."""
FLING_MS = 190.0
"""A world that is let go of while it moves goes on as far as it would in this time."""


class RailwayView(SceneView):
    """See the module. `box` is where the railway may be seen, `most` how large cells may become."""

    arrived = Signal()
    """The train has come to rest."""
    camera_changed = Signal()
    interrupted = Signal()
    """A button or key goes down: what moves should end."""

    def __init__(self, model: ComponentsModel, artist: RailwayArtist, parent: QWidget | None = None) -> None:
        self._meadow = LandTiles()
        self._world = artist
        self._cells: tuple[Cell, ...] = ((0, 0),)
        self._needed: tuple[Cell, ...] = ((0, 0),)
        self._clear: frozenset[Cell] = frozenset()
        self._covered = QRectF()
        self._glide: Glide | None = None
        self._journey: tuple[Journey, float] | None = None
        self._track: Track | None = None
        self._by_hand = False
        self._gradual = False
        """Whether the meadow gets sharp little by little, after the camera has come to rest by itself."""
        self._drags: list[tuple[float, QPointF]] = []
        self.box, self.most = QRectF(0, 0, 400, 300), 110.0
        self._elapsed = QElapsedTimer()
        self._elapsed.start()
        self._time: Callable[[], float] = lambda: self._elapsed.nsecsElapsed() / 1e6
        self._pace: Callable[[], float] = lambda: 1.0
        self.obey: Callable[[QKeyEvent], bool] = lambda event: False
        """Is asked about each key first; whether it meant something."""
        super().__init__(model, artist, parent)
        eye = Eye(lambda: artist.camera, lambda: artist.theme)
        self.engine, self.steam = EngineItem(eye), SteamItem(eye)
        self.scene().addItem(self.engine)
        self.scene().addItem(self.steam)
        self._ticker = QTimer(self, interval=FRAME_MS, timerType=Qt.TimerType.PreciseTimer)
        self._ticker.timeout.connect(self._tick)
        self._again = QTimer(self, interval=FRAME_MS, singleShot=True)
        self._again.timeout.connect(self.viewport().update)
        self._front = ""
        self.hovered.connect(self._to_front)
        self.panned.connect(self._on_panned)
        self.pan_ended.connect(self._on_pan_ended)

    # ---- time

    def set_speed(self, speed: Callable[[], float] | float) -> None:
        super().set_speed(speed)
        self._pace = speed if callable(speed) else lambda: speed

    def set_clock(self, clock: Callable[[], float]) -> None:
        super().set_clock(clock)
        self._time = clock

    def _speed(self) -> float:
        return self._pace() if self.isVisible() else 0.0

    @property
    def moving(self) -> bool:
        """Whether cards or dice move, or the train rides; a gliding camera does not count."""
        return self._journey is not None or super().moving

    def finish_motion(self) -> None:
        """End all motion at once: the train stands where it rides to, nothing puffs, the camera rests."""
        self._rest()
        super().finish_motion()

    def _rest(self) -> None:
        self._again.stop()
        self._gradual = False
        riding = self._end_ride()
        if self._glide is not None:
            goal, self._glide = self._glide.goal, None
            self._look(goal)
        self.steam.clear()
        self._ticker.stop()
        if riding:
            self.arrived.emit()

    def hideEvent(self, event: QHideEvent) -> None:
        self._rest()
        super().hideEvent(event)

    def _tick(self) -> None:
        now = self._time()
        if self._glide is not None:
            glide = self._glide
            if glide.over(now):
                self._glide, self._gradual = None, True
                self._look(glide.goal)
            else:
                self._look(glide.at(now), rough=True)
        if self._journey is not None:
            self._ride_on(now)
        self.steam.grow(now)
        if self._glide is None and self._journey is None and not self.steam.puffs:
            self._ticker.stop()

    # ---- the train

    def stand(self, track: Track | None) -> None:
        """The train stands on that card (None: nowhere yet), unless it is still riding there."""
        self._track = track
        if self._journey is None:
            self._show_standing()

    def ride(self, journey: Journey) -> None:
        """Ride; afterwards the train stands there, until `stand` says otherwise."""
        if self._speed() <= 0 or not journey.duration:
            return
        self._track = journey.tracks[-1]
        self._journey = journey, self._time()
        self._ride_on(self._time())
        self._ticker.start()

    def _ride_on(self, now: float) -> None:
        assert self._journey is not None
        journey, began = self._journey
        time = (now - began) * (self._speed() or 1e9)
        if time >= journey.duration:
            self._end_ride()
            self.arrived.emit()
            return
        stand = journey.at(time)
        self.engine.stand(stand)
        if journey.rolls(time):
            self.steam.puff(now, stand)

    def _end_ride(self) -> bool:
        """Whether there was one."""
        was, self._journey = self._journey, None
        if was is not None:
            self.viewport().update()
        self._show_standing()
        return was is not None

    def _show_standing(self) -> None:
        self.engine.stand(standing(self._track) if self._track is not None else None)

    @property
    def riding(self) -> bool:
        """Whether the train is on its way or about to be."""
        return self._journey is not None

    # ---- the camera

    @property
    def camera(self) -> Camera:
        """What is seen now."""
        return self._world.camera

    @property
    def by_hand(self) -> bool:
        """Whether somebody has moved the world and the camera keeps what they chose."""
        return self._by_hand

    def set_place(self, box: QRectF, most: float, *, still: bool = False) -> None:
        """The part of the view in which the railway may be seen now, and how large cells may become.

        The camera glides there; `still`: is there at once.
        """
        if (box, most) == (self.box, self.most):
            return
        self.box, self.most = QRectF(box), most
        if still:
            self._glide = None
            self._look(self._wanted())
        else:
            self._go(self._wanted())

    def show_cells(
        self,
        cells: Collection[Cell],
        needed: Collection[Cell],
        clear: frozenset[Cell] = frozenset(),
        covered: QRectF | None = None,
    ) -> None:
        """The railway covers these cells; `needed` must be in sight now; `clear`: nothing grows there.

        While something is `covered`, the camera stays as it is, but for what is needed and would be hidden.
        """
        self._cells, self._needed, self._covered = tuple(cells), tuple(needed), QRectF(covered or QRectF())
        if clear != self._clear:
            self._clear = clear
            self.viewport().update()
        if self._covered.isEmpty():
            self._go(self._wanted())
        else:
            eye = self._glide.goal if self._glide is not None else self.camera
            self._go(beside(eye, self._needed, self.box, self._covered))

    def fit(self) -> None:
        """Show the whole railway, from now on always."""
        self._by_hand = False
        self._go(self._wanted())

    def zoom(self, steps: float, around: QPointF | None = None) -> None:
        """Larger (positive) or smaller."""
        eye = self._glide.goal if self._glide is not None else self.camera
        cell = min(max(eye.cell * ZOOM_STEP**steps, LEAST_CELL), self._largest())
        self._by_hand = True
        self._go(eye.zoomed(cell, self.box.center() if around is None else around), duration=160.0)

    def pan(self, way: QPointF) -> None:
        """Shift what is seen by so many pixels."""
        eye = self._glide.goal if self._glide is not None else self.camera
        self._by_hand = True
        self._go(eye.moved(way), duration=200.0)

    def _largest(self) -> float:
        return max(self.most * 1.9, LEAST_CELL)

    def _wanted(self) -> Camera:
        if self._by_hand:
            eye = revealing(self.camera, self._needed, self.box)
        else:
            eye = fitted(self._cells, self.box, self.most)
        if not self._covered.isEmpty():
            eye = beside(eye, self._needed, self.box, self._covered)
        return eye.whole(self.devicePixelRatioF())

    def _go(self, goal: Camera, *, duration: float = 460.0) -> None:
        """Glide there; at once where nothing moves."""
        goal = goal.whole(self.devicePixelRatioF())
        speed = self._speed()
        if speed <= 0:
            self._glide = None
            self._look(goal)
        elif goal != (self._glide.goal if self._glide is not None else self.camera):
            self._glide = Glide(self.camera, goal, self._time(), duration / speed)
            self._ticker.start()

    def _look(self, camera: Camera, *, rough: bool = False) -> None:
        was = self.camera
        if camera != was:
            self._world.camera = camera
            self.move_world(was.change_to(camera), rough=rough)
            self.engine.follow()
            self.steam.follow()
            self.camera_changed.emit()
        if not rough:
            self.sharpen()

    def _on_panned(self, way: QPointF) -> None:
        self._glide, self._by_hand = None, True
        self._drags = [*self._drags[-5:], (self._time(), QPointF(way))]
        self._look(self.camera.moved(way))

    def _on_pan_ended(self) -> None:
        """Goes on a little as it was going."""
        now = self._time()
        recent = [(time, way) for time, way in self._drags if now - time < 90.0]
        self._drags = []
        if len(recent) < 2:
            self._go(self.camera)
            return
        took = max(now - recent[0][0], 16.0)
        way = sum((way for _, way in recent), QPointF()) * (FLING_MS / took)
        self._go(self.camera.moved(way), duration=380.0)

    def centre_on_train(self) -> None:
        """The train in the middle."""
        if self._track is not None:
            self._by_hand = True
            self._go(self.camera.moved(self.box.center() - self.camera.point(*self._track.cell)))

    # ---- events

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.interrupted.emit()
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The game's keys first; with Ctrl the arrow keys go over everything that lies on the table."""
        if event.key() in MODIFIERS:
            event.ignore()
            return
        self.interrupted.emit()
        if self._walk(event) or self.obey(event):
            return
        super().keyPressEvent(event)

    def _walk(self, event: QKeyEvent) -> bool:
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier != Qt.KeyboardModifier.ControlModifier:
            return False
        key = Qt.Key(event.key())
        if key in ARROWS:
            self.move_cursor(*ARROWS[key])
        elif key in PRESSING and self.cursor:
            self.clicked.emit(self.cursor, Qt.MouseButton.LeftButton)
        else:
            return False
        return True

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zooms where the pointer is over the meadow."""
        if not self.pan_area.contains(event.position()) or not event.angleDelta().y():
            event.ignore()
            return
        self.zoom(event.angleDelta().y() / 120.0, event.position())
        event.accept()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.engine.follow()

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._glide = None
            self._look(self._wanted())
        return done

    def _to_front(self, name: str) -> None:
        """The card of the hand under the pointer is seen as a whole; what a click means stays the same."""
        for each, above in ((self._front, 0.0), (name, FRONT)):
            item = self._stage.items.get(each)
            if item is not None and item.component.place[0] == "hand" and not item.held:
                item.setZValue(item.rest.z + above + item.row * ROW)
        self._front = name

    def refresh(self) -> None:
        """Paint everything anew."""
        super().refresh()
        self.engine.update()
        self.steam.update()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """The meadow as far as the eye reaches."""
        eye = self.camera
        offset = QPointF(eye.x - eye.cell / 2, eye.y - eye.cell / 2)
        clear = {(x, -y) for x, y in self._clear}
        area = QRectF(rect).intersected(QRectF(self.viewport().rect()))
        busy = self._glide is not None or self._journey is not None
        sharp = self._meadow.paint(
            painter,
            area,
            eye.cell,
            offset,
            self._world.theme,
            clear=clear,
            ratio=self.devicePixelRatioF(),
            most=1 if busy or self._gradual else None,
        )
        if self._gradual and not busy:
            self._gradual = not sharp
            if not sharp:
                self._again.start()
