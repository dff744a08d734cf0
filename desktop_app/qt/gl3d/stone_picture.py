"""Small pictures of single stones, for trays and lists: the painter's renderer on a transparent ground."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap, QRadialGradient

from desktop_app.qt.gl3d.art import qcolor
from desktop_app.qt.gl3d.camera import Camera
from desktop_app.qt.gl3d.facets import FacetPainter
from desktop_app.qt.gl3d.scene import PLAIN, Cell, Solid, Vec
from desktop_app.qt.gl3d.shade import stone_base
from desktop_app.qt.gl3d.skins import Skin
from desktop_app.qt.gl3d.surface import NORMALS, solid_faces

AZIMUTH = 34.0
ELEVATION = 30.0
MARGIN = 0.07
KEPT = 400

_cache: OrderedDict[tuple[object, ...], QPixmap] = OrderedDict()


def stone_pixmap(
    cells: tuple[Cell, ...], colour: str, mark: str = "", pattern: int = PLAIN, *,
    size: int = 88, dpr: float = 1.0, azimuth: float = AZIMUTH, elevation: float = ELEVATION,
    unit: float | None = None, dimmed: bool = False, glow: bool = False, shadow: bool = True,
) -> QPixmap:  # fmt: skip
    """A square picture of a stone, `size` logical pixels wide, sharp at the device pixel ratio `dpr`.

    The stone fills the picture, unless `unit` gives the logical pixels of a cube's edge, so that all stones
    of a tray have one scale (see `shared_unit`).
    """
    key = (cells, colour, mark, pattern, size, dpr, azimuth, elevation, unit, dimmed, glow, shadow)
    pixmap = _cache.get(key)
    if pixmap is None:
        solid = Solid("stone", _grounded(cells), colour, mark, pattern, dimmed=dimmed, glow=glow)
        image = _painted(solid, size, dpr, Camera(azimuth, elevation, perspective=False), unit, shadow=shadow)
        pixmap = _cache[key] = QPixmap.fromImage(image)
        if len(_cache) > KEPT:
            _cache.popitem(last=False)
    else:
        _cache.move_to_end(key)
    return pixmap


def shared_unit(
    stones: tuple[tuple[Cell, ...], ...], *, size: int, azimuth: float = AZIMUTH, elevation: float = ELEVATION
) -> float:
    """The largest cube edge in logical pixels with which each of the stones fits into its picture."""
    camera = Camera(azimuth, elevation, perspective=False)
    return min(_unit_that_fits(_grounded(cells), size, camera) for cells in stones)


def _painted(
    solid: Solid, size: int, dpr: float, camera: Camera, unit: float | None, *, shadow: bool
) -> QImage:
    side = round(size * dpr)
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(dpr)
    image.fill(Qt.GlobalColor.transparent)
    scale = unit or _unit_that_fits(solid.cells, size, camera)
    camera = _aimed(solid.cells, size, camera, scale)
    with QPainter(image) as painter:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        facets = FacetPainter(painter, camera, (float(size), float(size)))
        if shadow:
            _paint_shadow(facets, solid.cells)
        skin = Skin(stone_base(solid.colour, dimmed=solid.dimmed, glow=solid.glow), solid.mark, solid.pattern)
        back = camera.back
        faces = [f for f in solid_faces((solid,)) if _dot(NORMALS[f.direction], back) > 1e-4]
        for face in sorted(faces, key=lambda f: _dot(f.cell, back)):
            facets.draw(face, skin)
    return image


def _paint_shadow(facets: FacetPainter, cells: tuple[Cell, ...]) -> None:
    """A soft pool of shade under the cubes that stand on the ground."""
    painter = facets.painter
    gradient = QRadialGradient(QPointF(0.5, 0.5), 0.5)
    for at, alpha in ((0.0, 0.55), (0.45, 0.42), (0.8, 0.10), (1.0, 0.0)):
        gradient.setColorAt(at, qcolor((0.05, 0.03, 0.02), alpha))
    painter.setPen(Qt.PenStyle.NoPen)
    for x, y in sorted({(x, y) for x, y, _ in cells}):
        shift = (facets.light[0] * 0.12, facets.light[1] * 0.12)
        origin = (x - 0.36 - shift[0], y - 0.36 - shift[1], 0.0)
        painter.setTransform(facets.unit(origin, (1.72, 0.0, 0.0), (0.0, 1.72, 0.0)) * facets.base_transform)
        painter.setOpacity(0.5)
        painter.fillRect(QRectF(0, 0, 1, 1), gradient)
    painter.setOpacity(1.0)
    painter.setTransform(facets.base_transform)


def _grounded(cells: tuple[Cell, ...]) -> tuple[Cell, ...]:
    low = [min(c[i] for c in cells) for i in range(3)]
    return tuple((x - low[0], y - low[1], z - low[2]) for x, y, z in cells)


def _spread(cells: tuple[Cell, ...], camera: Camera) -> tuple[float, float, float, float]:
    """Left, right, bottom and top of the stone in cube edges, seen from the camera around the origin."""
    at_origin = replace(camera, centre=(0.0, 0.0, 0.0))
    corners = [
        (float(x + i), float(y + j), float(z + k))
        for x, y, z in cells for i in (0, 1) for j in (0, 1) for k in (0, 1)
    ]  # fmt: skip
    xs = [_dot(p, at_origin.right) for p in corners]
    ys = [_dot(p, at_origin.up) for p in corners]
    return min(xs), max(xs), min(ys), max(ys)


def _unit_that_fits(cells: tuple[Cell, ...], size: int, camera: Camera) -> float:
    left, right, bottom, top = _spread(cells, camera)
    return size * (1 - 2 * MARGIN) / max(right - left, top - bottom)


def _aimed(cells: tuple[Cell, ...], size: int, camera: Camera, scale: float) -> Camera:
    left, right, bottom, top = _spread(cells, camera)
    x, y = (left + right) / 2, (bottom + top) / 2
    r, u = camera.right, camera.up
    centre = (r[0] * x + u[0] * y, r[1] * x + u[1] * y, r[2] * x + u[2] * y)
    zoom = camera.pixels_per_unit((float(size), float(size)))
    return replace(camera, centre=centre, distance=camera.distance * zoom / scale)


def _dot(a: Vec, b: Vec) -> float:
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
