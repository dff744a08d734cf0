"""The questions of the board editor. Each waits for the answer: what follows depends on it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from PySide6.QtCore import QCoreApplication, QSize, QStandardPaths, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QGridLayout, QMessageBox, QSpacerItem, QWidget

from desktop_app.games.rumis.engine.boards import SUFFIX
from desktop_app.qt.theme import restyle

translate = QCoreApplication.translate

FRAME = 150
"""What a window's frame holds beside its title: icon and buttons."""


@dataclass(frozen=True, slots=True)
class Answer:
    """A button of a question."""

    key: str
    text: str
    role: QMessageBox.ButtonRole
    variant: Literal["", "primary", "danger"] = ""


def cancel() -> Answer:
    """The answer that changes nothing."""
    return Answer("cancel", translate("Rumis", "Cancel"), QMessageBox.ButtonRole.RejectRole)


def ask(parent: QWidget, title: str, text: str, note: str, answers: tuple[Answer, ...]) -> str:
    """The key of the answer; the last one is also that of Escape, and the one Enter gives is the first
    that destroys nothing."""
    box = QMessageBox(parent)
    box.setWindowTitle(title)
    box.setText(text)
    box.setInformativeText(note)
    buttons = {}
    for answer in answers:
        button = buttons[answer.key] = box.addButton(answer.text, answer.role)
        if answer.variant:
            button.setProperty("variant", answer.variant)
            restyle(button)
    box.setDefaultButton(next(buttons[answer.key] for answer in answers if answer.variant != "danger"))
    box.setEscapeButton(buttons[answers[-1].key])
    # No narrower than what is written in its frame, which a box does not look at, and the frame's buttons.
    frame = f"{title} — {QGuiApplication.applicationDisplayName()}"
    room = QSpacerItem(box.fontMetrics().horizontalAdvance(frame) + FRAME, 0)
    if isinstance(grid := box.layout(), QGridLayout):
        grid.addItem(room, grid.rowCount(), 0, 1, grid.columnCount())
    box.exec()
    clicked = box.clickedButton()
    box.deleteLater()
    return next((key for key, button in buttons.items() if button is clicked), answers[-1].key)


def leave(parent: QWidget, name: str, reason: str) -> str:
    """What to do with changes that are not saved: "save", "discard" or "cancel"; with a `reason` why it
    cannot be saved, the first is not offered."""
    discard = Answer(
        "discard", translate("Rumis", "Discard"), QMessageBox.ButtonRole.DestructiveRole, "danger"
    )
    save = Answer("save", translate("Rumis", "Save"), QMessageBox.ButtonRole.AcceptRole, "primary")
    answers = (discard, cancel()) if reason else (save, discard, cancel())
    text = translate("Rumis", "Save the changes to “{name}”?").format(name=name)
    if reason:
        text = translate("Rumis", "Discard what you have drawn?")
        reason = translate("Rumis", "It cannot be saved yet: {reason}").format(reason=reason)
    note = reason or translate("Rumis", "What is not saved is lost.")
    return ask(parent, translate("Rumis", "Unsaved board"), text, note, answers)


def replace(parent: QWidget, name: str) -> bool:
    """Whether to write over the board of that name."""
    yes = Answer("replace", translate("Rumis", "Replace"), QMessageBox.ButtonRole.DestructiveRole, "danger")
    title, text = translate("Rumis", "Replace the board?"), translate("Rumis", "“{name}” exists already.")
    note = translate("Rumis", "It is lost if it is replaced.")
    return ask(parent, title, text.format(name=name), note, (yes, cancel())) == "replace"


def level(parent: QWidget, name: str) -> bool:
    """Whether to write over a board that has heights for other numbers of players."""
    yes = Answer("replace", translate("Rumis", "Replace"), QMessageBox.ButtonRole.DestructiveRole, "danger")
    title = translate("Rumis", "Replace the board?")
    text = translate("Rumis", "“{name}” has different heights for some numbers of players.")
    note = translate("Rumis", "Saved, it has those of the drawing for all. Another name keeps both boards.")
    return ask(parent, title, text.format(name=name), note, (yes, cancel())) == "replace"


def delete(parent: QWidget, name: str) -> bool:
    """Whether to delete the board of that name."""
    yes = Answer("delete", translate("Rumis", "Delete"), QMessageBox.ButtonRole.DestructiveRole, "danger")
    title, text = translate("Rumis", "Delete the board?"), translate("Rumis", "Delete “{name}”?")
    note = translate("Rumis", "Games that were played on it stay as they are.")
    return ask(parent, title, text.format(name=name), note, (yes, cancel())) == "delete"


def file_dialog(parent: QWidget, title: str, folder: Path | None) -> QFileDialog:
    """A dialog for board files, not opened yet."""
    if folder is None:
        place = QStandardPaths.StandardLocation
        documents = Path(QStandardPaths.writableLocation(place.DocumentsLocation))
        home = Path(QStandardPaths.writableLocation(place.HomeLocation))
        folder = documents if documents.is_dir() else home
    dialog = QFileDialog(parent, title, str(folder))
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.resize(QSize(820, 560).boundedTo(parent.screen().availableSize() - QSize(32, 80)))
    boards = translate("Rumis", "Tischrunde boards (*{suffix})").format(suffix=SUFFIX)
    dialog.setNameFilters([boards, translate("Rumis", "All files (*)")])
    return dialog
