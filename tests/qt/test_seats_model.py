"""Seats as rows: only what differs is reported."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QModelIndex, Qt
from pytestqt.modeltest import ModelTester

from desktop_app.qt.seats_model import SCORE, SEAT_ROW, TURN, SeatRow, SeatsModel

ADA = SeatRow(0, "Ada", "Computer, easy", True, ("red",), 3, "7 stones", turn=True, spoken="Ada, 3 points")
BO = SeatRow(1, "Bo", "Person", colours=("blue",), score=5)


def changed_rows(model: SeatsModel) -> list[int]:
    rows: list[int] = []

    def note(first: QModelIndex, last: QModelIndex) -> None:
        rows.extend(range(first.row(), last.row() + 1))

    model.dataChanged.connect(note)
    return rows


def test_roles(qtmodeltester: ModelTester) -> None:
    model = SeatsModel()
    model.set_rows((ADA, BO))
    qtmodeltester.check(model)
    first = model.index(0)
    assert (first.data(), first.data(SCORE), first.data(TURN), first.data(SEAT_ROW)) == ("Ada", 3, True, ADA)
    assert first.data(Qt.ItemDataRole.AccessibleTextRole) == "Ada, 3 points"
    assert model.index(1).data(Qt.ItemDataRole.AccessibleTextRole) == "Bo"


def test_only_the_seat_that_differs_is_reported() -> None:
    model = SeatsModel()
    model.set_rows((ADA, BO))
    rows = changed_rows(model)
    model.set_rows((ADA, replace(BO, score=6)))
    assert rows == [1]
    assert model.rows[1].score == 6


def test_progress_belongs_to_one_seat() -> None:
    model = SeatsModel()
    model.set_rows((ADA, BO))
    rows = changed_rows(model)
    model.set_progress(0, 0.25)
    assert rows == [0]
    assert [row.progress for row in model.rows] == [0.25, None]


def test_another_number_of_seats_resets() -> None:
    model = SeatsModel()
    resets: list[int] = []
    model.modelReset.connect(lambda: resets.append(1))
    model.set_rows((ADA, BO))
    model.set_rows((BO, ADA))
    assert len(resets) == 1
