"""What can be agreed before a game of Rolimã, in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop_app.core.game import OptionValue, Setup

from .hill_text import hill_name, hill_rule

translate = QCoreApplication.translate

NAMED = ("hill_1", "hill_2", "hill_3", "hill_4")
"""The options that name a hill card, from the top of the hill to its foot."""


def option_label(key: str) -> str:
    """The name of an option."""
    match key:
        case "zero_ten":
            return translate("Rolima", "0/10 cards")
        case "gum_cards":
            return translate("Rolima", "Gum cards")
        case "hill_mode":
            return translate("Rolima", "Hill cards")
        case "hill_1":
            return translate("Rolima", "First hill card")
        case "hill_2":
            return translate("Rolima", "Second hill card")
        case "hill_3":
            return translate("Rolima", "Third hill card")
        case "hill_4":
            return translate("Rolima", "Fourth hill card")
    return key


def choice_label(key: str, value: OptionValue) -> str:
    """The name of one choice."""
    match key, value:
        case (("zero_ten" | "gum_cards"), False):
            return translate("Rolima", "without")
        case (("zero_ten" | "gum_cards"), True):
            return translate("Rolima", "with")
        case "hill_mode", "normal":
            return translate("Rolima", "hill cards by lot")
        case "hill_mode", "hidden":
            return translate("Rolima", "never turned up")
        case "hill_mode", "chosen":
            return translate("Rolima", "chosen, shuffled")
        case "hill_mode", "fixed":
            return translate("Rolima", "chosen, in order")
    if key in NAMED:
        return hill_name(value) if isinstance(value, int) and value else translate("Rolima", "by lot")
    return str(value)


def choice_note(setup: Setup, key: str, value: OptionValue) -> str:
    """A sentence about what is chosen, '' where the label says it all."""
    match key, value:
        case "zero_ten", True:
            return translate(
                "Rolima", "Each colour has a card more: 10 if it is the only one of its colour, else 0."
            )
        case "gum_cards", True:
            return translate("Rolima", "Who gets the horn takes one of five gum cards, also from others.")
        case "hill_mode", "hidden":
            return translate("Rolima", "The easy race: no hill card is ever turned up.")
        case "hill_mode", "chosen":
            return translate("Rolima", "The hill cards named lie on the hill, in an order nobody knows.")
        case "hill_mode", "fixed":
            return translate("Rolima", "The hill cards named lie on the hill in this order, from the top.")
    if key in NAMED and isinstance(value, int) and value and choice_enabled(setup, key):
        if _twice(setup, key, value):
            return translate("Rolima", "Named twice: one drawn from the deck lies here instead.")
        return hill_rule(value)
    return ""


def choice_enabled(setup: Setup, key: str) -> bool:
    """Whether an option matters: hill cards can be named only where they are chosen."""
    return key not in NAMED or setup.option("hill_mode", "normal") in ("chosen", "fixed")


def _twice(setup: Setup, key: str, value: OptionValue) -> bool:
    return any(setup.option(other, 0) == value for other in NAMED[: NAMED.index(key)])
