"""Draw the pictures of the Roll'n Bump rules page into resources/rules: the cards, bumping, the bonus die.

QT_QPA_PLATFORM=offscreen .venv/bin/python packaging/assets/make_rollnbump_pictures.py

They hold no words, and lie on felt of their own, so that one set serves every language and both themes.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from page_pictures import WIDTH, on_ground  # type: ignore[import-not-found]
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPolygonF, QRadialGradient
from PySide6.QtWidgets import QApplication

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from desktop_app.games.rollnbump.engine.deck import deck  # noqa: E402 - the path comes first
from desktop_app.games.rollnbump.ui import faces  # noqa: E402
from desktop_app.qt import fonts  # noqa: E402
from desktop_app.qt.theme import light  # noqa: E402

FOLDER = ROOT / "resources" / "rules"
THEME = light().with_accent("indigo")
Faces = tuple[int, ...]


def on_felt(height: int, paint: Callable[[QPainter], None]) -> QImage:
    """A rounded piece of felt with something on it."""
    pool = QRadialGradient(QPointF(WIDTH * 0.45, height * 0.4), WIDTH * 0.62)
    for stop, shade in ((0, "#4065B0"), (0.5, "#30539A"), (1, "#1D3670")):  # no fibres: they do not pack
        pool.setColorAt(stop, QColor(shade))
    image: QImage = on_ground(height, pool, paint)
    return image


def card(painter: QPainter, area: QRectF, number: int, *, height: int = 1) -> None:
    faces.paint_stack_edges(painter, area, height, THEME)
    faces.paint_card(painter, area, number, THEME)


def dice_row(
    painter: QPainter, middle: QPointF, shown: Faces, key: str | None, side: float, *, turned: int = -1
) -> None:
    """Dice side by side around a point; the one at place `turned` has the bonus die's star."""
    step = side * 1.12
    left = middle.x() - step * (len(shown) - 1) / 2
    for place, face in enumerate(shown):
        area = QRectF(0, 0, side, side)
        area.moveCenter(QPointF(left + place * step, middle.y()))
        faces.paint_die(painter, area, face, key, THEME, turned=place == turned)


