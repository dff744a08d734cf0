"""`sprt`: whether one player is stronger than another, in as few games as that takes."""

from __future__ import annotations

import argparse
import time
from typing import Final

from desktop_app.arena.going_on import play_on
from desktop_app.arena.match import Result, challenge, summary, times_of
from desktop_app.arena.sprt import Hypotheses, Sprt
from desktop_app.cli_arena import (
    match_header,
    row_text,
    share_of,
    table_of,
    time_text,
    time_values,
    title,
)
from desktop_app.cli_common import (
    AnyGame,
    add_json,
    add_setup,
    game_of,
    opponents_of,
    print_json,
    setup_values,
)
from desktop_app.cli_run import Progress, add_running, gather, jobs_of, record_of
from desktop_app.core.errors import BadData
from desktop_app.core.game import Setup

_MEANING: Final = {"H0": "not stronger", "H1": "stronger", "undecided": "not yet known"}


def add_sprt(parser: argparse.ArgumentParser) -> None:
    """The arguments of `sprt`."""
    add_setup(parser)
    parser.add_argument("--a", required=True, metavar="BOT", help="is this one stronger, alone against --b?")
    parser.add_argument("--b", required=True, metavar="BOT", help="its opponents")
    parser.add_argument("--elo0", type=float, default=0.0, metavar="ELO", help="so much under H0 (0)")
    parser.add_argument("--elo1", type=float, default=20.0, metavar="ELO", help="so much under H1 (20)")
    parser.add_argument("--alpha", type=float, default=0.05, metavar="P", help="H1 though H0 is true (0.05)")
    parser.add_argument("--beta", type=float, default=0.05, metavar="P", help="H0 though H1 is true (0.05)")
    parser.add_argument("--max-games", type=int, default=20_000, metavar="N", help="then give up (20000)")
    add_running(parser)
    add_json(parser)


def sprt(arguments: argparse.Namespace) -> int:
    """Play until it is decided, and print the decision, the games that count and the ratio."""
    game = game_of(arguments)
    setup = table_of(game, arguments)
    maker = opponents_of(game.id).make_bot
    names = (arguments.a, arguments.b)
    if arguments.a == arguments.b:
        raise BadData("two different players are needed", given=arguments.a)
    for name in names:
        maker(name)
    test = Sprt(
        Hypotheses(setup.seats, arguments.elo0, arguments.elo1, arguments.alpha, arguments.beta),
        arguments.a,
        arguments.seed,
    )
    if arguments.max_games < setup.seats:
        raise BadData(f"--max-games needs at least {setup.seats}", given=str(arguments.max_games))
    most = arguments.max_games // setup.seats * setup.seats
    pairings = challenge(setup, arguments.a, arguments.b, most, arguments.seed)
    jobs = jobs_of(arguments, len(pairings))
    start = time.monotonic()
    with record_of(arguments, match_header(game, setup, names, arguments)) as record:
        progress = Progress(len(pairings), record.played if record else (), quiet=arguments.quiet)

        def take(_: int, result: Result) -> bool:
            decided = test.add(result) != "undecided"
            progress(result, lambda: f"LLR {test.ratio:+.2f}, {share_of(arguments.a, test.counted)}, ")
            return decided

        whole = gather(
            lambda executor: play_on(game, pairings, maker, executor, record=record, ahead=2 * jobs),
            jobs,
            take,
        )
    _report(game, setup, test, time.monotonic() - start, arguments)
    if not whole:
        raise KeyboardInterrupt
    return 0


def _report(game: AnyGame, setup: Setup, test: Sprt, seconds: float, arguments: argparse.Namespace) -> None:
    low, high = test.hypotheses.bounds
    row = summary(test.counted, arguments.a) if test.counted else None
    times = times_of(test.counted, arguments.a)
    if arguments.json:
        print_json(
            {
                "game": game.id,
                "setup": setup_values(setup),
                "a": arguments.a,
                "b": arguments.b,
                "seed": arguments.seed,
                "elo0": arguments.elo0,
                "elo1": arguments.elo1,
                "alpha": arguments.alpha,
                "beta": arguments.beta,
                "decision": test.decision,
                "llr": round(test.ratio, 4),
                "bounds": [round(low, 4), round(high, 4)],
                "seeds": test.seeds,
                "games": len(test.counted),
                "share": None if row is None else round(row.share, 6),
                "share_low": None if row is None else round(row.low, 6),
                "share_high": None if row is None else round(row.high, 6),
                "seconds": round(seconds, 1),
                **time_values(times),
            }
        )
        return
    print(f"{title(game, setup)}, {arguments.a} against {arguments.b}, {seconds:.0f} s")
    if row is not None:
        print(f"{arguments.a:>10}  {row_text(row)}  {time_text(times)}")
    print(
        f"{test.decision}: {_MEANING[test.decision]}"
        f" (Elo {arguments.elo0:g} or {arguments.elo1:g}; LLR {test.ratio:+.2f} of {low:.2f}, {high:.2f};"
        f" {test.seeds} seeds)"
    )
