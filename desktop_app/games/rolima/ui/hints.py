"""A hint of Rolimã in words, in three stages: what to think of, what to do, and why."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop_app.bots.bot import Advice
from desktop_app.games.rolima.engine.deck import deck
from desktop_app.games.rolima.engine.state import Action, Play, Take, TakeGum

from . import text

translate = QCoreApplication.translate


def advice_sentence(advice: Advice[Action], stage: int) -> str:
    """Stage 1 what it is about, 2 also what to do, 3 also why."""
    if stage <= 1:
        return _where(advice.action)
    deed = what(advice.action)
    why = reason(advice) if stage > 2 else ""
    return f"{deed}: {why}." if why else f"{deed}."


def _where(action: Action) -> str:
    match action:
        case Play(card):
            said = translate("Rolima", "Think of your {cart} cards and what they are worth to you.")
            return said.format(cart=text.cart_name(deck().colour(card)))
        case Take(card):
            said = translate("Rolima", "Look at {cart} in the display.", "a colour")
            return said.format(cart=text.cart_name(deck().colour(card)))
        case _:
            return translate("Rolima", "Think of which carts will reach the podium.")


def what(action: Action) -> str:
    """The action in words, without a full stop."""
    match action:
        case Play(card):
            return translate("Rolima", "Play {card}").format(card=text.card_name(card))
        case Take(card):
            return translate("Rolima", "Take {card}").format(card=text.card_name(card))
        case TakeGum(colour):
            return translate("Rolima", "Take {card}").format(card=text.gum_card_name(colour))
    return ""


def reason(advice: Advice[Action]) -> str:
    """Why it is good, without a full stop; '' where nothing is to be said.

    Points are gums times what a place pays; "so far" counts the cards that lie open, this one among them.
    """
    data = dict(advice.data)
    match advice.reason:
        case "ends":
            said = _ends(data)
        case "denies":
            said = translate(
                "Rolima",
                "otherwise {cart} moves so far, and your bets are worth %n less",
                None,
                _n(data, "loss"),
            )
        case "pushes":
            said = translate(
                "Rolima", "{cart} moves so far, and your bets are worth %n more", None, _n(data, "gain")
            )
        case "cheap":
            said = translate("Rolima", "{cart} is only {place}: the card brings nothing as a bet now")
        case "drafts_first":
            said = translate("Rolima", "with it you are among the first to draft")
        case "keeps":
            said = translate(
                "Rolima", "your other cards are worth %n, this one only {lost}", None, _n(data, "points")
            )
        case "only":
            said = translate("Rolima", "nothing else is possible")
        case "gum_denies":
            said = translate("Rolima", "it takes %n gum(s) from another seat", None, _n(data, "points"))
        case "gum_leader":
            said = translate("Rolima", "no other one pays more: %n gum(s) now", None, _n(data, "points"))
        case "gum_hopes":
            said = translate("Rolima", "{cart} is {place} now, but may still come forward")
        case _:
            said = _take(advice.reason, data)
    return said.format(cart=_cart(data), place=text.place_name(_n(data, "place")), lost=_n(data, "lost"))


def _ends(data: dict[str, object]) -> str:
    points = _n(data, "points")
    if data.get("sure"):
        return translate("Rolima", "{cart} reaches the goal, and your bets bring %n gum(s)", None, points)
    return translate(
        "Rolima", "so far {cart} reaches the goal, and your bets would bring %n gum(s)", None, points
    )


def _take(code: str, data: dict[str, object]) -> str:
    match code:
        case "pays":
            points = _n(data, "points")
            return translate("Rolima", "no card of the display pays more: %n gum(s) now", None, points)
        case "strong" if _n(data, "bets"):
            bets = _n(data, "bets")
            return translate("Rolima", "a loud card for {cart}, on which you have bet %n gum(s)", None, bets)
        case "strong":
            return translate("Rolima", "a loud card to cheer with later")
        case "hopes":
            gums = _n(data, "gums")
            return translate(
                "Rolima", "{cart} is {place} now, but %n gum(s) count if it comes forward", None, gums
            )
    return ""


def _cart(data: dict[str, object]) -> str:
    colour = data.get("colour")
    return text.cart_name(colour) if isinstance(colour, int) else ""


def _n(data: dict[str, object], key: str) -> int:
    value = data.get(key, 0)
    return value if isinstance(value, int) else 0
