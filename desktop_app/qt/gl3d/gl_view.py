"""The board drawn with OpenGL: pyqtgraph's GL widget as host, one own item that draws the whole table.

Create one only after `probe.apply` has seen a good result, and with Qt's AA_ShareOpenGLContexts set.
"""

from __future__ import annotations

from functools import partial
from weakref import ref

from pyqtgraph.opengl import GLViewWidget
from pyqtgraph.opengl.GLGraphicsItem import GLGraphicsItem
from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMatrix4x4, QOffscreenSurface, QOpenGLContext, QSurfaceFormat
from PySide6.QtWidgets import QWidget

from desktop_app.qt.gl3d.board_view import BoardView
from desktop_app.qt.gl3d.camera import reach_of
from desktop_app.qt.gl3d.renderer import TableRenderer


class TableItem(GLGraphicsItem):  # type: ignore[misc]  # pyqtgraph ships no type information
    """The table as one item of a pyqtgraph view.

    It holds its view weakly: in a cycle of references the view would live until Python's collector comes by,
    perhaps while another view draws, and take that one's current context away.
    """

    def __init__(self, owner: GLBoardView) -> None:
        super().__init__()
        self._owner = ref(owner)
        self._renderer = TableRenderer()
        self._broken = False

    def _setView(self, view: GLBoardView | None) -> None:
        """Called by the view; pyqtgraph would keep it here."""

    def view(self) -> GLBoardView | None:
        """The view that shows this item."""
        return self._owner()

    def paint(self) -> None:
        """Called by the view with its context current; after an error nothing more is tried."""
        owner = self._owner()
        if self._broken or owner is None:
            return
        ratio = owner.widget.devicePixelRatioF()
        try:
            self._renderer.draw(
                owner.shown_scene(), owner.camera, owner.view_size(), ratio, owner.surroundings
            )
        except Exception as error:
            self._broken = True
            QTimer.singleShot(0, partial(owner.failed.emit, str(error)))
            raise

    def release(self) -> None:
        """The view's context is about to go: gives back what all contexts share, and is ready for another.

        The going context itself may be beyond use here, so the one that all share with does it.
        """
        renderer, self._renderer = self._renderer, TableRenderer()
        shared = QOpenGLContext.globalShareContext()
        if shared is None:
            return
        current = QOpenGLContext.currentContext()
        before = current.surface() if current is not None else None
        surface = QOffscreenSurface()
        surface.setFormat(shared.format())
        surface.create()
        if shared.makeCurrent(surface):
            renderer.release()
            shared.doneCurrent()
        if current is not None and before is not None:
            current.makeCurrent(before)


class GLBoardView(BoardView, GLViewWidget):  # type: ignore[misc]  # pyqtgraph ships no type information
    """A `BoardView` on the graphics card; `samples` > 0 only with a hardware renderer."""

    hovered = Signal(object)
    lifted = Signal(object)
    clicked = Signal(object, object)
    turn_requested = Signal(str, int)
    camera_changed = Signal()
    settled = Signal()
    failed = Signal(str)

    def __init__(self, parent: QWidget | None = None, *, samples: int = 0, perspective: bool = True) -> None:
        GLViewWidget.__init__(self, parent)
        self.perspective = perspective
        self.prepare()
        self.setFormat(surface_format(samples))
        self._table = TableItem(self)
        self.addItem(self._table)

    def initializeGL(self) -> None:
        """A new context, the first one or after a move to another window."""
        super().initializeGL()
        self.context().aboutToBeDestroyed.connect(self._table.release)

    def viewMatrix(self) -> QMatrix4x4:
        """Scene to eye space, for pyqtgraph's own items."""
        return QMatrix4x4(self.camera.view_matrix())

    def projectionMatrix(self, region: object, viewport: object) -> QMatrix4x4:
        """Eye to clip space, with near and far planes close to the board."""
        return QMatrix4x4(self.camera.projection_matrix(self.view_size(), reach_of(self.scene.caps)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys belong to the owner of the view."""
        event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Keys belong to the owner of the view."""
        event.ignore()


def surface_format(samples: int = 0) -> QSurfaceFormat:
    """OpenGL 3.3 core with 24-bit depth."""
    wanted = QSurfaceFormat()
    wanted.setVersion(3, 3)
    wanted.setProfile(QSurfaceFormat.OpenGLContextProfile.CoreProfile)
    wanted.setDepthBufferSize(24)
    wanted.setSamples(samples)
    return wanted
