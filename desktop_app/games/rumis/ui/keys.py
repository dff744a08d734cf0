"""What a key means at the Rumis table, and what left, right and away mean as the eye sees the board."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from desktop_app.qt.gl3d.board_view import BoardView
from desktop_app.qt.gl3d.camera import Camera
from desktop_app.qt.gl3d.picking import Hit
from desktop_app.qt.gl3d.scene import Square, Vec

Deed: TypeAlias = Literal[
    "orbit", "pan", "zoom", "move", "place", "turn", "tilt", "flip", "next", "cycle", "put back", "choose"
]

ZOOM = 1.15
ORBIT = (15, 10)
"""Degrees around and up for one press."""
PAN = 40
"""Logical pixels for one press."""

_ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_TURNS: dict[int, Deed] = {
    Qt.Key.Key_R: "turn",
    Qt.Key.Key_T: "tilt",
    Qt.Key.Key_F: "flip",
    Qt.Key.Key_N: "next",
}


PLACING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
"""With Ctrl, Alt or Meta they are somebody else's."""


@dataclass(frozen=True, slots=True)
class Command:
    """A deed with two numbers: a direction on the screen (right, down), or +1/-1 first, or a factor."""

    deed: Deed
    first: float = 0
    second: float = 0
    text: str = ""


def command_of(event: QKeyEvent) -> Command:
    """What the key means; every key without another meaning is "choose" with its text."""
    key, plain = event.key(), event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    direction = -1 if plain & Qt.KeyboardModifier.ShiftModifier else 1
    if key in _ARROWS:
        right, down = _ARROWS[Qt.Key(key)]
        if plain == Qt.KeyboardModifier.ControlModifier:
            return Command("orbit", right * ORBIT[0], down * ORBIT[1])
        if plain == Qt.KeyboardModifier.ShiftModifier:
            return Command("pan", right * PAN, down * PAN)
        return Command("move", right, down)
    if event.text() in ("+", "=", "_"):
        return Command("zoom", 1 / ZOOM if event.text() == "_" else ZOOM)
    if key in PLACING and not plain & ~Qt.KeyboardModifier.ShiftModifier:
        return Command("place")
    if key in _TURNS and not plain & ~Qt.KeyboardModifier.ShiftModifier:
        return Command(_TURNS[key], direction)
    if key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
        return Command("cycle", 1 if key == Qt.Key.Key_PageDown else -1)
    if key == Qt.Key.Key_Escape:
        return Command("put back")
    return Command("choose", text=event.text())


def look_around(view: BoardView, command: Command) -> bool:
    """Do what a command asks of the camera; whether it was one for the camera."""
    match command:
        case Command("orbit", right, down):
            view.orbit(right, down)
        case Command("pan", right, down):
            view.pan(right, down)
        case Command("zoom", factor):
            view.zoom(factor)
        case _:
            return False
    return True


def turn_of(modifiers: Qt.KeyboardModifier) -> str:
    """The axis that a right click turns about, as the wheel does: 'z', with Ctrl 'x', with Shift 'y'."""
    if modifiers & Qt.KeyboardModifier.ControlModifier:
        return "x"
    return "y" if modifiers & Qt.KeyboardModifier.ShiftModifier else "z"


def square_of(hit: Hit) -> Square:
    """The square meant by a hit: the one beside a side face, else the one hit."""
    if hit.normal[2] == 0 and not hit.floor:
        return hit.front[0], hit.front[1]
    return hit.column


def forward(camera: Camera) -> Vec:
    """Away from the eye along the board, also when looking straight down."""
    return (camera.up[0] - camera.back[0], camera.up[1] - camera.back[1], 0.0)


def nearest_axis(direction: Vec) -> tuple[bool, int]:
    """Whether the direction runs along x rather than y, and with which sign.

    >>> nearest_axis((0.2, -0.9, 0.0))
    (False, -1)
    """
    x, y, _ = direction
    along_x = abs(x) >= abs(y)
    return along_x, 1 if (x if along_x else y) >= 0 else -1
