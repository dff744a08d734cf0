"""The window about the computer opponents: the ways to it, what stands in it, and what it measures up to."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from desktop_app.app import opponents_window
from desktop_app.app.about import About
from desktop_app.app.opponents_model import Column
from desktop_app.app.opponents_window import OpponentsWindow
from desktop_app.arena.standings import (
    LevelStanding,
    Machine,
    Standings,
    TableStanding,
    read_file,
    written,
)
from desktop_app.core.game import OptionValue, Setup
from desktop_app.games.rolima.ui.kit import KIT as ROLIMA
from desktop_app.games.rumis.ui.kit import KIT as RUMIS
from desktop_app.qt import fonts
from desktop_app.qt import theme as themes
from desktop_app.qt.kit import GameKit
from tests.app.desk import Desk
from tests.helpers.fake_game import FakeKit

LEFT = Qt.MouseButton.LeftButton


def level(number: int, elo: int, games: int = 40) -> LevelStanding:
    return LevelStanding(number, elo, elo - 60, elo + 70, games, 0.7, 0.55, 0.82, 0.04 * number, 0.3 * number)


def table(seats: int, first: int, /, **options: OptionValue) -> TableStanding:
    levels = tuple(level(number, first + 150 * number) for number in range(1, 6))
    return TableStanding(seats, tuple(sorted(options.items())), 200, levels)


TABLES = (
    table(2, -300),
    table(2, -310, scenario="pirka"),
    table(2, -320, four_colours=True),
    table(2, -330, scenario="pirka", four_colours=True),
    table(4, -340, scenario="coricancha"),
)


def standings(
    *tables: TableStanding, game: str = "rumis", expert: str = "x:10000", search: str = ""
) -> Standings:
    return Standings(
        game, "2026-11-30", search, "greedy", 1, Machine(2, "3.11.2", 1_000_000), expert, tables or TABLES
    )


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the window finds what was measured; empty at first."""

    def read(game: str) -> Standings | None:
        path = tmp_path / f"{game}.json"
        return read_file(path, game) if path.exists() else None

    monkeypatch.setattr(opponents_window, "read_standings", read)
    return tmp_path


def keep(folder: Path, found: Standings) -> None:
    (folder / f"{found.game}.json").write_bytes(written(found))


@pytest.fixture
def desk(qtbot: QtBot, qapp: QApplication, folder: Path, tmp_path: Path) -> Iterator[Desk]:
    fonts.load()
    made = Desk(qapp, tmp_path, RUMIS)
    made.people()
    qtbot.addWidget(made.window)
    with qtbot.waitActive(made.window):
        made.window.show()
        made.window.activateWindow()
    qtbot.waitUntil(lambda: bool(made.window.notices.texts))
    made.window.notices.toast.dismiss()
    yield made
    made.window.close()
    made.translations.close()
    qapp.setStyleSheet("")
    qapp.styleHints().unsetColorScheme()


def opened(qtbot: QtBot, desk: Desk) -> OpponentsWindow:
    qtbot.waitUntil(lambda: desk.window.side.opponents is not None)
    window = desk.window.side.opponents
    assert window is not None
    qtbot.waitUntil(window.isActiveWindow)
    return window


def shown(qtbot: QtBot, *kits: GameKit) -> OpponentsWindow:
    fonts.load()
    window = OpponentsWindow((RUMIS, *kits), themes.light())
    qtbot.addWidget(window)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    return window


def cell(window: OpponentsWindow, row: int, column: Column) -> str:
    rows = window.measured.view.rows
    return str(rows.index(row, column).data())


def choose(part: QWidget, times: int = 1) -> None:
    part.setFocus()
    for _ in range(times):
        QTest.keyClick(part, Qt.Key.Key_Down)


# ---- the ways to it ----------------------------------------------------------------------------


def test_the_menu_opens_it_on_the_game_in_sight(qtbot: QtBot, desk: Desk) -> None:
    desk.window.show_new_game(RUMIS)
    desk.wish("opponents")
    window = opened(qtbot, desk)
    assert window.kit is RUMIS
    assert "Rumis" in window.windowTitle()
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert not window.isVisible()
    desk.window.activateWindow()
    desk.window.show_new_game(desk.kit)
    desk.wish("opponents")
    qtbot.waitUntil(window.isVisible)
    assert window.kit is desk.kit
    focus = window.focusWidget()
    assert isinstance(focus, QPushButton)
    assert (focus.text(), focus.isChecked()) == (desk.kit.title(), True)


