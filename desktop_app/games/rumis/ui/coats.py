"""How the stones of a colour are told apart: by their paint, a letter and a pattern."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from desktop_app.qt.gl3d.scene import BRICKS
from desktop_app.qt.theme import SEAT_COLOURS, colour_letter

NEUTRAL: Final = "neutral"
"""The key of the colour of nobody, beside those of the seat palette."""

NEUTRAL_PAINT: Final = "#7F8B93"


@dataclass(frozen=True, slots=True)
class Coat:
    """'#rrggbb', one letter or '', and the pattern as `gl3d.scene` numbers them."""

    hex: str
    letter: str
    pattern: int


def coat_of(key: str) -> Coat:
    """The coat of a seat colour, or that of stones of nobody: the grey of old walls, with their courses."""
    if key == NEUTRAL:
        return Coat(NEUTRAL_PAINT, "", BRICKS)
    seat = SEAT_COLOURS[key]
    return Coat(seat.hex, colour_letter(key), seat.pattern)
