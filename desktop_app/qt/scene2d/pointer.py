"""What the mouse does in a scene: hovering, clicking, dragging; no nested event loop."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QGuiApplication

from .item import SceneItem
from .stage import Stage

if TYPE_CHECKING:
    from .view import SceneView

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


@dataclass(slots=True)
class Press:
    """Where a button went down and on what (None: the ground); `over`: where the dragged thing would fall;
    `panned`: how far the world has been dragged to, None while it is not.
    """

    button: Qt.MouseButton
    at: QPointF
    item: SceneItem | None
    dragging: bool = False
    over: SceneItem | None = None
    grip: QPointF = field(default_factory=QPointF)
    """From the pointer to the centre of the dragged thing."""
    panned: QPointF | None = None


class Pointer:
    """The pointer of one view. A press is a click on what it began on, unless it became a drag or left it."""

    def __init__(self, view: SceneView, stage: Stage) -> None:
        self._view, self._stage = view, stage
        self._press: Press | None = None
        self._at: QPointF | None = None
        self.hovered = ""

    @property
    def dragging(self) -> bool:
        """Whether something is in the hand."""
        return self._press is not None and self._press.dragging

    # ---- events

    def press(self, at: QPointF, button: Qt.MouseButton, buttons: Qt.MouseButton) -> None:
        """A second button during a press is a change of mind; `buttons` are all that are down now."""
        self._at = at
        if self._press is not None:
            self.cancel()
            if buttons != button:
                return
        if button in (LEFT, RIGHT):
            self._press = Press(button, at, self._item_at(at))

    def move(self, at: QPointF, buttons: Qt.MouseButton) -> None:
        """Hover, or drag; a press whose button came up unseen is forgotten."""
        self._at = at
        if self._press is not None and not buttons & self._press.button:
            self.cancel()
        press = self._press
        if press is None:
            self.hover()
            return
        if not press.dragging and self._may_drag(press) and _far(at - press.at):
            self._take(press)
        if press.dragging and self._press is press:
            self._carry(press, at)
        elif self._press is press and self._pans(press, at):
            self._pan(press, at)

    def release(self, at: QPointF, button: Qt.MouseButton) -> None:
        press = self._press
        if press is None or press.button != button:
            return
        self._at = at
        if press.dragging:
            self._carry(press, at)
            self._drop(press)
            return
        self._press = None
        if press.panned is not None:
            self.hover()
            self._view.pan_ended.emit()
            return
        if self._item_at(at) is press.item:
            self._view.clicked.emit(press.item.component.id if press.item else "", button)
        self.hover()

    def leave(self) -> None:
        """The pointer is somewhere else."""
        self._at = None
        self.hover()

    def cancel(self) -> bool:
        """Forget the press; what is dragged goes back. Whether anything was dragged."""
        press, self._press = self._press, None
        if press is not None and press.panned is not None:
            self._view.pan_ended.emit()
        if press is None or not press.dragging or press.item is None:
            return False
        self._open(press.item)
        if self._stage.items.get(press.item.component.id) is press.item:
            self._stage.fly_home(press.item)
        self.hover()
        self._view.drag_cancelled.emit(press.item.component.id)
        return True

    def follow(self) -> None:
        """The items have changed: what was pressed may be gone, another thing may be under the pointer."""
        press = self._press
        if press is not None and press.item is not None:
            item = self._stage.items.get(press.item.component.id)
            if press.panned is not None:
                press.item = item
            elif item is not press.item or (press.dragging and not self._may_drag(press)):
                self.cancel()
            elif press.dragging:
                self._mark(item)
        if not self.dragging and (press is None or press.panned is None):
            self.hover()

    # ---- hovering

    def hover(self) -> None:
        """Find out what is under the pointer and show it."""
        if self.dragging:
            return
        item = self._item_at(self._at) if self._at is not None and self._view.isEnabled() else None
        name = item.component.id if item else ""
        shape = Qt.CursorShape.ArrowCursor
        if item is not None:
            draggable = self._stage.artist.draggable(item.component)
            shape = Qt.CursorShape.OpenHandCursor if draggable else Qt.CursorShape.PointingHandCursor
        self._show_shape(shape)
        if name != self.hovered:
            self.hovered = name
            self._view.update_looks()
            self._view.hovered.emit(name)

    def _show_shape(self, shape: Qt.CursorShape) -> None:
        if self._view.viewport().cursor().shape() != shape:
            self._view.viewport().setCursor(shape)

    def _item_at(self, at: QPointF) -> SceneItem | None:
        return self._stage.pick(at.x(), at.y())

    # ---- dragging

    def _may_drag(self, press: Press) -> bool:
        item = press.item
        return press.button == LEFT and item is not None and self._stage.artist.draggable(item.component)

    def _pans(self, press: Press, at: QPointF) -> bool:
        """Whether that press drags the world."""
        if press.panned is not None:
            return True
        if press.button != LEFT or self._may_drag(press) or not self._view.pan_area.contains(press.at):
            return False
        tied = press.item is None or self._stage.artist.in_world(press.item.component)
        return tied and _far(at - press.at)

    def _pan(self, press: Press, at: QPointF) -> None:
        way = at - (press.at if press.panned is None else press.panned)
        press.panned = at
        self._show_shape(Qt.CursorShape.ClosedHandCursor)
        self._view.panned.emit(way)

    def _take(self, press: Press) -> None:
        """Lift the thing; it keeps its distance to the pointer."""
        item = press.item
        if item is None:
            return
        self._stage.land(item)
        press.dragging = True
        press.grip = QPointF(item.shown.x, item.shown.y) - press.at
        if self.hovered:
            self.hovered = ""
            self._view.hovered.emit("")
        item.held = True
        item.set_look(replace(item.look, dragged=True, hovered=False))
        self._mark(item)
        self._show_shape(Qt.CursorShape.ClosedHandCursor)
        self._view.drag_started.emit(item.component.id)

    def _mark(self, item: SceneItem) -> None:
        """Show what takes the dragged thing."""
        accepts = self._stage.artist.accepts
        for other in self._stage.items.values():
            target = other is not item and accepts(item.component, other.component)
            other.set_look(replace(other.look, target=target, hovered=target and other.look.hovered))

    def _carry(self, press: Press, at: QPointF) -> None:
        """Follow the pointer."""
        if press.item is None:
            return
        centre = at + press.grip
        press.item.hold(centre.x(), centre.y())
        targets = [other for other in self._stage.items.values() if other.look.target]
        press.over = self._stage.hit(at.x(), at.y(), targets)
        for other in targets:
            other.set_look(replace(other.look, hovered=other is press.over))

    def _drop(self, press: Press) -> None:
        self._press = None
        if press.item is None:
            return
        name = press.item.component.id
        target = press.over.component.id if press.over else ""
        self._open(press.item)
        self._view.dropped.emit(name, target)
        self._stage.sync()
        if self._stage.items.get(name) is press.item:
            self._stage.fly_home(press.item)
        self.hover()

    def _open(self, item: SceneItem) -> None:
        """Let go without moving it; nothing is marked any more."""
        item.held = False
        item.set_look(replace(item.look, dragged=False))
        for other in self._stage.items.values():
            other.set_look(replace(other.look, target=False, hovered=False))


def _far(way: QPointF) -> bool:
    """Whether the pointer has left the spot where a hand may tremble."""
    return way.manhattanLength() >= QGuiApplication.styleHints().startDragDistance()
