"""The window that says that something unforeseen went wrong."""

from __future__ import annotations

import platform

from PySide6.QtCore import QSize, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from .screens import fitting


class CrashDialog(QDialog):
    """Says that something went wrong and that the game is safe; the details can be copied."""

    def __init__(self, details: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Something went wrong"))
        self.resize(fitting(QSize(640, 420)))
        head = QLabel(self.tr("That should not have happened"), self)
        head.setProperty("role", "heading")
        text = QLabel(
            self.tr(
                "The game on the table is written down up to the last action. You can go on; if the table"
                " behaves strangely, go to the start page and continue the game from there."
            ),
            self,
        )
        text.setWordWrap(True)
        self.details = QPlainTextEdit(self)
        self.details.setReadOnly(True)
        self.details.setAccessibleName(self.tr("Details"))
        self.details.setPlainText(f"{about_machine()}\n\n{details}")
        self.copy = QPushButton(self.tr("Copy details"), self)
        self.copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(self.details.toPlainText()))
        close = QPushButton(self.tr("Close"), self)
        close.clicked.connect(self.reject)
        foot = QHBoxLayout()
        foot.addWidget(self.copy)
        foot.addStretch(1)
        foot.addWidget(close)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 24, 24, 24)
        layout.setSpacing(12)
        for part in (head, text, self.details):
            layout.addWidget(part)
        layout.addLayout(foot)
        close.setFocus()

    def add(self, details: str) -> None:
        """One more thing went wrong while this was open."""
        if self.details.blockCount() < 2000:
            self.details.appendPlainText(f"\n{details}")


def about_machine() -> str:
    """Version, system and toolkit in one line for a report."""
    from desktop_app.__main__ import version

    return (
        f"Tischrunde {version()}, Python {platform.python_version()}, Qt {qVersion()},"
        f" {platform.platform()}, {QGuiApplication.platformName()}"
    )
