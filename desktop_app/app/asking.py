"""The questions to the person, none of which holds up the program: which file, where to save?"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSize, Qt, Signal, SignalInstance
from PySide6.QtWidgets import QWidget

from . import sentences
from .library import Sitting
from .places import documents_folder
from .screens import fitting

if TYPE_CHECKING:
    from PySide6.QtWidgets import QFileDialog, QMessageBox

    from desktop_app.storage.journal import Unfinished


class Asking(QObject):
    """Opens dialogs over a window and says what was answered; no answer, no signal.

    Qt's dialogs are imported when the first one is opened, which keeps the start quick.
    """

    file_chosen = Signal(object)
    """The Path to open."""
    save_chosen = Signal(object)
    """The Path to save to."""
    discard_agreed = Signal(object)
    """The Path of the journal."""

    def __init__(self, window: QWidget, suffixes: Callable[[], Sequence[str]] = tuple) -> None:
        """`suffixes` tells the ends of the names of other files that can be opened (".board")."""
        super().__init__(window)
        self._window = window
        self._suffixes = suffixes
        self._folder = documents_folder()
        self.dialog: QFileDialog | QMessageBox | None = None
        """The question that is open."""

    def open_file(self) -> None:
        """Which game file?"""
        from PySide6.QtWidgets import QFileDialog

        dialog = self._file_dialog(self.tr("Open a game"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        if others := self._suffixes():
            names = " ".join(f"*{suffix}" for suffix in (".tischrunde", *others))
            both = f"{self.tr('Games and what was made for them')} ({names})"
            dialog.setNameFilters([both, *dialog.nameFilters()])
        dialog.fileSelected.connect(lambda name: self._chosen(name, self.file_chosen))
        dialog.open()

    def save_file(self, sitting: Sitting) -> None:
        """Where to save this game?"""
        from PySide6.QtWidgets import QFileDialog

        from desktop_app.storage.gamefile import SUFFIX

        dialog = self._file_dialog(self.tr("Save the game"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(SUFFIX.removeprefix("."))
        if sitting.path is not None and not sitting.opened:
            dialog.selectFile(str(sitting.path))
        else:
            dialog.selectFile(suggested_name(sitting) + SUFFIX)
        dialog.fileSelected.connect(lambda name: self._chosen(name, self.save_chosen))
        dialog.open()

    def discard(self, game: Unfinished) -> None:
        """Really throw this unfinished game away?"""
        from PySide6.QtWidgets import QMessageBox

        box = QMessageBox(self._window)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setWindowTitle(self.tr("Discard the game?"))
        box.setText(self.tr("Discard this unfinished game?"))
        box.setInformativeText(
            f"{sentences.names(game.header)}\n{sentences.moves(game.actions)}, {sentences.when(game.changed)}"
        )
        discard = box.addButton(self.tr("Discard"), QMessageBox.ButtonRole.DestructiveRole)
        discard.setProperty("variant", "danger")
        keep = box.addButton(self.tr("Keep"), QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(keep)
        box.setEscapeButton(keep)
        discard.clicked.connect(lambda: self.discard_agreed.emit(game.path))
        self._ask(box)
        box.open()

    def _file_dialog(self, title: str) -> QFileDialog:
        from PySide6.QtWidgets import QFileDialog

        dialog = QFileDialog(self._window, title, str(self._folder))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.resize(fitting(QSize(820, 560)))
        dialog.setNameFilters([self.tr("Tischrunde games (*.tischrunde)"), self.tr("All files (*)")])
        self._ask(dialog)
        return dialog

    def _ask(self, dialog: QFileDialog | QMessageBox) -> None:
        self.dialog = dialog
        dialog.destroyed.connect(self._forget)

    def _forget(self) -> None:
        self.dialog = None

    def _chosen(self, name: str, signal: SignalInstance) -> None:
        path = Path(name)
        self._folder = path.parent
        signal.emit(path)


def suggested_name(sitting: Sitting) -> str:
    """A file name for a game: its title and the day it began, without signs that some disks refuse."""
    day = sitting.session.header.created[:10]
    return " ".join(part for part in (sitting.kit.title().replace("/", "-"), day) if part)
