"""`arena` and `bench`: bots against bots, and how fast the engines are."""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterable, Sequence
from dataclasses import asdict

from desktop_app.arena.bench import measure
from desktop_app.arena.going_on import play_on
from desktop_app.arena.match import (
    Result,
    Summary,
    Times,
    challenge,
    round_robin,
    summary,
    times_of,
)
from desktop_app.arena.ratings import Rating, rated
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
from desktop_app.cli_run import Progress, add_running, gather, jobs_of, record_of
from desktop_app.core.errors import BadData
from desktop_app.core.game import Setup

MAX_SECONDS = 3600


def add_arena(parser: argparse.ArgumentParser) -> None:
    """The arguments of `arena`."""
    add_setup(parser)
    parser.add_argument("--a", metavar="BOT", help="the player that is measured, alone against copies of --b")
    parser.add_argument("--b", metavar="BOT", help="its opponents")
    parser.add_argument("--bots", metavar="A,B,...", help="instead: everybody against everybody")
    parser.add_argument("--games", type=int, default=100, metavar="N", help="games per pair (100)")
    add_running(parser)
    add_json(parser)


def arena(arguments: argparse.Namespace) -> int:
    """Play the games and print each player's share of the victories, its margin and its rating."""
    game = game_of(arguments)
    setup = table_of(game, arguments)
    maker = opponents_of(game.id).make_bot
    names = _names(arguments)
    for name in names:
        maker(name)
    if arguments.games < 1:
        raise BadData("--games needs at least 1", given=str(arguments.games))
    if arguments.bots:
        pairings = round_robin(setup, names, arguments.games, arguments.seed)
    else:
        pairings = challenge(setup, names[0], names[1], arguments.games, arguments.seed)
    jobs = jobs_of(arguments, len(pairings))
    start = time.monotonic()
    found: dict[int, Result] = {}
    with record_of(arguments, match_header(game, setup, names, arguments)) as record:
        progress = Progress(len(pairings), record.played if record else (), quiet=arguments.quiet)

        def take(number: int, result: Result) -> bool:
            found[number] = result
            progress(result, lambda: f"{names[0]} {share_of(names[0], found.values())}, ")
            return False

        whole = gather(lambda executor: play_on(game, pairings, maker, executor, record=record), jobs, take)
    results = [found[number] for number in sorted(found)]
    if results:
        _report(game, names, results, time.monotonic() - start, arguments)
    if not whole:
        raise KeyboardInterrupt
    return 0


def table_of(game: AnyGame, arguments: argparse.Namespace) -> Setup:
    """The set-up, if anybody has an opponent there.

    Raises:
        BadData: nobody has; or as `setup_of`.
    """
    setup = setup_of(game, arguments)
    if setup.seats < 2:
        raise BadData("nobody plays against anybody with one seat")
    return setup


def match_header(
    game: AnyGame, setup: Setup, names: Sequence[str], arguments: argparse.Namespace
) -> dict[str, object]:
    """What a file of games says of a match; the same for `arena` and `sprt`."""
    return {
        "game": game.id,
        "rules": game.rules_version,
        **setup_values(setup),
        "players": list(names),
        "design": "everybody" if getattr(arguments, "bots", None) else "alone",
        "seed": arguments.seed,
    }


def share_of(name: str, results: Iterable[Result]) -> str:
    """The share of the victories that a player has so far, as text."""
    own = [game for game in results if name in game.pairing.players]
    return f"{100 * summary(own, name).share:.1f} %" if own else "no game"


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


def _report(
    game: AnyGame, names: list[str], results: list[Result], seconds: float, arguments: argparse.Namespace
) -> None:
    """With --a and --b the row of b counts each of its seats. Who has played nothing has no row."""
    played = {name for result in results for name in result.pairing.players}
    ratings = rated(results, names[-1], seed=arguments.seed) if names[-1] in played else {}
    rows = [
        (name, summary(results, name), ratings.get(name), times_of(results, name))
        for name in names
        if name in played
    ]
    setup = results[0].pairing.setup
    if arguments.json:
        print_json(
            {
                "game": game.id,
                "setup": setup_values(setup),
                "seed": arguments.seed,
                "games": len(results),
                "seconds": round(seconds, 1),
                "players": [
                    {"name": name, **asdict(row), **_rating_values(rating)} for name, row, rating, _ in rows
                ],
                "times": {name: time_values(times) for name, _, _, times in rows},
            }
        )
        return
    print(f"{title(game, setup)}, {len(results)} games, {seconds:.0f} s")
    for name, row, rating, times in rows:
        rank = f"Elo {rating.elo:+.0f} [{rating.low:+.0f}, {rating.high:+.0f}]" if rating else "Elo unknown"
        print(f"{name:>10}  {row_text(row)}  {rank}  {time_text(times)}")


def _rating_values(rating: Rating | None) -> dict[str, float | None]:
    if rating is None:
        return {"elo": None, "elo_low": None, "elo_high": None}
    return {
        "elo": round(rating.elo, 1),
        "elo_low": round(rating.low, 1),
        "elo_high": round(rating.high, 1),
    }


def title(game: AnyGame, setup: Setup) -> str:
    """The game and what was agreed, for the first line of a report."""
    options = " ".join(f"{key}={value}" for key, value in setup.options)
    return f"{game.id} {options}, {setup.seats} seats"


def row_text(row: Summary) -> str:
    """What a player made of its games."""
    return (
        f"{100 * row.share:5.1f} % [{100 * row.low:.1f}, {100 * row.high:.1f}] of {row.games}"
        f" (fair {100 * row.fair:.0f} %)  margin {row.margin:+.2f} +- {row.error:.2f}"
    )


def time_values(times: Times) -> dict[str, float]:
    """Seconds of wall time a move, and the slowest."""
    return {"move_seconds": round(times.mean, 6), "slowest_move": round(times.slowest, 6)}


def time_text(times: Times) -> str:
    """The same for people."""
    return f"{times.mean:.4f} s a move, at most {times.slowest:.3f}"


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
