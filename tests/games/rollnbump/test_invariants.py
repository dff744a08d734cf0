"""What always holds, numbered as in the rules, on random games; and claims against the plain reference."""

from __future__ import annotations

from random import Random
from typing import get_args

import pytest

from desktop_app.core.game import CHANCE, Event
from desktop_app.games.rollnbump.engine.deck import deck
from desktop_app.games.rollnbump.engine.placing import shape_refusal
from desktop_app.games.rollnbump.engine.rules import GAME
from desktop_app.games.rollnbump.engine.state import JOKER_SLOT, Claim, Phase, RollnbumpState
from tests.games.rollnbump import brute_force
from tests.games.rollnbump.positions import Step, random_game

SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5])
POINTS = {"S": 1, "P2": 2, "R3": 3, "K3": 5, "R4": 7, "R5": 10, "K4": 12, "K5": 15}
CODES = {
    *("revealed", "rolled", "kept", "stopped", "turned", "bumped", "claimed", "passed", "bonus_bumped"),
    *("bonus_claimed", "reserved", "bonus_returned", "collected", "bonus_collected", "joker_assigned"),
    *("ended", "bonus_rolled", "over"),
}


@SEATS
def test_what_always_holds(seats: int, pytestconfig: pytest.Config) -> None:
    for seed in range(int(pytestconfig.getoption("--rollnbump-games"))):
        rng = Random(f"{seats}/{seed}")
        steps = random_game(seats, rng, eager=seed % 2 == 1)
        for step in steps:
            check_position(step.after)
            if isinstance(step.action, Claim):
                check_claim(step)
        check_end(steps)
        some = rng.choice(steps).after
        assert GAME.decode(GAME.encode(some)) == some


@SEATS
def test_games_come_to_every_phase_and_every_event(seats: int) -> None:
    """So that the other tests here see all there is."""
    phases: set[str] = set()
    codes: set[str] = set()
    for seed in range(400):
        for step in random_game(seats, Random(f"all/{seats}/{seed}"), eager=True):
            phases.add(step.after.phase)
            codes.update(event.code for event in step.events)
        if phases == set(get_args(Phase)) and codes == CODES:
            return
    raise AssertionError((phases, CODES - codes))


def check_position(state: RollnbumpState) -> None:
    table = deck().table(state.seats)
    claims = [(stack.top, stack.claim) for stack in state.stacks if stack.claim is not None]
    if state.joker_claim is not None:
        claims.append((deck().joker, state.joker_claim))
    owners = [claim.seat for _, claim in claims]
    if state.bonus_claim is not None:
        owners.append(state.bonus_claim.seat)
    if state.phase not in ("bonus", "over"):
        assert state.current not in owners, "1: all dice of the current seat are free"
    for card, claim in claims:
        assert card is not None
        assert shape_refusal(deck().kind(card), claim.dice) is None, "10: each claim fits its card"
    assert state.bonus_claim is None or not state.bonus_in_hand, "4: the bonus die is in one place"
    held = sum(map(len, state.cards)) + sum(stack.height for stack in state.stacks)
    assert held == table.stacks * table.height == 36, "8: no card is lost"
    if state.bonus_in_hand:
        assert state.rolls_done >= state.seats, "9: not in the first round"
    for seat in range(state.seats):
        lying = [claim.dice for _, claim in claims if claim.seat == seat]
        if state.bonus_claim is not None and state.bonus_claim.seat == seat:
            lying.append(state.bonus_claim.dice)
        assert sum(map(len, lying)) <= deck().dice


def check_claim(step: Step) -> None:
    """2, 3, 5, 6: a claim and the collection after it."""
    assert isinstance(step.action, Claim)
    turned_round = Claim(tuple(reversed(step.action.placements)))
    assert GAME.apply(step.before, turned_round)[0] == step.after, "2: the order is of no matter"
    codes = [event.code for event in step.events]
    ended = codes.index("ended") if "ended" in codes else len(codes)
    active = [event for event in step.events[:ended] if event.code == "collected"]
    slots = [event.get("slot") for event in step.events if event.code == "collected"]
    assert len(set(slots)) == len(slots), "6: one card of a stack"
    next_seat = (step.before.current + 1) % step.before.seats
    assert {event.seat for event in active} <= {next_seat}
    if JOKER_SLOT in [event.get("slot") for event in active]:
        assert len(active) == 1, "3: the joker comes alone"
        assert "bonus_collected" not in codes[:ended]
        assert "ended" not in codes
    if "ended" in codes:
        assert any(event.get("emptied") for event in active), "5: a collection ends the game"
        assert step.after.phase in ("bonus", "over")
    bumped = [event.seat for event in step.events if event.code in ("bumped", "bonus_bumped")]
    assert step.before.current not in bumped, "1: nobody bumps his own dice"


def check_end(steps: list[Step]) -> None:
    """7, and the result told anew by the events alone."""
    last = steps[-1].after
    table = deck().table(last.seats)
    outcome = GAME.outcome(last)
    assert outcome is not None
    if outcome.reason == "over":
        assert last.rolls_done >= last.seats * table.height, "7: each card lies a whole round"
    totals = [
        told_points([event for step in steps for event in step.events if event.seat == seat])
        for seat in range(last.seats)
    ]
    assert [score.total for score in outcome.scores] == totals
    assert [totals[seat] for seat in outcome.winners] == [max(totals)] * len(outcome.winners)


def told_points(events: list[Event]) -> int:
    """The points of a seat as its events tell them."""
    total = 0
    counts = [0, 0, 0, 0]
    for event in events:
        if event.code == "collected":
            card = event.get("card")
            assert isinstance(card, int)
            kind = deck().kind(card).id
            total += POINTS.get(kind, 1)
            if kind != "K5":
                counts[card // 12] += 1
        elif event.code == "joker_assigned":
            colour = event.get("colour")
            assert isinstance(colour, int)
            counts[colour] += 1
        elif event.code == "bonus_rolled":
            face = event.get("face")
            assert isinstance(face, int)
            total += face
    return total + sum(n * (n + 1) // 2 for n in (min(count, 12) for count in counts) if n >= 2)


@SEATS
def test_legal_claims_are_those_of_the_reference(seats: int, pytestconfig: pytest.Config) -> None:
    """The reference is slow: one game for 50 of `--rollnbump-games`, every claim of it."""
    checked = 0
    for seed in range(max(1, int(pytestconfig.getoption("--rollnbump-games")) // 50)):
        for step in random_game(seats, Random(f"{seed}/{seats}"), eager=seed % 2 == 1):
            if step.before.phase != "claim":
                continue
            listed = [
                tuple((placement.slot, placement.dice) for placement in claim.placements)
                for claim in GAME.legal(step.before)
                if isinstance(claim, Claim)
            ]
            expected = brute_force.legal(step.before)
            assert len(set(listed)) == len(listed) == len(expected)
            assert set(listed) == expected, GAME.encode(step.before)
            checked += 1
    assert checked


@SEATS
def test_phases_follow_each_other_as_they_may(seats: int) -> None:
    following = {
        "reveal": {"reveal", "roll"},
        "joker": {"roll"},
        "roll": {"choose", "claim"},
        "choose": {"roll", "claim"},
        "claim": {"reveal", "joker", "roll", "bonus", "over"},
        "bonus": {"over"},
    }
    for seed in range(30):
        for step in random_game(seats, Random(f"phases/{seats}/{seed}")):
            assert step.after.phase in following[step.before.phase]
            chance = step.before.phase in ("reveal", "roll", "bonus")
            assert (GAME.to_act(step.before) == CHANCE) == chance
