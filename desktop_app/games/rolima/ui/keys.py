"""What a key means at the Rolimã table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

Deed: TypeAlias = Literal["choose", "move", "act", "let go"]
"""choose: the card of that number; move: the choice by `number` cards; act: play what is chosen; let go:
choose nothing (the frame has the same key, so that the table takes it only while something is chosen).
"""
REPEATING: Final[frozenset[Deed]] = frozenset({"move"})
"""What goes on while the key is held; all else is done once."""

_DEEDS: Final[dict[int, Deed]] = {
    Qt.Key.Key_Return: "act",
    Qt.Key.Key_Enter: "act",
    Qt.Key.Key_Space: "act",
    Qt.Key.Key_Backspace: "let go",
    Qt.Key.Key_Delete: "let go",
    Qt.Key.Key_Escape: "let go",
}
_STEPS: Final[dict[int, int]] = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Down: 1,
}


@dataclass(frozen=True, slots=True)
class Command:
    """A deed, and a number: of a card counted from 1, or of cards to move by."""

    deed: Deed
    number: int = 0


def command_of(event: QKeyEvent) -> Command | None:
    """What the key means; None for one that the table has no use for."""
    held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    key, said = event.key(), event.text()
    digit = len(said) == 1 and said in "123456789"
    if held not in (Qt.KeyboardModifier.NoModifier, *((Qt.KeyboardModifier.ShiftModifier,) if digit else ())):
        return None
    if digit:
        return Command("choose", int(said))
    if key in _STEPS:
        return Command("move", _STEPS[key])
    return Command(_DEEDS[key]) if key in _DEEDS else None
