"""When something unforeseen goes wrong: it is logged and shown, can be copied, and the program goes on."""

from __future__ import annotations

import logging
import sys
import threading
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QStandardPaths, Qt, Signal
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from .crash_dialog import CrashDialog

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

    def _hook(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            return
        import traceback

        text = "".join(traceback.format_exception(kind, error, trace))
        log.error("not foreseen:\n%s", text)
        self._caught.emit(text)

    def _show(self, text: str) -> None:
        from .crash_dialog import CrashDialog

        if self._dialog is not None and self._dialog.isVisible():
            self._dialog.add(text)
            return
        self._dialog = CrashDialog(text, self.window)
        self._dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._dialog.destroyed.connect(self._forget)
        self._dialog.open()

    def _forget(self) -> None:
        self._dialog = None
