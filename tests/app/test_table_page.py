"""A table as people use it: keys and clicks in a real window, with a bot driver led by hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt, QTranslator
from PySide6.QtGui import QAccessible, QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QInputDialog, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from desktop_app.app.seats_bar import SeatMenu
from desktop_app.app.table_page import LOG_OPEN, TablePage
from desktop_app.bots.bot import Advice
from desktop_app.core.game import Seat
from desktop_app.qt import theme as themes
from desktop_app.qt.kit import Services
from desktop_app.qt.sound import Sound
from desktop_app.session.record import Player
from desktop_app.session.session import Session
from tests.helpers.fake_game import FakeBoard, FakeDriver, FakeKit, fake_services, fake_session
from tests.helpers.quiet_sound import QuietSound

KEY = Qt.Key
ADA = Player("Ada", "computer", 1, "red")
BO = Player("Bo", "person", 0, "blue")
CLEO = Player("Cleo", "person", 0, "yellow")


class Table:
    """A page on the screen, with the parts that tests look at."""

    def __init__(self, qtbot: QtBot, session: Session[Any, Any, Any], services: Services) -> None:
        self.qtbot, self.session, self.services = qtbot, session, services
        self.page = TablePage(FakeKit(), session, services, driver_factory=FakeDriver)
        qtbot.addWidget(self.page)
        self.page.resize(1280, 800)
        with qtbot.waitExposed(self.page):
            self.page.show()
        self.page.activateWindow()
        qtbot.waitUntil(self.page.isActiveWindow)
        driver, board = self.page.findChild(FakeDriver), self.page.board
        assert isinstance(driver, FakeDriver)
        assert isinstance(board, FakeBoard)
        self.driver, self.board = driver, board

    @property
    def says(self) -> str:
        return self.page.prompt.text

    def press(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        target = QApplication.focusWidget() or self.page
        QTest.keyClick(target, key, modifier)

    def click(self, widget: QWidget, pos: QPoint | None = None) -> None:
        where = widget.rect().center() if pos is None else pos
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, where)

    def shows(self, panel: QWidget | None) -> bool:
        return self.page.frame.side is panel

    def hinted(self, advice: Advice[int] | None, stage: int) -> bool:
        return self.board.advice == (advice, stage)

    def action(self, key: str) -> QAction:
        return self.page.tools.deeds[key]

    def menu(self, seat: Seat) -> SeatMenu:
        return self.page.keeper.menu(seat, self.page)

    def sounds(self) -> list[Sound]:
        sound = self.services.sound
        assert isinstance(sound, QuietSound)
        return sound.kinds

    def play_out(self) -> None:
        while not self.session.over:
            if self.driver.waiting is not None:
                self.driver.reply(1)
            else:
                self.page.perspective.submit(1)


Lay = Callable[..., Table]


@pytest.fixture
def lay(qtbot: QtBot) -> Iterator[Lay]:
    """Lays a table for these players (default: Bo, then the computer Ada)."""
    tables: list[Table] = []

    def lay_table(*players: Player, heap: int = 12, services: Services | None = None) -> Table:
        session = fake_session(*(players or (BO, ADA)), heap=heap)
        tables.append(Table(qtbot, session, services or fake_services()))
        return tables[-1]

    yield lay_table
    for table in tables:
        table.page.close_table()


# ---- whose turn, and what to do ------------------------------------------------------------------


def test_the_prompt_always_says_who_should_do_what(lay: Lay) -> None:
    table = lay()
    assert table.says == "It is Bo’s turn"
    table.board.say("Take some pebbles.")
    assert table.says == "Bo: Take some pebbles."
    table.press(KEY.Key_3)
    assert table.says == "Ada (computer) is thinking …"
    table.driver.reply(2)
    assert table.says == "Bo: Take some pebbles."
    table.play_out()
    assert table.says.endswith("win.") or table.says.endswith("wins.")


def test_a_long_prompt_goes_below_the_name(lay: Lay) -> None:
    table = lay()
    table.board.say(
        "Take one, two or three of the pebbles that lie in the heap on the table, and not more " * 2
    )
    assert table.says == "Bo"
    assert table.page.prompt.accessibleDescription().startswith("Take one")


def test_a_refusal_says_why_until_the_next_action(lay: Lay) -> None:
    table = lay()
    table.press(KEY.Key_9)
    assert table.page.prompt.reason == "One to three pebbles."
    assert table.sounds() == [Sound.REFUSED]
    table.press(KEY.Key_1)
    assert table.page.prompt.reason == ""


def test_a_board_refuses_in_its_own_words(lay: Lay) -> None:
    table = lay()
    table.press(KEY.Key_0)
    assert table.page.prompt.reason == "There is no pebble here."


def test_the_plates_show_turn_score_and_thinking(lay: Lay) -> None:
    table = lay()
    table.press(KEY.Key_3)
    bo, ada = (plate.face for plate in table.page.seats.plates)
    assert (bo.score, bo.turn, bo.leads, ada.turn, ada.robot, ada.thinking) == (
        "3",
        False,
        True,
        True,
        True,
        0.0,
    )
    table.driver.progress.emit(0.5)
    assert table.page.seats.plates[1].face.thinking == 0.5
    table.driver.reply(1)
    assert table.page.seats.plates[1].face.thinking is None
    assert table.page.seats.plates[0].face.turn


def test_sounds_tell_persons_of_their_turn_and_of_the_end(lay: Lay) -> None:
    table = lay(BO, CLEO, ADA, heap=6)
    table.press(KEY.Key_1)
    table.press(KEY.Key_1)
    table.driver.reply(1)
    assert table.sounds() == [Sound.TURN, Sound.YOUR_TURN]
    table.play_out()
    assert table.sounds()[-1] == Sound.FINISH


# ---- undo, pause, bots ---------------------------------------------------------------------------


def test_undo_while_the_computer_thinks(lay: Lay) -> None:
    table = lay()
    table.press(KEY.Key_3)
    late = table.driver.waiting
    table.press(KEY.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert (table.session.ply, table.says) == (0, "It is Bo’s turn")
    assert table.driver.cancelled == [late]
    table.driver.reply(2, late)
    assert table.session.ply == 0
    table.press(KEY.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert (table.session.ply, table.page.bots.thinking) == (1, 1)


def test_undo_takes_the_computers_move_back_too(lay: Lay) -> None:
    table = lay()
    table.press(KEY.Key_3)
    table.driver.reply(2)
    assert table.action("undo").isEnabled()
    table.action("undo").trigger()
    assert table.session.ply == 0
    assert not table.action("undo").isEnabled()
    assert table.action("redo").isEnabled()


def test_undo_takes_back_what_is_laid_but_not_played_first(lay: Lay) -> None:
    """Dice on a card are the board's own steps: Ctrl+Z takes them up before it takes back a move."""
    table = lay()
    table.press(KEY.Key_3)
    table.driver.reply(2)
    table.board.lay()
    table.press(KEY.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert (table.session.ply, table.board.laid) == (2, 0)
    table.press(KEY.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert table.session.ply == 0
    assert not table.action("undo").isEnabled()
    table.board.lay()
    assert table.action("undo").isEnabled()


def test_undo_after_a_resignation_says_why_not(lay: Lay) -> None:
    table = lay(BO, CLEO, ADA)
    table.press(KEY.Key_1)
    table.press(KEY.Key_1)
    table.session.resign(0)
    table.page.undo()
    assert "resigned" in table.page.prompt.reason


def test_pause_stops_the_computer_that_thinks(lay: Lay) -> None:
    table = lay()
    table.press(KEY.Key_3)
    table.press(KEY.Key_P)
    assert table.says == "Paused. Ada (computer) plays next."
    assert table.action("pause").isChecked()
    assert table.driver.waiting is None
    table.press(KEY.Key_P)
    assert table.says == "Ada (computer) is thinking …"


def test_play_now_is_there_only_while_the_computer_thinks(lay: Lay) -> None:
    table = lay()
    assert not table.action("play-now").isEnabled()
    table.press(KEY.Key_3)
    table.press(KEY.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert table.driver.hurried == 1


def test_a_computer_names_the_file_that_it_cannot_read(lay: Lay, caplog: pytest.LogCaptureFixture) -> None:
    """With damaged weights the computer gave its seat up, and only the log knew why."""
    table = lay()
    table.press(KEY.Key_3)
    for _ in range(2):
        table.driver.crash("Traceback:\n  ...\ndesktop_app.core.errors.BadData: a.json: 2 numbers expected\n")
    text = "The computer cannot go on for Ada. a.json: 2 numbers expected"
    assert table.page.card.text.text() == text


def test_a_computer_that_fails_twice_offers_its_seat(lay: Lay, caplog: pytest.LogCaptureFixture) -> None:
    table = lay()
    table.press(KEY.Key_3)
    table.driver.crash()
    assert table.says == "Ada (computer) is thinking …"
    assert "starts afresh" in table.page.toast.text
    table.driver.crash()
    assert "cannot go on" in table.says
    assert not table.page.card.isHidden()
    table.click(table.page.card.buttons[-1])
    assert table.says == "It is Ada’s turn"
    table.page.board.setFocus()
    table.press(KEY.Key_1)
    assert table.session.ply == 2


def test_closing_the_table_while_the_computer_thinks(lay: Lay) -> None:
    table = lay()
    table.press(KEY.Key_3)
    late = table.driver.waiting
    table.page.close_table()
    table.page.close_table()
    assert table.driver.closed
    table.driver.reply(2, late)
    assert table.session.ply == 1


# ---- hint ----------------------------------------------------------------------------------------


def test_the_hint_comes_in_three_steps(lay: Lay) -> None:
    table = lay()
    table.press(KEY.Key_H)
    assert table.says == "Looking for a hint …"
    advice = Advice(3, "most")
    table.driver.reply_advice(advice)
    said = [table.says]
    for _ in range(3):
        table.press(KEY.Key_H)
        said.append(table.says)
    assert said == ["Look at the heap.", "Take many.", "Take 3.", "Take 3."]
    assert table.hinted(advice, 3)
    table.press(KEY.Key_1)
    assert table.hinted(None, 0)


def test_escape_takes_the_hint_away(lay: Lay) -> None:
    table = lay()
    table.press(KEY.Key_H)
    table.driver.reply_advice(Advice(3, "most"))
    table.press(KEY.Key_Escape)
    assert (table.says, table.board.advice) == ("It is Bo’s turn", (None, 0))


def test_a_move_while_the_hint_is_sought_wins(lay: Lay) -> None:
    """The withdrawn hint must not take the bot's request along."""
    table = lay()
    table.press(KEY.Key_H)
    late = table.driver.waiting
    table.press(KEY.Key_1)
    assert table.says == "Ada (computer) is thinking …"
    assert table.driver.waiting is not None
    table.driver.advised.emit(late, Advice(3, "most"))
    assert table.hinted(None, 0)


def test_no_hint_when_no_person_is_to_act(lay: Lay) -> None:
    table = lay()
    table.press(KEY.Key_3)
    assert not table.action("hint").isEnabled()
    table.page.hints.ask()
    assert not table.page.hints.active


def test_a_failed_hint_is_said(lay: Lay, caplog: pytest.LogCaptureFixture) -> None:
    table = lay()
    table.press(KEY.Key_H)
    table.driver.crash()
    assert table.says == "No hint could be found this time."


# ---- seats ---------------------------------------------------------------------------------------


def test_handing_a_seat_to_the_computer_and_taking_it_back(lay: Lay) -> None:
    table = lay()
    menu = table.menu(0)
    menu.levels.actions()[2].trigger()
    assert (table.session.players[0].kind, table.session.players[0].level) == ("computer", 3)
    assert table.says == "Bo (computer) is thinking …"
    assert not menu.person.isEnabled()
    table.menu(0).person.trigger()
    assert table.says == "It is Bo’s turn"
    assert table.driver.waiting is None


def test_the_menu_opens_by_key_and_by_click(lay: Lay) -> None:
    table = lay()

    def opened() -> bool:
        return isinstance(QApplication.activePopupWidget(), SeatMenu)

    table.press(KEY.Key_F3)
    table.qtbot.waitUntil(opened)
    popup = QApplication.activePopupWidget()
    assert isinstance(popup, SeatMenu)
    assert popup.accessibleName() == "Seat of Ada"
    popup.close()
    table.click(table.page.seats.plates[0])
    table.qtbot.waitUntil(opened)
    popup = QApplication.activePopupWidget()
    assert popup is not None
    assert popup.accessibleName() == "Seat of Bo"
    popup.close()


def test_resigning_asks_once(lay: Lay) -> None:
    table = lay()
    table.menu(0).resign.trigger()
    assert not table.session.resigned
    table.press(KEY.Key_Escape)
    assert table.page.card.isHidden()
    table.menu(0).resign.trigger()
    table.click(table.page.card.buttons[0])
    assert table.session.resigned == (0,)
    assert table.says == "Ada wins."
    assert table.shows(table.page.end)


def test_a_computer_plays_on_for_a_seat_that_resigned(lay: Lay) -> None:
    table = lay(BO, CLEO, ADA)
    table.page.keeper.ask_to_resign(0)
    table.page.card.buttons[0].click()
    assert table.says == "Bo (computer) is thinking …"
    assert table.page.seats.plates[0].face.note == "resigned"
    menu = table.menu(0)
    assert not menu.person.isEnabled()
    assert not menu.resign.isEnabled()


def test_renaming_a_seat(lay: Lay) -> None:
    table = lay()
    table.menu(0).rename.trigger()
    dialog = table.page.findChild(QInputDialog)
    assert isinstance(dialog, QInputDialog)
    dialog.setTextValue("  Bodo  ")
    dialog.accept()
    assert table.session.players[0].name == "Bodo"
    assert table.page.seats.plates[0].face.name == "Bodo"
    table.page.keeper.set_name(0, "   ")
    assert table.session.players[0].name == "Bodo"


# ---- end, review, log ----------------------------------------------------------------------------


def test_the_end_shows_the_scores_and_leaves_the_board(lay: Lay) -> None:
    table = lay(heap=6)
    table.play_out()
    page = table.page
    assert table.shows(page.end)
    assert page.board.isVisible()
    assert page.end.sentence.text() == table.says
    table.press(KEY.Key_Escape)
    assert table.shows(page.log)
    table.action("scores").trigger()
    assert table.shows(page.end)
    table.page.undo()
    assert table.shows(page.log)


def test_the_buttons_of_the_end_reach_the_shell(lay: Lay) -> None:
    table = lay(heap=6)
    table.play_out()
    page, end = table.page, table.page.end
    for button, signal in (
        (end.rematch, page.rematch_requested),
        (end.new_game, page.new_game_requested),
        (end.save, page.save_requested),
        (end.home, page.leave_requested),
    ):
        with table.qtbot.waitSignal(signal):
            table.click(button)


def test_the_frames_actions_reach_the_shell(lay: Lay) -> None:
    table = lay()
    with table.qtbot.waitSignal(table.page.save_requested):
        table.press(KEY.Key_S, Qt.KeyboardModifier.ControlModifier)
    with table.qtbot.waitSignal(table.page.rules_requested):
        table.press(KEY.Key_F1)
    with table.qtbot.waitSignal(table.page.leave_requested):
        table.action("leave").trigger()


def test_stepping_through_holds_an_unfinished_game(lay: Lay) -> None:
    table = lay()
    table.press(KEY.Key_3)
    table.press(KEY.Key_T, Qt.KeyboardModifier.ControlModifier)
    assert table.page.review.isVisible()
    assert table.driver.waiting is None
    assert table.says == "Step 1 of 1: Bo: takes 3, 9 left"
    table.press(KEY.Key_Left)
    assert (table.page.perspective.shown_ply, table.board.perspective.seen.left) == (0, 12)
    assert table.page.seats.plates[0].face.turn
    table.press(KEY.Key_End)
    assert table.page.perspective.live
    table.press(KEY.Key_Home)
    table.press(KEY.Key_Escape)
    assert not table.page.review.isVisible()
    assert table.page.perspective.live
    assert table.says == "Ada (computer) is thinking …"


def test_a_line_of_the_log_leads_to_its_ply(lay: Lay) -> None:
    table = lay()
    table.press(KEY.Key_3)
    table.driver.reply(2)
    view = table.page.log.view
    row = view.visualRect(table.page.log_model.index(0))
    table.click(view.viewport(), row.center())
    assert table.page.perspective.shown_ply == 1
    assert table.page.review.isVisible()
    assert table.page.log_model.rowCount() == 2


def test_playing_at_the_newest_step_ends_the_review(lay: Lay) -> None:
    table = lay(BO, CLEO)
    table.press(KEY.Key_3)
    table.page.set_reviewing(True)
    table.page.perspective.submit(1)
    assert not table.page.review.isVisible()
    assert table.session.ply == 2


def test_stepping_through_a_finished_game_comes_back_to_the_scores(lay: Lay) -> None:
    table = lay(heap=6)
    table.play_out()
    table.page.end.review.click()
    assert table.shows(table.page.log)
    table.press(KEY.Key_Home)
    assert table.page.perspective.shown_ply == 0
    table.press(KEY.Key_Escape)
    assert table.shows(table.page.end)


def test_the_log_folds_by_itself_in_a_narrow_window_and_by_choice_in_a_wide_one(lay: Lay) -> None:
    services = fake_services()
    table = lay(services=services)
    page = table.page
    assert table.shows(page.log)
    page.resize(1024, 640)
    table.qtbot.waitUntil(lambda: table.shows(None))
    table.press(KEY.Key_F9)
    assert table.shows(page.log)
    assert services.preference(LOG_OPEN, True) is True
    page.resize(1280, 800)
    table.qtbot.waitUntil(lambda: not page.frame.narrow)
    table.press(KEY.Key_F9)
    assert table.shows(None)
    assert services.preference(LOG_OPEN, True) is False
    assert lay(services=services).shows(None)


# ---- sizes, themes, words ------------------------------------------------------------------------


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1024, 640), (1920, 1080)])
def test_the_board_owns_most_of_the_window_and_nothing_is_clipped(lay: Lay, width: int, height: int) -> None:
    table = lay(BO, ADA, CLEO, replace(ADA, name="Dario", colour="green"))
    page = table.page
    page.resize(width, height)
    table.qtbot.waitUntil(lambda: page.frame.narrow == (page.frame.side is None))
    table.qtbot.waitUntil(lambda: page.board.width() * page.board.height() >= 0.6 * width * height)
    assert page.minimumSizeHint().width() <= 1024
    assert page.minimumSizeHint().height() <= 600
    for part in (*page.tools.buttons, *page.seats.plates):
        corner = part.mapTo(page, part.rect().bottomRight())
        assert page.rect().contains(corner), part.accessibleName()


