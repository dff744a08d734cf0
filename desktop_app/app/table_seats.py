"""Who plays on a seat can change at any moment: this does it, and asks where it cannot be taken back."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QInputDialog, QWidget

from desktop_app.core.game import Seat
from desktop_app.qt.kit import GameKit
from desktop_app.session.session import Session

from .seating import LONGEST_NAME, clean_name
from .seats_bar import SeatDeeds, SeatMenu
from .table_notice import AskCard


class SeatKeeper(QObject):
    """Writes changes of the seats into the session; bots that think meanwhile hear of it as of any change."""

    def __init__(self, kit: GameKit, session: Session[Any, Any, Any], card: AskCard, parent: QWidget) -> None:
        super().__init__(parent)
        self._kit = kit
        self._session = session
        self._card = card

    def menu(self, seat: Seat, parent: QWidget, *, asking: bool = True) -> SeatMenu:
        """The menu of a seat, as it is now; it goes when it closes. Without `asking` nobody can resign."""
        deeds = SeatDeeds(self.hand_over, self.take_over, self.rename, self.ask_to_resign)
        playing = not self._session.over and seat not in self._session.resigned
        menu = SeatMenu(self._kit, seat, self._session.players[seat], deeds, parent, playing=playing)
        menu.resign.setEnabled(menu.resign.isEnabled() and asking)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        return menu

    def hand_over(self, seat: Seat, level: int) -> None:
        """Let the computer play on a seat from now on."""
        player = self._session.players[seat]
        self._session.seat_player(seat, replace(player, kind="computer", level=level))

    def take_over(self, seat: Seat) -> None:
        """Let a person play on a seat from now on."""
        self._session.seat_player(seat, replace(self._session.players[seat], kind="person"))

    def rename(self, seat: Seat) -> None:
        """Ask for another name."""
        parent = self.parent()
        dialog = QInputDialog(parent if isinstance(parent, QWidget) else None)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setWindowTitle(self.tr("Rename"))
        dialog.setLabelText(self.tr("Name (up to %n characters)", "", LONGEST_NAME))
        dialog.setTextValue(self._session.players[seat].name)
        dialog.textValueSelected.connect(lambda text: self.set_name(seat, text))
        dialog.open()

    def set_name(self, seat: Seat, text: str) -> None:
        """Another name for a seat; an empty one changes nothing."""
        player = self._session.players[seat]
        name = clean_name(text, player.name)
        if name != player.name and seat not in self._session.resigned:
            self._session.seat_player(seat, replace(player, name=name))

    def ask_to_resign(self, seat: Seat) -> None:
        """Ask once, then give up for a seat."""
        name = self._session.players[seat].name
        ends = len(self._session.players) - len(self._session.resigned) <= 2
        if ends:
            text = self.tr("Shall %1 resign? The game ends then, and this cannot be taken back.")
        else:
            text = self.tr(
                "Shall %1 resign? The computer plays on for the seat, which ranks behind all others. "
                "This cannot be taken back."
            )
        self._card.ask(
            text.replace("%1", name),
            (self.tr("Resign"), "danger", lambda: self._resign(seat)),
            (self.tr("Play on"), "primary", self._card.dismiss),
        )

    def _resign(self, seat: Seat) -> None:
        """Give up, unless the game has ended while the question stood."""
        if not self._session.over and seat not in self._session.resigned:
            self._session.resign(seat)
