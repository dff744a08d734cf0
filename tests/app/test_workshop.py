"""Games of today and the workshop in the whole window: begun, marked, opened, left, and what comes back."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, date, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QCloseEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from desktop_app.app import occasions
from desktop_app.app.choices import preference_key
from desktop_app.app.new_game import NewGame
from desktop_app.app.occasions import offers
from desktop_app.core.game import Outcome, Score, Setup
from desktop_app.qt import fonts
from desktop_app.session.record import Header, Player, Record
from desktop_app.storage import gamefile, journal
from desktop_app.storage.archive import Archive
from tests.app.desk import Desk
from tests.app.jar_game import JARS, SUFFIX, JarKit, JarWorkshop, own_jar
from tests.helpers.fake_game import FakeKit

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def desk(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[Desk]:
    fonts.load()
    made = Desk(qapp, tmp_path, FakeKit(), kit=JarKit())
    qtbot.addWidget(made.window)
    made.window.resize(1100, 700)
    with qtbot.waitActive(made.window):
        made.window.show()
        made.window.activateWindow()
    qtbot.waitUntil(lambda: bool(made.window.home.offer_rows))
    yield made
    if made.window.before.workshop is not None:
        workshop_of(made).stubborn = False
    made.window.close()
    made.translations.close()
    qapp.setStyleSheet("")
    qapp.styleHints().unsetColorScheme()


def choosing(desk: Desk) -> NewGame:
    desk.window.show_new_game(desk.kit)
    assert desk.window.new_game is not None
    return desk.window.new_game


def workshop_of(desk: Desk) -> JarWorkshop:
    assert desk.window.before.workshop is not None
    workshop = desk.window.before.workshop.workshop
    assert isinstance(workshop, JarWorkshop)
    return workshop


def working(qtbot: QtBot, desk: Desk) -> JarWorkshop:
    qtbot.mouseClick(choosing(desk).board_card.workshop_button, LEFT)
    assert desk.page == "workshop"
    return workshop_of(desk)


def at_table(qtbot: QtBot, desk: Desk) -> None:
    qtbot.waitUntil(lambda: desk.page == "table", timeout=10_000)


# ---- games of today ------------------------------------------------------------------------------


def test_a_game_of_today_is_begun_with_one_click_and_marked_when_it_has_ended(
    qtbot: QtBot, desk: Desk
) -> None:
    page = choosing(desk)
    (button,) = page.occasions.buttons
    assert button.words == ("Jar of the day", "Nine pebbles")
    before = desk.settings.preference(preference_key(desk.kit), None)
    qtbot.mouseClick(button, LEFT)
    at_table(qtbot, desk)
    setup = desk.session.header.setup
    assert [key for key, _ in setup.options] == ["day"]
    assert [player.kind for player in desk.session.players] == ["person"]
    assert desk.settings.preference(preference_key(desk.kit), None) == before, "no last choice"
    desk.wish("home")
    assert desk.window.home.offer_rows[0].words == ("Jar of the day", "Jars · Nine pebbles")
    with qtbot.waitSignal(desk.window.home.occasion):
        qtbot.mouseClick(desk.window.home.offer_rows[0], LEFT)
    at_table(qtbot, desk)
    desk.take(3)
    desk.wish("home")
    (row,) = desk.window.home.unfinished_rows
    assert row.row.words[0] == "Jars: Jar of the day"
    qtbot.mouseClick(row.row, LEFT)
    at_table(qtbot, desk)
    desk.take(3, 3)
    desk.wish("new")
    (button,) = page.occasions.buttons
    assert button.words == ("Jar of the day", "Nine pebbles · emptied today")
    desk.wish("home")
    assert desk.window.home.offer_rows[0].words[1].endswith("emptied today")


def test_past_midnight_the_game_of_the_new_day_is_begun(
    qtbot: QtBot, desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A page that was shown the evening before began the game of that day."""
    page = choosing(desk)
    monkeypatch.setattr(occasions, "today", lambda: date(2031, 5, 17))
    qtbot.mouseClick(page.occasions.buttons[0], LEFT)
    at_table(qtbot, desk)
    assert dict(desk.session.header.setup.options) == {"day": "2031-05-17"}