def test_where_the_board_needs_the_room_the_scores_lie_over_it(lay: Lay) -> None:
    table = lay(heap=6)
    page = table.page
    page.board.setMinimumWidth(750)
    table.play_out()
    page.resize(1024, 640)
    table.qtbot.waitUntil(lambda: page.board.width() > 1000)
    assert page.minimumSizeHint().width() <= 1024
    assert page.end.isVisible()
    assert page.end.mapTo(page, page.end.rect().topRight()).x() <= 1024
    page.resize(1280, 800)
    table.qtbot.waitUntil(lambda: 750 <= page.board.width() < 1000)
    assert page.minimumSizeHint().width() <= 1024


def test_the_game_adds_its_accent_to_every_theme(lay: Lay) -> None:
    table = lay()
    table.page.set_theme(themes.dark())
    assert table.board.theme == themes.dark().with_accent("terracotta")
    assert table.services.theme == themes.light()


def test_every_part_has_an_accessible_name(lay: Lay) -> None:
    table = lay(heap=6)
    table.play_out()
    page = table.page
    parts: list[QWidget] = [*page.findChildren(QToolButton), *page.seats.plates]
    parts += [page.log.view, page.end.view, page.end.rematch, page.review.slider, page.prompt]
    for part in parts:
        found = QAccessible.queryAccessibleInterface(part)
        assert found.text(QAccessible.Text.Name), part


