"""Settings: one small JSON object, checked against the defaults."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from .files import BadFile, SetAside, read_bounded, set_aside, write_atomic

MAX_SETTINGS = 1 << 20
"""Bytes of a settings file."""


@dataclass(frozen=True, slots=True)
class Loaded:
    """The settings, and what was wrong with the file.

    `refused` are the keys whose value had another type than the default, which took its place;
    `aside` tells of a file that was no settings file at all and was renamed.
    """

    values: dict[str, object]
    refused: tuple[str, ...] = ()
    aside: SetAside | None = None

    @property
    def problem(self) -> str:
        """What was wrong, in English; empty if nothing was."""
        if self.aside is not None:
            return f"{self.aside.reason}; the file is now {self.aside.now}"
        return f"wrong values for {', '.join(self.refused)}" if self.refused else ""


def load(path: Path, defaults: Mapping[str, object] | None = None) -> Loaded:
    """The settings in `path`, each of the type of its default (int passes for float, nothing else does).

    Keys that have no default are kept as they are: a newer program wrote them. A file that is missing gives
    the defaults; one that is damaged is renamed. Values in lists and objects are the caller's to check.

    Raises:
        OSError: the file is there but cannot be read.
    """
    defaults = defaults or {}
    try:
        found = _parse(path, read_bounded(path, MAX_SETTINGS))
    except FileNotFoundError:
        return Loaded(dict(defaults))
    except BadFile as error:
        try:
            aside = set_aside(path, error.reason)
        except OSError:  # the program starts all the same
            aside = SetAside(path, path, error.reason)
        return Loaded(dict(defaults), aside=aside)
    refused = [key for key in found if key in defaults and not _fits(found[key], defaults[key])]
    values = {**defaults, **{key: value for key, value in found.items() if key not in refused}}
    return Loaded(values, tuple(sorted(refused)))


def save(path: Path, values: Mapping[str, object]) -> None:
    """Write the settings, all of them or none; the folder is made if it is missing.

    Raises:
        TypeError, ValueError: a value that JSON cannot hold.
        BadFile, OSError: the file cannot be written; the old one is intact.
    """
    data = encode(values)
    path.parent.mkdir(parents=True, exist_ok=True)
    write_atomic(path, data)


def encode(values: Mapping[str, object]) -> bytes:
    """What `save` writes; whatever passes here can be saved and read back.

    Raises:
        TypeError, ValueError: a value that JSON cannot hold (half a surrogate pair, NaN), or too much.
    """
    text = json.dumps(dict(values), ensure_ascii=False, allow_nan=False, indent=1, sort_keys=True) + "\n"
    data = text.encode()
    if len(data) > MAX_SETTINGS:
        raise ValueError(f"settings have at most {MAX_SETTINGS} bytes")
    return data


def _parse(path: Path, data: bytes) -> dict[str, object]:
    try:
        found = json.loads(data.decode())
        if isinstance(found, dict):
            encode(found)  # what is read must be fit to be written again
    except (ValueError, RecursionError) as error:
        raise BadFile(path, 0, "json", f"no settings: {error}") from error
    if not isinstance(found, dict):
        raise BadFile(path, 0, "shape", "no settings: the file must hold one object")
    return found


def _fits(value: object, default: object) -> bool:
    if isinstance(default, float) and type(value) is int:
        return True
    return type(value) is type(default)
