"""What the keys mean at the Rollecate table."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from desktop_app.games.rollecate.ui.keys import Command, Deed, command_of

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
    assert meaning(Qt.Key.Key_Ampersand, SHIFT, "1") == Command("choose", 1)


def test_the_land_comes_nearer_and_goes_farther() -> None:
    assert meaning(Qt.Key.Key_Plus, SHIFT, "+") == meaning(Qt.Key.Key_Plus, PAD, "+") == Command("zoom", 1)
    assert meaning(Qt.Key.Key_Equal, text="=") == Command("zoom", 1)
    assert meaning(Qt.Key.Key_Minus, text="-") == Command("zoom", -1)
    assert meaning(Qt.Key.Key_0, text="0") == Command("zoom", 0)


def test_arrows_choose_and_bend_and_with_shift_they_move_the_land() -> None:
    assert meaning(Qt.Key.Key_Left) == Command("move", right=-1)
    assert meaning(Qt.Key.Key_Right, PAD) == Command("move", right=1)
    assert meaning(Qt.Key.Key_Up) == Command("bend next", down=-1)
    assert meaning(Qt.Key.Key_Down) == Command("bend next", down=1)
    assert meaning(Qt.Key.Key_Left, SHIFT) == Command("scroll", right=-1)
    assert meaning(Qt.Key.Key_Down, SHIFT) == Command("scroll", down=1)


def test_letters_bend_the_rails() -> None:
    turns = [meaning(key, text=key.name[-1].lower()) for key in (Qt.Key.Key_L, Qt.Key.Key_R, Qt.Key.Key_S)]
    assert turns == [Command("bend", turn="L"), Command("bend", turn="R"), Command("bend", turn="S")]


@pytest.mark.parametrize(
    ("key", "deed"),
    [
        (Qt.Key.Key_Return, "act"),
        (Qt.Key.Key_Enter, "act"),
        (Qt.Key.Key_Space, "ride"),
        (Qt.Key.Key_X, "pass"),
        (Qt.Key.Key_C, "chaos"),
        (Qt.Key.Key_Backspace, "take back"),
        (Qt.Key.Key_Delete, "take back"),
        (Qt.Key.Key_Home, "fit"),
        (Qt.Key.Key_F, "follow"),
    ],
)
def test_letters_and_others(key: Qt.Key, deed: Deed) -> None:
    assert meaning(key) == Command(deed)


def test_keys_of_the_frame_are_left_to_it() -> None:
    for key, modifiers in (
        *((key, CTRL) for key in (Qt.Key.Key_Return, Qt.Key.Key_T, Qt.Key.Key_Z, Qt.Key.Key_E, Qt.Key.Key_S)),
        *((key, NONE) for key in (Qt.Key.Key_H, Qt.Key.Key_P, Qt.Key.Key_D, Qt.Key.Key_F1, Qt.Key.Key_F9)),
        (Qt.Key.Key_Escape, NONE),
        (Qt.Key.Key_R, ALT),
    ):
        assert meaning(key, modifiers) is None
