"""Packs faces into the flat float records that the graphics card draws, one record per quad.

A record is RECORD floats: origin xyz + 0, u xyz + edge flags, v xyz + glyph, colour rgb + how bright (if
negative, how dark) an engraving's lower edge is, occlusion of the four corners, ink rgb + its strength,
inlay rgb + its strength.
Flags hold two bits for each edge (INSIDE … WALL) and, from bit 8, one bit for each notched corner.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Final, TypeAlias

from desktop_app.qt.gl3d.camera import BORDER, DEPTH
from desktop_app.qt.gl3d.hanging import INSETS, PLUMB_WIDTH, SHADE, SHEET_ALPHA, Patch, Plumb
from desktop_app.qt.gl3d.lines import Strip
from desktop_app.qt.gl3d.scene import PLAIN, STILL, Cell, Scene3D, Solid, Vec
from desktop_app.qt.gl3d.shade import OCCLUSION, Rgb, engraved_edge, ink_on, rgb
from desktop_app.qt.gl3d.skins import (
    HOLLOW_FILL,
    LETTER_SIZE,
    NUMERAL_INK,
    PLATE_TOP,
    Skin,
    square_skin,
    step_base,
)
from desktop_app.qt.gl3d.surface import FREE, INSIDE, NORMALS, TOP, US, VS, Face, solid_faces
from desktop_app.qt.gl3d.surroundings import Surroundings

RECORD: Final = 28
ENGRAVED: Final = 0.28
GLASS_ALPHA: Final = 0.07
GlyphIndex: TypeAlias = Callable[[str, int], int]
"""(text, pattern) -> place in the atlas; text wins if it is not ''."""

_NO_AO: Final = (0.0, 0.0, 0.0, 0.0)
_AXES: Final[tuple[Vec, Vec, Vec]] = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))


def face_record(face: Face, skin: Skin, glyph: GlyphIndex, *, away: Vec = STILL) -> list[float]:
    """One face of a stone, a square of the board or the envelope."""
    x, y, z = face.origin
    flags = sum(edge << 2 * i for i, edge in enumerate(face.edges))
    flags += sum(int(corner) << 8 + i for i, corner in enumerate(face.corners))
    index, ink, strength = _glyph(face, skin, glyph)
    inlay = skin.inlay or (0.0, 0.0, 0.0)
    edge = ENGRAVED * engraved_edge(skin.base, skin.ink) if skin.numeral else 0.0
    return [
        x + away[0], y + away[1], z + away[2], 0.0, *US[face.direction], float(flags),
        *VS[face.direction], float(index), *skin.base, edge,
        *(OCCLUSION[n] for n in face.ao), *ink, strength, *inlay, skin.inlay_strength if skin.inlay else 0.0,
    ]  # fmt: skip


def quad_record(origin: Vec, u: Vec, v: Vec, colour: Rgb) -> list[float]:
    """A plain quad whose normal is u x v; its inlay has the same colour, for unlit drawing."""
    return [*origin, 0.0, *u, 0.0, *v, 0.0, *colour, 0.0, *_NO_AO, *_NO_AO, *colour, 1.0]


def faces_array(
    faces: Iterable[Face], skins: Sequence[Skin], glyph: GlyphIndex, *, away: Vec = STILL
) -> array[float]:
    """All faces of some solids; `skins` are indexed by the face's solid."""
    out = array("f")
    for face in faces:
        out.extend(face_record(face, skins[face.solid], glyph, away=away))
    return out


def ghost_array(
    faces: Iterable[Face],
    skins: tuple[Skin, Skin],
    refused: tuple[Cell, ...],
    glyph: GlyphIndex,
    *,
    away: Vec,
) -> array[float]:
    """The ghost; `skins` are those of its good and of its refused cubes."""
    out = array("f")
    for face in faces:
        out.extend(face_record(face, skins[face.cell in refused], glyph, away=away))
    return out


def glass_array(faces: Iterable[Face], colour: Rgb) -> array[float]:
    """The allowed volume."""
    out = array("f")
    skin = Skin(colour, inlay=colour)
    for face in faces:
        record = face_record(face, skin, lambda text, pattern: -1)
        record[-1] = GLASS_ALPHA
        out.extend(record)
    return out


def outline_array(faces: Iterable[Face], colour: Rgb) -> array[float]:
    """The edges of the ghost alone, for the glass program."""
    out = array("f")
    skin = Skin(colour, inlay=colour)
    for face in faces:
        record = face_record(_edged(face), skin, lambda text, pattern: -1)
        record[-1] = 0.0
        out.extend(record)
    return out


def footprint_array(patches: Iterable[Patch]) -> array[float]:
    """The shade that a hanging ghost throws straight down, for the glass program."""
    out = array("f")
    for patch in patches:
        for number, inset in enumerate(INSETS):
            x0, y0, x1, y1 = patch.sheet(inset)
            origin = (x0, y0, patch.level + 0.004 + 0.001 * number)
            record = quad_record(origin, (x1 - x0, 0.0, 0.0), (0.0, y1 - y0, 0.0), SHADE)
            record[-1] = SHEET_ALPHA
            out.extend(record)
    return out


