"""The window as a whole: from page to page, every menu entry, files, and a clean end."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent, QImage, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from desktop_app.app import notices
from desktop_app.app.crash import Catcher
from desktop_app.app.crash_dialog import CrashDialog
from desktop_app.app.following import WITHOUT_GL
from desktop_app.app.keys_window import KeysWindow
from desktop_app.app.main import game_file
from desktop_app.app.menus import CONTENT
from desktop_app.app.seating import Table
from desktop_app.app.settings import CHOICES, Settings
from desktop_app.qt import fonts
from desktop_app.qt.sound import Sound
from desktop_app.session.record import Player
from desktop_app.storage import gamefile
from desktop_app.storage.archive import Archive
from tests.app.desk import Desk
from tests.helpers.fake_game import FakeBoard, FakeKit

ROOT = Path(__file__).parents[2]
LEFT = Qt.MouseButton.LeftButton
CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def desk(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[Desk]:
    fonts.load()
    made = Desk(qapp, tmp_path)
    made.people()
    qtbot.addWidget(made.window)
    made.window.resize(1100, 700)
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


def at_table(qtbot: QtBot, desk: Desk) -> None:
    qtbot.waitUntil(lambda: desk.page == "table", timeout=10_000)


def test_from_the_start_page_to_a_table_and_back(qtbot: QtBot, desk: Desk) -> None:
    window = desk.window
    qtbot.mouseClick(window.home.new_button, LEFT)
    assert desk.page == "new game"
    assert window.new_game is not None
    assert window.new_game.start_button.hasFocus()
    QTest.keyClick(window.new_game.start_button, Qt.Key.Key_Return)
    at_table(qtbot, desk)
    assert desk.pages[-2:] == ["opening", "table"]
    assert window.windowTitle() == "Pebbles"
    assert desk.settings.preference("gl_probe", None)["renderer"] == "a test"
    page = window.stand.page
    assert page is not None
    assert isinstance(page.board, FakeBoard)
    qtbot.waitUntil(page.board.hasFocus)
    QTest.keyClick(page.board, Qt.Key.Key_2)
    assert desk.session.ply == 1
    page.leave_requested.emit()
    assert desk.page == "home"
    qtbot.waitUntil(lambda: len(window.home.unfinished_rows) == 1)
    qtbot.waitUntil(window.home.unfinished_rows[0].isVisible)
    qtbot.mouseClick(window.home.unfinished_rows[0].row, LEFT)
    at_table(qtbot, desk)
    assert desk.session.ply == 1


def test_enter_that_is_held_presses_a_button_once(qtbot: QtBot, desk: Desk) -> None:
    """A held Enter pressed the button in focus again and again: on a table it ended turn after turn."""
    button = desk.window.home.about_button
    button.clicked.disconnect()
    button.setFocus()
    with qtbot.waitSignal(button.clicked):
        QTest.keyClick(button, Qt.Key.Key_Return)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
        event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "", autorep=True)
        with qtbot.assertNotEmitted(button.clicked):
            QApplication.sendEvent(button, event)


def test_a_game_that_failed_to_load_is_told(qtbot: QtBot, desk: Desk) -> None:
    desk.window.look_around()
    assert desk.window.notices.texts == ("The game “halma” cannot be loaded: OSError: no board",)


def test_a_finished_game_that_waits_is_archived_at_the_start(qtbot: QtBot, desk: Desk) -> None:
    """A game that ended while another program held the archive was offered to be continued for ever."""
    sitting = desk.library.start(desk.kit, Table(2, (Player("Ada"), Player("Bo")), (("heap", 6),)))
    session = sitting.session
    for seat in (0, 1):
        session.submit(3, (session.header.setup.start + seat) % 2, session.revision)
    assert sitting.journal is not None
    sitting.journal.put_by()
    desk.window.look_around()
    with Archive(desk.home / "archive.sqlite") as archive:
        assert [seat.player.name for seat in archive.games()[0].seats] == ["Ada", "Bo"]
    assert list((desk.home / "journals").iterdir()) == []


def test_a_machine_without_opengl_is_told_once(qtbot: QtBot, desk: Desk) -> None:
    desk.settings.prefer(WITHOUT_GL, "")
    desk.window.show_new_game(desk.kit)
    qtbot.waitUntil(lambda: len(desk.window.notices.texts) == 1)
    assert "a test" in desk.window.notices.texts[0]
    assert desk.settings.preference(WITHOUT_GL, "") == "a test", "the next run says nothing"


def test_escape_leads_back_from_every_page(qtbot: QtBot, desk: Desk) -> None:
    desk.window.show_settings()
    settings = desk.window.settings_page
    assert settings is not None
    QTest.keyClick(settings, Qt.Key.Key_Escape)
    assert desk.page == "home"
    desk.window.show_new_game(desk.kit)
    desk.window.show_settings()
    QTest.keyClick(settings, Qt.Key.Key_Escape)
    assert desk.page == "new game"
    assert desk.window.new_game is not None
    QTest.keyClick(desk.window.new_game, Qt.Key.Key_Escape)
    assert desk.page == "home"


def test_the_settings_lead_back_to_the_table(qtbot: QtBot, desk: Desk) -> None:
    desk.window.play.quick_start(desk.kit)
    at_table(qtbot, desk)
    page = desk.window.stand.page
    QTest.keyClick(desk.window, Qt.Key.Key_Comma, CTRL)
    assert desk.page == "settings"
    settings = desk.window.settings_page
    assert settings is not None
    qtbot.mouseClick(settings.back_button, LEFT)
    assert desk.page == "table"
    assert desk.window.stand.page is page


def test_the_settings_never_strand_a_game_on_the_table(qtbot: QtBot, desk: Desk) -> None:
    """Back led to the page one came from, even when a game had been set on the table since."""
    desk.window.show_settings()
    settings = desk.window.settings_page
    assert settings is not None
    desk.window.play.quick_start(desk.kit)
    desk.window._show(settings, "settings")  # before the table stands
    qtbot.mouseClick(settings.back_button, LEFT)
    assert desk.page == "opening"
    at_table(qtbot, desk)
    desk.window._show(settings, "settings")
    qtbot.mouseClick(settings.back_button, LEFT)
    assert desk.page == "table"
    assert desk.window.stand.sitting is not None


def test_a_notice_lies_above_every_page(qtbot: QtBot, desk: Desk) -> None:
    """Each new page was raised above it: it could neither be read nor closed any more."""
    window = desk.window
    toast = window.notices.toast
    window.notices.trouble("Something happened")

    def above() -> bool:
        middle = toast._close.mapTo(window, toast._close.rect().center())
        return window.childAt(middle) is toast._close

    assert above()
    window.show_new_game(desk.kit)
    assert above()
    window.play.quick_start(desk.kit)
    at_table(qtbot, desk)
    assert above()
    window.show_settings()
    assert above()
    window.go_home()
    assert above()
    qtbot.mouseClick(toast._close, LEFT)
    assert toast.isHidden()


def test_a_refusal_goes_by_itself_and_with_what_is_done_next(
    qtbot: QtBot, desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It stayed over the seats for ever."""
    window, toast = desk.window, desk.window.notices.toast
    window.play.open_path(desk.home / "missing.tischrunde")
    assert "missing" in toast.text
    assert not toast.isHidden()
    assert 5000 < toast._timer.interval() < 20_000
    window.play.quick_start(desk.kit)
    at_table(qtbot, desk)
    assert toast.isHidden()
    monkeypatch.setattr(notices, "LEAST_MS", 20)
    monkeypatch.setattr(notices, "LETTER_MS", 0)
    with qtbot.waitSignal(toast.closed):
        window.play.open_path(desk.home / "missing.tischrunde")
    window.notices.trouble("The disk is full")
    window.play.open_path(desk.home / "missing.tischrunde")
    assert toast.text == "The disk is full", "this one waits for somebody who reads it"
    assert not toast._timer.isActive()
    window.play.discard(desk.home / "other.tischrunde")
    assert len(window.notices.texts) == 2, "of two refusals the last one counts"


