"""The keyboard at the table: the cursor in the scene, and the keys that go to the hand."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QAction, QKeyEvent

from desktop_app.qt.scene2d.view import SceneView
from desktop_app.session.component import Component

from . import walk
from .keys import Command, command_of
from .turn_hand import TurnHand


class TableKeys(QObject):
    """Takes arrows and Enter before the view does; the view's other keys come by `take`.

    Whatever is pressed, the hand forgets that it has asked back, unless it is the key that claims.
    """

    def __init__(
        self,
        view: SceneView,
        hand: TurnHand,
        odds: QAction,
        find: Callable[[str], Component | None],
        calm: Callable[[], None],
    ) -> None:
        """`find`: the component of a name; `calm` ends all motion."""
        super().__init__(view)
        self._view, self._hand, self._odds = view, hand, odds
        self._find, self._calm = find, calm
        self._unseen = False  # whether the mouse has taken the cursor along
        view.installEventFilter(self)
        view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.MouseButtonPress:
            self._unseen = True
            self._hand.forget()
        if watched is self._view and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            command = command_of(event)
            return command is not None and command.deed in ("move", "act") and self.take(event)
        return super().eventFilter(watched, event)

    def take(self, event: QKeyEvent) -> bool:
        """Do what a key asks; whether it meant something now. A key that is held acts once."""
        self._calm()
        command = command_of(event)
        if command is None or command.deed != "claim":
            self._hand.forget()
        if command is None:
            return False
        if event.isAutoRepeat() and command.deed != "move":
            return True
        return self._obey(command)

    def _obey(self, command: Command) -> bool:
        here = self._view.cursor
        look = self._view.look_of(here)
        seen = look is not None and (look.cursor or not self._unseen)
        self._unseen = False
        if command.deed == "odds":
            self._odds.toggle()
        elif command.deed == "move":
            self._view.set_cursor(walk.goal(self._things(), here, command.right, command.down))
        elif command.deed == "act" and not seen:
            self._view.set_cursor(here or walk.goal(self._things(), here, 0, 0))
        else:
            return self._hand.obey(command, self._find(here))
        return True

    def _things(self) -> list[walk.Thing]:
        """What the cursor can stop on."""
        found = []
        for name in self._view.reachable_ids():
            component, place = self._find(name), self._view.rect_of(name).center()
            if component is not None:
                found.append(walk.Thing(component, place.x(), place.y()))
        return found
