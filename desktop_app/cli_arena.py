"""`arena` and `bench`: bots against bots, and how fast the engines are."""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
from dataclasses import asdict

from desktop_app.arena.bench import measure
from desktop_app.arena.match import Pairing, Result, Summary, challenge, play_all, round_robin, summary
from desktop_app.arena.ratings import duels, elo
from desktop_app.cli_common import (
    AnyGame,
    add_json,
    add_setup,
    engine_module,
    find_games,
    game_of,
    opponents_of,
    print_json,
    setup_of,
    setup_values,
)
from desktop_app.core.errors import BadData

PROGRESS_SECONDS = 5.0
MAX_SECONDS = 3600


def add_arena(parser: argparse.ArgumentParser) -> None:
    """The arguments of `arena`."""
    add_setup(parser)
    parser.add_argument("--a", metavar="BOT", help="the player that is measured, alone against copies of --b")
    parser.add_argument("--b", metavar="BOT", help="its opponents")
    parser.add_argument("--bots", metavar="A,B,...", help="instead: everybody against everybody")
    parser.add_argument("--games", type=int, default=100, metavar="N", help="games per pair (100)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="first seed (1)")
    parser.add_argument("--jobs", type=int, metavar="N", help="processes (default: one per core)")
    parser.add_argument("--quiet", action="store_true", help="no progress on the error output")
    add_json(parser)


def arena(arguments: argparse.Namespace) -> int:
    """Play the games and print each player's share of the victories, its margin and its rating."""
    game = game_of(arguments)
    setup = setup_of(game, arguments)
    if setup.seats < 2:
        raise BadData("nobody plays against anybody with one seat")
    maker = opponents_of(game.id).make_bot
    names = _names(arguments)
    for name in names:
        maker(name)
    if arguments.games < 1 or (arguments.jobs is not None and arguments.jobs < 1):
        raise BadData("--games and --jobs need at least 1")
    if arguments.bots:
        pairings = round_robin(setup, names, arguments.games, arguments.seed)
    else:
        pairings = challenge(setup, names[0], names[1], arguments.games, arguments.seed)
    jobs = min(arguments.jobs or os.cpu_count() or 1, len(pairings))
    start = time.monotonic()
    results = _played(game, pairings, maker, jobs, _progress(len(pairings), names[0], quiet=arguments.quiet))
    _report(game, names, results, time.monotonic() - start, arguments)
    return 0


def _names(arguments: argparse.Namespace) -> list[str]:
    if arguments.bots:
        if arguments.a or arguments.b:
            raise BadData("either --bots or --a and --b")
        names = [name.strip() for name in arguments.bots.split(",")]
    elif arguments.a and arguments.b:
        names = [arguments.a, arguments.b]
    else:
        raise BadData("who plays? --a BOT --b BOT, or --bots A,B,...")
    if len(names) < 2 or len(set(names)) < len(names):
        raise BadData("at least two different players are needed", given=", ".join(names))
    return names


def _played(
    game: AnyGame,
    pairings: Sequence[Pairing],
    maker: Callable[[str], object],
    jobs: int,
    progress: Callable[[Result], None],
) -> list[Result]:
    """All results in the order of the pairings, whatever the number of processes."""
    found: dict[int, Result] = {}
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, mp_context=context) if jobs > 1 else nullcontext()
    with pool as executor:
        for number, result in play_all(game, pairings, maker, executor):  # type: ignore[arg-type]
            found[number] = result
            progress(result)
    return [found[number] for number in range(len(pairings))]


def _progress(total: int, name: str, *, quiet: bool) -> Callable[[Result], None]:
    start = time.monotonic()
    ended: list[Result] = []
    told = start

    def tell(result: Result) -> None:
        nonlocal told
        ended.append(result)
        now = time.monotonic()
        if quiet or (now - told < PROGRESS_SECONDS and len(ended) < total):
            return
        told = now
        left = (now - start) / len(ended) * (total - len(ended))
        own = [game for game in ended if name in game.pairing.players]
        share = f"{name} {100 * summary(own, name).share:.1f} %, " if own else ""
        print(f"{len(ended)}/{total} games, {share}{left / 60:.1f} min left", file=sys.stderr, flush=True)

    return tell


def _report(
    game: AnyGame, names: list[str], results: list[Result], seconds: float, arguments: argparse.Namespace
) -> None:
    """With --a and --b the row of b counts each of its seats."""
    ratings = elo(duels(results), names[-1])
    rows = [(name, summary(results, name), ratings[name]) for name in names]
    if arguments.json:
        print_json(
            {
                "game": game.id,
                "setup": setup_values(results[0].pairing.setup),
                "seed": arguments.seed,
                "games": len(results),
                "seconds": round(seconds, 1),
                "players": [
                    {"name": name, **asdict(row), "elo": round(rating, 1)} for name, row, rating in rows
                ],
            }
        )
        return
    options = " ".join(f"{key}={value}" for key, value in results[0].pairing.setup.options)
    seats = results[0].pairing.setup.seats
    print(f"{game.id} {options}, {seats} seats, {len(results)} games, {seconds:.0f} s")
    for name, row, rating in rows:
        print(f"{name:>10}  {_line(row)}  Elo {rating:+.0f}")


def _line(row: Summary) -> str:
    return (
        f"{100 * row.share:5.1f} % [{100 * row.low:.1f}, {100 * row.high:.1f}] of {row.games}"
        f" (fair {100 * row.fair:.0f} %)  margin {row.margin:+.2f} +- {row.error:.2f}"
    )


def bench_names() -> list[str]:
    """What can be measured, as "game-measure"."""
    return [
        f"{name}-{measure_name}"
        for name in find_games()
        for measure_name in getattr(engine_module(name, "benches"), "BENCHES", {})
    ]


def add_bench(parser: argparse.ArgumentParser) -> None:
    """The arguments of `bench`."""
    parser.add_argument("name", metavar="MEASURE", nargs="?", help="what to measure; without it: the list")
    parser.add_argument("--seats", type=int, metavar="N", help="number of seats (default: 2)")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="game option")
    parser.add_argument("--seconds", type=float, default=1.0, metavar="S", help="per repeat (1)")
    parser.add_argument("--repeat", type=int, default=5, metavar="N", help="repeats (5)")
    parser.set_defaults(start=0)
    add_json(parser)


def bench(arguments: argparse.Namespace) -> int:
    """Measure and print median, least, most and the ratio to the yardstick."""
    if arguments.repeat < 1 or not 0 < arguments.seconds <= MAX_SECONDS:
        raise BadData(f"--repeat needs at least 1, --seconds more than 0 and at most {MAX_SECONDS}")
    names = bench_names()
    if arguments.name is None:
        print("\n".join(names))
        return 0
    if arguments.name not in names:
        raise BadData(
            f"nothing of that name to measure (there are: {', '.join(names)})", given=arguments.name
        )
    game_id, _, what = arguments.name.partition("-")
    game = find_games()[game_id]
    setup = setup_of(game, arguments)
    made = engine_module(game_id, "benches").BENCHES[what](setup)
    found = measure(made, arguments.seconds, arguments.repeat)
    if arguments.json:
        print_json({"measure": arguments.name, "setup": setup_values(setup), **asdict(found)})
        return 0
    options = " ".join(f"{key}={value}" for key, value in setup.options)
    print(
        f"{arguments.name} {options} seats={setup.seats}: median {found.median:.0f} {found.unit}"
        f" (least {found.least:.0f}, most {found.most:.0f});"
        f" {found.yardstick_name} {found.yardstick:.0f}; ratio {found.ratio:.2f}"
    )
    return 0
