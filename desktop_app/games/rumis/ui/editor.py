"""The board editor: draw a board, see for how many it suits, keep, share and play it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence, QShowEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from desktop_app.games.rumis.engine.boards import LONGEST_NAME, MOST_SQUARES, own_value, parts
from desktop_app.games.rumis.engine.scenarios import Heights
from desktop_app.qt.kit import Workshop
from desktop_app.qt.stylesheet import stylesheet
from desktop_app.qt.theme import Theme, restyle
from desktop_app.qt.widgets import Card, Stepper

from . import editor_text as words
from .editor_desk import Desk
from .editor_grid import Grid
from .editor_keys import KeysList
from .editor_model import (
    Brush,
    Square,
    blank,
    can_shift,
    flipped,
    resized,
    shifted,
    size_of,
    turned,
    used,
)
from .editor_notice import NoticeLine
from .editor_shelving import Shelving
from .editor_side import Side
from .editor_tools import Palette, ToolRow

ACCENT = "terracotta"
SHIFTS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
STANDARD = {
    QKeySequence.StandardKey.Undo: "undo",
    QKeySequence.StandardKey.Redo: "redo",
    QKeySequence.StandardKey.Save: "save",
    QKeySequence.StandardKey.New: "new",
    QKeySequence.StandardKey.Open: "file",
}


@runtime_checkable
class Dressed(Protocol):
    """A widget that paints from a theme."""

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""


class BoardEditor(Workshop):
    """Own boards are files in `folder`; `desk` is what is being drawn."""

    def __init__(self, folder: Path, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme = theme.with_accent(ACCENT)
        self.desk = Desk(folder)
        self.name = QLineEdit(self)
        self.columns = Stepper(theme, 1, MOST_SQUARES, 8, self)
        self.rows = Stepper(theme, 1, MOST_SQUARES, 8, self)
        self.tools = ToolRow(theme, self)
        self.palette_ladder = Palette(theme, self)
        self.grid = Grid(theme, self)
        self.notice = NoticeLine(theme, self)
        self.side = Side(theme, self)
        self._lay_out()
        self.shelving = Shelving(self)
        self._connect()
        self.setStyleSheet(stylesheet(theme))
        self.desk.begin(self.usual_name())
        self.palette_ladder.set_value(self.grid.brush)
        self.retranslate()

    # ---- building

    def _lay_out(self) -> None:
        whole = QHBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(4)
        whole.addWidget(self._drawing_card(), 5)
        whole.addWidget(self.side, 2)

    def _drawing_card(self) -> Card:
        card = Card(self._theme, self, padding=(12, 10))
        column = QVBoxLayout()
        column.setSpacing(8)
        card.hold(column)
        head = QHBoxLayout()
        head.setSpacing(8)
        self._name_label, self._times = QLabel(card), QLabel("×", card)
        self._name_label.setBuddy(self.name)
        self.name.setMaxLength(LONGEST_NAME)
        for part in (self._name_label, self.name, self.columns, self._times, self.rows):
            head.addWidget(part, 1 if part is self.name else 0)
        column.addLayout(head)
        column.addWidget(self.tools)
        middle = QHBoxLayout()
        middle.setSpacing(6)
        middle.addWidget(self.palette_ladder)
        middle.addWidget(self.grid, 1)
        column.addLayout(middle, 1)
        column.addWidget(self.notice)
        return card

    def _connect(self) -> None:
        self.name.textChanged.connect(self._named)
        self.name.returnPressed.connect(self.grid.setFocus)
        self.columns.value_changed.connect(lambda value: self._resize(value, self.rows.value))
        self.rows.value_changed.connect(lambda value: self._resize(self.columns.value, value))
        self.tools.tool_chosen.connect(lambda tool: self.grid.set_brush(tool=tool))
        self.tools.mirrors_chosen.connect(lambda mirrors: self.grid.set_brush(mirrors=mirrors))
        self.tools.asked.connect(self.do)
        self.tools.keys_wanted.connect(self._show_keys)
        self.palette_ladder.chosen.connect(self.choose)
        self.grid.height_chosen.connect(self.choose)
        self.grid.drawn.connect(self.side.preview.show_drawing)
        self.grid.drawn.connect(self.side.show_figures)
        self.grid.drawn.connect(lambda _: self._point(self.grid.pointed_at))
        self.grid.finished.connect(self.change)
        self.grid.pointed.connect(self._point)
        self.side.share.clicked.connect(self.shelving.share)
        self.side.save.clicked.connect(self.shelving.save)
        self.side.play.clicked.connect(self._play)

    # ---- the drawing

    def change(self, heights: Heights) -> None:
        """One more step of the drawing."""
        self.desk.history = self.desk.history.then(heights)
        self.show_desk()

    def choose(self, brush: Brush) -> None:
        """Paint with this height from now on."""
        self.grid.set_brush(brush=brush)
        self.palette_ladder.set_value(brush)

    def do(self, key: str) -> None:
        """An action on the whole drawing, as `ToolRow.asked` names them."""
        self.grid.finish()
        heights = self.desk.heights
        if key in ("undo", "redo"):
            history = self.desk.history
            self.desk.history = history.undone() if key == "undo" else history.redone()
            self.show_desk()
        elif key in SHIFTS:
            self.change(shifted(heights, *SHIFTS[key]))
        elif key == "turn":
            self.change(turned(heights))
        elif key == "clear":
            self.change(blank(*size_of(heights)))
        else:
            self.change(flipped(heights, "x" if key == "flip_x" else "y"))

    def _resize(self, columns: int, rows: int) -> None:
        self.grid.finish()
        self.change(resized(self.desk.heights, columns, rows))

    def _named(self, text: str) -> None:
        self.desk.name = text
        self.show_state()

    def _show_keys(self) -> None:
        KeysList(self).open()

    # ---- showing

    def show_desk(self) -> None:
        """Show the drawing and all that follows from it."""
        heights = self.desk.heights
        columns, rows = size_of(heights)
        self.columns.set_value(columns)
        self.rows.set_value(rows)
        if self.name.text() != self.desk.name:
            self.name.blockSignals(True)
            self.name.setText(self.desk.name)
            self.name.blockSignals(False)
        self.grid.set_heights(heights)
        self.side.preview.show_drawing(heights)
        self.side.show_figures(heights)
        history, some = self.desk.history, used(heights) is not None
        possible = {key: can_shift(heights, *way) for key, way in SHIFTS.items()}
        possible |= dict.fromkeys(("flip_x", "flip_y", "turn", "clear"), some)
        self.tools.set_possible(possible | {"undo": bool(history.past), "redo": bool(history.future)})
        self._point(self.grid.pointed_at)
        self.show_state()

    def show_state(
        self, text: str = "", *, kind: str = "ok", action: str = "", deed: Callable[[], None] | None = None
    ) -> None:
        """Say the text and what is wrong with the drawing; let it be played and saved if it can be.

        `action` and `deed` are those of the notice. An error is said alone.
        """
        desk, problem = self.desk, self.desk.problem
        reason = words.problem(problem) if problem else ""
        pieces = parts(desk.heights)
        caution = "" if reason or pieces < 2 else words.pieces(pieces, meet=self._pieces_meet())
        if problem not in ("", "empty"):
            caution = reason
        if text and (kind == "error" or not caution):
            self.notice.say(text, kind=kind, action=action, deed=deed)
        elif text or caution:
            kind = "warning" if reason else "info"
            self.notice.say(f"{text} {caution}".strip(), kind=kind, action=action, deed=deed)
        elif reason:
            self.notice.say(reason)
        else:
            self.notice.say(self.tr("Not saved yet.") if self.unsaved else "")
        bad = problem.startswith("name_")
        if bad != (self.name.property("bad") is True):
            self.name.setProperty("bad", bad)
            restyle(self.name)
        self._enable(self.side.play, reason, self.tr("Play on this board"))
        self._enable(self.side.share, reason, self.tr("Save a copy for somebody else"))
        saved = "" if self.unsaved else self.tr("Everything is saved.")
        self._enable(self.side.save, reason or saved, self.tr("Keep the board (Ctrl+S)"))

    def _pieces_meet(self) -> bool:
        heights = self.desk.heights
        return parts(heights, corners=True) < parts(heights)

    @property
    def unsaved(self) -> bool:
        """Whether saving would change anything."""
        return self.desk.dirty or self.desk.kept is None

    @staticmethod
    def _enable(button: QPushButton, reason: str, tip: str) -> None:
        button.setEnabled(not reason)
        button.setToolTip(reason or tip)
        button.setAccessibleDescription(reason)

    def _point(self, square: Square | None) -> None:
        text = ""
        if square is not None:
            text = words.square(*square, self.grid.shown[square[1]][square[0]])
        self.notice.square.setText(text)

    # ---- the contract of a workshop

    def _play(self) -> None:
        """Save and hand on; where the system refuses to write, the person may play unsaved."""
        stored = self.shelving.store()
        if stored == "saved":
            self._hand_on()
        elif stored == "failed":
            text = self.notice.text
            self.notice.say(text, kind="error", action=self.tr("Play unsaved"), deed=self._hand_on)

    def _hand_on(self) -> None:
        self.play.emit("scenario", own_value(self.desk.board))

    def may_leave(self) -> bool:
        """Whether nothing would be lost; asks if something would."""
        self.grid.finish()
        return self.shelving.may_go()

    def open_file(self, path: Path) -> None:
        """Show the board of a file in place of what is drawn, for which `may_leave` was asked before."""
        self.grid.finish()
        self.shelving.open_file(path)

    def usual_name(self) -> str:
        """What a new board is called."""
        return self.tr("My board")

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme = theme.with_accent(ACCENT)
        self.setStyleSheet(stylesheet(theme))
        for part in self.findChildren(QWidget):
            if isinstance(part, Dressed):
                part.set_theme(theme)

    def retranslate(self) -> None:
        """Set every text."""
        self._name_label.setText(self.tr("Name"))
        self.name.setAccessibleName(self.tr("Name of the board"))
        self.columns.set_name(self.tr("Columns"))
        self.rows.set_name(self.tr("Rows"))
        self.columns.setToolTip(self.tr("Columns of the paper; what is empty is not saved"))
        self.rows.setToolTip(self.tr("Rows of the paper; what is empty is not saved"))
        self.grid.setAccessibleName(self.tr("Drawing"))
        self.grid.setAccessibleDescription(
            self.tr("Arrow keys move, digits set a height, Shift and arrow keys paint, Space paints.")
        )
        for part in (self.tools, self.palette_ladder, self.side):
            part.retranslate()
        self.set_theme(self._theme)
        self.show_desk()

    # ---- events

    def event(self, event: QEvent) -> bool:
        """Claims the keys below before shortcuts of the window that mean something else at a table."""
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and self._deed(event)
        ):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        deed = self._deed(event)
        if deed in ("save", "new", "file"):
            self.grid.finish()
            {"save": self.shelving.save, "new": self.shelving.new, "file": self.shelving.ask_file}[deed]()
        elif deed:
            if self.tools.parts[deed].isEnabled():
                self.do(deed)
        elif len(event.text()) == 1 and event.text() in "012345678":
            self.choose(int(event.text()))
        elif event.text() in ("+", "-"):
            self.choose("raise" if event.text() == "+" else "lower")
        else:
            super().keyPressEvent(event)

    @staticmethod
    def _deed(event: QKeyEvent) -> str:
        for standard, deed in STANDARD.items():
            if event.matches(standard):
                return deed
        if event.key() == Qt.Key.Key_R and not event.modifiers():
            return "turn"
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier == Qt.KeyboardModifier.ControlModifier:
            keys = Qt.Key
            more = {
                keys.Key_Left: "left", keys.Key_Right: "right", keys.Key_Up: "up", keys.Key_Down: "down",
                keys.Key_Y: "redo",
            }  # fmt: skip
            return more.get(Qt.Key(event.key()), "")
        return ""

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard goes to the drawing. (A focus proxy would hold the Tab key.)"""
        super().focusInEvent(event)
        self.grid.setFocus(event.reason())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.shelving.refresh()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
