"""Options with many choices on the New game page: lists that come and go, beside the pictures."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QWidget
from pytestqt.qtbot import QtBot

from desktop_app.app.choices import summary
from desktop_app.app.long_lists import LongLists
from desktop_app.app.new_game import NewGame
from desktop_app.app.settings import Settings
from desktop_app.app.tiles import TileChoice
from desktop_app.qt import fonts
from desktop_app.qt import theme as themes
from desktop_app.qt.stylesheet import stylesheet
from tests.helpers.long_game import DISHES, LongKit

LEFT = Qt.MouseButton.LeftButton
COURSES = [f"course-{number}" for number in range(1, 5)]


@pytest.fixture
def page(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[NewGame]:
    """The page in the smallest window."""
    fonts.load()
    qapp.setStyleSheet(stylesheet(themes.light()))
    made = NewGame(LongKit(), Settings(tmp_path / "settings.json"), themes.light())
    qtbot.addWidget(made)
    made.resize(1024, 606)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    yield made
    qapp.setStyleSheet("")


def lists(page: NewGame) -> dict[str, QComboBox]:
    found = page.findChild(LongLists)
    assert found is not None
    return found.lists


def tiles(page: NewGame) -> TileChoice:
    part = page.option_parts["way"]
    assert isinstance(part, TileChoice)
    return part


def test_a_long_list_is_no_picture_and_is_gone_while_it_makes_no_difference(
    qtbot: QtBot, page: NewGame
) -> None:
    assert list(lists(page)) == COURSES
    assert not any(part.isVisible() for part in lists(page).values())
    before = tiles(page).tiles[2].mapTo(page, tiles(page).tiles[2].rect().center())
    qtbot.mouseClick(tiles(page).tiles[2], LEFT)
    assert all(part.isVisible() and part.isEnabled() for part in lists(page).values())
    assert tiles(page).tiles[2].mapTo(page, tiles(page).tiles[2].rect().center()) == before, "a tile ran away"
    qtbot.mouseClick(tiles(page).tiles[0], LEFT)
    assert not any(part.isVisible() for part in lists(page).values())


def test_a_list_is_chosen_from_by_keys(page: NewGame) -> None:
    page.choose("way", "fixed")
    course = lists(page)["course-3"]
    assert course.count() == course.maxVisibleItems() == len(DISHES)
    course.setFocus()
    QTest.keyClick(course, Qt.Key.Key_End)
    assert page.table.setup().option("course-3", 0) == len(DISHES) - 1
    assert page.table.setup().option("course-2", 0) == 0
    assert course.toolTip() == f"{DISHES[-1]}\nAs a course it is {DISHES[-1].lower()}."
    assert course.accessibleDescription() == f"As a course it is {DISHES[-1].lower()}."


def test_two_lists_stand_side_by_side_without_a_gap(page: NewGame) -> None:
    page.choose("way", "chosen")
    page.set_seats(3)
    parts = [*lists(page).values()]
    assert len(parts) == 5
    first = (parts[0].x(), parts[0].y())
    assert parts[0].y() == parts[1].y() < parts[2].y() == parts[3].y() < parts[4].y()
    assert parts[0].x() == parts[2].x() == parts[4].x() < parts[1].x() == parts[3].x()
    page.choose("way", "hidden")
    assert [part.isVisible() for part in parts] == [False] * 4 + [True]
    assert (parts[4].x(), parts[4].y()) == first, "it has moved up"
    page.set_seats(2)
    assert list(lists(page)) == COURSES


def test_tab_comes_from_the_lists_to_the_pictures(page: NewGame) -> None:
    page.choose("way", "chosen")
    lists(page)["course-4"].setFocus()
    QTest.keyClick(lists(page)["course-4"], Qt.Key.Key_Tab)
    assert page.focusWidget() is tiles(page).tiles[2]


def test_a_detail_is_not_told_on_the_start_page(page: NewGame) -> None:
    page.choose("way", "fixed")
    page.choose("course-1", 4)
    assert summary(page.kit, page.table).endswith("(middling) · Chosen in turn")


@pytest.mark.parametrize("way", ["normal", "fixed"])
def test_six_seats_and_all_options_have_room_in_the_smallest_window(
    qtbot: QtBot, page: NewGame, way: str
) -> None:
    page.choose("way", way)
    page.set_seats(6)
    qtbot.waitUntil(lambda: page.rows[5].isVisible() and page.rows[5].y() > page.rows[4].y())
    assert page.minimumSizeHint().width() <= 1024
    assert page.minimumSizeHint().height() <= 606
    shown: list[QWidget] = [page.preview, page.start_button, *tiles(page).tiles, *lists(page).values()]
    for part in (part for part in shown if part.isVisible()):
        assert page.rect().contains(part.mapTo(page, part.rect().topLeft())), part
        assert page.rect().contains(part.mapTo(page, part.rect().bottomRight())), part
    assert page.preview.height() >= (150 if way == "normal" else 110)
