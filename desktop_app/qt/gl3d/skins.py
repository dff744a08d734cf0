"""How stones, squares, plate and ghost are to look; shared by both views."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from desktop_app.qt.gl3d.scene import PLAIN, Scene3D, Solid
from desktop_app.qt.gl3d.shade import Rgb, mix, rgb, stone_base
from desktop_app.qt.gl3d.surroundings import Surroundings

CROSS: Final = 6
"""The sign on a refused cube, beside the six patterns."""

PLATE_TOP: Final = -0.09
"""The plate's own surface; the footprint's squares are raised above it."""

CALM: Final = 0.55
"""How far a calm square goes over to the plate's colour, and its numeral to its own ground."""

HOLLOW_FILL: Final = 0.20
HOLLOW_EDGE: Final = 0.80
"""How much of their colour the panes and the edges have of a stone that is not there."""

GHOST_ALPHA: Final = 0.74
GHOST_THROUGH: Final = 0.20
"""How much of the ghost shimmers through stones before it."""

INLAY: Final = (0.060, 0.118)
"""Where the light inlay of a marked stone runs, measured from its border."""

INLAID: Final = 0.95
INLAID_FAINT: Final = 0.45
INLAID_READY: Final = 0.75
"""How strong the inlays are of the last stone, of recent ones, and of those that may be taken."""

ALIKE: Final = 0.22
"""An inlay and a stone whose red, green and blue differ no more than this are too much alike."""
DARK_INLAY: Final[Rgb] = (0.24, 0.15, 0.09)
GHOST_INLAY: Final[Rgb] = (1.0, 0.98, 0.92)

LETTER_SIZE: Final = 0.44
NUMERAL_SIZE: Final = 0.38
NUMERAL_INK: Final = 0.80
"""How much of the ink's colour the engraved numerals and letters of the board take on."""


@dataclass(frozen=True, slots=True)
class Skin:
    """How a stone is to look: its matt colour, letter and pattern, and an inlay colour along its border that
    covers the stone with a strength from 0 to 1.

    `numeral` is text engraved in the middle instead (on squares of the board).
    """

    base: Rgb
    mark: str = ""
    pattern: int = PLAIN
    inlay: Rgb | None = None
    inlay_strength: float = INLAID
    numeral: str = ""
    ink: Rgb = (0.25, 0.2, 0.16)


def skin_of(solid: Solid, around: Surroundings) -> Skin:
    """How a stone looks among these surroundings."""
    base = stone_base(solid.colour, dimmed=solid.dimmed, glow=solid.glow)
    inlay, strength = _inlay(solid, around)
    return Skin(base, solid.mark, solid.pattern, None if inlay is None else inlay_on(base, inlay), strength)


def _inlay(solid: Solid, around: Surroundings) -> tuple[Rgb | None, float]:
    """The inlay that a stone's marks ask for, and its strength."""
    if solid.glow:
        return rgb(around.hint), INLAID
    if solid.ready:
        return rgb(around.hint), INLAID_READY
    if solid.last or solid.recent:
        return rgb(around.last), INLAID if solid.last else INLAID_FAINT
    return None, INLAID


def inlay_on(base: Rgb, wanted: Rgb) -> Rgb:
    """The inlay's colour, or a dark one on a stone that is nearly of that colour itself."""
    return wanted if max(abs(base[i] - wanted[i]) for i in range(3)) > ALIKE else DARK_INLAY


def ghost_skins(ghost: Solid, around: Surroundings, *, ok: bool) -> tuple[Skin, Skin]:
    """The looks of the ghost's cubes: those that may lie where they are, and the refused ones."""
    base = mix(rgb(ghost.colour), (1.0, 1.0, 1.0), 0.16)
    good = Skin(base, ghost.mark, ghost.pattern, inlay_on(base, GHOST_INLAY) if ok else None)
    if not ok:
        good = replace(good, base=mix(base, (0.55, 0.53, 0.50), 0.5))
    return good, Skin(rgb(around.refused), "", CROSS)


def outline_colour(around: Surroundings, *, ok: bool) -> Rgb:
    """The colour of the ghost's edges where stones hide it."""
    return GHOST_INLAY if ok else mix(rgb(around.refused), (1.0, 1.0, 1.0), 0.35)


def square_skin(scene: Scene3D, x: int, y: int, around: Surroundings) -> Skin:
    """How a square of the board looks: the higher one may build on it, the deeper its tint."""
    highest = max(max(row) for row in scene.caps)
    cap = scene.cap(x, y)
    share = (cap - 1) / (highest - 1) if highest > 1 else 0.0
    base = mix(rgb(around.tile), rgb(around.tile_high), share)
    ink = rgb(around.ink)
    if (x, y) in scene.calm:
        base = mix(base, rgb(around.plate), CALM)
        ink = mix(ink, base, CALM)
    if (x, y) in scene.lit:
        base = mix(base, rgb(around.hint), 0.5)
    return Skin(base, numeral=str(cap) if scene.show_limits else "", ink=ink)


def step_base(around: Surroundings) -> Rgb:
    """The colour of the low sides of the raised squares."""
    return mix(rgb(around.tile), rgb(around.plate), 0.3)