def test_describing_the_table(lay: Lay) -> None:
    table = lay()
    table.press(KEY.Key_D)
    text = table.page.card.text.text()
    assert "12 pebbles lie on the table." in text
    assert "It is Bo’s turn" in text
    assert "Ada, Computer, easy" in text
    table.press(KEY.Key_Escape)
    assert table.page.card.isHidden()
    assert table.board.hasFocus()


def test_a_long_text_scrolls_and_leaves_its_button_in_sight(lay: Lay) -> None:
    table = lay()
    page = table.page
    page.card.ask("a line\n" * 200, ("Close", "primary", page.board.setFocus))
    button = page.card.buttons[0]
    table.qtbot.waitUntil(button.isVisible)
    assert page.rect().contains(button.mapTo(page, button.rect().bottomRight()))
    table.click(button)
    assert page.card.isHidden()


def test_tab_leads_from_the_board_to_the_actions_the_seats_and_the_log(lay: Lay) -> None:
    table = lay(BO, CLEO)
    table.press(KEY.Key_1)
    seen: list[QWidget] = []
    for _ in range(40):
        focus = QApplication.focusWidget()
        if focus is None or focus in seen:
            break
        seen.append(focus)
        table.press(KEY.Key_Tab)
    page = table.page
    order = [page.board, page.tools.buttons[2], page.seats.plates[0], page.seats.plates[1], page.log.view]
    places = [seen.index(part) for part in order]
    assert places == sorted(places)


