"""What always holds, on random games with each mix of modules and random hills."""

from __future__ import annotations

from random import Random
from typing import get_args

import pytest

from desktop_app.core.game import CHANCE, Setup
from desktop_app.games.rolima.engine.deck import GOAL, SECTIONS, deck
from desktop_app.games.rolima.engine.rules import GAME
from desktop_app.games.rolima.engine.state import (
    BLIND_BEND,
    COMEBACK,
    NECK_AND_NECK,
    SOLD_OUT,
    Phase,
    RolimaState,
    Track,
)
from tests.games.rolima.positions import Step, any_setup, random_game

SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
MODULES = pytest.mark.parametrize(
    ("zero_ten", "gum"), [(False, False), (True, False), (False, True), (True, True)]
)
MOST_ROUNDS = 21
CODES = {
    *("lined", "dealt", "filled", "ready", "played", "turned_over", "cheered", "moved", "drafted", "horn"),
    *("took_gum", "gum_skipped", "revealed", "shuffled", "round_ended", "finished", "shown", "over"),
}


@SEATS
@MODULES
def test_what_always_holds(seats: int, pytestconfig: pytest.Config, *, zero_ten: bool, gum: bool) -> None:
    for seed in range(int(pytestconfig.getoption("--rolima-games"))):
        rng = Random(f"{seats}/{zero_ten}/{gum}/{seed}")
        steps = random_game(any_setup(seats, rng, zero_ten=zero_ten, gum=gum), rng)
        for step in steps:
            check_cards(step.after)
            check_track(step)
            check_turns(step)
            if step.after.phase == "cheer" and not step.after.played:
                check_round_start(step.after)
        check_end(steps)
        some = rng.choice(steps).after
        assert GAME.decode(GAME.encode(some)) == some


def check_cards(state: RolimaState) -> None:
    """No card comes or goes; what has been shown is not forgotten."""
    played = [one.card for one in state.played if one.card is not None]
    lying = [*state.display, *state.pile, *state.discard, *played]
    for hand in state.hands:
        assert list(hand) == sorted(hand)
        lying += hand
    assert len(lying) == 45 + 5 * state.house.zero_ten
    assert sorted(lying) == list(deck().cards(zero_ten=state.house.zero_ten))
    assert {*state.display, *state.discard} <= set(state.shown)
    assert state.blind or set(played) <= set(state.shown)


def distance(track: Track) -> int:
    """The sum of the rows of all carts."""
    return sum(row * len(carts) for row, carts in enumerate(track))


def check_track(step: Step) -> None:
    """Each cart is in one row; carts move in the cheering only, forward, all in all by one or two rows."""
    before, after = step.before, step.after
    if before.phase == "line":
        return
    assert sorted(cart for row in after.track for cart in row) == [0, 1, 2, 3, 4]
    moved = distance(after.track) - distance(before.track)
    if "cheered" in (event.code for event in step.events):
        assert 1 <= moved <= 2
        assert moved == 1 or before.rule in (2, COMEBACK, NECK_AND_NECK)
    else:
        assert after.track == before.track
    assert len(after.track[GOAL]) == (after.phase == "over")


def check_turns(step: Step) -> None:
    """One hill card at most lies open, it is never an earlier one again, and each seat acts in its time."""
    before, after = step.before, step.after
    assert after.open >= before.open
    assert after.open == 0 or after.hill[after.open - 1] is not None
    assert not any(after.hill[after.open :])
    seen = [hill for hill in after.hill if hill]
    assert len(set(seen)) == len(seen)
    if after.phase == "cheer":
        assert after.current == (after.horn + len(after.played)) % after.seats
    elif after.phase == "draft":
        assert after.current == after.queue[0]
        assert len(set(after.queue)) == len(after.queue)
    elif after.phase == "gum":
        assert after.current == after.horn
    assert before.phase != "draft" or len(after.hands[before.current]) == deck().hand


