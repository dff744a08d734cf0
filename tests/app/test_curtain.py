"""Several people at one screen: the curtain, and that nothing shows a hand to anybody but its owner."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop_app.app.i18n import Translations
from desktop_app.app.table_page import TablePage
from desktop_app.bots.bot import Advice
from desktop_app.qt import fonts
from desktop_app.qt import theme as themes
from desktop_app.qt.kit import Services
from desktop_app.qt.stylesheet import stylesheet
from desktop_app.session.record import Player
from tests.helpers.fake_game import FakeDriver, FakeKit, fake_services, fake_session
from tests.helpers.secret_game import secret_session
from tests.helpers.secret_rules import word
from tests.helpers.secret_table import ADA, BO, CLEO, ROBI, Table
from tests.helpers.secret_watch import focus_is_in, secrets_of, told

KEY = Qt.Key
Lay = Callable[..., Table]


@pytest.fixture
def lay(qtbot: QtBot) -> Iterator[Lay]:
    """Lays a table for these players (default: Ada and Bo)."""
    tables: list[Table] = []

    def lay_table(*players: Player, practice: bool = False, services: Services | None = None) -> Table:
        session = secret_session(*(players or (ADA, BO)), practice=practice)
        tables.append(Table(qtbot, session, services or fake_services()))
        return tables[-1]

    yield lay_table
    for table in tables:
        table.page.close_table()


# ---- from person to person -----------------------------------------------------------------------


def test_nothing_shows_a_hand_through_a_whole_game_of_three(lay: Lay) -> None:
    table = lay(ADA, BO, CLEO)
    for number in range(9):
        assert table.called == number % 3
        table.lift()
        table.act("s")
        assert table.called is None, "sorting does not end the turn"
        table.act(table.lay_highest() if number % 2 else "k")
    assert table.session.over
    assert table.stands(None, None)
    assert table.sees() == {0, 1, 2}, "in the end all hands are open"


def test_the_curtain_names_who_is_called_and_has_the_keyboard(lay: Lay) -> None:
    table = lay()
    curtain = table.page.curtain
    assert curtain.name.text() == "Ada"
    assert curtain.accessibleName() == "Ada, it is your turn. Lift the curtain when nobody else looks."
    assert curtain.lift.hasFocus()
    for _ in range(5):
        table.press(KEY.Key_Tab)
        assert focus_is_in(curtain)
    table.turn()
    assert curtain.name.text() == "Bo"


@pytest.mark.parametrize("key", [KEY.Key_Return, KEY.Key_Enter, KEY.Key_Space])
def test_keys_lift_it_and_the_board_has_the_keyboard_then(lay: Lay, key: Qt.Key) -> None:
    table = lay()
    table.press(key)
    assert table.called is None
    table.qtbot.waitUntil(table.board.hasFocus)
    table.press(KEY.Key_K)
    assert table.called == 1
    table.check()


def test_no_other_key_reaches_the_table_behind(lay: Lay) -> None:
    table = lay()
    for name in ("K", "1", "0", "H", "D", "F2", "F9", "Escape"):
        table.press(getattr(KEY, f"Key_{name}"))
        table.check()
    QTest.keyClick(table.page.curtain, KEY.Key_T, Qt.KeyboardModifier.ControlModifier)
    assert (table.called, table.session.ply, table.page.reviewing) == (0, 5, False)
    assert table.page.card.isHidden()


def test_what_began_in_the_turn_before_does_not_lift_it(lay: Lay) -> None:
    """A key that is still held down, and the second click of a double click, are no wish to look."""
    table = lay()
    lift = table.page.curtain.lift
    for key in (KEY.Key_Return, KEY.Key_Space):
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            held = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, "", autorep=True)
            QApplication.sendEvent(lift, held)
        QTest.keyRelease(lift, key)
    at = QPointF(lift.rect().center())
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    for mouse in (QEvent.Type.MouseButtonDblClick, QEvent.Type.MouseButtonRelease):
        QApplication.sendEvent(lift, QMouseEvent(mouse, at, lift.mapToGlobal(at), left, left, none))
    assert table.called == 0
    QTest.mouseClick(lift, left)
    assert table.called is None


def test_it_tells_what_has_happened_since_the_own_last_turn(lay: Lay) -> None:
    table = lay(ADA, BO, CLEO)
    news = table.page.curtain.news
    assert news.heading.text() == "So far"
    table.turn()
    table.turn(table.lay_highest())
    laid = word(table.session.state.laid[1][0])
    table.turn()
    assert news.heading.text() == "Since your last turn"
    lines = [row.spoken for row in news.model.rows]
    drawn = [f"{name} draws a card" for name in ("Bo", "Cleo", "Ada")]
    assert lines == [drawn[0], f"Bo: lays {laid}", drawn[1], "Cleo: kept", drawn[2]]
    assert news.isVisible()
    table.lift()
    assert table.board.caught_up == [0, 0, 0, 8]
    assert table.page.log.delegate.news_after == 8
    table.act()
    assert table.page.log.delegate.news_after is None


# ---- with computers, alone -----------------------------------------------------------------------


def test_alone_among_computers_there_is_no_curtain(lay: Lay) -> None:
    table = lay(ADA, ROBI)
    for _ in range(3):
        assert table.stands(None, 0)
        assert table.sees() == {0}
        table.act()
        assert table.stands(None, 0), "the own hand stays in sight"
        table.answer()
    assert table.session.over


def test_nobodys_hand_is_shown_while_a_computer_plays_among_several_people(lay: Lay) -> None:
    table = lay(ADA, ROBI, BO)
    table.turn()
    assert table.stands(None, None)
    assert table.page.frame.isVisible()
    assert table.page.prompt.text == "Robi (computer) is thinking …"
    assert table.sees() == set()
    table.answer()
    assert table.called == 2
    table.turn()
    assert table.called == 0


def test_only_computers_are_watched_by_a_spectator(lay: Lay) -> None:
    table = lay(ROBI, replace(ROBI, name="Bibo", colour="blue"))
    assert table.stands(None, None)
    table.answer()
    table.page.keeper.take_over(1)
    table.check()
    assert table.stands(None, 1), "alone with computers"


def test_games_without_secrets_have_no_curtain(qtbot: QtBot) -> None:
    page = TablePage(FakeKit(), fake_session(ADA, BO), fake_services(), driver_factory=FakeDriver)
    qtbot.addWidget(page)
    assert page.perspective.may_act
    page.perspective.submit(1)
    assert not page.secrecy.down
    assert page.perspective.may_act
    page.close_table()


# ---- at any moment -------------------------------------------------------------------------------


def test_undo_and_redo_across_seats(lay: Lay) -> None:
    table = lay(ADA, BO, CLEO, practice=True)
    table.turn()
    table.turn(table.lay_highest())
    page = table.page
    for deed, called in ((page.undo, 1), (page.undo, 0), (page.redo, 1), (page.redo, 2)):
        deed()
        table.check()
        assert table.called == called
    table.lift()
    table.page.undo()
    table.check()
    assert table.called == 1, "Cleo has taken Bo's move back"
    table.lift()
    table.page.undo()
    table.check()
    table.turn()
    assert table.called == 1


def test_an_undo_that_is_refused_is_not_offered_behind_the_curtain(lay: Lay) -> None:
    table = lay()
    table.turn()
    undo = table.page.tools.deeds["undo"]
    assert not undo.isEnabled(), "a card has been drawn since, and the reason could not be read"
    table.lift()
    table.page.undo()
    assert "cannot be taken back" in table.page.prompt.reason
    table.check()


def test_other_sizes_languages_themes_and_names(lay: Lay, qapp: QApplication) -> None:
    fonts.load()
    table = lay()
    translations = Translations()

    def disturb() -> None:
        for width, height in ((1024, 600), (1900, 1000), (1280, 800)):
            table.page.resize(width, height)
            table.check()
        for language in ("de", "en"):
            translations.use(language)
            table.check()
        for theme in (themes.dark(), themes.light()):
            table.page.set_theme(theme)
            qapp.setStyleSheet(stylesheet(theme))
            table.check()
        for seat in (0, 1):
            table.page.keeper.set_name(seat, f"Nobody {seat}")
            table.check()

    try:
        disturb()
        assert table.page.curtain.name.text() == "Nobody 0"
        table.lift()
        disturb()
        assert table.looker == 0
        table.act()
        disturb()
        assert table.called == 1
    finally:
        translations.close()
        qapp.setStyleSheet("")


def test_what_was_meant_for_one_is_gone_when_the_next_one_looks(lay: Lay) -> None:
    """Hint, refusal, description and notices of Ada's turn name her cards."""
    table = lay(practice=True)
    table.lift()
    table.page.describe()
    hand = [word(card) for card in table.session.state.hands[0]]
    assert all(name in table.page.card.text.text() for name in hand)
    table.press(KEY.Key_0)
    table.board.setFocus()
    table.press(KEY.Key_0)
    assert hand[0] in table.page.prompt.reason
    table.page.hints.ask()
    table.driver.reply_advice(Advice(table.lay_highest(), "highest"))
    table.page.toast.show_message(hand[0])
    table.check()
    table.act()
    table.lift()
    assert table.board.advice == (None, 0)
    assert table.page.card.isHidden()
    assert not table.page.toast.isVisible()


