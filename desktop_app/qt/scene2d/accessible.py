"""The scene for screen readers: a list with one entry for each component that can be reached."""

from __future__ import annotations

import weakref
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject, QPoint, QRect
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

    def __init__(self, owner: SceneList, component_id: str) -> None:
        super().__init__()
        self._owner, self.id = owner, component_id

    @property
    def _view(self) -> SceneView | None:
        """The view, while the component is there."""
        view = self._owner.view
        return view if view is not None and self.id in view.reachable_ids() else None

    def isValid(self) -> bool:
        return self._view is not None

    def object(self) -> QObject:
        return NO_OBJECT

    def window(self) -> QWindow:
        handle = self._view.window().windowHandle() if self._view else None
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
        return self._view.name_of(self.id) if t == QAccessible.Text.Name and self._view else ""

    def setText(self, t: QAccessible.Text, text: str) -> None:
        """A name cannot be changed from outside."""

    def role(self) -> QAccessible.Role:
        return self._view.role_of(self.id) if self._view else QAccessible.Role.NoRole

    def rect(self) -> QRect:
        """In pixels of the screen."""
        view = self._view
        if view is None:
            return QRect()
        place = view.rect_of(self.id).toAlignedRect()
        return QRect(view.viewport().mapToGlobal(place.topLeft()), place.size())

    def state(self) -> QAccessible.State:
        state, view = QAccessible.State(), self._view
        if view is None:
            state.invalid = True
            return state
        state.focusable = True
        state.disabled = not view.isEnabled()
        state.invisible = not view.isVisible()
        state.focused = state.active = view.hasFocus() and view.cursor == self.id
        return state


class SceneList(QAccessibleWidget):
    """The view as a list; its own child widgets (viewport, scroll bars) are of no interest."""

    def __init__(self, view: SceneView) -> None:
        super().__init__(view, QAccessible.Role.List)
        self._weak = weakref.ref(view)
        self._entries: dict[str, SceneEntry] = {}

    @property
    def view(self) -> SceneView | None:
        """The view, while it is there; this list does not keep it."""
        view = self._weak()
        return view if view is not None and Shiboken.isValid(view) else None

    def _ids(self) -> tuple[str, ...]:
        return self.view.reachable_ids() if self.view else ()

    def entry(self, component_id: str) -> SceneEntry:
        """The entry of that component, always the same one."""
        if component_id not in self._entries:
            self._entries[component_id] = SceneEntry(self, component_id)
        return self._entries[component_id]

    def childCount(self) -> int:
        return len(self._ids())

    def child(self, index: int) -> QAccessibleInterface:
        ids = self._ids()
        return self.entry(ids[index]) if 0 <= index < len(ids) else NO_INTERFACE

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        view = self.view
        here = view.component_at(view.viewport().mapFromGlobal(QPoint(x, y))) if view else ""
        return self.entry(here) if here in self._ids() else NO_INTERFACE

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        ids = self._ids()
        return ids.index(child.id) if isinstance(child, SceneEntry) and child.id in ids else -1

    def focusChild(self) -> QAccessibleInterface:
        view = self.view
        return self.entry(view.cursor) if view and view.cursor and view.hasFocus() else NO_INTERFACE

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
