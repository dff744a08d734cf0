"""A game that closes what was: while it runs nobody looks back beyond that, and the log says what is left."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

import pytest
from pytestqt.qtbot import QtBot

from desktop_app.app.table_page import TablePage
from desktop_app.core.game import Setup
from desktop_app.qt.log_model import LogRow
from desktop_app.qt.perspective import Perspective
from desktop_app.session.record import Player
from desktop_app.session.session import Session, Step
from tests.helpers.fake_game import FakeDriver, fake_services
from tests.helpers.secret_game import SecretKit, secret_session

ADA, BO, CLEO = Player("Ada"), Player("Bo"), Player("Cleo")


class FadingKit(SecretKit):
    """With each card that is laid, what was before closes."""

    def fades(self, step: Step[Any]) -> bool:
        return step.events[0].code == "laid"

    def faded_lines(self, step: Step[Any], setup: Setup, players: tuple[Player, ...]) -> tuple[str, ...]:
        return ("long ago",) if step.events[0].code == "laid" else ()


class WholeNews(FadingKit):
    """Says all of its lines as news, each to be read alone."""

    news_are_whole: ClassVar[bool] = True

    def news(self, step: Step[Any], setup: Setup, players: tuple[Player, ...]) -> tuple[str, ...]:
        return ("Something was done.",) if step.seat >= 0 else ()


@pytest.fixture
def pages(qtbot: QtBot) -> Iterator[list[TablePage]]:
    """Pages to be closed at the end."""
    made: list[TablePage] = []
    yield made
    for page in made:
        page.close_table()


def table(qtbot: QtBot, pages: list[TablePage], session: Session[Any, Any, Any], kit: SecretKit) -> TablePage:
    page = TablePage(kit, session, fake_services(), driver_factory=FakeDriver)
    pages.append(page)
    qtbot.addWidget(page)
    page.resize(1280, 800)
    with qtbot.waitExposed(page):
        page.show()
    return page


def lay(session: Session[Any, Any, Any]) -> None:
    """The person to act lays the first card."""
    seat = session.to_act
    assert seat is not None
    session.submit(f"l{session.state.hands[seat][0]}", seat, session.revision)


def keep(session: Session[Any, Any, Any]) -> None:
    seat = session.to_act
    assert seat is not None
    session.submit("k", seat, session.revision)


def texts(rows: tuple[LogRow, ...]) -> list[str]:
    return [row.text for row in rows]


def test_nobody_looks_back_beyond_what_has_closed(qtbot: QtBot) -> None:
    session = secret_session()
    perspective = Perspective(session, 0, fades=FadingKit().fades)
    assert perspective.earliest == 0
    perspective.look_at(2)
    assert perspective.shown_ply == 2
    lay(session)
    closed = next(ply for ply, step in enumerate(session.steps, 1) if step.events[0].code == "laid")
    assert perspective.earliest == closed < session.ply, "a card was drawn after it"
    perspective.look_at(2)
    assert perspective.shown_ply == closed
    keep(session)
    assert perspective.earliest == closed
    perspective.look_at(0)
    assert perspective.shown_ply == closed
    lay(session)
    assert perspective.earliest == session.ply - 1


def test_where_nothing_happened_since_it_is_the_live_game(qtbot: QtBot) -> None:
    session = secret_session()
    perspective = Perspective(session, 0, fades=lambda step: True)
    perspective.look_at(1)
    assert perspective.live
    assert perspective.earliest == session.ply


def test_after_the_end_all_can_be_looked_at(qtbot: QtBot) -> None:
    session = secret_session()
    perspective = Perspective(session, 0, fades=FadingKit().fades)
    while not session.over:
        lay(session)
    assert perspective.earliest == 0
    perspective.look_at(3)
    assert perspective.shown_ply == 3


def test_undo_opens_it_again(qtbot: QtBot) -> None:
    session = secret_session(practice=True)
    perspective = Perspective(session, 0, fades=FadingKit().fades)
    lay(session)
    assert perspective.earliest > 0
    session.undo_to(session.undo_ply())
    assert perspective.earliest == 0


def test_the_log_says_what_is_left(qtbot: QtBot, pages: list[TablePage]) -> None:
    session = secret_session(ADA, Player("Robi", "computer", 1))
    page = table(qtbot, pages, session, FadingKit())
    assert any("draws" in text for text in texts(page.log_model.rows))
    lay(session)
    left = page.log_model.rows[0]
    assert (left.text, left.name) == ("long ago", ""), "to be read alone"
    assert len(page.log_model.rows) == 2, "what closed, and the card drawn since"
    while not session.over:
        lay(session)
    assert "long ago" not in texts(page.log_model.rows)
    assert len(page.log_model.rows) >= len(session.steps)


def test_the_bar_begins_where_one_may_look(qtbot: QtBot, pages: list[TablePage]) -> None:
    session = secret_session(ADA, Player("Robi", "computer", 1))
    page = table(qtbot, pages, session, FadingKit())
    lay(session)
    page.look_at(0)
    first = page.perspective.earliest
    assert page.review.slider.minimum() == first == page.review.ply
    assert page.prompt.accessibleName().count("long ago") == 1
    page.review.go_back()
    assert page.perspective.shown_ply == first
    page.review.go_last()
    page.review.go_first()
    assert page.review.ply == first


def test_the_curtain_says_no_more_than_the_log(qtbot: QtBot, pages: list[TablePage]) -> None:
    session = secret_session(ADA, BO, CLEO)
    page = table(qtbot, pages, session, FadingKit())
    for _ in range(3):
        page.curtain.lift.click()
        lay(session)
    told = page.curtain.called
    assert told is not None
    assert told.name == "Ada"
    assert set(texts(told.rows)) == {"long ago", "Ada draws a card"}


def test_news_can_be_whole(qtbot: QtBot, pages: list[TablePage]) -> None:
    session = secret_session(ADA, Player("Robi", "computer", 1))
    page = table(qtbot, pages, session, WholeNews())
    lay(session)
    assert page.toast.text == "Something was done."


def test_news_go_when_the_game_has_ended(qtbot: QtBot, pages: list[TablePage]) -> None:
    """They lay over the table with the result."""
    session = secret_session(ADA, Player("Robi", "computer", 1))
    page = table(qtbot, pages, session, WholeNews())
    lay(session)
    assert page.toast.isVisible()
    session.resign(0)
    assert session.over
    assert page.toast.isHidden()
