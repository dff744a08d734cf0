"""Nobody knows more than others, and chance is fair: every card not seen is equally likely, dice are dice."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields
from math import sqrt
from random import Random

import pytest

from desktop_app.core.game import CHANCE, Setup
from desktop_app.games.rollnbump.engine.deck import deck
from desktop_app.games.rollnbump.engine.rules import GAME
from desktop_app.games.rollnbump.engine.state import Action, Reveal, Roll, RollnbumpState
from tests.games.rollnbump.positions import Table, position, random_game


def opening(cards: int) -> RollnbumpState:
    """A game of three in which so many cards are turned up."""
    state = GAME.initial(Setup(3))
    for _ in range(cards):
        state, _ = GAME.apply(state, GAME.chance(state, Random(cards)))
    return state


def chance_positions() -> list[RollnbumpState]:
    """One position for each number of dice that chance rolls in some games, and other chances."""
    found: dict[object, RollnbumpState] = {}
    for seats in (2, 3, 4, 5):
        for step in random_game(seats, Random(seats)):
            state = step.before
            if GAME.to_act(state) == CHANCE:
                found.setdefault((state.phase, len(GAME.legal(state))), state)
    return list(found.values())


def spread(state: RollnbumpState, throws: int, seed: int) -> Counter[Action]:
    rng = Random(seed)
    return Counter(GAME.chance(state, rng) for _ in range(throws))


def chi_square_bound(outcomes: int) -> float:
    """Five standard deviations above the mean of the distribution with that many outcomes."""
    freedom = outcomes - 1
    return freedom + 5 * sqrt(2 * freedom)


def distance(counts: Counter[Action], odds: dict[Action, float], throws: int) -> float:
    return sum((counts[action] - throws * p) ** 2 / (throws * p) for action, p in odds.items())


def test_every_seat_and_every_spectator_sees_the_same() -> None:
    for step in random_game(4, Random(1)):
        views = {GAME.observe(step.after, seat) for seat in (None, 0, 1, 2, 3)}
        assert len(views) == 1
        for view in views:
            assert GAME.imagine(view, Random(2)) == step.after


def test_a_position_holds_no_card_that_is_face_down() -> None:
    """Only its height is known of a stack; all cards not seen may come up on any of them."""
    for step in random_game(3, Random(2)):
        state = step.after
        shown = {stack.top for stack in state.stacks} | {card for cards in state.cards for card in cards}
        if state.phase == "reveal":
            stacks = {action.stack for action in GAME.legal(state) if isinstance(action, Reveal)}
            cards = {action.card for action in GAME.legal(state) if isinstance(action, Reveal)}
            assert len(stacks) == 1
            assert cards == set(range(deck().joker)) - shown
        for name in (field.name for field in fields(state)):
            assert "deck" not in name
            assert "order" not in name


def test_two_games_with_the_same_actions_are_the_same_position() -> None:
    """The past and a generator leave no trace but what was turned up and rolled."""
    steps = random_game(2, Random(3))
    state = steps[0].before
    for step in steps:
        state, _ = GAME.apply(state, GAME.parse(GAME.notate(step.action)))
        assert state == step.after


@pytest.mark.parametrize("cards", [0, 4, 8])
def test_every_card_not_seen_is_equally_likely(cards: int) -> None:
    state = opening(cards)
    legal = list(GAME.legal(state))
    assert len(legal) == 48 - cards
    throws = 20_000
    counts = spread(state, throws, seed=cards)
    assert set(counts) == set(legal)
    equal: dict[Action, float] = dict.fromkeys(legal, 1 / len(legal))
    assert distance(counts, equal, throws) < chi_square_bound(len(legal))


def test_an_unfair_deal_would_be_noticed() -> None:
    """The bound is no mere form: one card in ten at double weight lies beyond it."""
    legal = list(GAME.legal(opening(0)))
    rng = Random(5)
    counts = Counter(rng.choice([*legal, *legal[:5]]) for _ in range(20_000))
    assert distance(counts, dict.fromkeys(legal, 1 / len(legal)), 20_000) > chi_square_bound(len(legal))


def test_odds_are_those_of_every_outcome_and_sum_to_one() -> None:
    positions = chance_positions()
    assert len(positions) > 15
    for state in positions:
        odds = GAME.odds(state)
        assert odds is not None
        assert [action for action, _ in odds] == list(GAME.legal(state))
        assert all(p > 0 for _, p in odds)
        assert abs(sum(p for _, p in odds) - 1) < 1e-12
        assert all(GAME.refusal(state, action) is None for action, _ in odds)


@pytest.mark.parametrize(
    ("roll", "bonus", "outcomes"), [("", "", 252), ("12", "", 56), ("1234", "hand", 36), ("12345", "hand", 6)]
)
def test_dice_fall_with_their_odds(roll: str, bonus: str, outcomes: int) -> None:
    state = position(Table(roll=roll, bonus=bonus, phase="roll", rerolls=1 if roll else 2))
    listed = GAME.odds(state)
    assert listed is not None
    odds = dict(listed)
    assert len(odds) == outcomes
    throws = 40_000
    assert distance(spread(state, throws, seed=9), odds, throws) < chi_square_bound(outcomes)


def test_odds_of_a_roll_are_exact() -> None:
    state = position(Table(roll="", phase="roll", rerolls=2))
    listed = GAME.odds(state)
    assert listed is not None
    odds = dict(listed)
    assert odds[Roll((1, 1, 1, 1, 1))] == 1 / 7776
    assert odds[Roll((1, 2, 3, 4, 5))] == 120 / 7776
    assert odds[Roll((2, 2, 3, 3, 5))] == 30 / 7776
