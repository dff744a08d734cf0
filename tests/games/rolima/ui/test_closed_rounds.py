"""While a race runs, log, curtain and stepping back show the cards of this round alone; afterwards all."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from desktop_app.app.table_page import TablePage
from desktop_app.core.game import Setup
from desktop_app.games.rolima.engine.deck import deck
from desktop_app.games.rolima.engine.rules import GAME
from desktop_app.games.rolima.ui.kit import KIT
from desktop_app.games.rolima.ui.log import cheered_words
from desktop_app.games.rolima.ui.text import card_name
from desktop_app.qt.log_model import LogRow
from desktop_app.session.record import Header, Player
from desktop_app.session.session import Session
from tests.helpers.fake_game import FakeDriver, fake_services

SETUP = Setup(3, 0, (("gum_cards", True), ("hill_1", 8), ("hill_mode", "fixed"), ("zero_ten", True)))


def session(kinds: str) -> Session[Any, Any, Any]:
    """A new game; "p" is a person, "c" the computer."""
    players = tuple(
        Player(name, "person") if kind == "p" else Player(name, "computer", 1)
        for name, kind in zip(("Ada", "Bo", "Cy"), kinds, strict=True)
    )
    return Session(GAME, Header(GAME.id, GAME.rules_version, SETUP, players, 5))


@pytest.fixture
def lay(qtbot: QtBot) -> Iterator[Any]:
    """Lays a table for a session."""
    pages: list[TablePage] = []

    def laid(game: Session[Any, Any, Any]) -> TablePage:
        page = TablePage(KIT, game, fake_services(), driver_factory=FakeDriver)
        pages.append(page)
        qtbot.addWidget(page)
        page.resize(1280, 800)
        with qtbot.waitExposed(page):
            page.show()
        return page

    yield laid
    for page in pages:
        page.close_table()


def named(rows: tuple[LogRow, ...]) -> set[int]:
    """The cards that these lines name."""
    words = "\n".join(f"{row.text}." for row in rows)
    return {card for card in range(deck().size) if _names(words, card_name(card))}


def _names(words: str, name: str) -> bool:
    """Whether a card is named, be it a 1 or a 10: what follows is no digit."""
    lower = words.lower()
    at = lower.find(name.lower())
    while at >= 0:
        if not lower[at + len(name) : at + len(name) + 1].isdigit():
            return True
        at = lower.find(name.lower(), at + 1)
    return False


def totals_of_earlier_rounds(game: Session[Any, Any, Any]) -> set[str]:
    """How the cheering of each round that has passed came out, as the log told it in its round."""
    found: set[str] = set()
    passed = False
    for step in reversed(game.steps):
        passed = passed or any(event.code == "round_ended" for event in step.events)
        if passed:
            found |= {cheered_words(event) for event in step.events if event.code == "cheered"}
    return found


def totals_of_this_round(game: Session[Any, Any, Any]) -> set[str]:
    """The same of the round that runs."""
    found: set[str] = set()
    for step in reversed(game.steps):
        if any(event.code == "round_ended" for event in step.events):
            break
        found |= {cheered_words(event) for event in step.events if event.code == "cheered"}
    return found


def told(rows: tuple[LogRow, ...]) -> str:
    """All that these lines say."""
    return "\n".join(row.text for row in rows)


def in_this_round(game: Session[Any, Any, Any]) -> set[int]:
    """The cards that events of this round name."""
    found: set[int] = set()
    for step in reversed(game.steps):
        if any(event.code == "round_ended" for event in step.events):
            break
        for event in step.events:
            data = dict(event.data)
            found |= {data["card"]} if isinstance(data.get("card"), int) else set()
            cards = data.get("cards", ())
            found |= set(cards) if isinstance(cards, tuple) else set()
    return found


@pytest.mark.parametrize("kinds", ["pcc", "ppp"])
def test_a_race_keeps_its_past(kinds: str, lay: Any) -> None:
    game, rng = session(kinds), Random(3)
    page = lay(game)
    closed = 0
    while not game.over and game.state.round < 7:
        seat = game.to_act
        assert seat is not None
        assert named(page.log_model.rows) <= in_this_round(game)
        earlier = totals_of_earlier_rounds(game)
        assert not any(words in told(page.log_model.rows) for words in earlier - totals_of_this_round(game))
        closed += len(earlier)
        called = page.curtain.called
        if called is not None:
            assert named(called.rows) <= in_this_round(game)
            page.curtain.lift.click()
        page.look_at(0)
        assert page.perspective.seen.round == (game.state.round if game.state.round > 1 else 0)
        assert page.review.slider.minimum() == page.perspective.earliest
        page.leave_review()
        game.submit(rng.choice(list(GAME.legal(game.state))), seat, game.revision)
        page.board.finish_motion()
    assert game.state.round >= 7 or game.over
    assert closed > 0


def test_after_the_race_all_is_open(lay: Any) -> None:
    game, rng = session("pcc"), Random(3)
    page = lay(game)
    while not game.over:
        seat = game.to_act
        assert seat is not None
        game.submit(rng.choice(list(GAME.legal(game.state))), seat, game.revision)
    page.board.finish_motion()
    page.refresh()
    played = {event.get("card") for step in game.steps for event in step.events if event.code == "played"}
    assert played <= named(page.log_model.rows)
    page.look_at(0)
    assert page.perspective.shown_ply == 0
