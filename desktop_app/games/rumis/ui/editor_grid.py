"""The paper on which a board is drawn: a plate of squares seen from above, for mouse and keys."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop_app.games.rumis.engine.scenarios import Heights
from desktop_app.qt import fonts
from desktop_app.qt.notices import announce
from desktop_app.qt.painting import paint_focus, rounded
from desktop_app.qt.theme import Theme, ink_on, mixed

from . import editor_text as words
from .editor_model import Brush, Mirror, Square, Stroke, Tool, blank, images, size_of
from .editor_tiles import paint_cast, paint_tile, surroundings_of

ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class Grid(QWidget):
    """Shows a drawing and paints on it with `brush`, `tool` and `mirrors`.

    Left button: the brush; right button: height 0. Keys: arrows move a cursor, with Shift they paint (or
    pull up a rectangle, which Space or Enter fills); digits set a height, + and - change it by one. While the
    mouse paints there is no cursor: the same keys choose then with what.
    """

    drawn = Signal(object)
    """The drawing as it is in the middle of a stroke."""
    finished = Signal(object)
    """The drawing after a whole step."""
    height_chosen = Signal(int)
    """A digit was pressed."""
    pointed = Signal(object)
    """The square under the pointer or the cursor, or None."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._heights = blank()
        self.brush: Brush = 4
        self.tool: Tool = "pencil"
        self.mirrors: frozenset[Mirror] = frozenset()
        self._stroke: Stroke | None = None
        self._pulled_by = Qt.MouseButton.NoButton
        self._hover: Square | None = None
        self.spot: Square = (3, 3)
        self._cursor_shown = False
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def shown(self) -> Heights:
        """What is on the paper just now, the running stroke in it."""
        return self._heights if self._stroke is None else self._stroke.result

    @property
    def pointed_at(self) -> Square | None:
        """The square under the cursor while that is shown, else under the pointer."""
        return self.spot if self._cursor_shown else self._hover

    def set_heights(self, heights: Heights) -> None:
        """Show a drawing; a running stroke is dropped."""
        self._heights, self._stroke = heights, None
        columns, rows = size_of(heights)
        self.spot = (min(self.spot[0], columns - 1), min(self.spot[1], rows - 1))
        if self._hover is not None and not (self._hover[0] < columns and self._hover[1] < rows):
            self._hover = None
        self.update()

    def set_brush(
        self,
        *,
        brush: Brush | None = None,
        tool: Tool | None = None,
        mirrors: frozenset[Mirror] | None = None,
    ) -> None:
        """Paint with these from now on; what is None stays."""
        self.finish()
        self.brush = self.brush if brush is None else brush
        self.tool = self.tool if tool is None else tool
        self.mirrors = self.mirrors if mirrors is None else mirrors
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        self.update()

    # ---- where the squares are

    def sizeHint(self) -> QSize:
        return QSize(480, 480)

    def minimumSizeHint(self) -> QSize:
        return QSize(300, 240)

    def _metrics(self) -> tuple[float, QRectF]:
        """The side of a square and the rectangle of all squares; the plate reaches `_border` further."""
        columns, rows = size_of(self._heights)
        border, edge = 24.0, 10.0
        free = min(
            (self.width() - 2 * (border + edge)) / columns, (self.height() - 2 * (border + edge)) / rows
        )
        side = max(8.0, float(int(min(free, 76.0))))
        width, height = side * columns, side * rows
        left, top = round((self.width() - width) / 2), round((self.height() - height) / 2)
        return side, QRectF(left, top, width, height)

    def square_rect(self, square: Square) -> QRectF:
        """Where a square lies in the widget."""
        side, area = self._metrics()
        return QRectF(area.x() + square[0] * side, area.y() + square[1] * side, side, side)

    def square_at(self, point: QPointF, *, nearest: bool = False) -> Square | None:
        """The square under a point; `nearest` also from beside the board."""
        side, area = self._metrics()
        columns, rows = size_of(self._heights)
        x, y = int((point.x() - area.x()) // side), int((point.y() - area.y()) // side)
        if nearest:
            return min(max(x, 0), columns - 1), min(max(y, 0), rows - 1)
        return (x, y) if 0 <= x < columns and 0 <= y < rows else None

    # ---- strokes

    def _begin(self, square: Square, brush: Brush) -> None:
        self._stroke = Stroke.begun(self._heights, square, brush, self.tool, self.mirrors)
        self._show_stroke()

    def _pull(self, square: Square) -> None:
        if self._stroke is not None and self._stroke.at != square:
            self._stroke = self._stroke.to(square)
            self._show_stroke()

    def _show_stroke(self) -> None:
        self.update()
        self.drawn.emit(self.shown)

    def finish(self) -> None:
        """Whatever stroke is running, it is done."""
        if self._stroke is not None:
            result = self._stroke.result
            self._stroke, self._pulled_by = None, Qt.MouseButton.NoButton
            self._heights = result
            self.update()
            self.finished.emit(result)

    def _drop(self) -> None:
        """The running stroke is given up."""
        self._stroke, self._pulled_by = None, Qt.MouseButton.NoButton
        self.update()
        self.drawn.emit(self._heights)

    # ---- mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        square = self.square_at(event.position())
        button = event.button()
        if button not in (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton):
            super().mousePressEvent(event)
            return
        if self._pulled_by != Qt.MouseButton.NoButton:
            return
        self.finish()
        self._show_cursor(on=False)
        if square is not None:
            self._pulled_by = button
            self.spot = square
            self._begin(square, self.brush if button == Qt.MouseButton.LeftButton else 0)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        pulled = self._pulled_by != Qt.MouseButton.NoButton
        square = self.square_at(event.position(), nearest=pulled)
        if pulled and square is not None:
            self.spot = square
            self._pull(square)
        self._set_hover(square)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == self._pulled_by:
            self.finish()

    def leaveEvent(self, event: QEvent) -> None:
        self._set_hover(None)
        super().leaveEvent(event)

    def _set_hover(self, square: Square | None) -> None:
        if square != self._hover:
            self._hover = square
            self.pointed.emit(self.pointed_at)
            self.update()

    def contextMenuEvent(self, event: object) -> None:
        """The right button erases; there is no menu."""

    # ---- keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, modifiers = Qt.Key(event.key()), event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        shift = modifiers == Qt.KeyboardModifier.ShiftModifier
        if self._pulled_by != Qt.MouseButton.NoButton:
            if key == Qt.Key.Key_Escape:
                self._drop()
            return
        if key in ARROWS and (shift or not modifiers):
            self._arrow(ARROWS[key], shift=shift)
        elif modifiers & ~Qt.KeyboardModifier.ShiftModifier:
            super().keyPressEvent(event)
        elif key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._press()
        elif key == Qt.Key.Key_Escape and self._stroke is not None:
            self._drop()
        elif event.text() in ("+", "-") and self._cursor_shown:
            self._put("raise" if event.text() == "+" else "lower")
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace) and self._cursor_shown:
            self._put(0)
        elif len(event.text()) == 1 and event.text() in "012345678":
            self._digit(int(event.text()))
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Shift and self.tool == "pencil":
            if self._pulled_by == Qt.MouseButton.NoButton:
                self.finish()
        else:
            super().keyReleaseEvent(event)

    def _arrow(self, step: tuple[int, int], *, shift: bool) -> None:
        columns, rows = size_of(self._heights)
        x, y = self.spot[0] + step[0], self.spot[1] + step[1]
        goal = (min(max(x, 0), columns - 1), min(max(y, 0), rows - 1))
        if not self._cursor_shown and not shift and self._stroke is None:
            goal = self.spot  # the first press shows where the cursor is
        if shift and self._stroke is None:
            self._begin(self.spot, self.brush)
        elif not shift and self.tool == "pencil":
            self.finish()
        self.spot = goal
        self._pull(goal)
        self._show_cursor(on=True)

    def _press(self) -> None:
        """Space or Enter: paint here, or pin a corner of a rectangle, or fill it."""
        self._show_cursor(on=True)
        if self._stroke is None:
            self._begin(self.spot, self.brush)
            if self.tool == "rectangle":
                return
        self.finish()

    def _put(self, brush: Brush) -> None:
        """That height under the cursor, or in the whole rectangle that is pulled up."""
        self._show_cursor(on=True)
        if self._stroke is not None and self.tool == "rectangle":
            self._stroke = replace(self._stroke, brush=brush)
        else:
            self.finish()
            self._begin(self.spot, brush)
        self.finish()

    def _digit(self, height: int) -> None:
        if self._cursor_shown:
            self._put(height)
        self.height_chosen.emit(height)

    def _show_cursor(self, *, on: bool) -> None:
        self._cursor_shown = on
        self.pointed.emit(self.pointed_at)
        if on:
            x, y = self.spot
            announce(self, words.square(x, y, self.shown[y][x]))
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self._show_cursor(on=True)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if self._pulled_by == Qt.MouseButton.NoButton:
            self.finish()
        self._cursor_shown = False
        self.pointed.emit(self.pointed_at)
        self.update()

    # ---- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            side, area = self._metrics()
            self._paint_ground(painter, area)
            self._paint_labels(painter, side, area)
            self._paint_squares(painter)
            self._paint_axes(painter, area)
            self._paint_marks(painter)
            if self.hasFocus():
                paint_focus(painter, QRectF(self.rect()), self._theme)

    def _paint_ground(self, painter: QPainter, area: QRectF) -> None:
        around = surroundings_of(self._theme)
        whole = QRectF(self.rect())
        earth = QLinearGradient(whole.topLeft(), whole.bottomRight())
        earth.setColorAt(0, QColor(around.earth_far))
        earth.setColorAt(1, QColor(around.earth_near))
        painter.fillPath(rounded(whole), earth)
        plate = area.adjusted(-24, -24, 24, 24)
        painter.setPen(Qt.PenStyle.NoPen)
        for grow in (7, 5, 3):
            painter.setBrush(QColor(0, 0, 0, 26))
            painter.drawRoundedRect(plate.adjusted(-grow / 2, -1, grow, grow), 8, 8)
        painter.setBrush(QColor(around.plate))
        painter.setPen(QPen(QColor(mixed("#FFFFFF", around.plate, 0.25)), 1.5))
        painter.drawRoundedRect(plate, 6, 6)

    def _paint_labels(self, painter: QPainter, side: float, area: QRectF) -> None:
        around = surroundings_of(self._theme)
        columns, rows = size_of(self._heights)
        font = fonts.display()
        font.setPixelSize(15)
        painter.setFont(font)
        painter.setPen(QColor(around.ink))
        centre = Qt.AlignmentFlag.AlignCenter
        for x in range(columns):
            painter.drawText(
                QRectF(area.x() + x * side, area.bottom(), side, 23), centre, words.square_name(x, 0)[0]
            )
        for y in range(rows):
            painter.drawText(QRectF(area.x() - 24, area.y() + y * side, 23, side), centre, str(y + 1))

    def _paint_squares(self, painter: QPainter) -> None:
        around, shown = surroundings_of(self._theme), self.shown
        for y, row in enumerate(shown):
            for x, cap in enumerate(row):
                rect = self.square_rect((x, y)).adjusted(0.75, 0.75, -0.75, -0.75)
                paint_tile(painter, rect, cap, around)
                left = row[x - 1] if x else 0
                paint_cast(painter, rect, left, shown[y - 1][x] if y else 0, cap)

    def _paint_axes(self, painter: QPainter, area: QRectF) -> None:
        """Where the mirrors stand."""
        colour = QColor(surroundings_of(self._theme).hint)
        colour.setAlpha(170)
        pen = QPen(colour, 2, Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        middle = area.center()
        if "x" in self.mirrors:
            painter.drawLine(QPointF(middle.x(), area.top() - 20), QPointF(middle.x(), area.bottom() + 6))
        if "y" in self.mirrors:
            painter.drawLine(QPointF(area.left() - 6, middle.y()), QPointF(area.right() + 20, middle.y()))
        if "turn" in self.mirrors:
            pen.setStyle(Qt.PenStyle.SolidLine)
            painter.setPen(pen)
            painter.drawEllipse(middle, 9, 9)
            painter.drawPoint(middle)

    def _paint_marks(self, painter: QPainter) -> None:
        """The squares that would change, and the keyboard's cursor."""
        around = surroundings_of(self._theme)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self._stroke is not None:
            marked = self._stroke.touched
        elif self._hover is not None and not self._cursor_shown:
            marked = images((self._hover,), size_of(self._heights), self.mirrors)
        else:
            marked = frozenset()
        painter.setPen(QPen(QColor(around.hint), 2.5))
        for square in marked:
            painter.drawRect(self.square_rect(square).adjusted(2, 2, -2, -2))
        if self._cursor_shown:
            rect = self.square_rect(self.spot).adjusted(1.5, 1.5, -1.5, -1.5)
            ground = self._theme.accent_ink
            painter.setPen(QPen(QColor(ink_on(ground)), 6))
            painter.drawRect(rect)
            painter.setPen(QPen(QColor(ground), 3))
            painter.drawRect(rect)
