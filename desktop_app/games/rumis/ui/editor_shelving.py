"""What the editor does with files: save, open, share, rename, duplicate and delete, with its questions."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QFileDialog

from desktop_app.core.errors import BadData
from desktop_app.games.rumis.engine.boards import SUFFIX, OwnBoard, read_board, write_board
from desktop_app.games.rumis.engine.scenarios import Heights

from . import editor_asking as asking
from . import editor_text as words
from .editor_files import Kept, file_name, free_name, keep, kept_in, path_for, trouble

if TYPE_CHECKING:
    from .editor import BoardEditor


class Shelving(QObject):
    """The hands between the desk of a `BoardEditor` and the folder; every word is said in its page."""

    def __init__(self, page: BoardEditor) -> None:
        super().__init__(page)
        self._page = page
        self._desk = page.desk
        self._last: Path | None = None
        self.dialog: QFileDialog | None = None
        """The file dialog that is open."""
        shelf = page.side.shelf
        shelf.new_wanted.connect(self.new)
        shelf.start_wanted.connect(self.begin)
        shelf.file_wanted.connect(self.ask_file)
        shelf.open_wanted.connect(self.open)
        # Later: the list is filled anew then, which must not happen while it still closes its line of text.
        shelf.rename_wanted.connect(self.rename, Qt.ConnectionType.QueuedConnection)
        shelf.duplicate_wanted.connect(self.duplicate)
        shelf.delete_wanted.connect(self.delete)

    def refresh(self) -> None:
        """List what lies in the folder now."""
        kept = self._desk.kept
        self._page.side.shelf.show_boards(kept_in(self._desk.folder), kept.path if kept else None)

    def may_go(self) -> bool:
        """Whether the desk may be cleared: nothing is lost, or the person says so."""
        desk = self._desk
        if not desk.dirty:
            return True
        problem = desk.problem
        reason = words.problem(problem) if problem else ""
        answer = asking.leave(self._page, desk.board.name, reason)
        return self.save() if answer == "save" else answer == "discard"

    # ---- what comes onto the desk

    def new(self) -> None:
        """Empty paper."""
        self.begin(())

    def begin(self, heights: Heights) -> None:
        """A new drawing that is a copy of a board, or blank."""
        if self.may_go():
            self._desk.begin(self._page.usual_name(), heights)
            self._shown()

    def open(self, kept: Kept) -> None:
        """A board of the folder."""
        if self._desk.kept is not None and self._desk.kept.path == kept.path and not self._desk.dirty:
            return
        if self.may_go():
            self._desk.show(kept)
            self._shown()

    def open_file(self, path: Path, *, ask: bool = False) -> None:
        """The board of any file; a bad one changes nothing and is named with its fault."""
        page = self._page
        if ask and _is_board(path) and not self.may_go():
            return
        try:
            self._desk.show_file(path)
        except BadData:
            page.show_state(words.trouble(path, trouble(path)), kind="error")
        else:
            self._shown(self.tr("“{file}” is open.").format(file=path.name))

    def ask_file(self) -> None:
        """Which file?"""
        dialog = self._dialog(self.tr("Open a board"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda name: self._chosen(name, partial(self.open_file, ask=True)))
        dialog.open()

    def _shown(self, text: str = "") -> None:
        self._page.show_desk()
        self.refresh()
        if text:
            self._page.show_state(text)

    # ---- what goes into files

    def save(self) -> bool:
        """Keep the board in the folder; whether it lies there now."""
        return self.store() == "saved"

    def store(self) -> Literal["saved", "failed", "not"]:
        """Keep the board in the folder: it lies there, the system refused, or it cannot or shall not be."""
        desk, page = self._desk, self._page
        page.grid.finish()
        if desk.problem:
            page.show_state()
            return "not"
        if not page.unsaved:
            return "saved"
        if desk.clash is not None and not asking.replace(page, desk.board.name):
            return "not"
        try:
            desk.save()
        except (OSError, BadData) as error:
            page.show_state(words.not_written(path_for(desk.folder, desk.board.name), error), kind="error")
            return "failed"
        self._shown(self.tr("“{name}” is saved.").format(name=desk.board.name))
        page.kept.emit()
        return "saved"

    def share(self) -> None:
        """Where to put a copy for others?"""
        self._page.grid.finish()
        dialog = self._dialog(self.tr("Share the board"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(SUFFIX.removeprefix("."))
        dialog.selectFile(file_name(self._desk.board.name))
        dialog.fileSelected.connect(lambda name: self._chosen(name, self._write_copy))
        dialog.open()

    def _write_copy(self, path: Path) -> None:
        try:
            write_board(path, self._desk.board)
        except (OSError, BadData) as error:
            self._page.show_state(words.not_written(path, error), kind="error")
            return
        self._page.show_state(self.tr("A copy lies in {path}.").format(path=path))

    def _dialog(self, title: str) -> QFileDialog:
        self.dialog = asking.file_dialog(self._page, title, self._last)
        self.dialog.destroyed.connect(self._forget)
        return self.dialog

    def _forget(self) -> None:
        self.dialog = None

    def _chosen(self, name: str, deed: Callable[[Path], None]) -> None:
        path = Path(name)
        self._last = path.parent
        deed(path)

    # ---- what happens in the folder

    def rename(self, kept: Kept, name: str) -> None:
        """Call a board of the folder otherwise."""
        try:
            self._desk.rename(kept, name)
        except BadData as error:
            self.refresh()
            taken = self.tr("“{name}” exists already.").format(name=name)
            text = taken if error.message == "taken" else words.problem(error.message)
            self._page.show_state(text, kind="error")
        except OSError as error:
            self.refresh()
            self._page.show_state(words.not_written(kept.path, error), kind="error")
        else:
            self._shown(self.tr("“{old}” is called “{new}” now.").format(old=kept.board.name, new=name))
            self._page.kept.emit()

    def duplicate(self, kept: Kept) -> None:
        """A second one like it, under a name of its own."""
        name = free_name(self._desk.folder, kept.board.name)
        self._write(OwnBoard(name, kept.board.heights), self.tr("“{name}” was added.").format(name=name))

    def delete(self, kept: Kept) -> None:
        """Delete a board of the folder, if the person is sure; it can be brought back right after."""
        page = self._page
        if not asking.delete(page, kept.board.name):
            return
        try:
            kept.path.unlink(missing_ok=True)
        except OSError as error:
            page.show_state(words.not_written(kept.path, error), kind="error")
            return
        self._desk.forget(kept.path)
        self._shown()
        page.show_state(
            self.tr("“{name}” was deleted.").format(name=kept.board.name),
            kind="info",
            action=self.tr("Undo"),
            deed=lambda: self._bring_back(kept),
        )
        page.kept.emit()

    def _bring_back(self, kept: Kept) -> None:
        self._desk.remember(kept)
        self._write(kept.board, self.tr("“{name}” is back.").format(name=kept.board.name), kept.path)

    def _write(self, board: OwnBoard, text: str, path: Path | None = None) -> None:
        try:
            keep(self._desk.folder, board, path)
        except (OSError, BadData) as error:
            self._page.show_state(words.not_written(self._desk.folder, error), kind="error")
            return
        self._shown(text)
        self._page.kept.emit()


def _is_board(path: Path) -> bool:
    try:
        read_board(path)
    except BadData:
        return False
    return True
