"""The curtain between two people at one screen: it hides a table until the next one has taken the seat."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import (
    QEasingCurve,
    QEvent,
    QObject,
    QPointF,
    QRectF,
    QSize,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QHideEvent,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from desktop_app.core.game import Seat
from desktop_app.qt import fonts
from desktop_app.qt.log_model import LogModel, LogRow
from desktop_app.qt.painting import paint_line, paint_swatch
from desktop_app.qt.stylesheet import stylesheet
from desktop_app.qt.theme import Theme
from desktop_app.qt.widgets import Card, announce

from .curtain_cloth import BRASS, HEM, INK, cloth, paint_ring, valance_height
from .log_panel import LogDelegate
from .side_list import SideList

RISE_MS = 480
"""So long the curtain takes to rise at the normal speed."""
NEWS_WIDTH = 460
NAME_SIZES = (40.0, 32.0, 26.0, 21.0)
"""Points of the name, the largest that fits."""
FLOOR = "#120D0A"
"""What is seen below the cloth while it hangs."""
LOW = 620
"""Below this height everything moves closer together, in logical pixels."""

ON_CLOTH = f"""
QLabel#words {{ color: {INK}; font-size: 13pt; }}
QPushButton#lift {{
    background: {INK}; color: #23272B; border: 2px solid {BRASS}; border-radius: 12px; padding: 8px 30px;
    min-height: 26px; font-size: 13pt;
}}
QPushButton#lift:hover {{ background: #FFFFFF; }}
QPushButton#lift:pressed {{ background: #EADDBE; }}
QPushButton#lift:focus {{ border: 4px solid {BRASS}; padding: 6px 28px; }}
QPushButton#seat {{
    background: rgba(0, 0, 0, 70); color: {INK}; border: 1px solid rgba(255, 246, 226, 110);
    padding: 5px 14px;
}}
QPushButton#seat:hover {{ background: rgba(0, 0, 0, 130); }}
QPushButton#seat:focus {{ border: 2px solid {INK}; padding: 4px 13px; }}
"""


@dataclass(frozen=True, slots=True)
class Call:
    """Who is called to the table: the seat, its name and colours, and what happened meanwhile.

    `rows` are lines that everybody may read; `first`: this is the seat's first turn.
    """

    seat: Seat
    name: str
    colours: tuple[str, ...]
    rows: tuple[LogRow, ...] = ()
    first: bool = False


class Curtain(QWidget):
    """Covers all of its parent. It knows no game and no session; whoever owns it hides what lies behind.

    Only a fresh press lifts it: no key that is still held down and no second click of a double click, which
    both belong to the turn before.
    """

    lift_wanted = Signal()
    """The person called wants to see the table."""
    seat_wanted = Signal()
    """Somebody wants to change who plays on the seat called."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._call: Call | None = None
        self._cloth = QImage()
        self._cloth_for: tuple[object, ...] = ()
        self._motion = QVariantAnimation(self)
        self._motion.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._motion.valueChanged.connect(self._raise_to)
        self._motion.finished.connect(self.hide)
        self.medal = Medal(theme, self)
        self.name = NameLabel(self)
        self.words = QLabel(self)
        self.words.setObjectName("words")
        self.words.setWordWrap(True)
        self.words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.lift = LiftButton(self)
        self.lift.setObjectName("lift")
        self.seat = QPushButton(self)
        self.seat.setObjectName("seat")
        self.news = News(theme, self)
        self.lift.clicked.connect(self.lift_wanted)
        self.seat.clicked.connect(self.seat_wanted)
        self._lay_out()
        self.set_theme(theme)
        parent.installEventFilter(self)
        self.hide()

    @property
    def called(self) -> Call | None:
        """Who is called while the curtain hangs; None: it is up or on its way."""
        return self._call

    def hang(self, call: Call) -> None:
        """Cover everything at once and call somebody; again to change what is said."""
        fresh = self._call is None or self._call.seat != call.seat
        self._call = call
        if fresh:
            self._motion.stop()
            self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, False)
            self._cover()
            self.show()
            self.raise_()
        self._tell()
        if fresh:
            self.lift.setFocus()
            announce(self, self.accessibleName())

    def rise(self, speed: float) -> None:
        """Give the table free; `speed` 0 at once. Meanwhile clicks reach what lies behind."""
        self._call = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        if speed <= 0 or not self.isVisible():
            self.hide()
            return
        self._motion.setDuration(round(RISE_MS / speed))
        self._motion.setStartValue(0.0)
        self._motion.setEndValue(1.0)
        self._motion.start()

    def finish_motion(self) -> None:
        """Be up at once, if it is on its way."""
        self._motion.stop()
        if self._call is None:
            self.hide()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme, whose accent is the game's."""
        self._theme = theme
        self.setStyleSheet(stylesheet(theme) + ON_CLOTH)
        self.medal.set_theme(theme)
        self.news.set_theme(theme)
        self.update()

    # ---- inside --------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        self._column = QVBoxLayout(self)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self.seat)
        middle = Qt.AlignmentFlag.AlignHCenter
        self._column.addStretch(1)
        self._column.addWidget(self.medal, 0, middle)
        self._column.addWidget(self.name)
        self._column.addWidget(self.words)
        self._column.addSpacing(6)
        self._column.addWidget(self.lift, 0, middle)
        self._column.addSpacing(6)
        self._column.addWidget(self.news, 60, middle)
        self._column.addStretch(1)
        self._column.addLayout(foot)

    def _tell(self) -> None:
        call = self._call
        if call is None:
            return
        self.medal.show_colours(call.colours)
        self.name.setText(call.name)
        self.words.setText(self.tr("It is your turn. Lift the curtain when nobody else looks."))
        self.lift.setText(self.tr("Lift the curtain"))
        self.seat.setText(self.tr("Change the seat …"))
        told = self.tr("%1, it is your turn. Lift the curtain when nobody else looks.")
        self.setAccessibleName(told.replace("%1", call.name))
        self.news.show_rows(call.rows, self.tr("So far") if call.first else self.tr("Since your last turn"))
        self._fit()

    def _cover(self) -> None:
        parent = self.parentWidget()
        if parent is not None:
            self.setGeometry(parent.rect())

    def _raise_to(self, share: object) -> None:
        if isinstance(share, float):
            self.move(0, -round(self.height() * share))

    def _fit(self) -> None:
        height = self.height()
        low = height < LOW
        top = round(valance_height(height) * 1.2)
        self._column.setContentsMargins(20, top, 20, round(HEM) + (14 if low else 20))
        self._column.setSpacing(4 if low else 8)
        self.medal.set_side(76 if low else 104)
        self.news.setFixedWidth(min(NEWS_WIDTH, self.width() - 60))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.parent() and event.type() == QEvent.Type.Resize and not self.isHidden():
            self.finish_motion()
            self._cover()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._tell()

    def hideEvent(self, event: QHideEvent) -> None:
        """What was told is forgotten with the curtain, but not when the whole table is out of sight."""
        super().hideEvent(event)
        if self._call is None:
            self.news.show_rows((), "")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the other button if that has the focus; else Enter and Space lift the curtain."""
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if self._call is None or not (enter or event.key() == Qt.Key.Key_Space):
            event.ignore()
        elif not event.isAutoRepeat():
            (self.seat if enter and self.seat.hasFocus() else self.lift).click()

    def paintEvent(self, event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        wanted = (self.size(), ratio, self._theme.accent, self._theme.dark)
        if wanted != self._cloth_for:
            self._cloth = cloth(self.size(), ratio, self._theme.accent, dark=self._theme.dark)
            self._cloth_for = wanted
        painter = QPainter(self)
        if self._call is not None:  # nothing of the table may be seen between the strands of the fringe
            painter.fillRect(self.rect(), QColor(FLOOR))
        painter.drawImage(0, 0, self._cloth)
        painter.end()


class LiftButton(QPushButton):
    """Lifts the curtain, but not by the second click of a double click."""

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()


class Medal(QWidget):
    """A seat's colours in a brass ring."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._colours: tuple[str, ...] = ("ivory",)
        self._side = 104

    def show_colours(self, colours: tuple[str, ...]) -> None:
        """Keys of the seat palette."""
        self._colours = colours or ("ivory",)
        self.update()

    def set_side(self, side: int) -> None:
        """As large as that, in logical pixels."""
        self._side = side
        self.setFixedSize(side, side)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side, width = float(self._side), self._side * 0.085
        centre = QPointF(side / 2, side / 2 - 2)
        radius = side / 2 - width / 2 - 8
        swatch = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
        paint_swatch(painter, swatch, self._colours, self._theme, radius=radius)
        paint_ring(painter, centre, radius, width)
        painter.end()


