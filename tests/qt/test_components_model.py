"""The rows follow any sequence of arrangements, by signals that a view can rely on."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QModelIndex
from pytestqt.modeltest import ModelTester

from desktop_app.core.errors import BadData
from desktop_app.qt.components_model import COMPONENT, FACE, KIND, PLACE, ComponentsModel
from desktop_app.session.component import Component

IDS = st.sampled_from([f"stone {number}" for number in range(8)])
COMPONENTS = st.builds(
    Component,
    id=IDS,
    kind=st.sampled_from(["stone", "ghost"]),
    place=st.tuples(st.integers(0, 2), st.integers(0, 2)),
    face=st.sampled_from([(), (("colour", "red"),)]),
)
ARRANGEMENTS = st.lists(COMPONENTS, unique_by=lambda component: component.id, max_size=8).map(tuple)


def stone(number: int, *, at: int = 0, colour: str = "red") -> Component:
    return Component(f"stone {number}", "stone", (at, 0), (("colour", colour),))


class Mirror:
    """A view that knows the rows from the signals alone."""

    def __init__(self, model: ComponentsModel) -> None:
        self.rows: list[Component] = list(model.components)
        self.signals: list[tuple[object, ...]] = []
        self._model = model
        model.rowsInserted.connect(self._inserted)
        model.rowsRemoved.connect(self._removed)
        model.rowsMoved.connect(self._moved)
        model.dataChanged.connect(self._changed)

    def _read(self, row: int) -> Component:
        found = self._model.index(row).data(COMPONENT)
        assert isinstance(found, Component)
        return found

    def _inserted(self, parent: QModelIndex, first: int, last: int) -> None:
        self.signals.append(("insert", first, last))
        self.rows[first:first] = [self._read(row) for row in range(first, last + 1)]

    def _removed(self, parent: QModelIndex, first: int, last: int) -> None:
        self.signals.append(("remove", first, last))
        del self.rows[first : last + 1]

    def _moved(self, parent: QModelIndex, start: int, end: int, to: QModelIndex, row: int) -> None:
        self.signals.append(("move", start, row))
        self.rows.insert(row, self.rows.pop(start))

    def _changed(self, first: QModelIndex, last: QModelIndex, roles: list[int]) -> None:
        self.signals.append(("change", first.row(), tuple(roles)))
        self.rows[first.row()] = self._read(first.row())


@given(arrangements=st.lists(ARRANGEMENTS, max_size=6))
def test_any_sequence_of_arrangements_is_shown(arrangements: list[tuple[Component, ...]]) -> None:
    model = ComponentsModel()
    mirror = Mirror(model)
    for wanted in arrangements:
        model.set_components(wanted)
        assert model.components == wanted
        assert tuple(mirror.rows) == wanted


@given(before=ARRANGEMENTS, after=ARRANGEMENTS)
def test_what_stays_is_neither_removed_nor_inserted(
    before: tuple[Component, ...], after: tuple[Component, ...]
) -> None:
    model = ComponentsModel()
    model.set_components(before)
    mirror = Mirror(model)
    model.set_components(after)
    old, new = {c.id for c in before}, {c.id for c in after}
    removed = sum(int(str(last)) - int(str(first)) + 1 for kind, first, last in _of(mirror, "remove"))
    inserted = sum(int(str(last)) - int(str(first)) + 1 for kind, first, last in _of(mirror, "insert"))
    assert (removed, inserted) == (len(old - new), len(new - old))


def _of(mirror: Mirror, kind: str) -> list[tuple[object, ...]]:
    return [signal for signal in mirror.signals if signal[0] == kind]


def test_the_same_arrangement_says_nothing() -> None:
    model = ComponentsModel()
    model.set_components((stone(1), stone(2)))
    mirror = Mirror(model)
    model.set_components((stone(1), stone(2)))
    assert mirror.signals == []


def test_a_changed_place_is_a_motion_and_a_changed_face_is_none() -> None:
    model = ComponentsModel()
    model.set_components((stone(1), stone(2)))
    mirror = Mirror(model)
    model.set_components((stone(1, at=5), stone(2, colour="blue")))
    assert mirror.signals == [
        ("change", 0, (int(COMPONENT), int(PLACE))),
        ("change", 1, (int(COMPONENT), int(FACE))),
    ]


def test_new_ones_that_follow_each_other_come_in_one_signal() -> None:
    model = ComponentsModel()
    model.set_components((stone(1), stone(4)))
    mirror = Mirror(model)
    model.set_components((stone(1), stone(2), stone(3), stone(4)))
    assert mirror.signals == [("insert", 1, 2)]


def test_a_persistent_index_stays_with_its_component() -> None:
    from PySide6.QtCore import QPersistentModelIndex

    model = ComponentsModel()
    model.set_components((stone(1), stone(2), stone(3)))
    kept = QPersistentModelIndex(model.index(2))
    model.set_components((stone(3), stone(1)))
    assert (kept.row(), kept.data(COMPONENT)) == (0, stone(3))


def test_two_components_with_one_id_are_refused_and_nothing_changes() -> None:
    model = ComponentsModel()
    model.set_components((stone(1),))
    with pytest.raises(BadData, match="share an id"):
        model.set_components((stone(2), stone(2, at=1)))
    assert model.components == (stone(1),)


def test_roles_and_rows_by_id(qtmodeltester: ModelTester) -> None:
    model = ComponentsModel()
    model.set_components((stone(1), stone(2, at=3)))
    index = model.index(1)
    assert index.data(PLACE) == (3, 0)
    assert index.data(FACE) == (("colour", "red"),)
    assert index.data(KIND) == "stone"
    assert (model.row_of("stone 2"), model.row_of("nothing")) == (1, None)
    assert set(model.roleNames().values()) >= {b"component", b"place", b"face", b"kind"}
    qtmodeltester.check(model)
    model.set_components((stone(2), stone(3), stone(1)))
    model.set_components(())
