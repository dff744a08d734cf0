"""What is told of the computer players: how they think, and what each strength does."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale

from desktop_app.bots.bot import Level

translate = QCoreApplication.translate


def paragraphs() -> tuple[str, ...]:
    """How they think."""
    return (
        translate(
            "Rolima",
            "They know their own hand and what lies open, never what you hold. Who remembers, remembers only"
            " what was taken and discarded in sight of everybody.",
        ),
        translate(
            "Rolima",
            "The stronger ones deal the cards that they do not know by lot, again and again, and try in each"
            " such deal what everybody might play. In the end they play what they tried most often.",
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
            "Rolima",
            "Weighs each card by where the carts would stand then, and takes one of the two best by lot. It"
            " remembers nothing.",
        ),
        translate(
            "Rolima", "Weighs cards in the same way and always takes the best. It does not look ahead either."
        ),
        translate(
            "Rolima",
            "Tries {count} deals of the hidden cards, up to the end of the round. Of each other hand it"
            " remembers one card.",
        ),
        translate(
            "Rolima",
            "Tries {count} deals of the hidden cards, up to the end of the round, and remembers every card"
            " that was seen.",
        ),
        translate(
            "Rolima",
            "Tries {count} deals of the hidden cards, but thinks for {seconds} seconds at most. It remembers"
            " every card that was seen, and near the finish it plays the race on to the end.",
        ),
    )
