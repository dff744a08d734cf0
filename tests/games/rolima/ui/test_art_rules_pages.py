"""The rules pages say the numbers that the game is played with, and show pictures that are there."""

from __future__ import annotations

import re

import pytest
from PySide6.QtGui import QImage
from PySide6.QtSvg import QSvgRenderer
from pytestqt.qtbot import QtBot

from desktop_app.core.resources import resource_path
from desktop_app.games.rolima.engine.deck import COLOURS, HILLS, SECTIONS, deck
from desktop_app.games.rolima.engine.rules import GAME
from desktop_app.games.rolima.ui.hill_text import hill_name

LANGUAGES = ("en", "de")


def page(language: str) -> str:
    return resource_path("rules", f"rolima.{language}.html").read_text(encoding="utf-8")


def rows(language: str) -> list[list[str]]:
    """The cells of all tables, without their tags; heads of tables are left out."""
    found = re.findall(r"<tr>(.*?)</tr>", page(language), re.DOTALL)
    cells = [re.findall(r"<td>(.*?)</td>", row, re.DOTALL) for row in found]
    return [[re.sub(r"<[^>]+>", "", cell) for cell in row] for row in cells if row]


def numbers(row: list[str]) -> list[int]:
    return [int(re.sub(r"\D", "", cell)) for cell in row[1:]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_and_gums_are_those_of_the_deck(language: str) -> None:
    cards = deck()
    assert numbers(rows(language)[0]) == list(cards.numbers)
    assert numbers(rows(language)[1]) == list(cards.gums[: len(cards.numbers)])
    words = page(language)
    assert f" {len(cards.cards(zero_ten=False))} " in words
    assert (cards.hand, COLOURS, SECTIONS, len(HILLS)) == (4, 5, 4, 12)
    assert (cards.gums[-1], cards.alone, cards.accompanied, cards.gum_card) == (2, 10, 0, 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_display_is_that_of_every_number_of_players(language: str) -> None:
    low, high = GAME.seat_range
    assert numbers(rows(language)[2]) == list(range(low, high + 1))
    assert numbers(rows(language)[3]) == [deck().display(seats) for seats in range(low, high + 1)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_places_pay_what_the_deck_says(language: str) -> None:
    assert numbers(rows(language)[4]) == list(range(1, COLOURS + 1))
    assert numbers(rows(language)[5]) == list(deck().multipliers)


def test_every_hill_card_is_told_by_both_names() -> None:
    english, german = (rows(language)[6:] for language in LANGUAGES)
    assert [row[:2] for row in english] == [[str(hill), hill_name(hill)] for hill in HILLS]
    assert [row[:3] for row in german] == [[number, other, name] for number, name, other, _ in english]
    assert all(len(row[3]) > 20 for row in english + german)


def test_the_deck_has_the_ten_and_the_two_that_are_told() -> None:
    assert deck().hill_deck == HILLS[:10]
    assert deck().hill_spare == HILLS[10:]
    assert deck().not_for_two == (4,)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_is_told(language: str) -> None:
    offered = [option.key for option in GAME.options(4)]
    sections = [key for key in offered if key.startswith("hill_") and key != "hill_mode"]
    parts = page(language).split("<h2>")
    told = next(part for part in parts if part.startswith(("What you can agree on", "Was sich vereinbaren")))
    assert told.count("<li>") == len(offered) - len(sections) + 1, "the sections are told in one line"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_file_to_correct_is_named(language: str) -> None:
    (named,) = re.findall(r"<b>(resources/[^<]+)</b>", page(language))
    assert resource_path(*named.split("/")[1:]).is_file()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_is_there_and_wide_enough(language: str) -> None:
    names = re.findall(r'<img src="([^"]+)"', page(language))
    assert names == [f"rolima-{name}.png" for name in ("hill", "cheer", "bets")]
    for name in names:
        assert QImage(str(resource_path("rules", name))).width() >= 1200


def test_both_languages_have_the_same_parts() -> None:
    english, german = (
        re.findall(r"<(h1|h2|h3|li|ol|ul|tr|td|th|img|p)\b", page(language)) for language in LANGUAGES
    )
    assert english == german


def test_the_cover_can_be_drawn(qtbot: QtBot) -> None:
    cover = QSvgRenderer(str(resource_path("art", "rolima-cover.svg")))
    assert cover.isValid()
    assert (cover.defaultSize().width(), cover.defaultSize().height()) == (1200, 900)
