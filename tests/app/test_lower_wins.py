"""Where points are bad, the seat with the fewest is in the lead."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from desktop_app.app.table_words import seat_rows
from desktop_app.qt.perspective import Perspective
from desktop_app.session.record import Player
from tests.helpers.fake_game import FakeKit, fake_session


@pytest.mark.parametrize(("lower_wins", "leads"), [(False, [True, False]), (True, [False, True])])
def test_who_leads(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, lower_wins: bool, leads: list[bool]
) -> None:
    session = fake_session(Player("Bo", colour="blue"), Player("Cleo", colour="yellow"))
    monkeypatch.setattr(type(session.game), "lower_wins", lower_wins)
    perspective = Perspective(session, None)
    assert [row.leads for row in seat_rows(FakeKit(), session, perspective)] == [False, False]
    perspective.submit(3)
    perspective.submit(1)
    assert [row.leads for row in seat_rows(FakeKit(), session, perspective)] == leads
