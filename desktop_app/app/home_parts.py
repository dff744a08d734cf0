"""The pieces of the start page: cards of unfinished games and lines of recent files."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QWidget

from desktop_app.qt import fonts, icons
from desktop_app.qt.painting import paint_focus, paint_line, rounded
from desktop_app.qt.theme import Theme, mixed
from desktop_app.qt.widgets import IconButton


class Row(QAbstractButton):
    """A line to press: icon, bold text, quieter text below; brightens under the pointer.

    `framed`: it stands by itself and looks like a button.
    """

    def __init__(
        self, icon: str, theme: Theme, parent: QWidget | None = None, *, framed: bool = False
    ) -> None:
        super().__init__(parent)
        self.picture = icon
        self._theme = theme
        self._framed = framed
        self._head = self._note = ""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_words(self, head: str, note: str, more: str = "") -> None:
        """The two lines, and what the tool tip says besides."""
        self._head, self._note = head, note
        self.setAccessibleName(head)
        self.setAccessibleDescription(note)
        self.setToolTip("\n".join(line for line in (head, note, more) if line))
        self.update()

    @property
    def words(self) -> tuple[str, str]:
        """The two lines shown."""
        return self._head, self._note

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(260, 50)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, area = self._theme, QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self.underMouse() or self.isDown():
            ground = mixed(theme.accent, theme.hover, 0.12) if self.isDown() else theme.hover
            painter.fillPath(rounded(area), QColor(ground))
        elif self._framed:
            painter.fillPath(rounded(area), QColor(theme.surface))
        if self._framed:
            painter.setPen(QPen(QColor(theme.line), 1))
            painter.drawPath(rounded(area))
        mark = QRectF(area.x() + 10, area.center().y() - 11, 22, 22)
        icons.paint(painter, mark, self.picture, theme.accent_ink)
        left = mark.right() + 12
        width = area.right() - left - 8
        bold = fonts.ui(11, weight=QFont.Weight.DemiBold)
        paint_line(painter, QRectF(left, area.y() + 4, width, 22), self._head, bold, theme.text)
        paint_line(painter, QRectF(left, area.y() + 25, width, 19), self._note, fonts.ui(10), theme.muted)
        if self.hasFocus():
            paint_focus(painter, area, theme)
        painter.end()


class Removable(QWidget):
    """A row with a button beside it that takes it away."""

    pressed = Signal()
    removed = Signal()

    def __init__(self, icon: str, remove: str, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.row = Row(icon, theme, self)
        self.remove = IconButton(remove, theme, self, size=18)
        self.remove.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        layout.addWidget(self.row, 1)
        layout.addWidget(self.remove)
        self.row.clicked.connect(self.pressed)
        self.remove.clicked.connect(self.removed)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self.row.set_theme(theme)
        self.remove.set_theme(theme)


def shown_folder(path: Path) -> str:
    """The folder of a file as people write it."""
    try:
        return str(Path("~") / path.parent.relative_to(Path.home()))
    except ValueError:
        return str(path.parent)
