"""The rules pages say the numbers that the game is played with, and show pictures that are there."""

from __future__ import annotations

import re

import pytest
from PySide6.QtGui import QImage

from desktop_app.core.resources import resource_path
from desktop_app.games.rollecate.engine.deck import CHAOS, KINDS, VALUES, deck, track
from desktop_app.games.rollecate.engine.rules import RollecateGame
from desktop_app.games.rollecate.engine.solo import tiers
from desktop_app.games.rollecate.ui import text

LANGUAGES = ("en", "de")


def page(language: str) -> str:
    return resource_path("rules", f"rollecate.{language}.html").read_text(encoding="utf-8")


def rows(words: str) -> list[list[str]]:
    """The cells of all tables, without their tags; heads of tables are left out."""
    found = re.findall(r"<tr>(.*?)</tr>", words, re.DOTALL)
    cells = [re.findall(r"<td>(.*?)</td>", row, re.DOTALL) for row in found]
    return [[re.sub(r"<[^>]+>", "", cell) for cell in row] for row in cells if row]


def numbers(row: list[str]) -> list[int]:
    return [int(number) for cell in row for number in re.findall(r"\d+", cell)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cards_are_those_of_the_deck(language: str) -> None:
    cards = deck()
    listed = [numbers(row) for row in rows(page(language))][:VALUES]
    assert listed == [
        [value, *(cards.counts[track(value, kind)] for kind in range(len(KINDS)))]
        for value in range(1, VALUES + 1)
    ]
    words = page(language)
    assert f" {cards.size} " in words
    assert cards.counts[CHAOS] == 5
    assert (cards.railway, cards.train, cards.hand, cards.wheels, cards.faces) == (4, 3, 2, 4, 6)


@pytest.mark.parametrize("language", LANGUAGES)
def test_removed_cards_and_turns_are_those_of_the_deck(language: str) -> None:
    cards = deck()
    players, removed, turns = (
        [int(cell) for cell in row[1:]] for row in rows(page(language))[VALUES : VALUES + 3]
    )
    assert players == [1, 2, 3, 4]
    assert removed == [dict(cards.removed)[count] for count in players]
    assert turns == [cards.draws(count) // count for count in players]
    assert f" {cards.draws(2)} " in page(language).replace("\n", " ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_goals_are_those_of_the_game(language: str) -> None:
    goals = tiers()
    listed = [numbers(row) for row in rows(page(language))[VALUES + 3 :]]
    wanted = [[plain, limited] for (_, plain), (_, limited) in zip(goals.plain, goals.limited, strict=True)]
    assert listed == [*wanted, wanted[-1]]


def test_goals_have_the_names_of_the_table() -> None:
    named = [row[0] for row in rows(page("en"))[VALUES + 3 :]]
    assert named == [text.tier_name(tier) for tier in tiers().names]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_is_told(language: str) -> None:
    offered = {option.key for seats in (1, 4) for option in RollecateGame().options(seats)}
    parts = page(language).split("<h2>")
    told = next(part for part in parts if part.startswith(("What you can agree on", "Was sich vereinbaren")))
    assert told.count("<li>") == len(offered)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_is_there_and_wide_enough(language: str) -> None:
    names = re.findall(r'<img src="([^"]+)"', page(language))
    assert names == [f"rollecate-{name}.png" for name in ("cards", "build", "ride", "pile")]
    for name in names:
        assert QImage(str(resource_path("rules", name))).width() >= 1200


def test_both_languages_have_the_same_parts() -> None:
    english, german = (
        re.findall(r"<(h1|h2|h3|li|tr|td|th|img|p)\b", page(language)) for language in LANGUAGES
    )
    assert english == german
