"""The seats along the edge of a table, one plate each, and the menu of a seat."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QModelIndex, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QWidget

from desktop_app.core.game import Seat
from desktop_app.qt.kit import GameKit
from desktop_app.qt.plates import SeatFace, SeatPlate
from desktop_app.qt.seats_model import SeatRow, SeatsModel
from desktop_app.qt.theme import Theme
from desktop_app.session.record import Player

from .menu_keys import keep_letters
from .sentences import signed

WIDEST = 440
"""A plate does not grow beyond this, in logical pixels."""


class SeatsBar(QWidget):
    """A plate for each row of a `SeatsModel`, side by side; F2 and on press them by key."""

    chosen = Signal(int)
    """The seat whose plate was pressed."""

    def __init__(
        self, model: SeatsModel, theme: Theme, speed: Callable[[], float], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._model = model
        self._theme = theme
        self._speed = speed
        self._compact = False
        self.plates: list[SeatPlate] = []
        self.keys: list[QAction] = []
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(4, 2, 4, 0)
        self._row.setSpacing(0)
        self._row.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        model.modelReset.connect(self._rebuild)
        model.dataChanged.connect(self._changed)
        self.setAccessibleName(self.tr("Seats"))
        self._rebuild()

    def set_compact(self, compact: bool) -> None:
        """The small form for small windows."""
        self._compact = compact
        for plate in self.plates:
            plate.set_compact(compact)
        self._share_room()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        for plate in self.plates:
            plate.set_theme(theme)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.setAccessibleName(self.tr("Seats"))
            for number in range(len(self.plates)):
                self._show(number)
            self._share_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_room()

    def _share_room(self) -> None:
        """Where there is too little room all get tight, the widest give way, and short names stay whole."""
        margins = self._row.contentsMargins()
        room = self.width() - margins.left() - margins.right()
        wanted = [plate.sizeHint().width() for plate in self.plates]
        cap = widest_share(wanted, room)
        for plate in self.plates:
            plate.set_tight(sum(wanted) > room)
            plate.setMaximumWidth(max(plate.minimumSizeHint().width(), min(WIDEST, cap)))

    def _rebuild(self) -> None:
        while self.plates:
            plate = self.plates.pop()
            self._row.removeWidget(plate)
            plate.deleteLater()
            self.keys.pop().deleteLater()
        for row in self._model.rows:
            plate = SeatPlate(self._theme, self, compact=self._compact)
            plate.clicked.connect(lambda _=False, seat=row.seat: self.chosen.emit(seat))
            self._row.addWidget(plate)
            self.plates.append(plate)
            key = QAction(self)
            key.setShortcut(QKeySequence(f"F{row.seat + 2}"))
            key.triggered.connect(lambda _=False, seat=row.seat: self.chosen.emit(seat))
            self.addAction(key)
            self.keys.append(key)
        for number in range(len(self.plates)):
            self._show(number)
        self._share_room()

    def _changed(self, first: QModelIndex, last: QModelIndex) -> None:
        for number in range(first.row(), last.row() + 1):
            self._show(number)
        self._share_room()

    def _show(self, number: int) -> None:
        plate, row = self.plates[number], self._model.rows[number]
        plate.set_speed(self._speed())
        plate.show_face(face_of(row))
        self.keys[number].setText(self.tr("Seat of %1").replace("%1", row.name))


def widest_share(wanted: list[int], room: int) -> int:
    """The width that nobody may exceed so that all fit into `room`.

    >>> widest_share([100, 300, 500], 700), widest_share([100, 300, 500], 900)
    (300, 500)
    """
    left = room
    for number, width in enumerate(sorted(wanted)):
        share = left // (len(wanted) - number)
        if width > share:
            return share
        left -= width
    return max(wanted, default=room)


def face_of(row: SeatRow) -> SeatFace:
    """What the plate of that row shows."""
    return SeatFace(
        row.name,
        row.colours or ("ivory",),
        "" if row.score is None else signed(row.score),
        row.note,
        robot=row.computer,
        turn=row.turn,
        out=row.out,
        leads=row.leads,
        thinking=row.progress,
        tip=row.tip,
    )


@dataclass(frozen=True, slots=True)
class SeatDeeds:
    """What a seat's menu can bring about."""

    hand_over: Callable[[Seat, int], None]
    take_over: Callable[[Seat], None]
    rename: Callable[[Seat], None]
    resign: Callable[[Seat], None]


class SeatMenu(QMenu):
    """Who plays on this seat: a person, or the computer at some level; rename it; resign."""

    def __init__(
        self, kit: GameKit, seat: Seat, player: Player, deeds: SeatDeeds, parent: QWidget, *, playing: bool
    ) -> None:
        """`playing`: the game goes on and the seat has not resigned."""
        super().__init__(player.name, parent)
        self.setAccessibleName(self.tr("Seat of %1").replace("%1", player.name))
        head = self.addAction(player.name)
        head.setEnabled(False)
        self.addSeparator()
        keep_letters(self)
        levels = keep_letters(QMenu(self.tr("Let the computer play"), self))
        self.addMenu(levels)
        group = QActionGroup(self)
        for level in kit.levels():
            action = levels.addAction(kit.level_name(level.number))
            action.setCheckable(True)
            action.setChecked(player.kind == "computer" and player.level == level.number)
            action.triggered.connect(lambda _=False, number=level.number: deeds.hand_over(seat, number))
            group.addAction(action)
        levels.setEnabled(playing)
        person = self.addAction(self.tr("Take this seat over"))
        person.setEnabled(playing and player.kind == "computer")
        person.triggered.connect(lambda: deeds.take_over(seat))
        rename = self.addAction(self.tr("Rename …"))
        rename.triggered.connect(lambda: deeds.rename(seat))
        self.addSeparator()
        resign = self.addAction(self.tr("Resign …"))
        resign.setEnabled(playing and player.kind == "person")
        resign.triggered.connect(lambda: deeds.resign(seat))
        self.levels, self.person, self.rename, self.resign = levels, person, rename, resign
