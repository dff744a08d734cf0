"""The rules of a game in a window of its own that stays open while people play."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QEvent, QSize, Qt, QUrl
from PySide6.QtGui import (
    QKeyEvent,
    QKeySequence,
    QPixmap,
    QResizeEvent,
    QShortcut,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import (
    QAbstractSlider,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QScrollBar,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from desktop_app.qt import fonts
from desktop_app.qt.kit import GameKit
from desktop_app.qt.stylesheet import stylesheet
from desktop_app.qt.theme import Theme
from desktop_app.qt.widgets import IconButton

from .screens import fitting


def page_style(theme: Theme) -> str:
    """The style sheet of a rules page; QTextDocument knows a small part of CSS."""
    return (
        f"body {{ color: {theme.text}; font-family: '{fonts.UI}'; font-size: 12pt; line-height: 115%; }}"
        f"h1 {{ font-family: '{fonts.DISPLAY}'; font-size: 26pt; font-weight: 400; }}"
        f"h2 {{ font-family: '{fonts.DISPLAY}'; font-size: 17pt; font-weight: 400; }}"
        f"h2 {{ color: {theme.accent_ink}; }}"
        f"h3 {{ font-size: 12.5pt; font-weight: 700; }}"
        f"a {{ color: {theme.accent_ink}; }}"
        "img { max-width: 100%; }"
        f"p.note, .note {{ color: {theme.muted}; }}"
        f"th {{ color: {theme.muted}; text-align: left; padding: 4px 12px; }}"
        f"td {{ padding: 4px 12px; border-bottom: 1px solid {theme.line}; }}"
    )


class Pages(QTextBrowser):
    """Shows pictures that lie beside the page, smooth and no wider than the text."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pictures: dict[QUrl, QPixmap] = {}

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        found = super().loadResource(kind, name)
        if kind != QTextDocument.ResourceType.ImageResource.value:
            return found
        picture = QPixmap()
        picture.loadFromData(found or b"")
        self._pictures[QUrl(name)] = picture
        return self._fitted(picture)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        for name, picture in self._pictures.items():
            kind = QTextDocument.ResourceType.ImageResource.value
            self.document().addResource(kind, name, self._fitted(picture))

    def _fitted(self, picture: QPixmap) -> QPixmap:
        """Qt would scale it without smoothing."""
        ratio = self.devicePixelRatioF()
        room = round((self.viewport().width() - 2 * self.document().documentMargin()) * ratio)
        if 0 < room < picture.width():
            picture = picture.scaledToWidth(room, Qt.TransformationMode.SmoothTransformation)
            picture.setDevicePixelRatio(ratio)
        return picture


class Field(QLineEdit):
    """Looks for text; the keys that scroll, for which one line has no use, go to the bar of the page."""

    STEPS: Final = {
        Qt.Key.Key_Up.value: QAbstractSlider.SliderAction.SliderSingleStepSub,
        Qt.Key.Key_Down.value: QAbstractSlider.SliderAction.SliderSingleStepAdd,
        Qt.Key.Key_PageUp.value: QAbstractSlider.SliderAction.SliderPageStepSub,
        Qt.Key.Key_PageDown.value: QAbstractSlider.SliderAction.SliderPageStepAdd,
    }

    def __init__(self, bar: QScrollBar, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bar = bar

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = self.STEPS.get(event.key())
        if step is None:
            super().keyPressEvent(event)
        else:
            self._bar.triggerAction(step)


class RulesWindow(QWidget):
    """One game's rules with a search field."""

    def __init__(self, kit: GameKit, language: str, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self._kit = kit
        self._language = language
        self._theme = theme
        self._path: Path | None = None
        self.text = Pages(self)
        self.text.setOpenExternalLinks(True)
        self.field = Field(self.text.verticalScrollBar(), self)
        self.field.setClearButtonEnabled(True)
        self.count = QLabel(self)
        self.count.setProperty("role", "muted")
        self.before = IconButton("up", theme, self)
        self.after = IconButton("down", theme, self)
        row = QHBoxLayout()
        row.setSpacing(6)
        row.addWidget(self.field, 1)
        row.addWidget(self.count)
        row.addWidget(self.before)
        row.addWidget(self.after)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 12, 14, 14)
        column.setSpacing(10)
        column.addLayout(row)
        column.addWidget(self.text, 1)
        self.field.textChanged.connect(self._search_anew)
        self.field.returnPressed.connect(self.find_next)
        self.after.clicked.connect(self.find_next)
        self.before.clicked.connect(lambda: self.find_next(backward=True))
        find = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        find.activated.connect(self.field.setFocus)
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self).activated.connect(self.close)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setObjectName("screens")
        self.setStyleSheet(stylesheet(theme))
        self.resize(fitting(QSize(720, 780)))
        self.field.setFocus()
        self._load()

    @property
    def kit(self) -> GameKit:
        """Whose rules these are."""
        return self._kit

    def set_theme(self, theme: Theme) -> None:
        """Write in another theme; the place read stays in sight."""
        self._theme = theme
        self.setStyleSheet(stylesheet(theme))
        self.before.set_theme(theme)
        self.after.set_theme(theme)
        self._load()

    def set_language(self, language: str) -> None:
        """Show the rules in another language."""
        self._language = language
        self._load()

    def find_next(self, *, backward: bool = False) -> bool:
        """Go to the next place that holds the text in the field, around the end; False if there is none."""
        wanted = self.field.text()
        if not wanted:
            return False
        flag = QTextDocument.FindFlag.FindBackward if backward else QTextDocument.FindFlag(0)
        if self.text.find(wanted, flag):
            return True
        end = QTextCursor.MoveOperation.End if backward else QTextCursor.MoveOperation.Start
        self.text.moveCursor(end)
        return self.text.find(wanted, flag)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._load()

    def _load(self) -> None:
        self.setWindowTitle(self.tr("Rules: %1").replace("%1", self._kit.title()))
        self.field.setPlaceholderText(self.tr("Find in the rules"))
        self.text.setAccessibleName(self.tr("Rules"))
        self.before.set_text(self.tr("Previous place"))
        self.after.set_text(self.tr("Next place"))
        path = self._kit.rules_page(self._language)
        bar = self.text.verticalScrollBar()
        place = bar.value() if path == self._path else 0
        self._path = path
        document = self.text.document()
        document.setDefaultStyleSheet(page_style(self._theme))
        document.setDocumentMargin(18)
        self.text.setSearchPaths([str(path.parent)])
        document.setBaseUrl(QUrl.fromLocalFile(f"{path.parent}/"))
        self.text.setHtml(path.read_text(encoding="utf-8"))
        bar.setValue(place)

    def _search_anew(self, wanted: str) -> None:
        """Select the first place and say how many there are."""
        self.text.moveCursor(QTextCursor.MoveOperation.Start)
        found = self.text.toPlainText().lower().count(wanted.lower()) if wanted else 0
        self.count.setText(self.tr("%n place(s)", "", found) if wanted else "")
        self.field.setProperty("bad", bool(wanted) and not found)
        self.field.style().polish(self.field)
        self.find_next()
