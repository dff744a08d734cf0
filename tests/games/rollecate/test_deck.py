"""The deck of the edition and the tiers of a game alone as the rules have them, and damaged files."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from desktop_app.core.codec import read_json
from desktop_app.core.errors import BadData
from desktop_app.core.resources import resource_path
from desktop_app.games.rollecate.engine.deck import (
    BROKEN,
    CHAOS,
    CURVE,
    STRAIGHT,
    card_values,
    counted,
    deck,
    is_broken,
    is_curve,
    listed,
    read_deck,
    track,
)
from desktop_app.games.rollecate.engine.solo import read_tiers, tiers


def test_the_cards() -> None:
    counts = deck().counts
    per_kind = [[counts[track(value, kind)] for value in (1, 2, 3, 4)] for kind in (STRAIGHT, CURVE, BROKEN)]
    assert per_kind == [[6, 6, 5, 5], [7, 6, 6, 5], [1, 1, 1, 1]]
    assert counts[CHAOS] == 5
    assert (deck().size, len(counts)) == (55, 13)


def test_what_cards_are() -> None:
    assert [card for card in range(13) if is_curve(card)] == [1, 4, 7, 10]
    assert [card for card in range(13) if is_broken(card)] == [2, 5, 8, 11]
    assert card_values(4) == (1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 4)
    assert counted(listed(deck().counts)) == deck().counts


def test_table_and_dice() -> None:
    edition = deck()
    assert (edition.railway, edition.train, edition.hand) == (4, 3, 2)
    assert edition.removed == ((1, 13), (2, 11), (3, 9), (4, 7))
    assert [edition.draws(seats) for seats in (1, 2, 3, 4)] == [36] * 4
    assert (edition.wheels, edition.faces) == (4, 6)


def test_mended_track() -> None:
    mended = deck().cards(broken=False)
    assert [mended[track(value, STRAIGHT)] for value in (1, 2, 3, 4)] == [7, 7, 6, 6]
    assert [mended[track(value, BROKEN)] for value in (1, 2, 3, 4)] == [0] * 4
    assert sum(mended) == 55


def test_tiers_have_the_bounds_of_the_rules() -> None:
    bounds = [("master", 15), ("engine_driver", 24), ("stoker", 34), ("apprentice", 45)]
    assert tiers().plain == tuple(bounds)
    assert [most for _, most in tiers().limited] == [40, 55, 70, 85]
    for limited, rows in ((False, tiers().plain), (True, tiers().limited)):
        for number, (name, most) in enumerate(rows):
            assert tiers().tier(most, limited=limited) == name
            assert tiers().tier(most + 1, limited=limited) == tiers().names[number + 1]
    assert tiers().tier(1000, limited=False) == "rusty"


def damaged(file: str, change: Callable[[Any], None]) -> object:
    data = copy.deepcopy(read_json(resource_path("editions", "rollecate", file)))
    change(data)
    return data


DECKS: list[Callable[[Any], None]] = [
    lambda data: data.pop("chaos"),
    lambda data: data.update(more=1),
    lambda data: data["tracks"].pop("2"),
    lambda data: data["tracks"].update({"5": {"straight": 1, "curve": 1, "broken": 1}}),
    lambda data: data["tracks"]["1"].pop("broken"),
    lambda data: data["tracks"]["1"].update(tunnel=2),
    lambda data: data["tracks"]["1"].update(straight=-1),
    lambda data: data["tracks"]["1"].update(straight=True),
    lambda data: data["tracks"]["1"].update(straight=0, curve=13),
    lambda data: data.update(train=5),
    lambda data: data.update(train=0),
    lambda data: data.update(hand="2"),
    lambda data: data["removed"].pop("1"),
    lambda data: data["removed"].pop("4"),  # a game of four stopped with a KeyError
    lambda data: data.update(removed={}),
    lambda data: data["removed"].update({"two": 3}),
    lambda data: data["removed"].update({"2": 12}),
    lambda data: data["removed"].update({"1": 53}),
    lambda data: data["die"].update(blanks=0),
    lambda data: data["die"].update(wheels=0),
    lambda data: data["die"].update(sides=6),
]


@pytest.mark.parametrize("change", DECKS)
def test_a_damaged_deck_is_refused(change: Callable[[Any], None]) -> None:
    with pytest.raises(BadData, match="here"):
        read_deck(damaged("deck.json", change), "here")


TIERS: list[Callable[[Any], None]] = [
    lambda data: data.pop("none"),
    lambda data: data.pop("above"),
    lambda data: data.update(more={}),
    lambda data: data["none"].update(master=30),
    lambda data: data["none"].update(master="15"),
    lambda data: data["three"].pop("master"),
    lambda data: data.update(above="master"),
    lambda data: data.update(above="so la la"),
    lambda data: data.update(none={}, three={}),
]


@pytest.mark.parametrize("change", TIERS)
def test_damaged_tiers_are_refused(change: Callable[[Any], None]) -> None:
    with pytest.raises(BadData, match="here"):
        read_tiers(damaged("solo.json", change), "here")


def test_no_table_is_no_deck() -> None:
    no_tables: tuple[object, ...] = (None, [], 3, "deck")
    for data in no_tables:
        with pytest.raises(BadData, match="here"):
            read_deck(data, "here")
        with pytest.raises(BadData, match="here"):
            read_tiers(data, "here")
