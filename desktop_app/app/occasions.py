"""Games that suggest themselves today: which there are, whether they were played, and a button for each."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from datetime import date, datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QSize, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from desktop_app.core.errors import BadData
from desktop_app.qt.kit import GameKit, Occasion
from desktop_app.qt.theme import Theme

from .home_parts import Row

if TYPE_CHECKING:
    from .library import Library


@dataclass(frozen=True, slots=True)
class Offer:
    """An occasion of a game, and in words that it was played already; '' = it was not."""

    kit: GameKit
    occasion: Occasion
    mark: str = ""

    @property
    def note(self) -> str:
        """The line below the title."""
        return " · ".join(part for part in (self.occasion.note, self.mark) if part)

    @property
    def icon(self) -> str:
        """What stands before it."""
        return "check" if self.mark else "star"


def offers(kit: GameKit, library: Library, day: date) -> tuple[Offer, ...]:
    """The occasions of a game on that day; none where a file of the game is damaged."""
    try:
        found = kit.occasions(day)
    except BadData:  # beginning a game tells what is wrong
        return ()
    if not found:
        return ()
    ended = library.ended_as(kit, day)
    return tuple(
        Offer(kit, each, _mark(each, [reason for setup, reason in ended if setup == each.setup]))
        for each in found
    )


def _mark(occasion: Occasion, reasons: Collection[str]) -> str:
    if not reasons:
        return ""
    words = next((text for reason, text in occasion.marks if reason in reasons), "")
    return words or QCoreApplication.translate("Occasions", "played today")


def today() -> date:
    """The day where the person is."""
    return datetime.now().astimezone().date()


def of_now(offer: Offer) -> Offer:
    """The same offer as it is on this day: midnight may have passed since it was shown."""
    found = (each for each in offer.kit.occasions(today()) if each.title == offer.occasion.title)
    return replace(offer, occasion=next(found, offer.occasion))


class OccasionBar(QWidget):
    """A button for each occasion, side by side."""

    chosen = Signal(object)
    """An Offer."""
    WIDTH = 290

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._offers: tuple[Offer, ...] = ()
        self.buttons: list[Row] = []
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 7, 0)
        self._row.setSpacing(8)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.hide()

    def show_offers(self, offers: tuple[Offer, ...]) -> None:
        """Have a button for each of these."""
        if offers == self._offers:
            return
        self._offers = offers
        for button in self.buttons:
            self._row.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.buttons = [self._button(offer) for offer in offers]
        self.setVisible(bool(offers))

    def _button(self, offer: Offer) -> Row:
        button = Row(offer.icon, self._theme, self, framed=True)
        button.set_words(offer.occasion.title, offer.note)
        button.setFixedWidth(self.WIDTH)
        button.clicked.connect(lambda: self.chosen.emit(offer))
        self._row.addWidget(button)
        return button

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        for button in self.buttons:
            button.set_theme(theme)

    def sizeHint(self) -> QSize:
        return self._row.sizeHint()
