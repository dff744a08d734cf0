"""Hints: a legal action, a reason of the list, and details that fit it."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from desktop_app.bots.bot import Control
from desktop_app.core.game import CHANCE, Setup
from desktop_app.games.rollnbump.engine import advice as advice_module
from desktop_app.games.rollnbump.engine.advice import REASONS, advice_for
from desktop_app.games.rollnbump.engine.deck import deck
from desktop_app.games.rollnbump.engine.odds import claim_odds
from desktop_app.games.rollnbump.engine.opponents import advise
from desktop_app.games.rollnbump.engine.rules import GAME
from desktop_app.games.rollnbump.engine.state import AssignJoker, Claim, Reroll, RollnbumpState, Stop

CARD = {"slot", "card", "gain"}
NEEDED = {
    "aim": {"kept", "chance", *CARD},
    "improve": {"kept"},
    "free": {"kept"},
    "stop": CARD,
    "sure": {"placed", *CARD},
    "set": {"placed", "colour", "count", *CARD},
    "bump": {"placed", "seat", *CARD},
    "deny": {"placed", "seat", "worth", *CARD},
    "hold": {"placed", "chance", *CARD},
    "end": {"placed", *CARD},
    "bonus": {"total"},
    "nothing": set(),
    "joker": {"colour", "count"},
}


def decisions(seats: int, seed: int) -> list[RollnbumpState]:
    """Every position of a random game in which a seat decides."""
    rng, state, found = Random(seed), GAME.initial(Setup(seats)), []
    while (seat := GAME.to_act(state)) is not None:
        if seat != CHANCE:
            found.append(state)
        action = GAME.chance(state, rng) if seat == CHANCE else rng.choice(list(GAME.legal(state)))
        state, _ = GAME.apply(state, action)
    return found


def test_every_reason_is_explained() -> None:
    assert set(NEEDED) == set(REASONS)
    for reason in REASONS:
        assert f"\n    {reason} " in (advice_module.__doc__ or "")


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_hint_is_legal_and_says_why(seats: int) -> None:
    for number, state in enumerate(decisions(seats, seats)[::4]):
        hint = advise(GAME.observe(state, GAME.to_act(state)), Random(number), Control())
        assert hint.action in GAME.legal(state)
        assert hint.reason in REASONS


@pytest.mark.parametrize("seats", [2, 4, 5])
def test_every_decision_can_be_explained(seats: int) -> None:
    """The details that a reason promises are there, and what they say is true."""
    rng, told = Random(9), set()
    for seed in range(6):
        for state in decisions(seats, 10 * seats + seed):
            action = rng.choice(list(GAME.legal(state)))
            then = Claim()
            if isinstance(action, Stop):
                after, _ = GAME.apply(state, action)
                found = rng.choice(list(GAME.legal(after)))
                then = found if isinstance(found, Claim) else then
            hint = advice_for(state, action, then)
            data = dict(hint.data)
            told.add(hint.reason)
            assert hint.action == action
            assert NEEDED[hint.reason] <= set(data)
            if "card" in data:
                assert state.top(int(str(data["slot"])), deck().joker) == data["card"]
            if isinstance(action, Reroll) and "chance" in data:
                assert (
                    data["chance"]
                    == claim_odds(state, action.kept, action.keep_bonus)[int(str(data["slot"]))]
                )
            if isinstance(action, Claim) and action.placements:
                assert data["placed"] == tuple((p.slot, p.dice) for p in action.placements)
    assert told >= {"aim", "improve", "free", "stop", "bump", "bonus", "nothing"}


@pytest.mark.parametrize("seats", [2, 5])
def test_the_jokers_colour_is_explained(seats: int) -> None:
    tied = 0
    for state in decisions(seats, 3)[::3]:
        asked = replace(
            state, phase="joker", joker_on_table=False, joker_claim=None, joker_owner=state.current
        )
        allowed = list(GAME.legal(asked))
        tied += len(allowed) > 1
        hint = advise(GAME.observe(asked, asked.current), Random(1), Control())
        assert isinstance(hint.action, AssignJoker)
        assert hint.action in allowed
        assert hint.reason == "joker"
        assert dict(hint.data)["colour"] == hint.action.colour
    assert tied
