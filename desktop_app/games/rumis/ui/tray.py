"""The tray: the eleven stones of one colour as small pictures, to be chosen by click or key."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QKeyEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from desktop_app.games.rumis.engine.stones import Cells, stone_of, stone_set
from desktop_app.qt.components_model import COMPONENT, ComponentsModel
from desktop_app.qt.gl3d.stone_picture import shared_unit, stone_pixmap
from desktop_app.qt.theme import Theme
from desktop_app.session.component import Component

from . import text
from .coats import coat_of
from .keys import command_of

KEYS = "1234567890-"
"""The key that chooses each slot."""
LARGEST, SMALLEST = 92, 54
"""Side of a slot in logical pixels."""


def slot_tip(slot: Component) -> str:
    """What a slot holds, in words: the stone, its size and its key, or why it cannot be chosen."""
    stone = str(slot.get("stone"))
    name = text.stone_name(stone)
    if not slot.get("held"):
        return kept_words(str(slot.get("kept", ""))).format(stone=name)
    known, number = stone_of(stone), slot.place[0]
    assert known is not None
    assert isinstance(number, int)
    told = text.translate("Rumis", "{stone}, %n cube(s) (key {key})", None, known.size)
    told = told.format(stone=name, key=KEYS[number])
    count = slot.get("count", 1)
    if isinstance(count, int) and count > 1:
        told += "\n" + text.translate("Rumis", "%n of them are left.", None, count)
    if not slot.get("fits"):
        return told + "\n" + text.translate("Rumis", "It fits nowhere now.")
    return told


def kept_words(kept: str) -> str:
    """Where a stone is that cannot be chosen, with {stone} for its name."""
    match kept:
        case "buried":
            return text.translate("Rumis", "{stone}: another stone lies on it")
        case "carried":
            return text.translate("Rumis", "{stone}: carried over")
        case "aside":
            return text.translate("Rumis", "{stone}: laid aside")
        case "never":
            return text.translate("Rumis", "{stone}: never placed")
    return text.translate("Rumis", "{stone}: already placed")


class TrayModel(ComponentsModel):
    """The slots with their names as tool tip and for a screen reader."""

    def data(
        self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            slot = super().data(index, COMPONENT)
            return None if slot is None else slot_tip(slot)
        return super().data(index, role)


class _SlotDelegate(QStyledItemDelegate):
    """Paints one slot; it reads the tray it belongs to."""

    def __init__(self, tray: Tray) -> None:
        super().__init__(tray)
        self._tray = tray

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(self._tray.side, self._tray.side)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        component = index.data(COMPONENT)
        rect = QRectF(option.rect).adjusted(3, 3, -3, -3)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._tray.paint_slot(painter, rect, component, index.row())
        painter.restore()


@lru_cache(maxsize=512)
def _unit(form: Cells, size: int) -> float:
    """The scale of a picture: the same for all stones as they lie in the tray, smaller if turned tall."""
    lying = tuple(stone.orientations[0] for stone in stone_set())
    return min(shared_unit(lying, size=size), shared_unit((form,), size=size))


class Tray(QListView):
    """Shows the slots of `model`; emits `chosen` with the stone's id for stones that may be held.

    For stones that are shown but cannot be taken (`kept` is "buried") it emits `declined` with that word.
    """

    chosen = Signal(str)
    declined = Signal(str)

    def __init__(self, model: TrayModel, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.side = LARGEST
        self._theme = theme
        self._keys: tuple[str, ...] = ()
        self._held: tuple[str, Cells] | None = None
        self._hinted: str | None = None
        self.setModel(model)
        self.setItemDelegate(_SlotDelegate(self))
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(False)
        self.setUniformItemSizes(True)
        self.setMovement(QListView.Movement.Static)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self.setObjectName("tray")
        self.setStyleSheet("QListView#tray { background: transparent; border: none; padding: 0; }")
        self.viewport().setAutoFillBackground(False)
        self.clicked.connect(self._on_clicked)
        model.rowsInserted.connect(lambda *rows: self._fit())
        model.rowsRemoved.connect(lambda *rows: self._fit())
        self.retranslate()
        self._fit()

    # ---- what it shows -------------------------------------------------------------------------

    def set_theme(self, theme: Theme) -> None:
        """Repaint in another theme."""
        self._theme = theme
        self.viewport().update()

    def set_keys(self, keys: tuple[str, ...]) -> None:
        """Paint the stones of each slot's colour, a number, in the colour of that key."""
        self._keys = keys
        self.viewport().update()

    def set_held(self, stone: str | None, form: Cells = ()) -> None:
        """Mark the stone in the hand, drawn the way it is turned; None: nothing is held."""
        self._held = None if stone is None else (stone, form)
        self.viewport().update()

    def set_hinted(self, stone: str | None) -> None:
        """Ring the stone that the hint names."""
        self._hinted = stone
        self.viewport().update()

    def retranslate(self) -> None:
        """Say the names again in the language of now."""
        self.setAccessibleName(self.tr("Your stones"))

    def slot_rect(self, stone: str) -> QRectF:
        """Where a stone's slot is, in the coordinates of the viewport."""
        for row, component in enumerate(self.slots()):
            if component.get("stone") == stone:
                return QRectF(self.visualRect(self.model().index(row, 0)))
        return QRectF()

    # ---- choosing ------------------------------------------------------------------------------

    def choose_by_key(self, key: str) -> bool:
        """Choose the slot of a digit key; whether the key is one."""
        if not key or key not in KEYS:
            return False
        self._choose(KEYS.index(key))
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if command_of(event).deed == "place":
            self._choose(self.currentIndex().row())
        elif event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            super().keyPressEvent(event)
        else:
            event.ignore()  # the board around it knows the other keys

    def _on_clicked(self, index: QModelIndex) -> None:
        self._choose(index.row())

    def _choose(self, row: int) -> None:
        slots = self.slots()
        if not 0 <= row < len(slots):
            return
        if slots[row].get("held"):
            self.setCurrentIndex(self.model().index(row, 0))
            self.chosen.emit(str(slots[row].get("stone")))
        elif slots[row].get("kept") == "buried":
            self.declined.emit("buried")

    def slots(self) -> tuple[Component, ...]:
        """The slots in order."""
        model = self.model()
        assert isinstance(model, ComponentsModel)
        return model.components

    # ---- painting ------------------------------------------------------------------------------

    def paint_slot(self, painter: QPainter, rect: QRectF, slot: Component, row: int) -> None:
        """One slot: the stone's picture, faded if it fits nowhere, a hollow if it is placed."""
        name, theme = str(slot.get("stone")), self._theme
        holds = self._held is not None and self._held[0] == name
        edge = QColor(theme.accent if holds or name == self._hinted else theme.line)
        painter.setPen(QPen(edge, 2.4 if holds or name == self._hinted else 1.0))
        painter.setBrush(QColor(theme.raised if slot.get("held") else theme.sunken))
        painter.drawRoundedRect(rect, 9, 9)
        if self.hasFocus() and self.currentIndex().row() == row:
            painter.setPen(QPen(QColor(theme.text), 1.4, Qt.PenStyle.DotLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect.adjusted(3, 3, -3, -3), 7, 7)
        kept = slot.get("kept", "")
        if slot.get("held") or kept == "buried":
            self._paint_stone(painter, rect, slot, name)
        if slot.get("held"):
            self._paint_key(painter, rect, row)
            self._paint_count(painter, rect, slot.get("count", 1))
        elif kept == "carried":
            self._paint_tick(painter, rect)

    def _paint_stone(self, painter: QPainter, rect: QRectF, slot: Component, name: str) -> None:
        known = stone_of(name)
        assert known is not None
        cells = self._held[1] if self._held is not None and self._held[0] == name else known.orientations[0]
        colour = slot.get("colour")
        assert isinstance(colour, int)
        coat = coat_of(self._keys[colour])
        picture = stone_pixmap(
            cells,
            colour=coat.hex,
            mark=coat.letter,
            pattern=coat.pattern,
            size=int(rect.width()) - 2,
            dpr=self.devicePixelRatioF(),
            unit=_unit(cells, int(rect.width()) - 2),
        )
        painter.setOpacity(1.0 if slot.get("fits") else 0.32)
        side = picture.width() / picture.devicePixelRatio()
        painter.drawPixmap(int(rect.center().x() - side / 2), int(rect.center().y() - side / 2), picture)
        painter.setOpacity(1.0)

    def _paint_key(self, painter: QPainter, rect: QRectF, row: int) -> None:
        font = QFont(self.font())
        font.setPointSizeF(max(8.0, font.pointSizeF() - 2))
        painter.setFont(font)
        painter.setPen(QColor(self._theme.muted))
        painter.drawText(
            rect.adjusted(6, 3, -6, -3), Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft, KEYS[row]
        )

    def _paint_count(self, painter: QPainter, rect: QRectF, count: object) -> None:
        if not isinstance(count, int) or count < 2:
            return
        font = QFont(self.font())
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(QColor(self._theme.text))
        corner = Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignRight
        painter.drawText(rect.adjusted(6, 3, -6, -3), corner, f"\N{MULTIPLICATION SIGN}{count}")

    def _paint_tick(self, painter: QPainter, rect: QRectF) -> None:
        """Done: this one stands on the other side."""
        side = rect.width() * 0.16
        pen = QPen(QColor(self._theme.muted), max(2.0, rect.width() * 0.045))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        centre = rect.center()
        painter.drawPolyline(
            [
                QPointF(centre.x() - side, centre.y() + side * 0.1),
                QPointF(centre.x() - side * 0.25, centre.y() + side * 0.8),
                QPointF(centre.x() + side, centre.y() - side * 0.7),
            ]
        )

    # ---- size ----------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        side = max(SMALLEST, min(LARGEST, self.width() // max(1, self.model().rowCount())))
        if side != self.side or self.height() != side + 2:
            self.side = side
            self.setFixedHeight(side + 2)
            self.setGridSize(QSize(side, side))
            self.scheduleDelayedItemsLayout()

    def sizeHint(self) -> QSize:
        return QSize(LARGEST * len(KEYS), self.side + 2)

    def minimumSizeHint(self) -> QSize:
        return QSize(SMALLEST * len(KEYS), SMALLEST + 2)
