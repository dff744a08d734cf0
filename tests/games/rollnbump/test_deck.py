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
    lambda data: data["tables"]["2"].update(empty=1),
]


@pytest.mark.parametrize("damage", DAMAGES, ids=range(len(DAMAGES)))
def test_a_damaged_deck_is_refused(damage: Callable[[Any], object]) -> None:
    def change(data: Any) -> None:
        damage(data)

    with pytest.raises(BadData, match="file"):
        read_deck(changed(change), "file")


WRONG: list[tuple[str, Callable[[Any], object], str]] = [
    ("six dice", lambda data: data.update(dice=6), "file: dice is 5; given: 6"),
    ("four dice", lambda data: data.update(dice=4), "file: dice is 5; given: 4"),
    ("three rerolls", lambda data: data.update(rerolls=3), "file: rerolls is 2; given: 3"),
    (
        "two dice at first",
        lambda data: data.update(dice_of_first_rolls=[2, 4]),
        "file: dice_of_first_rolls: 3 to 5 dice",
    ),
    (
        "no dice at first",
        lambda data: data.update(dice_of_first_rolls=[0]),
        "file: dice_of_first_rolls: 3 to 5 dice",
    ),
    (
        "negative points",
        lambda data: data["cards"][0].update(points=-1),
        "file: cards: 1: points is 0 to 999; given: -1",
    ),
    (
        "too many points",
        lambda data: data["cards"][7].update(points=1000),
        "file: cards: 8: points is 0 to 999; given: 1000",
    ),
    ("joker without limit", lambda data: data["joker"].update(points=10**9), "file: joker: points is 0 to"),
    (
        "falling bonus",
        lambda data: data["set_bonus"].__setitem__(5, 1),
        "file: set_bonus: from 0 to at most 999, never falling",
    ),
    (
        "bonus for nothing",
        lambda data: data["set_bonus"].__setitem__(0, 1) or data["set_bonus"].__setitem__(1, 1),
        "file: set_bonus: from 0",
    ),
    ("huge bonus", lambda data: data["set_bonus"].__setitem__(12, 1000), "file: set_bonus: .* at most 999"),
    ("short bonus", lambda data: data["set_bonus"].pop(), "file: set_bonus: 13 numbers, for 0 to 12 cards"),
    ("long bonus", lambda data: data["set_bonus"].append(99), "file: set_bonus: 13 numbers"),
    ("no table for five", lambda data: data["tables"].pop("5"), "file: tables: one for each of 2, 3, 4, 5"),
    (
        "a table for six",
        lambda data: data["tables"].update({"6": data["tables"]["5"]}),
        "file: tables: one for each of 2, 3, 4, 5",
    ),
    (
        "02 players",
        lambda data: data["tables"].update({"02": data["tables"].pop("2")}),
        "file: tables: one for each of 2, 3, 4, 5 players; given: .*'02'",
    ),
    ("three colours", lambda data: data["colours"].pop(), "file: colours are black, blue, red, orange"),
    ("a fifth colour", lambda data: data["colours"].append("green"), "file: colours are black, blue"),
    ("other colours", lambda data: data["colours"].reverse(), "file: colours are black, blue"),
    ("one face twice", lambda data: data["cards"][1].update(face=1), "file: cards: S1 and S2 want the same"),
    (
        "a single of two",
        lambda data: data["cards"][0].update(size=2),
        "file: cards: 1: size is 1; given: 2",
    ),
    (
        "a straight of one",
        lambda data: data["cards"][7].update(size=1),
        "file: cards: 8: size is 2 to 5; given: 1",
    ),
    (
        "a straight of six",
        lambda data: data["cards"][7].update(size=6),
        "file: cards: 8: size is 2 to 5; given: 6",
    ),
    (
        "a set of one",
        lambda data: data["cards"][6].update(size=1),
        "file: cards: 7: size is 2 to 5; given: 1",
    ),
    ("pairs twice", lambda data: data["cards"][8].update(size=2), "file: cards: P2 and K3 want the same"),
    (
        "five equal twice",
        lambda data: data["cards"][11].update(size=5),
        "file: cards: K4 and K5 want the same",
    ),
    ("a joker of three", lambda data: data["joker"].update(size=3), "file: cards: K3 and K5 want the same"),
    (
        "a joker in a row",
        lambda data: data["cards"].pop(10) and data["joker"].update(shape="straight"),
        "file: joker: a set of 5; given: straight of 5",
    ),
    (
        "more cards than there are",
        lambda data: data["tables"]["2"].update(height=9),
        "file: tables: 2: there are 48 cards; given: 6 \\* 9",
    ),
    ("no stack", lambda data: data["tables"]["3"].update(stacks=0), "file: tables: 3: stacks is 1 to 1000"),
    (
        "more cards than kinds",
        lambda data: data["cards"].append({"id": "S7", "shape": "single", "size": 1, "face": 6, "points": 1}),
        "file: cards: S6 and S7 want the same",
    ),
]


@pytest.mark.parametrize(
    ("damage", "told"), [wrong[1:] for wrong in WRONG], ids=[wrong[0] for wrong in WRONG]
)
def test_what_cannot_be_played_is_refused_at_once(damage: Callable[[Any], object], told: str) -> None:
    """A deck with wrong numbers was read, and then the bots ran out of their tables or a roll had no dice
    in the middle of a game. It is refused when it is read, with the file, the place and the reason.
    """

    def change(data: Any) -> None:
        damage(data)

    with pytest.raises(BadData, match=told):
        read_deck(changed(change), "file")
