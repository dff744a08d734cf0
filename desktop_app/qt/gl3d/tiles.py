"""Ready-made pictures of single stone faces: colour, pattern, letter, rounded edges and occlusion baked in.

A tile shows the unit square of a face and PAD of it more on each side, so that neighbouring faces of one
stone overlap by a hair and no seam shows.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QImage, QLinearGradient, QPainter, QPainterPath, QTransform

from desktop_app.qt.gl3d.art import glyph_path, qcolor, text_path
from desktop_app.qt.gl3d.scene import PLAIN, Vec
from desktop_app.qt.gl3d.shade import (
    BEVEL,
    BEVEL_TILT,
    EDGE_WEAR,
    JOINT,
    OCCLUSION,
    Rgb,
    engraved_edge,
    ink_on,
    lit,
    mix,
)
from desktop_app.qt.gl3d.skins import INLAY, NUMERAL_INK, NUMERAL_SIZE, Skin
from desktop_app.qt.gl3d.surface import FREE, GROOVE, INSIDE, NORMALS, TOP, WALL, Face, edge_direction

PAD = 1 / 16
KEPT = 900


@dataclass(frozen=True, slots=True)
class Look:
    """What all tiles of one picture share: the light, its brightness, pixels per unit, turned by quarters."""

    light: Vec
    brightness: float
    pixels: int
    turn: int


_Key: TypeAlias = tuple[object, ...]
_cache: OrderedDict[_Key, QImage] = OrderedDict()


def tile(face: Face, skin: Skin, look: Look, hidden: tuple[bool, ...]) -> QImage:
    """The picture of a face, made once and kept while it is in use.

    `hidden` tells for each edge whether the face beyond it is turned away from the eye.
    """
    ends = tuple(outlined(face.edges[i], hidden=hidden[i]) for i in range(4))
    key = (face.direction, face.edges, face.corners, face.ao, face.marked, skin, look, ends)
    image = _cache.get(key)
    if image is None:
        image = _cache[key] = _bake(face, skin, look, ends)
        if len(_cache) > KEPT:
            _cache.popitem(last=False)
    else:
        _cache.move_to_end(key)
    return image


def outlined(kind: int, *, hidden: bool) -> bool:
    """Whether an edge shows a dark line: where stones meet, and where one ends before what is behind."""
    return kind in (GROOVE, WALL) or (kind == FREE and hidden)


def _bake(face: Face, skin: Skin, look: Look, ends: tuple[bool, ...]) -> QImage:
    side = round(look.pixels * (1 + 2 * PAD))
    image = QImage(side, side, QImage.Format.Format_RGB32)
    cosine = _dot(NORMALS[face.direction], look.light)
    image.fill(qcolor(lit(skin.base, cosine, look.brightness)))
    with QPainter(image) as painter:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.scale(side / (1 + 2 * PAD), side / (1 + 2 * PAD))
        painter.translate(PAD, PAD)
        _bake_glyph(painter, face, skin, look, cosine)
        _bake_numeral(painter, skin, look, cosine)
        _bake_bevel(painter, face, skin, look, cosine)
        if any(face.ao):
            painter.fillRect(QRectF(-PAD, -PAD, 1 + 2 * PAD, 1 + 2 * PAD), occlusion_brush(face.ao))
        if skin.inlay is not None:
            painter.fillPath(_inlay_path(face), qcolor(skin.inlay, skin.inlay_strength))
        _bake_joints(painter, face, ends, look, lit(skin.base, cosine, look.brightness))
    return image


def _bake_glyph(painter: QPainter, face: Face, skin: Skin, look: Look, cosine: float) -> None:
    lettered = face.marked and bool(skin.mark)
    path = glyph_path(PLAIN if lettered else skin.pattern, skin.mark if lettered else "")
    if path.isEmpty():
        return
    ink, alpha = ink_on(skin.base)
    strength = 1.0 if lettered else 0.46 if face.direction == TOP else 0.26
    tone = qcolor(lit(ink, cosine, look.brightness), alpha * strength)
    kept = painter.transform()
    if face.direction == TOP:
        painter.setTransform(upright(look.turn) * kept)
    painter.fillPath(path, tone)
    painter.setTransform(kept)


def _bake_numeral(painter: QPainter, skin: Skin, look: Look, cosine: float) -> None:
    if skin.numeral:
        tone = lit(skin.base, cosine, look.brightness)
        engrave(painter, upright(look.turn), skin.numeral, NUMERAL_SIZE, tone, skin.ink)


def engrave(painter: QPainter, placed: QTransform, text: str, size: float, tone: Rgb, ink: Rgb) -> None:
    """Text cut with this ink into a surface of this tone, in the unit square that `placed` maps on top of the
    painter's own transform."""
    edge = (1.0, 1.0, 1.0) if engraved_edge(tone, ink) > 0 else (0.0, 0.0, 0.0)
    kept, path = painter.transform(), text_path(text, size)
    painter.setTransform(QTransform.fromTranslate(0.012, 0.022) * placed * kept)
    painter.fillPath(path, qcolor(edge, 0.30))
    painter.setTransform(placed * kept)
    painter.fillPath(path, qcolor(mix(tone, ink, NUMERAL_INK)))
    painter.setTransform(kept)


