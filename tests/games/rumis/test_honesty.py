"""Computer players know what their seat may know, and nothing else: every game, every level."""

from __future__ import annotations

import dataclasses
import inspect
import pickle
import random
import subprocess
import sys
from random import Random
from types import MappingProxyType
from typing import Any

import pytest

from desktop_app.bots.bot import Bot, Control
from desktop_app.cli_common import engine_module, find_games
from desktop_app.core.game import CHANCE, Setup

GAMES = {name: game for name, game in find_games().items() if engine_module(name, "opponents") is not None}
PLAYERS = [
    (game, str(name))
    for game in GAMES
    for module in [engine_module(game, "opponents")]
    for name in (*(level.number for level in module.LEVELS), *module.NAMES)
]
STATES = 7
PLAIN = (str, int, float, bool, bytes, type(None))


class Clock:
    """A clock that makes a level with seconds think for some forty iterations."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 0.04
        return self.now


def limited() -> Control:
    """A table that says "play now" after forty questions, so that the strong levels are quick here."""
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return asked > 40

    return Control(stop=stop, clock=Clock())


def reached(name: str, seed: int) -> Any:
    """A random position in which a seat decides, with a random set-up."""
    game = GAMES[name]
    rng = Random(seed)
    while True:
        seats = rng.randint(*game.seat_range)
        options = tuple(sorted((option.key, rng.choice(option.choices)) for option in game.options(seats)))
        state = game.initial(Setup(seats, rng.randrange(seats), options))
        for _ in range(rng.randrange(30)):
            actor = game.to_act(state)
            if actor is None:
                break
            action = game.chance(state, rng) if actor == CHANCE else rng.choice(list(game.legal(state)))
            state, _ = game.apply(state, action)
        if game.to_act(state) not in (None, CHANCE):
            return state


def choose(name: str, player: str, seen: Any, seed: int = 1) -> Any:
    return engine_module(name, "opponents").make_bot(player).choose(seen, Random(seed), limited())


@pytest.mark.parametrize(("name", "player"), PLAYERS)
def test_the_move_depends_on_the_view_and_the_seed_alone(name: str, player: str) -> None:
    """The same view from the real state, from its text, and from one with everything hidden dealt anew."""
    game = GAMES[name]
    for seed in range(STATES):
        state = reached(name, seed)
        seat = game.to_act(state)
        seen = game.observe(state, seat)
        copies = [
            game.observe(game.decode(game.encode(state)), seat),
            game.observe(game.imagine(seen, Random(seed + 1000)), seat),
            pickle.loads(pickle.dumps(seen)),  # noqa: S301 - as it travels to the process of the bots
        ]
        chosen = choose(name, player, seen)
        assert chosen in game.legal(state)
        for copy in copies:
            assert copy == seen
            assert choose(name, player, copy) == chosen


@pytest.mark.parametrize("name", GAMES)
def test_a_hint_depends_on_the_view_and_the_seed_alone(name: str) -> None:
    game, module = GAMES[name], engine_module(name, "opponents")
    for seed in range(STATES):
        state = reached(name, seed)
        seen = game.observe(state, game.to_act(state))
        other = game.observe(game.imagine(seen, Random(seed)), game.to_act(state))
        assert module.advise(seen, Random(1), limited()) == module.advise(other, Random(1), limited())


@pytest.mark.parametrize(("name", "player"), PLAYERS)
def test_a_player_takes_view_generator_and_table_and_nothing_else(name: str, player: str) -> None:
    bot = engine_module(name, "opponents").make_bot(player)
    assert isinstance(bot, Bot)
    assert list(inspect.signature(bot.choose).parameters) == ["seen", "rng", "control"]
    assert list(inspect.signature(engine_module(name, "opponents").make_bot).parameters) == ["name"]


@pytest.mark.parametrize(("name", "player"), PLAYERS)
def test_a_player_uses_its_own_generator_only(name: str, player: str) -> None:
    """The dice of the table, and whatever else draws from the common generator, do not notice a bot."""
    state = reached(name, 3)
    random.seed(11)
    before = random.getstate()
    choose(name, player, GAMES[name].observe(state, GAMES[name].to_act(state)))
    assert random.getstate() == before


@pytest.mark.parametrize("name", GAMES)
def test_a_view_is_made_of_plain_values(name: str) -> None:
    """Nothing callable, no generator, no open door to something that changes."""
    for seed in range(STATES):
        state = reached(name, seed)
        check_plain(GAMES[name].observe(state, GAMES[name].to_act(state)), set())


def check_plain(value: object, known: set[int]) -> None:
    if isinstance(value, PLAIN) or id(value) in known:
        return
    known.add(id(value))
    if isinstance(value, tuple | frozenset):
        parts = list(value)
    elif isinstance(value, MappingProxyType):
        parts = [*value.keys(), *value.values()]
    else:
        assert dataclasses.is_dataclass(value), f"{value!r} in a view"
        frozen: bool = value.__dataclass_params__.frozen  # type: ignore[union-attr]
        assert frozen
        parts = [getattr(value, field.name) for field in dataclasses.fields(value)]
    for part in parts:
        check_plain(part, known)


@pytest.mark.parametrize("name", GAMES)
def test_the_players_load_neither_session_nor_files_nor_qt(name: str) -> None:
    code = (
        f"import sys, desktop_app.games.{name}.engine.opponents\n"
        "print([m for m in sys.modules if m.startswith(('desktop_app.session', 'desktop_app.storage',"
        " 'desktop_app.app', 'desktop_app.qt', 'PySide6', 'OpenGL'))])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
