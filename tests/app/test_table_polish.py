"""A table in the hands of people: keys after clicks, hints that are followed, pauses, resignations, news."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget
from pytestqt.qtbot import QtBot

from desktop_app.app.table_frame import PROMPT_ROOM, REVIEW_ROOM
from desktop_app.app.table_page import TablePage
from desktop_app.app.table_prompt import step_words
from desktop_app.app.table_words import log_rows
from desktop_app.bots.bot import Advice
from desktop_app.qt.perspective import Perspective
from desktop_app.session.record import Player
from tests.helpers.fake_game import FakeBoard, FakeDriver, FakeKit, fake_services, fake_session

KEY = Qt.Key
ADA = Player("Ada", "computer", 1, "red")
BO = Player("Bo", "person", 0, "blue")
CLEO = Player("Cleo", "person", 0, "yellow")

Seat = Callable[..., TablePage]


@pytest.fixture
def seat(qtbot: QtBot) -> Iterator[Seat]:
    """Seats these players (default: Bo, then the computer Ada) at a table on the screen."""
    pages: list[TablePage] = []

    def seat_players(*players: Player, heap: int = 12) -> TablePage:
        session = fake_session(*(players or (BO, ADA)), heap=heap)
        page = TablePage(FakeKit(), session, fake_services(), driver_factory=FakeDriver)
        pages.append(page)
        qtbot.addWidget(page)
        page.resize(1280, 800)
        with qtbot.waitExposed(page):
            page.show()
        page.activateWindow()
        qtbot.waitUntil(page.isActiveWindow)
        return page

    yield seat_players
    for page in pages:
        page.close_table()


def press(
    page: TablePage, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> None:
    QTest.keyClick(QApplication.focusWidget() or page, key, modifier)


def click(widget: QWidget, where: QPoint | None = None) -> None:
    at = widget.rect().center() if where is None else where
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)


def driver_of(page: TablePage) -> FakeDriver:
    driver = page.findChild(FakeDriver)
    assert isinstance(driver, FakeDriver)
    return driver


def board_of(page: TablePage) -> FakeBoard:
    assert isinstance(page.board, FakeBoard)
    return page.board


# ---- keys ----------------------------------------------------------------------------------------


def test_the_board_has_its_keys_after_a_click_in_the_log(seat: Seat) -> None:
    """A click in the log gave it the keyboard, and the board's digits and letters did nothing any more."""
    page = seat(BO, CLEO)
    press(page, KEY.Key_1)
    click(page.log.view.viewport(), page.log.view.visualRect(page.log_model.index(0)).center())
    assert page.board.hasFocus()
    press(page, KEY.Key_Escape)
    press(page, KEY.Key_2)
    assert page.session.ply == 2


@pytest.mark.parametrize("part", ["log", "plate", "tool", "slider"])
def test_keys_that_a_part_does_not_use_reach_the_board(seat: Seat, part: str) -> None:
    """With the Tab key on the log, a plate or a tool, digits and the board's shortcuts were dead."""
    page = seat(BO, CLEO)
    press(page, KEY.Key_1)
    page.set_reviewing(True)
    parts = {
        "log": page.log.view,
        "plate": page.seats.plates[0],
        "tool": page.tools.buttons[2],
        "slider": page.review.slider,
    }
    parts[part].setFocus(Qt.FocusReason.TabFocusReason)
    turned: list[str] = []
    page.board.actions()[0].triggered.connect(lambda: turned.append(part))
    press(page, KEY.Key_T)
    assert turned == [part]
    press(page, KEY.Key_2)
    assert page.session.ply == 2


def test_a_key_that_nobody_uses_goes_up_once(seat: Seat) -> None:
    """The page hands keys on to the board, and what the board ignores must not come back for ever."""
    page = seat(BO, CLEO)
    page.seats.plates[0].setFocus(Qt.FocusReason.TabFocusReason)
    press(page, KEY.Key_J)
    page.board.setFocus()
    press(page, KEY.Key_J)
    assert page.session.ply == 0


