"""How the colours of the street look in the morning and at dawn, and a dice for painters.

The dark theme shows the same street before sunrise: everything is bluer and deeper, windows and lamps glow.
"""

from __future__ import annotations

from functools import cache

from PySide6.QtGui import QColor

from desktop_app.qt.theme import Theme

INK = "#2B2320"
"""The dark brown of outlines and letters."""
CREAM = "#FBF3E1"
WOOD, WOOD_PALE, WOOD_DEEP = "#A9713F", "#D3A066", "#6E4526"
STEEL, STEEL_PALE, STEEL_DEEP = "#8D979E", "#E2E8EA", "#454D54"
MANGO, GUM, GUM_DEEP = "#E39B17", "#F48FB1", "#C2567F"
_LEFT = (0.16, 0.20, 0.42)
"""The share of red, green and blue that is left where no light falls before sunrise."""


@cache
def _shaded(colour: str, share: float) -> str:
    day = QColor(colour)
    parts = (
        round(light * (1 - share * (1 - left)) + glow * share)
        for light, left, glow in zip((day.red(), day.green(), day.blue()), _LEFT, (10, 8, 22), strict=True)
    )
    return "#" + "".join(f"{min(part, 255):02X}" for part in parts)


def toned(colour: str, theme: Theme, *, share: float = 0.62) -> str:
    """A colour of the morning as it is in that theme; `share` 0..1 is how much the dark takes of it."""
    return _shaded(colour, share) if theme.dark else colour


def tint(colour: str, theme: Theme, *, share: float = 0.62, alpha: int = 255) -> QColor:
    """The same as something to paint with."""
    result = QColor(toned(colour, theme, share=share))
    result.setAlpha(alpha)
    return result


def chance(*place: int) -> float:
    """A number 0..1 that belongs to the place: the same for the same numbers, without any order else.

    >>> chance(1, 2) == chance(1, 2), chance(1, 2) == chance(2, 1)
    (True, False)
    """
    mixed = 0x9E3779B9
    for number in place:
        mixed = (mixed ^ (number & 0xFFFFFFFF)) * 0x85EBCA6B & 0xFFFFFFFF
        mixed ^= mixed >> 13
        mixed = mixed * 0xC2B2AE35 & 0xFFFFFFFF
        mixed ^= mixed >> 16
    return mixed / 0x100000000
