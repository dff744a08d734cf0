"""What is told of the computer players: how they think, and what each strength does."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def paragraphs() -> tuple[str, ...]:
    """How they think."""
    return (
        translate(
            "Rollnbump",
            "Everything lies open, so they know no more than you do: neither what the dice will show nor"
            " which card comes next.",
        ),
        translate(
            "Rollnbump",
            "All but the weakest reckon which dice to keep exactly, over every throw that is still possible."
            " They differ in what a card is worth to them. None of them watches the clock.",
        ),
    )


def level_text(number: int) -> str:
    """What a strength does."""
    texts = (
        translate(
            "Rollnbump",
            "Keeps the face that it has most of, rolls the rest again, and claims the cards with the most"
            " points. It reckons no odds.",
        ),
        translate("Rollnbump", "Reckons the odds of its dice, but sees nothing in a card except its points."),
        translate("Rollnbump", "Also counts what a card adds to a set, and likes the first of a colour."),
        translate(
            "Rollnbump",
            "Also bumps where it hurts, and thinks of how keen the others are on a card before it claims it.",
        ),
        translate(
            "Rollnbump",
            "Works out how all the others will answer each claim until its own next turn, and what that means"
            " for winning. How likely claims last was learned from games against itself.",
        ),
    )
    return texts[number - 1]
