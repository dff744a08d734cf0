"""What a planned deed will bring, before it is confirmed: a bar for each number of wheels, and the sums."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QToolTip, QWidget

from desktop_app.qt import fonts
from desktop_app.qt.painting import paint_line, paint_text
from desktop_app.qt.theme import Theme, mixed

from .furniture import FAINT, PALE

FREE, COSTS, DEAR = "#7FD6A2", "#F2BE57", "#F0745C"


@dataclass(frozen=True, slots=True)
class Bar:
    """One outcome: its probability, what stands on and below the bar, how bad it is 0..1, all in words."""

    chance: float
    label: str
    foot: str
    harm: float
    words: str = ""


@dataclass(frozen=True, slots=True)
class Outlook:
    """What is shown: a line above, the bars, and `note` where there are none; `ends` name the feet."""

    title: str = ""
    bars: tuple[Bar, ...] = ()
    note: str = ""
    facts: tuple[str, ...] = ()

    @property
    def words(self) -> str:
        """All of it for a screen reader."""
        lines = [self.title, *self.facts, self.note, *(bar.words for bar in self.bars)]
        return "\n".join(line for line in lines if line)


def shade(harm: float) -> str:
    """The colour of an outcome: green where it costs nothing, yellow to red the more it does."""
    if harm <= 0:
        return FREE
    return mixed(DEAR, COSTS, min(harm, 1.0))


class ForecastView(QWidget):
    """Shows an `Outlook` in the hollow below the dice."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._outlook = Outlook()
        self.setMouseTracking(True)

    @property
    def outlook(self) -> Outlook:
        """What is shown."""
        return self._outlook

    def show_outlook(self, outlook: Outlook) -> None:
        """Show this."""
        if outlook != self._outlook:
            self._outlook = outlook
            self.setAccessibleDescription(outlook.words)
            self.update()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        self.update()

    def bar_rects(self) -> list[QRectF]:
        """The column of each bar, from top to foot, in the widget's own coordinates."""
        area, count = self._bars_area(), len(self._outlook.bars)
        if not count:
            return []
        wide = min(area.width() / count, area.height() * 1.1)
        left = area.center().x() - wide * count / 2
        return [QRectF(left + wide * place, area.y(), wide, area.height()) for place in range(count)]

    def _pixels(self) -> int:
        return max(13, round(min(self.height() * 0.15, self.width() * 0.062, 26)))

    def _bars_area(self) -> QRectF:
        used = self._pixels() * 1.3 * (1 if self._low else 1 + bool(self._outlook.facts))
        return QRectF(6, used, self.width() - 12, self.height() - used - 4)

    @property
    def _low(self) -> bool:
        """Whether everything said stands in one line."""
        return self.height() < self._pixels() * 6.5

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), self._tip_at(QPointF(event.pos())), self)
            return True
        return super().event(event)

    def _tip_at(self, at: QPointF) -> str:
        for bar, area in zip(self._outlook.bars, self.bar_rects(), strict=True):
            if area.contains(at):
                return bar.words
        return self._outlook.words

    # ---- painting ------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pixels = self._pixels()
        bold = fonts.ui(weight=QFont.Weight.Bold)
        bold.setPixelSize(pixels)
        font = fonts.ui(weight=QFont.Weight.DemiBold)
        font.setPixelSize(pixels)
        line = QRectF(10, 0, self.width() - 20, pixels * 1.3)
        outlook = self._outlook
        rest = line.translated(0, line.height())
        if outlook.title:
            paint_line(painter, line, outlook.title, bold, PALE)
            if self._low:
                rest = line.adjusted(QFontMetricsF(bold).horizontalAdvance(outlook.title) + 10, 0, 0, 0)
        if outlook.facts:
            self._paint_facts(painter, rest, font)
        if outlook.bars:
            for bar, area in zip(outlook.bars, self.bar_rects(), strict=True):
                self._paint_bar(painter, bar, area)
        elif outlook.note:
            top = line.bottom() if outlook.title else 2.0
            room = QRectF(10, top, self.width() - 20, self.height() - top - 4)
            small = fonts.ui(weight=QFont.Weight.DemiBold)
            small.setPixelSize(max(12, pixels - 1))
            paint_text(painter, room, outlook.note, (font, small), FAINT)
        painter.end()

    def _paint_facts(self, painter: QPainter, line: QRectF, font: QFont) -> None:
        """As many facts as fit, the first ones first."""
        told = ""
        for fact in self._outlook.facts:
            longer = f"{told} · {fact}" if told else fact
            if told and QFontMetricsF(font).horizontalAdvance(longer) > line.width():
                break
            told = longer
        paint_line(painter, line, told, font, FAINT)

    def _paint_bar(self, painter: QPainter, bar: Bar, area: QRectF) -> None:
        """The share above, the bar, below it how many cards it costs."""
        pixels = max(11, min(self._pixels() - 1, round(area.width() * 0.42)))
        small = fonts.ui(weight=QFont.Weight.DemiBold)
        small.setPixelSize(pixels)
        line = pixels * 1.25
        foot = QRectF(area.x(), area.bottom() - line, area.width(), line)
        room = area.height() - 2 * line
        most = max(other.chance for other in self._outlook.bars)
        high = max(room * bar.chance / most, 2.0)
        gap = area.width() * 0.12
        column = QRectF(area.x() + gap, foot.y() - high, area.width() - 2 * gap, high)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(shade(bar.harm)))
        painter.drawRoundedRect(column, 2.5, 2.5)
        label = QRectF(area.x() - 4, column.y() - line, area.width() + 8, line)
        centred = Qt.AlignmentFlag.AlignHCenter
        if QFontMetricsF(small).horizontalAdvance(bar.label) <= area.width() + 3:
            paint_line(painter, label, bar.label, small, PALE, centred)
        paint_line(painter, foot.adjusted(-3, 0, 3, 0), bar.foot, small, shade(bar.harm), centred)
