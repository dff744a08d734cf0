"""Both kinds of board view, ready to be drawn and clicked on."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop_app.qt.gl3d import probe
from desktop_app.qt.gl3d.board_view import BoardView
from desktop_app.qt.gl3d.factory import make_board_view
from desktop_app.qt.gl3d.scene import Scene3D
from tests.qt.gl3d.samples import SCENE

MakeView = Callable[..., BoardView]


@pytest.fixture(scope="session")
def gl_ready(qapp: QApplication) -> probe.ProbeResult:
    """OpenGL works here, and PyOpenGL knows on which platform."""
    result = probe.probe_here()
    assert result.ok, f"these tests need OpenGL 3.3: {result.renderer}"
    probe.apply(result)
    return result


@pytest.fixture
def make_view(qtbot: QtBot, gl_ready: probe.ProbeResult) -> MakeView:
    """Makes and shows views of 640 x 480 logical pixels; waits until they are on the screen."""

    def make(kind: str, scene: Scene3D = SCENE) -> BoardView:
        view = make_board_view(kind)
        qtbot.addWidget(view.widget)
        view.set_scene(scene)
        view.widget.resize(640, 480)
        with qtbot.waitExposed(view.widget):
            view.widget.show()
        return view

    return make
