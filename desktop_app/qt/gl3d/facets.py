"""Draws stone faces with a QPainter in a parallel projection."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPolygonF, QTransform

from desktop_app.qt.gl3d.camera import Camera, Size
from desktop_app.qt.gl3d.scene import STILL, Vec
from desktop_app.qt.gl3d.shade import Rgb, light_direction, lit
from desktop_app.qt.gl3d.skins import Skin
from desktop_app.qt.gl3d.surface import NORMALS, US, VS, Face, edge_direction
from desktop_app.qt.gl3d.tiles import PAD, Look, tile

LIGHT_STEP: Final = 3.0
"""Degrees that the eye turns before the light follows and all faces are painted anew."""

_CORNERS: Final = ((0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0))


class FacetPainter:
    """Draws faces for one camera; `painter` may be exchanged between faces (with `base_transform`).

    The light follows the eye in steps of `light_step` degrees.
    """

    def __init__(
        self,
        painter: QPainter,
        camera: Camera,
        size: Size,
        brightness: float = 1.0,
        *,
        light_step: float = LIGHT_STEP,
    ) -> None:
        self.painter = painter
        self.camera = camera
        self.brightness = brightness
        self.scale = camera.pixels_per_unit(size)
        right, up, c = camera.right, camera.up, camera.centre
        self._dx = tuple(value * self.scale for value in right)
        self._dy = tuple(-value * self.scale for value in up)
        self._x0 = size[0] / 2 - sum(self._dx[i] * c[i] for i in range(3))
        self._y0 = size[1] / 2 - sum(self._dy[i] * c[i] for i in range(3))
        self.light = light_direction(round(camera.azimuth / light_step) * light_step)
        self.base_transform = painter.worldTransform()
        self.shown = tuple(_dot(n, camera.back) > 1e-4 for n in NORMALS)
        self._cosines = tuple(_dot(n, self.light) for n in NORMALS)
        self._hidden = tuple(
            tuple(_dot(edge_direction(d, e), camera.back) <= 1e-4 for e in range(4)) for d in range(6)
        )
        ratio = painter.device().devicePixelRatioF()
        pixels = min(256, max(32, 16 * round(self.scale * ratio / 16 + 0.3)))
        self.turn = round(camera.azimuth / 90.0) % 4
        self.look = Look(self.light, brightness, pixels, self.turn)
        self._bleed = min(PAD * 0.9, 0.42 / max(self.scale, 1.0))

    def point(self, p: Vec) -> QPointF:
        """The pixel of a point."""
        dx, dy = self._dx, self._dy
        return QPointF(
            self._x0 + p[0] * dx[0] + p[1] * dx[1] + p[2] * dx[2],
            self._y0 + p[0] * dy[0] + p[1] * dy[1] + p[2] * dy[2],
        )

    def polygon(self, face: Face, away: Vec = STILL) -> QPolygonF:
        """A face's outline on the screen."""
        placed = self.placement(face, away)
        return QPolygonF([placed.map(QPointF(s, t)) for s, t in _CORNERS])

    def colour(self, base: Rgb, direction: int) -> Rgb:
        """A flat surface's colour in the light."""
        return lit(base, self._cosines[direction], self.brightness)

    def draw(self, face: Face, skin: Skin, away: Vec = STILL) -> None:
        """One face of a stone, `away` from its place."""
        painter = self.painter
        placed = self.placement(face, away)
        image = tile(face, skin, self.look, self._hidden[face.direction])
        bleed, unit = self._bleed, image.width() / (1 + 2 * PAD)
        painter.setTransform(placed * self.base_transform)
        target = QRectF(-bleed, -bleed, 1 + 2 * bleed, 1 + 2 * bleed)
        inset, side = (PAD - bleed) * unit, (1 + 2 * bleed) * unit
        source = QRectF(inset, inset, side, side)
        painter.drawImage(target, image, source)
        painter.setTransform(self.base_transform)

    def unit(self, origin: Vec, u: Vec, v: Vec) -> QTransform:
        """Maps the unit square to origin + s*u + t*v on the screen."""
        o, a, b = self.point(origin), self.point(_add(origin, u)), self.point(_add(origin, v))
        return QTransform(a.x() - o.x(), a.y() - o.y(), b.x() - o.x(), b.y() - o.y(), o.x(), o.y())

    def placement(self, face: Face, away: Vec = STILL) -> QTransform:
        """Maps the unit square to a face on the screen."""
        x, y, z = face.origin
        o = self.point((x + away[0], y + away[1], z + away[2]))
        u, v = US[face.direction], VS[face.direction]
        dx, dy = self._dx, self._dy
        return QTransform(
            u[0] * dx[0] + u[1] * dx[1] + u[2] * dx[2],
            u[0] * dy[0] + u[1] * dy[1] + u[2] * dy[2],
            v[0] * dx[0] + v[1] * dx[1] + v[2] * dx[2],
            v[0] * dy[0] + v[1] * dy[1] + v[2] * dy[2],
            o.x(), o.y(),
        )  # fmt: skip


def _dot(a: Vec, b: Vec) -> float:
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def _add(a: Vec, b: Vec) -> Vec:
    return (a[0] + b[0], a[1] + b[1], a[2] + b[2])
