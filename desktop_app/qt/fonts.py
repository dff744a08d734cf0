"""The shipped typefaces: a humanist sans for the interface, a sturdy serif for titles and numerals,
Japanese signs.

All digits are lining and tabular as drawn in the files, so scores stand in columns without any font
feature. Sizes are in points; nothing in the interface is smaller than `SMALLEST`.
"""

from __future__ import annotations

from functools import cache

from PySide6.QtGui import QFont, QFontDatabase

from desktop_app.core.errors import BadData
from desktop_app.core.resources import resource_path

UI = "Tischrunde Sans"
DISPLAY = "Tischrunde Display"
JAPANESE = "Tischrunde Kana"
SMALLEST = 10.0
BASE = 11.0
FILES = (
    "TischrundeSans-Regular.ttf",
    "TischrundeSans-SemiBold.ttf",
    "TischrundeSans-Bold.ttf",
    "TischrundeDisplay-Regular.ttf",
    "TischrundeKana-Regular.ttf",
)


@cache
def load() -> None:
    """Register the shipped fonts with Qt, once a process; needs a QGuiApplication.

    Errors: `BadData` where a file is missing or is no font.
    """
    for name in FILES:
        path = resource_path("fonts", name)
        if QFontDatabase.addApplicationFont(str(path)) < 0:
            raise BadData("not a font", given=str(path))


def ui(points: float = BASE, *, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """The interface face; weights Normal, DemiBold and Bold are real cuts."""
    return _font(UI, points, weight)


def display(points: float = 20.0) -> QFont:
    """The face of titles and numerals; it has one weight, which is bold enough."""
    return _font(DISPLAY, points, QFont.Weight.Normal)


def _font(family: str, points: float, weight: QFont.Weight) -> QFont:
    font = QFont()
    font.setFamilies([family, JAPANESE])
    font.setPointSizeF(max(points, SMALLEST))
    font.setWeight(weight)
    return font