def check_round_start(state: RolimaState) -> None:
    """Full hands and a full display; the open card is that of the leader's section."""
    assert [len(hand) for hand in state.hands] == [4] * state.seats
    assert len(state.display) == state.seats + (state.rule != SOLD_OUT)
    leader = max(row for row, carts in enumerate(state.track) if carts)
    assert state.open == (0 if state.house.hill_mode == "hidden" else leader)
    assert leader <= SECTIONS


def check_end(steps: list[Step]) -> None:
    """Three bets each, at most 21 rounds; points and places as the rules have them."""
    last = steps[-1].after
    outcome = GAME.outcome(last)
    assert outcome is not None
    assert [len(hand) for hand in last.hands] == [3] * last.seats
    assert last.round <= MOST_ROUNDS
    quick = {COMEBACK, NECK_AND_NECK} & set(last.hill)
    assert last.round >= 5 or quick
    multipliers = dict(zip(last.race, (3, 2, 1, 0, 0), strict=True))
    for seat, score in enumerate(outcome.scores):
        hand = last.hands[seat]
        points = sum(deck().gum(card) * multipliers[deck().colour(card)] for card in hand)
        points += sum(multipliers[colour] for colour, owner in enumerate(last.gums) if owner == seat)
        assert score.total == points == sum(part for _, part in score.parts)
    totals = [score.total for score in outcome.scores]
    assert len(outcome.winners) == 1, "the deck leaves no tie"
    assert totals[outcome.winners[0]] == max(totals)
    assert (outcome.reason != "over") == (totals.count(max(totals)) > 1)
    losers = [seat for seat in range(last.seats) if seat not in outcome.winners]
    for seat in losers:
        assert outcome.ranks[seat] == 2 + sum(totals[other] > totals[seat] for other in losers)


@SEATS
def test_games_come_to_every_phase_and_every_event(seats: int) -> None:
    """So that the other tests here see all there is."""
    phases: set[str] = set()
    codes: set[str] = set()
    for seed in range(600):
        rng = Random(f"all/{seats}/{seed}")
        for step in random_game(any_setup(seats, rng, gum=True), rng):
            phases.add(step.after.phase)
            codes.update(event.code for event in step.events)
        missing = CODES - codes - ({"gum_skipped"} if seats > 3 else set())
        if phases == set(get_args(Phase)) and not missing:
            break
    else:
        raise AssertionError((set(get_args(Phase)) - phases, CODES - codes))
    assert codes <= CODES


def test_chance_acts_wherever_something_is_drawn_or_turned() -> None:
    for seed in range(20):
        rng = Random(seed)
        for step in random_game(any_setup(3, rng), rng):
            by_chance = step.before.phase in ("line", "deal", "fill", "turn", "reveal")
            assert (GAME.to_act(step.before) == CHANCE) == by_chance
            odds = GAME.odds(step.before)
            assert (odds is not None) == by_chance
            if odds is not None:
                assert [action for action, _ in odds] == list(GAME.legal(step.before))
                assert abs(sum(share for _, share in odds) - 1) < 1e-12
                assert all(share > 0 for _, share in odds)


def test_cards_are_dealt_in_turn_from_the_owner_of_the_horn_on() -> None:
    dealt = [
        event
        for step in random_game(Setup(3, start=2), Random(1))
        for event in step.events
        if event.code == "dealt"
    ]
    assert [event.seat for event in dealt] == [2, 0, 1] * 4
    assert [event.get("number") for event in dealt] == [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]


def test_a_blind_bend_is_turned_over_in_a_step_of_its_own() -> None:
    setup = Setup(4).with_option("hill_mode", "fixed").with_option("hill_1", BLIND_BEND)
    turned = [step for step in random_game(setup, Random(1)) if step.before.phase == "turn"]
    assert turned
    for step in turned:
        assert step.before.blind
        assert not step.after.blind
        assert [event.code for event in step.events[:2]] == ["turned_over", "cheered"]