def test_hints_are_for_the_one_who_looks(lay: Lay) -> None:
    table = lay()
    assert not table.page.tools.deeds["hint"].isEnabled()
    table.page.hints.ask()
    assert not table.page.hints.active
    table.lift()
    table.page.hints.ask()
    assert table.page.hints.waiting
    table.act()
    assert not table.page.hints.active
    assert table.driver.cancelled == [1]


def test_the_log_tells_a_drawn_card_only_to_its_owner(lay: Lay) -> None:
    table = lay()
    table.lift()
    own, others = table.session.state.hands
    log = " ".join(row.spoken for row in table.page.log_model.rows)
    assert all(word(card) in log for card in own)
    assert not any(word(card) in log for card in others)
    assert "Bo draws a card" in log


# ---- stepping through ----------------------------------------------------------------------------


def test_stepping_through_a_game_shows_what_the_person_may_know(lay: Lay) -> None:
    table = lay()
    table.turn(table.lay_highest())
    table.turn()
    table.lift()
    for ply in range(table.session.ply + 1):
        table.page.look_at(ply)
        QApplication.processEvents()
        assert table.sees() <= {0}
        assert told(secrets_of(table.session.state_at(ply), 0), table.page) == []
    table.page.look_at(6)
    table.page.leave_review()
    table.act()
    assert table.called == 1
    assert not table.page.reviewing
    assert not table.page.tools.deeds["review"].isEnabled()


