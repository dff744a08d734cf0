"""Whether the desktop asks programs for less motion; Qt does not pass this wish on."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from PySide6.QtCore import QObject, QProcess

GSETTINGS: Final = ("gsettings", "get", "org.gnome.desktop.interface", "enable-animations")


def wants_less_motion(env: Mapping[str, str], home: Path) -> bool:
    """Whether animations are switched off in the settings files of KDE or of GTK desktops.

    `env` is the process's environment, which names the settings folder; unreadable files mean no wish.
    """
    folder = Path(env.get("XDG_CONFIG_HOME") or home / ".config")
    if _value(folder / "kdeglobals", "KDE", "AnimationDurationFactor") in ("0", "0.0", "0.00"):
        return True
    return any(
        _value(folder / name / "settings.ini", "Settings", "gtk-enable-animations") in ("0", "false")
        for name in ("gtk-4.0", "gtk-3.0")
    )


def _value(path: Path, section: str, key: str) -> str:
    try:
        if not path.is_file() or path.stat().st_size > 1 << 20:
            return ""
    except OSError:
        return ""
    import configparser  # only where there is such a file: this is asked for before the window is there

    parser = configparser.RawConfigParser(strict=False, allow_no_value=True)
    try:
        parser.read(path, encoding="utf-8")
    except (OSError, UnicodeDecodeError, configparser.Error):
        return ""
    return (parser.get(section, key, fallback="") or "").strip().lower()


def system_wish() -> bool:
    """`wants_less_motion` for the person at this machine."""
    return wants_less_motion(os.environ, Path.home())


def ask_desktop(
    parent: QObject, answer: Callable[[bool], object], command: Sequence[str] = GSETTINGS
) -> QProcess | None:
    """Ask GNOME and its relatives, which keep the wish in a database; `answer` hears whether it is there.

    Nobody is kept waiting; where the program that knows is missing, nothing happens and the result is None.
    """
    if shutil.which(command[0]) is None:
        return None
    from PySide6.QtCore import QProcess  # large, and asked for when the window is there

    process = QProcess(parent)

    def ended() -> None:
        text = bytes(process.readAllStandardOutput().data()).decode("utf-8", "replace").strip()
        if text in ("true", "false"):
            answer(text == "false")
        process.deleteLater()

    process.finished.connect(ended)
    process.start(command[0], list(command[1:]))
    return process