def test_its_key_works_on_every_page(qtbot: QtBot, desk: Desk) -> None:
    QTest.keyClick(desk.window, Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
    opened(qtbot, desk)
    assert desk.window.side.rules is None


def test_from_a_new_game_by_keys_first_the_table_that_is_chosen(
    qtbot: QtBot, desk: Desk, folder: Path
) -> None:
    keep(folder, standings())
    desk.window.show_new_game(RUMIS)
    page = desk.window.new_game
    assert page is not None
    page.choose("four_colours", True)
    page.choose("scenario", "pirka")
    page.back_button.setFocus()
    for _ in range(30):
        if desk.window.focusWidget() is page.opponents_button:
            break
        QTest.keyClick(desk.window.focusWidget() or page, Qt.Key.Key_Tab)
    assert desk.window.focusWidget() is page.opponents_button
    QTest.keyClick(page.opponents_button, Qt.Key.Key_Space)
    window = opened(qtbot, desk)
    assert window.kit is RUMIS
    assert window.measured.table == TABLES[3]
    assert not window.measured.other.isVisible()


def test_at_a_table_first_what_was_measured_there(qtbot: QtBot, desk: Desk, folder: Path) -> None:
    heaps = tuple(
        TableStanding(2, (("heap", heap),), 60, tuple(level(number, 100 * number) for number in (1, 2, 3)))
        for heap in (12, 6)
    )
    keep(folder, standings(*heaps, game="pebbles", expert=""))
    desk.settings.prefer("new game pebbles", {"seats": 2, "options": {"heap": 6}})
    desk.window.play.quick_start(desk.kit)
    qtbot.waitUntil(lambda: desk.page == "table", timeout=10_000)
    assert dict(desk.session.header.setup.options)["heap"] == 6
    desk.wish("opponents")
    window = opened(qtbot, desk)
    assert window.kit is desk.kit
    assert window.measured.table == heaps[1]
    assert not window.measured.other.isVisible()


def test_a_puzzle_for_one_is_no_table_to_be_compared_with(qtbot: QtBot, desk: Desk, folder: Path) -> None:
    keep(folder, standings())
    desk.window.show_new_game(RUMIS)
    page = desk.window.new_game
    assert page is not None
    page.set_seats(1)
    desk.wish("opponents")
    window = opened(qtbot, desk)
    assert window.measured.table == TABLES[0]
    assert not window.measured.other.isVisible()


def test_the_button_by_the_seats_says_what_it_does(qtbot: QtBot, desk: Desk) -> None:
    desk.window.show_new_game(RUMIS)
    page = desk.window.new_game
    assert page is not None
    assert page.opponents_button.toolTip() == "About the computer opponents"
    qtbot.mouseClick(page.opponents_button, LEFT)
    assert opened(qtbot, desk).kit is RUMIS


def test_the_window_about_the_program_leads_there(qtbot: QtBot, desk: Desk) -> None:
    desk.window.show_about()
    about = desk.window.side.about
    assert isinstance(about, About)
    with qtbot.waitActive(about):
        about.activateWindow()
    about.text.setFocus()
    QTest.keyClick(about.text, Qt.Key.Key_Tab)  # to the first link
    QTest.keyClick(about.text, Qt.Key.Key_Return)
    opened(qtbot, desk)


# ---- what stands in it -------------------------------------------------------------------------


def test_without_a_file_there_are_words_and_no_empty_table(qtbot: QtBot, folder: Path) -> None:
    window = shown(qtbot)
    assert "continuation" in window.thinking.text()
    assert all(RUMIS.level_name(number) in window.levels.text() for number in range(1, 6))
    assert not window.measured.isVisible()


def test_every_figure_of_the_file_is_in_the_model(qtbot: QtBot, folder: Path) -> None:
    keep(folder, standings())
    window = shown(qtbot)
    assert window.measured.view.isVisible()
    model = window.measured.view.rows
    assert model.rowCount() == 5
    for row, found in enumerate(TABLES[0].levels):
        assert model.rows[row].measured == found
        assert cell(window, row, Column.LEVEL) == RUMIS.level_name(found.level)
        points = [f"{found.elo:+d}", f"{found.low:+d}", f"{found.high:+d}"]
        rating, ends = cell(window, row, Column.RATING).split("\n")
        expected = [each.replace("-", "\N{MINUS SIGN}").replace("+0", "0") for each in points]
        assert [rating, *ends.split(" \N{HORIZONTAL ELLIPSIS} ")] == expected
        assert cell(window, row, Column.SHARE).startswith("70 %\n55 \N{HORIZONTAL ELLIPSIS} 82 %, 40")
    assert cell(window, 0, Column.TIME) == "40 ms\n0.3 s at most"
    assert cell(window, 4, Column.TIME) == "1.5 s at most\nby the clock", "not the times of who played for it"


def test_another_table_is_chosen_by_keys(qtbot: QtBot, folder: Path) -> None:
    keep(folder, standings())
    window = shown(qtbot)
    seats, board, rest = window.measured.choice.lists
    assert board.currentText() == RUMIS.choice_label("scenario", "chullpa")
    assert "takes for granted" not in window.measured.legend.text(), "two meet as equals"
    choose(rest)
    assert window.measured.table == TABLES[2]
    assert rest.currentText() == RUMIS.choice_label("four_colours", True)
    choose(board)
    assert window.measured.table == TABLES[3], "what was agreed stays where there is such a table"
    choose(seats)
    assert window.measured.table == TABLES[4]
    assert board.currentText() == RUMIS.choice_label("scenario", "coricancha")
    assert rest.currentText() == "the usual game"
    assert cell(window, 0, Column.RATING).startswith("\N{MINUS SIGN}190")
    assert "25 %" in window.measured.legend.text(), "the share among equals"
    assert "takes for granted" in window.measured.legend.text()
    assert board.accessibleName() == RUMIS.option_label("scenario")


def test_a_table_nobody_measured_gets_the_nearest_one(qtbot: QtBot, folder: Path) -> None:
    keep(folder, standings())
    window = shown(qtbot)
    window.show_game(RUMIS, Setup(2, 1, (("scenario", "tambo"), ("four_colours", True))))
    assert window.measured.table == TABLES[2]
    assert window.measured.other.isVisible()
    window.show_game(RUMIS, Setup(5))
    assert window.measured.table == TABLES[4]
    window.show_game(RUMIS, Setup(2, 1, (("scenario", "chullpa"), ("tie_break", "shared"))))
    assert window.measured.table == TABLES[0]
    assert not window.measured.other.isVisible()


def test_where_it_comes_from(qtbot: QtBot, folder: Path) -> None:
    other = {"compiled": "int", "int": "compiled"}[RUMIS.search_kind()]
    keep(folder, standings(search=other))
    window = shown(qtbot)
    said = window.measured.source.text()
    assert all(word in said for word in ("2026", "3.11.2", "Expert", "10", "Another search"))
    keep(folder, standings(search=RUMIS.search_kind(), expert=""))
    window.show_game(RUMIS)
    assert "Another search" not in window.measured.source.text()
    assert "by the clock" in window.measured.source.text()


def test_a_damaged_file_is_told_in_a_sentence(qtbot: QtBot, folder: Path) -> None:
    (folder / "rumis.json").write_text('{"game": "rumis"', encoding="utf-8")
    window = shown(qtbot)
    assert "damaged" in window.measured.trouble.text()
    assert window.measured.trouble.isVisible()
    assert not window.measured.view.isVisible()
    keep(folder, standings())
    window.show_game(RUMIS)
    assert not window.measured.trouble.isVisible()
    assert window.measured.view.isVisible()


def test_tables_the_game_no_longer_has_are_left_out(qtbot: QtBot, folder: Path) -> None:
    gone = (table(2, 0, scenario="atlantis"), table(6, 0, four_colours=True), table(9, 0))
    keep(folder, standings(*gone, TABLES[1]))
    window = shown(qtbot)
    assert window.measured.table == TABLES[1]
    assert [each.count() for each in window.measured.choice.lists[:2]] == [1, 1]
    keep(folder, standings(*gone))
    window.show_game(RUMIS)
    assert not window.measured.isVisible()


# ---- using it ----------------------------------------------------------------------------------


def test_the_choice_of_the_game_keeps_the_keyboard(qtbot: QtBot, folder: Path) -> None:
    keep(folder, standings())
    pebbles = FakeKit()
    window = shown(qtbot, pebbles)
    first = window.focusWidget()
    assert first is not None
    QTest.keyClick(first, Qt.Key.Key_Right)
    assert window.kit is pebbles
    assert not window.measured.isVisible()
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Left)
    assert window.kit.id == RUMIS.id
    assert window.measured.isVisible()
    assert window.focusWidget() is first


