"""The shared widgets. They know no game: plain values go in, signals come out, and all paint from a
`Theme`.

Each has `set_theme`; all can be used with keyboard or mouse alone. Texts come from the owner, who sets
them anew when the language changes. `PromptLine` and `Toast` live in a file of their own and are imported
from here; the seats' plates are in `plates`, since the start page has none.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QFocusEvent, QKeyEvent, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QLabel,
    QLayout,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from desktop_app.core.errors import BadData

from . import icons
from .cover import CoverButton
from .notices import PromptLine, Toast, announce
from .painting import paint_card, paint_focus
from .theme import Theme

__all__ = [
    "Card",
    "CoverButton",
    "IconButton",
    "PromptLine",
    "Segmented",
    "Stepper",
    "Toast",
    "announce",
]


class Card(QWidget):
    """A raised panel with a soft shadow around what it holds.

    `padding` is the room inside its edge, or (beside, above and below). It is no QFrame: those set their
    own contents margins whenever a style sheet comes.
    """

    def __init__(
        self,
        theme: Theme,
        parent: QWidget | None = None,
        *,
        depth: int = 5,
        padding: int | tuple[int, int] = 16,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._depth = depth
        self._padding = (padding, padding) if isinstance(padding, int) else padding

    def hold(self, layout: QLayout) -> None:
        """Lay out the content with `layout`, clear of edge and shadow."""
        x, y = (self._depth + 2 + padding for padding in self._padding)
        layout.setContentsMargins(x, y - 2, x, y + 2)
        self.setLayout(layout)

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

    With `action` it follows that action (text, enabled, checked, shortcut) and triggers it; its icon is set
    too, so that menus show the same.
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
            button.setParent(None)
            button.deleteLater()
        self._keys = [key for key, _ in options]
        for number, (_, label) in enumerate(options):
            button = QPushButton(label, self)
            button.setCheckable(True)
            button.setProperty("variant", "segment")
            button.toggled.connect(self._one_tab_stop)
            button.installEventFilter(self)
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

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrow, Home and End keys on one option choose another; disabled ones are skipped."""
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return super().eventFilter(watched, event)
        usable = [button for button in self._group.buttons() if button.isEnabled()]
        if watched not in usable:
            return super().eventFilter(watched, event)
        here, last = usable.index(watched), len(usable) - 1
        key = Qt.Key
        goals = {
            key.Key_Left: max(here - 1, 0),
            key.Key_Up: max(here - 1, 0),
            key.Key_Right: min(here + 1, last),
            key.Key_Down: min(here + 1, last),
            key.Key_Home: 0,
            key.Key_End: last,
        }
        if event.key() not in goals:
            return super().eventFilter(watched, event)
        goal = usable[goals[key(event.key())]]
        if goal is not watched:
            goal.setFocus(Qt.FocusReason.OtherFocusReason)
            goal.click()
        return True

    def _one_tab_stop(self) -> None:
        for button in self._group.buttons():
            policy = Qt.FocusPolicy.StrongFocus if button.isChecked() else Qt.FocusPolicy.ClickFocus
            button.setFocusPolicy(policy)

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
        row.setContentsMargins(3, 3, 3, 3)
        row.setSpacing(4)
        for part in (self._minus, self._label, self._plus):
            row.addWidget(part)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self._name = name
        self._theme = theme
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        for part in (self._minus, self._plus):
            part.setFocusPolicy(Qt.FocusPolicy.NoFocus)
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
        self._theme = theme
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
            key.Key_Up: 1,
            key.Key_Right: 1,
            key.Key_Plus: 1,
            key.Key_Down: -1,
            key.Key_Left: -1,
            key.Key_Minus: -1,
            key.Key_Home: -span,
            key.Key_End: span,
            key.Key_PageUp: span,
            key.Key_PageDown: -span,
        }
        if event.key() in steps:
            self._step(steps[key(event.key())])
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.hasFocus():
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_focus(painter, QRectF(self.rect()), self._theme)
            painter.end()

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
