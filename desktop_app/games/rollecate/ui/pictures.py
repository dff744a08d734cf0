"""The picture of each component of the Rollecate table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop_app.qt.scene2d.artist import ItemLook
from desktop_app.qt.theme import Theme
from desktop_app.session.component import Component

from . import furniture
from .cards import paint_card, paint_card_back, paint_place
from .dice import paint_wheel_die
from .ghosts import ghost_cell, kind_word, leaving, number_of
from .goals import paint_goals
from .layout import Layout, pile_places
from .marks import paint_brackets, paint_frame, paint_kind, paint_target
from .track import paint_track
from .ways import vector


@dataclass(slots=True)
class Signs:
    """The words that stand on what is painted."""

    deck_note: Callable[[int], str] = lambda count: ""
    plate_title: Callable[[Component], str] = lambda component: ""
    target_words: Callable[[Component], tuple[str, str]] = lambda component: ("", "")
    goals: Callable[[Component], tuple[str, tuple[tuple[str, str, bool], ...], str]] = lambda component: (
        "",
        (),
        "",
    )


class Pictures:
    """Paints components. `names`, `colours` (palette keys) and `backs` (cards that are not seen) are those of
    the seats, `values` those of the cards by type; `own` is the viewer's seat."""

    def __init__(self, theme: Theme, seats: int, values: tuple[int, ...]) -> None:
        self.theme = theme
        self.names: tuple[str, ...] = ("",) * seats
        self.colours: tuple[str, ...] = ("red",) * seats
        self.backs: tuple[int, ...] = (0,) * seats
        self.values = values
        self.own: int | None = 0
        self.signs = Signs()

    def paint(
        self, painter: QPainter, component: Component, rect: QRectF, look: ItemLook, layout: Layout
    ) -> None:
        """Paint it unturned into `rect`, whose corner is (0, 0)."""
        match component.kind:
            case "card":
                self._paint_card(painter, component, rect, look)
            case "ghost":
                self._paint_ghost(painter, component, rect, look)
            case "head":
                lit = bool(component.get("lit")) or look.target
                if component.get("open"):
                    heading = number_of(component, "heading")
                    paint_target(painter, rect, heading, self.theme, lit=lit or look.hovered)
            case "rear":
                danger = component.get("danger")
                share = danger if isinstance(danger, float) else 0.0
                furniture.paint_buffer_stop(
                    painter, rect, number_of(component, "heading"), self.theme, danger=share
                )
            case "die":
                self._paint_die(painter, component, rect, look)
            case _:
                self._paint_furniture(painter, component, rect, look, layout)

    def _paint_card(self, painter: QPainter, card: Component, rect: QRectF, look: ItemLook) -> None:
        number = number_of(card, "card")
        if card.place[0] == "cell":
            self._paint_track(painter, card, rect, look)
            return
        if look.phase < 1:
            paint_card_back(painter, rect, self.theme)
            return
        mine = card.place[0] in ("hand", "pending")
        chosen = bool(card.get("chosen"))
        playable = card.place[0] == "hand" and card.get("code") is None
        refused = card.place[0] == "hand" and card.get("code") not in (None, "not_now")
        paint_card(
            painter,
            rect,
            self.values[number],
            kind_word(number),
            self.theme,
            lit=(playable and not chosen)
            or look.target
            or (mine and look.hovered and not refused)
            or (card.place[0] == "pile" and bool(card.get("combine"))),
            cursor=look.cursor or bool(card.get("cursor")),
            dim=refused,
            hinted=bool(card.get("hinted")),
            chosen=chosen,
        )
        if card.get("fan"):
            paint_kind(painter, rect, kind_word(number))

    def _paint_track(self, painter: QPainter, card: Component, rect: QRectF, look: ItemLook) -> None:
        number, heading = number_of(card, "card"), number_of(card, "heading")
        leaves, kind = leaving(card), kind_word(number)
        value, theme = self.values[number], self.theme
        laid = bool(card.get("laid"))
        paint_track(
            painter, rect, kind, heading, leaves, value, theme, lit=laid, hinted=bool(card.get("hinted"))
        )
        risk = card.get("risk")
        if isinstance(risk, float) and risk > 0.004:
            painter.save()
            painter.setOpacity(0.25 + 0.75 * risk)
            paint_track(painter, rect, kind, heading, leaves, value, theme, penalty=True)
            painter.restore()
        if look.cursor:
            paint_frame(painter, rect.adjusted(2, 2, -2, -2))

    def _paint_ghost(self, painter: QPainter, ghost: Component, rect: QRectF, look: ItemLook) -> None:
        """The card in its cell, translucent, and an arrow where the next one would go."""
        heading = number_of(ghost, "heading")
        leaves = leaving(ghost)
        number = number_of(ghost, "card")
        cell = ghost_cell(rect, ghost)
        strong = bool(ghost.get("chosen")) or look.hovered or look.target
        painter.save()
        painter.setOpacity(1.0 if strong else 0.4)
        paint_track(
            painter,
            cell,
            kind_word(number),
            heading,
            leaves,
            self.values[number],
            self.theme,
            lit=strong,
            ghost=not look.hovered,
            plate=strong,
            hinted=bool(ghost.get("hinted")),
        )
        painter.restore()
        tip = cell.center() + vector(leaves) * (cell.width() * 0.74)
        furniture.paint_arrow(
            painter, tip, leaves, cell.width() * 0.2, strong=strong, hovered=look.hovered or look.target
        )
        if look.cursor:
            paint_frame(painter, rect.adjusted(3, 3, -3, -3))

    def _paint_die(self, painter: QPainter, die: Component, rect: QRectF, look: ItemLook) -> None:
        wheel = die.get("wheel")
        number = die.place[-1] if isinstance(die.place[-1], int) else 0
        angle = ((number * 7 + 3) % 9 - 4) * 1.3
        paint_wheel_die(
            painter,
            rect,
            bool(wheel),
            self.theme,
            phase=look.phase,
            angle=angle if look.phase >= 1 else 0.0,
            ghost=wheel is None,
            dim=wheel is False and look.phase >= 1,
        )

    def _paint_furniture(
        self, painter: QPainter, part: Component, rect: QRectF, look: ItemLook, layout: Layout
    ) -> None:
        theme, signs = self.theme, self.signs
        match part.kind:
            case "shelf":
                furniture.paint_shelf(painter, rect, theme)
                both = layout.dice.united(layout.forecast).translated(-layout.shelf.topLeft())
                furniture.paint_hollow(painter, both, theme)
            case "deck":
                count = number_of(part, "count")
                furniture.paint_deck(painter, rect, count, signs.deck_note(count), theme)
            case "pile":
                self._paint_row(painter, part, rect, look, layout)
            case "held":
                furniture.paint_backs(painter, rect, number_of(part, "count"), theme)
            case "plate":
                furniture.paint_plate_ground(painter, rect, theme, lit=bool(part.get("mine")))
                furniture.paint_title(painter, rect, signs.plate_title(part))
            case "target":
                title, note = signs.target_words(part)
                furniture.paint_target_plate(
                    painter, rect, title, note,
                    kind=str(part.get("which")), lit=bool(part.get("lit")) or look.target,
                    chosen=bool(part.get("chosen")) or look.hovered,
                )  # fmt: skip
                if part.get("hinted"):
                    paint_brackets(painter, rect)
            case "goals":
                title, tiers, note = signs.goals(part)
                furniture.paint_plate_ground(painter, rect, theme)
                paint_goals(painter, rect, part, title, tiers, note)
        if look.cursor and part.kind != "shelf":
            paint_frame(painter, rect.adjusted(2, 2, -2, -2))

    def _paint_row(
        self, painter: QPainter, pile: Component, rect: QRectF, look: ItemLook, layout: Layout
    ) -> None:
        seat = number_of(pile, "seat")
        row = layout.rows[seat]
        shift = -row.plate.topLeft()
        words = furniture.RowWords(
            self.names[seat],
            self.colours[seat],
            number_of(pile, "points"),
            bool(pile.get("turn")),
            self.backs[seat],
        )
        furniture.paint_row(
            painter, rect, row.line.translated(shift), row.points.translated(shift), words, self.theme
        )
        if not pile.get("count"):
            place = pile_places(row.pile.translated(shift), 1)[0]
            paint_place(painter, place, self.theme)
        if look.target or look.hovered:
            furniture.paint_rim(painter, rect)
