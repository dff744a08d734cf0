"""What a screen reader finds in a scene."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken

from desktop_app.qt.components_model import ComponentsModel
from desktop_app.qt.scene2d import accessible
from desktop_app.qt.scene2d.view import SceneView
from tests.qt.scene2d.conftest import Table
from tests.qt.scene2d.example import ExampleArtist, card, table

NAME = QAccessible.Text.Name


@pytest.fixture
def active() -> Iterator[None]:
    """As if a screen reader ran."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


def tree(view: SceneView) -> QAccessibleInterface:
    return QAccessible.queryAccessibleInterface(view)


def names(view: SceneView) -> list[str]:
    found = tree(view)
    return [found.child(index).text(NAME) for index in range(found.childCount())]


def test_the_view_is_a_list_of_what_can_be_reached(example: Table) -> None:
    example.artist.unreachable |= {f"card{number}" for number in range(2, 19)}
    assert tree(example.view).role() == QAccessible.Role.List
    assert names(example.view) == ["The card card0", "The card card1", "The die die"]
    assert tree(example.view).child(0).role() == QAccessible.Role.ListItem
    assert tree(example.view).child(3) is None
    assert tree(example.view).child(1).parent() is tree(example.view)
    assert tree(example.view).indexOfChild(tree(example.view).child(1)) == 1


def test_an_entry_lies_where_its_component_is_on_the_screen(example: Table) -> None:
    entry = tree(example.view).child(7)
    corner = example.view.viewport().mapToGlobal(example.view.rect_of("card7").topLeft().toPoint())
    assert entry.rect().topLeft() == corner
    assert (entry.rect().width(), entry.rect().height()) == (60, 84)
    middle = entry.rect().center()
    assert tree(example.view).childAt(middle.x(), middle.y()) is entry
    assert tree(example.view).childAt(corner.x() - 8, corner.y() - 8) is None


def test_the_cursor_is_the_focus(qtbot: QtBot, example: Table, active: None) -> None:
    qtbot.keyClick(example.view, Qt.Key.Key_End)
    focused = tree(example.view).focusChild()
    assert focused.text(NAME) == "The die die"
    assert focused.state().focused
    assert not tree(example.view).child(0).state().focused
    assert focused.state().focusable
    example.view.clearFocus()
    assert tree(example.view).focusChild() is None


def test_a_moved_cursor_is_told(
    qtbot: QtBot, example: Table, active: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[tuple[QAccessible.Event, int]] = []

    def announce(event: QAccessibleEvent) -> None:
        told.append((event.type(), event.child()))
        QAccessible.updateAccessibility(event)

    monkeypatch.setattr(accessible, "announce", announce)
    qtbot.keyClick(example.view, Qt.Key.Key_Home)
    qtbot.keyClick(example.view, Qt.Key.Key_Down)
    assert told == [(QAccessible.Event.Focus, 0), (QAccessible.Event.Focus, 5)]
    told.clear()
    example.change(card(30, 5, 0))
    example.view.finish_motion()
    assert (QAccessible.Event.ObjectReorder, -1) in told


def test_entries_stay_the_same_and_know_when_they_are_gone(example: Table) -> None:
    entry = tree(example.view).child(4)
    assert tree(example.view).child(4) is entry
    assert entry.isValid()
    example.remove("card4")
    assert not entry.isValid()
    assert entry.text(NAME) == ""
    assert entry.rect().isEmpty()
    assert entry.state().invalid
    assert entry.role() == QAccessible.Role.NoRole
    example.change(card(4, 4, 0))
    assert tree(example.view).child(19) is entry


def test_views_come_and_go(qapp: QApplication, active: None) -> None:
    known = set(accessible._LISTS)
    for way in ("deleted", "dropped", "deleted"):
        model = ComponentsModel()
        model.set_components(table())
        view = SceneView(model, ExampleArtist())
        view.show()
        assert len(names(view)) == 20
        assert [QAccessible.uniqueId(tree(view).child(index)) for index in range(3)]
        view.set_cursor("card3")
        view.close()
        if way == "deleted":
            Shiboken.delete(view)
        del view, model
        gc.collect()
        assert set(accessible._LISTS) <= known


PROGRAM = """
import sys
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from desktop_app.qt.components_model import ComponentsModel
from desktop_app.qt.scene2d.view import SceneView
from tests.qt.scene2d.example import ExampleArtist, card, table
app = QApplication([])
QAccessible.setActive(True)
model = ComponentsModel()
view, other = SceneView(model, ExampleArtist()), SceneView(model, ExampleArtist())
view.show(), other.show()
assert QTest.qWaitForWindowExposed(view)
model.set_components(table())
found = QAccessible.queryAccessibleInterface(view)
assert found.childCount() == 20
print(found.child(3).text(QAccessible.Text.Name), QAccessible.uniqueId(found.child(3)) != 0)
view.set_cursor("card4")
model.set_components(table()[3:])
view.moving
{end}
"""


@pytest.mark.parametrize("end", ["", "sys.exit(0)", "del view, found", "app.quit()", "view.close(); del app"])
def test_the_program_ends_quietly_in_the_middle_of_everything(end: str) -> None:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-X", "faulthandler", "-c", PROGRAM.format(end=end)],
        cwd=Path(__file__).parents[3],
        env={**os.environ, "PYTHONPATH": "."},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "The card card3 True\n", "")
