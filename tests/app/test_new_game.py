"""The New game page by mouse and by keys: seats, colours, options; and what it remembers."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QMenu, QPushButton, QScrollArea
from pytestqt.qtbot import QtBot

from desktop_app.app.choices import last_table, preference_key, summary
from desktop_app.app.new_game import NewGame
from desktop_app.app.seating import Table, clean_name, first_table, from_plain, to_plain
from desktop_app.app.settings import Settings
from desktop_app.core.game import Setup
from desktop_app.games.rumis.ui.kit import KIT as RUMIS
from desktop_app.qt import fonts
from desktop_app.qt import theme as themes
from desktop_app.qt.kit import GameKit
from desktop_app.qt.stylesheet import stylesheet
from desktop_app.qt.widgets import Segmented
from desktop_app.session.record import Player
from tests.helpers.fake_game import FakeKit

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def settings(qtbot: QtBot, tmp_path: Path) -> Settings:
    return Settings(tmp_path / "settings.json")


def opened(qtbot: QtBot, kit: GameKit, settings: Settings, width: int = 1280, height: int = 780) -> NewGame:
    page = NewGame(kit, settings, themes.light())
    qtbot.addWidget(page)
    page.resize(width, height)
    with qtbot.waitActive(page):
        page.show()
        page.activateWindow()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    return page


def segment(choice: Segmented, text: str) -> QPushButton:
    """The button of a choice that says so."""
    (found,) = [button for button in choice.findChildren(QPushButton) if button.text() == text]
    return found


def test_the_first_offer_is_a_person_against_a_computer(qtbot: QtBot, settings: Settings) -> None:
    page = opened(qtbot, FakeKit(), settings)
    assert [(p.name, p.kind, p.colour) for p in page.table.seated] == [
        ("Player 1", "person", "red"),
        ("Bruno", "computer", "blue"),
    ]
    with qtbot.waitSignal(page.start) as started:
        qtbot.mouseClick(page.start_button, LEFT)
    assert started.args == [page.kit, page.table]


def test_seats_come_and_go_and_keep_what_was_typed(qtbot: QtBot, settings: Settings) -> None:
    page = opened(qtbot, FakeKit(), settings)
    for _ in range(2):
        QTest.keyClick(page.seats, Qt.Key.Key_Right)
    assert [row.isVisible() for row in page.rows] == [True, True, True, True]
    page.rows[3].name.setFocus()
    page.rows[3].name.selectAll()
    QTest.keyClicks(page.rows[3].name, "Dora")
    QTest.keyClick(page.seats, Qt.Key.Key_Home)
    assert [row.isVisible() for row in page.rows] == [True, True, False, False]
    QTest.keyClick(page.seats, Qt.Key.Key_End)
    assert page.table.seated[3].name == "Dora"


def test_a_default_name_follows_the_kind_and_a_typed_one_stays(qtbot: QtBot, settings: Settings) -> None:
    page = opened(qtbot, FakeKit(), settings)
    row = page.rows[1]
    qtbot.mouseClick(segment(row.kind, "Person"), LEFT)
    assert (row.player.kind, row.player.name, row.name.text()) == ("person", "Player 2", "Player 2")
    assert not row.level.isVisible()
    row.name.setFocus()
    row.name.selectAll()
    QTest.keyClicks(row.name, "  Zoe ")
    qtbot.mouseClick(segment(row.kind, "Computer"), LEFT)
    assert (page.table.players[1].kind, page.table.players[1].name) == ("computer", "Zoe")
    row.level.setFocus()
    QTest.keyClick(row.level, Qt.Key.Key_End)
    assert page.table.players[1].level == 3


def test_a_colour_taken_from_another_seat_is_swapped(qtbot: QtBot, settings: Settings) -> None:
    page = opened(qtbot, FakeKit(), settings)
    qtbot.mouseClick(page.rows[0].swatch, LEFT)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    menu.actions()[1].trigger()
    menu.close()
    assert [row.swatch.colour for row in page.rows] == ["blue", "red", "yellow", "green"]


def test_who_starts_is_drawn_unless_somebody_is_chosen(qtbot: QtBot, settings: Settings) -> None:
    page = opened(qtbot, FakeKit(), settings)
    assert page.table.start is None
    assert {page.table.setup(Random(seed)).start for seed in range(20)} == {0, 1}
    page.starter.setFocus()
    QTest.keyClick(page.starter, Qt.Key.Key_End)
    assert page.table.start == 1
    assert page.starter.currentText() == "Bruno"
    page.set_seats(3)
    assert page.table.start == 1
    page.starter.setCurrentIndex(page.starter.count() - 1)
    page.starter.activated.emit(page.starter.count() - 1)
    assert page.table.start == 2
    page.set_seats(2)
    assert page.table.start is None, "that seat is gone"


def test_options_change_the_choice(qtbot: QtBot, settings: Settings) -> None:
    page = opened(qtbot, FakeKit(), settings)
    heap = page.option_parts["heap"]
    assert isinstance(heap, Segmented)
    qtbot.mouseClick(segment(heap, "40 pebbles"), LEFT)
    assert page.table.setup().option("heap", 0) == 40


def test_boards_are_chosen_from_pictures_by_mouse_and_arrow_keys(qtbot: QtBot, settings: Settings) -> None:
    from desktop_app.app.tiles import TileChoice

    page = opened(qtbot, RUMIS, settings)
    tiles = page.option_parts["scenario"]
    assert isinstance(tiles, TileChoice)
    qtbot.waitUntil(lambda: all(not tile._picture.isNull() for tile in tiles.tiles))
    pictures = {tile._picture.toImage().cacheKey() for tile in tiles.tiles}
    assert len(pictures) == len(tiles.tiles)
    qtbot.mouseClick(tiles.tiles[4], LEFT)
    assert page.table.setup().option("scenario", "") == tiles.values[4]
    QTest.keyClick(tiles.tiles[4], Qt.Key.Key_Up)
    assert page.table.setup().option("scenario", "") == tiles.values[0]
    assert tiles.tiles[0].hasFocus()
    QTest.keyClick(tiles.tiles[0], Qt.Key.Key_Up)
    assert page.table.setup().option("scenario", "") == tiles.values[0], "there is nothing above"


def test_tab_comes_to_the_chosen_picture(qtbot: QtBot, settings: Settings) -> None:
    """It used to come to the first picture, and going on from there with an arrow key chose another board."""
    from desktop_app.app.tiles import TileChoice

    page = opened(qtbot, RUMIS, settings)
    tiles = page.option_parts["scenario"]
    assert isinstance(tiles, TileChoice)
    page.choose("scenario", tiles.values[4])
    page.back_button.setFocus()
    for _ in range(20):
        QTest.keyClick(page.focusWidget(), Qt.Key.Key_Tab)
        if page.focusWidget() in tiles.tiles:
            break
    assert page.focusWidget() is tiles.tiles[4]
    QTest.keyClick(tiles.tiles[4], Qt.Key.Key_Tab)
    assert page.focusWidget() is page.opponents_button
    QTest.keyClick(page.seats, Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert page.focusWidget() is tiles.tiles[4]


class Telling(FakeKit):
    """Says something about its levels, and that the size of the heap matters with two seats only."""

    def level_note(self, number: int) -> str:
        return f"plays {self.level_name(number)}"

    def choice_enabled(self, setup: Setup, key: str) -> bool:
        return setup.seats == 2


def test_a_choice_without_a_difference_is_dim(qtbot: QtBot, settings: Settings) -> None:
    """The tables of heights could be chosen on boards that have only one."""
    page = opened(qtbot, Telling(), settings)
    assert page.option_parts["heap"].isEnabled()
    page.set_seats(3)
    assert not page.option_parts["heap"].isEnabled()
    page.set_seats(2)
    assert page.option_parts["heap"].isEnabled()


def test_every_level_is_shown_and_says_how_it_plays(
    qtbot: QtBot, qapp: QApplication, settings: Settings
) -> None:
    """The list of the levels cut off its last one, and nothing told what they mean."""
    qapp.setStyleSheet(stylesheet(themes.light()))
    try:
        page = opened(qtbot, Telling(), settings)
        level = page.rows[1].level
        assert level.toolTip() == "plays middling"
        notes = [level.itemData(row, Qt.ItemDataRole.ToolTipRole) for row in range(level.count())]
        assert notes == ["plays easy", "plays middling", "plays hard"]
        level.showPopup()
        view = level.view()
        qtbot.waitUntil(view.isVisible)
        last = view.visualRect(view.model().index(level.count() - 1, 0))
        assert view.viewport().rect().contains(last)
        assert view.verticalScrollBar().maximum() == 0
        level.hidePopup()
        level.setFocus()
        QTest.keyClick(level, Qt.Key.Key_End)
        assert level.toolTip() == "plays hard"
    finally:
        qapp.setStyleSheet("")


def test_a_name_has_the_room_that_is_free(qtbot: QtBot, settings: Settings) -> None:
    """In the smallest window the name of a person was cut beside an empty place for the strength."""
    page = opened(qtbot, RUMIS, settings, 1024, 606)
    person, computer = page.rows[0], page.rows[1]
    assert person.name.geometry().right() >= person.width() - 3
    assert computer.name.width() >= 100
    level = computer.level
    (area,) = (area for area in page.findChildren(QScrollArea) if area.isAncestorOf(level))
    assert area.viewport().width() > level.mapTo(area.viewport(), level.rect().topRight()).x(), "cut off"
    assert person.kind.x() == computer.kind.x()


def test_two_of_one_name_are_told_apart_where_one_starts(qtbot: QtBot, settings: Settings) -> None:
    page = opened(qtbot, FakeKit(), settings)
    page.table = page.table.with_player(1, Player("Player 1", "person", 1, "blue"))
    page.refresh()
    texts = [page.starter.itemText(row) for row in range(page.starter.count())]
    assert texts == ["Drawn by lot", "Player 1 (red)", "Player 1 (blue)"]


def test_options_that_exist_for_some_seats_only_come_and_go(qtbot: QtBot, settings: Settings) -> None:
    page = opened(qtbot, RUMIS, settings)
    for seats in (2, 4, 3, 2):
        page.set_seats(seats)
        wanted = {option.key for option in RUMIS.game.options(seats)}
        assert {key for key, _ in page.table.options} == set(page.option_parts) == wanted
        RUMIS.game.initial(page.table.setup())


def test_the_choice_is_there_the_next_time(qtbot: QtBot, settings: Settings) -> None:
    kit = FakeKit()
    page = opened(qtbot, kit, settings)
    page.set_seats(3)
    page.choose("heap", 6)
    qtbot.mouseClick(segment(page.rows[1].kind, "Person"), LEFT)
    again = opened(qtbot, kit, settings)
    assert again.table == page.table
    assert summary(kit, again.table) == "Player 1, Player 2, Clara (middling) · 6 pebbles"


@pytest.mark.parametrize(
    "kept",
    [
        None,
        7,
        {"seats": 9, "start": 3, "options": {"heap": 5}, "players": 4},
        {"seats": True, "options": [1], "players": [None, {"name": 5, "kind": "cat", "level": -1}]},
        {"players": [{"colour": "pink", "level": "high", "name": "\n"}] * 9},
    ],
)
def test_a_kept_choice_that_means_nothing_becomes_the_first_offer(settings: Settings, kept: object) -> None:
    kit = FakeKit()
    settings.prefer(preference_key(kit), kept)
    table = last_table(kit, settings)
    assert table.seats == 2
    assert table.setup().option("heap", 0) == 12
    assert sorted(player.colour for player in table.players) == sorted(kit.colours)
    assert all(player.name for player in table.players)


def test_a_table_survives_its_plain_form() -> None:
    kit = FakeKit()
    first = first_table(kit.game, kit.colours, ("A", "B", "C", "D"), 1)
    table = first.with_seats(kit.game, 4).with_player(2, Player("Eve", "person", 3, "red"))
    table = Table(4, table.players, (("heap", 40),), 3, practice=True)
    assert from_plain(kit.game, kit.colours, to_plain(table), first) == table
    assert [player.colour for player in table.players] == ["yellow", "blue", "red", "green"]


@pytest.mark.parametrize(
    ("typed", "name"), [("  Ada \t Lovelace ", "Ada Lovelace"), ("\x00\u202e", "?"), ("x" * 40, "x" * 24)]
)
def test_names_are_tidied(typed: str, name: str) -> None:
    assert clean_name(typed, "?") == name


def test_practice_is_offered_only_where_it_means_something(qtbot: QtBot, settings: Settings) -> None:
    assert not opened(qtbot, FakeKit(), settings).practice.isVisible()

    class Secret(FakeKit):
        game = type("Cards", (type(FakeKit.game),), {"has_secrets": True})()

    page = opened(qtbot, Secret(), settings)
    qtbot.mouseClick(page.practice, LEFT, pos=QPoint(12, page.practice.height() // 2))
    assert page.practice.isVisible()
    assert page.table.practice


@pytest.mark.parametrize("dark", [False, True])
def test_nothing_is_clipped_in_the_smallest_window(
    qtbot: QtBot, qapp: QApplication, settings: Settings, *, dark: bool
) -> None:
    fonts.load()
    qapp.setStyleSheet(stylesheet(themes.dark() if dark else themes.light()))
    try:
        page = opened(qtbot, RUMIS, settings, 1024, 606)
        page.set_seats(4)
        qtbot.waitUntil(lambda: page.rows[3].isVisible() and page.rows[3].y() > page.rows[2].y())
        assert page.minimumSizeHint().width() <= 1024
        for part in (page.start_button, page.preview, page.rows[3].level, *page.findChildren(QComboBox)):
            if part.isVisible():
                corner = part.mapTo(page, part.rect().bottomRight())
                assert page.rect().contains(corner), part
                assert part.width() >= part.minimumSizeHint().width()
    finally:
        qapp.setStyleSheet("")