class NameLabel(QLabel):
    """A name in the display face, as large as it fits."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(200, 58)

    def minimumSizeHint(self) -> QSize:
        return QSize(100, 58)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        text, area, middle = self.text(), QRectF(self.rect()), Qt.AlignmentFlag.AlignHCenter
        faces = [fonts.display(size) for size in NAME_SIZES]
        fitting = (face for face in faces if QFontMetricsF(face).horizontalAdvance(text) <= area.width())
        face = next(fitting, faces[-1])
        paint_line(painter, area.translated(1, 2), text, face, "#180E08", middle)
        paint_line(painter, area, text, face, INK, middle)
        painter.end()


class News(Card):
    """A sheet with lines of the log, as high as they need where there is room; else they scroll."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent, depth=6, padding=(6, 6))
        self.model = LogModel(self)
        self.heading = QLabel(self)
        self.heading.setProperty("role", "heading")
        self.heading.setContentsMargins(10, 2, 10, 2)
        self.view = SideList(self)
        self.view.setModel(self.model)
        self.view.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.delegate = LogDelegate(theme, self.view)
        self.view.setItemDelegate(self.delegate)
        column = QVBoxLayout()
        self.hold(column)
        column.setSpacing(2)
        column.addWidget(self.heading)
        column.addWidget(self.view, 1)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.view.verticalScrollBar().rangeChanged.connect(self.view.scrollToBottom)

    def show_rows(self, rows: tuple[LogRow, ...], heading: str) -> None:
        """These lines; without any there is no sheet."""
        self.heading.setText(heading)
        self.view.setAccessibleName(heading)
        self.model.set_rows(rows)
        self.setVisible(bool(rows))
        self._limit()

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self.delegate.theme = theme
        self.view.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._limit()

    def minimumSizeHint(self) -> QSize:
        return QSize(200, 96)

    def _limit(self) -> None:
        """No higher than what it says."""
        rows = sum(self.view.sizeHintForRow(number) for number in range(self.model.rowCount()))
        margins = self.contentsMargins()
        around = margins.top() + margins.bottom() + self.heading.sizeHint().height() + 12
        layout = self.layout()
        if layout is not None:
            inner = layout.contentsMargins()
            around += inner.top() + inner.bottom()
        self.setMaximumHeight(rows + around)


__all__ = ["Call", "Curtain"]
