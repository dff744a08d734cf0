"""What the editor does with files: save, open, share, rename, duplicate and delete, with its questions."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QFileDialog

from desktop_app.core.errors import BadData
from desktop_app.games.rumis.engine.boards import LARGEST_FILE, SUFFIX, OwnBoard, write_board
from desktop_app.games.rumis.engine.scenarios import Heights
from desktop_app.storage.files import read_bounded, write_atomic

from . import editor_asking as asking
from . import editor_text as words
from .editor_files import Kept, file_name, keep, kept_in, path_for, trouble, unused_name

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

    def refresh(self, chosen: Path | None = None) -> None:
        """List what lies in the folder now; marked is the file `chosen`, else what is on the desk."""
        kept = self._desk.kept
        current = kept.path if kept else None
        self._page.side.shelf.show_boards(kept_in(self._desk.folder), current, chosen or current)

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
            text = words.is_open(kept.board.name, kept.players) if kept.players else ""
            self._shown(text, kind="info")

    def open_file(self, path: Path) -> None:
        """The board of any file; a bad one changes nothing and is named with its fault."""
        try:
            players = self._desk.show_file(path)
        except BadData:
            self._page.show_state(words.trouble(path, trouble(path)), kind="error")
        else:
            self._shown(words.is_open(path.name, players), kind="info" if players else "ok")

    def ask_file(self) -> None:
        """Which file? What is not saved is asked about before, not over the open dialog."""
        self._page.grid.finish()
        if not self.may_go():
            return
        dialog = self._dialog(self.tr("Open a board"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda name: self._chosen(name, self.open_file))
        dialog.open()

    def _shown(self, text: str = "", *, kind: str = "ok", chosen: Path | None = None) -> None:
        self._page.show_desk()
        self.refresh(chosen)
        if text:
            self._page.show_state(text, kind=kind)

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
        if desk.clash is not None:
            if not asking.replace(page, desk.board.name):
                return "not"
        elif desk.loses is not None and not asking.level(page, desk.board.name):
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
            new = self._desk.rename(kept, name)
        except BadData as error:
            self.refresh()
            taken = self.tr("“{name}” exists already.").format(name=name)
            text = taken if error.message == "taken" else words.problem(error.message)
            self._page.show_state(text, kind="error")
        except OSError as error:
            self.refresh()
            self._page.show_state(words.not_written(kept.path, error), kind="error")
        else:
            text = self.tr("“{old}” is called “{new}” now.").format(old=kept.board.name, new=name)
            self._shown(text, chosen=new.path)
            self._page.kept.emit()

    def duplicate(self, kept: Kept) -> None:
        """A second one like it, under a name of its own."""
        name = unused_name(self._desk.folder, kept.board.name)
        try:
            keep(self._desk.folder, OwnBoard(name, kept.board.heights))
        except (OSError, BadData) as error:
            self._page.show_state(words.not_written(self._desk.folder, error), kind="error")
            return
        self._shown(self.tr("“{name}” was added.").format(name=name), chosen=kept.path)
        self._page.kept.emit()

    def delete(self, kept: Kept) -> None:
        """Delete a board of the folder, if the person is sure; it can be brought back right after."""
        page = self._page
        if not asking.delete(page, kept.board.name):
            return
        try:
            content = read_bounded(kept.path, LARGEST_FILE) if kept.path.exists() else b""
            kept.path.unlink(missing_ok=True)
        except (OSError, BadData) as error:
            page.show_state(words.not_written(kept.path, error), kind="error")
            return
        self._desk.forget(kept.path)
        self._shown()
        page.show_state(
            self.tr("“{name}” was deleted.").format(name=kept.board.name),
            kind="info",
            action=self.tr("Undo"),
            deed=lambda: self._bring_back(kept, content),
        )
        page.kept.emit()

    def _bring_back(self, kept: Kept, content: bytes) -> None:
        """All that was in the file, which may be more than the board."""
        try:
            if content:
                write_atomic(kept.path, content)
            else:
                keep(self._desk.folder, kept.board, kept.path)
        except (OSError, BadData) as error:
            self._page.show_state(words.not_written(kept.path, error), kind="error")
            return
        self._desk.remember(kept)
        self._shown(self.tr("“{name}” is back.").format(name=kept.board.name), chosen=kept.path)
        self._page.kept.emit()
