"""Draw the pictures of the Rumis rules page into resources/rules: the stones, what is allowed, what counts.

QT_QPA_PLATFORM=offscreen .venv/bin/python packaging/assets/make_rules_pictures.py
"""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter
from PySide6.QtWidgets import QApplication

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from desktop_app.games.rumis.engine.stones import stone_set  # noqa: E402 - the path comes first
from desktop_app.qt import fonts  # noqa: E402
from desktop_app.qt.gl3d.painter_view import PainterBoardView  # noqa: E402
from desktop_app.qt.gl3d.scene import Cell, Scene3D, Solid  # noqa: E402
from desktop_app.qt.gl3d.stone_picture import shared_unit, stone_pixmap  # noqa: E402
from desktop_app.qt.theme import SEAT_COLOURS, colour_letter  # noqa: E402

FOLDER = ROOT / "resources" / "rules"
SIDE, GAP = 92, 4
BOARD = (250, 190)


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


def board(scene: Scene3D, *, above: bool = False) -> QImage:
    view = PainterBoardView()
    view.resize(*BOARD)
    view.set_scene(scene)
    if above:
        view.top_view()
    return view.grab().toImage()


def side_by_side(pictures: list[QImage], marks: list[bool | None]) -> QImage:
    """Pictures in a row, each with a tick or a cross in its corner."""
    image = QImage((BOARD[0] + 8) * len(pictures) - 8, BOARD[1], QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for place, (picture, good) in enumerate(zip(pictures, marks, strict=True)):
            left = place * (BOARD[0] + 8)
            painter.drawImage(left, 0, picture)
            if good is None:
                continue
            badge = QRectF(left + BOARD[0] - 38, 8, 30, 30)
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


def main() -> int:
    app = QApplication([])
    fonts.load()
    for name, picture in (("stones", stones()), ("allowed", allowed()), ("counted", counted())):
        path = FOLDER / f"rumis-{name}.png"
        picture.save(str(path))
        print(path)
    app.quit()
    return 0


if __name__ == "__main__":
    sys.exit(main())
