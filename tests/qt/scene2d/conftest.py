"""A view of the example table that is on the screen and at rest."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QCursor, QMouseEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop_app.qt.components_model import ComponentsModel
from desktop_app.qt.scene2d.artist import ItemLook
from desktop_app.qt.scene2d.view import SceneView
from desktop_app.session.component import Component
from tests.helpers.clock import Clock
from tests.qt.scene2d.example import ExampleArtist, table

SIZE = (640, 480)


@dataclass(slots=True)
class Table:
    """A view and what belongs to it."""

    view: SceneView
    model: ComponentsModel
    artist: ExampleArtist
    clock: Clock

    def change(self, *components: Component) -> None:
        """Put these in place of the ones with the same ids, or at the end."""
        rows = {component.id: component for component in self.model.components}
        rows.update({component.id: component for component in components})
        self.model.set_components(tuple(rows.values()))

    def look(self, component_id: str) -> ItemLook:
        look = self.view.look_of(component_id)
        assert look is not None
        return look

    def marked(self) -> list[str]:
        """What is in the hand or shown as a place for it."""
        ids = [component.id for component in self.model.components]
        return [name for name in ids if self.look(name).target or self.look(name).dragged]

    def remove(self, *ids: str) -> None:
        self.model.set_components(tuple(c for c in self.model.components if c.id not in ids))

    def x_of(self, component_id: str) -> float:
        spot = self.view.spot_of(component_id)
        assert spot is not None
        return spot.x


def move_pointer(table: Table, at: QPoint, buttons: Qt.MouseButton = Qt.MouseButton.NoButton) -> None:
    """Moves the mouse there, with these buttons down; the real pointer stays away."""
    viewport = table.view.viewport()
    place, no_keys = QPointF(at), Qt.KeyboardModifier.NoModifier
    event = QMouseEvent(
        QEvent.Type.MouseMove,
        place,
        viewport.mapToGlobal(place),
        Qt.MouseButton.NoButton,
        buttons,
        no_keys,
    )
    QApplication.sendEvent(viewport, event)


MakeTable = Callable[..., Table]


@pytest.fixture
def make_table(qtbot: QtBot) -> MakeTable:
    """Builds one with these components; the pointer is nowhere near."""

    def make(components: tuple[Component, ...] | None = None, artist: ExampleArtist | None = None) -> Table:
        model, clock = ComponentsModel(), Clock()
        model.set_components(table() if components is None else components)
        artist = artist or ExampleArtist()
        view = SceneView(model, artist)
        model.setParent(view)
        view.set_clock(clock)
        qtbot.addWidget(view)
        view.resize(*SIZE)
        view.move(300, 200)
        QCursor.setPos(0, 0)
        with qtbot.waitExposed(view):
            view.show()
        view.activateWindow()
        view.setFocus()
        qtbot.waitActive(view)
        qtbot.waitUntil(view.hasFocus)
        return Table(view, model, artist, clock)

    return make


@pytest.fixture
def example(make_table: MakeTable) -> Table:
    return make_table()
