"""The chances that the table shows: the rule book's numbers, and the rules' own odds."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cache
from random import Random

import pytest

from desktop_app.core.game import CHANCE, Setup
from desktop_app.games.rollnbump.engine.chances import throws
from desktop_app.games.rollnbump.engine.deck import deck
from desktop_app.games.rollnbump.engine.odds import Aim, best_odds, chance_of, claim_odds
from desktop_app.games.rollnbump.engine.placing import Target, groups, targets, turned
from desktop_app.games.rollnbump.engine.rules import GAME
from desktop_app.games.rollnbump.engine.state import Claim, Dice, Reroll, RollnbumpState, Stack, Stop

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


# ---- dice that lie on other cards --------------------------------------------------------------------


def parts(dice: Dice) -> list[Dice]:
    """Every choice of these dice."""
    found: set[Dice] = {()}
    for die in dice:
        found |= {(*part, die) for part in found}
    return sorted(tuple(sorted(part)) for part in found)


def by_hand(card: Target, hand: Dice, kept: Dice, rerolls: int, face: int, *, keeps_face: bool) -> float:
    """The chance of a keep, every throw and every later keep tried; `face` 0: without the bonus die."""

    @cache
    def of_keep(kept: Dice, face: int, keeps_face: bool, left: int) -> float:
        faces = [face] if keeps_face or not face else range(1, 7)
        others, total = len(hand) - len(kept), 0.0
        for thrown, ways in throws(others):
            for shown in faces:
                total += ways * best(tuple(sorted(kept + thrown)), shown, left - 1)
        return float(total / 6**others / len(faces))

    @cache
    def best(dice: Dice, face: int, left: int) -> float:
        if any(groups(card.kind, each, card.held) for each in turned(dice, face)):
            return 1.0
        if not left:
            return 0.0
        return max(
            of_keep(part, face, keeps, left)
            for part in parts(dice)
            for keeps in ((False, True) if face else (True,))
        )

    return of_keep(kept, face, keeps_face, rerolls)


@pytest.mark.parametrize("bonus_die", [False, True])
def test_dice_on_other_cards_are_out_of_the_turn(bonus_die: bool) -> None:
    """Against every throw and keep tried one by one, for one to three dice left in the hand."""
    rng, tried, with_bonus, certain = Random(5), 0, 0, 0
    for state in (state for seats in (2, 3, 5) for seed in range(4) for state in positions(seats, seed)):
        if state.phase != "choose" or state.bonus_in_hand is not bonus_die or rng.random() < 0.4:
            continue
        left = rng.randint(1, 2 if bonus_die or state.rerolls > 1 else 3)
        hand = tuple(sorted(rng.sample(state.dice, min(left, len(state.dice) - 1))))
        spent = tuple(sorted((Counter(state.dice) - Counter(hand)).elements()))
        kept = tuple(sorted(rng.sample(hand, rng.randint(0, len(hand) - 1))))
        bonus_spent, keep_bonus = rng.random() < 0.3, rng.random() < 0.5
        face = 0 if bonus_spent or not bonus_die else state.bonus_face
        odds = claim_odds(state, kept, keep_bonus, spent=spent, bonus_spent=bonus_spent)
        for card in targets(state)[:: 3 if bonus_die else 2]:
            true = by_hand(card, hand, kept, state.rerolls, face, keeps_face=keep_bonus)
            assert odds.get(card.slot, 0.0) == pytest.approx(true, abs=1e-12)
            certain += true == 1.0
        assert claim_odds(state, kept, keep_bonus, spent=spent, bonus_spent=bonus_spent, only=()) == {}
        tried, with_bonus = tried + 1, with_bonus + bool(face)
        if tried == 60:
            break
    assert tried >= (20 if bonus_die else 50)
    assert bool(with_bonus) is bonus_die


def test_what_is_kept_and_enough_is_sure_and_what_is_spent_is_not() -> None:
    """Of 4 4 4 6 6 the fours lie on another card: the sixes still claim a pair, the fours no more."""
    state = next(s for s in positions(2, 1) if s.phase == "choose" and len(s.dice) == 5)
    state = replace(state, dice=(4, 4, 4, 6, 6), bonus_in_hand=False, bonus_face=0, rerolls=1)
    cards = {name: deck().card("red", name) for name in ("P2", "K3", "S4")}
    stacks = tuple(Stack(card, 3) for card in cards.values())
    state = replace(state, stacks=stacks, joker_on_table=False, joker_claim=None)
    spent = claim_odds(state, (6,), spent=(4, 4, 4))
    assert spent == pytest.approx({0: 1 / 6, 2: 1 / 6})
    assert claim_odds(state, (6, 6), spent=(4, 4, 4)) == {0: 1.0}
    assert claim_odds(state, (4, 4, 4, 6))[1] == 1.0
    assert claim_odds(state, (), spent=state.dice) == {}
