"""Draw the pictures of the Rumis rules page into resources/rules.

The stones, what is allowed, what counts, first stones edge to edge, and the rebuild.

QT_QPA_PLATFORM=offscreen .venv/bin/python packaging/assets/make_rules_pictures.py
"""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter
from PySide6.QtWidgets import QApplication

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from desktop_app.games.rumis.engine.stones import stone_set  # noqa: E402 - the path comes first
from desktop_app.games.rumis.ui.table_halves import RED  # noqa: E402
from desktop_app.qt import fonts  # noqa: E402
from desktop_app.qt.gl3d.lines import border_of  # noqa: E402
from desktop_app.qt.gl3d.painter_view import PainterBoardView  # noqa: E402
from desktop_app.qt.gl3d.scene import Cell, Scene3D, Solid  # noqa: E402
from desktop_app.qt.gl3d.stone_picture import shared_unit, stone_pixmap  # noqa: E402
from desktop_app.qt.theme import SEAT_COLOURS, colour_letter  # noqa: E402

FOLDER = ROOT / "resources" / "rules"
SIDE, GAP = 92, 4
BOARD = (250, 190)
WIDE = (400, 270)


def stones() -> QImage:
    """All eleven in a row."""
    forms = tuple(stone.orientations[0] for stone in stone_set())
    unit = shared_unit(forms, size=SIDE)
    image = QImage((SIDE + GAP) * len(forms), SIDE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    colour = SEAT_COLOURS["red"]
    with QPainter(image) as painter:
        for place, form in enumerate(forms):
            picture = stone_pixmap(form, colour.hex, "", colour.pattern, size=SIDE, unit=unit)
            painter.drawPixmap(place * (SIDE + GAP), 0, picture)
    return image


def solid(name: str, key: str, *cells: Cell) -> Solid:
    colour = SEAT_COLOURS[key]
    return Solid(name, cells, colour.hex, colour_letter(key), colour.pattern)


LYING = solid("a", "red", (0, 1, 0), (1, 1, 0), (0, 0, 0), (1, 0, 0))
OTHER = solid("b", "blue", (2, 0, 0), (3, 0, 0))
CASES = (
    (solid("g", "red", (1, 2, 0), (2, 2, 0), (1, 2, 1)), True, ()),
    (solid("g", "red", (2, 2, 0), (3, 2, 0)), False, ((2, 2, 0), (3, 2, 0))),
    (solid("g", "red", (1, 1, 1), (2, 1, 1)), False, ((2, 1, 1),)),
    (solid("g", "red", (0, 0, 1), (0, 0, 2), (0, 0, 3)), False, ((0, 0, 3),)),
)


def board(scene: Scene3D, *, above: bool = False, size: tuple[int, int] = BOARD) -> QImage:
    view = PainterBoardView()
    view.resize(*size)
    view.set_scene(scene)
    if above:
        view.top_view()
    return view.grab().toImage()


def side_by_side(pictures: list[QImage], marks: list[bool | None]) -> QImage:
    """Pictures in a row, each with a tick or a cross in its corner."""
    wide, high = pictures[0].width(), pictures[0].height()
    image = QImage((wide + 8) * len(pictures) - 8, high, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for place, (picture, good) in enumerate(zip(pictures, marks, strict=True)):
            left = place * (wide + 8)
            painter.drawImage(left, 0, picture)
            if good is None:
                continue
            badge = QRectF(left + wide - 38, 8, 30, 30)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor("#3E8E54" if good else "#C8402F"))
            painter.drawEllipse(badge)
            painter.setPen(QColor("#FFFBF4"))
            painter.setFont(fonts.ui(15, weight=QFont.Weight.Bold))
            painter.drawText(
                badge, Qt.AlignmentFlag.AlignCenter, "\N{CHECK MARK}" if good else "\N{MULTIPLICATION SIGN}"
            )
    return image


def allowed() -> QImage:
    """Contact by a face; only an edge; a hole below; too high."""
    caps = ((3, 3, 3, 3), (3, 3, 3, 3), (3, 3, 3, 3))
    pictures = [board(Scene3D(caps, (LYING, OTHER), ghost, good, bad)) for ghost, good, bad in CASES]
    return side_by_side(pictures, [good for _, good, _ in CASES])


def counted() -> QImage:
    """The same building as it stands and from straight above."""
    building = (
        LYING,
        OTHER,
        solid("c", "blue", (1, 0, 1), (2, 0, 1), (2, 1, 1), (2, 1, 0)),
        solid("d", "red", (1, 2, 0), (2, 2, 0), (3, 2, 0), (3, 1, 0)),
    )
    scene = Scene3D(((3, 3, 3, 3), (3, 3, 3, 3), (3, 3, 3, 3)), building)
    return side_by_side([board(scene), board(scene, above=True)], [None, None])


def edges() -> QImage:
    """A first stone with five or six colours: edge to edge; face to face; by itself."""
    caps = ((3, 3, 3, 3), (3, 3, 3, 3), (3, 3, 3, 3))
    cases = (
        (solid("g", "blue", (2, 2, 0), (3, 2, 0)), True, ()),
        (solid("g", "blue", (2, 1, 0), (3, 1, 0)), False, ((2, 1, 0),)),
        (solid("g", "blue", (3, 1, 0), (3, 2, 0)), False, ((3, 1, 0), (3, 2, 0))),
    )
    pictures = [board(Scene3D(caps, (LYING,), ghost, good, bad)) for ghost, good, bad in cases]
    return side_by_side(pictures, [good for _, good, _ in cases])


def rebuild() -> QImage:
    """Half time inside the red line, and the first stone carried over it."""
    caps = ((3,) * 4,) * 6
    line = border_of(((x, y) for x in range(4) for y in range(3)), RED)
    staying = (
        solid("a", "red", (0, 0, 0), (1, 0, 0), (0, 1, 0), (1, 1, 0)),
        solid("b", "blue", (2, 0, 0), (2, 1, 0), (2, 2, 0)),
        solid("c", "red", (3, 0, 0), (3, 1, 0)),
        solid("e", "red", (0, 0, 1), (0, 1, 1)),
    )
    before = solid("d", "blue", (1, 0, 1), (2, 0, 1), (1, 1, 1), (2, 1, 1))
    after = solid("d", "blue", (2, 3, 0), (3, 3, 0), (2, 4, 0), (3, 4, 0))
    states = ((*staying, before), (*staying, replace(after, last=True)))
    scenes = [Scene3D(caps, stones, traces=line) for stones in states]
    return side_by_side([board(scene, size=WIDE) for scene in scenes], [None, None])


PICTURES = (
    ("stones", stones),
    ("allowed", allowed),
    ("counted", counted),
    ("edges", edges),
    ("rebuild", rebuild),
)


def main() -> int:
    app = QApplication([])
    fonts.load()
    for name, draw in PICTURES:
        path = FOLDER / f"rumis-{name}.png"
        draw().save(str(path))
        print(path)
    app.quit()
    return 0


if __name__ == "__main__":
    sys.exit(main())
