"""What is told of the computer players of Rumis."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QLocale
from pytestqt.qtbot import QtBot

from desktop_app.bots.bot import Budget, Level
from desktop_app.games.rumis.engine.opponents import LEVELS
from desktop_app.games.rumis.ui import opponents_words
from desktop_app.games.rumis.ui.kit import KIT


def test_each_strength_is_told_with_the_numbers_it_plays_with(qtbot: QtBot) -> None:
    texts = [KIT.level_text(level.number) for level in LEVELS]
    assert len(set(texts)) == len(LEVELS)
    for level, text in zip(LEVELS, texts, strict=True):
        if level.budget.iterations is not None:
            assert f" {QLocale().toString(level.budget.iterations)} " in text
        if level.budget.seconds is not None:
            assert f" {QLocale().toString(level.budget.seconds)} " in text


def test_the_text_of_a_strength_follows_its_numbers(qtbot: QtBot) -> None:
    told = opponents_words.level_text
    assert "77 " in told(Level(2, Budget(iterations=77, seconds=3.5)))
    assert "3.5" in told(Level(2, Budget(iterations=77, seconds=3.5)))
    assert "exactly" in told(Level(5, Budget(seconds=2.5)))
    assert "glance" in told(Level(1, Budget(), temperature=9.0))


def test_it_says_which_search_plays_and_how_to_get_the_quick_one(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    notes = {}
    for kind in ("compiled", "int"):
        monkeypatch.setattr(opponents_words, "search_kind", lambda kind=kind: kind)
        notes[kind] = KIT.search_note()
    assert "compiled" in notes["compiled"]
    assert "compiler" not in notes["compiled"]
    assert "C compiler" in notes["int"]
    assert KIT.search_kind() in notes
