"""Draw the pictures of the Rolimã rules page into resources/rules: the race order, a round, bets.

QT_QPA_PLATFORM=offscreen .venv/bin/python packaging/assets/make_rolima_pictures.py

They hold no words, and lie on grounds of their own, so that one set serves every language and both themes.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from page_pictures import WIDTH, on_ground  # type: ignore[import-not-found]
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QApplication

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from desktop_app.games.rolima.engine.deck import Colour, deck  # noqa: E402 - the path comes first
from desktop_app.games.rolima.engine.state import SOLD_OUT, Track, race_order, row_of  # noqa: E402
from desktop_app.games.rolima.ui.cards import CARD_RATIO, paint_fan_card  # noqa: E402
from desktop_app.games.rolima.ui.carts import CartLook, paint_cart  # noqa: E402
from desktop_app.games.rolima.ui.hill_cards import paint_hill_card, paint_start_card  # noqa: E402
from desktop_app.games.rolima.ui.street import paint_street  # noqa: E402
from desktop_app.games.rolima.ui.street_plan import Plan  # noqa: E402
from desktop_app.qt import fonts  # noqa: E402
from desktop_app.qt.theme import light  # noqa: E402

FOLDER = ROOT / "resources" / "rules"
THEME = light().with_accent("mango")
RED, YELLOW, GREEN, BLUE, VIOLET = range(5)
INK = "#3A2418"
BEFORE: Track = ((BLUE, GREEN, VIOLET), (YELLOW, RED), (), (), (), ())
AFTER: Track = ((BLUE, VIOLET), (YELLOW, RED, GREEN), (), (), (), ())
OPEN = SOLD_OUT
"""The hill card of the leader's section: one that changes nothing about how the cheering shown comes out."""
TIMES = "\N{MULTIPLICATION SIGN}"


def on_sand(height: int, paint: Callable[[QPainter], None]) -> QImage:
    """A rounded piece of sandy ground with something on it."""
    sand = QLinearGradient(0, 0, WIDTH * 0.6, height)
    sand.setColorAt(0, QColor("#F7E3B8"))
    sand.setColorAt(1, QColor("#E6C48C"))
    image: QImage = on_ground(height, sand, paint)
    return image


def street(painter: QPainter, track: Track, area: QRectF, shift: float, high: float, moved: int = -1) -> None:
    """The upper rows of a street `high` pixels high, `shift` pixels to the left, seen through `area`."""
    painter.save()
    painter.setClipRect(area, Qt.ClipOperation.IntersectClip)
    painter.translate(area.x() - shift, area.y())
    plan = Plan(high * 1.75, high)
    paint_street(painter, QRectF(0, 0, plan.width, plan.height), THEME)
    paint_start_card(painter, plan.start, THEME)
    for section in range(1, 5):
        led = section == row_of(track, race_order(track)[0])
        paint_hill_card(
            painter, plan.hill(section), OPEN if led else None, THEME, state="open" if led else "hidden"
        )
    for row, carts in enumerate(track):
        for index, colour in enumerate(carts):
            spot = plan.cart(row, index, len(carts))
            painter.save()
            painter.translate(spot.rect.center())
            painter.rotate(spot.rotation)
            box = QRectF(-spot.width / 2, -spot.height / 2, spot.width, spot.height)
            paint_cart(painter, box, colour, THEME, CartLook(roll=0.12 * index, lit=colour == moved))
            painter.restore()
    painter.restore()


def places(painter: QPainter, high: float, shift: float) -> None:
    """The place of each cart in the race, on a disc above it."""
    plan = Plan(high * 1.75, high)
    order = [(row, index) for row in range(5, -1, -1) for index in reversed(range(len(BEFORE[row])))]
    for place, (row, index) in enumerate(order, 1):
        spot = plan.cart(row, index, len(BEFORE[row]))
        disc = QRectF(0, 0, 52, 52)
        disc.moveCenter(QPointF(spot.rect.left() - shift + spot.width * 0.12, spot.rect.top() + 14))
        painter.setPen(QPen(QColor("#FFFBF0"), 4))
        painter.setBrush(QColor("#3A2418"))
        painter.drawEllipse(disc)
        written(painter, disc, str(place), 31, "#FFFBF0")


