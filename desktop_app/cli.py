"""The headless command line: plays, checks and measures games; English, no Qt.

Exit codes: 0 well, 1 a file or the system is in the way, 2 wrong arguments, 130 interrupted.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from desktop_app.arena.match import Pairing, play
from desktop_app.cli_arena import add_arena, add_bench, arena, bench
from desktop_app.cli_common import (
    AnyGame,
    add_game,
    add_json,
    add_setup,
    find_games,
    game_of,
    opponents_of,
    print_json,
    setup_of,
    setup_values,
    shown,
)
from desktop_app.cli_levels import add_levels, levels
from desktop_app.cli_sprt import add_sprt, sprt
from desktop_app.core.errors import BadData, TischrundeError
from desktop_app.core.game import CHANCE, Outcome, Setup
from desktop_app.session.record import Header, Played, Player, Record
from desktop_app.storage import gamefile
from desktop_app.storage.files import check_place

CLI_WORDS: Final = (
    "games",
    "setups",
    "play",
    "random",
    "replay",
    "perft",
    "arena",
    "sprt",
    "levels",
    "bench",
)

MAX_DEPTH: Final = 20


def main(argv: Sequence[str] | None = None) -> int:
    """Run with `argv` (default: the process's arguments, without the program name); the exit code."""
    arguments = _parser().parse_args(argv)
    try:
        code: int = arguments.run(arguments)
        return code
    except gamefile.BadFile as error:
        print(f"tischrunde-cli: {error}", file=sys.stderr)
        return 1
    except TischrundeError as error:
        print(f"tischrunde-cli: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        sys.stderr.close()
        return 1
    except OSError as error:
        print(f"tischrunde-cli: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("tischrunde-cli: interrupted", file=sys.stderr)
        return 130


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="tischrunde-cli", description="Tischrunde without a window.")
    words = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for word, run, text in (
        ("games", _games, "list the games"),
        ("setups", _setups, "list seat counts, options and computer players of a game"),
        ("play", _play, "let computer players play a game"),
        ("random", _random, "play a random game"),
        ("replay", _replay, "check a game file and print it move by move"),
        ("perft", _perft, "count the action sequences from the start, depth by depth"),
        ("arena", arena, "let computer players play many games against each other"),
        ("sprt", sprt, "let two computer players play until it is clear whether one is stronger"),
        ("levels", levels, "measure how strong the levels of a game are"),
        ("bench", bench, "measure speed"),
    ):
        sub = words.add_parser(word, help=text, description=text[0].upper() + text[1:] + ".")
        sub.set_defaults(run=run)
        _ARGUMENTS[word](sub)
    return parser


def _add_play(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--bots", required=True, metavar="A,B,...", help="one per seat, or one for all")
    _add_random(parser)


def _add_random(parser: argparse.ArgumentParser) -> None:
    add_setup(parser)
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="seed of everything random (1)")
    parser.add_argument("--out", type=Path, metavar="FILE", help="write the game to this file")
    add_json(parser)


def _add_replay(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="a game file")
    parser.add_argument("--legal", action="store_true", help="list the legal actions at each ply")
    parser.add_argument("--position", action="store_true", help="print the position before each ply")
    add_json(parser)


def _add_perft(parser: argparse.ArgumentParser) -> None:
    add_setup(parser)
    parser.add_argument("--depth", type=int, default=2, metavar="N", help="how many plies (2)")
    add_json(parser)


def _add_setups(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    add_json(parser)


_ARGUMENTS: Final = {
    "games": add_json,
    "setups": _add_setups,
    "play": _add_play,
    "random": _add_random,
    "replay": _add_replay,
    "perft": _add_perft,
    "arena": add_arena,
    "sprt": add_sprt,
    "levels": add_levels,
    "bench": add_bench,
}


def _games(arguments: argparse.Namespace) -> int:
    for game in find_games().values():
        low, high = game.seat_range
        if arguments.json:
            print_json(
                {"game": game.id, "rules_version": game.rules_version, "seats": [low, high],
                 "secrets": game.has_secrets}
            )  # fmt: skip
        else:
            print(f"{game.id}: {low} to {high} seats, rules {game.rules_version}")
    return 0


def _setups(arguments: argparse.Namespace) -> int:
    game = game_of(arguments)
    levels = [level.number for level in opponents_of(game.id).LEVELS]
    names = list(getattr(opponents_of(game.id), "NAMES", ()))
    for seats in range(game.seat_range[0], game.seat_range[1] + 1):
        options = game.options(seats)
        if arguments.json:
            choices = {option.key: list(option.choices) for option in options}
            print_json({"game": game.id, "seats": seats, "options": choices, "bots": [*levels, *names]})
            continue
        print(f"{seats} seats")
        for option in options:
            print(f"  --option {option.key}={'|'.join(map(shown, option.choices))}")
    if not arguments.json:
        print(f"computer players: {', '.join([*map(str, levels), *names])}")
    return 0


def _play(arguments: argparse.Namespace) -> int:
    game = game_of(arguments)
    setup = setup_of(game, arguments)
    bots = [name.strip() for name in arguments.bots.split(",")]
    if len(bots) == 1:
        bots *= setup.seats
    if len(bots) != setup.seats:
        raise BadData(f"{setup.seats} seats need as many players", given=arguments.bots)
    return _show_game(game, setup, bots, arguments)


def _random(arguments: argparse.Namespace) -> int:
    game = game_of(arguments)
    setup = setup_of(game, arguments)
    return _show_game(game, setup, ["random"] * setup.seats, arguments)


def _show_game(game: AnyGame, setup: Setup, bots: list[str], arguments: argparse.Namespace) -> int:
    maker = opponents_of(game.id).make_bot
    for name in bots:
        maker(name)
    if arguments.out is not None:
        check_place(arguments.out)
    result = play(game, Pairing(setup, tuple(bots), arguments.seed), maker)
    state = game.initial(setup)
    lines: list[Played] = []
    for text in result.actions:
        seat = game.to_act(state)
        assert seat is not None
        lines.append(Played(text, seat))
        _show_action(len(lines), seat, text, bots, as_json=arguments.json)
        state, _ = game.apply(state, game.parse(text))
    outcome = game.outcome(state)
    assert outcome is not None
    _show_outcome(outcome, bots, as_json=arguments.json)
    if arguments.out is not None:
        players = tuple(Player(name, "computer", int(name) if name.isdigit() else 1) for name in bots)
        header = Header(game.id, game.rules_version, setup, players, arguments.seed)
        gamefile.write(arguments.out, Record(header, tuple(lines)))
    return 0


def _show_action(ply: int, seat: int, text: str, names: Sequence[str], *, as_json: bool) -> None:
    if as_json:
        print_json({"ply": ply, "seat": seat, "action": text})
    else:
        print(f"{ply:4}  {_who(seat, names):<14}  {text}")


def _who(seat: int, names: Sequence[str]) -> str:
    return "chance" if seat == CHANCE else f"{seat} {names[seat]}"


def _show_outcome(outcome: Outcome, names: Sequence[str], *, as_json: bool) -> None:
    if as_json:
        scores = [asdict(score) for score in outcome.scores]
        print_json({"scores": scores, "ranks": list(outcome.ranks), "reason": outcome.reason})
        return
    for seat, (score, rank) in enumerate(zip(outcome.scores, outcome.ranks, strict=True)):
        parts = ", ".join(f"{name} {value}" for name, value in score.parts)
        print(f"{_who(seat, names)}: {score.total} ({parts}), rank {rank}")


def _replay(arguments: argparse.Namespace) -> int:
    known = find_games()
    session = gamefile.load(arguments.file, known)
    game = session.game
    names = [player.name for player in session.header.players]
    if arguments.json:
        print_json({"game": game.id, "setup": setup_values(session.header.setup), "players": names})
    for ply, step in enumerate(session.steps):
        _show_ply(game, session.state_at(ply), session.state_at(ply + 1), ply, step, names, arguments)
    if session.outcome is not None:
        _show_outcome(session.outcome, names, as_json=arguments.json)
    elif not arguments.json:
        print(f"not over: {_who(session.to_act or 0, names)} is to act")
    return 0


def _show_ply(
    game: AnyGame,
    before: Any,
    after: Any,
    ply: int,
    step: Any,
    names: list[str],
    arguments: argparse.Namespace,
) -> None:
    legal = sorted(map(game.notate, game.legal(before))) if arguments.legal else []
    count = len(game.legal(before))
    points = [score.total for score in game.standing(game.observe(after, None))]
    text = game.notate(step.action)
    if arguments.json:
        values: dict[str, object] = {"ply": ply + 1, "seat": step.seat, "action": text}
        values |= {"legal_count": count, "scores": points}
        if arguments.legal:
            values["legal"] = legal
        if arguments.position:
            values["position"] = game.encode(before)
        print_json(values)
        return
    if arguments.position:
        print(game.encode(before))
    if arguments.legal:
        print("      " + " ".join(legal))
    print(f"{ply + 1:4}  {_who(step.seat, names):<14}  {text:<28} of {count:<5} {' '.join(map(str, points))}")


def _perft(arguments: argparse.Namespace) -> int:
    game = game_of(arguments)
    setup = setup_of(game, arguments)
    if not 0 <= arguments.depth <= MAX_DEPTH:
        raise BadData(f"--depth is 0 to {MAX_DEPTH}", given=str(arguments.depth))
    for depth in range(arguments.depth + 1):
        count = perft(game, game.initial(setup), depth)
        if arguments.json:
            print_json({"depth": depth, "count": count})
        else:
            print(f"{depth} {count}")
    return 0


def perft(game: AnyGame, state: Any, depth: int) -> int:
    """How many sequences of `depth` actions start at a state; one that ends early counts nothing."""
    if depth == 0:
        return 1
    if game.to_act(state) is None:
        return 0
    actions = [action for action, _ in game.odds(state) or ()] if game.to_act(state) == CHANCE else None
    legal = game.legal(state) if actions is None else actions
    if depth == 1:
        return len(legal)
    return sum(perft(game, game.apply(state, action)[0], depth - 1) for action in legal)


if __name__ == "__main__":
    sys.exit(main())
