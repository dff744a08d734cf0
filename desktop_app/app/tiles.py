"""Pictures to choose from: each choice of an option as a small painted set-up."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QFrame, QGridLayout, QSizePolicy, QWidget

from desktop_app.core.game import OptionValue, Setup
from desktop_app.qt import fonts
from desktop_app.qt.kit import SetupPreview
from desktop_app.qt.painting import paint_focus, paint_line, rounded
from desktop_app.qt.theme import Theme
from desktop_app.session.record import Player

from .page import DownOnly

PICTURE = QSize(176, 68)
"""Logical pixels of the place of a picture; it covers the width of its tile and is cut where that is less."""
SMALL = 50
"""Height of a picture where there are many."""
MOST_LARGE = 6
"""With more choices pictures are small."""
GAP = 6
NAME = 30
"""Room below a picture for its name."""
WHOLE = 3
"""So many rows are shown at once where there is the room; of what follows the edge is seen."""
EDGE = 0.4


class Tile(QAbstractButton):
    """One choice: its picture and its name."""

    def __init__(self, theme: Theme, parent: QWidget | None = None, *, high: int = PICTURE.height()) -> None:
        """`high`: that of the picture."""
        super().__init__(parent)
        self._theme = theme
        self._high = high
        self._picture = QPixmap()
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_high(self, high: int) -> None:
        """Another height of the picture."""
        self._high = high
        self.updateGeometry()

    def set_picture(self, picture: QPixmap) -> None:
        """Show another picture."""
        self._picture = picture
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(140, self._high + NAME)

    def minimumSizeHint(self) -> QSize:
        return QSize(84, self._high + NAME)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        theme, area = self._theme, QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        chosen = self.isChecked()
        ground = theme.accent_soft if chosen else theme.hover if self.underMouse() else theme.surface
        path = rounded(area, 8)
        painter.fillPath(path, QColor(ground))
        painter.save()
        painter.setClipPath(path)
        room = QRectF(area.x(), area.y(), area.width(), area.height() - 27)
        painter.setClipRect(room, Qt.ClipOperation.IntersectClip)
        size = self._picture.deviceIndependentSize()
        size.scale(room.size(), Qt.AspectRatioMode.KeepAspectRatioByExpanding)
        spot = QRectF(0, 0, size.width(), size.height())
        spot.moveCenter(room.center())
        painter.drawPixmap(spot, self._picture, QRectF(self._picture.rect()))
        painter.restore()
        strip = QRectF(area.x() + 2, area.bottom() - 26, area.width() - 4, 25)
        weight = QFont.Weight.DemiBold if chosen else QFont.Weight.Normal
        font = fonts.ui(10, weight=weight)
        text = fitting(self.text(), QFontMetricsF(font), strip.width())
        paint_line(painter, strip, text, font, theme.text, Qt.AlignmentFlag.AlignHCenter)
        painter.setPen(QPen(QColor(theme.accent_ink if chosen else theme.line), 2 if chosen else 1))
        painter.drawPath(path)
        if self.hasFocus():
            paint_focus(painter, QRectF(self.rect()), theme)
        painter.end()


def fitting(text: str, metrics: QFontMetricsF, width: float) -> str:
    """The name, without what explains it behind a dot where there is too little room for both."""
    return text if metrics.horizontalAdvance(text) <= width else text.partition(" \N{MIDDLE DOT} ")[0]


def columns_of(count: int) -> int:
    """How many pictures stand side by side, so that no row looks forgotten."""
    if count in (1, 2, 4):
        return 2
    return 3 if count <= MOST_LARGE or count == 9 else 4


class TileChoice(QWidget):
    """A grid of tiles of which one is chosen; arrow keys walk and choose."""

    chosen = Signal(object)
    resized = Signal()
    """The rows have another height."""

    def __init__(self, values: Sequence[OptionValue], theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.values = tuple(values)
        columns = self._columns = columns_of(len(values))
        self._high = PICTURE.height() if len(values) <= MOST_LARGE else SMALL
        self.rows = -(-len(values) // columns)
        self._group = QButtonGroup(self)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(GAP)
        for column in range(columns):
            grid.setColumnStretch(column, 1)
        self.tiles = [Tile(theme, self, high=self._high) for _ in values]
        for number, tile in enumerate(self.tiles):
            tile.toggled.connect(self._one_tab_stop)
            self._group.addButton(tile, number)
            grid.addWidget(tile, number // columns, number % columns)
        self._group.idClicked.connect(lambda number: self.chosen.emit(self.values[number]))

    def _one_tab_stop(self) -> None:
        """The Tab key comes to the chosen tile; from there the arrow keys walk."""
        for tile in self.tiles:
            click_only = self._group.checkedButton() not in (None, tile)
            tile.setFocusPolicy(Qt.FocusPolicy.ClickFocus if click_only else Qt.FocusPolicy.StrongFocus)

    def set_value(self, value: object) -> None:
        """Choose without a signal."""
        if value in self.values:
            self.tiles[self.values.index(value)].setChecked(True)

    @property
    def row_height(self) -> int:
        """Of one row with the gap below."""
        return self._high + NAME + GAP

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Many pictures are as high as small ones must be, and higher where they are wide."""
        super().resizeEvent(event)
        wide = self.tiles[0].width() if self.tiles else 0
        high = max(SMALL, min(PICTURE.height(), round(wide * PICTURE.height() / PICTURE.width())))
        if len(self.tiles) > MOST_LARGE and high != self._high:
            self._high = high
            for tile in self.tiles:
                tile.set_high(high)
            self.resized.emit()

    @property
    def checked(self) -> Tile | None:
        """The chosen one."""
        number = self._group.checkedId()
        return self.tiles[number] if number >= 0 else None

    def set_labels(self, labels: Sequence[str], name: str) -> None:
        """The names of the choices and of the whole."""
        self.setAccessibleName(name)
        for tile, text in zip(self.tiles, labels, strict=True):
            tile.setText(text)
            tile.setToolTip(text)
            tile.setAccessibleName(f"{name}: {text}")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_Up: -self._columns,
            Qt.Key.Key_Down: self._columns,
        }
        step = steps.get(Qt.Key(event.key()))
        goal = self._group.checkedId() + (step or 0)
        if step is None or not 0 <= goal < len(self.tiles):
            super().keyPressEvent(event)
            return
        self.tiles[goal].setFocus(Qt.FocusReason.TabFocusReason)
        self.tiles[goal].click()


