"""What a game gives a scene: places, pictures, names and manners of its components."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QAccessible, QPainter

from desktop_app.session.component import Component

from .spot import SLIDE, Motion, Spot


@dataclass(frozen=True, slots=True)
class ItemLook:
    """The state in which a component is painted.

    `hovered`: under the pointer, or the place where the dragged thing would fall. `cursor`: the keyboard
    cursor is here and the view has the focus. `dragged`: in the hand. `target`: the dragged thing may fall
    here. `phase`: 1 at rest, 0 to 1 while it is thrown (TUMBLE), and 0 in the first half of a FLIP, in which
    the component still is the old one, if there was one. `enabled`: the view is.
    """

    hovered: bool = False
    cursor: bool = False
    dragged: bool = False
    target: bool = False
    enabled: bool = True
    phase: float = 1.0


class Artist(ABC):
    """Draws one game's components. All lengths are logical pixels; nothing here may change the model."""

    @abstractmethod
    def spot(self, component: Component, size: QSizeF) -> Spot:
        """Where it lies in a view of that size."""

    @abstractmethod
    def paint(self, painter: QPainter, component: Component, rect: QRectF, look: ItemLook) -> None:
        """Draw it unturned into `rect`, whose corner is (0, 0); shadows may use the margin around it.

        The result is kept as a picture until the component, its size or its look changes.
        """

    @abstractmethod
    def paint_ground(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the table behind everything; it is kept until the size or the theme changes."""

    @abstractmethod
    def name(self, component: Component) -> str:
        """What a screen reader says."""

    def margin(self, component: Component) -> float:
        """How far shadows, rings and the like reach beyond the rectangle."""
        return 0.0

    def role(self, component: Component) -> QAccessible.Role:
        """What it is for a screen reader."""
        return QAccessible.Role.ListItem

    def reachable(self, component: Component) -> bool:
        """Whether the pointer finds it and the keyboard cursor can stop on it."""
        return True

    def in_world(self, component: Component) -> bool:
        """Whether its place moves with the world, which `SceneView.move_world` shifts and scales."""
        return False

    def draggable(self, component: Component) -> bool:
        """Whether it can be taken into the hand now."""
        return False

    def accepts(self, dragged: Component, target: Component) -> bool:
        """Whether `dragged` may fall on `target`."""
        return False

    def motion(self, old: Component | None, new: Component | None) -> Motion:
        """How a change is shown. No old one: it appears; no new one: it goes away.

        What moves only because its neighbours did slides and is not asked about.
        """
        return SLIDE