def test_after_the_end_everything_is_open(lay: Lay) -> None:
    table = lay()
    while not table.session.over:
        table.turn()
    page = table.page
    assert (table.called, page.frame.isVisible()) == (None, True)
    log = " ".join(row.spoken for row in page.log_model.rows)
    assert all(word(card) in log for hand in table.session.state.hands for card in hand)
    page.look_at(6)
    assert table.sees() == {1}, "Bo was to act then"
    page.look_at(5)
    assert table.sees() == {0}
    page.look_at(table.session.ply)
    assert table.sees() == {0, 1}


def test_nothing_is_taken_back_once_all_hands_are_open(lay: Lay) -> None:
    """The last move could be taken back, for no card is drawn after it: with every hand known."""
    table = lay()
    while not table.session.over:
        table.turn()
    table.page.undo()
    assert table.session.over
    assert "cannot be taken back" in table.page.prompt.reason


# ---- who sits there ------------------------------------------------------------------------------


def test_whoever_takes_a_seat_over_lifts_the_curtain_first(lay: Lay) -> None:
    table = lay(ADA, ROBI)
    table.act()
    table.page.keeper.take_over(1)
    table.check()
    assert table.called == 1
    table.turn()
    assert table.called == 0


def test_a_seat_taken_over_out_of_turn_waits(lay: Lay) -> None:
    table = lay(ADA, ROBI)
    table.page.keeper.take_over(1)
    table.check()
    assert table.stands(None, 0), "it is still Ada who looks"
    table.act()
    assert table.called == 1


def test_the_seat_called_can_be_handed_to_the_computer(lay: Lay) -> None:
    table = lay(ADA, BO, CLEO)
    table.turn()
    menu = table.page.keeper.menu(1, table.page.curtain, asking=False)
    assert not menu.resign.isEnabled(), "the question would stand behind the curtain"
    menu.levels.actions()[0].trigger()
    table.check()
    assert table.stands(None, None)
    assert table.page.frame.isVisible()
    table.answer()
    assert table.called == 2