def test_plates_and_tools_take_no_focus_from_the_mouse(seat: Seat) -> None:
    page = seat(BO, CLEO)
    press(page, KEY.Key_1)
    for part in (*page.tools.buttons, *page.seats.plates, page.end.view, page.log.view):
        assert not part.focusPolicy() & Qt.FocusPolicy.ClickFocus, part.accessibleName()


def test_the_keyboard_is_the_boards_after_a_question(seat: Seat) -> None:
    page = seat(BO, CLEO, ADA)
    page.keeper.ask_to_resign(0)
    click(page.card.buttons[-1])
    assert page.board.hasFocus()


# ---- hint, stepping ------------------------------------------------------------------------------


def test_a_hint_goes_when_it_is_no_longer_what_the_board_shows(seat: Seat) -> None:
    """The stone of the hint was moved on, but the sentence still named the old place."""
    page = seat()
    board = board_of(page)
    page.hints.ask()
    driver_of(page).reply_advice(Advice(3, "most"))
    board.say("Take some.")
    assert page.prompt.text == "Look at the heap."
    press(page, KEY.Key_H)
    press(page, KEY.Key_H)
    assert page.prompt.text == "Take 3."
    board.say("Click to take two.")
    assert page.prompt.text == "Bo: Click to take two."
    assert board.advice == (None, 0)


def test_a_board_that_follows_the_hint_does_not_take_it_away(seat: Seat) -> None:
    page = seat()
    board = board_of(page)
    page.hints.ask()
    driver_of(page).reply_advice(Advice(3, "most"))
    page.hints.ask()
    show = board.show_advice

    def show_and_say(advice: Advice[int] | None, stage: int) -> None:
        show(advice, stage)
        board.prompt_changed.emit()

    board.show_advice = show_and_say  # type: ignore[method-assign]
    page.hints.ask()
    assert (page.hints.stage, page.prompt.text) == (3, "Take 3.")


def test_the_lines_of_a_step_are_told_apart(seat: Seat) -> None:
    """They ran into each other: "… level 4 cannot place a stone: out nobody can place …"."""
    page = seat(BO, CLEO, heap=6)
    page.perspective.submit(3)
    page.perspective.submit(3)
    assert step_words(page._table, 2) == "Cleo: takes 3, 0 left · That was the last pebble."


def test_the_start_of_the_game_is_at_the_start_of_the_log(seat: Seat, qtbot: QtBot) -> None:
    page = seat(BO, CLEO, heap=40)
    page.resize(1280, 500)
    while not page.session.over:
        page.perspective.submit(1)
    bar = page.log.view.verticalScrollBar()
    page.set_reviewing(True)
    qtbot.waitUntil(lambda: bar.value() == bar.maximum() > 0)
    page.look_at(0)
    assert bar.value() == 0


# ---- pause ---------------------------------------------------------------------------------------


def test_a_pause_is_seen_on_the_persons_turn_too(seat: Seat) -> None:
    """Nothing told on the own turn that the computer would not answer."""
    page = seat()
    press(page, KEY.Key_P)
    assert page.prompt.text == "Paused · It is Bo’s turn"
    board_of(page).say("Take some.")
    assert page.prompt.text == "Paused · Bo: Take some."
    action = page.tools.deeds["pause"]
    assert (action.text(), action.isChecked()) == ("Let the computer go on", True)
    press(page, KEY.Key_P)
    assert (page.prompt.text, action.text()) == ("Bo: Take some.", "Pause the computer")


