"""What can be taken back within a turn, and what was shown by dice and cards and cannot."""

from __future__ import annotations

import pytest

from desktop_app.core.errors import IllegalAction
from desktop_app.core.game import Setup
from desktop_app.games.rollecate.engine.rules import GAME
from desktop_app.games.rollecate.engine.state import Action, Lay, Pass, Ride, RollecateState, RollecateView
from desktop_app.session.record import Header, Player
from desktop_app.session.session import Session

Game = Session[RollecateState, Action, RollecateView]


def before_a_build(seed: int = 0) -> tuple[Game, list[Lay]]:
    """A game of two persons in which the one to act can lay several cards, and those."""
    players = (Player("Ada", colour="red"), Player("Bo", colour="blue"))
    while True:
        session: Game = Session(GAME, Header(GAME.id, GAME.rules_version, Setup(2), players, seed))
        for _ in range(10):
            lays = [action for action in GAME.legal(session.state) if isinstance(action, Lay)]
            if len(lays) > 1:
                return session, lays
            pass_on(session)
        seed += 1


def pass_on(session: Game) -> None:
    """Pass, and put the penalty cards down somehow."""
    play(session, Pass())
    while session.state.phase == "stack":
        play(session, next(iter(GAME.legal(session.state))))


def play(session: Game, action: Action) -> None:
    seat = session.to_act
    assert seat is not None
    session.submit(action, seat, session.revision)


def test_a_card_laid_can_be_taken_back_until_the_dice_roll() -> None:
    session, lays = before_a_build()
    state, ply = session.state, session.ply
    play(session, lays[0])
    assert session.undo_ply() == ply
    session.undo_to(ply)
    assert session.state == state
    session.redo()
    assert session.state.laid == 1
    session.undo_to(ply)
    play(session, lays[1])
    play(session, Ride())
    with pytest.raises(IllegalAction) as refused:
        session.undo_ply()
    assert refused.value.code == "revealed"


def test_a_turn_cannot_be_taken_back_once_the_next_card_is_drawn() -> None:
    session, _ = before_a_build()
    pass_on(session)
    with pytest.raises(IllegalAction) as refused:
        session.undo_ply()
    assert refused.value.code == "revealed"
