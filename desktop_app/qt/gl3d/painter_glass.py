"""Items of a QPainter's picture that are no stones: lines on the board, stones that are not there."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QPen, QPolygonF

from desktop_app.qt.gl3d.art import qcolor
from desktop_app.qt.gl3d.facets import FacetPainter
from desktop_app.qt.gl3d.lines import Strip
from desktop_app.qt.gl3d.shade import Rgb, rgb
from desktop_app.qt.gl3d.skins import HOLLOW_EDGE, HOLLOW_FILL
from desktop_app.qt.gl3d.surface import INSIDE, Face


@dataclass(frozen=True, slots=True)
class StripItem:
    """The part of a line that lies on one square."""

    depth: float
    strip: Strip
    alpha: float = 1.0
    ghost: bool = False
    solid: bool = False

    def draw(self, facets: FacetPainter) -> None:
        """In its own colour, whatever the light."""
        facets.painter.setPen(Qt.PenStyle.NoPen)
        facets.painter.setBrush(qcolor(rgb(self.strip.colour), self.strip.alpha))
        facets.painter.drawConvexPolygon(self.outline(facets))

    def outline(self, facets: FacetPainter) -> QPolygonF:
        """Its corners on the screen."""
        return QPolygonF([facets.point(corner) for corner in self.strip.corners()])


@dataclass(frozen=True, slots=True)
class PaneItem:
    """A face of a stone that is not there: glass with the stone's edges."""

    depth: float
    face: Face
    colour: Rgb
    alpha: float = 1.0
    ghost: bool = False
    solid: bool = False

    def draw(self, facets: FacetPainter) -> None:
        """The pane, then its edges."""
        painter, outline = facets.painter, self.outline(facets)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(qcolor(self.colour, HOLLOW_FILL))
        painter.drawConvexPolygon(outline)
        painter.setPen(QPen(qcolor(self.colour, HOLLOW_EDGE), 1.4))
        for i, kind in enumerate(self.face.edges):
            if kind != INSIDE:
                painter.drawLine(outline.at(i), outline.at((i + 1) % 4))
        painter.setPen(Qt.PenStyle.NoPen)

    def outline(self, facets: FacetPainter) -> QPolygonF:
        """The face's corners on the screen."""
        return facets.polygon(self.face)
