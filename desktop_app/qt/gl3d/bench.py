"""Frame time of a full board against an empty OpenGL view, as a ratio from one run.

`python -m desktop_app.qt.gl3d.bench [--frames N]` prints one line of JSON; milliseconds are medians of frames
drawn in turn, so that a busy machine slows both alike. Needs a display with OpenGL 3.3.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable
from statistics import median

from PySide6.QtCore import QDeadlineTimer, QEventLoop, Qt
from PySide6.QtWidgets import QApplication, QWidget

from desktop_app.qt.gl3d import probe
from desktop_app.qt.gl3d.painter_view import PainterBoardView
from desktop_app.qt.gl3d.scene import Caps, Scene3D, Solid, border_labels

WIDTH, HEIGHT = 1280, 800
COLOURS = (("#C8402F", "A", 0), ("#2F6DB5", "B", 1), ("#E3B23C", "C", 2), ("#3E8E54", "D", 3))


def full_board() -> Scene3D:
    """An 8 x 8 stepped pyramid, built up to its limits with bars of two cubes, and a ghost of four."""
    caps: Caps = tuple(tuple(min(4, 1 + min(x, y, 7 - x, 7 - y)) for x in range(8)) for y in range(8))
    solids = []
    for z in range(4):
        for y in range(8):
            for x in range(z, 8 - z, 2):
                if caps[y][x] > z:
                    cells = tuple((i, y, z) for i in (x, x + 1) if i < 8 and caps[y][i] > z)
                    solids.append(Solid(f"{x}.{y}.{z}", cells, *COLOURS[(x + y + z) % 4]))
    ghost = Solid("ghost", ((2, 2, 3), (2, 3, 4), (2, 4, 4), (2, 3, 5)), *COLOURS[1])
    return Scene3D(caps, tuple(solids), ghost, labels=border_labels(caps))


def measure(frames: int) -> dict[str, object]:
    """Draws frames of an empty OpenGL view, of the two board views, in turn."""
    result = probe.probe_here()
    if not result.ok:
        return {"ok": False, "reason": result.renderer}
    probe.apply(result)
    from OpenGL import GL
    from pyqtgraph.opengl import GLViewWidget

    from desktop_app.qt.gl3d.gl_view import GLBoardView, surface_format

    empty = GLViewWidget()
    empty.setFormat(surface_format())
    board, painted = GLBoardView(), PainterBoardView()
    scene = full_board()
    for view in (board, painted):
        view.set_scene(scene)
    for widget in (empty, board.widget, painted):
        widget.resize(WIDTH, HEIGHT)
        widget.show()
    for widget in (empty, board.widget, painted):
        _wait_until_shown(widget)

    def finish(view: QWidget) -> Callable[[], None]:
        def run() -> None:
            view.repaint()
            view.makeCurrent()  # type: ignore[attr-defined]  # a QOpenGLWidget
            GL.glFinish()

        return run

    jobs = {"empty": finish(empty), "board": finish(board.widget), "painter": painted.repaint}
    times: dict[str, list[float]] = {name: [] for name in jobs}
    for number in range(frames + 3):
        board.orbit(1.0, 0.0)
        painted.orbit(1.0, 0.0)
        for name, job in jobs.items():
            start = time.perf_counter()
            job()
            if number >= 3:
                times[name].append((time.perf_counter() - start) * 1000)
    figures: dict[str, object] = {name: round(median(values), 2) for name, values in times.items()}
    ratio = median(times["board"]) / median(times["empty"])
    return {"ok": True, "renderer": result.renderer, **figures, "ratio": round(ratio, 2)}


def _wait_until_shown(widget: QWidget, milliseconds: int = 5000) -> None:
    """What is drawn before its window is on the screen is drawn for nobody, or not at all."""
    deadline = QDeadlineTimer(milliseconds)
    while not deadline.hasExpired():
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 50)
        window = widget.windowHandle()
        if window is not None and window.isExposed():
            return


def main(arguments: list[str] | None = None) -> int:
    """Command line."""
    parser = argparse.ArgumentParser(prog="python -m desktop_app.qt.gl3d.bench", description=__doc__)
    parser.add_argument("--frames", type=int, default=40, help="frames of each kind (default 40)")
    options = parser.parse_args(arguments)
    QApplication.setAttribute(Qt.ApplicationAttribute.AA_ShareOpenGLContexts)
    application = QApplication.instance() or QApplication(sys.argv[:1])
    print(json.dumps(measure(options.frames)))
    del application
    return 0


if __name__ == "__main__":
    sys.exit(main())
