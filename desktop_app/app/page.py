"""What the pages of the window have in common: a heading, a way back, words that follow the language."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from desktop_app.qt.theme import Theme
from desktop_app.qt.widgets import IconButton

LARGE = "QPushButton { min-height: 34px; font-size: 13pt; }"
"""What a page's main button wears."""


class Page(QWidget):
    """A page of the window; `retranslate` sets every text and is called again when the language changes."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme

    def retranslate(self) -> None:
        """Set every text in the language of now."""

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self.theme = theme
        for child in self.findChildren(QWidget):
            change = getattr(child, "set_theme", None)
            if change is not None:
                change(theme)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()


class SubPage(Page):
    """A page with a heading and a way back (button, Escape)."""

    back = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.back_button = IconButton("left", theme, self, size=26)
        self.back_button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.back_button.clicked.connect(self.back)
        self.heading = QLabel(self)
        self.heading.setProperty("role", "title")
        self.bar = QHBoxLayout()
        self.bar.setSpacing(8)
        self.bar.addWidget(self.back_button)
        self.bar.addWidget(self.heading)
        self.bar.addStretch(1)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(14, 10, 14, 12)
        self.column.setSpacing(8)
        self.column.addLayout(self.bar)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        else:
            super().keyPressEvent(event)


class DownOnly(QScrollArea):
    """Scrolls up and down; it is never narrower than what it holds with the scroll bar beside it."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest and watched is self.widget():
            self.updateGeometry()
        return super().eventFilter(watched, event)

    def minimumSizeHint(self) -> QSize:
        content = self.widget()
        width = content.minimumSizeHint().width() if content is not None else 0
        bar = self.verticalScrollBar().sizeHint().width()
        return QSize(width + bar, super().minimumSizeHint().height())


def scroll_around(content: QWidget, parent: QWidget | None = None) -> QScrollArea:
    """A frameless area that scrolls `content` up and down when it is too high, never sideways."""
    area = DownOnly(parent)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(content)
    return area


class CalmWheel(QObject):
    """Leaves the wheel to the page that is scrolled while it passes over sliders and lists out of focus."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Wheel and isinstance(watched, QWidget) and not watched.hasFocus():
            event.ignore()  # and True: not for this widget, but for what stands around it
            return True
        return False


def calm_wheels(page: QWidget) -> None:
    """Let the wheel change the page's sliders and lists only in focus, which it does not give them itself.

    To be called again after widgets were made anew.
    """
    calm = page.findChild(CalmWheel, options=Qt.FindChildOption.FindDirectChildrenOnly) or CalmWheel(page)
    for part in (*page.findChildren(QSlider), *page.findChildren(QComboBox)):
        part.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        part.installEventFilter(calm)


def tab_through(*parts: QWidget) -> None:
    """Let the Tab key go through the parts in this order, and inside each as its widgets were made.

    To be called again after widgets were made anew: Qt puts those at the end.
    """
    stops = [
        stop
        for part in parts
        for stop in (part, *part.findChildren(QWidget))
        if stop.focusPolicy() != Qt.FocusPolicy.NoFocus and stop.window() is part.window()
    ]
    for before, after in pairwise(dict.fromkeys(stops)):
        QWidget.setTabOrder(before, after)


def name_button(button: QAbstractButton, text: str) -> None:
    """Write on a button that has an icon, a little apart from it."""
    button.setText(f" {text}")
    button.setAccessibleName(text)


def label(parent: QWidget, role: str = "", *, wrap: bool = False) -> QLabel:
    """An empty label in one of the style sheet's roles."""
    made = QLabel(parent)
    if role:
        made.setProperty("role", role)
    made.setWordWrap(wrap)
    return made
