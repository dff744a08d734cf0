"""Recorded games come out to the letter: what was legal, what happened, each position, the result.

A file `playthroughs/<game>-<n>.txt` is played again from its set-up and actions and must not differ. After a
wanted change of the rules, or for a new game, run `pytest tests/contract --record` and read the difference.
"""

from __future__ import annotations

import difflib
from pathlib import Path
from random import Random

import pytest

from desktop_app.core.game import CHANCE, Setup
from tests.contract.games import AnyGame, Line, all_games, play, random_line, random_setup

FOLDER = Path(__file__).parent / "playthroughs"
AT_LEAST = 4


def _numbers(game: AnyGame) -> range:
    """The recordings of a game: one for each number of seats, and not too few."""
    low, high = game.seat_range
    return range(1, max(AT_LEAST, high - low + 1) + 1)


RECORDINGS = [(game, number) for game in all_games() for number in _numbers(game)]


def _header(setup: Setup) -> list[str]:
    options = [f"option {key} {value!r}" for key, value in setup.options]
    return [f"seats {setup.seats}", f"start {setup.start}", *options, ""]


def _written(game: AnyGame, line: Line) -> str:
    """The whole game as text."""
    lines = [f"{game.id}, rules {game.rules_version}", *_header(line.setup), game.encode(line.states[0])]
    for ply, (action, actor) in enumerate(zip(line.actions, line.actors, strict=True)):
        before, after = line.states[ply], line.states[ply + 1]
        who = "chance" if actor == CHANCE else f"seat {actor}"
        lines += ["", f"ply {ply} {who} {len(game.legal(before))} legal", f"> {game.notate(action)}"]
        for event in line.events[ply]:
            details = "".join(f" {key}={value!r}" for key, value in event.data)
            lines.append(f"{event.code} {event.seat}{details}")
        standing = game.standing(game.observe(after, None))
        lines.append(f"standing {' '.join(str(score.total) for score in standing)}")
    lines += ["", game.encode(line.states[-1])]
    outcome = game.outcome(line.states[-1])
    if outcome is not None:
        lines.append(f"{outcome.reason}: ranks {outcome.ranks}")
        lines += [f"seat {seat}: {score.total} {score.parts!r}" for seat, score in enumerate(outcome.scores)]
    return "\n".join(lines) + "\n"


def _choice(game: AnyGame, seats: int, key: str, text: str) -> str | int | bool:
    choices = [choice for option in game.options(seats) if option.key == key for choice in option.choices]
    return next(choice for choice in choices if repr(choice) == text)


def _read(game: AnyGame, text: str) -> Line:
    """The game of a file: only the set-up and the actions are taken from it."""
    head = [line.split(" ", 2) for line in text.split("\n\n", 1)[0].splitlines()[1:]]
    numbers = {words[0]: int(words[1]) for words in head if words[0] != "option"}
    seats = numbers["seats"]
    options = {words[1]: _choice(game, seats, words[1], words[2]) for words in head if words[0] == "option"}
    setup = Setup(seats, numbers["start"], tuple(sorted(options.items())))
    return play(game, setup, [game.parse(line[2:]) for line in text.splitlines() if line.startswith("> ")])


def _new_line(game: AnyGame, number: int) -> Line:
    """A random game; the recordings of a game go through its numbers of seats."""
    rng = Random(f"{game.id}/{number}")
    low, high = game.seat_range
    return random_line(game, random_setup(game, rng, low + (number - 1) % (high - low + 1)), rng)


@pytest.mark.parametrize(("game", "number"), RECORDINGS, ids=lambda value: getattr(value, "id", str(value)))
def test_a_recorded_game_comes_out_to_the_letter(
    game: AnyGame, number: int, pytestconfig: pytest.Config
) -> None:
    path = FOLDER / f"{game.id}-{number}.txt"
    if pytestconfig.getoption("--record"):
        path.parent.mkdir(exist_ok=True)
        path.write_text(_written(game, _new_line(game, number)), encoding="utf-8", newline="\n")
    recorded = path.read_text(encoding="utf-8")
    again = _written(game, _read(game, recorded))
    difference = difflib.unified_diff(recorded.splitlines(), again.splitlines(), "recorded", "now", n=1)
    assert again == recorded, "\n".join(difference)


def test_there_is_no_recording_without_a_game() -> None:
    expected = {f"{game.id}-{number}.txt" for game, number in RECORDINGS}
    assert {path.name for path in FOLDER.iterdir()} == expected