def test_the_table_is_copied_as_text(qtbot: QtBot, folder: Path) -> None:
    keep(folder, standings())
    window = shown(qtbot)
    view = window.measured.view
    view.setFocus()
    view.clearSelection()
    QTest.keyClick(view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    lines = QGuiApplication.clipboard().text().splitlines()
    assert [line.split("\t")[0] for line in lines[1:]] == [RUMIS.level_name(number) for number in range(1, 6)]
    assert "Rating" in lines[0]
    assert lines[1].split("\t")[1].startswith("\N{MINUS SIGN}150 (")
    index = view.rows.index(2, 0)
    window.area.ensureWidgetVisible(view)
    QTest.mouseClick(view.viewport(), LEFT, pos=view.visualRect(index).center())
    QTest.keyClick(view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert [line.split("\t")[0] for line in QGuiApplication.clipboard().text().splitlines()[1:]] == ["Medium"]


def test_a_screen_reader_hears_what_is_drawn(qtbot: QtBot, folder: Path) -> None:
    keep(folder, standings())
    view = shown(qtbot).measured.view
    role = Qt.ItemDataRole.AccessibleTextRole
    drawn = view.rows.index(0, Column.SCALE).data(role)
    assert drawn == "most likely between \N{MINUS SIGN}210 and \N{MINUS SIGN}80"
    assert view.rows.headerData(Column.SCALE, Qt.Orientation.Horizontal, role)
    assert view.accessibleName()


def test_the_dots_stand_in_the_order_of_the_ratings(qtbot: QtBot, folder: Path) -> None:
    """What is painted: from row to row the dot lies farther to the right, in both themes."""
    keep(folder, standings())
    window = shown(qtbot)
    for theme in (themes.light(), themes.dark()):
        window.set_theme(theme)
        view = window.measured.view
        shot = view.viewport().grab().toImage()
        ratio = shot.devicePixelRatio()
        wanted = theme.with_accent(RUMIS.accent).accent_ink.lower()
        found = []
        for row in range(5):
            area = view.visualRect(view.rows.index(row, Column.SCALE))
            y = area.center().y() - 3  # above the whisker only the dot and its ends are there
            places = [
                x
                for x in range(area.left(), area.right())
                if shot.pixelColor(round(x * ratio), round(y * ratio)).name() == wanted
            ]
            assert places, (theme.name, row)
            found.append(sum(places) / len(places))
        assert found == sorted(found)
        assert len(set(found)) == 5


def test_page_keys_scroll_past_the_table(qtbot: QtBot, folder: Path) -> None:
    keep(folder, standings())
    window = shown(qtbot)
    window.resize(window.minimumSizeHint().width(), 420)
    bar = window.area.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    window.measured.view.setFocus()
    bar.setValue(0)
    QTest.keyClick(window.measured.view, Qt.Key.Key_PageDown)
    assert bar.value() > 0
    QTest.keyClick(window.measured.view, Qt.Key.Key_PageUp)
    assert bar.value() == 0


def test_it_follows_theme_and_language(qtbot: QtBot, desk: Desk, folder: Path) -> None:
    keep(folder, standings())
    desk.window.show_new_game(RUMIS)
    desk.wish("opponents")
    window = opened(qtbot, desk)
    rest = window.measured.choice.lists[2]
    choose(rest)
    desk.settings.choose("theme", "dark")
    assert themes.dark().paper in window.styleSheet()
    desk.settings.choose("language", "de")
    qtbot.waitUntil(lambda: cell(window, 2, Column.LEVEL) == "Mittel")
    assert window.measured.table == TABLES[2], "the table stays chosen"
    assert rest.currentText() == RUMIS.choice_label("four_colours", True)
    assert "Mittel" in window.levels.text()
    assert cell(window, 4, Column.TIME).startswith("höchstens 1,5 s")
    desk.settings.choose("language", "en")
    qtbot.waitUntil(lambda: cell(window, 2, Column.LEVEL) == "Medium")


def test_nothing_is_cut_off_in_the_narrowest_window(qtbot: QtBot, folder: Path) -> None:
    keep(folder, standings())
    window = shown(qtbot)
    window.resize(window.minimumSizeHint())
    qtbot.waitUntil(lambda: window.width() <= 1000)
    view = window.measured.view
    assert view.horizontalScrollBar().maximum() == 0
    assert view.verticalScrollBar().maximum() == 0
    last = view.visualRect(view.rows.index(4, Column.TIME))
    assert view.viewport().rect().contains(last.bottomRight() - QPoint(1, 1))


def test_the_list_in_the_middle_is_called_what_it_holds(qtbot: QtBot, folder: Path) -> None:
    """For Rolimã it was called a board."""
    keep(folder, standings(table(2, 0), game="rolima", expert=""))
    window = shown(qtbot, ROLIMA)
    window.show_game(ROLIMA)
    middle = window.measured.choice.lists[1]
    assert middle.currentText() == ROLIMA.choice_label("hill_mode", "normal")
    assert middle.accessibleName() == middle.toolTip() == ROLIMA.option_label("hill_mode")
