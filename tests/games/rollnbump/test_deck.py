"""The deck of the edition as the rules have it, and damaged decks."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from desktop_app.core.codec import read_json
from desktop_app.core.errors import BadData
from desktop_app.core.resources import resource_path
from desktop_app.games.rollnbump.engine.deck import NO_COLOUR, Table, deck, read_deck

KINDS = ["S1", "S2", "S3", "S4", "S5", "S6", "P2", "R3", "K3", "R4", "R5", "K4"]


def test_colours_and_kinds() -> None:
    edition = deck()
    assert edition.colours == ("black", "blue", "red", "orange")
    assert [kind.id for kind in edition.kinds] == [*KINDS, "K5"]
    assert [kind.points for kind in edition.kinds] == [1, 1, 1, 1, 1, 1, 2, 3, 5, 7, 10, 12, 15]
    assert [kind.face for kind in edition.kinds] == [1, 2, 3, 4, 5, 6] + [0] * 7
    assert [kind.size for kind in edition.kinds] == [1] * 6 + [2, 3, 3, 4, 5, 4, 5]
    assert [kind.shape[:2] for kind in edition.kinds] == ["si"] * 6 + [
        "se",
        "st",
        "se",
        "st",
        "st",
        "se",
        "se",
    ]


def test_every_card_has_a_number_of_its_own() -> None:
    edition = deck()
    named = [edition.card(colour, kind) for colour in edition.colours for kind in KINDS]
    assert named == list(range(48))
    assert edition.joker == 48
    assert edition.colour(edition.joker) == NO_COLOUR
    assert edition.kind(edition.joker).id == "K5"
    assert [edition.kind(card).id for card in named] == KINDS * 4
    assert [edition.colour(card) for card in named] == [number // 12 for number in range(48)]


def test_tables_and_dice() -> None:
    edition = deck()
    assert edition.tables == (
        (2, Table(6, 6, 1)),
        (3, Table(9, 4, 1)),
        (4, Table(9, 4, 1)),
        (5, Table(12, 3, 2)),
    )
    assert [edition.dice_rolled(turn) for turn in range(5)] == [3, 4, 5, 5, 5]
    assert (edition.dice, edition.rerolls, edition.most_turns) == (5, 2, 500)


def changed(change: Callable[[Any], None]) -> object:
    """The deck's file with something changed."""
    data = copy.deepcopy(read_json(resource_path("editions", "rollnbump", "deck.json")))
    change(data)
    return data


def test_the_unchanged_file_is_read() -> None:
    assert read_deck(changed(lambda data: None), "file") == deck()


DAMAGES: list[Callable[[Any], object]] = [
    lambda data: data.pop("joker"),
    lambda data: data.update(more=1),
    lambda data: data.update(colours=[]),
    lambda data: data.update(colours=["black", "blue", "red", "red"]),
    lambda data: data.update(colours=["black", "blue", "red", "rose"]),
    lambda data: data.update(colours=["black", "blue", "red", "dark red"]),
    lambda data: data["cards"].pop("S1") if isinstance(data["cards"], dict) else data["cards"].append({}),
    lambda data: data["cards"][0].update(shape="round"),
    lambda data: data["cards"][0].update(face=7),
    lambda data: data["cards"][0].update(face=0),
    lambda data: data["cards"][6].update(face=1),
    lambda data: data["cards"][6].update(size=6),
    lambda data: data["cards"][6].update(id="S1"),
    lambda data: data["cards"][6].update(points="2"),
    lambda data: data.update(set_bonus=[]),
    lambda data: data.update(set_bonus=[0, -1]),
    lambda data: data.update(dice_of_first_rolls=[3, 6]),
    lambda data: data.update(dice=0),
    lambda data: data.update(most_turns=True),
    lambda data: data.update(tables={}),
    lambda data: data["tables"].update(two=data["tables"]["2"]),
    lambda data: data["tables"]["2"].update(stacks=9),
    lambda data: data["tables"]["2"].update(empty_to_end=7),
]


@pytest.mark.parametrize("damage", DAMAGES, ids=range(len(DAMAGES)))
def test_a_damaged_deck_is_refused(damage: Callable[[Any], object]) -> None:
    def change(data: Any) -> None:
        damage(data)

    with pytest.raises(BadData, match="file"):
        read_deck(changed(change), "file")
