"""The score pad on the felt: what each seat has collected of every colour, and what the next card adds."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QHelpEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QToolTip, QWidget

from desktop_app.games.rollnbump.engine.deck import Card
from desktop_app.games.rollnbump.engine.state import RollnbumpState
from desktop_app.qt import fonts
from desktop_app.qt.glyphs import paint_glyphs
from desktop_app.qt.painting import paint_card, paint_line, paint_swatch, rounded
from desktop_app.qt.theme import Theme, mixed

from .boxes import Box
from .legend import paint_ladder, paint_legend, rooms
from .lines import paint_fitted
from .sets import collected, sets
from .suits import SUITS, paint_band, paint_emblem, star, suit_name
from .text import card_label

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class SetCell:
    """One colour of one seat: its cards, the joker among them or not, their bonus, what the next one adds."""

    count: int
    bonus: int
    gain: int
    joker: bool = False
    cards: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class SetRow:
    """One seat; `colour` is a key of the seat palette."""

    name: str
    colour: str
    cells: tuple[SetCell, ...]
    turn: bool = False

    @property
    def bonus(self) -> int:
        """What all its sets bring."""
        return sum(cell.bonus for cell in self.cells)


def rows_of(state: RollnbumpState, names: tuple[str, ...], colours: tuple[str, ...]) -> tuple[SetRow, ...]:
    """The score pad of a position."""
    return tuple(
        SetRow(
            names[seat],
            colours[seat],
            tuple(
                SetCell(held.count, held.bonus, held.next, held.joker, collected(state, seat, held.colour))
                for held in sets(state, seat)
            ),
            state.phase != "over" and seat == state.current,
        )
        for seat in range(state.seats)
    )


def cell_words(row: SetRow, colour: int) -> str:
    """A cell in full words, with the cards that lie there."""
    cell, name = row.cells[colour], suit_name(colour)
    cards = translate("Rollnbump", "{name}: %n {colour} card(s)", None, cell.count)
    words = cards.format(name=row.name, colour=name)
    if cell.joker:
        words += translate("Rollnbump", " (with the joker)")
    bonus = translate("Rollnbump", "set bonus {bonus}, the next card adds {gain}")
    cards_there = ", ".join(card_label(card) for card in cell.cards)
    told = [words, cards_there, bonus.format(bonus=cell.bonus, gain=cell.gain)]
    return "\n".join(line for line in told if line)


class SetsPanel(QWidget):
    """Shows `SetRow`s in boxes that the layout gives; its own geometry is that of the column."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._rows: tuple[SetRow, ...] = ()
        self._boxes: tuple[Box, ...] = ()
        self._folded = False
        self.setMouseTracking(True)

    @property
    def rows(self) -> tuple[SetRow, ...]:
        """What is shown."""
        return self._rows

    def set_rows(self, rows: tuple[SetRow, ...]) -> None:
        """Show these seats."""
        if rows != self._rows:
            self._rows = rows
            self.setAccessibleDescription(self.words())
            self.update()

    def set_boxes(self, column: Box, boxes: tuple[Box, ...], *, folded: bool) -> None:
        """Where the rows lie, in the coordinates of the board; `folded`: the small form."""
        self._boxes = tuple(Box(box.x - column.x, box.y - column.y, box.w, box.h) for box in boxes)
        self._folded = folded
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        self.update()

    def retranslate(self) -> None:
        """Name it in the language of now."""
        self.setAccessibleName(translate("Rollnbump", "Collected sets"))
        self.setAccessibleDescription(self.words())
        self.update()

    def words(self) -> str:
        """Every set of two cards or more in words, a line for each seat."""
        lines = []
        for row in self._rows:
            sets = [
                translate("Rollnbump", "{colour} {count} (+{bonus})").format(
                    colour=suit_name(colour), count=cell.count, bonus=cell.bonus
                )
                for colour, cell in enumerate(row.cells)
                if cell.count
            ]
            lines.append(f"{row.name}: {', '.join(sets) or translate('Rollnbump', 'no cards yet')}")
        return "\n".join(lines)

    def chip(self, seat: int, colour: int) -> QRectF:
        """Where the chip of a colour of a seat is, in the panel's own coordinates."""
        row = self._cells_area(self._boxes[seat])
        gap = row.width() * 0.03
        wide = (row.width() - 3 * gap) / 4
        high = row.height() * (1.0 if self._folded else 0.6)
        return QRectF(row.x() + colour * (wide + gap), row.y(), wide, high)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), self.tip_at(QPointF(event.pos())), self)
            return True
        return super().event(event)

    def tip_at(self, at: QPointF) -> str:
        """The tool tip at a point: the cell there in full words."""
        for seat, row in enumerate(self._rows[: len(self._boxes)]):
            for colour in range(len(row.cells)):
                chip = self.chip(seat, colour)
                if chip.adjusted(-2, -2, 2, chip.height()).contains(at):
                    return cell_words(row, colour)
        return ""

    # ---- painting ------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._boxes:
            end = self._boxes[-1].bottom + 6
            area = QRectF(3, 1, self.width() - 6, min(end, self.height()) - 5)
            paint_card(painter, area, self._theme, depth=3)
            self._paint_heading(painter)
            self._paint_below(painter, area.bottom() + 10)
        for row, box in zip(self._rows, self._boxes, strict=False):
            self._paint_row(painter, row, QRectF(box.x, box.y, box.w, box.h))
        painter.end()

    def _paint_heading(self, painter: QPainter) -> None:
        first = self._boxes[0]
        room = QRectF(12, 3, self.width() - 24, first.y - 3)
        font = fonts.display()
        font.setPixelSize(round(min(first.y * 0.62, 30)))
        paint_line(painter, room, translate("Rollnbump", "Sets"), font, self._theme.text)
        small = fonts.ui()
        small.setPixelSize(max(13, round(first.y * 0.42)))
        paint_line(
            painter,
            room,
            translate("Rollnbump", "bonus"),
            small,
            self._theme.muted,
            Qt.AlignmentFlag.AlignRight,
        )

    def _paint_below(self, painter: QPainter, top: float) -> None:
        """What helps to read the table, where there is room below the seats."""
        if self._folded:
            return
        ladder, legend = rooms(QRectF(3, top, self.width() - 6, self.height() - top - 4))
        if ladder is not None:
            paint_ladder(painter, ladder, self._theme)
        if legend is not None:
            paint_legend(painter, legend, self._theme)

    def _cells_area(self, box: Box) -> QRectF:
        """Below the line with the name."""
        pad = 12.0
        head = self._head(box.h)
        return QRectF(box.x + pad, box.y + head + 2, box.w - 2 * pad, box.h - head - 8)

    def _head(self, height: float) -> float:
        """The height of the line with the name."""
        return min(max(height * 0.29, 19.0), 64.0)

    def _paint_row(self, painter: QPainter, row: SetRow, box: QRectF) -> None:
        theme = self._theme
        if row.turn:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.accent_soft))
            painter.drawRoundedRect(box.adjusted(6, 1, -6, -2), 8, 8)
            painter.setBrush(QColor(theme.accent_ink))
            painter.drawRoundedRect(QRectF(box.x() + 5, box.y() + 6, 4, box.height() - 12), 2, 2)
        high = self._head(box.height())
        head = QRectF(box.x() + 12, box.y() + 2, box.width() - 24, high)
        side = high * 0.82
        paint_swatch(
            painter,
            QRectF(head.x(), head.center().y() - side / 2, side, side),
            (row.colour,),
            theme,
            radius=5,
        )
        number = fonts.display()
        number.setPixelSize(round(high * 0.78))
        told = f"+{row.bonus}"
        wide = QFontMetricsF(number).horizontalAdvance(told)
        paint_line(
            painter,
            head,
            told,
            number,
            theme.text if row.bonus else theme.faded,
            Qt.AlignmentFlag.AlignRight,
        )
        font = fonts.ui(weight=QFont.Weight.Bold if row.turn else QFont.Weight.DemiBold)
        font.setPixelSize(max(13, round(high * 0.62)))
        paint_fitted(painter, head.adjusted(side + 7, 0, -wide - 6, 0), row.name, font, theme.text, least=12)
        seat = self._rows.index(row)
        for colour, cell in enumerate(row.cells):
            self._paint_cell(painter, self.chip(seat, colour), colour, cell)

    def _paint_cell(self, painter: QPainter, chip: QRectF, colour: int, cell: SetCell) -> None:
        """The chip with the number of cards; below it their bonus and what the next card adds."""
        theme, suit = self._theme, SUITS[colour]
        radius = min(7.0, chip.height() * 0.24)
        painter.save()
        painter.setClipPath(rounded(chip, radius), Qt.ClipOperation.IntersectClip)
        if cell.count:
            paint_band(painter, chip, (colour,), max(7.0, chip.height() * 0.34))
        else:
            painter.fillRect(chip, QColor(mixed(suit.on(theme), theme.raised, 0.14)))
        painter.restore()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(mixed(suit.on(theme), theme.raised, 1.0 if cell.count else 0.6)), 1.2))
        painter.drawRoundedRect(chip.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
        if cell.count:
            disc = min(chip.height() * 0.86, chip.width() * 0.72)
            area = QRectF(0, 0, disc, disc)
            area.moveCenter(chip.center())
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(suit.hex))
            painter.drawEllipse(area)
            text = area.adjusted(disc * 0.16, disc * 0.2, -disc * 0.16, -disc * 0.2)
            paint_glyphs(painter, text, str(cell.count), suit.ink)
        else:
            side = min(chip.height(), chip.width()) * 0.5
            area = QRectF(0, 0, side, side)
            area.moveCenter(chip.center())
            paint_emblem(painter, area, colour, mixed(suit.on(theme), theme.raised, 0.5))
        if cell.joker:
            _paint_joker(painter, chip)
        if not self._folded:
            self._paint_gain(painter, chip, cell)

    def _paint_gain(self, painter: QPainter, chip: QRectF, cell: SetCell) -> None:
        theme = self._theme
        room = QRectF(chip.x() - 1, chip.bottom(), chip.width() + 2, chip.height() * 0.62)
        if cell.count < 2 and not cell.gain:
            return
        font = fonts.ui(weight=QFont.Weight.DemiBold)
        font.setPixelSize(max(12, round(min(room.height() * 0.8, chip.width() * 0.32, 30))))
        words = translate("Rollnbump", "next +{points}", "what the next card of this colour adds")
        told = words.format(points=cell.gain) if cell.gain else "\N{EN DASH}"
        if QFontMetricsF(font).horizontalAdvance(told) > room.width():
            told = f"+{cell.gain}"
        paint_line(painter, room, told, font, theme.muted, Qt.AlignmentFlag.AlignHCenter)


def _paint_joker(painter: QPainter, chip: QRectF) -> None:
    """A small star: the joker counts as a card of this colour."""
    radius = max(6.0, chip.height() * 0.2)
    centre = chip.topRight() + QPointF(-radius * 0.7, radius * 0.5)
    painter.setPen(QPen(QColor("#7A5410"), 1))
    painter.setBrush(QColor("#E9B949"))
    painter.drawPolygon(star(centre.x(), centre.y(), radius, radius * 0.45, points=5))
