"""What a key means at the Roll'n Bump table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from .hand import BONUS, Die

Deed: TypeAlias = Literal[
    "lock", "put", "move", "act", "take back", "clear", "roll", "claim", "turn", "odds", "lock all"
]
"""lock: keep that die or free it; put: that die onto the card of the cursor, or back from it; move: the
cursor; act: what a click does there; take back: the dice where the cursor is; turn: the next die to the value
of the bonus die; odds: shown or not.
"""

_ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_DEEDS: dict[int, Deed] = {
    Qt.Key.Key_Return: "act",
    Qt.Key.Key_Enter: "act",
    Qt.Key.Key_Space: "act",
    Qt.Key.Key_Backspace: "take back",
    Qt.Key.Key_Delete: "take back",
    Qt.Key.Key_Escape: "clear",
    Qt.Key.Key_R: "roll",
    Qt.Key.Key_C: "claim",
    Qt.Key.Key_T: "turn",
    Qt.Key.Key_O: "odds",
    Qt.Key.Key_A: "lock all",
}
_DICE: dict[str, Die] = {"1": "d0", "2": "d1", "3": "d2", "4": "d3", "5": "d4", "6": BONUS, "0": BONUS}


@dataclass(frozen=True, slots=True)
class Command:
    """A deed, with the die it is about, or how far the cursor goes to the right and down."""

    deed: Deed
    die: Die = ""
    right: int = 0
    down: int = 0


def command_of(event: QKeyEvent) -> Command | None:
    """What the key means; None for one that the table has no use for."""
    plain = event.modifiers() & ~(Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier)
    if plain not in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier):
        return None
    die = _die(event)
    if plain == Qt.KeyboardModifier.ControlModifier:
        return Command("put", die) if die else None
    if die:
        return Command("lock", die)
    key = event.key()
    if key in _ARROWS:
        right, down = _ARROWS[Qt.Key(key)]
        return Command("move", right=right, down=down)
    return Command(_DEEDS[key]) if key in _DEEDS else None


def _die(event: QKeyEvent) -> Die:
    """The die of a digit, whether or not the keyboard wants Shift for digits; '' for other keys."""
    digit = event.text() if event.text() in _DICE else ""
    key = event.key()
    if not digit and Qt.Key.Key_0 <= key <= Qt.Key.Key_6:
        digit = chr(key)
    return _DICE.get(digit, "")
