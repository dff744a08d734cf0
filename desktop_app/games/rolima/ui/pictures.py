"""The picture of each component of the Rolimã table."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from desktop_app.games.rolima.engine.deck import GOAL, deck
from desktop_app.qt.scene2d.artist import ItemLook
from desktop_app.qt.theme import Theme
from desktop_app.session.component import Component

from . import labels, panels, plates
from .card_parts import paint_chosen, paint_glow, paint_hinted
from .cards import paint_fan_back, paint_fan_card, paint_fan_chip, paint_place, paint_stack_edges, stack_depth
from .carts import CartLook, paint_cart, paint_dust
from .gum import paint_gum_card
from .hill_cards import paint_goal_card, paint_hill_card, paint_start_card
from .hill_text import hill_name
from .horn import paint_horn
from .layout import Layout, sum_head, sum_line
from .motions import rolling
from .podium import paint_podium
from .street import paint_street
from .text import place_name


def whole(part: Component, key: str) -> int:
    """A number of the face."""
    value = part.get(key)
    assert isinstance(value, int)
    return value


class Pictures:
    """Paints components. `names` and `colours` (palette keys) are those of the seats."""

    def __init__(self, theme: Theme, seats: int) -> None:
        self.theme = theme
        self.names: tuple[str, ...] = ("",) * seats
        self.colours: tuple[str, ...] = ("red",) * seats
        self.over = False
        """Whether the race is over, so that the street fills the board."""

    def deed_words(self, part: Component) -> tuple[str, str]:
        """What the button says."""
        return labels.deed_words(part)

    def paint_ground(self, painter: QPainter, rect: QRectF, layout: Layout) -> None:
        """The street."""
        if self.over:
            paint_street(painter, layout.whole, self.theme)
            panels.paint_veil(painter, layout.whole, self.theme)
            return
        ratio = painter.device().devicePixelRatio()
        box = layout.course.box
        street = QPixmap(box.size().toSize() * ratio)
        street.setDevicePixelRatio(ratio)
        street.fill(Qt.GlobalColor.transparent)
        with QPainter(street) as inner:
            paint_street(inner, QRectF(QPointF(), box.size()), self.theme)
        for start in (box.x(), box.right()):  # mirrored, so that there is no seam behind the panels
            painter.save()
            painter.translate(2 * start, 0)
            painter.scale(-1, 1)
            painter.drawPixmap(box.topLeft(), street)
            painter.restore()
        painter.drawPixmap(box.topLeft(), street)

    def paint(self, painter: QPainter, part: Component, rect: QRectF, look: ItemLook, layout: Layout) -> None:
        """Paint it unturned into `rect`, whose corner is (0, 0)."""
        match part.kind:
            case "card":
                self._paint_card(painter, part, rect, look, layout)
            case "back":
                paint_fan_back(painter, rect, self.theme)
            case "cart" | "ghost":
                self._paint_cart(painter, part, rect, look)
            case "hill":
                self._paint_hill(painter, part, rect, look)
            case "gum":
                self._paint_gum(painter, part, rect, look)
                if part.place[0] == "bet gum":
                    self._paint_sum_below(painter, part, rect, layout)
            case "horn":
                paint_horn(painter, rect)
            case "pile" | "discard":
                self._paint_stack(painter, part, rect, layout)
            case _:
                self._paint_panel(painter, part, rect, look, layout)
        if look.cursor and part.kind not in ("card", "hill"):
            panels.paint_focus(painter, rect)

    # ---- cards -------------------------------------------------------------------------------------

    def _paint_card(
        self, painter: QPainter, part: Component, rect: QRectF, look: ItemLook, layout: Layout
    ) -> None:
        card, area, theme = whole(part, "card"), part.place[0], self.theme
        if look.phase < 1 or part.get("blind"):
            paint_fan_back(painter, rect, theme)
            if part.get("blind"):  # the viewer's own, which others do not see
                high = rect.height() * 0.5
                corner = QRectF(0, rect.bottom() - high, high * 1.5, high)
                corner.moveRight(rect.right() + high * 0.16)
                paint_fan_chip(painter, corner, card, theme)
            return
        if area in ("played", "bet") and rect.width() > rect.height():
            paint_fan_chip(painter, rect, card, theme)
            if look.cursor:
                panels.paint_focus(painter, rect)
        elif area in ("played", "bet"):
            paint_fan_card(painter, rect, card, theme, cursor=look.cursor, hovered=look.hovered)
        else:
            usable = part.get("code") is None
            paint_fan_card(
                painter, rect, card, theme, lit=usable and not part.get("chosen"),
                hovered=look.hovered and usable, cursor=look.cursor, chosen=bool(part.get("chosen")),
                hinted=bool(part.get("hinted")),
            )  # fmt: skip
        if area == "played" and part.get("weighed"):
            self._paint_weight(painter, part, rect)
        if area == "bet":
            self._paint_sum_below(painter, part, rect, layout)

    def _paint_sum_below(self, painter: QPainter, part: Component, rect: QRectF, layout: Layout) -> None:
        """What a bet brings; of gum cards, which lie close together, only the points."""
        high = sum_line(layout.bets[0].plate.height() * 0.88)
        first, second, _ = layout.bets[0].cards
        text, wide = labels.bet_sum(part), second.x() - first.x() - max(high * 0.55, 6.0)
        if part.kind == "gum":
            text, wide = str(part.get("points")), rect.width()
        line = QRectF(rect.center().x() - wide / 2, rect.bottom() + 1, wide, high)
        plates.paint_bet_sum(painter, line, text, self.theme, dim=not part.get("points"))

    def _paint_weight(self, painter: QPainter, part: Component, rect: QRectF) -> None:
        text = labels.weight_text(part)
        high = min(max(rect.height() * 0.4, 17.0), 30.0)
        note = QRectF(0, 0, high * 1.5, high)
        note.moveCenter(QPointF(rect.x(), rect.bottom() - high * 0.42))
        plates.paint_weight(painter, note, text, more=labels.more_than_said(part))

    def _paint_gum(self, painter: QPainter, part: Component, rect: QRectF, look: ItemLook) -> None:
        usable = dict(part.face).get("code", "over") is None
        if usable or look.hovered:
            paint_glow(painter, rect, strong=look.hovered)
        paint_gum_card(painter, rect, whole(part, "colour"), self.theme)
        if part.get("chosen"):
            paint_chosen(painter, rect)
        if part.get("hinted"):
            paint_hinted(painter, rect)

    def _paint_stack(self, painter: QPainter, part: Component, rect: QRectF, layout: Layout) -> None:
        count = whole(part, "count")
        if count:
            high = rect.height() - stack_depth(rect, count)
            wide = rect.width() * high / rect.height()
            top_card = QRectF(rect.center().x() - wide / 2, rect.y(), wide, high)
            paint_stack_edges(painter, top_card, count, self.theme)
            paint_fan_back(painter, top_card, self.theme, shadow=False)
            panels.paint_count(painter, top_card, str(count))
        else:
            paint_place(painter, rect, self.theme)
        title = labels.pile_title() if part.kind == "pile" else labels.discard_title()
        high = max(layout.tray.height() * 0.17, 15.0)
        top = layout.tray.bottom() - high - layout.pile.y()
        line = QRectF(-rect.width() * 0.2, top, rect.width() * 1.4, high - 1)
        panels.paint_stack_note(painter, line, title)

    # ---- the street --------------------------------------------------------------------------------

    def _paint_cart(self, painter: QPainter, part: Component, rect: QRectF, look: ItemLook) -> None:
        colour = whole(part, "colour")
        painter.save()
        if part.kind == "ghost":
            painter.setOpacity(0.72)
            paint_cart(painter, rect, colour, self.theme, CartLook(lit=True))
        elif look.phase < 1:
            offset, lean, roll = rolling(look.phase, rect.height())
            painter.translate(offset)
            paint_dust(painter, rect, min(look.phase * 1.1, 1.0), self.theme)
            paint_cart(painter, rect, colour, self.theme, CartLook(lean=lean, roll=roll))
        else:
            lit = bool(part.get("lit")) or look.hovered
            paint_cart(painter, rect, colour, self.theme, CartLook(lit=lit, dim=bool(part.get("dim"))))
        painter.restore()

    def _paint_hill(self, painter: QPainter, part: Component, rect: QRectF, look: ItemLook) -> None:
        row, hill = whole(part, "row"), part.get("hill")
        theme = self.theme
        if row == 0:
            paint_start_card(painter, rect, theme)
        elif row == GOAL:
            paint_goal_card(painter, rect, theme)
        elif isinstance(hill, int) and look.phase >= 1:
            is_open = bool(part.get("open"))
            paint_hill_card(
                painter, rect, hill, theme, state="open" if is_open else "seen", name=hill_name(hill),
                lit=is_open,
            )  # fmt: skip
        else:
            paint_hill_card(painter, rect, None, theme, state="hidden")
        if look.cursor:
            panels.paint_focus(painter, rect)

    # ---- panels ------------------------------------------------------------------------------------

    def _paint_panel(
        self, painter: QPainter, part: Component, rect: QRectF, look: ItemLook, layout: Layout
    ) -> None:
        theme = self.theme
        match part.kind:
            case "shelf":
                panels.paint_shelf(painter, rect, theme)
            case "tray":
                panels.paint_tray(painter, rect, labels.display_title(), theme)
            case "street" | "hand" if look.target:
                panels.paint_rim(painter, rect, strong=look.hovered)
            case "rule":
                self._paint_rule(painter, part, rect)
            case "sums":
                shift = layout.sums.topLeft()
                head = sum_head(layout.sums, layout.unit).translated(-shift)
                title = labels.sums_title(settled=bool(part.get("settled")))
                note = labels.sums_note(whole(part, "hidden"))
                plates.paint_sums_ground(painter, rect, head, title, note, theme)
            case "sum":
                plates.paint_sum(painter, rect, _sum_words(part), theme, gum=bool(part.get("gum")))
            case "seat":
                self._paint_seat(painter, part, rect, layout)
            case "worth":
                ahead = part.get("ahead")
                panels.paint_worth(
                    painter, rect, labels.worth_title(), whole(part, "now"),
                    ahead if isinstance(ahead, int) else None, theme,
                )  # fmt: skip
            case "deed":
                title, note = labels.deed_words(part)
                panels.paint_deed(
                    painter, rect, title, note, theme, enabled=bool(part.get("enabled")),
                    hovered=look.hovered,
                )  # fmt: skip
            case "podium" | "bets":
                self._paint_end(painter, part, rect, layout)

    def _paint_rule(self, painter: QPainter, part: Component, rect: QRectF) -> None:
        hill, section = part.get("hill"), whole(part, "section")
        named = hill if isinstance(hill, int) else None
        panels.paint_rule(
            painter, rect, labels.rule_heading(section), labels.rule_title(named),
            labels.rule_body(named, hidden=bool(part.get("hidden"))), self.theme, active=named is not None,
        )  # fmt: skip

    def _words(self, part: Component) -> plates.SeatWords:
        seat, order, ahead = whole(part, "seat"), part.get("order"), part.get("ahead")
        return plates.SeatWords(
            self.names[seat],
            self.colours[seat],
            turn=bool(part.get("turn")) or bool(part.get("won")),
            own=bool(part.get("own")),
            done=bool(part.get("done")),
            order=place_name(order) if isinstance(order, int) else "",
            ahead=place_name(ahead) if isinstance(ahead, int) else "",
        )

    def _paint_seat(self, painter: QPainter, part: Component, rect: QRectF, layout: Layout) -> None:
        seating = layout.seats[whole(part, "seat")]
        shift = QPointF() - seating.plate.topLeft()
        name, order = seating.name.translated(shift), seating.order.translated(shift)
        plates.paint_seat(painter, rect, name, order, self._words(part), self.theme)
        if part.get("waits"):
            panels.paint_waiting(painter, seating.card.translated(shift), self.theme)

    def _paint_end(self, painter: QPainter, part: Component, rect: QRectF, layout: Layout) -> None:
        if part.kind == "podium":
            race = part.get("race")
            assert isinstance(race, tuple)
            panels.paint_stage(painter, rect, theme=self.theme)
            paint_podium(painter, rect, race, self.theme, numbers=deck().multipliers)
            return
        row = layout.bets[whole(part, "seat")]
        shift = QPointF() - row.plate.topLeft()
        name, total = row.name.translated(shift), row.total.translated(shift)
        words, points = self._words(part), whole(part, "total")
        plates.paint_bets(painter, rect, name, total, words, points, self.theme)


def _sum_words(part: Component) -> plates.SumWords:
    total, ahead = part.get("total"), part.get("ahead")
    return plates.SumWords(
        whole(part, "colour"),
        place_name(whole(part, "place")),
        whole(part, "times"),
        total if isinstance(total, int) else None,
        ahead if isinstance(ahead, int) else None,
        looking=bool(part.get("looking")),
        wins=bool(part.get("wins")),
        wins_ahead=bool(part.get("wins_ahead")),
        halved=bool(part.get("halved")),
    )