def arrow(painter: QPainter, start: QPointF, end: QPointF) -> None:
    painter.setPen(QPen(QColor("#FFF3D6"), 7, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(start, end)
    along = (end - start) / ((end - start).manhattanLength() or 1)
    across = QPointF(-along.y(), along.x())
    tip = end + along * 20
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#FFF3D6"))
    painter.drawPolygon(QPolygonF([tip, end - along * 6 + across * 17, end - along * 6 - across * 17]))


def badge(painter: QPainter, middle: QPointF, *, good: bool) -> None:
    """A tick or a cross."""
    painter.setPen(QPen(QColor("#FFFBF4"), 4))
    painter.setBrush(QColor("#2F7D48" if good else "#B93A2B"))
    painter.drawEllipse(middle, 29, 29)
    painter.setPen(
        QPen(QColor("#FFFBF4"), 7, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    )
    x, y = middle.x(), middle.y()
    if good:
        painter.drawPolyline(
            QPolygonF([QPointF(x - 13, y + 1), QPointF(x - 4, y + 11), QPointF(x + 13, y - 10)])
        )
    else:
        painter.drawLine(QPointF(x - 10, y - 10), QPointF(x + 10, y + 10))
        painter.drawLine(QPointF(x - 10, y + 10), QPointF(x + 10, y - 10))


def pill(painter: QPainter, middle: QPointF, text: str) -> None:
    high = 46.0
    area = QRectF(0, 0, faces.pill_width(text, high), high)
    area.moveCenter(middle)
    faces.paint_pill(painter, area, text, THEME, "strength")


def cards() -> QImage:
    """One card of every kind, the colours in turn."""
    d = deck()

    def paint(painter: QPainter) -> None:
        names = [kind.id for kind in d.kinds]
        rows = (names[:6], names[6:])
        for line, row in enumerate(rows):
            wide, gap = 156, 26
            left = (WIDTH - len(row) * wide - (len(row) - 1) * gap) / 2
            for place, name in enumerate(row):
                number = d.joker if name == "K5" else d.card(d.colours[(place + line) % 4], name)
                area = QRectF(left + place * (wide + gap), 32 + line * 254, wide, 218)
                card(painter, area, number, height=3 if name != "K5" else 1)

    return on_felt(536, paint)


CASES: tuple[tuple[str, str, Faces, Faces, str, str, bool], ...] = (
    ("blue", "K3", (3, 3, 3), (4, 4, 4), "9", "12", True),
    ("blue", "K3", (3, 3, 3), (3, 3, 3), "9", "9", False),
    ("orange", "R4", (2, 3, 4, 5), (3, 4, 5, 6), "14", "18", True),
    ("red", "S6", (6,), (6, 6), "1\N{MULTIPLICATION SIGN}", "2\N{MULTIPLICATION SIGN}", True),
)
"""Colour and kind of the card; the dice that lie there and those that come; their strengths; who wins."""


def bump() -> QImage:
    """Dice on a card above, dice that try to bump them below."""

    def paint(painter: QPainter) -> None:
        for place, (colour, kind, there, come, weak, strong, good) in enumerate(CASES):
            x = WIDTH * (place + 0.5) / len(CASES)
            area = QRectF(x - 93, 30, 186, 260)
            card(painter, area, deck().card(colour, kind), height=3)
            side = 46 if len(there) > 3 else 54
            dice_row(painter, QPointF(x, 322), there, "red", side)
            pill(painter, QPointF(x + 104, 264), weak)
            arrow(painter, QPointF(x, 434), QPointF(x, 388))
            dice_row(painter, QPointF(x, 482), come, "yellow", side)
            pill(painter, QPointF(x + 104, 426), strong)
            badge(painter, QPointF(x - 92, 426), good=good)

    return on_felt(540, paint)


def bonus() -> QImage:
    """Left: dice that win the bonus die from others. Right: a die turned to its value completes a card."""

    def paint(painter: QPainter) -> None:
        x = WIDTH * 0.25
        faces.paint_die(painter, QRectF(x - 60, 48, 120, 120), 5, faces.BONUS, THEME)
        dice_row(painter, QPointF(x, 226), (3, 4), "red", 70)
        pill(painter, QPointF(x + 124, 226), "7")
        arrow(painter, QPointF(x, 352), QPointF(x, 300))
        dice_row(painter, QPointF(x, 416), (5, 3), "yellow", 70)
        pill(painter, QPointF(x + 124, 416), "8")
        badge(painter, QPointF(x - 126, 326), good=True)
        painter.setPen(QPen(QColor(255, 243, 214, 90), 3, Qt.PenStyle.DotLine))
        painter.drawLine(QPointF(WIDTH * 0.47, 60), QPointF(WIDTH * 0.47, 430))
        left = WIDTH * 0.54
        faces.paint_die(painter, QRectF(left - 30, 66, 92, 92), 3, faces.BONUS, THEME)
        dice_row(painter, QPointF(left + 294, 112), (3, 3, 1, 5, 6), "yellow", 70)
        arrow(painter, QPointF(left + 294, 168), QPointF(left + 294, 226))
        dice_row(painter, QPointF(left + 216, 316), (3, 3, 3), "yellow", 70, turned=2)
        arrow(painter, QPointF(left + 348, 316), QPointF(left + 384, 316))
        area = QRectF(WIDTH - 196, 206, 162, 227)
        card(painter, area, deck().card("blue", "K3"), height=3)
        badge(painter, QPointF(area.x() + 4, area.y() + 2), good=True)

    return on_felt(490, paint)


def main() -> int:
    app = QApplication([])
    fonts.load()
    for name, picture in (("cards", cards()), ("bump", bump()), ("bonus", bonus())):
        path = FOLDER / f"rollnbump-{name}.png"
        picture.save(str(path))
        print(path)
    app.quit()
    return 0


if __name__ == "__main__":
    sys.exit(main())
