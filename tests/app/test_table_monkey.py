"""Anything may be done at any moment: after each random deed the table still does the right thing."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from desktop_app.app.table_page import TablePage
from desktop_app.bots.bot import Advice
from desktop_app.session.record import Player
from tests.helpers.fake_game import FakeBoard, FakeDriver, FakeKit, fake_services, fake_session

PLAYERS = (
    Player("Bo", "person", 0, "blue"),
    Player("Ada", "computer", 1, "red"),
    Player("Cleo", "person", 0, "yellow"),
)


def deeds(page: TablePage, driver: FakeDriver, rng: Random) -> list[Callable[[], object]]:
    """Everything that can happen, answers of the bots included."""
    seat = rng.randrange(3)

    def answer() -> None:
        if page.bots.thinking is not None:
            driver.reply(rng.choice([1, 1, 2, 3]) if page.session.state.left >= 3 else 1)
        elif page.hints.waiting:
            driver.reply_advice(Advice(1, "most"))

    def late() -> None:
        if driver.number > 1:
            driver.answered.emit(rng.randrange(1, driver.number), 1)

    def confirm() -> None:
        if not page.card.isHidden():
            rng.choice(page.card.buttons).click()

    return [
        answer,
        answer,
        late,
        confirm,
        page.undo,
        page.redo,
        page.hints.ask,
        page.bots.play_now,
        page.escape,
        page.describe,
        lambda: page.perspective.submit(rng.randrange(0, 5)),
        lambda: page.perspective.submit(1),
        lambda: page.set_paused(rng.random() < 0.3),
        lambda: page.set_reviewing(rng.random() < 0.5),
        lambda: page.look_at(rng.randrange(0, page.session.ply + 1)),
        lambda: page.set_log_open(rng.random() < 0.5),
        lambda: page.set_scores_open(rng.random() < 0.5),
        page.keeper.menu(seat, page).levels.actions()[seat].trigger,
        page.keeper.menu(seat, page).person.trigger,
        lambda: page.keeper.set_name(seat, f"N{rng.randrange(9)}"),
        lambda: page.keeper.ask_to_resign(seat) if rng.random() < 0.2 else None,
        lambda: page.resize(rng.choice([1024, 1280, 1600]), rng.choice([640, 800, 1000])),
    ]


def check(page: TablePage, driver: FakeDriver, board: FakeBoard) -> None:
    session = page.session
    assert page.prompt.text
    seat = session.to_act
    due = (
        seat is not None
        and session.players[seat].kind == "computer"
        and (not page.bots.paused or page.bots.thinking == seat)  # one move may be asked for in a pause
        and not page.tools.deeds["review"].isChecked()
    )
    assert (page.bots.thinking == seat) is due or (page.bots.thinking is None and not due)
    assert (driver.waiting is not None) == (due or page.hints.waiting)
    assert not (page.hints.active and due)
    assert board.advice == (page.hints.advice, page.hints.stage)
    assert page.log_model.rowCount() >= session.ply
    assert [row.name for row in page.seats_model.rows] == [player.name for player in session.players]
    assert sum(row.turn for row in page.seats_model.rows) <= 1
    if not session.over:
        assert page.frame.side is not page.end


@pytest.mark.parametrize("seed", range(12))
def test_anything_at_any_moment(qtbot: QtBot, seed: int) -> None:
    rng = Random(seed)
    page = TablePage(FakeKit(), fake_session(*PLAYERS, heap=40), fake_services(), driver_factory=FakeDriver)
    qtbot.addWidget(page)
    page.show()
    driver, board = page.findChild(FakeDriver), page.board
    assert isinstance(driver, FakeDriver)
    assert isinstance(board, FakeBoard)
    for _ in range(60):
        rng.choice(deeds(page, driver, rng))()
        check(page, driver, board)
    page.close_table()
    assert driver.waiting is None