def test_the_curtain_offers_the_menu_of_the_seat_called(lay: Lay) -> None:
    table = lay(ADA, BO, CLEO)
    table.turn()
    QTest.mouseClick(table.page.curtain.seat, Qt.MouseButton.LeftButton)
    menu = QApplication.activePopupWidget()
    assert menu is not None
    assert menu.accessibleName() == "Seat of Bo"
    menu.close()


def test_who_stays_behind_alone_lifts_the_curtain_once_more(lay: Lay) -> None:
    table = lay(ADA, BO)
    table.lift()
    table.page.keeper.hand_over(0, 1)
    table.check()
    assert table.stands(None, None), "Ada still sits at the screen"
    table.answer()
    assert table.called == 1
    table.turn()
    table.check()
    assert table.looker == 1, "from now on Bo plays alone"
    table.answer()
    assert table.stands(None, 1)


def test_resigning_among_three_and_then_among_two(lay: Lay) -> None:
    table = lay(ADA, BO, CLEO)
    table.lift()
    table.session.resign(0)
    table.check()
    assert table.stands(None, None)
    table.answer()
    assert table.called == 1
    table.lift()
    table.session.resign(2)
    QApplication.processEvents()
    assert table.session.over
    assert table.called is None


def test_pausing_behind_the_curtain_changes_nothing(lay: Lay) -> None:
    table = lay(ADA, ROBI, BO)
    table.page.set_paused(True)
    table.check()
    table.turn()
    assert table.looker is None
    table.page.set_paused(False)
    table.answer()
    assert table.called == 2


# ---- motion --------------------------------------------------------------------------------------


def test_whoever_moved_sees_the_end_of_the_motion_before_the_curtain_falls(lay: Lay) -> None:
    table = lay(services=fake_services(speed=lambda: 20.0))
    table.page.curtain.lift.click()
    table.qtbot.waitUntil(table.page.curtain.isHidden)
    table.board.still_moving = True
    table.act()
    assert table.stands(None, 0)
    assert table.page.secrecy.pending
    assert not table.page.perspective.may_act
    assert "Bo" not in table.page.prompt.text, "what comes next is told when the board has come to rest"
    table.wait_for_a_look()
    assert table.called is None, "the board still moves"
    table.board.still_moving = False
    table.qtbot.waitUntil(lambda: table.called == 1)
    table.check()


def test_a_computer_waits_until_nobody_looks_any_more(lay: Lay) -> None:
    table = lay(ADA, ROBI, BO, services=fake_services(speed=lambda: 20.0))
    table.page.curtain.lift.click()
    table.board.still_moving = True
    table.act()
    ply = table.session.ply
    table.driver.reply("k")
    table.wait_for_a_look()
    assert (table.session.ply, table.looker) == (ply, 0)
    table.board.still_moving = False
    table.qtbot.waitUntil(lambda: table.called == 2)
    assert table.board.painted <= {0}, "before the curtain fell"
    table.board.painted.clear()
    table.check()


def test_taking_back_while_the_curtain_is_about_to_fall(lay: Lay) -> None:
    table = lay(practice=True, services=fake_services(speed=lambda: 20.0))
    table.page.curtain.lift.click()
    table.board.still_moving = True
    table.act()
    table.page.undo()
    table.check()
    assert table.stands(None, 0), "Ada has never left"
    assert not table.page.secrecy.pending
    assert table.page.perspective.may_act


def test_a_rising_curtain_gives_way_to_clicks_and_falls_at_once(lay: Lay) -> None:
    table = lay(practice=True, services=fake_services(speed=lambda: 0.01))
    table.page.curtain.lift.click()
    curtain = table.page.curtain
    assert curtain.isVisible()
    assert table.page.childAt(640, 400) is not curtain
    table.page.resize(1200, 700)
    assert curtain.isHidden(), "another size ends the motion"
    table.page.keeper.hand_over(0, 1)
    table.check()
    table.page.keeper.take_over(0)
    table.check()
    assert table.called == 0
