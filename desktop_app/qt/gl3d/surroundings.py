"""The colours around the stones: plate, earth, sky and mountains, for a light and a dark theme."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Surroundings:
    """All colours ('#rrggbb') that do not belong to a stone, and how bright the light is (1 = day).

    `ink` is that of numerals and letters, to be read on `plate`, `tile` and `tile_high` alike.
    """

    sky_top: str
    sky_low: str
    range_far: str
    range_near: str
    earth_far: str
    earth_near: str
    plate: str
    tile: str
    tile_high: str
    ink: str
    accent: str
    refused: str = "#D13B2A"
    hint: str = "#F0B429"
    last: str = "#FFF3D6"
    light: float = 1.0
    dark: bool = False


LIGHT: Final = Surroundings(
    sky_top="#C9D6DA", sky_low="#F3E7D3", range_far="#BFC3C0", range_near="#A39C90",
    earth_far="#B3A088", earth_near="#6E5A48", plate="#9D9689", tile="#CFC6B6", tile_high="#B7AA96",
    ink="#1A130D", accent="#B5532D",
)  # fmt: skip

DARK: Final = Surroundings(
    sky_top="#1A2029", sky_low="#4B4850", range_far="#3E4552", range_near="#2F343E",
    earth_far="#3A3431", earth_near="#221D1A", plate="#4A453F", tile="#6B655B", tile_high="#5B544B",
    ink="#FFF3DC", accent="#D9764C", light=0.94, dark=True,
)  # fmt: skip
