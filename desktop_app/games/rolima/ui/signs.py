"""Each thing on the Rolimã table in words, as a tool tip and for screen readers, and the table as a whole.

All of it is made from a view, so it tells nothing that the viewer may not know; the memory of a view is never
told.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from desktop_app.core.game import Seat
from desktop_app.games.rolima.engine.deck import GOAL, SECTIONS, Colour, deck
from desktop_app.games.rolima.engine.state import Played, RolimaView, Table, ranks, row_of

from . import prompts, text, what_if_text
from .hand import Plan, Spot
from .hill_text import hill_name, hill_rule
from .sums import Sums, open_cards
from .what_if import hand_now, outlook

translate = QCoreApplication.translate


# ---- one thing -----------------------------------------------------------------------------------------


def cart_words(table: Table, colour: Colour) -> str:
    """A cart: "Green cart: 2nd, in section 1; bets on it count × 2"."""
    place = ranks(table.race)[colour]
    times = deck().multipliers[place]
    said = translate("Rolima", "Cart {cart}: {place}, {where}").format(
        cart=text.cart_name(colour),
        place=text.place_name(place),
        where=text.row_name(row_of(table.track, colour)),
    )
    if not times:
        return f"{said}; " + translate("Rolima", "bets on it bring nothing there")
    return f"{said}; " + translate("Rolima", "bets on it count {times} there").format(
        times=f"{what_if_text.TIMES}{text.SPACE}{times}"
    )


def hill_words(table: Table, section: int) -> str:
    """The hill card of a section: open with its rule, turned down again, or never seen."""
    hill = table.hill[section - 1]
    where = text.begun(text.row_name(section))
    if hill is None:
        hidden = table.house.hill_mode == "hidden"
        said = translate("Rolima", "stays face down") if hidden else translate("Rolima", "face down")
        return f"{where}: {said}"
    told = f"{where}: {hill_name(hill)}. {hill_rule(hill)}"
    if table.open == section:
        return f"{told} " + translate("Rolima", "It is in force.")
    return f"{told} " + translate("Rolima", "It is turned down again.")


def row_words(row: int) -> str:
    """The start card or the goal card."""
    if row == GOAL:
        return translate("Rolima", "Goal card: the first cart that arrives ends the race")
    return translate("Rolima", "Start card: carts next to it are ahead")


def pile_words(seen: RolimaView) -> str:
    """The pile, as a number of cards."""
    return translate("Rolima", "Pile: %n card(s)", None, seen.pile)


def discard_words(seen: RolimaView) -> str:
    """The discard pile, as a number of cards."""
    said = translate("Rolima", "Discard pile: %n card(s)", None, seen.discard)
    return f"{said}; " + translate("Rolima", "it may not be looked through")


def played_words(one: Played, names: Sequence[str], sums: Sums, played: Sequence[Played]) -> str:
    """A card of the round in front of its seat, with what it counts where that is not its number.

    While the `sums` wait for cards face down, the viewer's own is one of them.
    """
    name = names[one.seat]
    if one.card is None:
        return translate("Rolima", "{name}: a card face down").format(name=name)
    said = f"{name}: {text.card_name(one.card)}"
    if sums.hidden:
        return translate("Rolima", "{card}, face down").format(card=said)
    shown = open_cards(played)
    if one not in shown or len(sums.values) != len(shown):
        return said
    value, weight = (each[shown.index(one)] for each in (sums.values, sums.weights))
    if weight != value:
        more = translate("Rolima", "{card}, value {value}, adds {weight}")
    elif value != deck().number(one.card):
        more = translate("Rolima", "{card}, counts {value}")
    else:
        return said
    return more.format(card=said, value=value, weight=weight)


def gum_words(table: Table, colour: Colour, names: Sequence[str]) -> str:
    """A gum card and who owns it."""
    owner = table.gums[colour]
    name = text.begun(text.gum_card_name(colour))
    if owner is None:
        return f"{name}: " + translate("Rolima", "on the table")
    return f"{name}: " + translate("Rolima", "belongs to {name}").format(name=names[owner])


def horn_words(table: Table, names: Sequence[str]) -> str:
    """The horn and its owner."""
    said = translate("Rolima", "The horn: {name} plays first in the round")
    return said.format(name=names[table.horn])


def spot_words(seen: RolimaView, spot: Spot, names: Sequence[str]) -> str:
    """A card of the own hand, of the display, or a gum card, with what it would do now."""
    found = outlook(seen, spot)
    lines = what_if_text.lines(found, names) if found is not None else ()
    if spot.where == "gum":  # whose it is stands in the first line already
        return "\n".join((gum_words(seen, spot.card, names), *lines[1:]))
    return "\n".join((text.card_tip(spot.card), *lines))


def held_words(seen: RolimaView, seat: Seat, names: Sequence[str]) -> str:
    """What everybody knows of a seat's hand; at the end its bets."""
    hand = seen.hands[seat]
    if hand is not None and (seen.phase == "over" or seat == seen.seat):
        return f"{names[seat]}: {text.cards_words(hand)}"
    return f"{names[seat]}: " + translate("Rolima", "%n card(s) in hand", None, seen.counts[seat])


# ---- all of it -----------------------------------------------------------------------------------------


def describe(plan: Plan, sums: Sums, names: Sequence[str]) -> str:
    """A line each for race, hill, cards of the round, totals, display, hand, gum cards, hands and piles."""
    seen = plan.seen
    if seen.phase in ("line", "deal"):
        return translate("Rolima", "The race is being set up.")
    lines = [race_words(seen), *(hill_words(seen, section) for section in range(1, SECTIONS + 1))]
    if seen.played:
        cards = "; ".join(played_words(one, names, sums, seen.played) for one in seen.played)
        lines.append(translate("Rolima", "Played this round: {cards}.").format(cards=cards))
    lines += [totals_words(sums), prompts.situation(seen, sums, names)]
    lines.append(translate("Rolima", "Display: {cards}.").format(cards=text.cards_words(seen.display)))
    if seen.hand:
        lines.append(translate("Rolima", "Your hand: {cards}.").format(cards=text.cards_words(seen.hand)))
        found = hand_now(seen)
        lines.append(f"{what_if_text.hand_title(found)} ({'; '.join(what_if_text.hand_lines(found))}).")
    if seen.house.gum_cards:
        lines += [f"{gum_words(seen, colour, names)}." for colour in range(len(seen.gums))]
    lines += [f"{held_words(seen, seat, names)}." for seat in range(seen.seats) if seat != seen.seat]
    if seen.phase != "over":
        lines += [f"{horn_words(seen, names)}.", f"{pile_words(seen)}.", f"{discard_words(seen)}."]
    if plan.looked_at is not None and (ahead := outlook(seen, plan.looked_at)) is not None:
        lines.append(what_if_text.words(ahead, names))
    return "\n".join(line for line in lines if line)


def race_words(table: Table) -> str:
    """The carts from the leader to the last, each with its row."""
    told = "; ".join(
        f"{text.cart_name(colour)} {text.row_name(row_of(table.track, colour))}" for colour in table.race
    )
    return translate("Rolima", "The race from the leader on: {carts}.").format(carts=told)


def totals_words(sums: Sums) -> str:
    """The totals of the round, the best first; '' while there are none."""
    if not sums.order:
        return ""
    told = ", ".join(f"{text.cart_name(colour)} {sums.totals[colour]}" for colour in sums.order)
    return translate("Rolima", "Totals: {totals}.").format(totals=told)
