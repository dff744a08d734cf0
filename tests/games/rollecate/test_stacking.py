"""Putting penalty cards onto a pile: nothing better can be reached by any order."""

from __future__ import annotations

from random import Random

import pytest

from desktop_app.games.rollecate.engine.rules import GAME
from desktop_app.games.rollecate.engine.stacking import (
    Result,
    first_step,
    least_growth,
    results,
    stacked,
    topmost,
)
from desktop_app.games.rollecate.engine.state import RollecateState
from tests.games.rollecate.positions import Table, piles_reached, position, short

Pile = tuple[int, ...]


def reachable(pile: Pile, coming: Pile) -> set[Pile]:
    """Every pile that any order and any choice of combining leads to."""
    if not coming:
        return {pile}
    found: set[Pile] = set()
    for value in set(coming):
        left = list(coming)
        left.remove(value)
        found |= reachable((*pile, value), tuple(left))
        if pile and pile[-1] == value:
            found |= reachable(pile[:-1], tuple(left))
    return found


def some(rng: Random) -> tuple[Pile, Pile]:
    highest = rng.randrange(1, 6)
    pile = tuple(rng.randint(1, highest) for _ in range(rng.randrange(6)))
    return pile, tuple(sorted(rng.randint(1, highest) for _ in range(rng.randrange(1, 6))))


def test_the_least_growth_is_the_least_of_all_orders() -> None:
    rng = Random(1)
    for _ in range(1500):
        pile, coming = some(rng)
        assert least_growth(pile, coming) == min(map(sum, reachable(pile, coming))) - sum(pile)


def test_results_are_piles_that_can_be_reached() -> None:
    rng = Random(2)
    for _ in range(1500):
        pile, coming = some(rng)
        found = results(topmost(pile, len(coming) + rng.randrange(3)), coming)
        piles = [stacked(pile, result) for result in found]
        assert set(piles) <= reachable(pile, coming)
        assert len(set(piles)) == len(piles)
        assert [result.growth for result in found] == [sum(each) - sum(pile) for each in piles]
        assert list(found) == sorted(found)


def test_every_top_that_costs_the_least_is_among_them() -> None:
    """Of the piles of the least growth none is missing, so that there is a choice of what lies on top."""
    rng = Random(3)
    choices = 0
    for _ in range(800):
        pile, coming = some(rng)
        every = reachable(pile, coming)
        least = min(map(sum, every))
        kept = {stacked(pile, result) for result in results(topmost(pile, len(coming)), coming)}
        assert {each for each in every if sum(each) == least} <= kept
        choices += len(kept) > 1
    assert choices > 100


@pytest.mark.parametrize(
    ("pile", "coming", "best"),
    [("4 2", "2 4", Result(-6, 2, ())), ("3", "3 3", Result(0, 0, ())), ("", "1 1 1", Result(1, 0, (1,)))],
)
def test_worked_examples(pile: str, coming: str, best: Result) -> None:
    values = tuple(int(word) for word in pile.split())
    found = results(values[::-1], tuple(int(word) for word in coming.split()))
    assert found[0].growth == best.growth
    assert best in found


def test_the_steps_lead_to_each_result() -> None:
    """Step by step through the rules, with cards of all kinds."""
    rng = Random(4)
    asked = 0
    for _ in range(300):
        pile = " ".join(str(rng.randint(1, 3)) for _ in range(rng.randrange(5)))
        pending = " ".join(rng.choice(["1", "1C", "2", "2C", "3", "3C"]) for _ in range(rng.randint(2, 5)))
        try:
            state = position(Table(piles=(pile,), pending=pending, phase="stack"))
        except ValueError:  # no position: there is one way only
            continue
        before = [state.value(card) for card in state.piles[0]]
        coming = tuple(sorted(state.value(card) for card in state.pending))
        for result in results(topmost(before, len(coming)), coming):
            asked += 1
            after = followed(state, before, result)
            assert tuple(after.value(card) for card in after.piles[0]) == stacked(before, result)
    assert asked > 300


def followed(state: RollecateState, before: list[int], result: Result) -> RollecateState:
    """The state after all steps towards the result, each time told what is still to be done."""
    goal = stacked(before, result)
    while state.phase == "stack":
        pile = [state.value(card) for card in state.piles[0]]
        coming = tuple(sorted(state.value(card) for card in state.pending))
        found = results(topmost(pile, len(coming)), coming)
        left = next(each for each in found if stacked(pile, each) == goal)
        step = first_step(GAME.observe(state, 0), left)
        assert step in GAME.legal(state), short(state.pending)
        state, _ = GAME.apply(state, step)
    return state


def test_of_the_piles_that_the_rules_allow_those_are_left_that_waste_no_pair() -> None:
    state = position(Table(piles=("4 2",), pending="2 4", phase="stack"))
    assert piles_reached(state) == {"", "4 4", "4 2 4 2", "4 2 2 4"}
    assert {stacked((4, 2), each) for each in results((2, 4), (2, 4))} == {(), (4, 2, 4, 2)}
