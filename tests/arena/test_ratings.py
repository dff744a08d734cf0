"""Ratings by hand: 3 to 1 is 191 points."""

from __future__ import annotations

from math import log10

import pytest

from desktop_app.arena.match import Pairing, Result
from desktop_app.arena.ratings import duels, elo
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
