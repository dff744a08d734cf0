"""Every game there is, found by walking the folder of games, and random games of it."""

from __future__ import annotations

import importlib
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

from desktop_app.core.game import CHANCE, Event, Game, Setup

ROOT = Path(__file__).parents[2]
AnyGame: TypeAlias = Game[Any, Any, Any]


def all_games() -> list[AnyGame]:
    """The `GAME` of every rules module, by id."""
    paths = ROOT.glob("desktop_app/games/*/engine/rules.py")
    modules = [".".join(path.relative_to(ROOT).with_suffix("").parts) for path in paths]
    return sorted((importlib.import_module(name).GAME for name in modules), key=lambda game: str(game.id))


@dataclass
class Line:
    """A game played so far: states (one more than actions), actions, who acted and what happened."""

    setup: Setup
    states: list[Any]
    actions: list[Any] = field(default_factory=list)
    actors: list[int] = field(default_factory=list)
    events: list[tuple[Event, ...]] = field(default_factory=list)


def random_setup(game: AnyGame, rng: Random, seats: int | None = None) -> Setup:
    """Any number of seats unless given, any start, each option left alone or set to one of its choices."""
    seats = seats or rng.randint(*game.seat_range)
    options = {option.key: rng.choice(option.choices) for option in game.options(seats) if rng.random() < 0.7}
    return Setup(seats, rng.randrange(seats), tuple(sorted(options.items())))


def play(game: AnyGame, setup: Setup, actions: Iterable[Any]) -> Line:
    """The line of these actions."""
    line = Line(setup, [game.initial(setup)])
    for action in actions:
        _step(game, line, action)
    return line


def random_line(game: AnyGame, setup: Setup, rng: Random, limit: int = 2000) -> Line:
    """A game of random decisions up to its end, at most `limit` plies."""
    line = Line(setup, [game.initial(setup)])
    for _ in range(limit):
        state = line.states[-1]
        actor = game.to_act(state)
        if actor is None:
            break
        chosen = game.chance(state, rng) if actor == CHANCE else rng.choice(list(game.legal(state)))
        _step(game, line, chosen)
    return line


def _step(game: AnyGame, line: Line, action: Any) -> None:
    actor = game.to_act(line.states[-1])
    assert actor is not None, f"the game is over, yet there is {action!r}"
    state, events = game.apply(line.states[-1], action)
    line.states.append(state)
    line.actions.append(action)
    line.actors.append(actor)
    line.events.append(events)
