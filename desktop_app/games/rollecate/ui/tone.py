"""How the colours of the meadow look by day and in the evening."""

from __future__ import annotations

from functools import cache

from PySide6.QtGui import QColor

from desktop_app.qt.theme import Theme, mixed

DUSK = "#101A33"


@cache
def _shaded(colour: str, share: float) -> str:
    return mixed(DUSK, colour, share)


def toned(colour: str, theme: Theme, *, share: float = 0.52) -> str:
    """A colour of daylight as it is in that theme; `share` 0..1 is how much the evening takes of it."""
    return _shaded(colour, share) if theme.dark else colour


def tint(colour: str, theme: Theme, *, share: float = 0.52, alpha: int = 255) -> QColor:
    """The same as something to paint with."""
    result = QColor(toned(colour, theme, share=share))
    result.setAlpha(alpha)
    return result
