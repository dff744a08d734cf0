"""Puzzles as a game of the frame: the contract, side by side with the tables, in a session."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from desktop_app.bots.bot import Control
from desktop_app.core.errors import BadData, IllegalAction
from desktop_app.core.game import Setup
from desktop_app.games.rumis.engine.puzzles.advice import EitherBot, SolvingBot
from desktop_app.games.rumis.engine.puzzles.game import PUZZLES
from desktop_app.games.rumis.engine.puzzles.generate import kind_of_day
from desktop_app.games.rumis.engine.puzzles.play import AskHint, Deal, GiveUp, TakeOff
from desktop_app.games.rumis.engine.rules import GAME, WHOLE
from desktop_app.games.rumis.engine.state import Place
from desktop_app.session.record import Header, Line, Player, Record
from desktop_app.session.session import Session
from tests.contract import test_laws

BOTH = GAME

LAWS = [
    getattr(law, "hypothesis").inner_test if hasattr(law, "hypothesis") else law  # noqa: B009 - set by hypothesis
    for name, law in sorted(vars(test_laws).items())
    if name.startswith("test_") and name != "test_there_are_games"
]


@pytest.mark.parametrize("law", LAWS)
def test_the_laws_of_every_game_hold(law: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of the puzzles alone; together with the tables they are in the suite of all games."""
    monkeypatch.setattr(test_laws, "random_setup", only_small)
    names = law.__code__.co_varnames[: law.__code__.co_argcount]
    for seed in range(2):
        arguments = {"game": PUZZLES, "seed": seed, "text": "x=1 \n"}
        law(**{name: arguments[name] for name in names})


def only_small(game: Any, rng: Random) -> Setup:
    """A puzzle of any kind, small ones mostly: every placement of every position is written and read."""
    options = {option.key: rng.choice(option.choices) for option in game.options(1)}
    if options["target"] in ("cube4", "cube5", "chullpa") and options["level"] in ("open", "set"):
        options["target"] = "cube3"
    return Setup(1, 0, tuple(sorted(options.items())))


def test_set_ups_that_neither_knows_are_refused() -> None:
    for setup in (Setup(0), Setup(7), Setup(1, 1), Setup(1).with_option("scenario", "pirka")):
        with pytest.raises(BadData):
            BOTH.initial(setup)
    with pytest.raises(BadData):
        BOTH.initial(Setup(2).with_option("target", "cube3"))


def test_what_is_agreed_of_a_puzzle() -> None:
    plain = GAME.agreed(Setup(1))
    assert plain == {option.key: option.choices[0] for option in GAME.options(1)}
    assert GAME.agreed(Setup(1).with_option("number", 7)) == {**plain, "number": 7}
    monday = GAME.agreed(Setup(1).with_option("day", "2026-03-02"))
    kind = kind_of_day("2026-03-02")
    assert monday == {
        "target": kind.target,
        "level": kind.level,
        "rule": kind.rule,
        "colours": kind.colours,
        "day": "2026-03-02",
    }
    for key, value in (("number", 0), ("number", 1001), ("number", True), ("number", "1"), ("day", "today")):
        with pytest.raises(BadData):
            GAME.initial(Setup(1).with_option(key, value))
    with pytest.raises(BadData):
        GAME.initial(Setup(1).with_option("day", "2026-03-02").with_option("number", 1))


def test_with_more_seats_it_is_the_game_at_the_table() -> None:
    setup = Setup(2, 0, (("scenario", "pirka"),))
    state = BOTH.initial(setup)
    assert state == WHOLE.initial(setup)
    assert list(BOTH.options(3)) == list(WHOLE.options(3))
    assert list(BOTH.legal(state)) == list(WHOLE.legal(state))
    place = next(iter(BOTH.legal(state)))
    assert BOTH.parse(BOTH.notate(place)) == place
    assert BOTH.apply(state, place) == WHOLE.apply(state, place)
    assert BOTH.decode(BOTH.encode(state)) == state
    assert BOTH.outcome(state) is None
    assert BOTH.standing(BOTH.observe(state, 0)) == WHOLE.standing(WHOLE.observe(state, 0))
    assert BOTH.refusal(state, GiveUp()) == "other_game"
    assert BOTH.refusal(PUZZLES.initial(Setup(1).with_option("number", 1)), Place("I2", ())) == "other_game"


def test_a_session_hosts_a_puzzle() -> None:
    """Dealt, played, taken back, saved and gone on with."""
    setup = Setup(1).with_option("target", "throne")
    header = Header("rumis", BOTH.rules_version, setup, (Player("Ann"),), seed=5)
    written: list[Line] = []
    session: Session[Any, Any, Any] = Session(BOTH, header, lambda *lines: written.extend(lines))
    assert session.to_act == 0
    first = session.state
    bot = SolvingBot()
    session.submit(bot.choose(BOTH.observe(session.state, 0), Random(1), Control()), 0, session.revision)
    session.undo_to(session.undo_ply())
    assert session.state == first
    with pytest.raises(IllegalAction):
        session.undo_to(0)
    session.redo()
    again = Session.resume(BOTH, Record(header, tuple(written)))
    assert again.state == session.state
    either = EitherBot(bot)
    while again.to_act is not None:
        action = either.choose(BOTH.observe(again.state, 0), Random(1), Control())
        again.submit(action, 0, again.revision)
    assert again.outcome is not None
    assert again.outcome.reason == "solved"


def test_resigning_is_possible_too() -> None:
    header = Header("rumis", BOTH.rules_version, Setup(1), (Player("Ann"),), seed=5)
    session: Session[Any, Any, Any] = Session(BOTH, header)
    session.resign(0)
    assert session.outcome is not None
    assert session.outcome.reason == "resigned"


def test_actions_of_both_survive_their_text() -> None:
    for action in (AskHint(), GiveUp(), Deal(1000), TakeOff(Place("I2", ((0, 0, 0), (0, 0, 1))))):
        assert BOTH.parse(BOTH.notate(action)) == action
