"""What a key means at the Rollecate table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QWidget

from desktop_app.games.rollecate.engine.state import Turn

Deed: TypeAlias = Literal[
    "choose", "move", "bend", "bend next", "act", "ride", "pass", "chaos", "take back", "zoom", "scroll",
    "fit", "follow",
]  # fmt: skip
"""choose: the card of that number; move: the cursor by `right` cards; bend: that `turn`; bend next: the other
way, of a pending card to combine or not; act: lay the ghost, put down the chosen card; ride: or end the turn
after chaos cards; take back: the card laid last; zoom: `number` 1 nearer, -1 farther, 0 as usual; scroll: the
land by `right` and `down`; fit: all of the railway; follow: the train.
"""
REPEATING: Final[frozenset[Deed]] = frozenset({"move", "scroll", "zoom"})
"""What goes on while the key is held; all else is done once."""

_ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_DEEDS: dict[int, Deed] = {
    Qt.Key.Key_Return: "act",
    Qt.Key.Key_Enter: "act",
    Qt.Key.Key_Space: "ride",
    Qt.Key.Key_X: "pass",
    Qt.Key.Key_C: "chaos",
    Qt.Key.Key_Backspace: "take back",
    Qt.Key.Key_Delete: "take back",
    Qt.Key.Key_Home: "fit",
    Qt.Key.Key_F: "follow",
}
_TURNS: dict[int, Turn] = {Qt.Key.Key_L: "L", Qt.Key.Key_R: "R", Qt.Key.Key_S: "S"}
_ZOOMS = {"+": 1, "=": 1, "-": -1, "\N{MINUS SIGN}": -1, "0": 0}


@dataclass(frozen=True, slots=True)
class Command:
    """A deed with what it needs: a number, a way right and down, or a turn."""

    deed: Deed
    number: int = 0
    right: int = 0
    down: int = 0
    turn: Turn | None = None


def command_of(event: QKeyEvent) -> Command | None:
    """What the key means; None for one that the table has no use for."""
    held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    shift = Qt.KeyboardModifier.ShiftModifier
    if held not in (Qt.KeyboardModifier.NoModifier, shift):
        return None
    key, said = event.key(), event.text()
    if key in _ARROWS:
        return _arrow(*_ARROWS[Qt.Key(key)], shifted=held == shift)
    if said in _ZOOMS:
        return Command("zoom", _ZOOMS[said])
    if len(said) == 1 and said in "123456789":
        return Command("choose", int(said))
    if key in _TURNS:
        return Command("bend", turn=_TURNS[key])
    return Command(_DEEDS[key]) if key in _DEEDS else None


def undo_in_frame(widget: QWidget) -> bool:
    """Press the undo of the window around a widget; whether there was something to undo."""
    for action in widget.window().findChildren(QAction):
        keys = [key.toString() for key in action.shortcuts()]
        if "Ctrl+Z" in keys and action.isEnabled():
            action.trigger()
            return True
    return False


def _arrow(right: int, down: int, *, shifted: bool) -> Command:
    if shifted:
        return Command("scroll", right=right, down=down)
    return Command("move", right=right) if right else Command("bend next", down=down)
