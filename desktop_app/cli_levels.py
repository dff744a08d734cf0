"""`levels`: how strong the levels of a game are, at all its tables, as a file that the program shows."""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any, Final

from desktop_app.arena.games_file import GamesFile
from desktop_app.arena.going_on import play_on
from desktop_app.arena.levels import Plan, standings
from desktop_app.arena.match import Pairing, Result
from desktop_app.arena.standings import FOLDER, Standings, values_of, written
from desktop_app.cli_common import (
    AnyGame,
    add_game,
    add_json,
    game_of,
    opponents_of,
    print_json,
    setup_of,
)
from desktop_app.cli_run import Progress, add_running, gather, jobs_of, record_of
from desktop_app.core.errors import BadData
from desktop_app.core.game import Setup
from desktop_app.storage.files import check_place, write_atomic

USUAL_GAMES: Final = 20
USUAL_ANCHOR: Final = "greedy"
MOST_MINUTES: Final = 1e6
RESOURCES: Final = Path(__file__).resolve().parents[1] / "resources"
"""Where the files of the program are in a checkout."""


def add_levels(parser: argparse.ArgumentParser) -> None:
    """The arguments of `levels`."""
    add_game(parser)
    parser.add_argument("--seats", type=int, metavar="N", help="only tables with so many seats")
    parser.add_argument(
        "--option", action="append", default=[], metavar="KEY=VALUE", help="only tables with this option"
    )
    parser.add_argument(
        "--games",
        type=int,
        metavar="N",
        help=f"games per pair and table (without --minutes: {USUAL_GAMES})",
    )
    parser.add_argument("--minutes", type=float, metavar="M", help="begin no game after so many minutes")
    parser.add_argument("--expert", default="", metavar="BOT", help="plays for the highest level")
    parser.add_argument(
        "--expert-every",
        type=int,
        default=1,
        metavar="N",
        help="the highest level plays in one of N rounds only",
    )
    parser.add_argument(
        "--write",
        type=Path,
        metavar="FILE",
        help="where the table goes, in place of what is there"
        " (all tables without --seats and --option: resources/levels/GAME.json)",
    )
    add_running(parser)
    parser.set_defaults(start=0)
    add_json(parser)


def levels(arguments: argparse.Namespace) -> int:
    """Play, print the table, and write it if it has a place."""
    game = game_of(arguments)
    module = opponents_of(game.id)
    if arguments.games is not None and arguments.games < 1:
        raise BadData("--games needs at least 1", given=str(arguments.games))
    if arguments.minutes is not None and not 0 < arguments.minutes < MOST_MINUTES:
        raise BadData("--minutes needs more than 0", given=str(arguments.minutes))
    chosen = bool(arguments.seats is not None or arguments.option)
    plan = Plan(
        _tables(game, module, arguments) if chosen else measured(game, module),
        getattr(module, "ANCHOR", USUAL_ANCHOR),
        _players(module, arguments.expert),
        arguments.seed,
        arguments.expert_every,
    )
    for name in (plan.anchor, *plan.levels):
        module.make_bot(name)
    place = arguments.write or (None if chosen else _usual_place(game.id))
    if place is not None:
        check_place(place)
    with record_of(arguments, _header(game, module, plan)) as record:
        results, whole = _played(game, module, plan, record, arguments)
    found = standings(
        _with_recorded(plan, results), game.id, results, search=_search(module), expert=arguments.expert
    )
    if place is not None and found.tables:
        write_atomic(place, written(found))
    _report(found, arguments)
    if not whole:
        raise KeyboardInterrupt
    return 0


def measured(game: AnyGame, module: Any) -> tuple[Setup, ...]:
    """The tables that a game names, or its usual one for each number of seats from 2 on."""
    if hasattr(module, "measured"):
        return tuple(module.measured())
    low, high = game.seat_range
    return tuple(Setup(seats) for seats in range(max(low, 2), high + 1))


