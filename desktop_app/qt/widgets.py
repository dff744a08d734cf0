"""The shared widgets. They know no game: plain values go in, signals come out, and all paint from a `Theme`.

Each has `set_theme`; all can be used with keyboard or mouse alone. Texts come from the owner, who sets them anew when
the language changes. `SeatPlate`, `PromptLine` and `Toast` live in files of their own and are imported from here.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QAction, QEnterEvent, QFont, QKeyEvent, QKeySequence, QPainter, QPaintEvent, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from desktop_app.core.errors import BadData

from . import fonts, icons
from .notices import PromptLine, Toast, announce
from .painting import paint_card, paint_covering, paint_focus, paint_line, rounded
from .plates import SeatFace, SeatPlate
from .theme import Theme

__all__ = [
    "Card",
    "CoverButton",
    "IconButton",
    "PromptLine",
    "SeatFace",
    "SeatPlate",
    "Segmented",
    "Stepper",
    "Toast",
    "announce",
]


class Card(QFrame):
    """A raised panel with a soft shadow; put a layout into it. Its margins leave room for the shadow."""

    def __init__(self, theme: Theme, parent: QWidget | None = None, *, depth: int = 5, padding: int = 16) -> None:
        super().__init__(parent)
        self._theme = theme
        self._depth = depth
        side = depth + 2
        self.setContentsMargins(side + padding, side + padding - 2, side + padding, side + padding + 2)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = self._depth + 2
        area = QRectF(self.rect()).adjusted(side, side - 2, -side, -side - 2)
        paint_card(painter, area, self._theme, depth=self._depth)
        painter.end()


class IconButton(QToolButton):
    """A tool button with an icon; name and shortcut stand in the tool tip.

    With `action` it follows that action (text, enabled, checked, shortcut) and triggers it; its icon is set too, so that
    menus show the same.
    """

    def __init__(
        self,
        icon: str,
        theme: Theme,
        parent: QWidget | None = None,
        *,
        text: str = "",
        shortcut: str = "",
        action: QAction | None = None,
        size: int = 22,
        framed: bool = False,
    ) -> None:
        super().__init__(parent)
        self._icon = icon
        self._theme = theme
        self._text = text
        self._shortcut = QKeySequence(shortcut)
        self._action = action
        self.setIconSize(QSize(size, size))
        self.setProperty("variant", "framed" if framed else "plain")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.set_theme(theme)
        if action is not None:
            self.setDefaultAction(action)
            action.changed.connect(self._follow)
        elif shortcut:
            self.setShortcut(self._shortcut)
        self._follow()

    def set_text(self, text: str) -> None:
        """The name in tool tip and for screen readers."""
        self._text = text
        self._follow()

    def set_icon(self, icon: str) -> None:
        """Show another icon."""
        self._icon = icon
        self.set_theme(self._theme)

    def set_theme(self, theme: Theme) -> None:
        """Tint the icon for another theme."""
        self._theme = theme
        picture = icons.icon(self._icon, theme.text, disabled=theme.faded)
        if self._action is not None:
            self._action.setIcon(picture)
        self.setIcon(picture)

    def _follow(self) -> None:
        text, keys = self._text, self._shortcut
        if self._action is not None:
            text, keys = self._action.text().replace("&", "").removesuffix("…"), self._action.shortcut()
        name = keys.toString(QKeySequence.SequenceFormat.NativeText)
        self.setToolTip(f"{text} ({name})" if name else text)
        self.setAccessibleName(text)


class Segmented(QWidget):
    """A choice among a few, side by side; arrow keys move it."""

    chosen = Signal(object)
    """The key of the option the user chose."""

    def __init__(
        self, options: Sequence[tuple[object, str]] = (), parent: QWidget | None = None, *, name: str = ""
    ) -> None:
        """`options` are (key, label) pairs; `name` is what screen readers call the choice."""
        super().__init__(parent)
        self._keys: list[object] = []
        self._group = QButtonGroup(self)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(3, 3, 3, 3)
        self._row.setSpacing(2)
        self.setProperty("segmented", True)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(name)
        self._group.idClicked.connect(self._clicked)
        self.set_options(options)

    @property
    def value(self) -> object:
        """The chosen key; None while there is no choice."""
        number = self._group.checkedId()
        return self._keys[number] if number >= 0 else None

    def set_value(self, key: object) -> None:
        """Choose without a signal. Errors: `BadData` for a key that is no option."""
        if key not in self._keys:
            raise BadData("no such option", given=str(key))
        self._group.button(self._keys.index(key)).setChecked(True)

    def set_options(self, options: Sequence[tuple[object, str]]) -> None:
        """Replace the options; the choice stays where its key stays, else the first is chosen."""
        before = self.value if self._keys else None
        for button in self._group.buttons():
            self._group.removeButton(button)
            button.deleteLater()
        self._keys = [key for key, _ in options]
        for number, (_, label) in enumerate(options):
            button = QPushButton(label, self)
            button.setCheckable(True)
            button.setProperty("variant", "segment")
            self._group.addButton(button, number)
            self._row.addWidget(button)
        if self._keys:
            self.set_value(before if before in self._keys else self._keys[0])

    def set_enabled_options(self, keys: Sequence[object]) -> None:
        """Only these can be chosen."""
        for number, key in enumerate(self._keys):
            self._group.button(number).setEnabled(key in keys)

    def set_theme(self, theme: Theme) -> None:
        """The style sheet does it; there for symmetry."""
        self.update()

    def _clicked(self, number: int) -> None:
        self.chosen.emit(self._keys[number])


class Stepper(QWidget):
    """A small number with a minus and a plus button; arrow, page and Home/End keys work."""

    value_changed = Signal(int)

    def __init__(
        self, theme: Theme, low: int, high: int, value: int, parent: QWidget | None = None, *, name: str = ""
    ) -> None:
        super().__init__(parent)
        self._low, self._high, self._value = low, high, min(max(value, low), high)
        self._minus = IconButton("minus", theme, self, framed=True, size=18)
        self._plus = IconButton("plus", theme, self, framed=True, size=18)
        self._label = QLabel(self)
        self._label.setProperty("role", "heading")
        self._label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._label.setMinimumWidth(40)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        for part in (self._minus, self._label, self._plus):
            row.addWidget(part)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self._name = name
        self._minus.clicked.connect(lambda: self._step(-1))
        self._plus.clicked.connect(lambda: self._step(1))
        self._refresh()

    @property
    def value(self) -> int:
        """The number."""
        return self._value

    def set_value(self, value: int) -> None:
        """Set without a signal, kept inside the range."""
        self._value = min(max(value, self._low), self._high)
        self._refresh()

    def set_range(self, low: int, high: int) -> None:
        """Another range; a number outside moves to its edge, without a signal."""
        self._low, self._high = low, high
        self.set_value(self._value)

    def set_name(self, name: str) -> None:
        """What screen readers call the number."""
        self._name = name
        self._refresh()

    def set_theme(self, theme: Theme) -> None:
        """Tint the buttons for another theme."""
        self._minus.set_theme(theme)
        self._plus.set_theme(theme)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._refresh()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key
        span = self._high - self._low
        steps = {
            key.Key_Up: 1, key.Key_Right: 1, key.Key_Plus: 1, key.Key_Down: -1, key.Key_Left: -1, key.Key_Minus: -1,
            key.Key_Home: -span, key.Key_End: span, key.Key_PageUp: span, key.Key_PageDown: -span,
        }
        if event.key() in steps:
            self._step(steps[key(event.key())])
        else:
            super().keyPressEvent(event)

    def _step(self, by: int) -> None:
        before = self._value
        self.set_value(before + by)
        if self._value != before:
            self.value_changed.emit(self._value)

    def _refresh(self) -> None:
        self._label.setText(str(self._value))
        self._minus.setEnabled(self._value > self._low)
        self._plus.setEnabled(self._value < self._high)
        self._minus.set_text(self.tr("Fewer"))
        self._plus.set_text(self.tr("More"))
        self.setAccessibleName(f"{self._name} {self._value}".strip())


class CoverButton(QAbstractButton):
    """A game's painted cover with its title below, as large as the layout allows; rises under the mouse pointer."""

    LIFT_MS = 180

    def __init__(self, cover: Path, theme: Theme, parent: QWidget | None = None, *, focus: float = 0.5) -> None:
        """`cover` is an SVG file; `focus` 0..1 says which height of it stays in sight when it is cut."""
        super().__init__(parent)
        self._drawing = QSvgRenderer(str(cover), self)
        if not self._drawing.isValid():
            raise BadData("not a drawing", given=str(cover))
        self._theme = theme
        self._focus = focus
        self._title = self._tagline = self._facts = ""
        self._lift = 0.0
        self._speed = 1.0
        self._picture: QPixmap | None = None
        self._motion = QVariantAnimation(self)
        self._motion.valueChanged.connect(self._set_lift)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

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
        words = self._words_height()
        art = QRectF(card.x(), card.y(), card.width(), card.height() - words)
        painter.save()
        painter.setClipPath(rounded(card, 14))
        painter.drawPixmap(art.topLeft(), self._rendered(art))
        painter.restore()
        self._paint_words(painter, QRectF(card.x() + 20, art.bottom(), card.width() - 40, words))
        if self.hasFocus() or self.isDown():
            paint_focus(painter, card.adjusted(-1, -1, 1, 1), self._theme, radius=15)
        painter.end()

    def _words_height(self) -> float:
        return 74.0 if self.height() < 280 else 104.0

    def _paint_words(self, painter: QPainter, box: QRectF) -> None:
        theme = self._theme
        rows = [(self._title, fonts.display(21), theme.text, 36.0)]
        rows.append((self._tagline, fonts.ui(12), theme.text, 24.0))
        if box.height() > 90:
            rows.append((self._facts, fonts.ui(10.5, weight=QFont.Weight.DemiBold), theme.accent_ink, 22.0))
        top = box.y() + (box.height() - sum(row[3] for row in rows)) / 2 - 1
        for text, font, colour, height in rows:
            paint_line(painter, QRectF(box.x(), top, box.width(), height), text, font, colour)
            top += height

    def _rendered(self, area: QRectF) -> QPixmap:
        """The drawing at the size of the screen's own pixels, kept until the size changes."""
        ratio = self.devicePixelRatioF()
        size = QSize(round(area.width() * ratio), round(area.height() * ratio))
        if self._picture is None or self._picture.size() != size:
            self._picture = QPixmap(size)
            self._picture.setDevicePixelRatio(ratio)
            self._picture.fill(Qt.GlobalColor.transparent)
            painter = QPainter(self._picture)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_covering(painter, QRectF(0, 0, area.width(), area.height()), self._drawing, focus=self._focus)
            painter.end()
        return self._picture

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
