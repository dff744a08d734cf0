"""What always holds, on random games with random options."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import get_args

import pytest

from desktop_app.core.game import CHANCE, Setup
from desktop_app.games.rollecate.engine.deck import CHAOS, deck, is_curve, kind_of, listed
from desktop_app.games.rollecate.engine.geometry import neighbour, target
from desktop_app.games.rollecate.engine.rules import GAME
from desktop_app.games.rollecate.engine.state import SETTING_UP, Phase, RollecateState
from tests.games.rollecate.positions import Step, all_cards, any_setup, full_deck, random_game

SEATS = pytest.mark.parametrize("seats", [1, 2, 3, 4])
CODES = {
    *(
        "revealed",
        "set_aside",
        "laid",
        "ready",
        "dealt",
        "drew",
        "riding",
        "rolled",
        "passed",
        "rode",
        "broke",
    ),
    *("derailed", "penalty", "chaos", "done", "stacked", "combined", "turn_ended", "shown", "over"),
}


@SEATS
def test_what_always_holds(seats: int, pytestconfig: pytest.Config) -> None:
    for seed in range(int(pytestconfig.getoption("--rollecate-games"))):
        rng = Random(f"{seats}/{seed}")
        steps = random_game(any_setup(seats, rng), rng, eager=seed % 2 == 1)
        for step in steps:
            check_cards(step.after)
            check_railway(step.after)
            check_step(step)
        check_end(steps)
        some = rng.choice(steps).after
        assert GAME.decode(GAME.encode(some)) == some


@SEATS
def test_games_come_to_every_phase_and_every_event(seats: int) -> None:
    """So that the other tests here see all there is."""
    wanted = CODES | {"lost"} if seats == 1 else CODES
    phases: set[str] = set()
    codes: set[str] = set()
    for seed in range(400):
        rng = Random(f"all/{seats}/{seed}")
        for step in random_game(any_setup(seats, rng), rng, eager=seed % 2 == 1):
            phases.add(step.after.phase)
            codes.update(event.code for event in step.events)
        if phases == set(get_args(Phase)) and codes == wanted:
            return
    raise AssertionError((set(get_args(Phase)) - phases, wanted ^ codes))


def check_cards(state: RollecateState) -> None:
    """No card comes or goes; what lies where may lie there."""
    assert all_cards(state) == full_deck(state)
    assert min(state.pool) >= 0
    if state.phase not in ("reveal", "bend"):
        boxed = sum(state.pool) - state.deck - owed(state)
        assert boxed == dict(deck().removed)[state.seats]
    assert CHAOS not in {track.card for track in state.railway}
    assert all(list(cards) == sorted(cards) for cards in (*state.hands, state.pending, state.removed))
    values = [state.value(card) for card in state.removed]
    assert not any(values.count(value) % 2 for value in values)
    assert bool(state.aside) <= (state.phase in ("reveal", "bend"))
    assert bool(state.pending) <= (state.phase in ("bend", "chaos", "stack") or state.lost)


def owed(state: RollecateState) -> int:
    """Cards that the deal still owes to the hands."""
    if state.phase != "deal":
        return 0
    return sum(deck().hand - len(hand) for hand in state.hands)


def check_railway(state: RollecateState) -> None:
    """The rails join, no two cards share a cell, neighbours never differ by two."""
    rails = state.railway
    cells = {track.cell for track in rails}
    assert len(cells) == len(rails)
    for back, ahead in pairwise(rails):
        assert ahead.cell == neighbour(back.cell, back.leaves)
        assert ahead.heading == back.leaves
        assert abs(state.value(back.card) - state.value(ahead.card)) != 2
    assert all((track.turn in "LR") == is_curve(track.card) for track in rails)
    if rails and state.house.no_block:
        assert target(rails)[0] not in cells
    if state.house.setup_no_broken and state.phase in SETTING_UP:
        assert all(kind_of(track.card) != 2 for track in rails)
    assert 0 <= state.train < max(1, len(rails))
    assert state.train + state.laid < max(1, len(rails))
    assert state.phase in ("reveal", "bend") or len(rails) >= 1


def check_step(step: Step) -> None:
    """The railway changes at its ends only; every derailment counts once; hands and piles do as told."""
    before, after = step.before, step.after
    codes = [event.code for event in step.events]
    if not before.railway or before.phase in SETTING_UP:
        return
    kept = (
        before.railway[len(before.railway) - len(after.railway) :] if "penalty" in codes else before.railway
    )
    assert after.railway[: len(kept)] == kept
    assert sum(after.derailments) - sum(before.derailments) == codes.count("derailed") <= 1
    assert before.deck - after.deck == codes.count("drew")
    gained = [len(own) - len(was) for own, was in zip(after.piles, before.piles, strict=True)]
    assert gained[before.current] == codes.count("stacked") - codes.count("combined")
    assert all(more == 0 for seat, more in enumerate(gained) if seat != before.current)
    assert len(after.removed) - len(before.removed) == 2 * codes.count("combined")
    held = sum(map(len, after.hands)) - sum(map(len, before.hands))
    assert held == codes.count("drew") - codes.count("laid") - codes.count("chaos")
    front_before, front_after = before.railway[before.train], after.railway[after.train]
    if "rode" not in codes:
        assert front_before == front_after, "the train stands on its card"


def check_end(steps: list[Step]) -> None:
    """Everybody drew equally often; the points are those of all cards held."""
    last = steps[-1].after
    draws = [step.before.current for step in steps if step.before.phase == "draw"]
    outcome = GAME.outcome(last)
    assert outcome is not None
    if not last.lost:
        assert last.deck == 0
        assert [draws.count(seat) for seat in range(last.seats)] == [36 // last.seats] * last.seats
        assert draws == [(draws[0] + turn) % last.seats for turn in range(36)]
    for seat, score in enumerate(outcome.scores):
        held = [*last.piles[seat], *last.hands[seat], *last.pending]
        assert score.total == sum(last.value(card) for card in held)
        assert score.total == sum(points for _, points in score.parts)
    totals = [score.total for score in outcome.scores]
    assert [rank == 1 for rank in outcome.ranks] == [total == min(totals) for total in totals]
    everything = sum(last.value(card) for card in listed(tuple(full_deck(last))))
    assert sum(totals) <= everything


def test_a_game_has_36_turns_in_a_row_of_the_seats() -> None:
    """Without a chance to lose on the way; chance acts wherever cards are drawn and dice are rolled."""
    steps = random_game(Setup(3, start=2), Random(1))
    turns = [step.before.current for step in steps if step.before.phase == "draw"]
    assert turns == [(2 + turn) % 3 for turn in range(36)]
    for step in steps:
        by_chance = step.before.phase in ("reveal", "bend", "deal", "draw", "ride")
        assert (GAME.to_act(step.before) == CHANCE) == by_chance
