"""What a person has chosen for the program, kept in one small file."""

from __future__ import annotations

import base64
import logging
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final, TypeAlias

from PySide6.QtCore import QObject, QStandardPaths, QTimer, Signal

from desktop_app.storage import recent, settings_file
from desktop_app.storage.files import SetAside

log = logging.getLogger(__name__)

THEMES: Final = ("system", "light", "dark")
LANGUAGES: Final = ("system", "de", "en")
SPEEDS: Final = {"off": 0.0, "slow": 0.6, "normal": 1.0, "fast": 2.0}
VIEWS: Final = ("auto", "opengl", "painter")
CHOICES: Final = {"theme": THEMES, "language": LANGUAGES, "speed": tuple(SPEEDS), "view3d": VIEWS}
"""The settings with a fixed set of values; the first is the default, but for the speed."""

DEFAULTS: Final[dict[str, object]] = {
    "theme": "system",
    "language": "system",
    "speed": "",
    "view3d": "auto",
    "muted": False,
    "volumes": {},
    "preferences": {},
    "geometry": "",
    recent.KEY: [],
}
"""What the file holds; an empty speed means that nobody has chosen one."""

SESSION_ONLY: Final = frozenset({"gl_probe"})
"""Preferences that are true only for this run of the program."""

Change: TypeAlias = Callable[[Mapping[str, object]], Mapping[str, object]]
"""What one choice does to the settings, whatever else they hold."""

SAVE_MS: Final = 400
"""A change is written so much later, so that a slider writes once."""


def settings_path() -> Path:
    """Where the settings of this person lie."""
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppConfigLocation)
    return Path(folder) / "settings.json"


