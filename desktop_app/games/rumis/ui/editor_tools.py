"""The palette of heights and the row of tools over the drawing."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QHBoxLayout,
    QSizePolicy,
    QSpacerItem,
    QVBoxLayout,
    QWidget,
)

from desktop_app.games.rumis.engine.boards import MOST_LEVELS
from desktop_app.qt.painting import paint_focus
from desktop_app.qt.theme import Theme
from desktop_app.qt.widgets import IconButton

from . import editor_text as words
from .editor_model import Brush, Mirror, Tool
from .editor_tiles import paint_tile, surroundings_of

BRUSHES: tuple[Brush, ...] = ("raise", "lower", *range(MOST_LEVELS, -1, -1))
ICONS = {
    "pencil": "edit", "rectangle": "rectangle", "": "", "x": "mirror-x", "y": "mirror-y",
    "turn_mirror": "mirror-turn", " ": "", "undo": "undo", "redo": "redo", "  ": "", "flip_x": "flip",
    "flip_y": "flip-y", "turn": "quarter-turn", "   ": "", "left": "left", "right": "right", "up": "up",
    "down": "down", "    ": "", "clear": "eraser",
}  # fmt: skip
"""Part and icon, in the order of the row; blanks are gaps."""
GAP = 28
SIGNS = {"raise": "+1", "lower": "−1"}


class Chip(QAbstractButton):
    """One height to choose, as its tile."""

    def __init__(self, brush: Brush, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.brush = brush
        self._theme = theme
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.setMaximumHeight(46)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(46, 36)

    def minimumSizeHint(self) -> QSize:
        return QSize(46, 24)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            area = QRectF(self.rect()).adjusted(4, 3, -4, -3)
            around = surroundings_of(self._theme)
            if isinstance(self.brush, int):
                paint_tile(painter, area, self.brush, around, text=str(self.brush))
            else:
                paint_tile(painter, area, 1, around, text=SIGNS[self.brush])
            if self.isChecked() or self.underMouse():
                colour = self._theme.accent_ink if self.isChecked() else self._theme.strong_line
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(QColor(colour), 3))
                painter.drawRoundedRect(area.adjusted(-1.5, -1.5, 1.5, 1.5), 4, 4)
            if self.hasFocus():
                paint_focus(painter, QRectF(self.rect()), self._theme, radius=6)


class Palette(QWidget):
    """The heights as a ladder, the highest at the top; above it one more and one less."""

    chosen = Signal(object)
    """The Brush."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        self._group = QButtonGroup(self)
        self.chips: dict[Brush, Chip] = {}
        for brush in BRUSHES:
            chip = self.chips[brush] = Chip(brush, theme, self)
            chip.toggled.connect(self._one_tab_stop)
            self._group.addButton(chip)
            column.addWidget(chip)
            if brush == "lower":
                column.addSpacing(6)
        self._group.buttonClicked.connect(self._clicked)

    def set_value(self, brush: Brush) -> None:
        """Show what is chosen, without a signal."""
        self.chips[brush].setChecked(True)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        for chip in self.chips.values():
            chip.set_theme(theme)

    def retranslate(self) -> None:
        """Name the chips anew."""
        for brush, chip in self.chips.items():
            keys = {"raise": "+", "lower": "-"}.get(str(brush), str(brush))
            chip.setAccessibleName(words.brush(brush))
            chip.setToolTip(f"{words.brush(brush)} ({keys})")

    def _clicked(self, chip: QAbstractButton) -> None:
        assert isinstance(chip, Chip)
        self.chosen.emit(chip.brush)

    def _one_tab_stop(self) -> None:
        for chip in self.chips.values():
            chip.setFocusPolicy(Qt.FocusPolicy.StrongFocus if chip.isChecked() else Qt.FocusPolicy.ClickFocus)


class ToolRow(QWidget):
    """Pencil or rectangle, mirrors, undo, and what changes the whole drawing."""

    tool_chosen = Signal(object)
    """The Tool."""
    mirrors_chosen = Signal(object)
    """frozenset of Mirror."""
    asked = Signal(str)
    """undo, redo, flip_x, flip_y, turn, left, right, up, down or clear."""
    keys_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        self.parts: dict[str, IconButton] = {}
        for key, icon in ICONS.items():
            if not icon:
                row.addSpacerItem(QSpacerItem(GAP, 0, QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Minimum))
                continue
            part = self.parts[key] = IconButton(icon, theme, self, size=20)
            row.addWidget(part)
        row.addStretch(1)
        self.keys = IconButton("keyboard", theme, self, size=20)
        self.keys.clicked.connect(self.keys_wanted)
        row.addWidget(self.keys)
        tools = QButtonGroup(self)
        for key in ("pencil", "rectangle", "x", "y", "turn_mirror"):
            self.parts[key].setCheckable(True)
        for tool in ("pencil", "rectangle"):
            tools.addButton(self.parts[tool])
            self.parts[tool].clicked.connect(lambda _=False, tool=tool: self.tool_chosen.emit(tool))
        for key in ("x", "y", "turn_mirror"):
            self.parts[key].clicked.connect(lambda: self.mirrors_chosen.emit(self.mirrors))
        for key in list(self.parts)[5:]:
            self.parts[key].clicked.connect(lambda _=False, key=key: self.asked.emit(key))
        self.parts["pencil"].setChecked(True)

    @property
    def mirrors(self) -> frozenset[Mirror]:
        """The mirrors that are on."""
        pairs: tuple[tuple[Mirror, str], ...] = (("x", "x"), ("y", "y"), ("turn", "turn_mirror"))
        return frozenset(mirror for mirror, key in pairs if self.parts[key].isChecked())

    @property
    def tool(self) -> Tool:
        """The tool in the hand."""
        return "rectangle" if self.parts["rectangle"].isChecked() else "pencil"

    def set_possible(self, possible: dict[str, bool]) -> None:
        """Which actions would change something."""
        for key, can in possible.items():
            self.parts[key].setEnabled(can)

    def set_theme(self, theme: Theme) -> None:
        """Tint the icons for another theme."""
        for part in (*self.parts.values(), self.keys):
            part.set_theme(theme)

    def retranslate(self) -> None:
        """Name the tools anew."""
        names = {
            "pencil": self.tr("Pencil: click or drag paints"),
            "rectangle": self.tr("Rectangle: drag from corner to corner"),
            "x": self.tr("Paint left and right alike"),
            "y": self.tr("Paint top and bottom alike"),
            "turn_mirror": self.tr("Paint alike after half a turn"),
            "undo": self.tr("Undo (Ctrl+Z)"),
            "redo": self.tr("Redo (Ctrl+Y)"),
            "flip_x": self.tr("Exchange left and right"),
            "flip_y": self.tr("Exchange top and bottom"),
            "turn": self.tr("Turn clockwise (R)"),
            "left": self.tr("Move the drawing left (Ctrl+Left)"),
            "right": self.tr("Move the drawing right (Ctrl+Right)"),
            "up": self.tr("Move the drawing up (Ctrl+Up)"),
            "down": self.tr("Move the drawing down (Ctrl+Down)"),
            "clear": self.tr("Clear everything"),
        }
        for key, name in names.items():
            self.parts[key].set_text(name)
        self.keys.set_text(self.tr("Keys"))
