"""One seat of the New game page: colour, person or computer, name, strength."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QIcon, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QAbstractButton, QComboBox, QHBoxLayout, QLineEdit, QMenu, QSizePolicy, QWidget

from desktop_app.core.game import Seat
from desktop_app.qt.painting import paint_focus, paint_swatch
from desktop_app.qt.theme import Theme, colour_name
from desktop_app.qt.widgets import Segmented
from desktop_app.session.record import Kind, Player

from .seating import LONGEST_NAME, clean_name

LEVEL_WIDTH = 116


class Swatch(QAbstractButton):
    """A seat's colour with pattern and letter; pressed, it offers the others."""

    chosen = Signal(str)

    def __init__(self, colours: Sequence[str], theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._colours = tuple(colours)
        self._theme = theme
        self._colour = colours[0]
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self.offer)

    @property
    def colour(self) -> str:
        """The key of the colour shown."""
        return self._colour

    def show_colour(self, colour: str) -> None:
        """Show a colour, without a signal."""
        self._colour = colour
        name = colour_name(colour)
        self.setAccessibleName(self.tr("Colour: %1").replace("%1", name))
        self.setToolTip(self.tr("Colour: %1").replace("%1", name))
        self.update()

    def offer(self) -> None:
        """Open the menu of all colours."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for key in self._colours:
            action = menu.addAction(self._icon(key), colour_name(key))
            action.triggered.connect(lambda _on=False, key=key: self.chosen.emit(key))
            if key == self._colour:
                menu.setActiveAction(action)
        menu.popup(self.mapToGlobal(self.rect().bottomLeft()))

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(42, 42)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_swatch(painter, QRectF(self.rect()).adjusted(3, 3, -3, -3), (self._colour,), self._theme)
        if self.hasFocus() or self.underMouse():
            paint_focus(painter, QRectF(self.rect()), self._theme)
        painter.end()

    def enterEvent(self, event: QEnterEvent) -> None:
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        self.update()

    def _icon(self, key: str) -> QIcon:
        ratio = self.devicePixelRatioF()
        picture = QPixmap(round(24 * ratio), round(24 * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_swatch(painter, QRectF(0, 0, 24, 24), (key,), self._theme, radius=5)
        painter.end()
        return QIcon(picture)


class SeatRow(QWidget):
    """Shows one seat's player and says how it was changed."""

    changed = Signal(int, object)
    """(seat, Player)"""

    def __init__(
        self, seat: Seat, colours: Sequence[str], theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._seat = seat
        self._player = Player("")
        self._defaults: dict[Kind, str] = {"person": "", "computer": ""}
        self.swatch = Swatch(colours, theme, self)
        self.kind = Segmented((), self)
        self.name = QLineEdit(self)  # a person's name goes on where a computer has its strength
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setMinimumWidth(100)
        self.level = QComboBox(self)
        self.level.setFixedWidth(LEVEL_WIDTH)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self.swatch)
        row.addWidget(self.kind)
        row.addWidget(self.name, 1)
        row.addWidget(self.level)
        self.swatch.chosen.connect(lambda colour: self._change(colour=colour))
        self.name.textEdited.connect(self._typed)
        self.name.editingFinished.connect(self._finished)
        self.kind.chosen.connect(self._seat_kind)
        self.level.activated.connect(lambda index: self._change(level=self.level.itemData(index)))

    @property
    def player(self) -> Player:
        """Who sits here."""
        return self._player

    def show_player(self, player: Player) -> None:
        """Show somebody, without a signal; what is being typed stays."""
        self._player = player
        self.swatch.show_colour(player.colour)
        if not self.name.hasFocus():
            self.name.setText(player.name)
        self.kind.set_value(player.kind)
        self._show_level()

    def _show_level(self) -> None:
        """The strength of who sits here, with a word about it."""
        self.level.setCurrentIndex(max(0, self.level.findData(self._player.level)))
        self.level.setVisible(self._player.kind == "computer")
        note = self.level.currentData(Qt.ItemDataRole.ToolTipRole)
        self.level.setToolTip(note or "")
        self.level.setAccessibleDescription(note or "")

    def set_words(self, person: str, computer: str, levels: Sequence[tuple[int, str, str]]) -> None:
        """The default names of both kinds here, and the strengths to choose from: number, name, note."""
        self._defaults = {"person": person, "computer": computer}
        number = str(self._seat + 1)
        self.kind.set_options((("person", self.tr("Person")), ("computer", self.tr("Computer"))))
        self.kind.setAccessibleName(self.tr("Who plays on seat %1").replace("%1", number))
        self.name.setAccessibleName(self.tr("Name on seat %1").replace("%1", number))
        self.name.setPlaceholderText(self._defaults[self._player.kind])
        self.level.setAccessibleName(self.tr("Strength on seat %1").replace("%1", number))
        self.level.clear()
        self.level.setMaxVisibleItems(max(1, len(levels)))
        for place, (value, text, note) in enumerate(levels):
            self.level.addItem(text, value)
            self.level.setItemData(place, note, Qt.ItemDataRole.ToolTipRole)
        self._show_level()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self.swatch.set_theme(theme)

    def _seat_kind(self, kind: object) -> None:
        """A default name follows the kind; a typed one stays."""
        seated: Kind = "computer" if kind == "computer" else "person"
        name = self._player.name
        if name == self._defaults[self._player.kind]:
            name = self._defaults[seated]
        self.name.setPlaceholderText(self._defaults[seated])
        self._player = replace(self._player, kind=seated, name=name)
        self.changed.emit(self._seat, self._player)

    def _typed(self, text: str) -> None:
        self._player = replace(self._player, name=clean_name(text, self._defaults[self._player.kind]))
        self.changed.emit(self._seat, self._player)

    def _finished(self) -> None:
        self.name.setText(self._player.name)

    def _change(self, *, colour: str | None = None, level: int | None = None) -> None:
        player = self._player
        self._player = replace(
            player,
            colour=player.colour if colour is None else colour,
            level=player.level if level is None else level,
        )
        self.changed.emit(self._seat, self._player)