def test_who_comes_back_on_another_day_sees_what_there_is_then(
    qtbot: QtBot, desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    (offer,) = desk.window.home._offers
    monkeypatch.setattr(occasions, "today", lambda: date(2031, 5, 17))
    QApplication.sendEvent(desk.window, QEvent(QEvent.Type.ActivationChange))
    assert desk.window.isActiveWindow()
    (later,) = desk.window.home._offers
    assert offer.occasion != later.occasion
    assert dict(later.occasion.setup.options) == {"day": "2031-05-17"}


def test_a_game_that_ended_otherwise_or_another_day_has_another_mark(
    qtbot: QtBot, desk: Desk, tmp_path: Path
) -> None:
    kit, today = desk.kit, datetime.now().astimezone().date()

    def archive(day: date, ended: datetime, reason: str) -> None:
        setup = Setup(1, 0, (("day", day.isoformat()),))
        record = Record(Header("jars", 1, setup, (Player("Ada"),), 1, created=ended.isoformat()))
        with Archive(tmp_path / "archive.sqlite") as archive:
            archive.add(record, Outcome((Score(1),), (1,), reason), ended)

    def mark() -> str:
        (offer,) = offers(kit, desk.library, today)
        return offer.mark

    assert mark() == ""
    archive(today, datetime(2020, 1, 1, tzinfo=UTC), "over")
    archive(date(2020, 1, 1), datetime.now(UTC), "over")
    assert mark() == ""
    archive(today, datetime.now(UTC), "resigned")
    assert mark() == "played today"
    archive(today, datetime.now(UTC), "over")
    assert mark() == "emptied today"


# ---- the workshop --------------------------------------------------------------------------------


def test_what_is_kept_in_the_workshop_can_be_chosen(qtbot: QtBot, desk: Desk) -> None:
    workshop = working(qtbot, desk)
    assert workshop.folder == desk.home / "makings" / "jars"
    qtbot.mouseClick(workshop.keep, LEFT)
    page = desk.window.before.workshop
    assert page is not None
    assert page.heading.text() == "Own jars"
    qtbot.mouseClick(page.back_button, LEFT)
    assert desk.page == "new game"
    assert desk.window.before.workshop is None
    new_game = desk.window.new_game
    assert new_game is not None
    assert getattr(new_game.option_parts["jar"], "values", ()) == (*JARS, own_jar("Mine"))
    assert dict(new_game.table.options)["jar"] == JARS[0]


def test_what_was_made_is_played_saved_and_opened(qtbot: QtBot, desk: Desk) -> None:
    """The long value goes through header, journal, file and archive."""
    qtbot.mouseClick(working(qtbot, desk).begin, LEFT)
    assert desk.page == "new game"
    new_game = desk.window.new_game
    assert new_game is not None
    assert dict(new_game.table.options)["jar"] == own_jar("Mine")
    qtbot.mouseClick(new_game.rows[1].kind.findChildren(type(new_game.start_button))[0], LEFT)
    qtbot.mouseClick(new_game.start_button, LEFT)
    at_table(qtbot, desk)
    setup = desk.session.header.setup
    assert setup.option("jar", "") == own_jar("Mine")
    desk.take(3)
    path = desk.home / "Mine.tischrunde"
    desk.window.play.save_to(path)
    assert gamefile.read(path).header.setup == setup
    desk.wish("home")
    assert desk.window.home.unfinished_rows[0].row.words[0] == "Jars: Mine"
    (unfinished,) = journal.unfinished(desk.home / "journals").games
    assert unfinished.header.setup == setup
    desk.window.open_path(path)
    at_table(qtbot, desk)
    desk.take(3, 3)
    qtbot.waitUntil(lambda: desk.window.stand.page is not None and desk.window.stand.page.end.isVisible())
    assert desk.window.stand.page is not None
    qtbot.mouseClick(desk.window.stand.page.end.rematch, LEFT)
    qtbot.waitUntil(lambda: desk.page == "table" and desk.session.ply == 0)
    assert desk.session.header.setup.option("jar", "") == own_jar("Mine")
    with Archive(desk.home / "archive.sqlite") as archive:
        (finished,) = archive.games()
        assert archive.record(finished.id).header.setup == setup


@pytest.mark.parametrize("deed", ["home", "new", "quit"])
def test_the_workshop_is_asked_before_it_is_left(qtbot: QtBot, desk: Desk, deed: str) -> None:
    workshop = working(qtbot, desk)
    workshop.stubborn = True
    desk.wish(deed)
    assert desk.page == "workshop"
    assert desk.window.isVisible()
    page = desk.window.before.workshop
    assert page is not None
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert desk.page == "workshop"
    assert workshop.asked == 2
    workshop.stubborn = False
    desk.wish(deed)
    assert desk.window.before.workshop is None
    assert desk.window.isVisible() == (deed != "quit")


def test_closing_the_window_is_asked_too(qtbot: QtBot, desk: Desk) -> None:
    workshop = working(qtbot, desk)
    workshop.stubborn = True
    event = QCloseEvent()
    desk.window.closeEvent(event)
    assert not event.isAccepted()
    assert desk.window.isVisible()


def test_the_workshop_follows_theme_and_settings_lead_back_to_it(qtbot: QtBot, desk: Desk) -> None:
    workshop = working(qtbot, desk)
    desk.settings.choose("theme", "dark")
    assert workshop.dark
    desk.wish("settings")
    assert desk.page == "settings"
    page = desk.window.settings_page
    assert page is not None
    qtbot.mouseClick(page.back_button, LEFT)
    assert desk.page == "workshop"
    assert workshop_of(desk) is workshop
    desk.settings.choose("language", "de")
    assert desk.window.before.workshop is not None
    assert desk.window.before.workshop.back_button.accessibleName()


def test_a_file_of_the_workshop_is_opened_there(qtbot: QtBot, desk: Desk) -> None:
    path = desk.home / f"A friend’s{SUFFIX}"
    desk.window.play.quick_start(desk.kit)
    at_table(qtbot, desk)
    desk.window.open_path(path)
    assert desk.page == "workshop"
    assert workshop_of(desk).opened == [path]
    assert desk.window.stand.sitting is None
    assert desk.settings.recent_files() == ()
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    desk.window.dropEvent(
        QDropEvent(QPointF(9, 9), Qt.DropAction.CopyAction, data, LEFT, Qt.KeyboardModifier.NoModifier)
    )
    qtbot.waitUntil(lambda: len(workshop_of(desk).opened) == 2)
    workshop_of(desk).stubborn = True
    desk.window.open_path(path)
    desk.window.open_path(desk.home / "some.tischrunde")
    assert len(workshop_of(desk).opened) == 2
    assert desk.page == "workshop"


def test_the_dialog_shows_such_files_too(qtbot: QtBot, desk: Desk) -> None:
    desk.wish("open")
    dialog = desk.window.asking.dialog
    assert isinstance(dialog, QFileDialog)
    assert dialog.nameFilters()[0].endswith("(*.tischrunde *.jar)")
    dialog.fileSelected.emit(str(desk.home / f"a{SUFFIX}"))
    dialog.reject()
    assert desk.page == "workshop"
