"""What can be taken back, and that nobody takes back a card after having seen those of others."""

from __future__ import annotations

import pytest

from desktop_app.core.errors import IllegalAction
from desktop_app.core.game import Setup
from desktop_app.games.rolima.engine.rules import GAME
from desktop_app.games.rolima.engine.state import Action, Play, RolimaState, RolimaView
from desktop_app.session.record import Header, Player
from desktop_app.session.session import Session

Race = Session[RolimaState, Action, RolimaView]
BLIND = Setup(3).with_option("hill_mode", "fixed").with_option("hill_1", 8).with_option("hill_2", 8)


def game(setup: Setup, seed: int = 0) -> Race:
    """A game of three persons."""
    players = tuple(Player(name, colour=name) for name in ("red", "blue", "green"))
    return Session(GAME, Header(GAME.id, GAME.rules_version, setup, players, seed))


def play(session: Race, action: Action | None = None) -> None:
    """That decision, else the first one allowed."""
    seat = session.to_act
    assert seat is not None
    session.submit(action or next(iter(GAME.legal(session.state))), seat, session.revision)


def test_a_card_can_be_taken_back_until_the_next_seat_acts() -> None:
    session = game(Setup(3))
    state, ply = session.state, session.ply
    play(session)
    assert session.undo_ply() == ply
    session.undo_to(ply)
    assert session.state == state
    session.redo()
    assert len(session.state.played) == 1
    play(session)
    with pytest.raises(IllegalAction) as refused:
        session.undo_to(ply)
    assert refused.value.code == "revealed"


def test_the_last_card_can_be_taken_back_where_all_lay_open() -> None:
    session = game(Setup(3))
    for _ in range(3):
        play(session)
    assert session.state.phase == "draft"
    session.undo_to(session.undo_ply())
    assert len(session.state.played) == 2


def test_a_card_of_a_blind_bend_cannot_be_taken_back_once_all_are_turned_over() -> None:
    session = game(BLIND)
    while not session.state.blind:
        play(session)
    for _ in range(3):
        assert isinstance(next(iter(GAME.legal(session.state))), Play)
        play(session)
    assert session.state.queue
    with pytest.raises(IllegalAction) as refused:
        session.undo_ply()
    assert refused.value.code == "revealed"


def test_the_last_draft_cannot_be_taken_back_once_the_display_is_filled() -> None:
    session = game(Setup(3))
    for _ in range(6):
        play(session)
    assert session.state.phase == "cheer"
    with pytest.raises(IllegalAction) as refused:
        session.undo_ply()
    assert refused.value.code == "revealed"