def test_notices_leave_the_plates_of_a_table_free(qtbot: QtBot, desk: Desk) -> None:
    window, toast = desk.window, desk.window.notices.toast
    desk.people()
    window.play.quick_start(desk.kit)
    at_table(qtbot, desk)
    window.notices.tell("Saved as “Sunday.tischrunde”.")
    page = window.stand.page
    assert page is not None

    def shown_below(width: int) -> bool:
        top, edge = (part.mapToGlobal(QPoint(0, 0)).y() for part in (toast, page.frame.table))
        return window.width() == width and edge <= top <= edge + 20

    for width, height in ((1280, 820), (1024, 640)):
        window.resize(width, height)
        qtbot.waitUntil(partial(shown_below, width))
    desk.wish("home")
    qtbot.waitUntil(lambda: toast.y() < 20)


def test_every_entry_of_the_menu_does_something(qtbot: QtBot, desk: Desk) -> None:
    window = desk.window
    desk.wish("new")
    assert desk.page == "new game"
    desk.wish("home")
    assert desk.page == "home"
    desk.wish("settings")
    assert desk.page == "settings"
    for deed, shown in (("about", "about"), ("keys", "keys"), ("rules", "rules")):
        desk.wish(deed)
        beside = getattr(window.side, shown)
        qtbot.waitUntil(beside.isVisible)
    for deed in ("open", "save", "save as"):
        if deed == "save":
            assert not window.menus.actions["save"].isEnabled(), "there is no game"
            window.play.quick_start(desk.kit)
            at_table(qtbot, desk)
        desk.wish(deed)
        dialog = window.asking.dialog
        assert isinstance(dialog, QFileDialog)
        qtbot.waitUntil(dialog.isVisible)
        dialog.reject()
        qtbot.waitUntil(lambda: window.asking.dialog is None)
    desk.wish("full screen")
    assert window.isFullScreen()
    desk.wish("full screen")
    assert not window.isFullScreen()
    wanted = {part for parts in CONTENT.values() for part in parts if part and part not in CHOICES}
    assert wanted - {"recent"} == set(window.menus.actions)
    desk.wish("quit")
    assert not window.isVisible()