def plumbs_array(lines: Iterable[Plumb], colour: Rgb) -> array[float]:
    """Thin bars from a hanging ghost down to what lies below."""
    out, half = array("f"), PLUMB_WIDTH / 2
    for line in lines:
        low = (line.x - half, line.y - half, float(line.foot))
        for record in _box(low, (2 * half, 2 * half, float(line.head - line.foot)), colour):
            out.extend(record)
    return out


def hollows_array(hollows: Sequence[Solid]) -> array[float]:
    """The stones that are not there, for the glass program."""
    out = array("f")
    for hollow in hollows:
        skin = Skin(rgb(hollow.colour), inlay=rgb(hollow.colour))
        for face in solid_faces((hollow,)):
            record = face_record(_edged(face), skin, lambda text, pattern: -1)
            record[-1] = HOLLOW_FILL
            out.extend(record)
    return out


def strips_array(lines: Iterable[Strip]) -> array[float]:
    """Light and lines on the board, for the glass program, which knows no light."""
    out = array("f")
    for strip in lines:
        origin = (strip.x0, strip.y0, strip.height)
        u, v = (strip.x1 - strip.x0, 0.0, 0.0), (0.0, strip.y1 - strip.y0, 0.0)
        record = quad_record(origin, u, v, rgb(strip.colour))
        record[-1] = strip.alpha
        out.extend(record)
    return out


def plate_array(scene: Scene3D, around: Surroundings) -> array[float]:
    """The plate with the low sides of the raised squares."""
    out = array("f")
    for record in _plate(scene, around):
        out.extend(record)
    return out


def labels_array(scene: Scene3D, around: Surroundings, glyph: GlyphIndex) -> array[float]:
    """The texts engraved in the plate's border."""
    out = array("f")
    for label in scene.labels:
        half = label.size / (2 * LETTER_SIZE)
        origin = (label.x - half, label.y - half, PLATE_TOP + 0.002)
        record = quad_record(origin, (2 * half, 0.0, 0.0), (0.0, 2 * half, 0.0), rgb(around.plate))
        record[11] = float(glyph(label.text, PLAIN))
        record[15] = ENGRAVED * engraved_edge(rgb(around.plate), rgb(around.ink))
        record[20:24] = [*rgb(around.ink), NUMERAL_INK]
        out.extend(record)
    return out


def squares_array(
    scene: Scene3D, floor: Iterable[Face], around: Surroundings, glyph: GlyphIndex
) -> array[float]:
    """The bare squares with their numerals."""
    out = array("f")
    for face in floor:
        out.extend(face_record(face, square_skin(scene, face.cell[0], face.cell[1], around), glyph))
    return out


def cursor_array(cell: Cell, colour: Rgb, *, arm: float = 0.26, thick: float = 0.05) -> array[float]:
    """Bright corners around a cell: thin bars along its edges."""
    out = array("f")
    for corner in range(8):
        bits = (corner & 1, corner >> 1 & 1, corner >> 2 & 1)
        for axis in range(3):
            low, size = [0.0] * 3, [thick] * 3
            for i in range(3):
                low[i] = cell[i] + bits[i] - thick / 2
            size[axis] = arm
            if bits[axis]:
                low[axis] -= arm - thick
            for record in _box((low[0], low[1], low[2]), (size[0], size[1], size[2]), colour):
                out.extend(record)
    return out


def _edged(face: Face) -> Face:
    """The face with every edge where its stone ends shown as a free one."""
    first, second, third, fourth = (FREE if kind != INSIDE else INSIDE for kind in face.edges)
    return replace(face, edges=(first, second, third, fourth))


def _glyph(face: Face, skin: Skin, glyph: GlyphIndex) -> tuple[int, Rgb, float]:
    if skin.numeral:
        return glyph(skin.numeral, PLAIN), skin.ink, NUMERAL_INK
    lettered = face.marked and bool(skin.mark)
    if not lettered and skin.pattern == PLAIN:
        return -1, (0.0, 0.0, 0.0), 0.0
    ink, alpha = ink_on(skin.base)
    strength = 1.0 if lettered else 0.46 if face.direction == TOP else 0.26
    return glyph(skin.mark if lettered else "", skin.pattern), ink, alpha * strength


def _plate(scene: Scene3D, around: Surroundings) -> Iterable[list[float]]:
    base, b = rgb(around.plate), BORDER
    yield from _box((-b, -b, -DEPTH), (scene.cols + 2 * b, scene.rows + 2 * b, DEPTH + PLATE_TOP), base)
    side = step_base(around)
    for y, row in enumerate(scene.caps):
        for x, cap in enumerate(row):
            for direction in range(4):
                dx, dy, _ = NORMALS[direction]
                if cap and not scene.cap(x + dx, y + dy):
                    origin = (float(x + max(dx, 0)), float(y + max(dy, 0)), PLATE_TOP)
                    u, v = (_times(axis, (1.0, 1.0, -PLATE_TOP)) for axis in (US[direction], VS[direction]))
                    yield quad_record(origin, u, v, side)


def _box(low: Vec, size: Vec, colour: Rgb) -> Iterable[list[float]]:
    for direction, normal in enumerate(NORMALS):
        x, y, z = (low[i] + (size[i] if normal[i] > 0 else 0.0) for i in range(3))
        u, v = (_times(axis, size) for axis in (US[direction], VS[direction]))
        yield quad_record((x, y, z), u, v, colour)


def _times(a: Cell, b: Vec) -> Vec:
    return (a[0] * b[0], a[1] * b[1], a[2] * b[2])
