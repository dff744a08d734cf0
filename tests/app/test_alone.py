"""A table with one seat: hints that count, undo, resigning, the end and playing again."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from desktop_app.app.table_page import TablePage
from desktop_app.app.table_prompt import prompt_for
from desktop_app.bots.bot import Advice
from desktop_app.core.game import Setup
from desktop_app.qt.sound import Sound
from desktop_app.session.record import Header, Player
from desktop_app.session.session import Session
from tests.app.jar_game import HINT, JarKit
from tests.helpers.fake_game import FakeDriver, fake_services
from tests.helpers.quiet_sound import QuietSound

ADVICE = Advice(3, "most", ())


class Alone:
    """A page for Ada alone."""

    def __init__(self, qtbot: QtBot, player: Player) -> None:
        self.kit = JarKit()
        header = Header("jars", 1, Setup(1), (player,), 7)
        self.session = Session(self.kit.game, header)
        self.services = fake_services()
        self.page = TablePage(self.kit, self.session, self.services, driver_factory=FakeDriver)
        qtbot.addWidget(self.page)
        self.page.resize(1100, 700)
        with qtbot.waitExposed(self.page):
            self.page.show()
        driver = self.page.findChild(FakeDriver)
        assert isinstance(driver, FakeDriver)
        self.driver = driver

    @property
    def actions(self) -> list[int]:
        return [step.action for step in self.session.steps]

    def hint(self) -> None:
        self.page.tools.deeds["hint"].trigger()

    def sounds(self) -> list[Sound]:
        sound = self.services.sound
        assert isinstance(sound, QuietSound)
        return sound.kinds


@pytest.fixture
def ada(qtbot: QtBot) -> Iterator[Alone]:
    made = Alone(qtbot, Player("Ada", "person", 0, "red"))
    yield made
    made.page.close_table()


def test_a_hint_is_played_before_it_is_given_and_only_once(ada: Alone) -> None:
    ada.page.perspective.submit(2)
    ada.hint()
    assert ada.actions == [2, HINT]
    assert ada.page.hints.waiting
    ada.driver.reply_advice(ADVICE)
    assert ada.page.hints.stage == 1
    assert ada.page.prompt.text == "Look at the heap."
    ada.hint()
    ada.hint()
    assert ada.page.hints.stage == 3
    assert ada.actions == [2, HINT]
    ada.page.escape()
    assert not ada.page.hints.active
    ada.hint()
    assert ada.actions == [2, HINT], "this one was counted"
    ada.driver.reply_advice(ADVICE)
    ada.page.perspective.submit(1)
    assert not ada.page.hints.active, "gone with the next move"
    ada.hint()
    assert ada.actions == [2, HINT, 1, HINT]


def test_a_hint_is_given_at_the_position_after_it_was_counted(
    ada: Alone, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[object, str]] = []

    def advise(seen: object, seed: str) -> int:
        asked.append((seen, seed))
        return 1

    monkeypatch.setattr(ada.driver, "advise", advise)
    ada.hint()
    assert asked == [(ada.session.state, "7/advice/1")]


def test_a_counted_hint_can_be_taken_back_like_a_move(ada: Alone) -> None:
    ada.hint()
    ada.driver.reply_advice(ADVICE)
    ada.page.undo()
    assert ada.actions == []
    assert not ada.page.hints.active


def test_nobody_is_called_who_plays_alone(ada: Alone) -> None:
    ada.page.perspective.submit(1)
    ada.page.perspective.submit(1)
    assert Sound.TURN not in ada.sounds()


def test_one_seat_on_the_table_and_one_row_at_the_end(qtbot: QtBot, ada: Alone) -> None:
    page = ada.page
    assert len(page.seats.plates) == 1
    assert not page.tools.deeds["pause"].isEnabled()
    assert not page.tools.deeds["play-now"].isEnabled()
    for _ in range(3):
        page.perspective.submit(3)
    assert ada.session.over
    assert page.frame.side is page.end
    (row,) = page.end.model.rows
    assert row.parts == (("Pebbles", 9), ("Last pebble", 2))
    assert prompt_for(page._table, reviewing=False).icon == "trophy"
    assert page.end.rematch.text() == "Again"
    with qtbot.waitSignal(page.rematch_requested):
        qtbot.mouseClick(page.end.rematch, Qt.MouseButton.LeftButton)
    page.undo()
    assert ada.actions == [3, 3]
    assert page.frame.side is not page.end


def test_resigning_alone_ends_the_game(qtbot: QtBot, ada: Alone) -> None:
    ada.page.perspective.submit(2)
    ada.page.open_seat_menu(0)
    menu = ada.page.keeper.menu(0, ada.page)
    menu.resign.trigger()
    assert "The game ends then" in ada.page.card.text.text()
    resign = next(b for b in ada.page.card.findChildren(type(ada.page.end.rematch)) if b.text() == "Resign")
    qtbot.mouseClick(resign, Qt.MouseButton.LeftButton)
    outcome = ada.session.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.ranks) == ("resigned", (1,))
    assert prompt_for(ada.page._table, reviewing=False).icon == "flag"
    assert ada.page.frame.side is ada.page.end


def test_a_computer_alone_can_be_hurried_paused_and_relieved(qtbot: QtBot) -> None:
    table = Alone(qtbot, Player("Ada", "computer", 1, "red"))
    page = table.page
    assert table.driver.waiting is not None
    assert page.tools.deeds["pause"].isEnabled()
    assert not page.tools.deeds["hint"].isEnabled()
    page.tools.deeds["play-now"].trigger()
    assert table.driver.hurried == 1
    table.driver.reply(2)
    assert table.actions == [2]
    page.keeper.take_over(0)
    assert page.perspective.may_act
    page.close_table()
