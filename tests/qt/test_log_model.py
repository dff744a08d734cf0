"""The log as rows: it grows at its end and shrinks there when something is taken back."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QModelIndex
from pytestqt.modeltest import ModelTester

from desktop_app.qt.log_model import LOG_ROW, PLY, LogModel, LogRow

ROWS = st.lists(
    st.builds(LogRow, st.integers(1, 3), st.just(0), st.just("Ada"), st.just("red"), st.sampled_from("abc"))
).map(tuple)


def line(ply: int, text: str = "plays", name: str = "Ada") -> LogRow:
    return LogRow(ply, 0, name, "red", text)


@given(logs=st.lists(ROWS, max_size=5))
def test_any_sequence_of_logs_is_shown(logs: list[tuple[LogRow, ...]]) -> None:
    model = LogModel()
    mirror: list[LogRow] = []

    def inserted(parent: QModelIndex, first: int, last: int) -> None:
        mirror[first:first] = [model.index(row).data(LOG_ROW) for row in range(first, last + 1)]

    def removed(parent: QModelIndex, first: int, last: int) -> None:
        del mirror[first : last + 1]

    model.rowsInserted.connect(inserted)
    model.rowsRemoved.connect(removed)
    for log in logs:
        model.set_rows(log)
        assert model.rows == log == tuple(mirror)


def test_undo_removes_only_the_end() -> None:
    model = LogModel()
    model.set_rows((line(1), line(2), line(3)))
    spans: list[tuple[int, int]] = []
    model.rowsRemoved.connect(lambda parent, first, last: spans.append((first, last)))
    model.set_rows((line(1),))
    assert spans == [(1, 2)]


def test_a_ply_has_the_last_of_its_lines(qtmodeltester: ModelTester) -> None:
    model = LogModel()
    model.set_rows((line(1), line(1, "more", ""), line(2)))
    qtmodeltester.check(model)
    assert [model.last_row_of(ply) for ply in range(4)] == [-1, 1, 2, 2]
    assert (model.index(0).data(), model.index(1).data(), model.index(2).data(PLY)) == (
        "Ada: plays",
        "more",
        2,
    )
