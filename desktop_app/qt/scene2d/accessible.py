"""The scene for screen readers: a list with one entry for each component that can be reached."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface, QWindow
from PySide6.QtWidgets import QAccessibleWidget
from shiboken6 import Shiboken

if TYPE_CHECKING:
    from .view import SceneView

_LISTS: dict[int, SceneList] = {}
"""Qt keeps bare pointers to the interfaces: these references keep them alive as long as their view."""
_installed = False
NO_INTERFACE = cast(QAccessibleInterface, None)
"""Qt's null pointers, which the declared types do not know."""
NO_OBJECT = cast(QObject, None)
NO_WINDOW = cast(QWindow, None)


class SceneEntry(QAccessibleInterface):
    """One component, found by its id as long as it is there."""

    def __init__(self, owner: SceneList, view: SceneView, component_id: str) -> None:
        super().__init__()
        self._owner, self._view, self._id = owner, view, component_id

    @property
    def id(self) -> str:
        return self._id

    def isValid(self) -> bool:
        return Shiboken.isValid(self._view) and self._id in self._view.reachable_ids()

    def object(self) -> QObject:
        return NO_OBJECT

    def window(self) -> QWindow:
        handle = self._view.window().windowHandle() if self.isValid() else None
        return handle if handle is not None else NO_WINDOW

    def parent(self) -> QAccessibleInterface:
        return self._owner

    def child(self, index: int) -> QAccessibleInterface:
        return NO_INTERFACE

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        return NO_INTERFACE

    def childCount(self) -> int:
        return 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def text(self, t: QAccessible.Text) -> str:
        return self._view.name_of(self._id) if t == QAccessible.Text.Name and self.isValid() else ""

    def setText(self, t: QAccessible.Text, text: str) -> None:
        """A name cannot be changed from outside."""

    def role(self) -> QAccessible.Role:
        return self._view.role_of(self._id) if self.isValid() else QAccessible.Role.NoRole

    def rect(self) -> QRect:
        """In pixels of the screen."""
        if not self.isValid():
            return QRect()
        place = self._view.rect_of(self._id).toAlignedRect()
        return place.translated(self._view.viewport().mapToGlobal(place.topLeft()) - place.topLeft())

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        if not self.isValid():
            state.invalid = True
            return state
        state.focusable = True
        state.selectable = True
        state.disabled = not self._view.isEnabled()
        state.invisible = not self._view.isVisible()
        state.focused = state.active = self._view.hasFocus() and self._view.cursor == self._id
        return state


class SceneList(QAccessibleWidget):
    """The view as a list; its own child widgets (viewport, scroll bars) are of no interest."""

    def __init__(self, view: SceneView) -> None:
        super().__init__(view, QAccessible.Role.List)
        self._view = view
        self._entries: dict[str, SceneEntry] = {}

    def entry(self, component_id: str) -> SceneEntry:
        """The entry of that component, always the same one."""
        if component_id not in self._entries:
            self._entries[component_id] = SceneEntry(self, self._view, component_id)
        return self._entries[component_id]

    def childCount(self) -> int:
        return len(self._view.reachable_ids())

    def child(self, index: int) -> QAccessibleInterface:
        ids = self._view.reachable_ids()
        return self.entry(ids[index]) if 0 <= index < len(ids) else NO_INTERFACE

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        for index in reversed(range(self.childCount())):
            child = self.child(index)
            if child.rect().contains(x, y):
                return child
        return NO_INTERFACE

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        ids = self._view.reachable_ids()
        return ids.index(child.id) if isinstance(child, SceneEntry) and child.id in ids else -1

    def focusChild(self) -> QAccessibleInterface:
        here = self._view.cursor
        return self.entry(here) if here and self._view.hasFocus() else NO_INTERFACE

    def drop_entries(self) -> None:
        """Qt forgets the entries; to be called when the view goes away."""
        for entry in self._entries.values():
            QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(entry))
        self._entries.clear()


def install() -> None:
    """Make every `SceneView` of this process accessible."""
    global _installed  # noqa: PLW0603 - Qt has no way to ask, nor to take a Python factory back
    if not _installed:
        _installed = True
        QAccessible.installFactory(_make)


def _make(key: str, thing: QObject | None) -> QAccessibleInterface | None:
    from .view import SceneView

    if not isinstance(thing, SceneView):
        return None
    address = id(thing)
    if address not in _LISTS:
        _LISTS[address] = SceneList(thing)
        thing.destroyed.connect(lambda: _forget(address))
    return _LISTS[address]


def _forget(address: int) -> None:
    known = _LISTS.pop(address, None)
    if known is not None:
        known.drop_entries()


def tell_cursor(view: SceneView) -> None:
    """Say that the keyboard cursor is somewhere else."""
    if QAccessible.isActive():
        event = QAccessibleEvent(cast(QObject, view), QAccessible.Event.Focus)
        ids = view.reachable_ids()
        if view.cursor in ids:
            event.setChild(ids.index(view.cursor))
        announce(event)


def tell_order(view: SceneView) -> None:
    """Say that there may be other entries now."""
    if QAccessible.isActive():
        announce(QAccessibleEvent(cast(QObject, view), QAccessible.Event.ObjectReorder))


announce = QAccessible.updateAccessibility
