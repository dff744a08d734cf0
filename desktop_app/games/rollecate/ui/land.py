"""The endless meadow below the railway: fields, ditches with a glint, lanes, and what stands there.

`paint_land` paints any part of it; the same seed and place always look the same. `LandTiles` keeps what was
painted as pixmaps and is what a view that scrolls and zooms should use. World coordinates are cells, y down;
a cell (x, y) of the world fills x..x+1 and y..y+1.
"""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Collection, Sequence
from functools import lru_cache

from PySide6.QtCore import QLineF, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QPolygonF, QRadialGradient

from desktop_app.qt.theme import Theme

from . import fields
from .borders import paint_banks, paint_lane, paint_row_border, paint_water
from .fields import chance, to_world
from .things import paint_thing, tuft
from .tone import tint

Cells = Collection[tuple[int, int]]
_GRASS = {
    "pasture": ("#86B05C", "#7FAA58", "#8CB463"),
    "mown": ("#93B765", "#8AB160", "#99BC6B"),
    "meadow": ("#7BA659", "#82AB5C", "#76A156"),
    "grain": ("#B5B96A", "#BDBE70", "#ACB466"),
    "tulips": ("#84AC5B", "#84AC5B", "#84AC5B"),
}
_TULIPS = ("#D9695A", "#E8B44C", "#C77FA8", "#F0E3C8", "#CF5548")
_STEP = 0.7
"""So many cells lie between two points of a winding border."""


def paint_land(
    painter: QPainter,
    rect: QRectF,
    scale: float,
    offset: QPointF,
    theme: Theme,
    seed: int = 1,
    *,
    clear: Cells = (),
) -> None:
    """The part of the meadow that fills `rect` (pixels), where world point p lies at p * `scale` + `offset`.

    Nothing upright is painted that would hide a cell of `clear`: give it the cells of the railway and those
    where a card can be laid.
    """
    world = QRectF((rect.topLeft() - offset) / scale, rect.size() / scale)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.translate(offset)
    painter.scale(scale, scale)
    _paint_fields(painter, world, theme, seed, fine=scale >= 22)
    _paint_borders(painter, world, theme, seed, fine=scale >= 22)
    kept = [QRectF(x, y, 1, 1) for x, y in clear]
    for thing in _things(seed, world):
        box = thing.box
        if not any(box.intersects(cell) for cell in kept):
            paint_thing(painter, thing, theme)
    _paint_light(painter, world, theme)
    painter.restore()


def _things(seed: int, world: QRectF) -> tuple[fields.Thing, ...]:
    return fields.things(
        seed,
        math.floor(world.left()),
        math.floor(world.top()),
        math.ceil(world.right()),
        math.ceil(world.bottom()),
    )


def _paint_light(painter: QPainter, world: QRectF, theme: Theme) -> None:
    """Large soft patches of sun and cloud shadow, fixed to the world."""
    for x in range(math.floor(world.left() / 11) - 1, math.ceil(world.right() / 11) + 1):
        for y in range(math.floor(world.top() / 9) - 1, math.ceil(world.bottom() / 9) + 1):
            place = QPointF(x * 11 + 11 * chance(7, 31, x, y), y * 9 + 9 * chance(7, 32, x, y))
            bright = chance(7, 33, x, y) < 0.5
            colour = QColor(255, 240, 180) if bright else QColor(14, 40, 40)
            strength = (10 if theme.dark else 26) if bright else 22
            glow = _round_glow(place, 7.5, colour, strength)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(glow)
            painter.drawEllipse(place, 7.5, 7.5)


def _round_glow(place: QPointF, radius: float, colour: QColor, strength: int) -> QRadialGradient:
    glow = QRadialGradient(place, radius)
    for stop, share in ((0.0, 1.0), (0.5, 0.62), (1.0, 0.0)):
        shade = QColor(colour)
        shade.setAlpha(round(strength * share))
        glow.setColorAt(stop, shade)
    return glow


# ---- fields ------------------------------------------------------------------------------------------


def _column_line(seed: int, column: int, top: float, bottom: float) -> list[QPointF]:
    first, last = math.floor(top / _STEP), math.ceil(bottom / _STEP)
    return [
        QPointF(*to_world(fields.column_edge(seed, column, n * _STEP), n * _STEP))
        for n in range(first, last + 1)
    ]


@lru_cache(maxsize=4096)
def _row_line(seed: int, column: int, row: int) -> tuple[QPointF, ...]:
    """The upper edge of a field from the left to the right side of its column."""
    near = row * fields.HIGH
    left, right = fields.column_edge(seed, column, near), fields.column_edge(seed, column + 1, near)
    count = max(round((right - left) / _STEP), 2)
    points = []
    for n in range(count + 1):
        u = left - 0.5 + (right - left + 1.0) * n / count
        points.append(QPointF(*to_world(u, fields.row_edge(seed, column, row, u))))
    return tuple(points)


