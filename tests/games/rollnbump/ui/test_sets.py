"""Collected sets: their bonus, what the next card adds, the joker."""

from __future__ import annotations

from dataclasses import replace

import pytest

from desktop_app.games.rollnbump.engine.deck import deck
from desktop_app.games.rollnbump.engine.rules import GAME
from desktop_app.games.rollnbump.engine.state import RollnbumpState
from desktop_app.games.rollnbump.ui.sets import gain, sets, total

from .tables import lying


def holding(*cards: str, joker: int | None = None) -> RollnbumpState:
    """Seat 0 with these cards, and the joker in that colour."""
    state = lying((1, 2, 3, 4, 5), "red K3")
    numbers = tuple(sorted(deck().card(*card.split()) for card in cards))
    owner = None if joker is None else 0
    return replace(
        state, cards=(numbers, ()), joker_owner=owner, joker_colour=joker, joker_on_table=joker is None
    )


def test_sets_are_counted_by_colour() -> None:
    held = sets(holding("black S1", "black S2", "black P2", "blue K4", "red R5", "red K3"), 0)
    assert [(part.count, part.bonus, part.next) for part in held] == [
        (3, 6, 4),
        (1, 0, 3),
        (2, 3, 3),
        (0, 0, 0),
    ]
    assert not any(part.joker for part in held)


def test_the_joker_counts_in_its_colour() -> None:
    state = holding("black S1", "black S2", "black P2", "blue K4", "red R5", "red K3", joker=0)
    black = sets(state, 0)[0]
    assert (black.count, black.bonus, black.next, black.joker) == (4, 10, 5, True)
    assert total(state, 0) == 10 + 0 + 3
    assert total(state, 1) == 0


def test_a_complete_set_grows_no_more() -> None:
    state = holding(*(f"black {kind.id}" for kind in deck().kinds[:-1]), joker=0)
    black = sets(state, 0)[0]
    assert (black.count, black.bonus, black.next) == (13, 78, 0)


def test_a_joker_without_a_colour_counts_nowhere() -> None:
    state = replace(holding("black S1", "blue S1"), joker_owner=0, joker_on_table=False)
    assert [part.count for part in sets(state, 0)] == [1, 1, 0, 0]


@pytest.mark.parametrize(
    ("card", "expected"),
    [("black K4", 12 + 4), ("blue S2", 1 + 3), ("orange R5", 10 + 0), ("joker", 15 + 4)],
)
def test_what_a_card_is_worth_is_what_the_score_grows_by(card: str, expected: int) -> None:
    cards = ("black S1", "black S2", "black P2", "blue K4", "red R5", "red K3")
    state = holding(*cards)
    number = deck().joker if card == "joker" else deck().card(*card.split())
    assert gain(state, 0, number) == expected
    after = holding(*cards, joker=0) if card == "joker" else holding(*cards, card)
    before_and_after = [GAME.standing(GAME.observe(each, None))[0].total for each in (state, after)]
    assert before_and_after[1] - before_and_after[0] == expected
