"""The sequential test: its ratio against the normal approximation, its errors by simulation, its order."""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations
from math import log
from random import Random

import pytest

from desktop_app.arena.match import Pairing, Result
from desktop_app.arena.sprt import Decision, Hypotheses, Sprt, expected_share, log_ratio
from desktop_app.core.errors import BadData
from desktop_app.core.game import Setup


def seed_of_games(seed: int, wins: tuple[int, ...]) -> list[Result]:
    """One game per seat of "a" among copies of "b"; 1 where a wins alone."""
    seats = len(wins)
    games = []
    for place, won in enumerate(wins):
        players = tuple("a" if seat == place else "b" for seat in range(seats))
        ranks = tuple(1 if (seat == place) == bool(won) else 2 for seat in range(seats))
        games.append(Result(Pairing(Setup(seats), players, seed), (0,) * seats, ranks, ()))
    return games


def play_out(test: Sprt, rng: Random, chance: float, most: int = 5000) -> Decision:
    seats = test.hypotheses.seats
    for seed in range(most):
        for game in seed_of_games(seed, tuple(int(rng.random() < chance) for _ in range(seats))):
            test.add(game)
        if test.decision != "undecided":
            break
    return test.decision


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_equals_have_the_fair_share_and_the_odds_are_elo(seats: int) -> None:
    assert expected_share(0.0, seats) == pytest.approx(1 / seats)
    share = expected_share(120.0, seats)
    # Against each other of n - 1 equals: the odds of the two being first.
    assert share / ((1 - share) / (seats - 1)) == pytest.approx(10 ** (120 / 400))


def test_the_ratio_is_that_of_the_normal_distribution_when_the_hypotheses_are_close() -> None:
    counts = {0.0: 40.0, 0.25: 90.0, 0.5: 210.0, 0.75: 110.0, 1.0: 50.0}
    number = sum(counts.values())
    mean = sum(value * n for value, n in counts.items()) / number
    variance = sum(n * (value - mean) ** 2 for value, n in counts.items()) / number
    low, high = 0.5, 0.505
    normal = number * (high - low) * (2 * mean - low - high) / (2 * variance)
    assert log_ratio(counts, low, high) == pytest.approx(normal, rel=0.01)


def test_with_wins_and_losses_alone_it_is_the_plain_binomial_ratio() -> None:
    found = log_ratio({0.0: 30.0, 1.0: 70.0}, 0.5, 0.6)
    assert found == pytest.approx(70 * log(0.6 / 0.5) + 30 * log(0.4 / 0.5), rel=1e-6)


def test_seeds_that_always_end_the_same_are_borne() -> None:
    for value, sign in ((0.0, -1), (0.5, -1), (1.0, 1)):
        assert sign * log_ratio({value: 200.0}, 0.5, 0.55) > 0


@pytest.mark.parametrize(("seats", "elo"), [(2, 0.0), (2, 80.0), (4, 0.0), (4, 80.0)])
def test_it_seldom_errs(seats: int, elo: float) -> None:
    """With 200 tests at 5 % more than 20 errors come once in a thousand times."""
    hypotheses = Hypotheses(seats, 0.0, 80.0)
    rng = Random(f"{seats}/{elo}")
    ends = [play_out(Sprt(hypotheses, "a", 0), rng, expected_share(elo, seats)) for _ in range(200)]
    assert ends.count("undecided") == 0
    assert ends.count("H0" if elo else "H1") <= 20


def test_luck_that_the_rotations_share_makes_it_surer() -> None:
    """Seeds of which the first seat wins every game are 0.5 each: nothing speaks for anybody."""
    paired, loose = Sprt(Hypotheses(2), "a", 0), Sprt(Hypotheses(2), "a", 0)
    rng = Random(5)
    for seed in range(100):
        for game in seed_of_games(seed, (1, 0)):
            paired.add(game)
        for game in seed_of_games(seed, (int(rng.random() < 0.5), int(rng.random() < 0.5))):
            loose.add(game)
    assert paired.decision == "H0"
    assert loose.decision == "undecided"


def test_the_order_in_which_games_end_does_not_matter() -> None:
    rng = Random(11)
    games = [
        game
        for seed in range(7, 60)
        for game in seed_of_games(seed, tuple(int(rng.random() < 0.8) for _ in range(2)))
    ]
    ends = set()
    for order in (games, games[::-1], sorted(games, key=lambda _: rng.random())):
        test = Sprt(Hypotheses(2, 0, 100), "a", 7)
        for game in order:
            test.add(game)
        ends.add((test.decision, test.ratio, test.seeds, tuple(test.counted)))
    assert len(ends) == 1
    decision, _, seeds, counted = ends.pop()
    assert decision == "H1"
    assert len(counted) == 2 * seeds < len(games)


def test_half_a_seed_counts_nothing_and_a_gap_holds_up_what_follows() -> None:
    test = Sprt(Hypotheses(2, 0, 400), "a", 1)
    first, second = seed_of_games(1, (1, 1)), seed_of_games(2, (1, 1))
    test.add(first[1])
    for game in second:
        test.add(game)
    assert test.seeds == 0
    assert test.ratio == 0.0
    test.add(first[0])
    assert test.seeds == 2
    assert [game.pairing.seed for game in test.counted] == [1, 1, 2, 2]


def test_shared_victories_of_three_are_one_value_in_any_order() -> None:
    ratios = set()
    for order in permutations(range(3)):
        test = Sprt(Hypotheses(3), "a", 0)
        games = seed_of_games(0, (1, 1, 1))
        games[order[0]] = replace(games[order[0]], ranks=(1, 1, 1))
        for place in order:
            test.add(games[place])
        ratios.add(test.ratio)
    assert len(ratios) == 1


def test_the_bounds_are_those_of_wald() -> None:
    low, high = Hypotheses(2, 0, 10, alpha=0.01, beta=0.2).bounds
    assert low == pytest.approx(log(0.2 / 0.99))
    assert high == pytest.approx(log(0.8 / 0.01))


@pytest.mark.parametrize(
    ("values", "named"),
    [
        ({"elo0": 20.0, "elo1": 20.0}, "elo0"),
        ({"elo1": float("nan")}, "elo0"),
        ({"elo1": 1e6}, "2000"),
        ({"alpha": 0.0}, "alpha"),
        ({"beta": 0.5}, "beta"),
    ],
)
def test_what_cannot_be_told_apart_is_refused(values: dict[str, float], named: str) -> None:
    with pytest.raises(BadData, match=named):
        Hypotheses(2, **values)
