"""What the program says to the people at the table: the prompt line and short notices."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QToolButton, QWidget
from shiboken6 import isValid

from . import fonts, icons
from .painting import paint_card, paint_swatch, paint_text
from .theme import Theme, mixed

LEAD, SMALL = 14, 10.5
COMPACT = 13
COMPACT_SIZES = (COMPACT, 11, 10)
"""The sizes of the prompt line in points: what is said and what stands below it; small is for two lines."""

KINDS = {"info": "info", "ok": "check", "warning": "warning", "error": "warning"}


def announce(widget: QWidget, text: str) -> None:
    """Let a screen reader say the text."""
    from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent  # large; the start needs neither

    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))


class PromptLine(QWidget):
    """One large line: who should do what now; and for a while, why what was tried is not possible.

    A refusal stays until the next prompt or `clear_refusal`; one that the prompt says too stands alone.
    """

    resized = Signal()
    """There is another room for words now."""

    def __init__(self, theme: Theme, parent: QWidget | None = None, *, compact: bool = False) -> None:
        super().__init__(parent)
        self._theme = theme
        self._compact = compact
        self._text = ""
        self._detail = ""
        self._icon = "hand"
        self._colours: tuple[str, ...] = ()
        self._reason = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def text(self) -> str:
        """The prompt."""
        return self._text

    @property
    def reason(self) -> str:
        """The refusal that is shown, '' if none is."""
        return self._reason

    def show_prompt(
        self, text: str, *, detail: str = "", icon: str = "hand", colours: tuple[str, ...] = ()
    ) -> None:
        """Say what is to do; the swatch of `colours` (`SEAT_COLOURS`) stands in place of the icon."""
        changed = (text, detail) != (self._text, self._detail)
        self._text, self._detail, self._icon, self._colours, self._reason = text, detail, icon, colours, ""
        self.setAccessibleName(text)
        self.setAccessibleDescription(detail)
        self.setToolTip(f"{text}\n{detail}" if detail else text)
        if changed and text:
            announce(self, text)
        self.update()

    def show_refusal(self, reason: str) -> None:
        """Say why something is not possible; the prompt stays readable."""
        self._reason = reason
        self.setAccessibleDescription(reason)
        announce(self, reason)
        self.update()

    def clear_refusal(self) -> None:
        """Take the refusal away."""
        if self._reason:
            self._reason = ""
            self.setAccessibleDescription(self._detail)
            self.update()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        self.update()

    def set_compact(self, compact: bool) -> None:
        """One row for small windows, two otherwise."""
        self._compact = compact
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(520, 56 if self._compact else 86)

    def minimumSizeHint(self) -> QSize:
        return QSize(240, self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        theme, bad = self._theme, bool(self._reason)
        card = QRectF(self.rect()).adjusted(7, 5, -7, -9)
        paint_card(painter, card, theme, depth=4, fill=mixed(theme.danger, theme.raised, 0.12) if bad else "")
        side = 30.0 if self._compact else 42.0
        mark = QRectF(card.x() + 12, card.center().y() - side / 2, side, side)
        self._paint_mark(painter, mark)
        left = mark.right() + 14
        box = QRectF(left, card.y() + 2, card.right() - 14 - left, card.height() - 4)
        if self._compact:
            self._paint_words(painter, box, self._reason or self._text, COMPACT_SIZES)
        elif bad and self._text.endswith(self._reason):
            self._paint_words(painter, box, self._reason, (LEAD, SMALL))
        else:
            self._paint_rows(painter, box, self._reason or self._detail)
        painter.end()

    def _paint_rows(self, painter: QPainter, box: QRectF, second: str) -> None:
        """What is said, large, and below it the reason or the detail, small: each may take two lines.

        Where what is said needs two lines itself, it is as small as the rest.
        """
        if not second:
            self._paint_words(painter, box, self._text, (LEAD, SMALL))
            return
        bold = QFont.Weight.DemiBold
        lead, small = fonts.ui(LEAD, weight=bold), fonts.ui(SMALL, weight=bold)
        below = fonts.ui(SMALL, weight=bold if self._reason else QFont.Weight.Normal)
        crowded = QFontMetricsF(lead).horizontalAdvance(self._text) > box.width()
        first = small if crowded else lead
        upper = QFontMetricsF(first).lineSpacing()
        if QFontMetricsF(first).horizontalAdvance(self._text) > box.width():
            upper *= 2
        lower = QFontMetricsF(below).lineSpacing()
        if not crowded and QFontMetricsF(below).horizontalAdvance(second) > box.width():
            lower *= 2
        top = box.y() + max(0.0, (box.height() - upper - lower) / 2)
        line = QRectF(box.x(), top, box.width(), upper + 1)
        paint_text(painter, line, self._text, [first], self._theme.text)
        colour = self._theme.danger if self._reason else self._theme.muted
        paint_text(
            painter, QRectF(box.x(), line.bottom() - 1, box.width(), lower + 1), second, [below], colour
        )

    def _paint_words(self, painter: QPainter, box: QRectF, text: str, sizes: tuple[float, ...]) -> None:
        styles = [fonts.ui(size, weight=QFont.Weight.DemiBold) for size in sizes]
        paint_text(painter, box, text, styles, self._theme.danger if self._reason else self._theme.text)

    def _paint_mark(self, painter: QPainter, box: QRectF) -> None:
        theme = self._theme
        if self._colours and not self._reason:
            paint_swatch(painter, box, self._colours, theme)
            return
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(
            QColor(mixed(theme.danger, theme.raised, 0.2) if self._reason else theme.accent_soft)
        )
        painter.drawEllipse(box)
        inset = box.width() * 0.22
        name, colour = ("warning", theme.danger) if self._reason else (self._icon, theme.accent_ink)
        icons.paint(painter, box.adjusted(inset, inset, -inset, -inset), name, colour)


class Toast(QWidget):
    """A quiet notice over the lower (or upper) edge of its parent; goes by itself or when dismissed."""

    acted = Signal()
    """The button in the notice was pressed."""
    closed = Signal()

    def __init__(self, theme: Theme, parent: QWidget, *, at_top: bool = False) -> None:
        super().__init__(parent)
        self._theme = theme
        self._at_top = at_top
        self._below: QWidget | None = None
        self._kind = "info"
        self._mark = QLabel(self)
        self._label = QLabel(self)
        self._label.setWordWrap(True)
        self._button = QPushButton(self)
        self._button.setProperty("variant", "ghost")
        self._close = QToolButton(self)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        row = QHBoxLayout(self)
        row.setContentsMargins(24, 14, 20, 20)
        row.setSpacing(12)
        row.addWidget(self._mark)
        row.addWidget(self._label, 1)
        row.addWidget(self._button)
        row.addWidget(self._close)
        self._button.clicked.connect(self.acted)
        self._button.clicked.connect(self.dismiss)
        self._close.clicked.connect(self.dismiss)
        self._timer.timeout.connect(self.dismiss)
        parent.installEventFilter(self)
        self._retranslate()
        self.set_theme(theme)
        self.hide()

    def show_message(self, text: str, *, kind: str = "info", action: str = "", stay_ms: int = 6000) -> None:
        """Show a text; `kind` is info, ok, warning or error, `action` labels a button, `stay_ms` 0 stays."""
        self._kind = kind
        self._label.setText(text)
        self._button.setText(action)
        self._button.setVisible(bool(action))
        self.setAccessibleName(text)
        self.set_theme(self._theme)
        self._place()
        self.show()
        self.raise_()
        self._timer.stop()
        if stay_ms > 0:
            self._timer.start(stay_ms)
        announce(self, text)

    def keep_below(self, place: QWidget | None) -> None:
        """Lie over the upper part of `place`, somewhere inside the parent; None: of the whole parent."""
        if self._below is not None and isValid(self._below):
            self._below.removeEventFilter(self)
        self._below = place
        if place is not None:
            place.installEventFilter(self)
        self._place()

    @property
    def text(self) -> str:
        """The text of the notice that is shown or was shown last."""
        return self._label.text()

    def dismiss(self) -> None:
        """Take the notice away."""
        self._timer.stop()
        if not self.isHidden():
            self.hide()
            self.closed.emit()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        colour = {"ok": theme.ok, "error": theme.danger, "warning": theme.danger}.get(
            self._kind, theme.accent_ink
        )
        self._mark.setPixmap(icons.pixmap(KINDS[self._kind], colour, 24, ratio=self.devicePixelRatioF()))
        self._close.setIcon(icons.icon("x", theme.muted))
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        moved = event.type() in (QEvent.Type.Resize, QEvent.Type.Move)
        if moved and watched in (self.parent(), self._below) and not self.isHidden():
            self._place()
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_card(painter, QRectF(self.rect()).adjusted(9, 6, -9, -13), self._theme, depth=8)
        painter.end()

    def _retranslate(self) -> None:
        self._close.setToolTip(self.tr("Dismiss"))
        self._close.setAccessibleName(self.tr("Dismiss"))

    def _place(self) -> None:
        parent = self.parentWidget()
        if parent is None:
            return
        area = parent.rect()
        if self._below is not None and isValid(self._below):
            area = QRect(self._below.mapTo(parent, QPoint(0, 0)), self._below.size())
        width = min(620, area.width() - 32)
        height = max(self.heightForWidth(width), self.minimumSizeHint().height())
        top = area.y() + 4 if self._at_top else area.bottom() - height - 19
        self.setGeometry(area.x() + (area.width() - width) // 2, top, width, height)
