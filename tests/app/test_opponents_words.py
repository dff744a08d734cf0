"""What every game tells of its computer players."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QLocale
from pytestqt.qtbot import QtBot

from desktop_app.app.games import find_games
from desktop_app.qt.kit import GameKit
from tests.helpers.fake_game import FakeKit

KITS = find_games().kits


@pytest.mark.parametrize("kit", KITS, ids=lambda kit: kit.id)
def test_every_game_tells_how_its_computers_think(qtbot: QtBot, kit: GameKit) -> None:
    assert kit.opponents_text()
    texts = [kit.level_text(level.number) for level in kit.levels()]
    assert len(set(texts)) == len(texts) >= 1
    for text in (*kit.opponents_text(), *texts):
        assert text.endswith("."), "whole sentences"
        assert not set(text) & set("{}<>%"), "nothing is left to be filled in"


@pytest.mark.parametrize("kit", KITS, ids=lambda kit: kit.id)
def test_the_numbers_are_those_of_the_levels(qtbot: QtBot, kit: GameKit) -> None:
    for level in kit.levels():
        for number in (level.budget.iterations, level.budget.seconds):
            if number is not None:
                assert f" {QLocale().toString(number)} " in kit.level_text(level.number)


@pytest.mark.parametrize("kit", KITS, ids=lambda kit: kit.id)
def test_a_game_has_a_note_about_its_search_where_it_has_several(qtbot: QtBot, kit: GameKit) -> None:
    assert bool(kit.search_note()) == bool(kit.search_kind())


def test_a_game_may_say_nothing(qtbot: QtBot) -> None:
    kit = FakeKit()
    assert not kit.opponents_text()
    assert not kit.level_text(1)
    assert not kit.search_note()
