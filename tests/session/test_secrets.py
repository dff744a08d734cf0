"""What a session says of a game with hidden hands."""

from __future__ import annotations

from random import Random

import pytest

from desktop_app.core.errors import IllegalAction
from desktop_app.core.game import Setup
from desktop_app.session.record import Header, Player
from desktop_app.session.session import Session
from tests.helpers.secret_rules import GAME, Hands


def session(*, practice: bool = False) -> Session[Hands, str, Hands]:
    players = tuple(Player(name) for name in ("Ada", "Bo"))
    return Session(GAME, Header(GAME.id, GAME.rules_version, Setup(2), players, 7, practice=practice))


def play_out(game: Session[Hands, str, Hands]) -> None:
    rng = Random(1)
    while (seat := game.to_act) is not None:
        game.submit(rng.choice(list(GAME.legal(game.state))), seat, game.revision)


def test_a_refusal_does_not_tell_the_hands() -> None:
    """A notice about a file with an illegal line once printed the whole position, with everybody's hand."""
    game = session()
    legal = set(GAME.legal(game.state))
    other = session()
    play_out(other)
    strange = next(s.action for s in other.steps if s.seat >= 0 and s.action not in legal)
    seat = game.to_act
    assert seat is not None
    with pytest.raises(IllegalAction) as error:
        game.submit(strange, seat, game.revision)
    assert error.value.position == ""


def test_nothing_is_taken_back_once_all_hands_are_open() -> None:
    game = session()
    play_out(game)
    with pytest.raises(IllegalAction) as error:
        game.undo_to(game.undo_ply())
    assert error.value.code == "revealed"
    trial = session(practice=True)
    play_out(trial)
    trial.undo_to(trial.undo_ply())
    assert trial.to_act is not None
