"""When something unforeseen goes wrong: it is logged and shown, can be copied, and the program goes on."""

from __future__ import annotations

import logging
import platform
import sys
import threading
import traceback
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QObject, QStandardPaths, Qt, Signal, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

log = logging.getLogger("desktop_app")

LARGEST_LOG = 1 << 20


def log_file() -> Path:
    """Where the log lies."""
    places = QStandardPaths.StandardLocation
    return Path(QStandardPaths.writableLocation(places.StateLocation)) / "tischrunde.log"


def start_log(path: Path) -> None:
    """Log to `path` (begun anew when it has grown large) and to the standard error stream."""
    log.setLevel(logging.INFO)
    form = logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s")
    handlers: list[logging.Handler] = [logging.StreamHandler()]
    handlers[0].setLevel(logging.WARNING)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.exists() and path.stat().st_size > LARGEST_LOG:
            path.replace(path.with_suffix(".old.log"))
        handlers.append(logging.FileHandler(path, encoding="utf-8", delay=True))
    except OSError as error:
        print(f"no log: {error}", file=sys.stderr)
    for handler in handlers:
        handler.setFormatter(form)
        log.addHandler(handler)


class Catcher(QObject):
    """Takes over the two hooks of Python for what nobody caught, in any thread."""

    _caught = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.window: QWidget | None = None
        self._dialog: CrashDialog | None = None
        self._caught.connect(self._show, Qt.ConnectionType.QueuedConnection)

    def install(self) -> None:
        """Hear of everything from now on."""
        sys.excepthook = self._hook
        threading.excepthook = lambda args: self._hook(
            args.exc_type, args.exc_value or args.exc_type(), args.exc_traceback
        )

    def uninstall(self) -> None:
        """Python reports as usual again."""
        sys.excepthook = sys.__excepthook__
        threading.excepthook = threading.__excepthook__

    def _hook(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            return
        text = "".join(traceback.format_exception(kind, error, trace))
        log.error("not foreseen:\n%s", text)
        self._caught.emit(text)

    def _show(self, text: str) -> None:
        if self._dialog is not None and self._dialog.isVisible():
            self._dialog.add(text)
            return
        self._dialog = CrashDialog(text, self.window)
        self._dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._dialog.destroyed.connect(self._forget)
        self._dialog.open()

    def _forget(self) -> None:
        self._dialog = None


class CrashDialog(QDialog):
    """Says that something went wrong and that the game is safe; the details can be copied."""

    def __init__(self, details: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Something went wrong"))
        self.resize(640, 420)
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