def written(painter: QPainter, rect: QRectF, text: str, size: int, colour: str = INK) -> None:
    font = fonts.display()
    font.setPixelSize(size)
    painter.setFont(font)
    painter.setPen(QColor(colour))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)


def cards(
    painter: QPainter, shown: list[tuple[Colour, int]], x: float, y: float, wide: float
) -> list[QRectF]:
    """Cards side by side; where they lie."""
    rects = [QRectF(x + at * wide * 1.14, y, wide, wide / CARD_RATIO) for at in range(len(shown))]
    for rect, (colour, number) in zip(rects, shown, strict=True):
        paint_fan_card(painter, rect, deck().card(colour, number), THEME)
    return rects


def arrow(painter: QPainter, centre: QPointF, size: float) -> None:
    points = ((-1, -0.34), (0.1, -0.34), (0.1, -0.9), (1, 0), (0.1, 0.9), (0.1, 0.34), (-1, 0.34))
    painter.setPen(QPen(QColor("#FFFBF0"), 4))
    painter.setBrush(QColor("#B4700B"))
    painter.drawPolygon(QPolygonF([centre + QPointF(x * size, y * size) for x, y in points]))


def hill(painter: QPainter) -> None:
    high = 1150.0
    shift = high * 1.75 * 0.2
    street(painter, BEFORE, QRectF(0, 0, WIDTH, 560), shift, high)
    places(painter, high, shift)


def cheer(painter: QPainter) -> None:
    played = [(GREEN, 4), (BLUE, 9), (GREEN, 6), (YELLOW, 2)]
    rects = cards(painter, played, 46, 96, 122)
    for rect in (rects[0], rects[2]):
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor("#B4700B"), 8))
        painter.drawRoundedRect(rect.adjusted(-8, -8, 8, 8), 18, 18)
    low = rects[0].bottom() + 40
    painter.setPen(QPen(QColor("#B4700B"), 6))
    a, b = rects[0].center().x(), rects[2].center().x()
    painter.drawPolyline([QPointF(a, low - 22), QPointF(a, low), QPointF(b, low), QPointF(b, low - 22)])
    written(painter, QRectF(a - 60, low + 2, b - a + 120, 84), "4 + 6 = 10", 60)
    arrow(painter, QPointF(650, 210), 40)
    high = 930.0
    street(painter, AFTER, QRectF(720, 0, WIDTH - 720, 430), high * 1.75 * 0.255, high, moved=GREEN)


def bets(painter: QPainter) -> None:
    for at, (colour, number, times) in enumerate(((RED, 1, 3), (YELLOW, 5, 2), (VIOLET, 3, 0))):
        (rect,) = cards(painter, [(colour, number)], 60 + at * 430, 46, 165)
        gums = deck().gum(deck().card(colour, number))
        box = QRectF(rect.right() + 6, rect.y(), 240, rect.height())
        written(painter, box.adjusted(0, 0, 0, -box.height() * 0.3), f"{gums} {TIMES} {times}", 60)
        written(painter, box.adjusted(0, box.height() * 0.42, 0, 0), str(gums * times), 86, "#8F560A")


def main() -> int:
    app = QApplication([])
    fonts.load()
    for name, height, paint in (("hill", 560, hill), ("cheer", 430, cheer), ("bets", 322, bets)):
        image = on_sand(height, paint).convertToFormat(QImage.Format.Format_ARGB32)
        image.save(str(FOLDER / f"rolima-{name}.png"))
    app.quit()
    return 0


if __name__ == "__main__":
    sys.exit(main())
