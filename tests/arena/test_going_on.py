"""Matches that are stopped and gone on with, on every kind of executor."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import AbstractContextManager, nullcontext
from itertools import count
from pathlib import Path
from random import Random

import pytest

from desktop_app.arena.games_file import GamesFile
from desktop_app.arena.going_on import play_on
from desktop_app.arena.match import Pairing, Result, challenge, play
from desktop_app.bots.bot import Bot, Control
from desktop_app.core.game import Setup
from tests.arena.dice import GAME, Throws, maker

PAIRINGS = challenge(Setup(2), "throw", "hold", 20, 1)
HEADER = {"game": "dice", "seed": 1}


def processes() -> Executor:
    return ProcessPoolExecutor(2, mp_context=multiprocessing.get_context("spawn"))


EXECUTORS: dict[str, Callable[[], AbstractContextManager[Executor | None]]] = {
    "none": nullcontext,
    "threads": lambda: ThreadPoolExecutor(2),
    "processes": processes,
}


@pytest.mark.parametrize("kind", EXECUTORS)
def test_every_executor_plays_the_same_games_and_writes_each_down_once(tmp_path: Path, kind: str) -> None:
    expected = {number: play(GAME, pairing, maker) for number, pairing in enumerate(PAIRINGS)}
    path = tmp_path / "games"
    with EXECUTORS[kind]() as executor, GamesFile(path, HEADER) as record:
        assert dict(play_on(GAME, PAIRINGS, maker, executor, record=record, ahead=3)) == expected
    assert path.read_bytes().count(b"\n") == 1 + len(PAIRINGS)
    with GamesFile(path, HEADER) as record:
        assert record.played == {result.pairing: result for result in expected.values()}


class Counting:
    """Makes bots and counts the games begun."""

    def __init__(self) -> None:
        self.bots = 0

    def __call__(self, name: str) -> Bot[Throws, str]:
        self.bots += 1
        return maker(name)


@pytest.mark.parametrize("kind", ["none", "threads"])
def test_what_is_recorded_is_not_played_again(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "games"
    with GamesFile(path, HEADER) as record:
        assert len(list(play_on(GAME, PAIRINGS[3:9], maker, record=record))) == 6
    bots = Counting()
    with EXECUTORS[kind]() as executor, GamesFile(path, HEADER) as record:
        found = dict(play_on(GAME, PAIRINGS, bots, executor, record=record))
    assert found == {number: play(GAME, pairing, maker) for number, pairing in enumerate(PAIRINGS)}
    assert bots.bots == 2 * (len(PAIRINGS) - 6)


@pytest.mark.parametrize("kind", ["none", "threads"])
def test_an_endless_match_can_be_stopped(kind: str) -> None:
    asked = []

    def endless() -> Iterator[Pairing]:
        for seed in count():
            asked.append(seed)
            yield Pairing(Setup(2), ("throw", "hold"), seed)

    with EXECUTORS[kind]() as executor:
        games = play_on(GAME, endless(), maker, executor, ahead=4)
        seen = [next(games)[0] for _ in range(10)]
        games.close()
    assert len(set(seen)) == 10
    assert len(asked) <= 10 + 4


class Wrong(Bot[Throws, str]):
    """Breaks the rules."""

    def choose(self, seen: Throws, rng: Random, control: Control) -> str:
        return "cheat"


def cheats(name: str) -> Bot[Throws, str]:
    return Wrong()


def test_an_error_in_a_game_ends_all(tmp_path: Path) -> None:
    with ThreadPoolExecutor(1) as executor, GamesFile(tmp_path / "games", HEADER) as record:
        with pytest.raises(AssertionError, match="cheat"):
            list(play_on(GAME, PAIRINGS, cheats, executor, record=record))
        assert record.played == {}


def test_an_interruption_loses_no_game_that_was_handed_out(tmp_path: Path) -> None:
    path = tmp_path / "games"

    def interrupted() -> Iterator[Pairing]:
        yield from PAIRINGS[:5]
        raise KeyboardInterrupt

    seen: list[Result] = []
    with GamesFile(path, HEADER) as record, pytest.raises(KeyboardInterrupt):
        seen.extend(result for _, result in play_on(GAME, interrupted(), maker, record=record))
    with GamesFile(path, HEADER) as record:
        assert list(record.played.values()) == seen
        assert len(seen) == 5
