"""The words of the Rolimã table: carts, cards and places, refusals, scores and the result.

The engine speaks in codes. Hill cards are in `hill_text`, the log is made by `log`, what to do now by
`prompts`, what a card would do by `what_if_text`, hints by `hints`, options by `choices`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication

from desktop_app.core.game import Outcome, Seat
from desktop_app.games.rolima.engine.deck import GOAL, Card, Colour, deck
from desktop_app.games.rolima.engine.state import RolimaView
from desktop_app.session.record import Player

translate = QCoreApplication.translate

SPACE = "\N{NO-BREAK SPACE}"
DOT = " · "
"""Between facts of one line."""


# ---- carts and cards -----------------------------------------------------------------------------------


def cart_name(colour: Colour) -> str:
    """A soapbox cart, or the colour, within a sentence."""
    names = (
        translate("Rolima", "red"),
        translate("Rolima", "yellow"),
        translate("Rolima", "green"),
        translate("Rolima", "blue"),
        translate("Rolima", "violet"),
    )
    return names[colour]


def number_text(card: Card) -> str:
    """What stands on a fan card: its number, or 0/10."""
    edition = deck()
    number = edition.number(card)
    return f"{edition.accompanied}/{edition.alone}" if number is None else str(number)


def card_name(card: Card) -> str:
    """A fan card within a sentence, as in "green 4" or "green 0/10"."""
    said = translate("Rolima", "{colour} {number}", "a fan card").replace(" ", SPACE)
    return said.format(colour=cart_name(deck().colour(card)), number=number_text(card))


def card_tip(card: Card) -> str:
    """A fan card with the gums on it, as a tool tip: "Green 4: 2 gums"."""
    gums = translate("Rolima", "%n gum(s)", None, deck().gum(card))
    said = f"{begun(card_name(card))}: {gums}"
    if not deck().is_zero_ten(card):
        return said
    rule = translate("Rolima", "counts {alone} if it is the only card of its colour, else {other}")
    return f"{said}, {rule.format(alone=deck().alone, other=deck().accompanied)}"


def cards_words(cards: Iterable[Card]) -> str:
    """Cards one after the other."""
    return ", ".join(map(card_name, cards))


def gum_card_name(colour: Colour) -> str:
    """A gum card within a sentence."""
    return translate("Rolima", "gum card {colour}").format(colour=cart_name(colour))


def row_name(row: int) -> str:
    """A row of the hill within a sentence, 0 to 5."""
    if row == 0:
        return translate("Rolima", "the start row")
    if row == GOAL:
        return translate("Rolima", "the goal")
    return translate("Rolima", "section {number}").replace(" ", SPACE).format(number=row)


def row_aim(row: int) -> str:
    """Where a cart moves to, as in "moves to section 2"."""
    if row == GOAL:
        return translate("Rolima", "to the goal")
    return translate("Rolima", "to section {number}").replace(" ", SPACE).format(number=row)


def place_name(place: int) -> str:
    """A place in an order, 0 for the first."""
    names = (
        translate("Rolima", "1st"),
        translate("Rolima", "2nd"),
        translate("Rolima", "3rd"),
        translate("Rolima", "4th"),
        translate("Rolima", "5th"),
        translate("Rolima", "6th"),
    )
    return names[place]


def listed(parts: Sequence[str]) -> str:
    """One after the other, "and" before the last."""
    if len(parts) < 2:
        return "".join(parts)
    said = translate("Rolima", "{first} and {last}")
    return said.format(first=", ".join(parts[:-1]), last=parts[-1])


def begun(words: str) -> str:
    """With a capital letter in front."""
    return words[:1].upper() + words[1:]


# ---- refusals ------------------------------------------------------------------------------------------


def refusal(code: str) -> str:
    """Why something is not possible, in one sentence: codes of the rules and of `hand`."""
    match code:
        case "card" | "hand":
            return translate("Rolima", "You do not hold this card.")
        case "display":
            return translate("Rolima", "This card is not in the display.")
        case "only_play":
            return translate("Rolima", "Now a card of your hand is played; the display comes after that.")
        case "only_draft":
            return translate("Rolima", "Now a card of the display is taken, none is played.")
        case "only_gum":
            return translate("Rolima", "Now a gum card is taken, no fan card.")
        case "own_gum":
            return translate("Rolima", "You own this gum card already; take another one.")
        case "no_gum_now":
            return translate("Rolima", "Gum cards are taken by whoever gets the horn, after the draft.")
        case "played":
            return translate("Rolima", "You have played your card of this round.")
        case "none_chosen":
            return translate("Rolima", "Choose a card first.")
        case "not_now" | "phase":
            return translate("Rolima", "That is not possible now.")
        case "over":
            return translate("Rolima", "The race is over.")
    return translate("Rolima", "That is not possible here.")


# ---- score ---------------------------------------------------------------------------------------------


def part_label(part: str) -> str:
    """The heading of a part of the score."""
    match part:
        case "bets":
            return translate("Rolima", "Bets")
        case "gum":
            return translate("Rolima", "Gum cards")
    return part


def seat_note(seen: RolimaView, seat: Seat) -> str:
    """What a seat has: "3 cards · 1 gum card · horn"."""
    parts = [translate("Rolima", "%n card(s)", None, seen.counts[seat])]
    owned = seen.gums.count(seat)
    if owned:
        parts.append(translate("Rolima", "%n gum card(s)", None, owned))
    if seen.horn == seat and seen.phase != "over":
        parts.append(translate("Rolima", "horn"))
    return DOT.join(part.replace(" ", SPACE) for part in parts)


def outcome_sentence(outcome: Outcome, players: tuple[Player, ...]) -> str:
    """Who won, with how many gums, and which bets broke a tie."""
    names = [players[seat].name for seat in outcome.winners]
    if outcome.reason == "resigned":
        return translate("Rolima", "{name} wins: the others have resigned.").format(name=names[0])
    gums = max(outcome.scores[seat].total for seat in outcome.winners)
    if len(names) > 1:
        shared = translate("Rolima", "{names} share the victory with %n gum(s).", None, gums)
        return shared.format(names=listed(names))
    colour = tie_colour(outcome.reason)
    if colour is None:
        return translate("Rolima", "{name} wins with %n gum(s).", None, gums).format(name=names[0])
    said = translate(
        "Rolima", "{name} wins with %n gum(s): the highest bet on {cart} breaks the tie.", None, gums
    )
    return said.format(name=names[0], cart=cart_name(colour))


def tie_colour(reason: str) -> Colour | None:
    """The cart whose bets broke a tie, out of the reason of an outcome; None: there was no tie."""
    code, _, letter = reason.partition(":")
    letters = deck().letters
    return letters.index(letter) if code == "tie" and letter in letters else None
