"""A flat table as a widget: shows the components of a model as its artist draws them, and tells what the
pointer and the keys want of them.

Left and right button click; dragging with the left one moves what the artist lets move. Arrow keys move
the cursor, Home and End take it to the first and the last component, Enter and Space click where it is, as
long as it is shown: the mouse takes it along unseen. All other keys and the wheel go on to the parent. Any
press of a button or key ends a motion at once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QContextMenuEvent,
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPixmap,
    QResizeEvent,
    QShowEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget

from desktop_app.qt.components_model import ComponentsModel

from . import accessible
from .artist import Artist, ItemLook
from .cursor import Cursor
from .item import HINTS
from .pointer import Pointer
from .spot import Spot
from .stage import Stage

ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
PRESSING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
BY_KEY = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)
MODIFIERS = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr)


class SceneView(QGraphicsView):
    """See the module. Scene coordinates are logical pixels of the viewport."""

    hovered = Signal(str)
    """The id of the component under the pointer, '' for none."""
    clicked = Signal(str, object)
    """The id of the component ('' for the ground) and the mouse button."""
    drag_started = Signal(str)
    drag_cancelled = Signal(str)
    """The dragged component goes back; it may not exist any more."""
    dropped = Signal(str, str)
    """The id of what was dragged and of what it fell on ('' for nothing). Afterwards it flies to where the
    model says it is."""
    panned = Signal(QPointF)
    """The world is dragged on by so many pixels; only where `pan_area` lets it."""
    pan_ended = Signal()
    """The hand lets go of the world."""
    cursor_moved = Signal(str)
    settled = Signal()
    """Something has changed, and nothing moves any more."""

    def __init__(self, model: ComponentsModel, artist: Artist, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._artist = artist
        self._ground = QPixmap()
        self.pan_area = QRectF()
        """Where a drag that takes nothing into the hand moves the world; empty: nowhere."""
        scene = QGraphicsScene(self)
        scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.setScene(scene)
        self._stage = Stage(scene, model, artist, self)
        self._pointer = Pointer(self, self._stage)
        self._cursor = Cursor(self._stage)
        self._stage.synced.connect(self._on_synced)
        self._stage.settled.connect(self.settled)
        self._dress()
        accessible.install()

    def _dress(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setRenderHints(HINTS)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setMouseTracking(True)
        self.setMinimumSize(160, 120)

    # ---- what is shown

    def set_speed(self, speed: Callable[[], float] | float) -> None:
        """1 normal, 2 double, 0 no motion at all: what moves then ends within a frame."""
        if callable(speed):
            self._stage.speed = speed
        else:
            self._stage.speed = lambda: speed

    def set_clock(self, clock: Callable[[], float]) -> None:
        """Take the time of all motion, in milliseconds, from there."""
        self._stage.clock = clock

    @property
    def moving(self) -> bool:
        """Whether something moves or is about to."""
        self._stage.sync()
        return self._stage.moving

    def finish_motion(self) -> None:
        """End all motion at once; the scene then equals one that was built anew."""
        self._stage.finish()

    def arrange(self, *, still: bool = False) -> None:
        """The artist has other spots now: what lies elsewhere slides there, `still`: is there at once.

        Nothing is painted anew.
        """
        if still:
            self._stage.replace_all()
        else:
            self._stage.schedule()

    def move_world(self, change: QTransform, *, rough: bool = False) -> None:
        """The artist's places of what lies in the world have moved so: follow at once, without a motion.

        `change` shifts and scales what the view shows. What flies from or to the world flies on. With `rough`
        pictures are only scaled, until `sharpen`.
        """
        self._stage.move_world(change, rough=rough)
        self._pointer.follow()
        self.viewport().update()

    def sharpen(self) -> None:
        """Paint anew what `move_world` has only scaled."""
        self._stage.sharpen()

    def refresh(self) -> None:
        """Paint everything anew, the ground too, and arrange."""
        self._ground = QPixmap()
        self.viewport().update()
        for item in self._stage.items.values():
            item.repaint()
        self._stage.schedule()

    def repaint_items(self, ids: Iterable[str]) -> None:
        """Paint these components anew, because the artist would draw them differently now."""
        for name in ids:
            if (item := self._stage.items.get(name)) is not None:
                item.repaint()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        ratio = self.devicePixelRatioF()
        size = self.viewport().size() * ratio
        if self._ground.size() != size or self._ground.devicePixelRatio() != ratio:
            self._ground = QPixmap(size)
            self._ground.setDevicePixelRatio(ratio)
            self._ground.fill(Qt.GlobalColor.transparent)
            with QPainter(self._ground) as ground:
                ground.setRenderHints(HINTS)
                self._artist.paint_ground(ground, QRectF(self.viewport().rect()))
        painter.drawPixmap(0, 0, self._ground)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._stage.replace_all()
        self._stage.still = False

    def hideEvent(self, event: QHideEvent) -> None:
        self.cancel_drag()
        self._stage.still = True
        self._stage.finish()
        super().hideEvent(event)

    def _fit(self) -> None:
        self.cancel_drag()
        size = self.viewport().size()
        self.setSceneRect(0, 0, size.width(), size.height())
        self._stage.size = QSizeF(size)
        self._stage.ratio = self.devicePixelRatioF()
        self._stage.replace_all()

    def event(self, event: QEvent) -> bool:
        """Another screen or scale: everything is sharp again."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._fit()
            self.refresh()
        return bool(super().event(event))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.EnabledChange:
            self._on_synced()

    # ---- finding

    def component_at(self, position: QPoint | QPointF) -> str:
        """The id of what a click there would mean, '' for the ground; things in motion count as landed."""
        self._stage.sync()
        item = self._stage.pick(position.x(), position.y())
        return item.component.id if item else ""

    def rect_of(self, component_id: str) -> QRectF:
        """Where that component lies when nothing moves, upright around what is turned; empty if unknown."""
        self._stage.sync()
        item = self._stage.items.get(component_id)
        if item is None:
            return QRectF()
        spot = item.rest
        rect = QRectF(-spot.width / 2, -spot.height / 2, spot.width, spot.height)
        return QTransform().translate(spot.x, spot.y).rotate(spot.rotation).mapRect(rect)

    def spot_of(self, component_id: str) -> Spot | None:
        """Where that component is seen just now."""
        item = self._stage.items.get(component_id)
        return item.shown if item else None

    def look_of(self, component_id: str) -> ItemLook | None:
        """How that component is shown just now."""
        item = self._stage.items.get(component_id)
        return item.look if item else None

    def reachable_ids(self) -> tuple[str, ...]:
        """What the keyboard cursor can stop on, in the model's order."""
        self._stage.sync()
        return tuple(item.component.id for item in self._stage.reachable())

    def name_of(self, component_id: str) -> str:
        return self._artist.name(self._stage.items[component_id].component)

    def role_of(self, component_id: str) -> QAccessible.Role:
        return self._artist.role(self._stage.items[component_id].component)

    # ---- following the stage

    def _on_synced(self) -> None:
        """The items have changed: pointer, cursor and looks must fit them again."""
        self._pointer.follow()
        moved = self._cursor.keep()
        self.update_looks()
        accessible.tell_order(self)
        if moved:
            self._tell_cursor()

    def update_looks(self) -> None:
        """Show pointer and cursor where they are."""
        ring = self._cursor.ring and self.hasFocus()
        for name, item in self._stage.items.items():
            hovered = item.look.hovered if self._pointer.dragging else name == self._pointer.hovered
            cursor = ring and name == self._cursor.id
            item.set_look(replace(item.look, hovered=hovered, cursor=cursor, enabled=self.isEnabled()))

    # ---- keyboard

    @property
    def cursor(self) -> str:  # type: ignore[override]  # the shape of the pointer is the viewport's business
        """The id of the component with the keyboard cursor, '' for none."""
        return self._cursor.id

    def set_cursor(self, component_id: str) -> None:
        """Put the keyboard cursor there; nowhere, if that cannot be reached."""
        self._stage.sync()
        self._cursor.ring = True
        self._after_cursor(moved=self._cursor.put(component_id))

    def move_cursor(self, dx: int, dy: int) -> bool:
        """Move the cursor to the nearest component in a direction (-1, 0, 1); False if there is none."""
        self._stage.sync()
        self._cursor.ring = True
        return self._after_cursor(moved=self._cursor.move(dx, dy))

    def _after_cursor(self, *, moved: bool) -> bool:
        self.update_looks()
        if moved:
            self._tell_cursor()
        return moved

    def _tell_cursor(self) -> None:
        accessible.tell_cursor(self)
        self.cursor_moved.emit(self._cursor.id)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in MODIFIERS:
            event.ignore()
            return
        self.finish_motion()
        if key == Qt.Key.Key_Escape and self._pointer.cancel():
            return
        plain = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier == Qt.KeyboardModifier.NoModifier
        if event.isAutoRepeat() and plain and key in PRESSING and self._cursor.id and self._cursor.ring:
            return  # a key that is held clicks once
        if not plain or not self._take_key(key):
            event.ignore()

    def _take_key(self, key: Qt.Key) -> bool:
        """Whether that key means something here."""
        if key in PRESSING and self._cursor.id and self._cursor.ring:
            self.clicked.emit(self._cursor.id, Qt.MouseButton.LeftButton)
            return True
        if key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self._cursor.ring = True
            self._after_cursor(moved=self._cursor.jump(last=key == Qt.Key.Key_End))
            return bool(self._cursor.id)
        if key in ARROWS:
            self.move_cursor(*ARROWS[key])
            return bool(self._cursor.id)
        return False

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Who comes by key sees where the cursor is."""
        super().focusInEvent(event)
        if event.reason() in BY_KEY:
            self._cursor.ring = True
            if not self._cursor.id:
                self._after_cursor(moved=self._cursor.jump(last=False))
        self.update_looks()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.cancel_drag()
        super().focusOutEvent(event)
        self.update_looks()

    # ---- pointer

    def cancel_drag(self) -> None:
        """What is in the hand goes back to where it belongs."""
        self._pointer.cancel()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.finish_motion()
        self._cursor.ring = False
        here = self.component_at(event.position())
        self._after_cursor(moved=bool(here) and self._cursor.put(here))
        self._pointer.press(event.position(), event.button(), event.buttons())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Two quick clicks are two clicks."""
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._stage.sync()
        self._pointer.move(event.position(), event.buttons())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._stage.sync()
        self._pointer.release(event.position(), event.button())

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave:
            self._pointer.leave()
        return bool(super().viewportEvent(event))

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel is for those around: nothing scrolls here."""
        event.ignore()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """The menu key is a right click where the cursor is; the mouse has clicked already."""
        if event.reason() == QContextMenuEvent.Reason.Keyboard and self._cursor.id:
            self.clicked.emit(self._cursor.id, Qt.MouseButton.RightButton)
        event.accept()