def test_a_finished_game_is_found_on_the_start_page(qtbot: QtBot, desk: Desk) -> None:
    """It went to the archive, from where no way led back."""
    window = desk.window
    window.play.quick_start(desk.kit)
    at_table(qtbot, desk)
    while not desk.session.over:
        desk.take(2)
    window.leave_table()
    qtbot.waitUntil(lambda: len(window.home.finished_rows) == 1)
    qtbot.waitUntil(window.home.finished_rows[0].isVisible)
    assert window.home.unfinished_rows == []
    qtbot.mouseClick(window.home.finished_rows[0], LEFT)
    at_table(qtbot, desk)
    page = window.stand.page
    assert page is not None
    assert desk.session.over
    qtbot.waitUntil(page.review.isVisible)


def test_the_game_has_a_menu_while_its_table_is_shown(qtbot: QtBot, desk: Desk) -> None:
    """What can be done at the table stood in no menu, and the board's views could be found by icons alone."""
    window, menus = desk.window, desk.window.menus.menus
    views = len(menus["view"].actions())
    assert not menus["game"].menuAction().isVisible()
    window.play.quick_start(desk.kit)
    at_table(qtbot, desk)
    page = window.stand.page
    assert page is not None
    assert menus["game"].menuAction().isVisible()
    deeds = [action for action in menus["game"].actions() if not action.isSeparator()]
    assert deeds == [action for action in page.game_actions() if action is not None]
    assert menus["view"].actions()[views + 1 :] == page.board.actions()
    desk.take(2)
    with qtbot.waitSignal(page.perspective.changed):
        QTest.keyClick(page.board, Qt.Key.Key_Z, CTRL)
    assert desk.session.ply == 0, "the key has one taker still"
    with qtbot.waitSignal(page.board.actions()[0].triggered):
        QTest.keyClick(page.board, Qt.Key.Key_T)
    page.tools.deeds["leave"].trigger()
    assert desk.page == "home"
    assert not menus["game"].menuAction().isVisible()
    assert not menus["game"].actions()
    assert len(menus["view"].actions()) == views
    window.play.quick_start(desk.kit)
    at_table(qtbot, desk)
    window.play.rematch()
    qtbot.waitUntil(lambda: window.stand.page not in (None, page))
    at_table(qtbot, desk)
    assert window.stand.page is not None
    assert menus["view"].actions()[views + 1 :] == window.stand.page.board.actions()


