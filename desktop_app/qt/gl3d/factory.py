"""Makes a board view of either kind; OpenGL, pyqtgraph and numpy are imported only when 'gl' is asked for."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from desktop_app.qt.gl3d.board_view import BoardView
from desktop_app.qt.gl3d.painter_view import PainterBoardView


def make_board_view(kind: str, parent: QWidget | None = None, *, samples: int = 0) -> BoardView:
    """A new view; 'gl' only after `probe.apply` has seen a good result, else 'painter'.

    `samples` is the probe's advice for 'gl'. The result is a widget too (`view.widget`).
    """
    if kind == "painter":
        return PainterBoardView(parent)
    if kind != "gl":
        raise ValueError(f"no such board view: {kind!r}")
    from desktop_app.qt.gl3d.gl_view import GLBoardView

    view: BoardView = GLBoardView(parent, samples=samples)
    return view
