"""The items of a QPainter's picture, back to front, and the ghost among them in a layer of its own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPolygonF

from desktop_app.qt.gl3d.art import qcolor
from desktop_app.qt.gl3d.camera import Size
from desktop_app.qt.gl3d.facets import FacetPainter
from desktop_app.qt.gl3d.hanging import (
    INSETS,
    OUTLINE_THROUGH,
    PLUMB_WIDTH,
    SHADE,
    SHEET_ALPHA,
    Patch,
    Plumb,
)
from desktop_app.qt.gl3d.scene import STILL, Vec
from desktop_app.qt.gl3d.shade import Rgb
from desktop_app.qt.gl3d.skins import GHOST_ALPHA, GHOST_THROUGH, Skin
from desktop_app.qt.gl3d.surface import INSIDE, Face


class Item(Protocol):
    """Something to draw and how deep it lies; `ghost` items go into a layer of their own, out of which
    `solid` items before them are cut."""

    @property
    def depth(self) -> float: ...
    @property
    def alpha(self) -> float: ...
    @property
    def ghost(self) -> bool: ...
    @property
    def solid(self) -> bool: ...

    def draw(self, facets: FacetPainter) -> None: ...
    def outline(self, facets: FacetPainter) -> QPolygonF: ...


@dataclass(frozen=True, slots=True)
class FaceItem:
    """A face of a stone."""

    depth: float
    face: Face
    skin: Skin
    away: Vec = STILL
    alpha: float = 1.0
    ghost: bool = False
    solid: bool = True

    def draw(self, facets: FacetPainter) -> None:
        """The face with its pattern and letter."""
        facets.draw(self.face, self.skin, self.away)

    def outline(self, facets: FacetPainter) -> QPolygonF:
        """The face's corners on the screen."""
        return facets.polygon(self.face, self.away)


@dataclass(frozen=True, slots=True)
class PatchItem:
    """A square of the shade below a hanging ghost."""

    depth: float
    patch: Patch
    alpha: float = 1.0
    ghost: bool = False
    solid: bool = False

    def draw(self, facets: FacetPainter) -> None:
        """Sheets of shade over one another."""
        facets.painter.setPen(Qt.PenStyle.NoPen)
        facets.painter.setBrush(qcolor(SHADE, SHEET_ALPHA))
        for inset in INSETS:
            facets.painter.drawConvexPolygon(self._sheet(facets, inset))

    def outline(self, facets: FacetPainter) -> QPolygonF:
        """The corners of the largest sheet on the screen."""
        return self._sheet(facets, INSETS[0])

    def _sheet(self, facets: FacetPainter, inset: float) -> QPolygonF:
        (x0, y0, x1, y1), z = self.patch.sheet(inset), float(self.patch.level)
        return QPolygonF([facets.point(p) for p in ((x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z))])


@dataclass(frozen=True, slots=True)
class PlumbItem:
    """A piece, one level high, of a line from a hanging ghost down to what lies below."""

    depth: float
    line: Plumb
    colour: Rgb
    alpha: float = 1.0
    ghost: bool = True
    solid: bool = False

    def draw(self, facets: FacetPainter) -> None:
        """A thin line."""
        foot, head = self.line.ends()
        facets.painter.setPen(QPen(qcolor(self.colour), max(1.2, PLUMB_WIDTH * facets.scale)))
        facets.painter.drawLine(facets.point(foot), facets.point(head))
        facets.painter.setPen(Qt.PenStyle.NoPen)

    def outline(self, facets: FacetPainter) -> QPolygonF:
        """Its two ends on the screen."""
        return QPolygonF([facets.point(end) for end in self.line.ends()])


def paint_ghost(facets: FacetPainter, items: Sequence[Item], size: Size, edges: Rgb) -> None:
    """The ghost in one piece: its items go opaque into a layer, what stands before them is cut out again.

    Where stones hide it, it shimmers through with outlines of the colour `edges`.
    """
    first = next((i for i, item in enumerate(items) if item.ghost), None)
    if first is None:
        return
    box = QRectF()
    for item in items:
        if item.ghost:
            box = box.united(item.outline(facets).boundingRect().adjusted(-1, -1, 1, 1))
    view = QRect(0, 0, round(size[0]), round(size[1]))
    frame = box.adjusted(-2, -2, 2, 2).toAlignedRect().intersected(view)
    if frame.isEmpty():
        return
    target = facets.painter
    through, seen, drawn = _layer(target, frame), _layer(target, frame), _layer(target, frame)
    for layer, cut, outlines in ((through, False, False), (seen, True, False), (drawn, False, True)):
        with QPainter(layer) as painter:
            painter.setRenderHints(target.renderHints())
            painter.translate(-frame.topLeft())
            facets.painter, kept = painter, facets.base_transform
            facets.base_transform = painter.worldTransform()
            for item in items[first:]:
                if item.ghost and outlines:
                    _outline(facets, item, edges)
                elif item.ghost:
                    item.draw(facets)
                elif cut and item.solid:
                    _cut_out(facets, item, QRectF(frame))
            if outlines:  # only where stones hide the ghost
                painter.resetTransform()
                painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
                painter.drawImage(0, 0, seen)
            facets.base_transform = kept
    facets.painter = target
    for layer, alpha in ((through, GHOST_THROUGH), (drawn, OUTLINE_THROUGH), (seen, GHOST_ALPHA)):
        target.setOpacity(alpha)
        target.drawImage(frame.topLeft(), layer)
    target.setOpacity(1.0)


def _outline(facets: FacetPainter, item: Item, colour: Rgb) -> None:
    if not isinstance(item, FaceItem):
        return
    corners = item.outline(facets)
    facets.painter.setPen(QPen(qcolor(colour), 1.4))
    for i, kind in enumerate(item.face.edges):
        if kind != INSIDE:
            facets.painter.drawLine(corners.at(i), corners.at((i + 1) % 4))
    facets.painter.setPen(Qt.PenStyle.NoPen)


def _cut_out(facets: FacetPainter, item: Item, frame: QRectF) -> None:
    outline = item.outline(facets)
    if not frame.intersects(outline.boundingRect()):
        return
    painter = facets.painter
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
    painter.setBrush(QColor("black"))
    painter.setPen(QPen(QColor("black"), 0.8))
    painter.drawConvexPolygon(outline)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)


def _layer(target: QPainter, frame: QRect) -> QImage:
    ratio = target.device().devicePixelRatioF()
    kind = QImage.Format.Format_ARGB32_Premultiplied
    image = QImage(round(frame.width() * ratio), round(frame.height() * ratio), kind)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    return image