class _German(QTranslator):
    """A language in which everything is in capitals."""

    def translate(
        self, context: str, text: str, disambiguation: str | None = None, n: int = -1
    ) -> str | None:
        return text.upper() if context in ("Table", "LogPanel", "EndPanel", "ReviewBar") else None

    def isEmpty(self) -> bool:
        return False


def test_another_language_is_spoken_at_once(lay: Lay, qtbot: QtBot) -> None:
    table = lay()
    table.press(KEY.Key_3)
    language = _German()
    QCoreApplication.installTranslator(language)
    try:
        QCoreApplication.sendEvent(table.page, QEvent(QEvent.Type.LanguageChange))
        assert table.says == "Ada (COMPUTER) IS THINKING …"
        assert table.action("undo").text() == "UNDO"
        assert table.page.tools.buttons[0].accessibleName() == "UNDO"
    finally:
        QCoreApplication.removeTranslator(language)
    QCoreApplication.sendEvent(table.page, QEvent(QEvent.Type.LanguageChange))
    assert table.says == "Ada (computer) is thinking …"


def test_a_finished_game_opens_with_its_scores(qtbot: QtBot) -> None:
    session = fake_session(BO, CLEO, heap=6)
    for seat in (0, 1):
        session.submit(3, seat, session.revision)
    table = Table(qtbot, session, fake_services())
    assert table.shows(table.page.end)
    assert table.says == "Cleo wins."
    table.page.close_table()


def test_a_real_bot_plays_at_the_table(qtbot: QtBot) -> None:
    page = TablePage(FakeKit(), fake_session(BO, ADA), fake_services())
    qtbot.addWidget(page)
    page.show()
    page.perspective.submit(3)
    qtbot.waitUntil(lambda: page.session.ply == 2, timeout=20_000)
    assert page.session.steps[1].action == 1
    page.close_table()
