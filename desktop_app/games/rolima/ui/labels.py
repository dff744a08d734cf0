"""The short words that are painted on the Rolimã table."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop_app.games.rolima.engine.deck import Hill, deck
from desktop_app.session.component import Component

from . import text
from .hill_text import hill_name, hill_rule

translate = QCoreApplication.translate
TIMES = "\N{MULTIPLICATION SIGN}"


def rule_heading(section: int) -> str:
    """What stands above the rule in force."""
    if not section:
        return translate("Rolima", "Hill rule")
    return translate("Rolima", "Section {number}: hill rule").format(number=section)


def rule_title(hill: Hill | None) -> str:
    """The name of the rule in force."""
    return translate("Rolima", "No rule") if hill is None else hill_name(hill)


def rule_body(hill: Hill | None, *, hidden: bool) -> str:
    """The rule, or why there is none."""
    if hill is not None:
        return hill_rule(hill)
    if hidden:
        return translate("Rolima", "The hill cards stay face down.")
    return translate("Rolima", "The highest total moves one section.")


def sums_title(*, settled: bool) -> str:
    """The heading of the sums."""
    return translate("Rolima", "Cheered") if settled else translate("Rolima", "Cheering")


def sums_note(hidden: int) -> str:
    """How many cards of the round lie face down."""
    return translate("Rolima", "%n face down", None, hidden) if hidden else ""


def worth_title() -> str:
    """What stands above what the hand brings."""
    return translate("Rolima", "Your hand")


def display_title() -> str:
    """What stands below the display."""
    return translate("Rolima", "Display")


def pile_title() -> str:
    """What stands below the pile."""
    return translate("Rolima", "Pile", "of cards to draw from")


def discard_title() -> str:
    """What stands below the discard pile."""
    return translate("Rolima", "Discard")


def deed_words(deed: Component) -> tuple[str, str]:
    """What the button says: what to do, and with which card."""
    card = deed.get("card")
    named = isinstance(card, int)
    match deed.get("phase"):
        case "cheer":
            title = translate("Rolima", "Play", "a card, on a button")
        case "draft":
            title = translate("Rolima", "Take", "a card, on a button")
        case "gum":
            title = translate("Rolima", "Take", "a card, on a button")
            note = text.cart_name(card) if isinstance(card, int) else translate("Rolima", "a gum card")
            return title, note
        case _:
            return translate("Rolima", "Wait"), ""
    return title, text.card_name(card) if named and isinstance(card, int) else translate("Rolima", "a card")


def bet_sum(part: Component) -> str:
    """What a bet brings: "3 × 2 = 6"."""
    return f"{part.get('gums')} {TIMES} {part.get('times')} = {part.get('points')}"


def weight_text(part: Component) -> str:
    """What a played card adds: "×3" of its number, else the number it counts."""
    value, weight = part.get("value"), part.get("weight")
    assert isinstance(value, int)
    assert isinstance(weight, int)
    return f"{TIMES}3" if weight == 3 * value and value else f"={weight}"


def more_than_said(part: Component) -> bool:
    """Whether a played card adds more than its number; a 0/10 card that counts 10 does."""
    card, weight = part.get("card"), part.get("weight")
    assert isinstance(card, int)
    assert isinstance(weight, int)
    number = deck().number(card)
    return weight > (number if number is not None else 0)