def test_play_now_lets_the_paused_computer_make_one_move(seat: Seat) -> None:
    page = seat(BO, ADA, replace(ADA, name="Dario", colour="green"))
    driver = driver_of(page)
    press(page, KEY.Key_P)
    assert not page.tools.deeds["play-now"].isEnabled()
    press(page, KEY.Key_1)
    assert driver.waiting is None
    press(page, KEY.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert page.prompt.text == "Ada (computer) is thinking …"
    driver.reply(2)
    assert (page.session.ply, driver.waiting) == (2, None)
    assert page.prompt.text == "Paused. Dario (computer) plays next."
    page.undo()
    press(page, KEY.Key_1)
    assert driver.waiting is None


# ---- stepping through ----------------------------------------------------------------------------


def test_the_review_bar_finds_its_room_in_a_low_window(seat: Seat, qtbot: QtBot) -> None:
    """It was cut off: prompt and actions took two rows where one is enough."""
    page = seat(BO, CLEO)
    frame = page.frame
    page.resize(page.tools.sizeHint().width() + REVIEW_ROOM + 20, 560)
    before = frame.minimumSizeHint().height()
    press(page, KEY.Key_1)
    page.look_at(0)
    assert page.review.isVisible()
    assert frame.minimumSizeHint().height() < before + page.review.sizeHint().height()
    qtbot.waitUntil(lambda: page.prompt.geometry().right() <= page.tools.geometry().left())
    page.leave_review()
    qtbot.waitUntil(lambda: page.prompt.geometry().bottom() <= page.tools.geometry().top())
    assert frame.minimumSizeHint().height() == before


# ---- news ----------------------------------------------------------------------------------------


def test_people_are_told_that_somebody_is_out(seat: Seat, monkeypatch: pytest.MonkeyPatch) -> None:
    """A colour went out without a word but a line in the log, which is folded in small windows."""
    page = seat(BO, CLEO)
    lines = ("takes 1", "cannot go on: out", "Cleo: cannot go on: out")
    monkeypatch.setattr(page.kit, "describe_step", lambda step, setup, players: lines)
    press(page, KEY.Key_1)
    assert page.toast.isVisible()
    assert page.toast.text == "Bo: cannot go on: out\nCleo: cannot go on: out"
    assert page.toast.y() < page.frame.table.height() / 4


def test_an_action_alone_is_no_news(seat: Seat) -> None:
    page = seat(BO, CLEO, heap=6)
    press(page, KEY.Key_3)
    assert page.toast.isHidden()
    press(page, KEY.Key_3)
    assert page.session.over
    assert page.toast.isHidden()


def test_the_log_is_coloured_by_what_was_played(qapp: QApplication) -> None:
    """Who plays two colours had every line in the first of them."""

    class TwoColours(FakeKit):
        def step_colours(self, step: object, setup: object, players: object) -> tuple[str, ...]:
            return ("green",)

    session = fake_session(BO, CLEO)
    perspective = Perspective(session, None)
    perspective.submit(1)
    assert [row.colour for row in log_rows(TwoColours(), session, perspective)] == ["green"]
    assert [row.colour for row in log_rows(FakeKit(), session, perspective)] == ["blue"]


# ---- resigning ------------------------------------------------------------------------------------


def test_the_question_says_what_a_resignation_does(seat: Seat) -> None:
    """It said only that it cannot be taken back, not whether the game goes on."""
    page = seat(BO, CLEO, ADA)
    page.keeper.ask_to_resign(0)
    assert "The computer plays on for the seat" in page.card.text.text()
    page.card.buttons[0].click()
    page.keeper.ask_to_resign(1)
    assert "The game ends then" in page.card.text.text()
    page.card.buttons[0].click()
    assert page.session.over


def test_undo_is_not_offered_after_a_resignation(seat: Seat) -> None:
    """It was there to be pressed, and then refused."""
    page = seat(BO, CLEO, ADA)
    press(page, KEY.Key_1)
    assert page.tools.deeds["undo"].isEnabled()
    page.session.resign(1)
    assert not page.tools.deeds["undo"].isEnabled()


def test_the_log_tells_who_resigned_and_whose_seat_changed_hands(seat: Seat) -> None:
    page = seat(BO, CLEO, ADA)
    press(page, KEY.Key_1)
    page.keeper.take_over(2)
    press(page, KEY.Key_2)
    page.keeper.set_name(0, "Bodo")
    page.keeper.hand_over(1, 3)
    page.session.resign(0)
    assert [(row.ply, row.spoken) for row in page.log_model.rows] == [
        (1, "Bodo: takes 1, 11 left"),
        (1, "Ada: is played by a person now"),
        (2, "Cleo: takes 2, 9 left"),
        (2, "Cleo: is played by the computer now (hard)"),
        (2, "Bodo: resigns"),
    ]
    assert page.log_model.rows[4].colour == "blue"


def test_news_of_a_seat_outlast_an_undo(seat: Seat) -> None:
    page = seat(BO, CLEO)
    press(page, KEY.Key_1)
    press(page, KEY.Key_2)
    page.keeper.hand_over(0, 1)
    page.session.undo_to(1)
    assert [(row.ply, row.seat) for row in page.log_model.rows] == [(1, 0), (1, 0)]
    page.session.redo()
    assert [(row.ply, row.seat) for row in page.log_model.rows] == [(1, 0), (1, 0), (2, 1)]


# ---- the menu of the game ------------------------------------------------------------------------


def test_the_actions_of_the_game_in_a_menu(seat: Seat, qtbot: QtBot) -> None:
    """They stand in the window's menu with the very actions of the bar, so that no key is ambiguous."""
    page = seat(BO, CLEO)
    window = QMainWindow()
    menu = window.menuBar().addMenu("Game")
    for action in page.game_actions():
        if action is None:
            menu.addSeparator()
        else:
            menu.addAction(action)
    window.setCentralWidget(page)
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    page.board.setFocus()
    press(page, KEY.Key_1)
    press(page, KEY.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert page.session.ply == 0
    press(page, KEY.Key_D)
    assert page.card.isVisible()
    keys = [key.toString() for action in page.game_actions() if action for key in action.shortcuts()]
    assert len(keys) == len(set(keys))
    page.tools.players.trigger()
    qtbot.waitUntil(lambda: QApplication.activePopupWidget() is not None)
    popup = QApplication.activePopupWidget()
    assert popup is not None
    assert popup.accessibleName() == "Seat of Bo"
    popup.close()
    window.takeCentralWidget()


class Ear(QObject):
    """Notes the keys that a widget gets."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.heard: list[int] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            self.heard.append(event.key())
        return False


@pytest.mark.parametrize("key", [KEY.Key_Return, KEY.Key_Enter])
def test_enter_on_a_button_does_not_reach_the_board(seat: Seat, key: Qt.Key, qtbot: QtBot) -> None:
    """Enter on a seat plate once placed the stone in hand instead of opening the seat's menu."""
    page = seat(BO, CLEO)
    ear = Ear(page)
    page.board.installEventFilter(ear)
    plate = page.seats.plates[0]
    plate.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(plate.hasFocus)
    QTest.keyClick(plate, key)
    assert ear.heard == []
    QTest.keyClick(plate, KEY.Key_J)
    assert ear.heard == [KEY.Key_J]


def test_the_prompt_is_laid_out_for_the_room_it_gets(qtbot: QtBot, seat: Seat) -> None:
    """Where the line changed its width with the rows above the board, it was for the room of before."""
    page = seat()
    board = page.board
    assert isinstance(board, FakeBoard)
    board.words = "take as many pebbles as you like, one or two or three of them, but no more"
    board.prompt_changed.emit()
    rows = page.tools.sizeHint().width()
    texts = []

    def laid(beside: bool) -> bool:
        return (page.prompt.width() < 600) == beside

    for beside in (True, False, True):
        page.resize(rows + PROMPT_ROOM + (20 if beside else -20), 800)
        qtbot.waitUntil(partial(laid, beside))
        texts.append(page.prompt.text)
    assert texts == ["Bo", f"Bo: {board.words}", "Bo"]
