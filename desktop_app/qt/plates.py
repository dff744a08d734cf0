"""The plate of a seat: who sits there, with which colours, how they stand and whether it is their turn."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QEnterEvent, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from . import fonts, icons
from .painting import paint_card, paint_focus, paint_line, paint_swatch
from .theme import RADIUS, Theme, colour_name

LIFT_MS = 200
MARK = 20
"""What a mark behind the name takes, in logical pixels."""


@dataclass(frozen=True, slots=True)
class SeatFace:
    """What a plate shows, in the user's words; `colours` are keys of `SEAT_COLOURS`, the seat's own first."""

    name: str
    colours: tuple[str, ...]
    score: str = ""
    note: str = ""
    robot: bool = False
    turn: bool = False
    out: bool = False
    leads: bool = False
    thinking: float | None = None
    """Share 0..1 of the thinking time that has passed; None while nobody thinks."""
    tip: str = ""
    """The tool tip; '' for name and note."""


class SeatPlate(QAbstractButton):
    """Shows one `SeatFace`; can be clicked. The plate whose turn it is rises and gets the accent colour."""

    def __init__(self, theme: Theme, parent: QWidget | None = None, *, compact: bool = False) -> None:
        super().__init__(parent)
        self._theme = theme
        self._compact = compact
        self._tight = False
        self._face = SeatFace("", ("ivory",))
        self._hover = False
        self._lift = 0.0
        self._room = 0
        self._speed = 1.0
        self._motion = QVariantAnimation(self)
        self._motion.valueChanged.connect(self._set_lift)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    @property
    def face(self) -> SeatFace:
        """What is shown now."""
        return self._face

    @property
    def compact(self) -> bool:
        """Whether the small form for small windows is on."""
        return self._compact

    def show_face(self, face: SeatFace) -> None:
        """Show new values; a change of turn is animated."""
        if face == self._face:
            return
        turned, renamed = face.turn != self._face.turn, face.name != self._face.name
        self._face = face
        self.setAccessibleName(self.describe())
        self.setToolTip(face.tip or (f"{face.name}: {face.note}" if face.note else face.name))
        self._ask_for_room(afresh=renamed)
        if turned:
            self._start_lift()
        self.update()

    def describe(self) -> str:
        """The plate in words, for tool tips and screen readers."""
        face = self._face
        parts = [face.name, *(colour_name(key) for key in face.colours)]
        if face.robot:
            parts.append(self.tr("computer"))
        if face.score:
            parts.append(self.tr("score {0}").format(face.score))
        if face.note:
            parts.append(face.note)
        if face.leads:
            parts.append(self.tr("leads"))
        if face.turn:
            parts.append(self.tr("to act"))
        return ", ".join(parts)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        self.update()

    def set_speed(self, speed: float) -> None:
        """Animation speed: 1 normal, 0 off, which ends a motion that is under way."""
        self._speed = speed
        if speed <= 0 and self._motion.state() == QVariantAnimation.State.Running:
            self._start_lift()

    def set_compact(self, compact: bool) -> None:
        """Switch between the normal and the small form."""
        if compact != self._compact:
            self._compact = compact
            self._ask_for_room(afresh=True)
            self.updateGeometry()
            self.update()

    def set_tight(self, tight: bool) -> None:
        """Leave the room to the name: narrow margins, and the marks lie on the swatch."""
        if tight != self._tight:
            self._tight = tight
            self.update()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.setAccessibleName(self.describe())
            self._ask_for_room(afresh=True)

    def sizeHint(self) -> QSize:
        base = QSize(170, 66) if self._compact else QSize(250, 96)
        return base.expandedTo(QSize(self._room, 0))

    def _ask_for_room(self, *, afresh: bool = False) -> None:
        """Want what the name and the longest note so far need, so that plates do not move with every note."""
        face, small = self._face, self._compact
        name = QFontMetricsF(fonts.ui(11 if small else 13, weight=QFont.Weight.Bold))
        note = QFontMetricsF(fonts.ui(10 if small else 11))
        digits = QFontMetricsF(fonts.display(17 if small else 25))
        words = max(name.horizontalAdvance(face.name) + 2 * MARK, note.horizontalAdvance(face.note))
        score = max(digits.horizontalAdvance(text) for text in (face.score, "00"))
        left, right = (55, 10) if small else (78, 16)
        wanted = math.ceil(7 + left + words + 8 + score + right + 7) + 4
        room = wanted if afresh else max(self._room, wanted)
        if room != self._room:
            self._room = room
            self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        return QSize(128, 66) if self._compact else QSize(190, 96)

    def enterEvent(self, event: QEnterEvent) -> None:
        self._hover = True
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._hover = False
        self.update()
        super().leaveEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        rise = 3 * self._lift
        side = 4 if self._tight else 7
        card = QRectF(self.rect()).adjusted(side, 6, -side, -10).translated(0, -rise)
        fill = self._theme.hover if self._hover and not self._face.turn else ""
        if not self._face.turn and not fill:
            fill = self._theme.surface
        paint_card(painter, card, self._theme, depth=3 + 5 * self._lift, fill=fill)
        self._paint_bar(painter, card)
        painter.setOpacity(0.6 if self._face.out and not self._face.turn else 1.0)
        self._paint_face(painter, card)
        painter.setOpacity(1.0)
        if self.hasFocus():
            paint_focus(painter, card, self._theme)
        painter.end()

    def _paint_bar(self, painter: QPainter, card: QRectF) -> None:
        """An accent edge, and a bar that grows from the middle of the left side."""
        if self._lift <= 0:
            return
        edge = QColor(self._theme.accent)
        edge.setAlphaF(min(self._lift, 1.0))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(edge, 2))
        painter.drawRoundedRect(card.adjusted(0.5, 0.5, -0.5, -0.5), RADIUS, RADIUS)
        height = (card.height() - 16) * self._lift
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._theme.accent))
        painter.drawRoundedRect(QRectF(card.x() + 4, card.center().y() - height / 2, 5, height), 2.5, 2.5)

    def _paint_face(self, painter: QPainter, card: QRectF) -> None:
        face, theme, small = self._face, self._theme, self._compact
        side, tight = 32.0 if small else 46.0, self._tight
        inset = 12 if tight else 14 if small else 19
        swatch = QRectF(card.x() + inset, card.center().y() - side / 2, side, side)
        paint_swatch(painter, swatch, face.colours, theme)
        if face.thinking is not None:
            self._paint_ring(painter, swatch, face.thinking)
        left = swatch.right() + (9 if small or tight else 13)
        right = card.right() - (8 if tight else 10 if small else 16)
        font = fonts.display(17 if small else 25)
        width = QFontMetricsF(font).horizontalAdvance(face.score)
        paint_line(
            painter,
            QRectF(right - width - 1, card.y(), width + 2, card.height()),
            face.score,
            font,
            theme.text,
            Qt.AlignmentFlag.AlignRight,
        )
        right -= width + (5 if tight else 8)
        half = 17.0 if small else 23.0
        top = QRectF(left, card.center().y() - half, right - left, half)
        below = QRectF(left, card.center().y(), right - left, half - 1)
        weight = QFont.Weight.Bold if face.turn else QFont.Weight.DemiBold
        font = fonts.ui(11 if small else 13, weight=weight)
        marks = [mark for mark, shown in (("trophy", face.leads), ("robot", face.robot)) if shown]
        room = top.width() - (0 if tight else MARK * len(marks))
        paint_line(painter, QRectF(top.x(), top.y(), room, top.height()), face.name, font, theme.text)
        at = top.x() + min(QFontMetricsF(font).horizontalAdvance(face.name), room) + 5
        for mark in marks:
            box = QRectF(at, top.center().y() - 7.5, 15, 15)
            if tight:
                box.moveCenter(swatch.topLeft() if mark == "trophy" else swatch.bottomLeft())
                self._paint_disc(painter, box)
            icons.paint(painter, box, mark, theme.accent_ink if mark == "trophy" else theme.muted)
            at += MARK
        paint_line(painter, below, face.note, fonts.ui(10 if small else 11), theme.muted)

    def _paint_disc(self, painter: QPainter, box: QRectF) -> None:
        """What a mark lies on that lies on the swatch."""
        painter.setPen(QPen(QColor(self._theme.line), 1))
        painter.setBrush(QColor(self._theme.raised))
        painter.drawEllipse(box.adjusted(-2.5, -2.5, 2.5, 2.5))

    def _paint_ring(self, painter: QPainter, swatch: QRectF, share: float) -> None:
        """The time a computer has thought, as a ring around the swatch, clockwise from the top."""
        radius = swatch.width() * 0.5 + 5
        ring = QRectF(
            swatch.center() - QPointF(radius, radius), QPointF(swatch.center() + QPointF(radius, radius))
        )
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, part in ((self._theme.line, 1.0), (self._theme.accent, min(max(share, 0.02), 1.0))):
            pen = QPen(QColor(colour), 3.5)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.drawArc(ring, 90 * 16, round(-part * 360 * 16))

    def _start_lift(self) -> None:
        goal = 1.0 if self._face.turn else 0.0
        self._motion.stop()
        if self._speed <= 0 or not self.isVisible():
            self._set_lift(goal)
            return
        self._motion.setDuration(round(LIFT_MS / self._speed))
        self._motion.setStartValue(self._lift)
        self._motion.setEndValue(goal)
        self._motion.start()

    def _set_lift(self, value: object) -> None:
        if isinstance(value, float):
            self._lift = value
            self.update()
