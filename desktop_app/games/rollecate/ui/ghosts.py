"""Where the ghosts of a card lie at the front of the railway, and the parts of a component's face. Pure."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from desktop_app.games.rollecate.engine.deck import CHAOS, KINDS, kind_of
from desktop_app.games.rollecate.engine.geometry import turned
from desktop_app.games.rollecate.engine.state import Heading
from desktop_app.session.component import Component

from .ways import vector


def number_of(component: Component, key: str) -> int:
    """A whole number of the face."""
    value = component.get(key)
    assert isinstance(value, int)
    return value


def kind_word(card: int) -> str:
    """The kind of a card as `faces` calls it."""
    return "chaos" if card == CHAOS else KINDS[kind_of(card)]


def leaving(component: Component) -> Heading:
    """The heading in which the rails of a track leave it."""
    turn = component.get("turn")
    return turned(number_of(component, "heading"), "L" if turn == "L" else "R" if turn == "R" else "S")


def ghost_rect(cell: QRectF, ghost: Component) -> QRectF:
    """Where a ghost is hit: the half of its cell that it bends to, and half of the cell beyond.

    A straight one takes the whole cell and half of the one beyond.
    """
    side = cell.width()
    leaves = leaving(ghost)
    straight = ghost.get("turn") == "S"
    middle = cell.center() + vector(leaves) * (side * (0.25 if straight else 0.5))
    along = side * (1.5 if straight else 1.0)
    wide, high = (along, side) if leaves % 2 == 0 else (side, along)
    return QRectF(middle.x() - wide / 2, middle.y() - high / 2, wide, high)


def ghost_cell(rect: QRectF, ghost: Component) -> QRectF:
    """The cell that belongs to the rectangle of `ghost_rect`."""
    side = min(rect.width(), rect.height())
    back = vector(leaving(ghost)) * (side * (0.25 if ghost.get("turn") == "S" else 0.5))
    middle = rect.center() - back
    return QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