def _column_shape(seed: int, column: int, box: QRectF) -> QPainterPath:
    """All of a column that may be in sight."""
    top, bottom = box.top() - 1, box.bottom() + 1
    points = _column_line(seed, column, top, bottom) + _column_line(seed, column + 1, top, bottom)[::-1]
    path = QPainterPath()
    path.addPolygon(QPolygonF(points))
    path.closeSubpath()
    return path


def _paint_fields(painter: QPainter, world: QRectF, theme: Theme, seed: int, *, fine: bool) -> None:
    painter.fillRect(world, tint("#82AC5A", theme))
    box = fields.spread(world)
    for column in fields.columns(box):
        strip = _column_shape(seed, column, box)
        if not strip.boundingRect().intersects(world):
            continue
        painter.save()
        painter.setClipPath(strip, Qt.ClipOperation.IntersectClip)
        for row in fields.rows(box):
            upper, lower = _row_line(seed, column, row), _row_line(seed, column, row + 1)
            shape = QPainterPath()
            shape.addPolygon(QPolygonF([*upper, *lower[::-1]]))
            shape.closeSubpath()
            if shape.boundingRect().intersects(world):
                _paint_field(painter, shape, seed, column, row, world, theme, fine=fine)
        painter.restore()


def _paint_field(
    painter: QPainter,
    shape: QPainterPath,
    seed: int,
    column: int,
    row: int,
    world: QRectF,
    theme: Theme,
    *,
    fine: bool,
) -> None:
    kind = fields.field_kind(seed, column, row)
    base = _GRASS[kind][int(chance(seed, 41, column, row) * 3)]
    painter.fillPath(shape, tint(base, theme))
    painter.save()
    painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    if kind in ("mown", "tulips", "grain"):
        _paint_rows(painter, seed, column, row, kind, world, theme)
    if fine:
        _paint_grass(painter, shape.boundingRect().intersected(world), seed, kind, theme)
    painter.restore()


