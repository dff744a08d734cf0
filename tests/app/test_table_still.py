"""What has happened is told once it has been seen."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from desktop_app.app.table_still import MOST_LOOKS, WhenStill


def test_where_nothing_moves_it_is_told_at_once(qtbot: QtBot) -> None:
    told: list[int] = []
    still = WhenStill(lambda: False)
    still.do(lambda: told.append(1))
    assert (told, still.waiting) == ([1], False)


def test_the_log_does_not_tell_a_roll_before_the_dice_lie(qtbot: QtBot) -> None:
    """Log, prompt and seats once told the outcome of a ride while its dice still bounced."""
    rolling, told = [True], list[int]()
    still = WhenStill(lambda: rolling[0])
    still.do(lambda: told.append(1), "news")
    still.do(lambda: told.append(2), "all")
    still.do(lambda: told.append(3), "all")
    assert (told, still.waiting) == ([], True)
    rolling[0] = False
    qtbot.waitUntil(lambda: told == [1, 2])
    assert not still.waiting


def test_what_waits_comes_before_what_is_told_at_once(qtbot: QtBot) -> None:
    rolling, told = [True], list[int]()
    still = WhenStill(lambda: rolling[0])
    still.do(lambda: told.append(1))
    rolling[0] = False
    still.do(lambda: told.append(2))
    assert told == [1, 2]


def test_a_motion_without_end_hides_nothing_for_ever(qtbot: QtBot) -> None:
    told: list[int] = []
    still = WhenStill(lambda: True)
    still.do(lambda: told.append(1))
    for _ in range(MOST_LOOKS):
        still._look()
    assert told == [1]


def test_nothing_is_told_of_a_table_that_has_gone(qtbot: QtBot) -> None:
    rolling, told = [True], list[int]()
    still = WhenStill(lambda: rolling[0])
    still.do(lambda: told.append(1))
    still.drop()
    rolling[0] = False
    still.do(lambda: told.append(2))
    assert told == [2]
