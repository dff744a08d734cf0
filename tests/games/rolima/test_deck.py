"""The deck of the edition as the rules have it, damaged files, and editions with other numbers."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest

from desktop_app.core.codec import read_json
from desktop_app.core.errors import BadData
from desktop_app.core.game import Setup
from desktop_app.core.resources import resource_path
from desktop_app.games.rolima.engine import (
    chances,
    cheering,
    deck,
    imagining,
    notation,
    options,
    position_checks,
    positions,
    rules,
    transitions,
    values,
)
from desktop_app.games.rolima.engine.rules import GAME
from tests.games.rolima.positions import any_setup, cards, random_game, short

READERS = (
    *(chances, cheering, imagining, notation, options, position_checks, positions),
    *(rules, transitions, values),
)


def test_the_cards() -> None:
    edition = deck.deck()
    assert edition.letters == ("R", "Y", "G", "B", "V")
    assert len(edition.cards(zero_ten=False)) == 45
    assert len(edition.cards(zero_ten=True)) == 50
    for colour in range(5):
        assert [edition.gum(edition.card(colour, number)) for number in range(1, 10)] == [
            *[3] * 3,
            *[2] * 3,
            *[1] * 3,
        ]
        assert edition.gum(edition.card(colour, None)) == 2
    assert sum(edition.gum(card) for card in edition.cards(zero_ten=False)) == 90
    assert (edition.alone, edition.accompanied, edition.gum_card) == (10, 0, 1)


def test_the_table() -> None:
    edition = deck.deck()
    assert edition.multipliers == (3, 2, 1, 0, 0)
    assert (edition.hand, [edition.display(seats) for seats in range(2, 7)]) == (4, [3, 4, 5, 6, 7])
    assert edition.hills(3) == tuple(range(1, 11))
    assert edition.hills(2) == (1, 2, 3, 5, 6, 7, 8, 9, 10)
    assert edition.hill_spare == (11, 12)


def test_what_cards_are() -> None:
    edition = deck.deck()
    for card in edition.cards(zero_ten=True):
        assert edition.card(edition.colour(card), edition.number(card)) == card
        assert edition.is_zero_ten(card) == (edition.number(card) is None)
    assert short(cards("R1 G0/10 V9")) == "R1 G0/10 V9"


# ---- damaged files -----------------------------------------------------------------------------------


def changed(change: Callable[[Any], None]) -> object:
    data = copy.deepcopy(read_json(resource_path("editions", "rolima", "deck.json")))
    change(data)
    return data


def numbers(data: Any, *fans: int) -> None:
    data["fans"] = {str(number): 1 + number % 3 for number in fans}


DAMAGED: list[Callable[[Any], None]] = [
    lambda data: data.pop("fans"),
    lambda data: data.update(more=1),
    lambda data: data["fans"].update(x=1),
    lambda data: data["fans"].update({"01": 1}),
    lambda data: data["fans"].update({"0": 1}),  # after 9: not ascending
    lambda data: data["fans"].update({"9": "1"}),
    lambda data: data["fans"].update({"9": -1}),
    lambda data: data.update(fans={}),
    lambda data: numbers(data, *range(1, 7)),  # 30 cards are too few for six players
    lambda data: data.update(colours=["R", "Y", "G", "B"]),
    lambda data: data.update(colours=["R", "Y", "G", "B", "R"]),
    lambda data: data.update(colours=["R", "Y", "G", "B", "vi"]),
    lambda data: data["zero_ten"].pop("alone"),
    lambda data: data["zero_ten"].update(more=1),
    lambda data: data["gum_card"].update(gums=100),
    lambda data: data.update(multipliers=[3, 2, 1, 0]),
    lambda data: data.update(multipliers=[1, 2, 3, 0, 0]),
    lambda data: data.update(hand=1),
    lambda data: data.update(hand=True),
    lambda data: data.update(display_extra=0),
    lambda data: data.update(hill_deck=[1, 2, 3]),
    lambda data: data.update(hill_deck=[1, 2, 3, 4]),  # three are left for two players
    lambda data: data.update(hill_deck=[1, 2, 3, 5, 5]),
    lambda data: data.update(hill_deck=[1, 2, 3, 5, 13]),
    lambda data: data.update(hill_spare=[10, 11]),
]


@pytest.mark.parametrize("change", DAMAGED)
def test_a_damaged_deck_is_refused(change: Callable[[Any], None]) -> None:
    with pytest.raises(BadData, match="here"):
        deck.read_deck(changed(change), "here")


def test_no_table_is_no_deck() -> None:
    no_tables: tuple[object, ...] = (None, [], 3, "deck")
    for data in no_tables:
        with pytest.raises(BadData, match="here"):
            deck.read_deck(data, "here")


# ---- other editions ----------------------------------------------------------------------------------


@contextmanager
def edition(change: Callable[[Any], None], monkeypatch: pytest.MonkeyPatch) -> Iterator[deck.Deck]:
    """The engine with another deck."""
    other = deck.read_deck(changed(change), "other")
    with monkeypatch.context() as patch:
        for module in READERS:
            if hasattr(module, "deck"):
                patch.setattr(module, "deck", lambda: other)
        yield other


OTHERS: list[Callable[[Any], None]] = [
    lambda data: numbers(data, *range(1, 9)),
    lambda data: numbers(data, 0, 2, 3, 5, 8, 13, 21, 34),
    lambda data: data.update(hand=3, display_extra=4, multipliers=[9, 5, 3, 2, 1]),
    lambda data: data.update(
        hand=2, colours=["A", "B", "C", "D", "E"], hill_deck=[9, 8, 11, 12], hill_spare=[]
    ),
    lambda data: data["zero_ten"].update(alone=3, accompanied=5, gums=0),
]


@pytest.mark.parametrize("change", OTHERS)
def test_an_edition_with_other_numbers_plays(
    change: Callable[[Any], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    with edition(change, monkeypatch) as other:
        for seats in (2, 3, 6):
            rng = Random(seats)
            for _ in range(4):
                steps = random_game(any_setup(seats, rng), rng)
                last = steps[-1].after
                assert GAME.outcome(last) is not None
                assert all(len(hand) == other.hand - 1 for hand in last.hands)
                for step in steps[::5]:
                    assert GAME.decode(GAME.encode(step.after)) == step.after
                    assert GAME.parse(GAME.notate(step.action)) == step.action
                    seen = GAME.observe(step.after, 0)
                    assert GAME.observe(GAME.imagine(seen, rng), 0) == seen


def test_an_edition_says_which_hill_cards_can_be_named(monkeypatch: pytest.MonkeyPatch) -> None:
    with edition(lambda data: data.update(hill_deck=[9, 8, 3, 2], hill_spare=[12]), monkeypatch):
        by_key = {option.key: option.choices for option in GAME.options(3)}
        assert by_key["hill_1"] == (0, 2, 3, 8, 9, 12)
        with pytest.raises(BadData):
            GAME.initial(Setup(3).with_option("hill_1", 1))


def test_equal_cards_of_an_edition_share_the_victory(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a 0/10 card in company counts as much as another card of its colour."""
    with edition(lambda data: data["zero_ten"].update(accompanied=5), monkeypatch):
        hands = (cards("R0/10 B1 B2"), cards("R5 B3 V1"), cards("V7 V8 V9"))
        found = values.tie_break((0, 1), hands, (0, 1, 2, 3, 4))
        assert found.winners == (0, 1)
