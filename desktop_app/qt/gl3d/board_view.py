"""What both views of a stacking board have in common: the camera, the pointer, motion, the signals.

`BoardView` is mixed into a widget class, which declares the signals (Qt finds signals only in classes
that derive from QObject) and draws `shown_scene()`.

Mouse: left click picks; dragging with left or right turns the board, dragging with the middle button or with
Shift moves it; the wheel zooms, or turns the stone while one is in hand (or with Shift or Ctrl held). Two
fingers on a touchpad turn the board, pinching zooms. Keys are the owner's business.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from math import hypot
from typing import TYPE_CHECKING, ClassVar, cast

from PySide6.QtCore import QElapsedTimer, QEvent, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QMouseEvent, QNativeGestureEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from desktop_app.qt.gl3d.camera import Camera, Size, clamped, fitted, home_view, side_view, top_view
from desktop_app.qt.gl3d.motion import DROP_MS, FLIGHT_MS, Drop, Flight
from desktop_app.qt.gl3d.picking import Hit, pick
from desktop_app.qt.gl3d.scene import Caps, Scene3D, Vec
from desktop_app.qt.gl3d.surroundings import LIGHT, Surroundings

CLICK_PIXELS = 4
DEGREES_PER_PIXEL = 0.42
EMPTY = Scene3D(((1,),))
ROOM = 3
"""Levels above the building that a fitted picture holds, to build in; to hold all that the limits allow would
make the board small at first."""

if TYPE_CHECKING:
    _Widget = QWidget
else:  # Qt allows one widget class among the bases only
    _Widget = object


class BoardView(_Widget):
    """The contract of a board view; see the module for what the pointer does.

    Signals: hovered(Hit | None), lifted(Hit) when a drag begins that carries something (it ends with
    `clicked` where the button is let go), clicked(Hit | None, Qt.MouseButton), turn_requested(axis 'x', 'y'
    or 'z', +1 or -1), camera_changed(), settled() when a motion has ended, failed(reason) once when the view
    cannot draw (time for another kind).
    """

    hovered: ClassVar[Signal]
    lifted: ClassVar[Signal]
    clicked: ClassVar[Signal]
    turn_requested: ClassVar[Signal]
    camera_changed: ClassVar[Signal]
    settled: ClassVar[Signal]
    failed: ClassVar[Signal]

    perspective = True

    def prepare(self) -> None:
        """To be called once by the widget's constructor."""
        self._scene = EMPTY
        self._shown = EMPTY
        self._around = LIGHT
        self._camera = Camera(perspective=self.perspective)
        self._fitted = True
        self._room = 0
        self._stone_in_hand = False
        self._ghost_solid = False
        self._pressed: QPointF | None = None
        self._last = QPointF()
        self._dragging = False
        self._may_carry: Callable[[Hit], bool] = lambda hit: False
        self._carried: Hit | None = None
        self._wheel = 0
        self._motion: Drop | Flight | None = None
        self._clock = QElapsedTimer()
        self._ticker = QTimer(self.widget)
        self._ticker.setInterval(16)
        self._ticker.timeout.connect(self._tick)
        self.widget.setMouseTracking(True)
        self.widget.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.widget.setMinimumSize(160, 120)

    @property
    def widget(self) -> QWidget:
        """The view as the widget it is."""
        return cast(QWidget, self)

    def refresh(self) -> None:
        """The scene, the camera or the surroundings changed: draw anew."""
        self.widget.update()

    # ---- what is shown

    @property
    def scene(self) -> Scene3D:
        """What was set last."""
        return self._scene

    def set_scene(self, scene: Scene3D) -> None:
        """Shows another table. A board of another shape brings the home view back; a building that outgrows
        a fitted picture is fitted anew."""
        new_board, levels = scene.caps != self._scene.caps, self._levels
        self._scene = scene
        self._apply_motion()
        self._room = max(0 if new_board else self._room, needed_room(scene))
        if new_board:
            self.home_view()
        elif self._fitted and self._levels != levels:
            self._fit()
        self.refresh()

    def shown_scene(self) -> Scene3D:
        """What is drawn just now: the scene with the running motion applied."""
        return self._shown

    @property
    def surroundings(self) -> Surroundings:
        """The colours around the stones."""
        return self._around

    def set_surroundings(self, around: Surroundings) -> None:
        """Shows the table in another light."""
        self._around = around
        self.refresh()

    def set_stone_in_hand(self, held: bool) -> None:
        """While a stone is held, the wheel turns it instead of zooming."""
        self._stone_in_hand = held

    def set_ghost_solid(self, solid: bool) -> None:
        """While the ghost is solid, the pointer hits it as if it were a stone."""
        self._ghost_solid = solid

    def set_carrier(self, may_carry: Callable[[Hit], bool]) -> None:
        """A left drag that begins on what `may_carry` says yes to carries it instead of turning the board."""
        self._may_carry = may_carry

    # ---- camera

    @property
    def camera(self) -> Camera:
        """Where the eye is; to be handed to another view when that one takes over."""
        return self._camera

    @camera.setter
    def camera(self, camera: Camera) -> None:
        self._fitted = False
        self._look(camera)

    def home_view(self) -> None:
        """The whole board from the front, a little from the right."""
        camera = replace(self._camera, perspective=self.perspective)
        self._room = needed_room(self._scene)
        self._look(home_view(camera, self._caps, self.view_size(), self._levels))
        self._fitted = True

    def top_view(self) -> None:
        """The whole board from above, as a plan."""
        self._look(top_view(self._camera, self._caps, self.view_size()))
        self._fitted = True

    def side_view(self, side: int) -> None:
        """The whole board from the front (0), right (1), back (2) or left (3)."""
        camera = replace(self._camera, perspective=self.perspective)
        self._room = needed_room(self._scene)
        self._look(side_view(camera, side, self._caps, self.view_size(), self._levels))
        self._fitted = True

    def zoom(self, factor: float) -> None:
        """Everything `factor` times as large."""
        self._look(self._camera.zoomed(factor))
        self._fitted = False

    def orbit(self, dx: float, dy: float) -> None:
        """Turns the eye by `dx` degrees around the board and `dy` degrees upwards."""
        self._look(self._camera.orbited(dx, dy))

    def pan(self, dx: float, dy: float) -> None:
        """Moves the picture by logical pixels."""
        self._look(self._camera.panned(dx, dy, self.view_size()))
        self._fitted = False

    def view_size(self) -> Size:
        """Width and height in logical pixels."""
        return float(self.widget.width()), float(self.widget.height())

    @property
    def _caps(self) -> Caps:
        return self._scene.caps

    @property
    def _levels(self) -> int | None:
        """How many levels a fitted picture holds; None for all."""
        return None if self._scene.show_caps else self._room

    def _fit(self) -> None:
        self._look(fitted(self._camera, self._caps, self.view_size(), levels=self._levels))

    def _look(self, camera: Camera) -> None:
        camera = camera.seen_in(perspective=self.perspective)
        self._camera = clamped(camera, self._caps, self.view_size())
        self._emit("camera_changed")
        self.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keeps the board fitted if it was."""
        super().resizeEvent(event)
        if self._fitted:
            self._fit()

    # ---- motion

    def drop(self, solid_id: str, *, levels: float = 1.6, speed: float = 1.0) -> None:
        """Lets a stone fall into its place from some levels above; speed 0 means no motion."""
        self.finish_motion()
        if speed <= 0:
            self._emit("settled")
            return
        self._set_going(Drop(solid_id, levels, DROP_MS / speed))

    def carry(self, solid_id: str, start: Vec, *, speed: float = 1.0) -> None:
        """Lets a stone fly into its place from `start`, seen from there; speed 0 means no motion."""
        self.finish_motion()
        if speed <= 0:
            self._emit("settled")
            return
        arc = 1.0 + 0.25 * hypot(start[0], start[1])
        self._set_going(Flight(solid_id, start, arc, FLIGHT_MS / speed))

    def _set_going(self, motion: Drop | Flight) -> None:
        self._motion = motion
        self._clock.start()
        self._ticker.start()
        self._apply_motion()
        self.refresh()

    def finish_motion(self) -> None:
        """Ends a running motion at once; any input does so too."""
        if self._motion is None:
            return
        self._motion = None
        self._ticker.stop()
        self._apply_motion()
        self.refresh()
        self._emit("settled")

    @property
    def moving(self) -> bool:
        """Whether something is in motion."""
        return self._motion is not None

    def _tick(self) -> None:
        if self._motion is not None and self._motion.at(self._clock.elapsed()) is None:
            self.finish_motion()
            return
        self._apply_motion()
        self.refresh()

    def _apply_motion(self) -> None:
        state = self._motion.at(self._clock.elapsed()) if self._motion is not None else None
        self._shown = self._scene.moved(self._motion.solid, *state) if self._motion and state else self._scene

    # ---- pointer

    def hit_at(self, x: float, y: float) -> Hit | None:
        """What lies under a logical pixel."""
        return pick(self._scene, self._camera, x, y, self.view_size(), with_ghost=self._ghost_solid)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begins a click or a drag."""
        self.finish_motion()
        self._pressed = self._last = event.position()
        self._dragging = False
        hit = self.hit_at(event.position().x(), event.position().y())
        plain = event.button() == Qt.MouseButton.LeftButton and not event.modifiers()
        self._carried = hit if plain and hit is not None and self._may_carry(hit) else None
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Hovers, turns or moves."""
        at = event.position()
        if self._pressed is None or event.buttons() == Qt.MouseButton.NoButton:
            self._emit("hovered", self.hit_at(at.x(), at.y()))
            return
        moved = at - self._pressed
        if not self._dragging and max(abs(moved.x()), abs(moved.y())) < CLICK_PIXELS:
            return
        if self._carried is not None:
            if not self._dragging:
                self._dragging = True
                self._emit("lifted", self._carried)
            self._emit("hovered", self.hit_at(at.x(), at.y()))
            return
        self._dragging = True
        delta, self._last = at - self._last, at
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if shift or event.buttons() & Qt.MouseButton.MiddleButton:
            self.pan(delta.x(), delta.y())
        else:
            self.orbit(-delta.x() * DEGREES_PER_PIXEL, delta.y() * DEGREES_PER_PIXEL)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Ends a drag, or picks."""
        clicked = self._pressed is not None and (not self._dragging or self._carried is not None)
        self._pressed, self._dragging, self._carried = None, False, None
        if clicked:
            at = event.position()
            self._emit("clicked", self.hit_at(at.x(), at.y()), event.button())

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer is over nothing any more."""
        self._emit("hovered", None)
        super().leaveEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Turns the stone in hand, else zooms; a touchpad turns the board."""
        self.finish_motion()
        event.accept()
        held = event.modifiers() & (Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.ControlModifier)
        pixels = event.pixelDelta()
        touchpad = not pixels.isNull() and event.phase() != Qt.ScrollPhase.NoScrollPhase
        if touchpad and not held and not self._stone_in_hand:
            self.orbit(-pixels.x() * DEGREES_PER_PIXEL, pixels.y() * DEGREES_PER_PIXEL)
            return
        angle = event.angleDelta()
        amount = angle.y() or angle.x()  # Alt and some systems' Shift turn the wheel sideways
        if not held and not self._stone_in_hand:
            self.zoom(1.0015**amount)
            return
        self._wheel += amount
        while abs(self._wheel) >= 120:
            step = 1 if self._wheel > 0 else -1
            self._wheel -= 120 * step
            self._emit("turn_requested", _wheel_axis(event.modifiers()), step)

    def event(self, event: QEvent) -> bool:
        """Pinching zooms, two turning fingers turn the board."""
        if isinstance(event, QNativeGestureEvent):
            kind = event.gestureType()
            if kind == Qt.NativeGestureType.ZoomNativeGesture:
                self.zoom(max(0.2, 1.0 + event.value()))
                return True
            if kind == Qt.NativeGestureType.RotateNativeGesture:
                self.orbit(event.value(), 0.0)
                return True
        return bool(super().event(event))

    def _emit(self, name: str, *values: object) -> None:
        getattr(self, name).emit(*values)


def needed_room(scene: Scene3D) -> int:
    """Levels that are to be seen: ROOM above the building, and the ghost; even, so that it seldom changes."""
    ghost = max((z + 1 for _, _, z in scene.ghost.cells), default=0) if scene.ghost is not None else 0
    levels = max(scene.built + ROOM, ghost)
    return levels + levels % 2


def _wheel_axis(modifiers: Qt.KeyboardModifier) -> str:
    if modifiers & Qt.KeyboardModifier.ControlModifier:
        return "y" if modifiers & Qt.KeyboardModifier.ShiftModifier else "x"
    return "y" if modifiers & Qt.KeyboardModifier.ShiftModifier else "z"
