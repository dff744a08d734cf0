"""The exact play of a turn: against known numbers and against a solver of its own kind, in fractions."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import cache
from random import Random

import numpy as np
import pytest

from desktop_app.games.rollnbump.engine.benches import dense, dense_bonus_mean, dense_mean
from desktop_app.games.rollnbump.engine.deck import deck
from desktop_app.games.rollnbump.engine.dice_tables import dice_table
from desktop_app.games.rollnbump.engine.patterns import NEVER, all_groups, finals, kind_groups, packed
from desktop_app.games.rollnbump.engine.turn import mean, solve, solve_bonus, turned

DICE = (1, 2, 3, 4, 5)


@pytest.mark.parametrize(
    ("dice", "rolls", "keeps", "pairs"), [(3, 56, 84, 364), (4, 126, 210, 1365), (5, 252, 462, 4368)]
)
def test_sizes_of_the_tables(dice: int, rolls: int, keeps: int, pairs: int) -> None:
    table = dice_table(dice)
    assert (len(table.rolls), len(table.keeps), len(table.inside)) == (rolls, keeps, pairs)
    assert table.chance.sum() == pytest.approx(1.0, abs=1e-15)
    for roll, start in enumerate(table.starts):
        assert table.holder[start] == roll


@pytest.mark.parametrize(
    ("dice", "expected"), [(3, Fraction(14)), (4, Fraction(56, 3)), (5, Fraction(70, 3))]
)
def test_the_mean_total_with_two_rerolls(dice: int, expected: Fraction) -> None:
    table = dice_table(dice)
    found = mean(table, solve(table, table.roll_total[:, None].astype(float)))
    assert found[0] == pytest.approx(float(expected), abs=1e-12)


class Slow:
    """The same by recursion over single dice, each value a fraction; `worth` is of sorted dice and face."""

    def __init__(self, dice: int, worth: Callable[[tuple[int, ...], int], Fraction]) -> None:
        self.dice = dice
        self.roll = cache(self._roll)
        self.loose = cache(self._loose)
        self.worth = worth

    def _roll(self, dice: tuple[int, ...], rerolls: int, face: int = 0) -> Fraction:
        """The best of a roll; face 0: there is no bonus die."""
        best = self.worth(dice, face)
        if rerolls:
            for kept in {
                tuple(d for i, d in enumerate(dice) if mask >> i & 1) for mask in range(1 << self.dice)
            }:
                best = max(best, self.loose(kept, rerolls - 1, face))
                if face:
                    again = sum((self.loose(kept, rerolls - 1, f) for f in range(1, 7)), Fraction())
                    best = max(best, again / 6)
        return best

    def _loose(self, kept: tuple[int, ...], rerolls: int, face: int = 0) -> Fraction:
        if len(kept) == self.dice:
            return self.roll(kept, rerolls, face)
        after = (self.loose(tuple(sorted((*kept, f))), rerolls, face) for f in range(1, 7))
        return sum(after, Fraction()) / 6


def random_worths(table_rolls: tuple[tuple[int, ...], ...], rng: Random) -> dict[tuple[int, ...], Fraction]:
    return {roll: Fraction(rng.randint(0, 4000), 37) for roll in table_rolls}


@pytest.mark.parametrize(("dice", "cases"), [(1, 10), (2, 15), (3, 95), (4, 45), (5, 20)])
def test_against_fractions(dice: int, cases: int) -> None:
    table, rng = dice_table(dice), Random(dice)
    worths = [random_worths(table.rolls, rng) for _ in range(cases)]
    final = np.array([[float(worth[roll]) for worth in worths] for roll in table.rolls])
    fast = solve(table, final)
    for case, worth in enumerate(worths):
        slow = Slow(dice, lambda roll, face, worth=worth: worth[roll])  # type: ignore[misc]
        for rerolls in (1, 2):
            for number, roll in enumerate(table.rolls):
                assert abs(fast.rolls[rerolls][number, case] - float(slow.roll(roll, rerolls))) <= 1e-12
            for number, keep in enumerate(table.keeps):
                found = fast.keeps[rerolls - 1][number, case]
                assert abs(found - float(slow.loose(keep, rerolls - 1))) <= 1e-12
        assert abs(mean(table, fast)[case] - float(slow.loose((), 2))) <= 1e-12


@pytest.mark.parametrize(("dice", "cases"), [(2, 5), (3, 8), (5, 2)])
def test_against_fractions_with_the_bonus_die(dice: int, cases: int) -> None:
    """One die may be turned to the bonus die's face at the end."""
    table, rng = dice_table(dice), Random(dice)
    worths = [random_worths(table.rolls, rng) for _ in range(cases)]
    final = np.array([[float(worth[roll]) for worth in worths] for roll in table.rolls])
    fast = solve_bonus(table, turned(table, final))
    for case, worth in enumerate(worths):

        def best(
            roll: tuple[int, ...], face: int, worth: dict[tuple[int, ...], Fraction] = worth
        ) -> Fraction:
            changed = [tuple(sorted((*roll[:i], face, *roll[i + 1 :]))) for i in range(len(roll))]
            return max(worth[dice] for dice in (roll, *changed))

        slow = Slow(dice, best)
        for face in range(1, 7):
            for number, roll in enumerate(table.rolls):
                assert abs(fast.rolls[1][number, face - 1, case] - float(slow.roll(roll, 1, face))) <= 1e-12
                if dice < 5 or number % 50 == 0:
                    assert (
                        abs(fast.rolls[2][number, face - 1, case] - float(slow.roll(roll, 2, face))) <= 1e-12
                    )


