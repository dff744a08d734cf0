"""While a computer thinks, the prompt line also says how things stand."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop_app.app.table_page import TablePage
from desktop_app.qt.kit import Board, Services
from desktop_app.qt.perspective import Perspective
from desktop_app.session.record import Player
from tests.helpers.fake_game import FakeBoard, FakeDriver, FakeKit, fake_services, fake_session


class TellingBoard(FakeBoard):
    """Says how many pebbles are left."""

    def situation(self) -> str:
        return f"Pebbles left: {self.perspective.seen.left}."


class TellingKit(FakeKit):
    """Has that board."""

    def make_board(
        self, perspective: Perspective, services: Services, parent: QWidget | None = None
    ) -> Board:
        return TellingBoard(perspective, services, parent)


@pytest.fixture
def page(qtbot: QtBot) -> Iterator[TablePage]:
    """A person plays against the computer."""
    session = fake_session(Player("Bo", colour="blue"), Player("Ada", "computer", 1, "red"))
    made = TablePage(TellingKit(), session, fake_services(), driver_factory=FakeDriver)
    qtbot.addWidget(made)
    made.resize(1400, 800)
    with qtbot.waitExposed(made):
        made.show()
    yield made
    made.close_table()


def test_it_stands_beside_whose_turn_it_is(page: TablePage) -> None:
    assert "Pebbles left" not in page.prompt.accessibleDescription(), "a person has the board's own prompt"
    left = page.session.state.left
    assert page.perspective.submit(2)
    assert page.prompt.text.startswith("Ada")
    assert page.prompt.accessibleDescription().startswith(f"Pebbles left: {left - 2}. · ")
