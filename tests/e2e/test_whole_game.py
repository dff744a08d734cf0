"""Whole games through the real window, from the start page to the table of scores."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from desktop_app.app.main_window import MainWindow
from desktop_app.qt.gl3d.painter_view import PainterBoardView

from .player import Person


def check_scores(person: Person) -> None:
    """The end panel shows every seat's score as the rules count it, the winner first."""
    page = person.page
    outcome = page.session.outcome
    assert outcome is not None
    assert page.end.isVisible()
    rows = page.end.model.rows
    assert sorted(row.rank for row in rows) == [row.rank for row in rows]
    assert {row.name: row.total for row in rows} == {
        player.name: score.total for player, score in zip(page.session.players, outcome.scores, strict=True)
    }


@pytest.mark.parametrize("view", ["auto", "painter"])
def test_a_game_against_the_computer_by_mouse(qtbot: QtBot, window: MainWindow, view: str) -> None:
    window.settings.choose("view3d", view)
    person = Person(qtbot, window)
    person.click("Rumis")
    person.click("Start game")
    person.sit_down()
    assert isinstance(person.board.view, PainterBoardView) == (view == "painter")
    placed = 0
    while person.wait_for_turn():
        person.place_by_mouse()
        placed += 1
    assert placed >= 3
    assert {player.kind for player in person.page.session.players} == {"person", "computer"}
    check_scores(person)


def test_a_game_against_the_computer_by_keys(qtbot: QtBot, window: MainWindow) -> None:
    person = Person(qtbot, window, seed=2)
    person.tab_to("Rumis")
    person.key(Qt.Key.Key_Space)
    person.tab_to("Start game")
    person.key(Qt.Key.Key_Space)
    person.sit_down()
    while person.wait_for_turn():
        assert person.board.hasFocus()
        person.place_by_keys()
    check_scores(person)
    person.tab_to("Rematch")
    person.key(Qt.Key.Key_Space)
    person.wait(lambda: not person.page.session.over)
    assert len(person.page.session.players) == 2


def test_four_people_on_one_screen_by_mouse(qtbot: QtBot, window: MainWindow) -> None:
    window.settings.choose("view3d", "painter")
    person = Person(qtbot, window, seed=3)
    person.click("Rumis")
    choice = window.new_game
    assert choice is not None
    for _ in range(2):
        person.click([b for b in choice.seats.findChildren(QAbstractButton) if b.isVisible()][-1])
    for row in choice.rows[:4]:
        person.click(next(b for b in row.findChildren(QAbstractButton) if b.text() == "Person"))
    person.click("Start game")
    person.sit_down()
    while person.wait_for_turn():
        person.place_by_mouse()
    assert {player.kind for player in person.page.session.players} == {"person"}
    check_scores(person)
