"""Picking is right at every scale factor: each one in a process of its own, for Qt reads it once."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

ROOT = Path(__file__).parents[3]

PROGRAM = """
import sys
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
QApplication.setAttribute(Qt.ApplicationAttribute.AA_ShareOpenGLContexts)
app = QApplication([])
from desktop_app.qt.gl3d import probe
from desktop_app.qt.gl3d.factory import make_board_view
from desktop_app.qt.gl3d.picking import Hit
from tests.qt.gl3d.samples import SCENE, visible_faces
from tests.qt.gl3d.test_pictures import BARE, name_of
probe.apply(probe.probe_here())
ratio = float(sys.argv[1])
clicked = 0
for kind in ("painter", "gl"):
    view = make_board_view(kind)
    view.set_scene(BARE)
    view.widget.resize(400, 300)
    view.widget.show()
    assert QTest.qWaitForWindowExposed(view.widget)
    assert view.widget.devicePixelRatioF() == ratio, view.widget.devicePixelRatioF()
    image = view.widget.grab().toImage()
    assert image.width() == round(400 * ratio), image.width()
    hits = []
    view.clicked.connect(lambda hit, button: hits.append(hit))
    owners = BARE.owners()
    for face in visible_faces(BARE, view.camera, view.view_size()):
        QTest.mouseClick(view.widget, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier,
                         QPoint(round(face.x), round(face.y)))
        assert hits.pop() == Hit(face.cell, face.normal, face.cell[:2]), face
        if face.cell[2] >= 0:
            colour = image.pixelColor(round(face.x * ratio), round(face.y * ratio))
            assert name_of(colour) == BARE.solids[owners[face.cell]].colour, (kind, face)
        clicked += 1
print(clicked)
"""


@pytest.mark.parametrize("scale", ["1", "1.25", "1.5", "2", "3"])
def test_clicks_and_colours_agree_with_the_projection(scale: str, qapp: QApplication) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, scale],
        cwd=ROOT,
        env={**os.environ, "QT_SCALE_FACTOR": scale},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    assert int(done.stdout.split()[-1]) > 50