def _tables(game: AnyGame, module: Any, arguments: argparse.Namespace) -> tuple[Setup, ...]:
    """Those that fit --seats and --option; if none does, what these describe.

    Raises:
        BadData: as `setup_of`, of the first number of seats that is asked for.
    """
    known = measured(game, module)
    counts = sorted({table.seats for table in known} if arguments.seats is None else {arguments.seats})
    fitting: list[Setup] = []
    asked: list[Setup] = []
    for seats in counts:
        try:
            setup = setup_of(game, argparse.Namespace(**{**vars(arguments), "seats": seats}))
        except BadData:
            if arguments.seats is not None or (seats == counts[-1] and not asked):
                raise
            continue
        asked.append(setup)
        wanted = dict(setup.options)
        for table in known:
            agreed = game.agreed(table)
            if table.seats == seats and all(agreed[key] == value for key, value in wanted.items()):
                fitting.append(table)
    return tuple(fitting or asked)


def _players(module: Any, expert: str) -> tuple[str, ...]:
    names = [str(level.number) for level in module.LEVELS]
    return (*names[:-1], expert) if expert else tuple(names)


def _usual_place(game_id: str) -> Path:
    if not RESOURCES.is_dir():
        raise BadData("this is no checkout: say with --write where the table goes")
    (RESOURCES / FOLDER).mkdir(exist_ok=True)
    return RESOURCES / FOLDER / f"{game_id}.json"


def _search(module: Any) -> str:
    return str(module.search_kind()) if hasattr(module, "search_kind") else ""


def _header(game: AnyGame, module: Any, plan: Plan) -> dict[str, object]:
    """What makes games comparable: who plays, and what the levels are now. Not the tables: they may grow."""
    return {
        "game": game.id,
        "rules": game.rules_version,
        "anchor": plan.anchor,
        "players": list(plan.levels),
        "levels": [asdict(level) for level in module.LEVELS],
        "with_more": [asdict(level) for level in getattr(module, "WITH_MORE", ())],
        "search": _search(module),
        "seed": plan.seed,
    }


def _played(
    game: AnyGame, module: Any, plan: Plan, record: GamesFile | None, arguments: argparse.Namespace
) -> tuple[list[Result], bool]:
    """All games there are then, those of the record too, and whether nobody interrupted."""
    games = arguments.games or (USUAL_GAMES if arguments.minutes is None else None)
    deadline = None if arguments.minutes is None else time.monotonic() + 60 * arguments.minutes
    total = None if games is None else sum(1 for _ in plan.pairings(games))
    found: dict[Pairing, Result] = dict(record.played) if record is not None else {}
    progress = Progress(total, found, deadline=deadline, quiet=arguments.quiet)

    def take(_: int, result: Result) -> bool:
        found[result.pairing] = result
        progress(result)
        return False

    def due() -> Iterator[Pairing]:
        for pairing in plan.pairings(games):
            if deadline is not None and time.monotonic() >= deadline:
                return
            yield pairing

    jobs = jobs_of(arguments, total)
    whole = gather(
        lambda executor: play_on(game, due(), module.make_bot, executor, record=record, ahead=2 * jobs),
        jobs,
        take,
    )
    return list(found.values()), whole


def _with_recorded(plan: Plan, results: list[Result]) -> Plan:
    """The plan with the tables that only the record has."""
    tables = dict.fromkeys((*plan.tables, *(result.pairing.setup for result in results)))
    return replace(plan, tables=tuple(tables))


def _report(found: Standings, arguments: argparse.Namespace) -> None:
    if arguments.json:
        print_json(values_of(found))
        return
    search = f", {found.search} search" if found.search else ""
    expert = f", {found.expert} for the highest level" if found.expert else ""
    print(f"{found.game}{search}, Elo above {found.anchor}, seed {found.seed}{expert}")
    for table in found.tables:
        options = " ".join(f"{key}={value}" for key, value in table.options)
        print(f"{table.seats} seats {options} ({table.games} games, fair {100 * table.fair:.0f} %)")
        for row in table.levels:
            share = f"{100 * row.share:5.1f} % [{100 * row.share_low:.1f}, {100 * row.share_high:.1f}]"
            below = row.level - 1 or found.anchor
            print(
                f"  {row.level}  Elo {row.elo:+5d} [{row.low:+d}, {row.high:+d}]"
                f"  {share} of {row.games} against {below}"
                f"  {row.seconds:.4f} s a move, at most {row.slowest:.3f}"
            )
    if not found.tables:
        print("no table yet at which every pair has played")
