"""What the keys mean at the Roll'n Bump table."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from desktop_app.games.rollnbump.ui.keys import Command, command_of

NONE, CTRL, SHIFT = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
)
PAD = Qt.KeyboardModifier.KeypadModifier


def meaning(key: int, modifiers: Qt.KeyboardModifier = NONE, text: str = "") -> Command | None:
    return command_of(QKeyEvent(QEvent.Type.KeyPress, key, modifiers, text))


def test_digits_are_the_dice_and_with_ctrl_they_go_onto_the_card() -> None:
    for number in range(1, 6):
        key = Qt.Key.Key_0 + number
        assert meaning(key, text=str(number)) == Command("lock", f"d{number - 1}")
        assert meaning(key, PAD, str(number)) == Command("lock", f"d{number - 1}")
        assert meaning(key, CTRL) == Command("put", f"d{number - 1}")
    assert meaning(Qt.Key.Key_6, text="6") == meaning(Qt.Key.Key_0, text="0") == Command("lock", "b")
    assert meaning(Qt.Key.Key_7, text="7") is None


def test_digits_that_need_shift_on_a_keyboard_are_digits() -> None:
    assert meaning(Qt.Key.Key_Ampersand, SHIFT, "1") == Command("lock", "d0")


@pytest.mark.parametrize(
    ("key", "deed"),
    [
        (Qt.Key.Key_Return, "act"),
        (Qt.Key.Key_Space, "act"),
        (Qt.Key.Key_Backspace, "take back"),
        (Qt.Key.Key_Delete, "take back"),
        (Qt.Key.Key_Escape, "clear"),
        (Qt.Key.Key_R, "roll"),
        (Qt.Key.Key_C, "claim"),
        (Qt.Key.Key_T, "turn"),
        (Qt.Key.Key_O, "odds"),
        (Qt.Key.Key_A, "lock all"),
    ],
)
def test_letters_and_others(key: Qt.Key, deed: str) -> None:
    found = meaning(key)
    assert found is not None
    assert found.deed == deed


def test_arrows_move_the_cursor() -> None:
    assert meaning(Qt.Key.Key_Left) == Command("move", right=-1)
    assert meaning(Qt.Key.Key_Down) == Command("move", down=1)


def test_keys_of_the_frame_are_left_to_it() -> None:
    for key, modifiers in (
        *((key, CTRL) for key in (Qt.Key.Key_Return, Qt.Key.Key_T, Qt.Key.Key_Z, Qt.Key.Key_E, Qt.Key.Key_S)),
        *((key, NONE) for key in (Qt.Key.Key_H, Qt.Key.Key_P, Qt.Key.Key_D, Qt.Key.Key_F1, Qt.Key.Key_F9)),
        (Qt.Key.Key_R, Qt.KeyboardModifier.AltModifier),
    ):
        assert meaning(key, modifiers) is None
