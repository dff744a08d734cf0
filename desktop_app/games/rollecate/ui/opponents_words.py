"""What is told of the computer players: how they think, and what each strength does."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale

from desktop_app.bots.bot import Level

translate = QCoreApplication.translate


def paragraphs() -> tuple[str, ...]:
    """How they think."""
    return (
        translate(
            "Rollecate",
            "They know their own hand, the railway, the piles, and how many cards each of you holds. The"
            " cards in other hands and those still to come are as unknown to them as to you, and so are the"
            " dice.",
        ),
        translate(
            "Rollecate",
            "All but the weakest reckon the odds of a ride exactly. The stronger ones also know what a"
            " railway, a pile and a hand are worth later on; that was learned from many games.",
        ),
    )


def level_text(level: Level) -> str:
    """What a strength does; the numbers are those that it plays with."""
    said = _texts()[level.number - 1]
    budget, locale = level.budget, QLocale()
    return said.format(
        count=locale.toString(budget.iterations or 0), seconds=locale.toString(budget.seconds or 0.0)
    )


def _texts() -> tuple[str, ...]:
    return (
        translate(
            "Rollecate",
            "Lays what fits, as chance will have it, or passes, and trusts the dice. Only its penalty cards"
            " are stacked well.",
        ),
        translate("Rollecate", "Reckons the odds of this turn and keeps its pile low. It forgets its hand."),
        translate(
            "Rollecate", "Keeps pile and hand small by the odds of this turn, without a thought of the next."
        ),
        translate(
            "Rollecate",
            "Reckons the odds of this turn and weighs what the railway, its pile and its hand will be worth"
            " after it.",
        ),
        translate(
            "Rollecate",
            "Also plays the promising plans on to its own next turn, with the hidden cards and the dice drawn"
            " by lot: up to {count} times, for {seconds} seconds at most.",
        ),
    )
