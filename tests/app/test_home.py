"""The start page: what it shows, and that mouse and keys reach all of it."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QPushButton
from pytestqt.qtbot import QtBot

from desktop_app.app.games import Games
from desktop_app.app.home import Home
from desktop_app.core.game import Setup
from desktop_app.qt import fonts
from desktop_app.qt import theme as themes
from desktop_app.session.record import Header, Player
from desktop_app.storage.archive import Finished, SeatResult
from desktop_app.storage.journal import Unfinished
from tests.helpers.fake_game import FakeKit
from tests.helpers.fake_rules import GAME

LEFT = Qt.MouseButton.LeftButton


class Named(FakeKit):
    """One of several games."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self._name = name

    def title(self) -> str:
        return self._name


def several(count: int) -> Games:
    kits = []
    for number in range(count):
        kit = Named(f"Game {number}")
        kit.game = type("Copy", (type(GAME),), {"id": f"game{number}"})()  # type: ignore[misc]
        kits.append(kit)
    return Games(tuple(kits))


def unfinished(name: str = "Ada") -> Unfinished:
    players = (Player(name, "person", 0, "red"), Player("Bo", "computer", 2, "blue"))
    header = Header("pebbles", 1, Setup(2, 0, (("heap", 6),)), players, 1)
    return Unfinished(Path(f"/somewhere/{name}.tischrunde"), header, 1_700_000_000.0, 5)


def opened(qtbot: QtBot, games: Games, width: int = 1280, height: int = 780) -> Home:
    fonts.load()
    home = Home(games, themes.light())
    qtbot.addWidget(home)
    home.resize(width, height)
    with qtbot.waitActive(home):
        home.show()
        home.activateWindow()
    return home


def test_a_cover_leads_to_the_new_game_page(qtbot: QtBot) -> None:
    kit = FakeKit()
    home = opened(qtbot, Games((kit,)))
    for press in (
        lambda: qtbot.mouseClick(home.covers["pebbles"], LEFT),
        lambda: QTest.keyClick(home.covers["pebbles"], Qt.Key.Key_Return),
        lambda: qtbot.mouseClick(home.new_button, LEFT),
    ):
        with qtbot.waitSignal(home.new_game) as chosen:
            press()
        assert chosen.args == [kit]


def test_the_buttons_say_what_is_wanted(qtbot: QtBot) -> None:
    kit = FakeKit()
    home = opened(qtbot, Games((kit,)))
    for button, signal in (
        (home.quick_button, home.quick_start),
        (home.rules_button, home.rules),
        (home.open_button, home.open_file),
        (home.settings_button, home.settings),
        (home.about_button, home.about),
    ):
        with qtbot.waitSignal(signal):
            qtbot.mouseClick(button, LEFT)


def finished(*ranks: int) -> Finished:
    players = (Player("Ada", "person", 0, "red"), Player("Bo", "computer", 2, "blue"))
    seats = tuple(
        SeatResult(player, 10 - rank, (), rank) for player, rank in zip(players, ranks, strict=True)
    )
    return Finished(7, "pebbles", datetime.now(UTC), "", False, "over", seats)


def test_the_last_games_tell_who_won_and_can_be_looked_at(qtbot: QtBot) -> None:
    home = opened(qtbot, Games((FakeKit(),)))
    home.set_games((), (finished(2, 1), finished(1, 1)))
    assert [row.words[0] for row in home.finished_rows] == ["Bo 9, Ada 8", "Ada 9, Bo 9"]
    assert home.finished_rows[0].words[1].startswith("Bo won · ")
    assert home.finished_rows[1].words[1].startswith("shared victory · ")
    qtbot.waitUntil(home.finished_rows[0].isVisible)
    with qtbot.waitSignal(home.review) as chosen:
        qtbot.mouseClick(home.finished_rows[0], LEFT)
    assert chosen.args == [7]


@pytest.mark.parametrize(("reason", "icon"), [("over", "trophy"), ("resigned", "flag")])
def test_whoever_gave_up_alone_gets_no_cup(qtbot: QtBot, reason: str, icon: str) -> None:
    """And points below nothing have a true minus sign."""
    home = opened(qtbot, Games((FakeKit(),)))
    seats = (SeatResult(Player("Ada", "person", 0, "red"), -3, (), 1),)
    home.set_games((), (Finished(8, "pebbles", datetime.now(UTC), "", False, reason, seats),))
    (row,) = home.finished_rows
    assert (row.picture, row.words[0]) == (icon, "Ada \N{MINUS SIGN}3")
    assert row.words[1].startswith("alone · ")


def test_where_there_are_several_games_the_last_ones_are_named(qtbot: QtBot) -> None:
    """With a second game nobody could tell what the points in the list had been reached in."""

    class Marbles(FakeKit):
        @property
        def id(self) -> str:
            return "marbles"

    home = opened(qtbot, Games((FakeKit(), Marbles())))
    home.set_games((), (finished(2, 1),))
    assert home.finished_rows[0].words[1].startswith("Pebbles · Bo won · ")


