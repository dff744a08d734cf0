"""Hints: a legal action, a reason of the list, and details that are true."""

from __future__ import annotations

from random import Random

import pytest

from desktop_app.bots.bot import Control
from desktop_app.games.rollecate.engine import advice as advice_module
from desktop_app.games.rollecate.engine.advice import REASONS, SELDOM, advice_for
from desktop_app.games.rollecate.engine.opponents import make_bot
from desktop_app.games.rollecate.engine.rules import GAME
from desktop_app.games.rollecate.engine.state import Action, Bend, Lay, RollecateState, Stack
from desktop_app.games.rollecate.ui.forecast import ride_forecast
from tests.games.rollecate.positions import Table, card, position
from tests.games.rollecate.test_opponents import decisions, view


def hint(table: Table, action: str) -> tuple[str, dict[str, object]]:
    state = position(table)
    done = GAME.parse(action)
    assert done in GAME.legal(state)
    found = advice_for(view(state), done)
    assert found.action == done
    return found.reason, dict(found.data)


def test_every_reason_is_explained() -> None:
    for reason in REASONS:
        assert f"\n    {reason} " in (advice_module.__doc__ or "")


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_decision_can_be_explained(seats: int) -> None:
    rng, told = Random(seats), set[str]()
    for seed in range(8):
        for state in decisions(seats, seed):
            check(state, rng.choice(list(GAME.legal(state))), told)
            check(state, make_bot("4").choose(view(state), rng, Control()), told)
    assert told >= {"only", "combine", "chaos", "long", "cheap", "future", "pass"}


def check(state: RollecateState, action: Action, told: set[str]) -> None:
    found = advice_for(view(state), action)
    data = dict(found.data)
    told.add(found.reason)
    assert found.action == action
    assert found.reason in REASONS
    assert set(data) <= {"points", "chance", "other", "lays"}
    assert ("points" in data) == (not isinstance(action, Bend))
    if "chance" in data:
        assert 0 <= float(str(data["chance"])) <= 1 + 1e-9
    if found.reason == "long":
        assert float(str(data["chance"])) <= SELDOM
    if found.reason in ("future", "pass"):
        points, other = float(str(data["points"])), float(str(data["other"]))
        assert (other < points) if found.reason == "future" else (points <= other + 1e-9)
    if isinstance(action, Lay):
        assert "chance" in data or found.reason == "only"
    if isinstance(action, Stack):
        assert found.reason in ("combine", "cheap", "future")


def test_a_ride_with_room() -> None:
    assert hint(Table(rails="2 2 2 2", train=0, hands=("2",)), "lay 2S") == (
        "long",
        {"points": 0.0, "chance": 0.0, "lays": 1},
    )


def test_a_ride_without_room() -> None:
    """Four dice, one card ahead: the chance of two wheels or more, and a pile that may grow."""
    reason, data = hint(Table(rails="4 4 4 4", train=3, hands=("4 1",)), "lay 4S")
    assert reason == "future"
    assert data["lays"] == 1
    assert data["chance"] == pytest.approx(72 / 81)


def test_a_pass_that_pays() -> None:
    table = Table(rails="3 4 4 4", train=1, hands=("4",), piles=("3",))
    assert hint(table, "pass") == ("combine", {"points": -3.0})


def test_what_is_said_of_other_ways_is_what_the_forecast_shows() -> None:
    """Room for one die of three: a pass costs the 4 at the rear, a ride little."""
    state = position(Table(rails="4 3 3 3 3", train=2, hands=("3 4 4",)))
    reason, data = hint(Table(rails="4 3 3 3 3", train=2, hands=("3 4 4",)), "pass")
    built = min(ride_forecast(state, Lay(card(each), "S")).expected_points for each in ("3", "4"))
    assert reason == "future"
    assert data == {"points": pytest.approx(4.0), "other": pytest.approx(built)}
    assert built < 4


def test_the_last_way_out() -> None:
    assert hint(Table(rails="1 1 1 1", train=3, hands=("3",)), "pass") == ("only", {"points": 2.0 - 2.0})


def test_penalty_cards() -> None:
    table = Table(rails="2 2", train=0, piles=("3",), pending="3 4", phase="stack")
    assert hint(table, "combine 3S") == ("combine", {"points": 1.0})
    assert hint(table, "stack 4S") == ("future", {"points": 7.0, "other": 1.0})
    table = Table(rails="2 2", train=0, piles=("3",), pending="2 4", phase="stack")
    assert hint(table, "stack 4S") == ("cheap", {"points": 6.0})


def test_a_chaos_card() -> None:
    assert hint(Table(hands=("X 1",), rails="2 2 2 2"), "chaos") == ("chaos", {"points": 5.0})
