"""What a session and its file promise for every game: undo, replay, saving and loading, honest opponents."""

from __future__ import annotations

import importlib
import tempfile
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop_app.bots.bot import Control
from desktop_app.core.errors import IllegalAction, StaleAction
from desktop_app.core.game import Seat
from desktop_app.session.record import Header, Player, Record
from desktop_app.session.session import Session
from desktop_app.storage import gamefile
from tests.contract.games import AnyGame, all_games, random_setup

every_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
seeds = st.integers(min_value=0, max_value=2**32 - 1)
few = settings(max_examples=15)


def begin(game: AnyGame, rng: Random, *, practice: bool = False) -> Session[Any, Any, Any]:
    setup = random_setup(game, rng)
    players = tuple(Player(f"P{seat}") for seat in range(setup.seats))
    header = Header(game.id, game.rules_version, setup, players, rng.randrange(2**32), practice=practice)
    return Session(game, header)


def step(session: Session[Any, Any, Any], rng: Random) -> None:
    seat = session.to_act
    assert seat is not None
    session.submit(rng.choice(list(session.game.legal(session.state))), seat, session.revision)


def play_on(session: Session[Any, Any, Any], rng: Random, plies: int) -> None:
    while not session.over and session.ply < plies:
        step(session, rng)


@every_game
@given(seed=seeds)
@few
def test_a_saved_game_loads_to_the_same_state(game: AnyGame, seed: int) -> None:
    rng = Random(seed)
    session = begin(game, rng)
    play_on(session, rng, rng.randrange(60))
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.tischrunde"
        gamefile.write(path, Record(session.header, session.lines))
        loaded = gamefile.load(path, {game.id: game})
    assert loaded.state == session.state
    assert [(s.action, s.seat, s.events) for s in loaded.steps] == [
        (s.action, s.seat, s.events) for s in session.steps
    ]
    assert loaded.outcome == session.outcome


@every_game
@given(seed=seeds)
@few
def test_undo_and_the_same_actions_give_the_same_game(game: AnyGame, seed: int) -> None:
    """Dice and deals too: they depend on the seed and the ply alone."""
    rng = Random(seed)
    session = begin(game, rng, practice=True)
    play_on(session, rng, 40)
    states = [session.state_at(ply) for ply in range(session.ply + 1)]
    decided = [(s.action, s.seat) for s in session.steps]
    while session.ply:
        try:
            session.undo_to(session.undo_ply())
        except IllegalAction:
            break
        assert session.state == states[session.ply]
    while session.ply < len(decided):  # dice and deals roll by themselves in between
        action, seat = decided[session.ply]
        session.submit(action, seat, session.revision)
    assert session.state == states[-1]


@every_game
@given(seed=seeds)
@few
def test_redo_brings_everything_back(game: AnyGame, seed: int) -> None:
    rng = Random(seed)
    session = begin(game, rng, practice=True)
    play_on(session, rng, 30)
    last, ply = session.state, session.ply
    for _ in range(rng.randrange(1, 6)):
        try:
            session.undo_to(session.undo_ply())
        except IllegalAction:
            break
    while session.can_redo:
        session.redo()
    assert (session.state, session.ply) == (last, ply)


@every_game
@given(seed=seeds)
@few
def test_a_stale_answer_and_another_seat_are_refused(game: AnyGame, seed: int) -> None:
    rng = Random(seed)
    session = begin(game, rng)
    seat = session.to_act
    assert seat is not None
    action = next(iter(game.legal(session.state)))
    early = session.revision
    step(session, rng)
    state = session.state
    with pytest.raises(StaleAction):
        session.submit(action, seat, early)
    stranger: Seat = (session.to_act or 0) + 1
    with pytest.raises(IllegalAction):
        session.submit(action, stranger, session.revision)
    assert session.state == state


@every_game
def test_the_opponents_module_keeps_its_convention(game: AnyGame) -> None:
    """Five levels, numbered from 1; every one plays legally for the seat whose view it gets."""
    opponents = importlib.import_module(f"desktop_app.games.{game.id}.engine.opponents")
    assert [level.number for level in opponents.LEVELS] == [1, 2, 3, 4, 5]
    session = begin(game, Random(1))
    seat = session.to_act
    assert seat is not None
    ticking = iter(range(10**9))
    control = Control(clock=lambda: next(ticking) * 0.05)
    for level in opponents.LEVELS:
        seen = game.observe(session.state, seat)
        assert opponents.make_bot(level.number).choose(seen, Random(1), control) in game.legal(session.state)
    advice = opponents.advise(game.observe(session.state, seat), Random(1), control)
    assert advice.action in game.legal(session.state)
