"""Matches on a game of dice: who throws more. Its only decision is to throw or to hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import pytest

from desktop_app.arena.match import (
    Pairing,
    Result,
    challenge,
    play,
    play_all,
    round_robin,
    summary,
    wilson,
)
from desktop_app.bots.bot import Bot, Control
from desktop_app.core.game import CHANCE, Game, Option, Outcome, Score, Seat, Setup


@dataclass(frozen=True, slots=True)
class Throws:
    """Points so far, whose turn, whether a die is falling."""

    points: tuple[int, ...]
    turn: int = 0
    falling: bool = False


class Dice(Game[Throws, str, Throws]):
    """Each seat once: "hold" for 2 points, or "throw" for a die."""

    id = "dice"
    rules_version = 1
    seat_range = (2, 4)
    has_secrets = False

    def options(self, seats: int) -> tuple[Option, ...]:
        return ()

    def initial(self, setup: Setup) -> Throws:
        return Throws((0,) * setup.seats)

    def to_act(self, state: Throws) -> Seat | None:
        if state.turn == len(state.points):
            return None
        return CHANCE if state.falling else state.turn

    def legal(self, state: Throws) -> Collection[str]:
        if self.to_act(state) is None:
            return ()
        return tuple("123456") if state.falling else ("hold", "throw")

    def apply(self, state: Throws, action: str) -> tuple[Throws, tuple[()]]:
        if action == "throw":
            return Throws(state.points, state.turn, falling=True), ()
        gained = 2 if action == "hold" else int(action)
        points = tuple(p + gained * (seat == state.turn) for seat, p in enumerate(state.points))
        return Throws(points, state.turn + 1), ()

    def refusal(self, state: Throws, action: str) -> str | None:
        return None if action in self.legal(state) else "illegal"

    def outcome(self, state: Throws) -> Outcome | None:
        if self.to_act(state) is not None:
            return None
        ranks = tuple(1 + sum(other > own for other in state.points) for own in state.points)
        return Outcome(tuple(Score(points) for points in state.points), ranks)

    def standing(self, seen: Throws) -> tuple[Score, ...]:
        return tuple(Score(points) for points in seen.points)

    def observe(self, state: Throws, seat: Seat | None) -> Throws:
        return state

    def imagine(self, seen: Throws, rng: Random) -> Throws:
        return seen

    def chance(self, state: Throws, rng: Random) -> str:
        return str(rng.randint(1, 6))

    def notate(self, action: str) -> str:
        return action

    def parse(self, text: str) -> str:
        return text

    def encode(self, state: Throws) -> str:
        return repr(state)

    def decode(self, text: str) -> Throws:
        raise NotImplementedError


class Fixed(Bot[Throws, str]):
    """Always the same action, after drawing some random numbers."""

    def __init__(self, action: str, draws: int = 0) -> None:
        self.action, self.draws = action, draws

    def choose(self, seen: Throws, rng: Random, control: Control) -> str:
        for _ in range(self.draws):
            rng.random()
        return self.action


def maker(name: str) -> Bot[Any, Any]:
    action, _, draws = name.partition("/")
    return Fixed(action, int(draws or 0))


GAME = Dice()


def result(players: tuple[str, ...], scores: tuple[int, ...], seed: int = 1) -> Result:
    ranks = tuple(1 + sum(other > own for other in scores) for own in scores)
    return Result(Pairing(Setup(len(players)), players, seed), scores, ranks, ())


def test_a_game_is_played_to_the_end_and_written_down() -> None:
    played = play(GAME, Pairing(Setup(3), ("hold", "throw", "hold"), 4), maker)
    assert played.actions[:2] == ("hold", "throw")
    assert played.actions[2] in "123456"
    assert played.scores == (2, int(played.actions[2]), 2)


def test_a_seed_gives_one_game() -> None:
    pairing = Pairing(Setup(4), ("throw",) * 4, 7)
    assert play(GAME, pairing, maker) == play(GAME, pairing, maker)
    others = {play(GAME, Pairing(Setup(4), ("throw",) * 4, seed), maker).actions for seed in range(9)}
    assert len(others) > 1


def test_the_dice_do_not_depend_on_what_the_bots_draw() -> None:
    calm = play(GAME, Pairing(Setup(2), ("throw", "throw"), 3), maker)
    busy = play(GAME, Pairing(Setup(2), ("throw/5", "throw/90"), 3), maker)
    assert calm.actions == busy.actions


def test_an_illegal_move_of_a_bot_is_a_bug_and_names_it() -> None:
    with pytest.raises(AssertionError, match="cheat"):
        play(GAME, Pairing(Setup(2), ("cheat", "hold"), 1), maker)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_challenge_rotates_the_seats_within_each_seed(seats: int) -> None:
    pairings = challenge(Setup(seats), "a", "b", 10, 5)
    assert len(pairings) >= 10
    assert len(pairings) % seats == 0
    assert all(Counter(pairing.players) == {"a": 1, "b": seats - 1} for pairing in pairings)
    places = Counter(pairing.players.index("a") for pairing in pairings)
    assert set(places.values()) == {len(pairings) // seats}
    assert set(Counter(pairing.seed for pairing in pairings).values()) == {seats}
    assert pairings[0].seed == 5


def test_round_robin_brings_every_pair_together_equally_often() -> None:
    two = round_robin(Setup(2), ["a", "b", "c"], 10, 1)
    assert Counter(frozenset(pairing.players) for pairing in two) == {
        frozenset("ab"): 10,
        frozenset("ac"): 10,
        frozenset("bc"): 10,
    }
    three = round_robin(Setup(3), ["a", "b"], 6, 1)
    assert Counter(player for pairing in three for player in pairing.players) == {"a": 9, "b": 9}


def test_an_executor_gives_the_same_results_as_none() -> None:
    pairings = challenge(Setup(2), "throw", "hold", 20, 1)
    here = dict(play_all(GAME, pairings, maker))
    with ThreadPoolExecutor(2) as executor:
        assert dict(play_all(GAME, pairings, maker, executor)) == here
    assert sorted(here) == list(range(20))


def test_shared_victories_are_shared_wins() -> None:
    assert result(("a", "b", "c"), (7, 7, 1)).share(0) == 0.5
    assert result(("a", "b", "c"), (7, 7, 1)).share(2) == 0.0
    tie = summary([result(("a", "b"), (3, 3))], "a")
    assert (tie.wins, tie.share, tie.fair, tie.margin) == (0.5, 0.5, 0.5, 0.0)


def test_the_margin_is_against_the_best_other_seat() -> None:
    assert result(("a", "b", "c"), (7, 4, 9)).margin(0) == -2
    assert result(("a", "b", "c"), (7, 4, 9)).margin(2) == 2


def test_where_the_fewest_points_win_the_margin_is_what_a_seat_is_below_the_others() -> None:
    game = replace(result(("a", "b", "c"), (7, 4, 9)), lower_wins=True)
    assert [game.margin(seat) for seat in range(3)] == [-3, 3, -5]


def test_a_result_knows_whether_the_fewest_points_win() -> None:
    class Golf(Dice):
        lower_wins = True

    pairing = Pairing(Setup(2), ("hold", "hold"), 1)
    for game in (Dice(), Golf()):
        assert play(game, pairing, maker).lower_wins == game.lower_wins


def test_the_error_is_over_seeds_not_over_games() -> None:
    """Two rotations of one seed with margins +6 and -6 are one sample of 0."""
    games = [
        result(("a", "b"), (9, 3), seed=1),
        result(("b", "a"), (9, 3), seed=1),
        result(("a", "b"), (5, 3), seed=2),
        result(("b", "a"), (3, 5), seed=2),
    ]
    found = summary(games, "a")
    assert (found.games, found.margin) == (4, 1.0)
    assert found.error == pytest.approx(1.0)


def test_the_interval_narrows_and_stays_within_bounds() -> None:
    assert wilson(0, 10)[0] == 0.0
    assert wilson(10, 10)[1] == pytest.approx(1.0)
    wide, narrow = wilson(50, 100), wilson(500, 1000)
    assert wide[0] < narrow[0] < 0.5 < narrow[1] < wide[1]
    assert wilson(8, 10) == pytest.approx((0.490, 0.943), abs=5e-4)


def test_who_played_nothing_has_no_record() -> None:
    with pytest.raises(ValueError, match="nobody"):
        summary([result(("a", "b"), (1, 0))], "nobody")
