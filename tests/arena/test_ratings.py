"""Ratings by hand: 3 to 1 is 191 points."""

from __future__ import annotations

from math import log10

import pytest

from desktop_app.arena.match import Pairing, Result
from desktop_app.arena.ratings import duels, elo, rated
from desktop_app.core.game import Setup


def test_a_rating_difference_is_the_odds() -> None:
    ratings = elo({("a", "b"): 30.0, ("b", "a"): 10.0}, "b", doubt=0.0)
    assert ratings["b"] == 0.0
    assert ratings["a"] == pytest.approx(400 * log10(3), abs=1e-3)


def test_ratings_add_up_along_a_chain() -> None:
    won = {("a", "b"): 3.0, ("b", "a"): 1.0, ("b", "c"): 3.0, ("c", "b"): 1.0}
    ratings = elo(won, "c", doubt=0.0)
    assert ratings["a"] == pytest.approx(2 * ratings["b"], abs=1e-2)


def test_who_never_lost_has_a_finite_rating() -> None:
    ratings = elo({("a", "b"): 100.0, ("b", "a"): 0.0}, "b")
    assert 800 < ratings["a"] < 1000


def test_players_without_a_common_opponent_are_left_out() -> None:
    ratings = elo({("a", "b"): 1.0, ("b", "a"): 1.0, ("x", "y"): 1.0, ("y", "x"): 1.0}, "a")
    assert set(ratings) == {"a", "b"}


def test_each_two_seats_of_a_game_are_a_duel() -> None:
    game = Result(Pairing(Setup(3), ("a", "b", "b"), 1), (5, 5, 1), (1, 1, 3), ())
    assert duels([game]) == {("a", "b"): 1.5, ("b", "a"): 0.5}


def test_two_seats_of_one_pair_are_told_apart_by_wins_alone() -> None:
    """The likeliest ratings: each player has as many wins as its chances add up to."""
    won = {
        ("a", "b"): 7.0, ("b", "a"): 3.0,
        ("b", "c"): 6.0, ("c", "b"): 2.0,
        ("a", "c"): 4.0, ("c", "a"): 1.0,
    }  # fmt: skip
    ratings = elo(won, "c", doubt=0.0)
    for name in "abc":
        wins = sum(number for (winner, _), number in won.items() if winner == name)
        chances = sum(
            (won[name, other] + won[other, name]) / (1 + 10 ** ((ratings[other] - ratings[name]) / 400))
            for other in "abc"
            if other != name
        )
        assert chances == pytest.approx(wins, abs=1e-6)


def test_a_guess_changes_nothing_but_the_time() -> None:
    won = {("a", "b"): 5.0, ("b", "a"): 2.0, ("b", "c"): 9.0, ("c", "b"): 0.0}
    far = elo(won, "c", guess={"a": -800.0, "b": 1500.0, "c": 70.0})
    assert far == pytest.approx(elo(won, "c"), abs=1e-6)


def seeds_of(wins: str) -> list[Result]:
    """Per seed one game of a against b; "+" if a wins."""
    return [
        Result(Pairing(Setup(2), ("a", "b"), seed), (0, 0), (1, 2) if sign == "+" else (2, 1), ())
        for seed, sign in enumerate(wins)
    ]


def test_an_interval_holds_the_rating_and_narrows_with_more_seeds() -> None:
    few, many = rated(seeds_of("+-+" * 10), "b"), rated(seeds_of("+-+" * 100), "b")
    for found in (few, many):
        assert found["a"].low < found["a"].elo < found["a"].high
        assert found["b"].elo == found["b"].low == found["b"].high == 0.0
    assert many["a"].elo == pytest.approx(400 * log10(2), abs=3)
    assert many["a"].high - many["a"].low < 0.5 * (few["a"].high - few["a"].low)
    # A binomial share of 2/3 in 300 games: its standard error in Elo is 400 / ln 10 / sqrt(300 * 2/9).
    assert many["a"].high - many["a"].low == pytest.approx(2 * 1.96 * 21.3, rel=0.15)


def test_games_that_share_a_seed_are_one_sample() -> None:
    """The same wins ten times over say no more than once if each seed always ends the same."""
    once = seeds_of("+-+" * 10)
    tenfold = [game for game in once for _ in range(10)]
    narrow, wide = rated(seeds_of("+-+" * 100), "b"), rated(tenfold, "b")
    assert wide["a"].high - wide["a"].low > 2 * (narrow["a"].high - narrow["a"].low)


def test_the_same_seed_draws_the_same_interval() -> None:
    games = seeds_of("+-++-" * 6)
    assert rated(games, "b", seed=3) == rated(games, "b", seed=3)
    assert len({rated(games, "b", seed=seed, draws=10)["a"] for seed in range(9)}) > 1


def test_who_won_all_has_a_lower_bound_and_an_upper_one() -> None:
    """A share of which nothing was known before: after 20 wins of 20 its density goes with its 20th power."""
    found = rated(seeds_of("+" * 20), "b", draws=4000)["a"]
    for bound, part in ((found.low, 0.025), (found.high, 0.975)):
        share = part ** (1 / 21)
        assert bound == pytest.approx(400 * log10(share / (1 - share)), abs=60)


def test_one_seed_says_little() -> None:
    games = [
        Result(Pairing(Setup(2), players, 1), (0, 0), ranks, ())
        for players, ranks in ((("a", "b"), (1, 2)), (("b", "a"), (2, 1)))
    ]
    found = rated(games, "b")["a"]
    assert found.low < 0 < found.elo < found.high
    assert found.high - found.low > 500


def test_who_met_the_anchor_in_one_seed_only_is_rated_too() -> None:
    games = seeds_of("+-")
    games.append(Result(Pairing(Setup(2), ("c", "b"), 9), (0, 0), (1, 2), ()))
    found = rated(games, "b", draws=50)
    assert found["c"].low < found["c"].elo < found["c"].high
    assert found["c"].elo > found["a"].elo
