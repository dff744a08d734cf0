"""The hill cards of Rolimã in words: a name and one sentence each."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop_app.games.rolima.engine.deck import Hill

translate = QCoreApplication.translate


def hill_name(hill: Hill) -> str:
    """What a hill card is called, as it stands on the card."""
    names = (
        translate("Rolima", "Headwind"),
        translate("Rolima", "Slipstream"),
        translate("Rolima", "Quiet Hour"),
        translate("Rolima", "Solo Voice"),
        translate("Rolima", "Gravel"),
        translate("Rolima", "Comeback"),
        translate("Rolima", "Hairpin"),
        translate("Rolima", "Blind Bend"),
        translate("Rolima", "Sold Out"),
        translate("Rolima", "Megaphone"),
        translate("Rolima", "Neck and Neck"),
        translate("Rolima", "Cobbles"),
    )
    return names[hill - 1]


def hill_rule(hill: Hill) -> str:
    """What it does while it lies open, in one sentence."""
    rules = (
        translate("Rolima", "The total of the cart that leads the race is halved (rounded down)."),
        translate("Rolima", "The winner's old left neighbour comes along, except to the goal."),
        translate("Rolima", "The lowest total wins; of equal ones that of the cart further back."),
        translate("Rolima", "Only the highest card of each colour counts; nothing is added up."),
        translate("Rolima", "A cart enters its new section at the far left, behind all carts there."),
        translate("Rolima", "If the last cart of the race wins, it moves two sections."),
        translate("Rolima", "The drafting order is reversed: the highest card picks first."),
        translate("Rolima", "All cards are played face down and turned over together."),
        translate("Rolima", "The display has only as many cards as there are players."),
        translate("Rolima", "The lowest card counts three times in its total, but not for drafting."),
        translate("Rolima", "Second by total moves, too, unless the winner reaches the goal."),
        translate("Rolima", "Cards with an odd value add only 1 to their total."),
    )
    return rules[hill - 1]
