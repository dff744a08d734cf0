"""What the sub-commands of the command line share: finding games, reading set-ups, printing."""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import json
import pkgutil
from collections.abc import Mapping
from typing import Any, Final, TypeAlias

from desktop_app import games
from desktop_app.core.errors import BadData
from desktop_app.core.game import Game, Option, OptionValue, Setup

AnyGame: TypeAlias = Game[Any, Any, Any]

USUAL_SEATS: Final = 2
"""Who names no number of seats means two, where the game is for two."""


def find_games() -> dict[str, AnyGame]:
    """The games by their id: every folder of `desktop_app.games` with `engine/rules.py` and a GAME in it."""
    found: dict[str, AnyGame] = {}
    for entry in sorted(pkgutil.iter_modules(games.__path__), key=lambda module: module.name):
        rules = engine_module(entry.name, "rules")
        game = getattr(rules, "GAME", None)
        if isinstance(game, Game):
            found[game.id] = game
    return found


def engine_module(game: str, name: str) -> Any:
    """The module `engine.<name>` of a game, or None if it has none."""
    package = f"{games.__name__}.{game}.engine"
    try:
        if importlib.util.find_spec(f"{package}.{name}") is None:
            return None
    except ModuleNotFoundError:
        return None
    return importlib.import_module(f"{package}.{name}")


def opponents_of(game: str) -> Any:
    """The module with LEVELS, make_bot and advise of a game.

    Raises:
        BadData: it has no computer players.
    """
    module = engine_module(game, "opponents")
    if module is None:
        raise BadData("this game has no computer players", given=game)
    return module


def add_setup(parser: argparse.ArgumentParser) -> None:
    """--game, --seats, --start and --option."""
    add_game(parser)
    parser.add_argument("--seats", type=int, metavar="N", help="number of seats (default: 2)")
    parser.add_argument("--start", type=int, default=0, metavar="SEAT", help="seat that begins, from 0")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help="an option of the game, may be repeated; `setups` lists them",
    )


def add_game(parser: argparse.ArgumentParser) -> None:
    """The game, as a word or by --game; may be left out while there is only one."""
    parser.add_argument("word", nargs="?", metavar="GAME", help="which game (see `games`)")
    parser.add_argument("--game", metavar="GAME", help="the same as an option")


def add_json(parser: argparse.ArgumentParser) -> None:
    """--json."""
    parser.add_argument("--json", action="store_true", help="print JSON, one object a line")


def game_of(arguments: argparse.Namespace) -> AnyGame:
    """The game that the arguments name.

    Raises:
        BadData: unknown, named twice, or left out where there are several.
    """
    known = find_games()
    if arguments.game and arguments.word:
        raise BadData("the game is named twice", given=f"{arguments.word}, {arguments.game}")
    name = arguments.game or arguments.word or (next(iter(known)) if len(known) == 1 else "")
    if not name:
        raise BadData(f"which game? (there are: {', '.join(known)})")
    if name not in known:
        raise BadData(f"no such game (there are: {', '.join(known)})", given=name)
    return known[name]


def setup_of(game: AnyGame, arguments: argparse.Namespace) -> Setup:
    """The set-up that the arguments describe, checked by the game.

    Raises:
        BadData: a wrong seat count or start, an unknown option or value; says what is allowed.
    """
    low, high = game.seat_range
    seats = min(max(low, USUAL_SEATS), high) if arguments.seats is None else arguments.seats
    if not low <= seats <= high:
        raise BadData(f"{game.id} has {low} to {high} seats", given=str(seats))
    if not 0 <= arguments.start < seats:
        raise BadData(f"seats are 0 to {seats - 1}", given=str(arguments.start))
    offered = {option.key: option for option in game.options(seats)}
    chosen: dict[str, OptionValue] = {}
    for text in arguments.option:
        key, equals, value = text.partition("=")
        if not equals or key not in offered:
            raise BadData(
                f"no such option with {seats} seats (KEY=VALUE with {', '.join(offered)})", given=text
            )
        chosen[key] = _value(game, seats, offered[key], value)
    setup = Setup(seats, arguments.start, tuple(sorted(chosen.items())))
    game.initial(setup)
    return setup


def _value(game: AnyGame, seats: int, option: Option, text: str) -> OptionValue:
    """One of the choices, or a text that the game takes though it does not list it."""
    for choice in option.choices:
        if shown(choice) == text.lower():
            return choice
    try:
        game.agreed(Setup(seats).with_option(option.key, text))
    except BadData as error:
        allowed = ", ".join(map(shown, option.choices))
        reason = f"no such value of {option.key} (there are: {allowed}); {error.message}"
        raise BadData(reason, given=text[:200]) from error
    return text


def shown(value: OptionValue) -> str:
    """How a value of an option is written on the command line.

    >>> shown(True), shown("pirka"), shown(3)
    ('true', 'pirka', '3')
    """
    return str(value).lower()


def print_json(values: Mapping[str, object]) -> None:
    """One object as one line."""
    print(json.dumps(values, ensure_ascii=False, sort_keys=False), flush=True)


def setup_values(setup: Setup) -> dict[str, object]:
    """A set-up as plain values."""
    return {"seats": setup.seats, "start": setup.start, "options": dict(setup.options)}