class Settings(QObject):
    """Every choice with its checked value; a value that means nothing counts as not chosen.

    `less_motion` is the system's wish: it switches the animations off until somebody chooses a speed.
    Another program may use the same file: only what was changed here is written into what it holds by then.
    """

    changed = Signal(str)
    """The key whose value is another one now."""
    not_saved = Signal(str)
    """The settings could not be written: why."""

    def __init__(self, path: Path, parent: QObject | None = None, *, less_motion: bool = False) -> None:
        super().__init__(parent)
        self._path = path
        self._data: dict[str, Any] = dict(DEFAULTS)
        self.aside: SetAside | None = None
        try:
            loaded = settings_file.load(path, DEFAULTS)
        except OSError as error:
            log.error("the settings cannot be read: %s", error)
        else:
            self._data = dict(loaded.values)
            self.aside = loaded.aside
        self._unsaved: dict[tuple[str, ...], Change] = {}
        self._run: dict[str, Any] = {}
        self._less_motion = less_motion
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(SAVE_MS)
        self._timer.timeout.connect(self.flush)

    # ---- choices with a fixed set of values ----------------------------------------------------

    @property
    def theme(self) -> str:
        """One of `THEMES`."""
        return self._choice("theme")

    @property
    def language(self) -> str:
        """One of `LANGUAGES`."""
        return self._choice("language")

    @property
    def speed(self) -> str:
        """A key of `SPEEDS`."""
        chosen = self._data.get("speed")
        if isinstance(chosen, str) and chosen in SPEEDS:
            return chosen
        return "off" if self._less_motion else "normal"

    @property
    def less_motion(self) -> bool:
        """Whether the system asks for less motion."""
        return self._less_motion

    def set_less_motion(self, wished: bool) -> None:
        """The system's wish, as soon as it is known."""
        before = self.speed
        self._less_motion = wished
        if self.speed != before:
            self.changed.emit("speed")

    def speed_factor(self) -> float:
        """How many times the normal speed animations run; 0 is off."""
        return SPEEDS[self.speed]

    @property
    def view3d(self) -> str:
        """One of `VIEWS`."""
        return self._choice("view3d")

    def choose(self, key: str, value: str) -> None:
        """Set one of `CHOICES`.

        Raises:
            KeyError, ValueError: no such setting, no such value.
        """
        if value not in CHOICES[key]:
            raise ValueError(f"{key}: {value!r} is none of {CHOICES[key]}")
        self._set(key, value)

    # ---- sound ---------------------------------------------------------------------------------

    @property
    def muted(self) -> bool:
        """Whether all is silent."""
        return self._data.get("muted") is True

    def set_muted(self, muted: bool) -> None:
        """Switch all sound off or on."""
        self._set("muted", muted)

    def volume(self, kind: str) -> float:
        """The volume of one kind of sound, or of "all", 0 to 1."""
        value = self._table("volumes").get(kind)
        if isinstance(value, bool) or not isinstance(value, int | float):
            return 0.6 if kind == "all" else 1.0
        return min(1.0, max(0.0, float(value)))

    def set_volume(self, kind: str, volume: float) -> None:
        """Set the volume of one kind of sound, or of "all", 0 to 1."""
        self._set_in("volumes", kind, round(min(1.0, max(0.0, volume)), 3))

    # ---- anything else -------------------------------------------------------------------------

    def preference(self, key: str, default: Any) -> Any:
        """What was kept under `key`; for a key of `CHOICES` the checked value."""
        if key in CHOICES:
            return self.speed if key == "speed" else self._choice(key)
        if key in SESSION_ONLY:
            return self._run.get(key, default)
        return self._table("preferences").get(key, default)

    def prefer(self, key: str, value: Any) -> None:
        """Keep `value` (something JSON can hold, but for `SESSION_ONLY`) under `key`."""
        if key in CHOICES:
            self.choose(key, value)
        elif key in SESSION_ONLY:
            self._run[key] = value
            self.changed.emit(key)
        else:
            self._set_in("preferences", key, value, told=key)

    # ---- window and files ----------------------------------------------------------------------

    @property
    def geometry(self) -> bytes:
        """The window's place as `QWidget.saveGeometry` gave it; empty if there is none."""
        try:
            return base64.b64decode(str(self._data.get("geometry", "")), validate=True)
        except ValueError:
            return b""

    def set_geometry(self, geometry: bytes) -> None:
        """Keep the window's place."""
        self._set("geometry", base64.b64encode(geometry).decode("ascii"))

    def recent_files(self) -> tuple[Path, ...]:
        """The files opened or saved last that are still there, last one first."""
        return recent.recent(self._data)

    def remember_file(self, path: Path) -> None:
        """Put a file in front of the recent ones."""
        self._do((recent.KEY, str(path)), lambda data: recent.remembered(data, path), recent.KEY)

    def forget_file(self, path: Path | None = None) -> None:
        """Take one file, or all, off the recent ones."""
        self._do((recent.KEY, str(path)), lambda data: recent.forgotten(data, path), recent.KEY)

    # ---- the file ------------------------------------------------------------------------------

    def flush(self) -> None:
        """Write what has changed; a failure is reported and tried again with the next change."""
        self._timer.stop()
        if not self._unsaved:
            return
        values = self._in_the_file()
        for change in self._unsaved.values():
            values = change(values)
        try:
            settings_file.save(self._path, values)
        except (OSError, TypeError, ValueError) as error:
            log.error("the settings cannot be written to %s: %s", self._path, error)
            self.not_saved.emit(str(error))
        else:
            self._unsaved.clear()

    def _in_the_file(self) -> Mapping[str, object]:
        """What the file holds now; where it is gone or cannot be read, what is known here."""
        try:
            if self._path.exists():
                loaded = settings_file.load(self._path, DEFAULTS)
                if loaded.aside is None:
                    return loaded.values
                log.error("the settings were damaged meanwhile and are now %s", loaded.aside.now)
        except OSError as error:
            log.error("the settings cannot be read again: %s", error)
        return self._data

    def _choice(self, key: str) -> str:
        value = self._data.get(key)
        return value if isinstance(value, str) and value in CHOICES[key] else CHOICES[key][0]

    def _table(self, key: str) -> dict[str, Any]:
        value = self._data.get(key)
        return value if isinstance(value, dict) else {}

    def _set(self, key: str, value: Any) -> None:
        self._do((key,), lambda data: {**data, key: value}, key)

    def _set_in(self, table: str, key: str, value: Any, *, told: str | None = None) -> None:
        """Set one entry of a table; `told` is the name of the change, the table's if it is left out."""

        def change(data: Mapping[str, object]) -> Mapping[str, object]:
            kept = data.get(table)
            return {**data, table: {**(kept if isinstance(kept, dict) else {}), key: value}}

        self._do((table, key), change, told or table)

    def _do(self, what: tuple[str, ...], change: Change, key: str) -> None:
        """Make a change and have it written later; one that cannot be written is reported and not made."""
        after = dict(change(self._data))
        if after == self._data:
            return
        try:
            settings_file.encode(after)
        except (TypeError, ValueError, RecursionError) as error:
            log.error("the setting %s cannot be kept: %s", " ".join(map(ascii, what)), error)
            return
        self._data = after
        self._unsaved.pop(what, None)  # the last change comes last
        self._unsaved[what] = change
        self._timer.start()
        self.changed.emit(key)