def test_unfinished_games_can_be_continued_and_discarded(qtbot: QtBot) -> None:
    home = opened(qtbot, Games((FakeKit(),)))
    games = [unfinished(f"Ada{number}") for number in range(9)]
    home.set_games(games)
    assert len(home.unfinished_rows) == 6, "the newest are enough"
    first = home.unfinished_rows[0]
    qtbot.waitUntil(first.isVisible)
    head, note = first.row.words
    assert head == "6 pebbles", "a choice that is not the usual one says which game that was"
    assert note.startswith("Ada0, Bo · ")
    assert "5 move" in first.row.toolTip()
    with qtbot.waitSignal(home.resume) as resumed:
        qtbot.mouseClick(first.row, LEFT)
    assert resumed.args == [games[0].path]
    with qtbot.waitSignal(home.discard) as discarded:
        qtbot.mouseClick(first.remove, LEFT)
    assert discarded.args == [games[0]]
    home.set_games(())
    assert home.unfinished_rows == []


def test_recent_files_can_be_opened_and_taken_off(qtbot: QtBot) -> None:
    home = opened(qtbot, Games((FakeKit(),)))
    path = Path.home() / "Games" / "Sunday.tischrunde"
    home.set_recent([path])
    (row,) = home.recent_rows
    qtbot.waitUntil(row.isVisible)
    assert row.row.words == ("Sunday", str(Path("~") / "Games"))
    with qtbot.waitSignal(home.open_recent) as wanted:
        qtbot.mouseClick(row.row, LEFT)
    assert wanted.args == [path]
    with qtbot.waitSignal(home.forget_recent) as gone:
        qtbot.mouseClick(row.remove, LEFT)
    assert gone.args == [path]


def test_arrow_and_tab_keys_reach_everything(qtbot: QtBot) -> None:
    home = opened(qtbot, Games((FakeKit(),)))
    home.set_games([unfinished()])
    qtbot.waitUntil(home.unfinished_rows[0].isVisible)
    wanted = {home.covers["pebbles"], home.new_button, home.quick_button, home.rules_button, home.open_button}
    wanted |= {home.settings_button, home.about_button, home.unfinished_rows[0].row}
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Right, Qt.Key.Key_Down):
        home.new_button.setFocus()
        reached = set()
        for _ in range(20):
            focus = QApplication.focusWidget()
            assert focus is not None
            reached.add(focus)
            QTest.keyClick(focus, key)
        assert wanted <= reached, key


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_one_to_four_games_fill_the_page(qtbot: QtBot, count: int) -> None:
    home = opened(qtbot, several(count), 1024, 610)
    areas = [cover.geometry() for cover in home.covers.values()]
    assert all(home.rect().contains(area) for area in areas)
    assert not any(a.intersects(b) for a in areas for b in areas if a != b)
    covered = sum(area.width() * area.height() for area in areas)
    assert covered > 0.35 * home.width() * home.height()


def test_the_last_game_is_offered_for_a_quick_start(qtbot: QtBot) -> None:
    games = several(2)
    home = opened(qtbot, games)
    home.set_last(games.kits[1], "Ada, Bo · small board")
    assert home.start_title.text() == "Game 1"
    assert home.quick_note.text() == "Ada, Bo · small board"
    with qtbot.waitSignal(home.quick_start) as started:
        qtbot.mouseClick(home.quick_button, LEFT)
    assert started.args == [games.kits[1]]


def test_without_any_game_the_page_still_stands(qtbot: QtBot) -> None:
    home = opened(qtbot, Games(()))
    assert not home.new_button.isVisible()
    assert home.settings_button.isVisible()


def test_every_button_has_a_name(qtbot: QtBot) -> None:
    home = opened(qtbot, Games((FakeKit(),)))
    home.set_games([unfinished()])
    qtbot.waitUntil(home.unfinished_rows[0].isVisible)
    shown = [button for button in home.findChildren(QAbstractButton) if button.isVisible()]
    assert len(shown) >= 9
    assert [button for button in shown if not (button.accessibleName() or button.text())] == []


def test_the_picture_fills_the_room_that_no_list_needs(qtbot: QtBot) -> None:
    """While games are still being looked up the room is left free, so that nothing jumps."""
    home = opened(qtbot, Games((FakeKit(),)))
    alone = home.friends.height()
    home.expect_unfinished()
    qtbot.waitUntil(lambda: home.friends.height() < alone / 2)
    home.set_games(())
    qtbot.waitUntil(lambda: home.friends.height() == alone)
    home.set_games([unfinished()])
    qtbot.waitUntil(lambda: home.friends.height() < alone / 2)


def test_every_game_to_go_on_with_can_be_reached(qtbot: QtBot) -> None:
    """All beyond the sixth were left out for good."""
    home = opened(qtbot, Games((FakeKit(),)), 1024, 606)
    home.set_games([unfinished(f"Ada {number}") for number in range(6)])
    assert home.findChild(QPushButton, "more") is None
    home.set_games([unfinished(f"Ada {number}") for number in range(9)])
    more = home.findChild(QPushButton, "more")
    assert more is not None
    assert "9" in more.text()
    assert len(home.unfinished_rows) == 6
    more.click()
    assert len(home.unfinished_rows) == 9
    assert home.focusWidget() is home.unfinished_rows[6].row
    row, view = home.unfinished_rows[6], home._area.viewport()
    assert row.y() > 5 * row.height()
    assert view.rect().contains(row.rect().translated(row.mapTo(view, QPoint(0, 0))))
    with qtbot.waitSignal(home.resume) as chosen:
        home.unfinished_rows[8].row.click()
    assert chosen.args == [Path("/somewhere/Ada 8.tischrunde")]
    home.set_games([unfinished(f"Ada {number}") for number in range(8)])
    assert len(home.unfinished_rows) == 8, "they stay after one was discarded"