def test_the_keys_of_the_game_are_told_beside_it(
    qtbot: QtBot, desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The list of keys left out those with which stones are turned and placed."""
    monkeypatch.setattr(FakeKit, "keys", lambda kit: (("1 < 3", "take pebbles"),))

    def told() -> str:
        desk.wish("keys")
        keys = desk.window.side.keys
        assert isinstance(keys, KeysWindow)
        return keys.text.toPlainText()

    assert "take pebbles" not in told(), "no game is in sight"
    desk.wish("new")
    assert "Pebbles\n1 < 3\ntake pebbles" in told()
    desk.window.play.quick_start(desk.kit)
    at_table(qtbot, desk)
    text = told()
    assert text.index("take pebbles") < text.index("At the table") < text.index("Program")
    assert "Turn the table" in text


def test_the_menu_sets_and_shows_the_choices(qtbot: QtBot, desk: Desk) -> None:
    menus = desk.window.menus
    for key in ("theme", "language", "view3d"):
        for value in CHOICES[key]:
            menus.choices[key, value].trigger()
            assert desk.settings.preference(key, "") == value
    desk.settings.choose("theme", "dark")
    assert menus.choices["theme", "dark"].isChecked()


def test_the_theme_reaches_every_page_at_once(qtbot: QtBot, desk: Desk) -> None:
    window = desk.window
    window.show_new_game(desk.kit)
    window.play.quick_start(desk.kit)
    at_table(qtbot, desk)
    desk.settings.choose("theme", "dark")
    page, board = window.stand.page, window.stand.page.board if window.stand.page else None
    assert page is not None
    assert isinstance(board, FakeBoard)
    assert window.home.theme.dark
    assert window.new_game is not None
    assert window.new_game.theme.dark
    assert board.theme.dark
    assert window.services.theme.dark
    desk.settings.choose("theme", "light")
    assert not board.theme.dark


def test_the_system_s_colours_are_followed(qtbot: QtBot, desk: Desk, qapp: QApplication) -> None:
    desk.settings.choose("theme", "system")
    for desk.scheme in (Qt.ColorScheme.Dark, Qt.ColorScheme.Light):
        qapp.styleHints().colorSchemeChanged.emit(desk.scheme)
        dark = desk.scheme == Qt.ColorScheme.Dark
        assert desk.dress.theme.dark == dark
        assert desk.window.home.theme.dark == dark
        assert ("#F4EFE6" in qapp.styleSheet()) != dark
    desk.settings.choose("theme", "light")
    desk.scheme = Qt.ColorScheme.Dark
    qapp.styleHints().colorSchemeChanged.emit(desk.scheme)
    assert not desk.dress.theme.dark, "a choice stands above the system"


def test_the_language_changes_everywhere_at_once(qtbot: QtBot, desk: Desk) -> None:
    window = desk.window
    window.show_new_game(desk.kit)
    window.show_settings()
    window.show_about()
    desk.settings.choose("language", "de")
    assert window.settings_page is not None
    assert window.new_game is not None
    qtbot.waitUntil(lambda: window.home.new_button.accessibleName() == "Neues Spiel")
    assert window.settings_page.heading.text() == "Einstellungen"
    assert window.new_game.start_button.accessibleName() == "Spiel beginnen"
    assert window.menus.actions["quit"].text() == "&Beenden"
    assert window.side.about is not None
    assert window.side.about.windowTitle() == "Über Tischrunde"
    desk.settings.choose("language", "en")
    qtbot.waitUntil(lambda: window.home.new_button.accessibleName() == "New game")


def test_the_settings_page_sets_and_shows(qtbot: QtBot, desk: Desk) -> None:
    desk.window.show_settings()
    page = desk.window.settings_page
    assert page is not None
    page.volumes[Sound.PLACE].setValue(5)
    assert desk.sound.kind_volume(Sound.PLACE) == 0.25
    page.mute.setFocus()
    QTest.keyClick(page.mute, Qt.Key.Key_Space)
    assert desk.sound.muted
    assert not page.volumes["all"].isEnabled()
    with qtbot.waitSignal(page.try_sound):
        qtbot.mouseClick(page._tries["tap"], LEFT)
    assert desk.sound.kinds == ["tap"]
    desk.settings.choose("view3d", "painter")
    assert page.choices["view3d"].value == "painter"


def test_a_game_is_saved_and_opened_by_dialog_drop_and_recent_list(qtbot: QtBot, desk: Desk) -> None:
    window, path = desk.window, desk.home / "Sunday.tischrunde"
    window.play.quick_start(desk.kit)
    at_table(qtbot, desk)
    desk.take(1, 2)
    desk.wish("save")
    dialog = window.asking.dialog
    assert isinstance(dialog, QFileDialog)
    dialog.fileSelected.emit(str(path))
    dialog.reject()
    assert "Sunday.tischrunde" in window.notices.texts[0]
    desk.take(3)
    desk.wish("save")  # no question any more
    assert len(gamefile.read(path).lines) == 3
    desk.wish("home")
    qtbot.waitUntil(lambda: len(window.home.recent_rows) == 1)
    window.menus.menus["recent"].actions()[0].trigger()
    at_table(qtbot, desk)
    assert desk.session.ply == 3
    assert window.windowTitle() == "Sunday"
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    before = window.stand.page
    window.dropEvent(
        QDropEvent(QPointF(9, 9), Qt.DropAction.CopyAction, data, LEFT, Qt.KeyboardModifier.NoModifier)
    )
    qtbot.waitUntil(lambda: window.stand.page is not None and window.stand.page is not before)
    assert desk.session.ply == 3


def test_a_file_that_cannot_be_opened_leaves_the_table_as_it_was(qtbot: QtBot, desk: Desk) -> None:
    path = desk.home / "broken.tischrunde"
    path.write_text("{}\n", encoding="utf-8")
    desk.window.play.quick_start(desk.kit)
    at_table(qtbot, desk)
    desk.take(1)
    page, session = desk.window.stand.page, desk.session
    desk.window.play.open_path(path)
    assert (desk.window.stand.page, desk.session, desk.page) == (page, session, "table")
    assert "broken.tischrunde" in desk.window.notices.texts[0]
    assert "line 1" in desk.window.notices.texts[0]
    assert desk.settings.recent_files() == ()
    desk.take(1)
    assert session.ply == 2


def test_discarding_asks_first(qtbot: QtBot, desk: Desk) -> None:
    window = desk.window
    window.play.quick_start(desk.kit)
    at_table(qtbot, desk)
    desk.take(1)
    desk.wish("home")
    for answer, left in (("Keep", 1), ("Discard", 0)):
        qtbot.waitUntil(lambda: len(window.home.unfinished_rows) == 1)
        qtbot.waitUntil(window.home.unfinished_rows[0].isVisible)
        qtbot.mouseClick(window.home.unfinished_rows[0].remove, LEFT)
        box = window.asking.dialog
        assert isinstance(box, QMessageBox)
        qtbot.waitUntil(box.isVisible)
        (button,) = [button for button in box.buttons() if button.text() == answer]
        qtbot.mouseClick(button, LEFT)
        qtbot.waitUntil(lambda: window.asking.dialog is None)
        assert len(desk.library.unfinished()) == left
    assert window.home.unfinished_rows == []


def test_a_rematch_and_another_game_from_the_table(qtbot: QtBot, desk: Desk) -> None:
    window = desk.window
    window.play.quick_start(desk.kit)
    at_table(qtbot, desk)
    desk.take(3, 3, 3, 3)
    first = window.stand.page
    assert first is not None
    first.rematch_requested.emit()
    qtbot.waitUntil(lambda: window.stand.page is not None and window.stand.page is not first)
    assert (desk.session.ply, desk.session.to_act) == (0, 1)
    assert desk.library.unfinished() == (), "the finished one is in the archive"
    second = window.stand.page
    assert second is not None
    second.new_game_requested.emit()
    assert desk.page == "new game"
    assert window.stand.sitting is None


def test_another_3d_view_is_the_board_s_matter_and_the_table_stays(qtbot: QtBot, desk: Desk) -> None:
    desk.window.play.quick_start(desk.kit)
    at_table(qtbot, desk)
    desk.take(1)
    before, session = desk.window.stand.page, desk.session
    desk.settings.choose("view3d", "painter")
    assert before is not None
    assert desk.window.stand.page is before
    assert isinstance(before.board, FakeBoard)
    assert before.board.preferences_applied == 1
    desk.take(2)
    assert session.ply == 2


def test_the_keys_of_save_and_rules_are_not_taken_twice(qtbot: QtBot, desk: Desk) -> None:
    """With two takers Qt would call the key ambiguous and do nothing."""
    desk.window.play.quick_start(desk.kit)
    at_table(qtbot, desk)
    page = desk.window.stand.page
    assert page is not None
    with qtbot.waitSignal(page.save_requested):
        QTest.keyClick(page.board, Qt.Key.Key_S, CTRL)
    with qtbot.waitSignal(page.rules_requested):
        QTest.keyClick(page.board, Qt.Key.Key_F1)
    assert desk.window.asking.dialog is not None
    desk.window.asking.dialog.reject()
    qtbot.waitUntil(lambda: desk.window.asking.dialog is None)


def test_closing_keeps_the_game_and_the_place_of_the_window(qtbot: QtBot, desk: Desk) -> None:
    desk.window.play.quick_start(desk.kit)
    at_table(qtbot, desk)
    desk.take(1)
    desk.window.resize(1111, 777)
    qtbot.waitUntil(lambda: desk.window.width() == 1111)
    desk.window.close()
    assert len(desk.library.unfinished()) == 1
    again = Settings(desk.home / "settings.json")
    assert again.geometry == bytes(desk.window.saveGeometry().data())


def test_the_rules_can_be_searched(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> None:
    from desktop_app.app.rules_window import RulesWindow
    from desktop_app.games.rumis.ui.kit import KIT
    from desktop_app.qt import theme as themes

    window = RulesWindow(KIT, "en", themes.light())
    qtbot.addWidget(window)
    window.show()
    QTest.keyClicks(window.field, "stone")
    assert window.text.textCursor().selectedText().lower() == "stone"
    first = window.text.textCursor().position()
    QTest.keyClick(window.field, Qt.Key.Key_Return)
    assert window.text.textCursor().position() > first
    qtbot.mouseClick(window.before, LEFT)
    assert window.text.textCursor().position() == first
    QTest.keyClicks(window.field, "zzz")
    assert window.count.text().startswith("0")


def test_the_rules_scroll_from_the_field_where_the_keys_go_first(qtbot: QtBot) -> None:
    from desktop_app.app.rules_window import RulesWindow
    from desktop_app.games.rumis.ui.kit import KIT
    from desktop_app.qt import theme as themes

    window = RulesWindow(KIT, "en", themes.light())
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    bar, places = window.text.verticalScrollBar(), [0]
    keys = (Qt.Key.Key_PageDown, Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_PageUp)
    for key in keys:
        QTest.keyClick(window.field, key)
        places.append(bar.value())
    assert 0 < places[1] < places[2]
    assert places[3:] == [places[1], 0]
    QTest.keyClicks(window.field, "stone")
    assert window.field.text() == "stone"


def test_a_letter_in_an_open_menu_is_no_key_of_the_table(qtbot: QtBot, desk: Desk) -> None:
    """L in the menu of the view was meant for the language, and did what the board has on it."""
    window = desk.window
    window.play.quick_start(desk.kit)
    at_table(qtbot, desk)
    board = window.stand.page.board if window.stand.page is not None else None
    assert isinstance(board, FakeBoard)
    turned: list[bool] = []
    board._turn.triggered.connect(lambda: turned.append(True))
    board._turn.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
    board.setFocus()
    QTest.keyClick(board, Qt.Key.Key_T)
    assert len(turned) == 1, "behind no menu it is"
    for name in ("view", "language"):
        menu = window.menus.menus[name]
        menu.popup(window.mapToGlobal(window.rect().center()))
        qtbot.waitUntil(menu.isVisible)
        QTest.keyClick(menu, Qt.Key.Key_T)
        menu.close()
    assert len(turned) == 1


def test_pictures_in_the_rules_fit_the_window(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> None:
    """A wide picture pushed the text out of the window."""
    from desktop_app.app.rules_window import RulesWindow
    from desktop_app.qt import theme as themes

    picture = QImage(1500, 300, QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.red)
    assert picture.save(str(tmp_path / "wide.png"))
    page = tmp_path / "pebbles.en.html"
    page.write_text('<p>above</p><p><img src="wide.png"></p><p>below</p>', encoding="utf-8")

    class Pictured(FakeKit):
        def rules_page(self, language: str) -> Path:
            return page

    window = RulesWindow(Pictured(), "en", themes.light())
    qtbot.addWidget(window)
    window.resize(640, 500)
    window.show()

    def reds() -> list[int]:
        shown = window.text.viewport().grab().toImage()
        width = shown.width()
        return [
            x
            for x in (10, width // 2, width - 10)
            for y in (90, 110)
            if shown.pixelColor(x, y).red() == 255 and shown.pixelColor(x, y).green() == 0
        ]

    qtbot.waitUntil(lambda: bool(reds()))
    assert window.text.horizontalScrollBar().maximum() == 0
    assert window.text.document().size().height() < 300, "scaled as a whole"
    window.resize(900, 500)
    qtbot.waitUntil(lambda: window.text.viewport().width() > 700)
    assert reds()
    assert window.text.horizontalScrollBar().maximum() == 0


def test_something_unforeseen_is_shown_and_can_be_copied(
    qtbot: QtBot, qapp: QApplication, caplog: pytest.LogCaptureFixture
) -> None:
    catcher = Catcher()
    before = sys.excepthook
    catcher.install()
    try:
        for text in ("first", "second"):
            try:
                raise RuntimeError(text)
            except RuntimeError as error:
                sys.excepthook(type(error), error, error.__traceback__)
    finally:
        catcher.uninstall()
        sys.excepthook = before
    qtbot.waitUntil(lambda: isinstance(QApplication.activeModalWidget(), CrashDialog))
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, CrashDialog)
    qtbot.waitUntil(lambda: "second" in dialog.details.toPlainText())
    qtbot.mouseClick(dialog.copy, LEFT)
    assert "RuntimeError: first" in qapp.clipboard().text()
    assert "RuntimeError: first" in caplog.text
    dialog.reject()


def test_the_file_on_the_command_line() -> None:
    assert game_file(["tischrunde"]) is None
    assert game_file(["tischrunde", "-x", "a.tischrunde"]) == Path("a.tischrunde")


@pytest.mark.skipif(sys.platform != "linux", reason="other systems end programs differently")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_the_program_starts_and_ends_cleanly_on_a_signal(
    qapp: QApplication, tmp_path: Path, own_folders: Path, number: signal.Signals
) -> None:
    code = (
        "import sys\n"
        "from PySide6.QtCore import QTimer\n"
        "from desktop_app.app import main, main_window\n"
        "looked = main_window.MainWindow.look_around\n"
        "def told(self):\n"
        "    looked(self)\n"
        "    print('ready', flush=True)\n"
        "main_window.MainWindow.look_around = told\n"
        "sys.exit(main.run(sys.argv[1:]))\n"
    )
    command = [sys.executable, "-W", "error", "-c", code]
    process = subprocess.Popen(command, cwd=ROOT, env=dict(os.environ), stdout=subprocess.PIPE, text=True)
    with process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        process.send_signal(number)
        assert process.wait(30) == 0
    assert list(own_folders.rglob("settings.json")), "the place of the window was kept"