def _paint_rows(
    painter: QPainter, seed: int, column: int, row: int, kind: str, world: QRectF, theme: Theme
) -> None:
    """Stripes along the field: mown swathes, beds of tulips, drills of grain."""
    near = row * fields.HIGH
    left = fields.column_edge(seed, column, near) - 1
    right = fields.column_edge(seed, column + 1, near) + 1
    top, bottom = near - 8.5, near + fields.HIGH + 3
    pitch, width = {"mown": (1.5, 0.75), "tulips": (0.62, 0.34), "grain": (0.24, 0.05)}[kind]
    shades = ["#FFFFFF"] if kind == "mown" else ["#8E9A48"] if kind == "grain" else _TULIPS
    number = 0
    place = math.floor(top / pitch) * pitch
    while place < bottom:
        colour = shades[int(chance(seed, 43, column, row, number // 3) * len(shades))]
        alpha = {"mown": 26, "tulips": 80 if theme.dark else 125, "grain": 70}[kind]
        painter.setPen(
            QPen(tint(colour, theme, alpha=alpha), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)
        )
        start, end = QPointF(*to_world(left, place)), QPointF(*to_world(right, place))
        if QRectF(start, end).normalized().adjusted(0, -width, 0, width).intersects(world):
            painter.drawLine(start, end)
        number += 1
        place += pitch


def _paint_grass(painter: QPainter, area: QRectF, seed: int, kind: str, theme: Theme) -> None:
    """Tufts and flowers, a few in each cell."""
    many = {"pasture": 4, "mown": 1, "meadow": 6, "grain": 0, "tulips": 0}[kind]
    if not many:
        return
    strokes: tuple[list[QLineF], list[QLineF]] = [], []
    for x in range(math.floor(area.left()) - 1, math.ceil(area.right()) + 1):
        for y in range(math.floor(area.top()) - 1, math.ceil(area.bottom()) + 1):
            for n in range(many):
                luck = chance(seed, 51, x, y, n)
                if luck < 0.55 or (luck > 0.8 and kind == "meadow"):
                    px, py = x + chance(seed, 52, x, y, n), y + chance(seed, 53, x, y, n)
                    if luck < 0.55:
                        strokes[luck < 0.3].extend(tuft(px, py, 0.7 + luck, luck * 4 - 1))
                    else:
                        _paint_flower(painter, px, py, luck, theme)
    for lines, colour in zip(strokes, ("#B4D088", "#5D8A42"), strict=True):
        painter.setPen(
            QPen(tint(colour, theme, alpha=150), 0.016, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
        )
        painter.drawLines(lines)


def _paint_flower(painter: QPainter, x: float, y: float, luck: float, theme: Theme) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    colour = ("#FFFBEF", "#F4D75E", "#E9A0A8")[int(luck * 1000) % 3]
    painter.setBrush(tint(colour, theme, alpha=215))
    painter.drawEllipse(QPointF(x, y), 0.028, 0.024)


def _paint_borders(painter: QPainter, world: QRectF, theme: Theme, seed: int, *, fine: bool) -> None:
    box = fields.spread(world)
    for column in fields.columns(box):
        strip = _column_shape(seed, column, box)
        if not strip.boundingRect().intersects(world):
            continue
        painter.save()
        painter.setClipPath(strip, Qt.ClipOperation.IntersectClip)
        for row in fields.rows(box):
            line = _row_line(seed, column, row)
            if _bounds(line).intersects(world):
                paint_row_border(painter, line, fields.row_border(seed, column, row), theme, fine=fine)
        painter.restore()
    for column in fields.columns(box):
        edge = _column_line(seed, column, box.top() - 1, box.bottom() + 1)
        if not _bounds(edge).intersects(world):
            continue
        if fields.column_border(seed, column) == "lane":
            paint_lane(painter, edge, theme)
        else:
            paint_water(painter, edge, 0.42, theme)
            if fine:
                paint_banks(painter, edge, seed + column, theme)


def _bounds(line: Sequence[QPointF]) -> QRectF:
    return QPolygonF(list(line)).boundingRect().adjusted(-0.6, -0.6, 0.6, 0.6)


# ---- tiles ---------------------------------------------------------------------------------------------


class LandTiles:
    """The meadow as pixmaps of `SIDE` x `SIDE` cells, painted once for a size and then only copied.

    A tile is painted at the next of `LEVELS` pixels a cell and made smaller, so that a zoom costs no painting
    between two levels. Not thread-safe; needs a QGuiApplication.
    """

    SIDE = 6
    LEVELS = (12, 18, 26, 38, 54, 76, 108, 152)
    MOST_BYTES = 90_000_000

    def __init__(self, seed: int = 1) -> None:
        self._seed = seed
        self._tiles: OrderedDict[tuple[object, ...], QPixmap] = OrderedDict()
        self.painted = 0
        """How many tiles have been painted so far."""

    @property
    def kept(self) -> int:
        """How many tiles are in memory now."""
        return len(self._tiles)

    def paint(
        self,
        painter: QPainter,
        rect: QRectF,
        scale: float,
        offset: QPointF,
        theme: Theme,
        *,
        clear: Cells = (),
        ratio: float = 1.0,
        most: int | None = None,
    ) -> bool:
        """As `paint_land`; `ratio` is the device pixels a pixel of the painter's device has.

        At most `most` tiles are painted anew where others of another size can stand in for them. Whether all
        is as sharp as it should be: where not, paint again soon.
        """
        before = self.painted
        sharp = True
        level = next((level for level in self.LEVELS if level >= scale * ratio * 0.98), self.LEVELS[-1])
        side = self.SIDE * scale
        cells = frozenset(clear)
        first_x, last_x = (math.floor((edge - offset.x()) / side) for edge in (rect.left(), rect.right()))
        first_y, last_y = (math.floor((edge - offset.y()) / side) for edge in (rect.top(), rect.bottom()))
        painter.save()
        painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for x in range(first_x, last_x + 1):
            for y in range(first_y, last_y + 1):
                busy = most is not None and self.painted - before >= most
                tile = self._tile(x, y, level, theme, cells, busy=busy)
                sharp = sharp and (tile.width() == self.SIDE * level)
                left, right = (round((offset.x() + n * side) * ratio) / ratio for n in (x, x + 1))
                top, bottom = (round((offset.y() + n * side) * ratio) / ratio for n in (y, y + 1))
                target = QRectF(QPointF(left, top), QPointF(right, bottom))
                painter.drawPixmap(target, tile, QRectF(tile.rect()))
        painter.restore()
        return sharp

    def _tile(
        self, x: int, y: int, level: int, theme: Theme, clear: frozenset[tuple[int, int]], *, busy: bool
    ) -> QPixmap:
        """The tile in its size; one of another size where it is missing and time is short."""
        side, reach = self.SIDE, math.ceil(fields.FARTHEST)
        around = QRect(x * side - reach, y * side - reach, side + 2 * reach, side + 2 * reach)
        near = frozenset(cell for cell in clear if around.contains(*cell))
        levels = sorted(self.LEVELS, key=lambda other: abs(math.log(other / level))) if busy else [level]
        for other in levels:
            key = (x, y, other, theme.dark, near)
            tile = self._tiles.get(key)
            if tile is not None:
                self._tiles.move_to_end(key)
                return tile
        return self._made(x, y, level, theme, near)

    def _made(self, x: int, y: int, level: int, theme: Theme, near: frozenset[tuple[int, int]]) -> QPixmap:
        side = self.SIDE
        tile = QPixmap(side * level, side * level)
        with QPainter(tile) as painter:
            offset = QPointF(-x * side * level, -y * side * level)
            paint_land(painter, QRectF(tile.rect()), level, offset, theme, self._seed, clear=near)
        self.painted += 1
        self._tiles[(x, y, level, theme.dark, near)] = tile
        while len(self._tiles) > 1 and self._size() > self.MOST_BYTES:
            self._tiles.popitem(last=False)
        return tile

    def _size(self) -> int:
        return sum(tile.width() * tile.height() * 4 for tile in self._tiles.values())
