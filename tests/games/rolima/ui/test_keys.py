"""What the keys mean at the Rolimã table."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from desktop_app.games.rolima.ui.keys import Command, Deed, command_of

NONE, CTRL, SHIFT, ALT = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.AltModifier,
)
PAD = Qt.KeyboardModifier.KeypadModifier


def meaning(key: int, modifiers: Qt.KeyboardModifier = NONE, text: str = "") -> Command | None:
    return command_of(QKeyEvent(QEvent.Type.KeyPress, key, modifiers, text))


def test_digits_choose_cards() -> None:
    for number in range(1, 10):
        key = Qt.Key.Key_0 + number
        assert meaning(key, text=str(number)) == Command("choose", number)
        assert meaning(key, PAD, str(number)) == Command("choose", number)
    assert meaning(Qt.Key.Key_Ampersand, SHIFT, "1") == Command("choose", 1), "a French keyboard"
    assert meaning(Qt.Key.Key_0, text="0") is None


@pytest.mark.parametrize(
    ("key", "number"),
    [(Qt.Key.Key_Left, -1), (Qt.Key.Key_Up, -1), (Qt.Key.Key_Right, 1), (Qt.Key.Key_Down, 1)],
)
def test_arrows_go_from_card_to_card(key: Qt.Key, number: int) -> None:
    assert meaning(key) == meaning(key, PAD) == Command("move", number)


@pytest.mark.parametrize(
    ("key", "deed"),
    [
        (Qt.Key.Key_Return, "act"),
        (Qt.Key.Key_Enter, "act"),
        (Qt.Key.Key_Space, "act"),
        (Qt.Key.Key_Backspace, "let go"),
        (Qt.Key.Key_Delete, "let go"),
        (Qt.Key.Key_Escape, "let go"),
    ],
)
def test_others(key: Qt.Key, deed: Deed) -> None:
    assert meaning(key) == Command(deed)


def test_keys_of_the_frame_are_left_to_it() -> None:
    for key, modifiers in (
        *((key, CTRL) for key in (Qt.Key.Key_Return, Qt.Key.Key_T, Qt.Key.Key_Z, Qt.Key.Key_Left)),
        *((key, NONE) for key in (Qt.Key.Key_H, Qt.Key.Key_P, Qt.Key.Key_D, Qt.Key.Key_F1, Qt.Key.Key_F9)),
        (Qt.Key.Key_Left, SHIFT),
        (Qt.Key.Key_1, ALT),
    ):
        assert meaning(key, modifiers) is None
