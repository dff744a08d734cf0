"""Hints: a legal action, a reason of the list, and details that are true."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from desktop_app.core.game import CHANCE, Setup
from desktop_app.games.rolima.engine import advice as advice_module
from desktop_app.games.rolima.engine.advice import HIGH, LOW, REASONS, advice_for
from desktop_app.games.rolima.engine.deck import deck
from desktop_app.games.rolima.engine.rules import GAME
from desktop_app.games.rolima.engine.state import BLIND_BEND, Action, RolimaState, Take, ranks
from tests.games.rolima.positions import Table, any_setup, cards, done, position, random_game

R, Y, G, B, V = range(5)


def hint(state: RolimaState, text: str) -> tuple[str, dict[str, object]]:
    action = GAME.parse(text)
    assert GAME.refusal(state, action) is None
    found = advice_for(GAME.observe(state, state.current), action)
    assert found.action == action
    return found.reason, dict(found.data)


def test_every_reason_is_explained() -> None:
    for reason in REASONS:
        assert f"\n    {reason} " in (advice_module.__doc__ or "")


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_every_decision_can_be_explained(seats: int) -> None:
    rng, told = Random(seats), set[str]()
    setups = [Setup(seats).with_option("gum_cards", True), *(any_setup(seats, rng) for _ in range(8))]
    for setup in setups:
        for step in random_game(setup, rng):
            if GAME.to_act(step.before) != CHANCE:
                told.add(check(step.before, step.action))
    assert told >= set(REASONS) - {"only"}


def check(state: RolimaState, action: Action) -> str:
    found = advice_for(GAME.observe(state, state.current), action)
    data = dict(found.data)
    assert found.action == action
    assert found.reason in REASONS
    edition, places = deck(), ranks(state.race)
    if "place" in data:
        assert data["place"] == places[int(str(data["colour"]))]
    if isinstance(action, Take) and "colour" in data:
        assert data["colour"] == edition.colour(action.card)
    for key in ("gain", "loss"):
        assert int(str(data.get(key, 1))) > 0
    return found.reason


def test_a_card_that_pushes_the_bets() -> None:
    """Green comes from fourth to first: two cards of three and two gums pay three times."""
    table = Table(hands=("G4 G1 G5 B8", "B9"))
    assert hint(position(table), "play G4") == ("pushes", {"colour": G, "gain": 15})


@pytest.mark.parametrize(
    ("table", "text", "openly"),
    [
        (Table(hands=("G4 G1 G5 B8", "B9")), "play G4", "pushes"),
        (Table(hands=("R6 R1 Y5 V3", "Y9"), track="V/B/G//YR"), "play R6", "ends"),
    ],
)
def test_a_card_played_face_down_promises_nothing(table: Table, text: str, openly: str) -> None:
    assert hint(position(table), text)[0] == openly
    assert hint(position(replace(table, rule=BLIND_BEND)), text)[0] in ("cheap", "keeps")


def test_a_card_that_brings_the_race_to_its_end() -> None:
    state = position(Table(hands=("R6 R1 Y5 V3", "Y9"), track="V/B/G//YR", horn=0))
    assert hint(state, "play R6") == ("ends", {"colour": R, "points": 13, "sure": False})
    state = position(Table(hands=("R6 R1 Y5 V3", "Y4"), track="V/B/G//YR", horn=1))
    assert hint(done(state, "play Y4"), "play R6")[1]["sure"] is True


def test_a_card_that_denies() -> None:
    """Yellow would pass red, the only cart with a bet; blue, which moves instead, stays behind."""
    state = position(Table(hands=("R1 R2 R3 B9", "Y6"), track="BGV/Y/R", horn=1))
    assert hint(done(state, "play Y6"), "play B9") == ("denies", {"colour": Y, "loss": 9 * 3 - 9 * 2})


def test_cheap_cards_and_low_ones() -> None:
    state = position(Table(hands=("B2 Y5 Y3 R9", "G8 R1"), horn=1))
    state = done(state, "play G8")
    assert hint(state, "play B2") == ("cheap", {"colour": B, "place": 4})
    assert hint(state, "play Y3") == ("drafts_first", {"card": cards("Y3")[0]})
    assert hint(state, "play Y5")[0] == "drafts_first"
    state = done(position(Table(hands=("B2 Y5 Y3 R9", "G4"), horn=1)), "play G4")
    assert LOW < 5 < HIGH
    reason, data = hint(state, "play Y5")
    assert reason in ("pushes", "denies", "keeps")
    assert data
