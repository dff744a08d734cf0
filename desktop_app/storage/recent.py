"""The files that were opened or saved last; kept in the settings under one key."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final

KEY: Final = "recent"
"""Its default in the settings is an empty list."""

MOST: Final = 10


def recent(settings: Mapping[str, object]) -> tuple[Path, ...]:
    """The files to offer, last one first; those that are not there (now) are left out, not forgotten."""
    return tuple(Path(name) for name in _names(settings) if Path(name).is_file())


def remembered(settings: Mapping[str, object], path: Path) -> dict[str, object]:
    """The settings with `path` as the last file; a name that is no Unicode cannot be kept in them."""
    name = os.path.abspath(path)  # noqa: PTH100 - a link keeps the name the person knows
    if not _is_text(name):
        return {**settings, KEY: _names(settings)}
    names = [name, *(other for other in _names(settings) if other != name)]
    return {**settings, KEY: names[:MOST]}


def forgotten(settings: Mapping[str, object], path: Path | None = None) -> dict[str, object]:
    """The settings without `path`, or without any recent file."""
    gone = None if path is None else os.path.abspath(path)  # noqa: PTH100
    return {**settings, KEY: [name for name in _names(settings) if gone not in (None, name)]}


def _names(settings: Mapping[str, object]) -> list[str]:
    found = settings.get(KEY)
    names = found if isinstance(found, list) else []
    return [name for name in names if isinstance(name, str) and name and "\0" not in name]


def _is_text(name: str) -> bool:
    try:
        name.encode()
    except UnicodeEncodeError:
        return False
    return True
