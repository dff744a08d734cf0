"""Draws a Scene3D with a QPainter in two steps: the ground, then the building back to front.

All is in logical pixels; the camera is taken as orthographic, the landscape behind is the caller's.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from desktop_app.qt.gl3d.art import qcolor, shadow_image
from desktop_app.qt.gl3d.camera import BORDER, DEPTH, Camera, Size
from desktop_app.qt.gl3d.facets import LIGHT_STEP, FacetPainter
from desktop_app.qt.gl3d.hanging import Plumb, footprint, plumbs
from desktop_app.qt.gl3d.lines import light, strips
from desktop_app.qt.gl3d.painter_ghost import FaceItem, Item, PatchItem, PlumbItem, paint_ghost
from desktop_app.qt.gl3d.painter_glass import PaneItem, StripItem
from desktop_app.qt.gl3d.scene import STILL, Cell, Scene3D, Vec
from desktop_app.qt.gl3d.shade import Rgb, mix, rgb
from desktop_app.qt.gl3d.shadow import MARGIN, STEPS, ShadowMap, contact_shadow, plate_shadow
from desktop_app.qt.gl3d.skins import (
    PLATE_TOP,
    ghost_skins,
    outline_colour,
    skin_of,
    square_skin,
    step_base,
)
from desktop_app.qt.gl3d.surface import (
    FREE,
    FRONT,
    INSIDE,
    LEFT,
    NORMALS,
    REAR,
    RIGHT,
    TOP,
    Face,
    Heights,
    column_heights,
    envelope,
    floor_faces,
    solid_faces,
)
from desktop_app.qt.gl3d.surroundings import Surroundings
from desktop_app.qt.gl3d.tiles import engrave, upright

MANY: Final = 40
COARSE_STEP: Final = 9.0
"""With more stones than that the light follows the eye in coarser steps, so that the board turns smoothly."""


def ground_key(scene: Scene3D) -> tuple[object, ...]:
    """All of a scene that `paint_ground` shows."""
    heights = column_heights(tuple(s for s in scene.solids if not s.moving))
    return (scene.caps, heights, scene.lit, scene.calm, scene.labels, scene.show_limits)


def paint_ground(painter: QPainter, scene: Scene3D, camera: Camera, size: Size, around: Surroundings) -> None:
    """Plate, squares and the shadows on them."""
    facets = _facets(painter, scene, camera, size, around)
    heights = column_heights(tuple(s for s in scene.solids if not s.moving))
    _paint_plate(facets, scene, around)
    _paint_squares(facets, scene, heights, around)
    _paint_shadow(facets, contact_shadow(scene.cols, scene.rows, heights), 0.0, scene, BORDER, 0.85)


def standing_key(scene: Scene3D) -> object | None:
    """All of a scene that `paint_standing` shows; None where it changes with the hand and cannot be kept."""
    if footprint(scene) or any(solid.moving for solid in scene.solids):
        return None
    return replace(scene, ghost=None, ghost_ok=True, bad_cells=(), cursor=None)


def paint_standing(
    painter: QPainter, scene: Scene3D, camera: Camera, size: Size, around: Surroundings
) -> None:
    """What stands on the ground."""
    facets = _facets(painter, scene, camera, size, around)
    if scene.show_caps:
        _paint_envelope(facets, scene, around, front=False)
    for item in sorted(_items(scene, facets.camera, around), key=lambda item: item.depth):
        if not item.ghost:
            painter.setOpacity(item.alpha)
            item.draw(facets)
    painter.setOpacity(1.0)


def paint_hovering(
    painter: QPainter, scene: Scene3D, camera: Camera, size: Size, around: Surroundings
) -> None:
    """What hovers over it: the ghost, cut by what stands before it, the limits and the cursor."""
    facets = _facets(painter, scene, camera, size, around)
    if scene.ghost is not None:
        items = sorted(_items(scene, facets.camera, around), key=lambda item: item.depth)
        paint_ghost(facets, items, size, outline_colour(around, ok=scene.ghost_ok))
    if scene.show_caps:
        _paint_envelope(facets, scene, around, front=True)
    if scene.cursor is not None:
        _paint_cursor(facets, scene.cursor, around)


def _facets(
    painter: QPainter, scene: Scene3D, camera: Camera, size: Size, around: Surroundings
) -> FacetPainter:
    step = LIGHT_STEP if len(scene.solids) <= MANY else COARSE_STEP
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    return FacetPainter(painter, replace(camera, perspective=False), size, around.light, light_step=step)


def _items(scene: Scene3D, camera: Camera, around: Surroundings) -> Iterator[Item]:
    still = tuple(s for s in scene.solids if not s.moving)
    skins = [skin_of(solid, around) for solid in still]
    for face in _turned_to(solid_faces(still), camera):
        yield FaceItem(_depth(face.cell, camera), face, skins[face.solid])
    for solid in scene.solids:
        if solid.moving:
            skin = skin_of(solid, around)
            for face in _turned_to(solid_faces((solid,)), camera):
                yield FaceItem(_depth(face.cell, camera, solid.away), face, skin, solid.away, solid.alpha)
    yield from _glass_items(scene, column_heights(still), camera, around)
    if scene.ghost is not None:
        good, bad = ghost_skins(scene.ghost, around, ok=scene.ghost_ok)
        for face in _turned_to(solid_faces((scene.ghost,)), camera):
            skin = bad if face.cell in scene.bad_cells else good
            yield FaceItem(
                _depth(face.cell, camera, scene.ghost.away) + 1e-3, face, skin, scene.ghost.away, ghost=True
            )
        yield from _hanging_items(scene, camera, around)


def _glass_items(scene: Scene3D, heights: Heights, camera: Camera, around: Surroundings) -> Iterator[Item]:
    """Light and lines on the board, and the stones that are not there."""
    if camera.back[2] > 1e-4:
        for strip in (*light(scene, heights, around.hint), *strips(scene, heights)):
            yield StripItem(
                _depth((*strip.square, strip.level - 1), camera) + 4e-4 + 1e-4 * strip.layer, strip
            )
    for hollow in scene.hollows:
        colour = rgb(hollow.colour)
        for face in _turned_to(solid_faces((hollow,)), camera):
            yield PaneItem(_depth(face.cell, camera) + 3e-4, face, colour)


def _hanging_items(scene: Scene3D, camera: Camera, around: Surroundings) -> Iterator[Item]:
    """What tells where a hanging ghost would come down, in the order of the cells around it."""
    if camera.back[2] > 1e-4:
        for patch in footprint(scene):
            cell = (*patch.square, patch.level - 1)
            yield PatchItem(_depth(cell, camera) + 5e-4, patch)
    across, along = abs(camera.back[0]), abs(camera.back[1])
    for line in plumbs(scene):
        for z in range(line.foot, line.head):
            # before the nearest of the four cells around it, behind the others
            depth = camera.back[0] * (line.x - 0.5) + camera.back[1] * (line.y - 0.5) + camera.back[2] * z
            piece = Plumb(line.x, line.y, z, z + 1)
            yield PlumbItem(depth + abs(across - along) / 2 + 2e-3, piece, rgb(around.ink))


def _turned_to(faces: Iterable[Face], camera: Camera) -> Iterator[Face]:
    shown = [_dot(n, camera.back) > 1e-4 for n in NORMALS]
    return (face for face in faces if shown[face.direction])


def _depth(cell: Cell, camera: Camera, away: Vec = STILL) -> float:
    """Sorts cells back to front: along a line of sight each coordinate grows one way only."""
    return sum((cell[i] + away[i]) * camera.back[i] for i in range(3))


def _paint_plate(facets: FacetPainter, scene: Scene3D, around: Surroundings) -> None:
    rows, cols, b = scene.rows, scene.cols, BORDER
    painter, base = facets.painter, rgb(around.plate)
    _paint_shadow(facets, plate_shadow(scene.caps), -DEPTH, scene, MARGIN, 0.8)
    x0, y0, x1, y1 = -b, -b, cols + b, rows + b
    sides = (
        (RIGHT, (x1, y0), (x1, y1)), (LEFT, (x0, y0), (x0, y1)),
        (FRONT, (x0, y1), (x1, y1)), (REAR, (x0, y0), (x1, y0)),
    )  # fmt: skip
    for direction, a, c in sides:
        if facets.shown[direction]:
            wall = ((*a, -DEPTH), (*c, -DEPTH), (*c, PLATE_TOP), (*a, PLATE_TOP))
            _paint_quad(facets, wall, facets.colour(base, direction))
    top = facets.colour(base, TOP)
    corners = _level(x0, y0, x1, y1, PLATE_TOP)
    _paint_quad(facets, corners, top)
    painter.setPen(QPen(qcolor(mix(top, (1.0, 0.98, 0.93), 0.35)), 1.0))
    painter.drawPolyline(QPolygonF([facets.point(p) for p in (*corners, corners[0])]))
    painter.setPen(Qt.PenStyle.NoPen)
    ink = rgb(around.ink)
    for label in scene.labels:
        origin = (label.x - 0.5, label.y - 0.5, PLATE_TOP)
        placed = upright(facets.turn) * facets.unit(origin, (1.0, 0.0, 0.0), (0.0, 1.0, 0.0))
        engrave(painter, placed, label.text, label.size, top, ink)


def _paint_quad(facets: FacetPainter, points: tuple[Vec, ...], colour: Rgb) -> None:
    tone = qcolor(colour)
    facets.painter.setPen(QPen(tone, 0.8))
    facets.painter.setBrush(tone)
    facets.painter.drawConvexPolygon(QPolygonF([facets.point(p) for p in points]))
    facets.painter.setPen(Qt.PenStyle.NoPen)


def _level(x0: float, y0: float, x1: float, y1: float, z: float) -> tuple[Vec, ...]:
    return ((x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z))


def _paint_squares(facets: FacetPainter, scene: Scene3D, heights: Heights, around: Surroundings) -> None:
    _paint_steps(facets, scene, around)
    for face in floor_faces(scene.caps, heights):
        facets.draw(face, square_skin(scene, face.cell[0], face.cell[1], around))


def _paint_steps(facets: FacetPainter, scene: Scene3D, around: Surroundings) -> None:
    """The low sides of the raised squares."""
    base = step_base(around)
    for direction in (RIGHT, LEFT, FRONT, REAR):
        if not facets.shown[direction]:
            continue
        dx, dy, _ = NORMALS[direction]
        for y, row in enumerate(scene.caps):
            for x, cap in enumerate(row):
                if cap and not scene.cap(x + dx, y + dy):
                    ax, ay = x + max(dx, 0), y + max(dy, 0)
                    bx, by = ax + abs(dy), ay + abs(dx)
                    points = ((ax, ay, PLATE_TOP), (bx, by, PLATE_TOP), (bx, by, 0.0), (ax, ay, 0.0))
                    _paint_quad(facets, points, facets.colour(base, direction))


def _paint_shadow(
    facets: FacetPainter, shadow: ShadowMap, level: float, scene: Scene3D, rim: float, strength: float
) -> None:
    """The part of a shadow map that reaches `rim` squares beyond the board."""
    painter = facets.painter
    across, down = scene.cols + 2 * rim, scene.rows + 2 * rim
    placed = facets.unit((-rim, -rim, level), (across, 0.0, 0.0), (0.0, down, 0.0))
    painter.setTransform(placed * facets.base_transform)
    painter.setOpacity(strength)
    x, y = (STEPS * (MARGIN - rim + 0.22 * facets.light[i]) for i in (0, 1))
    painter.drawImage(QRectF(0, 0, 1, 1), shadow_image(shadow), QRectF(x, y, STEPS * across, STEPS * down))
    painter.setOpacity(1.0)
    painter.setTransform(facets.base_transform)


def _paint_envelope(facets: FacetPainter, scene: Scene3D, around: Surroundings, *, front: bool) -> None:
    """The allowed volume as a faint glass body: its far sides before the stones, its near edges after."""
    painter, tone = facets.painter, rgb(around.accent)
    edge = QPen(qcolor(tone, 0.85 if front else 0.30), 1.4 if front else 1.0)
    for face in envelope(scene.caps):
        if facets.shown[face.direction] != front:
            continue
        outline = facets.polygon(face)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(qcolor(tone, 0.07))
        painter.drawConvexPolygon(outline)
        painter.setPen(edge)
        for i in range(4):
            if face.edges[i] == FREE or (face.edges[i] != INSIDE and not front):
                painter.drawLine(outline.at(i), outline.at((i + 1) % 4))
    painter.setPen(Qt.PenStyle.NoPen)


def _paint_cursor(facets: FacetPainter, cell: Cell, around: Surroundings) -> None:
    """A frame of bright corners around the cell under the keyboard cursor."""
    painter = facets.painter
    x, y, z = cell
    for width, colour in ((5.0, QColor(30, 24, 20, 150)), (3.0, QColor(around.hint))):
        pen = QPen(colour, width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        for cx in (0, 1):
            for cy in (0, 1):
                for cz in (0, 1):
                    corner = (float(x + cx), float(y + cy), float(z + cz))
                    for axis in range(3):
                        end = list(corner)
                        end[axis] += 0.26 * (1 - 2 * (cx, cy, cz)[axis])
                        painter.drawLine(facets.point(corner), facets.point((end[0], end[1], end[2])))
    painter.setPen(Qt.PenStyle.NoPen)


def _dot(a: Vec, b: Vec) -> float:
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