def upright(turn: int) -> QTransform:
    """Turns the unit square by quarters so that letters on top faces stand upright for the eye."""
    return QTransform().translate(0.5, 0.5).rotate(-90.0 * turn).translate(-0.5, -0.5)


def _bake_bevel(painter: QPainter, face: Face, skin: Skin, look: Look, cosine: float) -> None:
    for edge in range(4):
        kind = face.edges[edge]
        if kind not in (FREE, GROOVE):
            continue
        out = edge_direction(face.direction, edge)
        tilted = (cosine + BEVEL_TILT * _dot(out, look.light)) / (1.0 + BEVEL_TILT**2) ** 0.5
        wear = EDGE_WEAR if kind == FREE else 0.0
        rim = mix(lit(skin.base, tilted, look.brightness), (1.0, 0.98, 0.94), wear)
        gradient = QLinearGradient(*_RAMPS[edge])
        for at in (0.0, 0.25, 0.5, 0.75, 1.0):
            gradient.setColorAt(at, qcolor(rim, (1.0 - at) ** 2))
        painter.fillRect(_strip(edge, -PAD, BEVEL, -PAD, 1 + PAD), QBrush(gradient))


def _bake_joints(painter: QPainter, face: Face, ends: tuple[bool, ...], look: Look, tone: Rgb) -> None:
    dark = qcolor(joint_colour(tone), 0.88)
    thick = max(JOINT, 0.8 / look.pixels)
    for edge in range(4):
        if ends[edge]:
            painter.fillRect(_strip(edge, -PAD, thick, -PAD, 1 + PAD), dark)
    for i in range(4):
        if face.corners[i]:
            painter.fillRect(_corner(i, -PAD, thick, -PAD, thick), dark)


def joint_colour(tone: Rgb) -> Rgb:
    """The dark line beside a surface of this colour."""
    return mix(tone, (0.06, 0.04, 0.03), 0.74)


def _inlay_path(face: Face) -> QPainterPath:
    """The inlay in one piece, so that no part is covered twice."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for rect in _inlay_rects(face):
        path.addRect(rect)
    return path


def _inlay_rects(face: Face) -> list[QRectF]:
    near, far = INLAY
    rects = []
    for edge in range(4):
        if face.edges[edge] == INSIDE:
            continue
        before, after = face.edges[(edge + 3) % 4], face.edges[(edge + 1) % 4]
        if edge in (2, 3):
            before, after = after, before
        start = -PAD if before == INSIDE else near
        end = 1 + PAD if after == INSIDE else 1 - near
        rects.append(_strip(edge, near, far, start, end))
    for i in range(4):
        if face.corners[i]:
            rects += [_corner(i, near, far, -PAD, far), _corner(i, -PAD, near, near, far)]
    return rects


@lru_cache(maxsize=300)
def occlusion_brush(ao: tuple[int, int, int, int]) -> QBrush:
    """Black with alpha that grows towards the corners of the unit square with many neighbours."""
    n = 12
    a = [OCCLUSION[k] for k in ao]
    data = bytearray()
    for j in range(-1, n + 1):
        t = ease(min(1.0, max(0.0, j / (n - 1))))
        for i in range(-1, n + 1):
            s = ease(min(1.0, max(0.0, i / (n - 1))))
            value = (a[0] * (1 - s) + a[1] * s) * (1 - t) + (a[3] * (1 - s) + a[2] * s) * t
            data += bytes((0, 0, 0, round(255 * value)))
    side = n + 2
    image = QImage(bytes(data), side, side, side * 4, QImage.Format.Format_ARGB32_Premultiplied).copy()
    brush = QBrush(image)
    brush.setTransform(QTransform.fromScale(1 / (n - 1), 1 / (n - 1)).translate(-1.5, -1.5))
    return brush


def ease(t: float) -> float:
    """Stays bright in the middle of a face and darkens near its ends."""
    return t * t * (3.0 - 2.0 * t)


def _strip(edge: int, near: float, far: float, start: float = 0.0, end: float = 1.0) -> QRectF:
    """The band between two distances from an edge, from `start` to `end` along the growing axis."""
    if edge == 0:
        return QRectF(start, near, end - start, far - near)
    if edge == 1:
        return QRectF(1 - far, start, far - near, end - start)
    if edge == 2:
        return QRectF(start, 1 - far, end - start, far - near)
    return QRectF(near, start, far - near, end - start)


def _corner(corner: int, a0: float, a1: float, b0: float, b1: float) -> QRectF:
    """A rectangle between distances from the two edges that meet in a corner."""
    x = 1 - a1 if corner in (1, 2) else a0
    y = 1 - b1 if corner in (2, 3) else b0
    return QRectF(x, y, a1 - a0, b1 - b0)


_RAMPS = (
    (QPointF(0, 0), QPointF(0, BEVEL)),
    (QPointF(1, 0), QPointF(1 - BEVEL, 0)),
    (QPointF(0, 1), QPointF(0, 1 - BEVEL)),
    (QPointF(0, 0), QPointF(BEVEL, 0)),
)


def _dot(a: Vec, b: Vec) -> float:
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