@pytest.mark.parametrize("dice", DICE)
def test_against_dense_tables(dice: int) -> None:
    table, numbers = dice_table(dice), np.random.default_rng(dice)
    assert np.allclose(dense(table).sum(axis=1), 1.0, atol=1e-12)
    final = numbers.random((len(table.rolls), 7))
    assert np.allclose(mean(table, solve(table, final)), dense_mean(table, final), atol=1e-12)
    with_bonus = numbers.random((len(table.rolls), 6, 3))
    found = mean(table, solve_bonus(table, with_bonus))
    assert np.allclose(found, dense_bonus_mean(table, with_bonus), atol=1e-12)


def test_the_groups_of_each_kind() -> None:
    sizes = {kind.id: len(all_groups(kind)) for kind in deck().kinds}
    assert sizes == {
        **{f"S{n}": 5 for n in range(1, 7)},
        "P2": 6,
        "R3": 4,
        "K3": 6,
        "R4": 3,
        "R5": 2,
        "K4": 6,
        "K5": 6,
    }


def slow_packing(cards: list[tuple[int, list[float]]], dice: tuple[int, ...], rest: list[float]) -> float:
    """The most that the dice are worth, by trying everything."""
    if not cards:
        return rest[sum(dice)]
    (kind, values), others = cards[0], cards[1:]
    best = slow_packing(others, dice, rest)
    for group, value in zip(kind_groups(kind).groups, values, strict=True):
        left = list(dice)
        if value > NEVER and all(left.count(face) >= group.count(face) for face in group):
            for face in group:
                left.remove(face)
            best = max(best, value + slow_packing(others, tuple(left), rest))
    return best


@pytest.mark.parametrize("seed", range(6))
def test_the_best_way_to_divide_a_roll(seed: int) -> None:
    rng, dice = Random(seed), 3 + seed % 3
    table = dice_table(dice)
    kinds = [rng.randrange(len(deck().kinds)) for _ in range(4)]
    kinds.append(kinds[0])
    cards = [
        (kind, [NEVER if rng.random() < 0.3 else rng.random() for _ in kind_groups(kind).groups])
        for kind in kinds
    ]
    rest = [0.0] + [rng.random() for _ in range(30)]
    worth = packed([(kind, np.array(values)[:, None]) for kind, values in cards], 1)
    found = finals(table, worth, np.array(rest)[:, None])
    for number in range(0, len(table.rolls), 7):
        assert found[number, 0] == pytest.approx(slow_packing(cards, table.rolls[number], rest), abs=1e-12)
