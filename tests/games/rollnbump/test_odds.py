"""The chances that the table shows: the rule book's numbers, and the rules' own odds."""

from __future__ import annotations

from random import Random

import pytest

from desktop_app.core.game import CHANCE, Setup
from desktop_app.games.rollnbump.engine.deck import deck
from desktop_app.games.rollnbump.engine.odds import Aim, best_odds, chance_of, claim_odds
from desktop_app.games.rollnbump.engine.placing import groups, targets
from desktop_app.games.rollnbump.engine.rules import GAME
from desktop_app.games.rollnbump.engine.state import Claim, Reroll, RollnbumpState, Stop

SINGLE = {0: 0.9351, 1: 0.6988, 2: 0.3548, 3: 0.1044, 4: 0.0133, 5: 0.0}
KNOWN = {
    **{f"S{face}": SINGLE for face in range(1, 7)},
    "P2": {0: 0.9992, 2: 0.9951, 4: 0.9862, 6: 0.9657, 8: 0.9062, 10: 0.6988, 12: 0.0},
    "K3": {0: 0.7432, 3: 0.7070, 6: 0.6603, 9: 0.6015, 12: 0.5144, 15: 0.3548, 18: 0.0},
    "K4": {0: 0.2908, 4: 0.2664, 8: 0.2383, 12: 0.2052, 16: 0.1639, 20: 0.1044, 24: 0.0},
    "K5": {0: 0.0460, 5: 0.0410, 10: 0.0355, 15: 0.0294, 20: 0.0223, 25: 0.0133, 30: 0.0},
    "R3": {0: 0.9163, 6: 0.8407, 9: 0.7626, 12: 0.6673, 15: 0.0},
    "R4": {0: 0.6154, 10: 0.5407, 14: 0.4482, 18: 0.0},
    "R5": {0: 0.2611, 15: 0.1968, 20: 0.0},
}


def positions(seats: int, seed: int) -> list[RollnbumpState]:
    """Everything where dice are due, chosen or claimed with in a random game."""
    rng, state, found = Random(seed), GAME.initial(Setup(seats)), []
    while (seat := GAME.to_act(state)) is not None:
        if state.phase in ("roll", "choose", "claim"):
            found.append(state)
        action = GAME.chance(state, rng) if seat == CHANCE else rng.choice(list(GAME.legal(state)))
        state, _ = GAME.apply(state, action)
    return found


def claims_of(state: RollnbumpState) -> list[Claim]:
    return [action for action in GAME.legal(state) if isinstance(action, Claim)]


@pytest.mark.parametrize("kind", [kind.id for kind in deck().kinds])
def test_the_chance_to_beat_each_claim(kind: str) -> None:
    number = [entry.id for entry in deck().kinds].index(kind)
    for beaten, chance in KNOWN[kind].items():
        assert chance_of(Aim(number, beaten), 5) == pytest.approx(chance, abs=0.5e-4)


def test_the_bonus_die_helps() -> None:
    for number in range(len(deck().kinds)):
        assert chance_of(Aim(number), 5, bonus=True) > chance_of(Aim(number), 5)


@pytest.mark.parametrize("seats", [2, 4])
def test_the_best_keep_is_the_best_of_all_keeps(seats: int) -> None:
    for state in positions(seats, seats):
        if state.phase != "choose":
            continue
        best = best_odds(state)
        tried = [
            claim_odds(state, action.kept, action.keep_bonus)
            for action in GAME.legal(state)
            if isinstance(action, Reroll)
        ]
        tried.append(claim_odds(state, state.dice, keep_bonus=True))
        for card in targets(state):
            most = max(found.get(card.slot, 0.0) for found in tried)
            assert best.get(card.slot, 0.0) == pytest.approx(most, abs=1e-12)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_claim_that_is_due_is_sure_or_impossible(seats: int) -> None:
    for state in positions(seats, seats):
        if state.phase == "claim":
            able = {placement.slot for claim in claims_of(state) for placement in claim.placements}
            assert best_odds(state) == claim_odds(state, ()) == dict.fromkeys(sorted(able), 1.0)


@pytest.mark.parametrize("seats", [2, 5])
def test_one_roll_further_the_mean_is_the_same(seats: int) -> None:
    """The chance of a keep is the mean of the best chances of the rolls that it leads to."""
    bonus_die = 0
    for number, state in enumerate(positions(seats, 7)):
        if state.phase != "roll" or number % 3:
            continue
        bonus_die += state.bonus_in_hand
        now = best_odds(state)
        sums = dict.fromkeys(now, 0.0)
        odds = GAME.odds(state)
        assert odds is not None
        for action, chance in odds:
            for slot, value in best_odds(GAME.apply(state, action)[0]).items():
                sums[slot] = sums.get(slot, 0.0) + chance * value
        assert sums == pytest.approx(now, abs=1e-12)
    assert bonus_die


def test_what_the_dice_meet_is_sure_when_they_are_kept() -> None:
    for state in positions(3, 11):
        if state.phase == "choose":
            met = {card.slot for card in targets(state) if groups(card.kind, state.dice, card.held)}
            assert met <= {slot for slot, chance in best_odds(state).items() if chance == 1.0}
            stopped = best_odds(GAME.apply(state, Stop())[0])
            assert stopped == claim_odds(state, state.dice, keep_bonus=True)


def test_nothing_is_found_where_no_dice_are_due() -> None:
    assert best_odds(GAME.initial(Setup(2))) == {}