class TileStrip(DownOnly):
    """Shows tiles, all if there is the room; of many some rows, which can be scrolled through."""

    def __init__(self, tiles: TileChoice, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidgetResizable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self.tiles = tiles
        self.setWidget(tiles)
        tiles.resized.connect(self._follow)

    def show_chosen(self) -> None:
        """Scroll to the chosen tile."""
        tile, grid = self.tiles.checked, self.tiles.layout()
        if tile is not None and grid is not None:
            grid.activate()
            self.ensureWidgetVisible(tile, 0, round(EDGE * self.tiles.row_height))

    def sizeHint(self) -> QSize:
        shown = self.tiles.rows if self.tiles.rows <= WHOLE else WHOLE + EDGE
        return QSize(super().sizeHint().width(), self._height(shown))

    def minimumSizeHint(self) -> QSize:
        shown = self.tiles.rows if self.tiles.rows <= 2 else 2 + EDGE
        return QSize(super().minimumSizeHint().width(), self._height(shown))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.show_chosen()

    def _follow(self) -> None:
        self.updateGeometry()
        self.show_chosen()

    def _height(self, rows: float) -> int:
        return round(rows * self.tiles.row_height) - GAP


class TilePainter(QObject):
    """Paints the pictures of tiles one after the other, so that the window stays live in between.

    `preview` is a preview for this purpose alone; it is never shown.
    """

    PAUSE_MS = 10
    SHARP = 2
    """Pictures are painted so many times as large as they are shown: small boards need fine lines."""

    def __init__(self, tiles: TileChoice, preview: SetupPreview) -> None:
        super().__init__(tiles)
        self._tiles = tiles
        self._preview = preview
        self._look: object = None
        self._setups: Sequence[Setup] = ()
        self._players: tuple[Player, ...] = ()
        self._waiting: list[int] = []
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(self.PAUSE_MS)
        self._timer.timeout.connect(self._next)
        preview.hide()
        preview.resize(PICTURE * self.SHARP)

    def paint(self, setups: Sequence[Setup], players: tuple[Player, ...], look: object) -> None:
        """Paint a set-up for each tile, unless `look` equals that of the last time."""
        if look == self._look:
            return
        self._look = look
        self._setups, self._players = setups, players
        chosen = [tile.isChecked() for tile in self._tiles.tiles]
        self._waiting = sorted(range(len(setups)), key=lambda number: not chosen[number])
        self._timer.start()

    def _next(self) -> None:
        if not self._waiting:
            return
        number = self._waiting.pop(0)
        self._preview.set_setup(self._setups[number], self._players)
        picture = self._preview.grab()
        picture.setDevicePixelRatio(picture.devicePixelRatio() * self.SHARP)
        self._tiles.tiles[number].set_picture(picture)
        if self._waiting:
            self._timer.start()
