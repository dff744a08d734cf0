"""Matches on a game of dice, and what is counted of them."""

from __future__ import annotations

from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest

from desktop_app.arena.match import (
    Pairing,
    Times,
    challenge,
    play,
    play_all,
    round_robin,
    summary,
    times_of,
    wilson,
)
from desktop_app.core.game import Setup
from tests.arena.dice import GAME, Dice, maker, result


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


def test_the_time_of_each_move_is_kept_beside_the_game() -> None:
    played = play(GAME, Pairing(Setup(3), ("hold", "throw", "hold"), 4), maker)
    assert [times.moves for times in played.times] == [1, 1, 1], "what falls by chance is nobody's move"
    for times in played.times:
        assert 0 < times.slowest <= times.total
    slower = replace(played, times=tuple(Times(1, 9.0, 9.0) for _ in range(3)))
    assert slower == played
    assert hash(slower) == hash(played)


def test_times_of_a_player_add_up_over_seats_and_games() -> None:
    games = [
        replace(result(("a", "b", "b"), (1, 0, 0)), times=(Times(2, 3.0, 2.0), Times(1, 1.0, 1.0), Times())),
        replace(result(("b", "a", "b"), (1, 0, 0)), times=(Times(3, 6.0, 4.0), Times(), Times(1, 2.0, 2.0))),
    ]
    assert times_of(games, "b") == Times(5, 9.0, 4.0)
    assert times_of(games, "b").mean == pytest.approx(1.8)
    assert times_of(games, "nobody").mean == 0.0
