"""The cover of a game: a large painted button with its title."""

from __future__ import annotations

import logging
import math
from pathlib import Path

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPixmap,
)
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from . import fonts
from .painting import covering, paint_card, paint_focus, paint_line, paint_text, rounded
from .theme import Theme

log = logging.getLogger(__name__)

PIXEL_STEP = 160
HIGH = 104.0
"""Pixels for the words below the picture: title, one line about the game, facts."""
NARROW = 460
"""On covers below this width the line about the game takes two lines."""
SECOND_LINE = 24.0


class CoverButton(QAbstractButton):
    """A game's painted cover with its title below; rises under the mouse pointer.

    The picture is rendered right after a paint event that lacks it and never in one, since that takes a
    tenth of a second: the window is there at once, with a small preview enlarged where the picture will be,
    and is resized smoothly.
    """

    LIFT_MS = 180
    drawn = Signal()
    """The picture has been rendered in the size that was lacking."""

    def __init__(
        self, cover: Path, theme: Theme, parent: QWidget | None = None, *, focus: float = 0.72
    ) -> None:
        """`cover` is an SVG file; `focus` 0..1 says which height of it stays in sight when it is cut.

        Its preview is the file beside it that ends in `.preview.png`; without one the ground is plain at
        first. A file that is no drawing is logged.
        """
        super().__init__(parent)
        self._cover = cover
        self._drawing: QSvgRenderer | None = None
        self._shape = QSizeF()
        self._area = QSizeF()
        self._ratio = 1.0
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._render)
        self._theme = theme
        self._focus = focus
        self._title = self._tagline = self._facts = ""
        self._lift = 0.0
        self._speed = 1.0
        self._picture: QPixmap | None = None
        self._sharp = False
        preview = QPixmap(str(cover.with_suffix(".preview.png")))
        if not preview.isNull():
            self._picture, self._shape = preview, QSizeF(preview.size())
        self._motion = QVariantAnimation(self)
        self._motion.valueChanged.connect(self._set_lift)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def complete(self) -> bool:
        """Whether the picture itself is there."""
        return self._sharp

    def set_words(self, title: str, tagline: str = "", facts: str = "") -> None:
        """The texts on the cover; `facts` is the short line of seats and time."""
        self._title, self._tagline, self._facts = title, tagline, facts
        self.setAccessibleName(title)
        self.setAccessibleDescription(" ".join(part for part in (tagline, facts) if part))
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        self.update()

    def set_speed(self, speed: float) -> None:
        """Animation speed: 1 normal, 0 off."""
        self._speed = speed

    def sizeHint(self) -> QSize:
        return QSize(340, 380)

    def minimumSizeHint(self) -> QSize:
        return QSize(200, 190)

    def enterEvent(self, event: QEnterEvent) -> None:
        self._move_to(1.0)
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._move_to(0.0)
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        card = QRectF(self.rect()).adjusted(14, 12, -14, -18).translated(0, 3 - 5 * self._lift)
        paint_card(painter, card, self._theme, depth=7 + 7 * self._lift, radius=14)
        art, words = self._split(card)
        self._paint_art(painter, art, rounded(card, 14))
        self._paint_words(painter, words)
        if self.hasFocus() or self.isDown():
            paint_focus(painter, card.adjusted(-1, -1, 1, 1), self._theme, radius=15)
        painter.end()

    @staticmethod
    def _split(card: QRectF) -> tuple[QRectF, QRectF]:
        """Art above and words below; side by side where the card is much wider than high."""
        if card.width() > 1.9 * card.height():
            wide = card.height() * 1.3
            art = QRectF(card.x(), card.y(), wide, card.height())
            return art, QRectF(art.right() + 20, card.y(), card.width() - wide - 36, card.height())
        high = 74.0 if card.height() < 250 else HIGH
        if card.height() >= 250 and card.width() < NARROW:
            high += SECOND_LINE
        art = QRectF(card.x(), card.y(), card.width(), card.height() - high)
        return art, QRectF(card.x() + 20, art.bottom(), card.width() - 40, high)

    def _paint_words(self, painter: QPainter, box: QRectF) -> None:
        theme = self._theme
        told = 24.0 + (SECOND_LINE if box.height() > HIGH else 0.0)
        facts = 22.0 if box.height() > 90 else 0.0
        top = box.y() + (box.height() - 36 - told - facts) / 2 - 1
        line = QRectF(box.x(), top, box.width(), 36)
        paint_line(painter, line, self._title, fonts.display(21), theme.text)
        line = QRectF(box.x(), line.bottom(), box.width(), told)
        room = facts or QFontMetricsF(fonts.ui(10)).horizontalAdvance(self._tagline) <= box.width()
        said = self._tagline if room else self._facts  # on the smallest covers the line that is not cut off
        paint_text(painter, line, said, (fonts.ui(12), fonts.ui(11), fonts.ui(10)), theme.text)
        if facts:
            line = QRectF(box.x(), line.bottom(), box.width(), facts)
            bold = fonts.ui(10.5, weight=QFont.Weight.DemiBold)
            paint_line(painter, line, self._facts, bold, theme.accent_ink)

    def _paint_art(self, painter: QPainter, area: QRectF, card: QPainterPath) -> None:
        """The picture as it is now, and have it rendered if it is missing or of another size."""
        self._area, self._ratio = area.size(), self.devicePixelRatioF()
        if self._picture is None or not self._sharp or self._picture.width() != self._width():
            self._soon.start(0)
        painter.save()
        painter.setClipRect(area)
        if self._picture is None:
            painter.fillPath(card, QColor(self._theme.accent_soft))
        else:
            painter.setClipPath(card, Qt.ClipOperation.IntersectClip)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            target = covering(area, self._shape, focus=self._focus)
            painter.drawPixmap(target, self._picture, QRectF(self._picture.rect()))
        painter.restore()

    def _width(self) -> int:
        """The pixels across that the picture needs to cover its area, in steps of size."""
        needed = covering(QRectF(QPointF(), self._area), self._shape).width() * self._ratio
        return max(math.ceil(needed / PIXEL_STEP), 1) * PIXEL_STEP

    def _render(self) -> None:
        """Render the whole drawing as large as the last paint event wanted it."""
        if self._drawing is None:
            self._drawing = QSvgRenderer(str(self._cover), self)
            if not self._drawing.isValid():
                log.error("not a drawing: %s", self._cover)
        if not self._drawing.isValid():
            return
        self._shape = self._drawing.viewBoxF().size()
        width = self._width()
        self._picture = QPixmap(width, round(width * self._shape.height() / self._shape.width()))
        self._picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(self._picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._drawing.render(painter)
        painter.end()
        self._sharp = True
        self.update()
        self.drawn.emit()

    def _move_to(self, goal: float) -> None:
        self._motion.stop()
        if self._speed <= 0:
            self._set_lift(goal)
            return
        self._motion.setDuration(round(self.LIFT_MS / self._speed))
        self._motion.setStartValue(self._lift)
        self._motion.setEndValue(goal)
        self._motion.start()

    def _set_lift(self, value: object) -> None:
        if isinstance(value, float):
            self._lift = value
            self.update()
