"""Draw the pictures of the Rollecate rules page into resources/rules: cards, building, a ride, combining.

QT_QPA_PLATFORM=offscreen .venv/bin/python packaging/assets/make_rollecate_pictures.py

They hold no words, and lie on a meadow of their own, so that one set serves every language and both themes.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from page_pictures import WIDTH, on_ground  # type: ignore[import-not-found]
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPolygonF, QRadialGradient
from PySide6.QtWidgets import QApplication

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from desktop_app.games.rollecate.ui import faces, ways  # noqa: E402 - the path comes first
from desktop_app.qt import fonts  # noqa: E402
from desktop_app.qt.theme import light  # noqa: E402

FOLDER = ROOT / "resources" / "rules"
THEME = light().with_accent("loco")
Piece = tuple[str, int, int, int]
"""Kind, heading in, heading out, value."""


def on_meadow(height: int, paint: Callable[[QPainter], None]) -> QImage:
    """A rounded piece of grass with something on it."""
    grass = QRadialGradient(QPointF(WIDTH * 0.42, height * 0.35), WIDTH * 0.7)
    for stop, shade in ((0, "#97BF6A"), (0.55, "#83AF58"), (1, "#6B9A48")):  # no blades: they do not pack
        grass.setColorAt(stop, QColor(shade))
    image: QImage = on_ground(height, grass, paint)
    return image


def railway(
    painter: QPainter,
    start: QPointF,
    side: float,
    pieces: Sequence[Piece],
    *,
    taken: int = 0,
    ghosts: int = 0,
    plates: bool = True,
) -> list[QRectF]:
    """Pieces one after the other; the first `taken` are red, the last `ghosts` would be laid. Their cells."""
    cells = []
    place = QPointF(start)
    for number, (kind, there, away, value) in enumerate(pieces):
        cell = QRectF(place.x(), place.y(), side, side)
        ghost = number >= len(pieces) - ghosts
        faces.paint_track(
            painter, cell, kind, there, away, value, THEME, penalty=number < taken, ghost=ghost, plate=plates
        )
        cells.append(cell)
        place += ways.vector(away) * side
    return cells


def train(painter: QPainter, cell: QRectF, piece: Piece, *, ghost: bool = False) -> None:
    """The engine in the middle of a piece."""
    place, angle = ways.point_at(piece[1], piece[2], 0.5)
    centre = cell.topLeft() + place * cell.width()
    faces.paint_train(painter, centre, angle, cell.width(), THEME, ghost=ghost)
    if not ghost:
        top = faces.chimney(centre, angle, cell.width())
        for number in range(5):
            faces.paint_steam(painter, top, 0.08 + 0.17 * number, cell.width(), THEME, seed=number)


def card(
    painter: QPainter, x: float, y: float, wide: float, value: int, kind: str, *, high: int = 1
) -> QRectF:
    area = QRectF(x, y, wide, wide * 1.4)
    faces.paint_pile_edges(painter, area, high, THEME)
    faces.paint_card(painter, area, value, kind, THEME)
    return area


def badge(painter: QPainter, middle: QPointF, *, good: bool, radius: float = 27) -> None:
    """A tick or a cross."""
    painter.setPen(QPen(QColor("#FFFBF4"), radius * 0.14))
    painter.setBrush(QColor("#2F7D48" if good else "#B93A2B"))
    painter.drawEllipse(middle, radius, radius)
    pen = QPen(QColor("#FFFBF4"), radius * 0.25, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    if good:
        tick = ((-0.45, 0.04), (-0.14, 0.38), (0.45, -0.35))
        painter.drawPolyline(QPolygonF([middle + QPointF(x, y) * radius for x, y in tick]))
    else:
        for sign in (1, -1):
            reach = QPointF(0.35, 0.35 * sign) * radius
            painter.drawLine(middle - reach, middle + reach)


def arrow(painter: QPainter, start: QPointF, end: QPointF) -> None:
    for width, shade in ((11.0, "#3A5A2A"), (6.5, "#FFF6D8")):
        painter.setPen(QPen(QColor(shade), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(start, end)
    way = end - start
    along = way / ((way.x() ** 2 + way.y() ** 2) ** 0.5 or 1)
    across = QPointF(-along.y(), along.x())
    painter.setPen(QPen(QColor("#3A5A2A"), 2.5))
    painter.setBrush(QColor("#FFF6D8"))
    painter.drawPolygon(
        QPolygonF([end + along * 20, end - along * 5 + across * 16, end - along * 5 - across * 16])
    )


def label(painter: QPainter, middle: QPointF, text: str, kind: faces.LabelKind = "plain") -> None:
    area = QRectF(0, 0, faces.label_width(text, 46), 46)
    area.moveCenter(middle)
    faces.paint_label(painter, area, text, THEME, kind)


def dice_row(
    painter: QPainter, middle: QPointF, shown: Iterable[bool], side: float, *, used: int = 99
) -> None:
    """Dice side by side around a point; wheels after the first `used` are steps too many."""
    shown = tuple(shown)
    left = middle.x() - side * 1.18 * (len(shown) - 1) / 2
    steps = 0
    for number, wheel in enumerate(shown):
        area = QRectF(0, 0, side, side)
        area.moveCenter(QPointF(left + number * side * 1.18, middle.y()))
        steps += wheel
        faces.paint_wheel_die(painter, area, wheel, THEME, angle=(-5, 4, -2, 6, -4, 3)[number % 6])
        if wheel and steps > used:
            badge(painter, area.topRight() + QPointF(-4, 4), good=False, radius=16)


def cards() -> QImage:
    """Tracks of every value, straight and bent, a broken one and chaos."""

    def paint(painter: QPainter) -> None:
        shown = ((1, "straight"), (2, "curve"), (3, "straight"), (4, "curve"), (2, "broken"), (5, "chaos"))
        for place, (value, kind) in enumerate(shown):
            card(painter, 44 + place * 214, 34, 180, value, kind)

    return on_meadow(322, paint)


def build() -> QImage:
    """Left: what may follow a 2. Right: a curve either way, and the bend that would block the front."""

    def paint(painter: QPainter) -> None:
        pieces: list[Piece] = [("straight", 0, 0, 3), ("straight", 0, 0, 2)]
        cells = railway(painter, QPointF(40, 56), 150, pieces)
        target = QRectF(cells[-1]).translated(150, 0)
        faces.paint_target(painter, target, ways.EAST, THEME)
        for place, value in enumerate((1, 2, 3, 4)):
            area = card(painter, 40 + place * 128, 272, 104, value, "straight")
            badge(painter, area.bottomRight() + QPointF(-12, -12), good=value != 4, radius=21)
        painter.setPen(QPen(QColor(255, 250, 226, 130), 4, Qt.PenStyle.DotLine))
        painter.drawLine(QPointF(586, 40), QPointF(586, 410))
        side = 104.0
        for x, turn in ((626.0, ways.NORTH), (862.0, ways.SOUTH)):
            here: list[Piece] = [("straight", 0, 0, 1), ("curve", 0, turn, 1)]
            cells = railway(painter, QPointF(x, 173), side, here, ghosts=1, plates=False)
            badge(painter, cells[1].center() + ways.vector(turn) * 92, good=True, radius=21)
        loop: list[Piece] = [
            ("straight", 0, 0, 1),
            ("curve", 0, 1, 1),
            ("curve", 1, 2, 1),
            ("curve", 2, 3, 1),
        ]
        cells = railway(painter, QPointF(1096, 225), side, loop, ghosts=1, plates=False)
        badge(painter, cells[3].center() + QPointF(-38, -38), good=False, radius=21)

    return on_meadow(450, paint)


def ride() -> QImage:
    """Two 3s are laid, six dice bring five wheels: three steps to the front, two too many, two penalties."""

    def paint(painter: QPainter) -> None:
        side = 196.0
        pieces: list[Piece] = [
            ("straight", 0, 0, 1),
            ("straight", 0, 0, 2),
            ("straight", 0, 0, 2),
            ("straight", 0, 0, 3),
            ("straight", 0, 0, 3),
            ("straight", 0, 0, 3),
        ]
        cells = railway(painter, QPointF(82, 200), side, pieces, taken=2)
        train(painter, cells[2], pieces[2], ghost=True)
        train(painter, cells[5], pieces[5])
        label(painter, QPointF(172, 78), "3 + 3 = 6", "dice")
        dice_row(painter, QPointF(694, 80), (True, True, False, True, True, True), 78, used=3)
        for number in (2, 3, 4):
            start = cells[number].center() + QPointF(28, 118)
            arrow(painter, start, start + QPointF(side - 76, 0))
        label(painter, QPointF(cells[5].center().x() + 26, 418), "+2", "bad")
        for number in (0, 1):
            badge(painter, cells[number].center() + QPointF(34, 118), good=False, radius=21)

    return on_meadow(460, paint)


def pile() -> QImage:
    """Top of the pile a 2, penalties 2 and 4: put down the 2 first, then the 4, and both pairs are gone."""

    def paint(painter: QPainter) -> None:
        wide, y = 128.0, 66.0
        state = ((2, 2, (2, 4)), (1, 4, (4,)), (0, 0, ()))
        for place, (high, top, waiting) in enumerate(state):
            x = 60 + place * 470
            if high:
                card(painter, x, y, wide, top, "curve" if top == 4 else "straight", high=high)
            else:
                faces.paint_place(painter, QRectF(x, y, wide, wide * 1.4), THEME)
            for number, value in enumerate(waiting):
                area = card(
                    painter, x + 190 + number * 112, y + 26, 96, value, "straight" if value == 2 else "curve"
                )
                if number == 0:
                    arrow(painter, area.topLeft() + QPointF(18, -20), QPointF(x + wide + 6, y - 4))
            if waiting:
                arrow(painter, QPointF(x + 402, y + 90), QPointF(x + 424, y + 90))
        badge(painter, QPointF(60 + 940 + wide / 2, y + wide * 0.7), good=True)
        label(painter, QPointF(60 + 940 + wide + 70, y + wide * 0.7), "0", "good")

    return on_meadow(318, paint)


def main() -> int:
    app = QApplication([])
    fonts.load()
    for name, picture in (("cards", cards()), ("build", build()), ("ride", ride()), ("pile", pile())):
        path = FOLDER / f"rollecate-{name}.png"
        picture.save(str(path))
        print(path, path.stat().st_size)
    app.quit()
    return 0


if __name__ == "__main__":
    sys.exit(main())
