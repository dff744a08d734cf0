"""How the colours of the meadow look by day and in the evening."""

from __future__ import annotations

from functools import cache

from PySide6.QtGui import QColor

from desktop_app.qt.theme import Theme

DUSK = "#101A33"
_LEFT = (0.0, 0.14, 0.36)
"""The share of red, green and blue that is left when all light of the day is gone."""


@cache
def _shaded(colour: str, share: float) -> str:
    day = QColor(colour)
    parts = (
        round(light * (1 - share * (1 - left)) + 7 * share)
        for light, left in zip((day.red(), day.green(), day.blue()), _LEFT, strict=True)
    )
    return "#" + "".join(f"{part:02X}" for part in parts)


def toned(colour: str, theme: Theme, *, share: float = 0.52) -> str:
    """A colour of daylight as it is in that theme; `share` 0..1 is how much the evening takes of it."""
    return _shaded(colour, share) if theme.dark else colour


def tint(colour: str, theme: Theme, *, share: float = 0.52, alpha: int = 255) -> QColor:
    """The same as something to paint with."""
    result = QColor(toned(colour, theme, share=share))
    result.setAlpha(alpha)
    return result
