"""The Tab key goes through each page as it is read; it used to go as its widgets were made."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop_app.app.games import Games
from desktop_app.app.home import Home
from desktop_app.app.new_game import NewGame
from desktop_app.app.settings import Settings
from desktop_app.app.settings_page import SettingsPage
from desktop_app.app.table_page import TablePage
from desktop_app.core.game import Setup
from desktop_app.games.rumis.ui.kit import KIT as RUMIS
from desktop_app.qt import theme as themes
from desktop_app.session.record import Header, Player
from desktop_app.storage.journal import Unfinished
from tests.helpers.fake_game import FakeDriver, FakeKit, fake_services, fake_session


@pytest.fixture
def settings(qtbot: QtBot, tmp_path: Path) -> Settings:
    return Settings(tmp_path / "settings.json")


def show(qtbot: QtBot, page: QWidget) -> None:
    qtbot.addWidget(page)
    page.resize(1280, 800)
    with qtbot.waitActive(page):
        page.show()
        page.activateWindow()


def walk(first: QWidget) -> list[QWidget]:
    """What Tab reaches from `first` on, once round."""
    QApplication.processEvents()  # layouts show new widgets by and by
    first.setFocus()
    stops: list[QWidget] = []
    while (stop := QApplication.focusWidget()) is not None and stop not in stops:
        stops.append(stop)
        QTest.keyClick(stop, Qt.Key.Key_Tab)
    return stops


def names(stops: list[QWidget]) -> list[str]:
    return [stop.accessibleName() or getattr(stop, "text", str)() for stop in stops]


def test_the_new_game_page_also_after_seats_were_added(qtbot: QtBot, settings: Settings) -> None:
    page = NewGame(RUMIS, settings, themes.light())
    show(qtbot, page)
    titled = [RUMIS.workshop_title()] if RUMIS.workshop_title() else []
    top = ["To the start page", *titled, "Board: Chullpa · the tower", "About the computer opponents"]
    first = ["Colour: red", "Person", "Name on seat 1"]
    second = ["Colour: blue", "Computer", "Name on seat 2", "Strength on seat 2"]
    last = ["Rules", "Start game"]

    def options(*before: str) -> list[str]:
        """The table of heights can be reached where there is more than one."""
        several = RUMIS.choice_enabled(page.table.setup(), "heights")
        return ["Who starts", *before, "victory is shared", *(["usual"] if several else [])]

    stops = walk(page.back_button)
    assert page.preview.isAncestorOf(stops.pop(1)), "it can be turned by keys"
    assert names(stops) == [*top, "Players 2", *first, *second, *options("one colour each", "usual"), *last]
    page.set_seats(3)
    third = ["Colour: yellow", "Computer", "Name on seat 3", "Strength on seat 3"]
    stops = walk(page.seats)
    # Only two people may have two colours each.
    assert names(stops)[: -4 - len(titled)] == [
        "Players 3",
        *first,
        *second,
        *third,
        *options("usual"),
        *last,
    ]
    page.set_seats(2)
    page.retranslate()
    assert names(walk(page.back_button))[-2 - len(options("", "")) : -2] == options(
        "one colour each", "usual"
    )


def test_the_start_page_also_after_its_lists_were_filled(qtbot: QtBot) -> None:
    home = Home(Games((FakeKit(),), ()), themes.light())
    show(qtbot, home)
    header = Header("pebbles", 1, Setup(2), (Player("Ada", "person", 0, "red"),) * 2, 1)
    home.set_games([Unfinished(Path("/x/a.tischrunde"), header, 1.7e9, 5)])
    home.set_recent([Path("/x/b.tischrunde")])
    stops = walk(home.open_button)
    assert stops == [
        *(home.open_button, home.settings_button, home.about_button, *home.covers.values()),
        *(home.new_button, home.quick_button, home.rules_button),
        *(part for row in (*home.unfinished_rows, *home.recent_rows) for part in (row.row, row.remove)),
    ]


def test_the_settings_go_down_line_by_line(qtbot: QtBot, settings: Settings) -> None:
    page = SettingsPage(settings, themes.light())
    show(qtbot, page)
    page.retranslate()  # makes the buttons of the choices anew
    stops = walk(page.back_button)
    assert stops[0] is page.back_button
    assert [stop.parent() for stop in stops[1:5]] == [page.choices[key] for key in page.choices]
    # The button stands above what scrolls; what scrolls may have moved up beside it.
    places = [stop.mapTo(page, stop.rect().center()) for stop in stops[1:]]
    lines = [(place.y() // 12, place.x()) for place in places]
    assert lines == sorted(lines)
    assert len(stops) == 5 + 1 + len(page.volumes) + len(page._tries)


def test_the_table_goes_from_the_board_to_the_scores(qtbot: QtBot) -> None:
    people = (Player("Ada", "person", 0, "red"), Player("Bo", "person", 0, "blue"))
    session = fake_session(*people, heap=12)
    page = TablePage(FakeKit(), session, fake_services(), driver_factory=FakeDriver)
    show(qtbot, page)
    while not session.over:
        page.perspective.submit(1)
    end = page.end
    qtbot.waitUntil(end.isVisible)
    stops = walk(page.board)
    assert stops[0] is page.board
    actions = [button for button in page.tools.buttons if button.isEnabled()]
    assert stops[1:] == [
        *(*actions, *page.seats.plates),
        *(end._close, end.view, end.rematch, end.new_game, end.review, end.save, end.home),
    ]
    end.review.click()
    bar = page.review
    qtbot.waitUntil(bar.isVisible)
    bar.go_back()
    stops = walk(bar.slider)
    at = [stop.mapTo(page, stop.rect().center()).x() for stop in (*bar._buttons[:2], bar.slider)]
    assert at == sorted(at)
    assert stops[:4] == [bar.slider, *bar._buttons[2:], bar.back]
    page.close_table()
