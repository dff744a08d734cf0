"""The bar for stepping through: it asks for plies and shows the one that is looked at."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop_app.app.review_bar import ReviewBar
from desktop_app.qt import theme as themes


@pytest.fixture
def bar(qtbot: QtBot) -> ReviewBar:
    made = ReviewBar(themes.light())
    qtbot.addWidget(made)
    made.show_ply(5, 12, "Ada: takes 3")
    made.show()
    return made


def moves(bar: ReviewBar) -> list[int]:
    asked: list[int] = []
    bar.moved.connect(asked.append)
    return asked


def test_it_stands_where_it_is_told_without_asking(bar: ReviewBar) -> None:
    asked = moves(bar)
    bar.show_ply(7, 14)
    assert (bar.ply, bar.place.text(), asked) == (7, "7 / 14", [])


def test_steps_ask_for_their_plies(bar: ReviewBar) -> None:
    asked = moves(bar)
    bar.go_on()
    bar.go_back()
    bar.go_back()
    bar.go_first()
    bar.go_back()
    bar.go_last()
    bar.go_on()
    assert asked == [6, 5, 4, 0, 12]


def test_the_slider_moves_by_keys(bar: ReviewBar) -> None:
    asked = moves(bar)
    QTest.keyClick(bar.slider, Qt.Key.Key_Right)
    QTest.keyClick(bar.slider, Qt.Key.Key_Home)
    assert asked == [6, 0]


def test_its_words_reach_a_screen_reader(bar: ReviewBar) -> None:
    assert bar.slider.accessibleDescription() == "Ada: takes 3"
    assert bar.slider.accessibleName()


def test_the_way_back(bar: ReviewBar, qtbot: QtBot) -> None:
    with qtbot.waitSignal(bar.left):
        QTest.mouseClick(bar.back, Qt.MouseButton.LeftButton)
