"""The benchmark runs and reports a ratio; what it is depends on the machine and is no matter here."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from PySide6.QtWidgets import QApplication

from desktop_app.qt.gl3d.bench import full_board
from desktop_app.qt.gl3d.surface import column_heights


def test_the_measured_board_is_full() -> None:
    scene = full_board()
    cells = [cell for solid in scene.solids for cell in solid.cells]
    assert len(cells) == len(set(cells)) == sum(cap for row in scene.caps for cap in row)
    assert all(top == scene.cap(*square) for square, top in column_heights(scene.solids))


def test_the_benchmark_reports_one_line(qapp: QApplication) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "desktop_app.qt.gl3d.bench", "--frames", "2"],
        cwd=Path(__file__).parents[3],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("\n") == 1, (
        f"{done.stdout}\n{done.stderr}"
    )  # an error in drawing is told in stderr
    figures = json.loads(done.stdout)
    assert figures["ok"]
    assert figures["ratio"] > 0
