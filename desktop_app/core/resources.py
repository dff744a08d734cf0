"""Where the program's own files (art, fonts, rule pages, boards and decks) lie."""

from __future__ import annotations

import sys
from pathlib import Path

from .errors import BadData

_PACKAGE = Path(__file__).resolve().parents[1]


def _roots() -> tuple[Path, ...]:
    """The places the resources folder may be in: frozen program, wheel, checkout."""
    frozen = getattr(sys, "_MEIPASS", None)
    if isinstance(frozen, str):
        return (Path(frozen) / "resources",)
    return (_PACKAGE / "_resources", _PACKAGE.parent / "resources")


def resource_path(*parts: str) -> Path:
    """The existing file or folder `resources/<parts...>`.

    In a frozen program it lies in `sys._MEIPASS/resources`, in an installed wheel in
    `desktop_app/_resources`, in a checkout beside `desktop_app`.

    Raises:
        BadData: there is no such file; the message names it and the places searched.
    """
    for root in _roots():
        path = root.joinpath(*parts)
        if path.exists():
            return path
    searched = ", ".join(str(root) for root in _roots())
    raise BadData(f"missing resource (searched in {searched})", given="/".join(parts))
