"""Levels measured on the game of dice: players that throw with a bonus, known to be stronger."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from desktop_app.arena.going_on import play_on
from desktop_app.arena.levels import Plan, standings, table_standing, this_machine, whole
from desktop_app.arena.match import Pairing, Result, Times
from desktop_app.arena.standings import read_file, written
from desktop_app.core.errors import BadData
from desktop_app.core.game import Setup
from tests.arena.dice import GAME, maker

TWO, FOUR = Setup(2), Setup(4, 0, (("board", "large"),))
PLAN = Plan((TWO, FOUR), "anchor", ("1", "2", "3", "4", "5"), seed=7)
STRENGTH = {"anchor": 0.0, "1": -1.0, "2": 0.0, "3": 1.0, "4": 2.0, "5": 3.0}


def made_up(pairing: Pairing) -> Result:
    """A game in which the stronger one mostly wins."""
    rng = Random(f"{pairing}")
    points = tuple(round(10 * (STRENGTH[name] + rng.gauss(0, 1))) for name in pairing.players)
    ranks = tuple(1 + sum(other > own for other in points) for own in points)
    times = tuple(Times(2, 2 * STRENGTH[name] + 4, STRENGTH[name] + 3) for name in pairing.players)
    return Result(pairing, points, ranks, (), times=times)


def test_each_level_meets_the_one_below_and_the_middle_one_the_anchor() -> None:
    assert PLAN.pairs == (
        ("1", "anchor"),
        ("2", "1"),
        ("3", "2"),
        ("4", "3"),
        ("5", "4"),
        ("3", "anchor"),
    )
    assert Plan((TWO,), "anchor", ("1",)).pairs == (("1", "anchor"),)


def test_a_round_has_one_seed_and_every_table_in_all_rotations() -> None:
    first = list(islice(PLAN.pairings(), 6 * 2 + 6 * 4))
    assert {pairing.seed for pairing in first} == {7}
    tables = Counter(pairing.setup for pairing in first)
    assert tables == {TWO: 12, FOUR: 24}
    alone = [pairing for pairing in first if pairing.setup == FOUR and set(pairing.players) == {"5", "4"}]
    assert Counter(pairing.players.index("5") for pairing in alone) == dict.fromkeys(range(4), 1)
    assert all(pairing.players.count("5") == 1 for pairing in alone)
    assert next(islice(PLAN.pairings(), 36, None)).seed == 8


def test_games_are_per_pair_and_table() -> None:
    pairings = list(PLAN.pairings(6))
    assert len(set(pairings)) == len(pairings)
    counts = Counter((pairing.setup.seats, *sorted(set(pairing.players))) for pairing in pairings)
    assert set(counts.values()) == {6, 8}, "whole rotations: 6 with two seats, 8 with four"
    assert list(islice(PLAN.pairings(), 60)) == pairings[:60]


def test_the_highest_level_plays_in_some_rounds_only() -> None:
    rare = replace(PLAN, every=3)
    counts = Counter((pairing.setup.seats, *sorted(set(pairing.players))) for pairing in rare.pairings(24))
    assert counts[2, "4", "5"] == 4 * 2
    assert counts[4, "4", "5"] == 2 * 4
    assert {count for names, count in counts.items() if "5" not in names} == {24}
    with pytest.raises(BadData, match="0"):
        replace(PLAN, every=0)


def test_a_rotation_that_is_not_whole_counts_nothing() -> None:
    results = [made_up(pairing) for pairing in PLAN.pairings(8)]
    cut = results[:-3]
    missing = {
        (result.pairing.setup, result.pairing.seed, *sorted(result.pairing.players))
        for result in results[-3:]
    }
    kept = whole(cut)
    assert len(kept) == len(results) - 4
    assert all(
        (result.pairing.setup, result.pairing.seed, *sorted(result.pairing.players)) not in missing
        for result in kept
    )


def test_the_same_games_give_the_same_table_in_any_order() -> None:
    results = [made_up(pairing) for pairing in PLAN.pairings(8)]
    mixed = results[:]
    Random(3).shuffle(mixed)
    assert table_standing(PLAN, FOUR, results, draws=40) == table_standing(PLAN, FOUR, mixed, draws=40)


@pytest.mark.parametrize("setup", [TWO, FOUR], ids=["two", "four"])
def test_ratings_rise_and_shares_are_those_against_the_level_below(setup: Setup) -> None:
    results = [made_up(pairing) for pairing in PLAN.pairings(60)]
    found = table_standing(PLAN, setup, results, draws=60)
    assert found is not None
    assert found.games == 6 * 60
    assert [level.level for level in found.levels] == [1, 2, 3, 4, 5]
    ratings = [level.elo for level in found.levels]
    assert ratings == sorted(ratings)
    assert ratings[0] < 0 < ratings[2]
    for number, level in enumerate(found.levels):
        name, below = str(number + 1), str(number) if number else "anchor"
        games = [
            result
            for result in results
            if result.pairing.setup == setup
            and set(result.pairing.players) == {name, below}
            and result.pairing.players.count(name) == 1
        ]
        shares = [result.share(result.pairing.players.index(name)) for result in games]
        assert level.games == len(games) == 60
        assert level.share == pytest.approx(sum(shares) / 60, abs=1e-4)
        assert level.share_low < level.share < level.share_high
        assert level.low <= level.elo <= level.high
        assert (level.seconds, level.slowest) == (STRENGTH[name] + 2, STRENGTH[name] + 3)


def test_the_file_has_the_tables_at_which_every_pair_has_played() -> None:
    results = [made_up(pairing) for pairing in PLAN.pairings(4)]
    short = [
        result
        for result in results
        if result.pairing.setup != FOUR or set(result.pairing.players) != {"5", "4"}
    ]
    found = standings(PLAN, "dice", short, search="int", expert="x", draws=10)
    assert [table.seats for table in found.tables] == [2]
    full = standings(PLAN, "dice", results, draws=10)
    assert [table.setup for table in full.tables] == [TWO, FOUR]
    assert (found.game, found.anchor, found.seed, found.search, found.expert) == (
        "dice",
        "anchor",
        7,
        "int",
        "x",
    )


def test_what_is_measured_can_be_written_and_read(tmp_path: Path) -> None:
    plan = Plan((Setup(2), Setup(3)), "hold", ("throw/1", "throw/2", "throw/3"))
    results = [result for _, result in play_on(GAME, plan.pairings(6), maker)]
    found = standings(plan, "dice", results, draws=20)
    path = tmp_path / "dice.json"
    path.write_bytes(written(found))
    assert read_file(path, "dice") == found
    assert len(found.tables) == 2


def test_games_of_another_table_do_not_count() -> None:
    results = [made_up(pairing) for pairing in Plan((TWO,), "anchor", PLAN.levels, seed=7).pairings(4)]
    moved = [
        replace(result, pairing=replace(result.pairing, setup=TWO.with_option("board", "large")))
        for result in results
    ]
    assert table_standing(PLAN, TWO, moved, draws=5) is None
    both = table_standing(PLAN, TWO, [*results, *moved], draws=5)
    assert both == table_standing(PLAN, TWO, results, draws=5)


def test_the_machine_says_how_fast_it_is() -> None:
    machine = this_machine()
    assert machine.cores >= 1
    assert machine.speed > 10_000
    assert machine.python.count(".") == 2


@pytest.mark.parametrize(
    ("tables", "anchor", "levels"),
    [
        ((), "a", ("1", "2")),
        ((Setup(1),), "a", ("1", "2")),
        ((TWO,), "1", ("1", "2")),
        ((TWO,), "a", ("1", "1")),
        ((TWO,), "a", ()),
    ],
)
def test_a_plan_that_measures_nothing_is_refused(
    tables: tuple[Setup, ...], anchor: str, levels: tuple[str, ...]
) -> None:
    with pytest.raises(BadData, match="expected"):
        Plan(tables, anchor, levels)
