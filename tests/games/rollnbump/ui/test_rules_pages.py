"""The rules pages say the numbers that the game is played with, and show pictures that are there."""

from __future__ import annotations

import re

import pytest
from PySide6.QtGui import QImage

from desktop_app.core.resources import resource_path
from desktop_app.games.rollnbump.engine.deck import deck

LANGUAGES = ("en", "de")
KINDS = ("P2", "R3", "K3", "R4", "R5", "K4", "K5")


def page(language: str) -> str:
    return resource_path("rules", f"rollnbump.{language}.html").read_text(encoding="utf-8")


def rows(text: str) -> list[list[str]]:
    """The cells of all tables, without their tags."""
    found = re.findall(r"<tr>(.*?)</tr>", text, re.DOTALL)
    return [
        [re.sub(r"<[^>]+>", "", cell) for cell in re.findall(r"<td>(.*?)</td>", row, re.DOTALL)]
        for row in found
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_points_are_those_of_the_deck(language: str) -> None:
    points = {kind.id: kind.points for kind in deck().kinds}
    listed = [int(row[2]) for row in rows(page(language)) if len(row) == 3]
    assert listed == [points["S1"], *(points[kind] for kind in KINDS)]
    assert {points[f"S{face}"] for face in range(1, 7)} == {listed[0]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_set_bonus_is_that_of_the_deck(language: str) -> None:
    table = [[int(cell) for cell in row[1:]] for row in rows(page(language)) if len(row) == 7]
    counts, bonus = table[0] + table[2], table[1] + table[3]
    assert counts == list(range(1, 13))
    assert bonus == [deck().bonus(count) for count in counts]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_is_there_and_wide_enough(language: str) -> None:
    names = re.findall(r'<img src="([^"]+)"', page(language))
    assert names == ["rollnbump-cards.png", "rollnbump-bump.png", "rollnbump-bonus.png"]
    for name in names:
        assert QImage(str(resource_path("rules", name))).width() >= 1200


def test_both_languages_have_the_same_parts() -> None:
    english, german = (re.findall(r"<(h1|h2|li|tr|img|p)\b", page(language)) for language in LANGUAGES)
    assert english == german
